//! Everything known of one node at one step, as a panel or a screen reader tells it.

use std::cmp::Ordering;

use serde::Serialize;
use ts_rs::TS;

use super::naming::Naming;
use super::number_line::Crossing;
use super::view::View;
use crate::frame::{Frame, Origin, Status};
use crate::search::Window;
use crate::trace::CallState;
use crate::trace::event::{EventDetails, Reach, Side, ValueRange};
use crate::tree::names::{Names, Place};
use crate::tree::{NodeId, Player};

/// One node at one step.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct NodeState {
    /// The names of the node.
    pub place: Place,
    /// Plies below the root.
    pub depth: usize,
    /// Its parent; `None` at the root.
    pub parent: Option<NodeId>,
    /// How many children it has.
    pub children: usize,
    /// Nodes of its subtree, itself included.
    pub size: u32,
    /// Its status.
    pub status: Status,
    /// Whether the event of the step is its own.
    pub current: bool,
    /// Whether it is on the principal variation, once the search has ended.
    pub variation: bool,
    /// Best so far of an open node, returned value of a closed one.
    pub value: Option<f64>,
    /// The static value on which it has stood pat; left out: it has not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stand_pat: Option<f64>,
    /// The proved range of its true value, or of its value at the depth `limit`.
    pub range: ValueRange,
    /// Whether the range says more than the value.
    pub proved: Proved,
    /// The depth limit, if it was met at the node or below.
    pub limit: Option<u32>,
    /// Its window as it last stood; `None` without bounds.
    pub window: Option<(f64, f64)>,
    /// How the bounds of the window stand if no value is left between them.
    pub crossing: Option<Crossing>,
    /// The window it was entered with.
    #[serde(rename = "passed")]
    pub entry: Option<(f64, f64)>,
    /// Whether alpha and whether beta have moved since.
    pub moved: Option<(bool, bool)>,
    /// The holder of alpha.
    pub alpha_holder: Option<Place>,
    /// The holder of beta.
    pub beta_holder: Option<Place>,
    /// Where alpha comes from if no node holds it; left out: the root's own window.
    #[serde(skip_serializing_if = "Origin::is_root")]
    #[ts(as = "Option<Origin>", optional)]
    pub alpha_origin: Origin,
    /// Where beta comes from if no node holds it.
    #[serde(skip_serializing_if = "Origin::is_root")]
    #[ts(as = "Option<Origin>", optional)]
    pub beta_origin: Origin,
    /// How the listing calls the bounds.
    pub naming: Naming,
    /// The bound that its own cutoff met.
    pub cut: Option<Side>,
    /// The cutoff that has pruned the node.
    pub pruned: Option<Pruned>,
    /// The step of its `enter`; 0: none by this step.
    pub entered: u32,
    /// The step of its `leave`; 0: none by this step.
    pub left: u32,
}

/// Whether the range of a node says nothing, no more than its value, or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "described above")]
pub enum Proved {
    Nothing,
    Value,
    Range,
}

impl Proved {
    /// The same of a node at the step of `frame`. An open node's value is known to be only its best so far; the value
    /// of a closed node says all if it is exact and no depth limit was met.
    fn of(frame: &Frame, node: NodeId) -> Proved {
        let ValueRange { lo, hi } = frame.range(node);
        let value = frame.value(node);
        let open = frame.status(node) != Status::Closed;
        let known = |end: f64| Some(end) == value || open && end.is_infinite();
        if lo.is_infinite() && hi.is_infinite() {
            Proved::Nothing
        } else if known(lo) && known(hi) && (open || frame.limit(node).is_none()) {
            Proved::Value
        } else {
            Proved::Range
        }
    }
}

/// The cutoff that pruned a node.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Pruned {
    /// The node that cuts off.
    pub at: Place,
    /// The step of the cutoff.
    pub step: u32,
    /// Which bound was met.
    pub side: Side,
    /// The bound.
    pub bound: f64,
    /// The holder of the bound.
    pub holder: Option<Place>,
    /// The origin of the bound if no node holds it; left out: the root's own window.
    #[serde(skip_serializing_if = "Origin::is_root")]
    #[ts(as = "Option<Origin>", optional)]
    pub origin: Origin,
    /// How far up the holder is.
    pub reach: Reach,
}

impl NodeState {
    /// The same in the view of the side to move at each node, or in MAX's as it is.
    pub fn seen(mut self, view: View) -> NodeState {
        let mirror = view.mirror(self.place.player);
        for (alpha, beta) in [&mut self.window, &mut self.entry].into_iter().flatten() {
            mirror.pair(alpha, beta);
        }
        if let Some((alpha, beta)) = &mut self.moved {
            mirror.swap(alpha, beta);
        }
        mirror.swap(&mut self.alpha_holder, &mut self.beta_holder);
        mirror.swap(&mut self.alpha_origin, &mut self.beta_origin);
        self.naming = view.naming(self.naming);
        for value in [&mut self.value, &mut self.stand_pat].into_iter().flatten() {
            mirror.value(value);
        }
        mirror.pair(&mut self.range.lo, &mut self.range.hi);
        if let Some(side) = &mut self.cut {
            mirror.side(side);
        }
        if let Some(pruned) = &mut self.pruned {
            let mirror = view.mirror(pruned.at.player);
            mirror.side(&mut pruned.side);
            mirror.value(&mut pruned.bound);
        }
        self
    }
}

/// The state of `node` in `frame`. `naming`: the names of the bounds in the listing of the search.
pub fn inspect(frame: &Frame, names: &Names, naming: Naming, node: NodeId) -> NodeState {
    let tree = frame.tree();
    let place = |node| names.place(tree, node);
    let call = frame.call(node).filter(|_| frame.rules().bounded());
    let pair = |window: Window| (window.alpha, window.beta);
    let cut = frame.cutoff(node).and_then(|cut| frame.at(cut).event());
    // The last step at which its call was open.
    let open = match frame.left(node) {
        Some(left) => &frame.at(left - 1),
        None => frame,
    };
    let origin = |player| match call {
        Some(call) => open.origin_unless_held(node, player, call.current.holder_of(player)),
        None => Origin::Root,
    };
    NodeState {
        place: place(node),
        depth: tree.depth(node) as usize,
        parent: tree.parent(node),
        children: tree.child_count(node),
        size: tree.size(node),
        status: frame.status(node),
        current: frame.current() == Some(node),
        variation: frame.finished() && (node == 0 || frame.variation().contains(&node)),
        value: frame.value(node),
        stand_pat: tree.value(node).filter(|_| frame.stood_pat(node)),
        range: frame.range(node),
        proved: Proved::of(frame, node),
        limit: frame.limit(node),
        window: call.map(|call| pair(call.current.window)),
        crossing: call.and_then(|call| Crossing::of(call.current.window)),
        entry: call.map(|call| pair(call.entry.window)),
        moved: call.map(moved_bounds),
        alpha_holder: call.and_then(|call| call.current.alpha_holder).map(place),
        beta_holder: call.and_then(|call| call.current.beta_holder).map(place),
        alpha_origin: origin(Player::Max),
        beta_origin: origin(Player::Min),
        naming,
        cut: cut.and_then(|event| match event.details {
            EventDetails::Cutoff(cutoff) => Some(cutoff.side),
            _ => None,
        }),
        pruned: pruning(frame, names, node),
        entered: frame.entered(node).unwrap_or(0),
        left: frame.left(node).unwrap_or(0),
    }
}

/// Whether alpha and whether beta have moved since the call began.
fn moved_bounds(call: CallState) -> (bool, bool) {
    let (entry, now) = (call.entry.window, call.current.window);
    // A bound that another program does not say has not moved.
    let differs = |now: f64, entry: f64| now.partial_cmp(&entry).is_some_and(Ordering::is_ne);
    (
        differs(now.alpha, entry.alpha),
        differs(now.beta, entry.beta),
    )
}

fn pruning(frame: &Frame, names: &Names, node: NodeId) -> Option<Pruned> {
    let step = frame.pruning_cutoff(node)?;
    let event = frame.at(step).event()?;
    let at = event.node;
    let EventDetails::Cutoff(cutoff) = event.details else {
        return None;
    };
    Some(Pruned {
        at: names.place(frame.tree(), at),
        step,
        side: cutoff.side,
        bound: cutoff.bound,
        holder: cutoff
            .holder
            .map(|holder| names.place(frame.tree(), holder)),
        origin: frame
            .at(step)
            .origin_unless_held(at, cutoff.side.into(), cutoff.holder),
        reach: cutoff.reach,
    })
}
