//! The window.

pub mod fonts;
