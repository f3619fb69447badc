//! The steps of a listing that is run as functions: the line of each step and the values of the variables.

use secateur::explain::listing::Value;
use secateur::trace::event::EventKind;
use secateur::tree::{GameTree, NodeId, Player};

fn height(tree: &GameTree, node: NodeId) -> u32 {
    let below = tree.children(node).map(|child| height(tree, child) + 1);
    below.max().unwrap_or(0)
}

/// The text of the function of MAX, or that of MIN.
pub fn pick(max: bool, at_max: &'static str, at_min: &'static str) -> &'static str {
    if max { at_max } else { at_min }
}

/// The value that every other one improves.
pub fn worst(max: bool) -> f64 {
    match max {
        true => f64::NEG_INFINITY,
        false => f64::INFINITY,
    }
}

/// One step of a listing.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    pub kind: EventKind,
    pub node: NodeId,
    /// The head of the function, the conditions that contain the line, and the line itself.
    pub at: Vec<&'static str>,
    /// The variables, in the order of the listing.
    pub variables: Vec<(&'static str, Value)>,
}

/// The search reached a node with an unknown value.
pub struct Unknown;

/// The result of a function of a listing.
pub type Returned<T = f64> = Result<T, Unknown>;

/// A tree, the depth limit of its search, and the steps so far.
pub struct Log<'a> {
    pub tree: &'a GameTree,
    /// The depth limit in plies: the height of the tree if there is no limit.
    pub limit: f64,
    pub steps: Vec<Step>,
}

impl<'a> Log<'a> {
    pub fn new(tree: &'a GameTree, limit: Option<u32>) -> Log<'a> {
        Log {
            tree,
            limit: f64::from(limit.unwrap_or_else(|| height(tree, 0))),
            steps: Vec::new(),
        }
    }

    pub fn leaf(&self, node: NodeId) -> bool {
        self.tree.is_leaf(node)
    }

    pub fn children(&self, node: NodeId) -> Vec<NodeId> {
        self.tree.children(node).collect()
    }

    /// The value as MAX sees it.
    pub fn evaluate(&self, node: NodeId) -> Returned {
        self.tree.value(node).ok_or(Unknown)
    }

    /// The value as the player to move sees it.
    pub fn evaluate_for_mover(&self, node: NodeId) -> Returned {
        let value = self.evaluate(node)?;
        Ok(if self.max(node) { value } else { 0.0 - value })
    }

    pub fn max(&self, node: NodeId) -> bool {
        self.tree.player(node) == Player::Max
    }

    pub fn step(
        &mut self,
        kind: EventKind,
        node: NodeId,
        at: &[&'static str],
        variables: Variables,
    ) {
        self.steps.push(Step {
            kind,
            node,
            at: at.to_vec(),
            variables,
        });
    }

    /// The steps of these kinds at the line by which a call returns a value.
    pub fn returns(
        &mut self,
        kinds: &[EventKind],
        node: NodeId,
        at: &[&'static str],
        mut variables: Variables,
        value: f64,
    ) -> Returned {
        variables.extend(vars!["return" = value]);
        for &kind in kinds {
            self.step(kind, node, at, variables.clone());
        }
        Ok(value)
    }
}

pub type Variables = Vec<(&'static str, Value)>;

/// The variables at a step, for instance `vars!["best" = best, "child" = child]`.
macro_rules! vars {
    ($($name:literal = $value:expr),* $(,)?) => {
        vec![$(($name, $crate::explain::listings::log::Shown::shown($value))),*]
    };
}
pub(crate) use vars;

/// The value of a variable that is not set yet.
pub const UNSET: Option<f64> = None;

pub trait Shown {
    fn shown(self) -> Value;
}

impl Shown for f64 {
    fn shown(self) -> Value {
        Value::Number(self)
    }
}

impl Shown for bool {
    fn shown(self) -> Value {
        Value::Flag(self)
    }
}

impl Shown for NodeId {
    fn shown(self) -> Value {
        Value::Node(self)
    }
}

impl<T: Shown> Shown for Option<T> {
    fn shown(self) -> Value {
        self.map_or(Value::Nothing, T::shown)
    }
}
