//! What stands in the lean core for the reading of sources that are no text: it refuses them all.

use super::reader::{MAX_WHOLE, Reader};
use super::setting::{OptionError, Setting, Settings};
use crate::source::games::AnyGame;
use crate::source::generate::RandomTree;
use crate::source::order::Order;
use crate::tree::Player;

/// There is none.
pub struct GameSource {
    /// There is none.
    pub game: AnyGame,
    /// The plies.
    pub plies: Option<u32>,
}

/// Refuses any game.
pub fn game(settings: &Settings, _: Player) -> Result<GameSource, OptionError> {
    recipe(&Setting::Table(settings.clone())).map(|none| match none {})
}

/// Refuses any recipe.
pub fn recipe(source: &Setting) -> Result<RandomTree, OptionError> {
    let found = source.to_string();
    Err(OptionError::BadSource { found })
}

impl Reader<'_> {
    /// Reads the order, which is the given one, and the seed of a random one, which has no meaning in it.
    pub(super) fn order(&mut self) -> Order {
        self.whole("seed", (0, MAX_WHOLE));
        self.word("order", Order::Given, &[("given", Order::Given)])
    }
}
