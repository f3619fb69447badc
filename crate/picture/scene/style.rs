//! What else than frame and viewport decides a picture.

use super::Advances;
use crate::explain::view::View;
use crate::tree::NodeId;
use crate::tree::node_set::NodeSet;

/// How course notes draw game trees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Convention {
    /// △ MAX, ▽ MIN, ▢ leaf; a pruned edge is struck through. Russell and Norvig.
    #[default]
    Aima,
    /// The same shapes; a pruned edge is ticked. UC Berkeley's CS 188.
    Cs188,
    /// □ MAX, ○ MIN, bands behind the rows, a double slash. Wikipedia.
    Wikipedia,
}

/// What else decides the picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Style {
    /// Which convention.
    pub convention: Convention,
    /// The decimal separator.
    pub decimal: char,
    /// A factor on the size of type.
    pub text: f64,
    /// A node to be marked.
    pub selected: Option<NodeId>,
    /// From whose side values are shown.
    pub view: View,
    /// The stubs that are drawn with their subtrees.
    pub unfolded: NodeSet,
    /// The words beside the arrow of a cutoff.
    pub reach: ReachWords,
    /// The same with what they mean, which is written instead where there is room.
    pub meaning: ReachWords,
    /// What alpha and beta are called beside a window.
    pub bounds: [String; 2],
    /// Which nodes show their windows.
    pub windows: Windows,
    /// How wide characters are in the type that paints them.
    pub advances: Advances,
}

/// Which nodes show their windows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Windows {
    /// Those of the open path.
    #[default]
    Path,
    /// Every node that was searched: a closed one the last window it had.
    All,
    /// The same, with all that alpha and beta were before.
    History,
}

/// How far up the bound of a cutoff is held, in the reader's words; an empty word is not written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReachWords {
    /// By the parent.
    pub shallow: String,
    /// By a farther ancestor.
    pub deep: String,
    /// By no node: there is no arrow, and this stands beside the node that is cut.
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
            advances: Advances::default(),
        }
    }
}
