//! What a bridge file holds of one board at one table, whatever program wrote it.

use crate::bridge::{Board, BySeat, Call, Card, Seat};
use crate::words::Words;

/// Which table of a team match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    Open,
    Closed,
}

/// Who typed an explanation into the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typist {
    /// A spectator's operator: evidence of what the call was taken to mean, not something the opponents were told.
    Operator,
    /// The player who made the call, to his opponents.
    Caller,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    pub text: String,
    pub by: Typist,
}

/// One call as the file has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedCall {
    /// Unknown where neither the file nor the board's number gives the dealer.
    pub seat: Option<Seat>,
    pub call: Call,
    pub alerted: bool,
    pub explained: Option<Explained>,
    /// Line of the file, from 1.
    pub line: usize,
}

/// One board at one table. Every part may be missing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    pub board: Board,
    /// The board as the file names it, where that is more than its number.
    pub label: Option<String>,
    pub room: Option<Room>,
    pub event: Option<String>,
    pub names: BySeat<Option<String>>,
    pub calls: Vec<RecordedCall>,
    pub plays: Vec<Card>,
    /// Declarer's tricks in all, where a claim says so.
    pub claimed: Option<u8>,
    /// Line of the file where the board starts, from 1.
    pub line: usize,
}

/// Something a reader could not take as it stood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Line of the file, from 1; 0 for the file as a whole.
    pub line: usize,
    pub what: Words,
}

impl Problem {
    #[must_use]
    pub fn new(line: usize, what: Words) -> Self {
        Self { line, what }
    }
}
