//! The fonts of the window: Inter for text, `DejaVu` for the suits and other signs.
//!
//! They are part of the program and the only ones: the window looks the same everywhere, and
//! a test that draws a character none of them has stops with its name. `assets/fonts` says
//! what is in them.

use std::sync::Arc;

use egui::{FontData, FontDefinitions, FontFamily, FontId};

const INTER: &str = "Inter";
const INTER_SEMIBOLD: &str = "Inter SemiBold";
const MONO: &str = "DejaVu Mono";
const SYMBOLS: &str = "DejaVu Symbols";

/// The name of the family headings are set in.
const SEMIBOLD: &str = "semibold";

/// Gives `ctx` our fonts, in place of egui's.
///
/// They count from the next pass on: call it when the window is made, or in a test from
/// `with_context_setup`. A pass that ran before lays its text out in other fonts, and
/// panics at [`semibold`].
pub fn install(ctx: &egui::Context) {
    ctx.set_fonts(definitions());
}

/// The weight of headings and of what is chosen, at `size` points.
#[must_use]
pub fn semibold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(SEMIBOLD.into()))
}

fn definitions() -> FontDefinitions {
    let files: [(&str, &'static [u8]); 4] = [
        (INTER, include_bytes!("../../assets/fonts/Inter-Regular.otf")),
        (INTER_SEMIBOLD, include_bytes!("../../assets/fonts/Inter-SemiBold.otf")),
        (MONO, include_bytes!("../../assets/fonts/DejaVuSansMono.ttf")),
        (SYMBOLS, include_bytes!("../../assets/fonts/DejaVuSymbols.ttf")),
    ];
    // The signs come last in every family: a letter never falls to them while the text font has it.
    let families = [
        (FontFamily::Proportional, [INTER, SYMBOLS]),
        (FontFamily::Monospace, [MONO, SYMBOLS]),
        (FontFamily::Name(SEMIBOLD.into()), [INTER_SEMIBOLD, SYMBOLS]),
    ];

    let mut fonts = FontDefinitions::empty();
    for (name, bytes) in files {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    for (family, names) in families {
        fonts.families.insert(family, names.map(str::to_owned).to_vec());
    }
    fonts
}
