//! Draws a scene with a pen, as the painter of the page (`www/viewer/stage/paint.js`) does on a canvas.

use super::content::Figure;
use super::ink::{Fill, INKS, InkStyle};
use super::palette::Colour;
use super::pen::{Label, Paint, Pen, Piece, Stroke};
use super::token::Token;
use crate::picture::scene::{Ink, Mark, Point, Role, Scene, Shape, Text};

/// Leaves closer than this have thinner lines, and at half of it no shades, in pixels.
const DENSE: f64 = 16.0;
const THINNEST: f64 = 0.45;

/// Leaves this far apart are drawn one by one, in pixels. Marks of pruned nodes grow pale as leaves come apart.
const APART: f64 = 2.0;
const PALEST: f64 = 0.35;

/// The bits of a mix that hold the share of pruned nodes.
const ALL_PRUNED: u16 = 0x00f0;

/// The opacity of edges that share a mark, and of paper through which lower marks shine.
const EDGES: f64 = 0.4;
const TRANSLUCENT: f64 = 0.6;

/// The percentages of colour inside the current node, and inside the nodes of MIN.
const TINT: u8 = 30;
const SHADE: u8 = 13;

/// Half the width of an arrow's head, as a share of its length.
const SLIM: f64 = 0.5;

/// From the middle of a line of type down to its base line, as a share of its size.
pub(super) const BASE: f64 = 0.35;

/// Draws a scene, moved by `by`.
pub(super) fn draw(figure: &Figure, scene: &Scene, by: Point, pen: &mut impl Pen) {
    let painter = Painter {
        unit: figure.viewport.unit,
        scale: figure.scale,
        by,
    };
    let mut rest = &scene.marks[..];
    while let Some(first) = rest.first() {
        let alike = rest.iter().take_while(|mark| painter.alike(first, mark));
        let (run, after) = rest.split_at(alike.count());
        pen.path(&painter.pieces(run), &painter.paint(first));
        rest = after;
    }
    let mut labels: Vec<Label> = scene.texts.iter().map(|text| painter.label(text)).collect();
    // Texts do not cover each other. Those that look alike come together, which is shorter to write.
    labels.sort_by_key(|label| {
        let size = (label.size * 2.0) as u32;
        (label.halo, label.colour as u8, size, label.align as u8)
    });
    pen.texts(&labels);
}

/// The half sizes of type that a painter uses.
pub(super) fn halves(size: f64) -> f64 {
    (size * 2.0).round() / 2.0
}

/// How marks are drawn in this figure.
struct Painter {
    unit: f64,
    scale: f64,
    by: Point,
}

impl Painter {
    /// Whether two neighbouring marks can be one path.
    fn alike(&self, one: &Mark, other: &Mark) -> bool {
        if one.mix != 0 || other.mix != 0 {
            return one.mix == other.mix && one.shape == other.shape;
        }
        let looks = |mark: &Mark| (mark.ink, is_open(mark.shape), self.is_shaded(mark));
        looks(one) == looks(other)
    }

    /// Whether a mark is a node of MIN with a shade inside.
    fn is_shaded(&self, mark: &Mark) -> bool {
        let of_min = matches!(mark.shape, Shape::Down | Shape::Circle);
        of_min && style(mark.ink).fill == Fill::Paper && self.unit >= DENSE / 2.0
    }

    fn paint(&self, mark: &Mark) -> Paint {
        if mark.mix != 0 {
            let pruned = mark.mix & !ALL_PRUNED == 0;
            let cover = match pruned {
                true => (APART - self.unit).clamp(PALEST, 1.0),
                false => 1.0,
            };
            let edges = matches!(mark.shape, Shape::ColumnEdges | Shape::FanEdges);
            let opacity = if edges { EDGES * cover } else { cover };
            return Paint {
                fill: Some((Colour::Mix(mark.mix), opacity)),
                stroke: None,
            };
        }
        let style = style(mark.ink);
        let fill = match style.fill {
            _ if is_open(mark.shape) => None,
            Fill::None => None,
            Fill::Solid => Some((Colour::Plain(style.colour), 1.0)),
            Fill::Translucent => Some((Colour::Plain(Token::Paper), TRANSLUCENT)),
            Fill::Tint => Some((Colour::Pale(style.colour, TINT), 1.0)),
            Fill::Paper if self.is_shaded(mark) => Some((Colour::Pale(style.colour, SHADE), 1.0)),
            Fill::Paper => Some((Colour::Plain(Token::Paper), 1.0)),
        };
        let lined = style.width > 0.0 && (is_open(mark.shape) || style.fill != Fill::Solid);
        Paint {
            fill,
            stroke: lined.then(|| self.stroke(style)),
        }
    }

    fn stroke(&self, style: &InkStyle) -> Stroke {
        let thin = match style.thins {
            true => (self.unit / DENSE).clamp(THINNEST, 1.0),
            false => 1.0,
        };
        Stroke {
            colour: style.colour,
            width: style.width * thin * self.scale,
            dash: style.dash.iter().map(|part| part * self.scale).collect(),
        }
    }

    /// The pieces of marks that are one path. Pieces of a curve that continue each other become one, so that its
    /// dashes go on.
    fn pieces(&self, marks: &[Mark]) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = Vec::with_capacity(marks.len());
        let mut end = None;
        for mark in marks {
            let continued = mark.shape == Shape::Curve && end == Some((mark.x1, mark.y1));
            end = Some((mark.x2, mark.y2));
            match pieces.last_mut() {
                Some(Piece::Line(points)) if continued => points.push(self.at(mark.x2, mark.y2)),
                _ => pieces.push(self.piece(mark)),
            }
        }
        pieces
    }

    fn piece(&self, mark: &Mark) -> Piece {
        let Mark { x1, y1, x2, y2, .. } = *mark;
        match mark.shape {
            Shape::Line | Shape::Curve => Piece::Line(vec![self.at(x1, y1), self.at(x2, y2)]),
            Shape::Head => {
                let (across, along) = ((y2 - y1) * SLIM, (x2 - x1) * SLIM);
                Piece::Closed([
                    self.at(x2, y2),
                    self.at(x1 - across, y1 + along),
                    self.at(x1 + across, y1 - along),
                ])
            }
            Shape::Up | Shape::Down | Shape::Fan | Shape::FanEdges => {
                let tip = if mark.shape == Shape::Down { y2 } else { -y2 };
                Piece::Closed([
                    self.at(x1, y1 + tip),
                    self.at(x1 + x2, y1 - tip),
                    self.at(x1 - x2, y1 - tip),
                ])
            }
            Shape::Circle => Piece::Ellipse(self.at(x1, y1), (x2, y2)),
            Shape::Band | Shape::Square | Shape::Columns | Shape::ColumnEdges => {
                Piece::Rectangle(self.at(x1, y1), (x2, y2))
            }
        }
    }

    fn label(&self, text: &Text) -> Label {
        let size = halves(text.size);
        Label {
            text: text.text.clone(),
            at: self.at(text.x, text.y + size * BASE),
            size,
            align: text.align,
            colour: style(text.ink).text,
            halo: text.role != Role::Value,
        }
    }

    fn at(&self, x: f64, y: f64) -> Point {
        (x + self.by.0, y + self.by.1)
    }
}

fn style(ink: Ink) -> &'static InkStyle {
    &INKS[ink as usize]
}

/// Whether a shape has no inside.
fn is_open(shape: Shape) -> bool {
    matches!(shape, Shape::Line | Shape::Curve)
}
