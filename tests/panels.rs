//! The window, driven by labels and keys without a display.

#[path = "support/cpu_renderer.rs"]
mod cpu_renderer;
#[path = "panels/driver.rs"]
mod driver;

#[path = "panels/editing.rs"]
mod editing;
#[path = "panels/pictures.rs"]
mod pictures;
