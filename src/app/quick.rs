//! The entry line: a director types what happened as he would say it, and sees what Enter will add.
//!
//! ```text
//! line    = part { part }
//! part    = [seat] call [mark]        1nt   p   2d!   2d!never   W 2d     calls, in turn where no seat is named
//!         | seat [call] ":" text      E: diamonds    E 2d: majors         an explanation of partner's last call, or of the call named
//!         | seat word [call] [text]   E alerts   E never 2d   N asks      what players do; see the words `type-…` of the catalogues
//!         | word [text]               dummy   note …   board 7            what nobody in particular does
//!         | call "=" text [evidence]  2d = both majors   2d = none        what the pair has agreed, or that it has not
//! evidence = "(" text { ";" text } ")"   (card p. 2; both partners)     what speaks for it
//! mark    = "!" | "!late" | "!never"  partner alerts, late, not at all
//! call    = 2d, p, x, xx, 3nt; or "#5", the entry of that number
//! seat    = n e s w, or the letters of the other language
//! ```
//!
//! A text runs to the end of the line. What is not understood stays in the line, with a sentence that says so.

use super::view::View;
use crate::bridge::{Call, Card, Seat};
use crate::case::{
    Agreement, Case, Cite, Disclosure, Edit, Event, EventId, Evidence, Face, Found, Gap, Given, Means,
    Moment, More, Of, Refused, Seen, Table, Weighs, replay,
};
use crate::lang::Lang;
use crate::laws::{Outcome, Standing};
use crate::ruling::opine;
use crate::words::Words;

/// What the line would do.
#[derive(Clone, Debug)]
pub struct Read {
    pub case: Case,
    /// The new entries, in order.
    pub added: Vec<EventId>,
    /// What is added, a phrase each.
    pub echo: Vec<Words>,
}

/// Why the line cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    Empty,
    NotUnderstood(Words),
    /// Calls follow in the log: close the gap, or was the player passed over?
    AskGap,
}

/// What a word makes a player do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verb {
    Alerts(Given),
    Asks,
    Explains,
    Corrects,
    Announces,
    Changes,
    Accepts,
    Declines,
    Keeps,
    Summons,
    Attention,
    Rights,
    Leads(Face),
    Exposes,
    Plays,
    Claims,
    States,
}

/// The words of the line, as the catalogues list them.
const VERBS: &[(&str, Verb)] = &[
    ("type-alerts", Verb::Alerts(Given::Promptly)),
    ("type-late", Verb::Alerts(Given::Late)),
    ("type-never", Verb::Alerts(Given::Never)),
    ("type-asks", Verb::Asks),
    ("type-explains", Verb::Explains),
    ("type-corrects", Verb::Corrects),
    ("type-announces", Verb::Announces),
    ("type-changes", Verb::Changes),
    ("type-accepts", Verb::Accepts),
    ("type-declines", Verb::Declines),
    ("type-keeps", Verb::Keeps),
    ("type-summons", Verb::Summons),
    ("type-attention", Verb::Attention),
    ("type-rights", Verb::Rights),
    ("type-leads", Verb::Leads(Face::Up)),
    ("type-leads-down", Verb::Leads(Face::Down)),
    ("type-exposes", Verb::Exposes),
    ("type-plays", Verb::Plays),
    ("type-claims", Verb::Claims),
    ("type-states", Verb::States),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bare {
    DummyFaced,
    Settled,
    HandsReturned,
    Faces,
    Note,
    Board,
    Result,
}

const BARE: &[(&str, Bare)] = &[
    ("type-dummy", Bare::DummyFaced),
    ("type-settled", Bare::Settled),
    ("type-hands", Bare::HandsReturned),
    ("type-faced", Bare::Faces),
    ("type-note", Bare::Note),
    ("type-board", Bare::Board),
    ("type-result", Bare::Result),
];

/// Reads the line against the case at the view's moment.
///
/// # Errors
/// [`Stop`]: nothing is added, and the line stays as it is.
pub fn read(line: &str, case: &Case, view: &View, gap: Option<Gap>) -> Result<Read, Stop> {
    if line.trim().is_empty() {
        return Err(Stop::Empty);
    }
    let after = match view.moment {
        Moment::Start => None,
        Moment::After(id) => Some(id),
        Moment::End => case.happened.last().map(|entry| entry.id),
    };
    let mut line_reader =
        Line { lang: view.lang, case: case.clone(), after, gap, added: Vec::new(), echo: Vec::new() };
    let mut rest = line.trim();
    while !rest.is_empty() {
        rest = line_reader.part(rest)?.trim_start();
    }
    Ok(Read { case: line_reader.case, added: line_reader.added, echo: line_reader.echo })
}

struct Line {
    lang: Lang,
    case: Case,
    after: Option<EventId>,
    gap: Option<Gap>,
    added: Vec<EventId>,
    echo: Vec<Words>,
}

fn stop(key: &'static str, text: &str) -> Stop {
    Stop::NotUnderstood(Words::new(key).with("text", text))
}

fn first_word(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    (&text[..end], text[end..].trim_start())
}

/// Small letters without Greek accents, so that words are known however they are typed.
fn folded(word: &str) -> String {
    word.to_lowercase()
        .chars()
        .map(|letter| match letter {
            'ά' => 'α',
            'έ' => 'ε',
            'ή' => 'η',
            'ί' | 'ϊ' | 'ΐ' => 'ι',
            'ό' => 'ο',
            'ύ' | 'ϋ' | 'ΰ' => 'υ',
            'ώ' => 'ω',
            'ς' => 'σ',
            other => other,
        })
        .collect()
}

impl Line {
    fn table(&self) -> Table {
        let moment = self.after.map_or(Moment::Start, Moment::After);
        replay(&self.case, moment, None)
    }

    /// Is this one of the words the catalogue lists under `key`, here or in English?
    fn is_word(&self, word: &str, key: &'static str) -> bool {
        let word = folded(word);
        [self.lang, Lang::En]
            .into_iter()
            .any(|lang| lang.text(key).split_whitespace().any(|known| folded(known) == word))
    }

    fn seat(&self, word: &str) -> Option<Seat> {
        let folded_word = folded(word);
        Seat::parse(word).or_else(|| {
            Seat::ALL.into_iter().find(|seat| {
                let name = folded(&self.lang.seat(*seat));
                name == folded_word
                    || (folded_word.chars().count() == 1 && name.starts_with(folded_word.as_str()))
            })
        })
    }

    /// Puts an event after the last one.
    fn add(&mut self, what: Event) -> Result<EventId, Stop> {
        let id = self.case.next_id();
        self.echo.push(self.echo_of(&what));
        let edit = Edit::Insert { after: self.after, what, more: More::default(), gap: self.gap };
        self.case = edit.apply(&self.case).map_err(|refused| match refused {
            Refused::AskGap => Stop::AskGap,
            Refused::NoEntry(id) => stop("type-no-entry", &id.to_string()),
        })?;
        self.after = Some(id);
        self.added.push(id);
        Ok(id)
    }

    /// The short name, with the call it is about where that is not said by the name.
    fn echo_of(&self, what: &Event) -> Words {
        let about = what.about().and_then(|of| self.case.entry(of));
        match about.map(|entry| &entry.what) {
            Some(Event::Calls(seat, call) | Event::Changes { by: seat, to: call, .. }) => {
                Words::new("echo-about")
                    .with("what", what.short_name())
                    .with("seat", *seat)
                    .with("call", *call)
            }
            _ => what.short_name(),
        }
    }

    /// Takes one part from the front of the line and gives the rest.
    fn part<'t>(&mut self, text: &'t str) -> Result<&'t str, Stop> {
        let (word, rest) = first_word(text);
        // "E:" and "E:diamonds" are a seat and a text.
        if let Some((before, _)) = word.split_once(':')
            && let Some(seat) = self.seat(before)
        {
            return self.says(seat, None, &text[before.len() + 1..]);
        }
        // `2d = both majors`, `#2=none`
        if let Some((call, means)) = text.split_once('=')
            && !call.trim().contains(char::is_whitespace)
            && let Some(of) = self.last_named(call.trim())
        {
            return self.agreed(of, means);
        }
        if let Some((call, mark)) = self.call_and_mark(word)? {
            let seat = self.whose_turn(word)?;
            self.call(seat, call, mark)?;
            return Ok(rest);
        }
        if let Some(seat) = self.seat(word) {
            return self.of_player(seat, rest, text);
        }
        for (key, bare) in BARE {
            if self.is_word(word, key) {
                return self.bare(*bare, rest);
            }
        }
        Err(stop("type-not-understood", word))
    }

    fn call_and_mark(&self, word: &str) -> Result<Option<(Call, Option<Given>)>, Stop> {
        let (call, mark) = match word.split_once('!') {
            Some((call, mark)) => (call, Some(mark)),
            None => (word, None),
        };
        let Some(call) = self.parse_call(call) else { return Ok(None) };
        let given = match mark {
            None => None,
            Some("") => Some(Given::Promptly),
            Some(mark) if self.is_word(mark, "type-late") => Some(Given::Late),
            Some(mark) if self.is_word(mark, "type-never") => Some(Given::Never),
            Some(mark) => return Err(stop("type-bad-mark", mark)),
        };
        Ok(Some((call, given)))
    }

    /// A call as typed; in Greek also as printed: πάσο, κοντρ, 3ΧΑ.
    fn parse_call(&self, word: &str) -> Option<Call> {
        Call::parse(word).or_else(|| {
            let typed = folded(word);
            [Call::Pass, Call::Double, Call::Redouble]
                .into_iter()
                .find(|call| folded(&self.lang.call(*call)) == typed)
        })
    }

    fn whose_turn(&self, word: &str) -> Result<Seat, Stop> {
        let table = self.table();
        if let Some(seat) = table.turn() {
            return Ok(seat);
        }
        let nobody_yet = table.turns.is_empty() && table.dealer.is_none();
        Err(stop(if nobody_yet { "type-who-deals" } else { "type-whose-call" }, word))
    }

    fn call(&mut self, seat: Seat, call: Call, mark: Option<Given>) -> Result<(), Stop> {
        let of = self.add(Event::Calls(seat, call))?;
        if let Some(given) = mark {
            let by = self.explainer(seat);
            self.add(Event::Alerts { by, of, given })?;
        }
        Ok(())
    }

    /// Who alerts and explains this player's calls.
    fn explainer(&self, caller: Seat) -> Seat {
        match self.case.disclosure() {
            Disclosure::OwnCalls => caller,
            Disclosure::Partner | Disclosure::Screens => caller.partner(),
        }
    }

    fn of_player<'t>(&mut self, seat: Seat, rest: &'t str, whole: &str) -> Result<&'t str, Stop> {
        let (word, after) = first_word(rest);
        if word.is_empty() {
            return Err(stop("type-what-did-he-do", whole.trim()));
        }
        if let Some(text) = rest.strip_prefix(':') {
            return self.says(seat, None, text);
        }
        // `E 2d: majors`, `E #2: majors`
        if let Some((about, text)) = rest.split_once(':')
            && !about.trim().contains(char::is_whitespace)
            && let Some(of) = self.named_call(about.trim(), seat)
        {
            return self.says(seat, Some(of), text);
        }
        // `e 5 "diamonds"`: the number and the quotation marks say enough.
        if let Some(number) = word.strip_prefix('#').unwrap_or(word).parse().ok().map(EventId)
            && self.case.entry(number).is_some()
            && !after.is_empty()
        {
            return self.says(seat, Some(number), after);
        }
        if rest.starts_with(['"', '“', '«']) {
            return self.says(seat, None, rest);
        }
        for (key, verb) in VERBS {
            if self.is_word(word, key) {
                return self.does(seat, *verb, after);
            }
        }
        if let Some((call, mark)) = self.call_and_mark(word)? {
            self.call(seat, call, mark)?;
            return Ok(after);
        }
        Err(stop("type-not-understood", word))
    }

    /// A call as it may be named: `2d`, the last such call, of the other players first; `#5` or `5`, by number.
    fn named_call(&self, word: &str, speaker: Seat) -> Option<EventId> {
        if let Some(number) = word.strip_prefix('#').and_then(|number| number.parse().ok()) {
            return self.case.entry(EventId(number)).map(|entry| entry.id);
        }
        let call = self.parse_call(word)?;
        let table = self.table();
        let last = |own: bool| {
            table
                .calls
                .iter()
                .rev()
                .find(|record| record.call == call && (own || record.by != speaker))
                .map(|record| record.id)
        };
        last(false).or_else(|| last(true))
    }

    /// The last call of this name, whoever made it; `#5`, by number.
    fn last_named(&self, word: &str) -> Option<EventId> {
        let number = word.strip_prefix('#').and_then(|number| number.parse().ok()).map(EventId);
        let call = self.parse_call(word);
        let table = self.table();
        let mut records = table.calls.iter().rev();
        records.find(|record| Some(record.id) == number || Some(record.call) == call).map(|record| record.id)
    }

    /// What a call means by agreement, as the director finds it; what was recorded of it before keeps its evidence.
    fn agreed<'t>(&mut self, of: EventId, text: &str) -> Result<&'t str, Stop> {
        // What speaks for it follows between parentheses: `2d = both majors (card p. 2; both partners)`.
        let (text, shown) = match text.trim().strip_suffix(')').and_then(|text| text.rsplit_once('(')) {
            Some((text, shown)) => (text, shown),
            None => (text, ""),
        };
        let text = unquoted(text);
        let mut words = text.split_whitespace();
        let none = words.next().is_some_and(|word| self.is_word(word, "type-none")) && words.next().is_none();
        let means = match text {
            "" => return Err(Stop::NotUnderstood("form-means-what".into())),
            _ if none => Means::NoAgreement,
            text => Means::Text(text.to_owned()),
        };
        let mut agreement = self.case.agreement_about(of).cloned().unwrap_or(Agreement {
            of: Of::Call(of),
            means: None,
            purpose: String::new(),
            by: None,
            evidence: Vec::new(),
            since: None,
        });
        let words = match &means {
            Means::NoAgreement => Words::new("echo-agreed-none"),
            Means::Text(text) => Words::new("echo-agreed").with("agreed", text.as_str()),
        };
        if let Some(record) = self.table().call(of) {
            self.echo.push(words.with("seat", record.by).with("call", record.call));
        }
        let shown = shown.split(';').map(str::trim).filter(|text| !text.is_empty());
        agreement.evidence.extend(shown.map(|text| Evidence(text.to_owned(), Weighs::For)));
        agreement.means = Some(means);
        agreement.by = Some(Found::Director);
        let edit = Edit::Agree(agreement);
        if let Ok(case) = edit.apply(&self.case) {
            self.case = case;
        }
        Ok("")
    }

    /// The call a player speaks of where none is named: the last of the player whose calls he explains.
    fn last_explained_by(&self, seat: Seat) -> Result<EventId, Stop> {
        let table = self.table();
        let last = table.calls.iter().rev().find(|record| self.explainer(record.by) == seat);
        last.map(|record| record.id)
            .ok_or_else(|| Stop::NotUnderstood(Words::new("type-no-call-to-explain").with("seat", seat)))
    }

    fn says<'t>(&mut self, seat: Seat, of: Option<EventId>, text: &'t str) -> Result<&'t str, Stop> {
        let says = unquoted(text);
        if says.is_empty() {
            return Err(Stop::NotUnderstood(Words::new("type-says-what").with("seat", seat)));
        }
        let of = match of {
            Some(of) => of,
            None => self.last_explained_by(seat)?,
        };
        self.add(Event::Explains {
            by: seat,
            of,
            says: says.to_owned(),
            to: Vec::new(),
            written: false,
            corrects: None,
        })?;
        Ok("")
    }

    /// A call named at the front, if one is; else `usual`.
    fn about<'t>(
        &self,
        seat: Seat,
        rest: &'t str,
        usual: impl Fn(&Table) -> Option<EventId>,
    ) -> Result<(EventId, &'t str), Stop> {
        let (word, after) = first_word(rest);
        let word = word.trim_end_matches(':');
        if !word.is_empty()
            && let Some(of) = self.named_call(word, seat)
        {
            return Ok((of, after));
        }
        let of = usual(&self.table());
        of.map(|of| (of, rest)).ok_or_else(|| Stop::NotUnderstood("type-which-call".into()))
    }

    fn does<'t>(&mut self, seat: Seat, verb: Verb, rest: &'t str) -> Result<&'t str, Stop> {
        let last_explained = |line: &Self| line.last_explained_by(seat).ok();
        let card = || {
            let (word, after) = first_word(rest);
            (Card::parse(word), if Card::parse(word).is_some() { after } else { rest })
        };
        match verb {
            Verb::Alerts(given) => {
                let (of, rest) = self.about(seat, rest, |_| last_explained(self))?;
                self.add(Event::Alerts { by: seat, of, given })?;
                Ok(rest)
            }
            Verb::Asks => {
                let of_opponent = |table: &Table| {
                    table.calls.iter().rev().find(|r| r.by.is_opponent_of(seat)).map(|r| r.id)
                };
                let (of, rest) = self.about(seat, rest, of_opponent)?;
                self.add(Event::Asks { by: seat, of })?;
                Ok(rest)
            }
            Verb::Explains => {
                let (of, text) = self.about(seat, rest, |_| last_explained(self))?;
                self.says(seat, Some(of), text)
            }
            Verb::Corrects | Verb::Announces => {
                let (of, text) = self.about(seat, rest, |table| {
                    let told = table.told.iter().rev().find(|told| told.by.side() == seat.side());
                    let corrected = told.filter(|_| verb == Verb::Corrects).map(|told| told.of);
                    corrected.or_else(|| last_explained(self))
                })?;
                let says = unquoted(text).to_owned();
                if says.is_empty() {
                    return Err(Stop::NotUnderstood(Words::new("type-says-what").with("seat", seat)));
                }
                self.add(if verb == Verb::Announces {
                    Event::Announces { by: seat, of, says, to: Vec::new() }
                } else {
                    let corrects =
                        self.table().told.iter().rev().find(|told| told.of == of).map(|told| told.id);
                    Event::Explains { by: seat, of, says, to: Vec::new(), written: false, corrects }
                })?;
                Ok("")
            }
            Verb::Changes => self.changes(seat, rest),
            Verb::Accepts | Verb::Declines => {
                let waits = |table: &Table| table.waiting().last().map(|record| record.id);
                let (of, rest) = self.about(seat, rest, waits)?;
                let accepts = verb == Verb::Accepts;
                self.add(if accepts {
                    Event::Accepts { by: seat, of }
                } else {
                    Event::Declines { by: seat, of }
                })?;
                Ok(rest)
            }
            Verb::Keeps => {
                let own = |table: &Table| table.calls.iter().rev().find(|r| r.by == seat).map(|r| r.id);
                let of = own(&self.table()).ok_or(Stop::NotUnderstood("type-which-call".into()))?;
                self.add(Event::Keeps { by: seat, of })?;
                Ok(rest)
            }
            Verb::Summons => self.add(Event::Summons(seat)).map(|_| rest),
            Verb::Attention => self.add(Event::DrawsAttention(seat)).map(|_| rest),
            Verb::Rights => self.add(Event::ReservesRights(seat)).map(|_| rest),
            Verb::Leads(face) => {
                let (card, rest) = card();
                let (word, after) = first_word(rest);
                let down = self.is_word(word, "type-down");
                let (face, rest) = if down { (Face::Down, after) } else { (face, rest) };
                self.add(Event::Leads { by: seat, card, face })?;
                Ok(rest)
            }
            Verb::Exposes => {
                let (card, rest) = card();
                self.add(Event::Exposes { by: seat, card })?;
                Ok(rest)
            }
            Verb::Plays => {
                let (card, rest) = card();
                let card = card.ok_or_else(|| stop("type-which-card", rest))?;
                self.add(Event::Plays { by: seat, card })?;
                Ok(rest)
            }
            Verb::Claims => {
                let (word, after) = first_word(rest);
                let tricks: u8 = word.parse().map_err(|_| stop("type-how-many-tricks", word))?;
                self.add(Event::Claims { by: seat, tricks })?;
                Ok(after)
            }
            Verb::States => {
                let says = unquoted(rest).to_owned();
                if says.is_empty() {
                    return Err(Stop::NotUnderstood(Words::new("type-says-what").with("seat", seat)));
                }
                self.add(Event::States { by: seat, says, having_seen: Seen::Unknown })?;
                Ok("")
            }
        }
    }

    /// `N changes 3d`, `N changes #4 3d`: the last of his own calls where none is named.
    fn changes<'t>(&mut self, seat: Seat, rest: &'t str) -> Result<&'t str, Stop> {
        let (word, after) = first_word(rest);
        let (of, rest) = match word.strip_prefix('#').and_then(|number| number.parse().ok()) {
            Some(number) => (Some(EventId(number)), after),
            None => (self.table().calls.iter().rev().find(|r| r.by == seat).map(|r| r.id), rest),
        };
        let of = of.ok_or(Stop::NotUnderstood("type-which-call".into()))?;
        let (mut word, mut after) = first_word(rest);
        if self.is_word(word, "type-to") {
            (word, after) = first_word(after);
        }
        let to = self.parse_call(word).ok_or_else(|| stop("type-to-what", word))?;
        let leave = self.leave_to_change(seat, of);
        let law = leave.clone();
        self.add(Event::Changes { by: seat, of, to, leave })?;
        if let (Some(law), Some(what)) = (law, self.echo.pop()) {
            self.echo.push(Words::new("echo-with-leave").with("what", what).law("law", &law.0));
        }
        Ok(after)
    }

    /// The paragraph under which the ruling, as it stands, lets him change this call.
    fn leave_to_change(&self, seat: Seat, of: EventId) -> Option<Cite> {
        let moment = self.after.map_or(Moment::Start, Moment::After);
        let found = opine(&self.case, moment).into_iter().find(|opinion| {
            opinion.outcome == Outcome::MayChange(seat, of) && opinion.standing == Standing::Established
        });
        found.map(|opinion| Cite::new(opinion.cite))
    }

    fn bare<'t>(&mut self, bare: Bare, rest: &'t str) -> Result<&'t str, Stop> {
        match bare {
            Bare::DummyFaced => self.add(Event::DummyFaced).map(|_| rest),
            Bare::Settled => self.add(Event::Settled).map(|_| rest),
            Bare::HandsReturned => self.add(Event::HandsReturned(Vec::new())).map(|_| rest),
            Bare::Faces => {
                let lead =
                    self.table().leads.iter().rev().find(|lead| lead.faced.is_none()).map(|lead| lead.id);
                let of = lead.ok_or(Stop::NotUnderstood("type-no-lead".into()))?;
                self.add(Event::Faces { of }).map(|_| rest)
            }
            Bare::Note => {
                let text = unquoted(rest);
                if text.is_empty() {
                    return Err(Stop::NotUnderstood("type-note-what".into()));
                }
                self.add(Event::Remark(text.to_owned())).map(|_| "")
            }
            Bare::Result => {
                let result = super::form::result(rest).map_err(Stop::NotUnderstood)?;
                self.add(result).map(|_| "")
            }
            Bare::Board => {
                let (word, after) = first_word(rest);
                let number: u32 = word.parse().map_err(|_| stop("type-board-number", word))?;
                self.case.board.number = Some(number);
                self.echo.push(Words::new("echo-board").with("number", number.to_string()));
                Ok(after)
            }
        }
    }
}

fn unquoted(text: &str) -> &str {
    let text = text.trim().trim_start_matches(':').trim();
    let inner = text.trim_matches(['"', '“', '”', '«', '»']);
    inner.trim()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(lines: &[&str], lang: Lang) -> Result<Vec<String>, String> {
        let view = View { lang, ..View::default() };
        let mut case = Case::default();
        let mut echo = Vec::new();
        for line in lines {
            let read = read(line, &case, &view, None).map_err(|stop| match stop {
                Stop::NotUnderstood(words) => Lang::En.say(&words),
                other => format!("{other:?}"),
            })?;
            case = read.case;
            echo.extend(read.echo.iter().map(|words| Lang::En.say(words)));
        }
        Ok(echo)
    }

    #[test]
    fn lines_a_director_types() {
        for (lines, expected) in [
            (
                &["board 7", "1nt 2d p 2h"][..],
                &["board 7", "South: 1NT", "West: 2♦", "North: Pass", "East: 2♥"][..],
            ),
            (
                &["W 1nt! p 2d!never"],
                &[
                    "West: 1NT",
                    "East alerts (West 1NT)",
                    "North: Pass",
                    "East: 2♦",
                    "West does not alert (East 2♦)",
                ],
            ),
            (
                &["S 1nt 2d p", "E: diamonds", "E 2d: majors", "e #2 \"both\""],
                &[
                    "South: 1NT",
                    "West: 2♦",
                    "North: Pass",
                    "East: “diamonds” (West 2♦)",
                    "East: “majors” (West 2♦)",
                    "East: “both” (West 2♦)",
                ],
            ),
            (
                &["N 1h 2c p", "2c = clubs and spades", "#2=none", "result 1h-n 7 80"],
                &[
                    "North: 1♥",
                    "East: 2♣",
                    "South: Pass",
                    "agreed: East 2♣ is “clubs and spades”",
                    "agreed: nothing about East 2♣",
                    "result",
                ],
            ),
            (
                &["N 1h p", "W asks 1h", "W td", "N leads h5 down", "faced", "dummy", "note quiet room"],
                &[
                    "North: 1♥",
                    "East: Pass",
                    "West asks (North 1♥)",
                    "West calls the director",
                    "North leads face down",
                    "lead faced",
                    "dummy faced",
                    "note: quiet room",
                ],
            ),
        ] {
            assert_eq!(after(lines, Lang::En).as_deref(), Ok(&expected.map_to_strings()[..]), "{lines:?}");
        }
    }

    trait MapToStrings {
        fn map_to_strings(&self) -> Vec<String>;
    }

    impl MapToStrings for &[&str] {
        fn map_to_strings(&self) -> Vec<String> {
            self.iter().map(|text| (*text).to_owned()).collect()
        }
    }

    #[test]
    fn greek_letters_and_words() {
        let echo = after(&["Δ 1ΧΑ πάσο", "Α άλερτ"], Lang::El);
        let expected = ["West: 1NT", "North: Pass", "East alerts (West 1NT)"].map(str::to_owned);
        assert_eq!(echo.as_deref(), Ok(&expected[..]));
    }

    #[test]
    fn what_is_not_understood_says_so() {
        for (lines, says) in [
            (&["1nt"][..], "Who deals?"),
            (&["N 1h", "wibble"], "wibble"),
            (&["N 1h", "E:"], "East"),
            (&["N 1h", "N"], "N"),
            (&["N 1h!soon"], "soon"),
        ] {
            let complaint = after(lines, Lang::En).expect_err("is not understood");
            assert!(complaint.contains(says), "{lines:?}: {complaint}");
        }
        // Any text at all: no panic.
        for text in ["::", "E :", "#", "é:", "E #9 x", "\"", "N changes", "N changes #1 to", "W claims", "!"]
        {
            let _ = after(&["N 1h", text], Lang::El);
        }
    }
}
