//! Desk time: undo and redo as a walk along kept states, each named by the edit that made it.

use std::sync::Arc;

use super::Case;
use crate::words::Words;

/// Every state of a case since it was opened, and where we stand among them.
#[derive(Clone, Debug)]
pub struct History {
    states: Vec<(Words, Arc<Case>)>,
    at: usize,
}

impl History {
    #[must_use]
    pub fn new(case: Case) -> Self {
        Self { states: vec![(Words::new("history-opened"), Arc::new(case))], at: 0 }
    }

    #[must_use]
    pub fn case(&self) -> &Arc<Case> {
        &self.states[self.at].1
    }

    /// Puts a new state after the present one; states that had been undone are gone.
    ///
    /// A state equal to the present one is no edit and leaves no trace.
    pub fn push(&mut self, name: Words, case: Case) {
        if **self.case() == case {
            return;
        }
        self.states.truncate(self.at + 1);
        self.states.push((name, Arc::new(case)));
        self.at += 1;
    }

    pub fn undo(&mut self) -> bool {
        let can = self.at > 0;
        self.at -= usize::from(can);
        can
    }

    pub fn redo(&mut self) -> bool {
        let can = self.at + 1 < self.states.len();
        self.at += usize::from(can);
        can
    }

    /// Name of the edit that undo would take back.
    #[must_use]
    pub fn undo_name(&self) -> Option<&Words> {
        (self.at > 0).then(|| &self.states[self.at].0)
    }

    /// Name of the edit that redo would bring again.
    #[must_use]
    pub fn redo_name(&self) -> Option<&Words> {
        self.states.get(self.at + 1).map(|(name, _)| name)
    }

    /// The names of all states, oldest first, and which is the present one.
    #[must_use]
    pub fn names(&self) -> (Vec<&Words>, usize) {
        (self.states.iter().map(|(name, _)| name).collect(), self.at)
    }

    /// Goes to a state by its place in [`History::names`].
    pub fn go_to(&mut self, place: usize) {
        self.at = place.min(self.states.len() - 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn titled(title: &str) -> Case {
        Case { title: title.to_owned(), ..Case::default() }
    }

    #[test]
    fn undo_and_redo_walk_the_same_states() {
        let mut history = History::new(titled("a"));
        history.push("edit-title".into(), titled("b"));
        history.push("edit-title".into(), titled("b"));
        history.push("edit-title".into(), titled("c"));
        assert_eq!(history.names().0.len(), 3);
        assert!(history.undo() && history.undo() && !history.undo());
        assert_eq!(history.case().title, "a");
        assert!(history.redo());
        assert_eq!(history.case().title, "b");
        history.push("edit-title".into(), titled("d"));
        assert!(!history.redo());
        assert!(history.undo());
        assert_eq!(history.case().title, "b");
        history.go_to(99);
        assert_eq!(history.case().title, "d");
    }
}
