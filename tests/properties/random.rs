//! Random cases: auctions that mostly run as auctions do, and everything a log can hold beside them, in its place or out of it.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use redress::bridge::card::Rank;
use redress::bridge::{
    Bid, Call, Card, Contract, Denomination, Doubling, Hand, Seat, Side, Suit, Vulnerability,
};
use redress::case::Hands;
use redress::case::decision::Body;
use redress::case::{
    Account, Agreement, Answer, BoardFacts, Case, Cite, ClockTime, Decision, Disclosure, Edit, Entry, Event,
    EventId, Evidence, Extraneous, Face, Found, Gap, Given, Instruction, Judgement, Means, More, Of, Players,
    Question, Seen, Source, Tournament, Weighs,
};

const LAWS: [&str; 10] = ["21B1(a)", "21B2", "25A", "27B", "36", "17D3", "", "20F5(b)(ii)", "x\"y", "16Γ2"];
const MATTERS: [&str; 3] = ["what East said", "ο δισταγμός", ""];

/// Any text a player or a file could bring, without what the tests look for in our own sentences.
pub fn any_text() -> impl Strategy<Value = String> {
    let awkward = [
        "",
        " ",
        "\"",
        "\"#",
        "\"##",
        "r#\"",
        "\\",
        "\\n",
        "\\u{0}",
        "\n",
        "\r",
        "\r\n",
        "\t",
        "\u{0}",
        "\u{7f}",
        "\u{85}",
        "\u{2028}",
        "\u{feff}",
        "\u{202e}",
        "’",
        "“",
        "//",
        "/*",
        "*/",
        "(",
        ")",
        "]",
        ",",
        "Some(",
        "None",
        "none",
        "♠♥♦♣",
        "πάσο",
        "Ἀ",
        "ΐ",
        "👩\u{200d}🦰",
        "{",
        "}",
        "{ $says }",
        "{\"\"}",
        "$",
        "|",
        "#",
        "##",
        "'",
    ];
    let usual = [
        "majors",
        "both majors",
        "Both  majors!",
        "diamonds",
        "natural",
        "12-14",
        "πάσο με 12+",
        "one \"major\"",
    ];
    let pieces = prop_oneof![
        3 => select(awkward.to_vec()).prop_map(str::to_owned),
        1 => any::<char>().prop_map(String::from),
        1 => "[a-zA-Zα-ωΑ-Ω0-9 +-]{1,6}",
    ];
    prop_oneof![
        3 => select(usual.to_vec()).prop_map(str::to_owned),
        1 => Just(String::new()),
        3 => vec(pieces, 1..6).prop_map(|pieces| pieces.concat()),
    ]
    .prop_map(|text| text.replace("{$", "{ $").replace('⟨', "").replace("()}", ""))
}

fn any_seat() -> impl Strategy<Value = Seat> {
    select(Seat::ALL.as_slice())
}

fn any_bid() -> impl Strategy<Value = Bid> {
    (1..=9_u8, select(Denomination::ALL.as_slice()))
        .prop_filter_map("a bid", |(level, denomination)| Bid::new(level, denomination))
}

fn any_call() -> impl Strategy<Value = Call> {
    prop_oneof![
        3 => Just(Call::Pass),
        1 => Just(Call::Double),
        1 => Just(Call::Redouble),
        4 => any_bid().prop_map(Call::Bid),
    ]
}

fn any_card() -> impl Strategy<Value = Card> {
    (select(Suit::DOWNWARDS.as_slice()), select(Rank::all().collect::<Vec<_>>()))
        .prop_map(|(suit, rank)| Card { suit, rank })
}

fn any_time() -> impl Strategy<Value = Option<ClockTime>> {
    prop::option::weighted(0.2, (0..86_400_u32, any::<bool>())).prop_map(|time| {
        time.map(|(seconds, exact)| ClockTime {
            seconds: if exact { seconds } else { seconds / 60 * 60 },
            exact,
        })
    })
}

pub fn any_evidence() -> impl Strategy<Value = Vec<Evidence>> {
    vec(
        (any_text(), any::<bool>()).prop_map(|(text, speaks_for)| {
            Evidence(text, if speaks_for { Weighs::For } else { Weighs::Against })
        }),
        0..3,
    )
}

/// What one entry is made of, before its references are known.
#[derive(Clone, Debug)]
struct Raw {
    kind: u8,
    seat: Seat,
    call: Call,
    card: Option<Card>,
    /// Odds and ends, a bit or two each.
    bits: u32,
    target: Index,
    second: Index,
    text: String,
    time: Option<ClockTime>,
}

impl Raw {
    /// One in `of`, from bits that begin at `bit`.
    fn one_in(&self, of: u32, bit: u32) -> bool {
        (self.bits >> bit).is_multiple_of(of)
    }

    fn seats(&self) -> Vec<Seat> {
        // Half the time nobody is named.
        let mask = if self.one_in(2, 3) { 0 } else { self.bits >> 4 };
        Seat::ALL.into_iter().filter(|seat| mask >> seat.index() & 1 == 1).collect()
    }

    fn cite(&self) -> Cite {
        Cite::new(LAWS[self.bits as usize / 7 % LAWS.len()])
    }
}

fn any_raw() -> impl Strategy<Value = Raw> {
    (
        0..100_u8,
        any_seat(),
        any_call(),
        prop::option::weighted(0.8, any_card()),
        any::<u32>(),
        any::<Index>(),
        any::<Index>(),
        any_text(),
        any_time(),
    )
        .prop_map(|(kind, seat, call, card, bits, target, second, text, time)| Raw {
            kind,
            seat,
            call,
            card,
            bits,
            target,
            second,
            text,
            time,
        })
}

/// Makes entries of raw ones: keeps the auction in mind, so that most calls come in turn and suffice.
struct Log {
    entries: Vec<Entry>,
    calls: Vec<(EventId, Seat)>,
    told: Vec<EventId>,
    leads: Vec<EventId>,
    due: Seat,
    last_bid: Option<Bid>,
    /// How IDs run: as they come, backwards, with holes.
    naming: u8,
    length: u32,
}

impl Log {
    fn id(&self, place: usize, raw: &Raw) -> EventId {
        let place = u32::try_from(place).unwrap_or(0);
        match self.naming {
            0 => EventId(self.length - place),
            1 => EventId(place * 7 % 101 + 1),
            // Now and then two entries have one name.
            2 if raw.one_in(12, 11) => EventId(1 + place / 2),
            3 => EventId(u32::MAX - place),
            _ => EventId(place + 1),
        }
    }

    /// A call of the log: mostly one that was made, sometimes one still to come, or none at all.
    fn a_call(&self, raw: &Raw, index: Index) -> (EventId, Seat) {
        if raw.one_in(17, 13) || self.calls.is_empty() {
            return (EventId(raw.bits % (self.length + 3)), raw.seat);
        }
        // The last few calls are what things are said about.
        let from = self.calls.len().saturating_sub(if raw.one_in(3, 9) { 99 } else { 3 });
        let recent = &self.calls[from..];
        recent[index.index(recent.len())]
    }

    fn one_of(&self, list: &[EventId], raw: &Raw) -> EventId {
        if list.is_empty() || raw.one_in(9, 15) {
            EventId(raw.bits % (self.length + 3))
        } else {
            list[raw.second.index(list.len())]
        }
    }

    fn push(&mut self, raw: &Raw) {
        let id = self.id(self.entries.len(), raw);
        let (of, owner) = self.a_call(raw, raw.target);
        let owner_or_not = if raw.one_in(9, 2) { raw.seat } else { owner };
        let partner_or_not = if raw.one_in(4, 2) { raw.seat } else { owner.partner() };
        let lho_or_not = if raw.one_in(6, 2) { raw.seat } else { owner.lho() };
        let says = raw.text.clone();
        let leave = (!raw.one_in(3, 6)).then(|| raw.cite());
        let what = match raw.kind {
            0..42 => {
                let seat = if raw.one_in(9, 0) { raw.seat } else { self.due };
                let call = if raw.one_in(8, 5) { raw.call } else { self.sufficient(raw) };
                self.due = seat.lho();
                self.last_bid = call.as_bid().or(self.last_bid);
                self.calls.push((id, seat));
                Event::Calls(seat, call)
            }
            42..47 => {
                self.calls.push((id, owner_or_not));
                Event::Changes { by: owner_or_not, of, to: raw.call, leave }
            }
            47..50 => Event::Accepts { by: lho_or_not, of },
            50..53 => Event::Declines { by: lho_or_not, of },
            53 => Event::Keeps { by: owner_or_not, of },
            54 => Event::Cancels { of, under: raw.cite() },
            55..61 => Event::Alerts {
                by: partner_or_not,
                of,
                given: [Given::Promptly, Given::Late, Given::Never][raw.bits as usize % 3],
            },
            61..63 => {
                self.told.push(id);
                Event::Announces { by: partner_or_not, of, says, to: raw.seats() }
            }
            63..65 => Event::Asks { by: raw.seat, of },
            65..76 => {
                let corrects = raw.one_in(3, 7).then(|| self.one_of(&self.told, raw));
                self.told.push(id);
                Event::Explains {
                    by: partner_or_not,
                    of,
                    says,
                    to: raw.seats(),
                    written: raw.one_in(4, 8),
                    corrects,
                }
            }
            76 => Event::Shows {
                by: raw.seat,
                what: match raw.bits % 4 {
                    0 => Extraneous::Hesitation,
                    1 => Extraneous::Haste,
                    2 => Extraneous::Remark(says),
                    _ => Extraneous::Gesture(says),
                },
            },
            77 => Event::DrawsAttention(raw.seat),
            78..80 => Event::Summons(raw.seat),
            80 => Event::ReservesRights(raw.seat),
            81 => Event::Tells {
                to: raw.seats(),
                what: match raw.bits % 4 {
                    0 => Instruction::OptionsExplained,
                    1 => Instruction::Offered(raw.cite()),
                    2 => Instruction::Ruled(raw.cite()),
                    _ => Instruction::Warned(raw.cite()),
                },
            },
            82..86 => {
                self.leads.push(id);
                let by = if raw.one_in(3, 2) { raw.seat } else { self.due };
                Event::Leads {
                    by,
                    card: raw.card,
                    face: if raw.one_in(2, 1) { Face::Up } else { Face::Down },
                }
            }
            86..88 => Event::Faces { of: self.one_of(&self.leads, raw) },
            88 => Event::TakesBack { of: self.one_of(&self.leads, raw) },
            89 => Event::Exposes { by: raw.seat, card: raw.card },
            90 => Event::DummyFaced,
            91 => match raw.card {
                Some(card) => Event::Plays { by: raw.seat, card },
                None => Event::Claims { by: raw.seat, tricks: raw.kind.wrapping_mul(37) },
            },
            92 => Event::Settled,
            93 => Event::Result {
                contract: raw.call.as_bid().map(|bid| Contract {
                    bid,
                    doubling: Doubling::Doubled,
                    declarer: raw.seat,
                }),
                tricks: raw.one_in(2, 4).then_some(raw.kind.wrapping_mul(3) % 14),
                score: raw.one_in(2, 5).then_some(i32::from_le_bytes(raw.bits.to_le_bytes())),
            },
            94..96 => Event::HandsReturned(raw.seats()),
            96..98 => Event::States {
                by: raw.seat,
                says,
                having_seen: [Seen::Unknown, Seen::OwnHand, Seen::Dummy, Seen::AllHands]
                    [raw.bits as usize % 4],
            },
            _ => Event::Remark(says),
        };
        let more = self.more(raw);
        self.entries.push(Entry { id, what, more });
    }

    fn more(&self, raw: &Raw) -> More {
        let mut more = More { at: raw.time, ..More::default() };
        if raw.one_in(13, 10) {
            more.only = Some(
                [Account::NS, Account::EW, Account::NS, Account::EW, Account::Found]
                    [raw.bits as usize / 3 % 5],
            );
            more.matter = MATTERS[raw.bits as usize / 64 % MATTERS.len()].to_owned();
        }
        more.source = match raw.bits / 32 % 16 {
            0 => Source::Operator(raw.text.clone()),
            1 => Source::File("a.lin:3".to_owned()),
            _ => Source::Noted,
        };
        if raw.one_in(11, 12) {
            more.known = Some(EventId(raw.bits / 9 % (self.length + 3)));
            more.note.clone_from(&raw.text);
            more.private = raw.one_in(2, 1);
        }
        more
    }

    /// A pass, or a bid a little above the last one, or a double.
    fn sufficient(&self, raw: &Raw) -> Call {
        let above: Vec<Bid> =
            Bid::all().filter(|bid| bid.is_sufficient_over(self.last_bid)).take(4).collect();
        match raw.bits / 128 % 16 {
            0..9 => Call::Pass,
            9 => Call::Double,
            10 => Call::Redouble,
            pick => above.get(pick as usize % 4).map_or(Call::Pass, |bid| Call::Bid(*bid)),
        }
    }
}

fn log(dealer: Seat, naming: u8, raws: &[Raw]) -> Log {
    let length = u32::try_from(raws.len()).unwrap_or(0);
    let mut log = Log {
        entries: Vec::new(),
        calls: Vec::new(),
        told: Vec::new(),
        leads: Vec::new(),
        due: dealer,
        last_bid: None,
        naming,
        length,
    };
    for raw in raws {
        log.push(raw);
    }
    log
}

fn question(raw: &Raw, log: &Log) -> Question {
    let (call, _) = log.a_call(raw, raw.second);
    let entry = log.entries.get(raw.target.index(log.entries.len().max(1))).map_or(call, |entry| entry.id);
    let side = Side::BOTH[raw.bits as usize % 2];
    match raw.kind % 17 {
        0..2 => Question::CouldWell { call },
        2 => Question::ExplainedWrongly { told: log.one_of(&log.told, raw) },
        3 => Question::EvidenceSettles { call },
        4 => Question::AlertRequired { call },
        5 => Question::AlertedInTime { call },
        6 => Question::LeadFaced,
        7 => Question::Disputed { matter: MATTERS[raw.bits as usize / 64 % MATTERS.len()].to_owned() },
        8 => Question::WithdrawnCallBars { call },
        9 => Question::Gained { side },
        10 => Question::Damaged { side },
        11 => Question::Forfeits { side },
        12 => Question::MightSuggest { entry },
        13 => Question::MayUseAllTheSame { entry },
        14 => Question::OffendsHere { call, side },
        15 => Question::PlayedBecause { card: entry },
        _ => Question::OwnAccord { change: call },
    }
}

fn judgement(raw: &Raw, log: &Log) -> Judgement {
    let on = question(raw, log);
    let fitting = on.answers();
    let answer = match raw.bits % 12 {
        0 => Answer::Even,
        1 => Answer::Account(Account::Found),
        2 => Answer::Weights(vec![(raw.text.clone(), 60), (String::new(), 40)]),
        3 => Answer::No,
        pick => fitting[pick as usize % fitting.len()].clone(),
    };
    let mut judgement = Judgement::new(on, answer);
    judgement.by.clone_from(&raw.text);
    judgement.at = raw.time;
    if raw.one_in(3, 16) {
        judgement.because = format!("because {}", raw.text);
        judgement.since = log.entries.get(raw.target.index(log.entries.len().max(1))).map(|entry| entry.id);
        // Sometimes the grounds have changed since.
        judgement.seen = log
            .entries
            .iter()
            .take(2)
            .map(|entry| (entry.id, if raw.one_in(3, 18) { "0000".to_owned() } else { entry.mark() }))
            .collect();
    }
    judgement
}

fn agreement(raw: &Raw, log: &Log, evidence: Vec<Evidence>) -> Agreement {
    let (call, _) = log.a_call(raw, raw.target);
    Agreement {
        of: if raw.one_in(6, 4) { Of::InPlaceOf(call, raw.call) } else { Of::Call(call) },
        means: match raw.bits / 16 % 6 {
            0 => None,
            1 => Some(Means::NoAgreement),
            _ => Some(Means::Text(raw.text.clone())),
        },
        purpose: if raw.one_in(4, 3) { raw.text.clone() } else { String::new() },
        by: [None, Some(Found::Director), Some(Found::Operator)][raw.bits as usize / 3 % 3],
        evidence,
        since: raw.one_in(3, 5).then(|| EventId(raw.bits / 11 % (log.length + 3))),
    }
}

fn decision(raw: &Raw, log: &Log) -> Decision {
    Decision {
        body: [Body::Director, Body::Revision, Body::Reviewer, Body::Committee][raw.bits as usize % 4],
        by: raw.text.clone(),
        at: raw.time,
        words: format!("{}\n{}", raw.text, raw.text),
        score: if raw.one_in(2, 4) { raw.text.clone() } else { String::new() },
        rests_on: log.calls.iter().take(raw.bits as usize % 3).map(|(id, _)| *id).collect(),
    }
}

fn any_board() -> impl Strategy<Value = BoardFacts> {
    let hand =
        || prop::option::of(vec(any_card(), 0..15).prop_map(|cards| cards.into_iter().collect::<Hand>()));
    let vulnerability = [Vulnerability::None, Vulnerability::NS, Vulnerability::EW, Vulnerability::Both];
    (
        prop::option::weighted(0.3, prop_oneof![0..40_u32, any::<u32>()]),
        prop::option::weighted(0.8, any_seat()),
        prop::option::weighted(0.3, select(vulnerability.to_vec())),
        prop::option::weighted(0.2, (hand(), hand(), hand(), hand())),
    )
        .prop_map(|(number, dealer, vul, hands)| BoardFacts {
            number,
            dealer,
            vul,
            hands: hands.map(|(n, e, s, w)| Hands { n, e, s, w }),
        })
}

fn any_disclosure() -> impl Strategy<Value = Option<Disclosure>> {
    select(vec![None, Some(Disclosure::Partner), Some(Disclosure::Screens), Some(Disclosure::OwnCalls)])
}

fn any_tournament() -> impl Strategy<Value = Option<Tournament>> {
    prop::option::weighted(0.2, (any_text(), any_text())).prop_map(|texts| {
        texts.map(|(name, table)| Tournament {
            name: name.clone(),
            table,
            date: name,
            ..Tournament::default()
        })
    })
}

fn any_players() -> impl Strategy<Value = Option<Players>> {
    prop::option::weighted(0.2, (any_text(), any_text()))
        .prop_map(|texts| texts.map(|(ns, ew)| Players { ns, ew }))
}

/// A random case, which a failing test shows as the file it would be.
#[derive(Clone)]
pub struct Random(pub Case);

impl std::fmt::Debug for Random {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&redress::formats::case_ron::write(&self.0))
    }
}

/// Any case that can be held in memory.
pub fn any_case() -> impl Strategy<Value = Random> {
    let about = (
        any_text(),
        prop_oneof![4 => Just("wbf".to_owned()), 1 => any_text()],
        any_disclosure(),
        any_tournament(),
        any_players(),
    );
    let extra = prop::collection::btree_map(any_text(), any_text(), 0..3);
    (
        about,
        any_board(),
        (0..12_u8, prop_oneof![9 => Just(2017_u16), 1 => any::<u16>()], extra),
        vec(any_raw(), 0..26),
        vec((any_raw(), any_evidence()), 0..4),
        vec(any_raw(), 0..6),
        vec(any_raw(), 0..2),
    )
        .prop_map(|(about, board, (naming, laws, extra), raws, agreements, judged, decisions)| {
            let (title, regulations, disclosure, tournament, players) = about;
            let log = log(board.board().dealer().unwrap_or(Seat::North), naming, &raws);
            let mut case = Case {
                title,
                laws,
                regulations,
                disclosure,
                tournament,
                players,
                board,
                agreements: agreements
                    .into_iter()
                    .map(|(raw, evidence)| agreement(&raw, &log, evidence))
                    .collect(),
                judged: judged.iter().map(|raw| judgement(raw, &log)).collect(),
                decisions: decisions.iter().map(|raw| decision(raw, &log)).collect(),
                extra,
                ..Case::default()
            };
            case.happened = log.entries;
            Random(case)
        })
}

/// Edits of every kind; many of them refused.
pub fn any_edits() -> impl Strategy<Value = Vec<Edit>> {
    let edit = (
        any_raw(),
        any::<u8>(),
        any_board(),
        any_disclosure(),
        any_tournament(),
        any_players(),
        any_evidence(),
    );
    vec(edit, 0..14).prop_map(|edits| {
        let raws: Vec<Raw> = edits.iter().map(|edit| edit.0.clone()).collect();
        let log = log(Seat::North, 9, &raws);
        let edit = |(entry, (raw, kind, board, disclosure, tournament, players, evidence)): (
            &Entry,
            (Raw, u8, _, _, _, _, _),
        )| {
            let id = EventId(raw.bits / 3 % 30);
            let after = (!raw.one_in(5, 3)).then_some(EventId(raw.bits / 5 % 30));
            let gap = [None, Some(Gap::Close), Some(Gap::Skipped)][raw.bits as usize / 2 % 3];
            let (what, more) = (entry.what.clone(), entry.more.clone());
            match kind % 20 {
                0..5 => Edit::Insert { after, what, more, gap },
                5..7 => Edit::Replace { id, what, more },
                7..9 => Edit::Delete { id, gap },
                9 => Edit::Move { id, after },
                10 => Edit::Title(raw.text.clone()),
                11 => Edit::Board(board),
                12 => Edit::Regulations(raw.text.clone()),
                13 => Edit::Disclosure(disclosure),
                14 => Edit::Tournament(tournament),
                15 => Edit::Players(players),
                16 => Edit::Agree(agreement(&raw, &log, evidence)),
                17 => Edit::Disagree(agreement(&raw, &log, evidence).of),
                18 if raw.one_in(2, 4) => Edit::Reopen(question(&raw, &log)),
                18 => Edit::Decide(decision(&raw, &log)),
                _ => Edit::Judge(judgement(&raw, &log)),
            }
        };
        log.entries.iter().zip(edits).map(edit).collect()
    })
}
