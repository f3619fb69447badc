//! The settings of callers, as declared for TypeScript. The readers beside this file read the same from untyped
//! settings; nothing has these types.

use ts_rs::TS;

use crate::source::generate::RandomTree;

/// Notation text, a recipe, or a game.
#[derive(TS)]
#[ts(untagged)]
#[allow(missing_docs, reason = "the types say it")]
pub enum TreeSource {
    Text(String),
    Random { random: RandomTree },
    Game(#[ts(type = "GameOptions")] ()),
}

/// The most that is opened.
#[derive(TS)]
#[ts(optional_fields)]
pub struct LimitOptions {
    /// The most nodes of a tree, 1 … 10,000,000.
    pub nodes: Option<usize>,
    /// The most bytes of a text, 1 … 1,048,576.
    pub text: Option<usize>,
}
