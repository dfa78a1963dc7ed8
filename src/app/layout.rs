//! The window cut into rectangles by hand, and the panels drawn in reading order, which is the order of Tab.

use egui::{Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};

use super::form::Form;
use super::panels::dialogs::Dialog;
use super::panels::{self, Act, GAP, Out};
use super::shown::Shown;
use super::theme::Tokens;
use super::view::Tab;
use super::{App, rich};
use crate::words::Words;

impl App {
    pub(super) fn draw(&mut self, ui: &mut Ui, out: &mut Out) {
        let mut line = std::mem::take(&mut self.line);
        let mut form = self.form.take();
        let mut dialog = self.dialog.take();
        let writing = form.is_some();
        let shown = Shown { form_open: writing, ..self.shown() };
        let full = ui.max_rect();
        let tokens = shown.tokens;
        ui.painter().rect_filled(full, 0.0, tokens.ground);
        let head = full.with_max_y(full.top() + 36.0);
        let foot = full.with_min_y(full.bottom() - 24.0);
        let middle = Rect::from_min_max(head.left_bottom(), foot.right_top());
        bar(ui, &tokens, head, head.bottom());
        part(ui, "head", head, |ui| panels::head::show(ui, &shown, out));
        let middle = notice(ui, &shown, self.notice.as_ref(), middle, out);
        if full.width() < 900.0 {
            narrow(ui, &shown, middle, &mut line, form.as_mut(), out);
        } else {
            wide(ui, &shown, middle, &mut line, form.as_mut(), out);
        }
        bar(ui, &tokens, foot, foot.top());
        part(ui, "foot", foot, |ui| panels::status::show(ui, &shown, out));
        match &mut dialog {
            Some(Dialog::UndoList) => {
                let (names, at) = self.history.names();
                let names: Vec<String> = names.into_iter().map(|words| shown.say(words)).collect();
                panels::dialogs::undo_list(ui.ctx(), &shown, &names, at, out);
            }
            Some(dialog) => panels::dialogs::show(ui.ctx(), &shown, dialog, out),
            None => {}
        }
        self.line = line;
        self.form = form;
        self.dialog = dialog;
        if self.wants_entry && self.dialog.is_none() {
            self.wants_entry = false;
            ui.memory_mut(|memory| memory.request_focus(panels::entry::id()));
        }
    }
}

/// The head and the foot: a panel's colour and a hairline.
fn bar(ui: &Ui, tokens: &Tokens, rect: Rect, line: f32) {
    ui.painter().rect_filled(rect, 0.0, tokens.panel);
    ui.painter().hline(rect.x_range(), line, tokens.hairline());
}

/// Draws inside `rect` and nowhere else.
fn part<R>(ui: &mut Ui, salt: &'static str, rect: Rect, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect).id_salt(salt));
    child.set_clip_rect(rect.intersect(ui.clip_rect()));
    contents(&mut child)
}

/// A part whose contents may be longer than it is high.
fn scrolled(ui: &mut Ui, salt: &'static str, rect: Rect, contents: impl FnOnce(&mut Ui)) {
    part(ui, salt, rect, |ui| {
        ScrollArea::vertical().id_salt(salt).auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = GAP;
            contents(ui);
        });
    });
}

/// The sentence about a file or an edit; gives what is left below it.
fn notice(ui: &mut Ui, shown: &Shown<'_>, words: Option<&Words>, rect: Rect, out: &mut Out) -> Rect {
    let Some(words) = words else { return rect };
    let strip = rect.with_max_y(rect.top() + 30.0);
    ui.painter().rect_filled(strip, 0.0, shown.tokens.amber_soft);
    part(ui, "notice", strip, |ui| {
        ui.horizontal_centered(|ui| {
            ui.add_space(12.0);
            let button = ui.small_button(shown.text("notice-close"));
            if button.clicked() {
                out.acts.push(Act::DismissNotice);
            }
            rich::rich(ui, shown, &shown.say(words), rich::Manner::BODY);
        });
    });
    rect.with_min_y(strip.bottom())
}

fn wide(
    ui: &mut Ui,
    shown: &Shown<'_>,
    rect: Rect,
    line: &mut String,
    form: Option<&mut Form>,
    out: &mut Out,
) {
    let tokens = &shown.tokens;
    let side_width = (rect.width() * 0.3).clamp(320.0, 480.0);
    let side = rect.with_min_x(rect.right() - side_width);
    let left = rect.with_max_x(side.left()).shrink(12.0);
    let timeline =
        left.with_min_y((left.bottom() - panels::timeline::height(rect.height())).max(left.top() + 140.0));
    let top = left.with_max_y(timeline.top() - GAP);
    let second_part = |ui: &mut Ui, out: &mut Out| match form {
        Some(form) => panels::form::show(ui, shown, form, out),
        None => panels::deal::show(ui, shown, out),
    };
    if top.width() < 660.0 {
        // Room for one column only: a form comes before the auction it is about.
        let writing = shown.form_open;
        let mut second_part = Some(second_part);
        scrolled(ui, "only", top, |ui| {
            panels::entry::show(ui, shown, line, out);
            if writing && let Some(part) = second_part.take() {
                part(ui, out);
            }
            panels::auction::show(ui, shown, out);
            if let Some(part) = second_part.take() {
                part(ui, out);
            }
            panels::ledger::show(ui, shown, out);
            panels::evidence::show(ui, shown, out);
        });
    } else {
        let first_width = ((top.width() - GAP) * 0.48).clamp(300.0, 560.0);
        let first = top.with_max_x(top.left() + first_width);
        let second = top.with_min_x(first.right() + GAP);
        scrolled(ui, "first", first, |ui| {
            panels::entry::show(ui, shown, line, out);
            panels::auction::show(ui, shown, out);
            panels::ledger::show(ui, shown, out);
        });
        scrolled(ui, "second", second, |ui| {
            second_part(ui, out);
            panels::evidence::show(ui, shown, out);
        });
    }
    part(ui, "timeline", timeline, |ui| panels::timeline::show(ui, shown, out));
    ui.painter().rect_filled(side, 0.0, tokens.panel);
    ui.painter().vline(side.left(), side.y_range(), tokens.hairline());
    let inside =
        Rect::from_min_max(side.min + vec2(16.0, 12.0), pos2(side.right() - 6.0, side.bottom() - 4.0));
    scrolled(ui, "side", inside, |ui| {
        ui.set_max_width(inside.width() - 12.0);
        panels::ruling::show(ui, shown, out);
    });
}

/// Under 900 points: the entry and the sentence on top, then the parts in turn.
fn narrow(
    ui: &mut Ui,
    shown: &Shown<'_>,
    rect: Rect,
    line: &mut String,
    form: Option<&mut Form>,
    out: &mut Out,
) {
    let rect = rect.shrink2(vec2(10.0, 8.0));
    let top = part(ui, "narrow top", rect, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        panels::entry::show(ui, shown, line, out);
        if shown.view.tab != Tab::Ruling || form.is_some() {
            ui.horizontal_wrapped(|ui| panels::ruling::sentence(ui, shown, out));
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            for tab in Tab::ALL {
                let chosen = shown.view.tab == tab && form.is_none();
                if ui.selectable_label(chosen, shown.text(tab.name())).clicked() {
                    out.acts.push(Act::Tab(tab));
                }
            }
        });
        ui.min_rect().bottom()
    });
    let below = rect.with_min_y(top + 6.0);
    if let Some(form) = form {
        return scrolled(ui, "narrow form", below, |ui| panels::form::show(ui, shown, form, out));
    }
    match shown.view.tab {
        Tab::Timeline => scrolled(ui, "narrow timeline", below, |ui| {
            let size = vec2(ui.available_width() - 2.0, panels::timeline::HEIGHT);
            let (area, _) = ui.allocate_exact_size(size, egui::Sense::hover());
            part(ui, "timeline", area, |ui| panels::timeline::show(ui, shown, out));
        }),
        tab => scrolled(ui, "narrow part", below, |ui| match tab {
            Tab::Ruling => {
                panels::frame(&shown.tokens).show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    panels::ruling::show(ui, shown, out);
                });
            }
            Tab::Auction => panels::auction::show(ui, shown, out),
            Tab::Told => panels::ledger::show(ui, shown, out),
            Tab::Evidence => panels::evidence::show(ui, shown, out),
            Tab::Deal | Tab::Timeline => panels::deal::show(ui, shown, out),
        }),
    }
}
