//! Coins.

use std::rc::Rc;

use ts_rs::TS;

use super::row::{Field, GameRow, Takes};
use crate::opening::options::option_reader::OptionReader;
use crate::opening::options::setting::Setting;
use crate::source::games::{Coins, Game};

/// The player who takes the last coin wins: 1 for MAX, −1 for MIN. The player `root` of the options begins.
#[derive(TS)]
#[ts(optional_fields)]
pub struct CoinsGame {
    /// Its name.
    #[ts(type = "'coins'")]
    pub game: (),
    /// The number of coins, 1 … 1000; default 4.
    pub coins: Option<u32>,
    /// The numbers of coins that a move can take, in the order of the moves; default [1, 2].
    pub take: Option<Vec<u32>>,
    /// How many plies are expanded; default: to the end of the game.
    pub plies: Option<u32>,
}

const COINS: Field = Field::new("coins", Takes::Number(1, Coins::MOST as u32, Some(4)));
const TAKE: &[u16] = &[1, 2];

pub(super) const GAME: GameRow = GameRow {
    name: Coins::NAME,
    fields: &[COINS, Field::new("take", Takes::Numbers(TAKE))],
    plies: None,
    read: |reader, root| {
        let (coins, take) = (COINS.number(reader), take(reader));
        Some(Rc::new(Coins::new(coins? as u16, take?, root)))
    },
};

fn take(reader: &mut OptionReader) -> Option<Vec<u16>> {
    let Some(setting) = reader.get("take") else {
        return Some(TAKE.to_vec());
    };
    let take = numbers(setting);
    if take.is_none() {
        let expected = format!("[n, …], n: 1 … {}, n ≠ n′", Coins::MOST);
        reader.bad("take", setting, expected);
    }
    take
}

/// The numbers of coins that can be taken: at least one number, and none twice.
fn numbers(setting: &Setting) -> Option<Vec<u16>> {
    let Setting::List(list) = setting else {
        return None;
    };
    let number = |setting: &Setting| Some(setting.integer(1, Coins::MOST.into())? as u16);
    let numbers: Vec<u16> = list.iter().map(number).collect::<Option<_>>()?;
    let twice = |(at, number)| numbers.iter().take(at).any(|earlier| earlier == number);
    let any_twice = numbers.iter().enumerate().any(twice);
    (!numbers.is_empty() && !any_twice).then_some(numbers)
}
