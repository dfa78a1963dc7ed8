//! A real board of a real vugraph file: imported, what happened added, and the sentence read.
//!
//! Reads ../shared where it is present; says so and leaves where it is not.

// A test that cannot go on says so by failing.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic, clippy::print_stdout)]

use std::path::PathBuf;
use std::process::Command;

use redress::bridge::Seat;
use redress::case::{Edit, Event, EventId, Given, Moment, More};
use redress::formats::case_ron;
use redress::lang::Lang;
use redress::ruling::{rule, script};

/// A file of the corpus, where it is at hand.
fn corpus(name: &str) -> Option<PathBuf> {
    let shared = std::env::var_os("REDRESS_SHARED").map_or_else(|| PathBuf::from("../shared"), PathBuf::from);
    let path = shared.join("corpus/lin").join(name);
    if !path.exists() {
        println!("skipped: {} is not here", path.display());
        return None;
    }
    Some(path)
}

fn redress(args: &[&str]) -> std::process::Output {
    Command::new(env!("CARGO_BIN_EXE_redress")).args(args).output().expect("the program runs")
}

/// Board 3, open room: P 1S P 1NT (alerted) P 3C P 3NT, three passes, and South led.
#[test]
fn an_imported_board_is_ruled_at_its_end_and_as_it_was() {
    let Some(file) = corpus("vugraph-44200.lin") else { return };
    let folder = tempfile::tempdir().expect("folder");
    let path = folder.path().join("board3.redress.ron");
    let case_path = path.to_str().expect("path");
    let import =
        redress(&["import", file.to_str().expect("path"), "--board", "3", "--room", "open", "-o", case_path]);
    assert_eq!(import.status.code(), Some(0), "{}", String::from_utf8_lossy(&import.stderr));

    let mut case = case_ron::read(&std::fs::read(&path).expect("case")).expect("case").case;
    let one_notrump = EventId(4);
    let explains = Event::Explains {
        by: Seat::West,
        of: one_notrump,
        says: "natural".to_owned(),
        to: Vec::new(),
        written: false,
        corrects: None,
    };
    let alerts = Event::Alerts { by: Seat::West, of: one_notrump, given: Given::Never };
    for what in [explains, alerts] {
        let edit = Edit::Insert { after: Some(EventId(5)), what, more: More::default(), gap: None };
        case = edit.apply(&case).expect("an entry that is no call asks nothing");
    }
    case_ron::save(&path, &case).expect("saved");

    let printed = |ruling: &redress::ruling::Ruling| -> Vec<String> {
        let of_21b1 = ruling.opinions.iter().filter(|opinion| opinion.cite == "21B1(a)");
        of_21b1.map(|opinion| format!("{} {}", opinion.standing.code(), opinion.outcome)).collect()
    };
    // The final pass is North's: South led, so the other defender's pass is the one that was open.
    let then = rule(&case, Moment::After(EventId(12)));
    assert_eq!(
        printed(&then),
        [
            "ruled_out may_change(S, 6)",
            "ruled_out may_change(N, 8)",
            "ruled_out may_change(S, 10)",
            "possible may_change(N, 12)"
        ]
    );
    let sentence = Lang::En.say(&script::headline(&then).0);
    assert_eq!(sentence, "North’s last pass may still be changed, if you so decide.");
    // At the end a card has been faced.
    let now = rule(&case, Moment::End);
    assert!(printed(&now).iter().all(|line| line.starts_with("ruled_out")), "{:?}", printed(&now));
    assert_eq!(Lang::En.say(&script::headline(&now).0), "No call can be changed any more.");

    let at = redress(&["rule", case_path, "--at", "12", "--json"]);
    let json: serde_json::Value = serde_json::from_slice(&at.stdout).expect("JSON");
    let outcomes: Vec<&str> =
        json["opinions"].as_array().expect("opinions").iter().filter_map(|o| o["outcome"].as_str()).collect();
    assert!(outcomes.contains(&"may_change(N, 12)"), "{outcomes:?}");
}

#[test]
fn the_corpus_is_counted_as_its_index_has_it() {
    let Some(folder) = corpus("bbo-club-01.lin").and_then(|path| Some(path.parent()?.parent()?.to_owned()))
    else {
        return;
    };
    let index = std::fs::read_to_string(folder.join("INDEX.tsv")).expect("the index");
    let (mut same, mut all, mut differing) = (0, 0, Vec::new());
    for row in index.lines().skip(1) {
        let columns: Vec<&str> = row.split('\t').collect();
        if columns.get(4) != Some(&"LIN") || !folder.join(columns[0]).exists() {
            continue;
        }
        let read = redress::formats::lin::read(&std::fs::read(folder.join(columns[0])).expect("file"));
        let (boards, auctions, alerted, explained) = redress::formats::lin::counts(&read);
        let got = [boards, auctions, alerted, explained].map(|n| n.to_string());
        all += 1;
        if got.iter().zip(&columns[5..9]).all(|(got, wanted)| got == wanted) {
            same += 1;
        } else {
            differing.push(format!("{}: {got:?}, index {:?}", columns[0], &columns[5..9]));
        }
    }
    println!("{same} of {all} LIN files as in the index\n{}", differing.join("\n"));
    assert!(same * 10 >= all * 9, "{}", differing.join("\n"));
}
