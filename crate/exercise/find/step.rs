//! The steps of a run as a person writes them down by hand: a leaf is one step, and a window is told where a node
//! begins with it.

use serde::Serialize;
use ts_rs::TS;

use crate::exercise::key::Key;
use crate::exercise::task::Task;
use crate::search::Window;
use crate::tree::{NodeId, Player};

/// A step.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum PlantedStep {
    /// The search of a node begins.
    Enter {
        /// The node.
        node: NodeId,
        /// Its window.
        #[serde(flatten)]
        window: Window,
    },
    /// A node is evaluated.
    Evaluate {
        /// The node.
        node: NodeId,
        /// Its value.
        value: f64,
    },
    /// A node compares its best value with the value of a child.
    Compare {
        /// The node.
        node: NodeId,
        /// The child.
        child: NodeId,
        /// The value that the child returned.
        value: f64,
        /// The best value after it.
        best: f64,
    },
    /// A cutoff: a node prunes the children that are left.
    Cutoff {
        /// The node.
        node: NodeId,
        /// The first of these children.
        child: NodeId,
    },
    /// The search of a node returns.
    Leave {
        /// The node.
        node: NodeId,
        /// The value that it returns.
        value: f64,
    },
}

impl PlantedStep {
    /// The node that it is about.
    pub fn node(&self) -> NodeId {
        match *self {
            PlantedStep::Enter { node, .. }
            | PlantedStep::Evaluate { node, .. }
            | PlantedStep::Compare { node, .. }
            | PlantedStep::Cutoff { node, .. }
            | PlantedStep::Leave { node, .. } => node,
        }
    }
}

/// The steps of a run, in order. Its values are those of the key, mistakes included. A run that meets an unknown value
/// ends with the node of that value.
pub fn steps(task: &Task, key: &Key) -> Vec<PlantedStep> {
    let mut steps = Vec::new();
    let mut open: Vec<CallProgress> = Vec::new();
    let mut next = key.call(0).map(|_| 0);
    while next.is_some() || !open.is_empty() {
        let returned = match next.take() {
            Some(node) => begin(task, key, node, &mut steps, &mut open),
            None => match open.pop().and_then(|call| call.end(key, &mut steps)) {
                Some(returned) => Some(returned),
                // The run stopped in this call.
                None => break,
            },
        };
        if let (Some((child, value)), Some(call)) = (returned, open.last_mut()) {
            call.best = call.player.better(call.best, value);
            let (node, best) = (call.node, call.best);
            // An average is told once it is known.
            if !task.tree.is_chance(node) {
                steps.push(PlantedStep::Compare {
                    node,
                    child,
                    value,
                    best,
                });
            }
            call.next = task.tree.end(child);
        }
        if let Some(call) = open.last() {
            next = call.goes_on(task, key, &mut steps);
        }
    }
    steps
}

/// An open call: its best value so far, and the child that comes next.
struct CallProgress {
    node: NodeId,
    player: Player,
    best: f64,
    next: NodeId,
}

/// Notes the beginning of a call; returns the value of a node that is evaluated.
fn begin(
    task: &Task,
    key: &Key,
    node: NodeId,
    steps: &mut Vec<PlantedStep>,
    open: &mut Vec<CallProgress>,
) -> Option<(NodeId, f64)> {
    let call = key.call(node)?;
    if call.evaluated {
        let value = call.passed_on.0;
        steps.push(PlantedStep::Evaluate { node, value });
        return Some((node, value));
    }
    let player = task.tree.player(node);
    let window = call.entry;
    steps.push(PlantedStep::Enter { node, window });
    open.push(CallProgress {
        node,
        player,
        best: player.worst(),
        next: node + 1,
    });
    None
}

impl CallProgress {
    /// The child that is searched next; if a cutoff prunes the rest, that is noted.
    fn goes_on(&self, task: &Task, key: &Key, steps: &mut Vec<PlantedStep>) -> Option<NodeId> {
        let (node, child) = (self.node, self.next);
        if child >= task.tree.end(node) {
            return None;
        }
        if key.edge(child).cut {
            steps.push(PlantedStep::Cutoff { node, child });
            return None;
        }
        key.call(child).map(|_| child)
    }

    /// Notes the end of the call, and returns its value.
    fn end(&self, key: &Key, steps: &mut Vec<PlantedStep>) -> Option<(NodeId, f64)> {
        let call = key.call(self.node)?;
        call.left?;
        let value = call.passed_on.0;
        steps.push(PlantedStep::Leave {
            node: self.node,
            value,
        });
        Some((self.node, value))
    }
}
