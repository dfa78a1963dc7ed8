//! Steps: positive propositions with their truth, what each rests on, and the parts it was joined from.
//!
//! Every part is evaluated, because the parts are the explanation.

use std::sync::Arc;

use super::truth::Truth;
use crate::case::{EventId, Question};
use crate::words::Words;

/// What a step rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rests {
    /// An entry of the log.
    Event(EventId),
    /// The agreement recorded about this call.
    Agreement(EventId),
    /// The regulations of the event, by name.
    Regulation(String),
    /// An answer of the director.
    Judgement(Question),
}

/// How the parts make the whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Join {
    /// No parts: read from the log, computed, or answered.
    Leaf,
    All,
    Any,
    Not,
    /// The first part, unless the second.
    Unless,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    pub words: Words,
    pub truth: Truth,
    pub rests_on: Vec<Rests>,
    pub join: Join,
    /// Shared: the same argument stands in several trees.
    pub parts: Arc<Vec<Step>>,
    /// The question that would settle an open leaf, or that has settled it.
    pub asks: Option<Question>,
}

/// A proposition read from the log, the agreements or the regulations, or computed from them.
#[must_use]
pub fn leaf(words: impl Into<Words>, truth: Truth) -> Step {
    Step {
        words: words.into(),
        truth,
        rests_on: Vec::new(),
        join: Join::Leaf,
        parts: Arc::default(),
        asks: None,
    }
}

/// A proposition that only the director can settle. `answered`: his answer, where he has given one.
#[must_use]
pub fn ask(question: Question, words: impl Into<Words>, answered: Option<bool>) -> Step {
    let mut step = leaf(words, Truth::from_known(answered));
    if answered.is_some() {
        step.rests_on.push(Rests::Judgement(question.clone()));
    }
    step.asks = Some(question);
    step
}

/// Holds when every part holds; fails when any fails.
#[must_use]
pub fn all(words: impl Into<Words>, parts: Vec<Step>) -> Step {
    let truth = parts.iter().fold(Truth::Holds, |so_far, part| so_far.and(part.truth));
    joined(words, Join::All, truth, parts)
}

/// Holds when any part holds; fails when every part fails.
#[must_use]
pub fn any(words: impl Into<Words>, parts: Vec<Step>) -> Step {
    let truth = parts.iter().fold(Truth::Fails, |so_far, part| so_far.or(part.truth));
    joined(words, Join::Any, truth, parts)
}

#[must_use]
pub fn not(words: impl Into<Words>, part: Step) -> Step {
    let truth = !part.truth;
    joined(words, Join::Not, truth, vec![part])
}

/// Holds when the rule holds and the exception fails. The exception keeps its name in the tree.
#[must_use]
pub fn unless(words: impl Into<Words>, rule: Step, exception: Step) -> Step {
    let truth = rule.truth.and(!exception.truth);
    joined(words, Join::Unless, truth, vec![rule, exception])
}

fn joined(words: impl Into<Words>, join: Join, truth: Truth, parts: Vec<Step>) -> Step {
    Step { words: words.into(), truth, rests_on: Vec::new(), join, parts: Arc::new(parts), asks: None }
}

impl Step {
    #[must_use]
    pub fn resting_on(mut self, rests: impl IntoIterator<Item = Rests>) -> Self {
        self.rests_on.extend(rests);
        self
    }

    #[must_use]
    pub fn resting_on_event(self, id: EventId) -> Self {
        self.resting_on([Rests::Event(id)])
    }

    /// This step and all its parts, from the top.
    pub fn walk(&self) -> impl Iterator<Item = &Self> {
        let mut stack = vec![self];
        std::iter::from_fn(move || {
            let step = stack.pop()?;
            stack.extend(step.parts.iter().rev());
            Some(step)
        })
    }

    /// The entries this step and its parts rest on, each once, in order of first mention.
    #[must_use]
    pub fn events(&self) -> Vec<EventId> {
        let mut events = Vec::new();
        for rests in self.walk().flat_map(|step| &step.rests_on) {
            if let Rests::Event(id) = rests
                && !events.contains(id)
            {
                events.push(*id);
            }
        }
        events
    }

    /// Open questions that can still change this step's truth, in reading order, each once.
    ///
    /// A part whose whole is settled by another part asks nothing more.
    #[must_use]
    pub fn open_questions(&self) -> Vec<&Question> {
        fn gather<'a>(step: &'a Step, into: &mut Vec<&'a Question>) {
            if step.truth != Truth::Open {
                return;
            }
            if let Some(question) = &step.asks
                && !into.contains(&question)
            {
                into.push(question);
            }
            for part in step.parts.iter() {
                gather(part, into);
            }
        }
        let mut questions = Vec::new();
        gather(self, &mut questions);
        questions
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(call: u32) -> Step {
        ask(Question::CouldWell { call: EventId(call) }, "a", None)
    }

    fn known(truth: bool) -> Step {
        leaf("b", Truth::of(truth))
    }

    #[test]
    fn a_settled_whole_asks_nothing() {
        assert!(all("w", vec![open(1), known(false)]).open_questions().is_empty());
        assert!(any("w", vec![open(1), known(true)]).open_questions().is_empty());
        assert_eq!(all("w", vec![open(1), known(true), open(1), open(2)]).open_questions().len(), 2);
        assert!(unless("w", known(true), known(true)).open_questions().is_empty());
        assert_eq!(unless("w", known(true), open(1)).truth, Truth::Open);
        assert_eq!(not("w", open(1)).open_questions().len(), 1);
    }
}
