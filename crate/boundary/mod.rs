//! The boundary to JavaScript, and what the host does for the core. Only here wasm-bindgen is named; it knows
//! no pixel and no sentence.
//!
//! Large data crosses as typed arrays, small data as plain objects. Nothing here panics: every
//! argument is checked, and there is one error, an object with a `code` and its parameters.

pub(crate) mod host;

#[cfg(all(target_arch = "wasm32", not(feature = "figure")))]
mod compare;
#[cfg(all(target_arch = "wasm32", not(feature = "figure")))]
mod decision;
#[cfg(all(target_arch = "wasm32", not(feature = "figure")))]
mod failure;
#[cfg(all(target_arch = "wasm32", not(feature = "figure")))]
mod fault;
#[cfg(all(target_arch = "wasm32", not(feature = "figure")))]
mod find;
#[cfg(all(target_arch = "wasm32", not(feature = "figure")))]
mod lab;
#[cfg(all(target_arch = "wasm32", not(feature = "figure")))]
mod opening;
#[cfg(all(target_arch = "wasm32", not(feature = "figure")))]
mod plain;
#[cfg(all(target_arch = "wasm32", not(feature = "figure")))]
mod reading;
#[cfg(all(target_arch = "wasm32", not(feature = "figure")))]
mod search_handle;
#[cfg(all(target_arch = "wasm32", not(feature = "figure")))]
mod shapes;
#[cfg(all(target_arch = "wasm32", not(feature = "figure")))]
mod timing;
#[cfg(all(target_arch = "wasm32", not(feature = "figure")))]
mod walk;

// With the feature `figure` the module holds the writers of figures, and nothing else.
#[cfg(all(target_arch = "wasm32", feature = "figure"))]
mod figure;
