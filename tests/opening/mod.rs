//! Options, limits, and an opening in bounded slices of work.

mod depth;
mod limits;
mod options;
mod slices;
#[cfg(not(target_arch = "wasm32"))]
mod table;
