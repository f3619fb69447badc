//! The passes of a search: to which depth and with which window the root is searched, and the consequences of its
//! value.

use super::aspiration::Aspiration;
use super::null_window::NullWindows;
use crate::search::{Algorithm, Deepening, Mistake, PassVerdict, Rules, Window};

/// Decides on the passes of one search.
#[derive(Debug)]
pub(super) struct Driver {
    pub(super) rules: Rules,
    pub(super) null_windows: NullWindows,
    /// The depth of the last pass; `None` if there is no depth limit.
    pub(super) last: Option<u32>,
    /// The depth limit of the present pass.
    pub depth: Option<u32>,
    /// The root's window in the present pass.
    pub window: Window,
    /// The proved range of the root's value at this depth.
    pub low: f64,
    pub high: f64,
    pub(super) aspiration: Aspiration,
    pub(super) mistake: Option<Mistake>,
}

impl Driver {
    /// The first pass of a search of a tree of this height.
    pub fn new(
        rules: &Rules,
        null_windows: NullWindows,
        height: u32,
        mistake: Option<Mistake>,
    ) -> Driver {
        let deepens = rules.deepening == Deepening::On;
        let last = rules.depth.or(deepens.then_some(height));
        let mut driver = Driver {
            rules: *rules,
            null_windows,
            last,
            depth: match deepens {
                true => last.map(|last| last.min(1)),
                false => last,
            },
            window: rules.window,
            low: f64::NEG_INFINITY,
            high: f64::INFINITY,
            aspiration: Aspiration::around(rules.guess, f64::INFINITY),
            mistake,
        };
        if rules.algorithm == Algorithm::Mtd {
            driver.test(rules.guess);
        }
        driver
    }

    /// The verdict on the value of the root. Call this once at the end of each pass.
    pub fn judge(&mut self, value: f64) -> PassVerdict {
        let verdict = PassVerdict::of(value, self.window);
        match verdict {
            PassVerdict::Low => self.high = value,
            PassVerdict::High => self.low = value,
            PassVerdict::Exact => (self.low, self.high) = (value, value),
        }
        verdict
    }

    /// Goes on to the next pass after one with this value and verdict; `false` if there is none.
    pub fn next(&mut self, value: f64, verdict: PassVerdict) -> bool {
        if self.rules.algorithm == Algorithm::Mtd && self.low < self.high {
            self.test(value);
            return true;
        }
        if self.rules.aspiration.is_some() && verdict != PassVerdict::Exact {
            self.aspiration.widen(verdict, self.rules.widen);
            self.window = self.aspiration.window();
            return true;
        }
        self.deepen(value)
    }
}
