//! Why a number of leaves is wrong: the known mistake that gives it.

use super::super::answer::Response;
use super::super::content::Content;
use super::super::draw::difficulty::cuts;
use super::super::key::AnswerKey;
use super::super::key::mistaken_keys::{mistaken, of_students};
use super::super::questions::Field;
use super::super::reason::Reason;
use super::super::whole_tree;
use super::sheet::AnswerSheet;
use crate::search::Mistake;
use crate::tree::NodeId;

/// Mistakes of which a number alone is no sign: they would show in every other answer.
const SHOWN_ELSEWHERE: [Mistake; 3] = [
    Mistake::PlayersExchanged,
    Mistake::RightToLeft,
    Mistake::MoveDecided,
];

impl AnswerSheet<'_> {
    /// Why a number of leaves is wrong. A mistake is named if no other one gives the number, too.
    pub(crate) fn reason_of_count(&self, read: &Content) -> Reason {
        let gives = |number: usize| *read == Content::Number(number as f64);
        let mut reasons = self.miscounts(gives);
        let mut runs: Vec<Vec<NodeId>> = Vec::new();
        let shown = |mistake: &Mistake| !SHOWN_ELSEWHERE.contains(mistake);
        for mistake in of_students().chain([Mistake::DeepBounds]).filter(shown) {
            let Some(key) = mistaken(mistake, self.task, &self.truth) else {
                continue;
            };
            let known = !key.finished || !gives(key.leaves.len()) || runs.contains(&key.leaves);
            if known || !self.can_be_of(&key) {
                continue;
            }
            runs.push(key.leaves);
            reasons.push(Reason::Fits { mistake });
        }
        match <[Reason; 1]>::try_from(reasons) {
            Ok([reason]) => reason,
            Err(_) => Reason::OtherCount,
        }
    }

    /// The reasons by which a student who searches well counts wrongly.
    fn miscounts(&self, gives: impl Fn(usize) -> bool) -> Vec<Reason> {
        let (tree, truth) = (&self.task.tree, &self.truth);
        let leaves = truth.leaves.len();
        let entered = tree.nodes().filter(|&node| truth.call(node).is_some());
        let all = AnswerKey::by(tree, &self.task.rules.minimax());
        let cutting = truth.leaves.iter().filter(|&&leaf| self.cuts_off(leaf));
        let reasons = [
            (entered.count(), Reason::CountedNodes),
            (
                all.leaves.len().saturating_sub(leaves),
                Reason::CountedPruned,
            ),
            (leaves - cutting.count(), Reason::LeftOutCutting),
        ];
        let fitting = reasons.into_iter().filter(|(number, _)| gives(*number));
        let mut fitting: Vec<Reason> = fitting.map(|(_, reason)| reason).collect();
        // Edges that are marked show that the student does cut.
        if gives(all.leaves.len()) && !self.can_be_of(&all) {
            fitting.push(Reason::BeyondCut);
        }
        fitting
    }

    /// Whether the search cuts off after a leaf.
    fn cuts_off(&self, leaf: NodeId) -> bool {
        let (tree, truth) = (&self.task.tree, &self.truth);
        let next = tree.end(leaf);
        let parent = tree.parent(leaf).filter(|&parent| next < tree.end(parent));
        parent.is_some_and(|parent| cuts(self.task, truth, parent) && truth.edge(next).cut)
    }

    /// Whether a run gives all other answers of the sheet that are right.
    pub(crate) fn can_be_of(&self, key: &AnswerKey) -> bool {
        let (task, questions, truth) = (self.task, &self.questions, &self.truth);
        let in_box = |((node, field), read): (&(NodeId, Field), &Result<Content, _>)| {
            let read = read.as_ref().ok();
            read.is_none_or(|read| {
                let agrees = |key: &AnswerKey| key.agrees(questions, *node, *field, read);
                agrees(key) || !agrees(truth)
            })
        };
        let on_edge = |node: NodeId| {
            let marked = self.marks.edges.binary_search(&node).is_ok();
            let agrees = |key: &AnswerKey| key.edge(node).cut == marked;
            agrees(key) || !agrees(truth)
        };
        let of_tree = |(&field, response): (&Field, &Response)| {
            let read = whole_tree::read(task, questions, field, response);
            let read = read.ok().filter(|_| !field.of_horizon());
            read.is_none_or(|read| {
                let agrees =
                    |key: &AnswerKey| whole_tree::agrees(task, questions, key, field, &read);
                agrees(key) || !agrees(truth)
            })
        };
        self.read.iter().all(in_box)
            && (!self.answers_cuts() || task.tree.nodes().all(on_edge))
            && self.answers.whole.iter().all(of_tree)
    }
}
