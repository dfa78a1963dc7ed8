//! The ruling: what every provision says of a case at a moment, what is still to be asked, and what an answer would change.
//!
//! A ruling is never stored; it is always worked out. Nothing here reads a clock, and nothing depends on hash order.

pub mod changes;
pub mod clash;
pub mod guide;
pub mod script;

use crate::bridge::DealFault;
use crate::case::{
    Account, Answer, Case, Entry, EventId, Judgement, Moment, Phase, Problem, Question, Seen, Table, replay,
};
use crate::laws::{Facts, Opinion, Outcome, PROVISIONS, Standing};
use crate::reasoning::{Join, Step, Truth};
use crate::words::Words;

pub use changes::{Change, changes};
pub use clash::{Clash, clashes};
pub use guide::{Audience, Guide, Say, guide};

/// What an answer would change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    pub answer: Answer,
    pub changes: Vec<Change>,
}

/// An open question of the ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    pub question: Question,
    /// The question as put to the director.
    pub words: Words,
    pub previews: Vec<Preview>,
    /// An answer given before whose grounds have changed since.
    pub old: Option<Judgement>,
    /// The entries an answer would rest on.
    pub rests_on: Vec<EventId>,
}

/// Something the log shows that this program does not rule on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotHandled {
    pub entry: EventId,
    pub what: Words,
}

/// Everything the Laws say of a case at a moment.
#[derive(Clone, Debug)]
pub struct Ruling {
    pub moment: Moment,
    pub table: Table,
    /// In the order of the Laws.
    pub opinions: Vec<Opinion>,
    /// To decide now: only those that can still matter, the most decisive first.
    pub questions: Vec<Asked>,
    /// To decide when play is over, or never asked aloud.
    pub later: Vec<Asked>,
    pub not_handled: Vec<NotHandled>,
    /// Opposed outcomes that are both established.
    pub clashes: Vec<Clash>,
    pub problems: Vec<Problem>,
}

/// What was open at `moment`, on all facts found since.
///
/// Where the log holds rival versions that nobody has settled, what is the same under both is given as it is;
/// what differs is possible, and asks whose version is right.
#[must_use]
pub fn rule(case: &Case, moment: Moment) -> Ruling {
    rule_for(case, moment, None)
}

/// The opinions alone: what a timeline asks of every moment. No question is put, and nothing is previewed.
#[must_use]
pub fn opine(case: &Case, moment: Moment) -> Vec<Opinion> {
    opinions(case, moment, None).0
}

/// The same, on one side's account of everything disputed.
#[must_use]
pub fn rule_for(case: &Case, moment: Moment, account: Option<Account>) -> Ruling {
    let (opinions, facts) = opinions(case, moment, account);
    let (questions, later) = questions(case, moment, account, &opinions, &facts);
    let mut not_handled = not_handled(&facts.table);
    if account.is_none() && !open_matters(case).is_empty() {
        // What only one account shows is disputed, not established.
        for side in [Account::NS, Account::EW] {
            let of_side = self::not_handled(&replay(case, moment, Some(side)));
            not_handled.retain(|found| of_side.contains(found));
        }
    }
    let mut problems = facts.table.problems.clone();
    problems.extend(slips(case, &facts.whole));
    let table = facts.table;
    let clashes = clashes(&table, &opinions);
    Ruling { moment, opinions, questions, later, not_handled, clashes, problems, table }
}

/// The case as it was known at the table then: no later entry, nothing that became known later, no hands.
///
/// An agreement, judgement or decision that does not say since when it is known is taken to be found afterwards.
#[must_use]
pub fn as_known_at(case: &Case, moment: Moment) -> Case {
    let length = match moment {
        Moment::Start => 0,
        Moment::After(id) => case.position(id).map_or(case.happened.len(), |place| place + 1),
        Moment::End => case.happened.len(),
    };
    let mut known = case.clone();
    known.happened.truncate(length);
    let ids: Vec<EventId> = known.happened.iter().map(|entry| entry.id).collect();
    let by_then = |since: Option<EventId>| match since {
        Some(id) => ids.contains(&id),
        None => length == case.happened.len(),
    };
    known.happened.retain(|entry| entry.more.known.is_none_or(|since| ids.contains(&since)));
    known.happened.retain(|entry| {
        // A statement made with more in view than the table had is not of the table.
        !matches!(entry.what, crate::case::Event::States { having_seen: Seen::AllHands, .. })
            || length == case.happened.len()
    });
    known.agreements.retain(|agreement| by_then(agreement.since));
    known.judged.retain(|judgement| by_then(judgement.since));
    known.decisions.retain(|_| length == case.happened.len());
    known.board.hands = None;
    known
}

/// What one more entry or judgement would make of the case.
#[must_use]
pub fn with_answer(case: &Case, question: &Question, answer: &Answer) -> Case {
    let mut case = case.clone();
    case.judged.push(Judgement::new(question.clone(), answer.clone()));
    case
}

fn opinions<'a>(case: &'a Case, moment: Moment, account: Option<Account>) -> (Vec<Opinion>, Facts<'a>) {
    let facts = Facts::new(case, moment, account);
    let matters = open_matters(case);
    let opinions = if account.is_some() || matters.is_empty() {
        argued(&facts)
    } else {
        let mut opinions = on_every_version(case, moment, &matters, MOST_MATTERS);
        // On each version its own facts are found; that they are not is a matter of the case itself.
        opinions.retain(|opinion| !matches!(opinion.outcome, Outcome::FindFacts(_)));
        opinions.extend(
            argued(&facts).into_iter().filter(|opinion| matches!(opinion.outcome, Outcome::FindFacts(_))),
        );
        let place_of =
            |opinion: &Opinion| PROVISIONS.iter().position(|provision| provision.cite == opinion.cite);
        opinions.sort_by_key(place_of);
        opinions
    };
    (opinions, facts)
}

fn argued(facts: &Facts<'_>) -> Vec<Opinion> {
    PROVISIONS.iter().flat_map(|provision| (provision.opinions)(facts)).collect()
}

/// Matters of which every combination of versions is ruled on; beyond them a side is right in all or in none.
const MOST_MATTERS: usize = 4;

/// Each matter is settled one way and the other: a side may be right in one and wrong in the next.
fn on_every_version(case: &Case, moment: Moment, matters: &[String], deeper: usize) -> Vec<Opinion> {
    let Some((matter, rest)) = matters.split_first() else {
        return argued(&Facts::new(case, moment, None));
    };
    let on_account_of = |account: Account| {
        if deeper == 0 {
            return argued(&Facts::new(case, moment, Some(account)));
        }
        let question = Question::Disputed { matter: matter.clone() };
        let settled = with_answer(case, &question, &Answer::Account(account));
        on_every_version(&settled, moment, rest, deeper - 1)
    };
    merged(on_account_of(Account::NS), on_account_of(Account::EW), matter)
}

/// Matters of which the log holds rival versions that neither an entry nor a judgement has settled.
#[must_use]
pub fn open_matters(case: &Case) -> Vec<String> {
    let mut matters: Vec<String> = Vec::new();
    let rival = |entry: &&Entry| matches!(entry.more.only, Some(Account::NS | Account::EW));
    for entry in case.happened.iter().filter(rival) {
        let matter = &entry.more.matter;
        // Without a matter to share, what was found of one entry says nothing of another.
        let found = !matter.is_empty()
            && case
                .happened
                .iter()
                .any(|other| other.more.only == Some(Account::Found) && other.more.matter == *matter);
        let judged = case.answer(&Question::Disputed { matter: matter.clone() }).is_some();
        if !found && !judged && !matters.contains(matter) {
            matters.push(matter.clone());
        }
    }
    matters
}

/// One list from two accounts: what both give stays; what differs is possible.
fn merged(ns: Vec<Opinion>, mut ew: Vec<Opinion>, matter: &str) -> Vec<Opinion> {
    let same_subject =
        |a: &Opinion, b: &Opinion| a.cite == b.cite && a.about == b.about && a.outcome == b.outcome;
    let place_of = |opinion: &Opinion| PROVISIONS.iter().position(|provision| provision.cite == opinion.cite);
    let mut merged: Vec<Opinion> = Vec::new();
    for from_ns in ns {
        let from_ew = ew.iter().position(|other| same_subject(other, &from_ns)).map(|place| ew.remove(place));
        merged.push(match from_ew {
            Some(other) if other.standing == from_ns.standing => from_ns,
            // Nothing on one account, ruled out on the other: on neither does it hold.
            None if from_ns.standing == Standing::RuledOut => from_ns,
            other => disputed(Some(from_ns), other, matter),
        });
    }
    for from_ew in ew {
        let ruled_out = from_ew.standing == Standing::RuledOut;
        merged.push(if ruled_out { from_ew } else { disputed(None, Some(from_ew), matter) });
    }
    merged.sort_by_key(place_of);
    merged
}

fn disputed(ns: Option<Opinion>, ew: Option<Opinion>, matter: &str) -> Opinion {
    let side = |key: &'static str, opinion: Option<&Opinion>| {
        let (truth, parts) = match opinion {
            Some(opinion) => (opinion.step.truth, vec![opinion.step.clone()]),
            None => (Truth::Fails, Vec::new()),
        };
        Step {
            words: Words::new(key),
            truth,
            rests_on: Vec::new(),
            join: Join::Any,
            parts: parts.into(),
            asks: None,
        }
    };
    let parts =
        vec![side("step-on-the-account-of-ns", ns.as_ref()), side("step-on-the-account-of-ew", ew.as_ref())];
    let step = Step {
        words: Words::new("step-accounts-differ").with("matter", matter),
        truth: Truth::Open,
        rests_on: Vec::new(),
        join: Join::Any,
        parts: parts.into(),
        asks: Some(Question::Disputed { matter: matter.to_owned() }),
    };
    // One of the two is there: `merged` never calls this with neither.
    let (cite, about, outcome) = match ns.or(ew) {
        Some(opinion) => (opinion.cite, opinion.about, opinion.outcome),
        None => ("85", None, Outcome::AuctionPeriodOver),
    };
    Opinion { cite, about, outcome, standing: Standing::Possible, step }
}

fn questions(
    case: &Case,
    moment: Moment,
    account: Option<Account>,
    given: &[Opinion],
    facts: &Facts<'_>,
) -> (Vec<Asked>, Vec<Asked>) {
    let mut open: Vec<(Question, Vec<EventId>)> = Vec::new();
    for opinion in given {
        for question in opinion.step.open_questions() {
            if open.iter().any(|(known, _)| known == question) {
                continue;
            }
            let mut rests_on = question.about().into_iter().collect::<Vec<_>>();
            let asking = opinion.step.walk().filter(|step| step.asks.as_ref() == Some(question));
            rests_on.extend(asking.flat_map(Step::events));
            rests_on.sort_unstable();
            rests_on.dedup();
            open.push((question.clone(), rests_on));
        }
    }
    let mut asked: Vec<Asked> = open
        .into_iter()
        .map(|(question, rests_on)| {
            let previews: Vec<Preview> = question
                .answers()
                .into_iter()
                .map(|answer| {
                    let then = with_answer(case, &question, &answer);
                    let (after, _) = opinions(&then, moment, account);
                    Preview { changes: changes(given, &after), answer }
                })
                .collect();
            let old = case.old_answer(&question).cloned();
            Asked { words: script::question(facts, &question), question, previews, old, rests_on }
        })
        .collect();
    // The answer that settles most comes first; of equals, the one the Laws come to first.
    let weight = |asked: &Asked| {
        let settled = |preview: &Preview| {
            let settles = preview.changes.iter().filter(|change| change.settles());
            settles
                .map(|change| if matches!(change.outcome, Outcome::MayChange(..)) { 10 } else { 1 })
                .sum::<u32>()
        };
        asked.previews.iter().map(settled).max()
    };
    asked.sort_by_key(|asked| std::cmp::Reverse(weight(asked)));
    let over = facts.table.phase == Phase::Over;
    asked.into_iter().partition(|asked| over || !waits_for_the_end_of_play(&asked.question))
}

/// Questions nobody can answer, or need answer, before play is over: gain, damage, what was used, what was learned.
fn waits_for_the_end_of_play(question: &Question) -> bool {
    matches!(
        question,
        Question::MightSuggest { .. }
            | Question::OffendsHere { .. }
            | Question::Realised { .. }
            | Question::OptionsExplained { .. }
            | Question::Crucial { .. }
            | Question::Gained { .. }
            | Question::Damaged { .. }
            | Question::TookAdvantage { .. }
            | Question::Forfeits { .. }
    )
}

/// Irregularities the log shows, on which no provision speaks yet.
fn not_handled(table: &Table) -> Vec<NotHandled> {
    let mut found: Vec<NotHandled> = table
        .calls
        .iter()
        .filter(|record| record.faults.any() || (record.replaces.is_some() && !record.stands()))
        .map(|record| {
            let faults = record.faults;
            let key = if faults.after_end {
                "unhandled-after-end"
            } else if faults.above_seven {
                "unhandled-above-seven"
            } else if faults.inadmissible {
                "unhandled-inadmissible"
            } else if faults.out_of_rotation {
                "unhandled-out-of-rotation"
            } else if faults.insufficient {
                "unhandled-insufficient"
            } else {
                "unhandled-change-of-call"
            };
            NotHandled {
                entry: record.id,
                what: Words::new(key).with("seat", record.by).with("call", record.call),
            }
        })
        .collect();
    let declaring = table.contract().map(|contract| (contract.declarer.side(), contract.leader()));
    for lead in table.leads.iter().filter(|lead| lead.taken_back.is_none()) {
        let key = match declaring {
            // A lead face down before a changed call reopened the auction comes back under 41A.
            None if lead.faced.is_none() || lead.faced_after_auction => None,
            None => Some("unhandled-lead-in-the-auction"),
            Some((side, _)) if lead.by.side() == side => Some("unhandled-lead-by-declarer"),
            Some((_, leader)) if lead.by != leader => Some("unhandled-lead-out-of-turn"),
            Some(_) => None,
        };
        found.extend(
            key.map(|key| NotHandled { entry: lead.id, what: Words::new(key).with("seat", lead.by) }),
        );
    }
    found.extend(
        table.unsettled.iter().map(|problem| NotHandled { entry: problem.entry, what: problem.what.clone() }),
    );
    found
}

/// What in the file beside the log makes no sense: it is left out, and said.
fn slips(case: &Case, whole: &Table) -> Vec<Problem> {
    let mut slips = Vec::new();
    let mut slip = |entry: EventId, what: Words| slips.push(Problem { entry, what });
    for entry in &case.happened {
        if matches!(entry.more.only, Some(Account::NS | Account::EW)) && entry.more.matter.is_empty() {
            slip(entry.id, Words::new("problem-no-matter"));
        }
    }
    for (place, agreement) in case.agreements.iter().enumerate() {
        let call = agreement.call();
        if whole.call(call).is_none() && !case.is_disputed() {
            slip(call, Words::new("problem-agreement-of-no-call").with("id", call.0));
        }
        if case.agreements[..place].iter().any(|earlier| earlier.of == agreement.of) {
            slip(call, Words::new("problem-two-agreements").with("id", call.0));
        }
    }
    for judgement in &case.judged {
        let about = judgement.on.about();
        if let Some(id) = about.filter(|id| case.entry(*id).is_none()) {
            slip(id, Words::new("problem-judged-nothing").with("id", id.0));
        }
        let fits = judgement
            .on
            .answers()
            .iter()
            .any(|answer| std::mem::discriminant(answer) == std::mem::discriminant(&judgement.answer));
        if !fits {
            slip(about.unwrap_or(EventId(0)), Words::new("problem-answer-does-not-fit"));
        }
    }
    if crate::laws::regulations::named(&case.regulations).is_none() && !case.regulations.is_empty() {
        slip(EventId(0), Words::new("problem-regulations").with("name", case.regulations.as_str()));
    }
    for fault in case.board.board().deal.faults() {
        slip(
            EventId(0),
            match fault {
                DealFault::TooMany(seat, count) => {
                    Words::new("problem-too-many-cards").with("seat", seat).with("count", count)
                }
                DealFault::Twice(card, one, other) => {
                    Words::new("problem-card-twice").with("card", card).with("seat", one).with("owner", other)
                }
            },
        );
    }
    slips
}
