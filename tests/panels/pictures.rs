//! Pictures of the window, for the eye.

use redress::app::theme::Theme;
use redress::app::view::View;
use redress::formats::case_ron;
use redress::lang::Lang;

use crate::driver::Window;

pub const MISSING_ALERT: &str = r#"(
    format: 1, title: "Board 7, table 4", regulations: "wbf",
    tournament: (name: "Regional Pairs", session: "2"),
    board: (number: 7, hands: (n: "JT54.2.KT865.J83", e: "9.AJT963.J74.974", s: "A73.84.AQ92.AK65", w: "KQ862.KQ75.3.QT2")),
    happened: [
        (1, calls(S, "1NT")), (2, calls(W, "2D")), (3, alerts(by: E, of: 2, given: never)), (4, asks(by: N, of: 2)),
        (5, explains(by: E, of: 2, says: "diamonds")), (6, calls(N, "P")), (7, calls(E, "2H")),
        (8, calls(S, "P")), (9, calls(W, "P")), (10, calls(N, "P")),
        (11, summons(W), (at: "20:14")), (12, explains(by: W, of: 2, says: "both majors", corrects: 5)),
    ],
    agreements: [ (of: call(2), means: "both majors", evidence: [("system card p. 2", for), ("East: I forgot", for)]) ],
)"#;

#[test]
fn main_window() {
    for (width, height) in [(1280.0, 800.0), (1920.0, 1080.0), (640.0, 400.0)] {
        for theme in [Theme::Light, Theme::Dark] {
            for lang in Lang::ALL {
                let view = View { lang, theme, ..View::default() };
                let case = case_ron::read(MISSING_ALERT.as_bytes()).expect("case").case;
                let mut window = Window::with(width, height, view, move |app| {
                    app.show_case(case, redress::app::files::Kept::default());
                });
                window.picture(&format!("main-{width}-{theme:?}-{}", lang.code()));
            }
        }
    }
}
