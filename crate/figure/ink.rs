//! The look of each ink. The painter of the page has the same table, `www/viewer/stage/ink-table.js`, which is written
//! from this one: `npm run golden` does it, and `tests/figure/inks.rs` demands it. No two inks differ by colour alone.

use super::token::Token;
use crate::picture::scene::Ink;

/// How the inside of a shape is filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    /// Paper.
    Paper,
    /// A pale shade of the line's colour.
    Tint,
    /// Nothing.
    None,
    /// The colour of the ink. The shape has no line.
    Solid,
    /// Paper through which lower marks shine.
    Translucent,
}

/// The look of an ink.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct InkStyle {
    /// The ink.
    pub ink: Ink,
    /// The colour of lines.
    pub colour: Token,
    /// The colour of type.
    pub text: Token,
    /// The width of lines in CSS pixels.
    pub width: f64,
    /// The lengths of dashes and gaps in CSS pixels; empty: no dashes.
    pub dash: &'static [f64],
    /// The inside of shapes.
    pub fill: Fill,
    /// Whether lines are thinner where the tree is dense.
    pub thins: bool,
}

const fn ink(ink: Ink, colour: Token, width: f64, fill: Fill) -> InkStyle {
    InkStyle {
        ink,
        colour,
        text: colour,
        width,
        dash: &[],
        fill,
        thins: false,
    }
}

/// The ink of a kind of calls: a hue for kinds that are alike, which differ by their dashes.
const fn kind(of: Ink, colour: Token, dash: &'static [f64]) -> InkStyle {
    ink(of, colour, 8.0, Fill::Solid)
        .text(Token::InkQuiet)
        .with_dash(dash)
        .thins()
}

impl InkStyle {
    const fn text(self, text: Token) -> InkStyle {
        InkStyle { text, ..self }
    }

    const fn with_dash(self, dash: &'static [f64]) -> InkStyle {
        InkStyle { dash, ..self }
    }

    const fn thins(self) -> InkStyle {
        InkStyle {
            thins: true,
            ..self
        }
    }
}

/// The looks of all inks, in the order of [`Ink`].
pub const INKS: [InkStyle; 35] = [
    ink(Ink::Unreached, Token::Ahead, 1.0, Fill::Paper)
        .text(Token::InkQuiet)
        .thins(),
    ink(Ink::Open, Token::Open, 2.5, Fill::Paper),
    ink(Ink::Current, Token::Open, 3.0, Fill::Tint),
    ink(Ink::Closed, Token::Done, 1.75, Fill::Paper)
        .text(Token::Ink)
        .thins(),
    ink(Ink::Pruned, Token::Pruned, 1.0, Fill::Paper)
        .text(Token::PrunedText)
        .with_dash(&[2.0, 3.0])
        .thins(),
    ink(Ink::Cut, Token::Cut, 2.5, Fill::None),
    ink(Ink::Variation, Token::Variation, 3.5, Fill::Paper),
    ink(Ink::Quiet, Token::InkQuiet, 1.0, Fill::None),
    ink(Ink::Selected, Token::Focus, 1.5, Fill::None).with_dash(&[5.0, 3.0]),
    ink(Ink::Band, Token::Band, 0.0, Fill::Solid).text(Token::InkQuiet),
    ink(Ink::Shallow, Token::Cut, 2.0, Fill::Solid),
    ink(Ink::Deep, Token::Cut, 2.0, Fill::Solid).with_dash(&[8.0, 5.0]),
    ink(Ink::Differs, Token::Only, 22.0, Fill::Solid).thins(),
    ink(Ink::Minimal, Token::Minimal, 10.0, Fill::Solid)
        .text(Token::InkQuiet)
        .thins(),
    ink(Ink::Extra, Token::Differs, 1.75, Fill::None).with_dash(&[3.0, 3.5]),
    ink(Ink::Grid, Token::Ahead, 0.75, Fill::None).text(Token::InkQuiet),
    ink(Ink::Piece, Token::Ink, 1.25, Fill::None),
    ink(Ink::Black, Token::StoneBlack, 0.0, Fill::Solid).text(Token::Ink),
    ink(Ink::White, Token::StoneWhite, 0.0, Fill::Solid).text(Token::Ink),
    ink(Ink::Last, Token::Open, 1.25, Fill::None).with_dash(&[2.0, 1.5]),
    ink(Ink::Won, Token::Variation, 1.25, Fill::None),
    ink(Ink::Dimmed, Token::Paper, 0.0, Fill::Translucent).text(Token::PrunedText),
    ink(Ink::Spared, Token::Ahead, 1.0, Fill::Paper)
        .text(Token::InkQuiet)
        .with_dash(&[6.0, 3.0])
        .thins(),
    ink(Ink::Earlier, Token::Ahead, 1.75, Fill::Paper)
        .text(Token::InkQuiet)
        .thins(),
    ink(Ink::Proved, Token::Variation, 3.0, Fill::Tint).thins(),
    ink(Ink::Disproved, Token::Cut, 2.25, Fill::Paper)
        .with_dash(&[4.0, 3.5])
        .thins(),
    ink(Ink::Playout, Token::Open, 2.25, Fill::None).with_dash(&[1.0, 5.0]),
    ink(Ink::Share, Token::Done, 0.0, Fill::Solid),
    kind(Ink::NullWindow, Token::KindWindow, &[]),
    kind(Ink::ReSearch, Token::KindWindow, &[12.0, 12.0]),
    kind(Ink::NullMove, Token::KindTry, &[1.0, 12.0]),
    kind(Ink::Quiescence, Token::KindQuiescence, &[5.0, 12.0]),
    kind(Ink::Reduced, Token::KindDepth, &[]),
    kind(Ink::Extended, Token::KindDepth, &[20.0, 12.0]),
    kind(Ink::Probe, Token::KindTry, &[10.0, 12.0, 1.0, 12.0]),
];

/// How dark the nodes of a state are from afar, where they share marks, and their weight there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StateShade {
    /// The colour.
    pub colour: Token,
    /// The share of the colour over paper.
    pub depth: f64,
    /// The weight in the mean of a mark.
    pub weight: f64,
}

/// By state: open, closed, pruned, unreached. Pruned nodes are the palest. The weights make the searched nodes stand
/// out where nearly all are pruned.
pub const STATE_SHADES: [StateShade; 4] = [
    state_shade(Token::Open, 1.0, 4.0),
    state_shade(Token::Done, 0.78, 4.0),
    state_shade(Token::Pruned, 0.6, 1.0),
    state_shade(Token::Ahead, 0.5, 1.0),
];

const fn state_shade(colour: Token, depth: f64, weight: f64) -> StateShade {
    StateShade {
        colour,
        depth,
        weight,
    }
}
