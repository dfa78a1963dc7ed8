//! Decisions as announced: facts, kept for ever and never worked out again.

use serde::{Deserialize, Serialize};

use super::event::{ClockTime, EventId};

/// Who decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Body {
    Director,
    Revision,
    Reviewer,
    Committee,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    pub body: Body,
    pub by: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<ClockTime>,
    /// As spoken or written.
    pub words: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub score: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rests_on: Vec<EventId>,
}
