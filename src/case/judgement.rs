//! Judgements: the questions only a director can answer, and the answers given.

use serde::{Deserialize, Serialize};

use super::event::{Account, ClockTime, EventId};
use crate::bridge::{Seat, Side};

/// What is asked. Its fields name the entries it is about; its words are in the catalogues.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// Could the decision to make this call well have been influenced by what its caller was told? (21B1(a))
    CouldWell { call: EventId },
    /// Did this explanation differ from the agreement, or leave something out? (75B1)
    ExplainedWrongly { told: EventId },
    /// Does the evidence settle what this call means by agreement? `yes`: as stated; `no`: it speaks against; `even`: missing or even. (21B1(b))
    EvidenceSettles { call: EventId },
    /// Do the rules of this event require an alert of this call?
    AlertRequired { call: EventId },
    /// This call was alerted though no alert was due: did that mislead? (20F5(a), 21B1(a))
    AlertMisled { call: EventId },
    /// Was this call alerted, and in time?
    AlertedInTime { call: EventId },
    /// Has a defender faced an opening lead? (17D1)
    LeadFaced,
    /// Whose version of this matter is right? (85)
    Disputed { matter: String },
    /// Partner has called since, but that call was withdrawn: does it bar the change? The Laws do not say.
    WithdrawnCallBars { call: EventId },
    /// Did this side gain from its irregularity, too late to change a call? (21B3)
    Gained { side: Side },
    /// Had the director explained the options before this was done? (9B2)
    OptionsExplained { before: EventId },
    /// Was what this explanation left out crucial to an opponent's choice? (40B5(b))
    Crucial { told: EventId },
    /// Did this player take advantage of what he heard his partner explain? (75A, 16B1(a))
    TookAdvantage { seat: Seat },
    /// Was this side damaged by the misinformation? (75B1, 75D3, 40B3(a), 47E2(b))
    Damaged { side: Side },
    /// This side acted before the director was called: is its right to rectification forfeited? (11A)
    Forfeits { side: Side },
    /// Might this question, remark or change of tempo suggest an action to partner? (16B1)
    MightSuggest { entry: EventId },
    /// May partner's correction be used by the player who heard it? (16A1(c) against 16B1)
    MayUseAllTheSame { entry: EventId },
    /// Each side has misinformed the other: does this side stand as stated to this withdrawn call? (16C does not say.)
    OffendsHere { call: EventId, side: Side },
    /// Did the player who made this call depart from the agreement? (75C)
    CallDeparts { call: EventId },
    /// Has the player whose mistake this is realised it? (20F4(a), 75B2)
    Realised { entry: EventId },
    /// Was this card played because of the mistaken explanation? (47E2(a))
    PlayedBecause { card: EventId },
    /// A change made before any ruling: is it an ordinary change of call (25B), not one allowed under 21B1?
    OwnAccord { change: EventId },
}

/// What was answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Answer {
    Yes,
    No,
    /// The evidence is missing or even.
    Even,
    /// This version is right.
    Account(Account),
    /// Shares of each plausible outcome, in percent.
    Weights(Vec<(String, u8)>),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Judgement {
    pub on: Question,
    pub answer: Answer,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub by: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<ClockTime>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub because: String,
    /// Given when this entry was the last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<EventId>,
    /// The entries the answer rested on, each with its mark.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seen: Vec<(EventId, String)>,
}

impl Judgement {
    #[must_use]
    pub fn new(on: Question, answer: Answer) -> Self {
        Self {
            on,
            answer,
            by: String::new(),
            at: None,
            because: String::new(),
            since: None,
            seen: Vec::new(),
        }
    }

    /// The same answer on the same grounds, whoever gave it and why?
    #[must_use]
    pub fn is_same_but_for_reasons(&self, other: &Self) -> bool {
        self.on == other.on
            && self.answer == other.answer
            && self.since == other.since
            && self.seen == other.seen
    }

    pub fn mentions(&self) -> impl Iterator<Item = EventId> {
        self.on.about().into_iter().chain(self.since).chain(self.seen.iter().map(|(id, _)| *id))
    }
}

impl Question {
    /// The entry asked about.
    #[must_use]
    pub fn about(&self) -> Option<EventId> {
        match self {
            Self::CouldWell { call }
            | Self::EvidenceSettles { call }
            | Self::AlertRequired { call }
            | Self::AlertedInTime { call }
            | Self::AlertMisled { call }
            | Self::CallDeparts { call }
            | Self::WithdrawnCallBars { call } => Some(*call),
            Self::OffendsHere { call, .. } => Some(*call),
            Self::ExplainedWrongly { told } | Self::Crucial { told } => Some(*told),
            Self::OptionsExplained { before } => Some(*before),
            Self::MightSuggest { entry } | Self::MayUseAllTheSame { entry } | Self::Realised { entry } => {
                Some(*entry)
            }
            Self::PlayedBecause { card } => Some(*card),
            Self::OwnAccord { change } => Some(*change),
            Self::LeadFaced
            | Self::Disputed { .. }
            | Self::Gained { .. }
            | Self::Damaged { .. }
            | Self::TookAdvantage { .. }
            | Self::Forfeits { .. } => None,
        }
    }

    /// The answers a director can choose from.
    #[must_use]
    pub fn answers(&self) -> Vec<Answer> {
        match self {
            Self::EvidenceSettles { .. } => vec![Answer::Yes, Answer::No, Answer::Even],
            Self::Disputed { .. } => vec![Answer::Account(Account::NS), Answer::Account(Account::EW)],
            _ => vec![Answer::Yes, Answer::No],
        }
    }
}
