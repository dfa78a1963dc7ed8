//! Colours and sizes: the tokens of the three themes, and how egui's own widgets wear them.

use egui::{Color32, CornerRadius, FontFamily, FontId, Stroke, TextStyle};
use serde::{Deserialize, Serialize};

use super::fonts::semibold;
use crate::bridge::Suit;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Theme {
    #[default]
    Light,
    Dark,
    HighContrast,
}

impl Theme {
    pub const ALL: [Self; 3] = [Self::Light, Self::Dark, Self::HighContrast];

    #[must_use]
    pub fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % Self::ALL.len()]
    }
}

/// Sizes of text, in points.
pub const SENTENCE: f32 = 17.0;
pub const BODY: f32 = 13.0;
pub const NOTE: f32 = 12.0;
pub const HEADING: f32 = 11.0;

/// The colours of a theme, by what they mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tokens {
    pub dark: bool,
    pub ground: Color32,
    pub panel: Color32,
    pub line: Color32,
    pub ink: Color32,
    pub soft: Color32,
    /// Open, chosen, holds.
    pub felt: Color32,
    pub felt_soft: Color32,
    /// You decide.
    pub amber: Color32,
    pub amber_soft: Color32,
    /// Things said.
    pub said: Color32,
    pub said_soft: Color32,
    /// Chips of calls and of Laws.
    pub chip: Color32,
    /// Hearts, vulnerability and the scrubber only.
    pub red: Color32,
    /// The ground under white letters that say a side is vulnerable.
    pub vulnerable: Color32,
    /// The cloth of the table in the deal.
    pub cloth: Color32,
    suits: [Color32; 4],
}

const fn rgb(hex: u32) -> Color32 {
    let [_, r, g, b] = hex.to_be_bytes();
    Color32::from_rgb(r, g, b)
}

const LIGHT: Tokens = Tokens {
    dark: false,
    ground: rgb(0x00F4_F3EF),
    panel: rgb(0x00FF_FFFF),
    line: rgb(0x00DE_DCD4),
    ink: rgb(0x001E_2429),
    soft: rgb(0x0057_616B),
    felt: rgb(0x001E_6B52),
    felt_soft: rgb(0x00E3_EFE9),
    amber: rgb(0x0085_5800),
    amber_soft: rgb(0x00FB_F0D9),
    said: rgb(0x0024_59B8),
    said_soft: rgb(0x00E5_ECF9),
    chip: rgb(0x00EC_EAE4),
    red: rgb(0x00C0_152F),
    vulnerable: rgb(0x00B3_261E),
    cloth: rgb(0x001E_6B52),
    suits: [rgb(0x001B_7A3D), rgb(0x00B0_5500), rgb(0x00C0_152F), rgb(0x0017_233F)],
};

const DARK: Tokens = Tokens {
    dark: true,
    ground: rgb(0x0017_1A1C),
    panel: rgb(0x001F_2427),
    line: rgb(0x0034_3A3E),
    ink: rgb(0x00E9_E7E1),
    soft: rgb(0x00A4_ACB3),
    felt: rgb(0x004D_B08D),
    felt_soft: rgb(0x001E_3A31),
    amber: rgb(0x00E0_B252),
    amber_soft: rgb(0x003A_3018),
    said: rgb(0x0086_AEF2),
    said_soft: rgb(0x001D_2B45),
    chip: rgb(0x0030_363A),
    red: rgb(0x00FF_6B7D),
    vulnerable: rgb(0x00B3_261E),
    cloth: rgb(0x001E_6B52),
    suits: [rgb(0x0063_C98A), rgb(0x00FF_A45C), rgb(0x00FF_6B7D), rgb(0x00C9_D3EA)],
};

const HIGH_CONTRAST: Tokens = Tokens {
    dark: true,
    ground: rgb(0x0000_0000),
    panel: rgb(0x0000_0000),
    line: rgb(0x00FF_FFFF),
    ink: rgb(0x00FF_FFFF),
    soft: rgb(0x00E6_E6E6),
    felt: rgb(0x004D_FFB4),
    felt_soft: rgb(0x0000_3322),
    amber: rgb(0x00FF_D633),
    amber_soft: rgb(0x0033_2A00),
    said: rgb(0x0099_C2FF),
    said_soft: rgb(0x0000_2050),
    chip: rgb(0x0026_2626),
    red: rgb(0x00FF_7A8A),
    vulnerable: rgb(0x00B3_0000),
    cloth: rgb(0x0000_4D33),
    suits: [rgb(0x0066_FF99), rgb(0x00FF_B366), rgb(0x00FF_7A8A), rgb(0x00D0_DCFF)],
};

impl Tokens {
    #[must_use]
    pub fn of(theme: Theme) -> Self {
        match theme {
            Theme::Light => LIGHT,
            Theme::Dark => DARK,
            Theme::HighContrast => HIGH_CONTRAST,
        }
    }

    /// The colour of a suit sign: four colours, or black and red.
    #[must_use]
    pub fn suit(&self, suit: Suit, four_colours: bool) -> Color32 {
        let as_of = match suit {
            Suit::Clubs if !four_colours => Suit::Spades,
            Suit::Diamonds if !four_colours => Suit::Hearts,
            other => other,
        };
        self.suits[as_of as usize]
    }

    #[must_use]
    pub fn hairline(&self) -> Stroke {
        Stroke::new(1.0, self.line)
    }

    /// Black or white, whichever can be read on the accent.
    #[must_use]
    pub fn on_felt(&self) -> Color32 {
        if self.dark { Color32::BLACK } else { Color32::WHITE }
    }
}

/// Dresses egui's own widgets. Nothing moves by itself: an idle window draws nothing.
pub fn dress(ctx: &egui::Context, tokens: &Tokens) {
    let base = if tokens.dark { egui::Theme::Dark } else { egui::Theme::Light };
    ctx.set_theme(base);
    ctx.all_styles_mut(|style| {
        style.animation_time = 0.0;
        style.scroll_animation = egui::style::ScrollAnimation::none();
        style.text_styles = [
            (TextStyle::Small, FontId::new(NOTE, FontFamily::Proportional)),
            (TextStyle::Body, FontId::new(BODY, FontFamily::Proportional)),
            (TextStyle::Button, FontId::new(BODY, FontFamily::Proportional)),
            (TextStyle::Heading, semibold(SENTENCE)),
            (TextStyle::Monospace, FontId::new(BODY, FontFamily::Monospace)),
        ]
        .into();
        style.spacing.item_spacing = egui::vec2(8.0, 6.0);
        style.spacing.button_padding = egui::vec2(8.0, 3.0);
        style.spacing.interact_size.y = 18.0;
        style.spacing.scroll = egui::style::ScrollStyle::thin();
        style.interaction.selectable_labels = false;
        style.interaction.tooltip_delay = 0.3;
        let visuals = &mut style.visuals;
        visuals.dark_mode = tokens.dark;
        visuals.text_cursor.blink = false;
        visuals.text_cursor.stroke = Stroke::new(2.0, tokens.felt);
        visuals.override_text_color = None;
        visuals.weak_text_color = Some(tokens.soft);
        visuals.panel_fill = tokens.ground;
        visuals.window_fill = tokens.panel;
        visuals.window_stroke = tokens.hairline();
        visuals.window_corner_radius = CornerRadius::same(8);
        visuals.menu_corner_radius = CornerRadius::same(8);
        visuals.window_shadow = egui::Shadow::NONE;
        visuals.popup_shadow = egui::Shadow::NONE;
        visuals.extreme_bg_color = tokens.panel;
        visuals.faint_bg_color = tokens.chip;
        visuals.code_bg_color = tokens.chip;
        visuals.hyperlink_color = tokens.said;
        visuals.warn_fg_color = tokens.amber;
        visuals.error_fg_color = tokens.red;
        visuals.selection.bg_fill = tokens.felt_soft;
        visuals.selection.stroke = Stroke::new(1.0, tokens.felt);
        let widgets = &mut visuals.widgets;
        for (widget, fill, stroke) in [
            (&mut widgets.noninteractive, tokens.panel, tokens.line),
            (&mut widgets.inactive, tokens.panel, tokens.line),
            (&mut widgets.hovered, tokens.chip, tokens.soft),
            (&mut widgets.active, tokens.felt_soft, tokens.felt),
            (&mut widgets.open, tokens.chip, tokens.soft),
        ] {
            widget.bg_fill = fill;
            widget.weak_bg_fill = fill;
            widget.bg_stroke = Stroke::new(1.0, stroke);
            widget.fg_stroke = Stroke::new(1.0, tokens.ink);
            widget.corner_radius = CornerRadius::same(6);
            widget.expansion = 0.0;
        }
    });
}

/// Contrast of two colours, 1 to 21, as WCAG reckons it.
#[must_use]
pub fn contrast(a: Color32, b: Color32) -> f32 {
    let light = |colour: Color32| {
        let [r, g, b, _] = egui::Rgba::from(colour).to_array();
        0.2126 * r + 0.7152 * g + 0.0722 * b
    };
    let (a, b) = (light(a), light(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_can_be_read_on_its_ground() {
        for theme in Theme::ALL {
            let t = Tokens::of(theme);
            let suits = Suit::DOWNWARDS.map(|suit| ("suit", t.suit(suit, true)));
            let pairs = [
                ("ink", t.ink, vec![t.panel, t.ground, t.chip, t.felt_soft, t.amber_soft, t.said_soft]),
                ("soft", t.soft, vec![t.panel, t.ground, t.chip, t.felt_soft, t.amber_soft]),
                ("felt", t.felt, vec![t.panel, t.ground, t.felt_soft]),
                ("amber", t.amber, vec![t.panel, t.amber_soft]),
                ("said", t.said, vec![t.panel, t.said_soft]),
                ("red", t.red, vec![t.panel, t.ground]),
                ("on felt", t.on_felt(), vec![t.felt]),
                ("white", Color32::WHITE, vec![t.vulnerable]),
            ];
            let of_suits = suits.map(|(name, colour)| (name, colour, vec![t.panel]));
            for (name, colour, grounds) in pairs.into_iter().chain(of_suits) {
                for ground in grounds {
                    let found = contrast(colour, ground);
                    assert!(found >= 4.5, "{theme:?}: {name} {colour:?} on {ground:?} is {found:.2}");
                }
            }
        }
    }
}
