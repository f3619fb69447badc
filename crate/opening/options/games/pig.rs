//! Pig.

use std::rc::Rc;

use super::row::{Description, FieldValues, GameField, GameRow, game};
use crate::source::games::{Game, MOST_SIDES, MOST_TOTAL, MOST_TURNS, Pig};

game! {
    /// A die is rolled for points: 1 if MAX wins, −1 if MIN does, 0 for a draw. The player `root` of the options begins.
    Pig, plies: None, |reader, root| {
        let mut read = |field: GameField| field.number(reader).map(|number| number as u8);
        let (total, sides, turns) = (read(TOTAL), read(SIDES), read(TURNS));
        Some(Rc::new(Pig::new(total?, sides?, turns?, root)))
    };
    /// The points that win, 2 … 20; default 4.
    TOTAL = "total": FieldValues::Number(2, MOST_TOTAL as u32, Some(4));
    /// The sides of the die, 2 … 6; default 3.
    SIDES = "sides": FieldValues::Number(2, MOST_SIDES as u32, Some(3));
    /// The turns of each player, 1 … 4; default 1.
    TURNS = "turns": FieldValues::Number(1, MOST_TURNS as u32, Some(1));
}
