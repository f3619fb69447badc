//! The calls that a search makes to its observer, written down.

use secateur::search::{self, Observer, PassVerdict, Rules, StoredBounds, UnknownValue, Window};
use secateur::tree::{GameTree, NodeId};

/// One call of the observer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ObserverCall {
    Pass {
        depth: Option<u32>,
    },
    Enter {
        node: NodeId,
        window: Window,
    },
    Evaluate {
        node: NodeId,
        value: f64,
    },
    StandPat {
        node: NodeId,
        value: f64,
        window: Window,
    },
    Compare {
        node: NodeId,
        child: NodeId,
        value: f64,
        best: f64,
        window: Window,
    },
    Cutoff {
        node: NodeId,
        child: NodeId,
        pruned: u32,
    },
    Leave {
        node: NodeId,
        value: f64,
    },
    Again {
        node: NodeId,
        child: NodeId,
        value: f64,
    },
    Hit {
        node: NodeId,
        value: f64,
        known: StoredBounds,
    },
    Narrow {
        node: NodeId,
        window: Window,
        known: StoredBounds,
    },
    Verdict {
        verdict: PassVerdict,
        low: f64,
        high: f64,
    },
}

impl ObserverCall {
    /// The node whose call this belongs to.
    pub fn node(&self) -> NodeId {
        match *self {
            ObserverCall::Pass { .. } | ObserverCall::Verdict { .. } => 0,
            ObserverCall::Enter { node, .. }
            | ObserverCall::Evaluate { node, .. }
            | ObserverCall::StandPat { node, .. }
            | ObserverCall::Compare { node, .. }
            | ObserverCall::Cutoff { node, .. }
            | ObserverCall::Again { node, .. }
            | ObserverCall::Hit { node, .. }
            | ObserverCall::Narrow { node, .. }
            | ObserverCall::Leave { node, .. } => node,
        }
    }
}

/// An observer that writes down every call.
#[derive(Default)]
pub struct Writer(pub Vec<ObserverCall>);

impl Observer for Writer {
    fn pass(&mut self, depth: Option<u32>) {
        self.0.push(ObserverCall::Pass { depth });
    }

    fn enter(&mut self, node: NodeId, window: Window) {
        self.0.push(ObserverCall::Enter { node, window });
    }

    fn evaluate(&mut self, node: NodeId, value: f64) {
        self.0.push(ObserverCall::Evaluate { node, value });
    }

    fn stand_pat(&mut self, node: NodeId, value: f64, window: Window) {
        self.0.push(ObserverCall::StandPat {
            node,
            value,
            window,
        });
    }

    fn compare(&mut self, node: NodeId, child: NodeId, value: f64, best: f64, window: Window) {
        self.0.push(ObserverCall::Compare {
            node,
            child,
            value,
            best,
            window,
        });
    }

    fn cutoff(&mut self, node: NodeId, child: NodeId, pruned: u32) {
        self.0.push(ObserverCall::Cutoff {
            node,
            child,
            pruned,
        });
    }

    fn leave(&mut self, node: NodeId, value: f64) {
        self.0.push(ObserverCall::Leave { node, value });
    }

    fn again(&mut self, node: NodeId, child: NodeId, value: f64) {
        self.0.push(ObserverCall::Again { node, child, value });
    }

    fn hit(&mut self, node: NodeId, value: f64, known: StoredBounds) {
        self.0.push(ObserverCall::Hit { node, value, known });
    }

    fn narrow(&mut self, node: NodeId, window: Window, known: StoredBounds) {
        self.0.push(ObserverCall::Narrow {
            node,
            window,
            known,
        });
    }

    fn verdict(&mut self, verdict: PassVerdict, low: f64, high: f64) {
        self.0.push(ObserverCall::Verdict { verdict, low, high });
    }
}

/// Searches a tree. Returns the calls of the observer and the outcome.
pub fn log_of(tree: &GameTree, rules: &Rules) -> (Vec<ObserverCall>, Result<f64, UnknownValue>) {
    let mut writer = Writer::default();
    let outcome = search::run(tree, rules, &mut writer);
    (writer.0, outcome)
}

/// The nodes that a search enters, in order.
pub fn entered(tree: &GameTree, rules: &Rules) -> Vec<NodeId> {
    let (events, _) = log_of(tree, rules);
    let entered = events
        .iter()
        .filter(|event| matches!(event, ObserverCall::Enter { .. }));
    entered.map(ObserverCall::node).collect()
}

/// The values of the leaves that a search evaluates, in order.
pub fn evaluated(tree: &GameTree, rules: &Rules) -> Vec<f64> {
    let (events, _) = log_of(tree, rules);
    let value = |event: &ObserverCall| match *event {
        ObserverCall::Evaluate { value, .. } => Some(value),
        _ => None,
    };
    events.iter().filter_map(value).collect()
}
