//! Law 22 — End of the auction.

use super::{Facts, Opinion, Outcome, Provision};
use crate::bridge::Call;
use crate::reasoning::{Step, Truth, leaf};
use crate::words::Words;

/// 22A: at least one bid, then three passes in a row and in rotation: the last bid is the contract.
pub const AUCTION_ENDS_WITH_A_CONTRACT: Provision = Provision {
    cite: "22A",
    opinions: |facts| {
        let Some(contract) = facts.table.auction().contract() else { return Vec::new() };
        let step = passes(facts, "step-three-passes-since-the-last-bid", 3, facts.table.contract().is_some());
        vec![Opinion::new("22A", None, Outcome::FinalContract(contract.into()), step)]
    },
};

/// 22B: four passes and no bid: passed out. (Calls may still be changed: 25, 21B1.)
pub const AUCTION_ENDS_WITHOUT_A_BID: Provision = Provision {
    cite: "22B",
    opinions: |facts| {
        let auction = facts.table.auction();
        if auction.calls().is_empty() || auction.last_bid().is_some() {
            return Vec::new();
        }
        let step = passes(facts, "step-four-passes-and-no-bid", 4, facts.table.is_passed_out());
        vec![Opinion::new("22B", None, Outcome::PassedOut, step)]
    },
};

/// Holds when the auction has ended so; rests on the last passes in a row, `most` at the most.
fn passes(facts: &Facts<'_>, key: &'static str, most: usize, ended: bool) -> Step {
    let last: Vec<_> =
        facts.table.standing().rev().take(most).take_while(|record| record.call == Call::Pass).collect();
    let words = Words::new(key).with("passes", last.len());
    last.iter().rev().fold(leaf(words, Truth::of(ended)), |step, record| step.resting_on_event(record.id))
}
