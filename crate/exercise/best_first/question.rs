//! The questions about one iteration, and which of them are worth asking.

use serde::Serialize;
use ts_rs::TS;

use super::backup::numbers;
use super::choice::{choice, reached_node};
use super::round::Round;
use super::turn::turn;
use crate::frame::best_first::BestFirstFrame;
use crate::search::best_first::{Mistake, Selection};
use crate::tree::NodeId;

/// The longest path whose numbers are worth asking.
const LONGEST: usize = 4;

/// The subject of a question: which child is chosen at a node; which node an iteration reaches; from which C on another
/// child is chosen; which numbers the backup leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(rename = "BestFirstDecision")]
#[allow(missing_docs, reason = "described above")]
pub enum Decision {
    Child,
    Leaf,
    Exploration,
    Backup,
}

impl Decision {
    /// All of them, each with the word of the option `ask` by which it is asked.
    pub const NAMED: [(&str, Decision); 4] = [
        ("child", Decision::Child),
        ("leaf", Decision::Leaf),
        ("exploration", Decision::Exploration),
        ("backup", Decision::Backup),
    ];
}

/// A question, at the last step before its decision.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "BestFirstQuestion")]
pub struct Question {
    /// The step at which the run pauses.
    pub step: u32,
    /// The subject.
    pub ask: Decision,
    /// The node that decides: where a child is chosen, the root, or the last node of the path.
    pub node: NodeId,
    /// The number of the iteration, from 1.
    pub iteration: u32,
    /// The child that is chosen with the C of the rules, if another one is asked for.
    pub chosen: Option<NodeId>,
    /// That C.
    pub exploration: Option<f64>,
    /// The nodes whose numbers are asked for, from the root down.
    pub path: Vec<NodeId>,
    /// Their numbers now, two for each: visits and total, or proof and disproof number.
    pub numbers: Vec<f64>,
    /// The reward that is added.
    pub reward: Option<f64>,
    /// Whether the mean alone, of a choice by scores, would choose the same.
    #[serde(skip)]
    pub(super) by_mean: Option<bool>,
    #[serde(skip)]
    pub(super) round: Round,
}

/// The questions that can be asked about an iteration; all of them, or only those worth asking.
pub(super) struct RoundQuestions<'a> {
    /// The state before the iteration.
    before: BestFirstFrame<'a>,
    round: &'a Round,
    every: bool,
}

impl<'a> RoundQuestions<'a> {
    pub(super) fn new(
        trace: BestFirstFrame<'a>,
        round: &'a Round,
        every: bool,
    ) -> RoundQuestions<'a> {
        RoundQuestions {
            before: trace.at(round.first - 1),
            round,
            every,
        }
    }

    fn question(&self, step: u32, ask: Decision, node: NodeId) -> Question {
        Question {
            step,
            ask,
            node,
            iteration: self.round.number + 1,
            chosen: None,
            exploration: None,
            path: Vec::new(),
            numbers: Vec::new(),
            reward: None,
            by_mean: None,
            round: self.round.clone(),
        }
    }

    /// The selections that are worth a question.
    fn worth(&self) -> impl Iterator<Item = (u32, NodeId, NodeId)> {
        let all = self.round.selections.iter().copied();
        all.filter(|&(_, node, _)| match self.every {
            true => !self.before.tree().is_chance(node) && self.before.tree().child_count(node) > 1,
            false => numbers_disagree(&self.before, node),
        })
    }

    /// Which node the iteration reaches: if several children are chosen on the way, none by chance.
    pub(super) fn leaf(&self) -> Option<Question> {
        let tree = self.before.tree();
        let (_, above) = self.round.path.split_last()?;
        let drawn = above.iter().any(|&node| tree.is_chance(node));
        let several = self.round.selections.len() > 1 && self.worth().next().is_some();
        if drawn || !several || self.round.reached < self.round.first {
            return None;
        }
        let by_mean = reached_node(&self.before, Some(Mistake::MeanAlone));
        Some(Question {
            by_mean: by_mean.map(|node| node == self.round.end()),
            ..self.question(self.round.first - 1, Decision::Leaf, 0)
        })
    }

    /// Which child is chosen, at each node where that is worth a question.
    pub(super) fn children(&self) -> Vec<Question> {
        self.worth()
            .map(|(step, node, chosen)| {
                let by_mean = choice(&self.before, node, Some(Mistake::MeanAlone));
                Question {
                    by_mean: by_mean.map(|child| child == chosen),
                    ..self.question(step - 1, Decision::Child, node)
                }
            })
            .collect()
    }

    /// From which C on another child is chosen, at the first node where there is such a C.
    pub(super) fn exploration(&self) -> Option<Question> {
        let (step, node, chosen) = self
            .worth()
            .find(|&(_, node, chosen)| turn(&self.before, node, chosen, None).is_some())?;
        Some(Question {
            chosen: Some(chosen),
            exploration: Some(self.before.rules().exploration),
            ..self.question(step, Decision::Exploration, node)
        })
    }

    /// Which numbers the backup leaves on the path.
    pub(super) fn backup(&self) -> Option<Question> {
        let step = self.round.updates.first()?.checked_sub(1)?;
        let now = self.before.at(step);
        let path = &self.round.path;
        if path.len() < 2 || path.len() > LONGEST && !self.every {
            return None;
        }
        let reward = now.value_found().map(|value| now.scale().reward(value));
        Some(Question {
            path: path.clone(),
            numbers: numbers(&now, path),
            reward,
            ..self.question(step, Decision::Backup, self.round.end())
        })
    }
}

/// Whether the two numbers of the children, looked at alone, would choose differently: the choice takes both.
fn numbers_disagree(frame: &BestFirstFrame, node: NodeId) -> bool {
    let by = |mistake| choice(frame, node, Some(mistake));
    let right = choice(frame, node, None);
    match (frame.proves(), frame.rules().selection) {
        (true, _) => by(Mistake::PlayersExchanged) != right,
        (false, Selection::Mean) => by(Mistake::LastOfEquals) == right && right.is_some(),
        (false, _) => {
            let (mean, exploration) = (Mistake::MeanAlone, Mistake::ExplorationAlone);
            let rated = by(mean).is_some() && by(exploration).is_some();
            rated && by(mean) != by(exploration)
        }
    }
}
