//! The world of one frame, to be read only: the case, the table, the ruling, and how they are worn.

use std::path::Path;
use std::sync::Arc;

use super::theme::Tokens;
use super::view::View;
use crate::bridge::Seat;
use crate::case::{Case, Entry, Event, EventId, Judgement, Moment, Phase, Question, Table, replay};
use crate::lang::Lang;
use crate::laws::{Facts, Opinion, Outcome, Standing};
use crate::ruling::{Change, Guide, Ruling, as_known_at, changes, guide, opine, rule, script};
use crate::words::Words;

/// A time in which something was open to a player: places of the log, both included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Window {
    /// The call or other entry it is about.
    pub about: EventId,
    pub by: Seat,
    pub cite: &'static str,
    pub outcome: Outcome,
    pub standing: Standing,
    pub from: usize,
    pub to: usize,
}

/// What is worked out from a case and a moment, and kept until either changes.
pub struct Worked {
    case: Arc<Case>,
    moment: Moment,
    as_known: bool,
    /// The case ruled on: as known then, or with all that was found since.
    pub ruled: Arc<Case>,
    pub ruling: Ruling,
    pub guide: Guide,
    pub windows: Arc<Vec<Window>>,
    /// The phase after each place of the log, the start first.
    pub phases: Arc<Vec<Phase>>,
    /// The judgements that hold, in the order they were first given, each with its question in words.
    pub answered: Vec<(Words, Judgement)>,
    /// The table at the end of the log, whatever the moment.
    pub whole_table: Table,
    /// What the last edit changed in the ruling at this moment.
    pub changed: Vec<Change>,
}

impl Worked {
    #[must_use]
    pub fn new(case: &Arc<Case>, moment: Moment, as_known: bool) -> Self {
        let (windows, phases) = windows(case);
        let over_time = (Arc::new(windows), Arc::new(phases), replay(case, Moment::End, None));
        Self::at(case, moment, as_known, over_time)
    }

    /// `over_time`: what is the same at every moment of the case.
    fn at(
        case: &Arc<Case>,
        moment: Moment,
        as_known: bool,
        (windows, phases, whole_table): (Arc<Vec<Window>>, Arc<Vec<Phase>>, Table),
    ) -> Self {
        let ruled = if as_known { Arc::new(as_known_at(case, moment)) } else { case.clone() };
        let ruling = if as_known { rule(&ruled, Moment::End) } else { rule(case, moment) };
        Self {
            case: case.clone(),
            moment,
            as_known,
            guide: guide(&ruled, &ruling),
            answered: answered(&ruled, ruling.moment),
            ruled,
            ruling,
            windows,
            phases,
            whole_table,
            changed: Vec::new(),
        }
    }

    /// The answer given last, where it still holds.
    #[must_use]
    pub fn latest_answer(&self) -> Option<&(Words, Judgement)> {
        let last = self.ruled.judged.last()?;
        self.answered.iter().find(|(_, judgement)| judgement == last)
    }

    /// The same where nothing has changed; else worked out again, with what the edit changed.
    pub fn follow(&mut self, case: &Arc<Case>, moment: Moment, as_known: bool) {
        let same_case = Arc::ptr_eq(&self.case, case);
        if same_case && self.moment == moment && self.as_known == as_known {
            return;
        }
        if same_case {
            let over_time = (self.windows.clone(), self.phases.clone(), self.whole_table.clone());
            *self = Self::at(case, moment, as_known, over_time);
            return;
        }
        let mut next = Self::new(case, moment, as_known);
        next.changed = changes(&self.ruling.opinions, &next.ruling.opinions);
        *self = next;
    }
}

/// The judgements that hold, each with its question.
fn answered(case: &Case, moment: Moment) -> Vec<(Words, Judgement)> {
    let mut questions: Vec<&Question> = Vec::new();
    for judgement in &case.judged {
        if !questions.contains(&&judgement.on) {
            questions.push(&judgement.on);
        }
    }
    let facts = Facts::new(case, moment, None);
    let held = questions.into_iter().filter_map(|question| {
        let judgement = case.answer(question)?;
        Some((script::question(&facts, question), judgement.clone()))
    });
    held.collect()
}

/// The player to whom something is open for a time: he may change, may accept, may correct, may retract.
///
/// Read from the printed form, `may_change(N, 10)`, so that an outcome that is added has its bar.
fn may(outcome: &Outcome) -> Option<Seat> {
    let printed = outcome.to_string();
    let (_, rest) = printed.strip_prefix("may_")?.split_once('(')?;
    Seat::parse(rest.split([',', ')']).next()?)
}

/// The times in which calls were open to something, ruled at every moment; and the phase at each.
fn windows(case: &Case) -> (Vec<Window>, Vec<Phase>) {
    let mut windows: Vec<Window> = Vec::new();
    let mut phases = Vec::new();
    for place in 0..=case.happened.len() {
        let moment = match place.checked_sub(1).and_then(|index| case.happened.get(index)) {
            Some(entry) => Moment::After(entry.id),
            None => Moment::Start,
        };
        phases.push(replay(case, moment, None).phase);
        for opinion in opine(case, moment) {
            let (Some(by), Some(about)) = (may(&opinion.outcome), opinion.about) else { continue };
            if opinion.standing == Standing::RuledOut {
                continue;
            }
            let open = windows.iter_mut().find(|window| {
                window.to + 1 == place
                    && window.about == about
                    && window.cite == opinion.cite
                    && window.outcome == opinion.outcome
                    && window.standing == opinion.standing
            });
            match open {
                Some(window) => window.to = place,
                None => windows.push(Window {
                    about,
                    by,
                    cite: opinion.cite,
                    outcome: opinion.outcome.clone(),
                    standing: opinion.standing,
                    from: place,
                    to: place,
                }),
            }
        }
    }
    (windows, phases)
}

/// Everything a panel may read.
pub struct Shown<'a> {
    pub case: &'a Arc<Case>,
    pub worked: &'a Worked,
    pub ruling: &'a Ruling,
    pub headline: Words,
    /// The opinion the headline comes from.
    pub headline_of: Option<usize>,
    pub view: &'a View,
    pub tokens: Tokens,
    pub lang: Lang,
    pub four_colours: bool,
    /// How many entries of the log lie before the moment.
    pub place: usize,
    pub undo: Option<&'a Words>,
    pub redo: Option<&'a Words>,
    pub path: Option<&'a Path>,
    pub read_only: Option<u32>,
    pub dirty: bool,
    pub form_open: bool,
    /// Entries to light up: what the step under the pointer rests on.
    pub lit: &'a [EventId],
}

impl Shown<'_> {
    #[must_use]
    pub fn say(&self, words: &Words) -> String {
        self.lang.say(words)
    }

    #[must_use]
    pub fn text(&self, key: &'static str) -> String {
        self.lang.text(key)
    }

    /// The opinion whose reasons are shown.
    #[must_use]
    pub fn opinion(&self) -> Option<&Opinion> {
        let index = self.view.opinion.or(self.headline_of)?;
        self.ruling.opinions.get(index)
    }

    /// Every opinion that says whether a call may be changed.
    pub fn changes_of(&self, call: EventId) -> impl Iterator<Item = &Opinion> {
        self.ruling.opinions.iter().filter(move |opinion| {
            opinion.about == Some(call) && matches!(opinion.outcome, Outcome::MayChange(..))
        })
    }

    #[must_use]
    pub fn is_selected(&self, id: EventId) -> bool {
        self.view.selected == Some(id)
    }

    /// Is it the selected entry, or one a step under the pointer rests on?
    #[must_use]
    pub fn is_lit(&self, id: EventId) -> bool {
        self.is_selected(id) || self.lit.contains(&id)
    }

    /// `West 2♦, event 2`: how an entry is named aloud.
    #[must_use]
    pub fn name(&self, entry: &Entry) -> String {
        let number = |words: Words| words.with("number", entry.id.to_string());
        self.say(&match &entry.what {
            Event::Calls(seat, call) => {
                number(Words::new("spoken-call").with("seat", *seat).with("call", *call))
            }
            what => number(Words::new("spoken-event").with("what", what.short_name())),
        })
    }

    /// How a call is named in a list to choose from: `West 2♦ (2)`.
    #[must_use]
    pub fn call_name(&self, id: EventId) -> String {
        match self.case.entry(id).map(|entry| &entry.what) {
            Some(Event::Calls(seat, call) | Event::Changes { by: seat, to: call, .. }) => self.say(
                &Words::new("call-of").with("seat", *seat).with("call", *call).with("number", id.to_string()),
            ),
            Some(what) => self.say(&what.short_name()),
            None => format!("({id})"),
        }
    }

    /// Is this entry kept from whoever leans over? The table view shows what the whole table saw and heard, no more.
    #[must_use]
    pub fn hides(&self, entry: &Entry) -> bool {
        let told_to_the_director =
            matches!(entry.what, Event::States { .. } | Event::Remark(_) | Event::Tells { .. });
        self.view.table_view && (entry.more.private || told_to_the_director)
    }

    /// After which entry something new is put, in words.
    #[must_use]
    pub fn after(&self) -> Words {
        let seen = self.case.happened[..self.place.min(self.case.happened.len())].iter();
        match seen.rev().find(|entry| !self.hides(entry)) {
            Some(entry) => Words::new("place-after").with("what", entry.what.short_name()),
            None => Words::new("place-first"),
        }
    }

    /// The entry after which something new is put.
    #[must_use]
    pub fn last_entry(&self) -> Option<EventId> {
        self.place.checked_sub(1).and_then(|index| self.case.happened.get(index)).map(|entry| entry.id)
    }
}

/// What of an entry is written on its chip, without its player.
#[must_use]
pub fn chip_words(case: &Case, what: &Event) -> Words {
    let about = |key: &'static str, of: EventId| {
        let words = Words::new(key);
        match case.entry(of).map(|entry| &entry.what) {
            Some(Event::Calls(_, call) | Event::Changes { to: call, .. }) => words.with("call", *call),
            _ => words.with("call", of.to_string()),
        }
    };
    match what {
        Event::Calls(_, call) => Words::new("call").with("call", *call),
        Event::Changes { to, .. } => Words::new("chip-changes").with("call", *to),
        Event::Alerts { of, given, .. } => about(
            match given {
                crate::case::Given::Promptly => "chip-alert",
                crate::case::Given::Late => "chip-alert-late",
                crate::case::Given::Never => "chip-alert-never",
            },
            *of,
        ),
        Event::Asks { of, .. } => about("chip-asks", *of),
        Event::Announces { says, .. } | Event::Explains { says, .. } | Event::States { says, .. } => {
            Words::new("chip-says").with("says", says.as_str())
        }
        Event::Plays { card, .. } => Words::new("chip-card").with("card", *card),
        Event::Leads { card: Some(card), .. } => Words::new("chip-leads").with("card", *card),
        Event::Accepts { .. } => "chip-accepts".into(),
        Event::Declines { .. } => "chip-declines".into(),
        Event::Keeps { .. } => "chip-keeps".into(),
        Event::Summons(by) => Words::new("chip-summons").with("seat", *by),
        Event::DrawsAttention(_) => "chip-attention".into(),
        Event::Leads { .. } => "chip-leads-unknown".into(),
        // What has no shorter form, and what comes later, is named as in the undo list.
        other => other.short_name(),
    }
}

/// Text cut to `most` characters, with an ellipsis where something went.
#[must_use]
pub fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(most.saturating_sub(1)).collect();
    short.truncate(short.trim_end().len());
    short.push('…');
    short
}
