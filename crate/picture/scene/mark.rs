//! Marks and texts: everything that a painter gets.

use super::geometry::line::{Line, Point};
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
    /// A straight piece of a curve from (x1, y1) to (x2, y2). If the next mark begins where this one ends, both belong
    /// to one stroke.
    Curve,
    /// The head of an arrow, from the middle of its base at (x1, y1) to its tip at (x2, y2).
    Head,
    /// A triangle that stands for the subtree of a stub, with its tip at the node above.
    Fan,
    /// Columns of pixels that stand for nodes too near each other to be distinguished.
    Columns,
    /// The edges above such columns, as one mark.
    ColumnEdges,
    /// The edges from a node that stands apart to children that do not: a triangle with its tip at that node.
    FanEdges,
}

/// The meaning of a mark. The painter chooses colour and width by it.
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
    /// A cutoff: the strokes across an edge, and the window at the step of the cutoff.
    Cut,
    /// The principal variation.
    Variation,
    /// Names of nodes and rows.
    Quiet,
    /// The ring of the selected node.
    Selected,
    /// The band of every other row.
    Band,
    /// The arrow of a shallow cutoff, to the parent, which holds the bound.
    Shallow,
    /// The arrow of a deep cutoff, to a farther ancestor.
    Deep,
    /// The tint behind nodes that only one of two searches enters.
    Differs,
    /// The halo under the nodes and edges of the minimal tree.
    Minimal,
    /// The ring of a node that is searched in addition to the minimal tree.
    Extra,
    /// The lines of a board, the rims of stones, and the dots where coins were.
    Grid,
    /// A cross or ring on a board, or a coin.
    Piece,
    /// A black stone.
    Black,
    /// A white stone.
    White,
    /// The cells that the last move changed.
    Last,
    /// A line that wins.
    Won,
    /// The cover that greys the position of a pruned node.
    Dimmed,
    /// Not searched, because the table knew enough of a node above.
    Spared,
    /// A node as an earlier search has left it.
    Earlier,
    /// A node whose value is proved, or that reaches the goal of proof numbers.
    Proved,
    /// A node that cannot reach the goal of proof numbers.
    Disproved,
    /// The way of a playout.
    Playout,
    /// The bar for the share of visits.
    Share,
    /// The stroke under a call of another program with a null window; those below are of other kinds.
    NullWindow,
    /// A call that searches again.
    ReSearch,
    /// A call after a null move.
    NullMove,
    /// A call of quiescence.
    Quiescence,
    /// A call to a smaller depth.
    Reduced,
    /// A call to a greater depth.
    Extended,
    /// A call that probes.
    Probe,
}

impl Ink {
    /// Whether lines of this ink are strong: the open path, the variation and the strokes of cutoffs.
    pub(super) fn stands_out(self) -> bool {
        use Ink::{Current, Cut, Open, Variation};
        matches!(self, Open | Current | Cut | Variation)
    }

    /// Whether the ink shows the state of a node.
    pub(super) fn is_state(self) -> bool {
        use Ink::{
            Closed, Current, Disproved, Earlier, Open, Proved, Pruned, Spared, Unreached, Variation,
        };
        matches!(
            self,
            Unreached
                | Open
                | Current
                | Closed
                | Pruned
                | Variation
                | Spared
                | Earlier
                | Proved
                | Disproved
        )
    }
}

/// The role of a text of a scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Role {
    /// An exact value, or a symbol.
    Value,
    /// A range that is not a single value, so that it is never read as a value.
    Bound,
    /// A window.
    Window,
    /// A name.
    Name,
    /// MAX or MIN of a row.
    Player,
    /// The reach of a cutoff.
    Reach,
    /// The number of nodes that a stub or a triangle stands for.
    Count,
    /// The probability of a child of a chance node.
    Weight,
    /// The type of a node of the minimal tree, or the kind of a call.
    Type,
}

/// A mark. Lines, curves and heads go from (x1, y1) to (x2, y2). Other shapes have their centre at (x1, y1), half of
/// their width in x2 and half of their height in y2. If a mark stands for many nodes, `mix` has the shares of the open,
/// closed, pruned and unreached ones in fifteenths, four bits each from the highest. A state that occurs has a share.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "described above")]
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

/// How a text is aligned at its x.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Align {
    /// The text begins at x.
    Start,
    /// The text is centred at x.
    Middle,
    /// The text ends at x.
    End,
}

/// A text. `y` is the middle of its line and `size` the size of type, in CSS pixels.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "described above")]
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

/// All marks in painting order, the texts over them, and how many values, names, ranges and probabilities in view have
/// found no room.
#[derive(Clone, Debug, Default, PartialEq)]
#[allow(missing_docs, reason = "described above")]
pub struct Scene {
    pub marks: Vec<Mark>,
    pub texts: Vec<Text>,
    pub left_out: u32,
}

impl Text {
    /// An empty text of a node, in type of `size`, to be filled and put somewhere.
    pub(super) fn empty(node: NodeId, role: Role, ink: Ink, size: f64) -> Text {
        Text {
            text: String::new(),
            role,
            ink,
            node,
            x: 0.0,
            y: 0.0,
            size,
            align: Align::Middle,
        }
    }
}

impl Mark {
    /// Whether it is the shape of a node.
    pub(super) fn is_node(&self) -> bool {
        let shapes = [Shape::Up, Shape::Down, Shape::Square, Shape::Circle];
        shapes.contains(&self.shape) && self.ink.is_state()
    }

    /// The mark of one node, or of none, around a point, with half of its width and height.
    pub(super) fn around(
        shape: Shape,
        node: NodeId,
        ink: Ink,
        (x1, y1): Point,
        (x2, y2): (f64, f64),
    ) -> Mark {
        Mark {
            shape,
            ink,
            mix: 0,
            node,
            x1,
            y1,
            x2,
            y2,
        }
    }

    pub(crate) fn ends(&self) -> Line {
        [(self.x1, self.y1), (self.x2, self.y2)]
    }

    /// A line that belongs to a node.
    pub(super) fn line(node: NodeId, ink: Ink, ends: Line) -> Mark {
        Mark::stroke(Shape::Line, node, ink, ends)
    }

    /// A mark from one point to another.
    pub(super) fn stroke(shape: Shape, node: NodeId, ink: Ink, [from, to]: Line) -> Mark {
        Mark::around(shape, node, ink, from, to)
    }
}
