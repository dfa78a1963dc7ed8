//! Facts: the case and its table as the Laws look at them, and the propositions several Laws share.

use std::cell::RefCell;
use std::collections::BTreeMap;

use super::regulations;
use crate::bridge::{Seat, Side};
use crate::case::{
    Account, Agreement, Answer, CallRecord, Case, Disclosure, Event, EventId, Found, Given, Means, Moment,
    Phase, Question, Source, Table, Told, Weighs, replay,
};
use crate::reasoning::{Rests, Step, Truth, all, any, ask, leaf, not, unless};
use crate::words::{Arg, Words};

/// The table at one moment, on all facts found since.
pub struct Facts<'a> {
    pub case: &'a Case,
    /// As it stood at the moment asked about.
    pub table: Table,
    /// At the end of the log: what was said later about the same explanations counts as found.
    pub whole: Table,
    /// Whose version of the disputed entries is taken.
    pub account: Option<Account>,
    /// What was worked out once for these facts: several provisions ask the same of the same call.
    misinformed: RefCell<BTreeMap<(Seat, usize), Vec<Step>>>,
    pub(super) locked: RefCell<BTreeMap<Side, Vec<(EventId, Step)>>>,
}

impl<'a> Facts<'a> {
    #[must_use]
    pub fn new(case: &'a Case, moment: Moment, account: Option<Account>) -> Self {
        Self {
            case,
            table: replay(case, moment, account),
            whole: replay(case, Moment::End, account),
            account,
            misinformed: RefCell::default(),
            locked: RefCell::default(),
        }
    }

    /// The moment just before the log's entry at this place.
    #[must_use]
    pub fn moment_before(&self, place: usize) -> Moment {
        let before = place.checked_sub(1).and_then(|place| self.case.happened.get(place));
        before.map_or(Moment::Start, |entry| Moment::After(entry.id))
    }

    // --- answers ---

    /// The director's yes or no to this question, where given.
    #[must_use]
    pub fn yes_or_no(&self, question: &Question) -> Option<bool> {
        match self.case.answer(question)?.answer {
            Answer::Yes => Some(true),
            Answer::No => Some(false),
            _ => None,
        }
    }

    /// A step that only the director's yes makes hold.
    #[must_use]
    pub fn ask(&self, question: Question, words: Words) -> Step {
        let answer = self.yes_or_no(&question);
        ask(question, words, answer)
    }

    // --- words of a call ---

    /// Words with the caller, the call, and which of his calls it is.
    #[must_use]
    pub fn about_call(&self, key: &'static str, record: &CallRecord) -> Words {
        let mut words = Words::new(key).with("seat", record.by);
        words.args.push(("call", self.whole.call_arg(record)));
        words
    }

    // --- the clock of the auction ---

    /// The auction period is not over. (17D1: a defender faces a lead; 17D2: passed out, all hands returned.)
    #[must_use]
    pub fn auction_period_is_open(&self) -> Step {
        not("step-auction-period-is-open", self.auction_period_is_over())
    }

    #[must_use]
    pub fn auction_period_is_over(&self) -> Step {
        if self.table.is_passed_out() { self.hands_are_back() } else { self.lead_is_faced() }
    }

    /// All four hands are back in the board after an auction without a bid.
    #[must_use]
    pub fn hands_are_back(&self) -> Step {
        let back = Seat::ALL.iter().all(|seat| self.table.hands_returned[*seat]);
        leaf("step-hands-are-back", Truth::of(back || self.table.phase == Phase::Over))
            .resting_on(self.entries_that(|event| matches!(event, Event::HandsReturned(_))))
    }

    /// A defender has faced an opening lead: in turn or out of turn, taken back or not.
    #[must_use]
    pub fn lead_is_faced(&self) -> Step {
        let words = Words::new("step-lead-is-faced");
        if self.table.contract().is_none() {
            return leaf(words, Truth::Fails);
        }
        if let Some(lead) = self.table.faced_lead() {
            return leaf(words, Truth::Holds).resting_on_event(lead.faced.unwrap_or(lead.id));
        }
        if self.table.phase >= Phase::Play {
            // Cards, a claim or a result are on record, so a lead was faced though nobody wrote it down.
            let later = self.entries_that(|event| {
                matches!(
                    event,
                    Event::DummyFaced
                        | Event::Plays { .. }
                        | Event::Claims { .. }
                        | Event::Result { .. }
                        | Event::Settled
                )
            });
            return leaf(words, Truth::Holds).resting_on(later);
        }
        if self.cards_may_be_unrecorded() {
            return self.ask(Question::LeadFaced, words);
        }
        leaf(words, Truth::Fails)
    }

    /// At the end of a log read from a file that holds no card, nobody knows whether one has been faced.
    ///
    /// At any earlier moment the log itself shows that no card had been.
    #[must_use]
    fn cards_may_be_unrecorded(&self) -> bool {
        self.table.length == self.case.happened.len()
            && self.table.leads.is_empty()
            && self.table.standing().last().is_some_and(|record| {
                self.case.entry(record.id).is_some_and(|entry| entry.more.source != Source::Noted)
            })
    }

    fn entries_that(&self, wanted: impl Fn(&Event) -> bool) -> Vec<Rests> {
        self.case.happened[..self.table.length]
            .iter()
            .filter(|entry| wanted(&entry.what))
            .map(|entry| Rests::Event(entry.id))
            .collect()
    }

    /// The caller's partner has called since; a pass counts too.
    #[must_use]
    pub fn partner_has_called_since(&self, record: &CallRecord) -> Step {
        let partner = record.by.partner();
        let words = || self.about_call("step-partner-has-called-since", record).with("partner", partner);
        let since: Vec<&CallRecord> = self.table.partner_calls_since(record).collect();
        if let Some(standing) = since.iter().find(|call| call.stands()) {
            return leaf(words(), Truth::Holds).resting_on_event(standing.id);
        }
        match since.first() {
            None => leaf(words(), Truth::Fails),
            // He called, and that call has been withdrawn. The text does not say whether it still bars.
            Some(withdrawn) => {
                let question = Question::WithdrawnCallBars { call: record.id };
                self.ask(question, words()).resting_on_event(withdrawn.id)
            }
        }
    }

    // --- attention, and what was done since ---

    /// The first entry by which attention was drawn to an irregularity, and its position: said so, the director called,
    /// or an explanation corrected.
    #[must_use]
    pub fn attention_drawn(&self) -> Option<(EventId, usize)> {
        self.case.happened[..self.table.length].iter().enumerate().find_map(|(at, entry)| {
            let draws = matches!(
                entry.what,
                Event::DrawsAttention(_) | Event::Summons(_) | Event::Explains { corrects: Some(_), .. }
            );
            draws.then_some((entry.id, at))
        })
    }

    /// Calls, leads and cards, in order: the entry, the player, its position. Turning up a card led face down is an act too.
    pub fn acts(&self) -> impl Iterator<Item = (EventId, Seat, usize)> {
        self.case.happened[..self.table.length].iter().enumerate().filter_map(|(at, entry)| {
            let by = match entry.what {
                Event::Calls(by, _)
                | Event::Changes { by, .. }
                | Event::Leads { by, .. }
                | Event::Claims { by, .. }
                | Event::Plays { by, .. } => by,
                Event::Faces { of } => self.table.leads.iter().find(|lead| lead.id == of)?.by,
                Event::DummyFaced => self.table.contract()?.dummy(),
                _ => return None,
            };
            Some((entry.id, by, at))
        })
    }

    /// The entry by which dummy showed a card of his: all of them, or one, after a lead was faced.
    #[must_use]
    pub fn dummy_has_shown_a_card(&self) -> Option<EventId> {
        if self.table.dummy_faced.is_some() {
            return self.table.dummy_faced;
        }
        let dummy = self.table.contract()?.dummy();
        let faced = self.case.position(self.table.faced_lead()?.faced?)?;
        self.table.cards.iter().find(|card| card.by == dummy && card.at > faced).map(|card| card.id)
    }

    /// Do all four hear what is said and see what is alerted?
    #[must_use]
    pub fn all_hear(&self) -> bool {
        self.case.disclosure() == Disclosure::Partner
    }

    // --- what was said, against what was agreed ---

    /// Calls of `player`'s opponents, made before the log's position `before`, of which something was said or found.
    pub fn calls_spoken_of(&self, player: Seat, before: usize) -> impl Iterator<Item = &CallRecord> {
        self.table.calls.iter().filter(move |record| {
            let id = record.id;
            record.by.is_opponent_of(player)
                && record.at < before
                && (self
                    .table
                    .told
                    .iter()
                    .any(|told| told.of == id && told.at < before && told.heard_by[player])
                    || self.alert_entries(id).next().is_some()
                    || self.case.agreement_about(id).is_some()
                    || self.table.asked.iter().any(|(_, _, of)| *of == id))
        })
    }

    /// What was said of alerting this call, in the log as a whole: that none ever came is found afterwards.
    fn alert_entries(&self, call: EventId) -> impl Iterator<Item = &crate::case::AlertRecord> {
        self.whole.alerts.iter().filter(move |alert| alert.of == call)
    }

    /// Those of them that concern this player: behind screens each alerts to his own screen-mate.
    fn alerts_to(&self, player: Seat, call: EventId) -> impl Iterator<Item = &crate::case::AlertRecord> {
        self.alert_entries(call).filter(move |alert| alert.seen_by[player])
    }

    /// `record`'s caller was misinformed by an opponent before he called. (21B1(a), 75B1, 75D2)
    ///
    /// `None` where nothing on record could have misinformed him.
    #[must_use]
    pub fn was_misinformed(&self, record: &CallRecord) -> Option<Step> {
        self.was_misinformed_at(record.by, record.at, self.about_call("step-misinformed", record))
    }

    /// `player` was misinformed by an opponent when he acted at the log's position `at`: called, led or played.
    #[must_use]
    pub fn was_misinformed_at(&self, player: Seat, at: usize, words: Words) -> Option<Step> {
        let known = self.misinformed.borrow().get(&(player, at)).cloned();
        let about = match known {
            Some(about) => about,
            None => {
                let about: Vec<Step> = self
                    .calls_spoken_of(player, at)
                    .map(|spoken_of| self.was_misinformed_about(player, at, spoken_of))
                    .collect();
                self.misinformed.borrow_mut().insert((player, at), about.clone());
                about
            }
        };
        (!about.is_empty()).then(|| any(words, about))
    }

    fn was_misinformed_about(&self, player: Seat, at: usize, spoken_of: &CallRecord) -> Step {
        let told: Vec<&Told> = self
            .table
            .told_about(spoken_of.id, at)
            .filter(|told| told.heard_by[player] && told.by.is_opponent_of(player))
            .collect();
        // What was corrected to him before he acted no longer misinforms him.
        let still_told = |told: &&&Told| {
            !self
                .table
                .told
                .iter()
                .any(|later| self.is_put_right_by(told, later) && later.at < at && later.heard_by[player])
        };
        let mut parts: Vec<Step> =
            told.iter().filter(still_told).map(|told| self.was_explained_wrongly(told, spoken_of)).collect();
        parts.push(self.alert_was_missing(player, at, spoken_of, &told));
        parts.extend(self.alert_misled(player, at, spoken_of, &told));
        any(Self::about_opponents_call("step-misinformed-about", player, spoken_of), parts)
    }

    fn about_opponents_call(key: &'static str, player: Seat, spoken_of: &CallRecord) -> Words {
        Words::new(key).with("seat", player).with("by", spoken_of.by).with("call", spoken_of.call)
    }

    /// What was told is not what was agreed: it differs, it leaves something out, or there was no agreement to tell.
    #[must_use]
    pub fn was_explained_wrongly(&self, told: &Told, spoken_of: &CallRecord) -> Step {
        let words = Words::new("step-explained-wrongly")
            .with("by", told.by)
            .with("call", spoken_of.call)
            .with("says", told.says.as_str());
        let mut grounds = vec![match self.differs_from_the_agreement(told, spoken_of) {
            Some(step) => step,
            None => self.differs(told, None),
        }];
        if self.is_in_question(told) {
            grounds.push(self.mistaken_explanation_is_presumed(told, spoken_of));
        }
        any(words, grounds).resting_on_event(told.id)
    }

    /// The explanation is not what the agreement on record says, that agreement being found.
    ///
    /// `None` where no agreement is on record, or its meaning is not known.
    #[must_use]
    pub fn differs_from_the_agreement(&self, told: &Told, spoken_of: &CallRecord) -> Option<Step> {
        let agreement = self.case.agreement_about(spoken_of.id)?;
        let words = match agreement.means.as_ref()? {
            Means::Text(text) => Words::new("step-not-as-agreed")
                .with("says", told.says.as_str())
                .with("agreed", text.as_str()),
            Means::NoAgreement => Words::new("step-no-agreement-to-tell").with("says", told.says.as_str()),
        };
        Some(all(
            words,
            vec![self.agreement_is_found(agreement, spoken_of), self.differs(told, agreement.means.as_ref())],
        ))
    }

    /// Somebody of that side has said, at any time, that this explanation was wrong; or an agreement is on record beside it.
    #[must_use]
    pub fn is_in_question(&self, told: &Told) -> bool {
        self.correction_of(told).is_some() || self.case.agreement_about(told.of).is_some()
    }

    /// Has `later` put `told` right: said to correct it, or telling of the same call in the very words of the agreement?
    #[must_use]
    pub fn is_put_right_by(&self, told: &Told, later: &Told) -> bool {
        let agreed = self.case.agreement_about(told.of).and_then(Agreement::text);
        let in_its_words = later.of == told.of
            && later.at > told.at
            && later.by.side() == told.by.side()
            && agreed.is_some_and(|agreed| same_words(agreed, &later.says));
        later.puts_right(told) || in_its_words
    }

    /// Is this told as an explanation of its own? A correction is one where the director holds it wrong.
    #[must_use]
    pub fn stands_for_itself(&self, told: &Told) -> bool {
        let wrong = Question::ExplainedWrongly { told: told.id };
        told.corrects.is_none() || self.yes_or_no(&wrong) == Some(true)
    }

    /// The correction of this explanation by its own side, at any time.
    #[must_use]
    pub fn correction_of(&self, told: &Told) -> Option<&Told> {
        self.whole.told.iter().find(|later| later.puts_right(told))
    }

    /// What the call means, once that is found: `Some(None)` where there is found to be no agreement.
    #[must_use]
    pub fn agreed(&self, call: EventId) -> Option<Option<&str>> {
        let agreement = self.case.agreement_about(call)?;
        let record = self.whole.call(call)?;
        let found = self.agreement_is_found(agreement, record).truth == Truth::Holds;
        (found && agreement.means.is_some()).then(|| agreement.text())
    }

    /// The player has realised the mistake he made by this entry: he put it right himself at some time, or the director knows.
    #[must_use]
    pub fn has_realised(&self, seat: Seat, entry: EventId) -> Step {
        let words = Words::new("step-has-realised").with("seat", seat);
        let himself = self.whole.told.iter().find(|told| told.by == seat && told.corrects == Some(entry));
        let late = self.whole.alerts.iter().find(|alert| alert.of == entry && alert.given == Given::Late);
        match himself.map(|told| told.id).or(late.map(|alert| alert.id)) {
            Some(id) => leaf(words, Truth::Holds).resting_on_event(id),
            None => self.ask(Question::Realised { entry }, words),
        }
    }

    /// The evidence settles what the call means, as stated.
    ///
    /// Evidence all one way settles it; a file's operator is no evidence; anything else is the director's to weigh.
    #[must_use]
    pub fn agreement_is_found(&self, agreement: &Agreement, spoken_of: &CallRecord) -> Step {
        let stated = agreement.text().map_or_else(|| Arg::Words(Box::new("no-agreement".into())), Arg::from);
        let mut words = Words::new("step-agreement-is-found").with("call", spoken_of.call);
        words.args.push(("agreed", stated));
        let question = Question::EvidenceSettles { call: spoken_of.id };
        let rests = Rests::Agreement(spoken_of.id);
        if let Some(judgement) = self.case.answer(&question) {
            let known = judgement.answer == Answer::Yes;
            return ask(question, words, Some(known)).resting_on([rests]);
        }
        if self.evidence_is_one_way(agreement) {
            return leaf(words, Truth::Holds).resting_on([rests]);
        }
        ask(question, words, None).resting_on([rests])
    }

    fn evidence_is_one_way(&self, agreement: &Agreement) -> bool {
        agreement.by != Some(Found::Operator)
            && agreement.weighing(Weighs::For).next().is_some()
            && agreement.weighing(Weighs::Against).next().is_none()
    }

    /// The explanation differs from what was agreed. The same words do not; a correction by that side says that they do;
    /// otherwise only the director can tell, for other words may say the same thing.
    fn differs(&self, told: &Told, agreed: Option<&Means>) -> Step {
        let words = Words::new("step-differs").with("by", told.by).with("says", told.says.as_str());
        let question = Question::ExplainedWrongly { told: told.id };
        if let Some(answer) = self.yes_or_no(&question) {
            return ask(question, words, Some(answer)).resting_on_event(told.id);
        }
        let same = match agreed {
            Some(Means::Text(agreed)) => same_words(agreed, &told.says),
            Some(Means::NoAgreement) => says_no_agreement(&told.says),
            None => false,
        };
        if same {
            return leaf(words, Truth::Fails).resting_on_event(told.id);
        }
        // Their own correction shows the mistake, unless the director holds the correction itself wrong.
        let wrong = |told: &Told| Question::ExplainedWrongly { told: told.id };
        let correction = self
            .correction_of(told)
            .filter(|correction| agreed.is_some() && self.yes_or_no(&wrong(correction)) != Some(true));
        if let Some(correction) = correction {
            return leaf(words, Truth::Holds)
                .resting_on([Rests::Event(told.id), Rests::Event(correction.id)]);
        }
        ask(question, words, None).resting_on_event(told.id)
    }

    /// The explanation, and not the call, is presumed to be the mistake: evidence is missing or even. (21B1(b))
    #[must_use]
    pub fn mistaken_explanation_is_presumed(&self, told: &Told, spoken_of: &CallRecord) -> Step {
        let words =
            Words::new("step-explanation-presumed-mistaken").with("by", told.by).with("call", spoken_of.call);
        let in_question = leaf(
            Words::new("step-explanation-in-question").with("by", told.by).with("says", told.says.as_str()),
            Truth::of(self.is_in_question(told)),
        )
        .resting_on(self.correction_of(told).map(|correction| Rests::Event(correction.id)));
        all(words, vec![in_question, self.evidence_is_even(spoken_of)])
    }

    /// Evidence about the agreement is missing, or weighs the same both ways.
    fn evidence_is_even(&self, spoken_of: &CallRecord) -> Step {
        let words = Words::new("step-evidence-is-even").with("call", spoken_of.call);
        let question = Question::EvidenceSettles { call: spoken_of.id };
        if let Some(judgement) = self.case.answer(&question) {
            let even = judgement.answer == Answer::Even;
            return ask(question, words, Some(even)).resting_on([Rests::Agreement(spoken_of.id)]);
        }
        let settled = self
            .case
            .agreement_about(spoken_of.id)
            .is_some_and(|agreement| self.evidence_is_one_way(agreement));
        if settled {
            return leaf(words, Truth::Fails).resting_on([Rests::Agreement(spoken_of.id)]);
        }
        ask(question, words, None)
    }

    /// A required alert had not come when `player` acted, and he had not been told rightly all the same.
    fn alert_was_missing(&self, player: Seat, at: usize, spoken_of: &CallRecord, told: &[&Told]) -> Step {
        let words = Words::new("step-alert-was-missing")
            .with("by", spoken_of.by.partner())
            .with("call", spoken_of.call);
        let rule = all(
            Words::new("step-required-alert-not-given").with("call", spoken_of.call),
            vec![self.alert_is_required(spoken_of), self.no_alert_before(player, at, spoken_of)],
        );
        if told.is_empty() {
            return all(words, vec![rule]);
        }
        let exception = self.knew_all_the_same(player, spoken_of, told);
        unless(words, rule, exception)
    }

    /// An alert came that no rule requires, and it misled the player, who had not been told rightly all the same.
    ///
    /// `None` where none had come when he acted. Where nothing is recorded of alerts, one may have come.
    fn alert_misled(&self, player: Seat, at: usize, spoken_of: &CallRecord, told: &[&Told]) -> Option<Step> {
        let given = self
            .alerts_to(player, spoken_of.id)
            .find(|alert| alert.given != Given::Never && alert.at < at)
            .map(|alert| Rests::Event(alert.id));
        if given.is_none() && self.alerts_to(player, spoken_of.id).next().is_some() {
            return None;
        }
        let words = || Self::about_opponents_call("step-needless-alert-misled", player, spoken_of);
        let misled = self.ask(Question::AlertMisled { call: spoken_of.id }, words()).resting_on(given);
        let needless = not(
            Words::new("step-alert-is-needless").with("call", spoken_of.call),
            self.alert_is_required(spoken_of),
        );
        let rule = all(words(), vec![needless, misled]);
        Some(if told.is_empty() {
            rule
        } else {
            unless(words(), rule, self.knew_all_the_same(player, spoken_of, told))
        })
    }

    /// He had been told rightly what the call means.
    fn knew_all_the_same(&self, player: Seat, spoken_of: &CallRecord, told: &[&Told]) -> Step {
        let rightly = told
            .iter()
            .map(|told| {
                not(
                    Words::new("step-told-rightly").with("by", told.by).with("says", told.says.as_str()),
                    self.was_explained_wrongly(told, spoken_of),
                )
            })
            .collect();
        any(Self::about_opponents_call("step-knew-all-the-same", player, spoken_of), rightly)
    }

    /// Required alerts of this side's opponents that were missing when one of this side called.
    #[must_use]
    pub fn missing_alerts(&self, side: Side) -> Vec<Step> {
        let mut steps = Vec::new();
        for record in self.table.standing().filter(|record| record.by.side() == side) {
            for spoken_of in self.calls_spoken_of(record.by, record.at) {
                if self.alerts_to(record.by, spoken_of.id).any(|alert| alert.given != Given::Promptly) {
                    let told: Vec<&Told> = self
                        .table
                        .told_about(spoken_of.id, record.at)
                        .filter(|told| told.heard_by[record.by] && told.by.is_opponent_of(record.by))
                        .collect();
                    let step = self.alert_was_missing(record.by, record.at, spoken_of, &told);
                    if step.truth != Truth::Fails {
                        steps.push(step);
                    }
                }
            }
        }
        steps
    }

    /// The rules of this event require an alert of this call.
    ///
    /// The regulations settle it where the log alone shows that such calls are never alerted; else the director knows.
    #[must_use]
    pub fn alert_is_required(&self, spoken_of: &CallRecord) -> Step {
        let words = Words::new("step-alert-is-required").with("call", spoken_of.call);
        let question = Question::AlertRequired { call: spoken_of.id };
        let before = self.table.auction_before(spoken_of.turn);
        let name = self.case.regulations.as_str();
        let never = regulations::named(name).is_some_and(|regulations| {
            regulations.never_alerts(spoken_of.call, &before, self.case.disclosure())
        });
        if never && self.yes_or_no(&question).is_none() {
            return leaf(words, Truth::Fails).resting_on([Rests::Regulation(name.to_owned())]);
        }
        self.ask(question, words)
    }

    /// No alert of `spoken_of` had come when `player` acted.
    fn no_alert_before(&self, player: Seat, at: usize, spoken_of: &CallRecord) -> Step {
        let words = Self::about_opponents_call("step-no-alert-before", player, spoken_of);
        let question = Question::AlertedInTime { call: spoken_of.id };
        // Asked only where the log does not say: what is on record beats an answer given before it was.
        let unrecorded = |words| {
            let in_time = self.yes_or_no(&question);
            ask(question.clone(), words, in_time.map(|in_time| !in_time))
        };
        let mut entries: Vec<_> = self.alerts_to(player, spoken_of.id).collect();
        // What the director noted beats what a file's operator marked.
        let noted = |id: EventId| self.case.entry(id).is_some_and(|entry| entry.more.source == Source::Noted);
        if entries.iter().any(|alert| noted(alert.id)) {
            entries.retain(|alert| noted(alert.id));
        }
        let Some(alert) = entries.last() else {
            return unrecorded(words);
        };
        let truth = match alert.given {
            Given::Never => Truth::Holds,
            // Once it had come, late as it was, he knew.
            Given::Late => Truth::of(at < alert.at),
            Given::Promptly if !noted(alert.id) => {
                return unrecorded(words).resting_on_event(alert.id);
            }
            Given::Promptly => Truth::Fails,
        };
        leaf(words, truth).resting_on_event(alert.id)
    }
}

/// Does this say, in so many words, that there is no agreement?
fn says_no_agreement(text: &str) -> bool {
    let text = text.to_lowercase();
    [
        "no agreement",
        "nothing agreed",
        "not agreed",
        "undiscussed",
        "not discussed",
        "δεν έχουμε συμφων",
        "χωρίς συμφωνία",
    ]
    .iter()
    .any(|words| text.contains(words))
}

/// The same words, blanks, case and marks apart.
fn same_words(a: &str, b: &str) -> bool {
    let folded = |text: &str| -> String {
        text.chars()
            .filter(|c| c.is_alphanumeric() || "+-♠♥♦♣".contains(*c))
            .flat_map(char::to_lowercase)
            .collect()
    };
    let a = folded(a);
    !a.is_empty() && a == folded(b)
}

#[cfg(test)]
mod tests {
    use super::same_words;

    #[test]
    fn other_spelling_is_not_another_meaning() {
        assert!(same_words("Both majors", "both  majors."));
        assert!(!same_words("15-17", "15+17"));
        assert!(!same_words("", ""));
    }
}
