//! The guide: for the stage a case has reached, what to say and to whom alone, each player's duties in a line,
//! what to collect before it is gone, and what to come back to.
//!
//! Nothing here rules: it reads the opinions. What is said is neutral as to hands and leads nobody to an answer.

use super::{Ruling, script};
use crate::bridge::{BySeat, Seat, Side};
use crate::case::{Case, EventId, Given, Phase, Told};
use crate::laws::{Facts, Opinion, Outcome, Standing, Who};
use crate::reasoning::Truth;
use crate::words::Words;

/// Who is to hear it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    Table,
    /// Away from the table.
    Alone(Seat),
    Side(Side),
    /// A note to oneself.
    Director,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Say {
    pub to: Audience,
    pub words: Words,
}

/// What the director does next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Guide {
    pub say: Vec<Say>,
    /// What each player may or must do now; empty where nothing sets him apart.
    pub players: BySeat<Vec<Words>>,
    pub collect: Vec<Words>,
    pub come_back: Vec<Words>,
}

/// Works the guide out from a ruling.
#[must_use]
pub fn guide(case: &Case, ruling: &Ruling) -> Guide {
    let facts = Facts::new(case, ruling.moment, None);
    Guide {
        say: say(&facts, ruling),
        players: players(ruling),
        collect: collect(&facts),
        come_back: come_back(ruling),
    }
}

fn with_standing<'a>(ruling: &'a Ruling, wanted: &'a [Standing]) -> impl Iterator<Item = &'a Opinion> {
    ruling.opinions.iter().filter(|opinion| wanted.contains(&opinion.standing))
}

const LIVE: &[Standing] = &[Standing::Established, Standing::Possible];
const SURE: &[Standing] = &[Standing::Established];

fn say(facts: &Facts<'_>, ruling: &Ruling) -> Vec<Say> {
    let mut said = Vec::new();
    let mut put = |to, words| said.push(Say { to, words });
    // A director who reads that a call may be changed is at the table, whether or not somebody wrote down that he was called.
    let called = facts.attention_drawn().is_some() || with_standing(ruling, LIVE).any(is_change);
    let in_question: Vec<&Told> = facts
        .table
        .told
        .iter()
        .filter(|told| {
            told.corrects.is_none() && (facts.is_in_question(told) || facts.attention_drawn().is_some())
        })
        // What was told rightly is not put right, nor spoken of. (75C)
        .filter(|told| {
            let call = facts.table.call(told.of);
            call.is_none_or(|call| facts.was_explained_wrongly(told, call).truth != Truth::Fails)
        })
        .collect();
    let misinformation = !in_question.is_empty() || with_standing(ruling, LIVE).any(is_change);
    if called && misinformation && facts.table.phase == Phase::Clarification {
        put(Audience::Table, Words::new("script-nobody-faces-a-card"));
    }
    if called {
        for told in &in_question {
            let Some(call) = facts.table.call(told.of) else { continue };
            match facts.agreed(call.id) {
                Some(agreed) => {
                    put(Audience::Table, agreed_words(call.by, facts.table.call_arg(call), agreed));
                }
                None => put(
                    Audience::Table,
                    facts.about_call("script-what-is-agreed", call).with("partner", call.by.partner()),
                ),
            }
        }
    }
    // What a missing alert hid, once it is found.
    if called {
        for alert in facts.whole.alerts.iter().filter(|alert| alert.given != Given::Promptly) {
            let Some(call) = facts.table.call(alert.of) else { continue };
            let said = in_question.iter().any(|told| told.of == call.id);
            if let (false, Some(agreed)) = (said, facts.agreed(call.id)) {
                put(Audience::Table, agreed_words(call.by, facts.table.call_arg(call), agreed));
            }
        }
    }
    // Away from the table, those who may still change, and those who no longer can, before dummy appears.
    let mut asked: Vec<Seat> = Vec::new();
    for opinion in with_standing(ruling, &[Standing::Possible]).filter(|opinion| is_change(opinion)) {
        if let (Outcome::MayChange(seat, call), "21B1(a)") = (&opinion.outcome, opinion.cite)
            && called
            && let Some(record) = facts.table.call(*call)
        {
            asked.push(*seat);
            put(Audience::Alone(*seat), facts.about_call("script-would-you-have-called-differently", record));
        }
    }
    for opinion in with_standing(ruling, SURE).filter(|opinion| is_change(opinion)) {
        if let Outcome::MayChange(seat, call) = &opinion.outcome
            && let Some(record) = facts.table.call(*call)
        {
            asked.push(*seat);
            let followed = facts.table.standing().any(|later| later.by == seat.lho() && later.at > record.at);
            let key = match opinion.cite {
                "21B2" => "script-you-may-follow",
                _ if followed => "script-you-may-change",
                _ => "script-you-may-change-alone",
            };
            put(Audience::Table, facts.about_call(key, record).with("lho", seat.lho()));
        }
    }
    let sides_with_a_change: Vec<Side> = with_standing(ruling, LIVE)
        .filter_map(|opinion| match opinion.outcome {
            Outcome::MayChange(seat, _) if opinion.cite == "21B1(a)" => Some(seat.side()),
            _ => None,
        })
        .collect();
    if Side::BOTH.iter().all(|side| sides_with_a_change.contains(side)) {
        put(Audience::Director, Words::new("script-earlier-call-first"));
    }
    if called && facts.table.phase < Phase::Play {
        for side in Side::BOTH {
            for (record, _) in facts.locked_calls(side) {
                if !asked.contains(&record.by) {
                    asked.push(record.by);
                    put(
                        Audience::Alone(record.by),
                        facts.about_call("script-would-it-have-been-different", record),
                    );
                }
            }
        }
    }
    for opinion in with_standing(ruling, SURE) {
        if let Outcome::MustNotCorrect(seat) = opinion.outcome
            && opinion.cite == "20F5(b)(i)"
        {
            put(Audience::Alone(seat), Words::new("script-say-nothing-until-play-is-over"));
        }
    }
    for side in Side::BOTH {
        let of_side = |opinion: &&Opinion| match opinion.outcome {
            Outcome::Unauthorised(Who::Seat(seat), _) => seat.side() == side,
            Outcome::Unauthorised(Who::Side(of), _) => of == side,
            _ => false,
        };
        if called && with_standing(ruling, SURE).any(|opinion| of_side(&opinion)) {
            put(Audience::Side(side), Words::new("script-what-you-may-not-use"));
        }
    }
    said
}

fn is_change(opinion: &Opinion) -> bool {
    matches!(opinion.outcome, Outcome::MayChange(..))
}

fn agreed_words(seat: Seat, call: crate::words::Arg, agreed: Option<&str>) -> Words {
    let mut words = match agreed {
        Some(agreed) => Words::new("script-that-is-agreed").with("agreed", agreed),
        None => Words::new("script-nothing-is-agreed"),
    };
    words = words.with("seat", seat);
    words.args.push(("call", call));
    words
}

/// One line each, what binds before what is allowed.
fn players(ruling: &Ruling) -> BySeat<Vec<Words>> {
    let mut lines: BySeat<Vec<Words>> = BySeat::default();
    let mut put = |seat: Seat, words: Words| {
        if !lines[seat].contains(&words) {
            lines[seat].push(words);
        }
    };
    let ranked = |rank: fn(&Outcome) -> bool| {
        with_standing(ruling, LIVE).filter(move |opinion| rank(&opinion.outcome))
    };
    let duty = |outcome: &Outcome| matches!(outcome, Outcome::MustCorrect(_) | Outcome::MustNotCorrect(_));
    let right = |outcome: &Outcome| {
        matches!(
            outcome,
            Outcome::MayChange(..)
                | Outcome::MayCorrect(_)
                | Outcome::MayRetract(..)
                | Outcome::ExplainsAsAgreed(_)
        )
    };
    for opinion in ranked(duty).chain(ranked(right)) {
        let (Outcome::MustCorrect(seat)
        | Outcome::MustNotCorrect(seat)
        | Outcome::MayCorrect(seat)
        | Outcome::ExplainsAsAgreed(seat)
        | Outcome::MayChange(seat, _)
        | Outcome::MayRetract(seat, _)) = opinion.outcome
        else {
            continue;
        };
        put(seat, script::sentence(&ruling.table, opinion));
    }
    for opinion in with_standing(ruling, SURE) {
        if let Outcome::Unauthorised(who, entry) = opinion.outcome {
            let what = script::with_entry(&ruling.table, Words::new("script-may-not-use"), entry);
            let seats = match who {
                Who::Seat(seat) => vec![seat],
                Who::Side(side) => side.seats().to_vec(),
            };
            for seat in seats {
                put(seat, what.clone().with("seat", seat));
            }
        }
    }
    lines
}

/// What is gone once dummy appears, the hands are back or the players have talked.
fn collect(facts: &Facts<'_>) -> Vec<Words> {
    let mut collected = Vec::new();
    if facts.attention_drawn().is_none() {
        return collected;
    }
    let mut seen: Vec<EventId> = Vec::new();
    for told in facts.table.told.iter().filter(|told| facts.is_in_question(told)) {
        if !seen.contains(&told.of)
            && facts.agreed(told.of).is_none()
            && let Some(call) = facts.table.call(told.of)
        {
            seen.push(told.of);
            collected.push(facts.about_call("collect-card-and-both-partners", call));
        }
    }
    if facts.table.phase < Phase::Play {
        let stated = |seat: Seat| {
            facts.case.happened[..facts.table.length]
                .iter()
                .any(|entry| matches!(entry.what, crate::case::Event::States { by, .. } if by == seat))
        };
        let mut asked: Vec<Seat> = Vec::new();
        for side in Side::BOTH {
            for (record, _) in facts.misinformed_calls(side) {
                if !asked.contains(&record.by) && !stated(record.by) {
                    asked.push(record.by);
                    collected.push(Words::new("collect-what-he-would-have-called").with("seat", record.by));
                }
            }
        }
    }
    collected
}

/// What to look at again; several grounds for one side are one adjusted score, with its baseline named.
fn come_back(ruling: &Ruling) -> Vec<Words> {
    let mut lines: Vec<Words> = Vec::new();
    let mut put = |line: Words| {
        if !lines.contains(&line) {
            lines.push(line);
        }
    };
    for opinion in with_standing(ruling, LIVE) {
        if matches!(
            opinion.outcome,
            Outcome::ComeBack(_) | Outcome::Forfeited(_) | Outcome::Until(..) | Outcome::FindFacts(_)
        ) {
            put(script::sentence(&ruling.table, opinion));
        }
    }
    for side in Side::BOTH {
        let of_side = |opinion: &&Opinion| matches!(opinion.outcome, Outcome::Adjust(_, to) if to == side);
        let grounds: Vec<&Opinion> = with_standing(ruling, LIVE).filter(of_side).collect();
        if grounds.is_empty() {
            continue;
        }
        let established = grounds.iter().any(|opinion| opinion.standing == Standing::Established);
        let key = if established { "come-back-adjust" } else { "come-back-adjust-if" };
        let cites: Vec<&str> = grounds.iter().map(|opinion| opinion.cite).collect();
        let untold = cites.contains(&"75D3");
        let baseline =
            Words::new(if untold { "baseline-no-agreement" } else { "baseline-right-explanation" });
        put(Words::new(key).with("side", side).law("laws", &cites.join(", ")).with("baseline", baseline));
    }
    lines
}
