//! What to say: the sentence of the ruling, of each opinion, and the questions as put to a director.

use super::Ruling;
use crate::case::{EventId, Question, Table};
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
            with_call(table, words, *call).with("partner", seat.partner())
        }
        Outcome::MistakenExplanation(told) => {
            let words =
                pick(["say-presumed-mistaken", "say-presumed-mistaken-if", "say-not-presumed-mistaken"]);
            match table.told(*told) {
                Some(told) => {
                    with_call(table, words, told.of).with("seat", told.by).with("says", told.says.as_str())
                }
                None => words,
            }
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

fn with_call(table: &Table, mut words: Words, id: EventId) -> Words {
    let call = table.call(id).map_or_else(|| Arg::Text(format!("#{id}")), |record| Arg::Call(record.call));
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
    let call = |key: &'static str, id: EventId| match facts.whole.call(id) {
        Some(record) => facts.about_call(key, record).with("partner", record.by.partner()),
        None => Words::new(key).with("seat", "?").with("call", "?").with("partner", "?"),
    };
    match question {
        Question::CouldWell { call: id } => call("ask-could-well", *id),
        Question::ExplainedWrongly { told } => match facts.whole.told(*told) {
            Some(told) => {
                let words = Words::new("ask-explained-wrongly")
                    .with("seat", told.by)
                    .with("says", told.says.as_str());
                with_call(&facts.whole, words, told.of)
            }
            None => Words::new("ask-explained-wrongly").with("seat", "?").with("says", "?").with("call", "?"),
        },
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
