//! What to say: the sentence of the ruling, of each opinion, and the questions as put to a director.

use super::Ruling;
use crate::case::{Event, EventId, Question, Table};
use crate::laws::{Facts, Opinion, Outcome, Standing};
use crate::words::{Arg, Words};

/// One opinion in one sentence.
#[must_use]
pub fn sentence(table: &Table, opinion: &Opinion) -> Words {
    let standing = opinion.standing;
    let pick = |keys: [&'static str; 3]| Words::new(keys[standing as usize]);
    match &opinion.outcome {
        Outcome::MayChange(seat, call) => {
            let words =
                pick(["say-may-change", "say-may-change-if", "say-may-not-change"]).with("seat", *seat);
            let as_argued = argued(opinion, "step-may-change", "call");
            with_call(table, words, *call, as_argued).with("partner", seat.partner())
        }
        Outcome::MistakenExplanation(told) => {
            let mut words =
                pick(["say-presumed-mistaken", "say-presumed-mistaken-if", "say-not-presumed-mistaken"]);
            let argument =
                |key, name| argued(opinion, key, name).unwrap_or_else(|| format!("#{told}").into());
            words.args.extend([
                ("seat", argument("step-explanation-presumed-mistaken", "by")),
                ("call", argument("step-explanation-presumed-mistaken", "call")),
                ("says", argument("step-explanation-in-question", "says")),
            ]);
            words
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

/// An argument as the opinion's own steps have it: they know the entries of a disputed version, which the table does not hold.
fn argued(opinion: &Opinion, key: &str, name: &str) -> Option<Arg> {
    let step = opinion.step.walk().find(|step| step.words.key == key)?;
    step.words.args.iter().find(|(given, _)| *given == name).map(|(_, arg)| arg.clone())
}

fn with_call(table: &Table, mut words: Words, id: EventId, otherwise: Option<Arg>) -> Words {
    let call = table
        .call(id)
        .map(|record| Arg::Call(record.call))
        .or(otherwise)
        .unwrap_or_else(|| Arg::Text(format!("#{id}")));
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
            (Some(record), _) => (record.by, record.call),
            (None, Some(Event::Calls(by, call) | Event::Changes { by, to: call, .. })) => (*by, *call),
            (None, _) => return words.with("seat", "?").with("call", format!("#{id}")).with("partner", "?"),
        };
        words.with("seat", seat).with("call", call).with("partner", seat.partner())
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
        Question::AlertedInTime { call: id } => call("ask-alerted-in-time", *id),
        Question::LeadFaced => Words::new("ask-lead-faced"),
        Question::Disputed { matter } => Words::new("ask-disputed").with("matter", matter.as_str()),
        Question::WithdrawnCallBars { call: id } => call("ask-withdrawn-call-bars", *id),
        Question::Gained { side } => Words::new("ask-gained").with("side", *side),
    }
}
