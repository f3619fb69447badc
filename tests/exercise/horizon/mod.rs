//! The cost of a depth limit: the choice of the search by its estimates against the truth, and the known mistakes.

mod by_hand;
mod confused;
mod drawn;
mod moves;

use secateur::exercise::questions::Questions;
use secateur::search::Rules;

pub use moves::MISTAKES;

/// How many trees are tried.
const TREES: usize = if cfg!(target_arch = "wasm32") {
    50
} else {
    1_000
};

const HORIZON: Questions = Questions {
    horizon: true,
    ..Questions::NOTHING
};

fn to_depth(depth: u32) -> Rules {
    Rules {
        depth: Some(depth),
        ..Rules::default()
    }
}
