//! The calls that a search makes to its observer, written down.

use secateur::search::{self, Known, Observer, Rules, UnknownValue, Verdict, Window};
use secateur::tree::{GameTree, NodeId};

/// One call of the observer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Told {
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
        known: Known,
    },
    Narrow {
        node: NodeId,
        window: Window,
        known: Known,
    },
    Verdict {
        verdict: Verdict,
        low: f64,
        high: f64,
    },
}

impl Told {
    /// The node whose call this belongs to.
    pub fn node(&self) -> NodeId {
        match *self {
            Told::Pass { .. } | Told::Verdict { .. } => 0,
            Told::Enter { node, .. }
            | Told::Evaluate { node, .. }
            | Told::StandPat { node, .. }
            | Told::Compare { node, .. }
            | Told::Cutoff { node, .. }
            | Told::Again { node, .. }
            | Told::Hit { node, .. }
            | Told::Narrow { node, .. }
            | Told::Leave { node, .. } => node,
        }
    }
}

/// An observer that writes down every call.
#[derive(Default)]
pub struct Writer(pub Vec<Told>);

impl Observer for Writer {
    fn pass(&mut self, depth: Option<u32>) {
        self.0.push(Told::Pass { depth });
    }

    fn enter(&mut self, node: NodeId, window: Window) {
        self.0.push(Told::Enter { node, window });
    }

    fn evaluate(&mut self, node: NodeId, value: f64) {
        self.0.push(Told::Evaluate { node, value });
    }

    fn stand_pat(&mut self, node: NodeId, value: f64, window: Window) {
        self.0.push(Told::StandPat {
            node,
            value,
            window,
        });
    }

    fn compare(&mut self, node: NodeId, child: NodeId, value: f64, best: f64, window: Window) {
        self.0.push(Told::Compare {
            node,
            child,
            value,
            best,
            window,
        });
    }

    fn cutoff(&mut self, node: NodeId, child: NodeId, pruned: u32) {
        self.0.push(Told::Cutoff {
            node,
            child,
            pruned,
        });
    }

    fn leave(&mut self, node: NodeId, value: f64) {
        self.0.push(Told::Leave { node, value });
    }

    fn again(&mut self, node: NodeId, child: NodeId, value: f64) {
        self.0.push(Told::Again { node, child, value });
    }

    fn hit(&mut self, node: NodeId, value: f64, known: Known) {
        self.0.push(Told::Hit { node, value, known });
    }

    fn narrow(&mut self, node: NodeId, window: Window, known: Known) {
        self.0.push(Told::Narrow {
            node,
            window,
            known,
        });
    }

    fn verdict(&mut self, verdict: Verdict, low: f64, high: f64) {
        self.0.push(Told::Verdict { verdict, low, high });
    }
}

/// Searches a tree. Returns the calls of the observer and the outcome.
pub fn told(tree: &GameTree, rules: &Rules) -> (Vec<Told>, Result<f64, UnknownValue>) {
    let mut writer = Writer::default();
    let outcome = search::run(tree, rules, &mut writer);
    (writer.0, outcome)
}

/// The nodes that a search enters, in order.
pub fn entered(tree: &GameTree, rules: &Rules) -> Vec<NodeId> {
    let (told, _) = told(tree, rules);
    let entered = told
        .iter()
        .filter(|told| matches!(told, Told::Enter { .. }));
    entered.map(Told::node).collect()
}

/// The values of the leaves that a search evaluates, in order.
pub fn evaluated(tree: &GameTree, rules: &Rules) -> Vec<f64> {
    let (told, _) = told(tree, rules);
    let value = |told: &Told| match *told {
        Told::Evaluate { value, .. } => Some(value),
        _ => None,
    };
    told.iter().filter_map(value).collect()
}
