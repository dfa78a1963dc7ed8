//! Law 79 — Tricks won: until when an error in the score is put right.

use super::{Facts, Opinion, Outcome, Provision, regulations};
use crate::case::Phase;
use crate::reasoning::{Rests, Step, Truth, leaf};

/// 79C1: an error in recording or computing the score is put right until the organizer's period ends: thirty minutes after
/// the official score is available, unless he sets another. The director puts right what he learns of in any manner until
/// then (81C3).
pub const CORRECTION_PERIOD: Provision = Provision {
    cite: "79C1",
    opinions: |facts| {
        let minutes = regulations::named(&facts.case.regulations)
            .map_or(30, |regulations| regulations.minutes.correction);
        play_is_over(facts)
            .map(|step| Opinion::new("79C1", None, Outcome::Until("79C1", minutes), step))
            .into_iter()
            .collect()
    },
};

/// A clock that starts with the official score, looked at when play is over and the director has been called.
pub(super) fn play_is_over(facts: &Facts<'_>) -> Option<Step> {
    let (drawn, _) = facts.attention_drawn()?;
    let over = facts.table.phase == Phase::Over;
    over.then(|| leaf("step-play-is-over", Truth::Holds).resting_on([Rests::Event(drawn)]))
}
