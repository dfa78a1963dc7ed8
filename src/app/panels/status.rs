//! The line at the bottom: how much there is, by which Laws, and what undo would take back.

use egui::{Align, Layout, Ui};

use super::{Act, Out};
use crate::app::command::Command;
use crate::app::rich::{Manner, plain};
use crate::app::shown::Shown;
use crate::words::Words;

pub fn show(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out) {
    let soft = Manner::NOTE.colour(shown.tokens.soft);
    let narrow = ui.available_width() < 760.0;
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = 16.0;
        ui.add_space(12.0);
        let count = |key: &'static str, count: usize| shown.say(&Words::new(key).with("count", count));
        plain(ui, shown, &count("status-events", shown.case.happened.len()), soft);
        if !shown.view.table_view {
            plain(ui, shown, &count("status-questions", shown.ruling.questions.len()), soft);
        }
        if shown.place < shown.case.happened.len() {
            let place = shown.place.to_string();
            let of = shown.case.happened.len().to_string();
            let words = Words::new("status-place").with("place", place).with("of", of);
            plain(ui, shown, &shown.say(&words), Manner::NOTE.colour(shown.tokens.felt));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.add_space(12.0);
            // The name of an edit may quote what a player said alone.
            if let Some(name) = shown.undo.filter(|_| !shown.view.table_view) {
                let words = Words::new("status-undo").with("what", name.clone());
                let text = crate::app::shown::cut(&shown.say(&words), if narrow { 30 } else { 60 });
                let button = egui::Button::new(crate::app::rich::job(shown, &text, soft)).frame(false);
                let response = ui.add(button).accessible_name(shown.say(&words));
                if response.clicked() {
                    out.acts.push(Act::Do(Command::Undo));
                }
            }
            if !narrow {
                let name = shown.case.regulations.to_uppercase();
                let words = Words::new("status-regulations").with("name", name);
                plain(ui, shown, &shown.say(&words), soft);
                let words = Words::new("status-laws").with("year", shown.case.laws.to_string());
                plain(ui, shown, &shown.say(&words), soft);
            }
        });
    });
}
