//! A child that is tested with a null window.

use crate::search::{Mistake, Window};
use crate::tree::NodeId;

/// The test of a child with a null window, which shows whether its value passes a bound.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct NullWindow {
    /// The step at which the child is entered.
    pub step: u32,
    /// The caller.
    pub node: NodeId,
    /// The child.
    pub child: NodeId,
    /// The window of the caller.
    pub outer: Window,
    /// The null window.
    pub window: Window,
}

impl NullWindow {
    /// The mistake by which the child gets this window.
    pub fn likely(&self, read: Window) -> Option<Mistake> {
        let width = self.window.beta - self.window.alpha;
        let below = Window::new(self.outer.alpha - width, self.outer.alpha);
        let above = Window::new(self.outer.beta, self.outer.beta + width);
        match read {
            _ if read == self.outer => Some(Mistake::NoNullWindows),
            _ if read == below || read == above => Some(Mistake::NullWindowOnOtherSide),
            _ => None,
        }
    }
}
