//! The auction as it stands: calls in order, what may legally follow, when it has ended and with what contract.

use super::call::{Bid, Call};
use super::contract::{Contract, Doubling};
use super::seat::Seat;

/// Calls that stand, in order, with who made each.
///
/// The caller need not be the player whose turn it was: an accepted call out of rotation stands too,
/// and the turn then passes to the caller's left-hand opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Auction {
    dealer: Seat,
    calls: Vec<(Seat, Call)>,
}

/// Why a call cannot be part of an auction whoever's turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inadmissible {
    /// A double or redouble with nothing of the opponents' to double or redouble.
    NothingToDouble,
    /// A bid of more than seven.
    AboveSeven,
}

/// How an auction ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AuctionEnd {
    Contract(Contract),
    PassedOut,
}

impl Auction {
    #[must_use]
    pub fn new(dealer: Seat) -> Self {
        Self { dealer, calls: Vec::new() }
    }

    #[must_use]
    pub fn from_calls(dealer: Seat, calls: Vec<(Seat, Call)>) -> Self {
        Self { dealer, calls }
    }

    pub fn push(&mut self, seat: Seat, call: Call) {
        self.calls.push((seat, call));
    }

    #[must_use]
    pub fn calls(&self) -> &[(Seat, Call)] {
        &self.calls
    }

    /// Whose turn it would be, whether or not the auction has ended.
    #[must_use]
    pub fn turn(&self) -> Seat {
        self.calls.last().map_or(self.dealer, |(seat, _)| seat.lho())
    }

    #[must_use]
    pub fn last_bid(&self) -> Option<Bid> {
        self.calls.iter().rev().find_map(|(_, call)| call.as_bid())
    }

    /// The last call that is not a pass, and who made it.
    #[must_use]
    pub fn last_call_but_passes(&self) -> Option<(Seat, Call)> {
        self.calls.iter().rev().copied().find(|(_, call)| *call != Call::Pass)
    }

    /// Could `call` by `seat` be made over these calls, rotation and sufficiency apart?
    ///
    /// A double needs an opponent's bid with only passes since, a redouble an opponent's double with only passes since.
    ///
    /// # Errors
    /// Says what stands in the way.
    pub fn admits(&self, seat: Seat, call: Call) -> Result<(), Inadmissible> {
        let last = self.last_call_but_passes();
        match call {
            Call::Bid(bid) if bid.level.is_above_seven() => Err(Inadmissible::AboveSeven),
            Call::Pass | Call::Bid(_) => Ok(()),
            Call::Double => match last {
                Some((by, Call::Bid(_))) if by.is_opponent_of(seat) => Ok(()),
                _ => Err(Inadmissible::NothingToDouble),
            },
            Call::Redouble => match last {
                Some((by, Call::Double)) if by.is_opponent_of(seat) => Ok(()),
                _ => Err(Inadmissible::NothingToDouble),
            },
        }
    }

    #[must_use]
    pub fn is_sufficient(&self, call: Call) -> bool {
        call.as_bid().is_none_or(|bid| bid.is_sufficient_over(self.last_bid()))
    }

    /// May `seat` make `call` now, by rotation, sufficiency and admissibility?
    #[must_use]
    pub fn is_legal(&self, seat: Seat, call: Call) -> bool {
        self.end().is_none()
            && self.turn() == seat
            && self.is_sufficient(call)
            && self.admits(seat, call).is_ok()
    }

    /// Ended after three passes in a row over a bid, or four passes and no bid.
    ///
    /// Passes count only in rotation: a pass whose caller did not sit left of the caller before breaks the run.
    #[must_use]
    pub fn end(&self) -> Option<AuctionEnd> {
        let needed = if self.last_bid().is_some() { 3 } else { 4 };
        let start = self.calls.len().checked_sub(needed)?;
        // The first call of all may have been an accepted pass out of rotation: the passes after it are what counts.
        let in_rotation = |pair: &[(Seat, Call)]| pair[1].0 == pair[0].0.lho();
        let from = start.saturating_sub(1);
        let all_pass = self.calls[start..].iter().all(|(_, call)| *call == Call::Pass);
        if !all_pass || !self.calls[from..].windows(2).all(in_rotation) {
            return None;
        }
        Some(self.contract().map_or(AuctionEnd::PassedOut, AuctionEnd::Contract))
    }

    /// The contract if the auction ended here; `None` without a bid.
    ///
    /// Declarer is the player of the side of the last bid who first named its denomination.
    #[must_use]
    pub fn contract(&self) -> Option<Contract> {
        let last = self.calls.iter().rposition(|(_, call)| call.as_bid().is_some())?;
        let (by, call) = self.calls[last];
        let bid = call.as_bid()?;
        let doubling = self.calls[last..].iter().fold(Doubling::Undoubled, |so_far, (_, call)| match call {
            Call::Double => Doubling::Doubled,
            Call::Redouble => Doubling::Redoubled,
            _ => so_far,
        });
        let declarer = self
            .calls
            .iter()
            .find(|(seat, call)| {
                seat.side() == by.side() && call.as_bid().is_some_and(|b| b.denomination == bid.denomination)
            })
            .map_or(by, |(seat, _)| *seat);
        Some(Contract { bid, doubling, declarer })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn auction(dealer: Seat, calls: &str) -> Auction {
        let mut auction = Auction::new(dealer);
        for text in calls.split_whitespace() {
            let seat = auction.turn();
            auction.push(seat, Call::parse(text).expect(text));
        }
        auction
    }

    #[test]
    fn ends_and_contracts() {
        for (calls, end) in [
            ("P P P P", Some("passed out")),
            ("P P P", None),
            ("1NT P P", None),
            ("1NT P P P", Some("1NT-N")),
            ("1H X XX P P P", Some("1HXX-N")),
            ("P 1C P 1H P 2H P P P", Some("2H-W")),
            ("1S X P P P", Some("1SX-N")),
            ("1H P 2H 2S P P P", Some("2S-W")),
        ] {
            let got = auction(Seat::North, calls).end().map(|end| match end {
                AuctionEnd::Contract(contract) => contract.to_string(),
                AuctionEnd::PassedOut => "passed out".to_owned(),
            });
            assert_eq!(got.as_deref(), end, "{calls}");
        }
    }

    #[test]
    fn doubles_need_something_of_the_opponents() {
        for (calls, double, redouble) in [
            ("", false, false),
            ("1C", true, false),
            ("1C P", false, false),
            ("1C P P", true, false),
            ("1C X", false, true),
            ("1C X P", false, false),
            ("1C X P P", false, true),
            ("1C X XX", false, false),
        ] {
            let auction = auction(Seat::North, calls);
            let seat = auction.turn();
            assert_eq!(auction.is_legal(seat, Call::Double), double, "X after {calls}");
            assert_eq!(auction.is_legal(seat, Call::Redouble), redouble, "XX after {calls}");
            assert!(auction.is_legal(seat, Call::Pass));
            assert!(!auction.is_legal(seat.lho(), Call::Pass));
        }
    }

    #[test]
    fn an_accepted_call_out_of_rotation_moves_the_turn() {
        let mut a = Auction::new(Seat::North);
        a.push(Seat::South, Call::parse("1H").expect("1H"));
        assert_eq!(a.turn(), Seat::West);
        // West, North and East pass: three in rotation after the bid.
        for _ in 0..3 {
            let seat = a.turn();
            a.push(seat, Call::Pass);
        }
        assert!(matches!(a.end(), Some(AuctionEnd::Contract(c)) if c.declarer == Seat::South));
    }
}
