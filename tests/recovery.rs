//! The program killed at random moments of an editing run: what was on the screen is there again, and every file opens.

// A test that cannot go on says so by failing.
#![allow(clippy::expect_used, clippy::panic, clippy::print_stdout)]

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use redress::app::view::View;
use redress::app::{App, fonts, recovery};
use redress::case::{Case, Event};
use redress::formats::case_ron;

const FILE: &str = "REDRESS_TEST_FILE";
/// As long as the killing goes on.
const FOR: Duration = Duration::from_secs(20);

/// Small and good enough to choose moments by; seeded, so that a failure can be had again.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit
    }
}

/// The highest number noted in a case.
fn noted(case: &Case) -> u32 {
    let numbers = case.happened.iter().filter_map(|entry| match &entry.what {
        Event::Remark(text) => text.parse().ok(),
        _ => None,
    });
    numbers.max().unwrap_or(0)
}

fn read(path: &Path) -> Case {
    let bytes = std::fs::read(path).expect("a file");
    match case_ron::read(&bytes) {
        Ok(read) => read.case,
        Err(_) => panic!("{} does not open:\n{}", path.display(), String::from_utf8_lossy(&bytes)),
    }
}

/// Types numbered notes for ever, saves now and then, deletes now and then, and says which number has been drawn.
#[test]
#[ignore = "the program that is killed: run by the test below"]
fn edits_until_killed() {
    let Some(path) = std::env::var_os(FILE).map(PathBuf::from) else { return };
    let opened = path.clone();
    let mut harness: Harness<'static, App> = Harness::builder()
        .with_size(egui::vec2(1280.0, 800.0))
        .with_max_steps(8)
        .with_context_setup(fonts::install)
        .build_eframe(move |_| {
            let mut app = App::new(View::default());
            app.open_path(&opened);
            app
        });
    harness.run();
    let asked = harness.get_all_by(|_| true).any(|node| {
        let node = node.accesskit_node();
        node.label().or_else(|| node.value()).is_some_and(|text| text.contains("was stopped"))
    });
    if asked {
        harness.key_press_modifiers(Modifiers::COMMAND, Key::Num1);
        harness.run();
    }
    let mut number = noted(harness.state().case());
    println!("\nnoted {number}");
    loop {
        number += 1;
        harness.event(egui::Event::Text(format!("note {number}")));
        harness.key_press(Key::Enter);
        harness.run();
        if noted(harness.state().case()) != number {
            println!("\nstuck at {number}");
            return;
        }
        println!("\nnoted {number}");
        std::io::stdout().flush().expect("said");
        if number.is_multiple_of(7) {
            harness.key_press_modifiers(Modifiers::COMMAND, Key::S);
            harness.run();
        }
        // An entry in the middle is chosen and deleted, once there are many.
        if harness.state().case().happened.len() > 25 {
            for _ in 0..20 {
                harness.key_press_modifiers(Modifiers::ALT, Key::ArrowLeft);
                harness.run();
            }
            harness.key_press(Key::Delete);
            harness.run();
        }
    }
}

#[test]
fn nothing_on_the_screen_is_lost_to_a_kill() {
    let folder = tempfile::tempdir().expect("folder");
    let path = folder.path().join("killed.redress.ron");
    case_ron::save(&path, &Case::default()).expect("saved");
    let seed = std::env::var("SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or_else(|| {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |since| since.as_secs() ^ 0x9e37_79b9)
    });
    println!("seed {seed}");
    let mut dice = Dice(seed.max(1));
    let (started, mut kills, mut after_an_edit, mut from_a_copy, mut last) = (Instant::now(), 0, 0, 0, 0);
    while started.elapsed() < FOR {
        let mut child = Command::new(std::env::current_exe().expect("ourselves"))
            .args(["--exact", "edits_until_killed", "--ignored", "--nocapture", "--test-threads=1"])
            .env(FILE, &path)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a child");
        let output = child.stdout.take().expect("its output");
        let (told, numbers) = mpsc::channel::<u32>();
        let reader = std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                assert!(!line.starts_with("stuck"), "{line}");
                let number = line.strip_prefix("noted ").and_then(|number| number.parse().ok());
                if number.is_some_and(|number| told.send(number).is_err()) {
                    break;
                }
            }
        });
        // Some are killed while they start; most within the first edits.
        let wait = if dice.below(8) == 0 { dice.below(200) } else { 200 + dice.below(500) };
        std::thread::sleep(Duration::from_millis(wait));
        child.kill().expect("killed");
        child.wait().expect("gone");
        reader.join().expect("a child that edits");
        let acknowledged = numbers.try_iter().last().unwrap_or(last);
        kills += 1;
        after_an_edit += usize::from(acknowledged > last);
        // The file opens, and so does the copy, where one was left; what is newer is what the director is offered.
        let saved = read(&path);
        let copy = recovery::copy_of(&path);
        let kept = if copy.exists() {
            from_a_copy += 1;
            noted(&read(&copy)).max(noted(&saved))
        } else {
            noted(&saved)
        };
        assert!(
            kept >= acknowledged,
            "seed {seed}, kill {kills}: {acknowledged} was drawn and {kept} is kept"
        );
        last = kept;
    }
    let litter = std::fs::read_dir(folder.path()).expect("folder").flatten();
    let litter = litter.filter(|entry| entry.file_name().to_string_lossy().starts_with(".redress-")).count();
    println!("{litter} half-written files are left over");
    println!(
        "{kills} kills in {:?}: {after_an_edit} after edits of that run, {from_a_copy} with a copy left, {last} notes",
        started.elapsed()
    );
    assert!(after_an_edit > 0, "no child came to edit anything");
}
