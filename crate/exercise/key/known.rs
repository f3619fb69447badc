//! The knowledge given before the search begins: two numbers between which all values lie, or the window of the root.
//! It can cut more edges, and those are asked.

use crate::search::Window;

/// The knowledge given beforehand. Either way the root begins with this window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Known {
    /// All values lie in it, its ends included.
    Values(Window),
    /// It is the window of the root.
    Window(Window),
}

impl Known {
    /// The window of the root.
    pub fn window(self) -> Window {
        match self {
            Known::Values(window) | Known::Window(window) => window,
        }
    }
}
