//! Files: our own case file, and the bridge files a director is handed.

pub mod case_ron;
pub mod casebook;
pub mod import;
pub mod lin;
pub mod record;

pub use record::{Problem, Record};
