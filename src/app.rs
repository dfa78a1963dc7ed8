//! The window: what it holds, how it is cut into panels, and how what they ask for is carried out.
//!
//! Keys are taken first and in one place; panels then draw from a read-only [`shown::Shown`] and hand back
//! what is to be done; it is carried out after all of them have drawn.

pub mod command;
pub mod files;
pub mod fonts;
pub mod form;
pub mod panels;
pub mod quick;
pub mod rich;
pub mod shown;
pub mod theme;
pub mod view;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::{FocusDirection, Id, Key, Modifiers, Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};

use crate::case::{Case, Edit, EventId, Gap, History, Judgement, Refused};
use crate::formats::{case_ron, import};
use crate::lang::Lang;
use crate::ruling::script;
use crate::words::Words;

use command::{Command, Reach};
use files::{Dialogs, Found, Kept};
use form::{AgreementForm, BoardForm, DetailsForm, EventForm, Form};
use panels::dialogs::{Dialog, GapFor, Next};
use panels::{Act, GAP, Out};
use quick::Stop;
use shown::{Shown, Worked};
use theme::{Theme, Tokens};
use view::{Tab, View};

/// Where eframe keeps the view between sessions.
const VIEW: &str = "view";

/// Opens the window on a case, a bridge file, or an empty case.
///
/// # Errors
/// What the desktop said when no window could be opened.
pub fn run(path: Option<PathBuf>) -> Result<(), eframe::Error> {
    let viewport = egui::ViewportBuilder::default()
        .with_title("Redress")
        .with_app_id("redress")
        .with_inner_size([1280.0, 800.0])
        .with_min_inner_size([640.0, 400.0])
        .with_drag_and_drop(true);
    let options = eframe::NativeOptions { viewport, ..eframe::NativeOptions::default() };
    let make = move |context: &eframe::CreationContext<'_>| {
        fonts::install(&context.egui_ctx);
        let view = context.storage.and_then(|storage| eframe::get_value(storage, VIEW));
        let mut app = App::new(view.unwrap_or_default());
        if let Some(path) = path {
            app.open_path(&path);
        }
        Ok(Box::new(app) as Box<dyn eframe::App>)
    };
    eframe::run_native("redress", options, Box::new(make))
}

pub struct App {
    history: History,
    view: View,
    worked: Worked,
    kept: Kept,
    line: String,
    form: Option<Form>,
    dialog: Option<Dialog>,
    /// A sentence at the top until it is put away: what became of a file, why an edit was not made.
    notice: Option<Words>,
    dialogs: Dialogs,
    regions: Vec<(Id, Rect)>,
    lit: Vec<EventId>,
    /// What egui's own widgets were last dressed in.
    dressed: Option<Theme>,
    titled: String,
    wants_entry: bool,
    /// The window may close although something is unsaved: it was asked about.
    may_close: bool,
}

impl App {
    #[must_use]
    pub fn new(view: View) -> Self {
        let history = History::new(Case::default());
        let worked = Worked::new(history.case(), view.moment, view.as_known);
        let kept = Kept { saved: Some(history.case().clone()), ..Kept::default() };
        Self {
            history,
            view,
            worked,
            kept,
            line: String::new(),
            form: None,
            dialog: None,
            notice: None,
            dialogs: Dialogs::default(),
            regions: Vec::new(),
            lit: Vec::new(),
            dressed: None,
            titled: String::new(),
            wants_entry: true,
            may_close: false,
        }
    }

    #[must_use]
    pub fn case(&self) -> &Case {
        self.history.case()
    }

    #[must_use]
    pub fn view(&self) -> &View {
        &self.view
    }

    pub fn view_mut(&mut self) -> &mut View {
        &mut self.view
    }

    /// Puts another case in the window; nothing of the one before is left.
    pub fn show_case(&mut self, case: Case, kept: Kept) {
        self.history = History::new(case);
        self.kept = kept;
        if self.kept.saved.is_none() && self.kept.path.is_some() {
            self.kept.saved = Some(self.history.case().clone());
        }
        self.view.leave_case();
        self.worked = Worked::new(self.history.case(), self.view.moment, self.view.as_known);
        self.line.clear();
        self.form = None;
        self.dialog = None;
        self.wants_entry = true;
    }

    /// Opens a file of any kind we know; what is wrong with it is said in the window, and the open case stays.
    pub fn open_path(&mut self, path: &Path) {
        let heading = |key| Words::new(key).with("name", files::name_of(path));
        match files::open(path) {
            Ok(Found::Case { case, read_only, told }) => {
                let is_case = path.to_string_lossy().ends_with(".ron");
                let folder = path.parent().map(Path::to_owned);
                let path_kept = is_case.then(|| path.to_owned());
                self.show_case(*case, Kept { path: path_kept, folder, saved: None, read_only });
                if !told.is_empty() {
                    self.dialog = Some(Dialog::Told { heading: heading("file-opened"), lines: told });
                }
            }
            Ok(Found::Boards(file)) => {
                self.dialog = Some(Dialog::Boards { file, path: path.to_owned(), at: 0 });
            }
            Err(lines) => self.dialog = Some(Dialog::Told { heading: heading("file-not-opened"), lines }),
        }
    }

    fn is_dirty(&self) -> bool {
        match &self.kept.saved {
            Some(saved) => !Arc::ptr_eq(saved, self.history.case()) && **saved != **self.history.case(),
            // An imported case has no file of its own yet.
            None => true,
        }
    }

    fn shown(&self) -> Shown<'_> {
        let ruling = &self.worked.ruling;
        let (headline, opinion) = script::headline(ruling);
        let headline_of =
            opinion.and_then(|found| ruling.opinions.iter().position(|o| std::ptr::eq(o, found)));
        Shown {
            case: self.history.case(),
            worked: &self.worked,
            ruling,
            headline,
            headline_of,
            view: &self.view,
            tokens: Tokens::of(self.view.theme),
            lang: self.view.lang,
            four_colours: self.view.four_colours,
            place: self.view.place(self.history.case()),
            undo: self.history.undo_name(),
            redo: self.history.redo_name(),
            path: self.kept.path.as_deref(),
            read_only: self.kept.read_only,
            dirty: self.is_dirty(),
            form_open: self.form.is_some(),
            lit: &self.lit,
        }
    }
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        let ctx = ui.ctx().clone();
        self.receive(&ctx);
        self.dress(&ctx);
        self.worked.follow(self.history.case(), self.view.moment, self.view.as_known);
        let mut out = Out::default();
        self.take_keys(&ctx, &mut out);
        self.draw(ui, &mut out);
        self.regions = std::mem::take(&mut out.regions);
        let lit = std::mem::take(&mut out.lit);
        if lit != self.lit {
            self.lit = lit;
            ctx.request_repaint();
        }
        let acts = std::mem::take(&mut out.acts);
        let any = !acts.is_empty();
        for act in acts {
            self.carry_out(&ctx, act);
        }
        if any {
            ctx.request_repaint();
        }
        self.entitle(&ctx);
    }

    fn save(&mut self, storage: &mut dyn eframe::Storage) {
        eframe::set_value(storage, VIEW, &self.view);
    }

    fn clear_color(&self, _visuals: &egui::Visuals) -> [f32; 4] {
        Tokens::of(self.view.theme).ground.to_normalized_gamma_f32()
    }

    fn persist_egui_memory(&self) -> bool {
        false
    }
}

/// What comes from outside, and how the window is worn.
impl App {
    fn receive(&mut self, ctx: &egui::Context) {
        while let Ok(picked) = self.dialogs.picked.try_recv() {
            match (picked.path, picked.saving) {
                (Some(path), true) => self.save_to(&path),
                (Some(path), false) => self.open_path(&path),
                // No such dialog on this machine: the path can be typed.
                (None, saving) if picked.at_once => {
                    let text = if saving { self.suggested_path() } else { self.folder_text() };
                    self.dialog = Some(Dialog::path(text, saving));
                }
                (None, _) => {}
            }
        }
        let dropped = ctx.input_mut(|input| std::mem::take(&mut input.raw.dropped_files));
        if let Some(path) = dropped.into_iter().next().map(|file| file.path().to_owned()) {
            self.leave_for(ctx, Next::OpenPath(path));
        }
        if ctx.input(|input| input.viewport().close_requested()) && self.is_dirty() && !self.may_close {
            ctx.send_viewport_cmd(egui::ViewportCommand::CancelClose);
            self.dialog = Some(Dialog::Unsaved(Next::Quit));
        }
    }

    fn dress(&mut self, ctx: &egui::Context) {
        if self.dressed != Some(self.view.theme) {
            theme::dress(ctx, &Tokens::of(self.view.theme));
            ctx.options_mut(|options| options.zoom_with_keyboard = false);
            self.dressed = Some(self.view.theme);
        }
        if (ctx.zoom_factor() - self.view.scale).abs() > 0.001 {
            ctx.set_zoom_factor(self.view.scale);
        }
    }

    fn entitle(&mut self, ctx: &egui::Context) {
        let shown = self.shown();
        let title = format!("{} — Redress", panels::head::title(&shown));
        if title != self.titled {
            ctx.send_viewport_cmd(egui::ViewportCommand::Title(title.clone()));
            self.titled = title;
        }
    }

    /// Takes keys before any widget sees them, knowing what has the focus.
    fn take_keys(&mut self, ctx: &egui::Context, out: &mut Out) {
        let in_entry = ctx.memory(|memory| memory.has_focus(panels::entry::id()));
        // An empty entry line is not text being edited: arrows and undo go to the case.
        let in_text = ctx.text_edit_focused() && !(in_entry && self.line.is_empty());
        let popup_open = egui::Popup::is_any_open(ctx);
        if let Some(dialog) = &self.dialog {
            let asks = matches!(dialog, Dialog::Gap(_) | Dialog::Unsaved(_));
            if asks {
                for (place, command) in [Command::Answer1, Command::Answer2].into_iter().enumerate() {
                    let keys = command.spec().keys;
                    if keys.is_some_and(|keys| ctx.input_mut(|input| input.consume_shortcut(&keys))) {
                        out.acts.push(Act::Choose(place));
                    }
                }
            }
            return;
        }
        if ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) && !popup_open {
            out.acts.push(Act::CloseForm);
        }
        let mut commands: Vec<Command> = Command::ALL.to_vec();
        // Ctrl+Shift+Z before Ctrl+Z: the more keys, the earlier.
        let count = |command: &Command| {
            command.spec().keys.map_or(0, |keys| {
                let m = keys.modifiers;
                usize::from(m.shift) + usize::from(m.alt) + usize::from(m.command || m.ctrl)
            })
        };
        commands.sort_by_key(|command| std::cmp::Reverse(count(command)));
        let shown = self.shown();
        let mut moved = false;
        for command in commands {
            let spec = command.spec();
            let Some(keys) = spec.keys else { continue };
            if spec.reach == Reach::OutsideText && (in_text || popup_open) {
                continue;
            }
            let mut times =
                ctx.input_mut(|input| input.count_and_consume_key(keys.modifiers, keys.logical_key));
            if command == Command::Larger {
                times += ctx.input_mut(|input| input.count_and_consume_key(keys.modifiers, Key::Equals));
            }
            moved |= times > 0 && spec.reach == Reach::OutsideText;
            for _ in 0..times {
                if command.when(&shown) {
                    out.acts.push(Act::Do(command));
                }
            }
        }
        if moved {
            // egui has already made an arrow a move of the focus.
            ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        }
    }
}

/// The panels, cut by hand and drawn in reading order, which is the order of Tab.
impl App {
    fn draw(&mut self, ui: &mut Ui, out: &mut Out) {
        let mut line = std::mem::take(&mut self.line);
        let mut form = self.form.take();
        let mut dialog = self.dialog.take();
        let shown = self.shown();
        let full = ui.max_rect();
        let tokens = shown.tokens;
        ui.painter().rect_filled(full, 0.0, tokens.ground);
        let head = full.with_max_y(full.top() + 36.0);
        let foot = full.with_min_y(full.bottom() - 24.0);
        let middle = Rect::from_min_max(head.left_bottom(), foot.right_top());
        bar(ui, &tokens, head, head.bottom());
        part(ui, "head", head, |ui| panels::head::show(ui, &shown, out));
        let middle = notice(ui, &shown, self.notice.as_ref(), middle, out);
        if full.width() < 900.0 {
            narrow(ui, &shown, middle, &mut line, form.as_mut(), out);
        } else {
            wide(ui, &shown, middle, &mut line, form.as_mut(), out);
        }
        bar(ui, &tokens, foot, foot.top());
        part(ui, "foot", foot, |ui| panels::status::show(ui, &shown, out));
        match &mut dialog {
            Some(Dialog::UndoList) => {
                let (names, at) = self.history.names();
                let names: Vec<String> = names.into_iter().map(|words| shown.say(words)).collect();
                panels::dialogs::undo_list(ui.ctx(), &shown, &names, at, out);
            }
            Some(dialog) => panels::dialogs::show(ui.ctx(), &shown, dialog, out),
            None => {}
        }
        self.line = line;
        self.form = form;
        self.dialog = dialog;
        if self.wants_entry && self.dialog.is_none() {
            self.wants_entry = false;
            ui.memory_mut(|memory| memory.request_focus(panels::entry::id()));
        }
    }
}

/// The head and the foot: a panel's colour and a hairline.
fn bar(ui: &Ui, tokens: &Tokens, rect: Rect, line: f32) {
    ui.painter().rect_filled(rect, 0.0, tokens.panel);
    ui.painter().hline(rect.x_range(), line, tokens.hairline());
}

/// Draws inside `rect` and nowhere else.
fn part<R>(ui: &mut Ui, salt: &'static str, rect: Rect, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect).id_salt(salt));
    child.set_clip_rect(rect.intersect(ui.clip_rect()));
    contents(&mut child)
}

/// A part whose contents may be longer than it is high.
fn scrolled(ui: &mut Ui, salt: &'static str, rect: Rect, contents: impl FnOnce(&mut Ui)) {
    part(ui, salt, rect, |ui| {
        ScrollArea::vertical().id_salt(salt).auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = GAP;
            contents(ui);
        });
    });
}

/// The sentence about a file or an edit; gives what is left below it.
fn notice(ui: &mut Ui, shown: &Shown<'_>, words: Option<&Words>, rect: Rect, out: &mut Out) -> Rect {
    let Some(words) = words else { return rect };
    let strip = rect.with_max_y(rect.top() + 30.0);
    ui.painter().rect_filled(strip, 0.0, shown.tokens.amber_soft);
    part(ui, "notice", strip, |ui| {
        ui.horizontal_centered(|ui| {
            ui.add_space(12.0);
            let button = ui.small_button(shown.text("notice-close"));
            if button.clicked() {
                out.acts.push(Act::DismissNotice);
            }
            rich::rich(ui, shown, &shown.say(words), rich::Manner::BODY);
        });
    });
    rect.with_min_y(strip.bottom())
}

fn wide(
    ui: &mut Ui,
    shown: &Shown<'_>,
    rect: Rect,
    line: &mut String,
    form: Option<&mut Form>,
    out: &mut Out,
) {
    let tokens = &shown.tokens;
    let side_width = (rect.width() * 0.3).clamp(320.0, 480.0);
    let side = rect.with_min_x(rect.right() - side_width);
    let left = rect.with_max_x(side.left()).shrink(12.0);
    let timeline = left.with_min_y((left.bottom() - panels::timeline::HEIGHT).max(left.top() + 140.0));
    let top = left.with_max_y(timeline.top() - GAP);
    let first_width = ((top.width() - GAP) * 0.48).clamp(300.0, 560.0);
    let first = top.with_max_x(top.left() + first_width);
    let second = top.with_min_x(first.right() + GAP);
    scrolled(ui, "first", first, |ui| {
        panels::entry::show(ui, shown, line, out);
        panels::auction::show(ui, shown, out);
        panels::ledger::show(ui, shown, out);
    });
    scrolled(ui, "second", second, |ui| {
        match form {
            Some(form) => panels::form::show(ui, shown, form, out),
            None => panels::deal::show(ui, shown, out),
        }
        panels::evidence::show(ui, shown, out);
    });
    part(ui, "timeline", timeline, |ui| panels::timeline::show(ui, shown, out));
    ui.painter().rect_filled(side, 0.0, tokens.panel);
    ui.painter().vline(side.left(), side.y_range(), tokens.hairline());
    let inside =
        Rect::from_min_max(side.min + vec2(16.0, 12.0), pos2(side.right() - 6.0, side.bottom() - 4.0));
    scrolled(ui, "side", inside, |ui| {
        ui.set_max_width(inside.width() - 12.0);
        panels::ruling::show(ui, shown, out);
    });
}

/// Under 900 points: the entry and the sentence on top, then the parts in turn.
fn narrow(
    ui: &mut Ui,
    shown: &Shown<'_>,
    rect: Rect,
    line: &mut String,
    form: Option<&mut Form>,
    out: &mut Out,
) {
    let rect = rect.shrink2(vec2(10.0, 8.0));
    let top = part(ui, "narrow top", rect, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        panels::entry::show(ui, shown, line, out);
        if shown.view.tab != Tab::Ruling || form.is_some() {
            ui.horizontal_wrapped(|ui| panels::ruling::sentence(ui, shown, out));
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            for tab in Tab::ALL {
                let chosen = shown.view.tab == tab && form.is_none();
                if ui.selectable_label(chosen, shown.text(tab.name())).clicked() {
                    out.acts.push(Act::Tab(tab));
                }
            }
        });
        ui.min_rect().bottom()
    });
    let below = rect.with_min_y(top + 6.0);
    if let Some(form) = form {
        return scrolled(ui, "narrow form", below, |ui| panels::form::show(ui, shown, form, out));
    }
    match shown.view.tab {
        Tab::Timeline => scrolled(ui, "narrow timeline", below, |ui| {
            let size = vec2(ui.available_width() - 2.0, panels::timeline::HEIGHT);
            let (area, _) = ui.allocate_exact_size(size, egui::Sense::hover());
            part(ui, "timeline", area, |ui| panels::timeline::show(ui, shown, out));
        }),
        tab => scrolled(ui, "narrow part", below, |ui| match tab {
            Tab::Ruling => {
                panels::frame(&shown.tokens).show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    panels::ruling::show(ui, shown, out);
                });
            }
            Tab::Auction => panels::auction::show(ui, shown, out),
            Tab::Told => panels::ledger::show(ui, shown, out),
            Tab::Evidence => panels::evidence::show(ui, shown, out),
            Tab::Deal | Tab::Timeline => panels::deal::show(ui, shown, out),
        }),
    }
}

/// What the panels and the keys asked for.
impl App {
    fn carry_out(&mut self, ctx: &egui::Context, act: Act) {
        match act {
            Act::Do(command) => self.command(ctx, command),
            Act::Edit(edit) => self.edit(&edit, None),
            Act::Answer(question, answer, rests_on) => {
                let case = self.history.case();
                let mut judgement = Judgement::new(question, answer);
                let seen = rests_on.iter().filter_map(|id| case.entry(*id));
                judgement.seen = seen.map(|entry| (entry.id, entry.mark())).collect();
                self.view.question = 0;
                self.edit(&Edit::Judge(judgement), None);
            }
            Act::Select(id) => self.view.selected = (self.view.selected != Some(id)).then_some(id),
            Act::GoTo(place) => {
                let case = self.history.case().clone();
                self.view.go_to(&case, place);
            }
            Act::Toggle(fold) => self.view.toggle(fold),
            Act::ShowOpinion(index) => {
                self.view.opinion = Some(index);
                self.view.open.insert(view::Fold::Tree);
            }
            Act::ShowQuestion(index) => self.view.question = index,
            Act::Tab(tab) => {
                self.view.tab = tab;
                self.form = None;
            }
            Act::OpenForm(form) => self.form = Some(*form),
            Act::CloseForm => {
                if self.form.take().is_none() {
                    self.view.selected = None;
                }
                self.wants_entry = true;
            }
            Act::SubmitForm => self.submit_form(None),
            Act::SubmitEntry => self.submit_line(None),
            Act::Choose(place) => self.choose(ctx, place),
            Act::CloseDialog => self.close_dialog(),
            Act::AddKind(kind) => {
                let shown = self.shown();
                let (after, selected) = (shown.last_entry(), self.view.selected);
                let form =
                    EventForm::new(kind, self.history.case(), &self.worked.ruling.table, after, selected);
                self.form = Some(Form::Event(form));
                self.wants_entry = false;
            }
            Act::UndoTo(place) => self.history.go_to(place),
            Act::OpenRecord(place) => self.open_record(place),
            Act::SubmitPath => self.submit_path(),
            Act::Browse => {
                if let Some(Dialog::Path { saving, .. }) = self.dialog {
                    self.dialog = None;
                    self.ask_for_file(ctx, saving);
                }
            }
            Act::DismissNotice => self.notice = None,
        }
    }

    fn close_dialog(&mut self) {
        self.dialog = None;
        self.wants_entry = self.form.is_none();
        if let Some(Form::Event(form)) = &mut self.form {
            form.wants_focus = true;
        }
    }

    fn command(&mut self, ctx: &egui::Context, command: Command) {
        let case = self.history.case().clone();
        let place = self.view.place(&case);
        match command {
            Command::New => self.leave_for(ctx, Next::New),
            Command::Open => self.leave_for(ctx, Next::Open),
            Command::Quit => self.leave_for(ctx, Next::Quit),
            Command::Save => match self.kept.path.clone() {
                Some(path) => self.save_to(&path),
                None => self.ask_for_file(ctx, true),
            },
            Command::SaveAs => self.ask_for_file(ctx, true),
            Command::Undo => {
                self.history.undo();
            }
            Command::Redo => {
                self.history.redo();
            }
            Command::UndoList => self.dialog = Some(Dialog::UndoList),
            Command::Board => self.form = Some(Form::Board(BoardForm::new(&case))),
            Command::Details => self.form = Some(Form::Details(DetailsForm::new(&case))),
            Command::AddEvent => self.dialog = Some(Dialog::palette(true)),
            Command::EditEvent => self.edit_selected(),
            Command::DeleteEvent => {
                if let Some(id) = self.view.selected {
                    self.delete(id, None);
                }
            }
            Command::Agreement => {
                let table = &self.worked.ruling.table;
                self.form = Some(Form::Agreement(AgreementForm::new(&case, table, self.view.selected)));
            }
            Command::Answer1 => self.answer(ctx, 0),
            Command::Answer2 => self.answer(ctx, 1),
            Command::Answer3 => self.answer(ctx, 2),
            Command::NextQuestion => {
                let count = self.worked.ruling.questions.len().max(1);
                self.view.question = (self.view.question + 1) % count;
            }
            Command::Entry => self.wants_entry = true,
            Command::StepBack => self.view.go_to(&case, place.saturating_sub(1)),
            Command::StepForward => self.view.go_to(&case, place + 1),
            Command::ToStart => self.view.go_to(&case, 0),
            Command::ToEnd => self.view.go_to(&case, case.happened.len()),
            Command::SelectBefore => self.select_by(-1),
            Command::SelectAfter => self.select_by(1),
            Command::AsKnown => self.view.as_known = !self.view.as_known,
            Command::TableView => self.view.table_view = !self.view.table_view,
            Command::NextRegion => self.go_round(ctx, 1),
            Command::RegionBefore => self.go_round(ctx, -1),
            Command::FirstColumn => self.view.first_column = self.view.first_column.next(),
            Command::Colours => self.view.four_colours = !self.view.four_colours,
            Command::Theme => self.view.theme = self.view.theme.next(),
            Command::Language => {
                self.view.lang = match self.view.lang {
                    Lang::En => Lang::El,
                    Lang::El => Lang::En,
                };
            }
            Command::Larger => self.view.scale = (self.view.scale + 0.25).min(2.0),
            Command::Smaller => self.view.scale = (self.view.scale - 0.25).max(0.75),
            Command::UsualSize => self.view.scale = 1.0,
            Command::Palette => self.dialog = Some(Dialog::palette(false)),
            Command::Shortcuts => self.dialog = Some(Dialog::Shortcuts),
        }
    }

    fn answer(&mut self, ctx: &egui::Context, place: usize) {
        let Some(asked) = self.worked.ruling.questions.get(self.view.question) else { return };
        let Some(preview) = asked.previews.get(place) else { return };
        let act = Act::Answer(asked.question.clone(), preview.answer.clone(), asked.rests_on.clone());
        self.carry_out(ctx, act);
    }

    /// Walks the selection along the log.
    fn select_by(&mut self, step: isize) {
        let case = self.history.case();
        let last = case.happened.len().saturating_sub(1);
        let at = self.view.selected.and_then(|id| case.position(id));
        let next = match at {
            None if step < 0 => last,
            None => 0,
            Some(at) => at.saturating_add_signed(step).min(last),
        };
        self.view.selected = case.happened.get(next).map(|entry| entry.id);
    }

    /// F6: from region to region, each way, in reading order.
    fn go_round(&self, ctx: &egui::Context, step: isize) {
        let count = self.regions.len();
        if count == 0 {
            return;
        }
        let focused = ctx.memory(egui::Memory::focused);
        let centre = focused.and_then(|id| ctx.read_response(id)).map(|response| response.rect.center());
        let here =
            self.regions.iter().position(|(id, _)| Some(*id) == focused).or_else(|| {
                centre.and_then(|at| self.regions.iter().position(|(_, rect)| rect.contains(at)))
            });
        let next = match here {
            None => 0,
            Some(here) => (here + count).saturating_add_signed(step) % count,
        };
        ctx.memory_mut(|memory| memory.request_focus(self.regions[next].0));
    }
}

/// Edits.
impl App {
    /// Makes an edit; where it needs an answer about a gap, says so.
    fn try_edit(&mut self, edit: &Edit) -> Result<(), Refused> {
        if self.kept.read_only.is_some() {
            self.notice = Some("notice-read-only".into());
            return Ok(());
        }
        let case = self.history.case();
        let name = edit.name(case);
        let inserted = matches!(edit, Edit::Insert { .. }).then(|| case.next_id());
        let next = edit.apply(case)?;
        self.history.push(name, next);
        if let Some(id) = inserted {
            self.come_to(id);
        }
        Ok(())
    }

    /// A new entry is chosen, and the moment goes on to it.
    fn come_to(&mut self, id: EventId) {
        let case = self.history.case().clone();
        if let Some(place) = case.position(id) {
            self.view.go_to(&case, place + 1);
        }
    }

    fn edit(&mut self, edit: &Edit, gap_for: Option<GapFor>) {
        match (self.try_edit(edit), gap_for) {
            (Ok(()), _) => {}
            (Err(Refused::AskGap), Some(gap_for)) => self.dialog = Some(Dialog::Gap(gap_for)),
            (Err(Refused::AskGap), None) => self.notice = Some("notice-gap".into()),
            (Err(Refused::NoEntry(id)), _) => {
                self.notice = Some(Words::new("type-no-entry").with("text", id.to_string()));
            }
        }
    }

    fn submit_line(&mut self, gap: Option<Gap>) {
        let case = self.history.case().clone();
        match quick::read(&self.line, &case, &self.view, gap) {
            Ok(read) => {
                let name = match read.echo.last() {
                    Some(words) => Words::new("edit-insert").with("what", words.clone()),
                    None => Words::new("edit-insert").with("what", ""),
                };
                self.history.push(name, read.case);
                if let Some(id) = read.added.last() {
                    self.come_to(*id);
                }
                self.line.clear();
            }
            Err(Stop::AskGap) => self.dialog = Some(Dialog::Gap(GapFor::Line)),
            // The line says what is wrong with it, and stays.
            Err(Stop::Empty | Stop::NotUnderstood(_)) => {}
        }
        self.wants_entry = true;
    }

    fn submit_form(&mut self, gap: Option<Gap>) {
        let case = self.history.case().clone();
        let edits = match &self.form {
            None => return,
            Some(Form::Event(form)) => form.edit(gap).map(|edit| vec![edit]),
            Some(Form::Agreement(form)) => form.edit().map(|edit| vec![edit]),
            Some(Form::Board(form)) => form.edit().map(|edit| vec![edit]),
            Some(Form::Details(form)) => Ok(form.edits(&case)),
        };
        match edits {
            Err(words) => match &mut self.form {
                Some(Form::Event(form)) => form.problem = Some(words),
                Some(Form::Agreement(form)) => form.problem = Some(words),
                Some(Form::Board(form)) => form.problem = Some(words),
                Some(Form::Details(_)) | None => {}
            },
            Ok(edits) => {
                for edit in &edits {
                    match self.try_edit(edit) {
                        Ok(()) => {}
                        Err(Refused::AskGap) => {
                            self.dialog = Some(Dialog::Gap(GapFor::Form));
                            return;
                        }
                        Err(Refused::NoEntry(id)) => {
                            self.notice = Some(Words::new("type-no-entry").with("text", id.to_string()));
                            return;
                        }
                    }
                }
                self.form = None;
                self.wants_entry = true;
            }
        }
    }

    fn edit_selected(&mut self) {
        let case = self.history.case().clone();
        let Some(entry) = self.view.selected.and_then(|id| case.entry(id)) else { return };
        match EventForm::of_entry(entry, &case, &self.worked.whole_table) {
            Some(form) => self.form = Some(Form::Event(form)),
            None => self.notice = Some("notice-no-form".into()),
        }
    }

    fn delete(&mut self, id: EventId, gap: Option<Gap>) {
        let place = self.history.case().position(id);
        let (was_here, before) = (self.view.moment == crate::case::Moment::After(id), place);
        self.edit(&Edit::Delete { id, gap }, Some(GapFor::Delete(id)));
        if self.history.case().entry(id).is_none() {
            self.view.selected = None;
            if was_here && let Some(place) = before {
                let case = self.history.case().clone();
                self.view.go_to(&case, place);
            }
        }
    }

    /// A button of the open question.
    fn choose(&mut self, ctx: &egui::Context, place: usize) {
        match self.dialog.take() {
            Some(Dialog::Gap(gap_for)) => {
                let gap = if place == 0 { Gap::Close } else { Gap::Skipped };
                match gap_for {
                    GapFor::Line => self.submit_line(Some(gap)),
                    GapFor::Form => self.submit_form(Some(gap)),
                    GapFor::Delete(id) => self.delete(id, Some(gap)),
                }
                self.wants_entry = self.form.is_none();
            }
            Some(Dialog::Unsaved(next)) => {
                if place == 0 {
                    let Some(path) = self.kept.path.clone() else {
                        self.ask_for_file(ctx, true);
                        return;
                    };
                    self.save_to(&path);
                    if self.is_dirty() {
                        return;
                    }
                }
                self.go_on(ctx, next);
            }
            other => self.dialog = other,
        }
    }
}

/// Files.
impl App {
    /// Leaves the case for something else, asking first where it is not saved.
    fn leave_for(&mut self, ctx: &egui::Context, next: Next) {
        let untouched = self.kept.path.is_none() && self.history.names().0.len() == 1;
        if self.is_dirty() && !untouched {
            self.dialog = Some(Dialog::Unsaved(next));
        } else {
            self.go_on(ctx, next);
        }
    }

    fn go_on(&mut self, ctx: &egui::Context, next: Next) {
        match next {
            Next::New => {
                let folder = self.kept.folder.clone();
                let kept = Kept { folder, saved: Some(Arc::new(Case::default())), ..Kept::default() };
                self.show_case(Case::default(), kept);
            }
            Next::Open => self.ask_for_file(ctx, false),
            Next::OpenPath(path) => self.open_path(&path),
            Next::Quit => {
                self.may_close = true;
                ctx.send_viewport_cmd(egui::ViewportCommand::Close);
            }
        }
    }

    fn ask_for_file(&self, ctx: &egui::Context, saving: bool) {
        let shown = self.shown();
        let name = match &self.kept.path {
            Some(path) => files::name_of(path),
            None => files::suggested_name(&panels::head::case_name(&shown)),
        };
        self.dialogs.ask(ctx, saving, self.kept.folder.as_deref(), &name);
    }

    fn folder_text(&self) -> String {
        let folder = self.kept.folder.clone().or_else(|| std::env::current_dir().ok());
        folder.map(|folder| folder.join("").to_string_lossy().into_owned()).unwrap_or_default()
    }

    fn suggested_path(&self) -> String {
        let shown = self.shown();
        match &self.kept.path {
            Some(path) => path.to_string_lossy().into_owned(),
            None => {
                format!("{}{}", self.folder_text(), files::suggested_name(&panels::head::case_name(&shown)))
            }
        }
    }

    fn submit_path(&mut self) {
        let Some(Dialog::Path { text, saving, .. }) = &self.dialog else { return };
        let (path, saving) = (PathBuf::from(text.trim()), *saving);
        if path.as_os_str().is_empty() || path.is_dir() {
            if let Some(Dialog::Path { problem, wants_focus, .. }) = &mut self.dialog {
                *problem = Some("path-needs-name".into());
                *wants_focus = true;
            }
            return;
        }
        self.dialog = None;
        self.wants_entry = true;
        if saving {
            self.save_to(&path);
        } else {
            self.open_path(&path);
        }
    }

    fn save_to(&mut self, path: &Path) {
        if self.kept.read_only.is_some() {
            self.notice = Some("notice-read-only".into());
            return;
        }
        let case = self.history.case().clone();
        match case_ron::save(path, &case) {
            Ok(()) => {
                self.kept.path = Some(path.to_owned());
                self.kept.folder = path.parent().map(Path::to_owned);
                self.kept.saved = Some(case);
                self.notice = None;
            }
            Err(error) => {
                let words = Words::new("notice-not-saved").with("name", files::name_of(path));
                self.notice = Some(words.with("error", error.to_string()));
            }
        }
    }

    fn open_record(&mut self, place: usize) {
        let Some(Dialog::Boards { file, path, .. }) = self.dialog.take() else { return };
        let Some(record) = file.records.get(place) else { return };
        let case = import::case_from(record, &files::name_of(&path));
        let kept = Kept { folder: path.parent().map(Path::to_owned), ..Kept::default() };
        self.show_case(case, kept);
    }
}
