//! Law 75 — Mistaken explanation or mistaken call.

use super::{Facts, Opinion, Outcome, Provision, Who};
use crate::bridge::{Seat, Side};
use crate::case::{CallRecord, Means, Phase, Question, Told};
use crate::reasoning::{Step, Truth, all, any, leaf, not};
use crate::words::Words;

/// 75A: a player who hears his partner explain his call, rightly or wrongly, and so learns how it was taken, has
/// unauthorised information and must carefully avoid any advantage from it. His later calls are looked at after play, and the
/// score is adjusted if he took one (16B1(a): an action it suggested, with a logical alternative).
pub const PARTNERS_EXPLANATION_HEARD: Provision = Provision {
    cite: "75A",
    opinions: |facts| {
        let mut opinions: Vec<Opinion> = facts
            .table
            .told
            .iter()
            .filter_map(|told| {
                let call = facts.table.call(told.of)?;
                let heard = told.by == call.by.partner() && told.heard_by[call.by];
                let about_it = |other: &Told| other.of == told.of && facts.is_in_question(other);
                if !heard || !facts.whole.told.iter().any(about_it) {
                    return None;
                }
                let words = Words::new("step-heard-partners-explanation")
                    .with("seat", call.by)
                    .with("by", told.by)
                    .with("call", call.call);
                let step = leaf(words, Truth::Holds).resting_on_event(told.id);
                let outcome = Outcome::Unauthorised(Who::Seat(call.by), told.id);
                Some(Opinion::new("75A", Some(told.id), outcome, step))
            })
            .collect();
        let heard: Vec<Step> = opinions.iter().map(|opinion| opinion.step.clone()).collect();
        for seat in Seat::ALL {
            let first = opinions.iter().find_map(|opinion| match opinion.outcome {
                Outcome::Unauthorised(Who::Seat(to), told) if to == seat => facts.table.told(told),
                _ => None,
            });
            let Some(told) = first else { continue };
            let Some(later) = facts.table.standing().find(|call| call.by == seat && call.at > told.at) else {
                continue;
            };
            let words = |key| Words::new(key).with("seat", seat).with("by", told.by);
            let steps = vec![
                leaf(words("step-called-after-hearing"), Truth::Holds).resting_on_event(later.id),
                facts
                    .ask(Question::TookAdvantage { seat }, words("step-took-advantage"))
                    .resting_on_event(told.id),
            ];
            let step = all(words("step-used-what-he-heard"), steps);
            opinions.push(Opinion::new("75A", None, Outcome::Adjust("75A", seat.side().opponents()), step));
        }
        if !heard.is_empty() {
            let step = any("step-look-at-later-calls", heard);
            opinions.push(Opinion::new("75A", None, Outcome::ComeBack("75A"), step));
        }
        opinions
    },
};

/// 75B1: the explanation differs from the agreement: an infraction. Damage by it is redressed, to what would have been
/// with the right explanation in time (75D3).
pub const MISTAKEN_EXPLANATION: Provision = Provision {
    cite: "75B1",
    opinions: |facts| {
        let mut opinions: Vec<Opinion> = explained(facts)
            .filter_map(|(told, call)| {
                // Where there is no agreement, 75D2 speaks.
                facts.case.agreement_about(call.id)?.text()?;
                let step = facts.differs_from_the_agreement(told, call)?;
                Some(Opinion::new("75B1", Some(told.id), Outcome::MistakenExplanation(told.id), step))
            })
            .collect();
        // Found or presumed (21B1(b)), a mistaken explanation is redressed alike.
        for side in Side::BOTH {
            let mistaken: Vec<Step> = explained(facts)
                .filter(|(told, call)| {
                    told.by.side() != side
                        && facts
                            .case
                            .agreement_about(call.id)
                            .is_none_or(|agreement| agreement.means != Some(Means::NoAgreement))
                })
                .map(|(told, call)| facts.was_explained_wrongly(told, call))
                .collect();
            opinions.extend(adjust(facts, "75B1", side, mistaken));
        }
        opinions
    },
};

fn adjust(facts: &Facts<'_>, cite: &'static str, side: Side, grounds: Vec<Step>) -> Option<Opinion> {
    if grounds.is_empty() {
        return None;
    }
    let too_late = facts.too_late_for_some_call(side)?;
    let words = || Words::new("step-damaged-by-the-explanation").with("side", side);
    let step = all(words(), vec![any(words(), grounds), too_late, facts.is_damaged(side)]);
    Some(Opinion::new(cite, None, Outcome::Adjust(cite, side), step))
}

/// 75B2: who realises during play that his own explanation was wrong must call the director and tell at once.
pub const OWN_MISTAKE_REALISED_IN_PLAY: Provision = Provision {
    cite: "75B2",
    opinions: |facts| {
        if facts.table.phase != Phase::Play {
            return Vec::new();
        }
        explained(facts)
            .filter(|(told, _)| !facts.table.told.iter().any(|later| facts.is_put_right_by(told, later)))
            .map(|(told, call)| {
                let words = Words::new("step-own-mistake").with("seat", told.by);
                let parts =
                    vec![facts.was_explained_wrongly(told, call), facts.has_realised(told.by, told.id)];
                let step = all(words, parts);
                Opinion::new("75B2", Some(told.id), Outcome::MustCorrect(told.by), step)
            })
            .collect()
    },
};

/// 75C: the explanation is right and the call is the mistake: no infraction. It is not corrected at once, and there is no
/// duty later; the result stands, whatever the damage.
pub const MISTAKEN_CALL: Provision = Provision {
    cite: "75C",
    opinions: |facts| {
        let mut opinions = Vec::new();
        for (told, call) in explained(facts) {
            // One right answer says nothing of the call where another was wrong.
            let another_was_wrong = explained(facts).any(|(other, of)| {
                of.id == call.id
                    && other.id != told.id
                    && facts.was_explained_wrongly(other, call).truth == Truth::Holds
            });
            if another_was_wrong {
                continue;
            }
            let Some(mistaken) = is_mistaken_call(facts, told, call) else { continue };
            let about = Some(call.id);
            opinions.push(Opinion::new("75C", about, Outcome::MistakenCall(call.id), mistaken.clone()));
            if facts.table.phase == Phase::Over {
                opinions.push(Opinion::new("75C", about, Outcome::ResultStands, mistaken));
            } else {
                opinions.push(Opinion::new("75C", about, Outcome::MustNotCorrect(call.by), mistaken));
            }
        }
        opinions
    },
};

fn is_mistaken_call(facts: &Facts<'_>, told: &Told, call: &CallRecord) -> Option<Step> {
    let agreement = facts.case.agreement_about(call.id)?;
    agreement.text()?;
    // A right explanation of a right call is no sign of a mistaken one: somebody must have questioned it.
    let asked = [Question::ExplainedWrongly { told: told.id }, Question::CallDeparts { call: call.id }];
    if facts.correction_of(told).is_none()
        && !asked.iter().any(|question| facts.case.answer(question).is_some())
    {
        return None;
    }
    let differs = facts.differs_from_the_agreement(told, call)?;
    let words = Words::new("step-mistaken-call").with("seat", call.by).with("call", call.call);
    let rightly = Words::new("step-told-rightly").with("by", told.by).with("says", told.says.as_str());
    let departs =
        facts.ask(Question::CallDeparts { call: call.id }, facts.about_call("step-call-departs", call));
    Some(all(words, vec![facts.agreement_is_found(agreement, call), not(rightly, differs), departs]))
}

/// 75D2: an agreement needs the same understanding in both heads; describing one that does not exist is an infraction,
/// and calls made on it may be changed under 21B.
pub const NO_AGREEMENT: Provision = Provision {
    cite: "75D2",
    opinions: |facts| {
        let mut seen = Vec::new();
        explained(facts)
            .filter_map(|(_, call)| {
                let agreement = facts.case.agreement_about(call.id)?;
                if agreement.means != Some(Means::NoAgreement) || seen.contains(&call.id) {
                    return None;
                }
                seen.push(call.id);
                let step = facts.agreement_is_found(agreement, call);
                Some(Opinion::new("75D2", Some(call.id), Outcome::NoAgreement(call.id), step))
            })
            .collect()
    },
};

/// 75D3: where there was no agreement, damage is redressed to what would have been had the opponents been told just that.
pub const BASELINE_WITHOUT_AGREEMENT: Provision = Provision {
    cite: "75D3",
    opinions: |facts| {
        Side::BOTH
            .into_iter()
            .filter_map(|side| {
                let grounds: Vec<Step> = explained(facts)
                    .filter(|(told, _)| told.by.side() != side)
                    .filter(|(_, call)| {
                        facts
                            .case
                            .agreement_about(call.id)
                            .is_some_and(|agreement| agreement.means == Some(Means::NoAgreement))
                    })
                    .map(|(told, call)| facts.was_explained_wrongly(told, call))
                    .collect();
                adjust(facts, "75D3", side, grounds)
            })
            .collect()
    },
};

/// First explanations that somebody has put in question, with the call each is about.
fn explained<'a>(facts: &'a Facts<'_>) -> impl Iterator<Item = (&'a Told, &'a CallRecord)> {
    facts
        .table
        .told
        .iter()
        .filter(|told| facts.stands_for_itself(told) && facts.is_in_question(told))
        .filter_map(|told| Some((told, facts.table.call(told.of)?)))
        .filter(|(told, call)| told.by.side() == call.by.side())
}
