//! Keys with typed arguments: how the core speaks. Only `lang` turns them into sentences.

use crate::bridge::{Call, Card, Contract, Seat, Side};

/// Which of a player's like calls is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nth {
    /// From 1.
    Nth(usize),
    Last,
}

/// One argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    Seat(Seat),
    Side(Side),
    Call(Call),
    /// One of several like calls of the same player: a director says "the last pass".
    NthCall(Call, Nth),
    Card(Card),
    Contract(Contract),
    /// A paragraph of the Laws as printed in English, `21B1(a)`; each language maps its letters.
    Law(String),
    /// Somebody's own words, shown as they are.
    Text(String),
    Number(i64),
    /// Another message.
    Words(Box<Words>),
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Side> for Arg {
    fn from(side: Side) -> Self {
        Self::Side(side)
    }
}

impl From<Call> for Arg {
    fn from(call: Call) -> Self {
        Self::Call(call)
    }
}

impl From<Card> for Arg {
    fn from(card: Card) -> Self {
        Self::Card(card)
    }
}

impl From<Contract> for Arg {
    fn from(contract: Contract) -> Self {
        Self::Contract(contract)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::Number(i64::from(number))
    }
}

impl From<Words> for Arg {
    fn from(words: Words) -> Self {
        Self::Words(Box::new(words))
    }
}

/// A message: its key in the catalogues and what fills it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    pub key: &'static str,
    pub args: Vec<(&'static str, Arg)>,
}

impl Words {
    #[must_use]
    pub fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }

    /// A paragraph of the Laws as argument.
    #[must_use]
    pub fn law(mut self, name: &'static str, cite: &str) -> Self {
        self.args.push((name, Arg::Law(cite.to_owned())));
        self
    }
}

impl From<&'static str> for Words {
    fn from(key: &'static str) -> Self {
        Self::new(key)
    }
}
