//! Law 82 — Rectification of errors of procedure: a director's own error.

use super::{Facts, Opinion, Outcome, Provision};
use crate::case::Event;
use crate::reasoning::{Truth, all, leaf, not};

/// 82C: a change was allowed under 21B1 that 21B1 did not give. If the board can no longer be scored normally, the score is
/// adjusted with both sides treated as non-offending.
pub const DIRECTORS_ERROR: Provision = Provision {
    cite: "82C",
    opinions: |facts| {
        let entries = &facts.case.happened[..facts.table.length];
        entries
            .iter()
            .enumerate()
            .filter_map(|(place, entry)| {
                let Event::Changes { of, leave: Some(leave), .. } = &entry.what else { return None };
                if !leave.is_within("21B1") {
                    return None;
                }
                // As things stood just before, on all facts found since.
                let then = Facts::new(facts.case, facts.moment_before(place), facts.account);
                let call = then.table.call(*of)?;
                let given = match then.was_misinformed(call) {
                    Some(misinformed) => super::law21::may_change(&then, call, misinformed),
                    None => leaf(then.about_call("step-misinformed", call), Truth::Fails),
                };
                let words = then.about_call("step-change-not-given", call);
                let allowed = leaf(then.about_call("step-change-was-allowed", call), Truth::Holds)
                    .resting_on_event(entry.id);
                let step = all(words.clone(), vec![allowed, not(words, given)]);
                Some(Opinion::new("82C", Some(entry.id), Outcome::DirectorsError(entry.id), step))
            })
            .collect()
    },
};
