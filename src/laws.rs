//! The Laws: one file a Law, each provision a function over the facts, listed once in [`PROVISIONS`].

pub mod facts;
pub mod outcome;
pub mod provision;

pub mod law17;
pub mod law21;
pub mod law22;

pub use facts::Facts;
pub use outcome::Outcome;
pub use provision::{Opinion, Provision, Standing};

/// Every paragraph the program rules on, in the order of the Laws.
pub const PROVISIONS: &[Provision] = &[
    law17::AUCTION_PERIOD_ENDS_WITH_A_LEAD,
    law17::AUCTION_PERIOD_ENDS_WITHOUT_A_BID,
    law17::BACK_TO_THE_PLAYER_PASSED_OVER,
    law21::MAY_CHANGE_A_CALL,
    law21::MISTAKEN_EXPLANATION_IS_PRESUMED,
    law22::AUCTION_ENDS_WITH_A_CONTRACT,
    law22::AUCTION_ENDS_WITHOUT_A_BID,
];
