//! Cards: suits, ranks, and their printed forms.

use std::fmt;

/// A suit, from the lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

impl Suit {
    /// From spades down, as hands are written.
    pub const DOWNWARDS: [Self; 4] = [Self::Spades, Self::Hearts, Self::Diamonds, Self::Clubs];

    #[must_use]
    pub fn letter(self) -> char {
        ['C', 'D', 'H', 'S'][self as usize]
    }

    #[must_use]
    pub fn symbol(self) -> char {
        ['♣', '♦', '♥', '♠'][self as usize]
    }

    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'C' | 'c' | '♣' | '♧' => Self::Clubs,
            'D' | 'd' | '♦' | '♢' => Self::Diamonds,
            'H' | 'h' | '♥' | '♡' => Self::Hearts,
            'S' | 's' | '♠' | '♤' => Self::Spades,
            _ => return None,
        })
    }
}

/// A rank, 2 to 14 (the ace).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

impl Rank {
    pub const ACE: Self = Self(14);
    const LETTERS: &'static str = "23456789TJQKA";

    #[must_use]
    pub fn letter(self) -> char {
        Self::LETTERS.as_bytes()[usize::from(self.0) - 2] as char
    }

    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        let place = Self::LETTERS.find(letter.to_ascii_uppercase())?;
        u8::try_from(place + 2).ok().map(Self)
    }

    /// 2 to 14.
    #[must_use]
    pub fn value(self) -> u8 {
        self.0
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (2..=14).map(Self)
    }

    /// High-card points: ace 4, king 3, queen 2, jack 1.
    #[must_use]
    pub fn points(self) -> u8 {
        self.0.saturating_sub(10)
    }
}

/// One card. Printed suit first, `SA`; read either way round, `10` for `T` too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card {
    pub suit: Suit,
    pub rank: Rank,
}

impl Card {
    /// Reads `SA`, `♥10`, `cT`, and `AS` the other way round.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim().replace("10", "T");
        let mut letters = text.chars();
        let (first, second) = (letters.next()?, letters.next()?);
        if letters.next().is_some() {
            return None;
        }
        let pair = |suit, rank| Some(Self { suit: Suit::from_letter(suit)?, rank: Rank::from_letter(rank)? });
        pair(first, second).or_else(|| pair(second, first))
    }

    /// 0 to 51, clubs first, each suit from the two.
    #[must_use]
    pub fn index(self) -> usize {
        self.suit as usize * 13 + usize::from(self.rank.value()) - 2
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit.letter(), self.rank.letter())
    }
}

crate::bridge::call::serde_by_text!(Card, "a card such as \"SA\" or \"H10\"");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_printed_and_read_back() {
        let mut seen = std::collections::BTreeSet::new();
        for suit in Suit::DOWNWARDS {
            for rank in Rank::all() {
                let card = Card { suit, rank };
                assert_eq!(Card::parse(&card.to_string()), Some(card));
                assert!(seen.insert(card.index()));
            }
        }
        assert_eq!(seen.len(), 52);
        assert_eq!(Card::parse("H10"), Card::parse("th"));
        for bad in ["", "S", "S1", "ASK", "ZZ"] {
            assert_eq!(Card::parse(bad), None, "{bad}");
        }
        assert_eq!(Rank::all().map(Rank::points).sum::<u8>(), 10);
    }
}
