//! The free space of a picture: where a text can stand without covering anything.

use super::super::geometry::line::{Line, Point};
use super::super::geometry::rect::Rect;
use super::super::{Advances, Mark, Scene, Shape, Viewport};
use crate::tree::NodeId;

/// The height of a strip of the picture, in pixels. A rectangle is compared only with those in the same strips.
const STRIP: f64 = 32.0;

/// The least distance between a text and other things, in pixels.
const GAP: f64 = 1.5;

/// The rectangles of a picture that are taken.
pub(crate) struct FreeSpace<'a> {
    pub(crate) advances: &'a Advances,
    view: Rect,
    strips: Vec<Vec<Rect>>,
    /// The lines that stand out.
    lines: Vec<Line>,
    /// All lines with their nodes, for texts that cross none but their own.
    edges: Vec<(NodeId, Line)>,
}

impl<'a> FreeSpace<'a> {
    /// A viewport in which nothing is taken yet.
    pub(crate) fn new(viewport: &Viewport, advances: &'a Advances) -> FreeSpace<'a> {
        let strips = (viewport.height / STRIP).ceil().max(1.0) as usize;
        FreeSpace {
            advances,
            view: Rect::of_viewport(viewport),
            strips: vec![Vec::new(); strips],
            lines: Vec::new(),
            edges: Vec::new(),
        }
    }

    /// Takes the room of the texts of a scene and of its nodes whose half width is `least` or more, and notes its lines.
    pub(crate) fn take_scene(&mut self, scene: &Scene, least: f64) {
        let nodes = scene.marks.iter().filter(|mark| mark.is_node());
        for mark in nodes.filter(|mark| mark.x2 >= least) {
            self.take(Rect::of_node(mark));
        }
        for text in &scene.texts {
            self.take(Rect::of_text(text, self.advances));
        }
        self.note_lines(&scene.marks);
    }

    /// Notes those of some marks that are lines and stand out.
    pub(crate) fn note_lines(&mut self, marks: &[Mark]) {
        for mark in marks {
            if mark.shape == Shape::Line && mark.ink.stands_out() {
                self.lines.extend(self.view.clip(mark.ends()));
            }
        }
    }

    /// Notes all lines as if they stood out.
    pub(crate) fn note_all_lines(&mut self, marks: &[Mark]) {
        for mark in marks.iter().filter(|mark| mark.shape == Shape::Line) {
            self.lines.extend(self.view.clip(mark.ends()));
        }
    }

    /// Notes all lines, those too that do not stand out.
    pub(crate) fn note_edges(&mut self, marks: &[Mark]) {
        for mark in marks.iter().filter(|mark| mark.shape == Shape::Line) {
            let line = self.view.clip(mark.ends());
            self.edges.extend(line.map(|line| (mark.node, line)));
        }
    }

    pub(crate) fn take(&mut self, rect: Rect) {
        let strips = self.across(&rect);
        for strip in self.strips.get_mut(strips).unwrap_or_default() {
            strip.push(rect);
        }
    }

    /// Gives back the rectangle that was taken last.
    pub(crate) fn give_back(&mut self, rect: &Rect) {
        let strips = self.across(rect);
        for strip in self.strips.get_mut(strips).unwrap_or_default() {
            strip.pop();
        }
    }

    pub(crate) fn is_in_view(&self, point: Point) -> bool {
        self.view.is_near(point, 0.0)
    }

    /// Whether a rectangle is in view and free.
    pub(crate) fn is_free(&self, rect: &Rect) -> bool {
        let room = rect.outset(GAP);
        let strips = self.strips.get(self.across(&room)).unwrap_or_default();
        let meets = |other: &Rect| other.meets(&room);
        rect.is_within(&self.view) && !strips.iter().flatten().any(meets)
    }

    /// Whether no line that stands out crosses a rectangle.
    pub(crate) fn is_clear(&self, rect: &Rect) -> bool {
        !self.lines.iter().any(|&line| rect.is_crossed(line))
    }

    /// Whether no line crosses a rectangle except those of a node.
    pub(crate) fn is_bare(&self, rect: &Rect, own: NodeId) -> bool {
        let mut edges = self.edges.iter();
        !edges.any(|&(node, line)| node != own && rect.is_crossed(line))
    }

    /// The indices of the strips that a rectangle meets.
    fn across(&self, rect: &Rect) -> std::ops::Range<usize> {
        let (top, bottom) = (rect.top, rect.bottom);
        let strip = |y: f64| (y / STRIP).floor().max(0.0) as usize;
        let count = self.strips.len();
        let strips = strip(top).min(count)..strip(bottom).saturating_add(1).min(count);
        debug_assert!(strips.start <= strips.end);
        strips
    }
}
