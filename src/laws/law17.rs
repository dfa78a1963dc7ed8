//! Law 17 — Duration of the auction: when the auction period ends, and a turn that was missed.

use super::{Facts, Opinion, Outcome, Provision};
use crate::bridge::Call;
use crate::reasoning::{Truth, all, leaf};
use crate::words::Words;

/// 17D1: after an auction with a bid, the auction period ends when a defender faces an opening lead, in turn or out of it.
///
/// A lead face down ends nothing.
pub const AUCTION_PERIOD_ENDS_WITH_A_LEAD: Provision = Provision {
    cite: "17D1",
    opinions: |facts| {
        if facts.table.contract().is_none() {
            return Vec::new();
        }
        vec![Opinion::new("17D1", None, Outcome::AuctionPeriodOver, facts.lead_is_faced())]
    },
};

/// 17D2: where nobody bid, the auction period ends when all four hands are back in the board.
pub const AUCTION_PERIOD_ENDS_WITHOUT_A_BID: Provision = Provision {
    cite: "17D2",
    opinions: |facts| {
        if !facts.table.is_passed_out() {
            return Vec::new();
        }
        vec![Opinion::new("17D2", None, Outcome::AuctionPeriodOver, facts.hands_are_back())]
    },
};

/// 17D3 (and 34): three passes followed a call, one of them out of rotation, and a player lost his turn by it.
///
/// The auction goes back to him; the passes since his turn are void.
pub const BACK_TO_THE_PLAYER_PASSED_OVER: Provision = Provision { cite: "17D3", opinions: back_to };

fn back_to(facts: &Facts<'_>) -> Vec<Opinion> {
    let table = &facts.table;
    let passed_over: Vec<_> = table
        .turns
        .iter()
        .filter_map(|turn| {
            let record = &table.calls[turn.standing?];
            (record.by != turn.due).then_some((turn.due, record))
        })
        .collect();
    // Once he has called, nothing goes back any more.
    if let Some((by, seat)) = table.missed.filter(|(_, seat)| table.turn() == Some(*seat)) {
        let steps = vec![
            leaf("step-three-passes-after-a-call", Truth::Holds).resting_on_event(by),
            leaf(Words::new("step-a-pass-took-the-turn").with("seat", seat), Truth::Holds),
        ];
        let step = all(Words::new("step-turn-was-missed").with("seat", seat), steps);
        return vec![Opinion::new("17D3", Some(by), Outcome::BackTo(seat), step)];
    }
    // A turn was taken by a call out of rotation that was accepted. Only passes bring the auction back.
    passed_over
        .into_iter()
        .map(|(seat, record)| {
            let last_three: Vec<_> = table.standing().rev().take(3).collect();
            let three_passes = last_three.len() == 3 && last_three.iter().all(|call| call.call == Call::Pass);
            let among_them = last_three.iter().any(|call| call.id == record.id);
            let steps = vec![
                leaf("step-three-passes-after-a-call", Truth::of(three_passes)),
                leaf(
                    Words::new("step-a-pass-took-the-turn").with("seat", seat),
                    Truth::of(three_passes && among_them),
                )
                .resting_on_event(record.id),
            ];
            let step = all(Words::new("step-turn-was-missed").with("seat", seat), steps);
            Opinion::new("17D3", Some(record.id), Outcome::BackTo(seat), step)
        })
        .collect()
}
