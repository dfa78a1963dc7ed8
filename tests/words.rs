//! The catalogues: both whole, both used, every message sayable; and Greek that is Greek.

// Helpers of a test fail loudly, as tests do.
#![allow(clippy::expect_used, clippy::panic)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;

use redress::bridge::{Call, Card, Contract, Seat, Side};
use redress::lang::Lang;
use redress::words::{Arg, Words};

/// What a catalogue holds under one key.
#[derive(Debug, Default)]
struct Said {
    /// Names of the arguments it shows or chooses by.
    args: BTreeSet<String>,
    /// What it chooses by, and the words it knows for each.
    chooses: BTreeMap<String, BTreeSet<String>>,
    /// Everything that is printed as it stands.
    texts: Vec<String>,
    attributes: BTreeSet<String>,
}

fn catalogue(lang: Lang) -> BTreeMap<String, Said> {
    let resource = match parser::parse(lang.source()) {
        Ok(resource) => resource,
        Err((_, errors)) => panic!("{}.ftl: {errors:?}", lang.code()),
    };
    let mut keys = BTreeMap::new();
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let again = keys.insert(message.id.name.to_owned(), said(message));
                assert!(again.is_none(), "{}.ftl: {} stands there twice", lang.code(), message.id.name);
            }
            Entry::Term(term) => panic!("{}.ftl: -{}: names are messages here", lang.code(), term.id.name),
            Entry::Junk { content } => panic!("{}.ftl: not understood: {content}", lang.code()),
            _ => {}
        }
    }
    keys
}

fn said(message: &Message<&str>) -> Said {
    let mut said = Said::default();
    if let Some(value) = &message.value {
        said.pattern(value);
    }
    for attribute in &message.attributes {
        said.attributes.insert(attribute.id.name.to_owned());
        said.pattern(&attribute.value);
    }
    said
}

impl Said {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.texts.push((*value).to_owned()),
                PatternElement::Placeable { expression: Expression::Inline(inline) } => self.inline(inline),
                PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                    self.inline(selector);
                    if let InlineExpression::VariableReference { id } = selector {
                        let known = variants.iter().map(|variant| match &variant.key {
                            fluent_syntax::ast::VariantKey::Identifier { name } => (*name).to_owned(),
                            fluent_syntax::ast::VariantKey::NumberLiteral { value } => (*value).to_owned(),
                        });
                        self.chooses.entry(id.name.to_owned()).or_default().extend(known);
                    }
                    for variant in variants {
                        self.pattern(&variant.value);
                    }
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.args.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    self.inline(argument);
                }
            }
            InlineExpression::StringLiteral { value } => self.texts.push((*value).to_owned()),
            InlineExpression::Placeable { expression } => {
                if let Expression::Inline(inline) = &**expression {
                    self.inline(inline);
                }
            }
            _ => {}
        }
    }
}

#[test]
fn both_catalogues_have_the_same_keys_and_arguments() {
    let (en, el) = (catalogue(Lang::En), catalogue(Lang::El));
    let mut differences = Vec::new();
    for key in en.keys().chain(el.keys()).collect::<BTreeSet<_>>() {
        match (en.get(key), el.get(key)) {
            (Some(english), Some(greek)) => {
                if english.args != greek.args {
                    differences
                        .push(format!("{key}: {:?} in English, {:?} in Greek", english.args, greek.args));
                }
                // Forms differ from language to language, and so may what a plural is split into; the rest may not.
                for (arg, words) in &english.chooses {
                    let numbers =
                        |words: &BTreeSet<String>| words.iter().any(|word| word == "one" || word == "other");
                    if let Some(other) = greek.chooses.get(arg)
                        && other != words
                        && !numbers(words)
                    {
                        differences
                            .push(format!("{key}: chooses by {arg} between {words:?}, in Greek {other:?}"));
                    }
                }
            }
            (Some(_), None) => differences.push(format!("{key}: not in el.ftl")),
            _ => differences.push(format!("{key}: not in en.ftl")),
        }
    }
    assert!(differences.is_empty(), "\n{}", differences.join("\n"));
}

/// Keys that are put together, or used from where no source says them.
const USED_OTHERWISE: &[(&str, &str)] = &[
    ("name-", "names that decline, looked up by what they name"),
    ("law-", "what a paragraph says, looked up by its citation"),
];

/// Beginnings shared by words of ours that are no keys.
const NOT_KEYS: &[(&str, &str)] = &[];

#[test]
fn every_key_of_the_sources_is_in_the_catalogue_and_every_key_is_used() {
    let en = catalogue(Lang::En);
    let families: BTreeSet<&str> = en.keys().filter_map(|key| Some(key.split_once('-')?.0)).collect();
    let mut wrong = Vec::new();
    let mut used = BTreeSet::new();
    for (path, source) in sources(Path::new("src")) {
        for (line, before, literal) in literals(&source) {
            let at_once = before.ends_with("Words::new(") || before.ends_with(".text(");
            // A word shaped as a key, of a family the catalogue has.
            let shaped = literal.split_once('-').is_some_and(|(family, _)| families.contains(family))
                && literal.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
            let listed = NOT_KEYS.iter().any(|(word, _)| *word == literal);
            if (at_once || shaped) && !listed && !en.contains_key(&literal) {
                wrong.push(format!("{path}:{line}: no message has the key \"{literal}\""));
            }
            used.insert(literal);
        }
    }
    for key in en.keys() {
        let otherwise = USED_OTHERWISE.iter().any(|(start, _)| key.starts_with(start));
        if !used.contains(key) && !otherwise {
            wrong.push(format!("en.ftl: nothing uses {key}"));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// The sources without their own tests.
fn sources(folder: &Path) -> Vec<(String, String)> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let source = fs::read_to_string(&path).unwrap_or_default();
            let code = source.split("#[cfg(test)]").next().unwrap_or_default().to_owned();
            files.push((path.to_string_lossy().into_owned(), code));
        }
    }
    files.sort();
    files
}

/// Every text in quotation marks outside comments: its line, what stands before it, and itself.
fn literals(source: &str) -> Vec<(usize, String, String)> {
    let mut found = Vec::new();
    let bytes = source.as_bytes();
    let (mut at, mut line) = (0, 1);
    while at < bytes.len() {
        match bytes[at] {
            b'\n' => line += 1,
            b'/' if bytes.get(at + 1) == Some(&b'/') => {
                at += bytes[at..].iter().position(|b| *b == b'\n').unwrap_or(bytes.len() - at);
                continue;
            }
            b'\'' if bytes.get(at + 1) == Some(&b'\\') => at += 3,
            b'\'' if bytes.get(at + 2) == Some(&b'\'') => at += 2,
            b'"' => {
                let start = at + 1;
                at = start;
                while at < bytes.len() && bytes[at] != b'"' {
                    at += if bytes[at] == b'\\' { 2 } else { 1 };
                }
                let end = at.min(bytes.len());
                let before = source[..start - 1].trim_end();
                let from = before.char_indices().rev().nth(30).map_or(0, |(place, _)| place);
                let literal = &source[start..end];
                found.push((line, before[from..].to_owned(), literal.to_owned()));
                line += literal.matches('\n').count();
            }
            _ => {}
        }
        at += 1;
    }
    found
}

/// Typed samples for an argument of this name: more than one where a message chooses by it.
fn samples(name: &str, said: &Said) -> Vec<Arg> {
    let call = |text: &str| Arg::Call(Call::parse(text).expect(text));
    match name {
        "seat" | "partner" | "lho" | "owner" | "by" | "changer" | "asker" | "speaker" | "corrector" => {
            vec![Arg::Seat(Seat::South), Arg::Seat(Seat::West)]
        }
        "side" | "opponents" | "offending" => vec![Arg::Side(Side::NS), Arg::Side(Side::EW)],
        "call" | "spoken" | "to" => vec![call("2D"), call("P"), call("X"), call("XX"), call("3NT")],
        "card" => vec![Arg::Card(Card::parse("H10").expect("H10"))],
        "contract" => vec![Arg::Contract(Contract::parse("4SX-E").expect("4SX-E"))],
        "law" | "cite" => vec![Arg::Law("21B1(a)".to_owned())],
        "count" | "limit" | "passes" | "tricks" | "id" | "line" | "column" | "board" => {
            vec![Arg::Number(1), Arg::Number(2), Arg::Number(7)]
        }
        "who" => vec![Arg::Words(Box::new(Words::new("seat").with("seat", Seat::East)))],
        _ => match said.chooses.get(name) {
            Some(words) => words.iter().map(|word| Arg::Text(word.clone())).collect(),
            None => vec![Arg::Text("☐".to_owned())],
        },
    }
}

/// Every message with every sample: in each, all arguments but one have their first.
fn sayings(lang: Lang) -> Vec<(String, Words)> {
    let mut sayings = Vec::new();
    // What the sources give is what English asks for.
    let mut english = catalogue(Lang::En);
    for (key, said) in catalogue(lang) {
        let said = english.remove(&key).unwrap_or(said);
        if key.starts_with("name-") {
            continue;
        }
        // A contract gives two arguments: itself, and who plays it.
        let mut names: BTreeSet<&str> = said.args.iter().map(|name| name.trim_end_matches("-by")).collect();
        names.remove("");
        let all: Vec<(&'static str, Vec<Arg>)> =
            names.iter().map(|name| (&*String::from(*name).leak(), samples(name, &said))).collect();
        let most = all.iter().map(|(_, samples)| samples.len()).max().unwrap_or(1);
        let key: &'static str = key.leak();
        for place in 0..most {
            let mut words = Words::new(key);
            for (name, samples) in &all {
                words.args.push((*name, samples[place.min(samples.len() - 1)].clone()));
            }
            sayings.push((key.to_owned(), words));
        }
    }
    sayings
}

#[test]
fn every_message_can_be_said() {
    let mut wrong = Vec::new();
    for lang in Lang::ALL {
        for (key, words) in sayings(lang) {
            let text = lang.say(&words);
            // Fluent leaves what it could not fill in braces; a missing message is shown between ⟨ ⟩.
            if text.trim().is_empty() || text.contains(['{', '}', '⟨', '\u{2068}']) || text.contains("()") {
                wrong.push(format!("{} {key}: {text}", lang.code()));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// Latin words that stand in Greek sentences as they are.
const LATIN_IN_GREEK: &[&str] = &[
    // The program, and what kinds of file there are.
    "Redress",
    "UTF",
    "LIN",
    "RON",
    // What a case file and a page hold, quoted so that it can be typed.
    "redress",
    "ron",
    "format",
    "calls",
    "start",
    "end",
    "at",
    "established",
    "possible",
    "ruled",
    "out",
    "may",
    "change",
    "B",
    "a",
    "P",
    "X",
    "XX",
    "NT",
    "D",
    "S",
    "SX",
    "SA",
    "H",
    "E",
    "N",
    "W",
    "KJ",
    "AQT",
    "J",
    // What is typed, and the keys it is typed with.
    "nt",
    "d",
    "h",
    "p",
    "Enter",
    "Esc",
    "Tab",
    "Delete",
    "Ctrl",
    "Z",
    "Home",
    "End",
    "F",
    // The other language, by its own name.
    "English",
    // Options of the command line.
    "refill",
    "board",
    "room",
    "account",
    "lang",
    "json",
    // Keys of the keyboard, and what is typed in the entry line.
    "Enter",
    "Esc",
    "Tab",
    "Delete",
    "Ctrl",
    "Z",
    "Home",
    "End",
    "F",
    "nt",
    "d",
    "p",
    "h",
    // The other language, under its own name.
    "English",
    // Parts of a paragraph.
    "i",
    "ii",
    "iii",
    "iv",
];

#[test]
fn greek_has_no_latin_letters() {
    let mut wrong = Vec::new();
    for (key, said) in catalogue(Lang::El) {
        for text in &said.texts {
            let latin = |c: char| c.is_ascii_alphabetic();
            let words = text.split(|c: char| !latin(c)).filter(|word| !word.is_empty());
            let strange: Vec<&str> = words.filter(|word| !LATIN_IN_GREEK.contains(word)).collect();
            if !strange.is_empty() {
                wrong.push(format!("{key}: {strange:?} in “{}”", text.trim()));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// What is put in is Greek too: seats, sides, calls and paragraphs.
#[test]
fn greek_arguments_are_greek() {
    for (words, said) in [
        (Words::new("seat").with("seat", Seat::North), "Βορράς"),
        (Words::new("call").with("call", Call::parse("3NT").expect("3NT")), "3ΧΑ"),
    ] {
        assert_eq!(Lang::El.say(&words), said);
    }
    for (key, words) in sayings(Lang::El) {
        let text = Lang::El.say(&words);
        for letter in ["North", "East", "South", "West", "double", "pass"] {
            assert!(!text.contains(letter), "{key}: {text}");
        }
    }
}

/// The tests above find what they look for.
#[test]
fn literals_are_found_with_what_stands_before_them() {
    let found = literals("// \"no\"\nlet a = Words::new(\"step-a\");\nlet q = '\"'; f(\"b\\\"c\")");
    let short: Vec<(usize, &str)> = found.iter().map(|(line, _, text)| (*line, text.as_str())).collect();
    assert_eq!(short, [(2, "step-a"), (3, "b\\\"c")]);
    assert!(found[0].1.ends_with("Words::new("));
}
