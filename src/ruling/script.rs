//! What to say: the sentence of the ruling, of each opinion, and the questions as put to a director.

use super::Ruling;
use crate::bridge::Seat;
use crate::case::{Event, EventId, Extraneous, Given, Question, Table};
use crate::laws::{Facts, Opinion, Outcome, Standing, Who};
use crate::words::{Arg, Words};

/// One opinion in one sentence.
#[must_use]
pub fn sentence(table: &Table, opinion: &Opinion) -> Words {
    match (opinion.cite, &opinion.outcome, opinion.standing) {
        // The same ban as in 20F5, on the other ground: beside a duty to correct, each must say what it hangs on.
        ("75C", Outcome::MustNotCorrect(seat), Standing::Possible) => {
            Words::new("say-keeps-quiet-if").with("seat", *seat)
        }
        _ => outcome(table, &opinion.outcome, opinion.standing),
    }
}

/// An outcome in one sentence, as established, possible or ruled out.
#[must_use]
pub fn outcome(table: &Table, outcome: &Outcome, standing: Standing) -> Words {
    let pick = |keys: [&'static str; 3]| Words::new(keys[standing as usize]);
    let who = |words: Words, who: Who| match who {
        Who::Seat(seat) => words.with("who", Words::new("seat").with("seat", seat)),
        Who::Side(side) => words.with("who", Words::new("side").with("side", side)),
    };
    match outcome {
        Outcome::CallDirector => pick(["say-call-director", "say-call-director-if", "say-director-called"]),
        Outcome::Forfeited(side) => {
            pick(["say-forfeited", "say-forfeited-if", "say-not-forfeited"]).with("side", *side)
        }
        Outcome::Authorised(to, entry) => {
            let words = pick(["say-authorised", "say-authorised-if", "say-not-authorised"]);
            who(with_entry(table, words, *entry), *to)
        }
        Outcome::Unauthorised(to, entry) => {
            let words = pick(["say-unauthorised", "say-unauthorised-if", "say-not-unauthorised"]);
            who(with_entry(table, words, *entry), *to)
        }
        Outcome::MustCorrect(seat) => {
            let must = if table.summoned.is_some() { "say-must-correct-now" } else { "say-must-correct" };
            pick([must, "say-must-correct-if", "say-need-not-correct"]).with("seat", *seat)
        }
        Outcome::MayCorrect(seat) => {
            pick(["say-may-correct", "say-may-correct-if", "say-nothing-to-correct"]).with("seat", *seat)
        }
        Outcome::MustNotCorrect(seat) => {
            pick(["say-must-not-correct", "say-must-not-correct-if", "say-nothing-to-hide"])
                .with("seat", *seat)
        }
        Outcome::ExplainsAsAgreed(seat) => {
            pick(["say-explains-as-agreed", "say-explains-as-agreed-if", "say-was-not-reminded"])
                .with("seat", *seat)
                .with("partner", seat.partner())
        }
        Outcome::Breach(seat, entry) => breach(table, *seat, *entry, standing),
        Outcome::NoRedress(seat, call) => {
            let words =
                pick(["say-no-redress", "say-no-redress-if", "say-redress-not-barred"]).with("seat", *seat);
            with_call(table, words, *call)
        }
        Outcome::MayChange(seat, call) => {
            // After the final pass only a lead can end the right; before it, partner's next call.
            let may = if table.end().is_some() { "say-may-change-last" } else { "say-may-change" };
            let words = pick([may, "say-may-change-if", "say-may-not-change"]).with("seat", *seat);
            with_call(table, words, *call).with("partner", seat.partner())
        }
        Outcome::MistakenExplanation(told) => {
            let words = pick([
                "say-mistaken-explanation",
                "say-mistaken-explanation-if",
                "say-not-mistaken-explanation",
            ]);
            match table.told_in_any_version(*told) {
                Some(told) => {
                    with_call(table, words, told.of).with("seat", told.by).with("says", told.says.as_str())
                }
                // A disputed version, which the undisputed table does not hold.
                None => words.with("call", "?").with("seat", "?").with("says", format!("#{told}")),
            }
        }
        Outcome::MistakenCall(call) => {
            let words = pick(["say-mistaken-call", "say-mistaken-call-if", "say-not-mistaken-call"]);
            with_caller(table, words, *call)
        }
        Outcome::NoAgreement(call) => {
            let words = pick(["say-no-agreement", "say-no-agreement-if", "say-an-agreement"]);
            with_caller(table, words, *call)
        }
        Outcome::ResultStands => pick(["say-result-stands", "say-result-stands-if", "say-result-may-change"]),
        Outcome::ChangeOfCall(seat, change) => {
            let words = pick(["say-change-of-call", "say-change-of-call-if", "say-no-change-of-call"]);
            with_call(table, words.with("seat", *seat), *change)
        }
        Outcome::MayRetract(seat, _) => {
            pick(["say-may-retract", "say-may-retract-if", "say-may-not-retract"]).with("seat", *seat)
        }
        Outcome::Adjust(cite, side) => {
            pick(["say-adjust", "say-adjust-if", "say-no-adjustment"]).with("side", *side).law("law", cite)
        }
        Outcome::ComeBack(cite) => match *cite {
            "75A" => pick(["come-back-75a", "come-back-75a", "say-no-coming-back"]),
            "16C3" => pick(["come-back-16c3", "come-back-16c3", "say-no-coming-back"]),
            "21B3" => pick(["come-back-21b3", "come-back-21b3-if", "say-no-coming-back"]),
            _ => pick(["say-come-back", "say-come-back-if", "say-no-coming-back"]),
        }
        .law("law", cite),
        Outcome::FindFacts(matter) => {
            pick(["say-find-facts", "say-find-facts", "say-facts-found"]).with("matter", matter.as_str())
        }
        Outcome::Until(cite, minutes) => {
            let words = pick([
                if *cite == "92B" { "say-until-appeal" } else { "say-until-correction" },
                "say-until-appeal",
                "say-until-appeal",
            ]);
            words.with("minutes", *minutes)
        }
        Outcome::DirectorsError(_) => {
            pick(["say-directors-error", "say-directors-error-if", "say-no-directors-error"])
        }
        Outcome::AuctionPeriodOver => pick(["say-period-over", "say-period-over-if", "say-period-open"]),
        Outcome::BackTo(seat) => {
            pick(["say-back-to", "say-back-to-if", "say-not-back-to"]).with("seat", *seat)
        }
        Outcome::FinalContract(contract) => {
            let words = pick(["say-contract", "say-contract-if", "say-no-contract-yet"]);
            match contract.contract() {
                Some(contract) => words.with("contract", contract),
                None => words,
            }
        }
        Outcome::PassedOut => pick(["say-passed-out", "say-passed-out-if", "say-not-passed-out"]),
    }
}

/// Which infraction it was is told by the entry: a correction, or something done too soon.
fn breach(table: &Table, seat: Seat, entry: EventId, standing: Standing) -> Words {
    let corrected = table.told(entry).is_some_and(|told| told.corrects.is_some());
    let keys = if corrected {
        ["say-breach", "say-breach-if", "say-no-breach"]
    } else {
        ["say-acted-too-soon", "say-acted-too-soon-if", "say-did-not-act-too-soon"]
    };
    Words::new(keys[standing as usize]).with("seat", seat)
}

/// `call` and `seat`: the call of this number and its caller.
fn with_caller(table: &Table, words: Words, id: EventId) -> Words {
    match table.call(id) {
        Some(record) => with_call(table, words.with("seat", record.by), id),
        None => words.with("call", format!("#{id}")).with("seat", "?"),
    }
}

/// `what`: what an entry told, in a few words.
pub(super) fn with_entry(table: &Table, words: Words, id: EventId) -> Words {
    let what = if let Some(record) = table.call(id) {
        with_call(table, Words::new("what-call").with("seat", record.by), id)
    } else if let Some(told) = table.told_in_any_version(id) {
        let key = if told.corrects.is_some() { "what-correction" } else { "what-explanation" };
        Words::new(key).with("seat", told.by).with("says", told.says.as_str())
    } else if let Some(alert) = table.alerts.iter().find(|alert| alert.id == id) {
        let key = if alert.given == Given::Promptly { "what-alert" } else { "what-missing-alert" };
        Words::new(key).with("seat", alert.by)
    } else if let Some((_, by, _)) = table.asked.iter().find(|(entry, _, _)| *entry == id) {
        Words::new("what-question").with("seat", *by)
    } else if let Some((_, by, shown)) = table.shown.iter().find(|(entry, _, _)| *entry == id) {
        match shown {
            Extraneous::Hesitation => Words::new("what-hesitation"),
            Extraneous::Haste => Words::new("what-haste"),
            Extraneous::Remark(says) => Words::new("what-remark").with("says", says.as_str()),
            Extraneous::Gesture(says) => Words::new("what-gesture").with("says", says.as_str()),
        }
        .with("seat", *by)
    } else {
        Words::new("what-entry").with("id", id.0)
    };
    words.with("what", what)
}

fn with_call(table: &Table, mut words: Words, id: EventId) -> Words {
    let call = table.call(id).map_or_else(|| Arg::Text(format!("#{id}")), |record| table.call_arg(record));
    words.args.push(("call", call));
    words
}

/// The sentence a director reads first, and the opinion it comes from.
///
/// What is established comes before what is possible; what may be done before what may not.
#[must_use]
pub fn headline(ruling: &Ruling) -> (Words, Option<&Opinion>) {
    let changes =
        || ruling.opinions.iter().filter(|opinion| matches!(opinion.outcome, Outcome::MayChange(..)));
    for wanted in [Standing::Established, Standing::Possible] {
        if let Some(opinion) = changes().find(|opinion| opinion.standing == wanted) {
            return (sentence(&ruling.table, opinion), Some(opinion));
        }
    }
    if let Some(opinion) = changes().next_back() {
        return (Words::new("say-no-call-can-be-changed"), Some(opinion));
    }
    if let Some(not_handled) = ruling.not_handled.first() {
        return (not_handled.what.clone(), None);
    }
    if let Some(opinion) = ruling.opinions.iter().find(|opinion| opinion.standing == Standing::Established) {
        return (sentence(&ruling.table, opinion), Some(opinion));
    }
    (Words::new("say-nothing-yet"), None)
}

/// The question as put to a director.
#[must_use]
pub fn question(facts: &Facts<'_>, question: &Question) -> Words {
    let of_call = |words: Words, id: EventId| {
        // A disputed version of a call is in the log, though not on the table.
        let (seat, call) = match (facts.whole.call(id), facts.case.entry(id).map(|entry| &entry.what)) {
            (Some(record), _) => (record.by, facts.whole.call_arg(record)),
            (None, Some(Event::Calls(by, call) | Event::Changes { by, to: call, .. })) => {
                (*by, (*call).into())
            }
            (None, _) => return words.with("seat", "?").with("call", format!("#{id}")).with("partner", "?"),
        };
        let mut words = words.with("seat", seat).with("partner", seat.partner());
        words.args.push(("call", call));
        words
    };
    let call = |key: &'static str, id: EventId| of_call(Words::new(key), id);
    match question {
        Question::CouldWell { call: id } => call("ask-could-well", *id),
        Question::ExplainedWrongly { told } => {
            let words = Words::new("ask-explained-wrongly");
            match facts.case.entry(*told).map(|entry| &entry.what) {
                Some(Event::Explains { by, of, says, .. } | Event::Announces { by, of, says, .. }) => {
                    let mut words = of_call(words, *of);
                    words.args.retain(|(name, _)| *name == "call");
                    words.with("seat", *by).with("says", says.as_str())
                }
                _ => words.with("seat", "?").with("says", "?").with("call", "?"),
            }
        }
        Question::EvidenceSettles { call: id } => {
            let agreed = facts.case.agreement_about(*id).and_then(|agreement| agreement.text());
            match agreed {
                Some(text) => call("ask-evidence-settles", *id).with("agreed", text),
                None => call("ask-evidence-none", *id),
            }
        }
        Question::AlertRequired { call: id } => call("ask-alert-required", *id),
        Question::AlertMisled { call: id } => call("ask-alert-misled", *id),
        Question::AlertedInTime { call: id } => call("ask-alerted-in-time", *id),
        Question::LeadFaced => Words::new("ask-lead-faced"),
        Question::Disputed { matter } => Words::new("ask-disputed").with("matter", matter.as_str()),
        Question::WithdrawnCallBars { call: id } => call("ask-withdrawn-call-bars", *id),
        Question::Gained { side } => Words::new("ask-gained").with("side", *side),
        Question::OptionsExplained { before } => {
            let by = facts.case.entry(*before).and_then(|entry| entry.what.actor());
            match by {
                Some(seat) => Words::new("ask-options-explained").with("seat", seat),
                None => Words::new("ask-options-explained-once"),
            }
        }
        Question::Crucial { told } => with_entry(&facts.whole, Words::new("ask-crucial"), *told),
        Question::TookAdvantage { seat } => Words::new("ask-took-advantage").with("seat", *seat),
        Question::Damaged { side } => Words::new("ask-damaged").with("side", *side),
        Question::Forfeits { side } => Words::new("ask-forfeits").with("side", *side),
        Question::MightSuggest { entry } => with_entry(&facts.whole, Words::new("ask-might-suggest"), *entry),
        Question::MayUseAllTheSame { entry } => {
            with_entry(&facts.whole, Words::new("ask-may-use-all-the-same"), *entry)
        }
        Question::OffendsHere { call: id, side } => call("ask-offends-here", *id).with("side", *side),
        Question::CallDeparts { call: id } => call("ask-call-departs", *id),
        // A mistake named by the call is a missing alert of it.
        Question::Realised { entry } => match facts.whole.call(*entry) {
            Some(_) => call("ask-realised-alert", *entry),
            None => with_entry(&facts.whole, Words::new("ask-realised"), *entry),
        },
        Question::PlayedBecause { .. } => Words::new("ask-played-because"),
        Question::OwnAccord { change } => call("ask-own-accord", *change),
    }
}
