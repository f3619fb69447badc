//! The style: everything besides frame and viewport that decides a picture.

use ts_rs::TS;

use super::{Advances, DrawnAnswer};
use crate::explain::view::View;
use crate::tree::NodeId;
use crate::tree::node_set::NodeSet;

/// A convention for drawing game trees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, TS)]
#[ts(rename_all = "lowercase")]
pub enum Convention {
    /// Russell and Norvig: △ MAX, ▽ MIN, ▢ leaf; a stroke across a pruned edge.
    #[default]
    Aima,
    /// UC Berkeley's CS 188: △ MAX, ▽ MIN, ▢ leaf; a short stroke across a pruned edge.
    Cs188,
    /// Wikipedia: □ MAX, ○ MIN, bands behind the rows; two strokes across a pruned edge.
    Wikipedia,
}

/// The style of a picture.
#[derive(Clone, Debug, PartialEq, TS)]
#[ts(optional_fields)]
pub struct Style {
    /// The convention for shapes and pruned edges, that of the figures of a textbook; default 'aima'.
    #[ts(as = "Option<_>", inline)]
    pub convention: Convention,
    /// The decimal separator; default '.'.
    #[ts(as = "Option<_>")]
    pub decimal: char,
    /// A factor on the size of type; default 1.
    #[ts(as = "Option<_>")]
    pub text: f64,
    /// The selected node, which gets a ring.
    #[ts(optional = nullable)]
    pub selected: Option<NodeId>,
    /// The view of the values; default 'max'.
    #[ts(as = "Option<_>")]
    pub view: View,
    /// The stubs that are drawn with their subtrees, at most 10,000.
    #[ts(as = "Option<Vec<NodeId>>")]
    pub unfolded: NodeSet,
    /// The short words beside the arrow from a cutoff to the holder of its bound; default: none.
    #[ts(optional = nullable, type = "Partial<Record<Reach, string>>")]
    pub reach: ReachWords,
    /// The words with their meaning, which are written instead if there is room.
    #[ts(optional = nullable, type = "Partial<Record<Reach, string>>")]
    pub meaning: ReachWords,
    /// The names of alpha and beta beside a window; default: α and β.
    #[ts(as = "Option<_>")]
    pub bounds: [String; 2],
    /// Which windows are shown. 'path', the default: those of the open nodes. 'all': the last window of each entered
    /// node. 'history': all windows that each entered node has had.
    #[ts(as = "Option<_>", inline)]
    pub windows: Windows,
    /// Whether the minimal tree is shown, or, of a proof-number search, the smallest proof set; a search in the lean core of an
    /// element has none.
    #[ts(as = "Option<_>")]
    pub minimal: bool,
    /// Whether the kinds of the calls of another program are shown, unless the minimal tree is; a search in the lean core of an
    /// element has none.
    #[ts(as = "Option<_>")]
    pub kinds: bool,
    /// Whether all numbers have all their digits; default: long ones are rounded, and then all decimals alike.
    #[ts(as = "Option<_>")]
    pub whole: bool,
    /// The kinds of texts that are hidden, at all nodes but the leaves, whose values are given: values and ranges; windows;
    /// values and ranges of open nodes.
    #[ts(optional = nullable, type = "('values' | 'windows' | 'open')[]")]
    pub withheld: Withheld,
    /// Answers to an exercise, at most 10,000; a search in the lean core of an element shows none.
    #[ts(as = "Option<_>")]
    pub answers: Vec<DrawnAnswer>,
    /// The widths of the characters of MEASURED in the type that paints them, in ems; default: an estimate. A typed array
    /// costs less, which counts in every scene.
    #[ts(optional = nullable, type = "number[] | Float64Array")]
    pub advances: Advances,
}

/// Which nodes show their windows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, TS)]
#[ts(rename_all = "lowercase")]
pub enum Windows {
    /// The nodes of the open path.
    #[default]
    Path,
    /// All searched nodes. A closed node shows the last window that it had.
    All,
    /// All searched nodes, with all earlier values of alpha and beta.
    History,
}

/// The kinds of texts that a picture keeps back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Withheld {
    /// The values and ranges that are found.
    pub values: bool,
    /// The windows.
    pub windows: bool,
    /// The values and ranges of open nodes.
    pub open: bool,
}

/// Words for the reach of a cutoff, in the reader's language. An empty word is not written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReachWords {
    /// The parent holds the bound.
    pub shallow: String,
    /// A farther ancestor holds the bound.
    pub deep: String,
    /// No node holds the bound: there is no arrow, and the word stands beside the node with the cutoff.
    pub window: String,
}

impl Default for Style {
    fn default() -> Style {
        Style {
            convention: Convention::default(),
            decimal: '.',
            text: 1.0,
            selected: None,
            view: View::Max,
            unfolded: NodeSet::default(),
            reach: ReachWords::default(),
            meaning: ReachWords::default(),
            bounds: ["α", "β"].map(String::from),
            windows: Windows::default(),
            minimal: false,
            kinds: false,
            whole: false,
            withheld: Withheld::default(),
            answers: Vec::new(),
            advances: Advances::default(),
        }
    }
}
