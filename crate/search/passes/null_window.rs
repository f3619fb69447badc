//! Null windows: windows between neighbouring numbers.
//!
//! Textbooks write [3, 4], because their values are whole numbers. Here the neighbours of a number are those with as
//! many decimals as the numbers of the tree have, so that no value of the tree lies inside a null window, and a reader
//! recognises it as one.

use crate::search::{Rules, Window};
use crate::tree::GameTree;

/// The most decimals. Where a tree has more, or numbers that are too large, the neighbours are those of the computer.
const MOST: i32 = 9;

/// Up to which size numbers are scaled: all whole numbers up to this one are exact.
const EXACT: f64 = 9_007_199_254_740_992.0;

/// The null windows of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NullWindows {
    /// How many neighbouring numbers there are in 1; `None`: the neighbours are those of the computer.
    scale: Option<f64>,
    /// The least and the greatest number.
    least: f64,
    most: f64,
}

impl NullWindows {
    /// Those between the values of a tree, the bounds of the root's windows and the guess.
    pub fn new(tree: &GameTree, rules: &Rules) -> NullWindows {
        let Window { alpha, beta } = rules.window;
        let numbers = [alpha, beta, rules.guess].into_iter();
        let numbers = numbers.chain(rules.aspiration);
        let values = tree.nodes().filter_map(|node| tree.value(node));
        let mut windows = NullWindows {
            scale: Some(1.0),
            least: 0.0,
            most: 0.0,
        };
        for number in numbers.filter(|number| number.is_finite()).chain(values) {
            windows.take(number);
        }
        let span = windows.most.max(-windows.least) + 1.0;
        windows.scale = windows.scale.filter(|scale| span * scale < EXACT);
        windows
    }

    fn take(&mut self, number: f64) {
        (self.least, self.most) = (self.least.min(number), self.most.max(number));
        while let Some(scale) = self.scale {
            if (number * scale).round() / scale == number {
                break;
            }
            self.scale = (scale < 10f64.powi(MOST)).then_some(scale * 10.0);
        }
    }

    /// The null window between a number and the next greater one.
    pub fn above(&self, number: f64) -> Window {
        Window::new(number, self.next_up(number))
    }

    /// The null window between a number and the next smaller one.
    pub fn below(&self, number: f64) -> Window {
        Window::new(self.next_down(number), number)
    }

    /// The next greater number; above −∞ one that is less than all numbers.
    fn next_up(&self, number: f64) -> f64 {
        match (number, self.scale) {
            (f64::NEG_INFINITY, _) => self.next_down(self.least),
            (f64::INFINITY, _) => number,
            (_, Some(scale)) => ((number * scale).round() + 1.0) / scale,
            (_, None) => number.next_up(),
        }
    }

    /// The next smaller number; below +∞ one that is greater than all numbers.
    fn next_down(&self, number: f64) -> f64 {
        match (number, self.scale) {
            (f64::INFINITY, _) => self.next_up(self.most),
            (f64::NEG_INFINITY, _) => number,
            (_, Some(scale)) => ((number * scale).round() - 1.0) / scale,
            (_, None) => number.next_down(),
        }
    }
}
