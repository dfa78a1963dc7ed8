//! Outcomes: what the Laws can give, as a closed list with one printed form.
//!
//! The printed form is the grammar of `--json`, of `expect` blocks and of search: `may_change(N, 10)`.

use std::fmt;

use crate::bridge::{Contract, Seat};
use crate::case::EventId;

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// This player may change this call of his.
    MayChange(Seat, EventId),
    /// This explanation is taken to be the mistake, not the call.
    MistakenExplanation(EventId),
    /// The auction period is over.
    AuctionPeriodOver,
    /// The auction goes back to this player, whose turn was missed.
    BackTo(Seat),
    /// The auction has ended, with this contract.
    FinalContract(FinalContract),
    /// The auction has ended without a bid.
    PassedOut,
}

/// A contract that can be put in order, for lists that never depend on hashing.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FinalContract(String);

impl From<Contract> for FinalContract {
    fn from(contract: Contract) -> Self {
        Self(contract.to_string())
    }
}

impl FinalContract {
    #[must_use]
    pub fn contract(&self) -> Option<Contract> {
        Contract::parse(&self.0)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MayChange(seat, call) => write!(f, "may_change({seat}, {call})"),
            Self::MistakenExplanation(told) => write!(f, "mistaken_explanation({told})"),
            Self::AuctionPeriodOver => f.write_str("auction_period_over"),
            Self::BackTo(seat) => write!(f, "back_to({seat})"),
            Self::FinalContract(contract) => write!(f, "contract({})", contract.0),
            Self::PassedOut => f.write_str("passed_out"),
        }
    }
}
