//! Two meanings side by side, limb by limb as the test of a comparable call has them: the same or similar, a subset,
//! the same purpose.
//!
//! Only what follows from the meanings as found is said to hold or to fail. Similar is the director's to judge: there
//! the advice names what differs. The share of hands outside is arithmetic, and nothing here turns on it.

use super::hand_set::share;
use super::{Aim, HandSet, Meaning, Purpose, Range, Told, Topic, Understood};
use crate::bridge::{Hand, Suit};
use crate::words::Words;

/// Advice, by habit of the authorities we have read: a minimum lower by one point is still similar.
const LOWER_MINIMUM_TOLERATED: u8 = 1;
/// A higher maximum matters where the withdrawn call was limited to less than a strong hand.
const LIMITED: u8 = 15;
const HIGHER_MAXIMUM_TOLERATED: u8 = 1;

/// What the program can say about one limb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limb {
    Holds,
    Fails,
    /// The director's question, or something is not known.
    Open,
}

impl Limb {
    /// `holds`, `fails`, `open`.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::Holds => "holds",
            Self::Fails => "fails",
            Self::Open => "open",
        }
    }
}

/// Which way the advice leans on an open question. Never more than advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lean {
    Yes,
    No,
    /// Too little is known.
    Neither,
}

/// A replacement set against what the withdrawn call meant.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// The same or similar.
    pub limb1: Limb,
    /// A subset.
    pub limb2: Limb,
    /// The same purpose.
    pub limb3: Limb,
    pub lean: Lean,
    /// What differs and what agrees, the weightiest first.
    pub advice: Vec<Words>,
    /// Share of the replacement's hands that the withdrawn meaning leaves out, 0.0 to 1.0: information, no test.
    pub outside_share: Option<f64>,
    /// A hand that fits the replacement and not the withdrawn meaning.
    pub witness: Option<Hand>,
    /// Suits of which both tell the same kind of thing, from spades.
    pub common_suits: Vec<Suit>,
    /// Suits the withdrawn meaning tells something of that the replacement does not.
    pub lost_suits: Vec<Suit>,
    /// Suits only the replacement tells something of, or something else.
    pub other_suits: Vec<Suit>,
    /// How much higher the replacement's minimum and maximum of points are; none where one tells no points.
    pub points_gap: Option<(i8, i8)>,
}

impl Comparison {
    /// Comparable by any limb; not, where all three fail; otherwise the director's question.
    #[must_use]
    pub fn comparable(&self) -> Limb {
        let limbs = [self.limb1, self.limb2, self.limb3];
        if limbs.contains(&Limb::Holds) {
            Limb::Holds
        } else if limbs.contains(&Limb::Open) {
            Limb::Open
        } else {
            Limb::Fails
        }
    }
}

/// Sets the replacement against the withdrawn call's meaning. Several attributable meanings are compared one by one.
#[must_use]
pub fn compare(withdrawn: &Meaning, replacement: &Meaning) -> Comparison {
    let told = |meaning: &Meaning, suit| meaning.told(suit);
    let suits = |wanted: fn(Told, Told) -> bool| {
        let told = move |suit: &Suit| wanted(told(withdrawn, *suit), told(replacement, *suit));
        Suit::DOWNWARDS.into_iter().filter(told).collect::<Vec<_>>()
    };
    let sets = withdrawn.set().zip(replacement.set());
    let both_whole = [withdrawn, replacement].iter().all(|of| of.understood() == Understood::Whole);
    // Sets that speak for the meanings: wholly understood, and not contradictory in themselves.
    let found = sets.filter(|(w, r)| both_whole && !w.is_empty() && !r.is_empty());
    let overlap = sets.map(|(w, r)| w.overlap(r));
    let common_suits = suits(|w, r| w == r && w != Told::Nothing);
    let lost_suits = suits(|w, r| w != r && w != Told::Nothing);
    let other_suits = suits(|w, r| w != r && r != Told::Nothing);

    let points = withdrawn.points().zip(replacement.points());
    let gap = |from: u8, to: u8| i8::try_from(i16::from(to) - i16::from(from)).unwrap_or(0);
    let points_gap = points.map(|(w, r)| (gap(w.least, r.least), gap(w.most, r.most)));

    let limb2 = found.map_or(Limb::Open, |(w, r)| if r.is_subset_of(w) { Limb::Holds } else { Limb::Fails });
    let touching = found.is_some_and(|(w, r)| !w.meets(r) && w.touches(r));
    let mut comparison = Comparison {
        limb1: limb1(withdrawn, replacement, found, touching),
        limb2,
        limb3: limb3(withdrawn, replacement),
        lean: Lean::Neither,
        advice: Vec::new(),
        outside_share: overlap
            .and_then(|overlap| share(overlap.only_second, overlap.only_second + overlap.both)),
        witness: sets.and_then(|(w, r)| r.witness_outside(w)),
        common_suits,
        lost_suits,
        other_suits,
        points_gap,
    };
    advise(&mut comparison, withdrawn, replacement, found, touching);
    comparison
}

/// The same or similar: certain only of the same set of hands, and of sets far apart with no purpose stated.
fn limb1(
    withdrawn: &Meaning,
    replacement: &Meaning,
    found: Option<(&HandSet, &HandSet)>,
    touching: bool,
) -> Limb {
    let Some((w, r)) = found else { return Limb::Open };
    let purposes = [withdrawn.purpose(), replacement.purpose()];
    if w == r {
        // The same hands for two stated purposes that differ: penalty is not take-out.
        let at_odds = matches!(purposes, [Some(w), Some(r)] if w != r);
        return if at_odds { Limb::Open } else { Limb::Holds };
    }
    let far_apart = !w.meets(r) && !touching;
    if far_apart && purposes.iter().all(Option::is_none) { Limb::Fails } else { Limb::Open }
}

/// The same purpose: both ask or both relay, for the same thing. Strength and suits do not matter.
fn limb3(withdrawn: &Meaning, replacement: &Meaning) -> Limb {
    let is_unread =
        |meaning: &Meaning| meaning.understood() == Understood::Nothing || !meaning.leftovers().is_empty();
    match (withdrawn.purpose(), replacement.purpose()) {
        (Some(w), Some(r)) if w.aim == r.aim => {
            if !matches!(w.aim, Aim::Ask | Aim::Relay) {
                // The Law's list is open at the end; whether this belongs on it is the director's question.
                return Limb::Open;
            }
            match (&w.what, &r.what) {
                (Some(w), Some(r)) if w == r => Limb::Holds,
                // Different words may still name the same thing.
                (Some(Topic::Said(_)) | None, _) | (_, Some(Topic::Said(_)) | None) => Limb::Open,
                _ => Limb::Fails,
            }
        }
        (Some(w), Some(r)) => {
            // An ask may be put as a relay.
            let may_ask = |purpose: &Purpose| matches!(purpose.aim, Aim::Ask | Aim::Relay | Aim::Puppet);
            if may_ask(w) && may_ask(r) { Limb::Open } else { Limb::Fails }
        }
        _ if is_unread(withdrawn) || is_unread(replacement) => Limb::Open,
        _ => Limb::Fails,
    }
}

fn suit_words(suit: Suit) -> Words {
    Words::new(match suit {
        Suit::Spades => "suit-spades",
        Suit::Hearts => "suit-hearts",
        Suit::Diamonds => "suit-diamonds",
        Suit::Clubs => "suit-clubs",
    })
}

/// What differs, and which way the differences lean.
fn advise(
    comparison: &mut Comparison,
    withdrawn: &Meaning,
    replacement: &Meaning,
    found: Option<(&HandSet, &HandSet)>,
    touching: bool,
) {
    let mut against: Vec<Words> = Vec::new();
    let mut noted: Vec<Words> = Vec::new();
    for (meaning, unknown, part) in [
        (withdrawn, "compare-withdrawn-unknown", "compare-withdrawn-part"),
        (replacement, "compare-replacement-unknown", "compare-replacement-part"),
    ] {
        match meaning.understood() {
            Understood::Whole => {}
            Understood::Part => noted.push(Words::new(part).with("left", meaning.leftovers().join("; "))),
            Understood::Nothing => noted.push(Words::new(unknown)),
        }
        if meaning.set().is_some_and(HandSet::is_empty) {
            noted.push(Words::new("compare-no-such-hand").with("text", meaning.text()));
        }
    }
    purposes(withdrawn.purpose(), replacement.purpose(), &mut against, &mut noted);
    if let Some((w, r)) = found {
        if w == r {
            noted.push(Words::new("compare-same-hands"));
        } else if comparison.limb2 == Limb::Holds {
            noted.push(Words::new("compare-more-precise"));
        } else if !w.meets(r) {
            against.push(Words::new(if touching { "compare-only-touch" } else { "compare-disjoint" }));
        }
    }
    if let Some((w, r)) = withdrawn.points().zip(replacement.points()) {
        strength(w, r, &mut against, &mut noted);
    } else if withdrawn.points().is_some() && replacement.set().is_some() {
        against.push(Words::new("compare-strength-not-told"));
    }
    lengths(comparison, withdrawn, replacement, &mut against, &mut noted);

    let certain = comparison.comparable() == Limb::Holds;
    let is_whole = |meaning: &Meaning| {
        meaning.understood() == Understood::Whole && meaning.set().is_none_or(|set| !set.is_empty())
    };
    let both_whole = is_whole(withdrawn) && is_whole(replacement);
    let same_purpose = withdrawn.purpose().is_some() && withdrawn.purpose() == replacement.purpose();
    comparison.lean = if certain {
        Lean::Yes
    } else if both_whole && !against.is_empty() {
        Lean::No
    } else if both_whole && (found.is_some() || same_purpose) {
        Lean::Yes
    } else {
        Lean::Neither
    };
    against.append(&mut noted);
    comparison.advice = against;
}

fn purposes(
    withdrawn: Option<&Purpose>,
    replacement: Option<&Purpose>,
    against: &mut Vec<Words>,
    noted: &mut Vec<Words>,
) {
    match (withdrawn, replacement) {
        (Some(w), Some(r)) if w == r => noted.push(Words::new("compare-same-purpose")),
        (Some(w), Some(r)) if w.aim == r.aim => noted.push(Words::new("compare-purpose-perhaps-same")),
        (Some(_), Some(_)) => against.push(Words::new("compare-other-purpose")),
        (Some(_), None) => against.push(Words::new("compare-purpose-not-stated-replacement")),
        (None, Some(_)) => against.push(Words::new("compare-purpose-only-replacement")),
        (None, None) => {}
    }
}

/// Minimum and maximum. An upper limit that is only higher is tolerated of an unlimited or strong call.
fn strength(w: Range, r: Range, against: &mut Vec<Words>, noted: &mut Vec<Words>) {
    let words = |key, from: u8, to: u8| {
        Words::new(key)
            .with("withdrawn", u32::from(from))
            .with("replacement", u32::from(to))
            .with("by", u32::from(from.abs_diff(to)))
    };
    if r.least < w.least {
        let lower = w.least - r.least;
        // One point lower weighs more in a range of two than in an open one.
        let span = r.most - r.least + 1;
        let matters = lower > LOWER_MINIMUM_TOLERATED || lower * 3 >= span;
        let words = words("compare-lower-minimum", w.least, r.least);
        if matters { against.push(words) } else { noted.push(words) }
    } else if r.least > w.least {
        noted.push(words("compare-higher-minimum", w.least, r.least));
    }
    if r.most > w.most {
        let matters = w.most <= LIMITED && r.most - w.most > HIGHER_MAXIMUM_TOLERATED;
        let words = words("compare-higher-maximum", w.most, r.most);
        if matters { against.push(words) } else { noted.push(words) }
    } else if r.most < w.most {
        noted.push(words("compare-lower-maximum", w.most, r.most));
    }
}

/// Suit by suit: what the withdrawn call told and the replacement does not, and what only the replacement tells.
fn lengths(
    comparison: &Comparison,
    withdrawn: &Meaning,
    replacement: &Meaning,
    against: &mut Vec<Words>,
    noted: &mut Vec<Words>,
) {
    for suit in &comparison.lost_suits {
        let key = match withdrawn.told(*suit) {
            Told::Length => "compare-length-not-told",
            Told::Shortage => "compare-shortage-not-told",
            Told::Control | Told::Nothing => "compare-control-not-told",
        };
        against.push(Words::new(key).with("suit", suit_words(*suit)));
    }
    for suit in &comparison.common_suits {
        let (w, r) = (withdrawn.length(*suit), replacement.length(*suit));
        let words = |key, from: u8, to: u8| {
            Words::new(key)
                .with("suit", suit_words(*suit))
                .with("withdrawn", u32::from(from))
                .with("replacement", u32::from(to))
        };
        if r.least < w.least && withdrawn.told(*suit) == Told::Length {
            against.push(words("compare-fewer", w.least, r.least));
        }
        if r.most > w.most {
            noted.push(words("compare-more-possible", w.most, r.most));
        }
    }
    for suit in &comparison.other_suits {
        let words = Words::new("compare-other-suit").with("suit", suit_words(*suit));
        // A further suit makes the call more precise; another suit instead does not.
        if comparison.lost_suits.is_empty() { noted.push(words) } else { against.push(words) }
    }
}

/// Whether the replacement specifies the denominations the withdrawn bid specified: the same kind of feature (length,
/// shortage, control) in each of them.
///
/// Open where something was not understood, where alternatives differ, where the replacement tells of a further suit
/// (argued among authorities), and where neither tells of any suit: notrump cannot be seen in a meaning.
#[must_use]
pub fn specifies_same_denominations(withdrawn: &Meaning, replacement: &Meaning) -> Limb {
    let told = |meaning: &Meaning| Suit::DOWNWARDS.map(|suit| meaning.told(suit));
    for meaning in [withdrawn, replacement] {
        let alternatives = meaning.alternatives();
        let differ = alternatives
            .windows(2)
            .any(|pair| Suit::DOWNWARDS.iter().any(|suit| pair[0].told(*suit) != pair[1].told(*suit)));
        let impossible = meaning.set().is_some_and(HandSet::is_empty);
        if differ
            || impossible
            || !meaning.leftovers().is_empty()
            || meaning.understood() == Understood::Nothing
        {
            return Limb::Open;
        }
    }
    let pairs: Vec<(Told, Told)> = told(withdrawn).into_iter().zip(told(replacement)).collect();
    let specified = |(w, _): &&(Told, Told)| *w != Told::Nothing;
    let further = pairs.iter().any(|(w, r)| *w == Told::Nothing && *r != Told::Nothing);
    if pairs.iter().filter(specified).any(|(w, r)| w != r) {
        Limb::Fails
    } else if pairs.iter().any(|pair| specified(&pair)) {
        if further { Limb::Open } else { Limb::Holds }
    } else if further || withdrawn.purpose().is_some() {
        Limb::Fails
    } else {
        Limb::Open
    }
}

#[cfg(test)]
mod tests {
    use super::Limb::{Fails, Holds, Open};
    use super::*;
    use crate::meaning::hand_set::tests::{Dice, meaning};
    use crate::meaning::parse;

    fn check(withdrawn: &str, replacement: &str, limbs: [Limb; 3], lean: Lean, advice: &[&str]) {
        let found = compare(&parse(withdrawn), &parse(replacement));
        let keys: Vec<&str> = found.advice.iter().map(|words| words.key).collect();
        assert_eq!(
            (found.limb1, found.limb2, found.limb3, found.lean, &keys[..]),
            (limbs[0], limbs[1], limbs[2], lean, advice),
            "{withdrawn} / {replacement}"
        );
    }

    #[test]
    fn the_limbs_of_pairs_a_director_meets() {
        check("5+S 11-21", "5+ πίκες 11-21", [Holds, Holds, Fails], Lean::Yes, &["compare-same-hands"]);
        check(
            "4+S 6+",
            "5+S 8-10",
            [Open, Holds, Fails],
            Lean::Yes,
            &["compare-more-precise", "compare-higher-minimum", "compare-lower-maximum"],
        );
        // The other way round it is no subset.
        check(
            "5+S 8-10",
            "4+S 6+",
            [Open, Fails, Fails],
            Lean::No,
            &["compare-lower-minimum", "compare-higher-maximum", "compare-fewer"],
        );
        check(
            "5+S 11-21",
            "5+S 8-16",
            [Open, Fails, Fails],
            Lean::No,
            &["compare-lower-minimum", "compare-lower-maximum"],
        );
        // A short club and a redouble of ten or more; then a balanced ten or eleven.
        check(
            "2+C 11-21",
            "10+",
            [Open, Fails, Fails],
            Lean::Yes,
            &["compare-lower-minimum", "compare-higher-maximum"],
        );
        check(
            "2+C 11-21",
            "10-11 bal",
            [Open, Fails, Fails],
            Lean::No,
            &["compare-lower-minimum", "compare-lower-maximum"],
        );
        check(
            "11-21 4+C",
            "take-out 12+",
            [Open, Fails, Fails],
            Lean::No,
            &[
                "compare-purpose-only-replacement",
                "compare-length-not-told",
                "compare-higher-minimum",
                "compare-higher-maximum",
            ],
        );
        check(
            "0-11",
            "6+ hcp 4+S",
            [Open, Fails, Fails],
            Lean::No,
            &["compare-higher-maximum", "compare-higher-minimum", "compare-other-suit"],
        );
        check(
            "12-14 bal",
            "15-17 bal",
            [Open, Fails, Fails],
            Lean::No,
            &["compare-only-touch", "compare-higher-maximum", "compare-higher-minimum"],
        );
        check(
            "0-5",
            "16+",
            [Fails, Fails, Fails],
            Lean::No,
            &["compare-disjoint", "compare-higher-maximum", "compare-higher-minimum"],
        );
        check(
            "0-5",
            "16+; relay",
            [Open, Fails, Fails],
            Lean::No,
            &[
                "compare-purpose-only-replacement",
                "compare-disjoint",
                "compare-higher-maximum",
                "compare-higher-minimum",
            ],
        );
    }

    #[test]
    fn purposes_are_the_same_for_asks_and_relays_only() {
        check("asks: aces", "ρωτά: άσους", [Open, Open, Holds], Lean::Yes, &["compare-same-purpose"]);
        check("Stayman", "asks: 4-card major, 8+", [Open, Open, Holds], Lean::Yes, &["compare-same-purpose"]);
        check(
            "asks: aces",
            "asks: shape",
            [Open, Open, Fails],
            Lean::Neither,
            &["compare-purpose-perhaps-same"],
        );
        check("relay", "relay", [Open, Open, Open], Lean::Yes, &["compare-same-purpose"]);
        check("take-out", "take-out", [Open, Open, Open], Lean::Yes, &["compare-same-purpose"]);
        check(
            "12+ penalty",
            "12+ take-out",
            [Open, Holds, Fails],
            Lean::Yes,
            &["compare-other-purpose", "compare-same-hands"],
        );
    }

    #[test]
    fn what_was_not_understood_keeps_everything_open() {
        for (withdrawn, replacement) in [
            ("", "5+S"),
            ("5+S", "weak"),
            ("0-5", "16+ sort of"),
            ("5+S nice", "5+S nice"),
            ("5+S control H", "6+S"),
            ("5+S 3-S", "5+S"),
            ("11-21", "4+S 8+ or so"),
        ] {
            let found = compare(&parse(withdrawn), &parse(replacement));
            assert_eq!((found.limb1, found.limb2), (Open, Open), "{withdrawn} / {replacement}");
            assert_ne!(found.comparable(), Fails, "{withdrawn} / {replacement}");
            assert_eq!(found.lean, Lean::Neither, "{withdrawn} / {replacement}");
            assert!(!found.advice.is_empty(), "{withdrawn} / {replacement}");
        }
    }

    #[test]
    fn the_same_denominations_are_specified_by_the_same_features() {
        for (withdrawn, replacement, expected) in [
            ("4+S short H", "5+S singleton H 12+", Holds),
            ("4+S short H", "4+S 4+H", Fails),
            ("4+S short H", "4+S", Fails),
            ("5+H", "transfer: hearts", Holds),
            ("5+H", "5+H 4+C", Open),
            ("6H or 6S", "6H or 6S", Open),
            ("2+C", "4+C", Fails),
            ("asks: aces", "asks: aces", Fails),
            ("15-17 bal", "18-19 bal", Open),
            ("control C", "control C", Holds),
            ("control C", "4+C", Fails),
            ("5+H, nice", "5+H", Open),
            ("", "5+H", Open),
        ] {
            let found = specifies_same_denominations(&parse(withdrawn), &parse(replacement));
            assert_eq!(found, expected, "{withdrawn} / {replacement}");
        }
    }

    #[test]
    fn random_pairs_agree_with_their_sets() {
        let mut dice = Dice(4242);
        for _ in 0..3000 {
            let (w, r) = (meaning(&mut dice), meaning(&mut dice));
            let found = compare(&w, &r);
            if let Some((w_set, r_set)) = w.set().zip(r.set()) {
                assert_eq!(found.witness.is_none(), r_set.is_subset_of(w_set));
                if let Some(hand) = found.witness {
                    assert!(r_set.contains(hand) && !w_set.contains(hand));
                    assert!(found.limb2 != Holds && found.outside_share.is_some_and(|share| share > 0.0));
                }
                if found.limb1 == Fails {
                    assert!(!w_set.meets(r_set) && w.purpose().is_none() && r.purpose().is_none());
                }
            } else {
                assert!(found.witness.is_none() && found.outside_share.is_none());
                assert_eq!((found.limb1, found.limb2), (Open, Open));
            }
            if found.limb3 == Holds {
                assert_eq!(w.purpose(), r.purpose());
            }
            let same = compare(&w, &w);
            assert_ne!(same.limb1, Fails);
            assert_ne!(same.limb2, Fails);
        }
    }
}
