//! Iterative deepening (Slate & Atkin 1977): the root is searched to one ply, then to two, and so on to the depth limit.

use super::aspiration::Aspiration;
use super::driver::Driver;
use crate::search::{Algorithm, Deepening};

impl Driver {
    /// Goes on to the next depth, if there is one. The value of this depth is the guess for it.
    pub(super) fn deepen(&mut self, value: f64) -> bool {
        let deeper = self.depth.filter(|_| self.rules.deepening == Deepening::On);
        let (Some(depth), Some(last)) = (deeper, self.last) else {
            return false;
        };
        if depth >= last {
            return false;
        }
        self.depth = Some(depth + 1);
        (self.low, self.high) = (f64::NEG_INFINITY, f64::INFINITY);
        self.window = self.rules.window;
        if self.rules.algorithm == Algorithm::Mtd {
            self.test(value);
        } else if let Some(reach) = self.rules.aspiration {
            self.aspiration = Aspiration::around(value, reach);
            self.window = self.aspiration.window();
        }
        true
    }
}
