//! The boundary to JavaScript, which knows no pixel and no sentence. Only here is wasm-bindgen named.
//!
//! A module of WebAssembly is an entry package that serves a `Module`: lists of the sources that it opens and of the
//! questions that it answers. Code that no list names is not linked. Large data crosses as typed arrays, small data as
//! plain objects. Nothing here panics: every argument is checked, and there is one error, an object with a `code` and
//! its parameters.

pub mod answer;
pub mod refusal;

#[cfg(target_arch = "wasm32")]
mod arguments;
#[cfg(target_arch = "wasm32")]
mod failure;
#[cfg(target_arch = "wasm32")]
pub mod functions;
#[cfg(target_arch = "wasm32")]
mod host;
#[cfg(target_arch = "wasm32")]
mod module;
#[cfg(target_arch = "wasm32")]
mod opening;
#[cfg(target_arch = "wasm32")]
pub mod questions;
#[cfg(target_arch = "wasm32")]
mod search;
#[cfg(target_arch = "wasm32")]
mod timing;
#[cfg(target_arch = "wasm32")]
mod value;

#[cfg(target_arch = "wasm32")]
pub(crate) use host::JAVASCRIPT;
#[cfg(target_arch = "wasm32")]
pub use module::{Module, serve};
#[cfg(target_arch = "wasm32")]
pub use opening::{read_any, read_text};
