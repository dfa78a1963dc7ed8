//! Law 40 — Partnership understandings: what is owed where a meaning was not disclosed.

use super::{Opinion, Outcome, Provision};
use crate::bridge::Side;
use crate::case::Question;
use crate::reasoning::{Step, all, any};
use crate::words::Words;

/// 40B3(a): a side damaged because the meaning of a call was not disclosed as law and regulations require is entitled
/// to an adjusted score. (40A1(b), 40B5: the duty to make agreements available.)
pub const DAMAGE_BY_NON_DISCLOSURE: Provision = Provision {
    cite: "40B3(a)",
    opinions: |facts| {
        Side::BOTH
            .into_iter()
            .filter_map(|side| {
                let mut missing = facts.missing_alerts(side);
                missing.extend(facts.locked_calls(side).into_iter().map(|(_, step)| step));
                if missing.is_empty() {
                    return None;
                }
                let too_late = facts.too_late_for_some_call(side)?;
                let words = Words::new("step-not-disclosed").with("side", side);
                let step = all(words.clone(), vec![any(words, missing), too_late, facts.is_damaged(side)]);
                Some(Opinion::new("40B3(a)", None, Outcome::Adjust("40B3(a)", side), step))
            })
            .collect()
    },
};

/// 40B5(b): an explanation that left out what was crucial to an opponent's choice, and damage by it: an adjusted score.
pub const CRUCIAL_INFORMATION_LEFT_OUT: Provision = Provision {
    cite: "40B5(b)",
    opinions: |facts| {
        Side::BOTH
            .into_iter()
            .filter_map(|side| {
                let left_out: Vec<Step> = facts
                    .table
                    .told
                    .iter()
                    .filter(|told| {
                        told.by.side() != side && facts.stands_for_itself(told) && facts.is_in_question(told)
                    })
                    .filter_map(|told| {
                        let wrongly = facts.was_explained_wrongly(told, facts.table.call(told.of)?);
                        let words =
                            Words::new("step-crucial").with("by", told.by).with("says", told.says.as_str());
                        let crucial = facts.ask(Question::Crucial { told: told.id }, words.clone());
                        Some(all(words, vec![wrongly, crucial]))
                    })
                    .collect();
                if left_out.is_empty() {
                    return None;
                }
                let too_late = facts.too_late_for_some_call(side)?;
                let words = Words::new("step-crucial-was-left-out").with("side", side);
                let step = all(words.clone(), vec![any(words, left_out), too_late, facts.is_damaged(side)]);
                Some(Opinion::new("40B5(b)", None, Outcome::Adjust("40B5(b)", side), step))
            })
            .collect()
    },
};
