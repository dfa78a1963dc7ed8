//! `redress import FILE`: a case from a board in a bridge file.

use std::path::Path;

use super::{Ended, cannot_read, complain, say};
use crate::formats::record::Room;
use crate::formats::{Record, case_ron, import, lin};
use crate::lang::Lang;
use crate::words::Words;

pub fn run(path: &Path, board: Option<u32>, room: Option<Room>, output: Option<&Path>, lang: Lang) -> Ended {
    let bytes = match std::fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) => {
            cannot_read(path, &error, lang);
            return Ended::CouldNot;
        }
    };
    let name = path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    if !lin::looks_like_lin(&bytes) {
        complain(&lang.say(&Words::new("import-not-known").with("file", name)));
        return Ended::CouldNot;
    }
    let file = lin::read(&bytes);
    let wanted: Vec<&Record> = file
        .records
        .iter()
        .filter(|record| board.is_none_or(|number| record.board.number == Some(number)))
        .filter(|record| room.is_none_or(|room| record.room == Some(room)))
        .collect();
    let record = match wanted[..] {
        [record] => record,
        [] => {
            complain(&lang.say(&Words::new("import-no-such-board").with("boards", boards(&file.records))));
            return Ended::CouldNot;
        }
        // The same board at two tables: both are shown, none is guessed.
        _ => {
            let listed: Vec<Record> = wanted.into_iter().cloned().collect();
            complain(&lang.say(&Words::new("import-which-board").with("boards", boards(&listed))));
            return Ended::CouldNot;
        }
    };
    for problem in &file.problems {
        complain(&lang.say(&super::inspect::at_line(problem)));
    }
    let mut record = record.clone();
    record.event = record.event.or(file.event);
    let case = import::case_from(&record, &name);
    match output {
        None => say(&case_ron::write(&case)),
        // Only a case may be written over: nobody's board file, and nobody's notes.
        Some(output)
            if output.exists() && std::fs::read(output).is_ok_and(|old| case_ron::read(&old).is_err()) =>
        {
            complain(&lang.say(&Words::new("import-not-over").with("file", output.display().to_string())));
            return Ended::CouldNot;
        }
        Some(output) => {
            if let Err(error) = case_ron::save(output, &case) {
                let words = Words::new("cli-cannot-write")
                    .with("file", output.display().to_string())
                    .with("why", error.to_string());
                complain(&lang.say(&words));
                return Ended::CouldNot;
            }
        }
    }
    if file.problems.is_empty() { Ended::Done } else { Ended::WithProblems }
}

/// `1 open, 1 closed, 2 open …`, as `--board` and `--room` take them.
fn boards(records: &[Record]) -> String {
    let mut listed: Vec<String> = records
        .iter()
        .map(|record| {
            let number = record.board.number.map_or_else(|| "?".to_owned(), |number| number.to_string());
            match record.room {
                Some(Room::Open) => format!("{number} open"),
                Some(Room::Closed) => format!("{number} closed"),
                None => number,
            }
        })
        .collect();
    const MOST: usize = 40;
    if listed.len() > MOST {
        listed.truncate(MOST);
        listed.push("…".to_owned());
    }
    listed.join(", ")
}
