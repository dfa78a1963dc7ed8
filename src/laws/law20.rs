//! Law 20 — Review and explanation of calls: who must correct an explanation, who must not, and when.

use super::{Facts, Opinion, Outcome, Provision};
use crate::bridge::Seat;
use crate::case::{Disclosure, EventId, Phase};
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
    let corrected_by_now = |told: EventId| facts.table.told.iter().any(|later| later.corrects == Some(told));
    for told in &facts.table.told {
        let Some(call) = facts.table.call(told.of) else { continue };
        let own_side = told.by.side() == call.by.side();
        if !own_side || told.corrects.is_some() || corrected_by_now(told.id) || !facts.is_in_question(told) {
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
        if alert.given == crate::case::Given::Promptly || given || told_since || alert.by != call.by.partner()
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
                let step = all(words, vec![mistake.is_one]);
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
        if facts.table.phase != Phase::Auction {
            return Vec::new();
        }
        of_partner(facts, "20F5(a)", |_| Some((Outcome::MustNotCorrect as fn(Seat) -> Outcome, None)))
    },
};

/// 20F5(b)(i): a defender must wait until play ends, and must then tell his opponents, through the director.
pub const PARTNERS_MISTAKE_DEFENDER: Provision = Provision {
    cite: "20F5(b)(i)",
    opinions: |facts| {
        let Some(contract) = facts.table.contract() else { return Vec::new() };
        of_partner(facts, "20F5(b)(i)", |seat| {
            let defends = seat.side() != contract.declarer.side();
            let what =
                if facts.table.phase == Phase::Over { Outcome::MustCorrect } else { Outcome::MustNotCorrect };
            defends.then_some((what as fn(Seat) -> Outcome, None))
        })
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
