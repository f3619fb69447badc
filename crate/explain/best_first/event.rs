//! An event of a best-first search together with the line of the listing that it stands for.

use serde::Serialize;
use ts_rs::TS;

use super::listing::line;
use crate::frame::State;
use crate::frame::best_first::BestFirstFrame;
use crate::trace::best_first::{EventKind, Phase};
use crate::tree::NodeId;

/// An event of a best-first search.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct BestFirstEvent {
    /// The number of the event, from 1.
    pub step: u32,
    /// Its kind.
    pub kind: EventKind,
    /// The part of the iteration; `None` at the end of the search.
    pub phase: Option<Phase>,
    /// The node that the event is about: of a selection the parent.
    pub node: NodeId,
    /// The child that is selected or chosen, or the first that joins the tree.
    pub child: Option<NodeId>,
    /// Plies below the root.
    pub depth: u32,
    /// The line of the listing, from 1.
    pub line: u32,
    /// The number of the iteration, from 1; `None` at the end of the search.
    pub iteration: Option<u32>,
    /// The score of a child that is selected, of Monte-Carlo tree search.
    pub score: Option<f64>,
    /// The leaf that a playout reaches.
    pub leaf: Option<NodeId>,
    /// The value of the leaf that is read.
    pub value: Option<f64>,
    /// The reward that it is worth, of Monte-Carlo tree search.
    pub reward: Option<f64>,
    /// The visits of a node after an update of Monte-Carlo tree search.
    pub visits: Option<u32>,
    /// The total of its rewards, which are MAX's.
    pub total: Option<f64>,
    /// Its value, if it is proved.
    pub proved: Option<f64>,
    /// The proof number and the disproof number after an update; `None` stands for infinity.
    pub proof: Option<(Option<u32>, Option<u32>)>,
}

impl BestFirstEvent {
    /// The event of a frame; `None` at step 0.
    pub fn of(frame: &BestFirstFrame) -> Option<BestFirstEvent> {
        let (kind, other) = frame.event()?;
        let node = frame.current()?;
        let updates = kind == EventKind::Update;
        let numbers = (updates && !frame.proves()).then(|| frame.numbers(node));
        Some(BestFirstEvent {
            step: frame.step(),
            kind,
            phase: kind.phase(),
            node,
            child: Some(other).filter(|&other| other != node),
            depth: frame.tree().depth(node),
            line: line(frame),
            iteration: frame.iteration().map(|number| number + 1),
            score: frame.score(),
            leaf: frame.leaf().filter(|_| kind == EventKind::Playout),
            value: frame.value_read(),
            reward: match kind.evaluates() && !frame.proves() {
                true => frame.reward(),
                false => None,
            },
            visits: numbers.map(|child| child.visits),
            total: numbers.map(|child| child.total),
            proved: numbers.and_then(|child| child.proved),
            proof: (updates && frame.proves()).then(|| frame.proof(node).finite()),
        })
    }
}
