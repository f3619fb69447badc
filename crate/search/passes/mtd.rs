//! MTD: null windows from the root, each beside the value that the last one returned, until a lower and an upper bound
//! of the root's value meet.
//!
//! Plaat, Schaeffer, Pijls & de Bruin (1996), whose MTD(f) begins at a guess, MTD(+∞) is SSS*, and MTD(−∞) DUAL*.

use super::driver::Driver;
use crate::search::Mistake;

impl Driver {
    /// Sets up a null window: is the root's value at least `value`, or less?
    pub(super) fn test(&mut self, value: f64) {
        // Nothing is less than −∞.
        let above = value == self.low || value == f64::NEG_INFINITY;
        let above = above != (self.mistake == Some(Mistake::NullWindowOnOtherSide));
        self.window = match above {
            true => self.null_windows.above(value),
            false => self.null_windows.below(value),
        };
    }
}
