//! Figures: SVG, TikZ, strips, animations, and the tables that they share with the page.

mod golden;
mod inks;
mod palette;
mod texts;
mod wrap;
mod xml;

use crate::common::drawn::Drawn;
use secateur::figure::{Figure, Panel};
use secateur::picture::scene::{Style, Viewport};

/// A figure of some steps of the whole tree.
fn figure(drawn: &Drawn, steps: &[u32]) -> Figure {
    let (unit, row_height) = (48.0, 92.0);
    let viewport = Viewport {
        width: drawn.layout.columns() * unit + 160.0,
        height: (drawn.layout.rows().len() as f64 - 1.0) * row_height + 90.0,
        x: 90.0,
        y: 50.0,
        unit,
        row_height,
    };
    let panels = steps.iter().map(|&step| Panel {
        scene: drawn.scene(step, &viewport, &Style::default()),
        caption: String::new(),
    });
    let panels = panels.collect();
    Figure {
        panels,
        ..Figure::new(Default::default(), viewport)
    }
}
