//! How long a ruling takes, as a multiple of cloning the case in the same run: `cargo bench --bench rule`.
//!
//! Ratios can be compared between machines; the times beside them cannot. An edit is ruled within a frame (16.7 ms).

// A test that cannot go on says so by failing.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic, clippy::print_stdout)]
// A benchmark is there to print.

use std::hint::black_box;
use std::time::{Duration, Instant};

use redress::bridge::{Bid, Call, Seat};
use redress::case::{
    Agreement, BoardFacts, Case, Entry, Event, EventId, Evidence, Given, Means, Moment, Of, Weighs, replay,
};
use redress::ruling::rule;

/// Times each thing is measured.
const RUNS: usize = 60;
/// One measurement lasts about so long.
const SPAN: Duration = Duration::from_millis(4);

/// Forty calls to the same contract, both sides misinformed: four alerts, four explanations, two corrections, two agreements.
fn case() -> Case {
    let mut case =
        Case { board: BoardFacts { dealer: Some(Seat::North), ..BoardFacts::default() }, ..Case::default() };
    let mut next = 0;
    let mut add = |case: &mut Case, what: Event| {
        next += 1;
        case.happened.push(Entry::new(EventId(next), what));
        EventId(next)
    };
    // A bid, two passes, and the next bid: an auction that climbs step by step.
    let mut bids = Bid::all();
    let mut seat = Seat::North;
    let mut said: Vec<EventId> = Vec::new();
    for place in 0..40 {
        let call =
            if place % 3 == 0 && place < 37 { bids.next().map_or(Call::Pass, Call::Bid) } else { Call::Pass };
        let of = add(&mut case, Event::Calls(seat, call));
        if [0, 3, 18, 33].contains(&place) {
            let by = seat.partner();
            add(&mut case, Event::Alerts { by, of, given: Given::Promptly });
            let says = "natural".to_owned();
            said.push(of);
            add(&mut case, Event::Explains { by, of, says, to: Vec::new(), written: false, corrects: None });
        }
        seat = seat.lho();
    }
    for of in [said[2], said[3]] {
        let Some(entry) = case
            .happened
            .iter()
            .find(|entry| matches!(entry.what, Event::Explains { of: about, .. } if about == of))
        else {
            continue;
        };
        let (corrects, by) = (Some(entry.id), entry.what.actor().unwrap_or(Seat::North));
        let says = "artificial".to_owned();
        add(&mut case, Event::Explains { by, of, says, to: Vec::new(), written: false, corrects });
        case.agreements.push(Agreement {
            of: Of::Call(of),
            means: Some(Means::Text("artificial".to_owned())),
            purpose: String::new(),
            by: None,
            evidence: vec![Evidence("system card".to_owned(), Weighs::For)],
            since: None,
        });
    }
    case
}

/// Least, middle and greatest time of one `work`.
fn measure(mut work: impl FnMut()) -> [Duration; 3] {
    let start = Instant::now();
    work();
    let once = start.elapsed().max(Duration::from_nanos(50));
    let times = u32::try_from((SPAN.as_nanos() / once.as_nanos()).clamp(1, 100_000)).unwrap_or(1);
    let mut runs: Vec<Duration> = (0..RUNS)
        .map(|_| {
            let start = Instant::now();
            for _ in 0..times {
                work();
            }
            start.elapsed() / times
        })
        .collect();
    runs.sort_unstable();
    [runs[0], runs[RUNS / 2], runs[RUNS - 1]]
}

fn main() {
    let case = case();
    let moments: Vec<Moment> = case.happened.iter().map(|entry| Moment::After(entry.id)).collect();
    let ruling = rule(&case, Moment::End);
    println!(
        "{} entries, 40 calls; {} opinions, {} open questions at the end",
        case.happened.len(),
        ruling.opinions.len(),
        ruling.questions.len()
    );
    let clone = measure(|| drop(black_box(case.clone())));
    let rows = [
        ("clone of the case", clone),
        ("replay", measure(|| drop(black_box(replay(&case, Moment::End, None))))),
        ("rule", measure(|| drop(black_box(rule(&case, Moment::End))))),
        (
            "rule at all moments",
            measure(|| {
                for moment in &moments {
                    drop(black_box(rule(&case, *moment)));
                }
            }),
        ),
    ];
    let replayed = rows[1].1[1];
    println!("{:<20} {:>11} {:>11} {:>11} {:>9} {:>9}", "", "min", "median", "max", "/ clone", "/ replay");
    for (name, [min, median, max]) in rows {
        println!(
            "{name:<20} {:>11} {:>11} {:>11} {:>9.1} {:>9.1}",
            micros(min),
            micros(median),
            micros(max),
            median.as_secs_f64() / clone[1].as_secs_f64(),
            median.as_secs_f64() / replayed.as_secs_f64(),
        );
    }
}

fn micros(time: Duration) -> String {
    format!("{:.2} µs", time.as_secs_f64() * 1e6)
}
