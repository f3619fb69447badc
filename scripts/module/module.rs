//! The crate as a module of WebAssembly: what `crate/boundary/` exports.

pub use secateur::*;
