//! A director at the keyboard.

#![allow(clippy::expect_used, reason = "a helper of tests")]

use egui::{Key, Modifiers, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use redress::app::view::View;
use redress::app::{App, fonts};
use redress::lang::Lang;

use crate::cpu_renderer::CpuRenderer;

pub struct Window {
    pub harness: Harness<'static, App>,
    /// Keys struck so far: a letter is one, and so is a key with Ctrl.
    pub struck: usize,
}

impl Window {
    pub fn new(width: f32, height: f32, view: View) -> Self {
        Self::with(width, height, view, |_| {})
    }

    pub fn with(width: f32, height: f32, view: View, prepare: impl FnOnce(&mut App) + 'static) -> Self {
        let mut builder = Harness::builder()
            .with_size(vec2(width, height))
            .with_max_steps(8)
            .with_os(egui::os::OperatingSystem::Nix)
            .with_context_setup(fonts::install)
            .renderer(CpuRenderer::new());
        if !greek_is_complete() {
            // The sign for a missing message has no glyph; the test of the catalogues names what is missing.
            builder = builder.allow_missing_glyphs();
        }
        let mut harness = builder.build_eframe(move |_| {
            let mut app = App::new(view);
            prepare(&mut app);
            app
        });
        harness.run();
        Self { harness, struck: 0 }
    }

    pub fn app(&self) -> &App {
        self.harness.state()
    }

    /// Types text into whatever has the focus.
    pub fn types(&mut self, text: &str) -> &mut Self {
        self.struck += text.chars().count();
        self.harness.event(egui::Event::Text(text.to_owned()));
        self.harness.run();
        self
    }

    pub fn press(&mut self, key: Key) -> &mut Self {
        self.struck += 1;
        self.harness.key_press(key);
        self.harness.run();
        self
    }

    pub fn press_with(&mut self, modifiers: Modifiers, key: Key) -> &mut Self {
        self.struck += 1;
        self.harness.key_press_modifiers(modifiers, key);
        self.harness.run();
        self
    }

    pub fn ctrl(&mut self, key: Key) -> &mut Self {
        self.press_with(Modifiers::COMMAND, key)
    }

    /// A line typed into the entry line, and Enter.
    pub fn enter(&mut self, line: &str) -> &mut Self {
        self.types(line).press(Key::Enter)
    }

    /// Every name a screen reader would find, in order.
    pub fn names(&self) -> Vec<String> {
        let mut names = Vec::new();
        for node in self.harness.get_all_by(|_| true) {
            let node = node.accesskit_node();
            names.extend(node.label().or_else(|| node.value()));
        }
        names
    }

    pub fn says(&self, text: &str) -> bool {
        self.names().iter().any(|name| name.contains(text))
    }

    /// The name of what has the focus.
    pub fn focused(&self) -> Option<String> {
        #[allow(
            clippy::redundant_closure_for_method_calls,
            reason = "the method is of a type we cannot name"
        )]
        let node = self.harness.query_all_by(|node| node.is_focused()).last()?;
        let node = node.accesskit_node();
        node.label().or_else(|| node.value())
    }

    #[track_caller]
    pub fn expect(&mut self, text: &str) -> &mut Self {
        assert!(self.says(text), "“{text}” is nowhere in the window:\n{}", self.names().join("\n"));
        self
    }

    #[track_caller]
    pub fn expect_not(&mut self, text: &str) -> &mut Self {
        assert!(!self.says(text), "“{text}” is in the window");
        self
    }

    /// Goes through the open questions to the one that says this.
    #[track_caller]
    pub fn ask_for(&mut self, text: &str) -> &mut Self {
        for _ in 0..20 {
            if self.says(text) {
                return self;
            }
            self.ctrl(Key::J);
        }
        self.expect(text)
    }

    /// Text that was cut short, or lies outside what is drawn of its part and cannot be scrolled to.
    pub fn cut_texts(&self) -> Vec<String> {
        let screen = self.harness.ctx.content_rect();
        let mut cut = Vec::new();
        // The lanes of the timeline scroll from left to right: where its flag is, texts may go on beside.
        let mut lanes = Vec::new();
        for clipped in &self.harness.output().shapes {
            walk(&clipped.shape, &mut |text| {
                if ["now", "then", "τώρα", "τότε"].contains(&text.galley.text()) {
                    lanes.push(clipped.clip_rect);
                }
            });
        }
        for clipped in &self.harness.output().shapes {
            walk(&clipped.shape, &mut |text| {
                let rect = text.galley.rect.translate(text.pos.to_vec2());
                let words = text.galley.text();
                let clip = clipped.clip_rect;
                if text.galley.elided {
                    cut.push(format!("elided: {words}"));
                }
                // A part that scrolls up and down, or the lanes from left to right, may hide some of itself.
                let seen = rect.intersect(clip);
                let hidden = seen.width() <= 0.0 || seen.height() <= 0.0;
                let beside = rect.left() < clip.left() - 1.0 || rect.right() > clip.right() + 1.0;
                let off_screen = rect.left() < screen.left() - 1.0 || rect.right() > screen.right() + 1.0;
                if !hidden && !lanes.contains(&clip) && (beside || off_screen) && !words.trim().is_empty() {
                    cut.push(format!("beside its part: {words} at {rect:?} in {clip:?}"));
                }
            });
        }
        cut
    }

    pub fn picture(&mut self, name: &str) {
        let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("pictures");
        std::fs::create_dir_all(&folder).expect("folder");
        let image = self.harness.render().expect("picture");
        image.save(folder.join(format!("{name}.png"))).expect("saved");
    }
}

fn walk(shape: &egui::Shape, found: &mut impl FnMut(&egui::epaint::TextShape)) {
    match shape {
        egui::Shape::Text(text) => found(text),
        egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| walk(shape, found)),
        _ => {}
    }
}

/// Other people write the Greek of new Laws after the English.
pub fn greek_is_complete() -> bool {
    let keys = |lang: Lang| -> std::collections::BTreeSet<&'static str> {
        lang.source().lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key).collect()
    };
    keys(Lang::En).is_subset(&keys(Lang::El))
}
