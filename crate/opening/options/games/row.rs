//! A game as callers name it, and its fields.

use crate::opening::options::option_reader::OptionReader;
use crate::source::games::AnyGame;
use crate::tree::{MAX_DEPTH, Player};

/// A game that can be named.
pub struct GameRow {
    /// Its name.
    pub name: &'static str,
    /// Its own fields, in the order of forms.
    pub fields: &'static [GameField],
    /// How many plies are expanded by default; `None`: to the end of the game.
    pub plies: Option<u32>,
    /// Reads the fields. The player moves first in games whose position does not name MAX. `None` after an error.
    pub(super) read: fn(&mut OptionReader, Player) -> Option<AnyGame>,
}

impl GameRow {
    /// The field that all games have.
    pub fn plies(&self) -> GameField {
        GameField {
            name: "plies",
            values: FieldValues::Number(0, MAX_DEPTH as u32, self.plies),
        }
    }
}

/// The lines of the description of a game and of each of its fields.
pub struct Description {
    /// Those of the game.
    pub game: &'static [&'static str],
    /// Those of each of its own fields, in their order.
    pub fields: &'static [&'static [&'static str]],
}

/// Makes the row of a game with its fields and, apart from it, so that no module has it, its description.
macro_rules! game {
    (
        $(#[doc = $about:literal])+ $game:ident, plies: $plies:expr, $read:expr;
        $($(#[doc = $line:literal])+ $field:ident = $name:literal: $values:expr;)*
    ) => {
        $(const $field: GameField = GameField { name: $name, values: $values };)*

        pub(super) const GAME: GameRow = GameRow {
            name: $game::NAME,
            fields: &[$($field),*],
            plies: $plies,
            read: $read,
        };

        pub(super) const DESCRIPTION: Description = Description {
            game: &[$($about),+],
            fields: &[$(&[$($line),+]),*],
        };
    };
}
pub(super) use game;

/// A field of a game.
#[derive(Clone, Copy)]
pub struct GameField {
    /// Its name.
    pub name: &'static str,
    /// The values that it takes.
    pub values: FieldValues,
}

/// The values that a field takes.
#[derive(Clone, Copy)]
pub enum FieldValues {
    /// A whole number from the first to the second, and the default, if it is always the same.
    Number(u32, u32, Option<u32>),
    /// Several whole numbers, and the default.
    Numbers(&'static [u16]),
    /// One of a few words.
    Word(&'static [&'static str]),
    /// A board as it is typed.
    Board,
}

impl GameField {
    /// The number that is given, or the default.
    pub(super) fn number(self, reader: &mut OptionReader) -> Option<u32> {
        let FieldValues::Number(least, most, usual) = self.values else {
            return None;
        };
        let given = reader.integer(self.name, (least.into(), most.into()));
        given.map(|number| number as u32).or(usual)
    }
}
