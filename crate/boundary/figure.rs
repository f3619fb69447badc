//! The figure writers as a module of their own, built with the feature `figure`: few readers ask for a figure, and the
//! core should not carry what they need. A scene crosses as its columns, in which the core gave it.

use js_sys::Array;
use wasm_bindgen::prelude::*;

use crate::figure::{Figure, INKS, Panel, Theme};
use crate::picture::scene::{Advances, Align, Ink, Mark, Role, Scene, Shape, Text, Viewport};

/// The shapes of marks by their numbers.
const SHAPES: [Shape; 12] = [
    Shape::Band,
    Shape::Line,
    Shape::Up,
    Shape::Down,
    Shape::Square,
    Shape::Circle,
    Shape::Curve,
    Shape::Head,
    Shape::Fan,
    Shape::Columns,
    Shape::ColumnEdges,
    Shape::FanEdges,
];

/// The first role: of the others a figure only knows that they are others.
const VALUE: u8 = Role::Value as u8;

/// A figure that is being put together.
#[wasm_bindgen]
pub struct FigureWriter(Figure);

#[wasm_bindgen]
impl FigureWriter {
    /// A figure without panels. `viewport` has the width, height, x, y, unit and row height.
    #[wasm_bindgen(constructor)]
    pub fn new(
        viewport: &[f64],
        scale: f64,
        advances: Vec<f64>,
        theme: &str,
        columns: usize,
    ) -> FigureWriter {
        let mut numbers = viewport.iter().copied();
        let mut next = || numbers.next().unwrap_or(0.0);
        let viewport = Viewport {
            width: next(),
            height: next(),
            x: next(),
            y: next(),
            unit: next(),
            row_height: next(),
        };
        FigureWriter(Figure {
            scale,
            advances: Advances::new(advances),
            theme: Theme::of(theme).unwrap_or_default(),
            columns,
            panels: Vec::new(),
            ..Figure::new(Scene::default(), viewport)
        })
    }

    /// The words about the figure, and their language.
    pub fn tell(&mut self, title: String, description: String, language: String) {
        (self.0.title, self.0.description, self.0.language) = (title, description, language);
    }

    /// Adds a panel with a caption.
    pub fn panel(&mut self, caption: String) {
        self.0.panels.push(Panel {
            scene: Scene::default(),
            caption,
        });
    }

    /// Adds marks to the last panel: their shapes, inks and mixes, and four coordinates of each.
    pub fn marks(&mut self, shapes: &[u8], inks: &[u8], mixes: &[u16], at: &[f32]) {
        let Some(panel) = self.0.panels.last_mut() else {
            return;
        };
        let looks = shapes.iter().zip(inks).zip(mixes);
        for (((&shape, &ink), &mix), at) in looks.zip(at.chunks_exact(4)) {
            let (Some(&shape), Some(ink)) = (SHAPES.get(usize::from(shape)), ink_of(ink)) else {
                continue;
            };
            let &[x1, y1, x2, y2] = at else { continue };
            let [x1, y1, x2, y2] = [x1, y1, x2, y2].map(f64::from);
            let node = 0;
            panel.scene.marks.push(Mark {
                shape,
                ink,
                mix,
                node,
                x1,
                y1,
                x2,
                y2,
            });
        }
    }

    /// Adds texts to the last panel: their roles, inks and alignments, and x, y and size of each.
    pub fn texts(&mut self, texts: &Array, roles: &[u8], inks: &[u8], aligns: &[u8], at: &[f32]) {
        let Some(panel) = self.0.panels.last_mut() else {
            return;
        };
        let looks = roles.iter().zip(inks).zip(aligns);
        for ((text, ((&role, &ink), &align)), at) in texts.iter().zip(looks).zip(at.chunks_exact(3))
        {
            let (Some(ink), &[x, y, size]) = (ink_of(ink), at) else {
                continue;
            };
            let [x, y, size] = [x, y, size].map(f64::from);
            panel.scene.texts.push(Text {
                text: text.as_string().unwrap_or_default(),
                role: if role == VALUE {
                    Role::Value
                } else {
                    Role::Name
                },
                ink,
                node: 0,
                x,
                y,
                size,
                align: match align {
                    0 => Align::Start,
                    1 => Align::Middle,
                    _ => Align::End,
                },
            });
        }
    }

    /// The figure as SVG.
    pub fn svg(&self) -> String {
        self.0.svg()
    }

    /// The figure as LaTeX.
    pub fn tikz(&self) -> String {
        self.0.tikz()
    }

    /// The panels one after the other as an SVG that moves.
    pub fn animation(&self, seconds: f64) -> String {
        self.0.animation(seconds)
    }
}

fn ink_of(number: u8) -> Option<Ink> {
    INKS.get(usize::from(number)).map(|style| style.ink)
}
