//! Searches that go best-first.

mod anchors;
mod independent;
mod proof_sets;
mod solver;
