//! What lies over the window for a moment: palette, shortcuts, undo list, boards of a file, and questions about an edit or a file.

use std::path::PathBuf;

use egui::{Id, Key, Modal, Modifiers, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};

use super::{Act, Out, focus_ring, head};
use crate::app::command::Command;
use crate::app::form::Kind;
use crate::app::rich::{Manner, job, rich};
use crate::app::shown::{Shown, cut};
use crate::bridge::Auction;
use crate::case::{Case, EventId};
use crate::formats::lin::LinFile;
use crate::formats::record::{Record, Room};
use crate::words::Words;

/// For which edit the question about the gap is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GapFor {
    Line,
    Form,
    Delete(EventId),
}

/// What follows once the question about unsaved changes is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    New,
    Open,
    OpenPath(PathBuf),
    Quit,
}

pub enum Dialog {
    Palette {
        text: String,
        at: usize,
        events_only: bool,
    },
    Shortcuts,
    UndoList,
    Gap(GapFor),
    Unsaved(Next),
    Boards {
        file: Box<LinFile>,
        path: PathBuf,
        at: usize,
    },
    Path {
        text: String,
        saving: bool,
        problem: Option<Words>,
        wants_focus: bool,
    },
    Told {
        heading: Words,
        lines: Vec<Words>,
    },
    /// Work that a program which was stopped had not saved; its copy, where the case has no file.
    Left {
        case: Box<Case>,
        copy: Option<PathBuf>,
    },
    /// Somebody else has written the file since we read it.
    Changed(PathBuf),
}

impl Dialog {
    #[must_use]
    pub fn palette(events_only: bool) -> Self {
        Self::Palette { text: String::new(), at: 0, events_only }
    }

    #[must_use]
    pub fn path(text: String, saving: bool) -> Self {
        Self::Path { text, saving, problem: None, wants_focus: true }
    }

    /// Does it ask something that Ctrl+1, 2 answer?
    #[must_use]
    pub fn asks(&self) -> bool {
        !self.answers().is_empty()
    }

    /// The answers that Ctrl+1, 2, 3 choose from, where it asks something.
    fn answers(&self) -> &'static [&'static str] {
        match self {
            Self::Gap(_) => &["gap-close", "gap-skipped"],
            Self::Unsaved(_) => &["unsaved-save", "unsaved-drop"],
            Self::Left { .. } => &["left-take", "left-drop"],
            Self::Changed(_) => &["changed-overwrite", "cmd-save-as"],
            _ => &[],
        }
    }
}

pub fn show(ctx: &egui::Context, shown: &Shown<'_>, dialog: &mut Dialog, out: &mut Out) {
    let width = match &*dialog {
        dialog if dialog.asks() => 420.0,
        Dialog::Told { .. } | Dialog::Path { .. } => 520.0,
        _ => 560.0,
    };
    let screen = ctx.content_rect();
    let width = f32::min(width, screen.width() - 60.0);
    let height = (screen.height() - 150.0).clamp(120.0, 520.0);
    let frame = super::frame(&shown.tokens).inner_margin(16);
    // A dialog keeps its own height: a small one must not leave a large one small.
    let kind = std::mem::discriminant(&*dialog);
    let modal = Modal::new(Id::unique(("dialog", kind))).frame(frame);
    let modal =
        modal.backdrop_color(egui::Color32::from_black_alpha(if shown.tokens.dark { 140 } else { 70 }));
    let response = modal.show(ctx, |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 8.0;
        match dialog {
            Dialog::Palette { text, at, events_only } => {
                palette(ui, shown, text, at, *events_only, height, out);
            }
            Dialog::Shortcuts => shortcuts(ui, shown, height),
            Dialog::UndoList => {}
            Dialog::Gap(_) => {
                rich(ui, shown, &shown.text("gap-question"), Manner::SENTENCE);
                rich(ui, shown, &shown.text("gap-help"), Manner::NOTE.colour(shown.tokens.soft));
                answers(ui, shown, dialog.answers(), out);
            }
            Dialog::Unsaved(_) => {
                let words = Words::new("unsaved-question").with("name", head::case_name(shown));
                rich(ui, shown, &shown.say(&words), Manner::SENTENCE);
                answers(ui, shown, dialog.answers(), out);
            }
            Dialog::Left { case, .. } => {
                rich(ui, shown, &shown.text("left-question"), Manner::SENTENCE);
                let words = Words::new("status-events").with("count", case.happened.len());
                let what = format!("{} {}", case.title, shown.say(&words));
                rich(ui, shown, what.trim(), Manner::NOTE.colour(shown.tokens.soft));
                answers(ui, shown, dialog.answers(), out);
            }
            Dialog::Changed(_) => {
                let words = Words::new("changed-question").with("name", head::case_name(shown));
                rich(ui, shown, &shown.say(&words), Manner::SENTENCE);
                answers(ui, shown, dialog.answers(), out);
            }
            Dialog::Boards { file, at, .. } => boards(ui, shown, file, at, height, out),
            Dialog::Path { text, saving, problem, wants_focus } => {
                path(ui, shown, text, *saving, problem.as_ref(), wants_focus, out);
            }
            Dialog::Told { heading, lines } => {
                rich(ui, shown, &shown.say(heading), Manner::SENTENCE);
                ScrollArea::vertical().max_height(height).show(ui, |ui| {
                    for line in &*lines {
                        rich(ui, shown, &shown.say(line), Manner::BODY);
                    }
                });
                close_button(ui, shown, out);
            }
        }
    });
    if response.should_close() {
        out.acts.push(Act::CloseDialog);
    }
}

fn close_button(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out) {
    let response = ui.button(shown.text("dialog-close"));
    if ui.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
    }
    if response.clicked() {
        out.acts.push(Act::CloseDialog);
    }
}

fn answers(ui: &mut Ui, shown: &Shown<'_>, keys: &[&'static str], out: &mut Out) {
    for (place, key) in keys.iter().enumerate() {
        let shortcut =
            [Command::Answer1, Command::Answer2].get(place).and_then(|command| command.spec().keys);
        let mut button = egui::Button::new(shown.text(key)).min_size(vec2(ui.available_width(), 30.0));
        if let Some(shortcut) = shortcut {
            button = button.shortcut_text(ui.ctx().format_shortcut(&shortcut));
        }
        if ui.add(button).clicked() {
            out.acts.push(Act::Choose(place));
        }
    }
    if ui.button(shown.text("dialog-cancel")).clicked() {
        out.acts.push(Act::CloseDialog);
    }
}

/// Up, down and Enter for a list under a text field, taken before the field sees them.
fn list_keys(ui: &Ui, at: &mut usize, count: usize) -> bool {
    let (up, down, enter) = ui.input_mut(|input| {
        (
            input.count_and_consume_key(Modifiers::NONE, Key::ArrowUp),
            input.count_and_consume_key(Modifiers::NONE, Key::ArrowDown),
            input.consume_key(Modifiers::NONE, Key::Enter),
        )
    });
    *at = (*at + down).saturating_sub(up).min(count.saturating_sub(1));
    enter && count > 0
}

fn list_item(
    ui: &mut Ui,
    shown: &Shown<'_>,
    chosen: bool,
    left: &str,
    right: &str,
    salt: usize,
) -> egui::Response {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 24.0), Sense::hover());
    let response = ui.interact(rect, Id::unique(("list item", salt)), Sense::click());
    let name = if right.is_empty() { left.to_owned() } else { format!("{left}, {right}") };
    response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, chosen, &name));
    if chosen || response.hovered() {
        let fill = if chosen { shown.tokens.felt_soft } else { shown.tokens.chip };
        ui.painter().rect_filled(rect, 4.0, fill);
    }
    let soft = shown.tokens.soft;
    let right = ui.painter().layout_job(job(shown, right, Manner::NOTE.colour(soft)));
    let mut text = left.to_owned();
    let room = rect.width() - right.size().x - 28.0;
    let mut galley = ui.painter().layout_job(job(shown, &text, Manner::BODY));
    while galley.size().x > room && text.chars().count() > 4 {
        text = cut(left, text.chars().count() - 1);
        galley = ui.painter().layout_job(job(shown, &text, Manner::BODY));
    }
    ui.painter().galley(rect.left_center() + vec2(8.0, -galley.size().y / 2.0), galley, shown.tokens.ink);
    let at = rect.right_center() - vec2(8.0 + right.size().x, right.size().y / 2.0);
    ui.painter().galley(at, right, soft);
    focus_ring(ui, &response, shown);
    if chosen {
        response.scroll_to_me(None);
    }
    response
}

fn palette(
    ui: &mut Ui,
    shown: &Shown<'_>,
    text: &mut String,
    at: &mut usize,
    events_only: bool,
    height: f32,
    out: &mut Out,
) {
    let wanted = text.to_lowercase();
    let mut items: Vec<(String, String, Act)> = Vec::new();
    if !events_only {
        for command in Command::ALL.iter().copied().filter(|command| command.when(shown)) {
            let keys = command.spec().keys.map(|keys| ui.ctx().format_shortcut(&keys)).unwrap_or_default();
            items.push((head::name(shown, command), keys, Act::Do(command)));
        }
    }
    if shown.read_only.is_none() {
        for kind in Kind::ALL {
            let name = shown.text(kind.name());
            let name =
                if events_only { name } else { shown.say(&Words::new("palette-add").with("what", name)) };
            items.push((name, String::new(), Act::AddKind(kind)));
        }
    }
    items.retain(|(name, ..)| wanted.split_whitespace().all(|word| name.to_lowercase().contains(word)));
    let chosen = list_keys(ui, at, items.len());
    let name = shown.text(if events_only { "palette-event" } else { "palette-name" });
    let hint = egui::RichText::new(name.clone()).color(shown.tokens.soft);
    let edit = egui::TextEdit::singleline(text).id(Id::unique("palette")).hint_text(hint);
    let response = ui.add(edit.desired_width(f32::INFINITY)).accessible_name(name);
    if !response.has_focus() {
        response.request_focus();
    }
    if response.changed() {
        *at = 0;
    }
    if chosen && let Some((.., act)) = items.get(*at) {
        out.acts.push(Act::CloseDialog);
        out.acts.push(act.clone());
    }
    ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (place, (name, keys, act)) in items.iter().enumerate() {
            if list_item(ui, shown, place == *at, name, keys, place).clicked() {
                out.acts.push(Act::CloseDialog);
                out.acts.push(act.clone());
            }
        }
        if items.is_empty() {
            rich(ui, shown, &shown.text("palette-none"), Manner::BODY.colour(shown.tokens.soft));
        }
    });
}

fn shortcuts(ui: &mut Ui, shown: &Shown<'_>, height: f32) {
    rich(ui, shown, &shown.text("cmd-shortcuts"), Manner::SENTENCE);
    ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for (place, command) in Command::ALL.iter().enumerate() {
            let spec = command.spec();
            let Some(keys) = spec.keys else { continue };
            let keys = ui.ctx().format_shortcut(&keys);
            let name = shown.text(spec.name);
            list_item(ui, shown, false, &name, &keys, place);
        }
        ui.add_space(6.0);
        for key in ["help-enter", "help-typing", "help-grammar", "help-grammar-more"] {
            rich(ui, shown, &shown.text(key), Manner::NOTE.colour(shown.tokens.soft));
        }
    });
}

/// Every state since the case was opened; choosing one goes there.
pub fn undo_list(ctx: &egui::Context, shown: &Shown<'_>, names: &[String], at: usize, out: &mut Out) {
    let frame = super::frame(&shown.tokens).inner_margin(16);
    let height = (ctx.content_rect().height() - 150.0).clamp(120.0, 520.0);
    let response = Modal::new(Id::unique("undo-list-heading")).frame(frame).show(ctx, |ui| {
        ui.set_width(f32::min(460.0, ui.ctx().content_rect().width() - 60.0));
        rich(ui, shown, &shown.text("undo-list-heading"), Manner::SENTENCE);
        let mut chosen = at;
        if list_keys(ui, &mut chosen, names.len()) {
            out.acts.push(Act::CloseDialog);
        }
        if chosen != at {
            out.acts.push(Act::UndoTo(chosen));
        }
        ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for (place, name) in names.iter().enumerate() {
                let here = if place == at { shown.text("undo-list-here") } else { String::new() };
                if list_item(ui, shown, place == at, name, &here, place).clicked() {
                    out.acts.push(Act::UndoTo(place));
                }
            }
        });
        rich(ui, shown, &shown.text("undo-list-help"), Manner::NOTE.colour(shown.tokens.soft));
    });
    if response.should_close() {
        out.acts.push(Act::CloseDialog);
    }
}

fn boards(ui: &mut Ui, shown: &Shown<'_>, file: &LinFile, at: &mut usize, height: f32, out: &mut Out) {
    rich(ui, shown, &shown.text("boards-heading"), Manner::SENTENCE);
    if let Some(event) = &file.event {
        rich(ui, shown, event, Manner::NOTE.colour(shown.tokens.soft));
    }
    if list_keys(ui, at, file.records.len()) {
        out.acts.push(Act::OpenRecord(*at));
    }
    ScrollArea::vertical().max_height(height - 60.0).auto_shrink([false, true]).show_rows(
        ui,
        24.0,
        file.records.len(),
        |ui, rows| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for place in rows {
                let record = &file.records[place];
                let (name, facts) = record_words(shown, record);
                if list_item(ui, shown, place == *at, &name, &facts, place).clicked() {
                    out.acts.push(Act::OpenRecord(place));
                }
            }
        },
    );
    if !file.problems.is_empty() {
        let words = Words::new("boards-problems").with("count", file.problems.len());
        rich(ui, shown, &shown.say(&words), Manner::NOTE.colour(shown.tokens.amber));
    }
    rich(ui, shown, &shown.text("boards-help"), Manner::NOTE.colour(shown.tokens.soft));
}

/// A board of a file: its name and room; its contract, alerts and explanations.
fn record_words(shown: &Shown<'_>, record: &Record) -> (String, String) {
    let name = match (&record.label, record.board.number) {
        (Some(label), _) => label.clone(),
        (None, Some(number)) => shown.say(&Words::new("deal-board").with("number", number.to_string())),
        (None, None) => shown.text("head-untitled"),
    };
    let room = record.room.map(|room| match room {
        Room::Open => shown.text("room-open"),
        Room::Closed => shown.text("room-closed"),
    });
    let name = match room {
        Some(room) => format!("{name}, {room}"),
        None => name,
    };
    let first = record.board.dealer().unwrap_or(crate::bridge::Seat::North);
    let calls = record.calls.iter().enumerate();
    let calls =
        calls.map(|(place, call)| (call.seat.unwrap_or_else(|| first.after(place)), call.call)).collect();
    let contract = Auction::from_calls(first, calls).contract();
    let contract = contract.map_or_else(
        || shown.text("boards-no-contract"),
        |contract| shown.say(&Words::new("boards-contract").with("contract", contract)),
    );
    let alerted = record.calls.iter().filter(|call| call.alerted).count();
    let explained = record.calls.iter().filter(|call| call.explained.is_some()).count();
    let mut facts = vec![contract];
    if alerted > 0 {
        facts.push(shown.say(&Words::new("boards-alerts").with("count", alerted)));
    }
    if explained > 0 {
        facts.push(shown.say(&Words::new("boards-explanations").with("count", explained)));
    }
    (name, facts.join(" · "))
}

fn path(
    ui: &mut Ui,
    shown: &Shown<'_>,
    text: &mut String,
    saving: bool,
    problem: Option<&Words>,
    wants_focus: &mut bool,
    out: &mut Out,
) {
    let heading = shown.text(if saving { "path-save" } else { "path-open" });
    rich(ui, shown, &heading, Manner::SENTENCE);
    let edit = egui::TextEdit::singleline(text).id(Id::unique("path")).desired_width(f32::INFINITY);
    let response = ui.add(edit).accessible_name(shown.text("path-name"));
    if std::mem::take(wants_focus) {
        response.request_focus();
    }
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        out.acts.push(Act::SubmitPath);
    }
    if let Some(problem) = problem {
        rich(ui, shown, &shown.say(problem), Manner::NOTE.colour(shown.tokens.amber));
    }
    ui.horizontal_wrapped(|ui| {
        if ui.button(shown.text(if saving { "path-do-save" } else { "path-do-open" })).clicked() {
            out.acts.push(Act::SubmitPath);
        }
        if ui.button(shown.text("path-browse")).clicked() {
            out.acts.push(Act::Browse);
        }
        if ui.button(shown.text("dialog-cancel")).clicked() {
            out.acts.push(Act::CloseDialog);
        }
    });
}
