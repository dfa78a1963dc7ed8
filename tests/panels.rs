//! The window, driven by labels and keys without a display.

// A test that cannot go on says so by failing.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic, clippy::print_stdout)]

#[path = "support/cpu_renderer.rs"]
mod cpu_renderer;
#[path = "panels/driver.rs"]
mod driver;

#[path = "panels/editing.rs"]
mod editing;
#[path = "panels/pictures.rs"]
mod pictures;
#[path = "panels/worked.rs"]
mod worked;
