//! The grader: it makes verdicts from a tree, its rules, the questions and the answers.

pub(super) mod continued_run;
pub(super) mod likely_mistake;
pub(super) mod marks;
pub(super) mod mirror;
pub(super) mod miscount;
pub(super) mod points;
pub(super) mod sheet;
pub(super) mod weights;

use super::answer::{Answers, Response};
use super::condition::sketch::Sketch;
use super::content::Content;
use super::key::AnswerKey;
use super::questions::{AskedWindows, Field, Questions};
use super::reason::{self, Reason};
use super::task::Task;
use super::verdict::{Grade, Item, Verdict};
use super::whole_tree;
use crate::tree::NodeId;
use crate::tree::names::Place;
use likely_mistake::likely_mistake;
use sheet::AnswerSheet;
use weights::Weights;

/// Grades an answer sheet.
pub fn grade(task: &Task, questions: &Questions, answers: &Answers) -> Grade {
    let Some(known) = questions.known else {
        return AnswerSheet::new(task, questions, answers, None)
            .grade(&Weights::of_task(task, questions));
    };
    let (without, task) = (AnswerKey::of(task), task.with_window(known.window()));
    let sheet = AnswerSheet::new(&task, questions, answers, Some(&without));
    let mut grade = sheet.grade(&Weights::EVEN);
    // The steps are those of another search.
    grade.items.iter_mut().for_each(|item| item.step = None);
    grade
}

impl AnswerSheet<'_> {
    fn grade(&self, weights: &Weights) -> Grade {
        let mut items = self.items();
        items.iter_mut().for_each(|item| item.of = weights.of(item));
        let count = |verdict| items.iter().filter(|item| item.verdict == verdict).count();
        let (points, max) = self.points(&items, weights);
        let (first, likely) = (self.first(&items), likely_mistake(self, &items));
        let mut grade = Grade {
            right: count(Verdict::Right),
            follows: count(Verdict::Follows),
            wrong: count(Verdict::Wrong),
            missing: count(Verdict::Missing),
            extra: count(Verdict::Extra),
            points,
            max,
            score: points as f64 / max.max(1) as f64,
            weight: weights.revealing,
            first,
            likely,
            given: self.known_cuts.clone(),
            about: self.questions.condition.and_then(|question| question.node),
            unknowns: match self.questions.condition {
                Some(_) => self.task.unknowns(),
                None => Vec::new(),
            },
            sketch: self.sketch(&items),
            items,
        };
        for item in &mut grade.items {
            self.questions.show(self.task, item);
        }
        grade
    }

    /// The picture of the question about two unknown values.
    fn sketch(&self, items: &[Item]) -> Option<Sketch> {
        let item = items.iter().find(|item| item.field == Field::Condition)?;
        self.locus.as_ref()?.sketch(self.task, item)
    }

    /// The boxes of the nodes, in the order of the tree; then those of the whole tree.
    pub(super) fn items(&self) -> Vec<Item> {
        let mut items = Vec::new();
        for node in self.task.tree.nodes() {
            let mover = self.task.tree.mover(node);
            let mut fields: Vec<Field> = self.questions.fields(mover).collect();
            fields.sort_by_key(|&field| self.questions.mirror(mover, field));
            items.extend(
                fields
                    .into_iter()
                    .filter_map(|field| self.box_item(node, field)),
            );
            items.extend(self.edge(node));
        }
        let whole = whole_tree::fields(self.task, &self.questions, &self.truth);
        items.extend(whole.into_iter().map(|field| self.item_of_tree(field)));
        items
    }

    /// The mistake decided first. A box left empty is no mistake.
    fn first(&self, items: &[Item]) -> Option<usize> {
        let mistake = |item: &Item| match (item.verdict, item.field) {
            (Verdict::Wrong | Verdict::Extra, _) => true,
            (Verdict::Missing, Field::Cut) => {
                item.node.is_some_and(|node| self.shows_decision(node))
            }
            _ => false,
        };
        let mistakes = items.iter().enumerate().filter(|(_, item)| mistake(item));
        mistakes
            .min_by_key(|(_, item)| item.step.unwrap_or(u32::MAX))
            .map(|(index, _)| index)
    }

    /// The box of a node, if it is asked or filled.
    fn box_item(&self, node: NodeId, field: Field) -> Option<Item> {
        let expected = self.truth.content(&self.questions, node, field);
        let shown_field = self.questions.mirror(self.task.tree.mover(node), field);
        let response = self.answers.boxes.get(&(node, shown_field));
        if response.is_none() && expected.is_none() {
            return None;
        }
        let read = self.read.get(&(node, field));
        let verdict = match read {
            None if self.is_below_own_cut(node) => (Verdict::Follows, None),
            None => (Verdict::Missing, self.below_extra(node)),
            Some(Err(unread)) => (Verdict::Unread, Some(Reason::from(*unread))),
            Some(Ok(read)) => self.verdict_on_content(node, field, read),
        };
        let decided = self.filled_at(node, field);
        Some(Item {
            given: response.cloned(),
            read: read.and_then(|read| read.clone().ok()),
            expected,
            step: decided.or_else(|| self.pruned_at(node)),
            ..Item::judged(Some(node), field, verdict)
        })
    }

    /// The step at which the search knows the content of a box.
    fn filled_at(&self, node: NodeId, field: Field) -> Option<u32> {
        let call = self.truth.searched(node)?;
        match (self.questions.windows, field) {
            (Some(AskedWindows::Entry), Field::Alpha | Field::Beta) => Some(call.entered),
            _ => call.left,
        }
    }

    /// Whether something holds of the run continued from the student's own answers.
    fn in_own_run(&self, test: impl Fn(&AnswerKey) -> bool) -> bool {
        self.own.as_ref().is_some_and(test)
    }

    /// The verdict on the content of a box.
    fn verdict_on_content(
        &self,
        node: NodeId,
        field: Field,
        read: &Content,
    ) -> (Verdict, Option<Reason>) {
        if self.truth.agrees(&self.questions, node, field, read) {
            return (Verdict::Right, None);
        }
        let follows = self.in_own_run(|own| own.agrees(&self.questions, node, field, read));
        if self.truth.searched(node).is_some() {
            return match follows {
                true => (Verdict::Follows, None),
                false => (Verdict::Wrong, self.reason_of_wrong(node, field, read)),
            };
        }
        let Some(above) = self.truth.cut_above(&self.task.tree, node) else {
            return (Verdict::Extra, Some(Reason::NeverSearched));
        };
        let cut = self.place(above);
        match self.verdict_on_cut(above) {
            Verdict::Missing => (Verdict::Uncounted, Some(Reason::BelowMissedCut { cut })),
            _ if follows => (Verdict::Follows, None),
            Verdict::Follows if self.in_own_run(|own| own.searched(node).is_some()) => {
                (Verdict::Wrong, Some(self.other_answer(node, field)))
            }
            _ => (Verdict::Extra, Some(Reason::NeverEntered { cut })),
        }
    }

    /// Why the content of a box is wrong.
    fn reason_of_wrong(&self, node: NodeId, field: Field, read: &Content) -> Option<Reason> {
        let beside = self.read.get(&(node, field.other_bound()));
        let beside = beside.and_then(|read| read.as_ref().ok());
        let (task, questions, truth) = (self.task, &self.questions, &self.truth);
        reason::wrong(task, questions, truth, node, field, read, beside)
    }

    fn place(&self, node: NodeId) -> Place {
        self.task.names.place(&self.task.tree, node)
    }

    /// Why an answer is wrong that the run continued from the student's own answers does not give either.
    fn other_answer(&self, node: NodeId, field: Field) -> Reason {
        match field {
            Field::Value => reason::other_value(self.task, &self.questions, node),
            Field::Range => Reason::OtherRange {
                node: self.place(node),
            },
            _ => Reason::OtherBound,
        }
    }

    /// The step of the cutoff that pruned a node.
    fn pruned_at(&self, node: NodeId) -> Option<u32> {
        let cut = self.truth.cut_above(&self.task.tree, node)?;
        Some(self.truth.edge(cut).step)
    }

    /// The edge to a node, if it is cut or marked.
    fn edge(&self, node: NodeId) -> Option<Item> {
        let due = self.questions.cuts && self.truth.edge(node).cut;
        let marked = self.marks.edges.binary_search(&node).is_ok();
        if !due && !marked || self.known_cuts.contains(&node) {
            return None;
        }
        let verdict = match due {
            false => self.verdict_on_mark(node),
            true => match self.verdict_on_cut(node) {
                Verdict::Missing => (Verdict::Missing, self.reason_of_missed(node)),
                verdict => (verdict, None),
            },
        };
        Some(Item {
            given: self.marks.covers(node).then_some(Response::Flag(true)),
            read: self.marks.covers(node).then_some(Content::Flag(true)),
            expected: due.then_some(Content::Flag(true)),
            step: self.decided_at(node),
            ..Item::judged(Some(node), Field::Cut, verdict)
        })
    }

    /// The step that decides about the edge to a node: the test before it, the cutoff above it, or else the beginning
    /// of the call that looks at it.
    fn decided_at(&self, node: NodeId) -> Option<u32> {
        let tested = self.truth.edge(node).step;
        if tested > 0 {
            return Some(tested);
        }
        let entered = || {
            let parent = self.task.tree.parent(node)?;
            self.truth.call(parent).map(|call| call.entered)
        };
        self.pruned_at(node).or_else(entered)
    }

    /// The verdict on an edge that is cut: right, or following, or missing.
    fn verdict_on_cut(&self, node: NodeId) -> Verdict {
        if !self.questions.cuts || self.marks.covers(node) {
            return Verdict::Right;
        }
        // An edge that the student's own run does not cut is rightly unmarked, if the sheet shows a decision about it.
        let goes_on = self.in_own_run(|own| own.edge(node).test == Some(false));
        match goes_on && self.shows_decision(node) || self.is_below_own_cut(node) {
            true => Verdict::Follows,
            false => Verdict::Missing,
        }
    }

    /// Whether a node lies below a marked edge at which the student's own run cuts off.
    fn is_below_own_cut(&self, node: NodeId) -> bool {
        let edge = self.marks.above(&self.task.tree, node);
        edge.is_some_and(|edge| self.is_own_cut(edge))
    }

    /// Whether the student's own run cuts off before a node.
    fn is_own_cut(&self, node: NodeId) -> bool {
        self.in_own_run(|own| own.edge(node).test == Some(true))
    }

    /// Whether the sheet shows that the student decided about the edge to a node: something is said about cuts, or a
    /// box of the parent or below it is filled.
    fn shows_decision(&self, node: NodeId) -> bool {
        let parent = self.task.tree.parent(node).unwrap_or(node);
        self.answers_cuts() || self.fills(parent)
    }

    fn reason_of_missed(&self, node: NodeId) -> Option<Reason> {
        self.below_extra(node)
            .or_else(|| reason::missed_cut(self.task, &self.truth, node))
    }

    /// The reason that a box is empty because an edge above it is marked.
    fn below_extra(&self, node: NodeId) -> Option<Reason> {
        let cut = self.marks.above(&self.task.tree, node)?;
        Some(Reason::BelowExtraCut {
            cut: self.place(cut),
        })
    }

    /// The verdict on a marked edge that is not cut.
    fn verdict_on_mark(&self, node: NodeId) -> (Verdict, Option<Reason>) {
        let above = self.truth.cut_above(&self.task.tree, node);
        if let Some(above) = above
            && self.verdict_on_cut(above) == Verdict::Missing
        {
            let cut = self.place(above);
            return (Verdict::Uncounted, Some(Reason::BelowMissedCut { cut }));
        }
        if self.is_own_cut(node) {
            return (Verdict::Follows, None);
        }
        let reason = match above.map(|cut| self.place(cut)) {
            Some(cut) => Some(Reason::BelowCut { cut }),
            None => reason::extra_cut(self.task, &self.truth, node),
        };
        (Verdict::Extra, reason)
    }

    /// A box about the whole tree.
    fn item_of_tree(&self, field: Field) -> Item {
        let (task, questions, truth) = (self.task, &self.questions, &self.truth);
        if let Some(horizon_choice) = &self.horizon_choice
            && field.of_horizon()
        {
            return self.item_of_choice(horizon_choice, field);
        }
        let response = self.answers.whole.get(&field);
        let read = response.map(|response| whole_tree::read(task, questions, field, response));
        if let Some(locus) = &self.locus
            && field == Field::Condition
        {
            return locus.item(task, response.cloned(), read);
        }
        let agrees = |key: &AnswerKey, read| whole_tree::agrees(task, questions, key, field, read);
        let mut step = truth.steps;
        let verdict = match &read {
            None if field == Field::Cuts && self.marked_all_follow() => (Verdict::Follows, None),
            None => (Verdict::Missing, None),
            Some(Err(unread)) => (Verdict::Unread, Some(Reason::from(*unread))),
            Some(Ok(_)) if field == Field::Cuts && self.marked => {
                (Verdict::Wrong, Some(Reason::SomethingMarked))
            }
            Some(Ok(read)) if agrees(truth, read) => (Verdict::Right, None),
            Some(Ok(read)) if self.in_own_run(|own| agrees(own, read)) => (Verdict::Follows, None),
            Some(Ok(read)) if field == Field::Count => {
                (Verdict::Wrong, Some(self.reason_of_count(read)))
            }
            Some(Ok(read)) => {
                let (reason, shown_at) = whole_tree::wrong(task, questions, truth, field, read);
                step = shown_at;
                (Verdict::Wrong, Some(reason))
            }
        };
        // No one step decides how many leaves there are in an order, or whether a tree reaches its target.
        let decided = !matches!(
            field,
            Field::Order | Field::Construct | Field::Statement | Field::Why
        );
        Item {
            given: response.cloned(),
            read: read.and_then(Result::ok),
            expected: whole_tree::key_content(task, questions, truth, field),
            step: decided.then_some(step),
            ..Item::judged(None, field, verdict)
        }
    }

    /// Where nothing is cut: whether edges are marked, and each follows from the answers before it.
    fn marked_all_follow(&self) -> bool {
        let edges = self.marks.edges.iter();
        let mut edges = edges.filter(|edge| !self.known_cuts.contains(edge));
        self.marked && edges.all(|&edge| self.verdict_on_mark(edge).0 == Verdict::Follows)
    }
}
