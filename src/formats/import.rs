//! From a bridge file's record to a case: what each call, alert and explanation came from is kept.

use super::record::{Record, Room, Typist};
use crate::bridge::{Auction, Seat};
use crate::case::{
    Agreement, BoardFacts, Case, Disclosure, Entry, Event, EventId, Evidence, Face, Found, Given, Means,
    More, Of, Source, Tournament, Weighs,
};

/// Makes a case of one board.
///
/// - `file`: the file's name, kept as the source of every entry.
/// - An operator's text becomes evidence for an agreement, marked as his: it is not what a player was told.
///   A caller's own text (online) becomes an explanation to his opponents.
/// - Calls whose seat the file does not tell start with North, and the title says so by naming no dealer.
/// - The opening lead and the cards played follow; a claim too.
#[must_use]
pub fn case_from(record: &Record, file: &str) -> Case {
    let mut case =
        Case { title: title(record), board: BoardFacts::from_board(&record.board), ..Case::default() };
    if record.event.is_some() || record.room.is_some() {
        case.tournament = Some(Tournament {
            name: record.event.clone().unwrap_or_default(),
            room: match record.room {
                Some(Room::Open) => "open".to_owned(),
                Some(Room::Closed) => "closed".to_owned(),
                None => String::new(),
            },
            ..Tournament::default()
        });
    }
    let own_calls =
        record.calls.iter().any(|call| call.explained.as_ref().is_some_and(|said| said.by == Typist::Caller));
    if own_calls {
        case.disclosure = Some(Disclosure::OwnCalls);
    }
    let at_line = |line: usize| Source::File(format!("{file}:{line}"));
    let operator = |line: usize| Source::Operator(format!("{file}:{line}"));
    let mut next = 0;
    let mut add = |case: &mut Case, what: Event, source: Source| {
        next += 1;
        let id = EventId(next);
        case.happened.push(Entry { id, what, more: More { source, ..More::default() } });
        id
    };

    let first = record.board.dealer().unwrap_or(Seat::North);
    for (place, recorded) in record.calls.iter().enumerate() {
        let seat = recorded.seat.unwrap_or_else(|| first.after(place));
        let call = add(&mut case, Event::Calls(seat, recorded.call), at_line(recorded.line));
        let typist = recorded.explained.as_ref().map(|said| said.by);
        if recorded.alerted {
            let (by, source) = match typist {
                Some(Typist::Caller) => (seat, at_line(recorded.line)),
                _ => (seat.partner(), operator(recorded.line)),
            };
            add(&mut case, Event::Alerts { by, of: call, given: Given::Promptly }, source);
        }
        let Some(said) = &recorded.explained else { continue };
        match said.by {
            Typist::Caller => {
                let says = said.text.clone();
                let what = Event::Explains {
                    by: seat,
                    of: call,
                    says,
                    to: Vec::new(),
                    written: true,
                    corrects: None,
                };
                add(&mut case, what, at_line(recorded.line));
            }
            Typist::Operator => case.agreements.push(Agreement {
                of: Of::Call(call),
                means: Some(Means::Text(said.text.clone())),
                purpose: String::new(),
                by: Some(Found::Operator),
                evidence: vec![Evidence(format!("operator, {file}:{}", recorded.line), Weighs::For)],
                since: None,
            }),
        }
    }
    let contract = {
        let calls = record
            .calls
            .iter()
            .enumerate()
            .map(|(place, recorded)| (recorded.seat.unwrap_or_else(|| first.after(place)), recorded.call))
            .collect();
        Auction::from_calls(first, calls).contract()
    };
    if let (Some(contract), Some(lead)) = (contract, record.plays.first()) {
        let source = || at_line(record.line);
        add(&mut case, Event::Leads { by: contract.leader(), card: Some(*lead), face: Face::Up }, source());
        let mut trick = Trick::new(contract.leader(), *lead, contract.bid.denomination.suit());
        for card in &record.plays[1..] {
            let by = trick.next();
            add(&mut case, Event::Plays { by, card: *card }, source());
            trick.play(by, *card);
        }
        if let Some(tricks) = record.claimed {
            add(&mut case, Event::Claims { by: contract.declarer, tricks }, source());
        }
    }
    case
}

fn title(record: &Record) -> String {
    match (&record.label, record.board.number) {
        (Some(label), _) => label.clone(),
        (None, Some(number)) => format!("Board {number}"),
        (None, None) => String::new(),
    }
}

/// Who plays next, as tricks are won.
struct Trick {
    trump: Option<crate::bridge::Suit>,
    cards: Vec<(Seat, crate::bridge::Card)>,
}

impl Trick {
    fn new(leader: Seat, lead: crate::bridge::Card, trump: Option<crate::bridge::Suit>) -> Self {
        Self { trump, cards: vec![(leader, lead)] }
    }

    fn next(&self) -> Seat {
        match self.cards.last() {
            Some((last, _)) if self.cards.len() < 4 => last.lho(),
            _ => self.winner(),
        }
    }

    fn winner(&self) -> Seat {
        let led = self.cards.first().map(|(_, card)| card.suit);
        self.cards
            .iter()
            .filter(|(_, card)| Some(card.suit) == led || Some(card.suit) == self.trump)
            .max_by_key(|(_, card)| (Some(card.suit) == self.trump, card.rank))
            .map_or(Seat::North, |(seat, _)| *seat)
    }

    fn play(&mut self, by: Seat, card: crate::bridge::Card) {
        if self.cards.len() == 4 {
            self.cards.clear();
        }
        self.cards.push((by, card));
    }
}
