//! Worked cases 1, 3, 5 and 7 from an empty case to the ruling, by labels and keys alone.

use egui::Key;
use redress::app::view::View;
use redress::bridge::Seat;
use redress::case::Event;

use crate::driver::Window;

fn empty() -> Window {
    Window::new(1280.0, 800.0, View::default())
}

/// Each question by what it says, and the answer's place.
fn answer(window: &mut Window, answers: &[(&str, Key)]) {
    for (question, key) in answers {
        window.ask_for(question).ctrl(*key);
    }
}

fn told(window: &Window, case: &str) {
    println!("case {case}: {} keystrokes, {} entries", window.struck, window.app().case().happened.len());
    if std::env::var_os("SHOW").is_some() {
        println!("{}\n", window.names().join("\n"));
    }
}

#[test]
fn case_1_the_alert_that_came_one_call_late() {
    let mut window = empty();
    window.enter("N p p 1s p 2c p 2s").enter("S late 2c").enter("S td").enter("2c = spade fit (card)");
    answer(&mut window, &[("require an alert", Key::Num1), ("well have influenced", Key::Num1)]);
    window.expect("East may change the last pass or keep it");
    window.expect("What East would have called");
    told(&window, "1");
    // 1.5: he doubles; then South may change his 2♠ freely.
    window.enter("E changes x").expect("South may change the 2♠");
    told(&window, "1.5");
}

#[test]
fn case_3_dummy_corrects_after_the_final_pass() {
    let mut window = empty();
    window.enter("board 7 1nt 2d!never N asks").enter("E: diamonds").enter("p 2h p p p W td");
    window.enter("W corrects both majors").enter("2d = both majors (card; both say so)");
    answer(&mut window, &[("well have influenced the last pass", Key::Num1)]);
    window.expect("North may change the last pass or keep it, until a lead is faced.");
    window.expect("Nobody faces a card, please.").expect("You cannot change the pass any more.");
    told(&window, "3");
    // 3.5: North bids 3♦. The form knows which call may be changed, and under what.
    window.press(Key::Insert).types("changes a").press(Key::Enter).types("3d").press(Key::Enter);
    let last = window.app().case().happened.last().map(|entry| entry.what.clone());
    let Some(Event::Changes { by: Seat::North, leave: Some(leave), .. }) = last else { panic!("{last:?}") };
    assert_eq!(leave.0, "21B1(a)");
    window.expect("East to call");
    told(&window, "3.5");
}

#[test]
fn case_5_the_defender_who_must_keep_quiet() {
    let mut window = empty();
    window.enter("W 1h 2h! E asks").enter("S: spades and clubs").enter("4h p p p");
    // North, who knows better, will defend: he must keep quiet.
    window.enter("2h = spades and a minor (card)");
    answer(&mut window, &[("other than their agreement", Key::Num1)]);
    window.expect("North must not correct partner now").expect("South must");
    // 5.2: the one who misexplained puts it right himself.
    window.enter("S td").enter("S corrects spades and a minor");
    answer(&mut window, &[("well have influenced", Key::Num1)]);
    window.expect("West may change the pass or keep it, until a lead is faced.");
    told(&window, "5");
}

#[test]
fn case_7_nobody_called_the_director() {
    let mut window = empty();
    window.enter("board 7 1nt 2d!never N asks").enter("E: diamonds").enter("p 2h p p p");
    window.enter("W corrects both majors").enter("S leads").enter("dummy result 2h-e 9 -140").enter("N td");
    window.enter("N says I would have bid 3D").enter("2d = both majors (card; both say so)");
    window.expect("No call can be changed any more.").expect("forfeited");
    told(&window, "7");
}
