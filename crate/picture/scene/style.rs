//! The style: everything besides frame and viewport that decides a picture.

use super::Advances;
use crate::explain::view::View;
use crate::tree::NodeId;
use crate::tree::node_set::NodeSet;

/// A convention for drawing game trees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
#[derive(Clone, Debug, PartialEq)]
pub struct Style {
    /// The convention for shapes and pruned edges.
    pub convention: Convention,
    /// The decimal separator.
    pub decimal: char,
    /// A factor on the size of type.
    pub text: f64,
    /// The selected node, which gets a ring.
    pub selected: Option<NodeId>,
    /// The view of the values.
    pub view: View,
    /// The stubs that are drawn with their subtrees.
    pub unfolded: NodeSet,
    /// The short words beside the arrow of a cutoff.
    pub reach: ReachWords,
    /// The words with their meaning, which are written instead if there is room.
    pub meaning: ReachWords,
    /// The names of alpha and beta in windows.
    pub bounds: [String; 2],
    /// Which nodes show their windows.
    pub windows: Windows,
    /// Whether the minimal tree is shown.
    pub minimal: bool,
    /// The widths of characters in the type that paints them.
    pub advances: Advances,
}

/// Which nodes show their windows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Windows {
    /// The nodes of the open path.
    #[default]
    Path,
    /// All searched nodes. A closed node shows the last window that it had.
    All,
    /// All searched nodes, with all earlier values of alpha and beta.
    History,
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
            advances: Advances::default(),
        }
    }
}
