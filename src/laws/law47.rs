//! Law 47 — Retraction of a card played: as far as an opponent's mistaken explanation led to it.

use super::{Facts, Opinion, Outcome, Provision};
use crate::bridge::{Seat, Side};
use crate::case::{EventId, Phase, Question};
use crate::reasoning::{Rests, Step, Truth, all, any, leaf, not};
use crate::words::Words;

/// A card that was faced or played, and when.
struct Shown {
    id: EventId,
    by: Seat,
    at: usize,
    opening_lead: bool,
    taken_back: bool,
}

fn shown(facts: &Facts<'_>) -> Vec<Shown> {
    let mut shown: Vec<Shown> = facts
        .table
        .leads
        .iter()
        .filter_map(|lead| {
            // What was heard before the card was faced was heard in time, even if it lay face down before.
            // A card shown before the auction ended is Law 24's.
            let at = facts.case.position(lead.faced?).filter(|_| lead.faced_after_auction)?;
            Some(Shown {
                id: lead.id,
                by: lead.by,
                at,
                opening_lead: true,
                taken_back: lead.taken_back.is_some(),
            })
        })
        .collect();
    let played = facts.table.cards.iter().filter(|card| !card.exposed);
    shown.extend(played.map(|card| Shown {
        id: card.id,
        by: card.by,
        at: card.at,
        opening_lead: false,
        taken_back: false,
    }));
    // A result without its cards: the play was not written down, and ended there.
    let ended = facts.table.settled.or(facts.table.result).or(facts.table.claimed);
    let over_without_cards = facts.table.phase == Phase::Over && facts.table.cards.is_empty();
    if let (Some(id), true) = (ended, over_without_cards)
        && let Some(at) = facts.case.position(id)
        && let Some(contract) = facts.table.contract()
    {
        // Declarer plays for dummy, so three players played.
        let players = Seat::ALL.into_iter().filter(|seat| *seat != contract.dummy());
        shown.extend(players.map(|by| Shown { id, by, at, opening_lead: false, taken_back: false }));
    }
    shown
}

/// 47E2(a): a card may be taken back, with no further rectification, if it was played because of an opponent's mistaken
/// explanation and before its correction, and nothing has been played since; an opening lead only until dummy shows a card.
pub const CARD_PLAYED_ON_A_MISTAKEN_EXPLANATION: Provision = Provision {
    cite: "47E2(a)",
    opinions: |facts| {
        let all_shown = shown(facts);
        let last = all_shown.iter().map(|card| card.at).max();
        all_shown
            .iter()
            .filter(|card| !card.taken_back && (card.opening_lead || Some(card.at) == last))
            .filter(|card| facts.table.phase < Phase::Over || card.opening_lead)
            .filter_map(|card| {
                let step = may_retract(facts, card, &all_shown)?;
                Some(Opinion::new("47E2(a)", Some(card.id), Outcome::MayRetract(card.by, card.id), step))
            })
            .collect()
    },
};

fn may_retract(facts: &Facts<'_>, card: &Shown, all_shown: &[Shown]) -> Option<Step> {
    let words = |key| Words::new(key).with("seat", card.by);
    let misinformed =
        facts.was_misinformed_at(card.by, card.at, words("step-played-before-the-correction"))?;
    let later = all_shown.iter().find(|other| other.at > card.at);
    let mut parts = vec![
        misinformed,
        facts
            .ask(Question::PlayedBecause { card: card.id }, words("step-played-because-of-it"))
            .resting_on_event(card.id),
        not(
            words("step-no-card-since"),
            leaf(words("step-a-card-since"), Truth::of(later.is_some()))
                .resting_on(later.map(|card| Rests::Event(card.id))),
        ),
    ];
    if card.opening_lead {
        let faced = facts.dummy_has_shown_a_card();
        parts.push(not(
            "step-dummy-has-shown-nothing",
            leaf("step-dummy-has-shown-a-card", Truth::of(faced.is_some()))
                .resting_on(faced.map(Rests::Event)),
        ));
    }
    Some(all(words("step-card-may-come-back"), parts))
}

/// 47E2(b): too late to take the card back, the director may adjust.
pub const TOO_LATE_TO_TAKE_A_CARD_BACK: Provision = Provision {
    cite: "47E2(b)",
    opinions: |facts| {
        if facts.table.phase < Phase::Play {
            return Vec::new();
        }
        let all_shown = shown(facts);
        Side::BOTH
            .into_iter()
            .filter_map(|side| {
                let misinformed: Vec<Step> = all_shown
                    .iter()
                    .filter(|card| card.by.side() == side)
                    .filter_map(|card| {
                        let words = Words::new("step-played-before-the-correction").with("seat", card.by);
                        let misinformed = facts.was_misinformed_at(card.by, card.at, words)?;
                        // While it may still come back it is not too late.
                        let too_late = facts.table.phase == Phase::Over
                            || may_retract(facts, card, &all_shown)?.truth == Truth::Fails;
                        (too_late && misinformed.truth != Truth::Fails).then_some(misinformed)
                    })
                    // One card is ground enough, and a whole play would drown the reader.
                    .take(1)
                    .collect();
                if misinformed.is_empty() {
                    return None;
                }
                let words = || Words::new("step-too-late-for-a-card").with("side", side);
                let step = all(words(), vec![any(words(), misinformed), facts.is_damaged(side)]);
                Some(Opinion::new("47E2(b)", None, Outcome::Adjust("47E2(b)", side), step))
            })
            .collect()
    },
};
