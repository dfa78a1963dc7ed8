//! Outcomes: what the Laws can give, as a closed list with one printed form.
//!
//! The printed form is the grammar of `--json`, of `expect` blocks and of search: `may_change(N, 10)`.

use std::fmt;

use crate::bridge::{Contract, Seat, Side};
use crate::case::EventId;

/// A player, or a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Who {
    Seat(Seat),
    Side(Side),
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Side(side) => side.fmt(f),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// Attention has been drawn to an irregularity: the director ought to be called at once.
    CallDirector,
    /// This side may have lost its right to rectification.
    Forfeited(Side),
    /// What this entry told is authorised to them.
    Authorised(Who, EventId),
    /// What this entry told is unauthorised to them.
    Unauthorised(Who, EventId),
    /// The auction period is over.
    AuctionPeriodOver,
    /// The auction goes back to this player, whose turn was missed.
    BackTo(Seat),
    /// This player has to tell, through the director, that an explanation of his side was wrong.
    MustCorrect(Seat),
    /// He may tell it now, or wait.
    MayCorrect(Seat),
    /// He must show nothing.
    MustNotCorrect(Seat),
    /// From now on this player explains his partner's calls by the agreement he was reminded of.
    ExplainsAsAgreed(Seat),
    /// What this player did by this entry is an infraction of its own.
    Breach(Seat, EventId),
    /// No redress for this call of his: he acted on his own misunderstanding.
    NoRedress(Seat, EventId),
    /// This player may change this call of his.
    MayChange(Seat, EventId),
    /// This explanation is the mistake, not the call: presumed or found.
    MistakenExplanation(EventId),
    /// This call is the mistake, not the explanation.
    MistakenCall(EventId),
    /// This pair has no agreement about this call.
    NoAgreement(EventId),
    /// However damaging, the result stands.
    ResultStands,
    /// This change of this player's, made before any ruling, is an ordinary change of call.
    ChangeOfCall(Seat, EventId),
    /// This card may come back to his hand.
    MayRetract(Seat, EventId),
    /// An adjusted score to protect this side, under this paragraph.
    Adjust(&'static str, Side),
    /// Something to look at again after play, under this paragraph.
    ComeBack(&'static str),
    /// What the director allowed by this entry, the Laws did not.
    DirectorsError(EventId),
    /// Facts of this matter are disputed: to be found, or ruled round.
    FindFacts(String),
    /// Until so many minutes after the official score, under this paragraph.
    Until(&'static str, u32),
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
            Self::CallDirector => f.write_str("call_director"),
            Self::Forfeited(side) => write!(f, "forfeited({side})"),
            Self::Authorised(who, entry) => write!(f, "authorised({who}, {entry})"),
            Self::Unauthorised(who, entry) => write!(f, "unauthorised({who}, {entry})"),
            Self::AuctionPeriodOver => f.write_str("auction_period_over"),
            Self::BackTo(seat) => write!(f, "back_to({seat})"),
            Self::MustCorrect(seat) => write!(f, "must_correct({seat}, now)"),
            Self::MayCorrect(seat) => write!(f, "may_correct({seat}, now)"),
            Self::MustNotCorrect(seat) => write!(f, "must_not_correct({seat}, now)"),
            Self::ExplainsAsAgreed(seat) => write!(f, "explains_as_agreed({seat})"),
            Self::Breach(seat, entry) => write!(f, "breach({seat}, {entry})"),
            Self::NoRedress(seat, call) => write!(f, "no_redress({seat}, {call})"),
            Self::MayChange(seat, call) => write!(f, "may_change({seat}, {call})"),
            Self::MistakenExplanation(told) => write!(f, "mistaken_explanation({told})"),
            Self::MistakenCall(call) => write!(f, "mistaken_call({call})"),
            Self::NoAgreement(call) => write!(f, "no_agreement({call})"),
            Self::ResultStands => f.write_str("result_stands"),
            Self::ChangeOfCall(seat, change) => write!(f, "change_of_call({seat}, {change})"),
            Self::MayRetract(seat, card) => write!(f, "may_retract({seat}, {card})"),
            Self::Adjust(cite, side) => write!(f, "adjust({cite}, {side})"),
            Self::ComeBack(cite) => write!(f, "come_back({cite})"),
            Self::DirectorsError(entry) => write!(f, "directors_error({entry})"),
            Self::FindFacts(matter) => write!(f, "find_facts({matter:?})"),
            Self::Until(cite, minutes) => write!(f, "until({cite}, {minutes})"),
            Self::FinalContract(contract) => write!(f, "contract({})", contract.0),
            Self::PassedOut => f.write_str("passed_out"),
        }
    }
}
