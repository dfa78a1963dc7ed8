//! Law 11 — Forfeiture of the right to rectification.

use super::{Facts, Opinion, Outcome, Provision};
use crate::bridge::Side;
use crate::case::Question;
use crate::reasoning::{Truth, all, leaf};
use crate::words::Words;

/// 11A: the right may be forfeited if the non-offending side acts before the director is called, attention being drawn.
///
/// The director weighs that the duty to call lay on the one who corrected. If a side then gained through an opponent's
/// ignorance, only that side is adjusted.
pub const RIGHT_MAY_BE_FORFEITED: Provision = Provision {
    cite: "11A",
    opinions: |facts| {
        Side::BOTH
            .into_iter()
            .filter_map(|side| {
                let step = facts.has_forfeited(side)?;
                Some(Opinion::new("11A", None, Outcome::Forfeited(side), step))
            })
            .collect()
    },
};

impl Facts<'_> {
    /// This side, misinformed by the other, acted between attention and the director, and the director holds it forfeit.
    ///
    /// `None` where it did not act so.
    #[must_use]
    pub fn has_forfeited(&self, side: Side) -> Option<crate::reasoning::Step> {
        let (drawn, at) = self.attention_drawn()?;
        self.misinformed_calls(side).next()?;
        let called_at = self.table.summoned.and_then(|id| self.case.position(id)).unwrap_or(usize::MAX);
        let acted = self.acts().find(|(_, by, when)| by.side() == side && *when > at && *when < called_at)?;
        let side_words = |key| Words::new(key).with("side", side);
        let steps = vec![
            leaf("step-attention-drawn", Truth::Holds).resting_on_event(drawn),
            leaf(side_words("step-acted-before-the-director"), Truth::Holds).resting_on_event(acted.0),
            self.ask(Question::Forfeits { side }, side_words("step-director-holds-it-forfeited")),
        ];
        Some(all(side_words("step-right-is-forfeited"), steps))
    }
}
