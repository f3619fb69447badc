//! Properties tested on random input. An input that fails is shrunk. The inputs are the same in each run.

mod events;
mod notation;
mod options;
mod scenes;
mod trees;
mod vocabulary;

use proptest::test_runner::{Config, RngSeed};

/// The number of cases of one property, with a fixed seed.
fn cases(cases: u32) -> Config {
    Config {
        cases,
        rng_seed: RngSeed::Fixed(1),
        failure_persistence: None,
        ..Config::default()
    }
}
