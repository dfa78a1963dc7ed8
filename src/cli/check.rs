//! `redress check FOLDER`: every case and casebook page ruled again; what differs is listed.

use std::path::{Path, PathBuf};

use super::{Ended, cannot_read, complain, complain_of, say};
use crate::formats::{case_ron, casebook};
use crate::lang::Lang;
use crate::words::Words;

#[must_use]
pub fn run(folder: &Path, refill: bool) -> Ended {
    let lang = Lang::En;
    let mut files = Vec::new();
    if let Err(error) = gather(folder, &mut files) {
        cannot_read(folder, &error, lang);
        return Ended::CouldNot;
    }
    files.sort();
    let (mut checked, mut differing) = (0_usize, 0_usize);
    for path in &files {
        let is_page = path.extension().is_some_and(|ending| ending == "md");
        match if is_page { check_page(path, refill, lang) } else { check_case(path, lang) } {
            Some(differs) => {
                checked += 1;
                differing += usize::from(differs);
            }
            None if is_page => {}
            None => differing += 1,
        }
    }
    let words = Words::new("check-done").with("checked", checked).with("differing", differing);
    say(&format!("{}\n", lang.say(&words)));
    if differing == 0 { Ended::Done } else { Ended::WithProblems }
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        // A link to a folder may lead round in a circle.
        if path.is_dir() && !path.is_symlink() {
            gather(&path, files)?;
        } else if name.ends_with(case_ron::ENDING) || name.ends_with(".md") {
            files.push(path);
        }
    }
    Ok(())
}

/// `None`: could not be read, and was said so.
fn check_case(path: &Path, lang: Lang) -> Option<bool> {
    let bytes = std::fs::read(path).map_err(|error| cannot_read(path, &error, lang)).ok()?;
    let opened = case_ron::read(&bytes).map_err(|error| complain_of(path, &error, lang)).ok()?;
    if opened.newer_format.is_some() {
        complain(&lang.say(&Words::new("check-newer").with("file", path.display().to_string())));
        return Some(true);
    }
    let again = case_ron::write(&opened.case);
    let canonical = again.as_bytes() == bytes;
    if !canonical && !opened.has_comments {
        complain(&lang.say(&Words::new("check-not-canonical").with("file", path.display().to_string())));
    }
    Some(!canonical && !opened.has_comments)
}

/// `None`: no casebook page (no case in it), or it could not be read.
fn check_page(path: &Path, refill: bool, lang: Lang) -> Option<bool> {
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => {
            cannot_read(path, &error, lang);
            return Some(true);
        }
    };
    if !text.contains("```ron") {
        return None;
    }
    let page = match casebook::read(&text) {
        Ok(page) => page,
        Err(error) => {
            complain_of(path, &error, lang);
            return Some(true);
        }
    };
    let unmet = casebook::unmet(&page);
    for line in &unmet {
        complain(&format!("{}: {line}", path.display()));
    }
    let again = casebook::refilled(&text, &page);
    let differs = again != text;
    if differs && refill {
        if let Err(error) = std::fs::write(path, &again) {
            let words = Words::new("cli-cannot-write")
                .with("file", path.display().to_string())
                .with("why", error.to_string());
            complain(&lang.say(&words));
            return Some(true);
        }
    } else if differs {
        complain(&lang.say(&Words::new("check-rules-differently").with("file", path.display().to_string())));
    }
    Some(!unmet.is_empty() || (differs && !refill))
}
