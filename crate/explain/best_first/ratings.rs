//! The table of the children of a node, by which the search chooses among them.

use serde::Serialize;
use ts_rs::TS;

use super::score::{ScoreParts, score_of};
use crate::frame::best_first::BestFirstFrame;
use crate::search::best_first::{Proof, Selection, turns};
use crate::tree::names::{Names, Place};
use crate::tree::{Mover, NodeId};

/// The children of a node at one step.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Ratings {
    /// The node.
    pub node: Place,
    /// The mover there.
    pub mover: Mover,
    /// Its visits, in Monte-Carlo tree search.
    pub visits: u32,
    /// The first children, at most as many as asked for.
    pub children: Vec<Rating>,
    /// How many more there are.
    pub more: usize,
    /// The child that the rules choose now, with the C asked for.
    pub selected: Option<NodeId>,
    /// The C of the scores; `None` where there is none.
    pub exploration: Option<f64>,
    /// The values of C from 0 on from which another child has the highest score; empty while a child has no visits.
    pub turns: Vec<Turn>,
}

/// A value of C from which a child has the highest score.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Turn {
    /// The least such C.
    pub from: f64,
    /// The child.
    pub child: Place,
}

/// A child.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Rating {
    /// The child.
    pub child: Place,
    /// Whether it is in the tree.
    pub grown: bool,
    /// Its visits.
    pub visits: u32,
    /// Its score, as the player at the node sees it; `None` without visits.
    pub score: Option<ScoreParts>,
    /// Its proved value.
    pub proved: Option<f64>,
    /// Its proof number and disproof number, of proof-number search; `None` stands for infinity.
    pub proof: Option<(Option<u32>, Option<u32>)>,
}

/// The children of a node, the first `most` of them, with scores by another C if one is given.
pub fn ratings(
    frame: &BestFirstFrame,
    names: &Names,
    node: NodeId,
    most: usize,
    exploration: Option<f64>,
) -> Ratings {
    let tree = frame.tree();
    let children: Vec<NodeId> = tree.children(node).take(most).collect();
    let count = tree.child_count(node);
    let explores = !frame.proves() && frame.rules().selection != Selection::Mean;
    let other = exploration.filter(|_| explores);
    let turns = match explores && !tree.is_chance(node) {
        true => turns_at(frame, names, node, &children),
        false => Vec::new(),
    };
    Ratings {
        node: names.place(tree, node),
        mover: tree.mover(node),
        visits: frame.visits(node),
        selected: frame.selection(node, other),
        children: children
            .into_iter()
            .map(|child| rating(frame, names, node, child, other))
            .collect(),
        more: count.saturating_sub(most),
        exploration: explores.then(|| other.unwrap_or(frame.rules().exploration)),
        turns,
    }
}

/// The turns among some children, if all have visits; proved ones are passed over.
fn turns_at(frame: &BestFirstFrame, names: &Names, node: NodeId, children: &[NodeId]) -> Vec<Turn> {
    let unproved = children
        .iter()
        .filter(|&&child| frame.numbers(child).proved.is_none());
    let lines: Option<Vec<(NodeId, f64, f64)>> = unproved
        .map(|&child| {
            let score = frame.child_score(node, child)?;
            Some((child, score.mean, score.weight))
        })
        .collect();
    let turns = turns(&lines.unwrap_or_default()).into_iter();
    turns
        .map(|(from, child)| Turn {
            from,
            child: names.place(frame.tree(), child),
        })
        .collect()
}

fn rating(
    frame: &BestFirstFrame,
    names: &Names,
    node: NodeId,
    child: NodeId,
    exploration: Option<f64>,
) -> Rating {
    let numbers = frame.numbers(child);
    let proves = frame.proves();
    Rating {
        child: names.place(frame.tree(), child),
        grown: frame.grown(child),
        visits: if proves { 0 } else { numbers.visits },
        score: score_of(frame, node, child, exploration).filter(|_| !proves),
        proved: numbers.proved,
        proof: (proves && frame.grown(child)).then(|| Proof::finite(frame.proof(child))),
    }
}
