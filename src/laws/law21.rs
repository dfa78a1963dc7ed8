//! Law 21 — Misinformation.

use super::{Facts, Opinion, Outcome, Provision};
use crate::case::{CallRecord, Question};
use crate::reasoning::{Step, Truth, all, leaf, not};

/// 21B1(a): until the auction period ends, and while his partner has not called since, a player may change a call
/// that misinformation from an opponent could well have influenced, with no other rectification for his side.
///
/// A required alert that did not come promptly is misinformation. The right is a choice: a call offered and kept is settled.
pub const MAY_CHANGE_A_CALL: Provision = Provision { cite: "21B1(a)", opinions: may_change_a_call };

fn may_change_a_call(facts: &Facts<'_>) -> Vec<Opinion> {
    // Tested for each call: after an accepted call out of rotation a player may own two that pass.
    let opinion = |record: &CallRecord| {
        let misinformed = facts.was_misinformed(record)?;
        let step = may_change(facts, record, misinformed);
        Some(Opinion::new("21B1(a)", Some(record.id), Outcome::MayChange(record.by, record.id), step))
    };
    facts.table.standing().filter_map(opinion).collect()
}

fn may_change(facts: &Facts<'_>, record: &CallRecord, misinformed: Step) -> Step {
    let mut parts = vec![
        facts.auction_period_is_open(),
        not(
            facts.about_call("step-partner-has-not-called-since", record),
            facts.partner_has_called_since(record),
        ),
        misinformed,
        facts.ask(
            Question::CouldWell { call: record.id },
            facts.about_call("step-could-well-have-been-influenced", record),
        ),
    ];
    if let Some((kept, _)) = facts.table.kept.iter().find(|(_, call)| *call == record.id) {
        let words = facts.about_call("step-offer-not-yet-refused", record);
        parts.push(leaf(words, Truth::Fails).resting_on_event(*kept));
    }
    all(facts.about_call("step-may-change", record), parts)
}

/// 21B1(b): where the evidence about the agreement is missing or even, the explanation is presumed mistaken, not the call.
pub const MISTAKEN_EXPLANATION_IS_PRESUMED: Provision = Provision {
    cite: "21B1(b)",
    opinions: |facts| {
        let presumed = |told: &crate::case::Told| {
            let spoken_of = facts.table.call(told.of)?;
            let step = facts.mistaken_explanation_is_presumed(told, spoken_of);
            Some(Opinion::new("21B1(b)", Some(told.id), Outcome::MistakenExplanation(told.id), step))
        };
        // A correction is not itself in question.
        let in_question = |told: &&crate::case::Told| told.corrects.is_none() && facts.is_in_question(told);
        facts.table.told.iter().filter(in_question).filter_map(presumed).collect()
    },
};
