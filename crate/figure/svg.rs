//! Writes SVG. All that a figure needs is in it; attributes say how things look, because few programs besides browsers
//! read styles.

use std::fmt::Write;

use super::content::Figure;
use super::number::{Tenths, Thousandths};
use super::palette::{Colour, Palette, Theme};
use super::pen::{Label, Paint, Pen, Piece};
use super::sheet::{Sheet, strip};
use super::token::Token;
use crate::picture::scene::{Align, Point};

/// The family of type: that of the page.
const TYPE: &str = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

/// The width of the paper around the characters of a text, in pixels.
const HALO: f64 = 3.0;

/// The panels side by side.
pub(super) fn svg(figure: &Figure) -> String {
    let sheet = strip(figure);
    let mut svg = Svg::new(figure, &sheet);
    for cell in &sheet.cells {
        cell.draw(figure, &mut svg);
    }
    svg.finish("")
}

/// A pen that writes SVG.
pub(super) struct Svg {
    head: String,
    body: String,
    /// The name of the figure, which a page with several figures needs.
    id: String,
    theme: Theme,
    /// The paper around characters, in pixels.
    halo: f64,
    /// How many groups of texts have names.
    named: usize,
    /// The colours in use.
    colours: Vec<Colour>,
}

impl Svg {
    pub(super) fn new(figure: &Figure, sheet: &Sheet) -> Svg {
        let mut svg = Svg {
            head: String::new(),
            body: String::new(),
            id: id(figure),
            theme: figure.theme,
            halo: HALO * figure.scale,
            named: 0,
            colours: Vec::new(),
        };
        let (wide, high) = (Tenths(sheet.width), Tenths(sheet.height));
        let id = &svg.id;
        let mut head = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"{id}\" width=\"{wide}\" height=\"{high}\" \
             viewBox=\"0 0 {wide} {high}\""
        );
        if !figure.language.is_empty() {
            let _ = write!(head, " lang=\"{}\"", escape(&figure.language));
        }
        head.push_str(" role=\"img\"");
        let texts = [
            ("title", "aria-labelledby", &figure.title),
            ("desc", "aria-describedby", &figure.description),
        ];
        let texts = || texts.into_iter().filter(|(.., text)| !text.is_empty());
        for (tag, attribute, _) in texts() {
            let _ = write!(head, " {attribute}=\"{id}-{tag}\"");
        }
        head.push_str(">\n");
        for (tag, _, text) in texts() {
            let text = escape(text);
            let _ = writeln!(head, "<{tag} id=\"{id}-{tag}\">{text}</{tag}>");
        }
        svg.head = head;
        let paper = svg.colour(Colour::Plain(Token::Paper));
        let _ = write!(
            svg.body,
            "<path d=\"M0 0H{wide}V{high}H0Z\" fill=\"{paper}\"/>\n\
             <g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" font-family=\"{TYPE}\" font-weight=\"500\">\n"
        );
        svg
    }

    /// The name of the figure.
    pub(super) fn id(&self) -> &str {
        &self.id
    }

    /// Writes tags between panels.
    pub(super) fn tag(&mut self, tag: &str) {
        let _ = writeln!(self.body, "{tag}");
    }

    /// The whole text, with a style.
    pub(super) fn finish(self, style: &str) -> String {
        let mut style = style.to_string();
        if self.theme == Theme::Auto {
            style.push_str(&self.dark());
        }
        let Svg { mut head, body, .. } = self;
        if !style.is_empty() {
            let _ = writeln!(head, "<style>{style}</style>");
        }
        head + &body + "</g>\n</svg>\n"
    }

    /// The rules that make the figure dark for readers who prefer a dark theme.
    fn dark(&self) -> String {
        let mut rules = String::from("@media (prefers-color-scheme:dark){");
        let mut known: Vec<String> = Vec::new();
        for &colour in &self.colours {
            let light = hex(Theme::Light.palette(), colour);
            let dark = hex(Theme::Dark.palette(), colour);
            if light == dark || known.contains(&light) {
                continue;
            }
            for side in ["fill", "stroke"] {
                let _ = write!(rules, "#{} [{side}=\"{light}\"]{{{side}:{dark}}}", self.id);
            }
            known.push(light);
        }
        rules + "}"
    }

    fn colour(&mut self, colour: Colour) -> String {
        if !self.colours.contains(&colour) {
            self.colours.push(colour);
        }
        hex(self.theme.palette(), colour)
    }

    /// Writes texts. Neighbours that look alike share a group.
    fn words(&mut self, labels: &[Label]) {
        let look = |label: &Label| (label.colour, label.size, label.align as u8);
        for group in labels.chunk_by(|one, other| look(one) == look(other)) {
            let [first, ..] = group else { continue };
            let colour = self.colour(Colour::Plain(first.colour));
            let size = Tenths(first.size);
            let _ = write!(self.body, "<g fill=\"{colour}\" font-size=\"{size}\"");
            match first.align {
                Align::Start => {}
                Align::Middle => self.body.push_str(" text-anchor=\"middle\""),
                Align::End => self.body.push_str(" text-anchor=\"end\""),
            }
            self.body.push_str(">\n");
            for Label { text, at, .. } in group {
                let (x, y, text) = (Tenths(at.0), Tenths(at.1), escape(text));
                let _ = writeln!(self.body, "<text x=\"{x}\" y=\"{y}\">{text}</text>");
            }
            self.body.push_str("</g>\n");
        }
    }
}

impl Pen for Svg {
    fn path(&mut self, pieces: &[Piece], paint: &Paint) {
        self.body.push_str("<path d=\"");
        for piece in pieces {
            self.body.push_str(&path(piece));
        }
        self.body.push('"');
        if let Some((colour, opacity)) = paint.fill {
            let colour = self.colour(colour);
            let _ = write!(self.body, " fill=\"{colour}\"");
            if opacity < 1.0 {
                let _ = write!(self.body, " fill-opacity=\"{}\"", Thousandths(opacity));
            }
        }
        if let Some(stroke) = &paint.stroke {
            let colour = self.colour(Colour::Plain(stroke.colour));
            let width = Thousandths(stroke.width);
            let _ = write!(self.body, " stroke=\"{colour}\" stroke-width=\"{width}\"");
            if !stroke.dash.is_empty() {
                let parts = stroke.dash.iter().map(|&part| Tenths(part).to_string());
                let dash = parts.collect::<Vec<_>>().join(" ");
                let _ = write!(self.body, " stroke-dasharray=\"{dash}\"");
            }
        }
        self.body.push_str("/>\n");
    }

    fn texts(&mut self, labels: &[Label]) {
        let first = labels.partition_point(|label| !label.halo);
        let (plain, haloed) = labels.split_at(first);
        self.words(plain);
        if haloed.is_empty() {
            return;
        }
        // The texts are drawn twice: as lines of paper, and as they are. Not all programs know `paint-order`.
        self.named += 1;
        let name = format!("{}-{}", self.id, self.named);
        let paper = self.colour(Colour::Plain(Token::Paper));
        let halo = Tenths(self.halo);
        let _ = write!(
            self.body,
            "<use href=\"#{name}\" stroke=\"{paper}\" stroke-width=\"{halo}\" aria-hidden=\"true\"/>\n\
             <g id=\"{name}\">\n"
        );
        self.words(haloed);
        self.body.push_str("</g>\n");
    }

    fn clip(&mut self, from: Point, to: Point) {
        let (x, y) = (Tenths(from.0), Tenths(from.1));
        let (wide, high) = (Tenths(to.0 - from.0), Tenths(to.1 - from.1));
        let _ = writeln!(
            self.body,
            "<svg x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" viewBox=\"{x} {y} {wide} {high}\">"
        );
    }

    fn unclip(&mut self) {
        self.body.push_str("</svg>\n");
    }
}

fn path(piece: &Piece) -> String {
    match piece {
        Piece::Line(points) => corners(points),
        Piece::Closed(points) => corners(points) + "Z",
        &Piece::Rectangle((x, y), (wide, high)) => {
            let (left, right) = (Tenths(x - wide), Tenths(x + wide));
            let (top, bottom) = (Tenths(y - high), Tenths(y + high));
            format!("M{left} {top}H{right}V{bottom}H{left}Z")
        }
        &Piece::Ellipse((x, y), (wide, high)) => {
            let (left, right, y) = (Tenths(x - wide), Tenths(x + wide), Tenths(y));
            let (wide, high) = (Tenths(wide), Tenths(high));
            format!("M{left} {y}A{wide} {high} 0 0 1 {right} {y}A{wide} {high} 0 0 1 {left} {y}Z")
        }
    }
}

fn corners(points: &[Point]) -> String {
    let mut path = String::new();
    for (number, &(x, y)) in points.iter().enumerate() {
        let command = if number == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{command}{} {}", Tenths(x), Tenths(y));
    }
    path
}

fn hex(palette: &Palette, colour: Colour) -> String {
    let [red, green, blue] = palette.rgb(colour);
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// A text as XML. Characters that XML cannot hold become a question mark, and spaces in a row stay apart.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    let mut before = ' ';
    for one in text.chars() {
        match one {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\t' | '\n' | '\r' => escaped.push(' '),
            ' ' if before == ' ' => escaped.push('\u{a0}'),
            '\0'..' ' | '\u{fffe}' | '\u{ffff}' => escaped.push('\u{fffd}'),
            one => escaped.push(one),
        }
        before = one;
    }
    escaped
}

/// A name that figures with different contents hardly share (FNV-1a).
fn id(figure: &Figure) -> String {
    let mut hash: u32 = 0x811c_9dc5;
    let mut add = |bytes: &[u8]| {
        for &byte in bytes {
            hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    };
    add(figure.title.as_bytes());
    add(figure.description.as_bytes());
    add(&[figure.theme as u8]);
    for panel in &figure.panels {
        add(panel.caption.as_bytes());
        for mark in &panel.scene.marks {
            add(&[mark.ink as u8]);
            add(&(mark.x1 as f32).to_le_bytes());
            add(&(mark.y1 as f32).to_le_bytes());
        }
        for text in &panel.scene.texts {
            add(text.text.as_bytes());
        }
    }
    format!("s{hash:08x}")
}
