//! The sheet: where the panels of a figure and the lines of their captions stand.

use super::content::{Figure, Panel};
use super::draw::{BASE, draw, halves};
use super::letter::letter;
use super::pen::{Label, Pen, Point};
use super::token::Token;
use super::wrap::wrap;
use crate::picture::scene::{Align, Mark, Shape, Text};

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

/// A rectangle by its left, top, right and bottom.
type Rect = [f64; 4];

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
        let viewport = [0.0, 0.0, figure.viewport.width, figure.viewport.height];
        let mut all: Option<Rect> = None;
        for panel in &figure.panels {
            let marks = panel
                .scene
                .marks
                .iter()
                .filter(|mark| mark.shape != Shape::Band)
                .map(of_mark);
            let texts = panel.scene.texts.iter().map(|text| of_text(figure, text));
            for frame in marks.chain(texts) {
                all = Some(all.map_or(frame, |all| union(all, frame)));
            }
        }
        let Some(all) = all else {
            return Crop {
                frame: viewport,
                clipped: false,
            };
        };
        let margin = MARGIN * figure.scale;
        let grown = [
            all[0] - margin,
            all[1] - margin,
            all[2] + margin,
            all[3] + margin,
        ];
        let least = [0, 1].map(|i| grown[i].max(viewport[i]));
        let most = [2, 3].map(|i| grown[i].min(viewport[i]));
        // Whole numbers keep lines as sharp as on the screen.
        let frame = [
            least[0].floor(),
            least[1].floor(),
            most[0].ceil(),
            most[1].ceil(),
        ];
        let bands = figure.panels.iter().any(|panel| {
            panel
                .scene
                .marks
                .iter()
                .any(|mark| mark.shape == Shape::Band)
        });
        let clipped =
            bands || (0..2).any(|i| all[i] < viewport[i]) || (2..4).any(|i| all[i] > viewport[i]);
        Crop { frame, clipped }
    }

    /// The width of each cell.
    fn width(&self, captions: &[String], scale: f64) -> f64 {
        let own = self.frame[2] - self.frame[0];
        match captions.iter().all(String::is_empty) {
            true => own,
            false => own.max(NARROWEST * scale),
        }
    }

    /// The height of a cell whose caption has so many lines.
    fn height(&self, lines: usize, scale: f64) -> f64 {
        let own = self.frame[3] - self.frame[1];
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
        let [left, top, right, bottom] = self.frame;
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

/// The rectangle of a mark.
fn of_mark(mark: &Mark) -> Rect {
    let Mark { x1, y1, x2, y2, .. } = *mark;
    match mark.shape {
        Shape::Line | Shape::Curve | Shape::Head => {
            [x1.min(x2), y1.min(y2), x1.max(x2), y1.max(y2)]
        }
        _ => [x1 - x2, y1 - y2, x1 + x2, y1 + y2],
    }
}

/// The rectangle of a text.
fn of_text(figure: &Figure, text: &Text) -> Rect {
    let wide = figure.advances.width(&text.text, text.size);
    let left = match text.align {
        Align::Start => text.x,
        Align::Middle => text.x - wide / 2.0,
        Align::End => text.x - wide,
    };
    let half = text.size * 0.6;
    [left, text.y - half, left + wide, text.y + half]
}

fn union(one: Rect, other: Rect) -> Rect {
    [
        one[0].min(other[0]),
        one[1].min(other[1]),
        one[2].max(other[2]),
        one[3].max(other[3]),
    ]
}
