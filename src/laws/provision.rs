//! Provisions and opinions: what a paragraph says of one subject, and how far it is established.

use super::{Facts, Outcome};
use crate::case::EventId;
use crate::reasoning::{Step, Truth};

/// How far an outcome is established by the facts known so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Standing {
    Established,
    Possible,
    RuledOut,
}

impl Standing {
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::Established => "established",
            Self::Possible => "possible",
            Self::RuledOut => "ruled_out",
        }
    }
}

impl From<Truth> for Standing {
    fn from(truth: Truth) -> Self {
        match truth {
            Truth::Holds => Self::Established,
            Truth::Open => Self::Possible,
            Truth::Fails => Self::RuledOut,
        }
    }
}

/// What one provision says of one subject.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opinion {
    pub cite: &'static str,
    /// The entry it speaks of: usually a call.
    pub about: Option<EventId>,
    pub outcome: Outcome,
    pub standing: Standing,
    pub step: Step,
}

impl Opinion {
    #[must_use]
    pub fn new(cite: &'static str, about: Option<EventId>, outcome: Outcome, step: Step) -> Self {
        Self { cite, about, outcome, standing: step.truth.into(), step }
    }
}

/// One lettered paragraph. Its function looks for what could set it off (no trigger, no opinion) and argues each case.
#[derive(Clone, Copy)]
pub struct Provision {
    /// As printed: `21B1(a)`.
    pub cite: &'static str,
    pub opinions: fn(&Facts<'_>) -> Vec<Opinion>,
}
