//! `redress rule CASE`: the ruling as text or as JSON.

use std::path::Path;

use serde_json::{Value, json};

use super::{Ended, complain, load, moment_in, say};
use crate::case::{Account, Case, EventId, Moment};
use crate::lang::{Lang, print};
use crate::reasoning::{Join, Rests, Step, Truth};
use crate::ruling::{Asked, Ruling, as_known_at, rule_for, script};
use crate::words::Words;

pub struct Wanted {
    pub at: Option<String>,
    pub account: Option<Account>,
    pub as_known: bool,
    pub tree: bool,
    pub lang: Lang,
    pub json: bool,
}

#[must_use]
pub fn run(path: &Path, wanted: &Wanted) -> Ended {
    let lang = wanted.lang;
    let Some(case) = load(path, lang) else { return Ended::CouldNot };
    let moment = match &wanted.at {
        None => Moment::End,
        Some(text) => {
            let Some(moment) = moment_in(&case, text) else {
                complain(&lang.say(&Words::new("cli-no-moment").with("at", text.as_str())));
                return Ended::CouldNot;
            };
            moment
        }
    };
    let case = if wanted.as_known { as_known_at(&case, moment) } else { case };
    let ruling = rule_for(&case, moment, wanted.account);
    if wanted.json {
        let printed = serde_json::to_string_pretty(&as_json(lang, &ruling)).unwrap_or_default();
        say(&format!("{printed}\n"));
    } else {
        say(&print::ruling(lang, &case, &ruling));
        if wanted.tree {
            for opinion in &ruling.opinions {
                say(&format!(
                    "\n{}\n{}",
                    print::opinion(lang, &ruling, opinion),
                    print::tree(lang, &opinion.step)
                ));
            }
        }
    }
    if ruling.problems.is_empty() { Ended::Done } else { Ended::WithProblems }
}

/// The ruling as `{"moment","opinions","questions","not_handled","problems"}`.
#[must_use]
pub fn as_json(lang: Lang, ruling: &Ruling) -> Value {
    let opinions: Vec<Value> = ruling
        .opinions
        .iter()
        .map(|opinion| {
            json!({
                "cite": opinion.cite,
                "about": opinion.about.map(|id| id.0),
                "standing": opinion.standing.code(),
                "outcome": opinion.outcome.to_string(),
                "sentence": lang.say(&script::sentence(&ruling.table, opinion)),
                "tree": tree(lang, &opinion.step),
            })
        })
        .collect();
    let asked = |asked: &[Asked]| -> Vec<Value> {
        asked
            .iter()
            .map(|asked| {
                let answers: Vec<Value> = asked
                    .previews
                    .iter()
                    .map(|preview| {
                        let changes: Vec<Value> = preview
                            .changes
                            .iter()
                            .map(|change| {
                                json!({
                                    "cite": change.cite,
                                    "outcome": change.outcome.to_string(),
                                    "before": change.before.map(crate::laws::Standing::code),
                                    "after": change.after.map(crate::laws::Standing::code),
                                })
                            })
                            .collect();
                        json!({ "answer": in_file(&preview.answer), "changes": changes })
                    })
                    .collect();
                json!({
                    "question": in_file(&asked.question),
                    "words": lang.say(&asked.words),
                    "answers": answers,
                    "old_answer": asked.old.as_ref().map(|old| in_file(&old.answer)),
                })
            })
            .collect()
    };
    let entry = |id: EventId, what: &Words| json!({ "entry": id.0, "message": lang.say(what) });
    json!({
        "moment": match ruling.moment {
            Moment::Start => json!("start"),
            Moment::After(id) => json!(id.0),
            Moment::End => json!("end"),
        },
        "headline": lang.say(&script::headline(ruling).0),
        "opinions": opinions,
        "questions": asked(&ruling.questions),
        "later": asked(&ruling.later),
        "clashes": ruling.clashes.iter().map(|clash| lang.say(&print::clash_words(lang, ruling, clash))).collect::<Vec<_>>(),
        "not_handled": ruling.not_handled.iter().map(|not| entry(not.entry, &not.what)).collect::<Vec<_>>(),
        "problems": ruling.problems.iter().map(|problem| entry(problem.entry, &problem.what)).collect::<Vec<_>>(),
    })
}

/// As a case file writes it.
fn in_file(value: &impl serde::Serialize) -> String {
    ron::to_string(value).unwrap_or_default()
}

fn tree(lang: Lang, step: &Step) -> Value {
    let truth = match step.truth {
        Truth::Holds => "holds",
        Truth::Fails => "fails",
        Truth::Open => "open",
    };
    let join = match step.join {
        Join::Leaf => "leaf",
        Join::All => "all",
        Join::Any => "any",
        Join::Not => "not",
        Join::Unless => "unless",
    };
    let rests_on: Vec<Value> = step
        .rests_on
        .iter()
        .map(|rests| match rests {
            Rests::Event(id) => json!({ "event": id.0 }),
            Rests::Agreement(id) => json!({ "agreement": id.0 }),
            Rests::Regulation(name) => json!({ "regulation": name }),
            Rests::Judgement(question) => json!({ "judgement": in_file(question) }),
        })
        .collect();
    json!({
        "proposition": lang.say(&step.words),
        "truth": truth,
        "join": join,
        "rests_on": rests_on,
        "asks": step.asks.as_ref().map(in_file),
        "parts": step.parts.iter().map(|part| tree(lang, part)).collect::<Vec<_>>(),
    })
}

/// The ruling of a case as JSON text, for tests and other programs.
#[must_use]
pub fn json_of(lang: Lang, case: &Case, moment: Moment) -> Value {
    as_json(lang, &rule_for(case, moment, None))
}
