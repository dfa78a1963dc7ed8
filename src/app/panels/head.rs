//! The top line: the menus, the name of the case, the language and the palette.

use egui::{Align, Layout, Ui};

use super::{Act, Out};
use crate::app::command::{Command, Menu};
use crate::app::rich::{Manner, job, rich};
use crate::app::shown::{Shown, cut};
use crate::lang::Lang;
use crate::words::Words;

pub fn show(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out) {
    let narrow = ui.available_width() < 900.0;
    ui.horizontal_centered(|ui| {
        ui.add_space(if narrow { 4.0 } else { 12.0 });
        if !narrow {
            rich(ui, shown, "Redress", Manner::BODY.strong());
            ui.add_space(4.0);
        }
        ui.scope(|ui| {
            egui::containers::menu::menu_style(ui.style_mut());
            ui.spacing_mut().item_spacing.x = 2.0;
            for menu in Menu::ALL {
                ui.menu_button(shown.text(menu.name()), |ui| {
                    ui.set_min_width(250.0);
                    for command in Command::ALL.iter().filter(|command| command.spec().menu == menu) {
                        item(ui, shown, out, *command);
                    }
                });
            }
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.add_space(12.0);
            pill(ui, shown, out, Command::Palette, None);
            pill(ui, shown, out, Command::Language, Some(other_language(shown.lang)));
            if !narrow {
                let key = if shown.view.table_view { "head-table-view" } else { "head-desk-view" };
                pill(ui, shown, out, Command::TableView, Some(shown.text(key)));
                let room = ui.available_width() - 16.0;
                if room > 60.0 {
                    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a few dozen letters
                    let letters = (room / 7.5) as usize;
                    rich(ui, shown, &cut(&title(shown), letters.min(60)), Manner::BODY.strong());
                }
            }
        });
    });
}

/// The name the case goes by, with a mark while it is not saved.
#[must_use]
pub fn title(shown: &Shown<'_>) -> String {
    let name = case_name(shown);
    if shown.read_only.is_some() {
        return shown.say(&Words::new("head-read-only").with("name", name));
    }
    if shown.dirty { format!("• {name}") } else { name }
}

#[must_use]
pub fn case_name(shown: &Shown<'_>) -> String {
    if !shown.case.title.is_empty() {
        return shown.case.title.clone();
    }
    if let Some(name) = shown.path.and_then(std::path::Path::file_name) {
        return name.to_string_lossy().trim_end_matches(crate::formats::case_ron::ENDING).to_owned();
    }
    match shown.case.board.number {
        Some(number) => shown.say(&Words::new("deal-board").with("number", number.to_string())),
        None => shown.text("head-untitled"),
    }
}

/// The language the button goes to, in its own name.
fn other_language(lang: Lang) -> String {
    match lang {
        Lang::En => "ΕΛ".to_owned(),
        Lang::El => "EN".to_owned(),
    }
}

fn pill(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out, command: Command, text: Option<String>) {
    let spec = command.spec();
    let keys = spec.keys.map(|keys| ui.ctx().format_shortcut(&keys));
    let text = text.unwrap_or_else(|| keys.clone().unwrap_or_default());
    let label = job(shown, &text, Manner::NOTE.colour(shown.tokens.soft));
    let button = egui::Button::new(label).corner_radius(10);
    let tip = format!("{} ({})", shown.text(spec.tip), keys.unwrap_or_default());
    let response = ui.add_enabled(command.when(shown), button).accessible_name(shown.text(spec.name));
    if response.clicked() {
        out.acts.push(Act::Do(command));
    }
    response.on_hover_text(tip);
}

fn item(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out, command: Command) {
    let spec = command.spec();
    let mut button = egui::Button::new(name(shown, command)).frame(false).min_size(egui::vec2(240.0, 0.0));
    if let Some(keys) = spec.keys {
        button = button.shortcut_text(ui.ctx().format_shortcut(&keys));
    }
    let response = ui.add_enabled(command.when(shown), button);
    if response.clicked() {
        out.acts.push(Act::Do(command));
        ui.close();
    }
    response.on_hover_text(shown.text(spec.tip));
}

/// A command's name; undo and redo say what they would take back or bring again.
#[must_use]
pub fn name(shown: &Shown<'_>, command: Command) -> String {
    let what = match command {
        Command::Undo => shown.undo.map(|what| ("cmd-undo-named", what)),
        Command::Redo => shown.redo.map(|what| ("cmd-redo-named", what)),
        _ => None,
    };
    match what {
        Some((key, what)) => cut(&shown.say(&Words::new(key).with("what", what.clone())), 44),
        None => shown.text(command.spec().name),
    }
}
