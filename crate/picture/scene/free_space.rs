//! Which places of a picture are taken.

use super::rect::Rect;
use super::{Advances, Viewport};

/// The height of a strip of the picture, in pixels: what meets a rectangle is looked for in its strips alone.
const STRIP: f64 = 32.0;

/// Pixels between a text and what is beside it.
const GAP: f64 = 1.5;

/// What is taken of a picture.
pub(super) struct FreeSpace<'a> {
    pub(super) advances: &'a Advances,
    view: Rect,
    strips: Vec<Vec<Rect>>,
}

impl<'a> FreeSpace<'a> {
    /// Nothing is taken of a viewport.
    pub(super) fn new(viewport: &Viewport, advances: &'a Advances) -> FreeSpace<'a> {
        let strips = (viewport.height / STRIP).ceil().max(1.0) as usize;
        FreeSpace {
            advances,
            view: Rect::of_viewport(viewport),
            strips: vec![Vec::new(); strips],
        }
    }

    /// Takes a place.
    pub(super) fn take(&mut self, rect: Rect) {
        let strips = self.across(&rect);
        for strip in self.strips.get_mut(strips).unwrap_or_default() {
            strip.push(rect);
        }
    }

    /// Whether a place is in view and not taken.
    pub(super) fn is_free(&self, rect: &Rect) -> bool {
        let room = rect.grown(GAP);
        let strips = self.strips.get(self.across(&room)).unwrap_or_default();
        let meets = |other: &Rect| other.meets(&room);
        rect.is_within(&self.view) && !strips.iter().flatten().any(meets)
    }

    /// The strips that a rectangle lies in.
    fn across(&self, rect: &Rect) -> std::ops::Range<usize> {
        let (top, bottom) = rect.ends();
        let strip = |y: f64| (y / STRIP).floor().max(0.0) as usize;
        strip(top).min(self.strips.len())..(strip(bottom) + 1).min(self.strips.len())
    }
}
