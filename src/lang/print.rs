//! A ruling as plain text: what the command line prints and casebook pages keep.

use std::fmt::Write as _;

use super::Lang;
use crate::bridge::Seat;
use crate::case::{Answer, Case, Moment, Table};
use crate::laws::{Opinion, Standing};
use crate::reasoning::{Join, Rests, Step, Truth};
use crate::ruling::{Asked, Audience, Change, Clash, Ruling, Say, guide, script};
use crate::words::Words;

/// The whole ruling: sentence, questions with what each answer leads to, opinions, and what was not handled.
#[must_use]
pub fn ruling(lang: Lang, case: &Case, ruling: &Ruling) -> String {
    let mut text = String::new();
    let (headline, _) = script::headline(ruling);
    line(&mut text, &lang.say(&headline));
    let questions = ruling.questions.iter().map(|asked| question(lang, &ruling.table, asked));
    section(&mut text, lang, "print-questions", questions);
    let later = ruling.later.iter().map(|asked| lang.say(&asked.words));
    let guide = guide(case, ruling);
    section(&mut text, lang, "print-say", guide.say.iter().map(|say| spoken(lang, say)));
    let players = Seat::ALL.into_iter().filter(|seat| !guide.players[*seat].is_empty()).map(|seat| {
        let lines: Vec<String> = guide.players[seat].iter().map(|line| lang.say(line)).collect();
        format!("{}: {}", lang.seat(seat), lines.join(" "))
    });
    section(&mut text, lang, "print-players", players);
    section(&mut text, lang, "print-collect", guide.collect.iter().map(|line| lang.say(line)));
    section(&mut text, lang, "print-come-back", guide.come_back.iter().map(|line| lang.say(line)));
    section(&mut text, lang, "print-later", later);
    for standing in [Standing::Established, Standing::Possible, Standing::RuledOut] {
        let key = match standing {
            Standing::Established => "print-established",
            Standing::Possible => "print-possible",
            Standing::RuledOut => "print-ruled-out",
        };
        let of_standing = ruling.opinions.iter().filter(|opinion| opinion.standing == standing);
        section(&mut text, lang, key, of_standing.map(|opinion| self::opinion(lang, ruling, opinion)));
    }
    let clashes = ruling.clashes.iter().map(|clash| lang.say(&clash_words(lang, ruling, clash)));
    section(&mut text, lang, "print-clashes", clashes);
    section(&mut text, lang, "print-not-handled", ruling.not_handled.iter().map(|not| lang.say(&not.what)));
    let problems =
        ruling.problems.iter().map(|problem| lang.say(&entry_says(problem.entry.0, &problem.what)));
    section(&mut text, lang, "print-problems", problems);
    text
}

/// What to say, and to whom.
#[must_use]
pub fn spoken(lang: Lang, say: &Say) -> String {
    lang.say(&Words::new("print-spoken").with("to", to_whom(say.to)).with("words", say.words.clone()))
}

/// Who is to hear it.
#[must_use]
pub fn to_whom(audience: Audience) -> Words {
    match audience {
        Audience::Table => Words::new("to-the-table"),
        Audience::Alone(seat) => Words::new("to-one-alone").with("seat", seat),
        Audience::Side(side) => Words::new("to-a-side").with("side", side),
        Audience::Director => Words::new("to-yourself"),
    }
}

/// `entry 5: …`
#[must_use]
pub fn entry_says(entry: u32, what: &Words) -> Words {
    if entry == 0 {
        return what.clone();
    }
    Words::new("print-entry").with("id", entry).with("what", what.clone())
}

fn section(text: &mut String, lang: Lang, heading: &'static str, lines: impl Iterator<Item = String>) {
    let mut lines = lines.peekable();
    if lines.peek().is_none() {
        return;
    }
    text.push('\n');
    line(text, &lang.text(heading));
    for entry in lines {
        line(text, &format!("  {}", entry.trim_end().replace('\n', "\n  ")));
    }
}

fn line(text: &mut String, what: &str) {
    text.push_str(what);
    text.push('\n');
}

/// Two established opinions that cannot both be followed, in one sentence.
#[must_use]
pub fn clash_words(lang: Lang, ruling: &Ruling, clash: &Clash) -> Words {
    Words::new("print-clash")
        .with("first", opinion(lang, ruling, &clash.first))
        .with("second", opinion(lang, ruling, &clash.second))
}

/// `21B1(a): South may change the pass …`
#[must_use]
pub fn opinion(lang: Lang, ruling: &Ruling, opinion: &Opinion) -> String {
    format!("{}: {}", lang.law(opinion.cite), lang.say(&script::sentence(&ruling.table, opinion)))
}

fn question(lang: Lang, table: &Table, asked: &Asked) -> String {
    let mut text = lang.say(&asked.words);
    for preview in &asked.previews {
        let changes = preview_changes(lang, table, &preview.changes);
        let _ = write!(text, "\n  {}: {changes}", lang.say(&answer(&preview.answer)));
    }
    if let Some(old) = &asked.old {
        let answer = Words::new("print-old-answer").with("answer", answer(&old.answer));
        let _ = write!(text, "\n  {}", lang.say(&answer));
    }
    text
}

/// What an answer settles, in sentences, or that it settles nothing by itself.
#[must_use]
pub fn preview_changes(lang: Lang, table: &Table, changes: &[Change]) -> String {
    let settled: Vec<String> = changes
        .iter()
        .filter(|change| change.settles())
        .filter_map(|change| Some(lang.say(&script::outcome(table, &change.outcome, change.after?))))
        .collect();
    if settled.is_empty() { lang.text("print-settles-nothing") } else { settled.join(" ") }
}

/// The key of a standing's word.
#[must_use]
pub fn standing_key(standing: Standing) -> &'static str {
    match standing {
        Standing::Established => "standing-established",
        Standing::Possible => "standing-possible",
        Standing::RuledOut => "standing-ruled-out",
    }
}

/// The words of an answer.
#[must_use]
pub fn answer(answer: &Answer) -> Words {
    use crate::case::Account;
    Words::new(match answer {
        Answer::Yes => "answer-yes",
        Answer::No => "answer-no",
        Answer::Even => "answer-even",
        Answer::Account(Account::NS) => "answer-account-ns",
        Answer::Account(Account::EW) => "answer-account-ew",
        Answer::Account(Account::Found) => "answer-account-found",
        Answer::Weights(_) => "answer-weighted",
    })
}

/// A step and its parts, one a line, marked `+` holds, `-` fails, `?` open, with the entries each rests on.
#[must_use]
pub fn tree(lang: Lang, step: &Step) -> String {
    fn put(lang: Lang, step: &Step, depth: usize, text: &mut String) {
        let mark = match step.truth {
            Truth::Holds => '+',
            Truth::Fails => '-',
            Truth::Open => '?',
        };
        let rests: Vec<String> = step
            .rests_on
            .iter()
            .filter_map(|rests| match rests {
                Rests::Event(id) => Some(id.to_string()),
                _ => None,
            })
            .collect();
        let rests = if rests.is_empty() { String::new() } else { format!(" [{}]", rests.join(", ")) };
        let join = match step.join {
            Join::Any if step.parts.len() > 1 => format!(" ({})", lang.text("print-any")),
            Join::Unless => format!(" ({})", lang.text("print-unless")),
            _ => String::new(),
        };
        line(text, &format!("{}{mark} {}{join}{rests}", "  ".repeat(depth), lang.say(&step.words)));
        for part in step.parts.iter() {
            put(lang, part, depth + 1, text);
        }
    }
    let mut text = String::new();
    put(lang, step, 0, &mut text);
    text
}

/// A moment in words.
#[must_use]
pub fn moment(moment: Moment) -> Words {
    match moment {
        Moment::Start => "moment-start".into(),
        Moment::After(id) => Words::new("moment-after").with("id", id.0),
        Moment::End => "moment-end".into(),
    }
}
