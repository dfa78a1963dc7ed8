//! What is being written before it is added: the forms for an event, an agreement, and the board.

use crate::bridge::{BySeat, Call, Card, Contract, Hand, Rank, Seat, Suit, Vulnerability};
use crate::case::{
    Account, Agreement, BoardFacts, Case, Cite, ClockTime, Disclosure, Edit, Entry, Event, EventId, Evidence,
    Extraneous, Face, Found, Gap, Given, Hands, Instruction, Judgement, Means, More, Of, Seen, Table, Weighs,
};
use crate::words::Words;

/// The kinds of event a director can choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Explains,
    Alerts,
    Asks,
    Announces,
    Calls,
    Summons,
    DrawsAttention,
    ReservesRights,
    Changes,
    Keeps,
    Accepts,
    Declines,
    Cancels,
    States,
    Shows,
    Tells,
    Leads,
    Faces,
    TakesBack,
    Exposes,
    DummyFaced,
    Plays,
    Claims,
    Settled,
    Result,
    HandsReturned,
    Remark,
}

impl Kind {
    pub const ALL: [Self; 27] = [
        Self::Explains,
        Self::Alerts,
        Self::Asks,
        Self::Announces,
        Self::Calls,
        Self::Summons,
        Self::DrawsAttention,
        Self::ReservesRights,
        Self::Changes,
        Self::Keeps,
        Self::Accepts,
        Self::Declines,
        Self::Cancels,
        Self::States,
        Self::Shows,
        Self::Tells,
        Self::Leads,
        Self::Faces,
        Self::TakesBack,
        Self::Exposes,
        Self::DummyFaced,
        Self::Plays,
        Self::Claims,
        Self::Settled,
        Self::Result,
        Self::HandsReturned,
        Self::Remark,
    ];

    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Calls => "kind-calls",
            Self::Changes => "kind-changes",
            Self::Accepts => "kind-accepts",
            Self::Declines => "kind-declines",
            Self::Keeps => "kind-keeps",
            Self::Cancels => "kind-cancels",
            Self::Alerts => "kind-alerts",
            Self::Announces => "kind-announces",
            Self::Asks => "kind-asks",
            Self::Explains => "kind-explains",
            Self::Shows => "kind-shows",
            Self::DrawsAttention => "kind-draws-attention",
            Self::Summons => "kind-summons",
            Self::ReservesRights => "kind-reserves-rights",
            Self::Tells => "kind-tells",
            Self::Leads => "kind-leads",
            Self::Faces => "kind-faces",
            Self::TakesBack => "kind-takes-back",
            Self::Exposes => "kind-exposes",
            Self::DummyFaced => "kind-dummy-faced",
            Self::Plays => "kind-plays",
            Self::Claims => "kind-claims",
            Self::Settled => "kind-settled",
            Self::Result => "kind-result",
            Self::HandsReturned => "kind-hands-returned",
            Self::States => "kind-states",
            Self::Remark => "kind-remark",
        }
    }

    /// The kind of an event; `None` for one this form cannot show.
    #[must_use]
    #[allow(unreachable_patterns)] // an event that is added later can be seen and deleted before it has a form
    pub fn of(what: &Event) -> Option<Self> {
        Some(match what {
            Event::Calls(..) => Self::Calls,
            Event::Changes { .. } => Self::Changes,
            Event::Accepts { .. } => Self::Accepts,
            Event::Declines { .. } => Self::Declines,
            Event::Keeps { .. } => Self::Keeps,
            Event::Cancels { .. } => Self::Cancels,
            Event::Alerts { .. } => Self::Alerts,
            Event::Announces { .. } => Self::Announces,
            Event::Asks { .. } => Self::Asks,
            Event::Explains { .. } => Self::Explains,
            Event::Shows { .. } => Self::Shows,
            Event::DrawsAttention(_) => Self::DrawsAttention,
            Event::Summons(_) => Self::Summons,
            Event::ReservesRights(_) => Self::ReservesRights,
            Event::Tells { .. } => Self::Tells,
            Event::Leads { .. } => Self::Leads,
            Event::Faces { .. } => Self::Faces,
            Event::TakesBack { .. } => Self::TakesBack,
            Event::Exposes { .. } => Self::Exposes,
            Event::DummyFaced => Self::DummyFaced,
            Event::Plays { .. } => Self::Plays,
            Event::Claims { .. } => Self::Claims,
            Event::Settled => Self::Settled,
            Event::Result { .. } => Self::Result,
            Event::HandsReturned(_) => Self::HandsReturned,
            Event::States { .. } => Self::States,
            Event::Remark(_) => Self::Remark,
            _ => return None,
        })
    }

    #[must_use]
    pub fn has_player(self) -> bool {
        !matches!(
            self,
            Self::Cancels
                | Self::Tells
                | Self::Faces
                | Self::TakesBack
                | Self::DummyFaced
                | Self::Settled
                | Self::Result
                | Self::HandsReturned
                | Self::Remark
        )
    }

    /// Which entries it can be about, where it is about one.
    #[must_use]
    pub fn about(self) -> Option<About> {
        match self {
            Self::Changes
            | Self::Accepts
            | Self::Declines
            | Self::Keeps
            | Self::Cancels
            | Self::Alerts
            | Self::Announces
            | Self::Asks
            | Self::Explains => Some(About::Call),
            Self::Faces | Self::TakesBack => Some(About::Card),
            _ => None,
        }
    }

    /// The label of its text field, where it has one.
    #[must_use]
    pub fn text(self) -> Option<&'static str> {
        match self {
            Self::Announces | Self::Explains | Self::States => Some("field-says"),
            Self::Remark => Some("field-remark"),
            Self::Cancels => Some("field-under"),
            Self::Claims => Some("field-tricks"),
            Self::Result => Some("field-result"),
            Self::Calls => Some("field-call"),
            Self::Changes => Some("field-changes-to"),
            Self::Leads | Self::Exposes | Self::Plays => Some("field-card"),
            _ => None,
        }
    }

    #[must_use]
    pub fn has_listeners(self) -> bool {
        matches!(self, Self::Announces | Self::Explains | Self::Tells | Self::HandsReturned)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    Call,
    Card,
}

/// What players may show one another, without the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Showing {
    Hesitation,
    Haste,
    Remark,
    Gesture,
}

impl Showing {
    pub const ALL: [(Self, &'static str); 4] = [
        (Self::Hesitation, "showing-hesitation"),
        (Self::Haste, "showing-haste"),
        (Self::Remark, "showing-remark"),
        (Self::Gesture, "showing-gesture"),
    ];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Telling {
    Options,
    Offered,
    Ruled,
    Warned,
}

impl Telling {
    pub const ALL: [(Self, &'static str); 4] = [
        (Self::Options, "telling-options"),
        (Self::Offered, "telling-offered"),
        (Self::Ruled, "telling-ruled"),
        (Self::Warned, "telling-warned"),
    ];
}

/// An event as it is being written.
#[derive(Clone, Debug)]
pub struct EventForm {
    /// The entry that is changed; none: a new one.
    pub editing: Option<EventId>,
    pub kind: Kind,
    pub by: Seat,
    pub of: Option<EventId>,
    /// What he says, the call, the card, the tricks: whichever text the kind has.
    pub text: String,
    pub to: BySeat<bool>,
    pub given: Given,
    pub written: bool,
    pub corrects: Option<EventId>,
    pub face: Face,
    pub showing: Showing,
    pub telling: Telling,
    /// The paragraph it was allowed, offered or ruled under.
    pub under: String,
    pub seen: Seen,
    /// After this entry, or first.
    pub after: Option<EventId>,
    pub at: String,
    pub only: Option<Account>,
    pub matter: String,
    pub note: String,
    pub private: bool,
    source: crate::case::Source,
    known: Option<EventId>,
    pub problem: Option<Words>,
    /// The next frame gives the focus to the first field.
    pub wants_focus: bool,
}

impl EventForm {
    /// A new event after `after`, with the players and the call most likely meant.
    #[must_use]
    pub fn new(
        kind: Kind,
        case: &Case,
        table: &Table,
        after: Option<EventId>,
        selected: Option<EventId>,
    ) -> Self {
        let last = table.calls.last();
        let chosen = selected.and_then(|id| table.call(id)).or_else(|| {
            // What is said is most often about the call last spoken of; else about the last that was not a pass.
            let spoken_of = table.told.iter().map(|told| (told.at, told.of));
            let spoken_of = spoken_of.chain(table.alerts.iter().map(|alert| (alert.at, alert.of)));
            let spoken_of = spoken_of.max().and_then(|(_, of)| table.call(of));
            let calls = table.calls.iter().rev();
            spoken_of.or_else(|| calls.clone().find(|record| record.call != Call::Pass)).or(last)
        });
        let explainer = |caller: Seat| match case.disclosure() {
            Disclosure::OwnCalls => caller,
            Disclosure::Partner | Disclosure::Screens => caller.partner(),
        };
        let caller = chosen.map_or(Seat::North, |record| record.by);
        let (by, of) = match kind {
            Kind::Calls => (table.turn().or(table.dealer).unwrap_or(Seat::North), None),
            Kind::Explains | Kind::Alerts | Kind::Announces => {
                (explainer(caller), chosen.map(|record| record.id))
            }
            Kind::Asks => (caller.lho(), chosen.map(|record| record.id)),
            Kind::Changes | Kind::Keeps => {
                let own = selected.and_then(|id| table.call(id)).or(last);
                (own.map_or(Seat::North, |record| record.by), own.map(|record| record.id))
            }
            Kind::Accepts | Kind::Declines => {
                let waits = table.waiting().last();
                (waits.map_or(Seat::North, |record| record.by.lho()), waits.map(|record| record.id))
            }
            Kind::Cancels => (Seat::North, chosen.map(|record| record.id)),
            Kind::Faces | Kind::TakesBack => (Seat::North, table.leads.last().map(|lead| lead.id)),
            Kind::Leads => (table.contract().map_or(Seat::North, Contract::leader), None),
            Kind::Summons | Kind::DrawsAttention | Kind::ReservesRights => (caller.lho(), None),
            _ => (caller, None),
        };
        Self {
            editing: None,
            kind,
            by,
            of,
            text: String::new(),
            to: BySeat::default(),
            given: Given::Promptly,
            written: false,
            corrects: None,
            face: Face::Up,
            showing: Showing::Hesitation,
            telling: Telling::Options,
            under: String::new(),
            seen: Seen::Unknown,
            after,
            at: String::new(),
            only: None,
            matter: String::new(),
            note: String::new(),
            private: false,
            source: crate::case::Source::Noted,
            known: None,
            problem: None,
            wants_focus: true,
        }
    }

    /// The form with an entry of the log in it; `None` for an event that has no form yet.
    #[must_use]
    pub fn of_entry(entry: &Entry, case: &Case, table: &Table) -> Option<Self> {
        let kind = Kind::of(&entry.what)?;
        let place = case.position(entry.id)?;
        let before = place.checked_sub(1).map(|index| case.happened[index].id);
        let mut form = Self::new(kind, case, table, before, None);
        form.editing = Some(entry.id);
        form.of = entry.what.about();
        if let Some(by) = entry.what.actor() {
            form.by = by;
        }
        let listeners = |to: &[Seat]| BySeat::from_fn(|seat| to.contains(&seat));
        match &entry.what {
            Event::Calls(_, call) => form.text = call.to_string(),
            Event::Changes { to, leave, .. } => {
                form.text = to.to_string();
                form.under = leave.as_ref().map(ToString::to_string).unwrap_or_default();
            }
            Event::Cancels { under, .. } => form.text = under.to_string(),
            Event::Alerts { given, .. } => form.given = *given,
            Event::Announces { says, to, .. } => {
                form.text.clone_from(says);
                form.to = listeners(to);
            }
            Event::Explains { says, to, written, corrects, .. } => {
                form.text.clone_from(says);
                form.to = listeners(to);
                form.written = *written;
                form.corrects = *corrects;
            }
            Event::Shows { what, .. } => {
                (form.showing, form.text) = match what {
                    Extraneous::Hesitation => (Showing::Hesitation, String::new()),
                    Extraneous::Haste => (Showing::Haste, String::new()),
                    Extraneous::Remark(text) => (Showing::Remark, text.clone()),
                    Extraneous::Gesture(text) => (Showing::Gesture, text.clone()),
                };
            }
            Event::Tells { to, what } => {
                form.to = listeners(to);
                let under;
                (form.telling, under) = match what {
                    Instruction::OptionsExplained => (Telling::Options, None),
                    Instruction::Offered(cite) => (Telling::Offered, Some(cite)),
                    Instruction::Ruled(cite) => (Telling::Ruled, Some(cite)),
                    Instruction::Warned(cite) => (Telling::Warned, Some(cite)),
                };
                form.under = under.map(ToString::to_string).unwrap_or_default();
            }
            Event::Leads { card, face, .. } => {
                form.text = card.map(|card| card.to_string()).unwrap_or_default();
                form.face = *face;
            }
            Event::Exposes { card, .. } => {
                form.text = card.map(|card| card.to_string()).unwrap_or_default();
            }
            Event::Plays { card, .. } => form.text = card.to_string(),
            Event::Claims { tricks, .. } => form.text = tricks.to_string(),
            Event::Result { contract, tricks, score } => {
                let parts = [
                    contract.map(|contract| contract.to_string()),
                    tricks.map(|tricks| tricks.to_string()),
                    score.map(|score| format!("{score:+}")),
                ];
                form.text = parts.into_iter().flatten().collect::<Vec<_>>().join(" ");
            }
            Event::HandsReturned(of) => form.to = listeners(of),
            Event::States { says, having_seen, .. } => {
                form.text.clone_from(says);
                form.seen = *having_seen;
            }
            Event::Remark(text) => form.text.clone_from(text),
            _ => {}
        }
        let more = &entry.more;
        form.at = more.at.map(|at| at.to_string()).unwrap_or_default();
        form.only = more.only;
        form.matter.clone_from(&more.matter);
        form.note.clone_from(&more.note);
        form.private = more.private;
        form.source = more.source.clone();
        form.known = more.known;
        Some(form)
    }

    /// The edit this form makes.
    ///
    /// # Errors
    /// What is missing or cannot be read, in words.
    pub fn edit(&self, gap: Option<Gap>) -> Result<Edit, Words> {
        let what = self.event()?;
        let at = match self.at.trim() {
            "" => None,
            text => {
                Some(ClockTime::parse(text).ok_or_else(|| Words::new("form-bad-time").with("text", text))?)
            }
        };
        let more = More {
            at,
            only: self.only,
            matter: self.matter.trim().to_owned(),
            source: self.source.clone(),
            known: self.known,
            note: self.note.trim().to_owned(),
            private: self.private,
        };
        Ok(match self.editing {
            Some(id) => Edit::Replace { id, what, more },
            None => Edit::Insert { after: self.after, what, more, gap },
        })
    }

    fn event(&self) -> Result<Event, Words> {
        let by = self.by;
        let text = self.text.trim();
        let of = || self.of.ok_or_else(|| Words::new("form-which-call"));
        let says = || match text {
            "" => Err(Words::new("form-says-what")),
            text => Ok(text.to_owned()),
        };
        let call = || Call::parse(text).ok_or_else(|| Words::new("form-bad-call").with("text", text));
        let card = || Card::parse(text).ok_or_else(|| Words::new("form-bad-card").with("text", text));
        let card_or_none = || if text.is_empty() { Ok(None) } else { card().map(Some) };
        let cite = |text: &str| match text.trim() {
            "" => Err(Words::new("form-under-what")),
            text => Ok(Cite::new(text)),
        };
        let to = || Seat::ALL.into_iter().filter(|seat| self.to[*seat]).collect::<Vec<_>>();
        Ok(match self.kind {
            Kind::Calls => Event::Calls(by, call()?),
            Kind::Changes => {
                let under = self.under.trim();
                let leave = (!under.is_empty()).then(|| Cite::new(under));
                Event::Changes { by, of: of()?, to: call()?, leave }
            }
            Kind::Accepts => Event::Accepts { by, of: of()? },
            Kind::Declines => Event::Declines { by, of: of()? },
            Kind::Keeps => Event::Keeps { by, of: of()? },
            Kind::Cancels => Event::Cancels { of: of()?, under: cite(text)? },
            Kind::Alerts => Event::Alerts { by, of: of()?, given: self.given },
            Kind::Announces => Event::Announces { by, of: of()?, says: says()?, to: to() },
            Kind::Asks => Event::Asks { by, of: of()? },
            Kind::Explains => Event::Explains {
                by,
                of: of()?,
                says: says()?,
                to: to(),
                written: self.written,
                corrects: self.corrects,
            },
            Kind::Shows => Event::Shows {
                by,
                what: match self.showing {
                    Showing::Hesitation => Extraneous::Hesitation,
                    Showing::Haste => Extraneous::Haste,
                    Showing::Remark => Extraneous::Remark(says()?),
                    Showing::Gesture => Extraneous::Gesture(says()?),
                },
            },
            Kind::DrawsAttention => Event::DrawsAttention(by),
            Kind::Summons => Event::Summons(by),
            Kind::ReservesRights => Event::ReservesRights(by),
            Kind::Tells => Event::Tells {
                to: to(),
                what: match self.telling {
                    Telling::Options => Instruction::OptionsExplained,
                    Telling::Offered => Instruction::Offered(cite(&self.under)?),
                    Telling::Ruled => Instruction::Ruled(cite(&self.under)?),
                    Telling::Warned => Instruction::Warned(cite(&self.under)?),
                },
            },
            Kind::Leads => Event::Leads { by, card: card_or_none()?, face: self.face },
            Kind::Faces => Event::Faces { of: of().map_err(|_| Words::new("form-which-card"))? },
            Kind::TakesBack => Event::TakesBack { of: of().map_err(|_| Words::new("form-which-card"))? },
            Kind::Exposes => Event::Exposes { by, card: card_or_none()? },
            Kind::DummyFaced => Event::DummyFaced,
            Kind::Plays => Event::Plays { by, card: card()? },
            Kind::Claims => {
                let tricks = text.parse().map_err(|_| Words::new("form-bad-number").with("text", text))?;
                Event::Claims { by, tricks }
            }
            Kind::Settled => Event::Settled,
            Kind::Result => result(text)?,
            Kind::HandsReturned => Event::HandsReturned(to()),
            Kind::States => Event::States { by, says: says()?, having_seen: self.seen },
            Kind::Remark => Event::Remark(says()?),
        })
    }

    /// Has this form a text field, as things stand in it?
    #[must_use]
    pub fn text_label(&self) -> Option<&'static str> {
        match (self.kind, self.showing) {
            (Kind::Shows, Showing::Remark | Showing::Gesture) => Some("field-says"),
            (kind, _) => kind.text(),
        }
    }
}

/// `4SX-E 9 -100`: contract, tricks and score to North-South, each where it is known.
pub(super) fn result(text: &str) -> Result<Event, Words> {
    let (mut contract, mut tricks, mut score) = (None, None, None);
    for word in text.split_whitespace() {
        if let Some(found) = Contract::parse(word) {
            contract = Some(found);
        } else if let (None, Some(found)) = (tricks, word.parse::<u8>().ok().filter(|n| *n <= 13)) {
            tricks = Some(found);
        } else if let Ok(found) = word.parse::<i32>() {
            score = Some(found);
        } else {
            return Err(Words::new("form-bad-result").with("text", word));
        }
    }
    Ok(Event::Result { contract, tricks, score })
}

/// What a call means by agreement, as it is being written.
#[derive(Clone, Debug)]
pub struct AgreementForm {
    pub of: Option<EventId>,
    /// The agreement it changes, which may be about a call not made.
    original: Option<Agreement>,
    pub means: String,
    pub none: bool,
    pub evidence: Vec<(String, Weighs)>,
    pub problem: Option<Words>,
    pub wants_focus: bool,
}

impl AgreementForm {
    #[must_use]
    pub fn new(case: &Case, table: &Table, selected: Option<EventId>) -> Self {
        let subject = |id: EventId| {
            let about = case.entry(id).and_then(|entry| entry.what.about());
            if table.call(id).is_some() { Some(id) } else { about.filter(|of| table.call(*of).is_some()) }
        };
        let usual = || {
            // What was last said, or left unsaid, of a call is most often what the agreement is about.
            let told = table.told.last().map(|told| (told.at, told.of));
            let alerted = table.alerts.last().map(|alert| (alert.at, alert.of));
            let spoken_of = told.into_iter().chain(alerted).max().map(|(_, of)| of);
            spoken_of.or_else(|| {
                table.calls.iter().rev().find(|record| record.call != Call::Pass).map(|record| record.id)
            })
        };
        let of = selected.and_then(subject).or_else(usual);
        let original = of.and_then(|of| case.agreement_about(of)).cloned();
        Self::with(of, original)
    }

    #[must_use]
    pub fn with(of: Option<EventId>, original: Option<Agreement>) -> Self {
        let means = original.as_ref().and_then(Agreement::text).unwrap_or_default().to_owned();
        let none = original.as_ref().is_some_and(|agreement| agreement.means == Some(Means::NoAgreement));
        let mut evidence: Vec<(String, Weighs)> = original
            .iter()
            .flat_map(|agreement| &agreement.evidence)
            .map(|evidence| (evidence.0.clone(), evidence.1))
            .collect();
        evidence.push((String::new(), Weighs::For));
        Self { of, original, means, none, evidence, problem: None, wants_focus: true }
    }

    /// Another call is chosen: what was recorded about it comes in.
    pub fn choose(&mut self, case: &Case, of: EventId) {
        if self.of != Some(of) {
            *self = Self { wants_focus: false, ..Self::with(Some(of), case.agreement_about(of).cloned()) };
        }
    }

    /// # Errors
    /// What is missing, in words.
    pub fn edit(&self) -> Result<Edit, Words> {
        let of = self.of.ok_or_else(|| Words::new("form-which-call"))?;
        let means = match (self.none, self.means.trim()) {
            (true, _) => Some(Means::NoAgreement),
            (false, "") => return Err(Words::new("form-means-what")),
            (false, text) => Some(Means::Text(text.to_owned())),
        };
        let written = |(text, weighs): &(String, Weighs)| {
            let text = text.trim();
            (!text.is_empty()).then(|| Evidence(text.to_owned(), *weighs))
        };
        let evidence = self.evidence.iter().filter_map(written).collect();
        let mut agreement = self.original.clone().unwrap_or(Agreement {
            of: Of::Call(of),
            means: None,
            purpose: String::new(),
            by: None,
            evidence: Vec::new(),
            since: None,
        });
        if agreement.means != means {
            // Whoever stated it before, the director says so now.
            agreement.by = Some(Found::Director);
        }
        agreement.means = means;
        agreement.evidence = evidence;
        Ok(Edit::Agree(agreement))
    }
}

/// The board and the case's own lines, as they are being written.
#[derive(Clone, Debug)]
pub struct BoardForm {
    pub number: String,
    pub dealer: Option<Seat>,
    pub vul: Option<Vulnerability>,
    pub hands: BySeat<String>,
    /// Whose hand a card that is clicked goes to.
    pub filling: Seat,
    pub problem: Option<Words>,
    pub wants_focus: bool,
}

impl BoardForm {
    #[must_use]
    pub fn new(case: &Case) -> Self {
        let board = case.board.board();
        Self {
            number: board.number.map(|number| number.to_string()).unwrap_or_default(),
            dealer: board.stated_dealer,
            vul: board.stated_vulnerability,
            hands: BySeat::from_fn(|seat| {
                board.deal.0[seat].map(|hand| hand.to_string()).unwrap_or_default()
            }),
            filling: Seat::ALL
                .into_iter()
                .find(|seat| board.deal.0[*seat].is_none_or(|hand| hand.len() < 13))
                .unwrap_or(Seat::North),
            problem: None,
            wants_focus: true,
        }
    }

    /// # Errors
    /// Which field cannot be read.
    pub fn edit(&self) -> Result<Edit, Words> {
        let number = match self.number.trim() {
            "" => None,
            text => Some(text.parse().map_err(|_| Words::new("form-bad-number").with("text", text))?),
        };
        let hand = |seat: Seat| match self.hands[seat].trim() {
            "" => Ok(None),
            text => Hand::parse(text)
                .map(Some)
                .ok_or_else(|| Words::new("form-bad-hand").with("seat", seat).with("text", text)),
        };
        let hands = Hands {
            n: hand(Seat::North)?,
            e: hand(Seat::East)?,
            s: hand(Seat::South)?,
            w: hand(Seat::West)?,
        };
        let hands = (hands != Hands::default()).then_some(hands);
        Ok(Edit::Board(BoardFacts { number, dealer: self.dealer, vul: self.vul, hands }))
    }
}

impl BoardForm {
    /// A hand as typed so far; nothing where it cannot be read.
    fn hand(&self, seat: Seat) -> Hand {
        Hand::parse(&self.hands[seat]).unwrap_or_default()
    }

    /// Who holds a card.
    #[must_use]
    pub fn holder(&self, card: Card) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.hand(*seat).contains(card))
    }

    /// Cards in no hand.
    #[must_use]
    pub fn left(&self) -> usize {
        let pack =
            Suit::DOWNWARDS.into_iter().flat_map(|suit| Rank::all().map(move |rank| Card { suit, rank }));
        pack.filter(|card| self.holder(*card).is_none()).count()
    }

    /// A card is clicked: it comes to the hand being filled, or goes back from it. A full hand makes way for the next.
    pub fn click(&mut self, card: Card) {
        let readable = |seat: Seat| {
            let text = self.hands[seat].trim();
            text.is_empty() || Hand::parse(text).is_some()
        };
        // What is being typed and cannot be read yet is not written over.
        if let Some(seat) = Seat::ALL.into_iter().find(|seat| !readable(*seat)) {
            let words = Words::new("form-bad-hand").with("seat", seat).with("text", self.hands[seat].trim());
            self.problem = Some(words);
            return;
        }
        self.problem = None;
        let holder = self.holder(card);
        let mut hands = Seat::ALL.map(|seat| (seat, self.hand(seat)));
        for (seat, hand) in &mut hands {
            hand.remove(card);
            if *seat == self.filling && holder != Some(self.filling) {
                hand.insert(card);
            }
        }
        for (seat, hand) in hands {
            self.hands[seat] = if hand.is_empty() { String::new() } else { hand.to_string() };
        }
        if self.hand(self.filling).len() >= 13 {
            let next = (1..4).map(|turns| self.filling.after(turns)).find(|seat| self.hand(*seat).len() < 13);
            self.filling = next.unwrap_or(self.filling);
        }
    }

    /// The hand nobody has typed, where the other three leave just its cards.
    #[must_use]
    pub fn last_hand(&self) -> Option<(Seat, Hand)> {
        let typed = |seat: &Seat| !self.hands[*seat].trim().is_empty();
        let mut blank = Seat::ALL.into_iter().filter(|seat| !typed(seat));
        let (seat, None) = (blank.next()?, blank.next()) else { return None };
        let mut left: Hand = Suit::DOWNWARDS
            .into_iter()
            .flat_map(|suit| Rank::all().map(move |rank| Card { suit, rank }))
            .collect();
        for other in Seat::ALL.into_iter().filter(typed) {
            let hand = Hand::parse(self.hands[other].trim())?;
            for card in Suit::DOWNWARDS.into_iter().flat_map(|suit| hand.suit(suit)) {
                left.remove(card);
            }
        }
        (left.len() == 13).then_some((seat, left))
    }
}

/// Title, event, regulations and who explains, as they are being written.
#[derive(Clone, Debug)]
pub struct DetailsForm {
    pub title: String,
    pub regulations: String,
    pub disclosure: Option<Disclosure>,
    pub tournament: crate::case::Tournament,
    pub wants_focus: bool,
}

impl DetailsForm {
    #[must_use]
    pub fn new(case: &Case) -> Self {
        Self {
            title: case.title.clone(),
            regulations: case.regulations.clone(),
            disclosure: case.disclosure,
            tournament: case.tournament.clone().unwrap_or_default(),
            wants_focus: true,
        }
    }

    /// What is changed, an edit each.
    #[must_use]
    pub fn edits(&self, case: &Case) -> Vec<Edit> {
        let mut edits = Vec::new();
        if self.title.trim() != case.title {
            edits.push(Edit::Title(self.title.trim().to_owned()));
        }
        if self.regulations.trim() != case.regulations {
            edits.push(Edit::Regulations(self.regulations.trim().to_owned()));
        }
        if self.disclosure != case.disclosure {
            edits.push(Edit::Disclosure(self.disclosure));
        }
        let empty = self.tournament == crate::case::Tournament::default();
        let tournament = (!empty).then(|| self.tournament.clone());
        if tournament != case.tournament {
            edits.push(Edit::Tournament(tournament));
        }
        edits
    }
}

/// Who gave an answer, and why, as it is being written.
#[derive(Clone, Debug)]
pub struct ReasonForm {
    judgement: Judgement,
    pub by: String,
    pub because: String,
    pub wants_focus: bool,
}

impl ReasonForm {
    #[must_use]
    pub fn new(judgement: &Judgement) -> Self {
        let (by, because) = (judgement.by.clone(), judgement.because.clone());
        Self { judgement: judgement.clone(), by, because, wants_focus: true }
    }

    /// The answer it is about.
    #[must_use]
    pub fn judgement(&self) -> &Judgement {
        &self.judgement
    }

    #[must_use]
    pub fn edit(&self) -> Edit {
        let (by, because) = (self.by.trim().to_owned(), self.because.trim().to_owned());
        Edit::Judge(Judgement { by, because, ..self.judgement.clone() })
    }
}

/// Whatever is being written.
#[derive(Clone, Debug)]
pub enum Form {
    Event(EventForm),
    Agreement(AgreementForm),
    Board(BoardForm),
    Details(DetailsForm),
    Reason(ReasonForm),
}
