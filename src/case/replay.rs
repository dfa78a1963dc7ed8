//! Replay: the log up to a moment becomes the table as it stood.
//!
//! Only what can be seen is marked here: rotation, sufficiency, admissibility, the end of the auction, acceptance by calling.
//! What depends on judgement (who must pass, whether a call is comparable) belongs to the laws.
//! Replay never fails: an entry that makes no sense changes nothing and is listed as a [`Problem`].

use super::{Account, Answer, Case, Disclosure, Entry, Event, EventId, Extraneous, Face, Given, Question};
use crate::bridge::{Auction, AuctionEnd, BySeat, Call, Card, Contract, Inadmissible, Seat, Side};
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
    fn never_stands(self) -> bool {
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
    fn new(dealer: Option<Seat>) -> Self {
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
    fn open_turn(&self) -> usize {
        self.turns.iter().rposition(|turn| turn.standing.is_some()).map_or(0, |last| last + 1)
    }

    /// Calls that wait at the open turn, or beside the last call that stands.
    fn open_waiting(&self) -> Vec<usize> {
        let from = self.open_turn().saturating_sub(1);
        self.calls
            .iter()
            .enumerate()
            .filter(|(_, record)| record.fate == Fate::Waits && record.turn >= from)
            .map(|(index, _)| index)
            .collect()
    }
}

/// Replays the log up to `moment`.
///
/// - `account`: whose version of the disputed entries counts. `None`: only what is undisputed or has been found.
/// - A moment after an entry the log does not hold is the end of the log.
#[must_use]
pub fn replay(case: &Case, moment: Moment, account: Option<Account>) -> Table {
    let length = match moment {
        Moment::Start => 0,
        Moment::After(id) => case.position(id).map_or(case.happened.len(), |position| position + 1),
        Moment::End => case.happened.len(),
    };
    let mut replay = Replay { table: Table::new(case.board.board().dealer()), disclosure: case.disclosure() };
    for (at, entry) in case.happened[..length].iter().enumerate() {
        if counts(case, entry, account) {
            replay.take(at, entry);
        } else if let Event::Explains { by, of, says, to, written, corrects } = &entry.what {
            let heard_by = replay.heard_by(*by, to);
            replay.table.disputed.push(Told {
                id: entry.id,
                by: *by,
                of: *of,
                says: says.clone(),
                heard_by,
                written: *written,
                corrects: *corrects,
                announcement: false,
                at,
            });
        }
    }
    let mut table = replay.table;
    table.length = length;
    table.phase = phase(&table);
    table
}

/// Is this entry part of the version asked for?
///
/// An account found by the director, in the log or by judgement, beats the players' own.
#[must_use]
fn counts(case: &Case, entry: &Entry, account: Option<Account>) -> bool {
    let Some(only) = entry.more.only else { return true };
    if only == Account::Found {
        return true;
    }
    let rivals = || {
        case.happened.iter().filter(|e| !entry.more.matter.is_empty() && e.more.matter == entry.more.matter)
    };
    if rivals().any(|e| e.more.only == Some(Account::Found)) {
        return false;
    }
    let question = Question::Disputed { matter: entry.more.matter.clone() };
    match case.answer(&question).map(|judgement| &judgement.answer) {
        Some(Answer::Account(found)) => *found == only,
        _ => account == Some(only),
    }
}

fn phase(table: &Table) -> Phase {
    let all_back = Seat::ALL.iter().all(|seat| table.hands_returned[*seat]);
    let cards = table.cards.iter().filter(|card| !card.exposed).count();
    if table.settled.is_some() || table.result.is_some() || all_back || cards >= 51 {
        return Phase::Over;
    }
    let plays = cards > 0 || table.dummy_faced.is_some() || table.claimed.is_some();
    match table.end() {
        Some(AuctionEnd::Contract(_)) if plays || table.faced_lead().is_some() => Phase::Play,
        Some(_) => Phase::Clarification,
        None => Phase::Auction,
    }
}

struct Replay {
    table: Table,
    disclosure: Disclosure,
}

impl Replay {
    fn take(&mut self, at: usize, entry: &Entry) {
        let id = entry.id;
        if self.table.calls.iter().any(|record| record.id == id) {
            self.problem(id, Words::new("problem-same-id").with("id", id.0));
            return;
        }
        match &entry.what {
            Event::Calls(seat, call) => self.calls(at, id, *seat, *call),
            Event::Changes { by, of, to, leave } => self.changes(at, id, (*by, *of), *to, leave.is_some()),
            Event::Accepts { by, of } => self.accepts(id, *by, *of),
            Event::Declines { by, of } => self.declines(id, *by, *of),
            Event::Keeps { by, of } => {
                if self.known_call(id, *of, Some(*by)).is_some() {
                    self.table.kept.push((id, *of));
                }
            }
            Event::Cancels { of, .. } => {
                if let Some(index) = self.known_call(id, *of, None) {
                    self.void(index, Fate::Cancelled(id));
                }
            }
            Event::Alerts { by, of, given } => {
                if self.known_call(id, *of, None).is_some() {
                    self.table.alerts.push(AlertRecord { id, by: *by, of: *of, given: *given, at });
                }
            }
            Event::Announces { by, of, says, to } => {
                if self.known_call(id, *of, None).is_some() {
                    let heard_by = self.heard_by(*by, to);
                    self.table.told.push(Told {
                        id,
                        by: *by,
                        of: *of,
                        says: says.clone(),
                        heard_by,
                        written: false,
                        corrects: None,
                        announcement: true,
                        at,
                    });
                }
            }
            Event::Asks { by, of } => {
                if self.known_call(id, *of, None).is_some() {
                    self.table.asked.push((id, *by, *of));
                }
            }
            Event::Explains { by, of, says, to, written, corrects } => {
                if self.known_call(id, *of, None).is_some() {
                    if let Some(corrected) = corrects
                        && self.table.told(*corrected).is_none()
                    {
                        self.problem(id, Words::new("problem-corrects-nothing").with("id", corrected.0));
                    }
                    let heard_by = self.heard_by(*by, to);
                    self.table.told.push(Told {
                        id,
                        by: *by,
                        of: *of,
                        says: says.clone(),
                        heard_by,
                        written: *written,
                        corrects: *corrects,
                        announcement: false,
                        at,
                    });
                }
            }
            Event::DrawsAttention(_) => self.table.attention = self.table.attention.or(Some(id)),
            Event::Summons(_) => {
                self.table.attention = self.table.attention.or(Some(id));
                self.table.summoned = self.table.summoned.or(Some(id));
            }
            Event::Leads { by, card, face } => self.table.leads.push(Lead {
                id,
                by: *by,
                card: *card,
                at,
                faced: (*face == Face::Up).then_some(id),
                faced_after_auction: *face == Face::Up && self.table.contract().is_some(),
                taken_back: None,
            }),
            Event::Faces { of } => match self.table.leads.iter().position(|lead| lead.id == *of) {
                Some(place) => {
                    let ended = self.table.contract().is_some();
                    let lead = &mut self.table.leads[place];
                    if lead.faced.is_none() {
                        lead.faced = Some(id);
                        lead.faced_after_auction = ended;
                    }
                }
                None => self.problem(id, Words::new("problem-no-lead").with("id", of.0)),
            },
            Event::TakesBack { of } => {
                if let Some(lead) = self.table.leads.iter_mut().find(|lead| lead.id == *of) {
                    lead.taken_back = Some(id);
                } else if let Some(place) = self.table.cards.iter().position(|card| card.id == *of) {
                    self.table.cards.remove(place);
                } else {
                    self.problem(id, Words::new("problem-no-card").with("id", of.0));
                }
            }
            Event::Exposes { by, card } => {
                self.table.cards.push(CardRecord { id, by: *by, card: *card, exposed: true, at });
            }
            Event::Plays { by, card } => {
                self.table.cards.push(CardRecord { id, by: *by, card: Some(*card), exposed: false, at });
            }
            Event::DummyFaced => self.table.dummy_faced = self.table.dummy_faced.or(Some(id)),
            Event::Claims { .. } => self.table.claimed = Some(id),
            Event::Settled => self.table.settled = Some(id),
            Event::Result { .. } => self.table.result = Some(id),
            Event::HandsReturned(seats) => {
                let back: &[Seat] = if seats.is_empty() { &Seat::ALL } else { seats };
                for seat in back {
                    self.table.hands_returned[*seat] = true;
                }
            }
            Event::Shows { by, what } => self.table.shown.push((id, *by, what.clone())),
            Event::ReservesRights(_) | Event::Tells { .. } | Event::States { .. } | Event::Remark(_) => {}
        }
    }

    fn problem(&mut self, entry: EventId, what: Words) {
        self.table.problems.push(Problem { entry, what });
    }

    fn unsettled(&mut self, entry: EventId, key: &'static str) {
        self.table.unsettled.push(Problem { entry, what: Words::new(key) });
    }

    /// The call another entry speaks of; a problem where there is none, or where it is somebody else's.
    fn known_call(&mut self, id: EventId, of: EventId, by: Option<Seat>) -> Option<usize> {
        let Some(index) = self.table.calls.iter().position(|record| record.id == of) else {
            self.problem(id, Words::new("problem-no-call").with("id", of.0));
            return None;
        };
        if let Some(by) = by
            && self.table.calls[index].by != by
        {
            let owner = self.table.calls[index].by;
            self.problem(
                id,
                Words::new("problem-not-his-call").with("seat", by).with("owner", owner).with("id", of.0),
            );
            return None;
        }
        Some(index)
    }

    /// Who hears what `by` says: those named, else whoever the disclosure setting lets hear.
    fn heard_by(&self, by: Seat, to: &[Seat]) -> BySeat<bool> {
        BySeat::from_fn(|seat| {
            if !to.is_empty() {
                return to.contains(&seat) || seat == by;
            }
            match self.disclosure {
                Disclosure::Partner => true,
                // The screen runs from the corner left of North to the corner left of South: North sits with East.
                Disclosure::Screens => {
                    let with_north = |seat: Seat| matches!(seat, Seat::North | Seat::East);
                    with_north(seat) == with_north(by)
                }
                Disclosure::OwnCalls => seat == by || seat.is_opponent_of(by),
            }
        })
    }

    /// What is wrong with a call over `auction`, rotation apart.
    fn faults(auction: &Auction, seat: Seat, call: Call) -> Faults {
        let admitted = auction.admits(seat, call);
        let above_seven = admitted == Err(Inadmissible::AboveSeven);
        Faults {
            insufficient: !above_seven && !auction.is_sufficient(call),
            inadmissible: admitted == Err(Inadmissible::NothingToDouble),
            above_seven,
            ..Faults::default()
        }
    }

    fn record(
        &mut self,
        at: usize,
        id: EventId,
        (seat, call): (Seat, Call),
        turn: usize,
        faults: Faults,
        fate: Fate,
    ) -> usize {
        let index = self.table.calls.len();
        let due = self.table.turns[turn].due;
        self.table.calls.push(CallRecord {
            id,
            by: seat,
            call,
            due,
            turn,
            faults,
            accepted: None,
            fate,
            at,
            replaces: None,
        });
        self.table.turns[turn].calls.push(index);
        if fate == Fate::Stands {
            self.table.turns[turn].standing = Some(index);
        }
        index
    }

    /// The turn at which the next call is made, opened where need be.
    fn open_turn(&mut self, caller: Seat) -> usize {
        let open = self.table.open_turn();
        if open == self.table.turns.len() {
            let first = self.table.turns.is_empty();
            // Where nobody has said who deals, whoever calls first is taken for the dealer.
            let due = if first { self.table.dealer.unwrap_or(caller) } else { self.table.auction().turn() };
            self.table.turns.push(Turn { due, calls: Vec::new(), standing: None });
        }
        open
    }

    fn calls(&mut self, at: usize, id: EventId, seat: Seat, call: Call) {
        let waiting = self.table.open_waiting();
        if let Some(&last) = waiting.last() {
            self.calls_while_one_waits(at, id, seat, call, &waiting, last);
            return;
        }
        if self.table.end().is_some() {
            let due = self.table.auction().turn();
            let turn = self.table.turns.len();
            self.table.turns.push(Turn { due, calls: Vec::new(), standing: None });
            let above_seven = call.as_bid().is_some_and(|bid| bid.level.is_above_seven());
            let faults = Faults { after_end: true, above_seven, ..Faults::default() };
            self.record(at, id, (seat, call), turn, faults, Fate::Cancelled(id));
            return;
        }
        self.calls_normally(at, id, seat, call);
    }

    /// A call when nothing waits: it stands if it is regular, and waits if not.
    fn calls_normally(&mut self, at: usize, id: EventId, seat: Seat, call: Call) {
        let turn = self.open_turn(seat);
        let mut faults = Self::faults(&self.table.auction(), seat, call);
        faults.out_of_rotation = self.table.turns[turn].due != seat;
        let fate = if faults.any() { Fate::Waits } else { Fate::Stands };
        self.record(at, id, (seat, call), turn, faults, fate);
        self.look_for_a_missed_turn(id);
    }

    /// A call made while an irregular call waits: it may accept it, undo it, or wait as well.
    fn calls_while_one_waits(
        &mut self,
        at: usize,
        id: EventId,
        seat: Seat,
        call: Call,
        waiting: &[usize],
        last: usize,
    ) {
        let (offender, turn, faults) = {
            let record = &self.table.calls[last];
            (record.by, record.turn, record.faults)
        };
        let due = self.table.turns[turn].due;
        let of_offender: Vec<usize> =
            waiting.iter().copied().filter(|w| self.table.calls[*w].by == offender).collect();
        let above_seven_out_of_rotation = of_offender.iter().any(|index| {
            let faults = self.table.calls[*index].faults;
            faults.above_seven && faults.out_of_rotation
        });
        if above_seven_out_of_rotation && seat != offender {
            self.unsettled(id, "unsettled-above-seven-out-of-rotation");
        }
        let partner_of_offender = seat == offender.partner();

        if seat == offender {
            // A second call at one turn: whether it replaces the first is the left-hand opponent's choice, or the director's.
            let mut second = Self::faults(&self.table.auction_before(turn), seat, call);
            second.out_of_rotation = due != seat;
            self.record(at, id, (seat, call), turn, second, Fate::Waits);
        } else if seat == offender.lho() {
            if of_offender.len() > 1 || self.table.turns[turn].standing.is_some() {
                self.unsettled(id, "unsettled-called-over-the-second-call");
            }
            if faults.never_stands() {
                if due == seat {
                    // His own turn: either his call is in rotation and the other's vanishes, or both are void.
                    self.unsettled(id, "unsettled-28b-or-36a");
                    self.void_all(&of_offender, id);
                    self.calls_normally(at, id, seat, call);
                } else {
                    self.void_all(&of_offender, id);
                    let over = Self::faults(&self.table.auction(), seat, call);
                    let void = self.record(at, id, (seat, call), turn, over, Fate::Cancelled(id));
                    // An irregular call made in rotation had passed the turn on to him.
                    self.table.calls[void].due = if faults.out_of_rotation { due } else { seat };
                }
            } else if due == seat {
                // His own turn was taken: calling may accept the call, or treat it as not made. Only he can say which.
                self.unsettled(id, "unsettled-28b-or-29a");
                let mut accepted = self.table.auction_before(turn);
                accepted.push(offender, self.table.calls[last].call);
                if Self::faults(&accepted, seat, call).any() {
                    self.void_all(&of_offender, id);
                } else {
                    self.accept(last, id);
                }
                self.calls_normally(at, id, seat, call);
            } else {
                self.accept(last, id);
                if call != Call::Pass && self.missed_turn().is_some() {
                    // The third pass was the one out of rotation: has a player been deprived, or was it accepted?
                    self.unsettled(id, "unsettled-17d3-or-29a");
                }
                self.calls_normally(at, id, seat, call);
            }
        } else if seat == due && partner_of_offender {
            // Not an opponent's call out of rotation: whether the left-hand opponent may still choose, the text does not say.
            self.unsettled(id, "unsettled-partner-called-first");
            let own = Self::faults(&self.table.auction_before(turn), seat, call);
            let fate = if own.any() { Fate::Waits } else { Fate::Stands };
            self.record(at, id, (seat, call), turn, own, fate);
        } else if seat == due {
            // The player in turn calls as if his left-hand opponent had not.
            self.void_all(&of_offender, id);
            self.calls_normally(at, id, seat, call);
        } else {
            let mut own = Self::faults(&self.table.auction_before(turn), seat, call);
            own.out_of_rotation = true;
            self.record(at, id, (seat, call), turn, own, Fate::Waits);
        }
    }

    /// `index` becomes the call of its turn; other calls of the same turn are withdrawn.
    fn accept(&mut self, index: usize, by: EventId) {
        let turn = self.table.calls[index].turn;
        for other in self.table.turns[turn].calls.clone() {
            let record = &mut self.table.calls[other];
            if other == index {
                record.accepted = Some(by);
                record.fate = Fate::Stands;
            } else if matches!(record.fate, Fate::Waits | Fate::Stands) {
                record.fate = Fate::Cancelled(by);
            }
        }
        self.table.turns[turn].standing = Some(index);
    }

    fn void_all(&mut self, calls: &[usize], by: EventId) {
        for &index in calls {
            self.void(index, Fate::Cancelled(by));
        }
    }

    fn void(&mut self, index: usize, fate: Fate) {
        let turn = self.table.calls[index].turn;
        self.table.calls[index].fate = fate;
        if self.table.turns[turn].standing == Some(index) {
            self.table.turns[turn].standing = None;
        }
    }

    fn accepts(&mut self, id: EventId, by: Seat, of: EventId) {
        let Some(index) = self.known_call(id, of, None) else { return };
        let (owner, fate) = (self.table.calls[index].by, self.table.calls[index].fate);
        if by != owner.lho() {
            self.problem(id, Words::new("problem-not-lho").with("seat", by).with("owner", owner));
        } else if fate != Fate::Waits {
            self.problem(id, Words::new("problem-does-not-wait").with("id", of.0));
        } else if self.table.calls[index].faults.never_stands() {
            self.problem(id, Words::new("problem-never-accepted").with("id", of.0));
        } else {
            self.accept(index, id);
            self.look_for_a_missed_turn(id);
        }
    }

    fn declines(&mut self, id: EventId, by: Seat, of: EventId) {
        let Some(index) = self.known_call(id, of, None) else { return };
        let (owner, turn) = (self.table.calls[index].by, self.table.calls[index].turn);
        if by != owner.lho() {
            self.problem(id, Words::new("problem-not-lho").with("seat", by).with("owner", owner));
        } else if self.table.calls[index].fate != Fate::Waits {
            self.problem(id, Words::new("problem-does-not-wait").with("id", of.0));
        } else {
            self.table.calls[index].fate = Fate::Declined(id);
            // A legal call that the same player had already made in its place now stands.
            let mut replacement = self.table.turns[turn].calls.iter().copied().filter(|other| {
                let record = &self.table.calls[*other];
                record.by == owner && record.fate == Fate::Waits && !record.faults.any()
            });
            if let Some(second) = replacement.next_back() {
                self.table.calls[second].fate = Fate::Stands;
                self.table.calls[second].replaces = Some(of);
                self.table.turns[turn].standing = Some(second);
                self.look_for_a_missed_turn(id);
            }
        }
    }

    fn changes(&mut self, at: usize, id: EventId, (by, of): (Seat, EventId), to: Call, with_leave: bool) {
        let Some(index) = self.known_call(id, of, Some(by)) else { return };
        let turn = self.table.calls[index].turn;
        if matches!(self.table.calls[index].fate, Fate::Replaced(_) | Fate::Cancelled(_)) {
            self.problem(id, Words::new("problem-already-withdrawn").with("id", of.0));
            return;
        }
        let mut faults = Self::faults(&self.table.auction_before(turn), by, to);
        faults.out_of_rotation =
            self.table.turns[turn].due != by && self.table.calls[index].accepted.is_none();
        let fate = if with_leave && !faults.any() { Fate::Stands } else { Fate::Waits };
        if with_leave {
            self.void(index, Fate::Replaced(id));
        }
        let changed = self.record(at, id, (by, to), turn, faults, fate);
        self.table.calls[changed].replaces = Some(of);
        self.look_for_a_missed_turn(id);
    }

    /// The first turn passed over, where three passes have followed a call and one of them was out of rotation.
    fn missed_turn(&self) -> Option<usize> {
        let table = &self.table;
        let standing: Vec<(usize, &CallRecord)> = table
            .turns
            .iter()
            .enumerate()
            .filter_map(|(place, turn)| turn.standing.map(|index| (place, &table.calls[index])))
            .collect();
        let start = standing.len().checked_sub(3).filter(|start| *start > 0)?;
        let last_three = &standing[start..];
        if last_three.iter().any(|(_, record)| record.call != Call::Pass) {
            return None;
        }
        last_three
            .iter()
            .find(|(place, record)| table.turns[*place].due != record.by)
            .map(|(place, _)| *place)
    }

    /// Where a turn was missed, the auction goes back to it, and the passes since are void.
    fn look_for_a_missed_turn(&mut self, by: EventId) {
        let Some(missed) = self.missed_turn() else { return };
        let passes: Vec<usize> =
            self.table.turns[missed..].iter().flat_map(|turn| turn.calls.clone()).collect();
        for &index in &passes {
            if self.table.calls[index].stands() {
                self.table.calls[index].fate = Fate::Cancelled(by);
            }
            self.table.calls[index].turn = missed;
        }
        // Turns after the missed one never were: what was called at them was called at this one.
        self.table.turns.truncate(missed + 1);
        self.table.turns[missed].standing = None;
        self.table.turns[missed].calls = passes;
        self.table.missed = Some((by, self.table.turns[missed].due));
    }
}
