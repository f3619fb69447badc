//! Marks and texts: all that a painter gets.

use super::line::Line;
use crate::tree::NodeId;

/// The shape of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Shape {
    /// A filled rectangle behind a row.
    Band,
    /// A line from (x1, y1) to (x2, y2).
    Line,
    /// A triangle pointing up.
    Up,
    /// A triangle pointing down.
    Down,
    /// A box.
    Square,
    /// An ellipse.
    Circle,
    /// A piece of a curve, straight from (x1, y1) to (x2, y2). The next mark goes on with the same
    /// stroke if it begins where this one ends.
    Curve,
    /// The head of an arrow, from the middle of its base at (x1, y1) to its tip at (x2, y2).
    Head,
    /// A triangle that stands for a subtree, its tip at the node above.
    Fan,
    /// Columns of pixels that stand for nodes too near each other to be told apart.
    Columns,
    /// The same for the edges above them.
    ColumnEdges,
    /// The same for the edges from a node that stands alone: a triangle, its tip at that node.
    FanEdges,
}

/// What a mark means, from which the painter takes colour and width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Ink {
    /// Not reached yet.
    Unreached,
    /// The open path.
    Open,
    /// The node of this step.
    Current,
    /// Closed.
    Closed,
    /// Pruned.
    Pruned,
    /// A cut: the strike through an edge, the window at the step that cuts.
    Cut,
    /// The principal variation.
    Variation,
    /// Names of nodes and rows.
    Quiet,
    /// The ring of the selected node.
    Selected,
    /// The band of every other row.
    Band,
    /// The arrow from a cutoff to the parent, who holds the bound.
    Shallow,
    /// The same to a farther ancestor.
    Deep,
    /// The ring of a node that only one of two searches enters.
    Differs,
    /// The lines of a board, the rims of stones, and the places of coins that are gone.
    Grid,
    /// A mark on a board, or a coin.
    Piece,
    /// A black stone.
    Black,
    /// A white stone.
    White,
    /// What the last move changed.
    Last,
    /// A line that wins.
    Won,
    /// What greys the position of a pruned node beneath it.
    Dimmed,
}

impl Ink {
    /// Whether it tells the state of a node.
    pub(super) fn is_state(self) -> bool {
        use Ink::{Closed, Current, Open, Pruned, Unreached, Variation};
        matches!(
            self,
            Unreached | Open | Current | Closed | Pruned | Variation
        )
    }
}

/// What a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Role {
    /// An exact value, or a symbol.
    Value,
    /// A range that is not exact: never to be read as a value.
    Bound,
    /// A window.
    Window,
    /// A name.
    Name,
    /// MAX or MIN of a row.
    Player,
    /// How far up the bound of a cutoff is held.
    Reach,
    /// How many nodes a stub stands for.
    Count,
}

/// A mark. For lines, curves and heads (x1, y1) to (x2, y2); else the centre and half of the width
/// and height. Where it stands for many nodes, `mix` is how many in fifteen of them are open, closed,
/// pruned and unreached, four bits each from the highest; no state that there is has no share.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "told above")]
pub struct Mark {
    pub shape: Shape,
    pub ink: Ink,
    pub mix: u16,
    pub node: NodeId,
    pub x1: f64,
    pub y1: f64,
    pub x2: f64,
    pub y2: f64,
}

/// Where a text stands in respect of its x.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Align {
    /// It begins there.
    Start,
    /// It is centred there.
    Middle,
    /// It ends there.
    End,
}

/// A text; `y` is the middle of the line, `size` that of the type, in CSS pixels.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "told above")]
pub struct Text {
    pub text: String,
    pub role: Role,
    pub ink: Ink,
    pub node: NodeId,
    pub x: f64,
    pub y: f64,
    pub size: f64,
    pub align: Align,
}

/// All marks in painting order, and the texts over them.
#[derive(Clone, Debug, Default, PartialEq)]
#[allow(missing_docs, reason = "told above")]
pub struct Scene {
    pub marks: Vec<Mark>,
    pub texts: Vec<Text>,
}

impl Mark {
    /// A line in a node's name.
    pub(super) fn line(node: NodeId, ink: Ink, ends: Line) -> Mark {
        Mark::stroke(Shape::Line, node, ink, ends)
    }

    /// A mark from one point to another.
    pub(super) fn stroke(shape: Shape, node: NodeId, ink: Ink, [from, to]: Line) -> Mark {
        Mark {
            shape,
            ink,
            mix: 0,
            node,
            x1: from.0,
            y1: from.1,
            x2: to.0,
            y2: to.1,
        }
    }
}
