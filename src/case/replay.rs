//! Replay: the log up to a moment becomes the table as it stood.
//!
//! Only what can be seen is marked here: rotation, sufficiency, admissibility, the end of the auction, acceptance by calling.
//! What depends on judgement (who must pass, whether a call is comparable) belongs to the laws.
//! Replay never fails: an entry that makes no sense changes nothing and is listed as a [`Problem`].

use super::table::{
    AlertRecord, CallRecord, CardRecord, Fate, Faults, Lead, Moment, Phase, Problem, Table, Told, Turn,
};
use super::{Account, Answer, Case, Disclosure, Entry, Event, EventId, Face, Question};
use crate::bridge::{Auction, AuctionEnd, BySeat, Call, Inadmissible, Seat};
use crate::words::Words;

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
        } else {
            let told = replay.told(at, entry);
            replay.table.disputed.extend(told);
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
                    let seen_by = self.heard_by(*by, &[]);
                    self.table.alerts.push(AlertRecord { id, by: *by, of: *of, given: *given, seen_by, at });
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
            Event::Explains { of, corrects, .. } => {
                if self.known_call(id, *of, None).is_some() {
                    if let Some(corrected) = corrects
                        && self.table.told(*corrected).is_none()
                    {
                        self.problem(id, Words::new("problem-corrects-nothing").with("id", corrected.0));
                    }
                    self.table.told.extend(self.told(at, entry));
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

    /// What an explaining entry tells, and to whom.
    fn told(&self, at: usize, entry: &Entry) -> Option<Told> {
        let Event::Explains { by, of, says, to, written, corrects } = &entry.what else { return None };
        Some(Told {
            id: entry.id,
            by: *by,
            of: *of,
            says: says.clone(),
            heard_by: self.heard_by(*by, to),
            written: *written,
            corrects: *corrects,
            announcement: false,
            at,
        })
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
