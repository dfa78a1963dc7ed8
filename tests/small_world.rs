//! Every auction of at most five turns with one irregularity: the replay agrees with the plain checker.

// A test that cannot go on says so by failing.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic, clippy::print_stdout)]

#[path = "small_world/checker.rs"]
mod checker;

use checker::{C, Put, Verdict, check, world};
use redress::bridge::{AuctionEnd, Call, Denomination, Doubling, Seat};
use redress::case::{BoardFacts, Case, Entry, Event, EventId, Fate, Moment, Phase, Table, replay};

fn seat(index: u8) -> Seat {
    Seat::ALL[usize::from(index)]
}

fn call(c: C) -> Call {
    match c {
        C::P => Call::Pass,
        C::X => Call::Double,
        C::XX => Call::Redouble,
        C::B(level, denomination) => {
            Call::bid(level, Denomination::ALL[usize::from(denomination)]).unwrap_or(Call::Pass)
        }
    }
}

fn replayed(dealer: u8, puts: &[Put]) -> Table {
    let happened = (1..)
        .zip(puts)
        .map(|(id, put)| Entry::new(EventId(id), Event::Calls(seat(put.seat), call(put.call))))
        .collect();
    let board = BoardFacts { dealer: Some(seat(dealer)), ..BoardFacts::default() };
    replay(&Case { board, happened, ..Case::default() }, Moment::End, None)
}

fn shown(puts: &[Put]) -> String {
    puts.iter().map(|put| format!("{}:{}", seat(put.seat), call(put.call))).collect::<Vec<_>>().join(" ")
}

/// What differs, in words; empty where the two agree.
fn differences(verdict: &Verdict, table: &Table) -> Vec<String> {
    let mut differences = Vec::new();
    let mut differ = |what: &str, wanted: String, got: String| {
        if wanted != got {
            differences.push(format!("{what}: wanted {wanted}, got {got}"));
        }
    };
    let unsettled = verdict.unsettled.is_some();
    for (index, (one, record)) in verdict.calls.iter().zip(&table.calls).enumerate() {
        let faults = record.faults;
        // Over an unsettled call the last call's faults depend on the reading taken.
        if !(unsettled && index + 1 == verdict.calls.len()) {
            differ(
                &format!("faults of call {}", index + 1),
                format!(
                    "{:?}",
                    (one.out_of_rotation, one.insufficient, one.inadmissible, one.above_seven, one.after_end)
                ),
                format!(
                    "{:?}",
                    (
                        faults.out_of_rotation,
                        faults.insufficient,
                        faults.inadmissible,
                        faults.above_seven,
                        faults.after_end
                    )
                ),
            );
            // The checker keeps naming the player passed over when his left-hand neighbour accepts by calling.
            let accepts = verdict.calls.iter().any(|other| other.accepted_by == Some(index));
            if !accepts {
                differ(
                    &format!("due at call {}", index + 1),
                    seat(one.due).to_string(),
                    record.due.to_string(),
                );
            }
        }
        if !unsettled {
            let fate = match record.fate {
                Fate::Stands => checker::Fate::Stands,
                Fate::Cancelled(_) => checker::Fate::Cancelled,
                _ => checker::Fate::Waits,
            };
            differ(&format!("fate of call {}", index + 1), format!("{:?}", one.fate), format!("{fate:?}"));
            let accepted = record.accepted.map(|id| id.0 as usize - 1);
            differ(
                &format!("acceptance of call {}", index + 1),
                format!("{:?}", one.accepted_by),
                format!("{accepted:?}"),
            );
        }
    }
    differ("unsettled", unsettled.to_string(), (!table.unsettled.is_empty()).to_string());
    if !unsettled {
        let standing: Vec<usize> = table.standing().map(|record| record.id.0 as usize - 1).collect();
        differ("standing", format!("{:?}", verdict.standing), format!("{standing:?}"));
        differ("next", format!("{:?}", verdict.next.map(seat)), format!("{:?}", table.turn()));
        let contract = match table.end() {
            Some(AuctionEnd::Contract(contract)) => Some(contract),
            _ => None,
        };
        let wanted = verdict.contract.map(|(level, denomination, times, declarer)| {
            let doubling = match times {
                1 => Doubling::Undoubled,
                2 => Doubling::Doubled,
                _ => Doubling::Redoubled,
            };
            (call(C::B(level, denomination)), doubling, seat(declarer))
        });
        let got = contract.map(|c| (Call::Bid(c.bid), c.doubling, c.declarer));
        differ("contract", format!("{wanted:?}"), format!("{got:?}"));
        differ("passed out", verdict.passed_out.to_string(), table.is_passed_out().to_string());
        let ended = verdict.next.is_none();
        differ("ended", ended.to_string(), (table.phase == Phase::Clarification).to_string());
    }
    differences
}

#[test]
fn replay_agrees_with_the_plain_checker() {
    let (mut compared, mut open, mut wrong) = (0, 0, 0);
    for dealer in 0..4 {
        for puts in world(dealer) {
            let verdict = check(dealer, &puts);
            let found = differences(&verdict, &replayed(dealer, &puts));
            compared += 1;
            open += usize::from(verdict.unsettled.is_some());
            if !found.is_empty() {
                wrong += 1;
                if wrong <= 12 {
                    println!("dealer {}: {}\n    {}", seat(dealer), shown(&puts), found.join("\n    "));
                    println!("    checker says unsettled: {:?}", verdict.unsettled);
                }
            }
        }
    }
    println!("{compared} auctions compared, {open} of them left open by the Laws' text, {wrong} differ");
    assert!(compared > 200_000, "the world has shrunk");
    assert_eq!(wrong, 0);
}
