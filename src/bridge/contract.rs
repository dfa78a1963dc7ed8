//! Contracts: the bid that stands, doubled or not, and who plays it.

use std::fmt;

use super::call::Bid;
use super::seat::Seat;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Doubling {
    #[default]
    Undoubled,
    Doubled,
    Redoubled,
}

/// What the auction came to. Printed `4SX-E`: bid, doubling, declarer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Contract {
    pub bid: Bid,
    pub doubling: Doubling,
    pub declarer: Seat,
}

impl Contract {
    /// Reads `3NT-S`, `4SX-E`, `2HXX-N`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (what, declarer) = text.trim().split_once('-')?;
        let declarer = Seat::parse(declarer)?;
        let upper = what.to_uppercase();
        let (bid, doubling) = if let Some(bid) = upper.strip_suffix("XX") {
            (bid, Doubling::Redoubled)
        } else if let Some(bid) = upper.strip_suffix('X') {
            (bid, Doubling::Doubled)
        } else {
            (upper.as_str(), Doubling::Undoubled)
        };
        let bid = super::call::Call::parse(bid)?.as_bid()?;
        Some(Self { bid, doubling, declarer })
    }

    #[must_use]
    pub fn dummy(self) -> Seat {
        self.declarer.partner()
    }

    #[must_use]
    pub fn leader(self) -> Seat {
        self.declarer.lho()
    }
}

impl fmt::Display for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let doubling = ["", "X", "XX"][self.doubling as usize];
        write!(f, "{}{doubling}-{}", self.bid, self.declarer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contracts_are_printed_and_read_back() {
        for text in ["1C-N", "3NT-S", "4SX-E", "7NTXX-W"] {
            assert_eq!(Contract::parse(text).map(|c| c.to_string()).as_deref(), Some(text));
        }
        for bad in ["", "3NT", "X-N", "P-E", "4S-Q", "XX-"] {
            assert_eq!(Contract::parse(bad), None, "{bad}");
        }
    }
}
