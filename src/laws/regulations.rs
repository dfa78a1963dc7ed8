//! Regulations: what an authority requires, from dated files in `assets/regulations`, each with its source.
//!
//! The program settles only what follows from the log itself. Whether a call is conventional, or unusual enough, the
//! director knows from the card: then the question stays his, with the regulation's own rule beside it.

use std::sync::OnceLock;

use serde::Deserialize;

use crate::bridge::{Auction, Call};
use crate::case::Disclosure;

/// One text in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Both {
    pub en: String,
    pub el: String,
}

/// Calls that are not alerted, whatever they mean. Every condition given must hold.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NotAlerted {
    /// Kinds of call; none: every kind.
    #[serde(default)]
    calls: Vec<Kind>,
    /// At this level or higher.
    #[serde(default)]
    from_level: Option<u8>,
    /// Only after the first round of the auction, by any way of counting it.
    #[serde(default)]
    after_first_round: bool,
    /// Only with this disclosure setting.
    #[serde(default)]
    disclosure: Option<Disclosure>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Pass,
    Double,
    Redouble,
    Bid,
}

/// Minutes after the official score is available.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Minutes {
    /// 79C1.
    pub correction: u32,
    /// 92B.
    pub appeal: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Regulations {
    pub name: String,
    pub title: Both,
    /// In force since; empty: not known.
    pub since: String,
    /// Where the rules were read.
    pub source: String,
    /// What is assumed because no text was found.
    #[serde(default)]
    pub assumed: Option<Both>,
    /// The rule for alerts, in our own words.
    pub alerts: Both,
    not_alerted: Vec<NotAlerted>,
    pub minutes: Minutes,
}

impl Regulations {
    /// Is it certain, from the log alone, that this call is not alerted?
    ///
    /// - `before`: the auction as it stood before the call.
    #[must_use]
    pub fn never_alerts(&self, call: Call, before: &Auction, disclosure: Disclosure) -> bool {
        self.not_alerted.iter().any(|rule| {
            let kind = match call {
                Call::Pass => Kind::Pass,
                Call::Double => Kind::Double,
                Call::Redouble => Kind::Redouble,
                Call::Bid(_) => Kind::Bid,
            };
            let level =
                before.last_bid().into_iter().chain(call.as_bid()).last().map_or(0, |bid| bid.level.tricks());
            (rule.calls.is_empty() || rule.calls.contains(&kind))
                && rule.from_level.is_none_or(|from| level >= from)
                && (!rule.after_first_round || is_after_first_round(before))
                && rule.disclosure.is_none_or(|setting| setting == disclosure)
        })
    }
}

/// After the first round whether it is counted from the dealer or from the opening bid.
fn is_after_first_round(before: &Auction) -> bool {
    let opening = before.calls().iter().position(|(_, call)| call.as_bid().is_some());
    opening.is_some_and(|opening| before.calls().len() >= opening + 4)
}

/// The shipped regulations, the default first.
#[must_use]
pub fn shipped() -> &'static [Regulations] {
    static SHIPPED: OnceLock<Vec<Regulations>> = OnceLock::new();
    SHIPPED.get_or_init(|| {
        [
            include_str!("../../assets/regulations/wbf.ron"),
            include_str!("../../assets/regulations/ebl.ron"),
            include_str!("../../assets/regulations/acbl.ron"),
            include_str!("../../assets/regulations/ebu.ron"),
            include_str!("../../assets/regulations/hbf.ron"),
        ]
        .into_iter()
        // A shipped file that cannot be read is left out, and a test names it.
        .filter_map(|text| {
            ron::Options::default()
                .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
                .from_str(text)
                .ok()
        })
        .collect()
    })
}

/// The regulations of this name.
#[must_use]
pub fn named(name: &str) -> Option<&'static Regulations> {
    shipped().iter().find(|regulations| regulations.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::Seat;

    fn auction(calls: &str) -> Auction {
        let mut auction = Auction::new(Seat::North);
        for text in calls.split_whitespace() {
            let seat = auction.turn();
            auction.push(seat, Call::parse(text).expect(text));
        }
        auction
    }

    #[test]
    fn every_shipped_file_is_read() {
        let names: Vec<&str> = shipped().iter().map(|regulations| regulations.name.as_str()).collect();
        assert_eq!(names, ["wbf", "ebl", "acbl", "ebu", "hbf"]);
        for regulations in shipped() {
            assert!(!regulations.source.is_empty() && !regulations.alerts.el.is_empty());
        }
    }

    #[test]
    fn only_what_the_log_shows_is_settled() {
        let wbf = named("wbf").expect("wbf");
        for (calls, call, disclosure, never) in [
            ("1S", "X", Disclosure::Partner, true),
            ("1S", "X", Disclosure::Screens, false),
            ("1S", "2D", Disclosure::Partner, false),
            // Conventional calls of the first round are alerted at any level.
            ("1S", "4D", Disclosure::Partner, false),
            ("P P 1S P", "4D", Disclosure::Partner, false),
            ("1S P 2NT P", "4D", Disclosure::Partner, true),
            ("1S P 4D P", "4S", Disclosure::Partner, true),
            ("1S P 2NT P", "3D", Disclosure::Partner, false),
        ] {
            let call = Call::parse(call).expect(call);
            assert_eq!(wbf.never_alerts(call, &auction(calls), disclosure), never, "{call} after {calls}");
        }
        let acbl = named("acbl").expect("acbl");
        assert!(!acbl.never_alerts(Call::Double, &auction("1S"), Disclosure::Partner));
    }
}
