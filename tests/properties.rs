//! Promises over random cases: nothing panics, files come back as they were, undo meets redo, unknowns only ever settle.
//!
//! `PROPTEST_CASES=5000 cargo test --test properties` looks longer than the run by default.

// Helpers of a test fail loudly, as tests do.
#![allow(clippy::expect_used, clippy::panic)]

#[path = "properties/random.rs"]
mod random;

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed, TestCaseError};

use random::{Random, any_case, any_edits, any_evidence, any_text};
use redress::case::{
    Account, Agreement, Answer, Case, Entry, Event, EventId, Evidence, Given, History, Means, Moment, Of,
    Question, Weighs, replay,
};
use redress::formats::{case_ron, lin};
use redress::lang::Lang;
use redress::laws::{Opinion, Standing};
use redress::reasoning::Step;
use redress::ruling::{Ruling, as_known_at, changes, open_matters, rule, rule_for, script, with_answer};
use redress::words::Words;

/// So many random cases, or as many as `PROPTEST_CASES` says.
fn cases(usual: u32) -> Config {
    let mut config = Config::default();
    if std::env::var_os("PROPTEST_CASES").is_none() {
        config.cases = usual;
    }
    // The same cases in every run, so that a red test is about the change at hand; another seed is one variable away.
    if std::env::var_os("PROPTEST_RNG_SEED").is_none() {
        config.rng_seed = RngSeed::Fixed(2017);
    }
    config.failure_persistence = None;
    config.max_shrink_iters = 2_000;
    config.max_shrink_time = 10_000;
    config
}

const ACCOUNTS: [Option<Account>; 4] = [None, Some(Account::NS), Some(Account::EW), Some(Account::Found)];

fn moments(case: &Case) -> Vec<Moment> {
    let after = case.happened.iter().map(|entry| Moment::After(entry.id));
    [Moment::Start, Moment::End].into_iter().chain(after).collect()
}

/// Says the words in both languages; random text holds no `{$` and no `⟨`, so what is left over is a fault of ours.
///
/// That the Greek catalogue is complete is for `tests/words.rs` to say.
fn say(words: &Words) -> Result<(), TestCaseError> {
    for lang in Lang::ALL {
        let said = lang.say(words);
        let missing = said.contains('⟨') && lang == Lang::En;
        prop_assert!(!said.contains("{$") && !missing && !said.contains("()}"), "{:?}\n{}", words, said);
    }
    Ok(())
}

fn say_everything(case: &Case, ruling: &Ruling) -> Result<(), TestCaseError> {
    say(&script::headline(ruling).0)?;
    for opinion in &ruling.opinions {
        say(&script::sentence(&ruling.table, opinion))?;
        for step in opinion.step.walk() {
            say(&step.words)?;
        }
        prop_assert_eq!(opinion.standing, Standing::from(opinion.step.truth));
        for event in opinion.step.events() {
            prop_assert!(case.entry(event).is_some(), "{event} is rested on and not in the log");
        }
    }
    for asked in &ruling.questions {
        say(&asked.words)?;
        prop_assert!(asked.previews.len() >= 2);
    }
    for problem in ruling.problems.iter().chain(&ruling.table.unsettled) {
        say(&problem.what)?;
    }
    for not_handled in &ruling.not_handled {
        say(&not_handled.what)?;
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(96))]

    #[test]
    fn no_panic(Random(case) in any_case()) {
        for entry in &case.happened {
            say(&entry.what.short_name())?;
        }
        for moment in moments(&case) {
            for account in ACCOUNTS {
                let table = replay(&case, moment, account);
                let _ = (table.turn(), table.contract(), table.phase);
                for record in &table.calls {
                    let _ = table.is_legal_in_place(record);
                }
            }
            let ruling = rule(&case, moment);
            say_everything(&case, &ruling)?;
            let known = as_known_at(&case, moment);
            say_everything(&known, &rule(&known, Moment::End))?;
        }
        for account in ACCOUNTS {
            say_everything(&case, &rule_for(&case, Moment::End, account))?;
        }
        let _ = case_ron::read(case_ron::write(&case).as_bytes());
    }
}

proptest! {
    #![proptest_config(cases(1024))]

    #[test]
    fn write_read(Random(case) in any_case()) {
        let text = case_ron::write(&case);
        let opened = case_ron::read(text.as_bytes());
        let Ok(opened) = opened else { return Err(TestCaseError::fail(format!("{opened:?}\n{text}"))) };
        prop_assert_eq!(&opened.case, &case, "{}", text);
        prop_assert_eq!(case_ron::write(&opened.case), text);
        prop_assert_eq!((opened.newer_format, opened.has_comments), (None, false));
    }
}

proptest! {
    #![proptest_config(cases(512))]

    #[test]
    fn undo_redo(Random(case) in any_case(), edits in any_edits()) {
        let mut history = History::new(case.clone());
        let mut states = vec![case.clone()];
        let mut names = vec![Words::new("history-opened")];
        for edit in &edits {
            let name = edit.name(history.case());
            say(&name)?;
            let Ok(edited) = edit.apply(history.case()) else { continue };
            if edited == **history.case() {
                // No edit leaves no trace.
                history.push(name, edited);
                prop_assert_eq!(history.names().0.len(), states.len());
                continue;
            }
            history.push(name.clone(), edited.clone());
            states.push(edited);
            names.push(name);
        }
        for place in (1..states.len()).rev() {
            prop_assert_eq!(&**history.case(), &states[place]);
            prop_assert_eq!(history.undo_name(), Some(&names[place]));
            prop_assert!(history.undo());
            prop_assert_eq!(history.redo_name(), Some(&names[place]));
        }
        prop_assert!(!history.undo() && history.undo_name().is_none());
        prop_assert_eq!(&**history.case(), &case);
        for state in &states[1..] {
            prop_assert!(history.redo());
            prop_assert_eq!(&**history.case(), state);
        }
        prop_assert!(!history.redo() && history.redo_name().is_none());
        let (kept, at) = history.names();
        prop_assert_eq!(kept, names.iter().collect::<Vec<_>>());
        prop_assert_eq!(at, names.len() - 1);
    }
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn last_moment_is_whole(Random(case) in any_case()) {
        let Some(last) = case.happened.last() else { return Ok(()) };
        // Of two entries with one name the first is meant.
        prop_assume!(case.position(last.id) == Some(case.happened.len() - 1));
        let (at_last, whole) = (rule(&case, Moment::After(last.id)), rule(&case, Moment::End));
        prop_assert_eq!(at_last.opinions, whole.opinions);
        prop_assert_eq!(at_last.questions, whole.questions);
        prop_assert_eq!(at_last.table, whole.table);
        prop_assert_eq!(at_last.not_handled, whole.not_handled);
    }
}

/// What is settled before stands as it did after.
fn nothing_settled_moved(before: &[Opinion], after: &Ruling, because: &str) -> Result<(), TestCaseError> {
    for opinion in before.iter().filter(|opinion| opinion.standing != Standing::Possible) {
        let same = |other: &&Opinion| {
            other.cite == opinion.cite && other.about == opinion.about && other.outcome == opinion.outcome
        };
        // Known: 21B3 tells each side's director to come back in the same words, so one subject may have two opinions.
        let still = |other: &&Opinion| same(other) && other.standing == opinion.standing;
        let now = after.opinions.iter().find(still).or_else(|| after.opinions.iter().find(same));
        // What was ruled out may have nothing left to speak of; what is established stays said.
        let unsaid = now.is_none() && opinion.standing == Standing::RuledOut;
        prop_assert!(
            unsaid || now.is_some_and(|now| now.standing == opinion.standing),
            "{}: {} {:?} was {:?}, and is {:?}\nbefore:\n{}after:\n{}",
            because,
            opinion.cite,
            opinion.about,
            opinion.standing,
            now.map(|now| now.standing),
            tree(&opinion.step, 1),
            now.map_or(String::new(), |now| tree(&now.step, 1)),
        );
    }
    Ok(())
}

fn tree(step: &Step, depth: usize) -> String {
    let own = format!("{}{:?} {}\n", "  ".repeat(depth), step.truth, Lang::En.say(&step.words));
    step.parts.iter().fold(own, |so_far, part| so_far + &tree(part, depth + 1))
}

/// The case with an entry about a call put in just after it.
fn with_alert(case: &Case, of: EventId, given: Given) -> Option<Case> {
    let place = case.position(of)? + 1;
    let by = case.entry(of)?.what.actor()?.partner();
    let mut case = case.clone();
    let id = case.next_id();
    case.happened.insert(place, Entry::new(id, Event::Alerts { by, of, given }));
    Some(case)
}

fn with_agreement(case: &Case, of: EventId, means: Means, evidence: Vec<Evidence>) -> Case {
    let mut case = case.clone();
    case.agreements.push(Agreement {
        of: Of::Call(of),
        means: Some(means),
        purpose: String::new(),
        by: None,
        evidence,
        since: None,
    });
    case
}

/// The opinions that already speak of this call: what is recorded about it fills an unknown of theirs.
///
/// An opinion that does not yet speak of it holds that nothing was wrong with it, which a new fact may overturn:
/// `a_call_nobody_spoke_of_is_taken_as_rightly_disclosed` keeps that open choice in sight.
fn about(ruling: &Ruling, of: EventId) -> Vec<Opinion> {
    let speaks_of = |opinion: &&Opinion| {
        opinion.step.walk().any(|step| step.asks == Some(Question::AlertRequired { call: of }))
    };
    ruling.opinions.iter().filter(speaks_of).cloned().collect()
}

/// Calls under a name of their own, undisputed.
fn calls(case: &Case) -> impl Iterator<Item = EventId> {
    let is_call = |entry: &&Entry| matches!(entry.what, Event::Calls(..) | Event::Changes { .. });
    let only_one = |entry: &&Entry| case.happened.iter().filter(|other| other.id == entry.id).count() == 1;
    case.happened.iter().filter(is_call).filter(only_one).map(|entry| entry.id)
}

/// Known, and a choice still to be made: whether a given alert misled is argued only once no rule requires it, so that
/// "no" to that question opens what a prompt alert had ruled out.
fn opens_the_needless_alert(case: &Case, question: &Question, answer: &Answer) -> bool {
    let Question::AlertRequired { call } = question else { return false };
    *answer == Answer::No
        && case.happened.iter().any(|entry| {
            matches!(entry.what, Event::Alerts { of, given, .. } if of == *call && given != Given::Never)
        })
}

fn answers_only_settle(case: &Case, moment: Moment) -> Result<(), TestCaseError> {
    let before = rule(case, moment);
    for asked in &before.questions {
        for answer in asked.question.answers() {
            let after = rule(&with_answer(case, &asked.question, &answer), moment);
            let because = format!("{moment:?}: {:?} answered {answer:?}", asked.question);
            if !opens_the_needless_alert(case, &asked.question, &answer) {
                nothing_settled_moved(&before.opinions, &after, &because)?;
            }
            let preview = asked.previews.iter().find(|preview| preview.answer == answer);
            let changes = changes(&before.opinions, &after.opinions);
            prop_assert_eq!(preview.map(|preview| &preview.changes), Some(&changes));
        }
    }
    Ok(())
}

/// Known: these ask whether a side offends only while both sides may have misinformed each other, so that an answer
/// given in that time counts no more when one of them turns out not to have.
const NOT_YET: [&str; 3] = ["16C1", "16C2", "16C3"];

/// Answers question after question, and holds every ruling on the way against all that had been settled before it.
fn answers_settle_for_good(case: &Case, moment: Moment, choices: &[usize]) -> Result<(), TestCaseError> {
    let mut case = case.clone();
    let mut settled: Vec<Opinion> = Vec::new();
    let mut because = String::new();
    for choice in choices {
        let ruling = rule(&case, moment);
        nothing_settled_moved(&settled, &ruling, &because)?;
        let new = ruling.opinions.iter().filter(|opinion| opinion.standing != Standing::Possible);
        settled.extend(new.filter(|opinion| !NOT_YET.contains(&opinion.cite)).cloned());
        let Some(asked) = ruling.questions.get(choice % ruling.questions.len().max(1)) else { break };
        let answers = asked.question.answers();
        let answer = &answers[choice / 7 % answers.len()];
        if opens_the_needless_alert(&case, &asked.question, answer) {
            break;
        }
        because = format!("{because}{moment:?}: {:?} answered {answer:?}\n", asked.question);
        case = with_answer(&case, &asked.question, answer);
    }
    Ok(())
}

fn alerts_only_settle(case: &Case, moment: Moment) -> Result<(), TestCaseError> {
    let before = rule(case, moment);
    let recorded = |call: EventId| {
        case.happened.iter().any(|entry| matches!(entry.what, Event::Alerts { of, .. } if of == call))
    };
    for of in calls(case).filter(|call| !recorded(*call)) {
        for given in [Given::Promptly, Given::Late, Given::Never] {
            let Some(then) = with_alert(case, of, given) else { continue };
            // An alert that no rule requires is an unknown of its own kind: did it mislead?
            let required = Question::AlertRequired { call: of };
            if given != Given::Never && case.answer(&required).is_some_and(|said| said.answer == Answer::No) {
                continue;
            }
            let because = format!("{moment:?}: alert of {of} {given:?}");
            nothing_settled_moved(&about(&before, of), &rule(&then, moment), &because)?;
        }
    }
    Ok(())
}

fn agreements_only_settle(
    case: &Case,
    moment: Moment,
    text: &str,
    evidence: &[Evidence],
) -> Result<(), TestCaseError> {
    let before = rule(case, moment);
    for of in calls(case).filter(|call| case.agreement_about(*call).is_none()) {
        let said = case.happened.iter().find_map(|entry| match &entry.what {
            Event::Explains { of: about, says, .. } if *about == of => Some(says.clone()),
            _ => None,
        });
        for means in
            [Means::NoAgreement, Means::Text(text.to_owned()), Means::Text(said.clone().unwrap_or_default())]
        {
            let because = format!("{moment:?}: agreement about {of}: {means:?} {evidence:?}");
            let then = with_agreement(case, of, means, evidence.to_vec());
            nothing_settled_moved(&about(&before, of), &rule(&then, moment), &because)?;
        }
    }
    Ok(())
}

/// Evidence that settles the agreement. Uneven evidence asks a question of its own, which may put an answer given before
/// in doubt: `an_agreement_with_uneven_evidence_reopens_an_answer` keeps that open choice in sight.
fn one_way(evidence: &[Evidence]) -> Vec<Evidence> {
    let card = Evidence("system card".to_owned(), Weighs::For);
    evidence.iter().map(|given| Evidence(given.0.clone(), Weighs::For)).chain([card]).collect()
}

proptest! {
    #![proptest_config(cases(80))]

    #[test]
    fn unknown_is_monotone(
        Random(case) in any_case(),
        place in any::<prop::sample::Index>(),
        text in any_text(),
        evidence in any_evidence(),
        choices in prop::collection::vec(0..1000_usize, 12),
    ) {
        let moments = moments(&case);
        for moment in BTreeSet::from([Moment::End, moments[place.index(moments.len())]]) {
            answers_only_settle(&case, moment)?;
            answers_settle_for_good(&case, moment, &choices)?;
            // On one account a call may be spoken of and on the other not: see `about`.
            if !open_matters(&case).is_empty() {
                continue;
            }
            alerts_only_settle(&case, moment)?;
            agreements_only_settle(&case, moment, &text, &one_way(&evidence))?;
        }
    }
}

/// Bytes that begin as a file does and then go wrong.
fn mutated(file: &'static [u8]) -> impl Strategy<Value = Bytes> {
    let change = (any::<prop::sample::Index>(), 0..4_u8, any::<u8>(), "[()\\[\\]{},|:\"#r/*0-9]{1,3}");
    prop::collection::vec(change, 1..8).prop_map(move |changes| {
        let mut bytes = file.to_vec();
        for (place, how, byte, text) in changes {
            let at = place.index(bytes.len() + 1);
            match how {
                0 => bytes.truncate(at.max(1)),
                1 => bytes.splice(at..at, text.into_bytes()).for_each(drop),
                2 if at < bytes.len() => bytes[at] = byte,
                _ => {
                    let end = (at + usize::from(byte % 24)).min(bytes.len());
                    bytes.drain(at..end);
                }
            }
        }
        Bytes(bytes)
    })
}

/// Bytes that a failing test shows as text.
struct Bytes(Vec<u8>);

impl std::fmt::Debug for Bytes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "b\"{}\"", self.0.escape_ascii())
    }
}

const CASE: &[u8] = include_bytes!("properties/sample.redress.ron");
const LIN: &[u8] = include_bytes!("properties/sample.lin");

#[test]
fn the_samples_are_good_files() {
    assert!(case_ron::read(CASE).is_ok());
    let file = lin::read(LIN);
    assert!(file.problems.is_empty() && file.records.len() == 4, "{file:?}");
}

fn read_as_anything(bytes: &[u8]) -> Result<(), TestCaseError> {
    match case_ron::read(bytes) {
        Ok(opened) => {
            // What opened can be ruled and, unless it is newer, saved.
            let ruling = rule(&opened.case, Moment::End);
            say_everything(&opened.case, &ruling)?;
            for problem in &opened.left_out {
                let _ = Lang::En.say(&problem.what);
            }
            if opened.newer_format.is_none() {
                let again = case_ron::read(case_ron::write(&opened.case).as_bytes());
                prop_assert_eq!(again.map(|again| again.case), Ok(opened.case));
            }
        }
        Err(error) => {
            let said = Lang::En.say(&error.what);
            prop_assert!(!said.is_empty() && !said.starts_with('⟨'), "{:?} {}", error, said);
            prop_assert!(error.line <= 1 + bytes.iter().filter(|byte| **byte == b'\n').count());
        }
    }
    let file = lin::read(bytes);
    let _ = (lin::counts(&file), lin::looks_like_lin(bytes));
    for problem in &file.problems {
        let _ = (Lang::En.say(&problem.what), Lang::El.say(&problem.what));
    }
    for record in &file.records {
        let case = redress::formats::import::case_from(record, "a.lin");
        let _ = rule(&case, Moment::End);
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(1024))]

    #[test]
    fn any_bytes(noise in prop::collection::vec(any::<u8>(), 0..400).prop_map(Bytes), case in mutated(CASE), newer in mutated(NEWER), lin in mutated(LIN)) {
        for bytes in [noise, case, newer, lin] {
            read_as_anything(&bytes.0)?;
        }
    }
}

const NEWER: &[u8] = include_bytes!("properties/newer.redress.ron");

/// Brackets nested beyond all reason, and strings that never end.
#[test]
fn deep_and_endless_bytes() {
    for unit in [
        "(",
        "[",
        "((((",
        "(happened:[",
        "\"",
        "r#\"",
        "/*",
        "//",
        "(format:1,board:(",
        "{",
        "#",
        "\u{feff}",
        "|",
        "mb|p|",
        "pn|",
        "md|1",
    ] {
        let mut text = unit.repeat(20_000);
        read_as_anything(text.as_bytes()).expect(unit);
        text.insert_str(0, "(format: 1, title: ");
        read_as_anything(text.as_bytes()).expect(unit);
        text.replace_range(..10, "(format: 9");
        read_as_anything(text.as_bytes()).expect(unit);
    }
}

#[test]
fn answers_of_a_disputed_matter_are_the_accounts() {
    let question = Question::Disputed { matter: String::new() };
    assert_eq!(question.answers(), [Answer::Account(Account::NS), Answer::Account(Account::EW)]);
}

fn read(text: &str) -> Case {
    case_ron::read(text.as_bytes()).expect("a case").case
}

fn standing_of(case: &Case, cite: &str, about: u32) -> Option<Standing> {
    let ruling = rule(case, Moment::End);
    let opinion = ruling.opinions.iter().find(|o| o.cite == cite && o.about == Some(EventId(about)));
    opinion.map(|opinion| opinion.standing)
}

/// Known, and a choice still to be made: calls of which nothing is recorded are left out of an opinion, as if their alerts
/// had been in order, so that a later "no alert" of such a call opens what had been ruled out.
#[test]
fn a_call_nobody_spoke_of_is_taken_as_rightly_disclosed() {
    let case = read(
        r#"(format: 1, board: (dealer: E), happened: [
            (1, calls(E, "1C")), (2, alerts(by: W, of: 1, given: promptly)), (3, calls(S, "P")),
            (4, calls(W, "1H")), (5, calls(N, "P"))],
            judged: [(on: alert_required(call: 1), answer: yes)])"#,
    );
    assert_eq!(standing_of(&case, "21B1(a)", 5), Some(Standing::RuledOut));
    let then = with_alert(&case, EventId(4), Given::Never).expect("call 4");
    assert_eq!(standing_of(&then, "21B1(a)", 5), Some(Standing::Possible));
}

/// Known, and a choice still to be made: the director has said that the explanation was right, or wrong, when no agreement
/// was recorded. One recorded afterwards with uneven evidence asks first what the agreement is, and opens the ruling again.
#[test]
fn an_agreement_with_uneven_evidence_reopens_an_answer() {
    for (answer, before) in [("yes", Standing::Established), ("no", Standing::RuledOut)] {
        let case = read(&format!(
            r#"(format: 1, board: (dealer: E), happened: [
                (1, calls(E, "2D")), (2, alerts(by: W, of: 1, given: promptly)),
                (3, explains(by: W, of: 1, says: "diamonds")), (4, calls(S, "P"))],
                judged: [(on: explained_wrongly(told: 3), answer: {answer}), (on: could_well(call: 4), answer: yes)])"#
        ));
        assert_eq!(standing_of(&case, "21B1(a)", 4), Some(before));
        let uneven =
            vec![Evidence("card".to_owned(), Weighs::For), Evidence("notes".to_owned(), Weighs::Against)];
        let then = with_agreement(&case, EventId(1), Means::Text("majors".to_owned()), uneven);
        assert_eq!(standing_of(&then, "21B1(a)", 4), Some(Standing::Possible));
    }
}

/// A side may be right about one matter and wrong about another.
#[test]
fn every_combination_of_disputed_versions_is_ruled_on() {
    // South was misinformed only if North-South are right about the words and East-West about the alert.
    let case = read(
        r#"(format: 1, board: (dealer: E), happened: [
            (1, calls(E, "2D")),
            (2, alerts(by: W, of: 1, given: promptly), (only: NS, matter: "the alert")),
            (3, alerts(by: W, of: 1, given: never), (only: EW, matter: "the alert")),
            (4, explains(by: W, of: 1, says: "majors"), (only: EW, matter: "the words")),
            (5, calls(S, "P"))],
            agreements: [(of: call(1), means: "majors", evidence: [("card", for)])],
            judged: [(on: alert_required(call: 1), answer: yes), (on: could_well(call: 5), answer: yes)])"#,
    );
    let on = |account| {
        let ruling = rule_for(&case, Moment::End, Some(account));
        ruling.opinions.iter().find(|o| o.cite == "21B1(a)").map(|o| o.standing)
    };
    assert_eq!((on(Account::NS), on(Account::EW)), (Some(Standing::RuledOut), Some(Standing::RuledOut)));
    assert_eq!(standing_of(&case, "21B1(a)", 5), Some(Standing::Possible));
    let question = |matter: &str| Question::Disputed { matter: matter.to_owned() };
    let words = with_answer(&case, &question("the words"), &Answer::Account(Account::NS));
    let both = with_answer(&words, &question("the alert"), &Answer::Account(Account::EW));
    assert_eq!(standing_of(&both, "21B1(a)", 5), Some(Standing::Established));
}

/// What a disputed version says is told in words, though the undisputed table does not hold it.
#[test]
fn a_question_about_a_disputed_version_is_put_in_full() {
    let case = read(
        r#"(format: 1, board: (dealer: E), happened: [
            (1, calls(E, "2D")),
            (2, explains(by: W, of: 1, says: "diamonds"), (only: NS, matter: "the words")),
            (3, explains(by: W, of: 1, says: "majors"), (only: EW, matter: "the words")),
            (4, calls(S, "P"))],
            agreements: [(of: call(1), means: "majors")])"#,
    );
    let ruling = rule(&case, Moment::End);
    let asked: Vec<String> = ruling.questions.iter().map(|asked| Lang::En.say(&asked.words)).collect();
    assert!(asked.iter().all(|words| !words.contains('?') || !words.contains("?’s")), "{asked:?}");
}
