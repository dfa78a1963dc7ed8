//! Redress: the facts of a bridge incident, and the rulings that follow from them.
//!
//! The modules stand in reading order; each may use only those above it
//! (`tests/architecture.rs` holds the arrows, `ARCHITECTURE.md` says why).

pub mod bridge;
pub mod case;
pub mod reasoning;
pub mod words;

pub mod meaning;

pub mod laws;
pub mod ruling;

pub mod lang;

pub mod formats;

pub mod cli;

pub mod app;
