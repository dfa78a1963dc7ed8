//! The Laws: one file a Law, each provision a function over the facts, listed once in [`PROVISIONS`].

pub mod facts;
pub mod outcome;
pub mod provision;
pub mod regulations;

pub mod law09;
pub mod law11;
pub mod law16;
pub mod law17;
pub mod law20;
pub mod law21;
pub mod law22;
pub mod law25;
pub mod law40;
pub mod law41;
pub mod law47;
pub mod law75;
pub mod law79;
pub mod law82;
pub mod law85;
pub mod law92;

pub use facts::Facts;
pub use outcome::{Outcome, Who};
pub use provision::{Opinion, Provision, Standing};

/// Every paragraph the program rules on, in the order of the Laws.
pub const PROVISIONS: &[Provision] = &[
    law09::DUMMY_DRAWS_ATTENTION,
    law09::DIRECTOR_SHOULD_BE_CALLED,
    law09::NOBODY_ACTS,
    law11::RIGHT_MAY_BE_FORFEITED,
    law16::CORRECTIONS_FOR_THE_OPPONENTS,
    law16::EXTRANEOUS_INFORMATION_FROM_PARTNER,
    law16::WITHDRAWN_CALLS_FOR_THE_NON_OFFENDING_SIDE,
    law16::WITHDRAWN_CALLS_FOR_THE_OFFENDING_SIDE,
    law16::USE_OF_A_WITHDRAWN_CALL,
    law17::AUCTION_PERIOD_ENDS_WITH_A_LEAD,
    law17::AUCTION_PERIOD_ENDS_WITHOUT_A_BID,
    law17::BACK_TO_THE_PLAYER_PASSED_OVER,
    law20::EXPLAIN_BY_THE_AGREEMENT,
    law20::OWN_MISTAKE,
    law20::PARTNERS_MISTAKE_DURING_THE_AUCTION,
    law20::PARTNERS_MISTAKE_DEFENDER,
    law20::PARTNERS_MISTAKE_DECLARING_SIDE,
    law21::OWN_MISUNDERSTANDING,
    law21::MAY_CHANGE_A_CALL,
    law21::MISTAKEN_EXPLANATION_IS_PRESUMED,
    law21::LEFT_HAND_OPPONENT_MAY_FOLLOW,
    law21::TOO_LATE_TO_CHANGE_A_CALL,
    law22::AUCTION_ENDS_WITH_A_CONTRACT,
    law22::AUCTION_ENDS_WITHOUT_A_BID,
    law25::CHANGE_OF_HIS_OWN_ACCORD,
    law40::DAMAGE_BY_NON_DISCLOSURE,
    law40::CRUCIAL_INFORMATION_LEFT_OUT,
    law41::FACE_DOWN_LEAD_MAY_COME_BACK,
    law47::CARD_PLAYED_ON_A_MISTAKEN_EXPLANATION,
    law47::TOO_LATE_TO_TAKE_A_CARD_BACK,
    law75::PARTNERS_EXPLANATION_HEARD,
    law75::MISTAKEN_EXPLANATION,
    law75::OWN_MISTAKE_REALISED_IN_PLAY,
    law75::MISTAKEN_CALL,
    law75::NO_AGREEMENT,
    law75::BASELINE_WITHOUT_AGREEMENT,
    law79::CORRECTION_PERIOD,
    law82::DIRECTORS_ERROR,
    law85::WEIGH_THE_PROBABILITIES,
    law92::TIME_OF_APPEAL,
];
