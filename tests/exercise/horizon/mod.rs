//! The cost of a depth limit: the choice of the search by its estimates against the truth, and the known mistakes.

mod by_hand;
mod confused;
mod drawn;
mod moves;

use secateur::exercise::questions::Questions;

pub use moves::MISTAKES;

/// How many trees are tried.
const TREES: usize = 1_000;

const HORIZON: Questions = Questions {
    horizon: true,
    ..Questions::NOTHING
};
