//! The case file `NAME.redress.ron`: read with positions in every complaint, written the one canonical way, saved whole or not at all.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use ron::error::{Error as Code, SpannedError};
use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use serde::Deserialize;

use super::record::Problem;
use crate::case::{Case, FORMAT};
use crate::words::Words;

/// The ending of a case file's name.
pub const ENDING: &str = ".redress.ron";

/// A case file that was read.
#[derive(Clone, Debug)]
pub struct Opened {
    pub case: Case,
    /// The file's format, where it is newer than this program's: look, do not save.
    pub newer_format: Option<u32>,
    /// What of a newer file was left out.
    pub left_out: Vec<Problem>,
    /// Comments in the file are lost when it is saved.
    pub has_comments: bool,
}

/// Why a case file could not be read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// From 1; 0 where the file as a whole is meant.
    pub line: usize,
    pub column: usize,
    pub what: Words,
}

fn options() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// Reads a case file.
///
/// - A byte-order mark is tolerated; text that is not UTF-8 is refused.
/// - A word the format does not know is refused: a slip of the pen must not change a ruling unseen.
/// - A file of a newer format is read as far as it is understood, and says what was left out.
///
/// # Errors
/// Says where, what was expected, and what to do.
pub fn read(bytes: &[u8]) -> Result<Opened, Unreadable> {
    let whole = |key| Unreadable { line: 0, column: 0, what: Words::new(key) };
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let before = &bytes[..error.valid_up_to()];
        let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
        Unreadable { line, column: 0, what: Words::new("case-not-utf8") }
    })?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.trim().is_empty() {
        return Err(whole("case-empty"));
    }
    #[derive(Deserialize)]
    struct Header {
        format: u32,
    }
    let header: Header = options().from_str(text).map_err(|error| unreadable(text, &error))?;
    let has_comments = has_comments(text);
    if header.format == 0 {
        return Err(whole("case-no-format"));
    }
    if header.format > FORMAT {
        let (case, left_out) = read_newer(text)?;
        return Ok(Opened { case, newer_format: Some(header.format), left_out, has_comments });
    }
    let case = options().from_str(text).map_err(|error| unreadable(text, &error))?;
    Ok(Opened { case, newer_format: None, left_out: Vec::new(), has_comments })
}

/// Reads what is understood of a newer file: a field or an entry that is not known is cut out and named.
fn read_newer(text: &str) -> Result<(Case, Vec<Problem>), Unreadable> {
    let mut text = text.to_owned();
    let mut left_out = Vec::new();
    // Each round cuts something out, so a file has fewer rounds than bytes; more than a few hundred is no case file.
    for _ in 0..500 {
        match options().from_str::<Case>(&text) {
            Ok(case) => return Ok((case, left_out)),
            Err(error) => {
                let start = offset_of(&text, error.span.start.line, error.span.start.col);
                let cut = match &error.code {
                    Code::NoSuchStructField { .. } => Some(field_at(&text, start)),
                    Code::NoSuchEnumVariant { .. } | Code::InvalidValueForType { .. } => {
                        element_around(&text, start)
                    }
                    _ => None,
                };
                let Some(range) = cut.filter(|range| !range.is_empty()) else {
                    return Err(unreadable(&text, &error));
                };
                let word: String = text[range.clone()].chars().take(60).collect();
                left_out.push(Problem::new(
                    error.span.start.line,
                    Words::new("case-newer-left-out").with("text", word.trim()),
                ));
                // Blanks keep every later line number as it was.
                let blanked: String =
                    text[range.clone()].chars().map(|c| if c == '\n' { c } else { ' ' }).collect();
                text.replace_range(range, &blanked);
            }
        }
    }
    Err(Unreadable { line: 0, column: 0, what: Words::new("case-not-understood") })
}

/// The canonical text: implicit some, one entry a line, no string escapes.
#[must_use]
pub fn write(case: &Case) -> String {
    let config = PrettyConfig::new().depth_limit(2).escape_strings(false).new_line("\n");
    // Every type in a case is plain data, and writing to a string does not fail.
    let mut text = options().to_string_pretty(case, config).unwrap_or_default();
    text.push('\n');
    text
}

/// Saves whole or not at all: written beside, synced, put in place. The file as it was stays as `NAME~`.
///
/// # Errors
/// What the disk said. The file on disk is then what it was.
pub fn save(path: &Path, case: &Case) -> io::Result<()> {
    // A link is followed: the file it points to is replaced, not the link.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
        _ => PathBuf::from("."),
    };
    let mut builder = tempfile::Builder::new();
    builder.prefix(".redress-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&path).map_or(0o644, |metadata| metadata.permissions().mode() & 0o777);
        builder.permissions(fs::Permissions::from_mode(mode));
    }
    let mut beside = builder.tempfile_in(&folder)?;
    beside.write_all(write(case).as_bytes())?;
    beside.as_file().sync_all()?;
    // Only a copy that can be read is worth keeping.
    if fs::read(&path).is_ok_and(|old| read(&old).is_ok()) {
        fs::copy(&path, kept_copy(&path))?;
    }
    beside.persist(&path).map_err(|error| error.error)?;
    #[cfg(unix)]
    fs::File::open(&folder)?.sync_all()?;
    Ok(())
}

/// Where the last good copy of a case file is kept.
#[must_use]
pub fn kept_copy(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("~");
    PathBuf::from(name)
}

fn unreadable(text: &str, error: &SpannedError) -> Unreadable {
    let (line, column) = (error.span.start.line, error.span.start.col);
    let listed = |allowed: &[&'static str]| allowed.join(", ");
    let what = match &error.code {
        Code::NoSuchStructField { expected, found, .. } => {
            Words::new("case-unknown-field").with("found", found.as_str()).with("allowed", listed(expected))
        }
        Code::NoSuchEnumVariant { expected, found, .. } => {
            Words::new("case-unknown-word").with("found", found.as_str()).with("allowed", listed(expected))
        }
        Code::MissingStructField { field, .. } => Words::new("case-missing-field").with("field", *field),
        Code::DuplicateStructField { field, .. } => Words::new("case-field-twice").with("field", *field),
        Code::InvalidValueForType { expected, found } => {
            let found = found.strip_prefix("the string ").unwrap_or(found);
            Words::new("case-wrong-value").with("found", found).with("expected", expected_words(expected))
        }
        Code::Message(message) => Words::new("case-wrong-here").with("text", message.as_str()),
        Code::TrailingCharacters => Words::new("case-more-after-end"),
        Code::IntegerOutOfBounds
        | Code::ExpectedInteger
        | Code::ExpectedFloat
        | Code::ExpectedString
        | Code::ExpectedBoolean
        | Code::ExpectedArray
        | Code::ExpectedMap
        | Code::ExpectedUnit => Words::new("case-wrong-kind"),
        Code::ExceededRecursionLimit => Words::new("case-too-deep"),
        _ => {
            let near = text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
            let near: String = near.chars().skip(column.saturating_sub(1)).take(30).collect();
            Words::new(if near.trim().is_empty() { "case-broken-end" } else { "case-broken-here" })
                .with("near", near.trim())
        }
    };
    Unreadable { line, column, what }
}

/// What serde expected, as words both languages have.
fn expected_words(expected: &str) -> Words {
    for (starts, key) in [
        ("a call such", "expected-call"),
        ("a hand such", "expected-hand"),
        ("a card such", "expected-card"),
        ("a contract such", "expected-contract"),
        ("a time of day", "expected-time"),
        ("an entry such", "expected-entry"),
    ] {
        if expected.starts_with(starts) {
            return Words::new(key);
        }
    }
    Words::new("expected-other").with("text", expected)
}

fn offset_of(text: &str, line: usize, column: usize) -> usize {
    let start: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    let rest = &text[start.min(text.len())..];
    start + rest.char_indices().nth(column.saturating_sub(1)).map_or(rest.len(), |(offset, _)| offset)
}

/// From a field's name to the comma after its value.
fn field_at(text: &str, start: usize) -> std::ops::Range<usize> {
    let end = skip_value(text, start);
    start..end
}

/// The innermost element of a list around `at`, with the comma after it; a field of the file where no list is open.
fn element_around(text: &str, at: usize) -> Option<std::ops::Range<usize>> {
    let mut open: Vec<(char, usize)> = Vec::new();
    let mut element_starts: Vec<usize> = Vec::new();
    for (offset, c) in structure(text) {
        if offset >= at {
            break;
        }
        match c {
            '(' | '[' | '{' => {
                open.push((c, offset));
                element_starts.push(offset + 1);
            }
            ')' | ']' | '}' => {
                open.pop();
                element_starts.pop();
            }
            ',' => {
                if let Some(start) = element_starts.last_mut() {
                    *start = offset + 1;
                }
            }
            _ => {}
        }
    }
    let list = open.iter().rposition(|(c, _)| *c == '[').unwrap_or(0);
    let start = *element_starts.get(list)?;
    Some(start..skip_value(text, start))
}

/// Past the value that starts at `start`, and the comma after it; stops before the bracket that closes its holder.
fn skip_value(text: &str, start: usize) -> usize {
    let mut depth = 0_usize;
    for (offset, c) in structure(&text[start..]) {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => return start + offset,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => return start + offset + 1,
            _ => {}
        }
    }
    text.len()
}

/// Brackets and commas of RON text that stand outside strings and comments.
fn structure(text: &str) -> impl Iterator<Item = (usize, char)> {
    let bytes = text.as_bytes();
    let mut at = 0;
    std::iter::from_fn(move || {
        while at < bytes.len() {
            let here = at;
            match bytes[at] {
                b'"' => at = string_end(bytes, at),
                b'r' if raw_string_end(bytes, at).is_some() => {
                    at = raw_string_end(bytes, at).unwrap_or(bytes.len());
                }
                b'/' if bytes.get(at + 1) == Some(&b'/') => {
                    at = bytes[at..].iter().position(|b| *b == b'\n').map_or(bytes.len(), |n| at + n);
                }
                b'/' if bytes.get(at + 1) == Some(&b'*') => {
                    at = find(bytes, at + 2, b"*/").map_or(bytes.len(), |n| n + 2);
                }
                c @ (b'(' | b')' | b'[' | b']' | b'{' | b'}' | b',') => {
                    at += 1;
                    return Some((here, char::from(c)));
                }
                _ => at += 1,
            }
        }
        None
    })
}

fn find(bytes: &[u8], from: usize, what: &[u8]) -> Option<usize> {
    bytes.get(from..)?.windows(what.len()).position(|window| window == what).map(|n| from + n)
}

fn string_end(bytes: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 2,
            b'"' => return at + 1,
            _ => at += 1,
        }
    }
    bytes.len()
}

/// The end of `r"…"` or `r#"…"#` starting here; `None` where no raw string starts.
fn raw_string_end(bytes: &[u8], start: usize) -> Option<usize> {
    let in_word = start > 0 && (bytes[start - 1].is_ascii_alphanumeric() || bytes[start - 1] == b'_');
    if in_word {
        return None;
    }
    let hashes = bytes[start + 1..].iter().take_while(|b| **b == b'#').count();
    if bytes.get(start + 1 + hashes) != Some(&b'"') {
        return None;
    }
    let mut close = vec![b'"'];
    close.extend(std::iter::repeat_n(b'#', hashes));
    Some(find(bytes, start + 2 + hashes, &close).map_or(bytes.len(), |n| n + close.len()))
}

/// Does the text hold comments? Saving writes the canonical text, which has none.
fn has_comments(text: &str) -> bool {
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        match bytes[at] {
            b'"' => at = string_end(bytes, at),
            b'r' if raw_string_end(bytes, at).is_some() => {
                at = raw_string_end(bytes, at).unwrap_or(bytes.len());
            }
            b'/' if matches!(bytes.get(at + 1), Some(b'/' | b'*')) => return true,
            _ => at += 1,
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;

    const SMALL: &str = "(\n    format: 1,\n    title: \"Board 7\",\n    regulations: \"wbf\",\n    board: (\n        number: 7,\n    ),\n    happened: [\n        (1, calls(S, \"1NT\")),\n        (2, calls(W, \"2D\"), (at: \"20:14\", note: r#\"he said \"majors\"\"#)),\n        (3, explains(by: E, of: 2, says: \"diamonds\")),\n    ],\n    agreements: [\n        (of: call(2), means: none),\n    ],\n)\n";

    fn complaint(text: &str) -> String {
        let error = read(text.as_bytes()).expect_err(text);
        format!("{}:{} {}", error.line, error.column, Lang::En.say(&error.what))
    }

    #[test]
    fn a_canonical_file_is_reprinted_byte_for_byte() {
        let opened = read(SMALL.as_bytes()).expect("small");
        assert_eq!(write(&opened.case), SMALL);
        assert!(!opened.has_comments);
        let with_mark = format!("\u{feff}{SMALL}");
        assert_eq!(read(with_mark.as_bytes()).expect("mark").case, opened.case);
        let commented = SMALL.replace("title", "// a comment\n title");
        assert!(read(commented.as_bytes()).expect("comment").has_comments);
    }

    #[test]
    fn a_slip_is_refused_with_its_place_and_what_is_allowed() {
        for (text, place, says) in [
            ("", "0:0", "empty"),
            ("(format: 1, titel: \"x\")", "1:13", "title"),
            ("(format: 1,\n happened: [(1, cals(N, \"P\"))])", "2:17", "calls"),
            ("(format: 1,\n happened: [(1, calls(N, \"9Q\"))])", "2:27", "2D"),
            ("(format: 1, agreements: [(of: call(1), means: diamonds)])", "1:", "quotation marks"),
            ("(format: 1, happened: [", "1:", "bracket"),
            ("(title: \"x\")", "1:", "format"),
            ("(format: 0)", "0:0", "format"),
        ] {
            let said = complaint(text);
            assert!(said.starts_with(place) && said.contains(says), "{text}\n{said}");
        }
        assert!(read(b"(format: 1, title: \"\xff\")").is_err());
    }

    #[test]
    fn a_newer_file_opens_as_far_as_it_is_understood() {
        let newer = SMALL
            .replace("format: 1", "format: 9")
            .replace("title:", "mood: Grim([1, 2], \"a, b)\"),\n    title:")
            .replace("(3, explains", "(9, sings(N, \"la, la)\")),\n        (3, explains");
        let opened = read(newer.as_bytes()).expect("newer");
        assert_eq!(opened.newer_format, Some(9));
        assert_eq!(opened.left_out.len(), 2, "{:?}", opened.left_out);
        assert_eq!(opened.case.happened.len(), 3);
        assert_eq!(opened.case.title, "Board 7");
    }

    #[test]
    fn saving_keeps_the_last_good_copy() {
        let folder = tempfile::tempdir().expect("folder");
        let path = folder.path().join("a.redress.ron");
        let mut case = read(SMALL.as_bytes()).expect("small").case;
        save(&path, &case).expect("first");
        assert!(!kept_copy(&path).exists());
        case.title = "Second".to_owned();
        save(&path, &case).expect("second");
        assert_eq!(fs::read_to_string(kept_copy(&path)).expect("copy"), SMALL);
        // A broken file is not worth keeping over a good copy.
        fs::write(&path, "(format: 1, rubbish").expect("break it");
        save(&path, &case).expect("third");
        assert_eq!(fs::read_to_string(kept_copy(&path)).expect("copy"), SMALL);
        assert_eq!(read(&fs::read(&path).expect("read")).expect("good").case, case);
        let left: Vec<_> = fs::read_dir(folder.path()).expect("list").collect();
        assert_eq!(left.len(), 2, "nothing else is left behind");
    }
}
