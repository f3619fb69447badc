//! An independent implementation of the moves of a tree: their estimates in the search, their true values, and the answers
//! of a student with a mistake.

use secateur::search::Mistake;
use secateur::tree::{GameTree, NodeId, Player};

/// The mistakes, the first of those that fit equally well first.
pub const MISTAKES: [Mistake; 6] = [
    Mistake::TooDeep,
    Mistake::TooShallow,
    Mistake::NoLimit,
    Mistake::EstimateAsTruth,
    Mistake::LossTurned,
    Mistake::LossOfEstimate,
];

/// The value of a node so many plies above the limit; `None`: without one. The recursion of a textbook.
fn value(tree: &GameTree, node: NodeId, left: Option<u32>, quiescent: bool) -> f64 {
    let (max, own) = (tree.player(node) == Player::Max, tree.value(node));
    let best = |values: Vec<f64>| {
        let mut values = values.into_iter();
        let first = values.next().expect("a value");
        values.fold(first, |a, b| if max { a.max(b) } else { a.min(b) })
    };
    let children = |left: Option<u32>| -> Vec<f64> {
        let children = tree.children(node);
        children
            .map(|child| value(tree, child, left, quiescent))
            .collect()
    };
    match (tree.is_leaf(node), left) {
        (true, _) => own.expect("a value"),
        (_, Some(0)) if quiescent && tree.is_noisy(node) => {
            best([vec![own.expect("a value")], children(Some(0))].concat())
        }
        (_, Some(0)) => own.expect("a static value"),
        (_, left) => best(children(left.map(|left| left - 1))),
    }
}

/// The answers of a student.
#[derive(Clone, Debug, PartialEq)]
pub struct Answers {
    pub chosen: NodeId,
    pub estimate: f64,
    pub best: NodeId,
    pub worth: f64,
    pub loss: f64,
}

/// The moves of a tree, and which of some values is the best, and the first of its equals.
pub struct Moves<'a> {
    pub tree: &'a GameTree,
    pub quiescent: bool,
}

impl Moves<'_> {
    pub fn values(&self, depth: Option<u32>) -> Vec<(NodeId, f64)> {
        let left = depth.map(|depth| depth - 1);
        let value = |child| (child, value(self.tree, child, left, self.quiescent));
        self.tree.children(0).map(value).collect()
    }

    /// The best of some values, and the moves that have it.
    pub fn best(&self, values: &[(NodeId, f64)]) -> (f64, Vec<NodeId>) {
        let mut sorted: Vec<f64> = values.iter().map(|(_, value)| *value).collect();
        sorted.sort_by(f64::total_cmp);
        let max = self.tree.player(0) == Player::Max;
        let best = if max {
            sorted[sorted.len() - 1]
        } else {
            sorted[0]
        };
        let moves = values.iter().filter(|(_, value)| *value == best);
        (best, moves.map(|(node, _)| *node).collect())
    }

    /// How much worse the second value is for the player at the root.
    pub fn lost(&self, value: f64, other: f64) -> f64 {
        match self.tree.player(0) {
            Player::Max => value - other,
            Player::Min => other - value,
        }
    }

    pub fn correct(&self, depth: u32) -> Answers {
        let (seen, actual) = (self.values(Some(depth)), self.values(None));
        let ((estimate, chosen), (worth, best)) = (self.best(&seen), self.best(&actual));
        Answers {
            chosen: chosen[0],
            estimate,
            best: best[0],
            worth,
            loss: self.lost(worth, of(&actual, chosen[0])),
        }
    }

    /// The answers of a student with a mistake; `None` where it cannot be made.
    pub fn mistaken(&self, depth: u32, mistake: Mistake) -> Option<Answers> {
        let right = self.correct(depth);
        let actual = self.values(None);
        let by = |seen: Vec<(NodeId, f64)>| {
            let (estimate, chosen) = self.best(&seen);
            let loss = self.lost(right.worth, of(&actual, chosen[0]));
            Some(Answers {
                chosen: chosen[0],
                estimate,
                loss,
                ..right.clone()
            })
        };
        match mistake {
            Mistake::TooDeep => by(self.values(Some(depth + 1))),
            Mistake::TooShallow if depth > 1 => by(self.values(Some(depth - 1))),
            Mistake::NoLimit => by(actual.clone()),
            Mistake::EstimateAsTruth => Some(Answers {
                best: right.chosen,
                worth: right.estimate,
                loss: 0.0,
                ..right
            }),
            Mistake::LossTurned => Some(Answers {
                loss: -right.loss,
                ..right
            }),
            Mistake::LossOfEstimate => Some(Answers {
                loss: self.lost(right.worth, right.estimate),
                ..right
            }),
            _ => None,
        }
    }
}

/// The value of a move.
pub fn of(values: &[(NodeId, f64)], node: NodeId) -> f64 {
    let found = values.iter().find(|(other, _)| *other == node);
    found.expect("a move").1
}
