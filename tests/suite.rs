//! Every test of the core, in one binary that runs natively and in WebAssembly. The folders mirror those of
//! `crate/`.

mod common;
#[cfg(not(target_arch = "wasm32"))]
mod declarations;
mod errors;

mod exercise;
mod explain;
mod figure;
mod frame;
#[cfg(not(target_arch = "wasm32"))]
mod import;
mod lab;
mod opening;
mod picture;
#[cfg(not(target_arch = "wasm32"))]
mod properties;
mod search;
mod source;
mod trace;
mod tree;
