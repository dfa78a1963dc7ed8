//! Casebook pages: prose for directors, a whole case, what is expected of it by hand, and what the program rules.

use std::ops::Range;

use super::case_ron::{self, Unreadable};
use crate::case::{Case, EventId, Moment};
use crate::lang::{Lang, print};
use crate::laws::Standing;
use crate::ruling::{Ruling, rule};
use crate::words::Words;

/// One line of an `expect` block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    pub cite: String,
    /// `None`: the opinion must be neither established nor possible.
    pub standing: Option<Standing>,
    /// In the printed grammar.
    pub outcome: String,
    /// Line of the page, from 1.
    pub line: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expect {
    pub at: Moment,
    pub lines: Vec<Expected>,
}

/// A block that one command refills.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingBlock {
    pub at: Moment,
    pub lang: Lang,
    /// Its inside, as bytes of the page.
    pub inside: Range<usize>,
}

/// A page as read.
#[derive(Clone, Debug)]
pub struct Page {
    pub title: String,
    pub case: Case,
    pub expects: Vec<Expect>,
    pub rulings: Vec<RulingBlock>,
    pub sources: Vec<String>,
}

struct Block<'a> {
    info: &'a str,
    inside: Range<usize>,
    /// Line of the page on which its first inside line stands.
    first_line: usize,
}

fn blocks(text: &str) -> Vec<Block<'_>> {
    let mut blocks = Vec::new();
    let mut offset = 0;
    let mut open: Option<(&str, usize, usize)> = None;
    for (number, line) in text.split_inclusive('\n').enumerate() {
        let bare = line.trim_end();
        match open {
            None => {
                if let Some(info) = bare.strip_prefix("```") {
                    open = Some((info.trim(), offset + line.len(), number + 2));
                }
            }
            Some((info, start, first_line)) if bare == "```" => {
                blocks.push(Block { info, inside: start..offset, first_line });
                open = None;
            }
            Some(_) => {}
        }
        offset += line.len();
    }
    blocks
}

/// `expect at: 10`, `ruling at: start lang: en`: the value after a name.
fn setting<'a>(info: &'a str, name: &str) -> Option<&'a str> {
    let mut words = info.split_whitespace();
    while let Some(word) = words.next() {
        if word.strip_suffix(':') == Some(name) {
            return words.next();
        }
    }
    None
}

fn moment_of(info: &str) -> Option<Moment> {
    match setting(info, "at") {
        None => Some(Moment::End),
        Some("start") => Some(Moment::Start),
        Some(id) => id.parse().ok().map(|id| Moment::After(EventId(id))),
    }
}

/// Reads a page.
///
/// # Errors
/// Where and what: a missing or unreadable case, a line of an `expect` block that says nothing.
pub fn read(text: &str) -> Result<Page, Unreadable> {
    let fail = |line, key| Unreadable { line, column: 0, what: Words::new(key) };
    let title = text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or_default().trim().to_owned();
    let blocks = blocks(text);
    let ron = blocks.iter().find(|block| block.info == "ron").ok_or_else(|| fail(0, "page-no-case"))?;
    let case = case_ron::read(text[ron.inside.clone()].as_bytes())
        .map_err(|error| Unreadable { line: error.line + ron.first_line - 1, ..error })?
        .case;
    let mut expects = Vec::new();
    let mut rulings = Vec::new();
    for block in &blocks {
        let kind = block.info.split_whitespace().next().unwrap_or_default();
        if kind != "expect" && kind != "ruling" {
            continue;
        }
        let at = moment_of(block.info).ok_or_else(|| fail(block.first_line - 1, "page-no-moment"))?;
        if kind == "ruling" {
            let lang = setting(block.info, "lang").and_then(Lang::parse).unwrap_or_default();
            rulings.push(RulingBlock { at, lang, inside: block.inside.clone() });
            continue;
        }
        let mut lines = Vec::new();
        for (number, line) in text[block.inside.clone()].lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let number = block.first_line + number;
            lines.push(expected(line, number).ok_or_else(|| fail(number, "page-not-an-expectation"))?);
        }
        expects.push(Expect { at, lines });
    }
    let sources = text
        .lines()
        .filter_map(|line| line.strip_prefix("source:"))
        .map(|source| source.trim().to_owned())
        .collect();
    Ok(Page { title, case, expects, rulings, sources })
}

fn expected(line: &str, number: usize) -> Option<Expected> {
    let (first, rest) = line.split_once(' ')?;
    let (second, outcome) = rest.trim().split_once(' ')?;
    let outcome = outcome.trim().to_owned();
    if first == "no" {
        return Some(Expected { cite: second.to_owned(), standing: None, outcome, line: number });
    }
    let standing = [Standing::Established, Standing::Possible, Standing::RuledOut]
        .into_iter()
        .find(|standing| standing.code() == second)?;
    Some(Expected { cite: first.to_owned(), standing: Some(standing), outcome, line: number })
}

/// The expectations a page's case does not meet, each as `line 12: wanted …, got …`.
#[must_use]
pub fn unmet(page: &Page) -> Vec<String> {
    let mut unmet = Vec::new();
    for expect in &page.expects {
        let ruling = rule(&page.case, expect.at);
        for expected in &expect.lines {
            let found: Vec<Standing> = ruling
                .opinions
                .iter()
                .filter(|opinion| {
                    opinion.cite == expected.cite && opinion.outcome.to_string() == expected.outcome
                })
                .map(|opinion| opinion.standing)
                .collect();
            let met = match expected.standing {
                Some(wanted) => found.contains(&wanted),
                None => found.iter().all(|standing| *standing == Standing::RuledOut),
            };
            if !met {
                let wanted = expected.standing.map_or("none", Standing::code);
                let got = found.first().map_or("none", |standing| standing.code());
                unmet.push(format!(
                    "line {}: {} {}: wanted {wanted}, got {got}",
                    expected.line, expected.cite, expected.outcome
                ));
            }
        }
    }
    unmet
}

/// The page with its `ruling` blocks as the program rules today. No other byte changes.
#[must_use]
pub fn refilled(text: &str, page: &Page) -> String {
    let mut refilled = String::new();
    let mut from = 0;
    for block in &page.rulings {
        let ruling = rule(&page.case, block.at);
        refilled.push_str(&text[from..block.inside.start]);
        refilled.push_str(&block_text(block.lang, &page.case, &ruling));
        from = block.inside.end;
    }
    refilled.push_str(&text[from..]);
    refilled
}

/// What stands in a `ruling` block: the printed ruling, and every opinion in the printed grammar.
fn block_text(lang: Lang, case: &Case, ruling: &Ruling) -> String {
    let mut text = print::ruling(lang, case, ruling);
    text.push('\n');
    for opinion in &ruling.opinions {
        text.push_str(&format!("{} {} {}\n", opinion.cite, opinion.standing.code(), opinion.outcome));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# A title\n\nProse.\n\n```ron\n(format: 1, board: (dealer: S), happened: [(1, calls(S, \"P\"))])\n```\n\n```expect at: 1\n22B ruled_out passed_out\nno 21B1(a) may_change(S, 1)\n```\n```ruling lang: en\nold\n```\nsource: by hand\n";

    #[test]
    fn a_page_is_read_checked_and_refilled() {
        let page = read(PAGE).expect("page");
        assert_eq!(page.title, "A title");
        assert_eq!(page.sources, ["by hand"]);
        assert_eq!(page.expects[0].lines.len(), 2);
        assert_eq!(page.expects[0].lines[0].line, 10);
        assert!(unmet(&page).is_empty());
        let again = refilled(PAGE, &page);
        assert!(again.contains("22B ruled_out passed_out\n```\nsource"));
        assert_eq!(refilled(&again, &read(&again).expect("again")), again);
        let wrong = PAGE.replace("22B ruled_out", "22B established");
        assert_eq!(unmet(&read(&wrong).expect("wrong")).len(), 1);
    }

    #[test]
    fn a_broken_page_says_where() {
        assert_eq!(read("# x\n").expect_err("no case").line, 0);
        let broken = PAGE.replace("calls(S", "cals(S");
        assert_eq!(read(&broken).expect_err("case").line, 6);
        let broken = PAGE.replace("22B ruled_out", "22B maybe");
        assert_eq!(read(&broken).expect_err("expect").line, 10);
    }
}
