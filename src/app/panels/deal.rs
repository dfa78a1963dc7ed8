//! The deal: the four hands round the board, with dealer and vulnerability by word and by colour.

use egui::{Color32, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::{Act, Out, command_button};
use crate::app::command::Command;
use crate::app::fonts::semibold;
use crate::app::rich::{Manner, job, rich};
use crate::app::shown::Shown;
use crate::bridge::{DealFault, Hand, Seat, Suit, Vulnerability};
use crate::words::Words;

pub fn heading(shown: &Shown<'_>) -> String {
    let board = shown.case.board.board();
    let mut parts = Vec::new();
    parts.push(match board.number {
        Some(number) => shown.say(&Words::new("deal-board").with("number", number.to_string())),
        None => shown.text("deal-no-number"),
    });
    if let Some(dealer) = board.dealer() {
        parts.push(shown.say(&Words::new("deal-dealer").with("seat", dealer)));
    }
    parts.extend(board.vulnerability().map(|vulnerability| shown.text(vulnerability_words(vulnerability))));
    parts.join("  ·  ")
}

#[must_use]
pub fn vulnerability_words(vulnerability: Vulnerability) -> &'static str {
    match vulnerability {
        Vulnerability::None => "vul-none",
        Vulnerability::NS => "vul-ns",
        Vulnerability::EW => "vul-ew",
        Vulnerability::Both => "vul-both",
    }
}

pub fn show(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out) {
    let heading = heading(shown);
    super::card(ui, shown, out, "deal", &heading, |ui, out| {
        let board = shown.case.board.board();
        if board.deal.is_empty() {
            ui.horizontal(|ui| {
                rich(ui, shown, &shown.text("deal-none"), Manner::NOTE.colour(shown.tokens.soft));
                command_button(ui, shown, out, Command::Board);
            });
            return;
        }
        if shown.view.table_view {
            let text = shown.text("deal-hidden");
            rich(ui, shown, &text, Manner::NOTE.colour(shown.tokens.soft));
            return;
        }
        diagram(ui, shown, out);
        for fault in board.deal.faults() {
            let words = match fault {
                DealFault::TooMany(seat, count) => {
                    Words::new("deal-too-many").with("seat", seat).with("count", count)
                }
                DealFault::Twice(card, one, other) => {
                    Words::new("deal-twice").with("card", card).with("one", one).with("other", other)
                }
            };
            rich(ui, shown, &shown.say(&words), Manner::NOTE.colour(shown.tokens.amber));
        }
    });
}

const LINE: f32 = 18.0;

fn diagram(ui: &mut Ui, shown: &Shown<'_>, out: &mut Out) {
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), LINE * 12.0 + 16.0), Sense::click());
    let board = shown.case.board.board();
    let summary = spoken(shown);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &summary));
    super::focus_ring(ui, &response, shown);
    if response.clicked() {
        out.acts.push(Act::Do(Command::Board));
    }
    let centre = rect.center();
    let middle = Rect::from_center_size(centre, vec2(84.0, 84.0));
    ui.painter().rect_filled(middle, 8.0, shown.tokens.cloth);
    for (seat, at) in [
        (Seat::North, pos2(centre.x, middle.top() + 13.0)),
        (Seat::East, pos2(middle.right() - 15.0, centre.y)),
        (Seat::South, pos2(centre.x, middle.bottom() - 13.0)),
        (Seat::West, pos2(middle.left() + 15.0, centre.y)),
    ] {
        let vulnerable = board.vulnerability().is_some_and(|v| v.includes(seat.side()));
        let tag = Rect::from_center_size(at, vec2(22.0, 18.0));
        let (fill, ink) = if vulnerable {
            (shown.tokens.vulnerable, Color32::WHITE)
        } else {
            (Color32::WHITE, Color32::BLACK)
        };
        ui.painter().rect_filled(tag, 3.0, fill);
        if board.dealer() == Some(seat) {
            let stroke = Stroke::new(2.0, Color32::WHITE);
            ui.painter().rect_stroke(tag.expand(1.5), 4.0, stroke, StrokeKind::Outside);
        }
        let name = shown.lang.seat(seat);
        let letter = name.chars().next().unwrap_or(seat.letter()).to_string();
        let galley = ui.painter().layout_no_wrap(letter, semibold(12.0), ink);
        ui.painter().galley(tag.center() - galley.size() / 2.0, galley, ink);
    }
    let hand_width = 118.0_f32.min((rect.width() - 84.0) / 2.0 - 12.0).max(60.0);
    for (seat, hand) in board.deal.0.iter() {
        let at = match seat {
            Seat::North => pos2(centre.x - 42.0, rect.top()),
            Seat::South => pos2(centre.x - 42.0, middle.bottom() + 6.0),
            Seat::West => pos2(middle.left() - 14.0 - hand_width, centre.y - LINE * 2.0),
            Seat::East => pos2(middle.right() + 20.0, centre.y - LINE * 2.0),
        };
        match hand {
            Some(hand) => paint_hand(ui, shown, *hand, at),
            None => {
                let text = shown.text("deal-hand-unknown");
                let galley =
                    ui.painter().layout_job(job(shown, &text, Manner::NOTE.colour(shown.tokens.soft)));
                ui.painter().galley(at + vec2(0.0, LINE * 1.5), galley, shown.tokens.soft);
            }
        }
    }
}

fn paint_hand(ui: &Ui, shown: &Shown<'_>, hand: Hand, at: egui::Pos2) {
    let mut y = at.y;
    for suit in Suit::DOWNWARDS {
        let text = format!("{} {}", suit.symbol(), ranks(hand, suit));
        let galley = ui.painter().layout_job(job(shown, &text, Manner::BODY));
        ui.painter().galley(pos2(at.x, y), galley, shown.tokens.ink);
        y += LINE;
    }
}

fn ranks(hand: Hand, suit: Suit) -> String {
    let ranks: Vec<String> = hand
        .suit(suit)
        .map(|card| match card.rank.letter() {
            'T' => "10".to_owned(),
            letter => letter.to_string(),
        })
        .collect();
    if ranks.is_empty() { "–".to_owned() } else { ranks.join(" ") }
}

/// The picture as one sentence a hand, for whoever hears it.
fn spoken(shown: &Shown<'_>) -> String {
    let board = shown.case.board.board();
    let hands = board.deal.0.iter().filter_map(|(seat, hand)| {
        let hand = (*hand)?;
        let suits = Suit::DOWNWARDS.map(|suit| format!("{} {}", suit.symbol(), ranks(hand, suit)));
        Some(format!("{}: {}", shown.lang.seat(seat), suits.join(", ")))
    });
    hands.collect::<Vec<_>>().join("; ")
}
