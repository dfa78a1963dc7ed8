//! Agreements: what a call means by partnership understanding, and how we know.

use serde::de;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::event::EventId;
use crate::bridge::Call;

/// Which call an agreement is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Of {
    /// A call of the log.
    Call(EventId),
    /// A call not made, in place of one that was.
    InPlaceOf(EventId, Call),
}

/// What the call means by agreement: in words, or that there is no agreement. (`None` of this: not known.)
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Means {
    Text(String),
    NoAgreement,
}

impl Serialize for Means {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Text(text) => serializer.serialize_str(text),
            Self::NoAgreement => serializer.serialize_unit_variant("Means", 0, "none"),
        }
    }
}

impl<'de> Deserialize<'de> for Means {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // A word without quotation marks is either `none` or a slip: it must not turn into "no agreement" unseen.
        let raw = Box::<ron::value::RawValue>::deserialize(deserializer)?;
        let text = raw.get_ron().trim();
        if text == "none" {
            return Ok(Self::NoAgreement);
        }
        ron::from_str(text).map(Self::Text).map_err(|_| {
            de::Error::custom(format!(
                "`{text}` is not what a call can mean: write it in quotation marks, or `none` for no agreement"
            ))
        })
    }
}

/// Whether a piece of evidence speaks for the agreement as stated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Weighs {
    For,
    Against,
}

/// One piece of evidence: what it is, and which way it weighs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evidence(pub String, pub Weighs);

/// Who put the agreement into the case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Found {
    /// The director found it.
    Director,
    /// A file's operator typed it: a lead to follow, not evidence enough.
    Operator,
    /// The caller's own note in an online file.
    Caller,
}

/// A partnership understanding about one call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Agreement {
    pub of: Of,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub means: Option<Means>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub purpose: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Found>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub evidence: Vec<Evidence>,
    /// Known since this entry; none: found afterwards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<EventId>,
}

impl Agreement {
    /// The call of the log it speaks of.
    #[must_use]
    pub fn call(&self) -> EventId {
        match self.of {
            Of::Call(id) | Of::InPlaceOf(id, _) => id,
        }
    }

    pub fn mentions(&self) -> impl Iterator<Item = EventId> {
        std::iter::once(self.call()).chain(self.since)
    }

    #[must_use]
    pub fn text(&self) -> Option<&str> {
        match &self.means {
            Some(Means::Text(text)) => Some(text),
            _ => None,
        }
    }

    pub fn weighing(&self, way: Weighs) -> impl Iterator<Item = &Evidence> {
        self.evidence.iter().filter(move |evidence| evidence.1 == way)
    }
}
