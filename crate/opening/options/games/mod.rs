//! Reads the sources that are games, such as `{ game: 'coins', … }`. Each game has a file: the fields that it takes,
//! their descriptions, and how they are read.

mod board;
mod coins;
mod five_in_a_row;
mod pig;
mod row;
mod tic_tac_toe;

pub use row::{Description, FieldValues, GameField, GameRow};

use super::option_reader::OptionReader;
use super::setting::{OptionError, Setting, Settings};
use crate::source::games::AnyGame;
use crate::tree::Player;

/// The list of games, and their descriptions. `www/api/games.js` is made from it, by which the page, links, attributes
/// and commands go, and their declaration for TypeScript.
macro_rules! games {
    ($($file:ident),+) => {
        /// All games that can be named.
        pub const GAMES: &[GameRow] = &[$($file::GAME),+];

        /// The description of each.
        pub const GAME_DESCRIPTIONS: &[Description] = &[$($file::DESCRIPTION),+];
    };
}

games!(coins, tic_tac_toe, five_in_a_row, pig);

/// A game, and the number of plies to which it is expanded.
#[derive(Clone)]
pub struct GameSource {
    /// The game.
    pub game: AnyGame,
    /// The plies; `None`: to the end of the game.
    pub plies: Option<u32>,
}

/// Reads a source that is a game. `root` moves first in games whose position does not name MAX.
pub fn game(settings: &Settings, root: Player) -> Result<GameSource, OptionError> {
    let mut reader = OptionReader::new("", settings);
    let setting = reader.get("game").unwrap_or(&Setting::Nothing);
    let refused = || {
        let names: Vec<_> = GAMES.iter().map(|row| row.name).collect();
        OptionError::bad("game", setting, format!("'{}'", names.join("' | '")))
    };
    let named = |row: &&GameRow| matches!(setting, Setting::Text(name) if name == row.name);
    let row = GAMES.iter().find(named).ok_or_else(refused)?;
    let game = (row.read)(&mut reader, root);
    let plies = row.plies().number(&mut reader);
    let source = game.map(|game| GameSource { game, plies });
    // Without a game the reader holds an error.
    reader.finish(source)?.ok_or_else(refused)
}
