//! Writes Typst: a document that shows the picture, and a name for it that other documents import. The drawing takes plain
//! curves of Typst, because the package CeTZ would come from the network while the document is compiled.

use std::fmt::Write;

use super::content::Figure;
use super::number::Thousandths;
use super::palette::{Colour, Palette};
use super::pen::{Label, Paint, Pen, Piece};
use super::sheet::{Sheet, strip};
use super::token::Token;
use crate::picture::scene::{Align, Point};

/// Points of Typst in a CSS pixel.
const POINTS: f64 = 0.75;

/// The width of the paper around the characters of a text, in pixels.
const HALO: f64 = 3.0;

/// How far the ends of a curve's handles are from its ends in a quarter of an ellipse, as a share of the radius.
const QUARTER: f64 = 0.552_284_75;

/// The panels side by side, as a document.
pub(super) fn typst(figure: &Figure) -> String {
    let sheet = strip(figure);
    let mut typst = Typst {
        body: String::new(),
        palette: figure.theme.palette(),
        size: size(sheet.width, sheet.height),
    };
    for cell in &sheet.cells {
        cell.draw(figure, &mut typst);
    }
    document(figure, &sheet, &typst)
}

/// The document around the picture.
fn document(figure: &Figure, sheet: &Sheet, typst: &Typst) -> String {
    let mut text = figure.comments("//");
    let size = size(sheet.width, sheet.height);
    let paper = typst.colour(Colour::Plain(Token::Paper), 1.0);
    let _ = write!(
        text,
        "// Compile this file by itself, or import it: #import \"tree.typ\": tree\n\
         #let word(x, y, at, size, fill, it, halo: none) = context {{\n  \
         let set-in(stroke) = text(size: size, fill: fill, stroke: stroke, top-edge: \"baseline\", bottom-edge: \"baseline\", it)\n  \
         let dx = x - at * measure(set-in(none)).width\n  \
         if halo != none {{ place(dx: dx, dy: y, set-in(halo)) }}\n  \
         place(dx: dx, dy: y, set-in(none))\n}}\n\
         #let tree = box({size}, fill: {paper}, clip: true, {{\n"
    );
    text.push_str(&typst.body);
    text.push_str("})\n#set page(width: auto, height: auto, margin: 0pt)\n#tree\n");
    text
}

/// A pen that writes Typst.
struct Typst {
    body: String,
    palette: &'static Palette,
    /// The width and the height of the sheet, as arguments.
    size: String,
}

impl Typst {
    fn colour(&self, colour: Colour, opacity: f64) -> String {
        let [red, green, blue] = self.palette.rgb(colour);
        let opacity = (opacity * 255.0).round() as u8;
        match opacity {
            255 => format!("rgb(\"#{red:02x}{green:02x}{blue:02x}\")"),
            _ => format!("rgb(\"#{red:02x}{green:02x}{blue:02x}{opacity:02x}\")"),
        }
    }

    fn text(&mut self, label: &Label) {
        let at = match label.align {
            Align::Start => "0%",
            Align::Middle => "50%",
            Align::End => "100%",
        };
        let (x, y) = (points(label.at.0), points(label.at.1));
        let fill = self.colour(Colour::Plain(label.colour), 1.0);
        let halo = match label.halo {
            true => {
                let paper = self.colour(Colour::Plain(Token::Paper), 1.0);
                let width = points(HALO);
                format!(", halo: (paint: {paper}, thickness: {width}, join: \"round\")")
            }
            false => String::new(),
        };
        let (size, text) = (points(label.size), quote(&label.text));
        let _ = writeln!(
            self.body,
            "  word({x}, {y}, {at}, {size}, {fill}, {text}{halo})"
        );
    }
}

impl Pen for Typst {
    fn path(&mut self, pieces: &[Piece], paint: &Paint) {
        let fill = match paint.fill {
            Some((colour, opacity)) => self.colour(colour, opacity),
            None => "none".into(),
        };
        let stroke = paint.stroke.as_ref().map_or("none".into(), |stroke| {
            let colour = self.colour(Colour::Plain(stroke.colour), 1.0);
            let width = points(stroke.width);
            let parts = stroke.dash.iter().map(|&part| points(part));
            let dash = match stroke.dash.is_empty() {
                true => String::new(),
                false => format!(", dash: ({})", parts.collect::<Vec<_>>().join(", ")),
            };
            format!("(paint: {colour}, thickness: {width}, cap: \"round\", join: \"round\"{dash})")
        });
        let _ = writeln!(self.body, "  place(curve(fill: {fill}, stroke: {stroke},");
        for piece in pieces {
            let _ = writeln!(self.body, "    {},", path(piece));
        }
        self.body.push_str("  ))\n");
    }

    fn texts(&mut self, labels: &[Label]) {
        for label in labels {
            self.text(label);
        }
    }

    fn clip(&mut self, from: Point, to: Point) {
        let (left, top) = (points(from.0), points(from.1));
        let seen = size(to.0 - from.0, to.1 - from.1);
        let all = &self.size;
        let _ = writeln!(
            self.body,
            "  place(dx: {left}, dy: {top}, box({seen}, clip: true, place(dx: -{left}, dy: -{top}, box({all}, {{"
        );
    }

    fn unclip(&mut self) {
        self.body.push_str("  }))))\n");
    }
}

fn path(piece: &Piece) -> String {
    match piece {
        Piece::Line(corners) => line(corners),
        Piece::Closed(corners) => line(corners) + ", curve.close()",
        &Piece::Rectangle((x, y), (wide, high)) => {
            let (left, top, right, bottom) = (x - wide, y - high, x + wide, y + high);
            line(&[(left, top), (right, top), (right, bottom), (left, bottom)]) + ", curve.close()"
        }
        &Piece::Ellipse((x, y), (wide, high)) => {
            let mut written = format!("curve.move({})", point((x - wide, y)));
            // Quarter by quarter: the direction in which each begins, and that in which it ends.
            for (from, to) in [
                ((-1.0, 0.0), (0.0, -1.0)),
                ((0.0, -1.0), (1.0, 0.0)),
                ((1.0, 0.0), (0.0, 1.0)),
                ((0.0, 1.0), (-1.0, 0.0)),
            ] {
                let at = |along: Point, aside: Point| {
                    point((
                        x + wide * (along.0 + aside.0 * QUARTER),
                        y + high * (along.1 + aside.1 * QUARTER),
                    ))
                };
                let _ = write!(
                    written,
                    ", curve.cubic({}, {}, {})",
                    at(from, to),
                    at(to, from),
                    at(to, (0.0, 0.0))
                );
            }
            written + ", curve.close()"
        }
    }
}

fn line(corners: &[Point]) -> String {
    let mut corners = corners.iter().copied();
    let mut written = corners
        .next()
        .map_or_else(String::new, |first| format!("curve.move({})", point(first)));
    for corner in corners {
        let _ = write!(written, ", curve.line({})", point(corner));
    }
    written
}

fn point((x, y): Point) -> String {
    format!("({}, {})", points(x), points(y))
}

fn points(pixels: f64) -> String {
    format!("{}pt", Thousandths(pixels * POINTS))
}

fn size(width: f64, height: f64) -> String {
    format!("width: {}, height: {}", points(width), points(height))
}

/// A text as a string of Typst.
fn quote(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for one in text.chars() {
        match one {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            one if one.is_control() => quoted.push(' '),
            one => quoted.push(one),
        }
    }
    quoted.push('"');
    quoted
}
