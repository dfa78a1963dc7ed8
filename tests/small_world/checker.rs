//! A deliberately plain checker of short auctions, written from the digest of the Laws alone.
//!
//! One loop, no cleverness: what waits is kept in one variable, what stands in one list.
//! Paragraph numbers are those of the 2017 Laws; the wording is ours.
//!
//! Choices where the text says little:
//! - `inadmissible` means a double or redouble against 19; a bid above seven has its own flag and
//!   is never called insufficient.
//! - `out_of_rotation` is false for the LHO's call over a waiting call out of rotation (it is his
//!   option under 29A, and 36A deals with it otherwise), although `due` still names the player whose
//!   turn it was.
//! - After the end of the auction nobody has a turn: of all the flags only `after_end` (and
//!   `above_seven`) is set, and `due` is the seat after the final pass.
//! - An inadmissible double or a bid above seven made in rotation passes the turn to the LHO while it
//!   waits, as an insufficient bid does.
//! - A player's second call at one turn is judged over the auction without his first one.
//! - A player who has called legally and at once calls again is out of rotation at his LHO's turn
//!   (30B2, 31C, 32C lead to 25 from there).
//! - A pass cancelled by 17D3 keeps its `accepted_by`.
//! - 17D3 with two players passed over goes back to the first of them.

#![allow(dead_code)]

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum C {
    P,
    /// level, denomination (0=C 1=D 2=H 3=S 4=NT)
    B(u8, u8),
    X,
    XX,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Put {
    /// 0=N 1=E 2=S 3=W, clockwise
    pub seat: u8,
    pub call: C,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// irregular and not settled yet, or a second call by the same player at the same turn
    Waits,
    /// part of the auction: legal, or accepted
    Stands,
    /// void by law of itself: 17D3, 28B, 36A, 38B, 39A
    Cancelled,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct One {
    /// whose turn it was when the call was made
    pub due: u8,
    pub out_of_rotation: bool,
    pub insufficient: bool,
    pub inadmissible: bool,
    pub above_seven: bool,
    pub after_end: bool,
    /// index of the call by which the LHO accepted it
    pub accepted_by: Option<usize>,
    pub fate: Fate,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    pub calls: Vec<One>,
    /// indexes of the calls that form the auction, in order
    pub standing: Vec<usize>,
    /// whose turn now, None when the auction has ended
    pub next: Option<u8>,
    pub passed_out: bool,
    /// level, denomination, 1 undoubled / 2 doubled / 4 redoubled, declarer
    pub contract: Option<(u8, u8, u8, u8)>,
    /// the text leaves it open; why (fates and `next` mean nothing from there on)
    pub unsettled: Option<&'static str>,
}

const PARTNER_FIRST: &str = "partner called before LHO chose";
const BARRED: &str = "a player who must pass did something else (37)";
const TWO: &str = "a second irregularity while one waits";

/// What waits: the irregular call, and any further calls its maker added at once.
struct Waiting {
    by: u8,
    /// whose turn it was when the irregular call was made
    turn: u8,
    indexes: Vec<usize>,
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

/// The last call of the auction that is not a pass.
fn last_not_pass(calls: &[Put], standing: &[usize]) -> Option<Put> {
    let mut found = None;
    for &i in standing {
        if calls[i].call != C::P {
            found = Some(calls[i]);
        }
    }
    found
}

/// The last bid of the auction.
fn last_bid(calls: &[Put], standing: &[usize]) -> Option<(u8, u8)> {
    let mut found = None;
    for &i in standing {
        if let C::B(level, denom) = calls[i].call {
            found = Some((level, denom));
        }
    }
    found
}

/// 18: neither more tricks, nor as many in a higher denomination.
fn is_insufficient(put: Put, calls: &[Put], standing: &[usize]) -> bool {
    let C::B(level, denom) = put.call else {
        return false;
    };
    match last_bid(calls, standing) {
        None => false,
        Some((l, d)) => !(level > l || (level == l && denom > d)),
    }
}

/// 19: a double needs an opponent's bid, a redouble an opponent's double, only passes since.
fn is_inadmissible(put: Put, calls: &[Put], standing: &[usize]) -> bool {
    let last = last_not_pass(calls, standing);
    match put.call {
        C::P | C::B(..) => false,
        C::X => match last {
            Some(p) => !matches!(p.call, C::B(..)) || same_side(p.seat, put.seat),
            None => true,
        },
        C::XX => match last {
            Some(p) => p.call != C::X || same_side(p.seat, put.seat),
            None => true,
        },
    }
}

fn is_above_seven(put: Put) -> bool {
    matches!(put.call, C::B(level, _) if level > 7)
}

/// A call has been followed by three passes.
fn three_passes_after_a_call(calls: &[Put], standing: &[usize]) -> bool {
    let n = standing.len();
    n >= 4 && standing[n - 3..].iter().all(|&i| calls[i].call == C::P)
}

/// 19D and the definition of declarer, once the auction has ended with a bid in it.
fn contract_of(calls: &[Put], standing: &[usize]) -> Option<(u8, u8, u8, u8)> {
    let (mut level, mut denom, mut times, mut bidder) = (0, 0, 1, None);
    for &i in standing {
        match calls[i].call {
            C::P => {}
            C::B(l, d) => {
                level = l;
                denom = d;
                times = 1;
                bidder = Some(calls[i].seat);
            }
            C::X => times = 2,
            C::XX => times = 4,
        }
    }
    let bidder = bidder?;
    for &i in standing {
        if let C::B(_, d) = calls[i].call
            && d == denom
            && same_side(calls[i].seat, bidder)
        {
            return Some((level, denom, times, calls[i].seat));
        }
    }
    None
}

pub fn check(dealer: u8, calls: &[Put]) -> Verdict {
    let mut ones: Vec<One> = Vec::new();
    let mut standing: Vec<usize> = Vec::new();
    let mut turn = dealer; // in the auction that stands
    let mut waiting: Option<Waiting> = None;
    let mut ended = false;
    let mut must_pass = [false; 4]; // 38C
    let mut unsettled: Option<&'static str> = None;

    for (i, &put) in calls.iter().enumerate() {
        let seat = put.seat;
        let mut one = One {
            due: turn,
            out_of_rotation: false,
            insufficient: false,
            inadmissible: false,
            above_seven: is_above_seven(put),
            after_end: false,
            accepted_by: None,
            fate: Fate::Waits,
        };

        // Nobody cares any more.
        if unsettled.is_some() {
            ones.push(one);
            continue;
        }

        // 39A.
        if ended {
            one.after_end = true;
            one.fate = Fate::Cancelled;
            ones.push(one);
            continue;
        }

        // Something waits: does this call settle it?
        if let Some(mut w) = waiting.take() {
            let first = w.indexes[0];
            let in_rotation = w.by == w.turn;
            let again = w.indexes.len() > 1;
            let inadmissible = w.indexes.iter().any(|&k| ones[k].inadmissible);
            let above_seven = w.indexes.iter().any(|&k| ones[k].above_seven);

            one.due = if !in_rotation {
                w.turn
            } else if seat == w.by {
                w.by
            } else {
                lho(w.by)
            };
            // Until something below says otherwise the waiting call is no part of the auction.
            one.insufficient = is_insufficient(put, calls, &standing);
            one.inadmissible = is_inadmissible(put, calls, &standing);

            if seat == w.by {
                // The offender again: both wait (25, 27C).
                one.out_of_rotation = !in_rotation;
                w.indexes.push(i);
                waiting = Some(w);
                ones.push(one);
                continue;
            }

            if in_rotation {
                if seat != lho(w.by) {
                    one.out_of_rotation = true;
                    unsettled = Some(TWO);
                } else if again {
                    unsettled = Some("25 or 27C: LHO called over the second call of one turn");
                } else if inadmissible || above_seven {
                    // 36A; 38B, and the pass of 38C is still to come, the whole side being barred.
                    if above_seven {
                        must_pass[w.by as usize] = true;
                        must_pass[partner(w.by) as usize] = true;
                    }
                    ones[first].fate = Fate::Cancelled;
                    one.fate = Fate::Cancelled;
                    turn = w.by;
                    ones.push(one);
                    continue;
                } else {
                    // 27A1.
                    ones[first].fate = Fate::Stands;
                    ones[first].accepted_by = Some(i);
                    standing.push(first);
                    turn = lho(w.by);
                }
            } else if seat != w.turn && seat != lho(w.by) {
                one.out_of_rotation = true;
                unsettled = Some(TWO);
            } else if above_seven {
                unsettled = Some("38 out of rotation: whose pass, and what of 28B");
            } else if w.turn == rho(w.by) && seat == w.turn {
                // 28B: as if the opponent had not called at this turn, however often he did.
                for &k in &w.indexes {
                    ones[k].fate = Fate::Cancelled;
                }
                turn = seat;
            } else if w.turn == lho(w.by) {
                // Here seat == w.turn. A call legal in one of the two readings is not held against him.
                let mut over = standing.clone();
                over.push(first);
                one.insufficient = one.insufficient && is_insufficient(put, calls, &over);
                one.inadmissible = one.inadmissible && is_inadmissible(put, calls, &over);
                let had_just_called = standing.last().is_some_and(|&k| calls[k].seat == w.by);
                unsettled = Some(if had_just_called {
                    "25: LHO called over the second call of one turn"
                } else if inadmissible {
                    "28B or 36A"
                } else {
                    "28B or 29A"
                });
            } else if seat == w.turn {
                // The turn was the offender's partner's: not 28B.
                unsettled = Some(PARTNER_FIRST);
            } else if again {
                unsettled = Some("25 or 29A: LHO called over the second call of one turn");
            } else if inadmissible {
                // 32: never accepted; 36A.
                ones[first].fate = Fate::Cancelled;
                one.fate = Fate::Cancelled;
                turn = w.turn;
                ones.push(one);
                continue;
            } else {
                // 29A.
                ones[first].fate = Fate::Stands;
                ones[first].accepted_by = Some(i);
                standing.push(first);
                turn = lho(w.by);
                if calls[first].call == C::P
                    && put.call != C::P
                    && three_passes_after_a_call(calls, &standing)
                {
                    // The third pass was the one out of rotation, and no pass came over it.
                    unsettled = Some("17D3 or 29A");
                }
            }

            if unsettled.is_some() {
                ones.push(one);
                continue;
            }
        }

        // From here on nothing waits, and it is `turn`'s turn.
        if must_pass[seat as usize] && put.call != C::P {
            unsettled = Some(BARRED);
            ones.push(one);
            continue;
        }
        one.out_of_rotation = seat != turn;
        one.insufficient = is_insufficient(put, calls, &standing);
        one.inadmissible = is_inadmissible(put, calls, &standing);
        if one.out_of_rotation || one.insufficient || one.inadmissible || one.above_seven {
            waiting = Some(Waiting { by: seat, turn, indexes: vec![i] });
            ones.push(one);
            continue;
        }

        one.fate = Fate::Stands;
        ones.push(one);
        standing.push(i);
        turn = lho(seat);

        if three_passes_after_a_call(calls, &standing) {
            let n = standing.len();
            let missed = (n - 3..n).find(|&k| ones[standing[k]].out_of_rotation);
            if let Some(k) = missed {
                // 17D3: back to the missed turn, the passes from there on are void.
                turn = ones[standing[k]].due;
                for &j in &standing[k..] {
                    ones[j].fate = Fate::Cancelled;
                }
                standing.truncate(k);
            } else {
                // 22A with a bid, 22B without one.
                ended = true;
            }
        }
    }

    let next = if unsettled.is_some() {
        calls.last().map(|p| lho(p.seat))
    } else if ended {
        None
    } else if let Some(w) = &waiting {
        Some(if w.by == w.turn { lho(w.by) } else { w.turn })
    } else {
        Some(turn)
    };
    let contract = if ended { contract_of(calls, &standing) } else { None };
    Verdict { calls: ones, standing, next, passed_out: ended && contract.is_none(), contract, unsettled }
}

/// The reduced set of calls; the last one is only ever an irregularity.
const CALLS: [C; 8] = [C::P, C::B(1, 0), C::B(1, 2), C::B(1, 4), C::B(2, 0), C::X, C::XX, C::B(8, 0)];

const LONGEST: usize = 5;

/// Every sequence of one to five calls with at most one irregular call in it, anywhere and by anyone.
/// Nothing is thinned. A sequence that has become unsettled is in, but is not continued.
pub fn world(dealer: u8) -> Vec<Vec<Put>> {
    let mut all = Vec::new();
    extend(dealer, &[], None, &mut all);
    all
}

fn irregular(one: &One) -> bool {
    one.out_of_rotation || one.insufficient || one.inadmissible || one.above_seven || one.after_end
}

/// `bad` is the index of the one irregular call, if it has come already.
fn extend(dealer: u8, so_far: &[Put], bad: Option<usize>, all: &mut Vec<Vec<Put>>) {
    if so_far.len() == LONGEST {
        return;
    }
    let before = check(dealer, so_far);
    if before.unsettled.is_some() {
        return;
    }
    for seat in 0..4 {
        for call in CALLS {
            let mut longer = so_far.to_vec();
            longer.push(Put { seat, call });
            let after = check(dealer, &longer);
            let last = &after.calls[so_far.len()];
            let mut now_bad = bad;

            match bad {
                None => {
                    if irregular(last) {
                        now_bad = Some(so_far.len());
                    }
                }
                Some(b) if b + 1 == so_far.len() => {
                    // Straight after it: the offender again, his LHO, or the player due.
                    let offender = so_far[b].seat;
                    if before.next.is_none() {
                        continue;
                    }
                    if seat == offender {
                        if last.insufficient || last.inadmissible || last.above_seven {
                            continue;
                        }
                    } else if seat == lho(offender) || Some(seat) == before.next {
                        if irregular(last) {
                            continue;
                        }
                    } else {
                        continue;
                    }
                }
                Some(_) => {
                    // Later: only the player due, only legal calls, and a pass of one who must.
                    if Some(seat) != before.next || irregular(last) || after.unsettled == Some(BARRED) {
                        continue;
                    }
                }
            }
            all.push(longer.clone());
            extend(dealer, &longer, now_bad, all);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::C::{B, P, X, XX};
    use super::Fate::{Cancelled, Stands, Waits};
    use super::*;

    const N: u8 = 0;
    const E: u8 = 1;
    const S: u8 = 2;
    const W: u8 = 3;

    /// North deals.
    fn run(list: &[(u8, C)]) -> Verdict {
        let calls: Vec<Put> = list.iter().map(|&(seat, call)| Put { seat, call }).collect();
        check(N, &calls)
    }

    fn fates(v: &Verdict) -> Vec<Fate> {
        v.calls.iter().map(|o| o.fate).collect()
    }

    #[test]
    fn nothing_yet() {
        let v = run(&[]);
        assert_eq!(v.next, Some(N));
        assert_eq!((v.passed_out, v.contract), (false, None));
    }

    #[test]
    fn doubled_contract_and_declarer() {
        // The side of the last bid: North named hearts before South; in the second East bids over him.
        let v = run(&[(N, B(1, 2)), (E, P), (S, B(2, 2)), (W, X), (N, P), (E, P), (S, P)]);
        assert_eq!(v.contract, Some((2, 2, 2, N)));
        assert_eq!(v.next, None);
        let v = run(&[(N, B(1, 2)), (E, B(2, 2)), (S, X), (W, XX), (N, P), (E, P), (S, P)]);
        assert_eq!(v.contract, Some((2, 2, 4, E)));
        // A later bid supersedes the double.
        let v = run(&[(N, B(1, 2)), (E, X), (S, B(2, 2)), (W, P), (N, P), (E, P)]);
        assert_eq!(v.contract, Some((2, 2, 1, N)));
    }

    #[test]
    fn four_passes() {
        let v = run(&[(N, P), (E, P), (S, P)]);
        assert_eq!((v.next, v.passed_out), (Some(W), false));
        let v = run(&[(N, P), (E, P), (S, P), (W, P)]);
        assert_eq!((v.next, v.passed_out, v.contract), (None, true, None));
    }

    #[test]
    fn insufficient_waits() {
        let v = run(&[(N, B(1, 4)), (E, B(1, 2))]);
        assert!(v.calls[1].insufficient && !v.calls[1].out_of_rotation);
        assert_eq!(fates(&v), [Stands, Waits]);
        assert_eq!(v.standing, [0]);
        assert_eq!(v.next, Some(S));
    }

    #[test]
    fn insufficient_accepted_by_pass_and_passed_out() {
        let v = run(&[(N, B(1, 4)), (E, B(1, 2)), (S, P)]);
        assert_eq!(fates(&v), [Stands, Stands, Stands]);
        assert_eq!(v.calls[1].accepted_by, Some(2));
        assert_eq!(v.next, Some(W));
        let v = run(&[(N, B(1, 4)), (E, B(1, 2)), (S, P), (W, P), (N, P)]);
        assert_eq!(v.contract, Some((1, 2, 1, E)));
        // The accepted bid is the last bid: 1NT is sufficient again, and East may be doubled.
        let v = run(&[(N, B(1, 4)), (E, B(1, 2)), (S, B(1, 4))]);
        assert!(!v.calls[2].insufficient);
        let v = run(&[(N, B(1, 4)), (E, B(1, 2)), (S, X)]);
        assert_eq!(fates(&v), [Stands, Stands, Stands]);
    }

    #[test]
    fn insufficient_and_offender_again() {
        let v = run(&[(N, B(1, 4)), (E, B(1, 2)), (E, B(2, 2))]);
        assert_eq!(fates(&v), [Stands, Waits, Waits]);
        assert_eq!((v.calls[1].due, v.calls[2].due), (E, E));
        assert!(!v.calls[2].out_of_rotation && !v.calls[2].insufficient);
        assert_eq!((v.next, v.unsettled), (Some(S), None));
        let v = run(&[(N, B(1, 4)), (E, B(1, 2)), (E, B(2, 2)), (S, P)]);
        assert!(v.unsettled.is_some());
    }

    #[test]
    fn player_due_calls_28b() {
        let v = run(&[(E, B(1, 2)), (N, B(1, 0))]);
        assert_eq!(fates(&v), [Cancelled, Stands]);
        assert!(v.calls[0].out_of_rotation);
        assert_eq!((v.calls[0].due, v.calls[1].due), (N, N));
        assert!(!v.calls[1].out_of_rotation && !v.calls[1].insufficient);
        assert_eq!((v.standing, v.next), (vec![1], Some(E)));
        // However often the opponent called.
        let v = run(&[(E, B(1, 2)), (E, P), (N, B(1, 0))]);
        assert_eq!(fates(&v), [Cancelled, Cancelled, Stands]);
        assert!(v.calls[1].out_of_rotation);
        assert_eq!(v.next, Some(E));
    }

    #[test]
    fn out_of_rotation_accepted_29a() {
        let v = run(&[(E, B(1, 2)), (S, P)]);
        assert_eq!(fates(&v), [Stands, Stands]);
        assert_eq!(v.calls[0].accepted_by, Some(1));
        assert_eq!(v.calls[1].due, N);
        assert!(!v.calls[1].out_of_rotation);
        assert_eq!(v.next, Some(W));
        // Three passes, all in rotation, follow the accepted bid.
        let v = run(&[(E, B(1, 2)), (S, P), (W, P), (N, P)]);
        assert_eq!((v.next, v.contract), (None, Some((1, 2, 1, E))));
        // At partner's turn, insufficient besides.
        let v = run(&[(N, B(1, 4)), (W, B(1, 2)), (N, P)]);
        assert!(v.calls[1].out_of_rotation && v.calls[1].insufficient);
        assert_eq!(fates(&v), [Stands, Stands, Stands]);
        assert_eq!(v.next, Some(E));
    }

    #[test]
    fn out_of_rotation_left_open() {
        let v = run(&[(W, B(1, 0)), (N, B(1, 2))]);
        assert_eq!(v.unsettled, Some("28B or 29A"));
        let v = run(&[(S, B(1, 0)), (N, B(1, 2))]);
        assert_eq!(v.unsettled, Some(PARTNER_FIRST));
        assert_eq!(fates(&v)[0], Waits);
        assert!(!v.calls[1].out_of_rotation);
        let v = run(&[(N, B(1, 0)), (N, B(1, 2))]);
        assert_eq!(fates(&v), [Stands, Waits]);
        assert_eq!((v.calls[1].due, v.next), (E, Some(E)));
        let v = run(&[(N, B(1, 0)), (N, B(1, 2)), (E, P)]);
        assert!(v.unsettled.is_some());
    }

    #[test]
    fn inadmissible_36a() {
        let v = run(&[(N, B(1, 0)), (E, XX)]);
        assert!(v.calls[1].inadmissible);
        assert_eq!((fates(&v), v.next), (vec![Stands, Waits], Some(S)));
        let v = run(&[(N, B(1, 0)), (E, XX), (S, P)]);
        assert_eq!(fates(&v), [Stands, Cancelled, Cancelled]);
        assert_eq!((v.standing, v.next), (vec![0], Some(E)));
        let v = run(&[(N, B(1, 0)), (E, XX), (S, P), (E, X)]);
        assert_eq!(fates(&v), [Stands, Cancelled, Cancelled, Stands]);
        assert_eq!(v.next, Some(S));
        // A double of partner's bid.
        let v = run(&[(N, B(1, 0)), (E, P), (S, X), (W, B(1, 2))]);
        assert_eq!(fates(&v), [Stands, Stands, Cancelled, Cancelled]);
        // A double of a double.
        assert!(run(&[(N, B(1, 0)), (E, X), (S, X)]).calls[2].inadmissible);
        // Passes in between do no harm.
        assert!(!run(&[(N, B(1, 0)), (E, P), (S, P), (W, X)]).calls[3].inadmissible);
        assert!(!run(&[(N, B(1, 0)), (E, X), (S, P), (W, P), (N, XX)]).calls[4].inadmissible);
    }

    #[test]
    fn inadmissible_out_of_rotation() {
        // South doubles partner at East's turn: West cannot accept it.
        let v = run(&[(N, B(1, 0)), (S, X), (W, P)]);
        assert_eq!(fates(&v), [Stands, Cancelled, Cancelled]);
        assert_eq!((v.calls[1].accepted_by, v.next), (None, Some(E)));
        // East, whose turn it was, may simply call.
        let v = run(&[(N, B(1, 0)), (S, X), (E, P)]);
        assert_eq!(fates(&v), [Stands, Cancelled, Stands]);
        assert_eq!(v.next, Some(S));
        // A double good in itself is accepted like any call.
        let v = run(&[(N, B(1, 0)), (W, X), (N, XX)]);
        assert_eq!(fates(&v), [Stands, Stands, Stands]);
    }

    #[test]
    fn above_seven_38() {
        let v = run(&[(N, B(8, 0))]);
        assert!(v.calls[0].above_seven && !v.calls[0].inadmissible);
        assert_eq!((fates(&v), v.next), (vec![Waits], Some(E)));
        let v = run(&[(N, B(8, 0)), (E, B(1, 0))]);
        assert_eq!((fates(&v), v.next), (vec![Cancelled, Cancelled], Some(N)));
        let v = run(&[(N, B(8, 0)), (E, B(1, 0)), (N, P), (E, B(1, 0)), (S, P)]);
        assert_eq!(fates(&v), [Cancelled, Cancelled, Stands, Stands, Stands]);
        let v = run(&[(N, B(8, 0)), (E, P), (N, P), (E, P), (S, B(1, 0))]);
        assert_eq!(v.unsettled, Some(BARRED));
    }

    #[test]
    fn after_the_final_pass_39() {
        let v = run(&[(N, B(1, 0)), (E, P), (S, P), (W, P), (E, B(1, 2))]);
        assert!(v.calls[4].after_end && !v.calls[4].out_of_rotation);
        assert_eq!((v.calls[4].due, v.calls[4].fate), (N, Cancelled));
        assert_eq!((v.next, v.contract), (None, Some((1, 0, 1, N))));
        let v = run(&[(N, P), (E, P), (S, P), (W, P), (N, B(1, 2))]);
        assert_eq!((v.calls[4].fate, v.passed_out), (Cancelled, true));
    }

    #[test]
    fn missed_player_17d3() {
        // East is passed over.
        let v = run(&[(N, B(1, 0)), (S, P), (W, P)]);
        assert_eq!((fates(&v), v.next), (vec![Stands; 3], Some(N)));
        let v = run(&[(N, B(1, 0)), (S, P), (W, P), (N, P)]);
        assert_eq!(fates(&v), [Stands, Cancelled, Cancelled, Cancelled]);
        assert_eq!((v.standing, v.next, v.contract), (vec![0], Some(E), None));
        assert_eq!(v.calls[1].accepted_by, Some(2));
        let v = run(&[(N, B(1, 0)), (S, P), (W, P), (N, P), (E, X)]);
        assert_eq!((v.standing, v.next), (vec![0, 4], Some(S)));
        // South is passed over; East's pass came before that and stays.
        let v = run(&[(N, B(1, 0)), (E, P), (W, P), (N, P)]);
        assert_eq!(fates(&v), [Stands, Stands, Cancelled, Cancelled]);
        assert_eq!(v.next, Some(S));
        // The last of the three was out of rotation.
        let v = run(&[(N, B(1, 0)), (E, P), (S, P), (N, P), (E, P)]);
        assert_eq!(fates(&v), [Stands, Stands, Stands, Cancelled, Cancelled]);
        assert_eq!(v.next, Some(W));
        let v = run(&[(N, B(1, 0)), (E, P), (S, P), (N, P), (E, B(1, 2))]);
        assert_eq!(v.unsettled, Some("17D3 or 29A"));
        // Two passed over: back to the first of them.
        let v = run(&[(N, B(1, 0)), (W, P), (N, P), (E, P)]);
        assert_eq!((v.standing, v.next), (vec![0], Some(E)));
        // A call over it, and later passes in rotation end the auction.
        let v = run(&[(N, B(1, 0)), (S, P), (W, X), (N, P), (E, P), (S, P)]);
        assert_eq!(v.contract, Some((1, 0, 2, N)));
    }

    #[test]
    fn missed_player_without_a_bid() {
        let v = run(&[(N, P), (S, P), (W, P), (N, P)]);
        assert_eq!((fates(&v)[0], v.passed_out), (Stands, false));
        assert_eq!((v.standing, v.next), (vec![0], Some(E)));
        // The dealer passed over by the very first call still comes to call: four passes.
        let v = run(&[(E, P), (S, P), (W, P)]);
        assert_eq!((v.next, v.passed_out), (Some(N), false));
        let v = run(&[(E, P), (S, P), (W, P), (N, P)]);
        assert_eq!((v.next, v.passed_out), (None, true));
    }

    #[test]
    fn world_is_what_it_says() {
        let all = world(N);
        let mut seen = std::collections::BTreeSet::new();
        let mut by_length = [0; LONGEST + 1];
        let (mut clean, mut open, mut back) = (0, 0, 0);
        for calls in &all {
            assert!(seen.insert(format!("{calls:?}")));
            by_length[calls.len()] += 1;
            let v = check(N, calls);
            open += usize::from(v.unsettled.is_some());
            let bad = v.calls.iter().filter(|o| irregular(o)).count();
            clean += usize::from(bad == 0);
            if bad > 1 {
                // Only the offender again at once.
                let b = v.calls.iter().position(irregular).unwrap();
                assert_eq!(bad, 2);
                assert_eq!(calls[b].seat, calls[b + 1].seat);
            }
            if v.unsettled.is_none() {
                let stands: Vec<usize> = (0..calls.len()).filter(|&i| v.calls[i].fate == Stands).collect();
                assert_eq!(stands, v.standing);
            }
            back += usize::from(v.calls.iter().any(|o| o.accepted_by.is_some() && o.fate == Cancelled));
            assert_eq!(v.next.is_none(), v.passed_out || v.contract.is_some());
        }
        // Turning the table turns the world.
        for dealer in 1..4 {
            let other = world(dealer);
            assert_eq!(other.len(), all.len());
            for calls in other {
                let turned: Vec<Put> =
                    calls.iter().map(|p| Put { seat: (p.seat + 4 - dealer) % 4, call: p.call }).collect();
                assert!(seen.contains(&format!("{turned:?}")));
            }
        }
        assert!(all.len() < 1_500_000);
        println!(
            "{} sequences, by length {:?}; {clean} clean, {open} unsettled, {back} with 17D3",
            all.len(),
            &by_length[1..]
        );
    }
}
