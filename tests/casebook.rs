//! Every casebook page: its expectations, written by hand, are met; its ruling blocks are what the program rules today.

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
