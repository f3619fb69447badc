//! The sheet: where the panels of a figure and the lines of their captions stand.

use super::content::{Figure, Panel};
use super::draw::{BASE, draw, halves};
use super::letter::letter;
use super::pen::{Label, Pen};
use super::token::Token;
use super::wrap::wrap;
use crate::picture::scene::{Align, Mark, Point, Rect, Shape};

/// The free space around all marks, in pixels, which has room for half of the widest line.
const MARGIN: f64 = 6.0;

/// The free space between panels, and between a panel and its caption, in pixels.
const GAP: f64 = 28.0;
const ABOVE: f64 = 10.0;

/// The size of captions and the distance of their lines, in pixels.
const TYPE: f64 = 13.0;
const LINE: f64 = 18.0;

/// A caption is never narrower than this, in pixels.
const NARROWEST: f64 = 220.0;

/// The width that panels fill before another row begins, in pixels.
const PAGE: f64 = 1000.0;

/// The panels of a figure on paper, in pixels from the top left.
pub(super) struct Sheet<'a> {
    pub(super) width: f64,
    pub(super) height: f64,
    pub(super) cells: Vec<SheetCell<'a>>,
}

/// A panel on a sheet.
pub(super) struct SheetCell<'a> {
    pub(super) panel: &'a Panel,
    /// How far its scene is moved.
    pub(super) by: Point,
    /// The corners of the part of it that is seen; `None`: all of it is.
    pub(super) clip: Option<(Point, Point)>,
    /// The lines of its caption.
    pub(super) caption: Vec<Label>,
}

impl SheetCell<'_> {
    /// Draws the panel, and writes its caption.
    pub(super) fn draw(&self, figure: &Figure, pen: &mut impl Pen) {
        if let Some((from, to)) = self.clip {
            pen.clip(from, to);
        }
        draw(figure, &self.panel.scene, self.by, pen);
        if self.clip.is_some() {
            pen.unclip();
        }
        pen.texts(&self.caption);
    }
}

/// The panels side by side, in rows, with letters if there are several.
pub(super) fn strip(figure: &Figure) -> Sheet<'_> {
    let crop = Crop::of(figure);
    let several = figure.panels.len() > 1;
    let captions = figure.panels.iter().enumerate().map(|(number, panel)| {
        match (several, panel.caption.is_empty()) {
            (true, true) => format!("{})", letter(number)),
            (true, false) => format!("{}) {}", letter(number), panel.caption),
            (false, _) => panel.caption.clone(),
        }
    });
    let captions: Vec<String> = captions.collect();
    let wide = crop.width(&captions, figure.scale);
    let fitting = ((PAGE * figure.scale + GAP) / (wide + GAP)) as usize;
    let columns = match figure.columns {
        0 => fitting,
        columns => columns,
    };
    let columns = columns.clamp(1, figure.panels.len().max(1));
    let lines = crop.wrap(figure, &captions, wide);
    let mut sheet = Sheet {
        width: columns as f64 * (wide + GAP) - GAP,
        height: 0.0,
        cells: Vec::new(),
    };
    for (row, lines) in lines.chunks(columns).enumerate() {
        let top = sheet.height + if row > 0 { GAP } else { 0.0 };
        for (column, lines) in lines.iter().enumerate() {
            let panel = &figure.panels[row * columns + column];
            let left = column as f64 * (wide + GAP);
            sheet
                .cells
                .push(crop.cell(figure, panel, (left, top), wide, lines));
        }
        let most = lines.iter().map(Vec::len).max().unwrap_or(0);
        sheet.height = top + crop.height(most, figure.scale);
    }
    sheet
}

/// The panels over each other.
pub(super) fn stack(figure: &Figure) -> Sheet<'_> {
    let crop = Crop::of(figure);
    let captions: Vec<String> = figure
        .panels
        .iter()
        .map(|panel| panel.caption.clone())
        .collect();
    let wide = crop.width(&captions, figure.scale);
    let lines = crop.wrap(figure, &captions, wide);
    let cell =
        |(panel, lines): (_, &Vec<String>)| crop.cell(figure, panel, (0.0, 0.0), wide, lines);
    let most = lines.iter().map(Vec::len).max().unwrap_or(0);
    Sheet {
        width: wide,
        height: crop.height(most, figure.scale),
        cells: figure.panels.iter().zip(&lines).map(cell).collect(),
    }
}

/// The part of each panel that the figure shows.
struct Crop {
    frame: Rect,
    /// Whether some of a scene lies outside.
    clipped: bool,
}

impl Crop {
    fn of(figure: &Figure) -> Crop {
        let viewport = Rect::of_viewport(&figure.viewport);
        let scenes = || figure.panels.iter().map(|panel| &panel.scene);
        let marks = || scenes().flat_map(|scene| &scene.marks);
        let is_band = |mark: &&Mark| mark.shape == Shape::Band;
        let texts = scenes().flat_map(|scene| &scene.texts);
        let texts = texts.map(|text| Rect::of_text(text, &figure.advances));
        let rects = marks().filter(|mark| !is_band(mark)).map(of_mark);
        let Some(all) = rects.chain(texts).reduce(|all, rect| all.with(&rect)) else {
            return Crop {
                frame: viewport,
                clipped: false,
            };
        };
        let seen = all.outset(MARGIN * figure.scale).inside(&viewport);
        Crop {
            // Whole numbers keep lines as sharp as on the screen.
            frame: Rect {
                left: seen.left.floor(),
                top: seen.top.floor(),
                right: seen.right.ceil(),
                bottom: seen.bottom.ceil(),
            },
            clipped: marks().any(|mark| is_band(&mark)) || !all.is_within(&viewport),
        }
    }

    /// The width of each cell.
    fn width(&self, captions: &[String], scale: f64) -> f64 {
        let own = self.frame.right - self.frame.left;
        match captions.iter().all(String::is_empty) {
            true => own,
            false => own.max(NARROWEST * scale),
        }
    }

    /// The height of a cell whose caption has so many lines.
    fn height(&self, lines: usize, scale: f64) -> f64 {
        let own = self.frame.bottom - self.frame.top;
        match lines {
            0 => own,
            lines => own + (ABOVE + lines as f64 * LINE) * scale,
        }
    }

    /// The lines of each caption.
    fn wrap(&self, figure: &Figure, captions: &[String], wide: f64) -> Vec<Vec<String>> {
        let (room, size) = (wide - 2.0 * MARGIN, TYPE * figure.scale);
        let lines = |caption: &String| wrap(caption, room, size, &figure.advances);
        captions.iter().map(lines).collect()
    }

    /// A panel in a cell that begins at `corner` and is `wide` pixels wide.
    fn cell<'a>(
        &self,
        figure: &Figure,
        panel: &'a Panel,
        corner: Point,
        wide: f64,
        lines: &[String],
    ) -> SheetCell<'a> {
        let Rect {
            left,
            top,
            right,
            bottom,
        } = self.frame;
        let (own, high) = (right - left, bottom - top);
        let at = (corner.0 + ((wide - own) / 2.0).floor(), corner.1);
        let several = figure.panels.len() > 1;
        let size = halves(TYPE * figure.scale);
        let line = |(number, text): (usize, &String)| Label {
            text: text.clone(),
            at: (
                corner.0 + MARGIN,
                corner.1
                    + high
                    + (ABOVE + (number as f64 + 0.5) * LINE) * figure.scale
                    + size * BASE,
            ),
            size,
            align: Align::Start,
            colour: Token::Ink,
            halo: false,
        };
        SheetCell {
            panel,
            by: (at.0 - left, at.1 - top),
            clip: (self.clipped && several).then_some((at, (at.0 + own, at.1 + high))),
            caption: lines.iter().enumerate().map(line).collect(),
        }
    }
}

fn of_mark(mark: &Mark) -> Rect {
    match mark.shape {
        Shape::Line | Shape::Curve | Shape::Head => Rect::of_line(mark.ends()),
        _ => Rect::of_node(mark),
    }
}
