//! Pig.

use std::rc::Rc;

use ts_rs::TS;

use super::row::{Field, GameRow, Takes};
use crate::source::games::{Game, MOST_SIDES, MOST_TOTAL, MOST_TURNS, Pig};

/// A die is rolled for points: 1 if MAX wins, −1 if MIN does, 0 for a draw. The player `root` of the options begins.
#[derive(TS)]
#[ts(optional_fields)]
pub struct PigGame {
    /// Its name.
    #[ts(type = "'pig'")]
    pub game: (),
    /// The points that win, 2 … 20; default 4.
    pub total: Option<u32>,
    /// The sides of the die, 2 … 6; default 3.
    pub sides: Option<u32>,
    /// The turns of each player, 1 … 4; default 1.
    pub turns: Option<u32>,
    /// How many plies are expanded; default: to the end of the game.
    pub plies: Option<u32>,
}

const TOTAL: Field = Field::new("total", Takes::Number(2, MOST_TOTAL as u32, Some(4)));
const SIDES: Field = Field::new("sides", Takes::Number(2, MOST_SIDES as u32, Some(3)));
const TURNS: Field = Field::new("turns", Takes::Number(1, MOST_TURNS as u32, Some(1)));

pub(super) const GAME: GameRow = GameRow {
    name: Pig::NAME,
    fields: &[TOTAL, SIDES, TURNS],
    plies: None,
    read: |reader, root| {
        let mut read = |field: Field| field.number(reader).map(|number| number as u8);
        let (total, sides, turns) = (read(TOTAL), read(SIDES), read(TURNS));
        Some(Rc::new(Pig::new(total?, sides?, turns?, root)))
    },
};
