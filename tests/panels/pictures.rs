//! The window in every size, language and theme: nothing cut, everything named; and pictures for the eye.

#![allow(clippy::expect_used, reason = "helpers of tests")]

use egui::Key;
use redress::app::files::Kept;
use redress::app::theme::Theme;
use redress::app::view::{Fold, Tab, View};
use redress::formats::case_ron;
use redress::lang::Lang;

use crate::driver::{Window, greek_is_complete};

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

const SIZES: [(f32, f32); 4] = [(1280.0, 800.0), (1920.0, 1080.0), (640.0, 400.0), (900.0, 600.0)];

fn window(width: f32, height: f32, view: View) -> Window {
    let case = case_ron::read(MISSING_ALERT.as_bytes()).expect("case").case;
    Window::with(width, height, view, move |app| app.show_case(case, Kept::default()))
}

#[track_caller]
fn check(window: &mut Window, what: &str) {
    let cut = window.cut_texts();
    assert!(cut.is_empty(), "{what}: {cut:#?}");
    if what.ends_with("en") || greek_is_complete() {
        for sign in ["SEAT(", "CALL(", "{ $", "⟨"] {
            window.expect_not(sign);
        }
    }
}

#[test]
fn nothing_is_cut_and_everything_is_named() {
    for (width, height) in SIZES {
        for theme in Theme::ALL {
            for lang in Lang::ALL {
                let tabs: &[Tab] = if width < 900.0 { &Tab::ALL } else { &[Tab::Ruling] };
                for tab in tabs {
                    let open = [Fold::Tree, Fold::Opinions, Fold::RuledOut].into();
                    let view = View { lang, theme, tab: *tab, open, ..View::default() };
                    let mut window = window(width, height, view);
                    let what = format!("{width} {theme:?} {tab:?} {}", lang.code());
                    check(&mut window, &what);
                    if theme != Theme::HighContrast {
                        window.picture(&format!("{width}-{tab:?}-{theme:?}-{}", lang.code()));
                    }
                }
            }
        }
    }
}

#[test]
fn forms_and_dialogs() {
    for (width, height) in SIZES {
        for lang in Lang::ALL {
            let view = View { lang, ..View::default() };
            let mut window = window(width, height, view);
            let see = |window: &mut Window, name: &str| {
                let what = format!("{width} {name} {}", lang.code());
                check(window, &what);
                window.picture(&format!("{width}-{name}-{}", lang.code()));
            };
            window.ctrl(Key::K);
            see(&mut window, "palette");
            window.press(Key::Escape).press(Key::F1);
            see(&mut window, "shortcuts");
            window.press(Key::Escape).ctrl(Key::B);
            see(&mut window, "board");
            window.press(Key::Escape).ctrl(Key::I);
            see(&mut window, "details");
            window.press(Key::Escape).ctrl(Key::G);
            see(&mut window, "agreement");
            window.press(Key::Escape).press(Key::Insert).press(Key::Enter);
            see(&mut window, "event");
            window.press(Key::Escape).ctrl(Key::H);
            see(&mut window, "undo");
            window.press(Key::Escape).press(Key::F8);
            see(&mut window, "table-view");
        }
    }
}

#[test]
fn larger_text() {
    for scale in [0.75, 1.5, 2.0] {
        let view = View { scale, lang: Lang::El, ..View::default() };
        let mut window = window(1280.0, 800.0, view);
        window.harness.run();
        check(&mut window, &format!("scale {scale}"));
    }
}

#[test]
fn what_a_paragraph_says_and_who_decided() {
    for (width, height) in SIZES {
        for (lang, theme) in [(Lang::En, Theme::Light), (Lang::El, Theme::Dark)] {
            let view = View { lang, theme, ..View::default() };
            let mut window = window(width, height, view);
            let see = |window: &mut Window, name: &str| {
                check(window, &format!("{width} {name} {}", lang.code()));
                window.picture(&format!("{width}-{name}-{}", lang.code()));
            };
            window.ctrl(Key::Num1).ctrl(Key::Num1);
            see(&mut window, "answered");
            let cite = lang.law("21B1(a)");
            for _ in 0..80 {
                if window.focused().is_some_and(|name| name.ends_with(&cite) && name.chars().count() < 20) {
                    break;
                }
                window.press(Key::Tab);
            }
            window.press(Key::Space).expect(&lang.paraphrase("21B1(a)"));
            see(&mut window, "law");
            window.press(Key::Escape).expect_not(&lang.paraphrase("21B1(a)"));
            window.ctrl(Key::Y);
            see(&mut window, "reason");
        }
    }
}
