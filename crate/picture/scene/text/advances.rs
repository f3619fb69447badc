//! Advances: the widths of characters in the type that paints them, and so the widths of texts.

/// The characters whose widths a painter measures besides printable ASCII.
const BEYOND_ASCII: [char; 9] = ['−', '∞', '≥', '≤', '…', '≈', 'α', 'β', '→'];

/// The first measured character, the space, and the number of measured ASCII characters.
const FIRST: u32 = 32;
const OF_ASCII: usize = 95;

/// The estimated widths of other characters, in ems: about that of a digit in wide type; and that of Chinese, Japanese
/// and Korean characters, which begin at this code.
const USUAL: f64 = 0.64;
const FULL: (u32, f64) = (0x2e80, 1.0);

/// The widths of the measured characters in ems, first ASCII in its order, then the others. An empty list means that
/// all widths are estimated.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Advances(Vec<f64>);

impl Advances {
    /// The number of measured characters.
    pub const COUNT: usize = OF_ASCII + BEYOND_ASCII.len();

    /// Takes the widths of the measured characters, in their order.
    pub fn new(widths: Vec<f64>) -> Advances {
        Advances(widths)
    }

    /// The width of a text in pixels, in type of `size` pixels.
    pub(crate) fn width(&self, text: &str, size: f64) -> f64 {
        text.chars().map(|one| self.of(one)).sum::<f64>() * size
    }

    /// The text, shortened to at most `most` ems with an ellipsis if it is longer; `None` if nothing would be left.
    pub(crate) fn shorten(&self, text: &str, most: f64) -> Option<String> {
        if self.width(text, 1.0) <= most {
            return Some(text.into());
        }
        let mut wide = self.of('…');
        let fits = |one: &char| {
            wide += self.of(*one);
            wide <= most
        };
        let prefix: String = text.chars().take_while(fits).collect();
        let prefix = prefix.trim_end();
        (!prefix.is_empty()).then(|| format!("{prefix}…"))
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
