//! Coins.

use std::rc::Rc;

use super::row::{Description, FieldValues, GameField, GameRow, game};
use crate::opening::options::option_reader::OptionReader;
use crate::opening::options::setting::Setting;
use crate::source::games::{Coins, Game};

const USUAL_TAKE: &[u16] = &[1, 2];

game! {
    /// The player who takes the last coin wins: 1 for MAX, −1 for MIN. The player `root` of the options begins.
    Coins, plies: None, |reader, root| {
        let (coins, take) = (COINS.number(reader), take(reader));
        Some(Rc::new(Coins::new(coins? as u16, take?, root)))
    };
    /// The number of coins, 1 … 1000; default 4.
    COINS = "coins": FieldValues::Number(1, Coins::MOST as u32, Some(4));
    /// The numbers of coins that a move can take, in the order of the moves; default [1, 2].
    TAKE = "take": FieldValues::Numbers(USUAL_TAKE);
}

fn take(reader: &mut OptionReader) -> Option<Vec<u16>> {
    let Some(setting) = reader.get(TAKE.name) else {
        return Some(USUAL_TAKE.to_vec());
    };
    let take = numbers(setting);
    if take.is_none() {
        let expected = format!("[n, …], n: 1 … {}, n ≠ n′", Coins::MOST);
        reader.bad(TAKE.name, setting, expected);
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
