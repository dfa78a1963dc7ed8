//! A deliberately plain checker of what may replace an irregular call, written from the digest of the Laws alone.
//!
//! For every call it writes down each outcome the director's answers still allow, in the Laws' order,
//! and lays them on top of each other: where all agree the row says so, where they differ it is open.
//! Paragraph numbers are those of the 2017 Laws; the wording is ours.
//!
//! Choices where the text says little:
//! - A field of a row is `None` only where the outcomes still possible differ on it (or the text itself
//!   leaves it open); `after_play` is empty where they differ.
//! - Where one call is the only one allowed (`must`) it is the only row.
//! - 27B1(a) takes the lowest of the sufficient bids that specify the same denomination(s), whatever
//!   denomination it names.
//! - 27B4 covers every insufficient bid, the same one made again included.
//! - 27A2: an insufficient bid out of rotation is a call out of rotation. Where 31A1 makes its maker
//!   repeat it and it is still insufficient, what follows is left open: Law 27 starts afresh.
//! - A double or redouble against 19 is Law 36, and a bid above seven Law 38, whoever's turn it was;
//!   even 25 does not come first when it was the LHO's and the offender had just called.
//! - 31B2 and 32B2 send to A2(a) and A2(b): the rows name those, as for a call at RHO's turn.
//! - 26A is of general reach: a comparable call takes away lead restrictions and 16C, and brings 23C,
//!   under 25B2, 30A, 36B and 38C as well. It never lifts a bar there.
//! - 30A names neither 26B nor its absence. If the enforced pass is not comparable 26B is open.
//! - 16C "may apply" counts as yes: it applies of itself unless switched off.
//! - 16C3 stands after the play only where the digest's table names it: 30B1(b)(ii), 31A2(b), 32A2(b).
//! - After 31A1 and 32A1 ("no rectification") there is no 16C and nothing to look at after the play.
//! - 25B2: nothing is replaced; the one row is the offender's own call, which stands.
//! - 36B4, 38C: partner must pass already at a turn that comes before the offender's; the pass of 38C
//!   is made at the offender's own turn.
//! - If the calls made meanwhile end the auction there is no row, not even the repeat of 31A1.

#![allow(dead_code)]

use super::checker::{C, Put};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Insufficient,
    OutOfRotationAtRho,
    OutOfRotationAtPartner,
    /// at the LHO's turn, by one who has not called before: as at partner's (30B1, 31B)
    OutOfRotationAtLhoFirstCall,
    /// at the LHO's turn, by one who has: 25 (30B2, 31C, 32C)
    OutOfRotationAtLhoLater,
    /// a double or redouble against 19, in or out of rotation (36)
    Inadmissible,
    /// in or out of rotation (38)
    AboveSeven,
}

#[derive(Clone, Copy)]
pub struct Given<'a> {
    /// 0=N 1=E 2=S 3=W
    pub dealer: u8,
    /// legal calls that stand before the irregular one
    pub auction: &'a [Put],
    /// the irregular call, not accepted
    pub wrong: Put,
    /// legal calls made by others after it was cancelled and before the offender's turn
    pub then: &'a [Put],
    /// is this call comparable to the wrong one? `None` = the director has not said
    pub comparable: &'a dyn Fn(C) -> Option<bool>,
    /// 27B1(a): does this bid specify the same denomination(s)?
    pub same_denomination: &'a dyn Fn(C) -> Option<bool>,
    /// 30C: if the wrong call is a pass, is it one for Law 30 (else 31)?
    pub natural_pass: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bar {
    None,
    /// 30A; the enforced pass of the row is that pass
    OffenderNext,
    PartnerNext,
    PartnerWhenever,
    BothWhenever,
}

/// Lead restrictions. `Yes` is for completeness: 26B always waits to see who defends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum May {
    No,
    Yes,
    /// 26B may apply if the offending side defends
    OffenderDefends,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    pub call: C,
    /// may this call be made as the replacement at all
    pub allowed: Option<bool>,
    /// the only call allowed
    pub must: bool,
    /// the paragraph; several, if open, joined by " or "
    pub law: &'static str,
    pub bar: Option<Bar>,
    pub lead_restrictions: Option<May>,
    /// after this replacement, does 16C apply to the withdrawn call for the offending side
    pub sixteen_c: Option<bool>,
    pub after_play: &'static [&'static str],
}

fn lho(seat: u8) -> u8 {
    (seat + 1) % 4
}
fn partner(seat: u8) -> u8 {
    (seat + 2) % 4
}
fn rho(seat: u8) -> u8 {
    (seat + 3) % 4
}
fn same_side(a: u8, b: u8) -> bool {
    a % 2 == b % 2
}

fn turn(dealer: u8, calls: &[Put]) -> u8 {
    match calls.last() {
        None => dealer,
        Some(put) => lho(put.seat),
    }
}

/// 22: three passes after a call; with no bid among four calls these are four passes.
fn has_ended(calls: &[Put]) -> bool {
    let n = calls.len();
    n >= 4 && calls[n - 3..].iter().all(|put| put.call == C::P)
}

/// 18: more tricks than the last bid, or as many in a higher denomination.
fn is_sufficient(call: C, calls: &[Put]) -> bool {
    let C::B(level, denomination) = call else {
        return true;
    };
    for put in calls.iter().rev() {
        if let C::B(l, d) = put.call {
            return level > l || (level == l && denomination > d);
        }
    }
    true
}

/// 19: a double over an opponent's bid, a redouble over an opponent's double, only passes between.
fn is_admissible(seat: u8, call: C, calls: &[Put]) -> bool {
    let last = calls.iter().rev().find(|put| put.call != C::P);
    match (call, last) {
        (C::P | C::B(..), _) => true,
        (_, None) => false,
        (C::X, Some(put)) => matches!(put.call, C::B(..)) && !same_side(put.seat, seat),
        (C::XX, Some(put)) => put.call == C::X && !same_side(put.seat, seat),
    }
}

fn is_above_seven(call: C) -> bool {
    matches!(call, C::B(level, _) if level > 7)
}

fn is_legal(seat: u8, call: C, calls: &[Put]) -> bool {
    !is_above_seven(call) && is_sufficient(call, calls) && is_admissible(seat, call, calls)
}

/// Pass, double, redouble, then the bids upwards.
fn all_calls() -> Vec<C> {
    let mut all = vec![C::P, C::X, C::XX];
    for level in 1..=7 {
        for denomination in 0..=4 {
            all.push(C::B(level, denomination));
        }
    }
    all
}

/// `None` if the call is not irregular.
fn kind_of(dealer: u8, auction: &[Put], wrong: Put) -> Option<Kind> {
    let due = turn(dealer, auction);
    let seat = wrong.seat;
    if is_above_seven(wrong.call) {
        return Some(Kind::AboveSeven);
    }
    if !is_admissible(seat, wrong.call, auction) {
        return Some(Kind::Inadmissible);
    }
    if due == rho(seat) {
        return Some(Kind::OutOfRotationAtRho);
    }
    if due == partner(seat) {
        return Some(Kind::OutOfRotationAtPartner);
    }
    if due == lho(seat) {
        let has_called_before = auction.iter().any(|put| put.seat == seat);
        return Some(if has_called_before {
            Kind::OutOfRotationAtLhoLater
        } else {
            Kind::OutOfRotationAtLhoFirstCall
        });
    }
    if !is_sufficient(wrong.call, auction) {
        return Some(Kind::Insufficient);
    }
    None
}

/// Panics if the call is not irregular.
pub fn kind(given: &Given) -> Kind {
    kind_of(given.dealer, given.auction, given.wrong).expect("the wrong call is legal and in rotation")
}

/// What follows from one call under one paragraph.
struct Outcome {
    law: &'static str,
    allowed: bool,
    bar: Option<Bar>,
    lead: Option<May>,
    sixteen_c: Option<bool>,
    after_play: &'static [&'static str],
}

fn outcome(
    law: &'static str,
    bar: Bar,
    lead: May,
    sixteen_c: bool,
    after: &'static [&'static str],
) -> Outcome {
    Outcome {
        law,
        allowed: true,
        bar: Some(bar),
        lead: Some(lead),
        sixteen_c: Some(sixteen_c),
        after_play: after,
    }
}

/// The value all of them have, if they have one.
fn agreed<T: Copy + PartialEq>(values: &[T]) -> Option<T> {
    if values.iter().all(|v| *v == values[0]) { Some(values[0]) } else { None }
}

fn row(call: C, must: bool, possible: &[Outcome]) -> Row {
    let mut laws: Vec<&'static str> = possible.iter().map(|o| o.law).collect();
    laws.dedup();
    let law = match laws[..] {
        [one] => one,
        ["27B1(a)", "27B1(b)"] => "27B1(a) or 27B1(b)",
        ["27B1(a)", "27B2"] => "27B1(a) or 27B2",
        ["27B1(a)", "27B1(b)", "27B2"] => "27B1(a) or 27B1(b) or 27B2",
        ["27B1(b)", "27B2"] => "27B1(b) or 27B2",
        ["27B1(b)", "27B3"] => "27B1(b) or 27B3",
        ["30B1(b)(i)", "30B1(b)(ii)"] => "30B1(b)(i) or 30B1(b)(ii)",
        ["31A2(a)", "31A2(b)"] => "31A2(a) or 31A2(b)",
        ["32A2(a)", "32A2(b)"] => "32A2(a) or 32A2(b)",
        _ => panic!("no words for {laws:?}"),
    };
    Row {
        call,
        allowed: agreed(&possible.iter().map(|o| o.allowed).collect::<Vec<_>>()),
        must,
        law,
        bar: agreed(&possible.iter().map(|o| o.bar).collect::<Vec<_>>()).flatten(),
        lead_restrictions: agreed(&possible.iter().map(|o| o.lead).collect::<Vec<_>>()).flatten(),
        sixteen_c: agreed(&possible.iter().map(|o| o.sixteen_c).collect::<Vec<_>>()).flatten(),
        after_play: agreed(&possible.iter().map(|o| o.after_play).collect::<Vec<_>>()).unwrap_or(&[]),
    }
}

/// `yes` before `no`, as the Laws have it.
fn by_answer(answer: Option<bool>, yes: Outcome, no: Outcome) -> Vec<Outcome> {
    match answer {
        Some(true) => vec![yes],
        Some(false) => vec![no],
        None => vec![yes, no],
    }
}

/// 27B1(a): this bid specifies the same denomination(s), and no lower sufficient bid does.
fn is_lowest_of_same_denomination(given: &Given, call: C) -> Option<bool> {
    if !matches!(call, C::B(..)) {
        return Some(false);
    }
    let mut open = false;
    match (given.same_denomination)(call) {
        Some(false) => return Some(false),
        Some(true) => {}
        None => open = true,
    }
    for lower in all_calls() {
        if lower == call {
            break;
        }
        if matches!(lower, C::B(..)) && is_sufficient(lower, given.auction) {
            match (given.same_denomination)(lower) {
                Some(true) => return Some(false),
                Some(false) => {}
                None => open = true,
            }
        }
    }
    if open { None } else { Some(true) }
}

/// 27B, one legal call.
fn instead_of_insufficient(given: &Given, call: C) -> Vec<Outcome> {
    let lowest = is_lowest_of_same_denomination(given, call);
    let comparable = (given.comparable)(call);
    let mut possible = Vec::new();
    if lowest != Some(false) {
        possible.push(outcome("27B1(a)", Bar::None, May::No, false, &["27D"]));
    }
    if lowest != Some(true) && comparable != Some(false) {
        possible.push(outcome("27B1(b)", Bar::None, May::No, false, &["27D", "23C"]));
    }
    if lowest != Some(true) && comparable != Some(true) {
        if matches!(call, C::X | C::XX) {
            possible.push(cancelled("27B3"));
        } else {
            possible.push(outcome("27B2", Bar::PartnerWhenever, May::OffenderDefends, true, &["72C"]));
        }
    }
    possible
}

/// 27B3, 27B4: choose again; partner is barred whatever comes next.
fn cancelled(law: &'static str) -> Outcome {
    Outcome { allowed: false, ..outcome(law, Bar::PartnerWhenever, May::OffenderDefends, true, &["72C"]) }
}

/// All legal calls, comparable or not, by the two limbs of one paragraph.
fn by_two_limbs(given: &Given, stands: &[Put], limb_a: &'static str, limb_b: &'static str) -> Vec<Row> {
    let mut rows = Vec::new();
    for call in all_calls() {
        if is_legal(given.wrong.seat, call, stands) {
            let yes = outcome(limb_a, Bar::None, May::No, false, &["23C"]);
            let no = outcome(limb_b, Bar::PartnerNext, May::OffenderDefends, true, &["72C", "16C3"]);
            rows.push(row(call, false, &by_answer((given.comparable)(call), yes, no)));
        }
    }
    rows
}

/// One call with a bar that stays; 26A may still take away lead restrictions and 16C.
fn barred(given: &Given, call: C, must: bool, law: &'static str, bar: Bar) -> Row {
    let yes = outcome(law, bar, May::No, false, &["72C", "23C"]);
    let no = outcome(law, bar, May::OffenderDefends, true, &["72C"]);
    row(call, must, &by_answer((given.comparable)(call), yes, no))
}

/// Pass, double, redouble, then the bids upwards. Calls that are not legal over what then stands are left
/// out; those cancelled by 27B3 (perhaps) and 27B4 are in.
///
/// Panics if it is not the offender's turn after the calls made meanwhile.
pub fn options(given: &Given) -> Vec<Row> {
    let offender = given.wrong.seat;
    let wrong = given.wrong.call;
    let kind = kind(given);

    // 25B2: cancelled; the first call stands.
    if kind == Kind::OutOfRotationAtLhoLater {
        let mut own = None;
        for put in given.auction {
            if put.seat == offender {
                own = Some(put.call);
            }
        }
        let own = own.expect("the offender has called before");
        let yes = outcome("25B2", Bar::None, May::No, false, &["23C"]);
        let no = outcome("25B2", Bar::None, May::OffenderDefends, true, &[]);
        return vec![row(own, true, &by_answer((given.comparable)(own), yes, no))];
    }

    let mut stands = given.auction.to_vec();
    stands.extend_from_slice(given.then);
    if has_ended(&stands) {
        return Vec::new();
    }
    assert_eq!(turn(given.dealer, &stands), offender, "it is not the offender's turn yet");

    // 38C.
    if kind == Kind::AboveSeven {
        return vec![barred(given, C::P, true, "38C", Bar::BothWhenever)];
    }

    // 36B: in rotation, out of rotation.
    if kind == Kind::Inadmissible {
        let law = if turn(given.dealer, given.auction) == offender { "36B2" } else { "36B4" };
        let mut rows = Vec::new();
        for call in all_calls() {
            if is_legal(offender, call, &stands) {
                rows.push(barred(given, call, false, law, Bar::PartnerWhenever));
            }
        }
        return rows;
    }

    // 27B.
    if kind == Kind::Insufficient {
        let mut rows = Vec::new();
        for call in all_calls() {
            if is_legal(offender, call, &stands) {
                rows.push(row(call, false, &instead_of_insufficient(given, call)));
            } else if !is_sufficient(call, &stands) {
                rows.push(row(call, false, &[cancelled("27B4")]));
            }
        }
        return rows;
    }

    // 30.
    if wrong == C::P && given.natural_pass {
        if kind == Kind::OutOfRotationAtRho {
            let yes = outcome("30A", Bar::OffenderNext, May::No, false, &["72C", "23C"]);
            let mut no = outcome("30A", Bar::OffenderNext, May::No, true, &["72C"]);
            no.lead = None; // not named, and not excluded
            return vec![row(C::P, true, &by_answer((given.comparable)(C::P), yes, no))];
        }
        return by_two_limbs(given, &stands, "30B1(b)(i)", "30B1(b)(ii)");
    }

    // 31 and 32.
    let is_double = matches!(wrong, C::X | C::XX);
    let rho_passed = given.then.last().is_some_and(|put| put.call == C::P);
    if kind == Kind::OutOfRotationAtRho && rho_passed {
        let law = if is_double { "32A1" } else { "31A1" };
        let mut repeat = outcome(law, Bar::None, May::No, false, &[]);
        if !is_legal(offender, wrong, &stands) {
            // Now insufficient in rotation: all depends on Law 27.
            repeat.bar = None;
            repeat.lead = None;
            repeat.sixteen_c = None;
        }
        return vec![row(wrong, true, &[repeat])];
    }
    if is_double {
        by_two_limbs(given, &stands, "32A2(a)", "32A2(b)")
    } else {
        by_two_limbs(given, &stands, "31A2(a)", "31A2(b)")
    }
}

/// The reduced set of calls; the last one is only ever an irregularity.
const CALLS: [C; 8] = [C::P, C::B(1, 0), C::B(1, 2), C::B(1, 4), C::B(2, 0), C::X, C::XX, C::B(8, 0)];

/// Legal calls, the irregular one, and those made meanwhile, together.
const LONGEST: usize = 5;

/// Every auction of at most five turns with one irregular call, not accepted, and the calls made until the
/// offender is to replace it: the auction before, the irregular call, the calls meanwhile.
///
/// Left out: calls after the end of the auction, and auctions that end before the offender's turn. Under 25
/// nothing is replaced, so no call comes after.
pub fn world(dealer: u8) -> Vec<(Vec<Put>, Put, Vec<Put>)> {
    let mut all = Vec::new();
    auctions(dealer, &[], &mut all);
    all
}

fn auctions(dealer: u8, auction: &[Put], all: &mut Vec<(Vec<Put>, Put, Vec<Put>)>) {
    if auction.len() == LONGEST || has_ended(auction) {
        return;
    }
    for seat in 0..4 {
        for call in CALLS {
            let wrong = Put { seat, call };
            if let Some(kind) = kind_of(dealer, auction, wrong) {
                meanwhile(dealer, auction, wrong, kind, &[], all);
            }
        }
    }
    let seat = turn(dealer, auction);
    for call in CALLS {
        if is_legal(seat, call, auction) {
            let mut longer = auction.to_vec();
            longer.push(Put { seat, call });
            auctions(dealer, &longer, all);
        }
    }
}

fn meanwhile(
    dealer: u8,
    auction: &[Put],
    wrong: Put,
    kind: Kind,
    then: &[Put],
    all: &mut Vec<(Vec<Put>, Put, Vec<Put>)>,
) {
    let mut stands = auction.to_vec();
    stands.extend_from_slice(then);
    if has_ended(&stands) {
        return;
    }
    let seat = turn(dealer, &stands);
    if seat == wrong.seat || kind == Kind::OutOfRotationAtLhoLater {
        all.push((auction.to_vec(), wrong, then.to_vec()));
        return;
    }
    if auction.len() + 1 + then.len() == LONGEST {
        return;
    }
    let must_pass = seat == partner(wrong.seat) && matches!(kind, Kind::Inadmissible | Kind::AboveSeven);
    for call in CALLS {
        if is_legal(seat, call, &stands) && (call == C::P || !must_pass) {
            let mut more = then.to_vec();
            more.push(Put { seat, call });
            meanwhile(dealer, auction, wrong, kind, &more, all);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::checker::C::{B, P, X, XX};
    use super::*;

    const N: u8 = 0;
    const E: u8 = 1;
    const S: u8 = 2;
    const W: u8 = 3;
    const CLUBS: u8 = 0;
    const DIAMONDS: u8 = 1;
    const HEARTS: u8 = 2;
    const SPADES: u8 = 3;
    const NT: u8 = 4;

    fn puts(list: &[(u8, C)]) -> Vec<Put> {
        list.iter().map(|&(seat, call)| Put { seat, call }).collect()
    }

    /// A table, the calls found comparable, those found not to be; of the rest the director has said nothing.
    struct Page {
        dealer: u8,
        auction: Vec<Put>,
        wrong: Put,
        then: Vec<Put>,
        yes: Vec<C>,
        no: Vec<C>,
        same: fn(C) -> Option<bool>,
        natural_pass: bool,
    }

    fn page(dealer: u8, auction: &[(u8, C)], wrong: (u8, C), then: &[(u8, C)]) -> Page {
        Page {
            dealer,
            auction: puts(auction),
            wrong: Put { seat: wrong.0, call: wrong.1 },
            then: puts(then),
            yes: vec![],
            no: vec![],
            same: |_| Some(false),
            natural_pass: true,
        }
    }

    impl Page {
        fn ask<T>(&self, f: impl Fn(&Given) -> T) -> T {
            let comparable = |call| {
                if self.yes.contains(&call) {
                    Some(true)
                } else if self.no.contains(&call) {
                    Some(false)
                } else {
                    None
                }
            };
            f(&Given {
                dealer: self.dealer,
                auction: &self.auction,
                wrong: self.wrong,
                then: &self.then,
                comparable: &comparable,
                same_denomination: &self.same,
                natural_pass: self.natural_pass,
            })
        }
        fn kind(&self) -> Kind {
            self.ask(kind)
        }
        fn rows(&self) -> Vec<Row> {
            self.ask(options)
        }
        fn row(&self, call: C) -> Row {
            self.rows().into_iter().find(|row| row.call == call).expect("a row for the call")
        }
        fn has(&self, call: C) -> bool {
            self.rows().iter().any(|row| row.call == call)
        }
    }

    /// allowed, law, bar, lead, 16C, after play
    type Rest = (Option<bool>, &'static str, Option<Bar>, Option<May>, Option<bool>, &'static [&'static str]);

    fn rest(row: &Row) -> Rest {
        (row.allowed, row.law, row.bar, row.lead_restrictions, row.sixteen_c, row.after_play)
    }

    const FREE_A: Rest = (Some(true), "27B1(a)", Some(Bar::None), Some(May::No), Some(false), &["27D"]);
    const FREE_B: Rest =
        (Some(true), "27B1(b)", Some(Bar::None), Some(May::No), Some(false), &["27D", "23C"]);
    const BARRED: Rest =
        (Some(true), "27B2", Some(Bar::PartnerWhenever), Some(May::OffenderDefends), Some(true), &["72C"]);

    fn case_8() -> Page {
        let mut it = page(W, &[(W, B(1, HEARTS))], (N, B(1, DIAMONDS)), &[]);
        it.same = |call| Some(matches!(call, B(_, DIAMONDS)));
        it.no = vec![P, X, B(2, CLUBS), B(1, NT), B(3, DIAMONDS)];
        it.yes = vec![B(2, SPADES)];
        it
    }

    #[test]
    fn case_8_natural_insufficient_bid() {
        let it = case_8();
        assert_eq!(it.kind(), Kind::Insufficient);
        assert_eq!(rest(&it.row(B(2, DIAMONDS))), FREE_A); // nobody asks whether it is comparable
        assert_eq!(rest(&it.row(B(2, SPADES))), FREE_B);
        for call in [B(3, DIAMONDS), B(2, CLUBS), B(1, NT), P] {
            assert_eq!(rest(&it.row(call)), BARRED);
        }
        let doubled = it.row(X);
        assert_eq!(rest(&doubled), (Some(false), "27B3", BARRED.2, BARRED.3, BARRED.4, BARRED.5));
        let again = it.row(B(1, CLUBS));
        assert_eq!(rest(&again), (Some(false), "27B4", BARRED.2, BARRED.3, BARRED.4, BARRED.5));
        // A redouble is no legal call at all. 1C, 1D, 1H are 27B4.
        assert!(!it.has(XX));
        assert_eq!(it.rows().len(), 37);
        assert_eq!(it.rows().iter().filter(|row| row.law == "27B4").count(), 3);
        assert!(it.rows().iter().all(|row| !row.must));
    }

    #[test]
    fn case_8_before_the_director_has_said() {
        let mut it = case_8();
        it.no.clear();
        let open = it.row(P);
        assert_eq!(rest(&open), (Some(true), "27B1(b) or 27B2", None, None, None, &[][..]));
        let open = it.row(X);
        assert_eq!(rest(&open), (None, "27B1(b) or 27B3", None, None, None, &[][..]));
        assert_eq!(rest(&it.row(B(2, DIAMONDS))), FREE_A);
        assert_eq!(it.row(B(3, DIAMONDS)).law, "27B1(b) or 27B2");

        it.same = |call| if matches!(call, B(_, DIAMONDS)) { None } else { Some(false) };
        assert_eq!(it.row(B(2, DIAMONDS)).law, "27B1(a) or 27B1(b) or 27B2");
        // Lowest only if 2D does not specify diamonds.
        it.no = vec![B(3, DIAMONDS)];
        assert_eq!(it.row(B(3, DIAMONDS)).law, "27B1(a) or 27B2");
        // Free either way; only the review differs.
        it.yes = vec![B(2, DIAMONDS)];
        let open = it.row(B(2, DIAMONDS));
        assert_eq!(
            rest(&open),
            (Some(true), "27B1(a) or 27B1(b)", Some(Bar::None), Some(May::No), Some(false), &[][..])
        );
    }

    #[test]
    fn case_8_pair_double_that_shows_the_suit() {
        let mut it = page(W, &[(W, B(1, CLUBS)), (N, B(1, SPADES))], (E, B(1, HEARTS)), &[]);
        it.yes = vec![X];
        it.same = |call| Some(matches!(call, B(_, HEARTS)));
        assert_eq!(rest(&it.row(X)), FREE_B);
        assert_eq!(rest(&it.row(B(2, HEARTS))), FREE_A);
    }

    #[test]
    fn case_9_answer_to_an_ace_ask() {
        let auction = [(S, B(1, SPADES)), (W, P), (N, B(4, NT)), (E, B(5, HEARTS))];
        let mut it = page(S, &auction, (S, B(5, DIAMONDS)), &[]);
        it.yes = vec![P];
        it.no = vec![X, B(5, SPADES), B(6, DIAMONDS)];
        assert_eq!(rest(&it.row(P)), FREE_B);
        assert_eq!((it.row(X).law, it.row(X).allowed), ("27B3", Some(false)));
        assert_eq!(rest(&it.row(B(5, SPADES))), BARRED);
        // 5D named diamonds and specified none.
        assert_eq!(rest(&it.row(B(6, DIAMONDS))), BARRED);
        // The twin, no agreement: nothing is comparable.
        it.yes.clear();
        it.no.push(P);
        assert_eq!(rest(&it.row(P)), BARRED);
    }

    #[test]
    fn case_10a_pass_at_rho_turn() {
        let mut it = page(W, &[], (N, P), &[(W, B(1, HEARTS))]);
        assert_eq!(it.kind(), Kind::OutOfRotationAtRho);
        it.no = vec![P];
        let rows = it.rows();
        assert_eq!(rows.len(), 1);
        assert!(rows[0].must && rows[0].call == P);
        assert_eq!(
            rest(&rows[0]),
            (Some(true), "30A", Some(Bar::OffenderNext), None, Some(true), &["72C"][..])
        );
        it.no.clear();
        assert_eq!(it.row(P).sixteen_c, None);
        it.yes = vec![P];
        assert_eq!((it.row(P).sixteen_c, it.row(P).lead_restrictions), (Some(false), Some(May::No)));
        assert_eq!(it.row(P).bar, Some(Bar::OffenderNext));
    }

    /// allowed, bar, lead, 16C, after play
    type ButLaw = (Option<bool>, Option<Bar>, Option<May>, Option<bool>, &'static [&'static str]);

    const TWO_LIMBS_A: ButLaw = (Some(true), Some(Bar::None), Some(May::No), Some(false), &["23C"]);
    const TWO_LIMBS_B: ButLaw =
        (Some(true), Some(Bar::PartnerNext), Some(May::OffenderDefends), Some(true), &["72C", "16C3"]);

    fn but_law(row: &Row) -> ButLaw {
        (row.allowed, row.bar, row.lead_restrictions, row.sixteen_c, row.after_play)
    }

    #[test]
    fn case_10b_pass_at_partner_turn() {
        let mut it = page(S, &[], (N, P), &[(S, B(1, HEARTS)), (W, P)]);
        assert_eq!(it.kind(), Kind::OutOfRotationAtPartner);
        it.yes = vec![P, B(1, NT), B(2, HEARTS), B(3, HEARTS)];
        it.no = vec![B(1, SPADES), B(2, CLUBS)];
        for call in it.yes.clone() {
            assert_eq!((it.row(call).law, but_law(&it.row(call))), ("30B1(b)(i)", TWO_LIMBS_A));
        }
        for call in it.no.clone() {
            assert_eq!((it.row(call).law, but_law(&it.row(call))), ("30B1(b)(ii)", TWO_LIMBS_B));
        }
        let open = it.row(B(4, HEARTS));
        assert_eq!((open.law, open.allowed), ("30B1(b)(i) or 30B1(b)(ii)", Some(true)));
        assert_eq!((open.bar, open.lead_restrictions, open.sixteen_c), (None, None, None));
        assert!(!it.has(X) && !it.has(B(1, HEARTS)));
        // 30C.
        it.natural_pass = false;
        assert_eq!(it.row(B(1, SPADES)).law, "31A2(b)");
    }

    #[test]
    fn case_11_opening_at_partner_turn() {
        let mut it = page(W, &[], (E, B(1, HEARTS)), &[(W, B(1, DIAMONDS)), (N, P)]);
        assert_eq!(it.kind(), Kind::OutOfRotationAtPartner);
        it.yes = vec![B(2, HEARTS)];
        it.no = vec![B(1, HEARTS), B(1, SPADES), B(1, NT), P, B(4, HEARTS)];
        let row = it.row(B(2, HEARTS));
        assert_eq!((row.law, but_law(&row)), ("31A2(a)", TWO_LIMBS_A));
        for call in it.no.clone() {
            assert_eq!((it.row(call).law, but_law(&it.row(call))), ("31A2(b)", TWO_LIMBS_B));
        }
        // 11.5: North had overcalled 1H; the table is made anew, and double is in.
        let mut it = page(W, &[], (E, B(1, HEARTS)), &[(W, B(1, DIAMONDS)), (N, B(1, HEARTS))]);
        it.no = vec![X];
        assert!(!it.has(B(1, HEARTS)));
        assert_eq!((it.row(X).law, it.row(X).allowed), ("31A2(b)", Some(true)));
    }

    #[test]
    fn case_12_bid_at_rho_turn() {
        let it = page(N, &[], (E, B(1, HEARTS)), &[(N, P)]);
        assert_eq!(it.kind(), Kind::OutOfRotationAtRho);
        let rows = it.rows();
        assert_eq!(rows.len(), 1);
        assert!(rows[0].must && rows[0].call == B(1, HEARTS));
        assert_eq!(
            rest(&rows[0]),
            (Some(true), "31A1", Some(Bar::None), Some(May::No), Some(false), &[][..])
        );

        let mut it = page(N, &[], (E, B(1, HEARTS)), &[(N, B(1, SPADES))]);
        it.yes = vec![B(2, HEARTS)];
        it.no = vec![X, P];
        let row = it.row(B(2, HEARTS));
        assert_eq!((row.law, but_law(&row)), ("31A2(a)", TWO_LIMBS_A));
        for call in [X, P] {
            // The double stands: no 27B3 here.
            assert_eq!((it.row(call).law, but_law(&it.row(call))), ("31A2(b)", TWO_LIMBS_B));
        }
        assert_eq!(it.row(B(2, CLUBS)).law, "31A2(a) or 31A2(b)");

        // Over 1C the suit is still there; over 1H it is gone.
        assert!(page(N, &[], (E, B(1, HEARTS)), &[(N, B(1, CLUBS))]).has(B(1, HEARTS)));
        assert!(!page(N, &[], (E, B(1, HEARTS)), &[(N, B(1, HEARTS))]).has(B(1, HEARTS)));
    }

    #[test]
    fn case_12_4_double_at_rho_turn() {
        let auction = [(W, B(1, SPADES)), (N, P)];
        let it = page(W, &auction, (S, X), &[(E, P)]);
        assert_eq!(it.kind(), Kind::OutOfRotationAtRho);
        let rows = it.rows();
        assert_eq!((rows.len(), rows[0].call, rows[0].must, rows[0].law), (1, X, true, "32A1"));
        let mut it = page(W, &auction, (S, X), &[(E, B(2, SPADES))]);
        it.yes = vec![X];
        it.no = vec![P];
        assert_eq!((it.row(X).law, but_law(&it.row(X))), ("32A2(a)", TWO_LIMBS_A));
        assert_eq!((it.row(P).law, but_law(&it.row(P))), ("32A2(b)", TWO_LIMBS_B));
    }

    #[test]
    fn at_lho_turn() {
        // South deals; East calls at his LHO's turn, not having called: as at partner's.
        let it = page(S, &[], (E, B(1, HEARTS)), &[(S, P), (W, P), (N, P)]);
        assert_eq!(it.kind(), Kind::OutOfRotationAtLhoFirstCall);
        assert_eq!(it.row(P).law, "31A2(a) or 31A2(b)");
        // East has called: 25, nothing is replaced.
        let mut it = page(E, &[(E, P)], (E, B(1, HEARTS)), &[]);
        assert_eq!(it.kind(), Kind::OutOfRotationAtLhoLater);
        it.no = vec![P];
        assert_eq!(it.rows().len(), 1);
        let own = it.row(P);
        assert!(own.must);
        assert_eq!(
            rest(&own),
            (Some(true), "25B2", Some(Bar::None), Some(May::OffenderDefends), Some(true), &[][..])
        );
        // A double of nothing at the LHO's turn: 36B4.
        let it = page(S, &[], (E, X), &[(S, P), (W, P), (N, P)]);
        assert_eq!(it.kind(), Kind::Inadmissible);
        assert_eq!(it.row(P).law, "36B4");
    }

    #[test]
    fn against_19_and_above_seven() {
        let mut it = page(N, &[(N, B(1, CLUBS)), (E, P)], (S, X), &[]);
        assert_eq!(it.kind(), Kind::Inadmissible);
        it.no = vec![P];
        it.yes = vec![B(2, CLUBS)];
        let row = it.row(P);
        assert_eq!(
            rest(&row),
            (
                Some(true),
                "36B2",
                Some(Bar::PartnerWhenever),
                Some(May::OffenderDefends),
                Some(true),
                &["72C"][..]
            )
        );
        // Comparable does not help partner.
        let row = it.row(B(2, CLUBS));
        assert_eq!((row.bar, row.lead_restrictions), (Some(Bar::PartnerWhenever), Some(May::No)));
        // Inadmissible out of rotation is not repeated.
        let it = page(N, &[], (E, X), &[(N, P)]);
        assert_eq!((it.kind(), it.row(P).must), (Kind::Inadmissible, false));

        let mut it = page(N, &[(N, B(1, CLUBS))], (E, B(8, CLUBS)), &[]);
        it.no = vec![P];
        assert_eq!(it.kind(), Kind::AboveSeven);
        let rows = it.rows();
        assert_eq!((rows.len(), rows[0].call, rows[0].must, rows[0].law), (1, P, true, "38C"));
        assert_eq!(rows[0].bar, Some(Bar::BothWhenever));
    }

    #[test]
    fn insufficient_out_of_rotation_is_31() {
        let auction = [(N, B(1, NT)), (E, P)];
        let it = page(N, &auction, (W, B(1, HEARTS)), &[(S, P)]);
        assert_eq!(it.kind(), Kind::OutOfRotationAtRho);
        // Repeated, and then Law 27.
        let row = it.row(B(1, HEARTS));
        assert_eq!((row.must, row.law, row.bar, row.lead_restrictions), (true, "31A1", None, None));
        let it = page(N, &auction, (W, B(1, HEARTS)), &[(S, B(2, CLUBS))]);
        assert!(!it.has(B(1, HEARTS)) && it.has(X) && it.has(B(2, HEARTS)));
    }

    #[test]
    fn an_auction_that_ends_meanwhile() {
        let auction = [(N, B(1, NT)), (E, P), (S, P)];
        assert!(page(N, &auction, (N, B(2, CLUBS)), &[(W, P)]).rows().is_empty());
        assert_eq!(page(N, &auction, (N, B(2, CLUBS)), &[(W, X)]).row(P).law, "31A2(a) or 31A2(b)");
    }

    #[test]
    fn every_dealer_has_the_same_world() {
        for dealer in 0..4 {
            let began = std::time::Instant::now();
            let all = world(dealer);
            println!("dealer {dealer}: {} in {:?}", all.len(), began.elapsed());
            assert_eq!(all.len(), 6376);
        }
    }

    /// North deals; whatever the director answers, there is a way on, and only 27B3 and 27B4 refuse a call.
    #[test]
    fn the_whole_world() {
        let answers: [fn(C) -> Option<bool>; 3] = [|_| Some(true), |_| Some(false), |_| None];
        let mut kinds = std::collections::BTreeMap::new();
        let mut count = 0;
        for (auction, wrong, then) in &world(N) {
            for comparable in answers {
                for same in answers {
                    for natural_pass in [true, false] {
                        let given = Given {
                            dealer: N,
                            auction,
                            wrong: *wrong,
                            then,
                            comparable: &comparable,
                            same_denomination: &same,
                            natural_pass,
                        };
                        // Only 27 asks for the denomination, and only a pass may be natural or not.
                        let asks_again = same(P) != Some(true) && kind(&given) != Kind::Insufficient;
                        if asks_again || (!natural_pass && wrong.call != P) {
                            continue;
                        }
                        let rows = options(&given);
                        assert!(rows.iter().any(|row| row.allowed == Some(true)));
                        assert!(rows.len() == 1 || rows.iter().all(|row| !row.must));
                        for row in &rows {
                            assert_eq!(row.allowed == Some(false), matches!(row.law, "27B3" | "27B4"));
                            let is_open = row.law.contains(" or ");
                            assert!(!is_open || comparable(P).is_none() || same(P).is_none());
                            assert!(!is_open || row.after_play.is_empty());
                        }
                        count += rows.len();
                    }
                }
            }
            *kinds.entry(format!("{:?}", kind_of(N, auction, *wrong))).or_insert(0) += 1;
        }
        println!("{kinds:?}, {count} rows");
    }
}
