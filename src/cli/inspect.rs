//! `redress inspect FILE…`: what bridge files hold, counted.

use std::path::PathBuf;

use serde_json::{Value, json};

use super::{Ended, say};
use crate::formats::{Problem, lin};
use crate::lang::Lang;
use crate::words::Words;

struct Inspected {
    file: String,
    format: &'static str,
    counts: (usize, usize, usize, usize),
    problems: Vec<Problem>,
}

pub fn run(files: &[PathBuf], lang: Lang, as_json: bool) -> Ended {
    let inspected: Vec<Inspected> = files.iter().map(inspect).collect();
    if as_json {
        let array: Vec<Value> = inspected.iter().map(|one| to_json(lang, one)).collect();
        say(&format!("{}\n", serde_json::to_string_pretty(&array).unwrap_or_default()));
    } else {
        for one in &inspected {
            let (boards, auctions, alerted, explained) = one.counts;
            let words = Words::new("inspect-line")
                .with("file", one.file.as_str())
                .with("format", one.format)
                .with("boards", boards)
                .with("auctions", auctions)
                .with("alerted", alerted)
                .with("explained", explained);
            say(&format!("{}\n", lang.say(&words)));
            for problem in &one.problems {
                say(&format!("  {}\n", lang.say(&at_line(problem))));
            }
        }
    }
    if inspected.iter().all(|one| one.format == "unread") {
        Ended::CouldNot
    } else if inspected.iter().all(|one| one.problems.is_empty()) {
        Ended::Done
    } else {
        Ended::WithProblems
    }
}

fn inspect(path: &PathBuf) -> Inspected {
    let file = path.display().to_string();
    let none = |format, problem| Inspected {
        file: file.clone(),
        format,
        counts: (0, 0, 0, 0),
        problems: vec![problem],
    };
    match std::fs::read(path) {
        Err(error) => {
            let what =
                Words::new("cli-cannot-read").with("file", file.as_str()).with("why", error.to_string());
            none("unread", Problem::new(0, what))
        }
        Ok(bytes) if lin::looks_like_lin(&bytes) => {
            let read = lin::read(&bytes);
            Inspected { counts: lin::counts(&read), file, format: "LIN", problems: read.problems }
        }
        Ok(_) => none("unknown", Problem::new(0, Words::new("import-not-known").with("file", file.as_str()))),
    }
}

/// `line 12: …`, or the message alone where the file as a whole is meant.
#[must_use]
pub fn at_line(problem: &Problem) -> Words {
    if problem.line == 0 {
        return problem.what.clone();
    }
    Words::new("inspect-problem").with("line", problem.line).with("what", problem.what.clone())
}

fn to_json(lang: Lang, one: &Inspected) -> Value {
    let (boards, auctions, alerted, explained) = one.counts;
    let problems: Vec<Value> = one
        .problems
        .iter()
        .map(|problem| json!({ "line": problem.line, "message": lang.say(&problem.what) }))
        .collect();
    json!({
        "file": one.file,
        "format": one.format,
        "boards": boards,
        "auctions": auctions,
        "alerted": alerted,
        "explained": explained,
        "problems": problems,
    })
}
