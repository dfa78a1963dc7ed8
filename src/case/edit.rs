//! Edits: every change a director can make to a case, as a value.

use super::{
    Agreement, BoardFacts, Case, Decision, Disclosure, Entry, Event, EventId, Judgement, More, Of, Players,
    Question, Tournament,
};
use crate::words::Words;

/// What becomes of the calls after one that is put in or taken out in the middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gap {
    /// The log had the calls right and the seats wrong: every later call, and what was said of it, moves one seat.
    Close,
    /// The seats are right: a player was passed over, or called twice.
    Skipped,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Puts a new entry after `after`, or first.
    Insert {
        after: Option<EventId>,
        what: Event,
        more: More,
        gap: Option<Gap>,
    },
    /// Says something else in an entry, which keeps its name and place.
    Replace {
        id: EventId,
        what: Event,
        more: More,
    },
    Delete {
        id: EventId,
        gap: Option<Gap>,
    },
    /// Moves an entry to stand after another, or first.
    Move {
        id: EventId,
        after: Option<EventId>,
    },
    Title(String),
    Board(BoardFacts),
    Regulations(String),
    Disclosure(Option<Disclosure>),
    Tournament(Option<Tournament>),
    Players(Option<Players>),
    /// Records an agreement, in place of any earlier one about the same call.
    Agree(Agreement),
    Disagree(Of),
    Judge(Judgement),
    /// Opens the question again; what was answered is gone from the file (undo brings it back).
    Reopen(Question),
    Decide(Decision),
}

/// An edit that could not be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// Calls follow: close the gap, or was that player passed over? Ask, and make the edit again with the answer.
    AskGap,
    /// The log holds no such entry.
    NoEntry(EventId),
}

impl Edit {
    /// The case after this edit; the edit itself changes nothing that is not named in it.
    ///
    /// # Errors
    /// [`Refused::AskGap`] where calls follow and nothing was said of them; [`Refused::NoEntry`] for an unknown entry.
    pub fn apply(&self, case: &Case) -> Result<Case, Refused> {
        let mut case = case.clone();
        match self {
            Self::Insert { after, what, more, gap } => {
                let place = place_after(&case, *after)?;
                let shift = self.shift(&case, place, matches!(what, Event::Calls(..)), *gap, 1)?;
                let id = case.next_id();
                move_seats(&mut case, place, shift);
                case.happened.insert(place, Entry { id, what: what.clone(), more: more.clone() });
            }
            Self::Replace { id, what, more } => {
                let place = case.position(*id).ok_or(Refused::NoEntry(*id))?;
                case.happened[place].what = what.clone();
                case.happened[place].more = more.clone();
            }
            Self::Delete { id, gap } => {
                let place = case.position(*id).ok_or(Refused::NoEntry(*id))?;
                let is_call = matches!(case.happened[place].what, Event::Calls(..));
                let shift = self.shift(&case, place + 1, is_call, *gap, 3)?;
                move_seats(&mut case, place + 1, shift);
                case.happened.remove(place);
            }
            Self::Move { id, after } => {
                let place = case.position(*id).ok_or(Refused::NoEntry(*id))?;
                let entry = case.happened.remove(place);
                let to = if *after == Some(*id) { place } else { place_after(&case, *after)? };
                case.happened.insert(to, entry);
            }
            Self::Title(title) => case.title.clone_from(title),
            Self::Board(board) => case.board = board.clone(),
            Self::Regulations(name) => case.regulations.clone_from(name),
            Self::Disclosure(setting) => case.disclosure = *setting,
            Self::Tournament(tournament) => case.tournament.clone_from(tournament),
            Self::Players(players) => case.players.clone_from(players),
            Self::Agree(agreement) => match case.agreements.iter_mut().find(|old| old.of == agreement.of) {
                Some(old) => *old = agreement.clone(),
                None => case.agreements.push(agreement.clone()),
            },
            Self::Disagree(of) => case.agreements.retain(|agreement| agreement.of != *of),
            // Earlier answers to the same question stay as history: the last one holds. The same answer on the same
            // grounds is the same judgement, with who gave it and why added.
            Self::Judge(judgement) => {
                let last = case.judged.iter_mut().rev().find(|old| old.on == judgement.on);
                match last.filter(|old| old.is_same_but_for_reasons(judgement)) {
                    Some(old) => *old = judgement.clone(),
                    None => case.judged.push(judgement.clone()),
                }
            }
            Self::Reopen(question) => case.judged.retain(|judgement| judgement.on != *question),
            Self::Decide(decision) => case.decisions.push(decision.clone()),
        }
        Ok(case)
    }

    /// How many places later calls move, or the question to ask first.
    #[allow(clippy::unused_self)]
    fn shift(
        &self,
        case: &Case,
        from: usize,
        is_call: bool,
        gap: Option<Gap>,
        places: usize,
    ) -> Result<usize, Refused> {
        let calls_follow = case.happened[from..].iter().any(|entry| matches!(entry.what, Event::Calls(..)));
        match (is_call && calls_follow, gap) {
            (true, None) => Err(Refused::AskGap),
            (true, Some(Gap::Close)) => Ok(places),
            _ => Ok(0),
        }
    }

    /// What the edit is called in the undo list.
    #[must_use]
    pub fn name(&self, case: &Case) -> Words {
        let of_entry = |key: &'static str, id: EventId| {
            // An entry that is not there has only its number to be called by.
            case.entry(id).map_or_else(
                || Words::new(key).with("what", format!("#{id}")),
                |entry| Words::new(key).with("what", entry.what.short_name()),
            )
        };
        match self {
            Self::Insert { what, .. } => Words::new("edit-insert").with("what", what.short_name()),
            Self::Replace { what, .. } => Words::new("edit-replace").with("what", what.short_name()),
            Self::Delete { id, .. } => of_entry("edit-delete", *id),
            Self::Move { id, .. } => of_entry("edit-move", *id),
            Self::Title(_) => "edit-title".into(),
            Self::Board(_) => "edit-board".into(),
            Self::Regulations(_) => "edit-regulations".into(),
            Self::Disclosure(_) => "edit-disclosure".into(),
            Self::Tournament(_) | Self::Players(_) => "edit-tournament".into(),
            Self::Agree(_) => "edit-agree".into(),
            Self::Disagree(_) => "edit-disagree".into(),
            Self::Judge(_) => "edit-judge".into(),
            Self::Reopen(_) => "edit-reopen".into(),
            Self::Decide(_) => "edit-decide".into(),
        }
    }
}

fn place_after(case: &Case, after: Option<EventId>) -> Result<usize, Refused> {
    match after {
        None => Ok(0),
        Some(id) => case.position(id).map(|place| place + 1).ok_or(Refused::NoEntry(id)),
    }
}

/// Moves the players of every call from `from` on, and of everything done about those calls.
fn move_seats(case: &mut Case, from: usize, places: usize) {
    if places == 0 {
        return;
    }
    let mut moved: Vec<EventId> = Vec::new();
    for entry in &mut case.happened[from..] {
        let about_moved = entry.what.about().is_some_and(|of| moved.contains(&of));
        if matches!(entry.what, Event::Calls(..)) || about_moved {
            entry.what = entry.what.moved(places);
            moved.push(entry.id);
        }
    }
}

impl Event {
    /// A few words for the undo list and for lanes: who and what.
    #[must_use]
    pub fn short_name(&self) -> Words {
        let seat = |key: &'static str, seat| Words::new(key).with("seat", seat);
        match self {
            Self::Calls(by, call) => seat("event-calls", *by).with("call", *call),
            Self::Changes { by, to, .. } => seat("event-changes", *by).with("call", *to),
            Self::Accepts { by, .. } => seat("event-accepts", *by),
            Self::Declines { by, .. } => seat("event-declines", *by),
            Self::Keeps { by, .. } => seat("event-keeps", *by),
            Self::Cancels { .. } => "event-cancels".into(),
            Self::Alerts { by, given, .. } => seat(
                match given {
                    super::Given::Promptly => "event-alerts-promptly",
                    super::Given::Late => "event-alerts-late",
                    super::Given::Never => "event-alerts-never",
                },
                *by,
            ),
            Self::Announces { by, says, .. } => seat("event-announces", *by).with("says", says.as_str()),
            Self::Asks { by, .. } => seat("event-asks", *by),
            Self::Explains { by, says, corrects: None, .. } => {
                seat("event-explains", *by).with("says", says.as_str())
            }
            Self::Explains { by, says, .. } => seat("event-corrects", *by).with("says", says.as_str()),
            Self::Shows { by, .. } => seat("event-shows", *by),
            Self::DrawsAttention(by) => seat("event-draws-attention", *by),
            Self::Summons(by) => seat("event-summons", *by),
            Self::ReservesRights(by) => seat("event-reserves-rights", *by),
            Self::Tells { .. } => "event-tells".into(),
            Self::Leads { by, face: super::Face::Down, .. } => seat("event-leads-down", *by),
            Self::Leads { by, .. } => seat("event-leads-up", *by),
            Self::Faces { .. } => "event-faces".into(),
            Self::TakesBack { .. } => "event-takes-back".into(),
            Self::Exposes { by, .. } => seat("event-exposes", *by),
            Self::DummyFaced => "event-dummy-faced".into(),
            Self::Plays { by, card } => seat("event-plays", *by).with("card", *card),
            Self::Claims { by, tricks } => seat("event-claims", *by).with("tricks", u32::from(*tricks)),
            Self::Settled => "event-settled".into(),
            Self::Result { .. } => "event-result".into(),
            Self::HandsReturned(_) => "event-hands-returned".into(),
            Self::States { by, says, .. } => seat("event-states", *by).with("says", says.as_str()),
            Self::Remark(text) => Words::new("event-remark").with("says", text.as_str()),
        }
    }
}
