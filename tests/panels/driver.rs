//! A director at the keyboard.

use egui::{Key, Modifiers, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use redress::app::view::View;
use redress::app::{App, fonts};

use crate::cpu_renderer::CpuRenderer;

pub struct Window {
    pub harness: Harness<'static, App>,
}

impl Window {
    pub fn new(width: f32, height: f32, view: View) -> Self {
        Self::with(width, height, view, |_| {})
    }

    pub fn with(width: f32, height: f32, view: View, prepare: impl FnOnce(&mut App) + 'static) -> Self {
        let mut harness = Harness::builder()
            .with_size(vec2(width, height))
            .with_max_steps(8)
            .with_os(egui::os::OperatingSystem::Nix)
            .with_context_setup(fonts::install)
            .renderer(CpuRenderer::new())
            .build_eframe(move |_| {
                let mut app = App::new(view);
                prepare(&mut app);
                app
            });
        harness.run();
        Self { harness }
    }

    pub fn app(&self) -> &App {
        self.harness.state()
    }

    /// Types text into whatever has the focus.
    pub fn types(&mut self, text: &str) -> &mut Self {
        self.harness.event(egui::Event::Text(text.to_owned()));
        self.harness.run();
        self
    }

    pub fn press(&mut self, key: Key) -> &mut Self {
        self.harness.key_press(key);
        self.harness.run();
        self
    }

    pub fn press_with(&mut self, modifiers: Modifiers, key: Key) -> &mut Self {
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

    #[track_caller]
    pub fn expect(&self, text: &str) {
        assert!(self.says(text), "“{text}” is nowhere in the window:\n{}", self.names().join("\n"));
    }

    #[track_caller]
    pub fn expect_not(&self, text: &str) {
        assert!(!self.says(text), "“{text}” is in the window");
    }

    pub fn picture(&mut self, name: &str) {
        let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("pictures");
        std::fs::create_dir_all(&folder).expect("folder");
        let image = self.harness.render().expect("picture");
        image.save(folder.join(format!("{name}.png"))).expect("saved");
    }
}
