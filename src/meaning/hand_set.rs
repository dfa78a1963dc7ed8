//! Exact sets of hands: the 560 ways to share 13 cards among four suits, by high-card points.
//!
//! A set is one bit for each of 560 × 38 cells. Every figure counts hands, not cells: one cell of a 4-3-3-3 holds
//! far more hands than the only one of a 13-0-0-0. Whatever speaks of single honours needs a finer set.

use std::sync::OnceLock;

use crate::bridge::{Card, Hand, Rank, Suit};

/// All hands of 13 cards out of 52.
pub const ALL_HANDS: u64 = 635_013_559_600;

/// No hand of 13 cards has more high-card points: four aces, kings and queens, and a jack.
pub const MOST_POINTS: u8 = 37;

const SHAPES: usize = 560;
const POINTS: usize = MOST_POINTS as usize + 1;
const EVERY_POINT: u64 = (1 << POINTS) - 1;

/// How many cards in each suit: 13 in all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Shape([u8; 4]);

/// The lengths in the order of `Suit`, of all shapes, and where each stands.
const TABLE: ([Shape; SHAPES], [[[u16; 14]; 14]; 14]) = {
    let mut shapes = [Shape([0; 4]); SHAPES];
    let mut places = [[[0; 14]; 14]; 14];
    let mut place: u16 = 0;
    let mut spades: u8 = 0;
    while spades <= 13 {
        let mut hearts: u8 = 0;
        while spades + hearts <= 13 {
            let mut diamonds: u8 = 0;
            while spades + hearts + diamonds <= 13 {
                shapes[place as usize] = Shape([13 - spades - hearts - diamonds, diamonds, hearts, spades]);
                places[spades as usize][hearts as usize][diamonds as usize] = place;
                place += 1;
                diamonds += 1;
            }
            hearts += 1;
        }
        spades += 1;
    }
    (shapes, places)
};
static ALL_SHAPES: [Shape; SHAPES] = TABLE.0;
static PLACES: [[[u16; 14]; 14]; 14] = TABLE.1;

impl Shape {
    /// From the lengths in spades, hearts, diamonds and clubs; none unless they make 13.
    #[must_use]
    pub fn new(downwards: [u8; 4]) -> Option<Self> {
        let [spades, hearts, diamonds, clubs] = downwards;
        let cards: u32 = downwards.iter().map(|length| u32::from(*length)).sum();
        (cards == 13).then_some(Self([clubs, diamonds, hearts, spades]))
    }

    /// The shape of a whole hand; none of one with more or fewer than 13 cards.
    #[must_use]
    pub fn of(hand: Hand) -> Option<Self> {
        let length = |suit| u8::try_from(hand.suit(suit).count()).unwrap_or(u8::MAX);
        (hand.len() == 13).then(|| Suit::DOWNWARDS.map(length)).and_then(Self::new)
    }

    pub fn all() -> impl Iterator<Item = Self> {
        ALL_SHAPES.iter().copied()
    }

    #[must_use]
    pub fn length(self, suit: Suit) -> u8 {
        self.0[suit as usize]
    }

    /// The lengths from the longest, whichever suits they are in.
    #[must_use]
    pub fn pattern(self) -> [u8; 4] {
        let mut lengths = self.0;
        lengths.sort_unstable_by(|a, b| b.cmp(a));
        lengths
    }

    /// 4-3-3-3, 4-4-3-2 or 5-3-3-2.
    #[must_use]
    pub fn is_balanced(self) -> bool {
        matches!(self.pattern(), [4, 3, 3, 3] | [4, 4, 3, 2] | [5, 3, 3, 2])
    }

    /// No singleton, no void, no suit of seven: the balanced shapes, 5-4-2-2 and 6-3-2-2.
    #[must_use]
    pub fn is_semi_balanced(self) -> bool {
        self.is_balanced() || matches!(self.pattern(), [5, 4, 2, 2] | [6, 3, 2, 2])
    }

    fn place(self) -> usize {
        let [_, diamonds, hearts, spades] = self.0.map(usize::from);
        usize::from(PLACES[spades][hearts][diamonds])
    }
}

/// For each shape, where the shapes stand that have one card in another suit; its own place fills up.
static NEIGHBOURS: [[u16; 12]; SHAPES] = {
    let mut all = [[0; 12]; SHAPES];
    let mut place = 0;
    while place < SHAPES {
        let mut moved = 0;
        let mut step = 0;
        while step < 16 {
            let (from, to) = (step / 4, step % 4);
            step += 1;
            if from == to {
                continue;
            }
            let mut lengths = TABLE.0[place].0;
            if lengths[from] > 0 {
                lengths[from] -= 1;
                lengths[to] += 1;
            }
            let [_, diamonds, hearts, spades] = lengths;
            all[place][moved] = TABLE.1[spades as usize][hearts as usize][diamonds as usize];
            moved += 1;
        }
        place += 1;
    }
    all
};

/// What is counted once: for each shape, the number of hands with fewer than 0, 1, … 38 points, and which points it
/// can have at all.
struct Table {
    below: Vec<[u64; POINTS + 1]>,
    possible: Vec<u64>,
}

/// Ways to hold `length` cards of one suit, by the points of its four honours: the nine spot cards fill up.
fn ways_in_one_suit(length: u8) -> [u64; 11] {
    const CHOOSE_OF_NINE: [u64; 10] = [1, 9, 36, 84, 126, 126, 84, 36, 9, 1];
    let mut ways = [0; 11];
    for held in 0..16 {
        let (honours, points) = honours_of(held);
        if let Some(&spots) =
            length.checked_sub(honours).and_then(|spots| CHOOSE_OF_NINE.get(usize::from(spots)))
        {
            ways[usize::from(points)] += spots;
        }
    }
    ways
}

/// How many honours a pattern of four bits (jack, queen, king, ace) holds, and their points.
fn honours_of(held: u8) -> (u8, u8) {
    let bits = (1..=4).filter(|points| held & (1 << (points - 1)) != 0);
    bits.fold((0, 0), |(honours, all), points| (honours + 1, all + points))
}

fn table() -> &'static Table {
    static TABLE: OnceLock<Table> = OnceLock::new();
    TABLE.get_or_init(|| {
        let suits: Vec<[u64; 11]> = (0..=13).map(ways_in_one_suit).collect();
        let mut table = Table { below: Vec::with_capacity(SHAPES), possible: Vec::with_capacity(SHAPES) };
        for shape in Shape::all() {
            // The product of four polynomials in the points; 41 terms, of which those above 37 are zero.
            let mut hands = [0_u64; 41];
            hands[0] = 1;
            for length in shape.0 {
                let mut product = [0; 41];
                for (points, ways) in hands.iter().enumerate().filter(|(_, ways)| **ways > 0) {
                    for (more, other) in suits[usize::from(length)].iter().enumerate() {
                        if let Some(cell) = product.get_mut(points + more) {
                            *cell += ways * other;
                        }
                    }
                }
                hands = product;
            }
            let mut below = [0; POINTS + 1];
            let mut possible = 0;
            for points in 0..POINTS {
                below[points + 1] = below[points] + hands[points];
                possible |= u64::from(hands[points] > 0) << points;
            }
            table.below.push(below);
            table.possible.push(possible);
        }
        table
    })
}

/// An exact set of hands of 13 cards, told apart by the four lengths and the high-card points.
///
/// Cells in which there is no hand are never in a set, so that equal sets are equal values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandSet(Box<[u64; SHAPES]>);

/// How the hands of two sets lie to each other: three numbers of hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overlap {
    pub both: u64,
    pub only_first: u64,
    pub only_second: u64,
}

impl Overlap {
    /// The share of the first set's hands that are in the second too, 0.0 to 1.0; none of an empty first set.
    #[must_use]
    pub fn of_first(self) -> Option<f64> {
        share(self.both, self.both + self.only_first)
    }

    /// The share of the second set's hands that are in the first too.
    #[must_use]
    pub fn of_second(self) -> Option<f64> {
        share(self.both, self.both + self.only_second)
    }
}

/// Counts stay below 2^40, so the conversion is exact.
#[allow(clippy::cast_precision_loss)]
pub(crate) fn share(part: u64, whole: u64) -> Option<f64> {
    (whole > 0).then(|| part as f64 / whole as f64)
}

impl HandSet {
    #[must_use]
    pub fn none() -> Self {
        Self(Box::new([0; SHAPES]))
    }

    #[must_use]
    pub fn all() -> Self {
        Self::of_shapes(|_| true)
    }

    /// Every hand whose shape the question is true of.
    #[must_use]
    pub fn of_shapes(wanted: impl Fn(Shape) -> bool) -> Self {
        let mut set = Self::none();
        for ((row, shape), possible) in set.0.iter_mut().zip(Shape::all()).zip(&table().possible) {
            if wanted(shape) {
                *row = *possible;
            }
        }
        set
    }

    /// From `least` to `most` high-card points. Empty where `least` is above `most`.
    #[must_use]
    pub fn points(least: u8, most: u8) -> Self {
        let mut set = Self::all();
        set.keep_points(least, most);
        set
    }

    /// From `least` to `most` cards in a suit.
    #[must_use]
    pub fn length(suit: Suit, least: u8, most: u8) -> Self {
        Self::of_shapes(|shape| (least..=most).contains(&shape.length(suit)))
    }

    /// 4-3-3-3, 4-4-3-2 and 5-3-3-2, the five-card major among them.
    #[must_use]
    pub fn balanced() -> Self {
        Self::of_shapes(Shape::is_balanced)
    }

    /// The shapes with these lengths in any order: `[4, 3, 3, 3]` is 4-3-3-3 in four ways.
    #[must_use]
    pub fn pattern(lengths: [u8; 4]) -> Self {
        Self::patterns(&[lengths])
    }

    /// The shapes of any of these patterns, each in any order.
    #[must_use]
    pub fn patterns(list: &[[u8; 4]]) -> Self {
        let mut sorted = list.to_vec();
        for lengths in &mut sorted {
            lengths.sort_unstable_by(|a, b| b.cmp(a));
        }
        Self::of_shapes(|shape| sorted.contains(&shape.pattern()))
    }

    /// Takes out all hands with fewer or more points.
    pub fn keep_points(&mut self, least: u8, most: u8) {
        let from = EVERY_POINT.checked_shl(u32::from(least)).unwrap_or(0);
        let above = EVERY_POINT.checked_shl(u32::from(most) + 1).unwrap_or(0);
        let mask = if least > most { 0 } else { from & !above };
        for row in self.0.iter_mut() {
            *row &= mask;
        }
    }

    /// Takes out all hands whose shape the question is not true of.
    pub fn keep_shapes(&mut self, wanted: impl Fn(Shape) -> bool) {
        for (row, shape) in self.0.iter_mut().zip(Shape::all()) {
            if *row != 0 && !wanted(shape) {
                *row = 0;
            }
        }
    }

    fn with(&self, other: &Self, join: impl Fn(u64, u64) -> u64) -> Self {
        let mut rows = Box::new([0; SHAPES]);
        for ((row, a), b) in rows.iter_mut().zip(self.0.iter()).zip(other.0.iter()) {
            *row = join(*a, *b);
        }
        Self(rows)
    }

    /// The hands in both.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        self.with(other, |a, b| a & b)
    }

    /// The hands in either.
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        self.with(other, |a, b| a | b)
    }

    /// The hands in this one and not in the other.
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        self.with(other, |a, b| a & !b)
    }

    /// All other hands.
    #[must_use]
    pub fn not(&self) -> Self {
        Self::all().without(self)
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|row| *row == 0)
    }

    /// Every hand of this set is in the other. The empty set is in every set.
    #[must_use]
    pub fn is_subset_of(&self, other: &Self) -> bool {
        self.0.iter().zip(other.0.iter()).all(|(a, b)| a & !b == 0)
    }

    /// Some hand is in both.
    #[must_use]
    pub fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(other.0.iter()).any(|(a, b)| a & b != 0)
    }

    /// Some hand of this set is one step from a hand of the other: at most one point more or less, at most one card
    /// in another suit. 12–14 touches 15–17, and four spades touch five.
    #[must_use]
    pub fn touches(&self, other: &Self) -> bool {
        let widened = self.0.map(|row| row | row << 1 | row >> 1);
        widened.iter().zip(&NEIGHBOURS).zip(other.0.iter()).filter(|(_, row)| **row != 0).any(
            |((own, places), row)| {
                own & row != 0 || places.iter().any(|place| widened[usize::from(*place)] & row != 0)
            },
        )
    }

    /// False of a hand that has not 13 cards.
    #[must_use]
    pub fn contains(&self, hand: Hand) -> bool {
        let bit = 1_u64.checked_shl(u32::from(hand.high_card_points())).unwrap_or(0);
        Shape::of(hand).is_some_and(|shape| self.0[shape.place()] & bit != 0)
    }

    /// How many hands: exact, out of [`ALL_HANDS`].
    #[must_use]
    pub fn count(&self) -> u64 {
        self.0.iter().zip(&table().below).map(|(row, below)| hands_in(*row, below)).sum()
    }

    /// The hands of both and of each alone, counted in one pass.
    #[must_use]
    pub fn overlap(&self, other: &Self) -> Overlap {
        let mut overlap = Overlap { both: 0, only_first: 0, only_second: 0 };
        for ((a, b), below) in self.0.iter().zip(other.0.iter()).zip(&table().below) {
            if a | b != 0 {
                overlap.both += hands_in(a & b, below);
                overlap.only_first += hands_in(a & !b, below);
                overlap.only_second += hands_in(b & !a, below);
            }
        }
        overlap
    }

    /// How many hands have 0, 1, … 37 points.
    #[must_use]
    pub fn points_histogram(&self) -> [u64; POINTS] {
        let mut histogram = [0; POINTS];
        self.each_cell(|_, points, hands| histogram[points] += hands);
        histogram
    }

    /// How many hands have 0, 1, … 13 cards in the suit.
    #[must_use]
    pub fn length_histogram(&self, suit: Suit) -> [u64; 14] {
        let mut histogram = [0; 14];
        for ((row, shape), below) in self.0.iter().zip(Shape::all()).zip(&table().below) {
            histogram[usize::from(shape.length(suit))] += hands_in(*row, below);
        }
        histogram
    }

    /// How many hands at each length of the suit (0 to 13) have each number of points (0 to 37): what is drawn.
    #[must_use]
    pub fn points_by_length(&self, suit: Suit) -> [[u64; POINTS]; 14] {
        let mut field = [[0; POINTS]; 14];
        self.each_cell(|shape, points, hands| field[usize::from(shape.length(suit))][points] += hands);
        field
    }

    /// The fewest and the most points; none of an empty set.
    #[must_use]
    pub fn points_range(&self) -> Option<(u8, u8)> {
        let any = self.0.iter().fold(0, |any, row| any | row);
        (any != 0).then(|| (low(any.trailing_zeros()), low(any.ilog2())))
    }

    /// The fewest and the most cards in the suit; none of an empty set.
    #[must_use]
    pub fn length_range(&self, suit: Suit) -> Option<(u8, u8)> {
        let held = self.0.iter().zip(Shape::all()).filter(|(row, _)| **row != 0);
        held.map(|(_, shape)| shape.length(suit)).fold(None, |range: Option<(u8, u8)>, length| {
            Some(range.map_or((length, length), |(least, most)| (least.min(length), most.max(length))))
        })
    }

    /// One hand of the set, always the same: of the commonest kind, ordinary to look at. None of an empty set.
    #[must_use]
    pub fn some_hand(&self) -> Option<Hand> {
        let mut commonest: Option<(u64, Shape, usize)> = None;
        self.each_cell(|shape, points, hands| {
            if commonest.is_none_or(|(most, ..)| hands > most) {
                commonest = Some((hands, shape, points));
            }
        });
        let (_, shape, points) = commonest?;
        dealt(shape, u8::try_from(points).ok()?)
    }

    /// A hand that is in this set and not in the other; none of a subset.
    #[must_use]
    pub fn witness_outside(&self, other: &Self) -> Option<Hand> {
        self.without(other).some_hand()
    }

    /// Every cell of the set: shape, points, and how many hands.
    fn each_cell(&self, mut visit: impl FnMut(Shape, usize, u64)) {
        for ((row, shape), below) in self.0.iter().zip(Shape::all()).zip(&table().below) {
            let mut rest = *row & EVERY_POINT;
            while rest != 0 {
                let points = rest.trailing_zeros() as usize;
                visit(shape, points, below[points + 1] - below[points]);
                rest &= rest - 1;
            }
        }
    }
}

/// The hands of one shape with the points of the row: two look-ups for each run of neighbouring points.
fn hands_in(row: u64, below: &[u64; POINTS + 1]) -> u64 {
    let (mut rest, mut hands) = (row & EVERY_POINT, 0);
    while rest != 0 {
        let start = rest.trailing_zeros();
        let end = start + (rest >> start).trailing_ones();
        hands += below[end as usize] - below[start as usize];
        rest &= u64::MAX << end;
    }
    hands
}

fn low(bit: u32) -> u8 {
    u8::try_from(bit).unwrap_or(MOST_POINTS)
}

/// A hand of this shape with these points; none where there is none. Points go where the length is, spot cards are
/// spread, so that it looks like a hand one might hold.
fn dealt(shape: Shape, points: u8) -> Option<Hand> {
    let mut hand = Hand::default();
    deal_suits(&Suit::DOWNWARDS, shape, points, &mut hand).then_some(hand)
}

fn deal_suits(suits: &[Suit], shape: Shape, points: u8, hand: &mut Hand) -> bool {
    let Some((&suit, rest)) = suits.split_first() else { return points == 0 };
    let length = shape.length(suit);
    let cards_left: u8 = suits.iter().map(|suit| shape.length(*suit)).sum();
    let most_in_rest: u8 =
        rest.iter().map(|suit| [0, 4, 7, 9, 10][usize::from(shape.length(*suit).min(4))]).sum();
    let fair =
        if cards_left == 0 { 0 } else { u16::from(points) * u16::from(length) / u16::from(cards_left) };
    let mut patterns: Vec<(u16, u8)> = (0..16)
        .filter(|held| {
            let (honours, own) = honours_of(*held);
            honours <= length && length - honours <= 9 && own <= points && points - own <= most_in_rest
        })
        .map(|held| (fair.abs_diff(u16::from(honours_of(held).1)), held))
        .collect();
    patterns.sort_unstable();
    let ranks: Vec<Rank> = Rank::all().rev().collect();
    for (_, held) in patterns {
        let (honours, own) = honours_of(held);
        if deal_suits(rest, shape, points - own, hand) {
            // Ace, king, queen, jack stand first among the ranks; nine spots follow.
            let honour_cards = (0..4_usize).filter(|place| held & (8 >> place) != 0);
            let spots = usize::from(length - honours);
            let spot_cards = (0..spots).map(|i| 4 + i * 9 / spots);
            for place in honour_cards.chain(spot_cards) {
                hand.insert(Card { suit, rank: ranks[place] });
            }
            return true;
        }
    }
    false
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::meaning::{Aim, Alternative, Feature, Group, Meaning, Purpose, Range, Topic};

    /// A small generator, so that a failure comes again.
    pub(crate) struct Dice(pub(crate) u64);

    impl Dice {
        pub(crate) fn roll(&mut self, sides: u64) -> u64 {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            (self.0 >> 11) % sides
        }

        pub(crate) fn small(&mut self, sides: u64) -> u8 {
            u8::try_from(self.roll(sides)).unwrap()
        }

        /// Any set at all: joined of simple ones, with rows knocked out.
        fn set(&mut self) -> HandSet {
            let (a, b) = (self.small(38), self.small(38));
            let suit = Suit::DOWNWARDS[usize::from(self.small(4))];
            let (c, d) = (self.small(14), self.small(14));
            let points = HandSet::points(a.min(b), a.max(b));
            let length = HandSet::length(suit, c.min(d), c.max(d));
            let some = self.roll(7);
            let rows = HandSet::of_shapes(|shape| shape.place() as u64 % 7 != some);
            match self.roll(5) {
                0 => points.and(&length),
                1 => points.or(&length),
                2 => rows.without(&points),
                3 => HandSet::balanced().or(&points.and(&rows)),
                _ => points,
            }
        }
    }

    /// Cards dealt one by one into (lengths, points): nothing shared with the table but the rules of the game.
    fn card_by_card() -> std::collections::BTreeMap<([u8; 4], u8), u64> {
        let mut hands = std::collections::BTreeMap::from([(([0_u8; 4], 0_u8), 1_u64)]);
        for suit in 0..4 {
            for rank in Rank::all() {
                let mut more = hands.clone();
                for ((lengths, points), ways) in &hands {
                    let mut lengths = *lengths;
                    lengths[suit] += 1;
                    if lengths.iter().sum::<u8>() <= 13 {
                        *more.entry((lengths, points + rank.points())).or_default() += ways;
                    }
                }
                hands = more;
            }
        }
        hands.retain(|(lengths, _), _| lengths.iter().sum::<u8>() == 13);
        hands
    }

    #[test]
    fn counts_are_the_published_ones() {
        assert_eq!(HandSet::all().count(), ALL_HANDS);
        for (lengths, hands) in [
            ([4, 3, 3, 3], 66_905_856_160),
            ([4, 4, 3, 2], 136_852_887_600),
            ([5, 3, 3, 2], 98_534_079_072),
            ([5, 4, 3, 1], 82_111_732_560),
            ([13, 0, 0, 0], 4),
        ] {
            assert_eq!(HandSet::pattern(lengths).count(), hands, "{lengths:?}");
        }
        assert_eq!(HandSet::balanced().and(&HandSet::points(15, 17)).count(), 30_897_212_184);
        assert_eq!(HandSet::points(37, 37).count(), 4);
        assert_eq!(HandSet::points(0, 0).count(), 2_310_789_600);
        let by_points = HandSet::all().points_histogram();
        let sum: u64 = (0_u64..).zip(by_points).map(|(points, hands)| points * hands).sum();
        assert_eq!(sum, 10 * ALL_HANDS, "ten points on average");
    }

    #[test]
    fn every_cell_is_what_dealing_card_by_card_gives() {
        let dealt = card_by_card();
        assert_eq!(dealt.values().sum::<u64>(), ALL_HANDS);
        let mut cells = 0;
        HandSet::all().each_cell(|shape, points, hands| {
            cells += 1;
            assert_eq!(
                dealt.get(&(shape.0, u8::try_from(points).unwrap())),
                Some(&hands),
                "{shape:?} {points}"
            );
        });
        assert_eq!(cells, dealt.len());
        assert_eq!(Shape::all().count(), 560);
        for (place, shape) in Shape::all().enumerate() {
            assert_eq!(shape.place(), place);
        }
    }

    #[test]
    fn sets_obey_the_laws_of_sets() {
        let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
        for _ in 0..300 {
            let (a, b, c) = (dice.set(), dice.set(), dice.set());
            assert_eq!(a.and(&b), b.and(&a));
            assert_eq!(a.or(&b), b.or(&a));
            assert_eq!(a.not().not(), a);
            assert_eq!(a.and(&b).not(), a.not().or(&b.not()));
            assert_eq!(a.and(&b.or(&c)), a.and(&b).or(&a.and(&c)));
            assert_eq!(a.without(&b), a.and(&b.not()));
            assert_eq!(a.count() + a.not().count(), ALL_HANDS);
            assert_eq!(a.is_subset_of(&b), a.without(&b).is_empty());
            assert_eq!(a.is_subset_of(&b), a.without(&b).count() == 0);
            assert!(a.and(&b).is_subset_of(&a) && a.is_subset_of(&a.or(&b)));
            assert_eq!(a.meets(&b), !a.and(&b).is_empty());
            let overlap = a.overlap(&b);
            assert_eq!(overlap.both, a.and(&b).count());
            assert_eq!(
                (overlap.both + overlap.only_first, overlap.both + overlap.only_second),
                (a.count(), b.count())
            );
            assert_eq!(a.points_histogram().iter().sum::<u64>(), a.count());
            for suit in Suit::DOWNWARDS {
                let lengths = a.length_histogram(suit);
                assert_eq!(lengths.iter().sum::<u64>(), a.count());
                let field = a.points_by_length(suit);
                assert_eq!(field.map(|row| row.iter().sum::<u64>()), lengths);
                let least = lengths.iter().position(|hands| *hands > 0);
                assert_eq!(a.length_range(suit).map(|range| usize::from(range.0)), least);
            }
            assert_eq!(a.touches(&b), b.touches(&a), "touching is mutual");
        }
    }

    #[test]
    fn a_witness_is_a_hand_on_the_right_side() {
        let mut dice = Dice(0x1234_5678_9abc_def1);
        for _ in 0..300 {
            let (a, b) = (dice.set(), dice.set());
            match a.witness_outside(&b) {
                Some(hand) => {
                    assert_eq!(hand.len(), 13);
                    assert!(a.contains(hand) && !b.contains(hand), "{hand}");
                    assert_eq!(a.witness_outside(&b), Some(hand));
                }
                None => assert!(a.is_subset_of(&b)),
            }
        }
        // Every cell there is has a hand.
        HandSet::all().each_cell(|shape, points, _| {
            let points = u8::try_from(points).unwrap();
            let hand = dealt(shape, points).unwrap();
            assert_eq!((Shape::of(hand), hand.high_card_points()), (Some(shape), points));
        });
        assert_eq!(HandSet::none().some_hand(), None);
        assert!(!HandSet::all().contains(Hand::parse("AKQJ.AKQJ.AKQJ.AKQ").unwrap()), "fifteen cards");
    }

    #[test]
    fn neighbours_touch() {
        let bal = |least, most| HandSet::balanced().and(&HandSet::points(least, most));
        assert!(bal(12, 14).touches(&bal(15, 17)));
        assert!(!bal(12, 13).touches(&bal(15, 17)));
        let spades = |least, most| HandSet::length(Suit::Spades, least, most);
        assert!(spades(4, 4).touches(&spades(5, 13)));
        assert!(!spades(0, 1).touches(&spades(3, 13)));
        assert!(!HandSet::none().touches(&HandSet::all()));
        assert_eq!(HandSet::points(9, 3), HandSet::none());
        assert_eq!(HandSet::points(0, 255), HandSet::all());
        assert_eq!(HandSet::points(200, 255), HandSet::none());
    }

    fn range(dice: &mut Dice, limit: u64) -> Range {
        let (a, b) = (dice.small(limit + 1), dice.small(limit + 1));
        Range { least: a.min(b), most: a.max(b) }
    }

    fn feature(dice: &mut Dice) -> Feature {
        let suit = Suit::DOWNWARDS[usize::from(dice.small(4))];
        let group = Group::ALL[usize::from(dice.small(3))];
        let shape = Shape::all().nth(usize::try_from(dice.roll(560)).unwrap()).unwrap();
        match dice.roll(14) {
            0..3 => Feature::Length(suit, range(dice, 13)),
            3 => Feature::Length(suit, Range { least: 4, most: 13 }),
            4 => Feature::OneOf(group, range(dice, 13)),
            5 => Feature::NoneOf(group, 1 + dice.small(13)),
            6 => Feature::Pattern(shape.pattern()),
            7 => Feature::Exactly(Suit::DOWNWARDS.map(|suit| shape.length(suit))),
            8 => Feature::Balanced,
            9 => [Feature::SemiBalanced, Feature::Unbalanced][usize::from(dice.small(2))],
            10 => Feature::AnyShape,
            11 => Feature::Control(suit),
            _ => Feature::Points(range(dice, 37)),
        }
    }

    pub(crate) fn meaning(dice: &mut Dice) -> Meaning {
        let alternatives = (0..dice.roll(4)).map(|_| {
            let count = 1 + dice.roll(3);
            Alternative::new((0..count).map(|_| feature(dice)).collect())
        });
        let alternatives: Vec<Alternative> = alternatives.collect();
        let topics = [
            Topic::Suit(Suit::DOWNWARDS[usize::from(dice.small(4))]),
            Topic::FourCardMajor,
            Topic::FiveCardMajor,
            Topic::Aces,
            Topic::Kings,
            Topic::KeyCards,
            Topic::TrumpQueen,
            Topic::Shortage,
            Topic::Shape,
            Topic::Strength,
            Topic::Stopper,
            Topic::Said("opener's best minor or a feature 12+".to_owned()),
        ];
        let aim = Aim::ALL[usize::from(dice.small(11))];
        let what = topics.into_iter().nth(usize::from(dice.small(14)));
        let purpose = (dice.roll(2) == 0).then_some(Purpose { aim, what });
        let words = ["quite nice", "gf", "no idea, or 16+", "5+S)", "(", "τι;", "p/c?"];
        let leftovers = (0..dice.roll(3)).map(|_| words[usize::from(dice.small(7))].to_owned()).collect();
        Meaning::new("", alternatives, purpose, leftovers)
    }

    /// What a feature says of a hand, by counting its cards.
    fn fits(feature: Feature, lengths: [u8; 4], points: u8) -> bool {
        let of = |suit: Suit| lengths[suit as usize];
        let mut sorted = lengths;
        sorted.sort_unstable();
        let balanced = sorted[0] >= 2 && sorted[1] >= 3 && sorted[3] <= 5;
        let semi = sorted[0] >= 2 && sorted[3] <= 6;
        match feature {
            Feature::Length(suit, range) => range.least <= of(suit) && of(suit) <= range.most,
            Feature::OneOf(Group::Majors, range) => {
                range.contains(of(Suit::Spades)) || range.contains(of(Suit::Hearts))
            }
            Feature::OneOf(Group::Minors, range) => {
                range.contains(of(Suit::Clubs)) || range.contains(of(Suit::Diamonds))
            }
            Feature::OneOf(Group::AnySuit, range) => lengths.iter().any(|length| range.contains(*length)),
            Feature::NoneOf(Group::Majors, n) => of(Suit::Spades) < n && of(Suit::Hearts) < n,
            Feature::NoneOf(Group::Minors, n) => of(Suit::Clubs) < n && of(Suit::Diamonds) < n,
            Feature::NoneOf(Group::AnySuit, n) => sorted[3] < n,
            Feature::Pattern([a, b, c, d]) => sorted == [d, c, b, a],
            Feature::Exactly([a, b, c, d]) => lengths == [d, c, b, a],
            Feature::Balanced => balanced,
            Feature::SemiBalanced => semi,
            Feature::Unbalanced => !balanced,
            Feature::AnyShape | Feature::Control(_) => true,
            Feature::Points(range) => range.least <= points && points <= range.most,
        }
    }

    fn fits_meaning(meaning: &Meaning, lengths: [u8; 4], points: u8) -> bool {
        let mut alternatives = meaning.alternatives().iter();
        alternatives.any(|one| one.features().iter().all(|feature| fits(*feature, lengths, points)))
    }

    /// A random part of the pack, and every hand of thirteen that can be dealt from it.
    fn each_hand(dice: &mut Dice, deck: usize, mut visit: impl FnMut(Hand)) -> usize {
        let mut pack: Vec<Card> = Vec::new();
        for suit in Suit::DOWNWARDS {
            pack.extend(Rank::all().map(|rank| Card { suit, rank }));
        }
        for i in 0..deck {
            let other = i + usize::try_from(dice.roll(52 - i as u64)).unwrap();
            pack.swap(i, other);
        }
        let mut hands = 0;
        let mut chosen: u64 = (1 << 13) - 1;
        while chosen < 1 << deck {
            visit((0..deck).filter(|i| chosen & (1 << i) != 0).map(|i| pack[i]).collect());
            hands += 1;
            // The next number with as many ones.
            let low = chosen & chosen.wrapping_neg();
            let carried = chosen + low;
            chosen = carried | (((carried ^ chosen) >> 2) / low);
        }
        hands
    }

    fn check_every_hand(seed: u64, deck: usize, meanings: usize) -> usize {
        let mut dice = Dice(seed);
        let mut all: Vec<Meaning> = Vec::new();
        while all.len() < meanings {
            let next = meaning(&mut dice);
            if next.set().is_some() && next.alternatives().iter().all(|one| one.set().is_some()) {
                all.push(next);
            }
        }
        each_hand(&mut dice, deck, |hand| {
            let lengths = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades]
                .map(|suit| u8::try_from(hand.suit(suit).count()).unwrap());
            for meaning in &all {
                let expected = fits_meaning(meaning, lengths, hand.high_card_points());
                let set = meaning.set().unwrap();
                assert_eq!(set.contains(hand), expected, "{hand} {meaning:?}");
            }
        })
    }

    #[test]
    fn random_meanings_hold_exactly_the_hands_they_speak_of() {
        // Every hand of random decks of 19 cards.
        for seed in [11, 12, 13] {
            assert_eq!(check_every_hand(seed, 19, 12), 27_132);
        }
        // Every hand of the pack, by lengths and points dealt card by card.
        let dealt = card_by_card();
        let mut dice = Dice(77);
        for _ in 0..200 {
            let meaning = meaning(&mut dice);
            let Some(set) = meaning.set() else { continue };
            let cells =
                dealt.iter().filter(|((lengths, points), _)| fits_meaning(&meaning, *lengths, *points));
            assert_eq!(set.count(), cells.map(|(_, hands)| hands).sum::<u64>(), "{meaning:?}");
        }
    }

    #[test]
    #[ignore = "ten million hands: run with --ignored --release"]
    fn every_hand_of_26_cards() {
        assert_eq!(check_every_hand(26, 26, 8), 10_400_600);
    }
}
