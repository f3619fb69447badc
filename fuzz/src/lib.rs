//! Targets for fuzzing: each takes any bytes and panics if the core does what it must not.
//!
//! The program `run` gives them the corpus and changes of it, always the same ones; libFuzzer finds
//! its own.

pub mod boundary;
pub mod notation;
pub mod options;
mod settings;
mod source;

/// A target: any bytes are input.
pub type Target = fn(&[u8]);

/// All targets by their names, which are those of the folders of the corpus.
pub const TARGETS: [(&str, Target); 3] = [
    ("notation", notation::run),
    ("options", options::run),
    ("boundary", boundary::run),
];
