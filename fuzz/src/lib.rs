//! Targets for fuzzing. Each target takes any bytes, and panics if the core breaks a promise.
//!
//! The program `run` gives the targets the corpus and changed copies of it, the same ones in each run.
//! libFuzzer finds inputs of its own.

pub mod boundary;
pub mod exercise;
pub mod notation;
#[path = "../../tests/common/opened.rs"]
mod opened;
pub mod options;
#[path = "../../tests/common/questions.rs"]
mod questions;
mod settings;
mod source;
pub mod traces;

/// A target, which takes any bytes.
pub type Target = fn(&[u8]);

/// All targets by name. The corpus of a target is in the folder of the same name.
pub const TARGETS: [(&str, Target); 5] = [
    ("notation", notation::run),
    ("options", options::run),
    ("boundary", boundary::run),
    ("exercise", exercise::run),
    ("traces", traces::run),
];
