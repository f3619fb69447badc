//! Writes TikZ: a LaTeX document that pdflatex compiles, with the packages of the smallest installation. Inside another
//! document `\input` draws the same picture.

use std::fmt::Write;

use super::content::Figure;
use super::latex::{command, is_known};
use super::number::{Tenths, Thousandths};
use super::palette::{Colour, Palette};
use super::pen::{Label, Paint, Pen, Piece};
use super::sheet::{Sheet, strip};
use super::token::Token;
use crate::picture::scene::{Align, Point};

/// Points of PostScript in a CSS pixel.
const POINTS: f64 = 0.75;

/// The size of type that is scaled to all others, in pixels: ten points of TeX, which every family of type has.
const TEN: f64 = 10.0 / 72.27 * 96.0;

/// The width of the paper beside a text, in pixels.
const HALO: f64 = 1.5;

/// Pieces of a path that one command draws: TeX holds a command in its memory.
const MOST: usize = 200;

/// The panels side by side, as a document.
pub(super) fn tikz(figure: &Figure) -> String {
    let sheet = strip(figure);
    let mut tikz = Tikz {
        body: String::new(),
        palette: figure.theme.palette(),
        colours: Vec::new(),
        beyond: false,
    };
    let paper = tikz.colour(Colour::Plain(Token::Paper));
    let (wide, high) = (Tenths(sheet.width), Tenths(sheet.height));
    let _ = writeln!(
        tikz.body,
        "\\fill[{paper}] (0,0) rectangle ({wide},{high});"
    );
    for cell in &sheet.cells {
        cell.draw(figure, &mut tikz);
    }
    document(figure, &sheet, tikz)
}

/// The document around the picture. A document that inputs the file has passed its own beginning, where
/// `\@nodocument` becomes `\relax`.
fn document(figure: &Figure, sheet: &Sheet, tikz: Tikz) -> String {
    let mut text = figure.comments("%");
    let [wide, high] = [sheet.width, sheet.height].map(|length| Thousandths(length * POINTS));
    let unit = Thousandths(POINTS);
    let _ = write!(
        text,
        r"% Compile this file by itself, or \input it in a document that loads tikz.
\expandafter\ifx\csname @nodocument\endcsname\relax
  \let\treeend\relax
\else
  \documentclass{{article}}
  \usepackage[paperwidth={wide}bp,paperheight={high}bp,margin=0bp]{{geometry}}
  \usepackage[utf8]{{inputenc}}
  \usepackage{{tikz}}
  \pagestyle{{empty}}
  \topskip=0bp \parindent=0bp
  \def\treeend{{\end{{document}}}}
  \begin{{document}}
\fi
\begin{{tikzpicture}}[x={unit}bp, y=-{unit}bp, line cap=round, line join=round,
  every node/.style={{inner sep=0bp, outer sep=0bp, font=\sffamily\fontsize{{10}}{{10}}\selectfont}}]
"
    );
    for &colour in &tikz.colours {
        let [red, green, blue] = tikz.palette.rgb(colour);
        let name = colour_name(colour);
        let _ = writeln!(
            text,
            r"\definecolor{{{name}}}{{HTML}}{{{red:02X}{green:02X}{blue:02X}}}"
        );
    }
    if tikz.beyond {
        text.push_str("% Characters that pdflatex lacks; xelatex and lualatex write those that the font has.\n");
        text.push_str("\\def\\beyond#1{\\ifdefined\\Umathchar#1\\else?\\lacking\\fi}\n");
        text.push_str("\\def\\lacking{\\GenericWarning{}{LaTeX Warning: This picture has characters that pdflatex lacks; ");
        text.push_str("compile it with xelatex or lualatex}}\n");
    }
    let (wide, high) = (Tenths(sheet.width), Tenths(sheet.height));
    let _ = writeln!(text, r"\useasboundingbox (0,0) rectangle ({wide},{high});");
    let _ = writeln!(text, r"\clip (0,0) rectangle ({wide},{high});");
    text + &tikz.body + "\\end{tikzpicture}%\n\\treeend\n"
}

/// A pen that writes TikZ.
struct Tikz {
    body: String,
    palette: &'static Palette,
    /// The colours to be defined.
    colours: Vec<Colour>,
    /// Whether there are characters that pdflatex lacks.
    beyond: bool,
}

impl Tikz {
    /// How a colour is called in a command.
    fn colour(&mut self, colour: Colour) -> String {
        if let Colour::Pale(token, percent) = colour {
            let over = self.colour(Colour::Plain(token));
            let paper = self.colour(Colour::Plain(Token::Paper));
            return format!("{over}!{percent}!{paper}");
        }
        if !self.colours.contains(&colour) {
            self.colours.push(colour);
        }
        colour_name(colour)
    }

    fn options(&mut self, paint: &Paint) -> String {
        let mut options = Vec::new();
        if let Some((colour, opacity)) = paint.fill {
            options.push(format!("fill={}", self.colour(colour)));
            if opacity < 1.0 {
                options.push(format!("fill opacity={}", Thousandths(opacity)));
            }
        }
        if let Some(stroke) = &paint.stroke {
            options.push(format!(
                "draw={}",
                self.colour(Colour::Plain(stroke.colour))
            ));
            options.push(format!(
                "line width={}bp",
                Thousandths(stroke.width * POINTS)
            ));
            if !stroke.dash.is_empty() {
                let part = |(number, length): (usize, &f64)| {
                    let kind = if number % 2 == 0 { "on" } else { "off" };
                    format!("{kind} {}bp", Thousandths(length * POINTS))
                };
                let parts: Vec<String> = stroke.dash.iter().enumerate().map(part).collect();
                options.push(format!("dash pattern={}", parts.join(" ")));
            }
        }
        options.join(", ")
    }

    fn text(&mut self, label: &Label) {
        let Label {
            at: (x, y),
            size,
            align,
            ..
        } = *label;
        let scale = size / TEN;
        let (anchor, aside) = match align {
            Align::Start => ("base west", -HALO),
            Align::Middle => ("base", 0.0),
            Align::End => ("base east", HALO),
        };
        let mut options = format!(
            "text={}, scale={}",
            self.colour(Colour::Plain(label.colour)),
            Thousandths(scale)
        );
        let mut x = x;
        if label.halo {
            let paper = self.colour(Colour::Plain(Token::Paper));
            let inner = Thousandths(HALO * POINTS / scale);
            let _ = write!(options, ", fill={paper}, inner xsep={inner}bp");
            x += aside;
        }
        let (x, y) = (Tenths(x), Tenths(y));
        let text = self.escape(&label.text);
        let _ = writeln!(
            self.body,
            r"\node[{options}, anchor={anchor}] at ({x},{y}) {{{text}}};"
        );
    }

    /// A text as LaTeX.
    fn escape(&mut self, text: &str) -> String {
        let mut escaped = String::with_capacity(text.len());
        for one in text.chars() {
            match command(one) {
                Some(command) => escaped.push_str(command),
                None if one.is_ascii() || is_known(one) => escaped.push(one),
                None => {
                    self.beyond = true;
                    let _ = write!(escaped, r"\beyond{{{one}}}");
                }
            }
        }
        escaped
    }
}

impl Pen for Tikz {
    fn path(&mut self, pieces: &[Piece], paint: &Paint) {
        let options = self.options(paint);
        for pieces in pieces.chunks(MOST) {
            let parts: Vec<String> = pieces.iter().map(path).collect();
            let _ = writeln!(self.body, r"\path[{options}] {};", parts.join(" "));
        }
    }

    fn texts(&mut self, labels: &[Label]) {
        for label in labels {
            self.text(label);
        }
    }

    fn clip(&mut self, from: Point, to: Point) {
        let (left, top, right, bottom) =
            (Tenths(from.0), Tenths(from.1), Tenths(to.0), Tenths(to.1));
        let _ = writeln!(
            self.body,
            r"\begin{{scope}}\clip ({left},{top}) rectangle ({right},{bottom});"
        );
    }

    fn unclip(&mut self) {
        self.body.push_str("\\end{scope}\n");
    }
}

fn path(piece: &Piece) -> String {
    let point = |&(x, y): &Point| format!("({},{})", Tenths(x), Tenths(y));
    let corners = |points: &[Point]| points.iter().map(point).collect::<Vec<_>>().join("--");
    match piece {
        Piece::Line(points) => corners(points),
        Piece::Closed(points) => corners(points) + "--cycle",
        &Piece::Rectangle((x, y), (wide, high)) => {
            format!(
                "{} rectangle {}",
                point(&(x - wide, y - high)),
                point(&(x + wide, y + high))
            )
        }
        &Piece::Ellipse(at, (wide, high)) => {
            let (wide, high) = (Thousandths(wide * POINTS), Thousandths(high * POINTS));
            format!(
                "{} ellipse [x radius={wide}bp, y radius={high}bp]",
                point(&at)
            )
        }
    }
}

/// The name of a colour in the document.
fn colour_name(colour: Colour) -> String {
    match colour {
        Colour::Plain(token) | Colour::Pale(token, _) => {
            format!("tree{}", token.name().replace('-', ""))
        }
        Colour::Mix(mix) => format!("treemix{mix:04x}"),
    }
}
