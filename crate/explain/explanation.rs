//! The meaning of a step, as a key and parameters. The sentences are in `www/messages/`, one folder per language.

use serde::Serialize;
use ts_rs::TS;

use super::naming::Naming;
use crate::frame::Origin;
use crate::search::PassVerdict;
use crate::trace::event::{Reach, Side};
use crate::tree::names::Place;

/// The meaning of one step. Values are in the tree's own units; ∓∞ where nothing is known. `limit`: the
/// depth limit, if it was met at the node or below; values are then those at that depth.
/// `naming`: how the listing of the trace calls the bounds.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(
    tag = "key",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
#[allow(missing_docs, reason = "the fields are those of the events")]
pub enum Explanation {
    /// Step 0: nothing has happened.
    Ready {
        root: Place,
        /// The number of nodes of the tree.
        nodes: usize,
        /// The number of leaves of the tree.
        leaves: usize,
    },
    /// The search begins.
    EnterRoot {
        node: Place,
        alpha: f64,
        beta: f64,
        /// Whether the window is [−∞, +∞].
        full: bool,
        /// Whether the algorithm has bounds.
        bounded: bool,
        naming: Naming,
    },
    /// A call begins.
    Enter {
        node: Place,
        /// The parent.
        from: Place,
        alpha: f64,
        beta: f64,
        /// `None`: the root's window.
        alpha_holder: Option<Place>,
        beta_holder: Option<Place>,
        /// Where alpha comes from if no node holds it; left out: the root's own window.
        #[serde(skip_serializing_if = "Origin::is_root")]
        #[ts(as = "Option<Origin>", optional)]
        alpha_origin: Origin,
        #[serde(skip_serializing_if = "Origin::is_root")]
        #[ts(as = "Option<Origin>", optional)]
        beta_origin: Origin,
        /// Whether the algorithm has bounds.
        bounded: bool,
        /// Whether chance moves at the parent and no bounds of the values are known, so that no window of the parent
        /// says anything of a child.
        afresh: bool,
        naming: Naming,
    },
    /// A value is read.
    Evaluate {
        node: Place,
        value: f64,
        /// The number that the tree has, if the view shows another one.
        own: Option<f64>,
        /// The depth limit, if it is met here.
        limit: Option<u32>,
    },
    /// A noisy node stands pat.
    StandPat {
        node: Place,
        /// The static value, which is now the best.
        value: f64,
        /// The number that the tree has, if the view shows another one.
        own: Option<f64>,
        /// The bound that the node can move.
        side: Side,
        /// Whether the bound moved.
        moved: bool,
        /// The bound after.
        bound: f64,
        naming: Naming,
    },
    /// A child has returned.
    Compare {
        node: Place,
        child: Place,
        /// The bound that the node can move.
        side: Side,
        /// The range of the child.
        lo: f64,
        hi: f64,
        /// The relation of `value` to the child's true value.
        returned: Returned,
        /// The value that the child returned.
        value: f64,
        /// The number that the tree has, if the child is a leaf and the view shows another one.
        own: Option<f64>,
        /// The best value before; ∓∞ for the first child.
        before: f64,
        /// The least and the greatest value that the new best stands for.
        best: (f64, f64),
        /// Whether it is the first child.
        first: bool,
        /// Whether the child is the new best.
        improved: bool,
        /// Whether the bound moved.
        moved: bool,
        /// The bound after the comparison.
        bound: f64,
        /// Whether the best value moved the bound or is better, or there are no bounds.
        beats: bool,
        /// Whether only the returned value fails to beat the bound: the true value of the child might beat it.
        short: bool,
        /// Whether the algorithm has bounds.
        bounded: bool,
        /// The depth limit, if it was met at the child or below.
        limit: Option<u32>,
        naming: Naming,
    },
    /// The cut test succeeded.
    Cutoff {
        node: Place,
        /// The best value, which met the bound.
        best: f64,
        /// The least and the greatest value that the node can have.
        worth: (f64, f64),
        /// Which bound is met.
        side: Side,
        bound: f64,
        /// Whether the cut test is by `>`.
        strict: bool,
        /// The bound as its holder sees it.
        held: f64,
        /// `None`: the root's window.
        holder: Option<Place>,
        /// Where the bound comes from if no node holds it; left out: the root's own window.
        #[serde(skip_serializing_if = "Origin::is_root")]
        #[ts(as = "Option<Origin>", optional)]
        origin: Origin,
        /// The child whose value is the bound.
        giver: Option<Place>,
        reach: Reach,
        /// Plies up to the holder; 0 if there is none.
        distance: usize,
        /// How many children are pruned; may be 0.
        children: usize,
        /// How many nodes are pruned.
        nodes: u32,
        /// The depth limit, if it was met at the node or below.
        limit: Option<u32>,
        naming: Naming,
    },
    /// A child has returned where chance moves.
    Average {
        node: Place,
        child: Place,
        /// The probability of the child as written, such as '1/3' or '0.25'.
        weight: String,
        /// The range of the child.
        lo: f64,
        hi: f64,
        /// The relation of `value` to the child's true value.
        returned: Returned,
        /// The value that the child returned.
        value: f64,
        /// The probability times the value.
        product: f64,
        /// The sum over the children before.
        before: f64,
        /// The sum with this child.
        sum: f64,
        /// The proved range of the node.
        least: f64,
        most: f64,
        /// Whether it is the first child.
        first: bool,
        /// Whether it is the last child.
        last: bool,
        /// Whether the search has bounds.
        bounded: bool,
        /// The depth limit, if it was met at the child or below.
        limit: Option<u32>,
    },
    /// A chance node meets a bound whatever its other children are worth.
    ChanceCutoff {
        node: Place,
        /// The sum over the children so far.
        sum: f64,
        /// The least, or the most, that any other child can be worth.
        each: f64,
        /// The least, or the greatest, value that the node can have.
        best: f64,
        /// Which bound is met.
        side: Side,
        bound: f64,
        /// Whether the cut test is by `>`.
        strict: bool,
        /// The bound as its holder sees it.
        held: f64,
        /// `None`: the root's window.
        holder: Option<Place>,
        /// The child whose value is the bound.
        giver: Option<Place>,
        reach: Reach,
        /// Plies up to the holder; 0 if there is none.
        distance: usize,
        /// How many children are pruned; may be 0.
        children: usize,
        /// How many nodes are pruned.
        nodes: u32,
        /// The depth limit, if it was met at the node or below.
        limit: Option<u32>,
        naming: Naming,
    },
    /// A call returns.
    Leave {
        node: Place,
        /// The value that it returns.
        value: f64,
        /// The proved range of the node's true value.
        lo: f64,
        hi: f64,
        /// The relation of `value` to the true value.
        returned: Returned,
        /// Whether the node cut off.
        cut: bool,
        /// The depth limit, if it was met at the node or below.
        limit: Option<u32>,
    },
    /// The search ends.
    Finish {
        root: Place,
        /// The value that the root returned.
        value: f64,
        /// The proved range of the root's true value.
        lo: f64,
        hi: f64,
        /// Whether a single value is proved.
        exact: bool,
        /// The best move; `None`: none is proved best.
        r#move: Option<Place>,
        /// The principal variation, without the root.
        variation: Vec<Place>,
        /// The depth limit, if the search met it.
        limit: Option<u32>,
    },
    /// A pass begins, of a search that can have several.
    EnterPass {
        node: Place,
        /// The number of the pass, from 1.
        pass: usize,
        /// The depth to which it searches; `None`: to the leaves.
        depth: Option<u32>,
        alpha: f64,
        beta: f64,
        /// Whether the window is [−∞, +∞].
        full: bool,
        /// Whether it is a null window.
        null: bool,
        /// Whether the algorithm has bounds.
        bounded: bool,
    },
    /// A child is tested with a null window.
    Test {
        node: Place,
        /// The parent.
        from: Place,
        alpha: f64,
        beta: f64,
    },
    /// A child that was tested is searched again.
    Again {
        node: Place,
        child: Place,
        /// The value that the test returned.
        value: f64,
        /// The null window.
        tested: (f64, f64),
        /// The window of the search that follows.
        alpha: f64,
        beta: f64,
        /// The verdict of the test.
        verdict: PassVerdict,
    },
    /// The table answers.
    Hit {
        node: Place,
        /// The value that the call returns.
        value: f64,
        /// The lower bound from the table.
        lo: f64,
        /// The upper bound from the table.
        hi: f64,
        /// The node whose search stored it, if another one with the same position.
        by: Option<Place>,
        /// The pass in which it was stored, if it is another one.
        pass: Option<usize>,
        /// The depth limit, if the stored value depends on it.
        limit: Option<u32>,
    },
    /// The table narrows the window.
    Narrow {
        node: Place,
        /// The window after.
        alpha: f64,
        beta: f64,
        /// As in `Hit`.
        lo: f64,
        hi: f64,
        by: Option<Place>,
        pass: Option<usize>,
        limit: Option<u32>,
    },
    /// A pass ends.
    Verdict {
        root: Place,
        /// The value that the root returned.
        value: f64,
        verdict: PassVerdict,
        /// The proved range of the root's value at this depth, this pass included.
        lo: f64,
        hi: f64,
        /// The number of the pass, from 1.
        pass: usize,
        /// The depth limit, if the pass met it.
        limit: Option<u32>,
    },
    /// A child has returned in another program, of which nothing else is known than that which it says.
    ProgramCompare {
        node: Place,
        child: Place,
        /// The value that the child returned.
        value: f64,
        /// The numbers of the node after.
        #[serde(flatten)]
        numbers: ProgramNumbers,
        naming: Naming,
    },
    /// Another program leaves out children.
    ProgramCutoff {
        node: Place,
        /// The numbers by which it does so.
        #[serde(flatten)]
        numbers: ProgramNumbers,
        /// How many nodes are left out.
        nodes: u32,
        naming: Naming,
    },
    /// A call of another program returns.
    ProgramLeave {
        node: Place,
        /// The value that it returns.
        value: f64,
    },
    /// Another program ends.
    ProgramFinish {
        root: Place,
        /// The value that the root returned.
        value: f64,
        /// As in `Finish`.
        r#move: Option<Place>,
        variation: Vec<Place>,
    },
    /// The last step of a search that needs the value of a symbol.
    StopSymbol { node: Place },
    /// The last step of a search that needs the static value of a node at the depth limit, which has none.
    StopLimit { node: Place },
}

/// The numbers that another program says of a node; `None`: it does not say it, or has no bounds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct ProgramNumbers {
    /// The best value.
    pub best: Option<f64>,
    /// The window.
    pub alpha: Option<f64>,
    /// Its upper end.
    pub beta: Option<f64>,
}

/// How a returned value relates to the true value of the node: equal, a bound of it, clamped to the end of the window
/// next to it, or a bound weaker than the range known from before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "described above")]
pub enum Returned {
    Exact,
    Bound,
    Clamped,
    Weaker,
}
