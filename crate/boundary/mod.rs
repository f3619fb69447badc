//! The boundary to JavaScript, and what the host does for the core. Only here wasm-bindgen is named; it knows
//! no pixel and no sentence.
//!
//! Large data crosses as typed arrays, small data as plain objects. Nothing here panics: every
//! argument is checked, and there is one error, an object with a `code` and its parameters.

pub(crate) mod host;

#[cfg(target_arch = "wasm32")]
mod compare;
#[cfg(target_arch = "wasm32")]
mod decision;
#[cfg(target_arch = "wasm32")]
mod failure;
#[cfg(target_arch = "wasm32")]
mod fault;
#[cfg(target_arch = "wasm32")]
mod find;
#[cfg(target_arch = "wasm32")]
mod lab;
#[cfg(target_arch = "wasm32")]
mod opening;
#[cfg(target_arch = "wasm32")]
mod plain;
#[cfg(target_arch = "wasm32")]
mod reading;
#[cfg(target_arch = "wasm32")]
mod search_handle;
#[cfg(target_arch = "wasm32")]
mod shapes;
#[cfg(target_arch = "wasm32")]
mod timing;
#[cfg(target_arch = "wasm32")]
mod walk;
