//! Calls: bids, doubles, redoubles and passes, as printed and as read.

use std::fmt;

use super::card::Suit;

/// The suit or notrump named in a bid, from the lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Denomination {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
    NoTrump,
}

impl Denomination {
    pub const ALL: [Self; 5] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades, Self::NoTrump];

    #[must_use]
    pub fn code(self) -> &'static str {
        ["C", "D", "H", "S", "NT"][self as usize]
    }

    #[must_use]
    pub fn suit(self) -> Option<Suit> {
        Some(match self {
            Self::Clubs => Suit::Clubs,
            Self::Diamonds => Suit::Diamonds,
            Self::Hearts => Suit::Hearts,
            Self::Spades => Suit::Spades,
            Self::NoTrump => return None,
        })
    }

    /// Reads `C`, `d`, `♥`, `N`, `NT`, `SA` (sans atout) and `ΧΑ`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        if let (Some(one), None) = (letters.next(), letters.next())
            && let Some(suit) = Suit::from_letter(one)
        {
            return Some(Self::ALL[suit as usize]);
        }
        match text.to_uppercase().as_str() {
            "N" | "NT" | "SA" | "ΧΑ" | "XA" => Some(Self::NoTrump),
            _ => None,
        }
    }
}

/// The number of odd tricks named in a bid: 1 to 7, or 8 and 9, which a player can say but the Laws do not admit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    #[must_use]
    pub fn new(tricks: u8) -> Option<Self> {
        (1..=9).contains(&tricks).then_some(Self(tricks))
    }

    #[must_use]
    pub fn tricks(self) -> u8 {
        self.0
    }

    #[must_use]
    pub fn is_above_seven(self) -> bool {
        self.0 > 7
    }
}

/// A number of odd tricks and a denomination. Ordered as bids outrank each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bid {
    pub level: Level,
    pub denomination: Denomination,
}

impl Bid {
    #[must_use]
    pub fn new(level: u8, denomination: Denomination) -> Option<Self> {
        Some(Self { level: Level::new(level)?, denomination })
    }

    /// Sufficient over `last`: more tricks, or as many in a higher denomination. Anything is sufficient over nothing.
    #[must_use]
    pub fn is_sufficient_over(self, last: Option<Self>) -> bool {
        last.is_none_or(|last| self > last)
    }

    /// All bids of 1 to 7 from the lowest: 35.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=7).flat_map(|level| {
            Denomination::ALL.into_iter().map(move |denomination| Self { level: Level(level), denomination })
        })
    }
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.level.0, self.denomination.code())
    }
}

/// A bid, double, redouble or pass. A pass is a call, not a bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Call {
    Pass,
    Double,
    Redouble,
    Bid(Bid),
}

impl Call {
    #[must_use]
    pub fn bid(level: u8, denomination: Denomination) -> Option<Self> {
        Bid::new(level, denomination).map(Self::Bid)
    }

    #[must_use]
    pub fn as_bid(self) -> Option<Bid> {
        match self {
            Self::Bid(bid) => Some(bid),
            _ => None,
        }
    }

    /// Every call of the bidding box: pass, double, redouble and 35 bids.
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::Pass, Self::Double, Self::Redouble].into_iter().chain(Bid::all().map(Self::Bid))
    }

    /// Reads the usual spellings in any case: `P`, `pass`, `-`; `X`, `D`, `dbl`; `XX`, `R`, `rdbl`; `1N`, `2♦`, `3sa`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        match text.to_uppercase().as_str() {
            "P" | "PASS" | "Π" | "ΠΑΣΟ" => return Some(Self::Pass),
            "X" | "D" | "DBL" | "DOUBLE" | "Χ" => return Some(Self::Double),
            "XX" | "R" | "RDBL" | "REDOUBLE" | "ΧΧ" => return Some(Self::Redouble),
            _ => {}
        }
        let mut rest = text.chars();
        let level = u8::try_from(rest.next()?.to_digit(10)?).ok()?;
        Self::bid(level, Denomination::parse(rest.as_str().trim())?)
    }
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass => f.write_str("P"),
            Self::Double => f.write_str("X"),
            Self::Redouble => f.write_str("XX"),
            Self::Bid(bid) => bid.fmt(f),
        }
    }
}

/// Serialises a type by its printed form and reads it by its `parse`.
macro_rules! serde_by_text {
    ($type:ty, $expected:literal) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct ByText;
                impl serde::de::Visitor<'_> for ByText {
                    type Value = $type;
                    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str($expected)
                    }
                    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<$type, E> {
                        <$type>::parse(text)
                            .ok_or_else(|| E::invalid_value(serde::de::Unexpected::Str(text), &self))
                    }
                }
                deserializer.deserialize_str(ByText)
            }
        }
    };
}
pub(crate) use serde_by_text;

serde_by_text!(Call, "a call such as \"P\", \"X\", \"XX\", \"1NT\" or \"2D\"");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_are_printed_and_read_back() {
        assert_eq!(Call::all().count(), 38);
        for call in Call::all() {
            assert_eq!(Call::parse(&call.to_string()), Some(call));
            assert_eq!(Call::parse(&call.to_string().to_lowercase()), Some(call));
        }
        for (text, same) in
            [("1N", "1NT"), ("2♦", "2D"), ("dbl", "X"), ("rdbl", "XX"), ("pass", "P"), ("3sa", "3NT")]
        {
            assert_eq!(Call::parse(text), Call::parse(same), "{text}");
            assert!(Call::parse(text).is_some(), "{text}");
        }
        for bad in ["", "0C", "1", "1Q", "NT", "10C", "2NN", "πάλι"] {
            assert_eq!(Call::parse(bad), None, "{bad}");
        }
        assert!(Call::parse("8C").and_then(Call::as_bid).is_some_and(|bid| bid.level.is_above_seven()));
    }

    #[test]
    fn a_bid_is_sufficient_over_lower_ones_only() {
        let bids: Vec<Bid> = Bid::all().collect();
        assert_eq!(bids.len(), 35);
        for (i, a) in bids.iter().enumerate() {
            assert!(a.is_sufficient_over(None));
            for (j, b) in bids.iter().enumerate() {
                assert_eq!(a.is_sufficient_over(Some(*b)), i > j, "{a} over {b}");
            }
        }
    }
}
