//! The table: what the log comes to at one moment. Derived by replay, never stored.

use super::{EventId, Extraneous, Given};
use crate::bridge::{Auction, AuctionEnd, BySeat, Call, Card, Contract, Seat, Side};
use crate::words::{Arg, Nth, Words};

/// A place in table time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Moment {
    /// Before anything happened.
    Start,
    /// Just after this entry.
    After(EventId),
    #[default]
    End,
}

/// What is wrong with a call, as far as the log alone shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
// Five independent marks of one call, each a term of the Laws: not a state machine.
#[allow(clippy::struct_excessive_bools)]
pub struct Faults {
    pub out_of_rotation: bool,
    pub insufficient: bool,
    /// A double or redouble of nothing.
    pub inadmissible: bool,
    pub above_seven: bool,
    pub after_end: bool,
}

impl Faults {
    #[must_use]
    pub fn any(self) -> bool {
        self != Self::default()
    }

    /// Can never become part of the auction, even if the next player calls over it.
    #[must_use]
    pub(super) fn never_stands(self) -> bool {
        self.inadmissible || self.above_seven
    }
}

/// What became of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Irregular, and nobody has settled it yet.
    Waits,
    /// Part of the auction.
    Stands,
    /// Another call of the same player, made by this entry, stands in its place.
    Replaced(EventId),
    /// Void, by this entry: the director's word, or a call that by law of itself undoes it.
    Cancelled(EventId),
    /// The next player would not accept it.
    Declined(EventId),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallRecord {
    pub id: EventId,
    pub by: Seat,
    pub call: Call,
    /// Whose turn it was.
    pub due: Seat,
    /// Index into [`Table::turns`].
    pub turn: usize,
    pub faults: Faults,
    /// The entry that accepted it.
    pub accepted: Option<EventId>,
    pub fate: Fate,
    /// Position of its entry in the log.
    pub at: usize,
    /// The call it was put in place of.
    pub replaces: Option<EventId>,
}

impl CallRecord {
    #[must_use]
    pub fn stands(&self) -> bool {
        self.fate == Fate::Stands
    }
}

/// One turn to call. `due` is not the caller where a call out of rotation was accepted: `due` was passed over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    pub due: Seat,
    /// Every call made at this turn, in order, as indexes into [`Table::calls`].
    pub calls: Vec<usize>,
    pub standing: Option<usize>,
}

/// One thing told about one call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    pub id: EventId,
    pub by: Seat,
    pub of: EventId,
    pub says: String,
    pub heard_by: BySeat<bool>,
    pub written: bool,
    pub corrects: Option<EventId>,
    pub announcement: bool,
    pub at: usize,
}

impl Told {
    /// It corrects that explanation, and comes from the side that gave it.
    #[must_use]
    pub fn puts_right(&self, told: &Self) -> bool {
        self.corrects == Some(told.id) && self.by.side() == told.by.side()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AlertRecord {
    pub id: EventId,
    pub by: Seat,
    pub of: EventId,
    pub given: Given,
    /// Whom it is given to: behind screens, the screen-mate only.
    pub seen_by: BySeat<bool>,
    pub at: usize,
}

/// A card that left a hand other than in an opening lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardRecord {
    pub id: EventId,
    pub by: Seat,
    pub card: Option<Card>,
    pub exposed: bool,
    pub at: usize,
}

/// An opening lead, in turn or out of turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lead {
    pub id: EventId,
    pub by: Seat,
    pub card: Option<Card>,
    pub at: usize,
    /// The entry by which its face was seen.
    pub faced: Option<EventId>,
    /// Faced when the auction had ended with a contract: a card led before that ends nothing.
    pub faced_after_auction: bool,
    pub taken_back: Option<EventId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Phase {
    Auction,
    Clarification,
    Play,
    Over,
}

/// An entry that could not be taken as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    pub entry: EventId,
    pub what: Words,
}

/// The table as it stood at a moment. Derived, never stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub dealer: Option<Seat>,
    pub calls: Vec<CallRecord>,
    pub turns: Vec<Turn>,
    pub told: Vec<Told>,
    pub alerts: Vec<AlertRecord>,
    pub asked: Vec<(EventId, Seat, EventId)>,
    /// Tempo, remarks and gestures: the entry, the player, what it was.
    pub shown: Vec<(EventId, Seat, Extraneous)>,
    /// Calls whose player was offered a change and left them: the entry, the call.
    pub kept: Vec<(EventId, EventId)>,
    pub leads: Vec<Lead>,
    pub cards: Vec<CardRecord>,
    pub dummy_faced: Option<EventId>,
    pub hands_returned: BySeat<bool>,
    pub claimed: Option<EventId>,
    pub settled: Option<EventId>,
    pub result: Option<EventId>,
    pub attention: Option<EventId>,
    pub summoned: Option<EventId>,
    /// Where the Laws' text leaves two readings of the log and the replay had to take one: the call, and why.
    pub unsettled: Vec<Problem>,
    pub problems: Vec<Problem>,
    /// Explanations of a version that does not count here: named in words, never argued from.
    pub disputed: Vec<Told>,
    pub phase: Phase,
    /// How many entries of the log were replayed.
    pub length: usize,
    /// The player whose turn was missed, where the auction has gone back to him, and the entry that showed it.
    pub missed: Option<(EventId, Seat)>,
}

impl Table {
    pub(super) fn new(dealer: Option<Seat>) -> Self {
        Self {
            dealer,
            calls: Vec::new(),
            turns: Vec::new(),
            told: Vec::new(),
            alerts: Vec::new(),
            asked: Vec::new(),
            shown: Vec::new(),
            kept: Vec::new(),
            leads: Vec::new(),
            cards: Vec::new(),
            dummy_faced: None,
            hands_returned: BySeat::default(),
            claimed: None,
            settled: None,
            result: None,
            attention: None,
            summoned: None,
            unsettled: Vec::new(),
            problems: Vec::new(),
            disputed: Vec::new(),
            phase: Phase::Auction,
            length: 0,
            missed: None,
        }
    }

    #[must_use]
    pub fn call(&self, id: EventId) -> Option<&CallRecord> {
        self.calls.iter().find(|record| record.id == id)
    }

    /// A call as argument of a message: which of its player's like calls it is, where he has made several.
    #[must_use]
    pub fn call_arg(&self, record: &CallRecord) -> Arg {
        let like = |other: &&CallRecord| {
            other.by == record.by && other.call == record.call && (other.stands() || other.id == record.id)
        };
        let alike: Vec<EventId> = self.calls.iter().filter(like).map(|other| other.id).collect();
        match alike.iter().position(|id| *id == record.id) {
            _ if alike.len() < 2 => Arg::Call(record.call),
            Some(place) if place + 1 == alike.len() => Arg::NthCall(record.call, Nth::Last),
            Some(place) => Arg::NthCall(record.call, Nth::Nth(place + 1)),
            None => Arg::Call(record.call),
        }
    }

    #[must_use]
    pub fn told(&self, id: EventId) -> Option<&Told> {
        self.told.iter().find(|told| told.id == id)
    }

    /// The calls that stand, in the order of their turns.
    #[must_use]
    pub fn standing(&self) -> impl DoubleEndedIterator<Item = &CallRecord> {
        self.turns.iter().filter_map(|turn| turn.standing).map(|index| &self.calls[index])
    }

    /// Calls nobody has settled yet.
    pub fn waiting(&self) -> impl Iterator<Item = &CallRecord> {
        self.calls.iter().filter(|record| record.fate == Fate::Waits)
    }

    /// The auction as it stands. Without a dealer it starts with whoever called first.
    #[must_use]
    pub fn auction(&self) -> Auction {
        self.auction_before(self.turns.len())
    }

    /// The auction as it stood before this turn.
    #[must_use]
    pub fn auction_before(&self, turn: usize) -> Auction {
        let dealer = self.dealer.or(self.turns.first().map(|turn| turn.due)).unwrap_or(Seat::North);
        let calls = self.turns[..turn]
            .iter()
            .filter_map(|turn| turn.standing)
            .map(|index| (self.calls[index].by, self.calls[index].call))
            .collect();
        Auction::from_calls(dealer, calls)
    }

    /// How the auction ended, where it has and nothing waits.
    #[must_use]
    pub fn end(&self) -> Option<AuctionEnd> {
        if self.open_waiting().is_empty() { self.auction().end() } else { None }
    }

    #[must_use]
    pub fn contract(&self) -> Option<Contract> {
        match self.end() {
            Some(AuctionEnd::Contract(contract)) => Some(contract),
            _ => None,
        }
    }

    #[must_use]
    pub fn is_passed_out(&self) -> bool {
        self.end() == Some(AuctionEnd::PassedOut)
    }

    /// Who is to call now; nobody when the auction has ended. While a call waits, see [`Table::waiting`].
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        if self.end().is_some() || self.phase > Phase::Clarification {
            return None;
        }
        let open = self.open_turn();
        match self.turns.get(open) {
            // An irregular call made in rotation waits for the caller's left-hand opponent.
            Some(turn) => match self.open_waiting().last() {
                Some(&waiting) if self.calls[waiting].by == turn.due => Some(turn.due.lho()),
                _ => Some(turn.due),
            },
            None => (self.dealer.is_some() || !self.turns.is_empty()).then(|| self.auction().turn()),
        }
    }

    /// Does this call, at its own turn, still fit the calls that stand before it?
    #[must_use]
    pub fn is_legal_in_place(&self, record: &CallRecord) -> bool {
        let before = self.auction_before(record.turn);
        before.is_sufficient(record.call) && before.admits(record.by, record.call).is_ok()
    }

    /// Calls made by this player's partner after `record`, whatever became of them.
    pub fn partner_calls_since(&self, record: &CallRecord) -> impl Iterator<Item = &CallRecord> {
        let (partner, at) = (record.by.partner(), record.at);
        // A change puts a call back at an earlier turn: what counts is when partner opened his mouth.
        self.calls.iter().filter(move |other| other.by == partner && other.at > at)
    }

    /// An explanation by its entry, of whatever version: for words about it.
    #[must_use]
    pub fn told_in_any_version(&self, id: EventId) -> Option<&Told> {
        self.told.iter().chain(&self.disputed).find(|told| told.id == id)
    }

    /// Everything told about a call before the log's position `at`.
    pub fn told_about(&self, call: EventId, before: usize) -> impl Iterator<Item = &Told> {
        self.told.iter().filter(move |told| told.of == call && told.at < before)
    }

    /// The opening lead whose face a defender has shown since the auction ended, whether or not it came back.
    #[must_use]
    pub fn faced_lead(&self) -> Option<&Lead> {
        let declaring: Option<Side> = self.contract().map(|contract| contract.declarer.side());
        self.leads.iter().find(|lead| lead.faced_after_auction && declaring != Some(lead.by.side()))
    }

    /// First turn after the last one at which a call stands.
    pub(super) fn open_turn(&self) -> usize {
        self.turns.iter().rposition(|turn| turn.standing.is_some()).map_or(0, |last| last + 1)
    }

    /// Calls that wait at the open turn, or beside the last call that stands.
    pub(super) fn open_waiting(&self) -> Vec<usize> {
        let from = self.open_turn().saturating_sub(1);
        self.calls
            .iter()
            .enumerate()
            .filter(|(_, record)| record.fate == Fate::Waits && record.turn >= from)
            .map(|(index, _)| index)
            .collect()
    }
}
