//! The window: what it holds, how it is cut into panels, and how what they ask for is carried out.
//!
//! Keys are taken first and in one place; panels then draw from a read-only [`shown::Shown`] and hand back
//! what is to be done; it is carried out after all of them have drawn.

mod acts;
pub mod command;
pub mod files;
pub mod fonts;
pub mod form;
mod layout;
pub mod panels;
pub mod quick;
pub mod recovery;
pub mod rich;
pub mod shown;
pub mod theme;
pub mod view;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::{FocusDirection, Id, Key, Modifiers, Rect, Ui};

use crate::case::{Case, EventId, History};
use crate::ruling::script;
use crate::words::Words;

use command::{Command, Reach};
use files::{Dialogs, Found, Kept};
use form::Form;
use panels::dialogs::{Dialog, Next};
use panels::{Act, Out};
use recovery::Guard;
use shown::{Shown, Worked};
use theme::{Theme, Tokens};
use view::View;

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
        app.keeps_untitled = true;
        match path {
            Some(path) => app.open_path(&path),
            None => app.offer_what_was_left(),
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
    guard: Guard,
    /// Cases without a file are guarded in the program's own folder: by the program, not by tests.
    keeps_untitled: bool,
    /// The state the recovery copy holds.
    guarded: Arc<Case>,
    /// The window may close although something is unsaved: it was asked about.
    may_close: bool,
}

impl App {
    #[must_use]
    pub fn new(view: View) -> Self {
        let history = History::new(Case::default());
        let worked = Worked::new(history.case(), view.moment, view.as_known);
        let kept = Kept { saved: Some(history.case().clone()), ..Kept::default() };
        let guarded = history.case().clone();
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
            guard: Guard::default(),
            keeps_untitled: false,
            guarded,
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
        self.guard.forget();
        self.history = History::new(case);
        self.guarded = self.history.case().clone();
        self.guard = Guard::default();
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
                let stamp = recovery::stamp(path);
                let left = if is_case && read_only.is_none() { recovery::left_of(path, &case) } else { None };
                self.show_case(*case, Kept { path: path_kept, folder, saved: None, read_only, stamp });
                if is_case && read_only.is_none() {
                    let (guard, taken) = Guard::over_file(path);
                    self.guard = guard;
                    if taken {
                        self.notice = Some(heading("notice-open-elsewhere"));
                    } else if let Some(left) = left {
                        self.dialog = Some(Dialog::Left { case: Box::new(left), copy: None });
                        return;
                    }
                }
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

    /// At a start without a file: a case that a program which was stopped had not saved.
    fn offer_what_was_left(&mut self) {
        if let Some((copy, case)) = recovery::left_untitled().into_iter().next() {
            self.dialog = Some(Dialog::Left { case: Box::new(case), copy: Some(copy) });
        }
    }

    /// Writes the recovery copy, where an edit has been made since the last one.
    fn guard_work(&mut self) {
        if Arc::ptr_eq(&self.guarded, self.history.case()) {
            return;
        }
        self.guarded = self.history.case().clone();
        if !self.is_dirty() {
            self.guard.forget();
            return;
        }
        if self.kept.path.is_none() && self.untitled_unguarded() {
            self.guard = Guard::over_untitled();
        }
        self.guard.keep(&self.guarded);
    }

    fn untitled_unguarded(&self) -> bool {
        !self.guard.is_set() && self.keeps_untitled
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
        self.guard_work();
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
            if dialog.asks() {
                for (place, command) in [Command::Answer1, Command::Answer2].into_iter().enumerate() {
                    let keys = command.spec().keys;
                    if keys.is_some_and(|keys| ctx.input_mut(|input| input.consume_shortcut(&keys))) {
                        out.acts.push(Act::Choose(place));
                    }
                }
            }
            return;
        }
        // What is open over the window closes first.
        if !popup_open && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
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
