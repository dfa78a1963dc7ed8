//! Words: the only place where keys become sentences, in English and Greek.

pub mod print;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::bridge::{Call, Contract, Doubling, Seat, Side};
use crate::laws::regulations::Both;
use crate::words::{Arg, Nth, Words};

/// The languages of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Lang {
    #[default]
    En,
    El,
}

impl Lang {
    pub const ALL: [Self; 2] = [Self::En, Self::El];

    /// `en`, `el`.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::El => "el",
        }
    }

    #[must_use]
    pub fn parse(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The catalogue's own text, as shipped.
    #[must_use]
    pub fn source(self) -> &'static str {
        match self {
            Self::En => include_str!("../assets/lang/en.ftl"),
            Self::El => include_str!("../assets/lang/el.ftl"),
        }
    }

    /// The message as a sentence. A key the catalogue lacks is shown between ⟨ ⟩; a test sees to it that none is.
    #[must_use]
    pub fn say(self, words: &Words) -> String {
        catalogue(self).say(words)
    }

    /// A message without arguments.
    #[must_use]
    pub fn text(self, key: &'static str) -> String {
        self.say(&Words::new(key))
    }

    /// A call as printed on screen: `2♦`, `Pass`, `X`.
    #[must_use]
    pub fn call(self, call: Call) -> String {
        self.say(&Words::new("call").with("call", call))
    }

    /// A seat's name.
    #[must_use]
    pub fn seat(self, seat: Seat) -> String {
        self.say(&Words::new("seat").with("seat", seat))
    }

    /// A paragraph of the Laws as this language prints it: 16C is 16Γ in Greek.
    #[must_use]
    pub fn law(self, cite: &str) -> String {
        match self {
            Self::En => cite.to_owned(),
            Self::El => greek_paragraph(cite),
        }
    }
}

/// What a paragraph says, in our own words: the message `law-…` of its citation.
impl Lang {
    #[must_use]
    pub fn paraphrase(self, cite: &str) -> String {
        let key = law_key(cite);
        let said = catalogue(self).plain(&key);
        said.unwrap_or_else(|| format!("⟨{key}⟩"))
    }

    /// The text of a regulation in this language.
    #[must_use]
    pub fn of(self, both: &Both) -> &str {
        match self {
            Self::En => &both.en,
            Self::El => &both.el,
        }
    }
}

/// `law-21b1-a` of `21B1(a)`.
fn law_key(cite: &str) -> String {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter.to_ascii_lowercase() } else { '-' };
    let letters: String = cite.chars().map(plain).collect();
    format!("law-{}", letters.trim_end_matches('-'))
}

/// Paragraph letters of the Greek book. Numbers and Roman numerals stay.
fn greek_paragraph(cite: &str) -> String {
    let mut printed = String::new();
    let mut rest = cite;
    while let Some(letter) = rest.chars().next() {
        // A part in small Roman numerals keeps them.
        if let Some(inner) = rest.strip_prefix('(')
            && let Some((roman, after)) = inner.split_once(')')
            && !roman.is_empty()
            && roman.chars().all(|c| matches!(c, 'i' | 'v' | 'x'))
        {
            printed.push('(');
            printed.push_str(roman);
            printed.push(')');
            rest = after;
            continue;
        }
        let letters = "ABCDEFGabcdefg";
        let greek = ["Α", "Β", "Γ", "Δ", "Ε", "ΣΤ", "Ζ", "α", "β", "γ", "δ", "ε", "στ", "ζ"];
        match letters.find(letter) {
            Some(place) => printed.push_str(greek[place]),
            None => printed.push(letter),
        }
        rest = &rest[letter.len_utf8()..];
    }
    printed
}

struct Catalogue {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

fn catalogue(lang: Lang) -> &'static Catalogue {
    static CATALOGUES: [OnceLock<Catalogue>; 2] = [OnceLock::new(), OnceLock::new()];
    CATALOGUES[lang as usize].get_or_init(|| Catalogue::load(lang))
}

impl Catalogue {
    fn load(lang: Lang) -> Self {
        let bundle = || {
            let language: LanguageIdentifier = lang.code().parse().unwrap_or_default();
            let mut bundle = FluentBundle::new_concurrent(vec![language]);
            // Isolation marks have no glyph, and both languages run the same way.
            bundle.set_use_isolating(false);
            // A message that could not be parsed is missing, and the test of completeness names it.
            let resource =
                FluentResource::try_new(lang.source().to_owned()).unwrap_or_else(|(partial, _)| partial);
            bundle.add_resource_overriding(resource);
            bundle
        };
        let forms = forms_of_names(&bundle());
        let mut bundle = bundle();
        add_functions(&mut bundle, lang, forms);
        Self { lang, bundle }
    }

    fn say(&self, words: &Words) -> String {
        let Some(pattern) = self.bundle.get_message(words.key).and_then(|message| message.value()) else {
            return format!("⟨{}⟩", words.key);
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &words.args {
            match arg {
                Arg::Contract(contract) => {
                    // A contract is two things to a sentence: what, and by whom.
                    args.set(*name, bid_and_doubling(*contract));
                    args.set(format!("{name}-by"), contract.declarer.letter().to_string());
                }
                _ => args.set(*name, self.value(arg)),
            }
        }
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned()
    }

    /// A message without arguments, where there is one.
    fn plain(&self, key: &str) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        Some(self.bundle.format_pattern(pattern, None, &mut errors).into_owned())
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Seat(seat) => seat.letter().to_string().into(),
            Arg::Side(side) => side.code().into(),
            Arg::Call(call) => call.to_string().into(),
            Arg::NthCall(call, Nth::Last) => format!("{call}#last").into(),
            Arg::NthCall(call, Nth::Nth(place)) => format!("{call}#{place}").into(),
            Arg::Card(card) => format!(
                "{}{}",
                card.suit.symbol(),
                if card.rank.letter() == 'T' { "10".to_owned() } else { card.rank.letter().to_string() }
            )
            .into(),
            Arg::Contract(contract) => contract.to_string().into(),
            Arg::Law(cite) => self.lang.law(cite).into(),
            Arg::Text(text) => text.clone().into(),
            #[allow(clippy::cast_precision_loss)] // counts of calls, tricks and lines
            Arg::Number(number) => (*number as f64).into(),
            Arg::Words(words) => self.say(words).into(),
        }
    }
}

fn bid_and_doubling(contract: Contract) -> String {
    let doubling = match contract.doubling {
        Doubling::Undoubled => "",
        Doubling::Doubled => "X",
        Doubling::Redoubled => "XX",
    };
    format!("{}{doubling}", contract.bid)
}

/// Names that decline, by what they name and in which form: read from the catalogue's own messages `name-…`.
type Forms = BTreeMap<(String, String), String>;

fn forms_of_names(bundle: &FluentBundle<FluentResource>) -> Forms {
    let mut forms = Forms::new();
    let seats = Seat::ALL.map(|seat| seat.letter().to_string());
    let sides = Side::BOTH.map(|side| side.code().to_owned());
    let calls = ["P", "X", "XX"].map(str::to_owned);
    let ordinals = ["#last", "#1", "#2", "#3", "#4", "#5", "#6", "#7", "#8", "#9"].map(str::to_owned);
    for name in seats.into_iter().chain(sides).chain(calls).chain(ordinals) {
        let key = format!("name-{}", name.to_lowercase().replace('#', "nth-"));
        let Some(message) = bundle.get_message(&key) else { continue };
        let mut keep = |form: &str, pattern| {
            let mut errors = Vec::new();
            let text = bundle.format_pattern(pattern, None, &mut errors).into_owned();
            forms.insert((name.clone(), form.to_owned()), text);
        };
        if let Some(pattern) = message.value() {
            keep("", pattern);
        }
        for attribute in message.attributes() {
            keep(attribute.id(), attribute.value());
        }
    }
    forms
}

/// `SEAT($seat, form: "gen", start: "yes")`, `SIDE(…)`, `CALL($call)`: names in the form a sentence needs.
fn add_functions(bundle: &mut FluentBundle<FluentResource>, lang: Lang, forms: Forms) {
    let forms = std::sync::Arc::new(forms);
    for function in ["SEAT", "SIDE", "CALL"] {
        let forms = forms.clone();
        // Adding a function fails only when its name is taken, and each is added once to a new bundle.
        let _ =
            bundle.add_function(function, move |positional, named| decline(lang, &forms, positional, named));
    }
}

fn decline<'a>(
    lang: Lang,
    forms: &Forms,
    positional: &[FluentValue<'a>],
    named: &FluentArgs<'_>,
) -> FluentValue<'a> {
    let Some(FluentValue::String(what)) = positional.first() else { return FluentValue::Error };
    let asked = |name| match named.get(name) {
        Some(FluentValue::String(text)) => text.to_string(),
        _ => String::new(),
    };
    // `P#last`, `P#2`: which of several like calls.
    let (what, which) = match what.split_once('#') {
        Some((what, which)) => (what.to_owned(), Some(which.to_owned())),
        None => (what.to_string(), None),
    };
    let form = |name: &str, form: String| forms.get(&(name.to_owned(), form)).cloned();
    let known = form(&what, asked("form")).or_else(|| form(&what, String::new()));
    let mut name = known.unwrap_or_else(|| on_screen(lang, &what));
    if let Some(ordinal) = which.and_then(|which| form(&format!("#{which}"), String::new())) {
        name = format!("{ordinal} {name}");
    }
    if asked("start") == "yes" { capitalised(&name).into() } else { name.into() }
}

/// A bid with its suit sign: `2D` is 2♦, `3NTX` is 3NTX, in Greek 3ΧΑX.
fn on_screen(lang: Lang, bid: &str) -> String {
    let mut printed = String::new();
    let mut letters = bid.chars();
    match letters.next() {
        Some(level) if level.is_ascii_digit() => printed.push(level),
        _ => return bid.to_string(),
    }
    let rest = letters.as_str();
    if let Some(doubling) = rest.strip_prefix("NT") {
        printed.push_str(if lang == Lang::El { "ΧΑ" } else { "NT" });
        printed.push_str(doubling);
    } else if let Some(suit) = rest.chars().next().and_then(crate::bridge::Suit::from_letter) {
        printed.push(suit.symbol());
        printed.push_str(&rest[1..]);
    } else {
        printed.push_str(rest);
    }
    printed
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn greek_paragraph_letters() {
        for (cite, printed) in [
            ("21B1(a)", "21Β1(α)"),
            ("16C2", "16Γ2"),
            ("17D", "17Δ"),
            ("20F5(b)(ii)", "20ΣΤ5(β)(ii)"),
            ("20G", "20Ζ"),
            ("31A2(a)", "31Α2(α)"),
            ("12C1(e)", "12Γ1(ε)"),
        ] {
            assert_eq!(Lang::El.law(cite), printed);
            assert_eq!(Lang::En.law(cite), cite);
        }
    }

    #[test]
    fn every_paragraph_has_its_words_in_both_languages() {
        let mut missing = Vec::new();
        for provision in crate::laws::PROVISIONS {
            for lang in Lang::ALL {
                if lang.paraphrase(provision.cite).contains('⟨') {
                    missing.push(format!("{}: {}", lang.code(), law_key(provision.cite)));
                }
            }
        }
        assert!(missing.is_empty(), "{missing:?}");
        assert_eq!(law_key("20F5(b)(ii)"), "law-20f5-b--ii");
    }

    #[test]
    fn calls_and_seats_on_screen() {
        let call = |lang: Lang, text: &str| lang.call(Call::parse(text).expect(text));
        assert_eq!(call(Lang::En, "2D"), "2♦");
        assert_eq!(call(Lang::En, "3NT"), "3NT");
        assert_eq!(call(Lang::El, "3NT"), "3ΧΑ");
        assert_eq!(call(Lang::En, "P"), "Pass");
        assert_eq!(call(Lang::El, "P"), "Πάσο");
        assert_eq!(Lang::En.seat(Seat::West), "West");
        assert_eq!(Lang::El.seat(Seat::West), "Δύση");
    }
}
