//! The colours of figures: those of the page, on white paper. `www/tokens.css` has them for the page, and
//! `tests/figure/palette.rs` holds both against each other.

use super::ink::STATE_SHADES;
use super::token::Token;

/// The page that a figure takes its colours from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Those of the light page, on white paper.
    #[default]
    Light,
    /// Those of the dark page.
    Dark,
    /// Light, and dark for readers who prefer a dark theme. In TikZ and Typst, which know no preference, it is light.
    Auto,
    /// Black and greys on white, for a book without colours.
    Mono,
}

impl Theme {
    /// The theme of a name.
    pub fn of(name: &str) -> Option<Theme> {
        match name {
            "light" => Some(Theme::Light),
            "dark" => Some(Theme::Dark),
            "auto" => Some(Theme::Auto),
            "mono" => Some(Theme::Mono),
            _ => None,
        }
    }

    /// The palette, which for `Auto` is the light one.
    pub fn palette(self) -> &'static Palette {
        match self {
            Theme::Light | Theme::Auto => &LIGHT,
            Theme::Dark => &DARK,
            Theme::Mono => &MONO,
        }
    }
}

/// A colour by its red, green and blue.
pub(super) type Rgb = [u8; 3];

/// A colour before a palette is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Colour {
    Plain(Token),
    /// So many percent of a colour over paper.
    Pale(Token, u8),
    /// The colour of a mark that stands for many nodes, by its mix.
    Mix(u16),
}

/// Colours by token, as 0xRRGGBB.
#[derive(Debug)]
pub struct Palette([u32; Token::ALL.len()]);

static LIGHT: Palette = Palette([
    0xffffff, 0xf6f4ee, 0x1d2229, 0x59626e, 0x7d848d, 0x0069a6, 0x3a424c, 0xbfc2c7, 0x6a7079,
    0xb54500, 0x00705a, 0x8a3391, 0xf0e2f3, 0xcfe3da, 0x0069a6, 0x1d2229, 0xfdfcf9, 0xeadf94,
    0xf3c498, 0xd0c1ec, 0xb0dbf4,
]);

static DARK: Palette = Palette([
    0x14171c, 0x1b2026, 0xe8e6e1, 0xa3abb6, 0x7b838e, 0x62b5ee, 0xc3c8cf, 0x3d434c, 0x858c96,
    0xff8a4c, 0x3ecba3, 0xd99be0, 0x2d2134, 0x26483f, 0x8ccbf7, 0x1d2229, 0xfdfcf9, 0x4b441a,
    0x633e19, 0x45346a, 0x194c68,
]);

/// Lines differ by width and dash, and texts by their words: marks that need no colour are black, and only nodes that
/// are pruned or not reached are grey.
static MONO: Palette = Palette([
    0xffffff, 0xf2f2f2, 0x000000, 0x555555, 0x808080, 0x000000, 0x333333, 0xb3b3b3, 0x666666,
    0x000000, 0x000000, 0x000000, 0xebebeb, 0xdcdcdc, 0x000000, 0x000000, 0xffffff, 0xe2e2e2,
    0xc6c6c6, 0xd4d4d4, 0xbababa,
]);

impl Palette {
    /// The colour of a token, as 0xRRGGBB.
    pub fn colour(&self, token: Token) -> u32 {
        self.0[token as usize]
    }

    pub(super) fn rgb(&self, colour: Colour) -> Rgb {
        match colour {
            Colour::Plain(token) => self.plain(token).map(|part| part as u8),
            Colour::Pale(token, percent) => {
                let share = f64::from(percent) / 100.0;
                self.over_paper(token, share).map(|part| part.round() as u8)
            }
            Colour::Mix(mix) => self.mixed(mix).map(|part| part.round() as u8),
        }
    }

    fn plain(&self, token: Token) -> [f64; 3] {
        let colour = self.colour(token);
        [16, 8, 0].map(|shift| f64::from(colour >> shift & 0xff))
    }

    fn over_paper(&self, token: Token, share: f64) -> [f64; 3] {
        let (over, under) = (self.plain(token), self.plain(Token::Paper));
        [0, 1, 2].map(|i| over[i] * share + under[i] * (1.0 - share))
    }

    /// The mean of the colours of the states, by their shares and weights.
    fn mixed(&self, mix: u16) -> [f64; 3] {
        let (mut sum, mut weights) = ([0.0; 3], 0.0);
        for (state, shade) in STATE_SHADES.iter().enumerate() {
            let share = mix >> (12 - 4 * state) & 15;
            let weight = shade.weight * f64::from(share);
            let colour = self.over_paper(shade.colour, shade.depth);
            weights += weight;
            for (part, of) in sum.iter_mut().zip(colour) {
                *part += weight * of;
            }
        }
        sum.map(|part| part / weights.max(1.0))
    }
}
