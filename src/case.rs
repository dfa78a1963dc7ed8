//! The case file: a log of what happened, what was agreed, judged and announced; and the table replayed from it.
//!
//! Nothing worked out is stored here. A [`Case`] is what people said, found and decided; [`replay()`] makes the [`Table`] of any moment.

pub mod agreement;
pub mod decision;
pub mod edit;
pub mod event;
pub mod history;
pub mod judgement;
pub mod replay;
pub mod table;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::bridge::{Board, BySeat, Deal, Hand, Seat, Vulnerability};

pub use agreement::{Agreement, Evidence, Found, Means, Of, Weighs};
pub use decision::Decision;
pub use edit::{Edit, Gap, Refused};
pub use event::{
    Account, Cite, ClockTime, Entry, Event, EventId, Extraneous, Face, Given, Instruction, More, Seen, Source,
};
pub use history::History;
pub use judgement::{Answer, Judgement, Question};
pub use replay::replay;
pub use table::{
    AlertRecord, CallRecord, CardRecord, Fate, Faults, Lead, Moment, Phase, Problem, Table, Told, Turn,
};

/// The format this program writes.
pub const FORMAT: u32 = 1;

/// Who explains and who hears, by the regulations of the event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Disclosure {
    /// The Laws' own default: the caller's partner explains, all four hear.
    #[default]
    Partner,
    /// Each player explains to his screen-mate.
    Screens,
    /// Online: the caller explains his own call to the opponents only.
    #[serde(rename = "self")]
    OwnCalls,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tournament {
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub session: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub table: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub room: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub date: String,
}

/// How the pairs are called in this case.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Players {
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub ns: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub ew: String,
}

/// The board as written in a case file; [`Board`] is its meaning.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardFacts {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealer: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vul: Option<Vulnerability>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hands: Option<Hands>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hands {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub n: Option<Hand>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub e: Option<Hand>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub s: Option<Hand>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub w: Option<Hand>,
}

impl BoardFacts {
    #[must_use]
    pub fn board(&self) -> Board {
        let hands = self.hands.unwrap_or_default();
        Board {
            number: self.number,
            stated_dealer: self.dealer,
            stated_vulnerability: self.vul,
            deal: Deal(BySeat([hands.n, hands.e, hands.s, hands.w])),
        }
    }

    #[must_use]
    pub fn from_board(board: &Board) -> Self {
        let BySeat([n, e, s, w]) = board.deal.0;
        let hands = (!board.deal.is_empty()).then_some(Hands { n, e, s, w });
        Self { number: board.number, dealer: board.stated_dealer, vul: board.stated_vulnerability, hands }
    }
}

/// One incident.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    pub format: u32,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// The edition of the Laws the case is ruled by.
    #[serde(default = "laws_2017", skip_serializing_if = "is_2017")]
    pub laws: u16,
    #[serde(default = "wbf")]
    pub regulations: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub disclosure: Option<Disclosure>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<Tournament>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<Players>,
    #[serde(default)]
    pub board: BoardFacts,
    #[serde(default)]
    pub happened: Vec<Entry>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub agreements: Vec<Agreement>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub judged: Vec<Judgement>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub decisions: Vec<Decision>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub extra: BTreeMap<String, String>,
}

fn laws_2017() -> u16 {
    2017
}

// serde hands a reference to a `skip_serializing_if` test.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_2017(edition: &u16) -> bool {
    *edition == 2017
}

fn wbf() -> String {
    "wbf".to_owned()
}

impl Default for Case {
    fn default() -> Self {
        Self {
            format: FORMAT,
            title: String::new(),
            laws: laws_2017(),
            regulations: wbf(),
            disclosure: None,
            tournament: None,
            players: None,
            board: BoardFacts::default(),
            happened: Vec::new(),
            agreements: Vec::new(),
            judged: Vec::new(),
            decisions: Vec::new(),
            extra: BTreeMap::new(),
        }
    }
}

impl Case {
    #[must_use]
    pub fn entry(&self, id: EventId) -> Option<&Entry> {
        self.happened.iter().find(|entry| entry.id == id)
    }

    /// Where the entry stands in table time.
    #[must_use]
    pub fn position(&self, id: EventId) -> Option<usize> {
        self.happened.iter().position(|entry| entry.id == id)
    }

    /// The ID for a new entry: the largest mentioned anywhere, plus one, so that no reference ever changes its meaning.
    #[must_use]
    pub fn next_id(&self) -> EventId {
        let mentioned = self
            .happened
            .iter()
            .flat_map(|entry| std::iter::once(entry.id).chain(entry.what.mentions()).chain(entry.more.known))
            .chain(self.agreements.iter().flat_map(Agreement::mentions))
            .chain(self.judged.iter().flat_map(Judgement::mentions))
            .chain(self.decisions.iter().flat_map(|decision| decision.rests_on.iter().copied()));
        EventId(mentioned.map(|id| id.0).max().unwrap_or(0).saturating_add(1))
    }

    /// The disclosure setting that holds: partner explains where nothing is said.
    #[must_use]
    pub fn disclosure(&self) -> Disclosure {
        self.disclosure.unwrap_or_default()
    }

    /// Does somebody's version of a disputed fact stand in the log?
    #[must_use]
    pub fn is_disputed(&self) -> bool {
        self.happened.iter().any(|entry| entry.more.only.is_some())
    }

    /// The agreement recorded about a call.
    #[must_use]
    pub fn agreement_about(&self, call: EventId) -> Option<&Agreement> {
        self.agreements.iter().find(|agreement| agreement.of == Of::Call(call))
    }

    /// The answer that holds: the last one given to this question whose grounds have not changed since.
    #[must_use]
    pub fn answer(&self, question: &Question) -> Option<&Judgement> {
        self.judged.iter().rev().find(|judgement| judgement.on == *question && !self.is_stale(judgement))
    }

    /// An answer once given to this question, whose grounds have changed: offered again, never used.
    #[must_use]
    pub fn old_answer(&self, question: &Question) -> Option<&Judgement> {
        match self.answer(question) {
            Some(_) => None,
            None => self.judged.iter().rev().find(|judgement| judgement.on == *question),
        }
    }

    /// Has an entry this judgement rested on changed, or gone?
    #[must_use]
    pub fn is_stale(&self, judgement: &Judgement) -> bool {
        judgement.seen.iter().any(|(id, mark)| self.entry(*id).is_none_or(|entry| entry.mark() != *mark))
    }
}
