//! The boundary to JavaScript. It knows no pixel and no sentence.
//!
//! A module of WebAssembly is an entry package that serves a `Module`: lists of what it opens and answers. What no
//! list names is not linked. Large data crosses as typed arrays, small data as plain objects. Nothing here panics: every
//! argument is checked, and there is one error, an object with a `code` and its parameters.

mod arguments;
mod columns;
mod failure;
pub mod functions;
mod module;
mod opening;
pub mod questions;
mod search;
mod timing;
mod value;

pub use module::{Module, serve};
pub use opening::{read_any, read_text};
