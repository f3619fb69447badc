//! The settings of callers, as declared for TypeScript. The readers beside this folder read the same from untyped
//! settings; nothing has these types.

mod search;
mod tree;

pub use search::{LimitOptions, SearchOptions};
pub use tree::TreeSource;
