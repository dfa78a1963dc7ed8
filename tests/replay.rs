//! The fifteen situations a table must be replayed from, each written as a case file and looked at as it happens.

// Helpers of a test fail loudly, as tests do.
#![allow(clippy::expect_used, clippy::panic)]

use redress::bridge::{AuctionEnd, BySeat, Seat};
use redress::case::{
    Account, Case, Edit, Event, EventId, Fate, Gap, Given, Moment, More, Phase, Refused, Table, replay,
};
use redress::formats::case_ron;
use redress::lang::Lang;

/// A case from the log's lines, with North to deal where nothing else is said.
fn case(happened: &str) -> Case {
    case_with("board: (dealer: N)", happened)
}

fn case_with(fields: &str, happened: &str) -> Case {
    let text = format!("(format: 1, {fields}, happened: [{happened}])");
    match case_ron::read(text.as_bytes()) {
        Ok(opened) => opened.case,
        Err(error) => panic!("{}:{} {}\n{text}", error.line, error.column, Lang::En.say(&error.what)),
    }
}

fn after(case: &Case, id: u32) -> Table {
    replay(case, Moment::After(EventId(id)), None)
}

fn end(case: &Case) -> Table {
    replay(case, Moment::End, None)
}

/// The calls that stand: `N1NT EP`.
fn standing(table: &Table) -> String {
    table.standing().map(|record| format!("{}{}", record.by, record.call)).collect::<Vec<_>>().join(" ")
}

/// What became of each call: `1 stands, 2 declined 4`.
fn fates(table: &Table) -> String {
    let fate = |fate| match fate {
        Fate::Waits => "waits".to_owned(),
        Fate::Stands => "stands".to_owned(),
        Fate::Replaced(by) => format!("replaced {by}"),
        Fate::Cancelled(by) => format!("cancelled {by}"),
        Fate::Declined(by) => format!("declined {by}"),
    };
    table
        .calls
        .iter()
        .map(|record| format!("{} {}", record.id, fate(record.fate)))
        .collect::<Vec<_>>()
        .join(", ")
}

/// What can be seen to be wrong with a call: `rotation insufficient`.
fn faults(table: &Table, id: u32) -> String {
    let faults = table.call(EventId(id)).expect("a call").faults;
    [
        (faults.out_of_rotation, "rotation"),
        (faults.insufficient, "insufficient"),
        (faults.inadmissible, "inadmissible"),
        (faults.above_seven, "above_seven"),
        (faults.after_end, "after_end"),
    ]
    .iter()
    .filter_map(|(is, name)| is.then_some(*name))
    .collect::<Vec<_>>()
    .join(" ")
}

/// Whose turn each was, and who called at it where that was somebody else: `N E>S W`.
fn turns(table: &Table) -> String {
    table
        .turns
        .iter()
        .map(|turn| match turn.standing.map(|index| table.calls[index].by) {
            Some(by) if by != turn.due => format!("{}>{by}", turn.due),
            Some(_) => turn.due.to_string(),
            None => format!("({})", turn.due),
        })
        .collect::<Vec<_>>()
        .join(" ")
}

fn turn(table: &Table) -> String {
    table.turn().map_or("-".to_owned(), |seat| seat.to_string())
}

fn contract(table: &Table) -> String {
    table.contract().map_or("-".to_owned(), |contract| contract.to_string())
}

fn heard(table: &Table, id: u32) -> String {
    let BySeat(heard) = table.told(EventId(id)).expect("told").heard_by;
    Seat::ALL.iter().zip(heard).filter_map(|(seat, heard)| heard.then_some(seat.letter())).collect()
}

fn problems(table: &Table) -> Vec<(u32, &'static str)> {
    table.problems.iter().map(|problem| (problem.entry.0, problem.what.key)).collect()
}

/// Nothing odd is left: no problem, nothing the Laws leave open.
fn is_clean(table: &Table) -> bool {
    table.problems.is_empty() && table.unsettled.is_empty()
}

#[test]
fn a_bid_out_of_turn_not_accepted_is_repeated() {
    // South's turn; West, whose right-hand opponent he is, bids. 29B, then 31A1: South passes, West must repeat.
    let case = case(
        r#"(1, calls(N, "1C")), (2, calls(E, "P")), (3, calls(W, "1H")), (4, summons(S)),
           (5, declines(by: N, of: 3)), (6, calls(S, "P")), (7, calls(W, "1H")),
           (8, calls(N, "2C")), (9, calls(E, "P")), (10, calls(S, "P")), (11, calls(W, "P"))"#,
    );
    let waiting = after(&case, 3);
    assert_eq!(faults(&waiting, 3), "rotation");
    assert_eq!(fates(&waiting), "1 stands, 2 stands, 3 waits");
    assert_eq!((turns(&waiting).as_str(), turn(&waiting).as_str()), ("N E (S)", "S"));
    assert_eq!(waiting.call(EventId(3)).expect("3").due, Seat::South);
    assert_eq!((waiting.attention, waiting.summoned), (None, None));

    assert_eq!(after(&case, 4).summoned, Some(EventId(4)));
    let declined = after(&case, 5);
    assert_eq!(fates(&declined), "1 stands, 2 stands, 3 declined 5");
    assert_eq!((turn(&declined).as_str(), declined.phase), ("S", Phase::Auction));

    let passed = after(&case, 6);
    assert_eq!((standing(&passed).as_str(), turn(&passed).as_str()), ("N1C EP SP", "W"));
    let repeated = after(&case, 7);
    assert_eq!(faults(&repeated, 7), "");
    assert_eq!((standing(&repeated).as_str(), turn(&repeated).as_str()), ("N1C EP SP W1H", "N"));
    // The call not accepted and South's pass were made at one turn, the repeated call at the next.
    assert_eq!(repeated.turns[2].calls, [2, 3]);
    assert_eq!(repeated.call(EventId(7)).expect("7").turn, 3);

    let end = end(&case);
    assert_eq!(
        (contract(&end).as_str(), end.phase, turn(&end).as_str()),
        ("2C-N", Phase::Clarification, "-")
    );
    assert!(is_clean(&end));
}

#[test]
fn an_insufficient_bid_is_accepted() {
    // 27A1: accepted, it is treated as legal. In words, and by calling over it.
    let start = r#"(1, calls(W, "1NT")), (2, calls(N, "X")), (3, calls(E, "P")), (4, calls(S, "1H")),"#;
    let rest = r#"(6, calls(W, "P")), (7, calls(N, "P")), (8, calls(E, "P"))"#;
    let in_words = case_with("board: (dealer: W)", &format!("{start} (5, accepts(by: W, of: 4)), {rest}"));
    let by_calling = case_with("board: (dealer: W)", &format!("{start} {rest}"));

    let waiting = after(&in_words, 4);
    assert_eq!(faults(&waiting, 4), "insufficient");
    assert_eq!((standing(&waiting).as_str(), turn(&waiting).as_str()), ("W1NT NX EP", "W"));
    assert_eq!(waiting.waiting().count(), 1);
    let accepted = after(&in_words, 5);
    assert_eq!(accepted.call(EventId(4)).expect("4").accepted, Some(EventId(5)));
    assert_eq!((standing(&accepted).as_str(), turn(&accepted).as_str()), ("W1NT NX EP S1H", "W"));
    // Still insufficient for ever: that it stands does not make it regular.
    assert_eq!(faults(&accepted, 4), "insufficient");

    let over = after(&by_calling, 6);
    assert_eq!(over.call(EventId(4)).expect("4").accepted, Some(EventId(6)));
    assert_eq!(turn(&over), "N");
    for case in [in_words, by_calling] {
        let end = end(&case);
        assert_eq!(standing(&end), "W1NT NX EP S1H WP NP EP");
        assert_eq!((contract(&end).as_str(), end.phase), ("1H-S", Phase::Clarification));
        assert!(is_clean(&end));
    }
}

#[test]
fn one_mended_too_soon_is_then_accepted() {
    let log = |what: &str| {
        case_with(
            "board: (dealer: W)",
            &format!(
                r#"(1, calls(W, "1NT")), (2, calls(N, "X")), (3, calls(E, "P")), (4, calls(S, "1H")),
                   (5, calls(S, "P"), (note: "at once, before anybody spoke")), (6, summons(W)), (7, {what}(by: W, of: 4)),
                   (8, calls(W, "P")), (9, calls(N, "P")), (10, calls(E, "P"))"#
            ),
        )
    };
    let accepted = log("accepts");
    let mended = after(&accepted, 5);
    assert_eq!(fates(&mended), "1 stands, 2 stands, 3 stands, 4 waits, 5 waits");
    assert_eq!((faults(&mended, 4).as_str(), faults(&mended, 5).as_str()), ("insufficient", ""));
    assert_eq!((turns(&mended).as_str(), turn(&mended).as_str()), ("W N E (S)", "W"));
    assert_eq!(mended.turns[3].calls, [3, 4]);
    // The earlier of two calls at one turn is the one that stands.
    let settled = after(&accepted, 7);
    assert_eq!(fates(&settled), "1 stands, 2 stands, 3 stands, 4 stands, 5 cancelled 7");
    assert_eq!((settled.turns[3].standing, turn(&settled).as_str()), (Some(3), "W"));
    assert_eq!(contract(&end(&accepted)), "1H-S");
    assert!(is_clean(&end(&accepted)));

    // Not accepted: the premature pass stands (27C), and the double with it.
    let declined = log("declines");
    let settled = after(&declined, 7);
    assert_eq!(fates(&settled), "1 stands, 2 stands, 3 stands, 4 declined 7, 5 stands");
    assert_eq!(settled.call(EventId(5)).expect("5").replaces, Some(EventId(4)));
    assert_eq!(contract(&after(&declined, 8)), "1NTX-W");
}

#[test]
fn a_second_insufficient_bid() {
    // 27B4: the next player may accept the second one too.
    let start = r#"(1, calls(N, "2S")), (2, calls(E, "1H")), (3, summons(S)), (4, declines(by: S, of: 2)),"#;
    let again = |second: &str, rest: &str| case(&format!("{start} {second}, {rest}"));
    let by_change = r#"(5, changes(by: E, of: 2, to: "2H", leave: "27B"))"#;
    let by_call = r#"(5, calls(E, "2H"))"#;
    for (second, first_fate) in [(by_change, "2 replaced 5"), (by_call, "2 declined 4")] {
        let accepted = again(second, r#"(6, accepts(by: S, of: 5)), (7, calls(S, "P"))"#);
        let waiting = after(&accepted, 5);
        assert_eq!(faults(&waiting, 5), "insufficient", "{second}");
        assert_eq!(fates(&waiting), format!("1 stands, {first_fate}, 5 waits"));
        assert_eq!((turns(&waiting).as_str(), turn(&waiting).as_str()), ("N (E)", "S"));
        assert_eq!((standing(&end(&accepted)).as_str(), turn(&end(&accepted)).as_str()), ("N2S E2H SP", "W"));
        assert!(is_clean(&end(&accepted)));

        let third = again(second, r#"(6, declines(by: S, of: 5)), (7, calls(E, "3H"))"#);
        assert_eq!(fates(&end(&third)), format!("1 stands, {first_fate}, 5 declined 6, 7 stands"));
        assert_eq!((standing(&end(&third)).as_str(), turn(&end(&third)).as_str()), ("N2S E3H", "S"));
        assert_eq!(end(&third).turns[1].calls, [1, 2, 3]);
    }
}

/// South was misinformed about East's 2D; North's pass, the last call but one, may be changed, and then East's.
const TOO_HIGH: &str = r#"(1, calls(N, "1NT")), (2, calls(E, "2D")), (3, explains(by: W, of: 2, says: "diamonds")),
    (4, calls(S, "3NT")), (5, calls(W, "P")), (6, calls(N, "P")), (7, calls(E, "P")),
    (8, explains(by: W, of: 2, says: "both majors", corrects: 3)), (9, tells(to: [N], what: offered("21B1(a)"))),"#;

#[test]
fn a_call_is_changed_and_then_the_next_players() {
    let case = case(&format!(
        r#"{TOO_HIGH} (10, changes(by: N, of: 6, to: "4D", leave: "21B1(a)")),
           (11, changes(by: E, of: 7, to: "X", leave: "21B2")),
           (12, calls(S, "P")), (13, calls(W, "P")), (14, calls(N, "P"))"#
    ));
    let before = after(&case, 9);
    assert_eq!((contract(&before).as_str(), before.phase), ("3NT-N", Phase::Clarification));
    assert_eq!((heard(&before, 3).as_str(), heard(&before, 8).as_str()), ("NESW", "NESW"));
    assert_eq!(before.told(EventId(8)).expect("8").corrects, Some(EventId(3)));
    // What North had been told when he passed, and when he thinks again.
    let told_before =
        |at| before.told_about(EventId(2), at).map(|told| told.says.as_str()).collect::<Vec<_>>();
    assert_eq!(told_before(before.call(EventId(6)).expect("6").at), ["diamonds"]);
    assert_eq!(told_before(before.length), ["diamonds", "both majors"]);

    let changed = after(&case, 10);
    assert_eq!(fates(&changed), "1 stands, 2 stands, 4 stands, 5 stands, 6 replaced 10, 7 stands, 10 stands");
    assert_eq!(standing(&changed), "N1NT E2D S3NT WP N4D EP");
    // East's pass stands unless he changes it; the auction is open again, and South is next.
    assert_eq!(
        (turn(&changed).as_str(), changed.phase, contract(&changed).as_str()),
        ("S", Phase::Auction, "-")
    );
    assert_eq!(changed.call(EventId(10)).expect("10").replaces, Some(EventId(6)));
    assert_eq!(changed.turns[4].calls, [4, 6]);

    let both = after(&case, 11);
    assert_eq!((standing(&both).as_str(), turn(&both).as_str()), ("N1NT E2D S3NT WP N4D EX", "S"));
    let end = end(&case);
    assert_eq!((contract(&end).as_str(), end.phase), ("4DX-N", Phase::Clarification));
    assert!(is_clean(&end));
}

#[test]
fn a_call_is_kept_when_a_change_is_offered() {
    let case = case(&format!(
        "{TOO_HIGH} (10, keeps(by: N, of: 6)), (11, keeps(by: S, of: 6)), (12, keeps(by: S, of: 99))"
    ));
    assert_eq!(after(&case, 9).kept, []);
    let kept = after(&case, 10);
    assert_eq!(kept.kept, [(EventId(10), EventId(6))]);
    assert_eq!((contract(&kept).as_str(), kept.phase), ("3NT-N", Phase::Clarification));
    assert!(is_clean(&kept));
    // Nobody keeps another player's call, or one that was not made.
    let end = end(&case);
    assert_eq!(end.kept, kept.kept);
    assert_eq!(problems(&end), [(11, "problem-not-his-call"), (12, "problem-no-call")]);
}

#[test]
fn a_lead_is_faced_out_of_turn() {
    let auction = r#"(1, calls(N, "1NT")), (2, calls(E, "P")), (3, calls(S, "P")), (4, calls(W, "P")),"#;
    // East is to lead. West leads, face down, then turns it up: a defender has faced a lead (17D1, 54).
    let case_ = case(&format!(
        r#"{auction} (5, leads(by: W, card: "SA", face: down)), (6, faces(of: 5)), (7, takes_back(of: 5))"#
    ));
    for (id, phase) in [
        (3, Phase::Auction),
        (4, Phase::Clarification),
        (5, Phase::Clarification),
        (6, Phase::Play),
        // The auction period does not come back with the card.
        (7, Phase::Play),
    ] {
        assert_eq!(after(&case_, id).phase, phase, "after {id}");
    }
    let end_ = end(&case_);
    assert_eq!(
        (end_.leads[0].by, end_.leads[0].faced, end_.leads[0].taken_back),
        (Seat::West, Some(EventId(6)), Some(EventId(7)))
    );
    assert_eq!(end_.faced_lead().map(|lead| lead.id), Some(EventId(5)));
    assert_eq!((contract(&end_).as_str(), turn(&end_).as_str()), ("1NT-N", "-"));
    assert!(is_clean(&end_));

    // A card led by the declaring side ends nothing (24, 54E).
    let by_dummy = end(&case(&format!(r#"{auction} (5, leads(by: S, card: "SA", face: up))"#)));
    assert_eq!((by_dummy.phase, by_dummy.faced_lead()), (Phase::Clarification, None));

    // Nor does a card led before the auction has ended (24): 17D1 speaks of a lead after it.
    let too_soon = case(
        r#"(1, calls(N, "1NT")), (2, calls(E, "P")), (3, leads(by: W, card: "SA", face: up)),
           (4, calls(S, "P")), (5, calls(W, "P")), (6, leads(by: E, face: up))"#,
    );
    assert_eq!(after(&too_soon, 3).phase, Phase::Auction);
    assert_eq!(after(&too_soon, 5).phase, Phase::Clarification);
    assert_eq!(after(&too_soon, 6).phase, Phase::Play);
    assert_eq!(end(&too_soon).faced_lead().map(|lead| lead.id), Some(EventId(6)));

    let nothing = end(&case(&format!("{auction} (5, faces(of: 4)), (6, takes_back(of: 9))")));
    assert_eq!(problems(&nothing), [(5, "problem-no-lead"), (6, "problem-no-card")]);
    assert_eq!(nothing.phase, Phase::Clarification);
}

#[test]
fn two_explanations_behind_screens() {
    let case = case_with(
        "disclosure: screens, board: (dealer: S)",
        r#"(1, calls(S, "1NT")), (2, calls(W, "2D")),
           (3, explains(by: W, of: 2, says: "majors", to: [S])), (4, explains(by: E, of: 2, says: "diamonds")),
           (5, asks(by: N, of: 2)), (6, alerts(by: E, of: 2, given: late)),
           (7, announces(by: W, of: 2, says: "Multi"))"#,
    );
    let table = end(&case);
    // North sits with East, South with West.
    assert_eq!(heard(&table, 3), "SW");
    assert_eq!(heard(&table, 4), "NE");
    assert_eq!(heard(&table, 7), "SW");
    let heard_by = |seat| {
        table
            .told_about(EventId(2), table.length)
            .filter(|t| t.heard_by[seat])
            .map(|t| t.says.as_str())
            .collect::<Vec<_>>()
    };
    assert_eq!(heard_by(Seat::North), ["diamonds"]);
    assert_eq!(heard_by(Seat::South), ["majors", "Multi"]);
    assert_eq!(table.asked, [(EventId(5), Seat::North, EventId(2))]);
    assert_eq!((table.alerts[0].by, table.alerts[0].given), (Seat::East, Given::Late));
    assert_eq!(after(&case, 2).told.len(), 0);
    assert_eq!(after(&case, 3).told.len(), 1);
    assert!(is_clean(&table));
    // At one open table the same words reach everybody.
    let open = Case { disclosure: None, ..case };
    assert_eq!(heard(&end(&open), 4), "NESW");
    assert_eq!(heard(&end(&open), 3), "SW");
}

#[test]
fn disputed_facts() {
    let log = r#"(1, calls(S, "1NT")), (2, calls(W, "2D")),
        (3, explains(by: E, of: 2, says: "diamonds"), (only: NS, matter: "what East said")),
        (4, explains(by: E, of: 2, says: "a major"), (only: EW, matter: "what East said")),
        (5, alerts(by: E, of: 2, given: never), (only: NS, matter: "the alert")),
        (6, calls(N, "P"))"#;
    let says = |case: &Case, account| {
        replay(case, Moment::End, account).told.iter().map(|told| told.says.clone()).collect::<Vec<_>>()
    };
    let case = case_with("board: (dealer: S)", log);
    assert_eq!(says(&case, None), Vec::<String>::new());
    assert_eq!(says(&case, Some(Account::NS)), ["diamonds"]);
    assert_eq!(says(&case, Some(Account::EW)), ["a major"]);
    let alerts = |account| replay(&case, Moment::End, account).alerts.len();
    assert_eq!((alerts(None), alerts(Some(Account::NS)), alerts(Some(Account::EW))), (0, 1, 0));
    // What is not disputed is the same under every account.
    for account in [None, Some(Account::NS), Some(Account::EW), Some(Account::Found)] {
        let table = replay(&case, Moment::End, account);
        assert_eq!((standing(&table).as_str(), turn(&table).as_str()), ("S1NT W2D NP", "E"));
    }

    // A finding of the director beats both, and leaves other matters alone.
    let judged = case_with(
        r#"board: (dealer: S), judged: [(on: disputed(matter: "what East said"), answer: account(EW))]"#,
        log,
    );
    for account in [None, Some(Account::NS), Some(Account::EW)] {
        assert_eq!(says(&judged, account), ["a major"], "{account:?}");
    }
    assert_eq!(replay(&judged, Moment::End, Some(Account::NS)).alerts.len(), 1);
    let found = case_with(
        "board: (dealer: S)",
        &format!(
            r#"{log}, (7, explains(by: E, of: 2, says: "hearts"), (only: found, matter: "what East said"))"#
        ),
    );
    for account in [None, Some(Account::NS), Some(Account::EW)] {
        assert_eq!(says(&found, account), ["hearts"], "{account:?}");
    }

    // A disputed call: the auction itself has two versions.
    let call = case_with(
        "board: (dealer: S)",
        r#"(1, calls(S, "1NT")), (2, calls(W, "2D"), (only: NS, matter: "the bid")),
           (3, calls(W, "2H"), (only: EW, matter: "the bid")), (4, calls(N, "P"))"#,
    );
    assert_eq!(standing(&replay(&call, Moment::End, Some(Account::NS))), "S1NT W2D NP");
    assert_eq!(standing(&replay(&call, Moment::End, Some(Account::EW))), "S1NT W2H NP");
}

#[test]
fn both_sides_are_misinformed() {
    // The side of the last bid may change East's pass; then, on two grounds, South's final pass.
    let case = case(
        r#"(1, calls(N, "1NT")), (2, announces(by: S, of: 1, says: "15-17")), (3, calls(E, "2D")),
           (4, explains(by: W, of: 3, says: "diamonds")), (5, calls(S, "P")), (6, calls(W, "2H")),
           (7, calls(N, "P")), (8, calls(E, "P")), (9, calls(S, "P")),
           (10, explains(by: S, of: 1, says: "12-14", corrects: 2)),
           (11, explains(by: W, of: 3, says: "both majors", corrects: 4)),
           (12, changes(by: E, of: 8, to: "3H", leave: "21B1(a)")),
           (13, changes(by: S, of: 9, to: "X", leave: "21B1(a)"))"#,
    );
    let before = after(&case, 9);
    assert_eq!((contract(&before).as_str(), before.phase), ("2H-W", Phase::Clarification));
    let about = |call| {
        before
            .told_about(EventId(call), before.length)
            .map(|told| (told.by, told.announcement))
            .collect::<Vec<_>>()
    };
    assert_eq!(about(1), [(Seat::South, true)]);
    assert_eq!(about(3), [(Seat::West, false)]);
    let corrected = after(&case, 11);
    assert_eq!(
        corrected.told.iter().map(|told| told.corrects.map(|id| id.0)).collect::<Vec<_>>(),
        [None, None, Some(2), Some(4)]
    );

    let first = after(&case, 12);
    assert_eq!((standing(&first).as_str(), turn(&first).as_str()), ("N1NT E2D SP W2H NP E3H SP", "W"));
    assert_eq!(first.phase, Phase::Auction);
    let second = after(&case, 13);
    assert_eq!((standing(&second).as_str(), turn(&second).as_str()), ("N1NT E2D SP W2H NP E3H SX", "W"));
    assert_eq!(
        fates(&second),
        "1 stands, 3 stands, 5 stands, 6 stands, 7 stands, 8 replaced 12, 9 replaced 13, 12 stands, 13 stands"
    );
    assert!(is_clean(&second));
}

#[test]
fn a_player_is_skipped() {
    // East is passed over; West, to the left of South, calls over South's call and accepts it (29A).
    let accepted = case(
        r#"(1, calls(N, "1H")), (2, calls(S, "2H")), (3, calls(W, "2S")), (4, calls(N, "P")),
           (5, calls(E, "P")), (6, calls(S, "P"))"#,
    );
    let waiting = after(&accepted, 2);
    assert_eq!((faults(&waiting, 2).as_str(), turn(&waiting).as_str()), ("rotation", "E"));
    let over = after(&accepted, 3);
    assert_eq!((turns(&over).as_str(), turn(&over).as_str()), ("N E>S W", "N"));
    assert_eq!(over.turns[1].due, Seat::East);
    assert_eq!(over.call(EventId(2)).expect("2").accepted, Some(EventId(3)));
    assert_eq!((contract(&end(&accepted)).as_str(), end(&accepted).missed), ("2S-W", None));
    assert!(is_clean(&end(&accepted)));

    // Three passes, one of them out of rotation: East was deprived of his turn and the auction goes back to him (17D3).
    let missed = case(
        r#"(1, calls(N, "1H")), (2, calls(S, "P")), (3, calls(W, "P")), (4, calls(N, "P")),
           (5, calls(E, "X")), (6, calls(S, "P"))"#,
    );
    assert_eq!(turns(&after(&missed, 3)), "N E>S W");
    assert_eq!(after(&missed, 3).missed, None);
    let back = after(&missed, 4);
    assert_eq!(back.missed, Some((EventId(4), Seat::East)));
    assert_eq!(fates(&back), "1 stands, 2 cancelled 4, 3 cancelled 4, 4 cancelled 4");
    assert_eq!((turns(&back).as_str(), turn(&back).as_str()), ("N (E)", "E"));
    assert_eq!((back.phase, contract(&back).as_str()), (Phase::Auction, "-"));
    let end = end(&missed);
    assert_eq!((standing(&end).as_str(), turn(&end).as_str()), ("N1H EX SP", "W"));
    assert!(is_clean(&end));
}

#[test]
fn an_edit_in_the_middle_asks_about_the_gap() {
    // East's pass over 1H was forgotten when the log was typed: every later call has the wrong player.
    let typed = case(
        r#"(1, calls(N, "1H")), (2, calls(E, "2C")), (3, alerts(by: W, of: 2, given: late)),
           (4, explains(by: W, of: 2, says: "natural", to: [N, S])), (5, calls(S, "2S")), (6, summons(S)),
           (7, changes(by: S, of: 5, to: "P", leave: "25A"))"#,
    );
    let insert = |gap| Edit::Insert {
        after: Some(EventId(1)),
        what: Event::Calls(Seat::East, redress::bridge::Call::Pass),
        more: More::default(),
        gap,
    };
    assert_eq!(insert(None).apply(&typed), Err(Refused::AskGap));

    let closed = insert(Some(Gap::Close)).apply(&typed).expect("closed");
    assert_eq!(closed.happened[1].id, EventId(8), "a new name, the largest mentioned plus one");
    let table = end(&closed);
    assert_eq!((standing(&table).as_str(), turn(&table).as_str()), ("N1H EP S2C WP", "N"));
    assert_eq!(fates(&table), "1 stands, 8 stands, 2 stands, 5 replaced 7, 7 stands");
    // What was said of a moved call moves with it, its speaker and its hearers.
    assert_eq!((table.alerts[0].by, table.told[0].by), (Seat::North, Seat::North));
    assert_eq!(heard(&table, 4), "NEW");
    assert!(is_clean(&table));
    // Who called the director is not part of the rotation.
    assert_eq!(closed.entry(EventId(6)).and_then(|entry| entry.what.actor()), Some(Seat::South));

    let skipped = insert(Some(Gap::Skipped)).apply(&typed).expect("skipped");
    let table = end(&skipped);
    assert_eq!(faults(&table, 2), "rotation", "East calls twice running");
    assert_eq!(standing(&after(&skipped, 8)), "N1H EP");
    assert_eq!(skipped.entry(EventId(2)), typed.entry(EventId(2)));

    // Taking it out again is the same question the other way.
    let delete = |gap| Edit::Delete { id: EventId(8), gap };
    assert_eq!(delete(None).apply(&closed), Err(Refused::AskGap));
    assert_eq!(delete(Some(Gap::Close)).apply(&closed).as_ref(), Ok(&typed));
    assert_eq!(delete(Some(Gap::Skipped)).apply(&skipped).as_ref(), Ok(&typed));
    let passed_over = delete(Some(Gap::Skipped)).apply(&closed).expect("skipped");
    assert_eq!(
        (faults(&end(&passed_over), 2).as_str(), end(&passed_over).turns[1].due),
        ("rotation", Seat::East)
    );

    // No question where no call follows, or where what goes in or out is no call.
    let edits = [
        Edit::Insert {
            after: Some(EventId(7)),
            what: Event::Calls(Seat::West, redress::bridge::Call::Pass),
            more: More::default(),
            gap: None,
        },
        Edit::Insert { after: None, what: Event::Summons(Seat::East), more: More::default(), gap: None },
        Edit::Delete { id: EventId(3), gap: None },
        Edit::Delete { id: EventId(5), gap: None },
    ];
    for edit in edits {
        assert!(edit.apply(&typed).is_ok(), "{edit:?}");
    }
    assert_eq!(Edit::Delete { id: EventId(99), gap: None }.apply(&typed), Err(Refused::NoEntry(EventId(99))));
    assert_eq!(insert(None).apply(&Case::default()), Err(Refused::NoEntry(EventId(1))));
}

#[test]
fn three_irregularities_at_once() {
    // East's turn: West bids out of rotation and too low, South bids, North bids; all three wait. A wrong explanation and
    // an exposed card lie beside them.
    let case = case(
        r#"(1, calls(N, "1S")), (2, explains(by: S, of: 1, says: "four cards")), (3, calls(W, "1H")),
           (4, calls(S, "2H")), (5, calls(N, "3S")), (6, exposes(by: W, card: "SA")), (7, draws_attention(E)),
           (8, summons(E)), (9, explains(by: S, of: 1, says: "five cards", corrects: 2)),
           (10, declines(by: N, of: 3)), (11, declines(by: W, of: 4)), (12, declines(by: E, of: 5)),
           (13, calls(E, "P")), (14, calls(S, "P")), (15, calls(W, "P"))"#,
    );
    let waiting = after(&case, 8);
    assert_eq!(fates(&waiting), "1 stands, 3 waits, 4 waits, 5 waits");
    assert_eq!(faults(&waiting, 3), "rotation insufficient");
    assert_eq!((faults(&waiting, 4).as_str(), faults(&waiting, 5).as_str()), ("rotation", "rotation"));
    assert_eq!((turns(&waiting).as_str(), turn(&waiting).as_str()), ("N (E)", "E"));
    assert_eq!(waiting.turns[1].calls, [1, 2, 3]);
    assert_eq!(waiting.waiting().count(), 3);
    assert_eq!((waiting.attention, waiting.summoned), (Some(EventId(7)), Some(EventId(8))));
    assert!(waiting.cards[0].exposed);
    assert_eq!(waiting.phase, Phase::Auction);

    assert_eq!(fates(&after(&case, 11)), "1 stands, 3 declined 10, 4 declined 11, 5 waits");
    let settled = after(&case, 12);
    assert_eq!((standing(&settled).as_str(), turn(&settled).as_str()), ("N1S", "E"));
    let end_ = end(&case);
    assert_eq!((contract(&end_).as_str(), end_.phase), ("1S-N", Phase::Clarification));
    assert_eq!(end_.told.len(), 2);
    assert!(is_clean(&end_));

    // The director may cancel one of them; only the player to the left may accept or decline.
    let mixed = self::case(
        r#"(1, calls(N, "1S")), (2, calls(W, "XX")), (3, calls(S, "2H")), (4, accepts(by: N, of: 2)),
           (5, accepts(by: N, of: 3)), (6, cancels(of: 2, under: "36B")), (7, accepts(by: W, of: 3)), (8, declines(by: W, of: 3))"#,
    );
    let end_ = end(&mixed);
    assert_eq!(faults(&end_, 2), "rotation inadmissible");
    assert_eq!(
        problems(&end_),
        [(4, "problem-never-accepted"), (5, "problem-not-lho"), (8, "problem-does-not-wait")]
    );
    assert_eq!(fates(&end_), "1 stands, 2 cancelled 6, 3 stands");
    assert_eq!((turns(&end_).as_str(), turn(&end_).as_str()), ("N E>S", "W"));
}

#[test]
fn passed_out() {
    let case = case(
        r#"(1, calls(N, "P")), (2, calls(E, "P")), (3, calls(S, "P")), (4, calls(W, "P")),
           (5, hands_returned([N, E])), (6, changes(by: W, of: 4, to: "1C", leave: "21B1(a)")), (7, hands_returned([S]))"#,
    );
    assert_eq!((turn(&after(&case, 3)).as_str(), after(&case, 3).end()), ("W", None));
    let out = after(&case, 4);
    assert_eq!(
        (out.end(), out.phase, turn(&out).as_str()),
        (Some(AuctionEnd::PassedOut), Phase::Clarification, "-")
    );
    assert!(out.is_passed_out());
    assert_eq!(contract(&out), "-");
    // 17D2: the period lasts until all four hands are back.
    let some_back = after(&case, 5);
    assert_eq!(
        (some_back.phase, some_back.hands_returned),
        (Phase::Clarification, BySeat([true, true, false, false]))
    );
    let open = after(&case, 6);
    assert_eq!(
        (standing(&open).as_str(), open.phase, turn(&open).as_str()),
        ("NP EP SP W1C", Phase::Auction, "N")
    );
    assert!(is_clean(&end(&case)));

    let over = self::case(
        r#"(1, calls(N, "P")), (2, calls(E, "P")), (3, calls(S, "P")), (4, calls(W, "P")), (5, hands_returned([])),
           (6, calls(N, "1C"))"#,
    );
    assert_eq!(after(&over, 5).phase, Phase::Over);
    assert_eq!(turn(&after(&over, 5)), "-");
    // A call after the end is void (39A) and changes nothing.
    let end = end(&over);
    assert_eq!((faults(&end, 6).as_str(), end.phase), ("after_end", Phase::Over));
    assert_eq!(fates(&end), "1 stands, 2 stands, 3 stands, 4 stands, 6 cancelled 6");
}

#[test]
fn self_alerts_online() {
    let case = case_with(
        "disclosure: self, board: (number: 1)",
        r#"(1, calls(N, "1NT")), (2, calls(E, "2D")), (3, alerts(by: E, of: 2, given: promptly)),
           (4, explains(by: E, of: 2, says: "both majors", written: true)), (5, calls(S, "X")),
           (6, explains(by: S, of: 5, says: "cards", to: [W]))"#,
    );
    let table = end(&case);
    // The caller explains his own call to his opponents; his partner hears nothing.
    assert_eq!(heard(&table, 4), "NES");
    assert_eq!(heard(&table, 6), "SW");
    assert!(table.told(EventId(4)).expect("4").written);
    assert_eq!((table.alerts[0].by, table.alerts[0].of), (Seat::East, EventId(2)));
    assert_eq!((standing(&table).as_str(), turn(&table).as_str()), ("N1NT E2D SX", "W"));
    assert!(is_clean(&table));
    let none = end(&Case { happened: Vec::new(), ..case });
    assert_eq!((turn(&none).as_str(), none.phase), ("N", Phase::Auction));
}
