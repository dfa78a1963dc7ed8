//! The arrows of ARCHITECTURE.md, and what each module must be without: read from the sources, so that a slip names its line.

// A test that cannot go on says so by failing.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic, clippy::print_stdout)]

use std::fs;
use std::path::{Path, PathBuf};

/// The modules from the bottom up. A module may name those on lower lines only, never a neighbour on its own.
const LAYERS: &[&[&str]] = &[
    &["bridge"],
    // Keys with typed arguments: how everything above the game speaks.
    &["words"],
    &["meaning", "scoring"],
    &["case"],
    &["reasoning"],
    &["laws"],
    &["ruling"],
    &["lang"],
    &["formats"],
    &["library", "report"],
    &["app", "cli"],
];

/// A ban: where it does not hold, the words that break it, and why it is there.
struct Ban {
    except: &'static [&'static str],
    words: &'static [&'static str],
    reason: &'static str,
}

const BANS: &[Ban] = &[
    Ban {
        except: &["app"],
        words: &["egui", "eframe", "rfd"],
        reason: "only `app` knows that there is a window",
    },
    Ban {
        except: &["formats", "library", "cli", "app"],
        words: &[
            "std::fs",
            "fs::",
            "std::net",
            "std::process",
            "File::open",
            "File::create",
            "OpenOptions",
            "tempfile",
        ],
        reason: "only `formats`, `library`, `cli` and `app` touch files",
    },
    Ban {
        except: &["app", "cli"],
        words: &["SystemTime", "Instant::now", "std::time", "UNIX_EPOCH"],
        reason: "nothing below `app` and `cli` reads a clock: a ruling is the same at any hour",
    },
    Ban {
        except: &["app", "cli"],
        words: &["println!", "print!", "eprintln!", "eprint!", "dbg!", "thread::sleep", "std::env::"],
        reason: "nothing below `app` and `cli` prints, waits or looks around",
    },
    Ban {
        except: &["app"],
        words: &["HashMap", "HashSet", "RandomState"],
        reason: "a ruling comes out in the same order every time: BTreeMap, BTreeSet",
    },
];

/// Most lines of one file.
const MOST_LINES: usize = 900;

/// Files that are longer, each with its reason.
const LONGER: &[(&str, &str)] = &[
    ("src/formats/lin.rs", "one reader for the three kinds of LIN, a third of it samples found in the wild"),
    (
        "tests/small_world/options.rs",
        "one plain checker, its paragraphs side by side, a third of it hand-made cases",
    ),
];

#[test]
fn the_sources_keep_to_the_architecture() {
    let mut complaints = Vec::new();
    for path in sources() {
        let source = fs::read_to_string(&path).expect("a source file is text");
        complaints.extend(complaints_about(&path.to_string_lossy().replace('\\', "/"), &source));
    }
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

#[test]
fn every_exception_is_still_needed() {
    for (path, reason) in LONGER {
        let source = fs::read_to_string(path).unwrap_or_default();
        assert!(
            source.lines().count() > MOST_LINES,
            "{path} is not long any more ({reason}): take it off the list"
        );
    }
}

#[test]
fn lib_rs_lists_known_modules_in_reading_order() {
    let lib = without_comments_and_strings(&fs::read_to_string("src/lib.rs").expect("lib.rs"));
    let listed: Vec<&str> =
        lib.lines().filter_map(|line| line.trim().strip_prefix("pub mod ")?.strip_suffix(';')).collect();
    for module in &listed {
        assert!(layer(module).is_some(), "src/lib.rs: `{module}` has no place in LAYERS");
    }
    assert!(listed.contains(&"laws"));
}

/// Every `.rs` file of the package, in order.
fn sources() -> Vec<PathBuf> {
    fn gather(folder: &Path, into: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                gather(&path, into);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                into.push(path);
            }
        }
    }
    let mut files = Vec::new();
    for folder in ["src", "tests", "benches"] {
        gather(Path::new(folder), &mut files);
    }
    files.sort();
    assert!(files.len() > 30, "the sources were not found");
    files
}

/// Everything about this file that breaks a rule, each with its line.
fn complaints_about(path: &str, source: &str) -> Vec<String> {
    let mut complaints = Vec::new();
    if path.ends_with("mod.rs") {
        complaints.push(format!("{path}: `foo.rs` beside `foo/`, no `mod.rs`"));
    }
    if !source.lines().next().is_some_and(|first| first.starts_with("//! ")) {
        complaints.push(format!("{path}:1: the first line says what the file is: `//! …`"));
    }
    let lines = source.lines().count();
    if lines > MOST_LINES && !LONGER.iter().any(|(longer, _)| *longer == path) {
        complaints.push(format!(
            "{path}: {lines} lines, more than {MOST_LINES}: cut it in two, or list it with a reason"
        ));
    }
    let Some(inside) = path.strip_prefix("src/") else { return complaints };
    let code = without_comments_and_strings(source);
    let module = inside.split('/').next().unwrap_or_default().trim_end_matches(".rs");
    // `lib.rs` and `main.rs` stand above everything; they are held to the bans all the same.
    let is_root = matches!(module, "lib" | "main");
    if !is_root {
        match layer(module) {
            None => complaints.push(format!("{path}: `{module}` has no place in LAYERS")),
            Some(own) => {
                let is_module_file = inside == format!("{module}.rs");
                for (line, named) in modules_named(&code, is_module_file) {
                    if named != module && layer(&named).is_some_and(|other| other >= own) {
                        complaints.push(format!(
                            "{path}:{line}: `{module}` names crate::{named}, which is not below it"
                        ));
                    }
                }
                for (line, _) in places_of(&code, "super::super::") {
                    complaints.push(format!("{path}:{line}: write crate::… and not super::super::…"));
                }
            }
        }
    }
    // The program's own file only reads the command line and hands it to `cli`.
    let holder = if module == "main" { "cli" } else { module };
    for ban in BANS.iter().filter(|ban| !ban.except.contains(&holder)) {
        for word in ban.words {
            for (line, _) in places_of(&code, word) {
                complaints.push(format!("{path}:{line}: `{word}`: {}", ban.reason));
            }
        }
        // `use std::{fs, net}` says the same in other words.
        for (line, named) in names_after(&code, "std::") {
            if ban.words.contains(&format!("std::{named}").as_str())
                && !code_line(&code, line).contains(&format!("std::{named}"))
            {
                complaints.push(format!("{path}:{line}: `std::{named}`: {}", ban.reason));
            }
        }
    }
    complaints
}

fn layer(module: &str) -> Option<usize> {
    LAYERS.iter().position(|layer| layer.contains(&module))
}

fn code_line(code: &str, line: usize) -> &str {
    code.lines().nth(line - 1).unwrap_or_default()
}

/// The top modules that code names, with the line of each. In a top module's own file `super::` is the crate too.
fn modules_named(code: &str, is_module_file: bool) -> Vec<(usize, String)> {
    let mut named = names_after(code, "crate::");
    if is_module_file {
        named.extend(names_after(code, "super::"));
    }
    named
}

/// What follows `prefix` in paths: `crate::a::b` gives `a`, `crate::{a::b, c}` gives `a` and `c`.
fn names_after(code: &str, prefix: &str) -> Vec<(usize, String)> {
    let mut names = Vec::new();
    for (line, end) in places_of(code, prefix) {
        let rest = code[end..].trim_start();
        match rest.strip_prefix('{') {
            None => names.push((line, first_word(rest))),
            Some(group) => {
                let mut depth = 0_usize;
                let mut piece = String::new();
                for letter in group.chars() {
                    match letter {
                        '{' => depth += 1,
                        '}' if depth == 0 => break,
                        '}' => depth -= 1,
                        ',' if depth == 0 => {
                            names.push((line, first_word(std::mem::take(&mut piece).trim())));
                        }
                        _ => {}
                    }
                    if letter != ',' || depth > 0 {
                        piece.push(letter);
                    }
                }
                names.push((line, first_word(piece.trim())));
            }
        }
    }
    names.retain(|(_, name)| !name.is_empty());
    names
}

fn first_word(text: &str) -> String {
    text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
}

/// Where `word` stands by itself: its line, and the offset just after it.
fn places_of(code: &str, word: &str) -> Vec<(usize, usize)> {
    let in_word = |c: char| c.is_alphanumeric() || c == '_';
    let ends_in_word = word.ends_with(in_word);
    code.match_indices(word)
        .filter(|(start, _)| !code[..*start].ends_with(in_word))
        .filter(|(start, _)| !(ends_in_word && code[start + word.len()..].starts_with(in_word)))
        .map(|(start, _)| (1 + code[..start].matches('\n').count(), start + word.len()))
        .collect()
}

/// The code with comments and what stands in quotation marks blanked; every line keeps its number.
fn without_comments_and_strings(source: &str) -> String {
    let letters: Vec<char> = source.chars().collect();
    let mut code = String::with_capacity(source.len());
    let mut at = 0;
    let starts =
        |at: usize, text: &str| text.chars().enumerate().all(|(n, c)| letters.get(at + n) == Some(&c));
    while at < letters.len() {
        let start = at;
        let in_word = at > 0 && (letters[at - 1].is_alphanumeric() || letters[at - 1] == '_');
        let hashes = letters[at + 1..].iter().take_while(|c| **c == '#').count();
        if starts(at, "//") {
            at += letters[at..].iter().take_while(|c| **c != '\n').count();
        } else if starts(at, "/*") {
            at += 2;
            while at < letters.len() && !starts(at, "*/") {
                at += 1;
            }
            at += 2;
        } else if letters[at] == 'r' && !in_word && letters.get(at + 1 + hashes) == Some(&'"') {
            let close: String = std::iter::once('"').chain(std::iter::repeat_n('#', hashes)).collect();
            at += 2 + hashes;
            while at < letters.len() && !starts(at, &close) {
                at += 1;
            }
            at += close.len();
        } else if letters[at] == '"' {
            at += 1;
            while at < letters.len() && letters[at] != '"' {
                at += if letters[at] == '\\' { 2 } else { 1 };
            }
            at += 1;
        } else if letters[at] == '\''
            && (letters.get(at + 2) == Some(&'\'') || letters.get(at + 1) == Some(&'\\'))
        {
            // A character, not a lifetime.
            at += if letters[at + 1] == '\\' { 3 } else { 2 };
            while at < letters.len() && letters[at] != '\'' {
                at += 1;
            }
            at += 1;
        } else {
            code.push(letters[at]);
            at += 1;
            continue;
        }
        let blanked = &letters[start..at.min(letters.len())];
        code.extend(blanked.iter().map(|c| if *c == '\n' { '\n' } else { ' ' }));
    }
    code
}

/// The checking function is checked: each made-up source breaks one rule, and is caught on that line.
#[test]
fn a_broken_rule_is_caught() {
    let check = |path: &str, body: &str, place: &str| {
        let complaints = complaints_about(path, &format!("//! What it is.\n{body}\n"));
        match place {
            "" => assert_eq!(complaints, Vec::<String>::new(), "{body}"),
            _ => assert!(complaints.len() == 1 && complaints[0].contains(place), "{body}\n{complaints:?}"),
        }
    };
    check("src/bridge/seat.rs", "use crate::laws::Facts;", ":2: `bridge` names crate::laws");
    check("src/bridge/seat.rs", "\nfn f() { crate::case::replay() }", ":3: `bridge` names crate::case");
    check("src/laws/law21.rs", "use crate::{case::Case, ruling::{rule, Ruling}};", "names crate::ruling");
    check("src/laws.rs", "use super::ruling;", "names crate::ruling");
    check("src/words.rs", "use crate::case::Case;", "names crate::case");
    check("src/library/index.rs", "use crate::report;", "names crate::report");
    check("src/cli.rs", "use crate::app;", "names crate::app");
    check("src/laws/law21/part.rs", "use super::super::facts;", "super::super");
    check("src/oddity.rs", "", "no place in LAYERS");
    check("src/ruling.rs", "use egui::Ui;", "`egui`");
    check("src/cli.rs", "fn f() { eframe::run() }", "`eframe`");
    check("src/lang.rs", "use tempfile;", "`tempfile`");
    check("src/case/replay.rs", "use std::fs;", "`std::fs`");
    check("src/case/replay.rs", "use std::{fmt, fs};", "`std::fs`");
    check("src/report.rs", "fn f() { File::open(1) }", "`File::open`");
    check("src/formats/lin.rs", "fn f() { Instant::now() }", "`Instant::now`");
    check("src/laws/law21.rs", "fn f() { println!() }", "`println!`");
    check("src/formats/lin.rs", "type M = HashMap<u8, u8>;", "`HashMap`");
    check("src/laws/mod.rs", "", "no `mod.rs`");
    assert!(complaints_about("src/case/x.rs", "use std::fmt;\n")[0].contains("the first line"));
    assert!(complaints_about("tests/x.rs", &"//! x\n".repeat(901))[0].contains("901 lines"));

    // What only looks like it.
    check("src/laws/law21.rs", "use crate::case::Case; // not crate::ruling, no HashMap", "");
    check("src/laws/law21.rs", "const S: &str = \"crate::app \\\" HashMap\"; const C: char = '\"';", "");
    check("src/laws/law21.rs", "const S: &str = r#\"a \" println!\"#; /* egui */", "");
    check("src/laws/law21.rs", "mod tests { use super::*; }", "");
    check("src/case/event.rs", "enum Source { File(String) }", "");
    check("src/app/panels.rs", "use egui::Ui; use crate::ruling; use std::time::Instant;", "");
    check("src/cli.rs", "use std::{fs, time::Instant}; fn f() { println!() }", "");
}
