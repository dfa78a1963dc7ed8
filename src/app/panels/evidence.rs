//! The evidence: what each call means by agreement, and how we know.

use egui::Ui;

use super::{Act, Out, command_button};
use crate::app::command::Command;
use crate::app::form::{AgreementForm, Form};
use crate::app::rich::{Manner, rich};
use crate::app::shown::Shown;
use crate::case::{Agreement, Edit, Found, Means, Of, Weighs};
use crate::words::Words;

pub fn show(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out) {
    let heading = shown.text("panel-evidence");
    super::card(ui, shown, out, "evidence", &heading, |ui, out| {
        if shown.view.table_view {
            rich(ui, shown, &shown.text("evidence-hidden"), Manner::NOTE.colour(shown.tokens.soft));
            return;
        }
        let agreements = &shown.worked.ruled.agreements;
        if agreements.is_empty() {
            rich(ui, shown, &shown.text("evidence-none"), Manner::NOTE.colour(shown.tokens.soft));
        }
        for (place, agreement) in agreements.iter().enumerate() {
            if place > 0 {
                ui.add(egui::Separator::default().spacing(4.0));
            }
            one(ui, shown, out, place, agreement);
        }
        ui.add_space(2.0);
        command_button(ui, shown, out, Command::Agreement);
    });
}

fn one(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out, place: usize, agreement: &Agreement) {
    let soft = Manner::NOTE.colour(shown.tokens.soft);
    ui.push_id(place, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        let call = match &agreement.of {
            Of::Call(id) => shown.call_name(*id),
            Of::InPlaceOf(id, call) => {
                let words = Words::new("evidence-in-place").with("call", *call);
                shown.say(&words.with("what", shown.call_name(*id)))
            }
        };
        let means = match &agreement.means {
            Some(Means::Text(text)) => text.clone(),
            Some(Means::NoAgreement) => shown.text("no-agreement"),
            None => shown.text("evidence-unknown"),
        };
        ui.horizontal_wrapped(|ui| {
            rich(ui, shown, &call, Manner::BODY);
            rich(ui, shown, &means, Manner::BODY.strong());
            rich(ui, shown, &shown.text(found_words(agreement.by)), soft);
        });
        for evidence in &agreement.evidence {
            let key = match evidence.1 {
                Weighs::For => "evidence-for",
                Weighs::Against => "evidence-against",
            };
            let text = shown.say(&Words::new(key).with("text", evidence.0.as_str()));
            rich(ui, shown, &text, soft);
        }
        if shown.read_only.is_some() {
            return;
        }
        ui.horizontal(|ui| {
            let about = |key: &'static str| shown.say(&Words::new(key).with("what", call.as_str()));
            let change = ui.small_button(shown.text("evidence-change"));
            if change.accessible_name(about("evidence-change-named")).clicked() {
                let form = AgreementForm::with(Some(agreement.call()), Some(agreement.clone()));
                out.acts.push(Act::OpenForm(Box::new(Form::Agreement(form))));
            }
            let remove = ui.small_button(shown.text("evidence-remove"));
            if remove.accessible_name(about("evidence-remove-named")).clicked() {
                out.acts.push(Act::Edit(Edit::Disagree(agreement.of.clone())));
            }
        });
    });
}

fn found_words(by: Option<Found>) -> &'static str {
    match by {
        Some(Found::Operator) => "found-operator",
        Some(Found::Caller) => "found-caller",
        Some(Found::Director) | None => "found-director",
    }
}
