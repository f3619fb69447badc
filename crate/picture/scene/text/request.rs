//! Requests for texts. Each text has several spots where it can stand; a free spot goes to the text of the highest
//! rank.

use super::super::geometry::rect::Rect;
use super::super::{Align, Text};
use super::free_space::FreeSpace;

/// The smallest type that is drawn, in pixels.
pub(crate) const SMALLEST: f64 = 8.0;

/// Pixels between a text and its node or edge.
pub(crate) const GAP: f64 = 4.0;

/// Pixels left of a name in which no other text stands.
const AWAY: f64 = 6.0;

/// Where a text can stand: x and y in pixels, and the alignment at x.
pub(crate) type Spot = (f64, f64, Align);

/// The rank of a text, the highest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Rank {
    Value,
    Name,
    Player,
    /// The window of the current node.
    Window,
    Bound,
    /// The windows of other nodes of the open path.
    Windows,
    Count,
    /// The windows of closed nodes.
    Closed,
    /// The words of arrows.
    Reach,
}

impl Rank {
    /// Whether no line crosses such a text that it should not cross.
    fn is_clear(self, rect: &Rect, free: &FreeSpace) -> bool {
        match self {
            Rank::Player => free.is_bare(rect, 0),
            _ => free.is_clear(rect),
        }
    }

    /// Whether such a text may cross a line if it finds no other spot.
    fn may_cross(self) -> bool {
        self < Rank::Closed && self != Rank::Player
    }

    /// The space that a text takes: a name, which stands left of its node, keeps the texts of the node before it away.
    fn space(self, rect: Rect) -> Rect {
        match self {
            Rank::Name => rect.with_left(AWAY),
            _ => rect,
        }
    }

    /// Whether a figure of a tree is expected to have such a text.
    pub(crate) fn is_of_tree(self) -> bool {
        matches!(self, Rank::Value | Rank::Name | Rank::Bound)
    }
}

/// A text that is written if one of its spots is free.
pub(crate) struct TextRequest {
    pub(crate) rank: Rank,
    text: Text,
    /// The possible wordings, the best first.
    forms: Vec<String>,
    /// The possible spots, the best first.
    spots: Vec<Spot>,
}

impl TextRequest {
    /// Requests a text like `text` with one of `forms` as its wording, at one of `spots`.
    pub(crate) fn new(rank: Rank, text: Text, forms: Vec<String>, spots: Vec<Spot>) -> TextRequest {
        TextRequest {
            rank,
            text,
            forms,
            spots,
        }
    }

    /// The text in its first form that fits, at its first free spot where it crosses no line that stands out, otherwise
    /// at its first free spot. The spot is then taken. `None` if no spot is free. The lowest ranks never cross such a
    /// line.
    pub(crate) fn place(self, free: &mut FreeSpace) -> Option<Text> {
        let mut text = self.text;
        for form in self.forms {
            text.text = form;
            let mut crossing = None;
            for &spot in &self.spots {
                (text.x, text.y, text.align) = spot;
                let rect = Rect::of_text(&text, free.advances);
                if !free.is_free(&rect) {
                    continue;
                }
                if self.rank.is_clear(&rect, free) {
                    free.take(self.rank.space(rect));
                    return Some(text);
                }
                crossing = crossing.or(Some((spot, rect)));
            }
            if let Some((spot, rect)) = crossing
                && self.rank.may_cross()
            {
                (text.x, text.y, text.align) = spot;
                free.take(self.rank.space(rect));
                return Some(text);
            }
        }
        None
    }
}
