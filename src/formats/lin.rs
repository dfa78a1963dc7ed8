//! LIN, the files of Bridge Base Online: vugraph matches, club tables and teaching "movies".
//!
//! A file is a run of `tt|value|` items: a two-letter tag, a bar, a value, a bar. What could be read is kept, and what
//! could not becomes a [`Problem`] under one of these keys:
//!
//! | key | arguments |
//! |---|---|
//! | `lin-not-a-call`, `lin-not-a-card`, `lin-not-hands` | `where`, `text` as the file has it |
//! | `lin-not-read` | `where`, `tag`, `text`: names, vulnerability or claim |
//! | `lin-explanation-without-call` | `where`, `text` |
//! | `lin-hand-count` | `where`, `seat`, `count` of its cards |
//! | `lin-card-twice` | `where`, `card` |
//! | `lin-no-cards` | `count` of boards, `where` the first of them is |
//! | `lin-too-many` | `what`: `boards`, `calls` or `cards`; `limit`; `where` |
//! | `lin-no-board`, `lin-movie` | none: they speak of the whole file |
//! | `lin-more` | `count` of problems beyond the first hundred |
//!
//! `where` is a message itself, `lin-where`: `board`, the board's number or label, and `room`: `open`, `closed`, `none`,
//! `label` where the file gives a title but no number, `unnamed` where it gives neither.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::record::{Explained, Problem, Record, RecordedCall, Room, Typist};
use crate::bridge::deal::DealFault;
use crate::bridge::{BySeat, Call, Card, Deal, Denomination, Hand, Seat, Suit, Vulnerability, card::Rank};
use crate::words::Words;

/// Problems told one by one; beyond them only their number is told.
const MOST_PROBLEMS: usize = 100;
/// Longest vugraph match seen: 64 boards. A bound all the same, as five bytes are enough to start a board.
const MOST_BOARDS: usize = 20_000;
/// The longest auction the Laws allow has 319 calls.
const MOST_CALLS: usize = 400;
/// Twice the pack: a card recorded twice is kept, a run-away file is not.
const MOST_CARDS: usize = 104;
/// Characters kept of a name, a title or a text quoted in a problem.
const MOST_LETTERS: usize = 80;

/// What a LIN file holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LinFile {
    /// Event and segment of a vugraph header.
    pub event: Option<String>,
    pub records: Vec<Record>,
    pub problems: Vec<Problem>,
    /// Typed by a spectators' operator, both rooms of a match.
    pub vugraph: bool,
}

/// Reads any bytes as LIN, as far as they go.
#[must_use]
pub fn read(bytes: &[u8]) -> LinFile {
    read_text(&decode(bytes))
}

/// Reads LIN that is text already, such as the decoded value of a link.
#[must_use]
pub fn read_text(text: &str) -> LinFile {
    let tags_of = |is: fn([u8; 2]) -> bool| Items::new(text).any(|item| is(item.tag));
    let vugraph = tags_of(|tag| tag == *b"vg");
    let kind = match (vugraph, tags_of(is_movie_tag)) {
        (true, _) => Kind::Vugraph,
        (false, true) => Kind::Movie,
        (false, false) => Kind::Table,
    };
    let mut reader = Reader::new(kind);
    for item in Items::new(text) {
        if reader.is_full() {
            break;
        }
        reader.take(&item);
    }
    reader.into_file()
}

/// Counts as printed by `redress inspect`: boards, auctions, alerted calls, explained calls.
///
/// A vugraph board without cards in either room is not counted, and nor are its calls: `lin-no-cards` tells of it.
#[must_use]
pub fn counts(file: &LinFile) -> (usize, usize, usize, usize) {
    let counted = || file.records.iter().filter(|record| !file.vugraph || !record.board.deal.is_empty());
    let calls = || counted().flat_map(|record| &record.calls);
    (
        counted().count(),
        counted().filter(|record| !record.calls.is_empty()).count(),
        calls().filter(|call| call.alerted).count(),
        calls().filter(|call| call.explained.is_some()).count(),
    )
}

/// Does the beginning of the file read as LIN, whatever the file's name?
#[must_use]
pub fn looks_like_lin(bytes: &[u8]) -> bool {
    let start = bytes.get(..16_384).unwrap_or(bytes);
    if start.contains(&0) {
        return false;
    }
    let text = decode(start);
    // Links carry LIN in other clothes, and the tags of PBN and XML come before any bar they may hold.
    let head = text.split('|').next().unwrap_or_default().trim_start();
    if head.contains("lin=")
        || head.contains("://")
        || head.starts_with(['<', '[', '{'])
        || text.contains("%7C")
    {
        return false;
    }
    let bars = text.matches('|').count();
    let items = Items::new(&text).count();
    // Two bars an item; half of that leaves room for comments and for tags no list has.
    items >= 2 && items * 4 >= bars
}

/// What sort of LIN it is, which decides who typed the explanations and what a `qx` means.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// `qx` starts a board in a room; explanations are the operator's.
    Vugraph,
    /// Boards as played at one table; explanations are the players' own.
    Table,
    /// Pages of a lesson: `qx` is a bookmark, and whatever is odd is meant to be.
    Movie,
}

/// Tags that carry the record, or stand beside it.
#[rustfmt::skip]
fn is_record_tag(tag: [u8; 2]) -> bool {
    matches!(
        &tag,
        b"vg" | b"rs" | b"pn" | b"qx" | b"md" | b"sv" | b"rh" | b"ah" | b"mb" | b"an" | b"pc" | b"mc" | b"pg"
            | b"nt" | b"st" | b"sk" | b"pw" | b"bn" | b"mp" | b"va" | b"kp" | b"zz" | b"mn" | b"hv" | b"tr" | b"px"
            | b"nl"
    )
}

/// Tags that only teaching files use. `sk`, the seat shown, is not one: a table saved by a movie player has it too.
#[rustfmt::skip]
fn is_movie_tag(tag: [u8; 2]) -> bool {
    matches!(
        &tag,
        b"at" | b"bt" | b"lb" | b"ia" | b"ih" | b"sb" | b"hc" | b"lc" | b"hs" | b"ls" | b"ha" | b"hf" | b"up" | b"ub"
            | b"tu" | b"wt" | b"sc" | b"cp" | b"cs" | b"cb" | b"cg" | b"cr" | b"cq" | b"bg" | b"3d"
            | b"fp" | b"ff" | b"fb" | b"fh" | b"fm" | b"fi" | b"fu" | b"ht" | b"lg" | b"n^" | b"n#" | b"n<" | b"n>"
            | b"bm" | b"wb" | b"hb" | b"se" | b"pf" | b"pd" | b"ss" | b"vv" | b"uu" | b"eb" | b"bv" | b"fg" | b"tc"
            | b"xl" | b"xf" | b"xe"
    )
}

struct Item<'a> {
    tag: [u8; 2],
    value: &'a str,
    line: usize,
}

/// The items of a file in order.
struct Items<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> Items<'a> {
    fn new(text: &'a str) -> Self {
        Self { rest: text, line: 1 }
    }
}

impl<'a> Iterator for Items<'a> {
    type Item = Item<'a>;

    fn next(&mut self) -> Option<Item<'a>> {
        loop {
            let (before, after) = self.rest.split_once('|')?;
            self.line += line_ends(before);
            // Files made by hand have comments and words before a tag. Two letters that are no tag mean that a bar was
            // lost: the next bar tries again.
            let tag = match before.trim_end().as_bytes() {
                [.., first, second] => [first.to_ascii_lowercase(), second.to_ascii_lowercase()],
                _ => *b"  ",
            };
            if !is_record_tag(tag) && !is_movie_tag(tag) {
                self.rest = after;
                continue;
            }
            let (value, rest) = after.split_once('|').unwrap_or((after, ""));
            let line = self.line;
            self.line += line_ends(value);
            self.rest = rest;
            return Some(Item { tag, value, line });
        }
    }
}

fn line_ends(text: &str) -> usize {
    text.bytes().filter(|byte| *byte == b'\n').count()
}

/// What the file said of a board before the board began.
#[derive(Default)]
struct Announced {
    number: Option<u32>,
    label: Option<String>,
    vulnerability: Option<Vulnerability>,
    /// A table reset or a bookmark came since the last cards: what follows speaks of the next board.
    begun: bool,
}

/// How far a board has come with its `md`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cards {
    /// Started by `qx`, the cards still to come.
    Awaited,
    Missing,
    /// Not empty, whatever could be made of it.
    Given,
}

/// The board being read.
struct Open {
    record: Record,
    cards: Cards,
    /// What is wrong with its cards, and where. Told when the board is whole: its number comes after them.
    cards_problem: Option<(usize, Words)>,
    /// Calls so far, with those that could not be read: each took a turn.
    turn: usize,
    /// The call just before could be read, so that an explanation can belong to it.
    can_explain: bool,
    /// A movie took calls back, or there are too many: no more are read.
    auction_closed: bool,
    /// The same for the play.
    play_closed: bool,
}

impl Open {
    fn has_begun(&self) -> bool {
        self.turn > 0 || !self.record.plays.is_empty()
    }

    fn is_empty(&self) -> bool {
        self.cards != Cards::Given && self.record.calls.is_empty() && self.record.plays.is_empty()
    }
}

struct Reader {
    kind: Kind,
    file: LinFile,
    /// Event of the last `vg`: files of several matches have several.
    event: Option<String>,
    /// South, West, North, East; in a vugraph file the closed room's four after the open room's.
    names: Vec<Option<String>>,
    announced: Announced,
    open: Option<Open>,
    untold: usize,
}

impl Reader {
    fn new(kind: Kind) -> Self {
        Self {
            kind,
            file: LinFile { vugraph: kind == Kind::Vugraph, ..LinFile::default() },
            event: None,
            names: Vec::new(),
            announced: Announced::default(),
            open: None,
            untold: 0,
        }
    }

    fn is_full(&self) -> bool {
        self.file.records.len() >= MOST_BOARDS
    }

    fn take(&mut self, item: &Item<'_>) {
        let Item { value, line, .. } = *item;
        match &item.tag {
            b"vg" => self.match_header(value),
            b"pn" => self.player_names(value, line),
            b"qx" => self.board_or_bookmark(value, line),
            b"st" => self.announced.begun = true,
            b"ah" => self.title(value),
            b"md" => self.cards(value, line),
            b"sv" => self.vulnerability(value, line),
            b"mb" => self.calls(value, line),
            b"an" => self.explanation(value, line),
            b"pc" => self.card_played(value, line),
            b"mc" => self.claim(value, line),
            // Undoing goes on from an earlier moment: what was read stands, and what follows is another story.
            b"ub" if takes_back(value) => {
                if let Some(open) = self.open.as_mut().filter(|open| open.turn > 0) {
                    open.auction_closed = true;
                }
            }
            b"up" if takes_back(value) => {
                if let Some(open) = self.open.as_mut().filter(|open| !open.record.plays.is_empty()) {
                    open.play_closed = true;
                }
            }
            // Commentary, pages and everything for the eye.
            _ => {}
        }
    }

    fn match_header(&mut self, value: &str) {
        let fields: Vec<String> =
            value.split(',').take(2).map(tidy).filter(|field| !field.is_empty()).collect();
        self.event = (!fields.is_empty()).then(|| cut(&fields.join(", ")));
        if self.file.event.is_none() {
            self.file.event.clone_from(&self.event);
        }
    }

    fn player_names(&mut self, value: &str, line: usize) {
        let Some(names) = names_of_seats(value) else {
            self.names.clear();
            return self.not_read("pn", value, line);
        };
        self.names = names;
        // Names stand before a board's cards as a rule. After them they are this board's if it has none yet.
        if let Some(open) = &mut self.open
            && !open.has_begun()
            && open.record.names.iter().all(|(_, name)| name.is_none())
        {
            open.record.names = names_in(&self.names, open.record.room);
        }
    }

    fn board_or_bookmark(&mut self, value: &str, line: usize) {
        let head = tidy(value.split(',').next().unwrap_or_default());
        let digits = head.trim_start_matches(['o', 'O', 'c', 'C']);
        let number = digits.parse().ok().filter(|_| head.len() <= digits.len() + 1);
        let room = match head.chars().next() {
            Some('o' | 'O') if number.is_some() => Some(Room::Open),
            Some('c' | 'C') if number.is_some() => Some(Room::Closed),
            _ => None,
        };
        let starts_a_board = match self.kind {
            Kind::Vugraph => true,
            // Saved sets of deals name a room without being of a match.
            Kind::Table => room.is_some(),
            Kind::Movie => false,
        };
        if starts_a_board {
            // A title or a vulnerability said before belonged to no board.
            self.announced = Announced::default();
            self.start_board(room, line, Cards::Awaited);
            if let Some(open) = &mut self.open {
                open.record.board.number = number;
                open.record.label = Some(cut(&head)).filter(|label| number.is_none() && !label.is_empty());
            }
        } else {
            self.announced.begun = true;
            self.announced.label = Some(cut(&head)).filter(|label| !label.is_empty());
        }
    }

    fn start_board(&mut self, room: Option<Room>, line: usize, cards: Cards) {
        self.close_board();
        let announced = std::mem::take(&mut self.announced);
        let mut record = Record {
            label: announced.label,
            room,
            event: self.event.clone(),
            names: names_in(&self.names, room),
            line,
            ..Record::default()
        };
        record.board.number = announced.number;
        record.board.stated_vulnerability = announced.vulnerability;
        self.open = Some(Open {
            record,
            cards,
            cards_problem: None,
            turn: 0,
            can_explain: false,
            auction_closed: false,
            play_closed: false,
        });
    }

    fn close_board(&mut self) {
        let Some(open) = self.open.take().filter(|open| !open.is_empty()) else { return };
        if let Some((line, problem)) = open.cards_problem {
            self.problem(line, problem.with("where", place(&open.record)));
        }
        self.file.records.push(open.record);
    }

    /// The board a title or vulnerability speaks of, if it is the one being read and not the next.
    fn described(&mut self) -> Option<&mut Open> {
        let begun = self.announced.begun;
        self.open.as_mut().filter(|open| open.cards == Cards::Awaited || !(begun || open.has_begun()))
    }

    fn title(&mut self, value: &str) {
        let title = tidy(value);
        if title.is_empty() {
            return;
        }
        let number = number_in_title(&title);
        let (number_place, label_place) = match self.described() {
            Some(open) => (&mut open.record.board.number, &mut open.record.label),
            None => (&mut self.announced.number, &mut self.announced.label),
        };
        if number.is_some() {
            *number_place = number;
        } else if label_place.is_none() {
            *label_place = Some(cut(&title));
        }
    }

    fn vulnerability(&mut self, value: &str, line: usize) {
        let vulnerability = match tidy(value).to_ascii_lowercase().as_str() {
            "" => return,
            "o" | "0" | "-" | "none" => Vulnerability::None,
            "n" | "s" | "ns" | "sn" => Vulnerability::NS,
            "e" | "w" | "ew" | "we" => Vulnerability::EW,
            "b" | "both" | "all" => Vulnerability::Both,
            _ => return self.not_read("sv", value, line),
        };
        match self.described() {
            Some(open) => open.record.board.stated_vulnerability = Some(vulnerability),
            None => self.announced.vulnerability = Some(vulnerability),
        }
    }

    fn cards(&mut self, value: &str, line: usize) {
        let text: String = value.chars().filter(|letter| !letter.is_whitespace()).collect();
        if self.open.as_ref().is_some_and(|open| open.cards == Cards::Awaited) {
            self.announced.begun = false;
        } else {
            // An empty `md` starts a board too: the calls that follow are not those of the board before.
            self.start_board(None, line, Cards::Missing);
        }
        let Some(open) = &mut self.open else { return };
        if text.is_empty() {
            open.cards = Cards::Missing;
            return;
        }
        open.cards = Cards::Given;
        let (dealer, deal, all_read) = deal(&text);
        let board = &mut open.record.board;
        (board.stated_dealer, board.deal) = (dealer, deal);
        // One problem a board is enough to send the reader to it.
        let problem = if all_read {
            wrong_cards(&deal)
        } else {
            Some(Words::new("lin-not-hands").with("text", cut(&text)))
        };
        open.cards_problem = problem.map(|problem| (line, problem));
    }

    /// The board being read; a file may begin with calls or cards played and no board at all.
    fn open_board(&mut self, line: usize) -> Option<&mut Open> {
        if self.open.is_none() {
            self.start_board(None, line, Cards::Missing);
        }
        self.open.as_mut()
    }

    fn calls(&mut self, value: &str, line: usize) {
        let text: String =
            value.chars().filter(|letter| !letter.is_whitespace()).collect::<String>().to_lowercase();
        let Some(open) = self.open_board(line) else { return };
        let mut rest = text.as_str();
        // `?` asks the pupil and `-` is a call not yet made: neither takes a turn.
        while !open.auction_closed {
            rest = rest.trim_start_matches(['?', '-']);
            if rest.is_empty() {
                return;
            }
            let problem = if open.record.calls.len() >= MOST_CALLS {
                open.auction_closed = true;
                Words::new("lin-too-many").with("what", "calls").with("limit", MOST_CALLS)
            } else if let Some((call, after)) = first_call(rest) {
                rest = after.trim_start_matches('!');
                // Counted from North until the whole file is read and the dealer known.
                let seat = Some(Seat::North.after(open.turn));
                let alerted = rest.len() < after.len();
                open.record.calls.push(RecordedCall { seat, call, alerted, explained: None, line });
                open.turn += 1;
                open.can_explain = true;
                continue;
            } else {
                // Whatever it was, a player made it: the next call is the next player's.
                open.turn += 1;
                open.can_explain = false;
                Words::new("lin-not-a-call").with("text", cut(rest))
            };
            let place = place(&open.record);
            return self.problem(line, problem.with("where", place));
        }
    }

    fn explanation(&mut self, value: &str, line: usize) {
        let text = tidy_explanation(value);
        if text.is_empty() {
            return;
        }
        let by = match self.kind {
            // A lesson's author is no player either.
            Kind::Vugraph | Kind::Movie => Typist::Operator,
            Kind::Table => Typist::Caller,
        };
        let place = match &mut self.open {
            Some(open) if open.auction_closed => return,
            Some(open) => match open.record.calls.last_mut().filter(|_| open.can_explain) {
                Some(call) => {
                    match &mut call.explained {
                        // Explained again, after a question perhaps: both stand.
                        Some(explained) => {
                            explained.text.push_str("; ");
                            explained.text.push_str(&text);
                        }
                        none => *none = Some(Explained { text, by }),
                    }
                    return;
                }
                None => place(&open.record),
            },
            None => place(&Record::default()),
        };
        let problem = Words::new("lin-explanation-without-call").with("text", cut(&text));
        self.problem(line, problem.with("where", place));
    }

    fn card_played(&mut self, value: &str, line: usize) {
        let Some(open) = self.open_board(line) else { return };
        let text = value.trim();
        if open.play_closed || text.is_empty() {
            return;
        }
        let problem = if open.record.plays.len() >= MOST_CARDS {
            Words::new("lin-too-many").with("what", "cards").with("limit", MOST_CARDS)
        } else if let Some(card) = Card::parse(text) {
            open.record.plays.push(card);
            return;
        } else {
            Words::new("lin-not-a-card").with("text", cut(text))
        };
        // Whose turn it is follows from the cards before, so that nothing after a gap can be placed.
        open.play_closed = true;
        let place = place(&open.record);
        self.problem(line, problem.with("where", place));
    }

    fn claim(&mut self, value: &str, line: usize) {
        let text = value.trim();
        match text.parse::<u8>() {
            Ok(tricks) if tricks <= 13 => {
                if let Some(open) = &mut self.open {
                    open.record.claimed = Some(tricks);
                }
            }
            _ if text.is_empty() => {}
            _ => self.not_read("mc", value, line),
        }
    }

    fn not_read(&mut self, tag: &'static str, value: &str, line: usize) {
        let place = self.open.as_ref().map_or_else(|| place(&Record::default()), |open| place(&open.record));
        let problem = Words::new("lin-not-read").with("tag", tag).with("text", cut(&tidy(value)));
        self.problem(line, problem.with("where", place));
    }

    /// A problem of one board. A lesson's oddities are its author's, and nobody's to mend.
    fn problem(&mut self, line: usize, what: Words) {
        if self.kind == Kind::Movie {
            return;
        }
        if self.file.problems.len() < MOST_PROBLEMS {
            self.file.problems.push(Problem::new(line, what));
        } else {
            self.untold += 1;
        }
    }

    fn into_file(mut self) -> LinFile {
        // The board that was one too many is still open.
        let full = self.is_full();
        if !full {
            self.close_board();
        }
        let mut file = self.file;
        if self.kind == Kind::Vugraph {
            share_cards_between_rooms(&mut file.records);
        }
        for record in &mut file.records {
            let dealer = record.board.dealer();
            for call in &mut record.calls {
                call.seat = dealer.zip(call.seat).map(|(dealer, turn)| dealer.after(turn.index()));
            }
        }
        file.problems.sort_by_key(|problem| problem.line);
        if self.untold > 0 {
            file.problems.push(Problem::new(0, Words::new("lin-more").with("count", self.untold)));
        }
        let without_cards = || file.records.iter().filter(|record| record.board.deal.is_empty());
        let whole_file = match (without_cards().next(), self.kind) {
            _ if full => Words::new("lin-too-many")
                .with("what", "boards")
                .with("limit", MOST_BOARDS)
                .with("where", place(&Record::default())),
            _ if file.records.is_empty() => Words::new("lin-no-board"),
            (_, Kind::Movie) => Words::new("lin-movie"),
            (Some(first), Kind::Vugraph) => {
                Words::new("lin-no-cards").with("count", without_cards().count()).with("where", place(first))
            }
            _ => return file,
        };
        file.problems.insert(0, Problem::new(0, whole_file));
        file
    }
}

/// `ub|2|`, `up||`: takes calls or cards back. `0` takes none.
fn takes_back(value: &str) -> bool {
    value.trim() != "0"
}

/// Where a problem is, for its sentence.
fn place(record: &Record) -> Words {
    let (board, room) = match (record.board.number, &record.label, record.room) {
        (Some(number), _, Some(Room::Open)) => (number.to_string(), "open"),
        (Some(number), _, Some(Room::Closed)) => (number.to_string(), "closed"),
        (Some(number), _, None) => (number.to_string(), "none"),
        (None, Some(label), _) => (label.clone(), "label"),
        (None, None, _) => (String::new(), "unnamed"),
    };
    Words::new("lin-where").with("board", board).with("room", room)
}

/// Names in the order of the seats, `None` where a seat has none; no answer where they cannot be told apart.
fn names_of_seats(value: &str) -> Option<Vec<Option<String>>> {
    let mut names: Vec<String> = Vec::new();
    let value = tidy(value);
    let commas = value.matches(',').count();
    for part in value.split(',') {
        match names.last_mut() {
            // `Last, First` is one name; it shows where the commas are not three or seven.
            Some(name) if part.starts_with(' ') && commas != 3 && commas != 7 => {
                name.push(',');
                name.push_str(part);
            }
            _ => names.push(part.to_owned()),
        }
        if names.len() > 8 {
            return None;
        }
    }
    let name = |text: String| Some(cut(text.trim())).filter(|name| !name.is_empty() && name != "-");
    Some(names.into_iter().map(name).collect())
}

fn names_in(names: &[Option<String>], room: Option<Room>) -> BySeat<Option<String>> {
    // Four names in a closed room's board are that room's own.
    let first = if room == Some(Room::Closed) && names.len() > 4 { 4 } else { 0 };
    BySeat::from_fn(|seat| names.get(first + seat.turns_after(Seat::South)).cloned().flatten())
}

/// `Board 12`: the number, where nothing else is said. `Practice 1` numbers a lesson and names no dealer.
fn number_in_title(title: &str) -> Option<u32> {
    let start = title.get(..5).filter(|start| start.eq_ignore_ascii_case("board"))?;
    title.get(start.len()..)?.trim_start_matches([' ', '#', ':']).parse().ok()
}

/// Dealer and hands of an `md` without blanks, and whether all of it could be read.
fn deal(text: &str) -> (Option<Seat>, Deal, bool) {
    let mut letters = text.chars();
    let first = letters.next().and_then(|letter| letter.to_digit(10));
    // Without a suit or a comma after it, the digit is a card.
    let is_dealer =
        letters.clone().next().is_none_or(|next| next == ',' || Suit::from_letter(next).is_some());
    let (dealer, hands) = match first.filter(|_| is_dealer) {
        Some(digit) => (digit, letters.as_str()),
        None => (0, text),
    };
    let seat = |place: usize| Seat::South.after(place);
    let dealer_seat = [1, 2, 3, 4].iter().position(|digit| *digit == dealer).map(seat);
    let mut deal = Deal::default();
    let mut all_read = dealer <= 4;
    for (place, text) in hands.split(',').enumerate() {
        let (hand, hand_read) = hand(text);
        all_read &= hand_read && (place < 4 || hand.is_empty());
        if place < 4 && !hand.is_empty() {
            deal.0[seat(place)] = Some(hand);
        }
    }
    deal.complete();
    (dealer_seat, deal, all_read)
}

/// One hand, `SAK2HQJT9D..C..`, suits and ranks in any order, and whether all of it could be read.
fn hand(text: &str) -> (Hand, bool) {
    let mut hand = Hand::default();
    let mut all_read = true;
    let mut suit = None;
    // A movie says `0` before a hand that is added to the cards already there.
    let mut letters = text.trim_start_matches('0').chars().peekable();
    while let Some(letter) = letters.next() {
        let named = Suit::from_letter(letter);
        if named.is_some() {
            suit = named;
            continue;
        }
        let rank = match letter {
            '-' | '.' => continue,
            '1' if letters.next_if_eq(&'0').is_some() => Rank::from_letter('T'),
            _ => Rank::from_letter(letter),
        };
        match suit.zip(rank).map(|(suit, rank)| Card { suit, rank }) {
            Some(card) if !hand.contains(card) => hand.insert(card),
            _ => all_read = false,
        }
    }
    (hand, all_read)
}

/// The first thing wrong with the cards of a deal, if anything.
fn wrong_cards(deal: &Deal) -> Option<Words> {
    let hand_count =
        |seat: Seat, count: usize| Words::new("lin-hand-count").with("seat", seat).with("count", count);
    match deal.faults().first() {
        Some(DealFault::Twice(card, ..)) => Some(Words::new("lin-card-twice").with("card", *card)),
        Some(DealFault::TooMany(seat, count)) => Some(hand_count(*seat, *count)),
        // In a record of play a short hand is wrong too.
        None => deal.0.iter().find_map(|(seat, hand)| {
            let count = hand.map(Hand::len).filter(|count| *count < 13)?;
            Some(hand_count(seat, count))
        }),
    }
}

/// The call at the start of `1np3nppp`, and what follows it. `text` is in lower case.
fn first_call(text: &str) -> Option<(Call, &str)> {
    const WORDS: [(&str, Call); 10] = [
        ("pass", Call::Pass),
        ("p", Call::Pass),
        ("double", Call::Double),
        ("dbl", Call::Double),
        ("d", Call::Double),
        ("redouble", Call::Redouble),
        ("rdbl", Call::Redouble),
        ("r", Call::Redouble),
        ("xx", Call::Redouble),
        ("x", Call::Double),
    ];
    if let Some(found) = WORDS.iter().find_map(|(word, call)| Some((*call, text.strip_prefix(word)?))) {
        return Some(found);
    }
    let mut letters = text.chars();
    let level = u8::try_from(letters.next()?.to_digit(10)?).ok()?;
    // `2@h`: the suit sign of the movies.
    let rest = letters.as_str().trim_start_matches('@');
    let mut letters = rest.chars();
    let denomination = Denomination::parse(letters.next()?.encode_utf8(&mut [0; 4]))?;
    let rest = letters.as_str();
    let rest = match denomination {
        Denomination::NoTrump => rest.strip_prefix('t').unwrap_or(rest),
        _ => rest,
    };
    Some((Call::bid(level, denomination)?, rest))
}

/// Cards of a board are the same in both rooms: a room without takes them from the other.
fn share_cards_between_rooms(records: &mut [Record]) {
    let key = |record: &Record| record.board.number.map(|number| (record.event.clone(), number));
    let mut known = BTreeMap::new();
    for record in records.iter().filter(|record| !record.board.deal.is_empty()) {
        if let Some(key) = key(record) {
            known.entry(key).or_insert((record.board.deal, record.board.stated_dealer));
        }
    }
    for record in records.iter_mut().filter(|record| record.board.deal.is_empty()) {
        if let Some((deal, dealer)) = key(record).and_then(|key| known.get(&key)) {
            record.board.deal = *deal;
            record.board.stated_dealer = record.board.stated_dealer.or(*dealer);
        }
    }
}

/// A value on one line: line ends mean nothing outside commentary.
fn tidy(text: &str) -> String {
    text.trim().chars().filter(|letter| !matches!(letter, '\r' | '\n')).collect()
}

/// An explanation on one line, its suit signs freed of what a wrong encoding left between `!` and the letter.
fn tidy_explanation(text: &str) -> String {
    let mut tidied = String::with_capacity(text.len());
    let mut letters = text.trim().chars().filter(|letter| !matches!(letter, '\r' | '\n')).peekable();
    while let Some(letter) = letters.next() {
        let is_stray = matches!(letter, '\u{C2}' | '\u{A8}')
            && tidied.ends_with('!')
            && letters
                .peek()
                .is_some_and(|next| matches!(next.to_ascii_uppercase(), 'C' | 'D' | 'H' | 'S' | 'N'));
        if !is_stray {
            tidied.push(letter);
        }
    }
    tidied
}

/// At most so many letters that a hundred problems, or the names of a thousand boards, stay small.
fn cut(text: &str) -> String {
    match text.char_indices().nth(MOST_LETTERS) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text.to_owned(),
    }
}

/// UTF-8 where it is, with or without a byte-order mark; else Windows-1252. Nothing in a LIN file declares either.
fn decode(bytes: &[u8]) -> Cow<'_, str> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        // Cut in the middle of its last letter: UTF-8 all the same.
        Err(error) if error.error_len().is_none() => {
            let whole = bytes.get(..error.valid_up_to()).unwrap_or_default();
            String::from_utf8_lossy(whole)
        }
        Err(_) => bytes.iter().copied().map(from_windows_1252).collect(),
    }
}

fn from_windows_1252(byte: u8) -> char {
    /// 0x80 to 0x9F; the five bytes Windows leaves open stay control characters.
    const SPECIAL: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8D}', 'Ž',
        '\u{8F}', //
        '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9D}', 'ž', 'Ÿ',
    ];
    let special = byte.checked_sub(0x80).and_then(|place| SPECIAL.get(usize::from(place)));
    special.copied().unwrap_or(char::from(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARDS: &str = "md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|";

    fn keys(file: &LinFile) -> Vec<&'static str> {
        file.problems.iter().map(|problem| problem.what.key).collect()
    }

    /// Seat, call, alert and explanation of every call of a record: `S1C!(strong)`.
    fn auction(record: &Record) -> String {
        let calls = record.calls.iter().map(|call| {
            let seat = call.seat.map_or('?', Seat::letter);
            let alert = if call.alerted { "!" } else { "" };
            let text = call.explained.as_ref().map(|said| format!("({})", said.text)).unwrap_or_default();
            format!("{seat}{}{alert}{text}", call.call)
        });
        calls.collect::<Vec<_>>().join(" ")
    }

    fn first(text: &str) -> Record {
        read(text.as_bytes()).records.into_iter().next().unwrap_or_default()
    }

    /// One auction on a board South deals.
    #[track_caller]
    fn check_auction(items: &str, wanted: &str) {
        assert_eq!(auction(&first(&format!("{CARDS}{items}"))), wanted, "{items}");
    }

    #[track_caller]
    fn check_keys(text: &str, wanted: &[&str]) {
        assert_eq!(keys(&read(text.as_bytes())), wanted, "{text}");
    }

    #[test]
    fn hands_start_at_south_whoever_deals() {
        let board = first("md|4SAKHAKDAKCAKQJT98,S2,S3,S4|").board;
        assert_eq!(board.stated_dealer, Some(Seat::East));
        let hand = |seat: Seat| board.deal.0[seat].map(|hand| hand.to_string()).unwrap_or_default();
        assert_eq!(hand(Seat::South), "AK.AK.AK.AKQJT98");
        assert_eq!([hand(Seat::West), hand(Seat::North), hand(Seat::East)], ["2...", "3...", "4..."]);
    }

    #[test]
    fn the_one_hand_not_given_is_the_rest_of_the_pack() {
        for fourth in ["", ",", ",SHDC"] {
            let text = format!("md|3S2345678910JQKA,h2 3 4 5 6 7 8 9 t j q k a,DAKQJT98765432{fourth}|");
            let file = read(text.as_bytes());
            let east = file.records[0].board.deal.0[Seat::East].map(|hand| hand.to_string());
            assert_eq!(east.as_deref(), Some("...AKQJT98765432"), "{fourth}");
            assert!(file.problems.is_empty());
        }
        // Two unknown hands stay unknown.
        assert_eq!(first("md|3SAKQJT98765432,HAKQJT98765432,,|").board.deal.0[Seat::North], None);
    }

    #[test]
    fn a_dealer_the_file_does_not_give_follows_from_the_board_s_number_or_stays_open() {
        let hands = "SA,SK,SQ,SJ";
        assert_eq!(auction(&first(&format!("md|0{hands}|ah|Board 2|mb|1C|"))), "E1C");
        assert_eq!(auction(&first(&format!("md|{hands}|rh||ah|Board 2|mb|p|mb|1C|"))), "EP S1C");
        assert_eq!(auction(&first(&format!("md|{hands}|mb|1C|"))), "?1C");
        assert_eq!(auction(&first(&format!("md|1{hands}|ah|Board 2|mb|1C|"))), "S1C");
    }

    #[test]
    fn calls_in_every_spelling() {
        check_auction("mb|1N|mb|d|mb|r|mb|p|", "S1NT WX NXX EP");
        check_auction("mb|1nt|mb|DBL|mb|rdbl|mb|Pass|", "S1NT WX NXX EP");
        check_auction("mb|x|mb|xx|mb|1\u{2660}|mb|2@h|", "SX WXX N1S E2H");
        // Movies run calls together, ask for one, and leave one open.
        check_auction("mb|1np3nppp|", "S1NT WP N3NT EP SP WP");
        check_auction("mb|?|mb|1Sp?|mb|-|mb|2s!|", "S1S WP N2S!");
    }

    #[test]
    fn the_mark_after_a_call_is_an_alert_and_no_explanation_needs_it() {
        check_auction("mb|1C!|mb|p!|mb|d!|mb|1D|an|waiting|", "S1C! WP! NX! E1D(waiting)");
    }

    #[test]
    fn an_empty_explanation_is_none_and_the_alert_stays() {
        check_auction("mb|2D!|an||mb|p|an| |mb|2H|an|\r\n|", "S2D! WP N2H");
    }

    #[test]
    fn an_explanation_belongs_to_the_call_before_whatever_stands_between() {
        check_auction("mb|1C|mb|1D|pg||nt|kibitzer: !H?|an|hearts|mb|p|", "S1C W1D(hearts) NP");
        check_auction("mb|1Cp1D|an|7+|", "S1C WP N1D(7+)");
        check_auction("mb|1C|an|16+|an|or 19|", "S1C(16+; or 19)");
    }

    #[test]
    fn commentary_is_no_explanation() {
        check_auction("mb|1C|nt|strong|at|16+|mb|p|", "S1C WP");
    }

    #[test]
    fn insufficient_bids_and_calls_after_the_end_are_kept() {
        check_auction("mb|2H|mb|1S|mb|p|mb|p|mb|p|mb|3C|", "S2H W1S NP EP SP W3C");
        check_auction("mb|8C|", "S8C");
    }

    #[test]
    fn a_call_that_cannot_be_read_takes_its_turn_and_its_explanation() {
        let text = format!("{CARDS}ah|Board 7|mb|1C|mb|12h!|an|majors|mb|2H|");
        let file = read(text.as_bytes());
        assert_eq!(auction(&file.records[0]), "S1C N2H");
        assert_eq!(keys(&file), ["lin-not-a-call", "lin-explanation-without-call"]);
        let place = Words::new("lin-where").with("board", "7").with("room", "none");
        assert_eq!(
            file.problems[0].what,
            Words::new("lin-not-a-call").with("text", "12h!").with("where", place)
        );
    }

    const MATCH: &str = "vg|Cup,Final,I,1,2,Reds,0,Blues,0|\r\nrs|1NS=,,,|\r\npn|S1,W1,N1,E1,S2,W2,N2,E2|pg||\r\n\
        qx|o1|st||md|3SA,SK,SQ,SJ|sv|o|mb|1C!|an|16+|\r\nqx|c1|st||md||sv|O|mb|p|mb|1S|\r\n\
        qx|o2,hide BOARD 2|md||mb|1D|";

    #[test]
    fn two_rooms_of_a_match_are_two_records_of_one_board() {
        let file = read(MATCH.as_bytes());
        assert!(file.vugraph);
        assert_eq!(file.event.as_deref(), Some("Cup, Final"));
        let [open, closed, second] = &file.records[..] else { panic!("{:?}", file.records) };
        assert_eq!((open.board.number, open.room), (Some(1), Some(Room::Open)));
        assert_eq!((closed.board.number, closed.room), (Some(1), Some(Room::Closed)));
        assert_eq!((second.board.number, second.room, &second.label), (Some(2), Some(Room::Open), &None));
        assert_eq!(open.names.0.each_ref().map(|name| name.as_deref()), ["N1", "E1", "S1", "W1"].map(Some));
        assert_eq!(closed.names.0.each_ref().map(|name| name.as_deref()), ["N2", "E2", "S2", "W2"].map(Some));
        assert_eq!(closed.board.stated_vulnerability, Some(Vulnerability::None));
        assert_eq!((open.line, open.calls[0].line, closed.line), (4, 4, 5));
    }

    #[test]
    fn a_room_without_cards_takes_them_from_the_other_room() {
        let file = read(MATCH.as_bytes());
        assert_eq!(file.records[1].board.deal, file.records[0].board.deal);
        assert_eq!(auction(&file.records[1]), "NP E1S");
        // Board 2 has cards in neither room: its auction is kept, East deals by the number, and the file says so.
        assert_eq!(auction(&file.records[2]), "E1D");
        assert!(file.records[2].board.deal.is_empty());
        assert_eq!(keys(&file)[0], "lin-no-cards");
        assert_eq!(counts(&file), (2, 2, 1, 1));
    }

    #[test]
    fn who_typed_an_explanation() {
        let by = |text: &str| first(text).calls[0].explained.clone().map(|said| said.by);
        assert_eq!(by(MATCH), Some(Typist::Operator));
        assert_eq!(by(&format!("{CARDS}mb|1C|an|16+|")), Some(Typist::Caller));
    }

    #[test]
    fn each_md_of_a_table_s_file_starts_a_board_with_the_names_before_it() {
        let file = read(
            b"pn|a,b,c,d|st||md|3SA,SK,SQ,SJ|rh||ah|Board 5|sv|n|mb|1C|pn|e,f,g,h|st||md|4SA,SK,SQ,SJ|sv|0|",
        );
        let [one, two] = &file.records[..] else { panic!("{:?}", file.records) };
        assert_eq!(
            (one.names[Seat::South].as_deref(), two.names[Seat::South].as_deref()),
            (Some("a"), Some("e"))
        );
        assert_eq!((one.board.number, two.board.number), (Some(5), None));
        assert_eq!(one.board.stated_vulnerability, Some(Vulnerability::NS));
        assert_eq!(two.board.stated_vulnerability, Some(Vulnerability::None));
        assert_eq!(counts(&file), (2, 1, 0, 0));
    }

    #[test]
    fn titles_and_vulnerability_before_the_cards_are_the_next_board_s() {
        let file = read(b"md|1SA,SK,SQ,SJ|mb|1C|ah|Practice 2|sv|b|md|2SA,SK,SQ,SJ|mb|1D|");
        assert_eq!((file.records[0].label.clone(), file.records[0].board.stated_vulnerability), (None, None));
        assert_eq!(file.records[1].label.as_deref(), Some("Practice 2"));
        assert_eq!(file.records[1].board.stated_vulnerability, Some(Vulnerability::Both));
        assert_eq!(file.records[1].board.number, None);
    }

    #[test]
    fn vulnerability_in_every_spelling() {
        use Vulnerability::{Both, EW, NS, None};
        for (text, vulnerability) in
            [("o", None), ("0", None), ("-", None), ("N", NS), ("s", NS), ("e", EW), ("W", EW), ("b", Both)]
        {
            let board = first(&format!("{CARDS}sv|{text}|")).board;
            assert_eq!(board.stated_vulnerability, Some(vulnerability), "{text}");
        }
        // Not given: the number decides.
        assert_eq!(first(&format!("{CARDS}ah|Board 3|sv||")).board.vulnerability(), Some(EW));
        check_keys(&format!("{CARDS}sv|q|"), &["lin-not-read"]);
    }

    #[test]
    fn names_may_hold_commas() {
        let north = |names: &str| first(&format!("pn|{names}|{CARDS}")).names[Seat::North].clone();
        assert_eq!(north("a,b, x,c,d").as_deref(), Some("c"));
        assert_eq!(north(" a, b, c, d").as_deref(), Some("c"));
        assert_eq!(north("a,b"), None);
        check_keys(&format!("pn|a,b,c,d,e,f,g,h,i|{CARDS}"), &["lin-not-read"]);
    }

    #[test]
    fn cards_played_and_a_claim_of_all_tricks() {
        let record = first(&format!("{CARDS}mb|1C|pg||pc|SA|pc|h4|pg||pc|c10|pc|CT|mc|11|"));
        let plays: Vec<String> = record.plays.iter().map(Card::to_string).collect();
        assert_eq!(plays.join(" "), "SA H4 CT CT");
        assert_eq!(record.claimed, Some(11));
        // Nothing after a card that cannot be read can be given a player.
        let text = format!("{CARDS}pc|SA|pc|s|pc|S2|mc|14|");
        assert_eq!(first(&text).plays.len(), 1);
        check_keys(&text, &["lin-not-a-card", "lin-not-read"]);
    }

    #[test]
    fn wrong_hands_are_kept_and_told() {
        check_keys("md|1SAKQJT98765432H2,,,|", &["lin-hand-count"]);
        check_keys("md|1SA,SA,,|", &["lin-card-twice"]);
        check_keys("md|1SAK,,,|", &["lin-hand-count"]);
        check_keys("md|1SAXK,,,|", &["lin-not-hands"]);
        check_keys("md|1SAA,,,|", &["lin-not-hands"]);
        check_keys("md|AK5 KQ7 T98 J654|", &["lin-not-hands"]);
        assert_eq!(first("md|1SAXK,,,|").board.deal.0[Seat::South].map(Hand::len), Some(2));
        // The sentence names the board, though its number comes after the cards.
        let place = Words::new("lin-where").with("board", "9").with("room", "none");
        let wanted = Words::new("lin-hand-count").with("seat", Seat::South).with("count", 1_usize);
        assert_eq!(read(b"md|1SA|ah|Board 9|").problems[0].what, wanted.with("where", place));
    }

    #[test]
    fn a_lost_bar_costs_one_item() {
        // The first call has lost its closing bar, and takes the next tag with it.
        let file = read(format!("%% by hand\nwords {CARDS}mb|1C mb|1D|mb|1H|mb|p|").as_bytes());
        assert_eq!(auction(&file.records[0]), "S1C N1H EP");
        assert_eq!(keys(&file), ["lin-not-a-call"]);
    }

    #[test]
    fn a_file_cut_short_keeps_what_was_whole() {
        check_auction("mb|1C|mb|1D", "S1C W1D");
        check_auction("mb|1C|mb", "S1C");
        check_auction("mb|1C|an|five car", "S1C(five car)");
    }

    #[test]
    fn tags_in_either_case_and_files_of_one_line_or_many() {
        assert_eq!(auction(&first("MD|1SA,SK,SQ,SJ|\r\n  Mb|1C|\tMB|p\r\n|")), "S1C WP");
    }

    #[test]
    fn utf8_else_windows_1252_with_or_without_a_mark() {
        let explained =
            |bytes: &[u8]| auction(&read(&[CARDS.as_bytes(), b"mb|1C|an|", bytes, b"|"].concat()).records[0]);
        assert_eq!(explained("fünf …".as_bytes()), "S1C(fünf …)");
        assert_eq!(explained(b"f\xFCnf \x85 \x80"), "S1C(fünf … €)");
        assert_eq!(auction(&first(&format!("\u{FEFF}{CARDS}mb|1C|"))), "S1C");
        // What a wrong encoding left inside a suit sign goes.
        assert_eq!(explained("5+ !\u{C2}S, \u{C2}nd".as_bytes()), "S1C(5+ !S, \u{C2}nd)");
        // Cut inside a letter: still UTF-8.
        assert_eq!(decode(b"\xCE\xB1\xCE"), "α");
    }

    #[test]
    fn a_movie_s_oddities_are_its_author_s() {
        let text = "%% lesson\nbt||nt|^b page|qx|c1,wide|md|,SAQ,,|mb|1S!|an|5+|at|text|ub|9|mb|2C|pc|s|\n\
            md|1,,,|mb|what|sv|q|";
        let file = read(text.as_bytes());
        assert_eq!(keys(&file), ["lin-movie"]);
        assert!(!file.vugraph);
        assert_eq!(auction(&file.records[0]), "?1S!(5+)");
        assert_eq!((file.records[0].room, file.records[0].label.as_deref()), (None, Some("c1")));
        assert_eq!(counts(&file), (2, 1, 1, 1));
    }

    #[test]
    fn files_without_a_board_say_so() {
        check_keys("vg|Cup,Final,I,1,2,A,0,B,0|rs|,,,|pn|,,,|pg||", &["lin-no-board"]);
        check_keys("", &["lin-no-board"]);
        check_keys("bt||at|a page|", &["lin-no-board"]);
    }

    #[test]
    fn an_auction_without_any_board_is_read() {
        let file = read(b"mb|1C|mb|p|pc|SA|");
        assert_eq!(auction(&file.records[0]), "?1C ?P");
        assert_eq!(counts(&file), (1, 1, 0, 0));
    }

    #[test]
    fn a_hundred_problems_are_enough() {
        let file = read(format!("{CARDS}{}", "mb|q|".repeat(250)).as_bytes());
        assert_eq!(file.problems.len(), MOST_PROBLEMS + 1);
        assert_eq!(
            file.problems.last().map(|last| &last.what),
            Some(&Words::new("lin-more").with("count", 150_usize))
        );
    }

    #[test]
    fn what_grows_without_end_is_cut() {
        let calls = read(format!("{CARDS}mb|{}|", "p".repeat(100_000)).as_bytes());
        assert_eq!((calls.records[0].calls.len(), keys(&calls)), (MOST_CALLS, vec!["lin-too-many"]));
        let cards = read(format!("{CARDS}{}", "pc|SA|".repeat(1_000)).as_bytes());
        assert_eq!((cards.records[0].plays.len(), keys(&cards)), (MOST_CARDS, vec!["lin-too-many"]));
        let boards = read(format!("pn|{}|{}", "x".repeat(100_000), "md|1SA|".repeat(25_000)).as_bytes());
        assert_eq!((boards.records.len(), keys(&boards)[0]), (MOST_BOARDS, "lin-too-many"));
    }

    #[test]
    fn lin_is_known_by_its_content() {
        for text in [MATCH, "bt||nt|page|", "%% made by hand\n\npn|a,b,c,d|md|1SA,SK,SQ,SJ|"] {
            assert!(looks_like_lin(text.as_bytes()), "{text}");
        }
        for text in [
            "",
            "[Event \"a\"]\n[Deal \"N:...\"]\n{md|1SA|mb|1C|}",
            "https://example.org/handviewer.html?lin=pn|a,b,c,d|md|1SA|",
            "pn|a,b|st%7C%7Cmd%7C1SA|",
            "<html>md|1SA|mb|1C|",
            "a | b | c\n",
        ] {
            assert!(!looks_like_lin(text.as_bytes()), "{text}");
        }
    }
}
