//! Boards: number, dealer, vulnerability and deal. Dealer and vulnerability follow from the number where nothing else is said.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::deal::Deal;
use super::seat::{Seat, Side};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Vulnerability {
    #[serde(rename = "none")]
    None,
    #[serde(rename = "NS")]
    NS,
    #[serde(rename = "EW")]
    EW,
    #[serde(rename = "both")]
    Both,
}

impl Vulnerability {
    #[must_use]
    pub fn includes(self, side: Side) -> bool {
        match self {
            Self::None => false,
            Self::NS => side == Side::NS,
            Self::EW => side == Side::EW,
            Self::Both => true,
        }
    }
}

impl fmt::Display for Vulnerability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::None => "none",
            Self::NS => "NS",
            Self::EW => "EW",
            Self::Both => "both",
        })
    }
}

/// What is known of the board. `dealer` and `vulnerability` are what somebody stated; ask [`Board::dealer`] for what holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Board {
    pub number: Option<u32>,
    pub stated_dealer: Option<Seat>,
    pub stated_vulnerability: Option<Vulnerability>,
    pub deal: Deal,
}

impl Board {
    /// The dealer as stated, else by the board's number.
    #[must_use]
    pub fn dealer(&self) -> Option<Seat> {
        self.stated_dealer.or_else(|| self.number.and_then(usual_dealer))
    }

    /// The vulnerability as stated, else by the board's number.
    #[must_use]
    pub fn vulnerability(&self) -> Option<Vulnerability> {
        self.stated_vulnerability.or_else(|| self.number.and_then(usual_vulnerability))
    }
}

/// North deals board 1, then clockwise.
#[must_use]
pub fn usual_dealer(number: u32) -> Option<Seat> {
    let index = number.checked_sub(1)?;
    Some(Seat::ALL[(index % 4) as usize])
}

/// None, NS, EW, both for boards 1 to 4, and one further along for each four boards; over again after sixteen.
#[must_use]
pub fn usual_vulnerability(number: u32) -> Option<Vulnerability> {
    use Vulnerability::{Both, EW, NS, None};
    let index = number.checked_sub(1)? % 16;
    Some([None, NS, EW, Both][((index + index / 4) % 4) as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sixteen_boards() {
        let got: Vec<String> = (1..=17)
            .map(|n| {
                let board = Board { number: Some(n), ..Board::default() };
                format!(
                    "{}{}",
                    board.dealer().expect("dealer"),
                    board.vulnerability().expect("vulnerability")
                )
            })
            .collect();
        let want = "Nnone ENS SEW Wboth NNS EEW Sboth Wnone NEW Eboth Snone WNS Nboth Enone SNS WEW Nnone";
        assert_eq!(got.join(" "), want);
        assert_eq!(usual_dealer(0), None);
    }

    #[test]
    fn what_is_stated_beats_the_number() {
        let board = Board {
            number: Some(7),
            stated_dealer: Some(Seat::West),
            stated_vulnerability: Some(Vulnerability::None),
            ..Board::default()
        };
        assert_eq!(board.dealer(), Some(Seat::West));
        assert_eq!(board.vulnerability(), Some(Vulnerability::None));
        assert_eq!(Board::default().dealer(), None);
    }
}
