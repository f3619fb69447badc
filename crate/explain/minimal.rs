//! A node and the minimal tree: its type, the goal of its proof and the child that proves it, or why it is searched
//! although it is not in the minimal tree.

use serde::Serialize;
use ts_rs::TS;

use super::view::View;
use crate::frame::Frame;
use crate::frame::minimal::{ExtraReason, ExtraSubtree, MinimalTree, ProofGoal};
use crate::trace::event::ValueRange;
use crate::tree::NodeId;
use crate::tree::names::{Names, Place};

/// A node and the minimal tree, at one step.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct MinimalNode {
    /// The node.
    pub place: Place,
    /// Its type, 1 to 3; `None` if it is not in the minimal tree.
    #[serde(rename = "type")]
    pub kind: Option<u8>,
    /// The least and the greatest value that it is to be proved to have; if it is searched in addition, those of the
    /// parent of the subtree. Nothing is to be proved of any other node.
    pub goal: (f64, f64),
    /// Whether it has children that are searched.
    pub inner: bool,
    /// The child by which a node of type 1 or 2 is proved.
    pub child: Option<Place>,
    /// Whether it is searched by this step.
    pub entered: bool,
    /// Why it is searched in addition, if it is by this step.
    pub added: Option<ExtraNode>,
}

/// Why a node is searched in addition.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "Added")]
pub struct ExtraNode {
    /// The reason.
    pub reason: ExtraReason,
    /// The root of the subtree that is searched in addition.
    pub top: Place,
    /// The node to blame: the parent of `top`, or the node above whose best child came late.
    pub at: Place,
    /// The child that is enough there, or that best child.
    pub child: Place,
}

/// The type of `node` in the minimal tree and the goal of its proof, at the step of `frame`, in a view.
pub fn minimal(
    frame: &Frame,
    names: &Names,
    tree: &MinimalTree,
    node: NodeId,
    view: View,
) -> MinimalNode {
    let nodes = frame.tree();
    let place = |node| names.place(nodes, node);
    let last = frame.at(frame.steps());
    let extra = tree
        .adds(frame, node)
        .then(|| ExtraSubtree::of(&last, tree, node))
        .flatten();
    // For a node outside the minimal tree, the goal is that of the parent that is in it.
    let about = extra.and_then(|extra| nodes.parent(extra.top));
    let about = about.unwrap_or(node);
    let player = nodes.player(about);
    let goal = tree.goal_of(about, player);
    let goal = goal.map_or(ValueRange::NOTHING, ProofGoal::range);
    MinimalNode {
        place: place(node),
        kind: tree.kind(node),
        goal: view.range(player, goal).into(),
        inner: !tree.evaluates(node),
        child: tree.deciding(nodes, node).map(place),
        entered: frame.first_entered(node).is_some(),
        added: extra.map(|extra| ExtraNode {
            reason: extra.reason,
            top: place(extra.top),
            at: place(extra.node),
            child: place(extra.child),
        }),
    }
}
