//! What a call shows: a meaning as said, the exact set of hands it leaves, and two meanings side by side.
//!
//! A meaning of which nothing was understood is *unknown*; it is never read as *anything*. What was not understood
//! is kept beside the rest, and then nothing is claimed that the unread words could change.

pub mod comparison;
pub mod grammar;
pub mod hand_set;

pub use comparison::{Comparison, Lean, Limb, compare, specifies_same_denominations};
pub use grammar::{parse, parse_for};
pub use hand_set::{ALL_HANDS, HandSet, MOST_POINTS, Overlap, Shape};

use crate::bridge::Suit;

/// From the least to the most, both included: points 0 to 37, or cards 0 to 13.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Range {
    pub least: u8,
    pub most: u8,
}

impl Range {
    /// None where the least is above the most.
    #[must_use]
    pub fn new(least: u8, most: u8) -> Option<Self> {
        (least <= most).then_some(Self { least, most })
    }

    #[must_use]
    pub fn contains(self, number: u8) -> bool {
        (self.least..=self.most).contains(&number)
    }

    /// Both true; the least is above the most where they contradict each other.
    fn and(self, other: Self) -> Self {
        Self { least: self.least.max(other.least), most: self.most.min(other.most) }
    }

    fn hull(self, other: Self) -> Self {
        Self { least: self.least.min(other.least), most: self.most.max(other.most) }
    }
}

/// A number of points or cards before its unit is known.
#[derive(Clone, Copy)]
pub(crate) struct Amount {
    pub(crate) least: u32,
    pub(crate) most: Option<u32>,
    /// Said with "card" or "cards": never points.
    pub(crate) of_cards: bool,
}

impl Amount {
    pub(crate) fn new(least: u32, most: Option<u32>) -> Self {
        Self { least, most, of_cards: false }
    }

    pub(crate) fn exactly(number: u32) -> Self {
        Self::new(number, Some(number))
    }

    pub(crate) fn up_to(self, limit: u8) -> Option<Range> {
        let least = u8::try_from(self.least).ok().filter(|least| *least <= limit)?;
        Range::new(least, self.most.map_or(limit, |most| u8::try_from(most).unwrap_or(limit).min(limit)))
    }

    /// Points up to 40 are said by habit ("20-40"); a hand of thirteen cards holds 37.
    pub(crate) fn points(self) -> Option<Feature> {
        (!self.of_cards && self.most.is_none_or(|most| most <= 40))
            .then(|| self.up_to(MOST_POINTS).map(Feature::Points))?
    }

    /// "11-15 spades" is 11 to 15 points with spades; "10 spades" and "10+ cards in spades" are cards.
    pub(crate) fn is_points_before_a_suit(self) -> bool {
        !self.of_cards && self.least >= 9 && self.most != Some(self.least)
    }

    pub(crate) fn length(self) -> Option<Range> {
        self.most.is_none_or(|most| most <= 13).then(|| self.up_to(13))?
    }
}

/// Words and signs before a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Least,
    Most,
    Over,
    Under,
}

impl Bound {
    pub(crate) fn of(self, number: u32) -> Option<Amount> {
        Some(match self {
            Self::Least => Amount::new(number, None),
            Self::Over => Amount::new(number.saturating_add(1), None),
            Self::Most => Amount::new(0, Some(number)),
            Self::Under => Amount::new(0, Some(number.checked_sub(1)?)),
        })
    }
}

/// Suits spoken of together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    Majors,
    Minors,
    AnySuit,
}

impl Group {
    pub const ALL: [Self; 3] = [Self::Majors, Self::Minors, Self::AnySuit];

    #[must_use]
    pub fn suits(self) -> &'static [Suit] {
        match self {
            Self::Majors => &[Suit::Spades, Suit::Hearts],
            Self::Minors => &[Suit::Diamonds, Suit::Clubs],
            Self::AnySuit => &Suit::DOWNWARDS,
        }
    }
}

/// One thing told about a hand. Honours, suit quality and losers would be further ones, with a finer set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// So many cards in the suit.
    Length(Suit, Range),
    /// So many cards in at least one suit of the group.
    OneOf(Group, Range),
    /// Fewer than so many cards in every suit of the group: "no 4-card major".
    NoneOf(Group, u8),
    /// These lengths in any order, from the longest.
    Pattern([u8; 4]),
    /// These lengths in spades, hearts, diamonds and clubs.
    Exactly([u8; 4]),
    Balanced,
    SemiBalanced,
    /// Not balanced.
    Unbalanced,
    /// Said in so many words: every shape is possible.
    AnyShape,
    /// First- or second-round control of the suit: told, but finer than lengths and points.
    Control(Suit),
    /// High-card points.
    Points(Range),
}

impl Feature {
    /// True of the shape; features that do not speak of shapes are true of all.
    #[must_use]
    pub fn admits(self, shape: Shape) -> bool {
        match self {
            Self::Length(suit, range) => range.contains(shape.length(suit)),
            Self::OneOf(group, range) => group.suits().iter().any(|suit| range.contains(shape.length(*suit))),
            Self::NoneOf(group, number) => group.suits().iter().all(|suit| shape.length(*suit) < number),
            Self::Pattern(lengths) => shape.pattern() == lengths,
            Self::Exactly(lengths) => Suit::DOWNWARDS.map(|suit| shape.length(suit)) == lengths,
            Self::Balanced => shape.is_balanced(),
            Self::SemiBalanced => shape.is_semi_balanced(),
            Self::Unbalanced => !shape.is_balanced(),
            Self::AnyShape | Self::Control(_) | Self::Points(_) => true,
        }
    }

    /// Whether lengths and points say all of it.
    fn is_exact(self) -> bool {
        !matches!(self, Self::Control(_))
    }

    /// The order in which features stand and are printed: suits from spades, then shapes, points last.
    fn order(self) -> [u8; 6] {
        let suit = |suit: Suit| 3 - suit as u8;
        let [a, b, c, d] = match self {
            Self::Pattern(lengths) | Self::Exactly(lengths) => lengths,
            Self::Length(of, range) => [suit(of), range.least, range.most, 0],
            Self::OneOf(group, range) => [group as u8, range.least, range.most, 0],
            Self::NoneOf(group, number) => [group as u8, number, 0, 0],
            Self::Control(of) => [suit(of), 0, 0, 0],
            Self::Points(range) => [range.least, range.most, 0, 0],
            Self::Balanced | Self::SemiBalanced | Self::Unbalanced | Self::AnyShape => [0; 4],
        };
        let class = match self {
            Self::Length(..) => 0,
            Self::OneOf(..) => 1,
            Self::NoneOf(..) => 2,
            Self::Pattern(_) => 3,
            Self::Exactly(_) => 4,
            Self::Balanced => 5,
            Self::SemiBalanced => 6,
            Self::Unbalanced => 7,
            Self::AnyShape => 8,
            Self::Control(_) => 9,
            Self::Points(_) => 10,
        };
        [class, a, b, c, d, 0]
    }
}

/// One of the hands a call may show: everything in it is true of the hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Alternative(Vec<Feature>);

impl Alternative {
    /// In the order of printing, nothing twice.
    #[must_use]
    pub fn new(mut features: Vec<Feature>) -> Self {
        features.sort_by_key(|feature| feature.order());
        features.dedup();
        Self(features)
    }

    #[must_use]
    pub fn features(&self) -> &[Feature] {
        &self.0
    }

    /// The hands it leaves; none where nothing in it speaks of lengths or points.
    #[must_use]
    pub fn set(&self) -> Option<HandSet> {
        let exact: Vec<Feature> = self.0.iter().copied().filter(|feature| feature.is_exact()).collect();
        if exact.is_empty() {
            return None;
        }
        let mut set = HandSet::of_shapes(|shape| exact.iter().all(|feature| feature.admits(shape)));
        for feature in exact {
            if let Feature::Points(range) = feature {
                set.keep_points(range.least, range.most);
            }
        }
        Some(set)
    }

    /// The points told, if any are.
    #[must_use]
    pub fn points(&self) -> Option<Range> {
        let told = self.0.iter().filter_map(|feature| match feature {
            Feature::Points(range) => Some(*range),
            _ => None,
        });
        told.reduce(Range::and)
    }

    /// The length told of the suit itself, 0 to 13 where none is. Balanced, patterns and groups tell of no one suit.
    #[must_use]
    pub fn length(&self, suit: Suit) -> Range {
        let told = self.0.iter().filter_map(|feature| match feature {
            Feature::Length(of, range) if *of == suit => Some(*range),
            Feature::Exactly([s, h, d, c]) => {
                let length = [*c, *d, *h, *s][suit as usize];
                Some(Range { least: length, most: length })
            }
            _ => None,
        });
        told.fold(Range { least: 0, most: 13 }, Range::and)
    }

    #[must_use]
    pub fn told(&self, suit: Suit) -> Told {
        let length = self.length(suit);
        if length.most <= 1 {
            Told::Shortage
        } else if length.least >= 3 {
            Told::Length
        } else if self.0.contains(&Feature::Control(suit)) {
            Told::Control
        } else {
            Told::Nothing
        }
    }
}

/// What a meaning tells of one suit, if every alternative tells it. A club that may be a doubleton tells nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Told {
    /// Three cards or more.
    Length,
    /// A singleton or none.
    Shortage,
    Control,
    Nothing,
}

/// What a call is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Aim {
    Ask,
    Relay,
    TakeOut,
    Penalty,
    Transfer,
    Puppet,
    ToPlay,
    LeadDirecting,
    PassOrCorrect,
    Waiting,
    Negative,
}

impl Aim {
    pub const ALL: [Self; 11] = [
        Self::Ask,
        Self::Relay,
        Self::TakeOut,
        Self::Penalty,
        Self::Transfer,
        Self::Puppet,
        Self::ToPlay,
        Self::LeadDirecting,
        Self::PassOrCorrect,
        Self::Waiting,
        Self::Negative,
    ];
}

/// What is asked for, relayed for, transferred to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Topic {
    Suit(Suit),
    FourCardMajor,
    FiveCardMajor,
    Aces,
    Kings,
    KeyCards,
    TrumpQueen,
    Shortage,
    Shape,
    Strength,
    Stopper,
    /// Anybody's own words, in lower case and single spaces.
    Said(String),
}

const PLAIN: [(&str, char); 8] =
    [("ά", 'α'), ("έ", 'ε'), ("ή", 'η'), ("ίϊΐ", 'ι'), ("ό", 'ο'), ("ύϋΰ", 'υ'), ("ώ", 'ω'), ("ς", 'σ')];

/// Small letters without Greek accents, final sigma and hyphens, so that hasty typing is read too.
pub(crate) fn fold(word: &str) -> String {
    let letters = word.chars().flat_map(char::to_lowercase).filter(|c| !matches!(c, '-' | '\'' | '’'));
    let plain = |c| PLAIN.iter().find(|(marked, _)| marked.contains(c)).map_or(c, |(_, plain)| *plain);
    letters.map(plain).collect()
}

/// The words for each, folded; numbers stand apart from letters.
pub(crate) static TOPICS: &[(Topic, &str)] = &[
    (Topic::Suit(Suit::Spades), "spades|s|spade|πικα|πικεσ"),
    (Topic::Suit(Suit::Hearts), "hearts|h|heart|κουπα|κουπεσ"),
    (Topic::Suit(Suit::Diamonds), "diamonds|d|diamond|καρο|καρα"),
    (Topic::Suit(Suit::Clubs), "clubs|c|club|σπαθι|σπαθια"),
    (
        Topic::FourCardMajor,
        "4 card major|4 card majors|majors|major|a major|μαζερ|4 φυλλα μαζερ|4 φυλλο μαζερ",
    ),
    (Topic::FiveCardMajor, "5 card major|5 card majors|πενταφυλλο μαζερ|5 φυλλα μαζερ|5 φυλλο μαζερ"),
    (Topic::Aces, "aces|ace|number of aces|ασοι|ασουσ"),
    (Topic::Kings, "kings|king|number of kings|ρηγεσ"),
    (Topic::KeyCards, "key cards|keycards|key card|keycard|φυλλακλειδια|φυλλα κλειδια|κλειδια"),
    (Topic::TrumpQueen, "trump queen|queen of trumps|queen of trump|the trump queen|νταμα ατου"),
    (Topic::Shortage, "shortage|shortness|singleton|short suit|κοντο χρωμα"),
    (Topic::Shape, "shape|distribution|κατανομη"),
    (Topic::Strength, "strength|points|range|ποντουσ|δυναμη"),
    (Topic::Stopper, "stopper|stop|a stopper|κρατημα"),
];

/// What a call is for, and what exactly, if that is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Purpose {
    pub aim: Aim,
    pub what: Option<Topic>,
}

/// How much of a text was understood, as far as a set of hands goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Understood {
    Whole,
    /// Some words were not, or something told is finer than lengths and points.
    Part,
    Nothing,
}

/// What a call means: the words as said, and what was understood of them.
///
/// Two meanings are equal when the same was understood and the same left over; the words may differ.
#[derive(Clone, Debug, Default)]
pub struct Meaning {
    text: String,
    alternatives: Vec<Alternative>,
    purpose: Option<Purpose>,
    leftovers: Vec<String>,
    set: Option<HandSet>,
}

impl PartialEq for Meaning {
    fn eq(&self, other: &Self) -> bool {
        self.alternatives == other.alternatives
            && self.purpose == other.purpose
            && self.leftovers == other.leftovers
    }
}

impl Eq for Meaning {}

impl Meaning {
    /// - `alternatives`: joined by *or*; empty ones are left out.
    /// - `leftovers`: words not understood.
    #[must_use]
    pub fn new(
        text: &str,
        alternatives: Vec<Alternative>,
        purpose: Option<Purpose>,
        leftovers: Vec<String>,
    ) -> Self {
        let alternatives: Vec<Alternative> =
            alternatives.into_iter().filter(|alternative| !alternative.0.is_empty()).collect();
        // One alternative that tells nothing of lengths or points leaves the hand unknown, not any hand.
        let sets: Option<Vec<HandSet>> = alternatives.iter().map(Alternative::set).collect();
        let set = sets.and_then(|sets| sets.into_iter().reduce(|a, b| a.or(&b)));
        Self { text: text.to_owned(), alternatives, purpose, leftovers, set }
    }

    /// The words as said.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Joined by *or*; empty where nothing is told about the hand.
    #[must_use]
    pub fn alternatives(&self) -> &[Alternative] {
        &self.alternatives
    }

    #[must_use]
    pub fn purpose(&self) -> Option<&Purpose> {
        self.purpose.as_ref()
    }

    /// The same meaning with a purpose told apart from the text.
    #[must_use]
    pub fn with_purpose(mut self, purpose: Purpose) -> Self {
        self.purpose = Some(purpose);
        self
    }

    /// What was not understood, in the order said.
    #[must_use]
    pub fn leftovers(&self) -> &[String] {
        &self.leftovers
    }

    /// The hands left by what was understood; none where nothing is told about them.
    #[must_use]
    pub fn set(&self) -> Option<&HandSet> {
        self.set.as_ref()
    }

    #[must_use]
    pub fn understood(&self) -> Understood {
        let features = || self.alternatives.iter().flat_map(|alternative| &alternative.0);
        if self.alternatives.is_empty() && self.purpose.is_none() {
            Understood::Nothing
        } else if self.leftovers.is_empty() && features().all(|feature| feature.is_exact()) {
            Understood::Whole
        } else {
            Understood::Part
        }
    }

    /// What every alternative tells of the suit; nothing where they differ. A transfer tells the length it shows.
    #[must_use]
    pub fn told(&self, suit: Suit) -> Told {
        let mut told = self.alternatives.iter().map(|alternative| alternative.told(suit));
        let told = match told.next() {
            Some(first) if told.all(|next| next == first) => first,
            _ => Told::Nothing,
        };
        match &self.purpose {
            Some(Purpose { aim: Aim::Transfer, what: Some(Topic::Suit(shown)) })
                if told == Told::Nothing && *shown == suit =>
            {
                Told::Length
            }
            _ => told,
        }
    }

    /// The points told, over all alternatives; none where one of them tells none.
    #[must_use]
    pub fn points(&self) -> Option<Range> {
        let told: Option<Vec<Range>> = self.alternatives.iter().map(Alternative::points).collect();
        told?.into_iter().reduce(Range::hull)
    }

    /// The length told of the suit, over all alternatives; 0 to 13 where one of them tells none.
    #[must_use]
    pub fn length(&self, suit: Suit) -> Range {
        let told = self.alternatives.iter().map(|alternative| alternative.length(suit));
        told.reduce(Range::hull).unwrap_or(Range { least: 0, most: 13 })
    }
}

/// The languages a meaning is printed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tongue {
    English,
    Greek,
}

/// The meaning in plain words; [`parse`] reads it back the same. Leftovers stand at the end in quotation marks.
#[must_use]
pub fn print(meaning: &Meaning, tongue: Tongue) -> String {
    let or = tongue.word(" or ", " ή ");
    let alternatives = meaning.alternatives().iter().map(|alternative| {
        let features = alternative.features().iter().map(|feature| tongue.feature(*feature));
        features.collect::<Vec<_>>().join(", ")
    });
    let hands = alternatives.collect::<Vec<_>>().join(or);
    let purpose = meaning.purpose().map(|purpose| tongue.purpose(purpose));
    let leftovers = meaning.leftovers().iter().map(|words| format!("\"{words}\""));
    let hands = Some(hands).filter(|hands| !hands.is_empty());
    hands.into_iter().chain(purpose).chain(leftovers).collect::<Vec<_>>().join("; ")
}

impl Tongue {
    fn word(self, english: &'static str, greek: &'static str) -> &'static str {
        match self {
            Self::English => english,
            Self::Greek => greek,
        }
    }

    fn suit(self, suit: Suit) -> &'static str {
        match suit {
            Suit::Spades => self.word("spades", "πίκες"),
            Suit::Hearts => self.word("hearts", "κούπες"),
            Suit::Diamonds => self.word("diamonds", "καρά"),
            Suit::Clubs => self.word("clubs", "σπαθιά"),
        }
    }

    fn group(self, group: Group) -> &'static str {
        match group {
            Group::Majors => self.word("major", "μαζέρ"),
            Group::Minors => self.word("minor", "μινέρ"),
            Group::AnySuit => self.word("suit", "χρώμα"),
        }
    }

    fn feature(self, feature: Feature) -> String {
        match feature {
            Feature::Length(suit, range) => {
                let suit = self.suit(suit);
                match (range.least, range.most) {
                    (0, 0) => format!("{} {suit}", self.word("void", "σικάν")),
                    (1, 1) => format!("{} {suit}", self.word("singleton", "μονόφυλλο")),
                    (0, 1) => format!("{} {suit}", self.word("short", "κοντό")),
                    // Without "cards" a range from nine would be read as points.
                    (9.., most) if range.least < most => {
                        format!("{} {} {suit}", amount(range, 13), self.word("cards in", "φύλλα σε"))
                    }
                    _ => format!("{} {suit}", amount(range, 13)),
                }
            }
            Feature::OneOf(group, range) => {
                let place = match group {
                    Group::AnySuit => self.word("in any", "σε κάποιο"),
                    _ => self.word("in a", "σε ένα"),
                };
                format!("{} {place} {}", amount(range, 13), self.group(group))
            }
            Feature::NoneOf(group, number) => {
                let (no, cards) = (self.word("no", "χωρίς"), self.word("-card", "φυλλο"));
                format!("{no} {number}{cards} {}", self.group(group))
            }
            Feature::Pattern([a, b, c, d]) => format!("{a}-{b}-{c}-{d}"),
            Feature::Exactly([a, b, c, d]) => format!("{a}={b}={c}={d}"),
            Feature::Balanced => self.word("balanced", "ομαλό").to_owned(),
            Feature::SemiBalanced => self.word("semi-balanced", "ημιομαλό").to_owned(),
            Feature::Unbalanced => self.word("unbalanced", "μη ομαλό").to_owned(),
            Feature::AnyShape => self.word("any shape", "κάθε κατανομή").to_owned(),
            Feature::Control(suit) => format!("{} {}", self.word("control", "κοντρόλ"), self.suit(suit)),
            Feature::Points(range) => {
                format!("{} {}", amount(range, MOST_POINTS), self.word("hcp", "πόντοι"))
            }
        }
    }

    fn purpose(self, purpose: &Purpose) -> String {
        let aim = match purpose.aim {
            Aim::Ask => self.word("asks", "ρωτά"),
            Aim::Relay => self.word("relay", "ρελέ"),
            Aim::TakeOut => self.word("take-out", "ομιλίας"),
            Aim::Penalty => self.word("penalty", "τιμωρίας"),
            Aim::Transfer => self.word("transfer", "τράνσφερ"),
            Aim::Puppet => self.word("puppet", "πάπετ"),
            Aim::ToPlay => self.word("to play", "για να παιχτεί"),
            Aim::LeadDirecting => self.word("lead-directing", "για την αντάμ"),
            Aim::PassOrCorrect => self.word("pass or correct", "πάσο ή διόρθωση"),
            Aim::Waiting => self.word("waiting", "αναμονής"),
            Aim::Negative => self.word("negative", "αρνητικό"),
        };
        let what = match &purpose.what {
            None => return aim.to_owned(),
            Some(Topic::Said(words)) => words,
            Some(Topic::Suit(suit)) => self.suit(*suit),
            Some(Topic::FourCardMajor) => self.word("4-card major", "4φυλλο μαζέρ"),
            Some(Topic::FiveCardMajor) => self.word("5-card major", "5φυλλο μαζέρ"),
            Some(Topic::Aces) => self.word("aces", "άσους"),
            Some(Topic::Kings) => self.word("kings", "ρηγές"),
            Some(Topic::KeyCards) => self.word("key cards", "φύλλα-κλειδιά"),
            Some(Topic::TrumpQueen) => self.word("trump queen", "ντάμα ατού"),
            Some(Topic::Shortage) => self.word("shortage", "κοντό χρώμα"),
            Some(Topic::Shape) => self.word("shape", "κατανομή"),
            Some(Topic::Strength) => self.word("strength", "δύναμη"),
            Some(Topic::Stopper) => self.word("stopper", "κράτημα"),
        };
        format!("{aim}: {what}")
    }
}

/// `5`, `5+`, `11-21`.
fn amount(range: Range, limit: u8) -> String {
    let Range { least, most } = range;
    if least == most {
        least.to_string()
    } else if most == limit {
        format!("{least}+")
    } else {
        format!("{least}-{most}")
    }
}

#[cfg(test)]
mod tests {
    use super::Told::{Control, Length, Nothing, Shortage};
    use super::hand_set::tests::{Dice, meaning};
    use super::*;
    use crate::bridge::Call;

    #[test]
    fn what_is_printed_is_read_back_in_both_languages() {
        let mut dice = Dice(5);
        for _ in 0..4000 {
            let meaning = meaning(&mut dice);
            for tongue in [Tongue::English, Tongue::Greek] {
                let printed = print(&meaning, tongue);
                assert_eq!(parse(&printed), meaning, "{printed}");
            }
        }
    }

    /// The meaning, printed in plain English; `~` before it where it was understood in part.
    fn read(text: &str) -> String {
        let meaning = parse(text);
        let mark = match meaning.understood() {
            Understood::Whole => "",
            Understood::Part => "~",
            Understood::Nothing => "?",
        };
        format!("{mark}{}", print(&meaning, Tongue::English))
    }

    #[test]
    fn texts_are_read_as_people_mean_them() {
        let mut wrong = Vec::new();
        for (text, expected) in [
            ("5+S 11-21", "5+ spades, 11-21 hcp"),
            ("5+♠ 11-21", "5+ spades, 11-21 hcp"),
            ("11-21 hcp", "11-21 hcp"),
            ("11–21 HCP, 5+!s", "5+ spades, 11-21 hcp"),
            ("15-17 bal", "balanced, 15-17 hcp"),
            ("4+H 4+S or 6+D", "4+ spades, 4+ hearts or 6+ diamonds"),
            ("0-5", "0-5 hcp"),
            ("16+", "16+ hcp"),
            ("16+ any", "any shape, 16+ hcp"),
            ("4+♥", "4+ hearts"),
            ("any shape", "any shape"),
            ("singleton S", "singleton spades"),
            ("short S", "short spades"),
            ("spade shortage, 4+ hearts", "short spades, 4+ hearts"),
            ("void in clubs", "void clubs"),
            ("no 4-card major", "no 4-card major"),
            ("no 4S or H 8-10", "0-3 spades, 0-3 hearts, 8-10 hcp"),
            ("majors", "4+ spades, 4+ hearts"),
            ("5-5 majors", "~4+ spades, 4+ hearts; \"5-5\""),
            ("4!s 6+!c", "4 spades, 6+ clubs"),
            ("4-!S; 3!h", "0-4 spades, 3 hearts"),
            (
                "-- 2-6!C; 2-6!D; 2-5!H; 2-5!S; 15-17 HCP",
                "2-5 spades, 2-5 hearts, 2-6 diamonds, 2-6 clubs, 15-17 hcp",
            ),
            ("H >= 6, HCP <= 8", "6+ hearts, 0-8 hcp"),
            ("5+S or H", "5+ spades or 5+ hearts"),
            ("11-15 with 6+C or 5C 4+H", "6+ clubs, 11-15 hcp or 4+ hearts, 5 clubs, 11-15 hcp"),
            ("6-10 (6H or 6S)", "6 hearts, 6-10 hcp or 6 spades, 6-10 hcp"),
            ("11-15 spades", "4+ spades, 11-15 hcp"),
            ("5+ M, 8+", "5+ in a major, 8+ hcp"),
            ("5+ m", "5+ in a minor"),
            ("6+ suit", "6+ in any suit"),
            ("5!h+ 9pts+", "5+ hearts, 9+ hcp"),
            ("4!h+!s", "4+ spades, 4 hearts"),
            ("rkc in !C", "asks: rkc in !c"),
            ("any 4441 11-15", "4-4-4-1, 11-15 hcp"),
            ("4=1=4=4", "4=1=4=4"),
            ("11 to 14, at least 5 spades", "5+ spades, 11-14 hcp"),
            ("less than 10 hcp", "0-9 hcp"),
            ("asks: aces", "asks: aces"),
            ("Stayman", "asks: 4-card major"),
            ("Stayman, 8+", "8+ hcp; asks: 4-card major"),
            ("asks for key cards", "asks: key cards"),
            ("relay: shape, 16+", "16+ hcp; relay: shape"),
            ("relay", "relay"),
            ("transfer to hearts", "transfer: hearts"),
            ("t/o 12+", "12+ hcp; take-out"),
            ("p/c", "pass or correct"),
            ("spade control", "~control spades"),
            // Kept, never dropped; never read as something else.
            ("weak", "?\"weak\""),
            ("alert", "?\"alert\""),
            (".", "?\".\""),
            ("hand", "?\"hand\""),
            ("5+S, quite a nice hand", "~5+ spades; \"quite a nice\""),
            ("5+H or something odd", "~5+ hearts; \"something odd\""),
            ("5+H or asks: aces", "~5+ hearts; \"asks: aces\""),
            ("11-13 total points", "?\"11-13 total points\""),
            ("not 16+", "?\"not 16+\""),
            ("16+ except 16-23 4441", "~16+ hcp; \"except 16-23 4441\""),
            ("no 4H or 4S", "0-3 spades, 0-3 hearts"),
            ("no spades or hearts", "?\"no spades or hearts\""),
            ("15-17 with 5+S or 12-14 bal", "5+ spades, 15-17 hcp or balanced, 12-14 hcp"),
            ("!hs 8+", "4+ spades, 4+ hearts, 8+ hcp"),
            ("denies spades, 11-14", "~11-14 hcp; \"denies spades\""),
            ("1NT forcing", "?\"1NT forcing\""),
            ("2+", "?\"2+\""),
            ("12", "?\"12\""),
            ("21-11", "?\"21-11\""),
            ("50+ hcp", "?\"50+ hcp\""),
            ("", "?"),
            // Greek.
            ("5+ πίκες 11-21 πόντοι", "5+ spades, 11-21 hcp"),
            ("ομαλό 15-17", "balanced, 15-17 hcp"),
            ("4+ κούπες ή 6+ καρά", "4+ hearts or 6+ diamonds"),
            ("4+ ΚΟΥΠΕΣ Ή 6+ ΣΠΑΘΙΑ", "4+ hearts or 6+ clubs"),
            ("μονοφυλλο πικα, 11+", "singleton spades, 11+ hcp"),
            ("χωρίς 4φυλλο μαζέρ", "no 4-card major"),
            ("πεντάφυλλη κούπα, μέχρι 9 πόντους", "5 hearts, 0-9 hcp"),
            ("ρωτά: άσους", "asks: aces"),
            ("κοντρ ομιλίας", "take-out"),
            ("5+ πίκες, ωραίο χέρι", "~5+ spades; \"ωραίο\""),
        ] {
            if read(text) != expected {
                wrong.push(format!("{text}: {} and not {expected}", read(text)));
            }
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
        let club = Call::parse("1C");
        assert_eq!(print(&parse_for("2+", club), Tongue::Greek), "2+ σπαθιά");
        assert_eq!(print(&parse_for("16+", club), Tongue::Greek), "16+ πόντοι");
        assert_eq!(parse("5+S").text(), "5+S");
    }

    #[test]
    fn nothing_understood_is_unknown_and_never_anything() {
        for text in ["", "?", "weak", "\"5+S\"", "hand with a suit", "(((", "control S"] {
            assert_eq!(parse(text).set(), None, "{text}");
        }
        assert_eq!(parse("asks: aces").set(), None);
        assert_eq!(parse("any shape").set().map(HandSet::count), Some(ALL_HANDS));
        assert_eq!(parse("5+S or control H").set(), None, "one alternative may be any hand");
        assert_eq!(parse("5+S 3-S").set().map(HandSet::count), Some(0));
    }

    #[test]
    fn a_suit_is_told_when_every_alternative_tells_it() {
        let told = |text: &str| Suit::DOWNWARDS.map(|suit| parse(text).told(suit));
        assert_eq!(told("5+S 4+H"), [Length, Length, Nothing, Nothing]);
        assert_eq!(told("4+S short H"), [Length, Shortage, Nothing, Nothing]);
        assert_eq!(told("6H or 6S"), [Nothing; 4]);
        assert_eq!(told("5+S 11-15 or 4S 16+"), [Length, Nothing, Nothing, Nothing]);
        assert_eq!(told("2+C 11-21"), [Nothing; 4]);
        assert_eq!(told("15-17 bal"), [Nothing; 4]);
        assert_eq!(told("control C"), [Nothing, Nothing, Nothing, Control]);
        assert_eq!(told("transfer: hearts"), [Nothing, Length, Nothing, Nothing]);
        assert_eq!(told("asks: aces"), [Nothing; 4]);
    }

    #[test]
    fn any_text_at_all_is_read_and_none_is_lost() {
        let pieces = [
            "5+",
            "S",
            "!",
            "@hs",
            "\"",
            "(",
            ")",
            " or ",
            " ή ",
            "with",
            "15-17",
            "-",
            "--",
            "=",
            "4-3-3-3",
            "no",
            "not",
            "any",
            "asks:",
            "relay",
            " ",
            ",",
            ";",
            ":",
            "♠",
            "♥\u{fe0f}",
            "\u{0}",
            "π.χ.",
            "é",
            "🂡",
            "9999999999",
            "\n",
            "p/c",
            "<",
            ">=",
            "transfer to",
            "hearts",
            "bal",
            "at least",
            "μέχρι",
            "w/",
            "0",
            "13",
        ];
        let mut dice = Dice(99);
        for round in 0..3000 {
            let count = if round % 100 == 0 { 1500 } else { dice.roll(12) };
            let text: String = (0..count)
                .map(|_| pieces[usize::try_from(dice.roll(pieces.len() as u64)).unwrap()])
                .collect();
            let meaning = parse_for(&text, Call::parse("1H"));
            assert!(meaning.alternatives().len() <= 64);
            if text.len() < 1000 {
                for tongue in [Tongue::English, Tongue::Greek] {
                    let printed = print(&meaning, tongue);
                    assert_eq!(parse(&printed), meaning, "{text:?} {printed:?}");
                }
            }
        }
        let bomb = "(5+S or 5+H) ".repeat(2000);
        for text in [
            &bomb,
            &"(".repeat(100_000),
            &"5+S or ".repeat(100_000),
            &"16+ with ".repeat(50_000),
            &"ή".repeat(99_999),
        ] {
            let meaning = parse(text);
            assert!(!meaning.leftovers().is_empty(), "what was not read is kept");
        }
    }
}
