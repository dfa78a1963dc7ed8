//! The side panel: the sentence, the question with what each answer leads to, what is established, and why.

use egui::{Id, Margin, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo};

use super::{Act, Out, focus_ring, fold, law_chip, light_here};
use crate::app::command::Command;
use crate::app::form::{Form, ReasonForm};
use crate::app::rich::{Manner, append, job, rich};
use crate::app::shown::Shown;
use crate::app::view::Fold;
use crate::case::{EventId, Judgement, Phase};
use crate::lang::print;
use crate::laws::{Opinion, Outcome, Standing};
use crate::reasoning::{Rests, Step, Truth};
use crate::ruling::{Asked, Change, Preview, script};
use crate::words::Words;

pub fn show(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out) {
    let anchor = super::region_heading(ui, shown, "ruling", &shown.text("panel-ruling"));
    out.regions.push((anchor, ui.max_rect()));
    ui.spacing_mut().item_spacing.y = 8.0;
    tags(ui, shown);
    sentence(ui, shown, out);
    if shown.view.table_view {
        rich(ui, shown, &shown.text("ruling-hidden"), Manner::NOTE.colour(shown.tokens.soft));
        return;
    }
    question(ui, shown, out);
    latest_answer(ui, shown, out);
    selected(ui, shown, out);
    say(ui, shown);
    players(ui, shown);
    reminders(ui, shown);
    answered(ui, shown, out);
    clashes(ui, shown, out);
    warnings(ui, shown, out);
    opinions(ui, shown, out);
    reasons(ui, shown, out);
}

/// The sentence alone, for the narrow window's top.
pub fn sentence(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out) {
    rich(ui, shown, &shown.say(&shown.headline), Manner::SENTENCE);
    if let Some(index) = shown.headline_of {
        law_chip(ui, shown, out, "headline", index);
    }
}

fn tags(ui: &mut Ui, shown: &Shown<'_>) {
    ui.horizontal_wrapped(|ui| {
        let phase = match shown.ruling.table.phase {
            Phase::Auction => "phase-auction",
            Phase::Clarification => "phase-clarification",
            Phase::Play => "phase-play",
            Phase::Over => "phase-over",
        };
        let end = shown.place == shown.case.happened.len();
        let key = if end { "tag-now" } else { "tag-then" };
        let text = shown.say(&Words::new(key).with("phase", Words::new(phase)));
        tag(ui, shown, &text, shown.tokens.chip, shown.tokens.soft);
        if shown.view.as_known {
            tag(ui, shown, &shown.text("tag-as-known"), shown.tokens.said_soft, shown.tokens.said);
        } else if !end {
            tag(ui, shown, &shown.text("tag-all-facts"), shown.tokens.felt_soft, shown.tokens.felt);
        }
        if shown.case.is_disputed() {
            tag(ui, shown, &shown.text("tag-disputed"), shown.tokens.amber_soft, shown.tokens.amber);
        }
    });
}

fn tag(ui: &mut Ui, shown: &Shown<'_>, text: &str, fill: egui::Color32, ink: egui::Color32) {
    let frame = egui::Frame::new().fill(fill).corner_radius(4).inner_margin(Margin::symmetric(6, 1));
    frame.show(ui, |ui| rich(ui, shown, text, Manner::NOTE.colour(ink)));
}

fn question(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out) {
    let questions = &shown.ruling.questions;
    let place = shown.view.question.min(questions.len().saturating_sub(1));
    let Some(asked) = questions.get(place) else { return };
    let tokens = &shown.tokens;
    let frame = egui::Frame::new().fill(tokens.amber_soft).corner_radius(8).inner_margin(Margin {
        left: 12,
        right: 12,
        top: 10,
        bottom: 12,
    });
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 6.0;
        rich(ui, shown, &shown.say(&asked.words), Manner::BODY.strong());
        if let Some(old) = &asked.old {
            let words = Words::new("question-old").with("answer", print::answer(&old.answer));
            rich(ui, shown, &shown.say(&words), Manner::NOTE.colour(tokens.amber));
        }
        for (number, preview) in asked.previews.iter().enumerate() {
            answer(ui, shown, out, asked, preview, number);
        }
        if questions.len() > 1 {
            let words = Words::new("question-more")
                .with("place", (place + 1).to_string())
                .with("of", questions.len().to_string());
            ui.horizontal_wrapped(|ui| {
                rich(ui, shown, &shown.say(&words), Manner::NOTE.colour(tokens.soft));
                super::command_button(ui, shown, out, Command::NextQuestion);
            });
        }
    });
}

/// A card with one interaction over it: the keys, the answer, and what it leads to.
fn answer(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out, asked: &Asked, preview: &Preview, number: usize) {
    let tokens = &shown.tokens;
    let command = [Command::Answer1, Command::Answer2, Command::Answer3].get(number).copied();
    let keys = command.and_then(|command| command.spec().keys);
    let keys = keys.map(|keys| ui.ctx().format_shortcut(&keys)).unwrap_or_default();
    let word = shown.say(&print::answer(&preview.answer));
    let leads_to = preview_text(shown, &preview.changes);
    let name =
        shown.say(&Words::new("answer-named").with("answer", word.as_str()).with("leads", leads_to.as_str()));
    let width = ui.available_width();
    let key_job = job(shown, &keys, Manner::HEADING.colour(tokens.soft));
    let key_galley = ui.painter().layout_job(key_job);
    let mut word_job = job(shown, &word, Manner::BODY.strong());
    word_job.wrap.max_width = (width * 0.3).max(60.0);
    let word_galley = ui.painter().layout_job(word_job);
    let left = 10.0 + key_galley.size().x + 10.0 + 8.0;
    let text_left = left + word_galley.size().x + 12.0;
    let mut text_job = job(shown, &leads_to, Manner::NOTE.colour(tokens.soft));
    text_job.wrap.max_width = (width - text_left - 10.0).max(80.0);
    let text_galley = ui.painter().layout_job(text_job);
    let height = text_galley.size().y.max(word_galley.size().y).max(20.0) + 14.0;
    let (rect, _) = ui.allocate_exact_size(egui::vec2(width, height), Sense::hover());
    let enabled = shown.read_only.is_none();
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, Id::unique(("answer", number)), sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &name));
    let fill = if response.hovered() { tokens.felt_soft } else { tokens.panel };
    let stroke = Stroke::new(1.0, if response.hovered() { tokens.felt } else { tokens.line });
    ui.painter().rect(rect, 6.0, fill, stroke, StrokeKind::Inside);
    let middle = rect.center().y;
    let key_at = egui::pos2(rect.left() + 13.0, middle - key_galley.size().y / 2.0);
    let cap = egui::Rect::from_min_size(key_at, key_galley.size()).expand2(egui::vec2(4.0, 2.0));
    ui.painter().rect_stroke(cap, 4.0, tokens.hairline(), StrokeKind::Inside);
    ui.painter().galley(key_at, key_galley, tokens.soft);
    let word_at = egui::pos2(rect.left() + left, middle - word_galley.size().y / 2.0);
    ui.painter().galley(word_at, word_galley, tokens.ink);
    let text_at = egui::pos2(rect.left() + text_left, middle - text_galley.size().y / 2.0);
    ui.painter().galley(text_at, text_galley, tokens.soft);
    focus_ring(ui, &response, shown);
    if response.clicked() {
        let (question, answer) = (asked.question.clone(), preview.answer.clone());
        out.acts.push(Act::Answer(question, answer, asked.rests_on.clone()));
    }
}

/// What would change, each as a sentence; the most telling first.
fn preview_text(shown: &Shown<'_>, changes: &[Change]) -> String {
    const MOST: usize = 2;
    let mut changes: Vec<&Change> = changes.iter().collect();
    // What may be changed before what else is settled, and that before the rest.
    let is_change = |change: &Change| matches!(change.outcome, Outcome::MayChange(..));
    changes.sort_by_key(|change| (!is_change(change), !change.settles()));
    let mut sentences: Vec<String> =
        changes.iter().take(MOST).map(|change| shown.say(&change_words(shown, change))).collect();
    if sentences.is_empty() {
        return shown.text("preview-nothing");
    }
    if changes.len() > MOST {
        let words = Words::new("preview-more").with("count", changes.len() - MOST);
        sentences.push(shown.say(&words));
    }
    sentences.join(" ")
}

fn change_words(shown: &Shown<'_>, change: &Change) -> Words {
    // What is no longer said of anything is no longer so.
    let standing = change.after.unwrap_or(Standing::RuledOut);
    script::outcome(&shown.ruling.table, &change.outcome, standing)
}

/// What to say, and to whom.
fn say(ui: &mut Ui, shown: &Shown<'_>) {
    for say in &shown.worked.guide.say {
        let mut line = job(shown, &shown.say(&say.words), Manner::BODY);
        append(&mut line, shown, "  ", Manner::BODY);
        append(&mut line, shown, &shown.say(&print::to_whom(say.to)), Manner::NOTE.colour(shown.tokens.soft));
        let response = ui
            .horizontal_top(|ui| {
                ui.add_space(13.0);
                ui.add(egui::Label::new(line).wrap());
            })
            .response;
        let x = response.rect.left() + 1.5;
        ui.painter().vline(x, response.rect.y_range(), Stroke::new(3.0, shown.tokens.felt));
    }
}

/// One short line for each player whose duties or rights differ.
fn players(ui: &mut Ui, shown: &Shown<'_>) {
    let lines = &shown.worked.guide.players;
    if lines.iter().all(|(_, lines)| lines.is_empty()) {
        return;
    }
    rich(ui, shown, &shown.text("guide-players"), Manner::HEADING.colour(shown.tokens.soft));
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        for (seat, lines) in lines.iter() {
            if lines.is_empty() {
                continue;
            }
            let said: Vec<String> = lines.iter().map(|words| shown.say(words)).collect();
            let mut line = job(shown, &shown.lang.seat(seat), Manner::NOTE.strong());
            append(&mut line, shown, "  ", Manner::NOTE);
            append(&mut line, shown, &said.join(" "), Manner::NOTE);
            ui.add(egui::Label::new(line).wrap());
        }
    });
}

/// What to collect before it is gone, and what to come back to.
fn reminders(ui: &mut Ui, shown: &Shown<'_>) {
    let guide = &shown.worked.guide;
    for (heading, lines) in [("guide-collect", &guide.collect), ("guide-come-back", &guide.come_back)] {
        if lines.is_empty() {
            continue;
        }
        rich(ui, shown, &shown.text(heading), Manner::HEADING.colour(shown.tokens.soft));
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            for words in lines {
                let line = ui.horizontal_top(|ui| {
                    ui.add_space(12.0);
                    rich(ui, shown, &shown.say(words), Manner::NOTE);
                });
                let dot = line.response.rect.left_top() + egui::vec2(4.0, 8.0);
                ui.painter().circle_filled(dot, 2.0, shown.tokens.soft);
            }
        });
    }
}

/// What was just answered, with a place to say who decided and why.
fn latest_answer(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out) {
    let Some((_, judgement)) = shown.worked.latest_answer() else { return };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let words = Words::new("answered-last").with("answer", print::answer(&judgement.answer));
        rich(ui, shown, &shown.say(&words), Manner::NOTE.colour(shown.tokens.soft));
        super::command_button(ui, shown, out, Command::Reason);
    });
}

/// By whom and why, where it was said.
fn reason(ui: &mut Ui, shown: &Shown<'_>, judgement: &Judgement) {
    let (by, because) = (judgement.by.as_str(), judgement.because.as_str());
    let key = match (by, because) {
        ("", "") => return,
        ("", _) => "answered-because",
        (_, "") => "answered-by",
        _ => "answered-by-because",
    };
    let mut words = Words::new(key);
    if !by.is_empty() {
        words = words.with("name", by);
    }
    if !because.is_empty() {
        words = words.with("because", because);
    }
    rich(ui, shown, &shown.say(&words), Manner::NOTE.colour(shown.tokens.soft));
}

/// Answers that hold, each of which can be opened again.
fn answered(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out) {
    let answered = &shown.worked.answered;
    if answered.is_empty() {
        return;
    }
    rich(ui, shown, &shown.text("answered"), Manner::HEADING.colour(shown.tokens.soft));
    for (place, (question, judgement)) in answered.iter().enumerate() {
        let asked = shown.say(question);
        ui.push_id(("answered", place), |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                rich(ui, shown, &asked, Manner::NOTE.colour(shown.tokens.soft));
                rich(ui, shown, &shown.say(&print::answer(&judgement.answer)), Manner::NOTE.strong());
                reason(ui, shown, judgement);
                if shown.read_only.is_none() {
                    let name = shown.say(&Words::new("reopen-named").with("question", asked.as_str()));
                    let button = ui.small_button(shown.text("reopen"));
                    if button.accessible_name(name).clicked() {
                        out.acts.push(Act::Edit(crate::case::Edit::Reopen(judgement.on.clone())));
                    }
                    let name = shown.say(&Words::new("reason-named").with("question", asked.as_str()));
                    let button = ui.small_button(shown.text("cmd-reason"));
                    if button.accessible_name(name).clicked() {
                        out.acts.push(Act::OpenForm(Box::new(Form::Reason(ReasonForm::new(judgement)))));
                    }
                }
            });
        });
    }
}

/// The entry that is chosen: what it is, what the Laws say that rests on it.
fn selected(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out) {
    let Some(entry) = shown.view.selected.and_then(|id| shown.case.entry(id)) else { return };
    let frame = egui::Frame::new()
        .fill(shown.tokens.felt_soft)
        .corner_radius(8)
        .inner_margin(Margin::symmetric(12, 8));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        rich(ui, shown, &shown.name(entry), Manner::BODY.strong());
        let more = &entry.more;
        let mut lines = Vec::new();
        lines.extend(more.at.map(|at| at.to_string()));
        lines.extend((!more.note.is_empty()).then(|| more.note.clone()));
        lines.extend(source_words(&more.source).map(|words| shown.say(&words)));
        if !lines.is_empty() {
            rich(ui, shown, &lines.join(" · "), Manner::NOTE.colour(shown.tokens.soft));
        }
        let resting = shown.ruling.opinions.iter().enumerate().filter(|(_, opinion)| {
            opinion.about == Some(entry.id) || opinion.step.events().contains(&entry.id)
        });
        ui.horizontal_wrapped(|ui| {
            for (index, _) in resting {
                law_chip(ui, shown, out, "selected", index);
            }
            super::command_button(ui, shown, out, Command::EditEvent);
            super::command_button(ui, shown, out, Command::DeleteEvent);
        });
    });
}

fn source_words(source: &crate::case::Source) -> Option<Words> {
    match source {
        crate::case::Source::Noted => None,
        crate::case::Source::File(name) => Some(Words::new("source-file").with("name", name.as_str())),
        crate::case::Source::Operator(name) => {
            Some(Words::new("source-operator").with("name", name.as_str()))
        }
    }
}

/// Established opinions that cannot both be followed: said plainly, never smoothed over.
fn clashes(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out) {
    let clashes = &shown.ruling.clashes;
    if clashes.is_empty() {
        return;
    }
    rich(ui, shown, &shown.text("print-clashes"), Manner::HEADING.colour(shown.tokens.amber));
    for (place, clash) in clashes.iter().enumerate() {
        let text = shown.say(&print::clash_words(shown.lang, shown.ruling, clash));
        let both = [&clash.first, &clash.second];
        let rests_on: Vec<EventId> = both.into_iter().filter_map(|opinion| opinion.about).collect();
        linked(ui, shown, out, ("clash", place), &text, &rests_on, shown.tokens.ink);
    }
}

fn warnings(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out) {
    let problems = shown.ruling.problems.iter().map(|problem| (problem.entry, &problem.what));
    let unhandled = shown.ruling.not_handled.iter().map(|unhandled| (unhandled.entry, &unhandled.what));
    for (heading, list) in [
        ("ruling-problems", problems.collect::<Vec<_>>()),
        ("ruling-not-handled", unhandled.collect::<Vec<_>>()),
    ] {
        if list.is_empty() {
            continue;
        }
        rich(ui, shown, &shown.text(heading), Manner::HEADING.colour(shown.tokens.amber));
        for (place, (entry, what)) in list.into_iter().enumerate() {
            let text = shown.say(what);
            linked(ui, shown, out, (heading, place), &text, &[entry], shown.tokens.ink);
        }
    }
}

/// Text that lights up the entries it rests on, and chooses the first when clicked.
fn linked(
    ui: &mut Ui,
    shown: &Shown<'_>,
    out: &mut Out,
    salt: impl std::hash::Hash + std::fmt::Debug,
    text: &str,
    rests_on: &[EventId],
    colour: egui::Color32,
) {
    ui.push_id(&salt, |ui| {
        let label = egui::Label::new(job(shown, text, Manner::NOTE.colour(colour))).wrap();
        let label = if rests_on.is_empty() { label } else { label.sense(Sense::click()) };
        let response = ui.add(label);
        if response.hovered() || response.has_focus() {
            out.lit.extend(rests_on);
        }
        if !rests_on.is_empty() {
            focus_ring(ui, &response, shown);
        }
        if response.clicked()
            && let Some(first) = rests_on.first()
        {
            out.acts.push(Act::Select(*first));
        }
    });
}

fn opinions(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out) {
    let opinions = &shown.ruling.opinions;
    let of = |standing: Standing| {
        opinions.iter().enumerate().filter(move |(_, opinion)| opinion.standing == standing)
    };
    let live = of(Standing::Established).count() + of(Standing::Possible).count();
    if live > 0 && fold(ui, shown, out, Fold::Opinions, &shown.text("ruling-opinions")) {
        for standing in [Standing::Established, Standing::Possible] {
            for (index, opinion) in of(standing) {
                one(ui, shown, out, index, opinion);
            }
        }
    }
    let count = of(Standing::RuledOut).count();
    if count > 0 {
        let label = shown.say(&Words::new("ruling-ruled-out").with("count", count));
        if fold(ui, shown, out, Fold::RuledOut, &label) {
            for (index, opinion) in of(Standing::RuledOut) {
                one(ui, shown, out, index, opinion);
            }
        }
    }
}

fn one(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out, index: usize, opinion: &Opinion) {
    let changed = shown.worked.changed.iter().any(|change| {
        change.after.is_some()
            && change.cite == opinion.cite
            && change.about == opinion.about
            && change.outcome == opinion.outcome
    });
    ui.push_id(("opinion", index), |ui| {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            light_here(ui, shown, opinion.standing);
            let room = ui.available_width();
            ui.scope_builder(UiBuilder::new(), |ui| {
                ui.set_max_width(room);
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().item_spacing.x = 6.0;
                    let text = shown.say(&script::sentence(&shown.ruling.table, opinion));
                    let colour = match opinion.standing {
                        Standing::RuledOut => shown.tokens.soft,
                        _ => shown.tokens.ink,
                    };
                    let label = egui::Label::new(job(shown, &text, Manner::NOTE.colour(colour))).wrap();
                    let response = ui.add(label.sense(Sense::hover()));
                    if response.hovered() {
                        out.lit.extend(opinion.about);
                        out.lit.extend(opinion.step.events());
                    }
                    let standing = shown.text(print::standing_key(opinion.standing));
                    let soft = Manner::NOTE.colour(shown.tokens.soft);
                    rich(ui, shown, &standing, soft);
                    if changed {
                        rich(
                            ui,
                            shown,
                            &shown.text("ruling-changed"),
                            Manner::NOTE.colour(shown.tokens.felt),
                        );
                    }
                    law_chip(ui, shown, out, "opinions", index);
                });
            });
        });
    });
}

fn reasons(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out) {
    let Some(opinion) = shown.opinion() else { return };
    let cite = Words::new("ruling-why").law("cite", opinion.cite);
    if fold(ui, shown, out, Fold::Tree, &shown.say(&cite)) {
        ui.spacing_mut().item_spacing.y = 3.0;
        let mut count = 0;
        tree(ui, shown, out, &opinion.step, 0, &mut count);
    }
}

fn tree(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out, step: &Step, depth: usize, count: &mut usize) {
    let (sign, word, colour) = match step.truth {
        Truth::Holds => ("+", "truth-holds", shown.tokens.felt),
        Truth::Fails => ("–", "truth-fails", shown.tokens.soft),
        Truth::Open => ("?", "truth-open", shown.tokens.amber),
    };
    *count += 1;
    let salt = *count;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        #[allow(clippy::cast_precision_loss)] // a tree a few steps deep
        ui.add_space(10.0 * depth as f32);
        let (rect, response) = ui.allocate_exact_size(egui::vec2(10.0, 15.0), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, shown.text(word)));
        let galley = ui.painter().layout_job(job(shown, sign, Manner::NOTE.strong().colour(colour)));
        ui.painter().galley(egui::pos2(rect.left(), rect.top()), galley, colour);
        let rests_on: Vec<EventId> = step
            .rests_on
            .iter()
            .filter_map(|rests| match rests {
                Rests::Event(id) | Rests::Agreement(id) => Some(*id),
                Rests::Regulation(_) | Rests::Judgement(_) => None,
            })
            .collect();
        let room = ui.available_width();
        ui.scope_builder(UiBuilder::new(), |ui| {
            ui.set_max_width(room);
            let text = shown.say(&step.words);
            linked(ui, shown, out, ("step", salt), &text, &rests_on, shown.tokens.ink);
        });
    });
    for part in step.parts.iter() {
        tree(ui, shown, out, part, depth + 1, count);
    }
}
