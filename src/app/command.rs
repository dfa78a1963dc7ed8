//! Every command once: its words, its keys, its menu and when it applies. Menu, palette, shortcut list and keys are loops over [`Command::ALL`].

use egui::{Key, KeyboardShortcut, Modifiers};

use super::shown::Shown;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Command {
    New,
    Open,
    Save,
    SaveAs,
    Quit,
    Undo,
    Redo,
    UndoList,
    Board,
    Details,
    AddEvent,
    EditEvent,
    DeleteEvent,
    Agreement,
    Answer1,
    Answer2,
    Answer3,
    NextQuestion,
    Reason,
    Entry,
    StepBack,
    StepForward,
    ToStart,
    ToEnd,
    SelectBefore,
    SelectAfter,
    AsKnown,
    Lanes,
    LanesWider,
    LanesNarrower,
    TableView,
    NextRegion,
    RegionBefore,
    FirstColumn,
    Colours,
    Theme,
    Language,
    Larger,
    Smaller,
    UsualSize,
    Palette,
    Shortcuts,
}

/// The menus, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    Case,
    Edit,
    Event,
    View,
    Help,
}

impl Menu {
    pub const ALL: [Self; 5] = [Self::Case, Self::Edit, Self::Event, Self::View, Self::Help];

    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Case => "menu-case",
            Self::Edit => "menu-edit",
            Self::Event => "menu-event",
            Self::View => "menu-view",
            Self::Help => "menu-help",
        }
    }
}

/// Where a command's keys are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Whatever has the focus.
    Everywhere,
    /// Unless text is being edited: an empty entry line is not.
    OutsideText,
}

pub struct Spec {
    pub name: &'static str,
    pub tip: &'static str,
    pub menu: Menu,
    pub keys: Option<KeyboardShortcut>,
    pub reach: Reach,
}

const CTRL: Modifiers = Modifiers::COMMAND;
const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);
const NONE: Modifiers = Modifiers::NONE;

const fn keys(modifiers: Modifiers, key: Key) -> Option<KeyboardShortcut> {
    Some(KeyboardShortcut::new(modifiers, key))
}

impl Command {
    pub const ALL: &[Self] = &[
        Self::New,
        Self::Open,
        Self::Save,
        Self::SaveAs,
        Self::Quit,
        Self::Undo,
        Self::Redo,
        Self::UndoList,
        Self::Board,
        Self::Details,
        Self::Entry,
        Self::AddEvent,
        Self::EditEvent,
        Self::DeleteEvent,
        Self::Agreement,
        Self::Answer1,
        Self::Answer2,
        Self::Answer3,
        Self::NextQuestion,
        Self::Reason,
        Self::StepBack,
        Self::StepForward,
        Self::ToStart,
        Self::ToEnd,
        Self::SelectBefore,
        Self::SelectAfter,
        Self::AsKnown,
        Self::Lanes,
        Self::LanesWider,
        Self::LanesNarrower,
        Self::TableView,
        Self::NextRegion,
        Self::RegionBefore,
        Self::FirstColumn,
        Self::Colours,
        Self::Theme,
        Self::Language,
        Self::Larger,
        Self::Smaller,
        Self::UsualSize,
        Self::Palette,
        Self::Shortcuts,
    ];

    #[must_use]
    pub fn spec(self) -> Spec {
        use Menu::{Case, Edit, Event, Help, View};
        use Reach::{Everywhere, OutsideText};
        let (name, tip, menu, keys, reach) = match self {
            Self::New => ("cmd-new", "tip-new", Case, keys(CTRL, Key::N), Everywhere),
            Self::Open => ("cmd-open", "tip-open", Case, keys(CTRL, Key::O), Everywhere),
            Self::Save => ("cmd-save", "tip-save", Case, keys(CTRL, Key::S), Everywhere),
            Self::SaveAs => ("cmd-save-as", "tip-save-as", Case, keys(CTRL_SHIFT, Key::S), Everywhere),
            Self::Quit => ("cmd-quit", "tip-quit", Case, keys(CTRL, Key::Q), Everywhere),
            Self::Undo => ("cmd-undo", "tip-undo", Edit, keys(CTRL, Key::Z), OutsideText),
            Self::Redo => ("cmd-redo", "tip-redo", Edit, keys(CTRL_SHIFT, Key::Z), OutsideText),
            Self::UndoList => ("cmd-undo-list", "tip-undo-list", Edit, keys(CTRL, Key::H), Everywhere),
            Self::Board => ("cmd-board", "tip-board", Edit, keys(CTRL, Key::B), Everywhere),
            Self::Details => ("cmd-details", "tip-details", Edit, keys(CTRL, Key::I), Everywhere),
            Self::Entry => ("cmd-entry", "tip-entry", Event, keys(CTRL, Key::L), Everywhere),
            Self::AddEvent => ("cmd-add-event", "tip-add-event", Event, keys(NONE, Key::Insert), Everywhere),
            Self::EditEvent => ("cmd-edit-event", "tip-edit-event", Event, keys(CTRL, Key::E), Everywhere),
            Self::DeleteEvent => {
                ("cmd-delete-event", "tip-delete-event", Event, keys(NONE, Key::Delete), OutsideText)
            }
            Self::Agreement => ("cmd-agreement", "tip-agreement", Event, keys(CTRL, Key::G), Everywhere),
            Self::Answer1 => ("cmd-answer-1", "tip-answer", Event, keys(CTRL, Key::Num1), Everywhere),
            Self::Answer2 => ("cmd-answer-2", "tip-answer", Event, keys(CTRL, Key::Num2), Everywhere),
            Self::Answer3 => ("cmd-answer-3", "tip-answer", Event, keys(CTRL, Key::Num3), Everywhere),
            Self::NextQuestion => {
                ("cmd-next-question", "tip-next-question", Event, keys(CTRL, Key::J), Everywhere)
            }
            Self::Reason => ("cmd-reason", "tip-reason", Event, keys(CTRL, Key::Y), Everywhere),
            Self::StepBack => ("cmd-step-back", "tip-step", View, keys(NONE, Key::ArrowLeft), OutsideText),
            Self::StepForward => {
                ("cmd-step-forward", "tip-step", View, keys(NONE, Key::ArrowRight), OutsideText)
            }
            Self::ToStart => ("cmd-to-start", "tip-step", View, keys(NONE, Key::Home), OutsideText),
            Self::ToEnd => ("cmd-to-end", "tip-step", View, keys(NONE, Key::End), OutsideText),
            Self::SelectBefore => {
                ("cmd-select-before", "tip-select", Event, keys(Modifiers::ALT, Key::ArrowLeft), Everywhere)
            }
            Self::SelectAfter => {
                ("cmd-select-after", "tip-select", Event, keys(Modifiers::ALT, Key::ArrowRight), Everywhere)
            }
            Self::AsKnown => ("cmd-as-known", "tip-as-known", View, keys(NONE, Key::F5), Everywhere),
            Self::Lanes => ("cmd-lanes", "tip-lanes", View, keys(NONE, Key::F4), Everywhere),
            Self::LanesWider => ("cmd-lanes-wider", "tip-lanes-wider", View, keys(NONE, Key::F3), Everywhere),
            Self::LanesNarrower => {
                ("cmd-lanes-narrower", "tip-lanes-wider", View, keys(NONE, Key::F2), Everywhere)
            }
            Self::TableView => ("cmd-table-view", "tip-table-view", View, keys(NONE, Key::F8), Everywhere),
            Self::NextRegion => ("cmd-next-region", "tip-region", View, keys(NONE, Key::F6), Everywhere),
            Self::RegionBefore => {
                ("cmd-region-before", "tip-region", View, keys(Modifiers::SHIFT, Key::F6), Everywhere)
            }
            Self::FirstColumn => ("cmd-first-column", "tip-first-column", View, None, Everywhere),
            Self::Colours => ("cmd-colours", "tip-colours", View, None, Everywhere),
            Self::Theme => ("cmd-theme", "tip-theme", View, keys(NONE, Key::F9), Everywhere),
            Self::Language => ("cmd-language", "tip-language", View, keys(NONE, Key::F7), Everywhere),
            Self::Larger => ("cmd-larger", "tip-size", View, keys(CTRL, Key::Plus), Everywhere),
            Self::Smaller => ("cmd-smaller", "tip-size", View, keys(CTRL, Key::Minus), Everywhere),
            Self::UsualSize => ("cmd-usual-size", "tip-size", View, keys(CTRL, Key::Num0), Everywhere),
            Self::Palette => ("cmd-palette", "tip-palette", Help, keys(CTRL, Key::K), Everywhere),
            Self::Shortcuts => ("cmd-shortcuts", "tip-shortcuts", Help, keys(NONE, Key::F1), Everywhere),
        };
        Spec { name, tip, menu, keys, reach }
    }

    /// Does it apply now?
    #[must_use]
    pub fn when(self, shown: &Shown<'_>) -> bool {
        let answers = || {
            let asked = shown.ruling.questions.get(shown.view.question);
            asked.map_or(0, |asked| asked.previews.len())
        };
        let may_edit = shown.read_only.is_none();
        match self {
            Self::Save => shown.dirty || shown.path.is_none(),
            Self::Undo => shown.undo.is_some(),
            Self::Redo => shown.redo.is_some(),
            Self::Answer1 => answers() >= 1 && may_edit,
            Self::Answer2 => answers() >= 2 && may_edit,
            Self::Answer3 => answers() >= 3 && may_edit,
            Self::Reason => shown.worked.latest_answer().is_some() && may_edit,
            Self::NextQuestion => shown.ruling.questions.len() > 1,
            Self::EditEvent | Self::DeleteEvent => shown.view.selected.is_some() && may_edit,
            Self::AddEvent | Self::Agreement | Self::Board | Self::Details => may_edit,
            Self::StepBack | Self::ToStart => shown.place > 0,
            Self::StepForward | Self::ToEnd => shown.place < shown.case.happened.len(),
            Self::SelectBefore | Self::SelectAfter | Self::AsKnown => !shown.case.happened.is_empty(),
            Self::LanesWider => shown.view.lanes_zoom < 3.0,
            Self::LanesNarrower => shown.view.lanes_zoom > 0.75,
            Self::Larger => shown.view.scale < 2.0,
            Self::Smaller => shown.view.scale > 0.75,
            _ => true,
        }
    }
}
