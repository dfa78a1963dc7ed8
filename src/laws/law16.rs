//! Law 16 — Authorised and unauthorised information, as far as explanations, corrections and withdrawn calls go.

use super::{Facts, Opinion, Outcome, Provision, Who};
use crate::bridge::Side;
use crate::case::{CallRecord, Event, EventId, Fate, Given, Question};
use crate::reasoning::{Step, Truth, all, any, leaf, not};
use crate::words::Words;

/// 16B1: what comes from partner and is no part of the game is unauthorised where it might suggest an action:
/// a missing, late or unexpected alert, a question, a correction, tempo, a remark.
///
/// A correction heard by the player who had misexplained is taken to be unauthorised, unless the director says otherwise:
/// the Laws can be read both ways (16A1(c) against 16B1).
pub const EXTRANEOUS_INFORMATION_FROM_PARTNER: Provision = Provision { cite: "16B1", opinions: extraneous };

fn extraneous(facts: &Facts<'_>) -> Vec<Opinion> {
    let mut opinions = Vec::new();
    let mut give = |to, entry: EventId, step: Step| {
        opinions.push(Opinion::new("16B1", Some(entry), Outcome::Unauthorised(Who::Seat(to), entry), step));
    };
    for alert in facts.table.alerts.iter().filter(|alert| alert.given != Given::Promptly) {
        let Some(call) = facts.table.call(alert.of) else { continue };
        // Behind screens and online his partner does not see whether the call was alerted.
        if call.by.side() == alert.by.side() && call.by != alert.by && facts.all_hear() {
            let step = all(
                Words::new("step-alert-unexpected").with("by", alert.by).with("call", call.call),
                vec![facts.alert_is_required(call)],
            );
            give(call.by, alert.id, step.resting_on_event(alert.id));
        }
    }
    // An alert that came in time may tell its caller what he had forgotten. Where he heard more, 75A speaks of that.
    for alert in facts.table.alerts.iter().filter(|alert| alert.given == Given::Promptly) {
        let Some(call) = facts.table.call(alert.of) else { continue };
        let of_partners = alert.by == call.by.partner() && facts.all_hear();
        let heard_more = facts.table.told.iter().any(|told| told.of == call.id && told.by == alert.by);
        if of_partners && !heard_more && facts.case.agreement_about(call.id).is_some() {
            let words = Words::new("step-might-suggest").with("by", alert.by).with("seat", call.by);
            let step =
                facts.ask(Question::MightSuggest { entry: alert.id }, words).resting_on_event(alert.id);
            give(call.by, alert.id, step);
        }
    }
    for correction in &facts.table.told {
        let corrected = correction.corrects.and_then(|id| facts.table.told(id));
        let Some(corrected) = corrected else { continue };
        let by_partner = correction.by == corrected.by.partner();
        if by_partner && correction.heard_by[corrected.by] {
            let words = Words::new("step-heard-partners-correction")
                .with("seat", corrected.by)
                .with("by", correction.by);
            let allowed = facts.yes_or_no(&Question::MayUseAllTheSame { entry: correction.id }) == Some(true);
            give(
                corrected.by,
                correction.id,
                leaf(words, Truth::of(!allowed)).resting_on_event(correction.id),
            );
        }
    }
    for entry in &facts.case.happened[..facts.table.length] {
        if let Event::Asks { by, .. } | Event::Shows { by, .. } = entry.what
            && (facts.all_hear() || matches!(entry.what, Event::Shows { .. }))
        {
            let words = Words::new("step-might-suggest").with("by", by).with("seat", by.partner());
            let step =
                facts.ask(Question::MightSuggest { entry: entry.id }, words).resting_on_event(entry.id);
            give(by.partner(), entry.id, step);
        }
    }
    opinions
}

/// 16A1(c): what a lawful procedure tells is authorised to those it is meant for: the opponents may use a correction.
pub const CORRECTIONS_FOR_THE_OPPONENTS: Provision = Provision {
    cite: "16A1(c)",
    opinions: |facts| {
        let corrections = facts.table.told.iter().filter(|told| {
            told.corrects
                .and_then(|id| facts.table.told(id))
                .is_some_and(|corrected| told.puts_right(corrected))
        });
        let mut opinions: Vec<Opinion> = corrections
            .map(|told| {
                let opponents = told.by.side().opponents();
                let words = Words::new("step-corrected-for").with("by", told.by).with("side", opponents);
                let step = leaf(words, Truth::Holds).resting_on_event(told.id);
                Opinion::new(
                    "16A1(c)",
                    Some(told.id),
                    Outcome::Authorised(Who::Side(opponents), told.id),
                    step,
                )
            })
            .collect();
        // So is a late alert.
        for alert in facts.table.alerts.iter().filter(|alert| alert.given == Given::Late) {
            let opponents = alert.by.side().opponents();
            let words = Words::new("step-alerted-for").with("by", alert.by).with("side", opponents);
            let step = leaf(words, Truth::Holds).resting_on_event(alert.id);
            let outcome = Outcome::Authorised(Who::Side(opponents), alert.id);
            opinions.push(Opinion::new("16A1(c)", Some(alert.id), outcome, step));
        }
        opinions
    },
};

/// 16C1: withdrawn calls, its own and its opponents', are authorised to the non-offending side.
pub const WITHDRAWN_CALLS_FOR_THE_NON_OFFENDING_SIDE: Provision = Provision {
    cite: "16C1",
    opinions: |facts| {
        withdrawn(facts)
            .map(|(call, offending)| {
                let side = offending.opponents();
                let outcome = Outcome::Authorised(Who::Side(side), call.id);
                Opinion::new("16C1", Some(call.id), outcome, stands_apart(facts, call, offending, side))
            })
            .collect()
    },
};

/// 16C2: withdrawn calls, its own and its opponents', are unauthorised to the offending side.
pub const WITHDRAWN_CALLS_FOR_THE_OFFENDING_SIDE: Provision = Provision {
    cite: "16C2",
    opinions: |facts| {
        withdrawn(facts)
            .map(|(call, offending)| {
                let outcome = Outcome::Unauthorised(Who::Side(offending), call.id);
                Opinion::new("16C2", Some(call.id), outcome, stands_apart(facts, call, offending, offending))
            })
            .collect()
    },
};

/// 16C3: a score is adjusted where the offending side used a withdrawn call and damaged the other by it. After play.
pub const USE_OF_A_WITHDRAWN_CALL: Provision = Provision {
    cite: "16C3",
    opinions: |facts| {
        let steps: Vec<Step> =
            withdrawn(facts).map(|(call, side)| stands_apart(facts, call, side, side)).collect();
        if steps.is_empty() {
            return Vec::new();
        }
        let step = any("step-a-call-was-withdrawn", steps);
        vec![Opinion::new("16C3", None, Outcome::ComeBack("16C3"), step)]
    },
};

/// Withdrawn calls whose irregularity tells which side is offending.
fn withdrawn<'a>(facts: &'a Facts<'_>) -> impl Iterator<Item = (&'a CallRecord, Side)> {
    facts.table.calls.iter().filter_map(|call| Some((call, offending_side(facts, call)?)))
}

/// The side whose infraction led to the withdrawal.
fn offending_side(facts: &Facts<'_>, call: &CallRecord) -> Option<Side> {
    match call.fate {
        Fate::Replaced(by) => match &facts.case.entry(by)?.what {
            // The victim of misinformation changes: the other side offends. His left-hand opponent follows: his own side does.
            Event::Changes { leave: Some(leave), .. } if leave.is_within("21B1") => {
                Some(call.by.side().opponents())
            }
            Event::Changes { leave: Some(leave), .. } if leave.is_within("21B2") => Some(call.by.side()),
            // Unintended (25A): nothing is told by it.
            Event::Changes { leave: Some(leave), .. } if leave.is_within("25A") => None,
            _ => Some(call.by.side()),
        },
        Fate::Cancelled(_) | Fate::Declined(_) if call.faults.any() => Some(call.by.side()),
        // 17D3: passes made since a turn was missed. Who passed out of rotation offends.
        Fate::Cancelled(by) if facts.table.missed.is_some_and(|(entry, _)| entry == by) => {
            let same_turn =
                facts.table.calls.iter().filter(|other| other.turn == call.turn && other.fate == call.fate);
            let mut sides: Vec<Side> =
                same_turn.filter(|other| other.faults.out_of_rotation).map(|other| other.by.side()).collect();
            sides.dedup();
            match sides[..] {
                [side] => Some(side),
                _ => None,
            }
        }
        _ => None,
    }
}

/// The call was withdrawn; and where each side has misinformed the other, that this one is offending on this withdrawal.
///
/// 16C does not say how a player stands who offends by one infraction and suffers by another: the director decides.
fn stands_apart(facts: &Facts<'_>, call: &CallRecord, offending: Side, side: Side) -> Step {
    let words = facts.about_call("step-call-was-withdrawn", call).with("side", offending);
    let mut steps = vec![leaf(words.clone(), Truth::Holds).resting_on_event(call.id)];
    // Calls since withdrawn count too: a change puts the call right, not the infraction.
    let was_misinformed = |side: Side| {
        let calls = facts.table.calls.iter().filter(|call| call.by.side() == side);
        let steps: Vec<Step> = calls.filter_map(|call| facts.was_misinformed(call)).collect();
        (!steps.is_empty()).then(|| any(Words::new("step-side-was-misinformed").with("side", side), steps))
    };
    if let (Some(ns), Some(ew)) = (was_misinformed(Side::NS), was_misinformed(Side::EW)) {
        let question = Question::OffendsHere { call: call.id, side };
        let as_stated = facts.about_call("step-both-sides-offend", call).with("side", side);
        let one_only = not("step-one-side-was-misinformed", all("step-both-sides-misinformed", vec![ns, ew]));
        steps.push(any(as_stated.clone(), vec![one_only, facts.ask(question, as_stated)]));
    }
    all(words, steps)
}
