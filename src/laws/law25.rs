//! Law 25 — Change of call: as far as a player changes a call by himself on hearing a correction.

use super::{Opinion, Outcome, Provision};
use crate::case::{Event, Question};
use crate::reasoning::{Truth, all, leaf};

/// 25B: a change made before any ruling, by a player who had been misinformed, is an ordinary change of call
/// unless the director allows it under 21B1. The Laws do not say plainly which.
pub const CHANGE_OF_HIS_OWN_ACCORD: Provision = Provision {
    cite: "25B",
    opinions: |facts| {
        let entries = &facts.case.happened[..facts.table.length];
        entries
            .iter()
            .filter_map(|entry| {
                let Event::Changes { by, of, leave: None, .. } = entry.what else { return None };
                let changed = facts.table.call(of)?;
                let misinformed = facts.was_misinformed(changed)?;
                let steps = vec![
                    leaf(facts.about_call("step-changed-of-his-own-accord", changed), Truth::Holds)
                        .resting_on_event(entry.id),
                    misinformed,
                    facts.ask(
                        Question::OwnAccord { change: entry.id },
                        facts.about_call("step-not-allowed-under-21b1", changed),
                    ),
                ];
                let step = all(facts.about_call("step-change-before-a-ruling", changed), steps);
                Some(Opinion::new("25B", Some(entry.id), Outcome::ChangeOfCall(by, entry.id), step))
            })
            .collect()
    },
};
