//! The panels: each draws from a read-only world and hands back what is to be done.

pub mod auction;
pub mod deal;
pub mod dialogs;
pub mod entry;
pub mod evidence;
pub mod form;
pub mod head;
pub mod ledger;
pub mod ruling;
pub mod status;
pub mod timeline;

use egui::{
    EventFilter, Frame, Id, Key, Margin, Modifiers, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo,
};

use super::command::Command;
use super::form::Form;
use super::rich::{Manner, job, rich};
use super::shown::Shown;
use super::theme::Tokens;
use super::view::Fold;
use crate::case::{Answer, Edit, Event, EventId, Question};
use crate::laws::{Opinion, Standing};
use crate::reasoning::Rests;
use crate::words::Words;

/// What a panel asks for; carried out after all panels have drawn.
#[derive(Clone, Debug)]
pub enum Act {
    Do(Command),
    Edit(Edit),
    /// An answer to a question, with the entries it rests on.
    Answer(Question, Answer, Vec<EventId>),
    /// Chooses an entry; choosing the chosen one again lets go of it.
    Select(EventId),
    /// Goes to a place of the log.
    GoTo(usize),
    /// Makes the timeline's columns wider or narrower.
    ZoomLanes(f32),
    /// Gives each card played a column of its own.
    ShowCards,
    Toggle(Fold),
    ShowOpinion(usize),
    ShowQuestion(usize),
    Tab(super::view::Tab),
    OpenForm(Box<Form>),
    CloseForm,
    SubmitForm,
    SubmitEntry,
    /// A button of the open dialog, from 0.
    Choose(usize),
    CloseDialog,
    AddKind(super::form::Kind),
    UndoTo(usize),
    OpenRecord(usize),
    SubmitPath,
    Browse,
    DismissNotice,
}

/// What a frame's panels hand back.
#[derive(Default)]
pub struct Out {
    pub acts: Vec<Act>,
    /// The regions F6 goes round, in reading order: where the focus lands, and what belongs to it.
    pub regions: Vec<(Id, Rect)>,
    /// Entries to light up in the next frame.
    pub lit: Vec<EventId>,
}

/// The space between cards.
pub const GAP: f32 = 10.0;

/// A card with a heading that F6 can land on.
pub fn card<R>(
    ui: &mut Ui,
    shown: &Shown<'_>,
    out: &mut Out,
    region: &'static str,
    heading: &str,
    contents: impl FnOnce(&mut Ui, &mut Out) -> R,
) -> R {
    let inner = frame(&shown.tokens).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 6.0;
        let anchor = region_heading(ui, shown, region, heading);
        ui.add_space(2.0);
        let result = contents(ui, out);
        (anchor, result)
    });
    let (anchor, result) = inner.inner;
    out.regions.push((anchor, inner.response.rect));
    result
}

pub fn frame(tokens: &Tokens) -> Frame {
    Frame::new().fill(tokens.panel).stroke(tokens.hairline()).corner_radius(8).inner_margin(Margin {
        left: 12,
        right: 12,
        top: 10,
        bottom: 10,
    })
}

/// A heading that can have the focus, so that a region is announced by name.
pub fn region_heading(ui: &mut Ui, shown: &Shown<'_>, region: &'static str, heading: &str) -> Id {
    let id = Id::unique(("region", region));
    let manner = Manner::HEADING.colour(shown.tokens.soft);
    let galley = ui.painter().layout_job({
        let mut job = job(shown, heading, manner);
        job.wrap.max_width = ui.available_width();
        job
    });
    let (rect, _) = ui.allocate_exact_size(galley.size(), Sense::hover());
    let response = ui.interact(rect, id, Sense::focusable_noninteractive());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, heading));
    ui.painter().galley(rect.min, galley, shown.tokens.soft);
    focus_ring(ui, &response, shown);
    id
}

/// The ring around what has the focus, for things we paint ourselves.
pub fn focus_ring(ui: &Ui, response: &Response, shown: &Shown<'_>) {
    if response.has_focus() {
        let stroke = Stroke::new(2.0, shown.tokens.felt);
        ui.painter().rect_stroke(response.rect.expand(2.0), 4.0, stroke, StrokeKind::Outside);
    }
}

/// A small button with the paragraph of an opinion on it; it opens what the paragraph says, and leads on to the reasons.
///
/// - `place`: where it stands, since one opinion may have a chip in several places.
pub fn law_chip(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out, place: &'static str, index: usize) {
    let Some(opinion) = shown.ruling.opinions.get(index) else { return };
    let cite = opinion.cite;
    let printed = shown.lang.law(cite);
    let manner = Manner::NOTE.strong().colour(shown.tokens.soft);
    let galley = ui.painter().layout_job(job(shown, &printed, manner));
    let size = galley.size() + egui::vec2(12.0, 2.0);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let response = ui.interact(rect, Id::unique(("law", place, index)), Sense::click());
    let name = shown.say(&Words::new("law-named").law("cite", cite));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let fill = if response.hovered() { shown.tokens.felt_soft } else { shown.tokens.chip };
    ui.painter().rect_filled(rect, 4.0, fill);
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, shown.tokens.soft);
    focus_ring(ui, &response, shown);
    let popup = egui::Popup::from_toggle_button_response(&response)
        .close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside)
        .frame(frame(&shown.tokens))
        .gap(6.0)
        .accessible_name(name.clone());
    let open = popup.is_open();
    popup.show(|ui| {
        ui.set_width(LAW_WIDTH.min(ui.ctx().content_rect().width() - 60.0));
        ui.spacing_mut().item_spacing.y = 6.0;
        rich(ui, shown, &name, Manner::BODY.strong());
        let most = (ui.ctx().content_rect().height() - 110.0).max(120.0);
        egui::ScrollArea::vertical().max_height(most).auto_shrink([false, true]).show(ui, |ui| {
            rich(ui, shown, &shown.lang.paraphrase(cite), Manner::BODY);
            if speaks_of_alerts(shown, opinion) {
                note_on_alerts(ui, shown);
            }
        });
        if ui.button(shown.text("law-reasons")).clicked() {
            out.acts.push(Act::ShowOpinion(index));
            ui.close();
        }
    });
    if !open {
        response.on_hover_text(shown.text("tip-law"));
    }
}

const LAW_WIDTH: f32 = 318.0;

/// Does it turn on whether a call was to be alerted, or was?
fn speaks_of_alerts(shown: &Shown<'_>, opinion: &Opinion) -> bool {
    opinion.step.walk().any(|step| {
        let asks = matches!(
            step.asks,
            Some(
                Question::AlertRequired { .. }
                    | Question::AlertedInTime { .. }
                    | Question::AlertMisled { .. }
            )
        );
        let rests = step.rests_on.iter().any(|rests| match rests {
            Rests::Regulation(_) => true,
            Rests::Event(id) => {
                let entry = shown.case.entry(*id);
                entry.is_some_and(|entry| matches!(entry.what, Event::Alerts { .. }))
            }
            Rests::Agreement(_) | Rests::Judgement(_) => false,
        });
        asks || rests
    })
}

/// What the regulations of the event say of alerts, and what of it is only assumed.
fn note_on_alerts(ui: &mut Ui, shown: &Shown<'_>) {
    let Some(regulations) = crate::laws::regulations::named(&shown.case.regulations) else { return };
    let heading = Words::new("law-of-alerts").with("name", shown.lang.of(&regulations.title));
    rich(ui, shown, &shown.say(&heading), Manner::HEADING.colour(shown.tokens.soft));
    rich(ui, shown, shown.lang.of(&regulations.alerts), Manner::NOTE);
    if let Some(assumed) = &regulations.assumed {
        let words = Words::new("law-assumed").with("what", shown.lang.of(assumed));
        rich(ui, shown, &shown.say(&words), Manner::NOTE.colour(shown.tokens.amber));
    }
}

/// The sign of a standing: a full disc, half a disc, an empty ring. Never said by colour alone.
pub fn light(ui: &Ui, shown: &Shown<'_>, centre: egui::Pos2, standing: Standing) {
    let radius = 4.5;
    let painter = ui.painter();
    match standing {
        Standing::Established => {
            painter.circle_filled(centre, radius, shown.tokens.felt);
        }
        Standing::Possible => {
            painter.circle_stroke(centre, radius, Stroke::new(1.4, shown.tokens.amber));
            let points: Vec<egui::Pos2> = (0..=12_u8)
                .map(|step| {
                    let turn = std::f32::consts::FRAC_PI_2 + std::f32::consts::PI * f32::from(step) / 12.0;
                    centre + radius * egui::vec2(turn.cos(), turn.sin())
                })
                .collect();
            painter.add(egui::Shape::convex_polygon(points, shown.tokens.amber, Stroke::NONE));
        }
        Standing::RuledOut => {
            painter.circle_stroke(centre, radius, Stroke::new(1.4, shown.tokens.soft));
        }
    }
}

/// A light in the flow of text.
pub fn light_here(ui: &mut Ui, shown: &Shown<'_>, standing: Standing) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(12.0, 18.0), Sense::hover());
    light(ui, shown, rect.center() + egui::vec2(-1.0, 0.0), standing);
}

/// One of several, chosen from a list or with the up and down keys.
pub fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    salt: &'static str,
    name: &str,
    width: f32,
    options: &[(T, String)],
    value: &mut T,
) -> Response {
    let place = options.iter().position(|(option, _)| option == value);
    let text = place.map_or("—", |place| options[place].1.as_str());
    let before = *value;
    let inner = egui::ComboBox::from_id_salt(salt).selected_text(text).width(width).show_ui(ui, |ui| {
        for (option, label) in options {
            ui.selectable_value(value, *option, label.as_str());
        }
    });
    let mut response = inner.response.accessible_name(name);
    if response.has_focus() {
        let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        let (up, down) = ui.input_mut(|input| {
            (
                input.consume_key(Modifiers::NONE, Key::ArrowUp),
                input.consume_key(Modifiers::NONE, Key::ArrowDown),
            )
        });
        if up || down {
            let next = match place {
                None => 0,
                Some(place) if down => (place + 1).min(options.len().saturating_sub(1)),
                Some(place) => place.saturating_sub(1),
            };
            if let Some((option, _)) = options.get(next) {
                *value = *option;
            }
        }
    }
    if *value != before {
        response.mark_changed();
    }
    response
}

/// A heading that folds what is under it; the fold is remembered by name, not by label.
pub fn fold(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out, fold: Fold, label: &str) -> bool {
    let open = shown.view.is_open(fold);
    let manner = Manner::HEADING.colour(shown.tokens.soft);
    let galley = ui.painter().layout_job(job(shown, label, manner));
    let size = egui::vec2(galley.size().x + 16.0, galley.size().y.max(16.0) + 2.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::DisclosureTriangle, true, open, label));
    let middle = rect.left_center() + egui::vec2(5.0, 0.0);
    let (a, b) = (4.0, 2.5);
    let points = if open {
        vec![middle + egui::vec2(-a, -b), middle + egui::vec2(a, -b), middle + egui::vec2(0.0, a - 0.5)]
    } else {
        vec![middle + egui::vec2(-b, -a), middle + egui::vec2(-b, a), middle + egui::vec2(a - 0.5, 0.0)]
    };
    ui.painter().add(egui::Shape::convex_polygon(points, shown.tokens.soft, Stroke::NONE));
    let at = egui::pos2(rect.left() + 14.0, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, shown.tokens.soft);
    focus_ring(ui, &response, shown);
    if response.clicked() {
        out.acts.push(Act::Toggle(fold));
    }
    open
}

/// A field under its name, in a row that goes on below where there is no more room.
pub fn field<R>(
    ui: &mut Ui,
    shown: &Shown<'_>,
    label: &'static str,
    width: f32,
    contents: impl FnOnce(&mut Ui, &str) -> R,
) -> R {
    let name = shown.text(label);
    let heading = Manner::HEADING.colour(shown.tokens.soft);
    let of_name = ui.painter().layout_job(job(shown, &name, heading)).size().x;
    let width = width.max(of_name + 2.0).min(ui.max_rect().width());
    let layout = egui::Layout::top_down(egui::Align::Min);
    let inner = ui.allocate_ui_with_layout(egui::vec2(width, 38.0), layout, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.set_min_width(width);
        rich(ui, shown, &name, heading);
        contents(ui, &name)
    });
    inner.inner
}

/// A text field under its name.
pub fn text_field(
    ui: &mut Ui,
    shown: &Shown<'_>,
    label: &'static str,
    id: &'static str,
    text: &mut String,
    width: f32,
) -> Response {
    let width = if width.is_finite() { width } else { ui.available_width() };
    field(ui, shown, label, width, |ui, name| {
        let edit = egui::TextEdit::singleline(text)
            .id(Id::unique(("field", id)))
            .desired_width(f32::INFINITY)
            .margin(Margin::symmetric(6, 3));
        ui.add(edit).accessible_name(name)
    })
}

/// A choice under its name.
pub fn choice_field<T: Copy + PartialEq>(
    ui: &mut Ui,
    shown: &Shown<'_>,
    label: &'static str,
    width: f32,
    options: &[(T, String)],
    value: &mut T,
) -> Response {
    field(ui, shown, label, width, |ui, name| choice(ui, label, name, width, options, value))
}

/// A button for a command, named and tipped by it.
pub fn command_button(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out, command: Command) -> Response {
    let spec = command.spec();
    let response = ui.add_enabled(command.when(shown), egui::Button::new(shown.text(spec.name)));
    let tip = match spec.keys {
        Some(keys) => format!("{} ({})", shown.text(spec.tip), ui.ctx().format_shortcut(&keys)),
        None => shown.text(spec.tip),
    };
    if response.clicked() {
        out.acts.push(Act::Do(command));
    }
    response.on_hover_text(tip)
}
