//! Law 85 — Rulings on disputed facts.

use super::{Opinion, Outcome, Provision};
use crate::case::{Account, Question};
use crate::reasoning::{Truth, ask, leaf, not};
use crate::words::Words;

/// 85A: where the facts are disputed the director weighs the probabilities from the evidence he can collect, and then
/// rules; where he cannot tell, he rules so that play goes on (85B). In doubt points go to the non-offending side (84D).
pub const WEIGH_THE_PROBABILITIES: Provision = Provision {
    cite: "85A",
    opinions: |facts| {
        let entries = &facts.case.happened[..facts.table.length];
        let mut matters: Vec<&str> = Vec::new();
        for entry in entries.iter().filter(|entry| entry.more.only.is_some()) {
            if !entry.more.matter.is_empty() && !matters.contains(&entry.more.matter.as_str()) {
                matters.push(&entry.more.matter);
            }
        }
        matters
            .into_iter()
            .map(|matter| {
                let words = |key| Words::new(key).with("matter", matter);
                let found_in_the_log = entries
                    .iter()
                    .find(|entry| entry.more.only == Some(Account::Found) && entry.more.matter == matter);
                let question = Question::Disputed { matter: matter.to_owned() };
                let settled = match found_in_the_log {
                    Some(entry) => leaf(words("step-account-found"), Truth::Holds).resting_on_event(entry.id),
                    None => {
                        let found = facts.case.answer(&question).map(|_| true);
                        ask(question, words("step-account-found"), found)
                    }
                };
                let about = entries.iter().find(|entry| entry.more.matter == matter).map(|entry| entry.id);
                Opinion::new(
                    "85A",
                    about,
                    Outcome::FindFacts(matter.to_owned()),
                    not(words("step-accounts-stand"), settled),
                )
            })
            .collect()
    },
};
