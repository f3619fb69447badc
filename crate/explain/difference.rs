//! A place where two searches diverge: the nodes that only one of them enters, and the reason why the other does not.

use serde::Serialize;
use ts_rs::TS;

use crate::frame::compare::{Cause, CutoffCause, Ranked, twin};
use crate::frame::{Frame, Origin};
use crate::trace::event::Side;
use crate::tree::names::{Names, Place};

/// One of two searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "described above")]
#[ts(rename = "Which")]
pub enum WhichSearch {
    First,
    Second,
}

/// A place where two searches part. Nodes are numbered as the first one numbers them.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Difference {
    /// The search that enters children of the node which the other leaves out, or searches the node again.
    pub by: WhichSearch,
    /// The node.
    pub place: Place,
    /// How many nodes that are, each once; how many visits, if they are entered again.
    pub nodes: u32,
    /// How many nodes, or visits, more the second search makes here and where it follows from this.
    pub total: i64,
    /// How many differences follow from it: those after it in the list.
    pub followers: u32,
    /// The steps of the first and of the second search: one enters the nodes, the other leaves them out.
    pub steps: [u32; 2],
    /// Why the one enters them and the other does not.
    pub cause: Cause,
    /// The cutoff by which the other leaves them out, if it does by one.
    pub cutoff: Option<DifferentCut>,
    /// The value or the bound of the one, if it is another one and therefore the cause; `None` if the trace does not have it.
    pub found: Option<f64>,
    /// The child that the one has not searched by then, if the cause is the order.
    pub late: Option<Place>,
}

/// A cutoff of one of two searches.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct DifferentCut {
    /// The value that met the bound; `None` if the trace does not have it.
    pub best: Option<f64>,
    /// The bound; `None` if the trace does not have it.
    pub bound: Option<f64>,
    /// Which bound it is.
    pub side: Side,
    /// The node that holds the bound.
    pub holder: Option<Place>,
    /// The origin of a bound that no node holds; left out if that is the root's own window.
    #[serde(skip_serializing_if = "Origin::is_root")]
    #[ts(as = "Option<Origin>", optional)]
    pub origin: Origin,
}

/// Tells a difference of two searches, with the names of the first one.
pub fn difference(row: &Ranked, first: &Frame, second: &Frame, names: &Names) -> Difference {
    let (part, cause) = (&row.part, row.part.cause(first, second));
    let (by, other) = match part.second {
        true => (WhichSearch::Second, first),
        false => (WhichSearch::First, second),
    };
    let tree = first.tree();
    let place = |node| Some(names.place(tree, twin(other.tree(), node, tree)?));
    let known = |value: &f64| !value.is_nan();
    let cutoff = |cut: CutoffCause| DifferentCut {
        best: Some(cut.best).filter(known),
        bound: Some(cut.bound).filter(known),
        side: cut.side,
        holder: cut.holder.and_then(place),
        origin: cut.origin,
    };
    Difference {
        by,
        place: names.place(tree, part.parent),
        nodes: part.nodes,
        total: row.total,
        followers: row.followers,
        steps: part.steps,
        cause: cause.cause,
        cutoff: cause.cut.map(cutoff),
        found: cause.found.filter(known),
        late: cause.late.and_then(place),
    }
}
