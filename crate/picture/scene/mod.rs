//! The picture of a frame, as marks in the pixels of a viewport. A painter loops over them and
//! needs to know nothing of trees or searches.

mod arrow;
mod curve;
mod detail;
mod differences;
mod draw;
mod label;
mod position;
mod raster;
mod shade;
mod shape;
mod sorted;
mod stub;
mod text;

pub use differences::ring_differences;
pub use draw::{scene, scene_on};
pub use raster::{Raster, Rasters};
pub use stub::stub;

use crate::explain::view::View;
use crate::frame::Frame;
use crate::picture::layout::Layout;
use crate::tree::NodeId;
use crate::tree::node_set::NodeSet;

/// The part of the plane that is seen. A node at (column, row) stands at
/// (`x` + column · `unit`, `y` + row · `row_height`), in CSS pixels from the top left.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "told above")]
pub struct Viewport {
    pub width: f64,
    pub height: f64,
    pub x: f64,
    pub y: f64,
    pub unit: f64,
    pub row_height: f64,
}

impl Viewport {
    /// Where a node stands.
    pub fn place(&self, layout: &Layout, node: NodeId) -> (f64, f64) {
        (
            self.x + layout.column(node) * self.unit,
            self.y + layout.row(node) as f64 * self.row_height,
        )
    }
}

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
        }
    }
}

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
    Cells,
    /// The same for the edges above them.
    Wash,
    /// The same for the edges from a node that stands alone: a triangle, its tip at that node.
    Spread,
}

/// What a mark means, from which the painter takes colour and width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Ink {
    /// Not reached yet.
    Ahead,
    /// The open path.
    Open,
    /// The node of this step.
    Current,
    /// Closed.
    Done,
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
    Veil,
}

impl Ink {
    /// Whether it tells the state of a node.
    fn is_state(self) -> bool {
        use Ink::{Ahead, Current, Done, Open, Pruned, Variation};
        matches!(self, Ahead | Open | Current | Done | Pruned | Variation)
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
/// pruned and ahead, four bits each from the highest; no state that there is has no share.
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

/// A point that misses a node by so many pixels is meant for it.
const SLACK: f64 = 3.0;

/// The node drawn at a point of the viewport. A stub reaches down to the end of its fan, or of its
/// ground.
pub fn node_at(
    frame: &Frame,
    layout: &Layout,
    viewport: &Viewport,
    style: &Style,
    (x, y): (f64, f64),
) -> Option<NodeId> {
    let row = ((y - viewport.y) / viewport.row_height).round();
    let nodes = &layout
        .rows()
        .get(row as usize)
        .filter(|_| row >= 0.0)?
        .nodes;
    let column = (x - viewport.x) / viewport.unit;
    let after = nodes.partition_point(|&node| layout.column(node) < column);
    let away = |node: NodeId| {
        let (nx, ny) = viewport.place(layout, node);
        ((nx - x).abs(), y - ny)
    };
    let near = nodes.get(after.saturating_sub(1)..(after + 1).min(nodes.len()))?;
    let nearest = near
        .iter()
        .copied()
        .min_by(|&a, &b| away(a).0.total_cmp(&away(b).0))?;
    let (across, below) = away(nearest);
    let half = shape::half(viewport, style.text).max(4.0);
    let tree = frame.trace().tree();
    let (wide, high) = match stub::folded(frame, layout, viewport, style, nearest) {
        Some(top) if top == nearest => stub::fan(tree, layout, viewport, style, nearest),
        // Where nodes are not told apart a stub is all of its ground.
        Some(top) => {
            return Some(top).filter(|_| viewport.unit < detail::NEAR && across <= half + SLACK);
        }
        None => (0.0, 0.0),
    };
    let (wide, low) = (half.max(wide) + SLACK, half + high + SLACK);
    (across <= wide && (-half - SLACK..=low).contains(&below)).then_some(nearest)
}
