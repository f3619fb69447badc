//! Tasks with chance at random.

use secateur::exercise::task::Task;
use secateur::search::{Rules, Window};

use super::search::{Search, number, search, size};
use crate::common::chance::{Fraction, Sketch, sketch};
use crate::common::random::Random;
use crate::common::rules::{MINIMAX, TEXTBOOK};
use crate::common::tree;

/// A fraction as someone could type it.
pub fn typed(random: &mut Random, value: Fraction) -> String {
    let decimals = 2 + random.below(3) as usize;
    let number = value.number();
    match random.below(3) {
        0 if value.over > 1 => format!("{}/{}", value.share, value.over),
        // With three decimals it could be thousands.
        1 if value.over > 1 && decimals != 3 => format!("{number:.decimals$}").replace('.', ","),
        _ if value.over > 1 => format!("{number:.decimals$}"),
        _ => value.share.to_string(),
    }
}

/// A task about a random tree, by some ends of all values, with the independent search of it.
pub fn case(random: &mut Random, number_of: usize) -> (Sketch, Task, Search) {
    let depth = 2 + random.below(3) as u32;
    let sketch = loop {
        let sketch = sketch(random, depth, false);
        if sketch.text().contains('?') && size(&sketch) < 60 {
            break sketch;
        }
    };
    let (lo, hi) = sketch.span();
    let (lo, hi) = (Fraction::new(lo, 10), Fraction::new(hi + 3, 10));
    let ends = [
        [None, None],
        [Some(lo), Some(hi)],
        [Some(lo), None],
        [None, Some(hi)],
    ];
    let ends = ends[number_of % 4];
    let values = (ends != [None, None]).then(|| {
        Window::new(
            number(ends[0], f64::NEG_INFINITY),
            number(ends[1], f64::INFINITY),
        )
    });
    let bounded = !number_of.is_multiple_of(5);
    let rules = if bounded { TEXTBOOK } else { MINIMAX };
    let task = Task::new(tree(&sketch.text()), Rules { values, ..rules });
    let search = search(&sketch, ends, bounded);
    (sketch, task, search)
}
