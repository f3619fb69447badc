//! Builds the scene of a frame: draws rows and nodes into layers, then texts, positions and arrows.

use std::cell::Cell;

use super::detail::hinted_search::before_node;
use super::detail::raster::{NEAR, Raster, room};
use super::layers::Layers;
use super::node::shape::shape;
use super::separate_nodes::SeparateNodes;
use super::sizes::Sizes;
use super::text::format::Digits;
use super::text::free_space::FreeSpace;
use super::text::numbers::RowNumbers;
use super::{Ink, Role, Scene, Shape, Style, Viewport};
use crate::frame::{State, Status};
use crate::picture::layout::Layout;
use crate::source::games::Play;
use crate::tree::names::Names;
use crate::tree::node_set::NodeSet;
use crate::tree::{GameTree, NodeId};

/// A state with its own numbers at the nodes.
pub trait Depicted: State + Sized {
    /// The ink of a node in the tree that is neither current nor on a path, if it is not that of its status.
    fn own_ink(&self, _node: NodeId) -> Option<Ink> {
        None
    }

    /// The number of an inner node; `None` if there is none, or it is withheld.
    fn number(builder: &SceneBuilder<Self>, node: NodeId) -> Option<(Role, String)>;

    /// Writes the texts of a node but for its name.
    fn write(
        builder: &mut SceneBuilder<Self>,
        node: NodeId,
        status: Status,
        ink: Ink,
        at: (f64, f64),
    );

    /// Draws the lines that belong to the event of this step, once all texts have their spots.
    fn lines(builder: &mut SceneBuilder<Self>);
}

/// Half of the width of the smallest node with a legible text, and of the smallest visible node, in pixels.
pub(super) const LEGIBLE: f64 = 9.0;
const DOT: f64 = 3.0;

/// The radius of a circle, as a share of half of the width of a triangle that is as high.
const ROUND: f64 = 0.96;

/// The scene of `frame` in `viewport`.
///
/// Nodes outside the viewport have no marks. Where there are more nodes than pixels, nodes share marks: a row never has
/// more than a few marks per column of pixels. If the tree was expanded from `game`, nodes show their positions as far
/// as there is room.
pub fn scene<F: Depicted>(
    frame: &F,
    layout: &Layout,
    names: &Names,
    game: Option<&dyn Play>,
    viewport: &Viewport,
    style: &Style,
) -> Scene {
    let raster = Raster::new(frame.tree(), layout, viewport);
    scene_on(&raster, frame, layout, names, game, style)
}

/// Returns the same scene as [`scene`], from a raster of the layout in the viewport that is already built.
pub fn scene_on<F: Depicted>(
    raster: &Raster,
    frame: &F,
    layout: &Layout,
    names: &Names,
    game: Option<&dyn Play>,
    style: &Style,
) -> Scene {
    let viewport = &raster.viewport;
    let tree = frame.tree();
    let variation = frame.best_path();
    let path = frame.open_path();
    let selected = style.selected.filter(|node| tree.nodes().contains(node));
    let mut always = path.clone();
    always.extend(&variation);
    always.extend(selected);
    always.extend(frame.nodes_of_event());
    let mut builder = SceneBuilder {
        frame,
        tree,
        layout,
        names,
        viewport,
        style,
        path: path.into(),
        always: always.into(),
        variation: variation.into(),
        last: vec![Cell::new(0); layout.rows().len()],
        separate: SeparateNodes::default(),
        sizes: Sizes::new(layout, viewport, style.text),
        digits: Digits::Short,
        numbers: vec![RowNumbers::ANY; layout.rows().len()],
        layers: Layers::default(),
    };
    builder.rows(raster);
    builder
        .layers
        .settle(FreeSpace::new(viewport, &style.advances));
    if let Some(game) = game {
        builder.positions(game);
    }
    F::lines(&mut builder);
    builder.layers.finish()
}

/// Builds a scene: the arguments of [`scene`], the values that follow from them, and the layers drawn so far.
pub struct SceneBuilder<'a, F> {
    pub(super) frame: &'a F,
    pub(super) tree: &'a GameTree,
    pub(super) layout: &'a Layout,
    pub(super) names: &'a Names,
    pub(super) viewport: &'a Viewport,
    pub(super) style: &'a Style,
    pub(super) path: NodeSet,
    /// The nodes that always have marks of their own, however dense the tree is: the open path, the variation, the
    /// selected node, and the first node that the cutoff of this step prunes.
    pub(super) always: NodeSet,
    pub(super) variation: NodeSet,
    /// By row: the index of the node that was looked up last. The next one is usually near.
    pub(super) last: Vec<Cell<usize>>,
    /// The nodes that stand apart in the row drawn last.
    pub(super) separate: SeparateNodes,
    pub(super) sizes: Sizes,
    /// How numbers are written.
    pub(super) digits: Digits,
    /// By row: how its numbers stand.
    pub(super) numbers: Vec<RowNumbers>,
    /// The marks and texts drawn so far.
    pub(super) layers: Layers,
}

impl<F: Depicted> SceneBuilder<'_, F> {
    /// Draws all rows, then the nodes that always have marks of their own.
    fn rows(&mut self, raster: &Raster) {
        self.digits = self.digits_of(&raster.strips);
        for strip in &raster.strips {
            self.band(strip.depth);
            self.numbers[strip.depth] = self.numbers_of(strip);
            self.row(strip);
        }
        for node in self.always.iter().collect::<Vec<_>>() {
            self.node(node);
        }
        // The names of rows come last: they stay in view while the tree moves below them.
        for strip in &raster.strips {
            self.row_name(strip.depth, &self.layout.rows()[strip.depth]);
        }
    }

    /// Half of the width and height of a node.
    pub(super) fn halves(&self, node: NodeId) -> (f64, f64) {
        let half = self.half_of(node);
        if shape(self.tree, node, self.style.convention) == Shape::Circle {
            return (half * ROUND, half * ROUND);
        }
        match self.tree.is_leaf(node) {
            true if half == self.sizes.leaf.0 => self.sizes.leaf,
            true => (half, half * 0.87),
            false => (half, half * 0.92),
        }
    }

    /// Half of the width of a node. If nodes are too small to be legible, a node with more room around it is larger,
    /// and a node that always has a mark of its own is at least a dot.
    pub(super) fn half_of(&self, node: NodeId) -> f64 {
        let legible = LEGIBLE * self.style.text;
        let usual = match self.tree.is_leaf(node) {
            true => self.sizes.leaf.0,
            false => self.sizes.inner,
        };
        if usual >= legible {
            return usual;
        }
        let least = match self.always.contains(&node) {
            true => DOT * self.style.text,
            false => 0.0,
        };
        // This leaves room for the name at the left of the node and the bounds at its right.
        let room = (self.room_around(node) * 0.2).max(least);
        let room = room.min(legible).min(self.viewport.row_height * 0.22);
        room.max(usual)
    }

    /// Whether leaves are too near each other to be distinguished.
    pub(super) fn dense(&self) -> bool {
        self.viewport.unit < NEAR
    }

    /// The number of nodes in the row at `depth` whose numbers are less than `node`.
    pub(super) fn before(&self, depth: usize, node: NodeId) -> usize {
        let last = &self.last[depth];
        let nodes = &self.layout.rows()[depth].nodes;
        last.set(before_node(nodes, last.get(), node));
        last.get()
    }

    /// The index of a node in its row.
    pub(super) fn index(&self, node: NodeId) -> usize {
        self.before(self.layout.row(node), node)
    }

    /// Pixels from a node to its nearest neighbour.
    pub(super) fn room_around(&self, node: NodeId) -> f64 {
        let row = &self.layout.rows()[self.layout.row(node)];
        room(self.layout, self.viewport, row, self.index(node))
    }
}
