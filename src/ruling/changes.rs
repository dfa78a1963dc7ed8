//! What differs between two rulings: the preview of an answer, and the mark on what the last edit changed.

use crate::case::EventId;
use crate::laws::{Opinion, Outcome, Standing};

/// One opinion that came, went, or stands otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    pub cite: &'static str,
    pub about: Option<EventId>,
    pub outcome: Outcome,
    pub before: Option<Standing>,
    pub after: Option<Standing>,
}

impl Change {
    /// Was it open before, and is it settled now?
    #[must_use]
    pub fn settles(&self) -> bool {
        self.before == Some(Standing::Possible) && self.after != Some(Standing::Possible)
    }
}

/// What differs, in the order of the Laws.
#[must_use]
pub fn changes(before: &[Opinion], after: &[Opinion]) -> Vec<Change> {
    let standing_in = |opinions: &[Opinion], like: &Opinion| {
        opinions
            .iter()
            .find(|other| {
                other.cite == like.cite && other.about == like.about && other.outcome == like.outcome
            })
            .map(|other| other.standing)
    };
    let change = |like: &Opinion, before, after| Change {
        cite: like.cite,
        about: like.about,
        outcome: like.outcome.clone(),
        before,
        after,
    };
    let mut changes: Vec<Change> = Vec::new();
    for opinion in after {
        let was = standing_in(before, opinion);
        if was != Some(opinion.standing) {
            changes.push(change(opinion, was, Some(opinion.standing)));
        }
    }
    for opinion in before {
        if standing_in(after, opinion).is_none() {
            changes.push(change(opinion, Some(opinion.standing), None));
        }
    }
    changes
}
