//! The sources of trees.

use ts_rs::TS;

use crate::opening::options::games::GameOptions;
use crate::source::generate::RandomTree;

/// Notation text, a recipe, or a game.
#[derive(TS)]
#[ts(untagged)]
#[allow(missing_docs, reason = "the types say it")]
pub enum TreeSource {
    Text(String),
    Random { random: RandomTree },
    Game(GameOptions),
}
