//! Reads any source that is no plain text.

use super::games::game;
use super::random_tree::recipe;
use super::setting::{OptionError, Setting, given};
use super::traces;
use crate::opening::Source;
use crate::tree::Player;

/// Reads a source that is no plain text: a trace, a game, or a recipe for a random tree. `root` moves first in games
/// whose position does not name MAX.
pub fn source(source: &Setting, root: Player) -> Result<Source, OptionError> {
    match source {
        Setting::Table(settings) if given(settings, "trace").is_some() => {
            traces::trace(settings, root).map(Source::Trace)
        }
        Setting::Table(settings) if given(settings, "game").is_some() => {
            game(settings, root).map(Source::Game)
        }
        _ => recipe(source).map(Source::Random),
    }
}
