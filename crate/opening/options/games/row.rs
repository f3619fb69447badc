//! A game as callers name it, and its fields.

use crate::opening::options::option_reader::OptionReader;
use crate::source::games::AnyGame;
use crate::tree::{MAX_DEPTH, Player};

/// A game that can be named.
pub struct GameRow {
    /// Its name.
    pub name: &'static str,
    /// Its own fields, in the order of forms.
    pub fields: &'static [Field],
    /// How many plies are expanded by default; `None`: to the end of the game.
    pub plies: Option<u32>,
    /// Reads the fields. The player moves first in games whose position does not name MAX. `None` after an error.
    pub(super) read: fn(&mut OptionReader, Player) -> Option<AnyGame>,
}

impl GameRow {
    /// The field that all games have.
    pub fn plies(&self) -> Field {
        Field::new("plies", Takes::Number(0, MAX_DEPTH as u32, self.plies))
    }
}

/// A field of a game.
#[derive(Clone, Copy)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// The values that it takes.
    pub takes: Takes,
}

/// The values that a field takes.
#[derive(Clone, Copy)]
pub enum Takes {
    /// A whole number from the first to the second, and the default, if it is always the same.
    Number(u32, u32, Option<u32>),
    /// Several whole numbers, and the default.
    Numbers(&'static [u16]),
    /// One of a few words.
    Word(&'static [&'static str]),
    /// A board as it is typed.
    Board,
}

impl Field {
    pub(super) const fn new(name: &'static str, takes: Takes) -> Field {
        Field { name, takes }
    }

    /// The number that is given, or the default.
    pub(super) fn number(self, reader: &mut OptionReader) -> Option<u32> {
        let Takes::Number(least, most, usual) = self.takes else {
            return None;
        };
        let given = reader.integer(self.name, (least.into(), most.into()));
        given.map(|number| number as u32).or(usual)
    }
}
