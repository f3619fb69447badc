//! The boundary to JavaScript, and what the host does for the core. Only here wasm-bindgen is named; it knows
//! no pixel and no sentence.
//!
//! Large data crosses as typed arrays, small data as plain objects. Nothing here panics: every
//! argument is checked, and there is one error, an object with a `code` and its parameters.

#[cfg(target_arch = "wasm32")]
mod fault;
pub(crate) mod host;

// In WebAssembly one of three: the core; with the feature `figure` the writers of figures; with the feature `exercise`
// the grader of exercises and the editing of texts.
#[cfg(all(
    target_arch = "wasm32",
    not(feature = "figure"),
    not(feature = "exercise")
))]
mod api;
#[cfg(all(target_arch = "wasm32", feature = "exercise"))]
mod editing;
#[cfg(all(target_arch = "wasm32", feature = "exercise"))]
mod exercise;
#[cfg(all(target_arch = "wasm32", feature = "figure"))]
mod figure;
#[cfg(all(target_arch = "wasm32", not(feature = "figure")))]
mod object;
#[cfg(all(target_arch = "wasm32", not(feature = "figure")))]
mod plain;
#[cfg(all(target_arch = "wasm32", not(feature = "figure")))]
mod setting;
