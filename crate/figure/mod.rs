//! Figures: a scene, or several side by side or one after the other, as a text that other programs draw. SVG, TikZ and
//! Typst come from one loop over the marks; only the pens differ. No figure asks a tree or a search.

mod animation;
mod content;
mod draw;
mod ink;
mod latex;
mod letter;
mod number;
mod palette;
mod pen;
mod sheet;
mod svg;
mod tikz;
mod token;
mod typst;
mod wrap;

pub use content::{Figure, Panel};
pub use ink::{Fill, INKS, InkStyle, STATE_SHADES, StateShade};
pub use palette::{Palette, Theme};
pub use token::Token;

impl Figure {
    /// The figure as SVG, in CSS pixels. It loads nothing, and its texts are texts.
    pub fn svg(&self) -> String {
        svg::svg(self)
    }

    /// The figure as a LaTeX document that pdflatex compiles, and that other documents can `\input`.
    pub fn tikz(&self) -> String {
        tikz::tikz(self)
    }

    /// The figure as a Typst document, which other documents can import.
    pub fn typst(&self) -> String {
        typst::typst(self)
    }

    /// The panels one after the other as an SVG that moves, each for so many seconds and the last one for longer.
    /// Readers who asked for less motion see the last panel.
    pub fn animation(&self, seconds: f64) -> String {
        animation::animation(self, seconds)
    }
}
