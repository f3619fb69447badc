//! The state of a search at a step, and comparisons of two searches.

mod best_first;
#[cfg(not(target_arch = "wasm32"))]
mod causes;
mod chance;
pub(crate) mod compare;
#[cfg(not(target_arch = "wasm32"))]
mod differences;
pub(crate) mod fold;
#[cfg(not(target_arch = "wasm32"))]
mod foreign;
mod minimal;
#[cfg(not(target_arch = "wasm32"))]
mod passes;
mod proof_set;
mod reached;
#[cfg(not(target_arch = "wasm32"))]
mod table;
#[cfg(not(target_arch = "wasm32"))]
mod true_values;
