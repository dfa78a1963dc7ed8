//! The auction grid: what was called at each turn, what became of it, and the light that says whether it may still be changed.

use egui::text::LayoutJob;
use egui::{Id, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::{Act, Out, focus_ring, light, light_here};
use crate::app::rich::{Manner, append, job, rich};
use crate::app::shown::Shown;
use crate::bridge::Seat;
use crate::case::{CallRecord, Fate, Given, Means};
use crate::laws::Standing;
use crate::words::Words;

const ROW: f32 = 30.0;

/// What stands in one cell: calls of one player at one turn, a skipped turn, or the turn to come.
#[derive(Clone, Debug)]
enum Piece {
    Call(usize),
    Skipped,
    ToCall,
}

struct Placed {
    row: usize,
    column: usize,
    piece: Piece,
}

pub fn show(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out) {
    let table = &shown.ruling.table;
    let first = shown.view.first_column.seat(table.dealer);
    let notes = footnotes(shown);
    let heading = shown.text("panel-auction");
    super::card(ui, shown, out, "auction", &heading, |ui, out| {
        grid(ui, shown, out, first, &notes);
        ui.spacing_mut().item_spacing.y = 3.0;
        if !notes.is_empty() {
            ui.add_space(2.0);
        }
        for (number, note) in notes.iter().enumerate() {
            let mut line = LayoutJob::default();
            let number = format!("{} ", number + 1);
            append(&mut line, shown, &number, Manner::NOTE.strong());
            append(&mut line, shown, &note.text, Manner::NOTE.colour(shown.tokens.soft));
            ui.add(egui::Label::new(line).wrap());
        }
        legend(ui, shown);
    });
}

fn grid(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out, first: Seat, notes: &[Note]) {
    let pieces = placed(shown, first);
    let rows = pieces.iter().map(|placed| placed.row + 1).max().unwrap_or(1);
    #[allow(clippy::cast_precision_loss)] // rows of an auction
    let height = ROW * (rows as f32) + 24.0;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let width = rect.width() / 4.0;
    #[allow(clippy::cast_precision_loss)]
    let left = |column: usize| rect.left() + width * column as f32;
    for column in 0..4 {
        let seat = first.after(column);
        let manner = Manner::NOTE.strong().colour(shown.tokens.soft);
        let galley = ui.painter().layout_job(job(shown, &shown.lang.seat(seat), manner));
        ui.painter().galley(pos2(left(column) + 4.0, rect.top() + 2.0), galley, shown.tokens.soft);
    }
    for row in 0..rows {
        #[allow(clippy::cast_precision_loss)]
        let y = rect.top() + 24.0 + ROW * row as f32;
        ui.painter().hline(rect.x_range(), y - 2.0, shown.tokens.hairline());
    }
    let mut used: std::collections::BTreeMap<(usize, usize), f32> = std::collections::BTreeMap::new();
    for placed in &pieces {
        #[allow(clippy::cast_precision_loss)]
        let top = rect.top() + 22.0 + ROW * placed.row as f32;
        let cell = Rect::from_min_size(pos2(left(placed.column), top), vec2(width, ROW));
        let x = used.entry((placed.row, placed.column)).or_insert(cell.left() + 4.0);
        match placed.piece {
            Piece::Call(index) => {
                let record = &shown.ruling.table.calls[index];
                *x = call(ui, shown, out, record, cell, *x, notes);
            }
            Piece::Skipped => {
                let text = shown.text("auction-skipped");
                let galley =
                    ui.painter().layout_job(job(shown, &text, Manner::NOTE.colour(shown.tokens.amber)));
                ui.painter().galley(
                    pos2(*x, cell.center().y - galley.size().y / 2.0),
                    galley,
                    shown.tokens.amber,
                );
            }
            Piece::ToCall => {
                let galley =
                    ui.painter().layout_job(job(shown, "?", Manner::BODY.strong().colour(shown.tokens.felt)));
                let at = pos2(*x, cell.center().y - galley.size().y / 2.0);
                let seat = first.after(placed.column);
                let response = ui.interact(cell, Id::unique("to call"), Sense::hover());
                let name = shown.say(&Words::new("auction-to-call").with("seat", seat));
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
                ui.painter().galley(at, galley, shown.tokens.felt);
            }
        }
    }
}

/// One call in its cell; gives where the next one in the same cell begins.
fn call(
    ui: &Ui,
    shown: &Shown<'_>,
    out: &mut Out,
    record: &CallRecord,
    cell: Rect,
    x: f32,
    notes: &[Note],
) -> f32 {
    let tokens = &shown.tokens;
    let withdrawn = matches!(record.fate, Fate::Replaced(_) | Fate::Cancelled(_) | Fate::Declined(_));
    let manner = Manner::BODY.struck(withdrawn);
    let manner = match record.fate {
        Fate::Waits => manner.strong().colour(tokens.amber),
        _ if withdrawn => manner.colour(tokens.soft),
        _ => manner,
    };
    let text = job(shown, &shown.lang.call(record.call), manner);
    let galley = ui.painter().layout_job(text);
    let number = notes.iter().position(|note| note.call == record.id).map(|place| place + 1);
    let mark = number.map(|number| {
        let manner = Manner { size: 9.5, ..Manner::BODY.strong().colour(tokens.said) };
        ui.painter().layout_job(job(shown, &number.to_string(), manner))
    });
    let width = galley.size().x + mark.as_ref().map_or(0.0, |mark| mark.size().x + 2.0);
    let rect = if withdrawn {
        Rect::from_min_max(pos2(x - 2.0, cell.top()), pos2(x + width + 2.0, cell.bottom()))
    } else {
        cell.with_min_x((x - 4.0).max(cell.left()))
    };
    let response = ui.interact(rect, Id::unique(("call", record.id)), Sense::click());
    let standing = light_of(shown, record);
    let name = spoken(shown, record, standing, number.and_then(|number| notes.get(number - 1)));
    let chosen = shown.is_lit(record.id);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &name));
    if chosen {
        ui.painter().rect_filled(rect.shrink2(vec2(0.0, 1.0)), 2.0, tokens.felt_soft);
    } else if response.hovered() {
        ui.painter().rect_filled(rect.shrink2(vec2(0.0, 1.0)), 2.0, tokens.chip);
    }
    let at = pos2(x, cell.center().y - galley.size().y / 2.0);
    let end = at.x + galley.size().x;
    ui.painter().galley(at, galley, tokens.ink);
    if let Some(mark) = mark {
        ui.painter().galley(pos2(end + 2.0, at.y - 2.0), mark, tokens.said);
    }
    if let Some(standing) = standing {
        light(ui, shown, pos2(cell.right() - 14.0, cell.center().y), standing);
    }
    focus_ring(ui, &response, shown);
    if response.clicked() {
        out.acts.push(Act::Select(record.id));
    }
    response.on_hover_text(name);
    x + width + 8.0
}

/// The best that any paragraph says of a call: open, perhaps, or too late.
#[must_use]
pub fn light_of(shown: &Shown<'_>, record: &CallRecord) -> Option<Standing> {
    if shown.view.table_view {
        return None;
    }
    shown.options_about(record.id).map(|opinion| opinion.standing).min()
}

#[must_use]
pub fn light_words(standing: Standing) -> &'static str {
    match standing {
        Standing::Established => "light-now",
        Standing::Possible => "light-possible",
        Standing::RuledOut => "light-too-late",
    }
}

fn fate_words(record: &CallRecord) -> Option<&'static str> {
    let faults = record.faults;
    Some(match record.fate {
        Fate::Waits if faults.out_of_rotation => "fate-waits-rotation",
        Fate::Waits if faults.insufficient => "fate-waits-insufficient",
        Fate::Waits => "fate-waits",
        Fate::Replaced(_) => "fate-replaced",
        Fate::Cancelled(_) => "fate-cancelled",
        Fate::Declined(_) => "fate-declined",
        Fate::Stands if record.accepted.is_some() => "fate-accepted",
        Fate::Stands => return None,
    })
}

fn spoken(shown: &Shown<'_>, record: &CallRecord, standing: Option<Standing>, note: Option<&Note>) -> String {
    let words = Words::new("auction-call").with("seat", record.by).with("call", record.call);
    let mut parts = vec![shown.say(&words)];
    parts.extend(fate_words(record).map(|key| shown.text(key)));
    parts.extend(standing.map(|standing| shown.text(light_words(standing))));
    parts.extend(note.map(|note| note.text.clone()));
    parts.join(", ")
}

/// Where each piece goes: a row a round, a column a player.
fn placed(shown: &Shown<'_>, first: Seat) -> Vec<Placed> {
    let table = &shown.ruling.table;
    let column = |seat: Seat| seat.turns_after(first);
    let mut pieces: Vec<Placed> = Vec::new();
    let mut at: Option<(usize, usize)> = None;
    let next = |at: Option<(usize, usize)>, seat: Seat| match at {
        None => (0, column(seat)),
        Some((row, last)) if column(seat) > last => (row, column(seat)),
        Some((row, _)) => (row + 1, column(seat)),
    };
    for turn in &table.turns {
        let due = next(at, turn.due);
        for &index in &turn.calls {
            let record = &table.calls[index];
            if record.by == turn.due {
                pieces.push(Placed { row: due.0, column: due.1, piece: Piece::Call(index) });
            } else {
                let (row, column) = next(Some(due), record.by);
                pieces.push(Placed { row, column, piece: Piece::Call(index) });
            }
        }
        let Some(standing) = turn.standing else {
            // Nothing stands here yet: whoever calls next still calls at this turn.
            if at.is_none() {
                at = None;
            }
            continue;
        };
        let caller = table.calls[standing].by;
        let mut here = due;
        let mut seat = turn.due;
        // An accepted call out of rotation: everybody from the player due to the caller was passed over.
        while seat != caller {
            pieces.push(Placed { row: here.0, column: here.1, piece: Piece::Skipped });
            seat = seat.lho();
            here = next(Some(here), seat);
        }
        at = Some(here);
    }
    if let Some(seat) = table.turn() {
        let (row, column) = next(at, seat);
        let taken = pieces.iter().any(|placed| placed.row == row && placed.column == column);
        if !taken {
            pieces.push(Placed { row, column, piece: Piece::ToCall });
        }
    }
    pieces
}

/// What was said and agreed about a call, under the grid.
pub struct Note {
    pub call: crate::case::EventId,
    pub text: String,
}

fn footnotes(shown: &Shown<'_>) -> Vec<Note> {
    let table = &shown.ruling.table;
    table
        .calls
        .iter()
        .filter_map(|record| {
            let mut parts: Vec<String> = Vec::new();
            for alert in table.alerts.iter().filter(|alert| alert.of == record.id) {
                parts.push(shown.text(match alert.given {
                    Given::Promptly => "note-alerted",
                    Given::Late => "note-alerted-late",
                    Given::Never => "note-not-alerted",
                }));
            }
            for told in table.told.iter().filter(|told| told.of == record.id) {
                let key = if told.announcement { "note-announced" } else { "note-said" };
                parts
                    .push(shown.say(&Words::new(key).with("seat", told.by).with("says", told.says.as_str())));
            }
            let agreement = shown.worked.ruled.agreement_about(record.id);
            if let Some(agreement) = agreement.filter(|_| !shown.view.table_view) {
                parts.extend(agreement.means.as_ref().map(|means| match means {
                    Means::Text(text) => shown.say(&Words::new("note-agreed").with("agreed", text.as_str())),
                    Means::NoAgreement => shown.text("no-agreement"),
                }));
            }
            parts.extend(fate_words(record).map(|key| shown.text(key)));
            (!parts.is_empty()).then(|| Note { call: record.id, text: parts.join("; ") })
        })
        .collect()
}

fn legend(ui: &mut Ui, shown: &Shown<'_>) {
    let table = &shown.ruling.table;
    let mut lights: Vec<Standing> = table.calls.iter().filter_map(|record| light_of(shown, record)).collect();
    lights.sort_unstable();
    lights.dedup();
    if lights.is_empty() {
        return;
    }
    ui.add_space(2.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for standing in lights {
            light_here(ui, shown, standing);
            let manner = Manner::NOTE.colour(shown.tokens.soft);
            rich(ui, shown, &shown.text(light_words(standing)), manner);
            ui.add_space(8.0);
        }
    });
}
