//! Hands and deals, whole or in part, right or wrong. A hand of fourteen cards is a fact a director may have to record.

use std::fmt;

use super::card::{Card, Rank, Suit};
use super::seat::{BySeat, Seat};

/// The cards one player is known to hold. One bit a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand(u64);

impl Hand {
    const PACK: u64 = (1 << 52) - 1;

    #[must_use]
    pub fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.index()) != 0
    }

    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.index());
    }

    #[must_use]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Cards of one suit from the highest.
    pub fn suit(self, suit: Suit) -> impl Iterator<Item = Card> {
        Rank::all().rev().map(move |rank| Card { suit, rank }).filter(move |card| self.contains(*card))
    }

    #[must_use]
    pub fn high_card_points(self) -> u8 {
        Suit::DOWNWARDS.iter().flat_map(|suit| self.suit(*suit)).map(|card| card.rank.points()).sum()
    }

    /// Reads `KJ4.92.AQT6.J853`: spades, hearts, diamonds, clubs; a void is empty or `-`; `10` for `T`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut hand = Self::default();
        let text = text.trim().replace("10", "T");
        let suits: Vec<&str> = text.split('.').collect();
        if suits.len() != 4 {
            return None;
        }
        for (suit, ranks) in Suit::DOWNWARDS.into_iter().zip(suits) {
            for letter in ranks.chars().filter(|c| *c != '-' && !c.is_whitespace()) {
                let card = Card { suit, rank: Rank::from_letter(letter)? };
                if hand.contains(card) {
                    return None;
                }
                hand.insert(card);
            }
        }
        Some(hand)
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut hand = Self::default();
        for card in cards {
            hand.insert(card);
        }
        hand
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, suit) in Suit::DOWNWARDS.into_iter().enumerate() {
            if i > 0 {
                f.write_str(".")?;
            }
            for card in self.suit(suit) {
                write!(f, "{}", card.rank.letter())?;
            }
        }
        Ok(())
    }
}

super::call::serde_by_text!(
    Hand,
    "a hand such as \"KJ4.92.AQT6.J853\": spades, hearts, diamonds, clubs, no card twice"
);

/// The four hands as far as they are known; `None` where nothing is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deal(pub BySeat<Option<Hand>>);

/// What is wrong with a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealFault {
    /// A hand of more than thirteen cards: seat, number of cards.
    TooMany(Seat, usize),
    /// One card in two hands.
    Twice(Card, Seat, Seat),
}

impl Deal {
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|(_, hand)| hand.is_none())
    }

    /// Everything wrong with the hands as recorded. Hands of fewer than thirteen cards are partial, not wrong.
    #[must_use]
    pub fn faults(&self) -> Vec<DealFault> {
        let mut faults = Vec::new();
        for (seat, hand) in self.0.iter() {
            let Some(hand) = hand else { continue };
            if hand.len() > 13 {
                faults.push(DealFault::TooMany(seat, hand.len()));
            }
            for (other, second) in self.0.iter().filter(|(other, _)| *other > seat) {
                let Some(second) = second else { continue };
                for card in Suit::DOWNWARDS.iter().flat_map(|suit| hand.suit(*suit)) {
                    if second.contains(card) {
                        faults.push(DealFault::Twice(card, seat, other));
                    }
                }
            }
        }
        faults
    }

    /// The cards in no known hand.
    #[must_use]
    pub fn remaining(&self) -> Hand {
        let held = self.0.iter().filter_map(|(_, hand)| *hand).fold(0, |all, hand| all | hand.0);
        Hand(Hand::PACK & !held)
    }

    /// Gives the one unknown hand the rest of the pack, where three whole hands leave exactly that.
    pub fn complete(&mut self) {
        let unknown: Vec<Seat> =
            self.0.iter().filter(|(_, hand)| hand.is_none_or(Hand::is_empty)).map(|(seat, _)| seat).collect();
        let others_whole = self
            .0
            .iter()
            .all(|(seat, hand)| unknown.contains(&seat) || hand.is_some_and(|hand| hand.len() == 13));
        if let [seat] = unknown[..]
            && others_whole
            && self.remaining().len() == 13
        {
            self.0[seat] = Some(self.remaining());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hands_are_printed_and_read_back() {
        for text in ["KJ4.92.AQT6.J853", "...AKQJT98765432", "A..K.", "..."] {
            assert_eq!(Hand::parse(text).map(|hand| hand.to_string()).as_deref(), Some(text));
        }
        assert_eq!(Hand::parse("A10.-.-.-").map(Hand::len), Some(2));
        for bad in ["", "AKQ", "A.B.C.D", "AA...", "A.K.Q.J.T"] {
            assert_eq!(Hand::parse(bad), None, "{bad}");
        }
        assert_eq!(Hand::parse("AKQJ.AKQJ.AKQJ.AKQJ").map(Hand::high_card_points), Some(40));
    }

    #[test]
    fn three_hands_give_the_fourth_and_faults_are_named() {
        let three = ["J1054.2.K10865.J83", "9.AJ10963.J74.974", "A73.84.AQ92.AK65"];
        let mut deal = Deal::default();
        for (seat, text) in [Seat::North, Seat::East, Seat::South].into_iter().zip(three) {
            deal.0[seat] = Hand::parse(text);
        }
        deal.complete();
        assert_eq!(deal.0[Seat::West].map(|h| h.to_string()).as_deref(), Some("KQ862.KQ75.3.QT2"));
        assert!(deal.faults().is_empty());

        deal.0[Seat::West] = Hand::parse("A...");
        let Some(ace) = Card::parse("SA") else { unreachable!() };
        assert_eq!(deal.faults(), vec![DealFault::Twice(ace, Seat::South, Seat::West)]);
        deal.0[Seat::West] =
            Some(Suit::DOWNWARDS.iter().flat_map(|s| Hand(Hand::PACK).suit(*s)).take(14).collect());
        assert!(deal.faults().contains(&DealFault::TooMany(Seat::West, 14)));
    }
}
