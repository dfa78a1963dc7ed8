//! Law 92 — Right to appeal.

use super::{Opinion, Outcome, Provision, law79, regulations};

/// 92B: a ruling may be asked for, or appealed, until thirty minutes after the official score is available, unless the
/// organizer sets another period. The director tells of the right where a review could well be in order (83).
pub const TIME_OF_APPEAL: Provision = Provision {
    cite: "92B",
    opinions: |facts| {
        let minutes =
            regulations::named(&facts.case.regulations).map_or(30, |regulations| regulations.minutes.appeal);
        law79::play_is_over(facts)
            .map(|step| Opinion::new("92B", None, Outcome::Until("92B", minutes), step))
            .into_iter()
            .collect()
    },
};
