//! Sentences on screen: one function that colours suit signs, so that every panel does it alike.

use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, FontFamily, FontId, Response, Stroke, Ui};

use super::fonts::semibold;
use super::shown::Shown;
use super::theme::{BODY, HEADING, NOTE, SENTENCE};
use crate::bridge::Suit;

/// How a piece of text is set.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    pub size: f32,
    pub strong: bool,
    pub colour: Option<Color32>,
    pub struck: bool,
}

impl Manner {
    pub const BODY: Self = Self { size: BODY, strong: false, colour: None, struck: false };
    pub const NOTE: Self = Self { size: NOTE, strong: false, colour: None, struck: false };
    pub const HEADING: Self = Self { size: HEADING, strong: true, colour: None, struck: false };
    /// As small as a heading, in the weight of text.
    pub const HEADING_PLAIN: Self = Self { size: HEADING, strong: false, colour: None, struck: false };
    pub const SENTENCE: Self = Self { size: SENTENCE, strong: true, colour: None, struck: false };

    #[must_use]
    pub fn strong(self) -> Self {
        Self { strong: true, ..self }
    }

    #[must_use]
    pub fn colour(self, colour: Color32) -> Self {
        Self { colour: Some(colour), ..self }
    }

    #[must_use]
    pub fn struck(self, struck: bool) -> Self {
        Self { struck, ..self }
    }
}

/// Lays text out with its suit signs in their colours.
#[must_use]
pub fn job(shown: &Shown<'_>, text: &str, manner: Manner) -> LayoutJob {
    let mut job = LayoutJob::default();
    append(&mut job, shown, text, manner);
    job
}

/// Adds a piece of text to a line that may hold pieces set otherwise.
pub fn append(job: &mut LayoutJob, shown: &Shown<'_>, text: &str, manner: Manner) {
    let font = if manner.strong {
        semibold(manner.size)
    } else {
        FontId::new(manner.size, FontFamily::Proportional)
    };
    let colour = manner.colour.unwrap_or(shown.tokens.ink);
    let strike = if manner.struck { Stroke::new(1.5, colour) } else { Stroke::NONE };
    let format = |color: Color32| TextFormat {
        font_id: font.clone(),
        color,
        strikethrough: strike,
        ..TextFormat::default()
    };
    let mut rest = text;
    while let Some(at) = rest.find(['♠', '♥', '♦', '♣']) {
        let Some(sign) = rest[at..].chars().next() else { break };
        job.append(&rest[..at], 0.0, format(colour));
        let tint = Suit::from_letter(sign).map_or(colour, |suit| shown.tokens.suit(suit, shown.four_colours));
        let end = at + sign.len_utf8();
        job.append(&rest[at..end], 0.0, format(tint));
        rest = &rest[end..];
    }
    job.append(rest, 0.0, format(colour));
}

/// A sentence, wrapped to the width there is.
pub fn rich(ui: &mut Ui, shown: &Shown<'_>, text: &str, manner: Manner) -> Response {
    ui.add(egui::Label::new(job(shown, text, manner)).wrap())
}
