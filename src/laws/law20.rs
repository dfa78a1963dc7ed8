//! Law 20 — Review and explanation of calls: who must correct an explanation, who must not, and when.

use super::{Facts, Opinion, Outcome, Provision};
use crate::bridge::Seat;
use crate::case::{Disclosure, EventId, Phase, Told, replay};
use crate::reasoning::{Step, Truth, all, leaf};
use crate::words::Words;

/// Something of a side that has yet to be put right: what, whose mistake, and whether it is one.
struct Mistake {
    entry: EventId,
    by: Seat,
    is_one: Step,
    /// His partner knows of it: he heard, or was there to see.
    partner_knows: bool,
}

/// Explanations not yet corrected, and required alerts not yet given, at this moment.
fn uncorrected(facts: &Facts<'_>) -> Vec<Mistake> {
    let mut mistakes = Vec::new();
    let corrected_by_now =
        |told: &Told| facts.table.told.iter().any(|later| facts.is_put_right_by(told, later));
    for told in &facts.table.told {
        let Some(call) = facts.table.call(told.of) else { continue };
        let own_side = told.by.side() == call.by.side();
        if !own_side
            || !facts.stands_for_itself(told)
            || corrected_by_now(told)
            || !facts.is_in_question(told)
        {
            continue;
        }
        mistakes.push(Mistake {
            entry: told.id,
            by: told.by,
            is_one: facts.was_explained_wrongly(told, call),
            // Who explains his own call has no partner who explained it.
            partner_knows: told.by != call.by && told.heard_by[told.by.partner()],
        });
    }
    for alert in &facts.whole.alerts {
        let Some(call) = facts.table.call(alert.of) else { continue };
        let given =
            facts.table.alerts.iter().any(|now| now.id == alert.id && now.given != crate::case::Given::Never);
        let told_since = facts.table.told.iter().any(|told| told.of == call.id);
        if alert.given == crate::case::Given::Promptly
            || given
            || told_since
            || alert.by.side() != call.by.side()
        {
            continue;
        }
        mistakes.push(Mistake {
            entry: call.id,
            by: alert.by,
            is_one: facts.alert_is_required(call),
            partner_knows: facts.all_hear(),
        });
    }
    mistakes
}

/// 20F1 (40B5(a)): the duty is to explain the agreement, whatever one's own hand. Who was reminded of it by his partner's
/// explanation explains partner's later calls by it, and bids as if he had not been reminded (75A).
pub const EXPLAIN_BY_THE_AGREEMENT: Provision = Provision {
    cite: "20F1",
    opinions: |facts| {
        let mut opinions: Vec<Opinion> = Vec::new();
        for told in facts.table.told.iter().filter(|told| facts.is_in_question(told)) {
            let Some(call) = facts.table.call(told.of) else { continue };
            let heard = told.by == call.by.partner() && told.heard_by[call.by];
            let known = opinions.iter().any(|opinion| opinion.outcome == Outcome::ExplainsAsAgreed(call.by));
            if heard && !known && facts.table.phase < Phase::Play {
                let words = Words::new("step-heard-partners-explanation")
                    .with("seat", call.by)
                    .with("by", told.by)
                    .with("call", call.call);
                let step = leaf(words, Truth::Holds).resting_on_event(told.id);
                opinions.push(Opinion::new("20F1", Some(told.id), Outcome::ExplainsAsAgreed(call.by), step));
            }
        }
        opinions
    },
};

/// 20F4(a): who realises that his own explanation was wrong may tell it at once, and must before the clarification period ends.
///
/// Through the director, whichever side declares. His own missing alert is treated in the same way.
pub const OWN_MISTAKE: Provision = Provision {
    cite: "20F4(a)",
    opinions: |facts| {
        let outcome = |seat| match facts.table.phase {
            Phase::Auction => Some(Outcome::MayCorrect(seat)),
            Phase::Clarification => Some(Outcome::MustCorrect(seat)),
            // From here on it is 75B2, and after play no Law names a time.
            Phase::Play | Phase::Over => None,
        };
        uncorrected(facts)
            .into_iter()
            .filter_map(|mistake| {
                let words = Words::new("step-own-mistake").with("seat", mistake.by);
                let mut parts = vec![mistake.is_one];
                // He may tell it as soon as he likes; the duty begins when he has realised it.
                if facts.table.phase == Phase::Clarification {
                    parts.push(facts.has_realised(mistake.by, mistake.entry));
                }
                let step = all(words, parts);
                Some(Opinion::new("20F4(a)", Some(mistake.entry), outcome(mistake.by)?, step))
            })
            .collect()
    },
};

/// 20F5(a): during the auction a player may neither correct his partner's explanation nor show that it was wrong.
/// A required alert left out counts as such an explanation.
pub const PARTNERS_MISTAKE_DURING_THE_AUCTION: Provision = Provision {
    cite: "20F5(a)",
    opinions: |facts| {
        let mut opinions = breaches(facts, "20F5(a)");
        if facts.table.phase == Phase::Auction {
            opinions.extend(of_partner(facts, "20F5(a)", |_| {
                Some((Outcome::MustNotCorrect as fn(Seat) -> Outcome, None))
            }));
        }
        opinions
    },
};

/// 20F5(b)(i): a defender must wait until play ends, and must then tell his opponents, through the director.
pub const PARTNERS_MISTAKE_DEFENDER: Provision = Provision {
    cite: "20F5(b)(i)",
    opinions: |facts| {
        let mut opinions = breaches(facts, "20F5(b)(i)");
        let Some(contract) = facts.table.contract() else { return opinions };
        opinions.extend(of_partner(facts, "20F5(b)(i)", |seat| {
            let defends = seat.side() != contract.declarer.side();
            let what =
                if facts.table.phase == Phase::Over { Outcome::MustCorrect } else { Outcome::MustNotCorrect };
            defends.then_some((what as fn(Seat) -> Outcome, None))
        }));
        opinions
    },
};

/// 20F5(b)(ii): declarer or dummy must tell after the final pass, through the director. Later is a breach, and he must still tell.
///
/// On a passed-out board nobody is declarer, dummy or defender, and the Laws name no time.
pub const PARTNERS_MISTAKE_DECLARING_SIDE: Provision = Provision {
    cite: "20F5(b)(ii)",
    opinions: |facts| {
        if facts.table.phase == Phase::Over {
            return Vec::new();
        }
        let passed_out = facts.table.is_passed_out();
        let contract = facts.table.contract();
        of_partner(facts, "20F5(b)(ii)", |seat| {
            let declares = contract.is_some_and(|contract| seat.side() == contract.declarer.side());
            let open = passed_out.then(|| leaf("step-no-role-on-a-passed-out-board", Truth::Open));
            (declares || passed_out).then_some((Outcome::MustCorrect as fn(Seat) -> Outcome, open))
        })
    },
};

/// Corrections of a partner's explanation that came before their time: an infraction, and unauthorised to him who hears it.
/// What the opponents learned they may use all the same.
fn breaches(facts: &Facts<'_>, cite: &'static str) -> Vec<Opinion> {
    let mut opinions = Vec::new();
    for correction in &facts.table.told {
        let Some(corrected) = correction.corrects.and_then(|id| facts.table.told(id)) else { continue };
        if correction.by != corrected.by.partner() {
            continue;
        }
        // As the table stood when he spoke.
        let then = replay(facts.case, facts.moment_before(correction.at), facts.account);
        let too_soon = match cite {
            "20F5(a)" => then.phase == Phase::Auction,
            _ => {
                let defends =
                    |contract: crate::bridge::Contract| contract.declarer.side() != correction.by.side();
                then.phase > Phase::Auction
                    && then.phase < Phase::Over
                    && then.contract().is_some_and(defends)
            }
        };
        if too_soon {
            let words = Words::new("step-corrected-partner-too-soon")
                .with("seat", correction.by)
                .with("by", corrected.by);
            let step = leaf(words, Truth::Holds).resting_on_event(correction.id);
            opinions.push(Opinion::new(
                cite,
                Some(correction.id),
                Outcome::Breach(correction.by, correction.id),
                step,
            ));
        }
    }
    opinions
}

/// Opinions about the partner of whoever made each mistake.
fn of_partner(
    facts: &Facts<'_>,
    cite: &'static str,
    duty: impl Fn(Seat) -> Option<(fn(Seat) -> Outcome, Option<Step>)>,
) -> Vec<Opinion> {
    if facts.case.disclosure() == Disclosure::OwnCalls {
        return Vec::new();
    }
    uncorrected(facts)
        .into_iter()
        .filter(|mistake| mistake.partner_knows)
        .filter_map(|mistake| {
            let seat = mistake.by.partner();
            let (outcome, condition) = duty(seat)?;
            let words = Words::new("step-partners-mistake").with("seat", seat).with("by", mistake.by);
            let mut parts = vec![mistake.is_one];
            parts.extend(condition);
            Some(Opinion::new(cite, Some(mistake.entry), outcome(seat), all(words, parts)))
        })
        .collect()
}
