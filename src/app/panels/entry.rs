//! The entry line: what happened, as a director would say it, and what Enter will add.

use egui::{Id, Key, Margin, Stroke, Ui};

use super::{Act, Out};
use crate::app::quick::{self, Stop};
use crate::app::rich::{Manner, rich};
use crate::app::shown::Shown;
use crate::words::Words;

#[must_use]
pub fn id() -> Id {
    Id::unique("entry")
}

pub fn show(ui: &mut Ui, shown: &Shown<'_>, line: &mut String, out: &mut Out) {
    let focused = ui.memory(|memory| memory.has_focus(id()));
    let stroke = if focused { Stroke::new(1.5, shown.tokens.felt) } else { shown.tokens.hairline() };
    let frame = super::frame(&shown.tokens).stroke(stroke).inner_margin(Margin::symmetric(10, 7));
    let inner = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 2.0;
        let read_only = shown.read_only.is_some();
        let hint = egui::RichText::new(shown.text("entry-hint")).color(shown.tokens.soft);
        let edit = egui::TextEdit::singleline(line)
            .id(id())
            .font(egui::TextStyle::Monospace)
            .frame(egui::Frame::NONE)
            .margin(Margin::ZERO)
            .hint_text(hint)
            .interactive(!read_only)
            .desired_width(f32::INFINITY);
        let response = ui.add(edit).accessible_name(shown.text("entry-name"));
        if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
            out.acts.push(Act::SubmitEntry);
            response.request_focus();
        }
        if line.trim().is_empty() {
            let text = shown.say(&Words::new("entry-empty").with("place", shown.after()));
            rich(ui, shown, &text, Manner::NOTE.colour(shown.tokens.soft));
            return;
        }
        let (text, colour) = match quick::read(line, shown.case, shown.view, None) {
            Ok(read) => (said(shown, &read.echo, "entry-adds"), shown.tokens.felt),
            Err(Stop::AskGap) => {
                let read = quick::read(line, shown.case, shown.view, Some(crate::case::Gap::Skipped));
                let echo = read.map(|read| read.echo).unwrap_or_default();
                (said(shown, &echo, "entry-adds-between"), shown.tokens.amber)
            }
            Err(Stop::NotUnderstood(words)) => (shown.say(&words), shown.tokens.amber),
            Err(Stop::Empty) => return,
        };
        rich(ui, shown, &text, Manner::NOTE.colour(colour));
    });
    out.regions.push((id(), inner.response.rect));
}

fn said(shown: &Shown<'_>, echo: &[Words], key: &'static str) -> String {
    let phrases: Vec<String> = echo.iter().map(|words| shown.say(words)).collect();
    shown.say(&Words::new(key).with("what", phrases.join(" · ")).with("place", shown.after()))
}
