//! Texts that look for a place: of two that want the same one, the one of the higher rank has it.

use super::free_space::FreeSpace;
use super::rect::Rect;
use super::{Align, Text};

/// Where a text may stand: its point, and how it stands there.
pub(super) type Place = (f64, f64, Align);

/// What finds its place first, from the first to the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Rank {
    Value,
    Name,
    Player,
    /// The window of the current node.
    Window,
    Bound,
    /// Windows of other nodes of the open path, then of all others.
    Windows,
    Count,
    Closed,
    /// Arrows come last.
    Reach,
}

/// A text that has no place yet.
pub(super) struct TextRequest {
    pub(super) rank: Rank,
    text: Text,
    /// What it may say, the best first.
    forms: Vec<String>,
    /// Where, the best first.
    places: Vec<Place>,
}

impl TextRequest {
    /// A text like `text`, which says one of some forms at one of some places.
    pub(super) fn new(
        rank: Rank,
        text: Text,
        forms: Vec<String>,
        places: Vec<Place>,
    ) -> TextRequest {
        TextRequest {
            rank,
            text,
            forms,
            places,
        }
    }

    /// The text at the first place that is free, which then is taken; `None` if there is none.
    pub(super) fn settled(self, places: &mut FreeSpace) -> Option<Text> {
        let mut text = self.text;
        for form in self.forms {
            text.text = form;
            for &place in &self.places {
                (text.x, text.y, text.align) = place;
                let rect = Rect::of_text(&text, places.advances);
                if places.is_free(&rect) {
                    places.take(rect);
                    return Some(text);
                }
            }
        }
        None
    }
}
