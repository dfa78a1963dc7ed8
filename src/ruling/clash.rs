//! Clashes: opposed outcomes, both established. The Laws leave a few; the ruling says so instead of hiding one.

use crate::bridge::Seat;
use crate::case::Table;
use crate::laws::{Opinion, Outcome, Standing, Who};

/// Two established opinions that cannot both be followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clash {
    pub first: Opinion,
    pub second: Opinion,
}

/// Every pair of established opinions whose outcomes oppose each other.
#[must_use]
pub fn clashes(table: &Table, opinions: &[Opinion]) -> Vec<Clash> {
    let established: Vec<&Opinion> =
        opinions.iter().filter(|opinion| opinion.standing == Standing::Established).collect();
    let mut clashes = Vec::new();
    for (place, first) in established.iter().enumerate() {
        for second in &established[place + 1..] {
            if oppose(table, first, second) || oppose(table, second, first) {
                clashes.push(Clash { first: (*first).clone(), second: (*second).clone() });
            }
        }
    }
    clashes
}

/// The table of opposed outcomes, each pair in one order.
pub const OPPOSED: &[&str] = &[
    "must_correct / must_not_correct: the same player, about the same thing",
    "may_correct / must_not_correct: the same player, about the same thing",
    "authorised / unauthorised: the same entry, to the same player or his side",
    "mistaken_explanation (75B1) / mistaken_call (75C): the same call",
    "mistaken_call (75C) / no_agreement (75D2): the same call",
    "mistaken_explanation (75B1) / no_agreement (75D2): the same call",
    "may_change (21B1, 21B2) / no_redress (21A): the same call",
    "may_change / auction_period_over",
    "contract / passed_out",
];

fn oppose(table: &Table, a: &Opinion, b: &Opinion) -> bool {
    let call_told = |told| table.told(told).map(|told| told.of);
    match (&a.outcome, &b.outcome) {
        (Outcome::MustCorrect(x) | Outcome::MayCorrect(x), Outcome::MustNotCorrect(y)) => {
            x == y && a.about == b.about
        }
        (Outcome::Authorised(to, x), Outcome::Unauthorised(other, y)) => x == y && overlap(*to, *other),
        (Outcome::MistakenExplanation(told), Outcome::MistakenCall(call) | Outcome::NoAgreement(call)) => {
            a.cite != "21B1(b)" && call_told(*told) == Some(*call)
        }
        (Outcome::MistakenCall(x), Outcome::NoAgreement(y)) => x == y,
        (Outcome::MayChange(_, x), Outcome::NoRedress(_, y)) => x == y,
        (Outcome::MayChange(..), Outcome::AuctionPeriodOver)
        | (Outcome::FinalContract(_), Outcome::PassedOut) => true,
        _ => false,
    }
}

fn overlap(a: Who, b: Who) -> bool {
    let side = |who| match who {
        Who::Seat(seat) => Seat::side(seat),
        Who::Side(side) => side,
    };
    match (a, b) {
        (Who::Seat(x), Who::Seat(y)) => x == y,
        _ => side(a) == side(b),
    }
}
