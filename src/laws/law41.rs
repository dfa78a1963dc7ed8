//! Law 41 — Commencement of play.

use super::{Opinion, Outcome, Provision};
use crate::reasoning::{Truth, all, leaf};
use crate::words::Words;

/// 41A: a lead face down comes back only on the director's word, after an irregularity: here, misinformation before it.
///
/// Once it is faced, 47E2 decides.
pub const FACE_DOWN_LEAD_MAY_COME_BACK: Provision = Provision {
    cite: "41A",
    opinions: |facts| {
        let whole = |id| facts.whole.leads.iter().any(|lead| lead.id == id && lead.faced == Some(id));
        facts
            .table
            .leads
            .iter()
            // Led face down: faced later, or not at all.
            .filter(|lead| !whole(lead.id) && lead.taken_back.is_none())
            .filter_map(|lead| {
                let words = || Words::new("step-led-face-down").with("seat", lead.by);
                let misinformed = facts.was_misinformed_at(lead.by, lead.at, words())?;
                let face_down = leaf(words(), Truth::of(lead.faced.is_none())).resting_on_event(lead.id);
                let step = all(
                    Words::new("step-lead-may-come-back").with("seat", lead.by),
                    vec![face_down, misinformed],
                );
                Some(Opinion::new("41A", Some(lead.id), Outcome::MayRetract(lead.by, lead.id), step))
            })
            .collect()
    },
};
