//! The timeline: one column an entry, a lane a player, and the times in which a call could be changed.

use egui::{
    Id, Pos2, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::{Act, Out, focus_ring};
use crate::app::command::Command;
use crate::app::rich::{Manner, job};
use crate::app::shown::{Shown, Window, chip_words, cut};
use crate::app::view::Lanes;
use crate::bridge::Seat;
use crate::case::{Entry, Event, Phase};
use crate::laws::{Outcome, Standing};
use crate::ruling::script;
use crate::words::Words;

const HEAD: f32 = 40.0;
const LANE: f32 = 33.0;
/// Where there is room to spare, lanes take some of it.
const HIGHEST_LANE: f32 = 44.0;
const FOOT: f32 = 24.0;
const BAR: f32 = 10.0;
const LANES: [Option<Seat>; 5] =
    [Some(Seat::West), Some(Seat::North), Some(Seat::East), Some(Seat::South), None];

/// As high as it needs to be.
pub const HEIGHT: f32 = HEAD + LANE * 5.0 + FOOT + BAR + 4.0;

/// How high it is in a window of this height.
#[must_use]
pub fn height(window: f32) -> f32 {
    HEIGHT + ((window - 800.0) * 0.2).clamp(0.0, (HIGHEST_LANE - LANE) * 5.0)
}

fn lane_height(rect: Rect) -> f32 {
    ((rect.height() - HEAD - FOOT - BAR - 4.0) / 5.0).clamp(LANE, HIGHEST_LANE)
}

/// The lane an entry stands on: its player's, or the director's.
fn lane(what: &Event) -> usize {
    let seat = match what {
        Event::Summons(_) => None,
        other => other.actor(),
    };
    LANES.iter().position(|lane| *lane == seat).unwrap_or(4)
}

/// What an entry has of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Slot {
    /// One of its own.
    Own,
    /// None: it is not shown.
    Hidden,
    /// The first of so many cards that share one.
    Cards(usize),
    /// A later one of them.
    SharesCards,
}

fn is_hidden(lanes: Lanes, what: &Event) -> bool {
    let call = matches!(
        what,
        Event::Calls(..)
            | Event::Changes { .. }
            | Event::Accepts { .. }
            | Event::Declines { .. }
            | Event::Keeps { .. }
            | Event::Cancels { .. }
    );
    let card = matches!(
        what,
        Event::Plays { .. }
            | Event::Leads { .. }
            | Event::Faces { .. }
            | Event::TakesBack { .. }
            | Event::Exposes { .. }
            | Event::DummyFaced
            | Event::Claims { .. }
            | Event::Settled
            | Event::Result { .. }
            | Event::HandsReturned(_)
    );
    match lanes {
        Lanes::Calls => !call,
        Lanes::Said => card,
        Lanes::All | Lanes::Cards => false,
    }
}

/// Cards played one after another share a column, unless each is asked for.
fn slots(shown: &Shown<'_>) -> Vec<Slot> {
    let entries = &shown.case.happened;
    let lanes = shown.view.lanes;
    let plays =
        |index: usize| entries.get(index).is_some_and(|entry| matches!(entry.what, Event::Plays { .. }));
    let mut slots = Vec::with_capacity(entries.len());
    for (index, entry) in entries.iter().enumerate() {
        let first = index == 0 || !plays(index - 1);
        let run = (index..).take_while(|index| plays(*index)).count();
        slots.push(match lanes {
            _ if is_hidden(lanes, &entry.what) => Slot::Hidden,
            Lanes::All if plays(index) && first && run > 1 => Slot::Cards(run),
            Lanes::All if plays(index) && !first => Slot::SharesCards,
            _ => Slot::Own,
        });
    }
    slots
}

/// The lane of a chip: cards of several players are on none of theirs.
fn row(what: &Event, slot: Slot) -> usize {
    if matches!(slot, Slot::Cards(_)) { LANES.len() - 1 } else { lane(what) }
}

/// Where the columns are.
struct Columns {
    slots: Vec<Slot>,
    lefts: Vec<f32>,
    /// Where the column after the last entry is, and where it ends.
    after: f32,
    end: f32,
}

impl Columns {
    /// Card plays are many and say little here: their columns are narrow, or shared.
    fn new(shown: &Shown<'_>, room: f32) -> Self {
        let slots = slots(shown);
        let weight = |(slot, entry): (&Slot, &Entry)| match slot {
            Slot::Hidden | Slot::SharesCards => 0.0,
            Slot::Own if matches!(entry.what, Event::Plays { .. }) => 0.55,
            Slot::Own | Slot::Cards(_) => 1.0,
        };
        let weights: Vec<f32> = slots.iter().zip(&shown.case.happened).map(weight).collect();
        let total: f32 = weights.iter().sum::<f32>() + 1.6;
        let unit = ((room / total).clamp(52.0, 92.0) * shown.view.lanes_zoom).max(40.0);
        let mut lefts = Vec::with_capacity(weights.len());
        let mut x = 0.0;
        // Where the cards of a shared column are inside it.
        let (mut inside, mut step) = (0.0, 0.0);
        for (slot, weight) in slots.iter().zip(weights) {
            match slot {
                Slot::Cards(count) => {
                    #[allow(clippy::cast_precision_loss)] // cards of a board
                    let count = *count as f32;
                    (inside, step) = (x, unit / count);
                    lefts.push(x);
                }
                Slot::SharesCards => {
                    inside += step;
                    lefts.push(inside);
                }
                Slot::Own | Slot::Hidden => lefts.push(x),
            }
            x += weight * unit;
        }
        Self { slots, lefts, after: x + unit, end: (x + unit * 1.6).max(room) }
    }

    /// Where the gap after `place` entries is.
    fn gap(&self, place: usize) -> f32 {
        match self.lefts.get(place) {
            Some(left) => *left,
            // After the last entry: inside the open column at the end.
            None => self.after,
        }
    }

    /// The place nearest to a pointer.
    fn nearest(&self, x: f32) -> usize {
        // Of places that fall together, the last: entries that are not shown have happened.
        let places = (0..=self.lefts.len()).rev();
        let distance = |place: &usize| (self.gap(*place) - x).abs();
        places.min_by(|a, b| distance(a).total_cmp(&distance(b))).unwrap_or(0)
    }
}

pub fn show(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out) {
    let rect = ui.max_rect();
    let tokens = &shown.tokens;
    ui.painter().rect(rect, 8.0, tokens.panel, tokens.hairline(), StrokeKind::Inside);
    out.regions.push((Id::unique("scrubber"), rect));
    let high = lane_height(rect);
    let label_width = labels(ui, shown, rect, high);
    let inside = Rect::from_min_max(
        pos2(rect.left() + label_width, rect.top() + 1.0),
        pos2(rect.right() - 2.0, rect.bottom() - FOOT),
    );
    let mut child = ui.new_child(UiBuilder::new().max_rect(inside).id_salt("timeline"));
    child.set_clip_rect(inside.intersect(ui.clip_rect()));
    let columns = Columns::new(shown, inside.width() - 4.0);
    ScrollArea::horizontal().id_salt("lanes").auto_shrink(false).stick_to_right(true).show(
        &mut child,
        |ui| {
            let size = vec2(columns.end, HEAD + high * 5.0);
            let (area, _) = ui.allocate_exact_size(size, Sense::hover());
            lanes(ui, shown, out, area, &columns, high);
        },
    );
    foot(ui, shown, out, Rect::from_min_max(pos2(rect.left(), rect.bottom() - FOOT), rect.max));
    if ui.rect_contains_pointer(rect) {
        let factor = ui.input(egui::InputState::zoom_delta);
        if (factor - 1.0).abs() > 0.001 {
            out.acts.push(Act::ZoomLanes(factor));
        }
    }
}

/// What the bars mean, and which entries are shown.
fn foot(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out, foot: Rect) {
    let tokens = &shown.tokens;
    let lanes = shown.text(shown.view.lanes.name());
    let galley =
        ui.painter().layout_job(job(shown, &lanes, Manner::HEADING_PLAIN.strong().colour(tokens.soft)));
    let size = galley.size() + vec2(14.0, 4.0);
    let button = Rect::from_min_size(pos2(foot.right() - size.x - 8.0, foot.center().y - size.y / 2.0), size);
    let manner = Manner::HEADING_PLAIN.colour(tokens.soft);
    let words = ["timeline-foot", "timeline-foot-short"]
        .map(|key| ui.painter().layout_job(job(shown, &shown.text(key), manner)));
    let room = button.left() - foot.left() - 20.0;
    if let Some(words) = words.into_iter().find(|words| words.size().x < room) {
        let at = pos2(foot.left() + 12.0, foot.center().y - words.size().y / 2.0);
        ui.painter().galley(at, words, tokens.soft);
    }
    let response = ui.interact(button, Id::unique("lanes"), Sense::click());
    let spec = Command::Lanes.spec();
    let name = shown.say(&Words::new("lanes-named").with("what", lanes.as_str()));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    ui.painter().rect_filled(button, 4.0, if response.hovered() { tokens.felt_soft } else { tokens.chip });
    ui.painter().galley(button.center() - galley.size() / 2.0, galley, tokens.soft);
    focus_ring(ui, &response, shown);
    if response.clicked() {
        out.acts.push(Act::Do(Command::Lanes));
    }
    let keys = spec.keys.map(|keys| ui.ctx().format_shortcut(&keys)).unwrap_or_default();
    response.on_hover_text(format!("{} ({keys})", shown.text(spec.tip)));
}

/// The names of the lanes, which stay when the columns scroll.
fn labels(ui: &Ui, shown: &Shown<'_>, rect: Rect, high: f32) -> f32 {
    let mut width: f32 = 60.0;
    for (index, seat) in LANES.iter().enumerate() {
        let name = seat.map_or_else(|| shown.text("lane-director"), |seat| shown.lang.seat(seat));
        let manner = Manner::BODY.colour(shown.tokens.soft);
        let galley = ui.painter().layout_job(job(shown, &name, manner));
        width = width.max(galley.size().x + 24.0);
        #[allow(clippy::cast_precision_loss)] // five lanes
        let y = rect.top() + HEAD + high * index as f32;
        ui.painter().hline(rect.left() + 1.0..=rect.right() - 1.0, y, shown.tokens.hairline());
        let at = pos2(rect.left() + 12.0, y + high / 2.0 - galley.size().y / 2.0);
        ui.painter().galley(at, galley, shown.tokens.soft);
    }
    let bottom = rect.top() + HEAD + high * 5.0;
    ui.painter().hline(rect.left() + 1.0..=rect.right() - 1.0, bottom, shown.tokens.hairline());
    width
}

fn lanes(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out, area: Rect, columns: &Columns, high: f32) {
    let place = shown.place;
    scrubber(ui, shown, out, area, columns);
    head(ui, shown, area, columns);
    let chips = chips(ui, shown, area, columns, high);
    if !shown.view.table_view {
        for window in shown.worked.windows.iter() {
            bar(ui, shown, area, columns, window, &chips, high);
        }
    }
    for (index, entry) in shown.case.happened.iter().enumerate() {
        let Some((rect, galley)) = &chips[index] else { continue };
        if let Slot::Cards(count) = columns.slots[index] {
            cards(ui, shown, out, (index, count), *rect, galley.clone());
            continue;
        }
        chip(ui, shown, out, entry, *rect, galley.clone(), index >= place);
    }
    let x = area.left() + columns.gap(place);
    let line = Stroke::new(1.5, shown.tokens.red);
    ui.painter().vline(x, area.top() + 20.0..=area.bottom(), line);
}

/// The head as a slider: where we are in table time.
fn scrubber(ui: &Ui, shown: &Shown<'_>, out: &mut Out, area: Rect, columns: &Columns) {
    let last = shown.case.happened.len();
    let rect = Rect::from_min_size(area.min, vec2(area.width(), HEAD));
    let response = ui.interact(rect, Id::unique("scrubber"), Sense::click_and_drag());
    #[allow(clippy::cast_precision_loss)] // places of a log
    let value = shown.place as f64;
    let name = shown.say(&Words::new("scrubber-name").with("place", shown.after()));
    response.widget_info(|| WidgetInfo::slider(true, value, &name));
    if let Some(pointer) =
        response.interact_pointer_pos().filter(|_| response.dragged() || response.clicked())
    {
        let place = columns.nearest(pointer.x - area.left());
        if place != shown.place {
            out.acts.push(Act::GoTo(place));
        }
    }
    use egui::accesskit::Action;
    let (less, more) = ui.input(|input| {
        (
            input.num_accesskit_action_requests(response.id, Action::Decrement),
            input.num_accesskit_action_requests(response.id, Action::Increment),
        )
    });
    if less + more > 0 {
        out.acts.push(Act::GoTo((shown.place + more).saturating_sub(less).min(last)));
    }
    let x = area.left() + columns.gap(shown.place);
    let end = shown.place == last;
    let label = if end { shown.text("scrubber-now") } else { shown.text("scrubber-then") };
    let white = egui::Color32::WHITE;
    let galley = ui.painter().layout_job(job(shown, &label, Manner::HEADING.colour(white)));
    let flag = Rect::from_center_size(pos2(x, area.top() + 11.0), galley.size() + vec2(14.0, 4.0));
    // The flag stays whole at both ends of the lanes.
    let shift = (area.left() - flag.left()).max(0.0) + (area.right() - flag.right()).min(0.0);
    let flag = flag.translate(vec2(shift, 0.0));
    ui.painter().rect_filled(flag, 4.0, shown.tokens.vulnerable);
    ui.painter().galley(flag.center() - galley.size() / 2.0, galley, white);
    let gained_focus = response.gained_focus();
    focus_ring(ui, &response.with_new_rect(flag), shown);
    // The lanes follow the moment when it moves, and are left alone otherwise.
    let memory_id = Id::unique("scrubber was at");
    let before = ui.data(|data| data.get_temp::<usize>(memory_id));
    if before != Some(shown.place) || gained_focus {
        ui.data_mut(|data| data.insert_temp(memory_id, shown.place));
        ui.scroll_to_rect(Rect::from_center_size(pos2(x, area.center().y), vec2(160.0, 10.0)), None);
    }
}

/// Phases where they begin, and clock times where they are known.
fn head(ui: &Ui, shown: &Shown<'_>, area: Rect, columns: &Columns) {
    let soft = shown.tokens.soft;
    let manner = Manner::HEADING_PLAIN.colour(soft);
    let flag_x = columns.gap(shown.place);
    let mut free_from = f32::NEG_INFINITY;
    for (place, phase) in shown.worked.phases.iter().enumerate() {
        let before = place.checked_sub(1).map(|before| shown.worked.phases[before]);
        if before == Some(*phase) || (shown.case.happened.is_empty() && place > 0) {
            continue;
        }
        let x = if place == 0 { 0.0 } else { columns.gap(place) };
        let key = match phase {
            Phase::Auction => "phase-auction",
            Phase::Clarification => "phase-clarification",
            Phase::Play => "phase-play",
            Phase::Over => "phase-over",
        };
        if place > 0 {
            let dashes = egui::Shape::dashed_line(
                &[pos2(area.left() + x, area.top() + 22.0), pos2(area.left() + x, area.bottom())],
                shown.tokens.hairline(),
                3.0,
                3.0,
            );
            ui.painter().extend(dashes);
        }
        let galley = ui.painter().layout_job(job(shown, &shown.text(key), manner));
        let at = x + 6.0;
        // A name that would run into the one before it or off the end is left to the panel.
        if at > free_from && at + galley.size().x < columns.end {
            free_from = at + galley.size().x + 6.0;
            ui.painter().galley(pos2(area.left() + at, area.top() + 23.0), galley, soft);
        }
    }
    for (index, entry) in shown.case.happened.iter().enumerate() {
        let Some(at) = entry.more.at else { continue };
        if !matches!(columns.slots[index], Slot::Own | Slot::Cards(_)) {
            continue;
        }
        let galley = ui.painter().layout_job(job(shown, &at.to_string(), manner));
        let x = columns.lefts[index] + 4.0;
        if (x - flag_x).abs() > 70.0 {
            ui.painter().galley(pos2(area.left() + x, area.top() + 5.0), galley, soft);
        }
    }
}

type Chip = (Rect, std::sync::Arc<egui::Galley>);

/// Where each chip is: a long one runs on until the next of its lane.
fn chips(ui: &Ui, shown: &Shown<'_>, area: Rect, columns: &Columns, high: f32) -> Vec<Option<Chip>> {
    let entries = &shown.case.happened;
    let mut chips = Vec::with_capacity(entries.len());
    for (index, entry) in entries.iter().enumerate() {
        let slot = columns.slots[index];
        let hidden = shown.hides(entry);
        if hidden || matches!(slot, Slot::Hidden | Slot::SharesCards) {
            chips.push(None);
            continue;
        }
        let row = row(&entry.what, slot);
        let next = (index + 1..entries.len()).find(|other| {
            let slot = columns.slots[*other];
            matches!(slot, Slot::Own | Slot::Cards(_)) && self::row(&entries[*other].what, slot) == row
        });
        let end = next.map_or(columns.end, |next| columns.lefts[next]);
        let left = columns.lefts[index] + 3.0;
        let room = (end - left - 20.0).clamp(24.0, 220.0);
        let text = match slot {
            Slot::Cards(count) => shown.say(&Words::new("chip-cards").with("count", count)),
            _ => shown.say(&chip_words(shown.case, &entry.what)),
        };
        let strong = matches!(entry.what, Event::Calls(..) | Event::Changes { .. });
        let mut manner = if strong { Manner::BODY.strong() } else { Manner::NOTE };
        manner = manner.colour(ink_of(shown, &entry.what));
        let mut galley = ui.painter().layout_job(job(shown, &text, manner));
        let mut letters = text.chars().count();
        while galley.size().x > room && letters > 2 {
            letters -= 1;
            galley = ui.painter().layout_job(job(shown, &cut(&text, letters), manner));
        }
        #[allow(clippy::cast_precision_loss)] // five lanes
        let top = area.top() + HEAD + high * row as f32 + (high - 27.0) / 2.0;
        let rect = Rect::from_min_size(pos2(area.left() + left, top), vec2(galley.size().x + 12.0, 22.0));
        chips.push(Some((rect, galley)));
    }
    chips
}

fn ink_of(shown: &Shown<'_>, what: &Event) -> egui::Color32 {
    match what {
        Event::Announces { .. } | Event::Asks { .. } | Event::Explains { .. } | Event::Alerts { .. } => {
            shown.tokens.said
        }
        Event::Summons(_) | Event::Tells { .. } => shown.tokens.amber,
        _ => shown.tokens.ink,
    }
}

fn chip(
    ui: &Ui,
    shown: &Shown<'_>,
    out: &mut Out,
    entry: &Entry,
    rect: Rect,
    galley: std::sync::Arc<egui::Galley>,
    later: bool,
) {
    let tokens = &shown.tokens;
    let response = ui.interact(rect, Id::unique(("chip", entry.id)), Sense::click());
    let chosen = shown.is_lit(entry.id);
    let mut name = shown.name(entry);
    if later {
        name = format!("{name}, {}", shown.text("chip-later"));
    }
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &name));
    let ink = ink_of(shown, &entry.what);
    let fill = if ink == tokens.said {
        tokens.said_soft
    } else if ink == tokens.amber {
        tokens.amber_soft
    } else {
        tokens.chip
    };
    let fill = if chosen { tokens.felt_soft } else { fill };
    if later {
        ui.painter().rect(rect, 5.0, tokens.panel, tokens.hairline(), StrokeKind::Inside);
    } else {
        ui.painter().rect_filled(rect, 5.0, fill);
    }
    if chosen {
        ui.painter().rect_stroke(rect, 5.0, Stroke::new(1.5, tokens.felt), StrokeKind::Inside);
    } else if response.hovered() {
        ui.painter().rect_stroke(rect, 5.0, Stroke::new(1.0, tokens.soft), StrokeKind::Inside);
    }
    let at: Pos2 = rect.center() - galley.size() / 2.0;
    ui.painter().galley(at, galley, ink);
    focus_ring(ui, &response, shown);
    if response.gained_focus() {
        ui.scroll_to_rect(rect.expand(30.0), None);
    }
    if response.clicked() {
        out.acts.push(Act::Select(entry.id));
    }
    response.on_hover_text(full_text(shown, entry, name));
}

/// The one chip of several cards: it gives each a column of its own.
fn cards(
    ui: &Ui,
    shown: &Shown<'_>,
    out: &mut Out,
    (index, count): (usize, usize),
    rect: Rect,
    galley: std::sync::Arc<egui::Galley>,
) {
    let tokens = &shown.tokens;
    let entries = &shown.case.happened[index..index + count];
    let response = ui.interact(rect, Id::unique(("cards", index)), Sense::click());
    let name = shown.say(&Words::new("cards-named").with("count", count));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let lit = entries.iter().any(|entry| shown.is_lit(entry.id));
    let fill = if lit { tokens.felt_soft } else { tokens.panel };
    let stroke = if lit || response.hovered() { Stroke::new(1.0, tokens.felt) } else { tokens.hairline() };
    ui.painter().rect(rect, 5.0, fill, stroke, StrokeKind::Inside);
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, tokens.ink);
    focus_ring(ui, &response, shown);
    if response.gained_focus() {
        ui.scroll_to_rect(rect.expand(30.0), None);
    }
    if response.clicked() {
        out.acts.push(Act::ShowCards);
    }
    response.on_hover_text(name);
}

/// What the chip had no room for.
fn full_text(shown: &Shown<'_>, entry: &Entry, name: String) -> String {
    let mut lines = vec![name];
    let hidden = shown.hides(entry);
    if !hidden && !entry.more.note.is_empty() {
        lines.push(entry.more.note.clone());
    }
    lines.join("\n")
}

/// A bar: full while it is open at the moment, pale at other times, hollow where it is only possible.
fn bar(
    ui: &Ui,
    shown: &Shown<'_>,
    area: Rect,
    columns: &Columns,
    window: &Window,
    chips: &[Option<Chip>],
    high: f32,
) {
    let tokens = &shown.tokens;
    let row = LANES.iter().position(|lane| *lane == Some(window.by)).unwrap_or(4);
    let call = shown.case.position(window.about).and_then(|index| chips.get(index)).and_then(Option::as_ref);
    let is_change = matches!(window.outcome, Outcome::MayChange(..));
    let own = is_change && shown.case.position(window.about).map(|index| index + 1) == Some(window.from);
    let from = match call {
        Some((rect, _)) if own => rect.left() + 2.0,
        _ => area.left() + columns.gap(window.from) + 2.0,
    };
    let last = shown.case.happened.len();
    let to =
        area.left() + if window.to == last { columns.after + 24.0 } else { columns.gap(window.to + 1) - 6.0 };
    let to = if window.to < last { area.left() + columns.gap(window.to) + 6.0 } else { to };
    #[allow(clippy::cast_precision_loss)] // five lanes
    let y = area.top() + HEAD + high * row as f32 + high - 4.5 - (high - LANE) / 4.0;
    // What may be corrected is a thin line under what may be changed: both can be open at once.
    let (top, bottom) = if is_change { (y - 3.5, y + 1.0) } else { (y + 1.8, y + 4.0) };
    let rect = Rect::from_min_max(pos2(from, top), pos2(to.max(from + 8.0), bottom));
    let now = (window.from..=window.to).contains(&shown.place);
    let chosen = shown.is_lit(window.about);
    // Changes of a call in the colour of what is open; what else a player may do in the colour of what is said.
    let open = if is_change { tokens.felt } else { tokens.said };
    match (window.standing, now) {
        (Standing::Possible, now) => {
            let colour = if now { tokens.amber } else { tokens.soft.gamma_multiply(0.6) };
            let stroke = Stroke::new(if chosen { 2.0 } else { 1.3 }, colour);
            ui.painter().rect(rect, 2.5, tokens.panel, stroke, StrokeKind::Inside);
        }
        (_, true) => {
            ui.painter().rect_filled(rect, 2.5, open);
        }
        (_, false) => {
            ui.painter().rect_filled(rect, 2.5, open.gamma_multiply(0.35));
        }
    }
    let response =
        ui.interact(rect, Id::unique(("bar", window.about, window.from, window.cite)), Sense::hover());
    let what = shown.say(&script::outcome(&shown.worked.whole_table, &window.outcome, window.standing));
    let words = Words::new("bar-named")
        .with("what", what)
        .with("from", window.from.to_string())
        .with("to", window.to.to_string())
        .law("cite", window.cite);
    let name = shown.say(&words);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    response.on_hover_text(name);
}
