//! The settings of callers, as declared for TypeScript. The readers beside this folder read the same from untyped
//! settings; nothing has these types.

mod game;
mod search;
mod tree;

pub use game::{CoinsGame, FiveInARowGame, PigGame, TicTacToeGame};
pub use search::{LimitOptions, SearchOptions};
pub use tree::TreeSource;
