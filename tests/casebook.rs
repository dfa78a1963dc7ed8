//! Every casebook page: its expectations, written by hand, are met; its ruling blocks are what the program rules today.

// A test that cannot go on says so by failing.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic, clippy::print_stdout)]

use std::path::{Path, PathBuf};

use redress::formats::casebook;

fn pages() -> Vec<PathBuf> {
    fn gather(folder: &Path, into: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).expect("the casebook").flatten() {
            let path = entry.path();
            if path.is_dir() {
                gather(&path, into);
            } else if path.extension().is_some_and(|ending| ending == "md")
                && path.parent() != Some(Path::new("saves/casebook"))
            {
                into.push(path);
            }
        }
    }
    let mut pages = Vec::new();
    gather(Path::new("saves/casebook"), &mut pages);
    pages.sort();
    pages
}

#[test]
fn every_expectation_is_met() {
    let mut unmet = Vec::new();
    let mut expected = 0;
    for path in pages() {
        let text = std::fs::read_to_string(&path).expect("page");
        match casebook::read(&text) {
            Ok(page) => {
                expected += page.expects.iter().map(|expect| expect.lines.len()).sum::<usize>();
                unmet.extend(
                    casebook::unmet(&page).into_iter().map(|line| format!("{}: {line}", path.display())),
                );
            }
            Err(error) => unmet.push(format!("{}: {error:?}", path.display())),
        }
    }
    println!("{} pages, {expected} expectations, {} not met", pages().len(), unmet.len());
    assert!(unmet.is_empty(), "\n{}", unmet.join("\n"));
}

#[test]
fn ruling_blocks_are_todays() {
    for path in pages() {
        let text = std::fs::read_to_string(&path).expect("page");
        let page = casebook::read(&text).expect("page");
        assert_eq!(
            casebook::refilled(&text, &page),
            text,
            "{}: refill with `redress check saves --refill`",
            path.display()
        );
    }
}

/// Provisions that no page can both establish and rule out, and why.
const ONE_SIDED: &[(&str, &str)] = &[
    (
        "20F1",
        "who did not hear his partner's explanation has no such duty, and then there is nothing to speak of",
    ),
    ("79C1", "a clock: it runs, or nothing has started it"),
    ("92B", "the same"),
    ("85A", "a question: open until the facts are found"),
    ("16A1(c)", "a correction the opponents heard is both what sets it off and all it asks"),
    ("75A", "that he heard it is both what sets the paragraph off and all it asks"),
];

/// Every paragraph the program rules on is established by some page and ruled out by another, at one of the moments the page
/// speaks of.
#[test]
fn every_provision_is_established_and_ruled_out() {
    use redress::laws::{PROVISIONS, Standing};

    let mut established = vec![Vec::new(); PROVISIONS.len()];
    let mut ruled_out = vec![Vec::new(); PROVISIONS.len()];
    for path in pages() {
        let page = casebook::read(&std::fs::read_to_string(&path).expect("page")).expect("page");
        let name = path.file_stem().expect("name").to_string_lossy().into_owned();
        for expect in &page.expects {
            for opinion in redress::ruling::rule(&page.case, expect.at).opinions {
                let row = PROVISIONS.iter().position(|provision| provision.cite == opinion.cite);
                let row = row.expect("an opinion of a provision that is not listed");
                let into = match opinion.standing {
                    Standing::Established => &mut established[row],
                    Standing::RuledOut => &mut ruled_out[row],
                    Standing::Possible => continue,
                };
                if !into.contains(&name) {
                    into.push(name.clone());
                }
            }
        }
    }
    let few = |pages: &[String]| match pages {
        [] => "nowhere".to_owned(),
        [one] => one.clone(),
        [one, rest @ ..] => format!("{one} and {} more", rest.len()),
    };
    println!("| paragraph | established on | ruled out on |\n|---|---|---|");
    let mut missing = Vec::new();
    for (row, provision) in PROVISIONS.iter().enumerate() {
        let (yes, no) = (&established[row], &ruled_out[row]);
        println!("| {} | {} | {} |", provision.cite, few(yes), few(no));
        let excused = ONE_SIDED.iter().any(|(cite, _)| *cite == provision.cite);
        if (yes.is_empty() || no.is_empty()) != excused {
            missing.push(format!(
                "{}: established on {}, ruled out on {}{}",
                provision.cite,
                few(yes),
                few(no),
                if excused { ", and listed as one-sided" } else { "" }
            ));
        }
    }
    assert!(missing.is_empty(), "\n{}", missing.join("\n"));
}
