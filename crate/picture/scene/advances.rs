//! How wide texts are in the type that paints them.

/// The characters whose widths a painter tells, after those of ASCII from the space on.
const BEYOND_ASCII: [char; 9] = ['−', '∞', '≥', '≤', '…', '≈', 'α', 'β', '→'];

/// The first character that is measured, and how many of ASCII are.
const FIRST: u32 = 32;
const OF_ASCII: usize = 95;

/// The width of a character that was not measured, in ems: about that of a digit in wide type, and that of the
/// characters of Chinese, Japanese and Korean, which begin at this number.
const USUAL: f64 = 0.64;
const FULL: (u32, f64) = (0x2e80, 1.0);

/// The widths of characters in ems, by their places in the list that is measured. Without any, all are estimated.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Advances(Vec<f64>);

impl Advances {
    /// How many characters are measured.
    pub const COUNT: usize = OF_ASCII + BEYOND_ASCII.len();

    /// From the widths of the characters that are measured, in their order.
    pub fn new(widths: Vec<f64>) -> Advances {
        Advances(widths)
    }

    /// How wide a text is, in pixels, at a size of type.
    pub(super) fn width(&self, text: &str, size: f64) -> f64 {
        text.chars().map(|one| self.of(one)).sum::<f64>() * size
    }

    /// A text that takes at most so many ems, cut off with an ellipsis if it must be; `None` if nothing is left.
    pub(super) fn shortened(&self, text: &str, most: f64) -> Option<String> {
        if self.width(text, 1.0) <= most {
            return Some(text.into());
        }
        let mut wide = self.of('…');
        let fits = |one: &char| {
            wide += self.of(*one);
            wide <= most
        };
        let kept: String = text.chars().take_while(fits).collect();
        let kept = kept.trim_end();
        (!kept.is_empty()).then(|| format!("{kept}…"))
    }

    fn of(&self, one: char) -> f64 {
        let code = u32::from(one);
        let at = match code.checked_sub(FIRST) {
            Some(at) if (at as usize) < OF_ASCII => Some(at as usize),
            _ => {
                let at = BEYOND_ASCII.iter().position(|&other| other == one);
                at.map(|at| OF_ASCII + at)
            }
        };
        let usual = if code < FULL.0 { USUAL } else { FULL.1 };
        at.and_then(|at| self.0.get(at).copied()).unwrap_or(usual)
    }
}
