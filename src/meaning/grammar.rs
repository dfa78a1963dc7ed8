//! Text ⇄ meaning, in English and Greek, mixed if need be: `5+S 11-21`, `ομαλό 15-17`, `4+H 4+S or 6+D`.
//!
//! `or` stands highest, except in brackets and after points with `with`: `11-15 with 6+C or 5C 4+H`. Quoted words are
//! never read. Our readings of what is commonly left unsaid: a bare suit is four cards or more, `n+` from eight and
//! ranges up to eight or more are points, a bare `n+` up to six is the length of the suit bid, balanced is 4-3-3-3,
//! 4-4-3-2 and 5-3-3-2, short is a singleton or none.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use super::{Aim, Alternative, Amount, Bound, Feature, Group, Meaning, Purpose, Range, TOPICS, Topic, fold};
use crate::bridge::{Call, Suit};

/// Texts as typed run to a hundred letters; what stands after this many bytes is kept, unread.
const LONGEST: usize = 4096;
/// More alternatives, features in one of them, or brackets in brackets are left over rather than multiplied out.
const MOST_ALTERNATIVES: usize = 64;
const MOST_FEATURES: usize = 32;
const DEEPEST: usize = 12;

/// Reads a meaning without regard to the call.
#[must_use]
pub fn parse(text: &str) -> Meaning {
    parse_for(text, None)
}

/// Reads a meaning of this call: a bare `2+` of a 1♣ is the length of its suit.
#[must_use]
pub fn parse_for(text: &str, call: Option<Call>) -> Meaning {
    let mut end = text.len().min(LONGEST);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let (read, unread) = text.split_at(end);
    let tokens = tokens(read);
    let item = |(at, token): (usize, &Token)| match token.kind {
        Kind::Suit(suit) => Some((Item::Suit(suit), at + 1)),
        Kind::Word => match &read[token.start..token.end] {
            "M" => Some((Item::One(Group::Majors), at + 1)),
            "m" => Some((Item::One(Group::Minors), at + 1)),
            _ => look_up(&tokens, at),
        },
        _ => None,
    };
    let items = tokens.iter().enumerate().map(item).collect();
    let mut reader = Reader {
        text: read,
        items,
        tokens,
        suit_bid: call.and_then(Call::as_bid).and_then(|bid| bid.denomination.suit()),
        ..Reader::default()
    };
    let alternatives = reader.expression();
    reader.end_run();

    let mut purpose = None;
    for found in std::mem::take(&mut reader.purposes) {
        // "5+ hearts or asks for aces": the purpose is one alternative's, of whose hands nothing is told.
        if purpose.is_none() && (!found.alone || alternatives.is_empty()) {
            purpose = Some(found.purpose);
        } else {
            reader.leave(found.start, found.end);
        }
    }
    reader.leftovers.sort();
    let mut leftovers: Vec<String> = reader.leftovers.into_iter().map(|(_, words)| words).collect();
    leftovers.extend(unquoted(unread));
    if alternatives.is_empty() && purpose.is_none() && leftovers.is_empty() {
        leftovers.extend(unquoted(read));
    }
    Meaning::new(text, alternatives.into_iter().map(Alternative::new).collect(), purpose, leftovers)
}

/// Words as they are kept: printed between quotation marks, they hold none; none of blanks.
fn unquoted(words: &str) -> Option<String> {
    let words = words.replace('"', " ");
    Some(words.trim().to_owned()).filter(|words| !words.is_empty())
}

struct FoundPurpose {
    purpose: Purpose,
    /// Its alternative tells nothing of the hand.
    alone: bool,
    start: usize,
    end: usize,
}

#[derive(Default)]
struct Reader<'a> {
    text: &'a str,
    tokens: Vec<Token>,
    /// What begins at each token, and where the next one stands.
    items: Vec<Option<(Item, usize)>>,
    suit_bid: Option<Suit>,
    at: usize,
    depth: usize,
    open: usize,
    /// Where words not understood begin and end, while they go on.
    run: Option<(usize, usize)>,
    /// The length last told with a number: "5+ spades or hearts" means five of either.
    last_length: Option<Range>,
    purposes: Vec<FoundPurpose>,
    leftovers: Vec<(usize, String)>,
}

impl Reader<'_> {
    fn kind(&self, at: usize) -> Option<Kind> {
        self.tokens.get(at).map(|token| token.kind)
    }

    fn number(&self, at: usize) -> Option<u32> {
        let Some(Kind::Number(number)) = self.kind(at) else { return None };
        Some(number)
    }

    /// The item that begins here, and where the next token stands.
    fn item(&self, at: usize) -> Option<(Item, usize)> {
        self.items.get(at)?.clone()
    }

    fn touching(&self, at: usize) -> bool {
        at > 0 && self.tokens.get(at).is_some_and(|token| self.tokens[at - 1].end == token.start)
    }

    fn end_run(&mut self) {
        if let Some((start, end)) = self.run.take() {
            self.leave(start, end);
        }
    }

    fn leave(&mut self, start: usize, end: usize) {
        self.leftovers.extend(unquoted(&self.text[start..end]).map(|words| (start, words)));
    }

    /// Takes the tokens up to `next` into the words not understood.
    fn skip_to(&mut self, next: usize) {
        let (start, end) = (self.tokens[self.at].start, self.tokens[next - 1].end);
        self.run = Some((self.run.map_or(start, |(start, _)| start), end));
        self.at = next;
    }

    /// Alternatives up to the end or a closing bracket.
    fn expression(&mut self) -> Vec<Vec<Feature>> {
        let mut all: Vec<Vec<Feature>> = Vec::new();
        loop {
            let start = self.at;
            let purposes = self.purposes.len();
            let term = self.term(all.is_empty());
            for found in self.purposes.iter_mut().skip(purposes) {
                found.alone = term.is_empty();
            }
            if all.len() + term.len() <= MOST_ALTERNATIVES {
                all.extend(term);
            } else {
                self.leave_tokens(start);
            }
            let Some((Item::Or, next)) = self.item(self.at) else { return all };
            self.at = next;
        }
    }

    fn leave_tokens(&mut self, from: usize) {
        self.leave(self.tokens[from].start, self.tokens[self.at - 1].end);
    }

    /// One alternative, or several where brackets multiply out; none where nothing in it tells of the hand.
    fn term(&mut self, is_first: bool) -> Vec<Vec<Feature>> {
        let mut alternatives: Vec<Vec<Feature>> = vec![Vec::new()];
        let mut begins = !is_first;
        while let Some(token) = self.tokens.get(self.at) {
            let (kind, start, end) = (token.kind, token.start, token.end);
            match kind {
                Kind::Close if self.open > 0 => break,
                Kind::Open if self.depth < DEEPEST => {
                    self.end_run();
                    let from = self.at;
                    self.at += 1;
                    self.open += 1;
                    let inner = self.inner();
                    self.open -= 1;
                    self.end_run();
                    self.at += usize::from(self.kind(self.at) == Some(Kind::Close));
                    self.multiply(&mut alternatives, &inner, from);
                }
                Kind::Quoted => {
                    self.end_run();
                    self.leave(start, end);
                    self.at += 1;
                }
                Kind::Separator => {
                    self.end_run();
                    self.at += 1;
                }
                Kind::Plus | Kind::Minus | Kind::Dot | Kind::Colon => self.at += 1,
                _ => {
                    if let Some((Item::Or, _)) = self.item(self.at) {
                        break;
                    }
                    if let Some((Item::With, next)) = self.item(self.at)
                        && is_first
                        && self.depth < DEEPEST
                        && alternatives.iter().all(|one| one.len() == 1 && tells_points(one))
                    {
                        self.end_run();
                        let from = self.at;
                        self.at = next;
                        let inner = self.inner();
                        let first_tells = inner.first().is_some_and(|one| tells_points(one));
                        let (own, inner): (Vec<_>, Vec<_>) =
                            inner.into_iter().partition(|one| !first_tells && tells_points(one));
                        self.multiply(&mut alternatives, &inner, from);
                        // "11-15 with 6+C or 16+": who tells points again means those.
                        alternatives.extend(own);
                        break;
                    }
                    if let Some((features, next)) = self.feature(self.at, begins) {
                        self.end_run();
                        self.add(&mut alternatives, &features, next);
                    } else if let Some((purpose, next)) = self.purpose(self.at) {
                        self.end_run();
                        let end = self.tokens[next - 1].end;
                        self.purposes.push(FoundPurpose { purpose, alone: false, start, end });
                        self.at = next;
                    } else {
                        match self.item(self.at) {
                            Some((
                                Item::Noise
                                | Item::In
                                | Item::With
                                | Item::Cards
                                | Item::One(Group::AnySuit)
                                | Item::Any,
                                next,
                            )) => {
                                self.at = next;
                                continue;
                            }
                            // What is denied must not be read as told.
                            Some((Item::No, _)) => self.skip_to(self.clause_end(self.at)),
                            Some((_, next)) => self.skip_to(next),
                            None => self.skip_to(self.past_number()),
                        }
                    }
                }
            }
            begins = false;
        }
        self.end_run();
        alternatives.retain(|features| !features.is_empty());
        alternatives
    }

    fn clause_end(&self, mut at: usize) -> usize {
        while let Some(kind) = self.kind(at)
            && !matches!(kind, Kind::Separator | Kind::Open | Kind::Close | Kind::Quoted)
        {
            at += 1;
        }
        at
    }

    /// Past a number that tells nothing, with its sign: of "5-5" no half may be read by itself.
    fn past_number(&self) -> usize {
        match (self.amount(self.at), self.kind(self.at + 1), self.number(self.at + 2)) {
            (Some((_, next)), ..) => next,
            (None, Some(Kind::Minus), Some(_)) if self.number(self.at).is_some() => self.at + 3,
            _ => self.at + 1,
        }
    }

    fn inner(&mut self) -> Vec<Vec<Feature>> {
        self.depth += 1;
        let inner = self.expression();
        self.depth -= 1;
        inner
    }

    fn add(&mut self, alternatives: &mut [Vec<Feature>], features: &[Feature], next: usize) {
        if alternatives.iter().any(|known| known.len() + features.len() > MOST_FEATURES) {
            self.skip_to(next);
            return;
        }
        for known in alternatives.iter_mut() {
            known.extend_from_slice(features);
        }
        self.at = next;
    }

    /// Each alternative with each of the inner ones.
    fn multiply(&mut self, alternatives: &mut Vec<Vec<Feature>>, inner: &[Vec<Feature>], from: usize) {
        let longest = |list: &[Vec<Feature>]| list.iter().map(Vec::len).max().unwrap_or(0);
        if inner.is_empty() {
            return;
        }
        if alternatives.len() * inner.len() > MOST_ALTERNATIVES
            || longest(alternatives) + longest(inner) > MOST_FEATURES
        {
            self.leave_tokens(from);
            return;
        }
        let joined =
            alternatives.iter().flat_map(|outer| inner.iter().map(move |more| [&outer[..], more].concat()));
        *alternatives = joined.collect();
    }

    /// What is told of the hand from here, and where the next token stands.
    fn feature(&mut self, at: usize, begins: bool) -> Option<(Vec<Feature>, usize)> {
        if let Some(found) = self.pattern(at) {
            return Some(found);
        }
        if let Some((amount, next)) = self.amount(at) {
            return self.counted(amount, next);
        }
        let one = |feature, next| Some((vec![feature], next));
        let four = Range { least: 4, most: 13 };
        let held = |suit, length: Option<_>| {
            length.map_or(Feature::Control(suit), |range| Feature::Length(suit, range))
        };
        let (item, next) = self.item(at)?;
        match item {
            Item::Told(feature) => one(feature, next),
            Item::Any => {
                // "any 4-4-4-1", "any 5-card suit": the number tells, not the word.
                self.number(next).is_none().then_some((vec![Feature::AnyShape], next))
            }
            Item::Points => {
                let next = if self.kind(next) == Some(Kind::Colon) { next + 1 } else { next };
                let (amount, next) = self.amount(next)?;
                one(amount.points()?, next)
            }
            Item::Suit(suit) => {
                if matches!(self.kind(next), Some(Kind::Bound(_) | Kind::Equals)) {
                    let (amount, next) = self.amount(next)?;
                    return one(Feature::Length(suit, amount.length()?), next);
                }
                if let Some((Item::Holds(holding), next)) = self.item(next)
                    && !matches!(self.item(next), Some((Item::Suit(_), _)))
                {
                    return one(held(suit, holding), next);
                }
                one(Feature::Length(suit, self.last_length.filter(|_| begins).unwrap_or(four)), next)
            }
            Item::Both(group) => {
                Some((group.suits().iter().map(|suit| Feature::Length(*suit, four)).collect(), next))
            }
            Item::Holds(holding) => {
                let next = self.past_fillers(next);
                match self.item(next) {
                    Some((Item::Suit(suit), next)) => one(held(suit, holding), next),
                    _ => None,
                }
            }
            Item::No => self.denied(next),
            _ => None,
        }
    }

    /// Past "in", "of", "a", "cards".
    fn past_fillers(&self, mut at: usize) -> usize {
        while let Some((Item::In | Item::Cards, next)) = self.item(at) {
            at = next;
        }
        at
    }

    /// `4-3-3-3` and `4333` in any order, `4=3=3=3` in this one.
    fn pattern(&self, at: usize) -> Option<(Vec<Feature>, usize)> {
        if let Some(Kind::Number(number)) = self.kind(at)
            && self.tokens[at].end - self.tokens[at].start == 4
        {
            let digit = |place: u32| u8::try_from(number / place % 10).unwrap_or(0);
            return Some((vec![any_order([1000, 100, 10, 1].map(digit))?], at + 1));
        }
        let between = self.kind(at + 1)?;
        if !matches!(between, Kind::Minus | Kind::Equals) {
            return None;
        }
        let mut lengths = [0; 4];
        for (place, length) in lengths.iter_mut().enumerate() {
            *length = u8::try_from(self.number(at + 2 * place)?).ok()?;
            if place > 0 && self.kind(at + 2 * place - 1) != Some(between) {
                return None;
            }
        }
        let feature = any_order(lengths)?;
        Some((vec![if between == Kind::Equals { Feature::Exactly(lengths) } else { feature }], at + 7))
    }

    /// `5`, `5+`, `5-`, `11-21`, `11 to 21`, `>= 6`, `at least 6`, `up to 9`, `5-card`.
    fn amount(&self, at: usize) -> Option<(Amount, usize)> {
        let between = |least, most, next| (least < most).then(|| (Amount::new(least, Some(most)), next));
        match self.kind(at)? {
            Kind::Number(number) => match self.kind(at + 1) {
                Some(Kind::Plus) if self.touching(at + 1) => Some((Amount::new(number, None), at + 2)),
                Some(Kind::Minus) => {
                    if let Some(most) = self.number(at + 2) {
                        return between(number, most, at + 3);
                    }
                    let with_card = matches!(self.item(at + 2), Some((Item::Cards, _)));
                    if with_card || !self.touching(at + 1) {
                        return Some((Amount::exactly(number), at + 1));
                    }
                    Some((Amount::new(0, Some(number)), at + 2))
                }
                _ => {
                    if let Some((Item::To, next)) = self.item(at + 1)
                        && let Some(most) = self.number(next)
                    {
                        return between(number, most, next + 1);
                    }
                    Some((Amount::exactly(number), at + 1))
                }
            },
            Kind::Bound(bound) => Some((bound.of(self.number(at + 1)?)?, at + 2)),
            Kind::Equals => Some((Amount::exactly(self.number(at + 1)?), at + 2)),
            Kind::Word => match self.item(at)? {
                (Item::Bound(bound), next) => Some((bound.of(self.number(next)?)?, next + 1)),
                (Item::To, next) => Some((Bound::Most.of(self.number(next)?)?, next + 1)),
                (Item::CardsOf(number), next) => {
                    Some((Amount { of_cards: true, ..Amount::exactly(number) }, next))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// An amount with its unit: points, a suit, a group of suits; without one as habit has it.
    fn counted(&mut self, mut amount: Amount, next: usize) -> Option<(Vec<Feature>, usize)> {
        let mut unit = if self.kind(next) == Some(Kind::Minus) { next + 1 } else { next };
        let first = unit;
        while let Some((item @ (Item::In | Item::Cards | Item::One(Group::AnySuit)), after)) = self.item(unit)
        {
            amount.of_cards |= item == Item::Cards;
            let names_suit = matches!(self.item(self.past_fillers(after)), Some((Item::Suit(_), _)));
            if item == Item::One(Group::AnySuit) && !names_suit {
                break;
            }
            unit = after;
        }
        // "5!h+", "9pts+": the sign may stand after the unit; in "4!h+!s" it joins two suits.
        if let Some((_, after)) = self.item(unit)
            && amount.most == Some(amount.least)
            && self.kind(after) == Some(Kind::Plus)
            && self.touching(after)
            && !self.touching(after + 1)
        {
            amount.most = None;
        }
        let length = amount.length();
        match (self.item(unit), length) {
            (Some((Item::Points, after)), _) => return Some((vec![amount.points()?], after)),
            (Some((Item::Suit(suit), after)), Some(range)) if !amount.is_points_before_a_suit() => {
                self.last_length = Some(range);
                return Some((vec![Feature::Length(suit, range)], after));
            }
            (Some((Item::Both(group), after)), Some(range)) if !amount.is_points_before_a_suit() => {
                return Some((
                    group.suits().iter().map(|suit| Feature::Length(*suit, range)).collect(),
                    after,
                ));
            }
            (Some((Item::One(group), after)), Some(range)) => {
                return Some((vec![Feature::OneOf(group, range)], after));
            }
            (Some((Item::OtherUnit, _)), _) => return None,
            _ => {}
        }
        let Amount { least, most, of_cards } = amount;
        if of_cards || first != next {
            return None;
        }
        let is_points = match most {
            // After a length, "4+S 6+", six can only be points.
            None => least >= 8 || (least >= 6 && self.last_length.is_some()),
            Some(most) if least == most => false,
            Some(most) => most >= 8 || (least == 0 && most >= 4) || (least >= 5 && most >= 7),
        };
        if is_points {
            return Some((vec![amount.points()?], next));
        }
        let suit = self.suit_bid.filter(|_| least <= 6 && most.is_none_or(|most| most != least))?;
        Some((vec![Feature::Length(suit, amount.length()?)], next))
    }

    /// After "no": `4-card major`, `4S or H`, `major`, `balanced`.
    fn denied(&mut self, at: usize) -> Option<(Vec<Feature>, usize)> {
        if let Some((Item::Told(Feature::Balanced), next)) = self.item(at) {
            return Some((vec![Feature::Unbalanced], next));
        }
        let (number, next) = match self.amount(self.past_fillers(at)) {
            Some((Amount { least, most, .. }, next)) if most.is_none_or(|most| most == least) => {
                (u8::try_from(least).ok().filter(|number| (1..=13).contains(number))?, next)
            }
            Some(_) => return None,
            None => (0, at),
        };
        let unit = if number > 0 && self.kind(next) == Some(Kind::Minus) { next + 1 } else { next };
        let fewer = |suit, number: u8| Feature::Length(suit, Range { least: 0, most: number - 1 });
        match self.item(self.past_fillers(unit))? {
            (Item::Suit(suit), mut next) if number > 0 => {
                let mut features = vec![fewer(suit, number)];
                while let Some((Item::Or, after)) = self.item(next) {
                    // "no 4S or H", "no 4S or 4H".
                    let again = self.number(after).is_some_and(|again| again == u32::from(number));
                    let Some((Item::Suit(suit), after)) = self.item(after + usize::from(again)) else {
                        return None;
                    };
                    features.push(fewer(suit, number));
                    next = after;
                }
                Some((features, next))
            }
            (Item::One(group) | Item::Both(group), next) if number > 0 || group != Group::AnySuit => {
                Some((vec![Feature::NoneOf(group, if number == 0 { 4 } else { number })], next))
            }
            _ => None,
        }
    }

    /// `asks: aces`, `transfer to hearts`, `take-out`, and asks known by name.
    fn purpose(&self, at: usize) -> Option<(Purpose, usize)> {
        let (aim, next) = match self.item(at)? {
            (Item::Aim(aim), next) => (aim, next),
            (Item::Named(aim, topic), next) => {
                // "rkc in clubs" asks for something narrower than the name says.
                if let Some((Item::In | Item::Noise, of)) = self.item(next)
                    && let Some((Item::Suit(_), after)) = self.item(of)
                {
                    return Some((Purpose { aim, what: self.said(at, after) }, after));
                }
                return Some((Purpose { aim, what: Some(topic) }, next));
            }
            _ => return None,
        };
        let with_colon = self.kind(next) == Some(Kind::Colon);
        let mut from = if with_colon { next + 1 } else { next };
        while let Some((Item::Noise | Item::In | Item::To, after)) = self.item(from) {
            from = after;
        }
        let is_introduced = from > next;
        let usual = matches!(aim, Aim::Ask | Aim::Relay | Aim::Transfer | Aim::Puppet | Aim::LeadDirecting);
        if (is_introduced || usual)
            && let Some((topic, after)) = topic(&self.tokens, from)
            && (!with_colon || self.ends_topic(after))
        {
            return Some((Purpose { aim, what: Some(topic) }, after));
        }
        let takes_any_words = with_colon
            || is_introduced && matches!(aim, Aim::Ask | Aim::Relay) && self.kind(from) == Some(Kind::Word);
        if takes_any_words {
            let after = self.clause_end(from);
            return Some((Purpose { aim, what: self.said(from, after) }, after));
        }
        Some((Purpose { aim, what: None }, next))
    }

    fn said(&self, from: usize, after: usize) -> Option<Topic> {
        let token = self.tokens.get(from).filter(|_| after > from)?;
        let words = self.text[token.start..self.tokens[after - 1].end].to_lowercase();
        Some(Topic::Said(words.split_whitespace().collect::<Vec<_>>().join(" ")))
    }

    fn ends_topic(&self, at: usize) -> bool {
        matches!(
            self.kind(at),
            None | Some(Kind::Separator | Kind::Open | Kind::Close | Kind::Quoted | Kind::Dot)
        ) || matches!(self.item(at), Some((Item::Or, _)))
    }
}

fn tells_points(features: &[Feature]) -> bool {
    features.iter().any(|feature| matches!(feature, Feature::Points(_)))
}

fn any_order(mut lengths: [u8; 4]) -> Option<Feature> {
    let cards: u32 = lengths.iter().map(|length| u32::from(*length)).sum();
    lengths.sort_unstable_by(|a, b| b.cmp(a));
    (cards == 13).then_some(Feature::Pattern(lengths))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Number(u32),
    Word,
    Suit(Suit),
    Plus,
    Minus,
    Bound(Bound),
    Equals,
    Colon,
    Separator,
    Open,
    Close,
    Dot,
    /// In quotation marks, or from one to the end: never read.
    Quoted,
    Other,
}

struct Token {
    kind: Kind,
    start: usize,
    end: usize,
    /// Of words and numbers: small letters without accents and hyphens.
    folded: String,
}

fn tokens(text: &str) -> Vec<Token> {
    let letters: Vec<(usize, char)> = text.char_indices().collect();
    let letter = |at: usize| letters.get(at).map(|(_, c)| *c);
    let place = |at: usize| letters.get(at).map_or(text.len(), |(place, _)| *place);
    let is_dash = |c: char| matches!(c, '-' | '–' | '—' | '‒' | '−');
    let mut tokens: Vec<Token> = Vec::new();
    let mut at = 0;
    while let Some(c) = letter(at) {
        let from = at;
        at += 1;
        let kind = match c {
            _ if c.is_whitespace() => continue,
            '0'..='9' => {
                let mut number = u32::from(c) - 48;
                while let Some(digit) = letter(at).and_then(|c| c.to_digit(10)) {
                    number = number.saturating_mul(10).saturating_add(digit);
                    at += 1;
                }
                Kind::Number(number)
            }
            '"' => {
                while letter(at).is_some_and(|c| c != '"') {
                    at += 1;
                }
                at += 1;
                Kind::Quoted
            }
            // `!s`, `@H`, `!hs`: suits as online programs write them.
            '!' | '@' if letter(at).and_then(Suit::from_letter).is_some() => {
                let run = letters[at..].iter().take_while(|(_, c)| c.is_alphabetic()).count().max(1);
                let suits: Option<Vec<Suit>> =
                    (at..at + run).map(|at| letter(at).and_then(Suit::from_letter)).collect();
                let Some(suits) = suits else {
                    tokens.push(Token {
                        kind: Kind::Other,
                        start: place(from),
                        end: place(at),
                        folded: String::new(),
                    });
                    continue;
                };
                let mut start = place(from);
                for suit in suits {
                    at += 1;
                    tokens.push(Token {
                        kind: Kind::Suit(suit),
                        start,
                        end: place(at),
                        folded: String::new(),
                    });
                    start = place(at);
                }
                continue;
            }
            _ if !c.is_alphabetic() && Suit::from_letter(c).is_some() => {
                // The selector some programs put after the sign says how it is drawn.
                at += usize::from(letter(at) == Some('\u{fe0f}'));
                Suit::from_letter(c).map_or(Kind::Other, Kind::Suit)
            }
            _ if c.is_alphabetic() => {
                while let Some(next) = letter(at) {
                    let hyphen = is_dash(next)
                        && at - from >= 2
                        && letter(at + 1).is_some_and(char::is_alphabetic)
                        && letter(at + 2).is_some_and(char::is_alphabetic);
                    let digit = next.is_ascii_digit() && (at - from > 1 || Suit::from_letter(c).is_none());
                    let slash =
                        next == '/' && at - from == 1 && matches!(c, 'p' | 'P' | 't' | 'T' | 'w' | 'W');
                    if !(next.is_alphabetic() || hyphen || digit || slash || matches!(next, '\'' | '’')) {
                        break;
                    }
                    at += 1;
                }
                Kind::Word
            }
            '+' => Kind::Plus,
            _ if is_dash(c) => {
                while letter(at).is_some_and(is_dash) {
                    at += 1;
                }
                Kind::Minus
            }
            '<' | '>' => {
                let equal = letter(at) == Some('=');
                at += usize::from(equal);
                Kind::Bound(match (c, equal) {
                    ('<', false) => Bound::Under,
                    ('<', true) => Bound::Most,
                    (_, false) => Bound::Over,
                    (_, true) => Bound::Least,
                })
            }
            '≤' => Kind::Bound(Bound::Most),
            '≥' => Kind::Bound(Bound::Least),
            '=' => Kind::Equals,
            ':' => Kind::Colon,
            ',' | ';' | '·' | '\u{37e}' | '&' => Kind::Separator,
            '(' | '[' => Kind::Open,
            ')' | ']' => Kind::Close,
            '.' => Kind::Dot,
            _ => Kind::Other,
        };
        let (start, end) = (place(from), place(at));
        let folded = match kind {
            Kind::Word | Kind::Number(_) => fold(&text[start..end]),
            _ => String::new(),
        };
        tokens.push(Token { kind, start, end, folded });
    }
    tokens
}

/// What a phrase stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Item {
    Suit(Suit),
    /// Each suit of the group.
    Both(Group),
    /// At least one suit of the group.
    One(Group),
    Told(Feature),
    Any,
    Points,
    /// A unit that is neither points nor cards: what is counted in it is not read.
    OtherUnit,
    Cards,
    CardsOf(u32),
    /// So many cards of a suit, said in one word; none: a control.
    Holds(Option<Range>),
    Or,
    With,
    No,
    To,
    Bound(Bound),
    Aim(Aim),
    Named(Aim, Topic),
    /// Joins a number or a holding to its suit: "4 cards in spades".
    In,
    Noise,
}

/// Phrases, folded, with `|` between them.
static PHRASES: &[(Item, &str)] = &[
    (Item::Suit(Suit::Spades), "s|spade|spades|πικεσ|πικα|πικ|πικων"),
    (Item::Suit(Suit::Hearts), "h|heart|hearts|κουπεσ|κουπα|κουπων"),
    (Item::Suit(Suit::Diamonds), "d|diamond|diamonds|καρα|καρο|καρων"),
    (Item::Suit(Suit::Clubs), "c|club|clubs|σπαθια|σπαθι|σπαθιων"),
    (Item::Both(Group::Majors), "majors|both majors|the majors|μαζερ και τα δυο|τα δυο μαζερ"),
    (Item::Both(Group::Majors), "και τα δυο μαζερ"),
    (Item::Both(Group::Minors), "minors|both minors|the minors|μινερ και τα δυο|τα δυο μινερ"),
    (Item::Both(Group::Minors), "και τα δυο μινερ"),
    (Item::One(Group::Majors), "major|any major|either major|major suit|μαζερ|ενα μαζερ|καποιο μαζερ"),
    (Item::One(Group::Minors), "minor|any minor|either minor|minor suit|μινερ|ενα μινερ|καποιο μινερ"),
    (
        Item::One(Group::AnySuit),
        "suit|suits|any suit|one suit|χρωμα|καποιο χρωμα|ενα χρωμα|οποιοδηποτε χρωμα",
    ),
    (Item::Told(Feature::Balanced), "bal|balanced|ομαλο|ομαλη|ομαλα|ομαλησ|ισορροπημενο"),
    (Item::Told(Feature::SemiBalanced), "semibal|semi bal|semibalanced|semi balanced|ημιομαλο|ημιομαλη"),
    (Item::Told(Feature::Unbalanced), "unbal|unbalanced|ανωμαλο|ανωμαλη|μη ομαλο|μη ομαλη|οχι ομαλο"),
    (Item::Told(Feature::AnyShape), "any shape|any distribution|any dist|any hand|all hands|καθε κατανομη"),
    (Item::Told(Feature::AnyShape), "οποιαδηποτε κατανομη|καθε χερι|οποιοδηποτε χερι"),
    (Item::Any, "any|οποιοδηποτε|οποιαδηποτε|καθε"),
    (Item::Points, "hcp|hcps|hp|pts|points|point|ποντοι|ποντουσ|ποντων|ποντο|ποντοσ|π|πον|high card points"),
    (Item::OtherUnit, "total points|total pts|totalpoints|tp|support points|support pts|dist points|tricks"),
    (Item::OtherUnit, "trick|losers|loser|controls|aces|ace|kings|king|key cards|keycards|keys|key|kc|qp"),
    (Item::OtherUnit, "λεβε|ασοι|ασουσ|κοντρολσ"),
    (Item::Cards, "card|cards|carder|φυλλα|φυλλο|φυλλη|φυλλεσ|φυλλων"),
    (Item::CardsOf(3), "τριφυλλο|τριφυλλη|τριφυλλα"),
    (Item::CardsOf(4), "τετραφυλλο|τετραφυλλη|τετραφυλλα"),
    (Item::CardsOf(5), "πενταφυλλο|πενταφυλλη|πενταφυλλα"),
    (Item::CardsOf(6), "εξαφυλλο|εξαφυλλη|εξαφυλλα"),
    (Item::Holds(Some(Range { least: 0, most: 0 })), "void|σικαν"),
    (
        Item::Holds(Some(Range { least: 1, most: 1 })),
        "singleton|stiff|μονοφυλλο|μονοφυλλη|μονοφυλλα|σινγκλετον",
    ),
    (Item::Holds(Some(Range { least: 2, most: 2 })), "doubleton|διφυλλο|διφυλλη|διφυλλα"),
    (
        Item::Holds(Some(Range { least: 0, most: 1 })),
        "short|shortage|shortness|splinter|κοντο|κοντη|κοντα|κοντεσ|κοντο χρωμα",
    ),
    (Item::Holds(Some(Range { least: 0, most: 1 })), "σπλιντερ"),
    (Item::Holds(None), "control|κοντρολ|ελεγχο|ελεγχοσ"),
    (Item::Or, "or|η|ειτε"),
    (Item::With, "with|w/|με"),
    (Item::No, "no|not|denies|without|non|except|unless|excluding|εκτοσ|χωρισ|οχι|δεν εχει|αρνειται|μη"),
    (Item::To, "to|εωσ|μεχρι|ωσ"),
    (Item::Bound(Bound::Least), "at least|min|minimum|τουλαχιστον|απο"),
    (Item::Bound(Bound::Most), "at most|max|maximum|up to|το πολυ|μεχρι|εωσ"),
    (Item::Bound(Bound::Over), "more than|over|above|πανω απο|περισσοτερουσ απο|περισσοτερα απο"),
    (Item::Bound(Bound::Under), "less than|fewer than|under|below|κατω απο|λιγοτερουσ απο|λιγοτερα απο"),
    (Item::Bound(Bound::Under), "λιγοτερεσ απο"),
    (Item::Named(Aim::Ask, Topic::FourCardMajor), "stayman|στειμαν|σταιημαν"),
    (Item::Named(Aim::Ask, Topic::Aces), "blackwood|gerber|ace ask|asks aces"),
    (Item::Named(Aim::Ask, Topic::KeyCards), "rkc|rkcb|rkc blackwood|roman key card blackwood|key card ask"),
    (Item::Aim(Aim::Ask), "asks|ask|asking|ρωτα|ρωταει|ερωτηση|ερωτηματικη"),
    (Item::Aim(Aim::Relay), "relay|ρελε"),
    (Item::Aim(Aim::TakeOut), "takeout|take out|t/o|takeout double|ομιλιασ|κοντρ ομιλιασ|ενημερωτικο"),
    (Item::Aim(Aim::TakeOut), "ενημερωτικο κοντρ"),
    (Item::Aim(Aim::Penalty), "penalty|penalties|for penalties|for penalty|penalty double|τιμωριασ"),
    (Item::Aim(Aim::Penalty), "κοντρ τιμωριασ"),
    (Item::Aim(Aim::Transfer), "transfer|trf|xfer|txf|trsf|τρανσφερ"),
    (Item::Aim(Aim::Puppet), "puppet|παπετ"),
    (Item::Aim(Aim::ToPlay), "to play|για να παιχτει"),
    (Item::Aim(Aim::LeadDirecting), "leaddirecting|lead directing|υποδεικνυει ανταμ|για την ανταμ"),
    (Item::Aim(Aim::PassOrCorrect), "pass or correct|p/c|πασο η διορθωση"),
    (Item::Aim(Aim::Waiting), "waiting|αναμονησ"),
    (Item::Aim(Aim::Negative), "negative|αρνητικο|αρνητικη"),
    (Item::In, "a|an|the|in|of|σε|στο|στη|στην|στα|στισ|στουσ|ενα|μια|το|τα|τη|την|τισ|του|ο|οι"),
    (Item::Noise, "on|for|and|has|have|shows|showing|hand|exactly|also|και|για|εχει|δειχνει|χερι|ακριβωσ"),
    (Item::Noise, "προσ"),
];

/// Phrases by their words; of two with the same words the first counts.
type Index<T> = BTreeMap<&'static str, &'static T>;

fn index<T>(table: &'static [(T, &str)]) -> Index<T> {
    table.iter().rev().flat_map(|(item, list)| list.split('|').map(move |words| (words, item))).collect()
}

/// The longest phrase that begins here, of up to four words, and where the next token stands.
fn longest<T: Clone>(index: &Index<T>, tokens: &[Token], at: usize, numbers: bool) -> Option<(T, usize)> {
    let mut phrase = String::new();
    let mut found = None;
    let mut words = 0;
    for (next, token) in tokens.iter().enumerate().skip(at) {
        match token.kind {
            Kind::Minus if numbers && words > 0 => continue,
            Kind::Number(_) if numbers => {}
            Kind::Word if token.folded.len() <= 40 => {}
            _ => break,
        }
        if words > 0 {
            phrase.push(' ');
        }
        phrase.push_str(&token.folded);
        words += 1;
        if let Some(item) = index.get(&*phrase) {
            found = Some(((*item).clone(), next + 1));
        }
        if words == 4 {
            break;
        }
    }
    found
}

fn look_up(tokens: &[Token], at: usize) -> Option<(Item, usize)> {
    static INDEX: OnceLock<Index<Item>> = OnceLock::new();
    longest(INDEX.get_or_init(|| index(PHRASES)), tokens, at, false)
}

fn topic(tokens: &[Token], at: usize) -> Option<(Topic, usize)> {
    static INDEX: OnceLock<Index<Topic>> = OnceLock::new();
    match tokens.get(at)?.kind {
        Kind::Suit(suit) => Some((Topic::Suit(suit), at + 1)),
        _ => longest(INDEX.get_or_init(|| index(TOPICS)), tokens, at, true),
    }
}
