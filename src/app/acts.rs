//! What the panels and the keys asked for, carried out: commands, edits, files.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::command::Command;
use super::files::{self, Kept};
use super::form::{AgreementForm, BoardForm, DetailsForm, EventForm, Form, Kind, ReasonForm};
use super::panels::dialogs::{Dialog, GapFor, Next};
use super::panels::{self, Act};
use super::quick::{self, Stop};
use super::recovery::{self, Guard};
use super::{App, view};
use crate::case::{Case, Edit, EventId, Gap, Judgement, Refused};
use crate::formats::{case_ron, import};
use crate::lang::Lang;
use crate::laws::{Outcome, Standing};
use crate::words::Words;

/// What the panels and the keys asked for.
impl App {
    pub(super) fn carry_out(&mut self, ctx: &egui::Context, act: Act) {
        match act {
            Act::Do(command) => self.command(ctx, command),
            Act::Edit(edit) => self.edit(&edit, None),
            Act::Answer(question, answer, rests_on) => {
                let case = self.history.case();
                let mut judgement = Judgement::new(question, answer);
                let seen = rests_on.iter().filter_map(|id| case.entry(*id));
                judgement.seen = seen.map(|entry| (entry.id, entry.mark())).collect();
                // In the view of what was known then, it is answered then.
                judgement.since = if self.view.as_known {
                    self.shown().last_entry()
                } else {
                    case.happened.last().map(|entry| entry.id)
                };
                // Who decided is who decided before.
                judgement.by = case.judged.last().map(|last| last.by.clone()).unwrap_or_default();
                self.view.question = 0;
                self.edit(&Edit::Judge(judgement), None);
            }
            Act::Select(id) => self.view.selected = (self.view.selected != Some(id)).then_some(id),
            Act::GoTo(place) => {
                let case = self.history.case().clone();
                self.view.go_to(&case, place);
            }
            Act::ZoomLanes(factor) => self.view.zoom_lanes(factor),
            Act::ShowCards => self.view.lanes = view::Lanes::Cards,
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
                let mut form =
                    EventForm::new(kind, self.history.case(), &self.worked.ruling.table, after, selected);
                if matches!(kind, Kind::Changes | Kind::Keeps) {
                    self.offer_what_is_open(&mut form, selected);
                }
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

    /// A call changed or kept is usually the one that may be changed now, and under that paragraph.
    fn offer_what_is_open(&self, form: &mut EventForm, selected: Option<EventId>) {
        let open = self.worked.ruling.opinions.iter().filter_map(|opinion| match opinion.outcome {
            Outcome::MayChange(by, of) if opinion.standing == Standing::Established => {
                Some((by, of, opinion.cite))
            }
            _ => None,
        });
        let open: Vec<_> = open.collect();
        let chosen = open.iter().find(|(_, of, _)| Some(*of) == selected).or(open.first());
        if let Some((by, of, cite)) = chosen {
            (form.by, form.of) = (*by, Some(*of));
            (*cite).clone_into(&mut form.under);
        }
    }

    fn close_dialog(&mut self) {
        if matches!(self.dialog, Some(Dialog::Left { .. })) {
            // Put off, the next edit would be written over it.
            return;
        }
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
            Command::Reason => {
                let latest = self.worked.latest_answer();
                self.form = latest.map(|(_, judgement)| Form::Reason(ReasonForm::new(judgement)));
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
            Command::Lanes => self.view.lanes = self.view.lanes.next(),
            Command::LanesWider => self.view.zoom_lanes(1.25),
            Command::LanesNarrower => self.view.zoom_lanes(0.8),
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
            Some(Form::Reason(form)) => Ok(vec![form.edit()]),
        };
        match edits {
            Err(words) => match &mut self.form {
                Some(Form::Event(form)) => form.problem = Some(words),
                Some(Form::Agreement(form)) => form.problem = Some(words),
                Some(Form::Board(form)) => form.problem = Some(words),
                Some(Form::Details(_) | Form::Reason(_)) | None => {}
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
            Some(Dialog::Left { case, copy }) => {
                if place == 0 {
                    let name = Words::new("edit-recovered");
                    if copy.is_some() {
                        self.show_case(Case::default(), Kept::default());
                    }
                    self.history.push(name, *case);
                }
                // A new copy first, and only then away with the old: at no moment is there none.
                self.guard_work();
                match copy {
                    Some(copy) if place != 0 || self.guard.has_written() || !self.keeps_untitled => {
                        _ = std::fs::remove_file(copy);
                    }
                    // Refused; taken over, it has been written over.
                    None if place != 0 => {
                        if let Some(path) = self.kept.path.as_deref() {
                            _ = std::fs::remove_file(recovery::copy_of(path));
                        }
                    }
                    _ => {}
                }
            }
            Some(Dialog::Changed(path)) => {
                if place == 0 {
                    self.write_to(&path);
                } else {
                    self.ask_for_file(ctx, true);
                }
            }
            other => self.dialog = other,
        }
    }
}

/// Files.
impl App {
    /// Leaves the case for something else, asking first where it is not saved.
    pub(super) fn leave_for(&mut self, ctx: &egui::Context, next: Next) {
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
                self.guard.forget();
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

    pub(super) fn folder_text(&self) -> String {
        let folder = self.kept.folder.clone().or_else(|| std::env::current_dir().ok());
        folder.map(|folder| folder.join("").to_string_lossy().into_owned()).unwrap_or_default()
    }

    pub(super) fn suggested_path(&self) -> String {
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

    /// Saves, unless somebody else has written the file since: then asks.
    pub(super) fn save_to(&mut self, path: &Path) {
        let same = self.kept.path.as_deref() == Some(path);
        if same
            && self.kept.stamp.is_some()
            && recovery::stamp(path).is_some_and(|now| Some(now) != self.kept.stamp)
        {
            self.dialog = Some(Dialog::Changed(path.to_owned()));
            return;
        }
        self.write_to(path);
    }

    fn write_to(&mut self, path: &Path) {
        if self.kept.read_only.is_some() {
            self.notice = Some("notice-read-only".into());
            return;
        }
        let case = self.history.case().clone();
        let same = self.kept.path.as_deref() == Some(path);
        match case_ron::save(path, &case) {
            Ok(()) => {
                self.kept.path = Some(path.to_owned());
                self.kept.folder = path.parent().map(Path::to_owned);
                self.kept.saved = Some(case);
                self.kept.stamp = recovery::stamp(path);
                self.notice = None;
                self.guard.forget();
                if !same {
                    let (guard, taken) = Guard::over_file(path);
                    self.guard = guard;
                    if taken {
                        let words = Words::new("notice-open-elsewhere");
                        self.notice = Some(words.with("name", files::name_of(path)));
                    }
                }
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
