//! The knowledge given before the search begins: two numbers between which all values lie, or the window of the root.
//! It can cut more edges, and those are asked.

use crate::search::Window;

/// The fact known beforehand. Either way the root begins with this window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum KnownFact {
    /// All values lie in it, its ends included.
    Values(Window),
    /// It is the window of the root.
    Window(Window),
}

impl KnownFact {
    /// The window of the root.
    pub fn window(self) -> Window {
        match self {
            KnownFact::Values(window) | KnownFact::Window(window) => window,
        }
    }
}
