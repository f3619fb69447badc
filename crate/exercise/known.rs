//! What is known before the search begins: that all values lie between two numbers, or the window of the root. Then more
//! edges may be cut, and those are asked.

use crate::search::Window;

/// What is known beforehand. Either way the root begins with this window.
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
