//! Law 9 — Procedure following an irregularity.

use super::{Opinion, Outcome, Provision};
use crate::case::{Event, EventId, Phase, Question, replay};
use crate::reasoning::{Rests, Truth, all, leaf, not};
use crate::words::Words;

/// 9B1(a): once attention is drawn to an irregularity, the director should be called at once. Anyone may call him.
pub const DIRECTOR_SHOULD_BE_CALLED: Provision = Provision {
    cite: "9B1(a)",
    opinions: |facts| {
        let Some((entry, _)) = facts.attention_drawn() else { return Vec::new() };
        let called = facts.table.summoned;
        let steps = vec![
            leaf("step-attention-drawn", Truth::Holds).resting_on_event(entry),
            leaf("step-director-not-called", Truth::of(called.is_none()))
                .resting_on(called.map(Rests::Event)),
        ];
        vec![Opinion::new(
            "9B1(a)",
            Some(entry),
            Outcome::CallDirector,
            all("step-director-should-be-called", steps),
        )]
    },
};

/// 9A4: dummy may try to prevent an irregularity, but draws attention to one already committed only when play has ended.
/// In play declarer and either defender may (9A2). The duty of 20F5 to correct declarer's explanation comes before this.
pub const DUMMY_DRAWS_ATTENTION: Provision = Provision {
    cite: "9A4",
    opinions: |facts| {
        let entries = &facts.case.happened[..facts.table.length];
        entries
            .iter()
            .enumerate()
            .filter_map(|(place, entry)| {
                let Event::DrawsAttention(by) = entry.what else { return None };
                let before = facts.moment_before(place);
                let then = replay(facts.case, before, facts.account);
                let contract = then.contract().filter(|_| then.phase == Phase::Play)?;
                if by.side() != contract.declarer.side() {
                    return None;
                }
                let words = Words::new("step-dummy-drew-attention").with("seat", by);
                let step = leaf(words, Truth::of(by == contract.dummy())).resting_on_event(entry.id);
                Some(Opinion::new("9A4", Some(entry.id), Outcome::Breach(by, entry.id), step))
            })
            .collect()
    },
};

/// 9B2: once the director has been called, nobody acts until he has explained everything about the rectification.
///
/// The first act after the call is looked at. That he spoke is seldom written down, so silence about it is a question.
pub const NOBODY_ACTS: Provision = Provision {
    cite: "9B2",
    opinions: |facts| {
        let Some(called) = facts.table.summoned.and_then(|id| facts.case.position(id)) else {
            return Vec::new();
        };
        let Some((entry, by, at)) = facts.acts().find(|(_, _, at)| *at > called) else { return Vec::new() };
        // A change with leave is itself what the director offered.
        let with_leave = |id: EventId| {
            matches!(
                facts.case.entry(id).map(|entry| &entry.what),
                Some(Event::Changes { leave: Some(_), .. })
            )
        };
        let told =
            facts.case.happened[called..at].iter().find(|entry| matches!(entry.what, Event::Tells { .. }));
        if with_leave(entry) || told.is_some() {
            return Vec::new();
        }
        let words = |key| Words::new(key).with("seat", by);
        let explained =
            facts.ask(Question::OptionsExplained { before: entry }, words("step-options-explained"));
        let steps = vec![
            leaf(words("step-acted-after-the-call"), Truth::Holds).resting_on_event(entry),
            not(words("step-options-not-explained"), explained),
        ];
        let step = all(words("step-acted-too-soon"), steps);
        vec![Opinion::new("9B2", Some(entry), Outcome::Breach(by, entry), step)]
    },
};
