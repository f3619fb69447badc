//! Reads the sources that are games, such as `{ game: 'coins', … }`.

use std::ops::RangeInclusive;

use super::option_reader::OptionReader;
use super::setting::{OptionError, Setting, Settings};
use crate::source::games::{
    AnyGame, Board, BoardError, Coins, FiveInARow, MAX_SIZE, MAX_WIN, MIN_SIZE, MIN_WIN,
    MOST_SIDES, MOST_TOTAL, MOST_TURNS, Pig, Sign, TicTacToe,
};
use crate::tree::{MAX_DEPTH, Player};

/// The default size of the board for five in a row.
const SIZE: usize = 9;

/// The default number of plies to which five in a row is expanded.
const PLIES: u32 = 2;

/// A game, and the number of plies to which it is expanded.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    let name = match setting {
        Setting::Text(name) => name.as_str(),
        _ => "",
    };
    let game = match name {
        "coins" => Some(AnyGame::Coins(coins(&mut reader, root))),
        "tic-tac-toe" => tic_tac_toe(&mut reader).map(AnyGame::TicTacToe),
        "five-in-a-row" => five_in_a_row(&mut reader, root).map(AnyGame::FiveInARow),
        "pig" => Some(AnyGame::Pig(pig(&mut reader, root))),
        _ => {
            let expected = "'coins' | 'tic-tac-toe' | 'five-in-a-row' | 'pig'";
            reader.refused("game", setting, expected.into())
        }
    };
    // Without a game the reader holds an error, so this stand-in is never returned.
    let game = game.unwrap_or_else(|| AnyGame::Coins(Coins::new(1, vec![1], root)));
    let most = matches!(game, AnyGame::FiveInARow(_)).then_some(PLIES);
    let plies = reader.integer("plies", (0, MAX_DEPTH as u64));
    reader.finish(GameSource {
        game,
        plies: plies.map(|plies| plies as u32).or(most),
    })
}

fn coins(reader: &mut OptionReader, root: Player) -> Coins {
    let coins = reader.integer("coins", (1, Coins::MOST.into()));
    let take = reader.get("take").and_then(|setting| {
        let take = numbers(setting);
        if take.is_none() {
            let expected = format!("[n, …], n: 1 … {}, n ≠ n′", Coins::MOST);
            reader.bad("take", setting, expected);
        }
        take
    });
    let take = take.unwrap_or_else(|| vec![1, 2]);
    Coins::new(coins.unwrap_or(4) as u16, take, root)
}

fn pig(reader: &mut OptionReader, root: Player) -> Pig {
    let mut number = |name, least: u8, most: u8, usual: u8| {
        let number = reader.integer(name, (least.into(), most.into()));
        number.map_or(usual, |number| number as u8)
    };
    let total = number("total", 2, MOST_TOTAL, 4);
    let sides = number("sides", 2, MOST_SIDES, 3);
    let turns = number("turns", 1, MOST_TURNS, 1);
    Pig::new(total, sides, turns, root)
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

fn tic_tac_toe(reader: &mut OptionReader) -> Option<TicTacToe> {
    let (setting, board) = board(reader, 3..=3)?;
    let board = board.unwrap_or_else(|| Board::empty(3));
    let expected = match TicTacToe::new(&board) {
        Ok(game) => return Some(game),
        Err(BoardError::Size) => shapes(&(3..=3)),
        Err(BoardError::Counts) => "#x − #o = 0 | 1".into(),
        Err(BoardError::Line(Sign::X)) => "xxx ⇒ #x = #o + 1".into(),
        Err(BoardError::Line(Sign::O)) => "ooo ⇒ #x = #o".into(),
    };
    reader.refused("board", setting, expected)
}

fn five_in_a_row(reader: &mut OptionReader, root: Player) -> Option<FiveInARow> {
    let size = reader.integer("size", (MIN_SIZE as u64, MAX_SIZE as u64));
    let size = size.map(|size| size as usize);
    let sizes = size.map_or(MIN_SIZE..=MAX_SIZE, |size| size..=size);
    let (setting, board) = board(reader, sizes.clone())?;
    let board = board.unwrap_or_else(|| Board::empty(size.unwrap_or(SIZE)));
    let most = MAX_WIN.min(board.size()) as u64;
    let win = reader
        .integer("win", (MIN_WIN as u64, most))
        .unwrap_or(most) as usize;
    let turn = turn(reader);
    match FiveInARow::new(&board, win, turn, root) {
        Ok(game) => return Some(game),
        Err(BoardError::Size) => reader.bad("board", setting, shapes(&sizes)),
        Err(BoardError::Counts) => reader.bad("turn", &Setting::Nothing, TURNS.into()),
        Err(BoardError::Line(side)) => {
            let (own, other) = match side {
                Sign::X => ("x", "o"),
                Sign::O => ("o", "x"),
            };
            let expected = format!("{} ⇒ turn: '{other}'", own.repeat(win));
            reader.bad("board", setting, expected);
        }
    }
    None
}

const TURNS: &str = "'x' | 'o'";

fn turn(reader: &mut OptionReader) -> Option<Sign> {
    match reader.get("turn")? {
        Setting::Text(side) if side == "x" => Some(Sign::X),
        Setting::Text(side) if side == "o" => Some(Sign::O),
        setting => reader.refused("turn", setting, TURNS.into()),
    }
}

/// The setting `board` and the board that it describes, if it is given; `None` after an error.
fn board<'a>(
    reader: &mut OptionReader<'a>,
    sizes: RangeInclusive<usize>,
) -> Option<(&'a Setting, Option<Board>)> {
    let Some(setting) = reader.get("board") else {
        return Some((&Setting::Nothing, None));
    };
    let board = match setting {
        Setting::Text(text) => Board::parse(text),
        _ => None,
    };
    let board = board.filter(|board| sizes.contains(&board.size()));
    if board.is_none() {
        reader.bad("board", setting, shapes(&sizes));
    }
    board.map(|board| (setting, Some(board)))
}

/// The expected notation of a board, for errors.
fn shapes(sizes: &RangeInclusive<usize>) -> String {
    let (least, most) = (sizes.start(), sizes.end());
    match least == most {
        true => format!("{least} × {least}: x o ."),
        false => format!("{least} × {least} … {most} × {most}: x o ."),
    }
}
