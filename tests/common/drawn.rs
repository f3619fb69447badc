//! Searches that are ready to be drawn, and queries on their scenes.

use std::rc::Rc;

use secateur::frame::Frame;
use secateur::frame::compare::Comparison;
use secateur::picture::layout::Layout;
use secateur::picture::scene::{
    Align, Ink, Mark, Raster, Role, Scene, Shape, Style, Text, Viewport, node_at, scene,
    tint_differences,
};
use secateur::source::games::{AnyGame, Coins, Play};
use secateur::trace::Trace;
use secateur::trace::event::EventKind;
use secateur::tree::names::Names;
use secateur::tree::{NodeId, Player};

use super::rules::TEXTBOOK;
use super::trace;

/// The example tree of AIMA.
pub const AIMA: &str = "((3 12 8) (2 4 6) (14 5 2))";
/// A viewport with room for texts inside and beside the nodes of a small tree.
pub const ROOMY: Viewport = Viewport {
    width: 1280.0,
    height: 720.0,
    x: 100.0,
    y: 60.0,
    unit: 60.0,
    row_height: 100.0,
};

/// A search with its layout and names, ready to be drawn.
pub struct Drawn {
    pub trace: Trace,
    pub layout: Layout,
    pub names: Names,
    pub game: Option<AnyGame>,
}

impl Drawn {
    pub fn new(trace: Trace) -> Drawn {
        let layout = Layout::new(trace.tree());
        let names = Names::new(trace.tree());
        Drawn {
            trace,
            layout,
            names,
            game: None,
        }
    }

    /// The game of coins in which 1 or 2 are taken.
    pub fn of_coins(coins: u16) -> Drawn {
        let game = Coins::new(coins, vec![1, 2], Player::Max);
        Drawn::of_game(Rc::new(game), None)
    }

    /// The search of a game under the textbook's rules.
    pub fn of_game(game: AnyGame, plies: Option<u32>) -> Drawn {
        let tree = game.expand(plies).expect("within the limits");
        let drawn = Drawn::new(Trace::record(tree, TEXTBOOK));
        let names = drawn.names;
        Drawn {
            names: names
                .with_moves(drawn.trace.tree(), |played| game.move_text(played))
                .with_root(game.start_text()),
            game: Some(game),
            ..drawn
        }
    }

    pub fn game(&self) -> Option<&dyn Play> {
        self.game.as_deref()
    }

    pub fn scene(&self, step: u32, viewport: &Viewport, style: &Style) -> Scene {
        let frame = Frame::new(&self.trace, step);
        scene(
            &frame,
            &self.layout,
            &self.names,
            self.game(),
            viewport,
            style,
        )
    }

    pub fn node_at(
        &self,
        step: u32,
        viewport: &Viewport,
        style: &Style,
        at: (f64, f64),
    ) -> Option<NodeId> {
        let frame = Frame::new(&self.trace, step);
        node_at(&frame, &self.layout, viewport, style, at)
    }

    /// A scene with tints behind all that differs from another search at a step of that one.
    pub fn scene_beside(
        &self,
        step: u32,
        viewport: &Viewport,
        style: &Style,
        (other, there): (&Trace, u32),
    ) -> Scene {
        let mut scene = self.scene(step, viewport, style);
        let frames = [Frame::new(&self.trace, step), Frame::new(other, there)];
        let raster = Raster::new(self.trace.tree(), &self.layout, viewport);
        let differing = Comparison::of(&self.trace, other).differing;
        tint_differences(&mut scene, &raster, &frames[0], &frames[1], &differing);
        scene
    }

    /// A viewport of 1280×720 that shows the whole tree.
    pub fn fit(&self) -> Viewport {
        let rows = self.layout.rows().len() as f64;
        Viewport {
            width: 1280.0,
            height: 720.0,
            x: 60.0,
            y: 40.0,
            unit: 1160.0 / self.layout.columns().max(1.0),
            row_height: 640.0 / rows,
        }
    }
}

/// The search of `AIMA` under the textbook's rules.
pub fn aima() -> Drawn {
    Drawn::new(trace(AIMA, TEXTBOOK))
}

/// The step of the first event of a kind.
pub fn first(trace: &Trace, kind: EventKind) -> u32 {
    let mut steps = 1..=trace.steps();
    steps
        .find(|&step| trace.at(step).0 == kind)
        .expect("there is one")
}

/// The marks that stand for a single node each.
pub fn nodes(scene: &Scene) -> Vec<&Mark> {
    let marks = scene.marks.iter();
    marks
        .filter(|mark| {
            mark.mix == 0
                && !matches!(
                    mark.shape,
                    Shape::Line | Shape::Band | Shape::Curve | Shape::Head
                )
        })
        .collect()
}

/// The mark that stands for a node alone.
pub fn mark_of(scene: &Scene, node: NodeId) -> Option<&Mark> {
    nodes(scene).into_iter().find(|mark| mark.node == node)
}

/// The marks that are lines: edges and strikes.
pub fn lines(scene: &Scene) -> impl Iterator<Item = &Mark> {
    scene.marks.iter().filter(|mark| mark.shape == Shape::Line)
}

/// The texts that have this role.
pub fn texts(scene: &Scene, role: Role) -> impl Iterator<Item = &Text> {
    scene.texts.iter().filter(move |text| text.role == role)
}

/// The text that a node has in this role.
pub fn text_of(scene: &Scene, node: NodeId, role: Role) -> Option<&str> {
    let text = texts(scene, role).find(|text| text.node == node);
    text.map(|text| text.text.as_str())
}

/// The texts that have this role, as they are written.
pub fn words(scene: &Scene, role: Role) -> Vec<&str> {
    texts(scene, role).map(|text| text.text.as_str()).collect()
}

/// The marks behind nodes that differ between two searches, or behind their edges.
pub fn tints(scene: &Scene, edges: bool) -> impl Iterator<Item = &Mark> {
    let tints = scene.marks.iter().filter(|mark| mark.ink == Ink::Differs);
    tints.filter(move |mark| (mark.shape == Shape::Line) == edges)
}

/// The left, top, right and bottom ends of something drawn.
pub type Area = [f64; 4];

/// The area of a mark.
pub fn area_of(mark: &Mark) -> Area {
    let Mark { x1, y1, x2, y2, .. } = *mark;
    match mark.shape {
        Shape::Line | Shape::Head => [x1.min(x2), y1.min(y2), x1.max(x2), y1.max(y2)],
        _ => [x1 - x2, y1 - y2, x1 + x2, y1 + y2],
    }
}

/// The area of a text whose characters are this wide, in ems.
pub fn area_of_text(text: &Text, em: f64) -> Area {
    let wide = text.text.chars().count() as f64 * em * text.size;
    let left = match text.align {
        Align::Start => text.x,
        Align::Middle => text.x - wide / 2.0,
        Align::End => text.x - wide,
    };
    let half = text.size * 0.5;
    [left, text.y - half, left + wide, text.y + half]
}

/// Whether two areas have a point in common.
pub fn meet(a: &Area, b: &Area) -> bool {
    a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}
