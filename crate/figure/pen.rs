//! The pen, with which a figure is drawn. The writers of SVG, TikZ and Typst are pens.

use super::palette::Colour;
use super::token::Token;
use crate::picture::scene::{Align, Point};

/// A piece of a path.
#[derive(Clone, Debug)]
pub(super) enum Piece {
    /// Lines from point to point.
    Line(Vec<Point>),
    /// Lines from point to point and back to the first one.
    Closed([Point; 3]),
    /// A rectangle, by its centre and half of its width and height.
    Rectangle(Point, Point),
    /// An ellipse, likewise.
    Ellipse(Point, Point),
}

/// How a path is painted: filled, then stroked.
#[derive(Clone, Debug)]
pub(super) struct Paint {
    /// The colour of the inside, and its opacity.
    pub(super) fill: Option<(Colour, f64)>,
    pub(super) stroke: Option<Stroke>,
}

/// How a line is drawn.
#[derive(Clone, Debug)]
pub(super) struct Stroke {
    pub(super) colour: Token,
    /// In pixels.
    pub(super) width: f64,
    /// In pixels.
    pub(super) dash: Vec<f64>,
}

#[derive(Clone, Debug)]
pub(super) struct Label {
    pub(super) text: String,
    /// On the base line.
    pub(super) at: Point,
    /// In pixels.
    pub(super) size: f64,
    pub(super) align: Align,
    pub(super) colour: Token,
    /// Whether the text stands on paper of its own, which keeps it legible across a line.
    pub(super) halo: bool,
}

/// The writer of a format: the drawing calls it for each path and text.
pub(super) trait Pen {
    /// Paints the pieces of one path.
    fn path(&mut self, pieces: &[Piece], paint: &Paint);
    /// Writes the texts of one panel, in the order of their look.
    fn texts(&mut self, labels: &[Label]);
    /// Begins a panel, of which nothing outside the rectangle from one corner to the other is seen.
    fn clip(&mut self, from: Point, to: Point);
    /// Ends that panel.
    fn unclip(&mut self);
}
