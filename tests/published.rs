//! The published cases of misinformation: rulings by federations, committees and directors' forums, told again in the casebook
//! and compared with what the program rules.
//!
//! The list itself, `cases/published-cases.yaml`, is not part of the project: it is looked for at `$REDRESS_SHARED` and at
//! `../shared`, and without it only the pages are tested.

// A test that cannot go on says so by failing.
#![allow(clippy::expect_used, clippy::unwrap_used, clippy::panic, clippy::print_stdout)]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use redress::case::{EventId, Moment};
use redress::formats::casebook;
use redress::laws::Standing;
use redress::ruling::rule;

const MUST_NOT_BE_RULED_OUT: Claim = Claim::Open;
const MUST_NOT_BE_ESTABLISHED: Claim = Claim::Not;

/// How far a source's answer reaches.
///
/// A source seldom says everything that a ruling needs: where it says that a call may be changed, whether the call could well
/// have been influenced is often left to the director. So its answer is never asked to be *established*, only not to be
/// contradicted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Claim {
    /// The source gives it, or leaves it to judgement: to rule it out, or not to bring it up, is a contradiction.
    Open,
    /// The source denies it: to hold it established is a contradiction.
    Not,
}

/// A source's answer in the ruling's own grammar: at a moment (none: the end), a paragraph, an outcome.
struct Answer {
    id: &'static str,
    /// Why ours is not the same sentence; empty: it is.
    differs: &'static str,
    says: &'static [(Option<u32>, &'static str, &'static str, Claim)],
}

const fn open(
    at: Option<u32>,
    cite: &'static str,
    outcome: &'static str,
) -> (Option<u32>, &'static str, &'static str, Claim) {
    (at, cite, outcome, MUST_NOT_BE_RULED_OUT)
}

const fn not(
    at: Option<u32>,
    cite: &'static str,
    outcome: &'static str,
) -> (Option<u32>, &'static str, &'static str, Claim) {
    (at, cite, outcome, MUST_NOT_BE_ESTABLISHED)
}

// The machine forms were written by hand from the source's own words, four lines of each case of the list: `may_change`
// and `lho_may_change` give `may_change(…)` under 21B1(a) and 21B2 at the moment the source speaks of (a call said to be
// locked, and "none", give a `not`); `ai_ui` gives `unauthorised(…)` under 75A, 16B1 or 16C2; `adjusted: yes` gives an
// `adjust(…)` that must stay open, `adjusted: no` one that must not be established, `judgement` both ways nothing but an open
// one. Where a `check` line of the list corrects the source by the text of the Laws, the corrected answer is taken and
// `differs` says so.
const ANSWERS: &[Answer] = &[
    Answer {
        id: "L21-005",
        differs: "only by who bid last: the check line is followed, declarer bid last here",
        says: &[
            open(None, "21B1(a)", "may_change(E, 10)"),
            not(None, "21B1(a)", "may_change(W, 8)"),
            not(None, "21B2", "may_change(S, 9)"),
        ],
    },
    Answer {
        id: "L21-006",
        differs: "",
        says: &[
            open(Some(13), "21B1(a)", "may_change(E, 10)"),
            open(Some(15), "21B2", "may_change(S, 11)"),
            not(Some(13), "21B1(a)", "may_change(W, 8)"),
            open(Some(15), "16C2", "unauthorised(NS, 10)"),
        ],
    },
    Answer {
        id: "L21-007",
        differs: "",
        says: &[open(Some(2), "21B1(a)", "may_change(E, 2)"), open(None, "21B1(a)", "may_change(E, 2)")],
    },
    Answer {
        id: "L21-008",
        differs: "26B after a change under 21B2 is argued in the source; we do not rule on Law 26 yet",
        says: &[
            open(Some(7), "21B1(a)", "may_change(E, 3)"),
            open(Some(8), "21B2", "may_change(S, 4)"),
            open(None, "16C1", "authorised(EW, 3)"),
            open(None, "16C2", "unauthorised(NS, 3)"),
            open(None, "16C1", "authorised(EW, 4)"),
            open(None, "16C2", "unauthorised(NS, 4)"),
        ],
    },
    Answer {
        id: "L21-009",
        differs: "the list cites 20F5(a); by the check line it is 20F5(b)(i), and North's pass is still open",
        says: &[
            not(None, "21B1(a)", "may_change(S, 7)"),
            open(None, "21B1(a)", "may_change(N, 9)"),
            open(None, "16B1", "unauthorised(E, 12)"),
            open(None, "21B3", "adjust(21B3, NS)"),
        ],
    },
    Answer {
        id: "L21-010",
        differs: "whether 4H was suggested (16B1(a), 16B3) we do not argue: the information is, the action is not",
        says: &[
            not(None, "21B1(a)", "may_change(W, 15)"),
            not(None, "21B2", "may_change(N, 16)"),
            open(None, "16B1", "unauthorised(E, 8)"),
        ],
    },
    Answer {
        id: "L21-011",
        differs: "the source's printed answer was not visible",
        says: &[
            open(Some(11), "21B1(a)", "may_change(E, 9)"),
            not(Some(11), "21B1(a)", "may_change(W, 7)"),
            open(Some(11), "41A", "may_retract(E, 10)"),
            open(None, "11A", "forfeited(EW)"),
            open(None, "21B3", "adjust(21B3, EW)"),
        ],
    },
    Answer {
        id: "L21-012",
        differs: "",
        says: &[
            open(None, "21B1(a)", "may_change(S, 15)"),
            not(None, "21B1(a)", "may_change(N, 13)"),
            not(None, "21B1(a)", "may_change(N, 9)"),
            open(None, "21B3", "adjust(21B3, NS)"),
        ],
    },
    Answer {
        id: "L21-013",
        differs: "",
        says: &[
            not(None, "21B1(a)", "may_change(S, 8)"),
            open(Some(9), "20F5(b)(i)", "must_not_correct(W, now)"),
            open(None, "75A", "unauthorised(W, 5)"),
            open(None, "75B1", "adjust(75B1, NS)"),
        ],
    },
    Answer {
        id: "L21-015",
        differs: "the source says that nothing may change; by the check line that is the calls: the faced ace may come back",
        says: &[
            not(None, "21B1(a)", "may_change(W, 10)"),
            not(None, "21B1(a)", "may_change(E, 8)"),
            open(None, "47E2(a)", "may_retract(E, 11)"),
            open(None, "21B3", "adjust(21B3, EW)"),
        ],
    },
    Answer {
        id: "L21-016",
        differs: "",
        says: &[
            not(None, "21B1(a)", "may_change(S, 7)"),
            open(None, "75A", "unauthorised(W, 4)"),
            open(None, "21B3", "adjust(21B3, NS)"),
        ],
    },
    Answer {
        id: "L21-017",
        differs: "",
        says: &[
            open(Some(9), "21B1(a)", "may_change(S, 7)"),
            not(Some(9), "21B1(a)", "may_change(N, 5)"),
            not(None, "21B2", "may_change(W, 2)"),
            open(None, "16C2", "unauthorised(EW, 7)"),
        ],
    },
    Answer {
        id: "L21-018",
        differs: "the source leans to a mistaken call for want of evidence; 21B1(b) leans the other way, we ask",
        says: &[
            not(None, "21B1(a)", "may_change(N, 13)"),
            open(None, "16B1", "unauthorised(W, 4)"),
            open(None, "21B3", "adjust(21B3, NS)"),
        ],
    },
    Answer {
        id: "L21-019",
        differs: "the source adjusts for 4S (16B3): we say what is unauthorised and what to come back to",
        says: &[
            not(None, "21B1(a)", "may_change(E, 14)"),
            open(None, "75A", "unauthorised(S, 7)"),
            not(None, "75A", "unauthorised(N, 7)"),
            open(None, "75A", "come_back(75A)"),
        ],
    },
    Answer {
        id: "L21-020",
        differs: "whether a pass of 2H was an alternative (16B1(b)) we do not argue",
        says: &[
            not(None, "21B1(a)", "may_change(W, 13)"),
            open(None, "75A", "unauthorised(S, 4)"),
            open(Some(4), "20F5(a)", "must_not_correct(S, now)"),
            open(Some(14), "20F5(b)(ii)", "must_correct(S, now)"),
            open(Some(14), "20F4(a)", "must_correct(N, now)"),
        ],
    },
    Answer {
        id: "L21-023",
        differs: "",
        says: &[
            open(None, "21B1(b)", "mistaken_explanation(3)"),
            open(None, "75B1", "adjust(75B1, NS)"),
            not(None, "21B1(a)", "may_change(S, 12)"),
        ],
    },
    Answer {
        id: "L21-024",
        differs: "",
        says: &[
            open(Some(11), "20F5(b)(i)", "must_not_correct(E, now)"),
            open(None, "75A", "unauthorised(E, 5)"),
            open(None, "75B1", "adjust(75B1, NS)"),
            not(None, "21B1(a)", "may_change(S, 10)"),
        ],
    },
    Answer {
        id: "L21-027",
        differs: "the source's verdict was not visible",
        says: &[
            open(Some(8), "20F5(b)(ii)", "must_correct(N, now)"),
            open(Some(8), "21B1(a)", "may_change(E, 8)"),
            open(None, "21B3", "adjust(21B3, EW)"),
        ],
    },
    Answer {
        id: "L21-028",
        differs: "the source's director adjusted one side's score; to us both are open, with forfeiture (11A) first",
        says: &[
            open(Some(10), "21B1(a)", "may_change(W, 6)"),
            not(Some(11), "21B1(a)", "may_change(W, 6)"),
            open(None, "21B3", "adjust(21B3, EW)"),
            open(None, "21B3", "adjust(21B3, NS)"),
        ],
    },
    Answer {
        id: "L21-029",
        differs: "the source disagrees with itself, and we ask",
        says: &[not(None, "21B1(a)", "may_change(S, 12)"), open(None, "21B3", "adjust(21B3, NS)")],
    },
    Answer {
        id: "L21-030",
        differs: "",
        says: &[
            not(None, "21B1(a)", "may_change(E, 7)"),
            open(None, "21B1(a)", "may_change(W, 13)"),
            open(None, "21B3", "adjust(21B3, EW)"),
        ],
    },
    Answer {
        id: "L21-033",
        differs: "failing to play bridge is 12C1(e), which we do not argue",
        says: &[
            not(None, "21B1(a)", "may_change(W, 9)"),
            open(None, "16B1", "unauthorised(N, 2)"),
            open(None, "21B3", "adjust(21B3, EW)"),
        ],
    },
    Answer {
        id: "L21-034",
        differs: "we do not rule on 47E1 yet: the card may come back, and we say nothing of it",
        says: &[not(None, "21B1(a)", "may_change(W, 6)"), not(None, "47E2(a)", "may_retract(E, 8)")],
    },
    Answer {
        id: "L21-040",
        differs: "",
        says: &[
            not(None, "21B1(a)", "may_change(E, 11)"),
            not(None, "21B3", "adjust(21B3, EW)"),
            not(None, "40B3(a)", "adjust(40B3(a), EW)"),
        ],
    },
    Answer {
        id: "L21-041",
        differs: "the weights and the question of a wild 3S (12C1(c), (e)) we do not argue",
        says: &[
            not(None, "21B1(a)", "may_change(S, 18)"),
            open(None, "75B1", "adjust(75B1, NS)"),
            open(None, "21B3", "adjust(21B3, NS)"),
        ],
    },
    Answer {
        id: "L21-042",
        differs: "",
        says: &[
            open(None, "75C", "mistaken_call(3)"),
            open(None, "75A", "unauthorised(S, 4)"),
            not(None, "75B1", "adjust(75B1, EW)"),
            not(None, "21B1(a)", "may_change(W, 9)"),
        ],
    },
    Answer {
        id: "L21-043",
        differs: "",
        says: &[
            open(None, "21B1(a)", "may_change(W, 9)"),
            open(None, "75A", "unauthorised(S, 4)"),
            open(None, "75B1", "adjust(75B1, EW)"),
        ],
    },
    Answer {
        id: "L21-044",
        differs: "treated like a mistaken explanation in the source; in 2017 it has its own paragraphs, 75D2 and 75D3",
        says: &[
            open(None, "75D2", "no_agreement(3)"),
            open(None, "21B1(a)", "may_change(W, 9)"),
            open(None, "75A", "unauthorised(S, 4)"),
            open(None, "75D3", "adjust(75D3, EW)"),
        ],
    },
    Answer {
        id: "COM-16",
        differs: "the two duties after waking up are said (20F1) only where there was an explanation, not for an alert alone",
        says: &[not(None, "21B1(a)", "may_change(E, 4)"), open(None, "16B1", "unauthorised(N, 3)")],
    },
    Answer {
        id: "PRC-006",
        differs: "25A is not ruled on yet",
        says: &[open(None, "16B1", "unauthorised(S, 8)"), open(None, "22A", "contract(6S-S)")],
    },
    Answer {
        id: "PRC-008",
        differs: "25A6 is not ruled on yet: what was withdrawn is said to be neither authorised nor unauthorised",
        says: &[not(None, "16C2", "unauthorised(EW, 3)"), not(None, "16C2", "unauthorised(EW, 2)")],
    },
    Answer {
        id: "DER-001",
        differs: "only by who bid last: the check line is followed, South bid last here",
        says: &[
            open(None, "21B1(a)", "may_change(E, 9)"),
            not(None, "21B1(a)", "may_change(W, 7)"),
            open(None, "41A", "may_retract(W, 10)"),
        ],
    },
    Answer {
        id: "DER-002",
        differs: "",
        says: &[
            open(Some(12), "21B1(a)", "may_change(E, 9)"),
            not(Some(12), "21B1(a)", "may_change(W, 7)"),
            open(None, "21B2", "may_change(S, 10)"),
        ],
    },
    Answer {
        id: "DER-003",
        differs: "",
        says: &[
            open(Some(14), "21B1(a)", "may_change(W, 11)"),
            not(Some(14), "21B1(a)", "may_change(E, 9)"),
            open(None, "21B2", "may_change(N, 12)"),
        ],
    },
    Answer {
        id: "DER-004",
        differs: "",
        says: &[open(None, "21B1(a)", "may_change(E, 6)"), not(None, "17D2", "auction_period_over")],
    },
    Answer {
        id: "DER-005",
        differs: "",
        says: &[
            not(None, "21B1(a)", "may_change(E, 6)"),
            open(None, "17D2", "auction_period_over"),
            open(None, "21B3", "adjust(21B3, EW)"),
        ],
    },
    Answer {
        id: "DER-006",
        differs: "",
        says: &[
            not(None, "21B1(a)", "may_change(E, 9)"),
            open(None, "47E2(a)", "may_retract(W, 10)"),
            open(None, "21B3", "adjust(21B3, EW)"),
        ],
    },
    Answer {
        id: "DER-007",
        differs: "",
        says: &[not(None, "47E2(a)", "may_retract(W, 10)"), open(None, "47E2(b)", "adjust(47E2(b), EW)")],
    },
    Answer {
        id: "DER-008",
        differs: "",
        says: &[
            open(Some(4), "20F5(a)", "must_not_correct(N, now)"),
            open(None, "21B1(a)", "may_change(E, 5)"),
            open(None, "16B1", "unauthorised(S, 6)"),
        ],
    },
];

fn page(id: &str) -> PathBuf {
    let name = id.to_lowercase().replace('-', "_");
    Path::new("saves/casebook/published").join(name).with_extension("md")
}

/// What the program rules on one line of a source's answer; `None`: it says nothing.
fn standing(page: &casebook::Page, at: Option<u32>, cite: &str, outcome: &str) -> Option<Standing> {
    let moment = at.map_or(Moment::End, |id| Moment::After(EventId(id)));
    // Of several opinions with one outcome the strongest counts.
    rule(&page.case, moment)
        .opinions
        .iter()
        .filter(|opinion| opinion.cite == cite && opinion.outcome.to_string() == outcome)
        .map(|opinion| opinion.standing)
        .min()
}

/// One case of the list, as far as it matters here.
#[derive(Default)]
struct Listed {
    id: String,
    law: String,
    expected: String,
    encodable: String,
    check: bool,
}

/// Reads just the lines wanted: no more YAML than this list uses.
fn listed(text: &str) -> Vec<(String, Listed)> {
    let mut cases: Vec<(String, Listed)> = Vec::new();
    let mut section = String::new();
    let mut under_expected = false;
    for line in text.lines() {
        if let Some(name) = line.strip_suffix(':').filter(|name| !name.starts_with([' ', '#', '-'])) {
            section = name.to_owned();
        }
        if let Some(id) = line.strip_prefix("- id: ") {
            cases.push((section.clone(), Listed { id: id.trim().to_owned(), ..Listed::default() }));
            under_expected = false;
            continue;
        }
        let Some((_, case)) = cases.last_mut() else { continue };
        let value = |name: &str| {
            let value = line.strip_prefix("  ")?.strip_prefix(name)?.strip_prefix(':')?;
            Some(value.trim().trim_matches(['\'', '"']).to_owned())
        };
        if under_expected && line.starts_with("    ") {
            if !case.expected.is_empty() {
                case.expected.push_str("; ");
            }
            case.expected.push_str(line.trim());
            continue;
        }
        under_expected = false;
        if let Some(law) = value("law") {
            case.law = law;
        } else if let Some(encodable) = value("encodable") {
            case.encodable = encodable;
        } else if value("check").is_some() {
            case.check = true;
        } else if let Some(expected) = value("expected") {
            case.expected = expected;
            under_expected = true;
        }
    }
    cases
}

/// Is it about a Law that the program rules on?
fn is_ours(section: &str, law: &str) -> bool {
    let of = |number: &str| {
        law.split([',', ' ']).any(|cite| {
            // 2 is not 21, but 20F is 20F5.
            cite.strip_prefix(number)
                .is_some_and(|rest| number.ends_with('F') || !rest.starts_with(|c: char| c.is_ascii_digit()))
        })
    };
    section == "law21_found"
        || (section == "procedure_found" || section == "derived")
            && ["9", "11", "16", "17", "20F", "21", "40", "41", "47", "75", "82"].into_iter().any(of)
}

fn list() -> Option<String> {
    let places = [std::env::var("REDRESS_SHARED").ok().map(PathBuf::from), Some(PathBuf::from("../shared"))];
    places
        .into_iter()
        .flatten()
        .find_map(|place| std::fs::read_to_string(place.join("cases/published-cases.yaml")).ok())
}

#[test]
fn no_published_answer_is_contradicted() {
    let mut contradicted = Vec::new();
    for answer in ANSWERS {
        let text = std::fs::read_to_string(page(answer.id)).expect(answer.id);
        let page = casebook::read(&text).expect(answer.id);
        assert!(page.sources.iter().any(|source| source == answer.id), "{}: its source line", answer.id);
        for (at, cite, outcome, claim) in answer.says {
            let ours = standing(&page, *at, cite, outcome);
            let against = match claim {
                Claim::Open => ours.is_none_or(|standing| standing == Standing::RuledOut),
                Claim::Not => ours == Some(Standing::Established),
            };
            if against {
                let ours = ours.map_or("nothing", Standing::code);
                contradicted.push(format!("{}: {cite} {outcome} is {claim:?}, ours: {ours}", answer.id));
            }
        }
    }
    assert!(contradicted.is_empty(), "\n{}", contradicted.join("\n"));
}

#[test]
fn every_encodable_case_has_a_page() {
    let Some(text) = list() else {
        println!("skipped: no cases/published-cases.yaml at $REDRESS_SHARED or ../shared");
        return;
    };
    let mut missing = Vec::new();
    let mut table =
        String::from("| case | encodable | source | ours | why different |\n|---|---|---|---|---|\n");
    for (section, case) in listed(&text).iter().filter(|(section, case)| is_ours(section, &case.law)) {
        let source: String = case.expected.chars().take(60).collect();
        let check = if case.check { " (check)" } else { "" };
        let answer = ANSWERS.iter().find(|answer| answer.id == case.id);
        if case.encodable == "no" {
            let _ = writeln!(table, "| {} | no | {source}{check} | | a rule, not a deal |", case.id);
            continue;
        }
        let (Some(answer), Ok(page)) = (answer, std::fs::read_to_string(page(&case.id))) else {
            missing.push(format!(
                "{} ({section}, Law {}): no page or no answer in this test",
                case.id, case.law
            ));
            continue;
        };
        let page = casebook::read(&page).expect("page");
        let ours: Vec<String> = answer
            .says
            .iter()
            .map(|(at, cite, outcome, _)| {
                let standing = standing(&page, *at, cite, outcome).map_or("not brought up", Standing::code);
                let at = at.map(|id| format!(" at {id}")).unwrap_or_default();
                format!("{cite} {outcome} {standing}{at}")
            })
            .collect();
        let _ = writeln!(
            table,
            "| {} | {} | {source}{check} | {} | {} |",
            case.id,
            case.encodable,
            ours.join("; "),
            answer.differs
        );
    }
    println!("{table}");
    assert!(missing.is_empty(), "\n{}", missing.join("\n"));
}
