//! Whole cases by keyboard alone.

use egui::Key;
use redress::app::view::View;

use crate::driver::Window;

#[test]
fn from_an_empty_case_to_the_ruling() {
    let mut window = Window::new(1280.0, 800.0, View::default());
    window.expect("Nothing here needs a ruling yet.");
    window.enter("board 7");
    window.enter("1nt 2d!never p 2h p p p");
    assert_eq!(window.app().case().happened.len(), 8);
    window.enter("E 2d: diamonds");
    window.expect("East: “diamonds”, event 9");
    window.ctrl(Key::Z);
    window.expect_not("East: “diamonds”, event 9");
}
