//! Law 40 — Partnership understandings: what is owed where a meaning was not disclosed.

use super::{Opinion, Outcome, Provision};
use crate::bridge::Side;
use crate::reasoning::{all, any};
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
                if missing.is_empty() || !facts.some_call_is_locked(side) {
                    return None;
                }
                let words = Words::new("step-not-disclosed").with("side", side);
                let step = all(words.clone(), vec![any(words, missing), facts.is_damaged(side)]);
                Some(Opinion::new("40B3(a)", None, Outcome::Adjust("40B3(a)", side), step))
            })
            .collect()
    },
};
