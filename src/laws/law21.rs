//! Law 21 — Misinformation.

use super::{Facts, Opinion, Outcome, Provision};
use crate::bridge::Side;
use crate::case::{CallRecord, Event, EventId, Question, Told};
use crate::reasoning::{Rests, Step, Truth, all, any, leaf, not, unless};
use crate::words::Words;

/// 21A: no redress to a player who acts on his own misunderstanding.
///
/// Looked at where his side has called the director or made a statement, and something could have misinformed him.
pub const OWN_MISUNDERSTANDING: Provision = Provision {
    cite: "21A",
    opinions: |facts| {
        let complains = |side: Side| {
            facts.case.happened[..facts.table.length].iter().any(|entry| match entry.what {
                Event::Summons(by) | Event::States { by, .. } => by.side() == side,
                _ => false,
            })
        };
        facts
            .table
            .standing()
            .filter(|record| complains(record.by.side()))
            .filter_map(|record| {
                let misinformed = facts.was_misinformed(record)?;
                let step = not(facts.about_call("step-not-misinformed", record), misinformed);
                Some(Opinion::new("21A", Some(record.id), Outcome::NoRedress(record.by, record.id), step))
            })
            .collect()
    },
};

/// 21B1(a): until the auction period ends, and while his partner has not called since, a player may change a call
/// that misinformation from an opponent could well have influenced, with no other rectification for his side.
///
/// A required alert that did not come promptly is misinformation. The right is a choice: a call offered and kept is settled.
pub const MAY_CHANGE_A_CALL: Provision = Provision {
    cite: "21B1(a)",
    opinions: |facts| {
        // Tested for each call: after an accepted call out of rotation a player may own two that pass.
        let opinion = |record: &CallRecord| {
            let misinformed = facts.was_misinformed(record)?;
            let step = may_change(facts, record, misinformed);
            Some(Opinion::new("21B1(a)", Some(record.id), Outcome::MayChange(record.by, record.id), step))
        };
        facts.table.standing().filter_map(opinion).collect()
    },
};

/// The conditions of 21B1(a) for one call.
pub(super) fn may_change(facts: &Facts<'_>, record: &CallRecord, misinformed: Step) -> Step {
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
        let presumed = |told: &Told| {
            let spoken_of = facts.table.call(told.of)?;
            let step = facts.mistaken_explanation_is_presumed(told, spoken_of);
            Some(Opinion::new("21B1(b)", Some(told.id), Outcome::MistakenExplanation(told.id), step))
        };
        // A correction is not itself in question.
        let in_question = |told: &&Told| told.corrects.is_none() && facts.is_in_question(told);
        facts.table.told.iter().filter(in_question).filter_map(presumed).collect()
    },
};

/// 21B2: when a player has changed a call under 21B1, his left-hand opponent may change what he called after it. Freely:
/// nothing is asked of influence. 16C applies.
pub const LEFT_HAND_OPPONENT_MAY_FOLLOW: Provision = Provision {
    cite: "21B2",
    opinions: |facts| {
        let mut opinions = Vec::new();
        for changed in &facts.table.calls {
            let Some(under_21b1) = changed_under_21b1(facts, changed) else { continue };
            let lho = changed.by.lho();
            // After the changed call was first made, and before it was changed.
            let first_made =
                changed.replaces.and_then(|id| facts.table.call(id)).map_or(changed.at, |call| call.at);
            let since =
                |record: &&CallRecord| record.by == lho && record.at > first_made && record.at < changed.at;
            for record in facts.table.calls.iter().filter(since).filter(|record| record.stands()) {
                opinions.push(may_follow(facts, changed, record, under_21b1.clone()));
            }
        }
        opinions
    },
};

fn may_follow(facts: &Facts<'_>, changed: &CallRecord, record: &CallRecord, under_21b1: Step) -> Opinion {
    let mut parts = vec![under_21b1, facts.auction_period_is_open()];
    // "In turn": the right is his next, and goes once somebody else has called after the change.
    let called_on = facts.table.calls.iter().find(|call| call.at > changed.at && call.by != record.by);
    let words = facts.about_call("step-nobody-has-called-on", record);
    parts.push(
        leaf(words, Truth::of(called_on.is_none())).resting_on(called_on.map(|call| Rests::Event(call.id))),
    );
    if let Some((kept, _)) = facts.table.kept.iter().find(|(_, call)| *call == record.id) {
        let words = facts.about_call("step-offer-not-yet-refused", record);
        parts.push(leaf(words, Truth::Fails).resting_on_event(*kept));
    }
    let step = all(facts.about_call("step-may-follow", record).with("changer", changed.by), parts);
    Opinion::new("21B2", Some(record.id), Outcome::MayChange(record.by, record.id), step)
}

/// This call was put in place of another with leave under 21B1.
fn changed_under_21b1(facts: &Facts<'_>, changed: &CallRecord) -> Option<Step> {
    match &facts.case.entry(changed.id)?.what {
        Event::Changes { leave: Some(leave), .. } if leave.is_within("21B1") => {
            let words = facts.about_call("step-changed-under-21b1", changed);
            Some(leaf(words, Truth::Holds).resting_on_event(changed.id))
        }
        _ => None,
    }
}

/// 21B3: too late to change a call, the director adjusts the score if the offending side gained by the irregularity.
///
/// The right may have been forfeited before that (11A). A call that was changed, or offered and kept, is settled.
/// Baseline: the right explanation given in time (75D3).
pub const TOO_LATE_TO_CHANGE_A_CALL: Provision = Provision {
    cite: "21B3",
    opinions: |facts| {
        let mut opinions = Vec::new();
        for side in Side::BOTH {
            let locked: Vec<Step> = facts.locked_calls(side).into_iter().map(|(_, step)| step).collect();
            if locked.is_empty() {
                continue;
            }
            let words = || Words::new("step-too-late-for-a-call").with("side", side);
            let locked = any(words(), locked);
            opinions.push(Opinion::new("21B3", None, Outcome::ComeBack("21B3"), locked.clone()));
            let gained = facts.ask(
                Question::Gained { side: side.opponents() },
                Words::new("step-gained").with("side", side.opponents()),
            );
            let rule = all(words(), vec![locked, gained]);
            let step = match facts.has_forfeited(side) {
                Some(forfeited) => unless(words(), rule, forfeited),
                None => rule,
            };
            opinions.push(Opinion::new("21B3", None, Outcome::Adjust("21B3", side), step));
        }
        opinions
    },
};

impl Facts<'_> {
    /// Calls of this side that stand and that something on record could have influenced, each with that step.
    pub fn misinformed_calls(&self, side: Side) -> impl Iterator<Item = (&CallRecord, Step)> {
        self.table
            .standing()
            .filter(move |record| record.by.side() == side)
            .filter_map(|record| Some((record, self.was_misinformed(record)?)))
    }

    /// Those of them that can no longer be changed and were not settled by an offer: each with the steps that say so.
    #[must_use]
    pub fn locked_calls(&self, side: Side) -> Vec<(&CallRecord, Step)> {
        let known = self.locked.borrow().get(&side).cloned();
        let locked = match known {
            Some(locked) => locked,
            None => {
                let locked = self.work_out_locked_calls(side);
                self.locked.borrow_mut().insert(side, locked.clone());
                locked
            }
        };
        locked.into_iter().filter_map(|(id, step)| Some((self.table.call(id)?, step))).collect()
    }

    fn work_out_locked_calls(&self, side: Side) -> Vec<(EventId, Step)> {
        self.misinformed_calls(side)
            .filter(|(record, _)| !self.table.kept.iter().any(|(_, call)| *call == record.id))
            .map(|(record, misinformed)| {
                let too_late = any(
                    self.about_call("step-too-late-to-change", record),
                    vec![self.auction_period_is_over(), self.partner_has_called_since(record)],
                );
                (
                    record.id,
                    all(
                        self.about_call("step-misinformed-and-too-late", record),
                        vec![misinformed, too_late],
                    ),
                )
            })
            .filter(|(_, step)| step.truth != Truth::Fails)
            .collect()
    }

    /// A call of this side made on misinformation can no longer be changed; `None` where that is ruled out.
    ///
    /// Before that the change itself is the remedy, and no score is adjusted.
    #[must_use]
    pub fn too_late_for_some_call(&self, side: Side) -> Option<Step> {
        let locked: Vec<Step> = self.locked_calls(side).into_iter().map(|(_, step)| step).collect();
        (!locked.is_empty()).then(|| any(Words::new("step-too-late-for-a-call").with("side", side), locked))
    }

    /// Damage to this side by the misinformation, its right to redress not being forfeited (11A): the director judges.
    #[must_use]
    pub fn is_damaged(&self, side: Side) -> Step {
        let words = |key| Words::new(key).with("side", side);
        let damaged = self.ask(Question::Damaged { side }, words("step-damaged"));
        match self.has_forfeited(side) {
            Some(forfeited) => unless(words("step-damage-is-redressed"), damaged, forfeited),
            None => damaged,
        }
    }
}
