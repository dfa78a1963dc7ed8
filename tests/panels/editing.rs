//! Whole cases by keyboard alone.

use egui::{Key, Modifiers};
use redress::app::files::Kept;
use redress::app::view::View;
use redress::case::{Event, Given};
use redress::formats::{case_ron, import, lin};
use redress::lang::Lang;

use crate::driver::Window;

/// A board as a spectators' operator types it: 1NT, 2♦ alerted and explained, 2♥, three passes.
const VUGRAPH: &str = "vg|Club final,Board 7,I,1,1,Home,0,Away,0|\
pn|S1,W1,N1,E1,S2,W2,N2,E2|\
qx|o7|md|1SA73HT84DAQ92CK65,SKQ862HKQ75D3CQ42,SJT54H2DKT865CJT3,|sv|b|\
mb|1N|mb|2D!|an|both majors|mb|p|mb|2H|mb|p|mb|p|mb|p|pg||";

fn imported() -> Window {
    Window::with(1280.0, 800.0, View::default(), |app| {
        let file = lin::read_text(VUGRAPH);
        assert_eq!(file.records.len(), 1, "{:?}", file.problems);
        app.show_case(import::case_from(&file.records[0], "final.lin"), Kept::default());
    })
}

#[test]
fn from_an_empty_case_to_the_ruling() {
    let mut window = Window::new(1280.0, 800.0, View::default());
    window.expect("Nothing here needs a ruling yet.");
    window.enter("board 7").enter("1nt 2d!never");
    window.enter("N asks").enter("E: diamonds").enter("p 2h p p p");
    assert_eq!(window.app().case().happened.len(), 10);
    window.enter("W td").expect("East: “diamonds”, event 5");
    // The agreement: Ctrl+G, what it means, Enter.
    window.press_with(Modifiers::ALT, Key::ArrowLeft);
    window.ctrl(Key::G).types("both majors").press(Key::Enter).expect("both majors");
    window.ask_for("Does the evidence show").ctrl(Key::Num1);
    window.ask_for("other than their agreement").ctrl(Key::Num1);
    window.ask_for("well have influenced the last pass").ctrl(Key::Num1);
    window.expect("North may change the last pass or keep it, until a lead is faced.");
    // Undo and redo walk back and on.
    window.ctrl(Key::Z).ask_for("well have influenced the last pass");
    window.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    window.expect("North may change the last pass or keep it, until a lead is faced.");
}

#[test]
fn an_imported_board_with_what_was_said_and_not_alerted() {
    let mut window = imported();
    let before = window.app().case().happened.len();
    window.expect("both majors").expect_not("well have influenced");
    // The alert of the file is changed to never, in the form: choose it, Ctrl+E, to the field, down twice, Enter.
    let alert = window.app().case().happened.iter().position(|e| matches!(e.what, Event::Alerts { .. }));
    for _ in 0..=alert.expect("an alert") {
        window.press_with(Modifiers::ALT, Key::ArrowRight);
    }
    window.ctrl(Key::E).expect("Change the event");
    let mut steps = 0;
    while window.focused().as_deref() != Some("Alert") {
        window.press(Key::Tab);
        steps += 1;
        assert!(steps < 12, "no way to the field");
    }
    window.press(Key::ArrowDown).press(Key::ArrowDown).press(Key::Tab);
    while window.focused().as_deref() != Some("Keep") {
        window.press(Key::Tab);
        steps += 1;
        assert!(steps < 30, "no way to the button");
    }
    window.press(Key::Enter);
    let given = window.app().case().happened.iter().find_map(|entry| match entry.what {
        Event::Alerts { given, .. } => Some(given),
        _ => None,
    });
    assert_eq!(given, Some(Given::Never));
    // What East said: Insert, the kind by its name, the words, Enter.
    window.press(Key::Escape).press(Key::End);
    window.press(Key::Insert).types("expl").press(Key::Enter).types("diamonds").press(Key::Enter);
    assert_eq!(window.app().case().happened.len(), before + 1);
    window.enter("N td").ask_for("well have influenced the last pass");
}

#[test]
fn alerts_never_by_the_form_alone() {
    let mut window = Window::new(1280.0, 800.0, View::default());
    window.enter("board 7").enter("1nt 2d p 2h p p p");
    window.press(Key::Insert).types("alert").press(Key::Enter).expect("Add an event");
    window.harness.run();
    let mut steps = 0;
    while window.focused().as_deref() != Some("Alert") {
        window.press(Key::Tab);
        steps += 1;
        assert!(steps < 12, "no way to the field");
    }
    window.press(Key::ArrowDown).press(Key::ArrowDown);
    while window.focused().as_deref() != Some("Add") {
        window.press(Key::Tab);
        steps += 1;
        assert!(steps < 30, "no way to the button");
    }
    window.press(Key::Space);
    let last = window.app().case().happened.last().map(|entry| entry.what.clone());
    assert!(matches!(last, Some(Event::Alerts { given: Given::Never, .. })), "{last:?}");
}

#[test]
fn saved_by_ctrl_s_and_read_back() {
    let folder = tempfile::tempdir().expect("folder");
    let path = folder.path().join("seven.redress.ron");
    let mut empty = redress::case::Case::default();
    empty.board.number = Some(7);
    case_ron::save(&path, &empty).expect("saved");
    let opened = path.clone();
    let mut window = Window::with(1280.0, 800.0, View::default(), move |app| app.open_path(&opened));
    window.enter("1nt 2d!never p").ctrl(Key::S);
    let read = case_ron::read(&std::fs::read(&path).expect("file")).expect("case").case;
    assert_eq!(read, *window.app().case());
    assert_eq!(read.happened.len(), 4);
    window.enter("2h").expect("• seven").ctrl(Key::S).expect_not("• seven");
}

#[test]
fn a_file_that_cannot_be_read_says_why_and_loses_nothing() {
    let folder = tempfile::tempdir().expect("folder");
    let path = folder.path().join("broken.redress.ron");
    std::fs::write(&path, "(format: 1, titel: \"x\")").expect("written");
    let newer = folder.path().join("newer.redress.ron");
    std::fs::write(
        &newer,
        "(format: 99, title: \"from tomorrow\", board: (number: 1), happened: [(1, calls(N, \"1H\"))])",
    )
    .expect("written");
    let mut window = Window::new(1280.0, 800.0, View::default());
    window.enter("N 1h p");
    let broken = path.clone();
    window.harness.state_mut().open_path(&broken);
    window.harness.run();
    window.expect("could not be opened").expect("titel").press(Key::Escape);
    assert_eq!(window.app().case().happened.len(), 2);
    window.harness.state_mut().open_path(&newer);
    window.harness.run();
    window.expect("newer than this version").press(Key::Escape);
    let before = window.app().case().clone();
    window.enter("1s").ctrl(Key::B);
    assert_eq!(*window.app().case(), before);
    window.expect("read only");
}

#[test]
fn a_lin_file_with_boards_to_choose_from() {
    let folder = tempfile::tempdir().expect("folder");
    let path = folder.path().join("two.lin");
    let two = VUGRAPH.replace(
        "pg||",
        "pg||qx|c7|md|1SA73HT84DAQ92CK65,SKQ862HKQ75D3CQ42,SJT54H2DKT865CJT3,|sv|b|mb|1N|mb|p|mb|p|mb|p|pg||",
    );
    std::fs::write(&path, two).expect("written");
    let mut window = Window::with(1280.0, 800.0, View::default(), move |app| app.open_path(&path));
    window.expect("Which board?").expect("closed room").expect("1 explanation");
    window.press(Key::ArrowDown).press(Key::Enter);
    assert_eq!(window.app().case().happened.len(), 4);
}

#[test]
fn a_call_put_into_the_middle_asks_about_the_gap() {
    let mut window = Window::new(1280.0, 800.0, View::default());
    window.enter("N 1h p p p");
    window.press(Key::Home).press(Key::ArrowRight);
    window.enter("x").expect("Close the gap").ctrl(Key::Num1);
    let calls: Vec<String> = window
        .app()
        .case()
        .happened
        .iter()
        .map(|entry| match &entry.what {
            Event::Calls(seat, call) => format!("{seat}{call}"),
            other => format!("{other:?}"),
        })
        .collect();
    assert_eq!(calls, ["N1H", "EX", "SP", "WP", "NP"]);
    // Delete asks too, and can be called off.
    window.press_with(Modifiers::ALT, Key::ArrowRight).press(Key::Delete).expect("Close the gap");
    window.press(Key::Escape);
    assert_eq!(window.app().case().happened.len(), 5);
}

#[test]
fn text_being_typed_keeps_its_keys() {
    let mut window = Window::new(1280.0, 800.0, View::default());
    window.enter("N 1h p").types("2");
    // With text in the line, the arrow and Ctrl+Z are the line's.
    window.press(Key::ArrowLeft).ctrl(Key::Z);
    assert_eq!(window.app().case().happened.len(), 2);
    assert_eq!(window.app().view().moment, redress::case::Moment::End);
}

#[test]
fn what_is_not_understood_stays_in_the_line() {
    let mut window = Window::new(1280.0, 800.0, View::default());
    window.enter("wibble").expect("“wibble” is not understood").expect("wibble");
    assert!(window.app().case().happened.is_empty());
}

#[test]
fn the_language_changes_live_and_folds_stay() {
    let mut window = imported();
    window.enter("E 2d: diamonds").enter("N td");
    window.ctrl(Key::K).types("Ελλην").press(Key::Enter);
    assert_eq!(window.app().view().lang, Lang::El);
    window.expect("Αγορές");
    let open = window.app().view().open.clone();
    window.press(Key::F7).expect("Auction");
    assert_eq!(window.app().view().open, open);
}

#[test]
fn f6_goes_round_the_parts_and_tab_reaches_every_control() {
    let mut window = imported();
    let mut regions = Vec::new();
    for _ in 0..7 {
        window.press(Key::F6);
        regions.push(window.focused().unwrap_or_default());
    }
    assert_eq!(regions[0], "Auction", "{regions:?}");
    assert_eq!(regions[6], "What happened", "{regions:?}");
    assert!(regions.contains(&"Ruling".to_owned()), "{regions:?}");
}

#[test]
fn tab_reaches_every_control_in_reading_order() {
    use egui_kittest::kittest::{NodeT, Queryable};
    let mut window = imported();
    window.enter("E 2d: diamonds").enter("N td").ctrl(Key::L);
    let role = |role: egui::Role| {
        matches!(
            role,
            egui::Role::Button | egui::Role::TextInput | egui::Role::Slider | egui::Role::DisclosureTriangle
        )
    };
    let mut expected: Vec<String> = Vec::new();
    for node in window.harness.get_all_by(|_| true) {
        let node = node.accesskit_node();
        if role(node.role()) && !node.is_disabled() {
            expected.extend(node.label());
        }
    }
    let mut reached: Vec<String> = Vec::new();
    for _ in 0..200 {
        window.press(Key::Tab);
        reached.extend(window.focused());
        if window.focused().as_deref() == Some("What happened") && reached.len() > 10 {
            break;
        }
    }
    for name in &expected {
        assert!(reached.contains(name), "Tab never comes to {name}:\n{}", reached.join("\n"));
    }
    let place = |name: &str| reached.iter().position(|other| other.starts_with(name)).unwrap_or(usize::MAX);
    let order = ["Auction", "Who was told what", "Evidence", "Moment:", "Ruling"].map(place);
    assert!(order.is_sorted(), "{order:?}: {reached:?}");
}

#[test]
fn an_idle_window_draws_nothing() {
    let mut window = imported();
    window.harness.run();
    assert!(!window.harness.ctx.has_requested_repaint(), "{:?}", window.harness.ctx.repaint_causes());
}

#[test]
fn work_of_a_window_that_was_killed_is_offered_again() {
    let folder = tempfile::tempdir().expect("folder");
    let path = folder.path().join("five.redress.ron");
    case_ron::save(&path, &redress::case::Case::default()).expect("saved");
    let opened = path.clone();
    let mut window = Window::with(1280.0, 800.0, View::default(), move |app| app.open_path(&opened));
    window.enter("N 1h p 2h");
    // Killed: nothing of it runs any more. (Its lock would be let go of by the system.)
    drop(window);
    let opened = path.clone();
    let mut window = Window::with(1280.0, 800.0, View::default(), move |app| app.open_path(&opened));
    window.expect("Redress was stopped").ctrl(Key::Num1);
    assert_eq!(window.app().case().happened.len(), 3);
    window.ctrl(Key::S);
    drop(window);
    let opened = path.clone();
    let mut window = Window::with(1280.0, 800.0, View::default(), move |app| app.open_path(&opened));
    window.expect_not("Redress was stopped");
    assert_eq!(window.app().case().happened.len(), 3);
}

#[test]
fn a_second_window_and_a_file_changed_on_disk_are_told() {
    let folder = tempfile::tempdir().expect("folder");
    let path = folder.path().join("six.redress.ron");
    case_ron::save(&path, &redress::case::Case::default()).expect("saved");
    let opened = path.clone();
    let mut window = Window::with(1280.0, 800.0, View::default(), move |app| app.open_path(&opened));
    let opened = path.clone();
    let mut second = Window::with(1280.0, 800.0, View::default(), move |app| app.open_path(&opened));
    second.expect("is open in another window");
    let other = redress::case::Case { title: "somebody else's".to_owned(), ..Default::default() };
    case_ron::save(&path, &other).expect("saved");
    window.enter("N 1h").ctrl(Key::S).expect("was changed on disk").press(Key::Escape);
    assert_eq!(case_ron::read(&std::fs::read(&path).expect("file")).expect("case").case, other);
    window.ctrl(Key::S).ctrl(Key::Num1);
    let read = case_ron::read(&std::fs::read(&path).expect("file")).expect("case").case;
    assert_eq!(read, *window.app().case());
}

#[test]
fn hands_are_typed_and_the_last_one_is_filled_in() {
    let mut window = Window::new(1280.0, 800.0, View::default());
    window.ctrl(Key::B).types("7");
    for hand in ["JT54.2.KT865.J83", "9.AJT963.J74.974", "A73.84.AQ92.AK65"] {
        let mut steps = 0;
        while !window.focused().is_some_and(|name| name.starts_with("Hand of")) {
            window.press(Key::Tab);
            steps += 1;
            assert!(steps < 12, "no way to the next hand");
        }
        window.types(hand).press(Key::Tab);
    }
    while window.focused().as_deref() != Some("Fill in West’s hand: the cards left") {
        window.press(Key::Tab);
    }
    window.press(Key::Space);
    while window.focused().as_deref() != Some("Keep") {
        window.press(Key::Tab);
    }
    window.press(Key::Space).expect("dealer South").expect("West: ♠ K Q 8 6 2");
}

#[test]
fn a_board_played_to_the_end_is_ruled_in_a_blink() {
    let plays: String =
        "SA,S2,S4,S9,SK,S5,S3,H2,HA,H4,H5,D2".split(',').map(|card| format!("|pc|{card}")).collect();
    let text = VUGRAPH.replace("|pg||", &format!("{plays}|pg||"));
    let file = lin::read_text(&text);
    let case = import::case_from(&file.records[0], "final.lin");
    let case = std::sync::Arc::new(case);
    let start = std::time::Instant::now();
    let worked = redress::app::shown::Worked::new(&case, redress::case::Moment::End, false);
    // Far from the promise, for a machine that is busy: the benchmark has the figures.
    assert!(start.elapsed().as_millis() < 2_000, "{:?} for {} entries", start.elapsed(), case.happened.len());
    eprintln!("{:?} for {} entries", start.elapsed(), case.happened.len());
    assert_eq!(worked.phases.len(), case.happened.len() + 1);
}

#[test]
fn an_answer_says_who_and_why_and_goes_stale_with_its_grounds() {
    let mut window = Window::new(1280.0, 800.0, View::default());
    window.enter("board 7 1nt 2d!never N asks").enter("E: diamonds").enter("p 2h p p p W td");
    window.enter("2d = both majors (card)").ask_for("other than their agreement").ctrl(Key::Num1);
    let judged = window.app().case().judged.last().cloned().expect("a judgement");
    assert_eq!(judged.since, window.app().case().happened.last().map(|entry| entry.id));
    assert!(!judged.seen.is_empty());
    window.expect("Answered: Yes.").ctrl(Key::Y).types("the card says so").press(Key::Tab).types("N. D.");
    window.press(Key::Enter).expect("N. D.: the card says so");
    let judged = window.app().case().judged.clone();
    assert_eq!(judged.len(), 1, "the same judgement, with who and why");
    assert_eq!((judged[0].by.as_str(), judged[0].because.as_str()), ("N. D.", "the card says so"));
    // What was said is changed: the answer does not hold any more, and is offered again.
    let said = window.app().case().happened.iter().position(|e| matches!(e.what, Event::Explains { .. }));
    for _ in 0..=said.expect("an explanation") {
        window.press_with(Modifiers::ALT, Key::ArrowRight);
    }
    window.ctrl(Key::E).types(" and a major").press(Key::Enter);
    window.ask_for("other than their agreement").expect("Answered before: Yes.");
}

#[test]
fn cards_share_a_column_until_each_is_asked_for() {
    let cards = "SA,S2,S4,S9,SK,S5,S3,H2,HA,H4,H5,D2".split(',').map(|card| format!("|pc|{card}"));
    let text = VUGRAPH.replace("|pg||", &format!("{}|pg||", cards.collect::<String>()));
    let mut window = Window::with(1280.0, 800.0, View::default(), move |app| {
        let file = lin::read_text(&text);
        app.show_case(import::case_from(&file.records[0], "final.lin"), Kept::default());
    });
    window.expect("11 cards played").expect("Timeline shows: all, cards together").picture("plays-together");
    let with_cards = window.names().len();
    window.press(Key::F4).expect("Timeline shows: all, each card").expect_not("cards played");
    assert!(window.names().len() > with_cards);
    window.press(Key::F3).press(Key::F3).press(Key::F2).picture("plays-each");
    // Ctrl and the wheel over it do the same, and nothing elsewhere.
    let zoom = window.app().view().lanes_zoom;
    for (at, wider) in [(egui::pos2(400.0, 640.0), true), (egui::pos2(1000.0, 300.0), false)] {
        let before = window.app().view().lanes_zoom;
        window.harness.hover_at(at);
        window.harness.event(egui::Event::Zoom(1.2));
        window.harness.run();
        assert_eq!(window.app().view().lanes_zoom > before, wider);
    }
    assert!(window.app().view().lanes_zoom > zoom);
    window
        .press(Key::F4)
        .expect("Timeline shows: calls only")
        .expect_not("alerts, event 3")
        .picture("calls-only");
    window.press(Key::F4).expect("Timeline shows: calls and what was said");
    // The moment still steps through what is not shown.
    let last = window.app().case().happened.len();
    window.press(Key::ArrowLeft).expect(&format!("after event {} of {last}", last - 1));
}

#[test]
fn cards_are_clicked_into_hands() {
    use egui_kittest::kittest::{NodeT, Queryable};
    let mut window = Window::new(1280.0, 800.0, View::default());
    window.ctrl(Key::B).types("7").expect("Or click the cards of North: 52 left");
    let pack = |window: &Window| {
        let nodes = window.harness.get_all_by(|_| true);
        let of_pack = |name: Option<String>| name.is_some_and(|name| name.starts_with("Or click the cards"));
        let rects = nodes.filter(|node| {
            let node = node.accesskit_node();
            node.role() == egui::Role::Image && of_pack(node.label())
        });
        rects.map(|node| node.rect()).next().expect("the pack")
    };
    // The thirteen spades to North, then the heart ace to East, who is next.
    for place in 0..14_u8 {
        let rect = pack(&window);
        let column = f32::from(place % 13) + 0.5;
        let row = f32::from(place / 13) + 0.5;
        let at = rect.min + egui::vec2(rect.width() / 13.0 * column, rect.height() / 4.0 * row);
        window.harness.hover_at(at);
        window.harness.run();
        for pressed in [true, false] {
            window.harness.event(egui::Event::PointerButton {
                pos: at,
                button: egui::PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            });
            window.harness.run();
        }
    }
    window.expect("Or click the cards of East: 38 left").picture("clicked-cards");
    while window.focused().as_deref() != Some("Keep") {
        window.press(Key::Tab);
    }
    window.press(Key::Space).expect("North: ♠ A K Q J 10 9 8 7 6 5 4 3 2").expect("East: ♠ –, ♥ A");
}
