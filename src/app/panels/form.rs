//! The form in the middle: an event, an agreement, the board or the case's own lines, written by keyboard.

use egui::{Key, Ui};

use super::{Act, Out, choice, choice_field, field, fold, text_field};
use crate::app::form::{
    About, AgreementForm, BoardForm, DetailsForm, EventForm, Form, Kind, ReasonForm, Showing, Telling,
};
use crate::app::rich::{Manner, job, rich};
use crate::app::shown::Shown;
use crate::app::view::Fold;
use crate::bridge::{BySeat, Card, Rank, Seat, Suit, Vulnerability};
use crate::case::{Account, Disclosure, EventId, Face, Given, Seen, Weighs};
use crate::words::Words;

pub fn show(ui: &mut Ui, shown: &Shown<'_>, form: &mut Form, out: &mut Out) {
    let heading = match &*form {
        Form::Event(form) if form.editing.is_some() => "form-change-event",
        Form::Event(_) => "form-add-event",
        Form::Agreement(_) => "form-agreement",
        Form::Board(_) => "form-board",
        Form::Details(_) => "form-details",
        Form::Reason(_) => "form-reason",
    };
    let heading = shown.text(heading);
    super::card(ui, shown, out, "form", &heading, |ui, out| {
        ui.spacing_mut().item_spacing.y = 8.0;
        let problem = match form {
            Form::Event(form) => {
                event(ui, shown, form, out);
                form.problem.clone()
            }
            Form::Agreement(form) => {
                agreement(ui, shown, form);
                form.problem.clone()
            }
            Form::Board(form) => {
                board(ui, shown, form);
                form.problem.clone()
            }
            Form::Details(form) => {
                details(ui, shown, form);
                None
            }
            Form::Reason(form) => {
                reason(ui, shown, form);
                None
            }
        };
        if let Some(words) = problem {
            rich(ui, shown, &shown.say(&words), Manner::NOTE.colour(shown.tokens.amber));
        }
        buttons(ui, shown, form, out);
    });
}

fn buttons(ui: &mut Ui, shown: &Shown<'_>, form: &Form, out: &mut Out) {
    let adds = matches!(form, Form::Event(form) if form.editing.is_none());
    ui.horizontal_wrapped(|ui| {
        let text = egui::RichText::new(shown.text(if adds { "form-add" } else { "form-keep" }));
        let button = egui::Button::new(text.color(shown.tokens.on_felt())).fill(shown.tokens.felt);
        if ui.add(button).clicked() {
            out.acts.push(Act::SubmitForm);
        }
        if ui.button(shown.text("form-cancel")).clicked() {
            out.acts.push(Act::CloseForm);
        }
        rich(ui, shown, &shown.text("form-keys"), Manner::NOTE.colour(shown.tokens.soft));
    });
    // Enter in a text field adds; a button that has the focus is pressed by it instead.
    let in_text = ui.ctx().text_edit_focused();
    let enter = ui.input(|input| input.key_pressed(Key::Enter));
    if enter && (in_text || ui.memory(|memory| memory.focused().is_none())) {
        out.acts.push(Act::SubmitForm);
    }
}

fn seats(shown: &Shown<'_>) -> Vec<(Seat, String)> {
    Seat::ALL.into_iter().map(|seat| (seat, shown.lang.seat(seat))).collect()
}

fn event(ui: &mut Ui, shown: &Shown<'_>, form: &mut EventForm, out: &mut Out) {
    let mut first: Option<egui::Response> = None;
    ui.horizontal_wrapped(|ui| {
        let kinds: Vec<(Kind, String)> = Kind::ALL.map(|kind| (kind, shown.text(kind.name()))).into();
        if form.editing.is_none() {
            choice_field(ui, shown, "field-kind", 190.0, &kinds, &mut form.kind);
        } else {
            rich(ui, shown, &shown.text(form.kind.name()), Manner::BODY.strong());
        }
        if form.kind.has_player() {
            first = Some(choice_field(ui, shown, "field-by", 100.0, &seats(shown), &mut form.by));
        }
        if let Some(about) = form.kind.about() {
            let options = entries_about(shown, about);
            let label = match about {
                About::Call => "field-of",
                About::Card => "field-of-card",
            };
            choice_field(ui, shown, label, 140.0, &options, &mut form.of);
        }
        special(ui, shown, form);
    });
    if let Some(label) = form.text_label() {
        first = Some(text_field(ui, shown, label, "text", &mut form.text, f32::INFINITY));
    }
    if matches!(form.kind, Kind::Changes) || (form.kind == Kind::Tells && form.telling != Telling::Options) {
        text_field(ui, shown, "field-under", "under", &mut form.under, 140.0);
    }
    if fold(ui, shown, out, Fold::MoreFields, &shown.text("form-more")) {
        more(ui, shown, form);
    }
    if form.wants_focus {
        form.wants_focus = false;
        if let Some(response) = first {
            response.request_focus();
        }
    }
}

fn entries_about(shown: &Shown<'_>, about: About) -> Vec<(Option<EventId>, String)> {
    let table = &shown.worked.whole_table;
    match about {
        About::Call => {
            table.calls.iter().map(|record| (Some(record.id), shown.call_name(record.id))).collect()
        }
        About::Card => {
            let named = |id: EventId| shown.case.entry(id).map(|entry| shown.say(&entry.what.short_name()));
            let leads = table.leads.iter().map(|lead| lead.id);
            let cards = table.cards.iter().map(|card| card.id);
            leads.chain(cards).map(|id| (Some(id), named(id).unwrap_or_default())).collect()
        }
    }
}

/// What only some kinds have.
fn special(ui: &mut Ui, shown: &Shown<'_>, form: &mut EventForm) {
    let named = |options: &[(_, &'static str)]| -> Vec<(_, String)> {
        options.iter().map(|(option, key)| (*option, shown.text(key))).collect()
    };
    match form.kind {
        Kind::Alerts => {
            let options = [
                (Given::Promptly, "given-promptly"),
                (Given::Late, "given-late"),
                (Given::Never, "given-never"),
            ];
            let options = options.map(|(option, key)| (option, shown.text(key)));
            choice_field(ui, shown, "field-given", 120.0, &options, &mut form.given);
        }
        Kind::Leads => {
            let options = [(Face::Up, "face-up"), (Face::Down, "face-down")];
            let options = options.map(|(option, key)| (option, shown.text(key)));
            choice_field(ui, shown, "field-face", 110.0, &options, &mut form.face);
        }
        Kind::Shows => {
            let options = Showing::ALL.map(|(option, key)| (option, shown.text(key)));
            choice_field(ui, shown, "field-showing", 130.0, &options, &mut form.showing);
        }
        Kind::Tells => {
            let options = Telling::ALL.map(|(option, key)| (option, shown.text(key)));
            choice_field(ui, shown, "field-telling", 190.0, &options, &mut form.telling);
        }
        Kind::States => {
            let options = named(&[
                (Seen::Unknown, "seen-unknown"),
                (Seen::OwnHand, "seen-own-hand"),
                (Seen::Dummy, "seen-dummy"),
                (Seen::AllHands, "seen-all-hands"),
            ]);
            choice_field(ui, shown, "field-seen", 140.0, &options, &mut form.seen);
        }
        Kind::Explains => {
            let told = &shown.worked.whole_table.told;
            let mut options = vec![(None, shown.text("corrects-nothing"))];
            let earlier =
                told.iter().filter(|told| Some(told.of) == form.of && Some(told.id) != form.editing);
            options.extend(earlier.map(|told| (Some(told.id), crate::app::shown::cut(&told.says, 24))));
            choice_field(ui, shown, "field-corrects", 120.0, &options, &mut form.corrects);
        }
        _ => {}
    }
}

/// Who hears, where it stands, and what may be added to any entry.
fn more(ui: &mut Ui, shown: &Shown<'_>, form: &mut EventForm) {
    if form.kind.has_listeners() {
        let label = if form.kind == Kind::HandsReturned { "field-hands" } else { "field-to" };
        let width = ui.available_width();
        field(ui, shown, label, width, |ui, _| listeners(ui, shown, &mut form.to));
    }
    ui.horizontal_wrapped(|ui| {
        if form.editing.is_none() {
            let mut places = vec![(None, shown.text("place-at-start"))];
            places.extend(shown.case.happened.iter().map(|entry| {
                let name = crate::app::shown::cut(&shown.say(&entry.what.short_name()), 30);
                (Some(entry.id), format!("{name} ({})", entry.id))
            }));
            choice_field(ui, shown, "field-after", 180.0, &places, &mut form.after);
        }
        text_field(ui, shown, "field-at", "at", &mut form.at, 70.0);
        let accounts = [
            (None, "account-undisputed"),
            (Some(Account::NS), "account-ns"),
            (Some(Account::EW), "account-ew"),
            (Some(Account::Found), "account-found"),
        ];
        let accounts = accounts.map(|(option, key)| (option, shown.text(key)));
        choice_field(ui, shown, "field-account", 150.0, &accounts, &mut form.only);
        if form.only.is_some() {
            text_field(ui, shown, "field-matter", "matter", &mut form.matter, 150.0);
        }
    });
    text_field(ui, shown, "field-note", "note", &mut form.note, f32::INFINITY);
    ui.horizontal_wrapped(|ui| {
        if form.kind == Kind::Explains {
            ui.checkbox(&mut form.written, shown.text("field-written"));
        }
        ui.checkbox(&mut form.private, shown.text("field-private"));
    });
}

fn listeners(ui: &mut Ui, shown: &Shown<'_>, to: &mut BySeat<bool>) {
    ui.horizontal_wrapped(|ui| {
        for seat in Seat::ALL {
            ui.checkbox(&mut to[seat], shown.lang.seat(seat));
        }
        rich(ui, shown, &shown.text("field-to-none"), Manner::NOTE.colour(shown.tokens.soft));
    });
}

fn agreement(ui: &mut Ui, shown: &Shown<'_>, form: &mut AgreementForm) {
    let options = entries_about(shown, About::Call);
    let mut of = form.of;
    choice_field(ui, shown, "field-of", 140.0, &options, &mut of);
    if let Some(of) = of {
        form.choose(shown.case, of);
    }
    let means = text_field(ui, shown, "field-means", "means", &mut form.means, f32::INFINITY);
    ui.checkbox(&mut form.none, shown.text("field-no-agreement"));
    let ways = [(Weighs::For, shown.text("weighs-for")), (Weighs::Against, shown.text("weighs-against"))];
    for (place, (text, weighs)) in form.evidence.iter_mut().enumerate() {
        ui.push_id(("evidence", place), |ui| {
            ui.horizontal(|ui| {
                let number = (place + 1).to_string();
                let name = shown.say(&Words::new("field-evidence").with("number", number.as_str()));
                let width = (ui.available_width() - 130.0).max(100.0);
                let hint = egui::RichText::new(shown.text("field-evidence-hint")).color(shown.tokens.soft);
                let edit = egui::TextEdit::singleline(text)
                    .id(egui::Id::unique(("field", "evidence", place)))
                    .hint_text(hint)
                    .desired_width(width);
                ui.add(edit).accessible_name(name);
                let name = shown.say(&Words::new("field-weighs").with("number", number));
                choice(ui, "weighs", &name, 90.0, &ways, weighs);
            });
        });
    }
    if form.evidence.last().is_some_and(|(text, _)| !text.trim().is_empty()) {
        form.evidence.push((String::new(), Weighs::For));
    }
    if form.wants_focus {
        form.wants_focus = false;
        means.request_focus();
    }
}

fn board(ui: &mut Ui, shown: &Shown<'_>, form: &mut BoardForm) {
    let mut number = None;
    ui.horizontal_wrapped(|ui| {
        number = Some(text_field(ui, shown, "field-number", "number", &mut form.number, 60.0));
        let mut dealers = vec![(None, shown.text("by-number"))];
        dealers.extend(seats(shown).into_iter().map(|(seat, name)| (Some(seat), name)));
        choice_field(ui, shown, "field-dealer", 152.0, &dealers, &mut form.dealer);
        let mut all = vec![(None, shown.text("by-number"))];
        let kinds = [Vulnerability::None, Vulnerability::NS, Vulnerability::EW, Vulnerability::Both];
        all.extend(kinds.map(|kind| (Some(kind), shown.text(super::deal::vulnerability_words(kind)))));
        choice_field(ui, shown, "field-vul", 170.0, &all, &mut form.vul);
    });
    for seat in Seat::ALL {
        let name = shown.say(&Words::new("field-hand").with("seat", seat));
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(egui::vec2(64.0, 20.0), egui::Sense::hover());
            let label = shown.lang.seat(seat);
            let galley = ui.painter().layout_job(crate::app::rich::job(shown, &label, Manner::BODY));
            ui.painter().galley(rect.left_top() + egui::vec2(0.0, 2.0), galley, shown.tokens.ink);
            let hint = egui::RichText::new("KJ4.92.AQT6.J853").color(shown.tokens.soft);
            let edit = egui::TextEdit::singleline(&mut form.hands[seat])
                .id(egui::Id::unique(("field", "hand", seat)))
                .font(egui::TextStyle::Monospace)
                .hint_text(hint)
                .desired_width(f32::INFINITY);
            if ui.add(edit).accessible_name(name).gained_focus() {
                form.filling = seat;
            }
        });
    }
    rich(ui, shown, &shown.text("form-hands-help"), Manner::NOTE.colour(shown.tokens.soft));
    pack(ui, shown, form);
    if let Some((seat, hand)) = form.last_hand() {
        let words = Words::new("form-last-hand").with("seat", seat);
        if ui.button(shown.say(&words)).clicked() {
            form.hands[seat] = hand.to_string();
        }
    }
    if form.wants_focus {
        form.wants_focus = false;
        if let Some(number) = number {
            number.request_focus();
        }
    }
}

/// The pack, a suit a row: a card that is clicked comes to the hand that is being filled. For the mouse: hands are typed
/// by keyboard, and the picture is spoken of as one.
fn pack(ui: &mut Ui, shown: &Shown<'_>, form: &mut BoardForm) {
    let tokens = &shown.tokens;
    let words = Words::new("form-pack").with("seat", form.filling).with("count", form.left());
    let text = shown.say(&words);
    rich(ui, shown, &text, Manner::NOTE.colour(tokens.soft));
    let (wide, high) = ((ui.available_width() / 13.0).min(30.0), 21.0);
    let (rect, response) = ui.allocate_exact_size(egui::vec2(wide * 13.0, high * 4.0), egui::Sense::CLICK);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, &text));
    let mut clicked = None;
    for (row, suit) in Suit::DOWNWARDS.into_iter().enumerate() {
        for (column, rank) in Rank::all().rev().enumerate() {
            let card = Card { suit, rank };
            #[allow(clippy::cast_precision_loss)] // thirteen by four
            let at = rect.min + egui::vec2(wide * column as f32, high * row as f32);
            let cell = egui::Rect::from_min_size(at, egui::vec2(wide, high)).shrink(1.0);
            let holder = form.holder(card);
            let fill = match holder {
                Some(seat) if seat == form.filling => tokens.felt_soft,
                Some(_) => tokens.panel,
                None => tokens.chip,
            };
            let under = response.hover_pos().is_some_and(|pointer| cell.contains(pointer));
            let stroke =
                if under { egui::Stroke::new(1.0, tokens.felt) } else { egui::Stroke::new(1.0, fill) };
            ui.painter().rect(cell, 3.0, fill, stroke, egui::StrokeKind::Inside);
            let letter = if rank.letter() == 'T' { "10".to_owned() } else { rank.letter().to_string() };
            // Held elsewhere, a card is its holder's letter.
            let (text, colour) = match holder {
                Some(seat) if seat != form.filling => {
                    (shown.lang.seat(seat).chars().take(1).collect(), tokens.soft)
                }
                _ => (format!("{}{letter}", suit.symbol()), tokens.ink),
            };
            let galley = ui.painter().layout_job(job(shown, &text, Manner::NOTE.colour(colour)));
            ui.painter().galley(cell.center() - galley.size() / 2.0, galley, colour);
            if response.clicked()
                && response.interact_pointer_pos().is_some_and(|pointer| cell.contains(pointer))
            {
                clicked = Some(card);
            }
        }
    }
    if let Some(card) = clicked {
        form.click(card);
    }
}

/// Who gave an answer, and why.
fn reason(ui: &mut Ui, shown: &Shown<'_>, form: &mut ReasonForm) {
    let judgement = form.judgement();
    if let Some((question, _)) = shown.worked.answered.iter().find(|(_, known)| known == judgement) {
        rich(ui, shown, &shown.say(question), Manner::NOTE.colour(shown.tokens.soft));
    }
    let answer = shown.say(&crate::lang::print::answer(&judgement.answer));
    rich(ui, shown, &answer, Manner::BODY.strong());
    let because = text_field(ui, shown, "field-because", "because", &mut form.because, f32::INFINITY);
    text_field(ui, shown, "field-judged-by", "judged by", &mut form.by, 220.0);
    if form.wants_focus {
        form.wants_focus = false;
        because.request_focus();
    }
}

fn details(ui: &mut Ui, shown: &Shown<'_>, form: &mut DetailsForm) {
    let title = text_field(ui, shown, "field-title", "title", &mut form.title, f32::INFINITY);
    ui.horizontal_wrapped(|ui| {
        text_field(ui, shown, "field-event", "event", &mut form.tournament.name, 170.0);
        text_field(ui, shown, "field-session", "session", &mut form.tournament.session, 70.0);
        text_field(ui, shown, "field-table", "table", &mut form.tournament.table, 60.0);
        text_field(ui, shown, "field-room", "room", &mut form.tournament.room, 70.0);
        text_field(ui, shown, "field-date", "date", &mut form.tournament.date, 90.0);
    });
    ui.horizontal_wrapped(|ui| {
        text_field(ui, shown, "field-regulations", "regulations", &mut form.regulations, 90.0);
        let settings = [
            (None, "disclosure-usual"),
            (Some(Disclosure::Partner), "disclosure-partner"),
            (Some(Disclosure::Screens), "disclosure-screens"),
            (Some(Disclosure::OwnCalls), "disclosure-self"),
        ];
        let settings = settings.map(|(option, key)| (option, shown.text(key)));
        choice_field(ui, shown, "field-disclosure", 230.0, &settings, &mut form.disclosure);
    });
    if form.wants_focus {
        form.wants_focus = false;
        title.request_focus();
    }
}
