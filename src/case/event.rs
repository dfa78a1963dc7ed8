//! Events: one thing that happened at the table, as somebody recorded it.

use std::fmt;

use serde::de::{self, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::bridge::{Call, Card, Contract, Seat};

/// The name of an entry, for good. It says nothing of the order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EventId(pub u32);

impl fmt::Display for EventId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A paragraph of the Laws as printed, `21B1(a)`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cite(pub String);

impl Cite {
    #[must_use]
    pub fn new(paragraph: &str) -> Self {
        Self(paragraph.to_owned())
    }

    /// Is this the paragraph named, or one inside it? `21B1` takes in `21B1(a)`.
    #[must_use]
    pub fn is_within(&self, paragraph: &str) -> bool {
        self.0.strip_prefix(paragraph).is_some_and(|rest| {
            // 21B1 is not within 21B, by letters alone, unless what follows starts a new part: 2 is not a part of 21.
            rest.is_empty()
                || paragraph.ends_with(|c: char| c.is_ascii_digit())
                    != rest.starts_with(|c: char| c.is_ascii_digit())
        })
    }
}

impl fmt::Display for Cite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Whose version of a disputed fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Account {
    NS,
    EW,
    /// What the director found.
    #[serde(rename = "found")]
    Found,
}

/// A time of day, minutes and perhaps seconds: `20:14`, `20:14:33`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClockTime {
    /// Seconds since midnight.
    pub seconds: u32,
    /// Printed with its seconds?
    pub exact: bool,
}

impl ClockTime {
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let parts: Vec<&str> = text.trim().split(':').collect();
        let number = |text: &str, below: u32| -> Option<u32> {
            let two_digits = text.len() == 2 && text.bytes().all(|b| b.is_ascii_digit());
            text.parse().ok().filter(|n| two_digits && *n < below)
        };
        match parts[..] {
            [h, m] => Some(Self { seconds: number(h, 24)? * 3600 + number(m, 60)? * 60, exact: false }),
            [h, m, s] => Some(Self {
                seconds: number(h, 24)? * 3600 + number(m, 60)? * 60 + number(s, 60)?,
                exact: true,
            }),
            _ => None,
        }
    }
}

impl fmt::Display for ClockTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (h, m, s) = (self.seconds / 3600, self.seconds / 60 % 60, self.seconds % 60);
        if self.exact { write!(f, "{h:02}:{m:02}:{s:02}") } else { write!(f, "{h:02}:{m:02}") }
    }
}

crate::bridge::call::serde_by_text!(ClockTime, "a time of day such as \"20:14\" or \"20:14:33\"");
crate::bridge::call::serde_by_text!(Contract, "a contract such as \"3NT-S\" or \"4SX-E\"");

/// When and whether an alert came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Given {
    Promptly,
    Late,
    Never,
}

/// Face of a card led.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    Down,
    Up,
}

/// Extraneous things from which a partner might learn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Extraneous {
    Hesitation,
    Haste,
    Remark(String),
    Gesture(String),
}

/// What the director told the players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Instruction {
    /// All the options of the rectification were explained.
    OptionsExplained,
    /// An option was offered, under this paragraph.
    Offered(Cite),
    /// A ruling was given, or a rectification assessed, under this paragraph.
    Ruled(Cite),
    /// Players were warned of what they may not use.
    Warned(Cite),
}

/// What a speaker had seen when he spoke.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seen {
    #[default]
    Unknown,
    OwnHand,
    Dummy,
    AllHands,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A call, wherever it comes; the table finds what is wrong with it.
    Calls(Seat, Call),
    /// A call put in place of one's own earlier call. `leave`: the paragraph it was allowed under; none: of his own accord.
    Changes {
        by: Seat,
        of: EventId,
        to: Call,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        leave: Option<Cite>,
    },
    Accepts {
        by: Seat,
        of: EventId,
    },
    Declines {
        by: Seat,
        of: EventId,
    },
    /// Was offered a change and left his call: a fact of law.
    Keeps {
        by: Seat,
        of: EventId,
    },
    /// The director cancels a call.
    Cancels {
        of: EventId,
        under: Cite,
    },

    Alerts {
        by: Seat,
        of: EventId,
        given: Given,
    },
    Announces {
        by: Seat,
        of: EventId,
        says: String,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        to: Vec<Seat>,
    },
    Asks {
        by: Seat,
        of: EventId,
    },
    /// `to` empty: everyone who hears by the disclosure setting.
    Explains {
        by: Seat,
        of: EventId,
        says: String,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        to: Vec<Seat>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        written: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        corrects: Option<EventId>,
    },
    Shows {
        by: Seat,
        what: Extraneous,
    },

    DrawsAttention(Seat),
    Summons(Seat),
    ReservesRights(Seat),
    Tells {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        to: Vec<Seat>,
        what: Instruction,
    },

    Leads {
        by: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
        face: Face,
    },
    /// A card led face down is turned up.
    Faces {
        of: EventId,
    },
    TakesBack {
        of: EventId,
    },
    Exposes {
        by: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    DummyFaced,
    Plays {
        by: Seat,
        card: Card,
    },
    Claims {
        by: Seat,
        tricks: u8,
    },
    Settled,
    Result {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        contract: Option<Contract>,
        /// Declarer's tricks in all.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tricks: Option<u8>,
        /// Points to North-South.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        score: Option<i32>,
    },
    /// Hands back in the board; empty: all four.
    HandsReturned(Vec<Seat>),
    /// A player's statement, verbatim.
    States {
        by: Seat,
        says: String,
        #[serde(default, skip_serializing_if = "is_unknown")]
        having_seen: Seen,
    },
    Remark(String),
}

// serde hands a reference to a `skip_serializing_if` test.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_unknown(seen: &Seen) -> bool {
    *seen == Seen::Unknown
}

impl Event {
    /// The entries this one speaks of.
    pub fn mentions(&self) -> impl Iterator<Item = EventId> {
        let corrected = match self {
            Self::Explains { corrects, .. } => *corrects,
            _ => None,
        };
        self.about().into_iter().chain(corrected)
    }

    /// The entry this one is about: the call alerted, the lead faced.
    #[must_use]
    pub fn about(&self) -> Option<EventId> {
        match self {
            Self::Changes { of, .. }
            | Self::Accepts { of, .. }
            | Self::Declines { of, .. }
            | Self::Keeps { of, .. }
            | Self::Cancels { of, .. }
            | Self::Alerts { of, .. }
            | Self::Announces { of, .. }
            | Self::Asks { of, .. }
            | Self::Explains { of, .. }
            | Self::Faces { of }
            | Self::TakesBack { of } => Some(*of),
            _ => None,
        }
    }

    /// The player who did it, where one did.
    #[must_use]
    pub fn actor(&self) -> Option<Seat> {
        match self {
            Self::Calls(by, _)
            | Self::Changes { by, .. }
            | Self::Accepts { by, .. }
            | Self::Declines { by, .. }
            | Self::Keeps { by, .. }
            | Self::Alerts { by, .. }
            | Self::Announces { by, .. }
            | Self::Asks { by, .. }
            | Self::Explains { by, .. }
            | Self::Shows { by, .. }
            | Self::DrawsAttention(by)
            | Self::Summons(by)
            | Self::ReservesRights(by)
            | Self::Leads { by, .. }
            | Self::Exposes { by, .. }
            | Self::Plays { by, .. }
            | Self::Claims { by, .. }
            | Self::States { by, .. } => Some(*by),
            _ => None,
        }
    }

    /// The same event with every player moved `turns` places clockwise.
    #[must_use]
    pub fn moved(&self, turns: usize) -> Self {
        let mut moved = self.clone();
        match &mut moved {
            Self::Calls(by, _)
            | Self::Changes { by, .. }
            | Self::Accepts { by, .. }
            | Self::Declines { by, .. }
            | Self::Keeps { by, .. }
            | Self::Alerts { by, .. }
            | Self::Asks { by, .. } => *by = by.after(turns),
            Self::Announces { by, to, .. } | Self::Explains { by, to, .. } => {
                *by = by.after(turns);
                for seat in to {
                    *seat = seat.after(turns);
                }
            }
            _ => {}
        }
        moved
    }
}

/// Where an entry comes from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The director noted it.
    #[default]
    Noted,
    /// Read from a file: its name and line.
    File(String),
    /// Typed by a spectator's operator, as read from a file: what he took it to be, not what a player was told.
    Operator(String),
}

/// What may be added to any entry.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct More {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<ClockTime>,
    /// Whose version this is; none: undisputed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub only: Option<Account>,
    /// Entries of one matter are rival versions of it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub matter: String,
    #[serde(default, skip_serializing_if = "is_noted")]
    pub source: Source,
    /// Known at the table only since this entry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub known: Option<EventId>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// Not for the table view, nor for the players' copy.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub private: bool,
}

fn is_noted(source: &Source) -> bool {
    *source == Source::Noted
}

/// One line of the log: `(ID, event)` or `(ID, event, (more…))`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub id: EventId,
    pub what: Event,
    pub more: More,
}

impl Entry {
    #[must_use]
    pub fn new(id: EventId, what: Event) -> Self {
        Self { id, what, more: More::default() }
    }

    /// Four hexadecimal digits of what the entry says: a judgement keeps them to see whether its grounds have changed.
    #[must_use]
    pub fn mark(&self) -> String {
        // FNV-1a over the entry's own text, folded to 16 bits: short enough to read in a file, stable for ever.
        let text = ron::to_string(&(&self.what, &self.more)).unwrap_or_default();
        let hash = text
            .bytes()
            .fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
        format!("{:04x}", (hash >> 16) ^ (hash & 0xffff))
    }
}

impl Serialize for Entry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let plain = self.more == More::default();
        let mut tuple = serializer.serialize_tuple(if plain { 2 } else { 3 })?;
        tuple.serialize_element(&self.id)?;
        tuple.serialize_element(&self.what)?;
        if !plain {
            tuple.serialize_element(&self.more)?;
        }
        tuple.end()
    }
}

impl<'de> Deserialize<'de> for Entry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ByPlace;
        impl<'de> Visitor<'de> for ByPlace {
            type Value = Entry;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(
                    "an entry such as (1, calls(S, \"1NT\")) or (1, calls(S, \"1NT\"), (note: \"…\"))",
                )
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Entry, A::Error> {
                let id = seq.next_element()?.ok_or_else(|| de::Error::invalid_length(0, &self))?;
                let what = seq.next_element()?.ok_or_else(|| de::Error::invalid_length(1, &self))?;
                let more = seq.next_element()?.unwrap_or_default();
                Ok(Entry { id, what, more })
            }
        }
        deserializer.deserialize_tuple(3, ByPlace)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clock_times_are_printed_and_read_back() {
        for text in ["00:00", "20:14", "23:59:59"] {
            assert_eq!(ClockTime::parse(text).map(|t| t.to_string()).as_deref(), Some(text));
        }
        for bad in ["", "24:00", "7:60", "20", "20:1", "a:b", "1:2:3:4", "+1:+2"] {
            assert_eq!(ClockTime::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_paragraph_holds_its_parts_and_not_its_neighbours() {
        for (inner, outer, within) in [
            ("21B1(a)", "21B1(a)", true),
            ("21B1(a)", "21B1", true),
            ("21B1(a)", "21", true),
            ("21B1(a)", "2", false),
            ("21B1(a)", "21B2", false),
            ("27B1(b)", "27B1", true),
        ] {
            assert_eq!(Cite::new(inner).is_within(outer), within, "{inner} in {outer}");
        }
    }

    #[test]
    fn a_mark_follows_what_the_entry_says() {
        let entry = Entry::new(EventId(1), Event::Summons(Seat::West));
        let mut other = entry.clone();
        other.id = EventId(9);
        assert_eq!(entry.mark(), other.mark());
        other.what = Event::Summons(Seat::East);
        assert_ne!(entry.mark(), other.mark());
    }
}
