//! Properties, tried on random input that is made smaller where one fails. The input is the same in
//! each run.

mod notation;
mod options;
mod scenes;
mod search;
mod trees;
mod vocabulary;

use proptest::test_runner::{Config, RngSeed};

/// So many cases, always the same.
fn cases(cases: u32) -> Config {
    Config {
        cases,
        rng_seed: RngSeed::Fixed(1),
        failure_persistence: None,
        ..Config::default()
    }
}
