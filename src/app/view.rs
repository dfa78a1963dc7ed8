//! What is on screen and not in the case: kept between sessions, never undone.

use serde::{Deserialize, Serialize};

use super::theme::Theme;
use crate::bridge::Seat;
use crate::case::{Case, EventId, Moment};
use crate::lang::Lang;

/// Which player the auction's first column is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum FirstColumn {
    #[default]
    West,
    North,
    Dealer,
}

impl FirstColumn {
    #[must_use]
    pub fn next(self) -> Self {
        match self {
            Self::West => Self::North,
            Self::North => Self::Dealer,
            Self::Dealer => Self::West,
        }
    }

    #[must_use]
    pub fn seat(self, dealer: Option<Seat>) -> Seat {
        match self {
            Self::West => Seat::West,
            Self::North => Seat::North,
            Self::Dealer => dealer.unwrap_or(Seat::West),
        }
    }
}

/// Which entries have a column on the timeline.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lanes {
    Calls,
    /// Calls, and what was said and shown.
    Said,
    /// Everything, with cards played one after another in one column.
    #[default]
    All,
    /// Every card in a column of its own.
    Cards,
}

impl Lanes {
    #[must_use]
    pub fn next(self) -> Self {
        match self {
            Self::All => Self::Cards,
            Self::Cards => Self::Calls,
            Self::Calls => Self::Said,
            Self::Said => Self::All,
        }
    }

    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Calls => "lanes-calls",
            Self::Said => "lanes-said",
            Self::All => "lanes-all",
            Self::Cards => "lanes-cards",
        }
    }
}

/// The parts of a narrow window that take turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Tab {
    #[default]
    Ruling,
    Auction,
    Timeline,
    Told,
    Evidence,
    Deal,
}

impl Tab {
    pub const ALL: [Self; 6] =
        [Self::Ruling, Self::Auction, Self::Timeline, Self::Told, Self::Evidence, Self::Deal];

    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Ruling => "tab-ruling",
            Self::Auction => "panel-auction",
            Self::Timeline => "panel-timeline",
            Self::Told => "tab-told",
            Self::Evidence => "tab-evidence",
            Self::Deal => "tab-deal",
        }
    }
}

/// Parts that fold away. Named, so that a change of language never closes one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Fold {
    Tree,
    Opinions,
    RuledOut,
    MoreFields,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct View {
    pub lang: Lang,
    pub theme: Theme,
    /// 0.75 to 2.
    pub scale: f32,
    /// Hides hands, private lines and findings from whoever leans over.
    pub table_view: bool,
    pub first_column: FirstColumn,
    pub four_colours: bool,
    pub open: std::collections::BTreeSet<Fold>,
    pub tab: Tab,
    pub lanes: Lanes,
    /// How wide the timeline's columns are, where 1 fills the room: 0.75 to 3.
    pub lanes_zoom: f32,
    /// The case as it was known at the moment, in place of what was open then on all facts found since.
    #[serde(skip)]
    pub as_known: bool,
    #[serde(skip)]
    pub moment: Moment,
    #[serde(skip)]
    pub selected: Option<EventId>,
    /// The opinion whose reasons are shown, where it is not the headline's.
    #[serde(skip)]
    pub opinion: Option<usize>,
    /// Which of the open questions is put.
    #[serde(skip)]
    pub question: usize,
}

impl Default for View {
    fn default() -> Self {
        Self {
            lang: Lang::default(),
            theme: Theme::default(),
            scale: 1.0,
            table_view: false,
            first_column: FirstColumn::default(),
            four_colours: true,
            open: std::collections::BTreeSet::new(),
            tab: Tab::default(),
            lanes: Lanes::default(),
            lanes_zoom: 1.0,
            as_known: false,
            moment: Moment::End,
            selected: None,
            opinion: None,
            question: 0,
        }
    }
}

impl View {
    /// How many entries of the log lie before the moment.
    #[must_use]
    pub fn place(&self, case: &Case) -> usize {
        match self.moment {
            Moment::Start => 0,
            Moment::After(id) => case.position(id).map_or(case.happened.len(), |place| place + 1),
            Moment::End => case.happened.len(),
        }
    }

    /// Goes to a place of the log; at the last it stays at the end whatever is added.
    pub fn go_to(&mut self, case: &Case, place: usize) {
        self.moment = match place {
            0 if !case.happened.is_empty() => Moment::Start,
            _ => match case.happened.get(place.wrapping_sub(1)) {
                Some(entry) if place < case.happened.len() => Moment::After(entry.id),
                _ => Moment::End,
            },
        };
        self.opinion = None;
        self.question = 0;
    }

    /// Forgets what belongs to the case that was open.
    pub fn leave_case(&mut self) {
        self.as_known = false;
        self.moment = Moment::End;
        self.selected = None;
        self.opinion = None;
        self.question = 0;
    }

    pub fn zoom_lanes(&mut self, factor: f32) {
        self.lanes_zoom = (self.lanes_zoom * factor).clamp(0.75, 3.0);
    }

    #[must_use]
    pub fn is_open(&self, fold: Fold) -> bool {
        self.open.contains(&fold)
    }

    pub fn toggle(&mut self, fold: Fold) {
        if !self.open.remove(&fold) {
            self.open.insert(fold);
        }
    }
}
