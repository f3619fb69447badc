//! The passes of a search: to which depth and with which window the root is searched, and the consequences of its
//! value.

use super::grain::Grain;
use crate::search::{Algorithm, Deepening, Mistake, Rules, Verdict, Widen, Window};

/// Decides on the passes of one search.
#[derive(Debug)]
pub(super) struct Driver {
    rules: Rules,
    grain: Grain,
    /// The depth of the last pass; `None` if there is no depth limit.
    last: Option<u32>,
    /// The depth limit of the present pass.
    pub depth: Option<u32>,
    /// The root's window in the present pass.
    pub window: Window,
    /// The proved range of the root's value at this depth.
    pub low: f64,
    pub high: f64,
    /// The value around which the window of this depth was set up.
    centre: f64,
    /// How far the window reaches below and above that value.
    reach: (f64, f64),
    mistake: Option<Mistake>,
}

impl Driver {
    /// The first pass of a search of a tree of this height.
    pub fn new(rules: &Rules, grain: Grain, height: u32, mistake: Option<Mistake>) -> Driver {
        let deepens = rules.deepening == Deepening::On;
        let last = rules.depth.or(deepens.then_some(height));
        let mut driver = Driver {
            rules: *rules,
            grain,
            last,
            depth: match deepens {
                true => last.map(|last| last.min(1)),
                false => last,
            },
            window: rules.window,
            low: f64::NEG_INFINITY,
            high: f64::INFINITY,
            centre: rules.guess,
            reach: (f64::INFINITY, f64::INFINITY),
            mistake,
        };
        if rules.algorithm == Algorithm::Mtd {
            driver.test(rules.guess);
        }
        driver
    }

    /// The verdict on the value of the root. Call this once at the end of each pass.
    pub fn judge(&mut self, value: f64) -> Verdict {
        let verdict = Verdict::of(value, self.window);
        match verdict {
            Verdict::Low => self.high = value,
            Verdict::High => self.low = value,
            Verdict::Exact => (self.low, self.high) = (value, value),
        }
        verdict
    }

    /// Goes on to the next pass after one with this value and verdict; `false` if there is none.
    pub fn next(&mut self, value: f64, verdict: Verdict) -> bool {
        if self.rules.algorithm == Algorithm::Mtd && self.low < self.high {
            self.test(value);
            return true;
        }
        if self.rules.aspiration.is_some() && verdict != Verdict::Exact {
            self.widen(verdict);
            return true;
        }
        self.deepen(value)
    }

    /// Sets up a null window: is the root's value at least `value`, or less?
    fn test(&mut self, value: f64) {
        // Nothing is less than −∞.
        let above = value == self.low || value == f64::NEG_INFINITY;
        let above = above != (self.mistake == Some(Mistake::NullWindowOnOtherSide));
        let (alpha, beta) = match above {
            true => (value, self.grain.above(value)),
            false => (self.grain.below(value), value),
        };
        self.window = Window { alpha, beta };
    }

    /// Widens the window on the side on which the value lies outside.
    fn widen(&mut self, verdict: Verdict) {
        let side = match verdict {
            Verdict::Low => &mut self.reach.0,
            _ => &mut self.reach.1,
        };
        *side = match self.rules.widen {
            Widen::Open => f64::INFINITY,
            Widen::Double => *side * 2.0,
        };
        self.window = self.around();
    }

    /// The window around the guess.
    fn around(&self) -> Window {
        Window {
            alpha: self.centre - self.reach.0,
            beta: self.centre + self.reach.1,
        }
    }

    /// Goes on to the next depth, if there is one.
    fn deepen(&mut self, value: f64) -> bool {
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
            self.centre = value;
            self.reach = (reach, reach);
            self.window = self.around();
        }
        true
    }
}
