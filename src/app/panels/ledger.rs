//! The ledger: who told whom what about which call.

use egui::{Id, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::{Act, Out, focus_ring};
use crate::app::rich::{Manner, job, rich};
use crate::app::shown::Shown;
use crate::bridge::Seat;
use crate::case::Means;

pub fn show(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out) {
    let heading = shown.text("panel-ledger");
    super::card(ui, shown, out, "ledger", &heading, |ui, out| {
        let told = &shown.ruling.table.told;
        if told.is_empty() {
            rich(ui, shown, &shown.text("ledger-none"), Manner::NOTE.colour(shown.tokens.soft));
            return;
        }
        let shares: &[(f32, &'static str)] = if shown.view.table_view {
            &[(0.22, "ledger-call"), (0.18, "ledger-by"), (0.18, "ledger-to"), (0.42, "ledger-said")]
        } else {
            &[
                (0.20, "ledger-call"),
                (0.17, "ledger-by"),
                (0.14, "ledger-to"),
                (0.25, "ledger-said"),
                (0.24, "ledger-agreed"),
            ]
        };
        let head: Vec<String> = shares.iter().map(|(_, key)| shown.text(key)).collect();
        let plain = Manner::NOTE.colour(shown.tokens.soft);
        let heads: Vec<(String, Manner)> = head.into_iter().map(|text| (text, plain)).collect();
        row(ui, shown, shares, &heads, None);
        for told in told {
            let about = shown.ruling.table.call(told.of);
            let call = about.map_or_else(
                || format!("({})", told.of),
                |record| {
                    let words = crate::words::Words::new("auction-call");
                    shown.say(&words.with("seat", record.by).with("call", record.call))
                },
            );
            let heard = hearers(shown, &told.heard_by.0, told.by);
            let mut cells = vec![
                (call, Manner::NOTE),
                (shown.lang.seat(told.by), Manner::NOTE),
                (heard, Manner::NOTE),
                (told.says.clone(), Manner::NOTE.strong().colour(shown.tokens.said)),
            ];
            if !shown.view.table_view {
                let means =
                    shown.worked.ruled.agreement_about(told.of).and_then(|found| found.means.as_ref());
                cells.push(match means {
                    Some(Means::Text(text)) => (text.clone(), Manner::NOTE),
                    Some(Means::NoAgreement) => (shown.text("no-agreement"), Manner::NOTE),
                    None => (shown.text("ledger-unknown"), plain),
                });
            }
            let response = row(ui, shown, shares, &cells, Some(Id::unique(("told", told.id))));
            if let Some(response) = response {
                let name: Vec<&str> = cells.iter().map(|(text, _)| text.as_str()).collect();
                let name = name.join(", ");
                let chosen = shown.is_selected(told.id);
                response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &name));
                focus_ring(ui, &response, shown);
                if response.clicked() {
                    out.acts.push(Act::Select(told.id));
                }
            }
        }
    });
}

fn hearers(shown: &Shown<'_>, heard: &[bool; 4], by: Seat) -> String {
    let others: Vec<Seat> = Seat::ALL.into_iter().filter(|seat| heard[seat.index()] && *seat != by).collect();
    if others.len() == 3 {
        return shown.text("ledger-all");
    }
    if others.is_empty() {
        return shown.text("ledger-nobody");
    }
    let initials = others.iter().map(|seat| {
        let name = shown.lang.seat(*seat);
        name.chars().next().map(String::from).unwrap_or_default()
    });
    initials.collect::<Vec<_>>().join(" ")
}

/// One line of the table, as high as its highest cell.
fn row(
    ui: &mut Ui,
    shown: &Shown<'_>,
    shares: &[(f32, &'static str)],
    cells: &[(String, Manner)],
    id: Option<Id>,
) -> Option<egui::Response> {
    let width = ui.available_width();
    let galleys: Vec<_> = shares
        .iter()
        .zip(cells)
        .map(|((share, _), (text, manner))| {
            let mut job = job(shown, text, *manner);
            job.wrap.max_width = width * share - 8.0;
            ui.painter().layout_job(job)
        })
        .collect();
    let height = galleys.iter().map(|galley| galley.size().y).fold(14.0, f32::max) + 6.0;
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let response = id.map(|id| ui.interact(rect, id, Sense::click()));
    if response.as_ref().is_some_and(egui::Response::hovered) {
        ui.painter().rect_filled(rect, 2.0, shown.tokens.chip);
    }
    let mut x = rect.left();
    for ((share, _), galley) in shares.iter().zip(galleys) {
        ui.painter().galley(pos2(x + 2.0, rect.top() + 3.0), galley, shown.tokens.ink);
        x += width * share;
    }
    ui.painter().hline(rect.x_range(), rect.bottom() + 2.0, shown.tokens.hairline());
    response
}
