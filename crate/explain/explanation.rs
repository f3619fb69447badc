//! The meaning of a step, as a key and parameters. The sentences are in `www/messages/`, one folder per language.

use serde::Serialize;

use super::naming::Naming;
use crate::frame::Origin;
use crate::search::Verdict;
use crate::trace::event::{Reach, Side};
use crate::tree::names::Place;

/// The meaning of one step. Values are in the tree's own units; ∓∞ where nothing is known. `limit`: the
/// depth limit, if it was met at the node that is told of or below; values are then those at that depth.
/// `naming`: how the listing of the trace calls the bounds.
#[derive(Clone, Debug, PartialEq, Serialize)]
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
        nodes: usize,
        leaves: usize,
    },
    /// The search begins. `full`: the window is [−∞, +∞].
    EnterRoot {
        node: Place,
        alpha: f64,
        beta: f64,
        full: bool,
        bounded: bool,
    },
    /// A call begins, from the call of the parent. `afresh`: chance moves there, and as no bounds of the values are known,
    /// no window of the parent says anything of one child.
    Enter {
        node: Place,
        from: Place,
        alpha: f64,
        beta: f64,
        alpha_holder: Option<Place>,
        beta_holder: Option<Place>,
        #[serde(skip_serializing_if = "Origin::is_root")]
        alpha_origin: Origin,
        #[serde(skip_serializing_if = "Origin::is_root")]
        beta_origin: Origin,
        bounded: bool,
        afresh: bool,
        naming: Naming,
    },
    /// A value is read: that of a leaf, or at the depth limit the static value of an inner node. `own`: the number that
    /// the tree has, if the view shows another one.
    Evaluate {
        node: Place,
        value: f64,
        own: Option<f64>,
        limit: Option<u32>,
    },
    /// A child has returned `value`. `lo`, `hi`, `returned` and `limit` are those of the child; `own`: the number that
    /// the tree has, if the child is a leaf and the view shows another one. `side`: the bound that this node can move;
    /// `moved`: the node moved it; `bound`: where it now is; `beats`: the best value moved it or is better, or there
    /// are no bounds; `short`: only what the child returned does not beat it: what it is worth might. `before`: the best value before; `best`: the least and the greatest value that the new best
    /// stands for.
    Compare {
        node: Place,
        child: Place,
        side: Side,
        lo: f64,
        hi: f64,
        returned: Returned,
        value: f64,
        own: Option<f64>,
        before: f64,
        best: (f64, f64),
        first: bool,
        improved: bool,
        moved: bool,
        bound: f64,
        beats: bool,
        short: bool,
        bounded: bool,
        limit: Option<u32>,
        naming: Naming,
    },
    /// The cut test succeeded. `held`: the bound as its holder sees it; `giver`: the child from which
    /// the holder has it, whatever bound the holder was given;
    /// `distance`: plies up to the holder, 0 if there is none; `strict`: the test is by `>`;
    /// `children` and `nodes`: what is pruned; `worth`: the least and the greatest value that the node can have.
    Cutoff {
        node: Place,
        best: f64,
        worth: (f64, f64),
        side: Side,
        bound: f64,
        strict: bool,
        held: f64,
        holder: Option<Place>,
        #[serde(skip_serializing_if = "Origin::is_root")]
        origin: Origin,
        giver: Option<Place>,
        reach: Reach,
        distance: usize,
        children: usize,
        nodes: u32,
        limit: Option<u32>,
        naming: Naming,
    },
    /// A child of a chance node has returned `value`, which counts by its `weight`, as written. `lo`, `hi`, `returned`
    /// and `limit` are those of the child. `before` and `sum`: what the node is worth by its children up to this one.
    /// `least` and `most`: what is then proved of the node. `last`: there is no other child.
    Average {
        node: Place,
        child: Place,
        weight: String,
        lo: f64,
        hi: f64,
        returned: Returned,
        value: f64,
        product: f64,
        before: f64,
        sum: f64,
        least: f64,
        most: f64,
        first: bool,
        last: bool,
        bounded: bool,
        limit: Option<u32>,
    },
    /// A chance node has met a bound whatever its other children are worth, none of which is worth more, or less, than
    /// `each`. `sum`: what it is worth by its children so far; `best`: what it is worth at most, or at least. The rest is
    /// as for a cutoff.
    ChanceCutoff {
        node: Place,
        sum: f64,
        each: f64,
        best: f64,
        side: Side,
        bound: f64,
        strict: bool,
        held: f64,
        holder: Option<Place>,
        giver: Option<Place>,
        reach: Reach,
        distance: usize,
        children: usize,
        nodes: u32,
        limit: Option<u32>,
        naming: Naming,
    },
    /// A call returns `value`; `lo` and `hi` are proved of the true value.
    Leave {
        node: Place,
        value: f64,
        lo: f64,
        hi: f64,
        returned: Returned,
        cut: bool,
        limit: Option<u32>,
    },
    /// The search ends. `exact`: a single value is proved.
    Finish {
        root: Place,
        value: f64,
        lo: f64,
        hi: f64,
        exact: bool,
        r#move: Option<Place>,
        variation: Vec<Place>,
        limit: Option<u32>,
    },
    /// A pass begins, of a search that can have several. `pass` counts from 1; `null`: the window is a null window.
    EnterPass {
        node: Place,
        pass: usize,
        depth: Option<u32>,
        alpha: f64,
        beta: f64,
        full: bool,
        null: bool,
        bounded: bool,
    },
    /// A child is tested with a null window.
    Test {
        node: Place,
        from: Place,
        alpha: f64,
        beta: f64,
    },
    /// The child that was tested with the null window `tested` has failed high (for the player at `node`) and is searched
    /// again with another window.
    Again {
        node: Place,
        child: Place,
        value: f64,
        tested: (f64, f64),
        alpha: f64,
        beta: f64,
        verdict: Verdict,
    },
    /// The table answers: it has `lo` to `hi` for the node. `by`: the node whose call stored that last, if it is another one
    /// with the same position; `pass`: the number of that call's pass, from 1, if it is another one.
    Hit {
        node: Place,
        value: f64,
        lo: f64,
        hi: f64,
        by: Option<Place>,
        pass: Option<usize>,
        limit: Option<u32>,
    },
    /// The table narrows the window. As `Hit`.
    Narrow {
        node: Place,
        alpha: f64,
        beta: f64,
        lo: f64,
        hi: f64,
        by: Option<Place>,
        pass: Option<usize>,
        limit: Option<u32>,
    },
    /// A pass ends with this verdict on the root's value, which now lies from `lo` to `hi`, at the depth `limit` if that
    /// was met.
    Verdict {
        root: Place,
        value: f64,
        verdict: Verdict,
        lo: f64,
        hi: f64,
        pass: usize,
        limit: Option<u32>,
    },
    /// The last step of a search that reached a symbol.
    StopSymbol { node: Place },
    /// The last step of a search that found no static value at the depth limit.
    StopLimit { node: Place },
}

/// What a returned value is of the node's true value, or of that at the depth limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Returned {
    /// The value itself.
    Exact,
    /// A bound of it.
    Bound,
    /// The end of the window next to it: fail-hard clamps what lies outside.
    Clamped,
    /// A bound weaker than what is known of it from before.
    Weaker,
}
