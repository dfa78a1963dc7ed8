//! Law 9 — Procedure following an irregularity.

use super::{Opinion, Outcome, Provision};
use crate::reasoning::{Truth, all, leaf};

/// 9B1(a): once attention is drawn to an irregularity, the director should be called at once. Anyone may call him.
pub const DIRECTOR_SHOULD_BE_CALLED: Provision = Provision {
    cite: "9B1(a)",
    opinions: |facts| {
        let Some((entry, _)) = facts.attention_drawn() else { return Vec::new() };
        let called = facts.table.summoned;
        let steps = vec![
            leaf("step-attention-drawn", Truth::Holds).resting_on_event(entry),
            leaf("step-director-not-called", Truth::of(called.is_none()))
                .resting_on(called.map(crate::reasoning::Rests::Event)),
        ];
        vec![Opinion::new(
            "9B1(a)",
            Some(entry),
            Outcome::CallDirector,
            all("step-director-should-be-called", steps),
        )]
    },
};
