//! The entry line: what happened, as a director would say it, and what Enter will add.

use std::sync::Arc;

use egui::{Id, Key, Margin, Stroke, Ui};

use super::{Act, Out};
use crate::app::quick::{self, Stop};
use crate::app::rich::{Manner, rich};
use crate::app::shown::Shown;
use crate::case::{Case, Moment};
use crate::lang::Lang;
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
        let (text, taken) = echo(ui, shown, line);
        let colour = if taken { shown.tokens.felt } else { shown.tokens.amber };
        rich(ui, shown, &text, Manner::NOTE.colour(colour));
    });
    out.regions.push((id(), inner.response.rect));
}

/// What an echo was worked out from.
type Grounds = (String, Arc<Case>, Moment, Lang);

/// What Enter will add, or why it will not; kept until the line, the case, the moment or the language changes.
fn echo(ui: &Ui, shown: &Shown<'_>, line: &str) -> (String, bool) {
    let key = Id::unique("echo of the entry");
    let kept: Option<(Grounds, (String, bool))> = ui.data(|data| data.get_temp(key));
    if let Some(((of_line, case, moment, lang), echo)) = kept
        && of_line == line
        && Arc::ptr_eq(&case, shown.case)
        && (moment, lang) == (shown.view.moment, shown.lang)
    {
        return echo;
    }
    let echo = match quick::read(line, shown.case, shown.view, None) {
        Ok(read) => (said(shown, &read.echo, "entry-adds"), true),
        Err(Stop::AskGap) => {
            let read = quick::read(line, shown.case, shown.view, Some(crate::case::Gap::Skipped));
            let echo = read.map(|read| read.echo).unwrap_or_default();
            (said(shown, &echo, "entry-adds-between"), false)
        }
        Err(Stop::NotUnderstood(words)) => (shown.say(&words), false),
        Err(Stop::Empty) => (String::new(), true),
    };
    let grounds: Grounds = (line.to_owned(), shown.case.clone(), shown.view.moment, shown.lang);
    ui.data_mut(|data| data.insert_temp(key, (grounds, echo.clone())));
    echo
}

fn said(shown: &Shown<'_>, echo: &[Words], key: &'static str) -> String {
    let phrases: Vec<String> = echo.iter().map(|words| shown.say(words)).collect();
    shown.say(&Words::new(key).with("what", phrases.join(" · ")).with("place", shown.after()))
}
