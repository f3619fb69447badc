//! The steps of a run as written by hand: a leaf is one step, and the step that begins a node has the window if the node
//! begins with one.

use serde::Serialize;
use ts_rs::TS;

use crate::exercise::key::AnswerKey;
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
pub fn steps(task: &Task, key: &AnswerKey) -> Vec<PlantedStep> {
    let mut run = RunSteps {
        task,
        key,
        steps: Vec::new(),
        open: Vec::new(),
    };
    let mut next = key.call(0).map(|_| 0);
    loop {
        let returned = match next {
            Some(node) => run.begin(node),
            None => match run.end() {
                Some(returned) => Some(returned),
                None => return run.steps,
            },
        };
        if let Some((child, value)) = returned {
            run.compare(child, value);
        }
        next = run.next();
    }
}

/// A run with the steps written so far.
struct RunSteps<'a> {
    task: &'a Task,
    key: &'a AnswerKey,
    steps: Vec<PlantedStep>,
    open: Vec<CallProgress>,
}

/// An open call: its best value so far, and the child that comes next.
struct CallProgress {
    node: NodeId,
    player: Player,
    best: f64,
    next: NodeId,
}

impl RunSteps<'_> {
    /// Writes the beginning of a call; returns the value of a node that is evaluated.
    fn begin(&mut self, node: NodeId) -> Option<(NodeId, f64)> {
        let call = self.key.call(node)?;
        if call.evaluated {
            let value = call.passed_on.0;
            self.steps.push(PlantedStep::Evaluate { node, value });
            return Some((node, value));
        }
        let player = self.task.tree.player(node);
        let window = call.entry;
        self.steps.push(PlantedStep::Enter { node, window });
        self.open.push(CallProgress {
            node,
            player,
            best: player.worst(),
            next: node + 1,
        });
        None
    }

    /// Writes the end of the innermost call, and returns its value; `None` if no call is open, or the run has stopped in
    /// this one.
    fn end(&mut self) -> Option<(NodeId, f64)> {
        let node = self.open.pop()?.node;
        let call = self.key.call(node)?;
        call.left?;
        let value = call.passed_on.0;
        self.steps.push(PlantedStep::Leave { node, value });
        Some((node, value))
    }

    /// Writes that the innermost call compares the value that a child has returned.
    fn compare(&mut self, child: NodeId, value: f64) {
        let Some(call) = self.open.last_mut() else {
            return;
        };
        call.best = call.player.better(call.best, value);
        call.next = self.task.tree.end(child);
        let (node, best) = (call.node, call.best);
        // An average has a step as soon as it is known.
        if !self.task.tree.is_chance(node) {
            self.steps.push(PlantedStep::Compare {
                node,
                child,
                value,
                best,
            });
        }
    }

    /// The child that the innermost call searches next. Writes a cutoff that prunes the rest.
    fn next(&mut self) -> Option<NodeId> {
        let call = self.open.last()?;
        let (node, child) = (call.node, call.next);
        if child >= self.task.tree.end(node) {
            return None;
        }
        if self.key.edge(child).cut {
            self.steps.push(PlantedStep::Cutoff { node, child });
            return None;
        }
        self.key.call(child).map(|_| child)
    }
}
