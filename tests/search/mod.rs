//! The results of a search, and the nodes that it evaluates and prunes.

mod best_first;
mod chance;
mod engines;
mod exhaustive;
mod figures;
mod quiescence;
#[cfg(not(target_arch = "wasm32"))]
mod reference;
mod relations;
mod repeating;
mod star1;
mod uniform;
mod worked;
