//! The sources that are games: `{ game: 'coins', … }` and the others.

use std::ops::RangeInclusive;

use super::{OptionError, Reader, Setting, Settings, within};
use crate::games::{
    AnyGame, Board, BoardError, Coins, FiveInARow, MAX_SIZE, MAX_WIN, MIN_SIZE, MIN_WIN, Side,
    TicTacToe,
};
use crate::tree::{MAX_DEPTH, Player};

/// The size of a board for five in a row when nothing is said of it.
const SIZE: usize = 9;

/// How deep five in a row is expanded when nothing is said.
const PLIES: u32 = 2;

/// A game, and to how many plies it is expanded; `None` is to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSource {
    /// The game.
    pub game: AnyGame,
    /// The plies.
    pub plies: Option<u32>,
}

/// Reads a source that is a game. `root` moves first where the position does not say who is MAX.
pub fn game(settings: &Settings, root: Player) -> Result<GameSource, OptionError> {
    let mut reader = Reader::new("", settings);
    let setting = reader.get("game").unwrap_or(&Setting::Nothing);
    let name = match setting {
        Setting::Text(name) => name.as_str(),
        _ => "",
    };
    let (game, most) = match name {
        "coins" => (AnyGame::Coins(coins(&mut reader, root)?), None),
        "tic-tac-toe" => (AnyGame::TicTacToe(tic_tac_toe(&mut reader)?), None),
        "five-in-a-row" => {
            let game = five_in_a_row(&mut reader, root)?;
            (AnyGame::FiveInARow(game), Some(PLIES))
        }
        _ => {
            let expected = "'coins' | 'tic-tac-toe' | 'five-in-a-row'";
            return Err(reader.bad("game", setting, expected.into()));
        }
    };
    let plies = reader.whole("plies", (0, MAX_DEPTH as u64))?;
    reader.finish()?;
    Ok(GameSource {
        game,
        plies: plies.map(|plies| plies as u32).or(most),
    })
}

fn coins(reader: &mut Reader, root: Player) -> Result<Coins, OptionError> {
    let coins = reader.whole("coins", (1, Coins::MOST.into()))?;
    let take = match reader.get("take") {
        None => vec![1, 2],
        Some(setting) => numbers(setting).ok_or_else(|| {
            let expected = format!("[n, …], n: 1 … {}, n ≠ n′", Coins::MOST);
            reader.bad("take", setting, expected)
        })?,
    };
    Ok(Coins::new(coins.unwrap_or(4) as u16, take, root))
}

/// Numbers of coins that can be taken: at least one, none twice.
fn numbers(setting: &Setting) -> Option<Vec<u16>> {
    let Setting::List(list) = setting else {
        return None;
    };
    let number = |setting: &Setting| match *setting {
        Setting::Number(n) if within(n, 1, Coins::MOST.into()) => Some(n as u16),
        _ => None,
    };
    let numbers: Vec<u16> = list.iter().map(number).collect::<Option<_>>()?;
    let twice = |(at, number)| numbers.iter().take(at).any(|earlier| earlier == number);
    let any_twice = numbers.iter().enumerate().any(twice);
    (!numbers.is_empty() && !any_twice).then_some(numbers)
}

fn tic_tac_toe(reader: &mut Reader) -> Result<TicTacToe, OptionError> {
    let (setting, board) = board(reader, 3..=3)?;
    let board = board.unwrap_or_else(|| Board::empty(3));
    TicTacToe::new(&board).map_err(|error| {
        let expected = match error {
            BoardError::Size => shapes(&(3..=3)),
            BoardError::Counts => "#x − #o = 0 | 1".into(),
            BoardError::Line(Side::X) => "xxx ⇒ #x = #o + 1".into(),
            BoardError::Line(Side::O) => "ooo ⇒ #x = #o".into(),
        };
        reader.bad("board", setting, expected)
    })
}

fn five_in_a_row(reader: &mut Reader, root: Player) -> Result<FiveInARow, OptionError> {
    let asked = reader.whole("size", (MIN_SIZE as u64, MAX_SIZE as u64))?;
    let asked = asked.map(|size| size as usize);
    let sizes = asked.map_or(MIN_SIZE..=MAX_SIZE, |size| size..=size);
    let (setting, board) = board(reader, sizes.clone())?;
    let board = board.unwrap_or_else(|| Board::empty(asked.unwrap_or(SIZE)));
    let most = MAX_WIN.min(board.size()) as u64;
    let win = reader.whole("win", (MIN_WIN as u64, most))?.unwrap_or(most) as usize;
    let turn = turn(reader)?;
    FiveInARow::new(&board, win, turn, root).map_err(|error| match error {
        BoardError::Size => reader.bad("board", setting, shapes(&sizes)),
        BoardError::Counts => reader.bad("turn", &Setting::Nothing, TURNS.into()),
        BoardError::Line(side) => {
            let (own, other) = match side {
                Side::X => ("x", "o"),
                Side::O => ("o", "x"),
            };
            let expected = format!("{} ⇒ turn: '{other}'", own.repeat(win));
            reader.bad("board", setting, expected)
        }
    })
}

const TURNS: &str = "'x' | 'o'";

fn turn(reader: &mut Reader) -> Result<Option<Side>, OptionError> {
    match reader.get("turn") {
        None => Ok(None),
        Some(Setting::Text(side)) if side == "x" => Ok(Some(Side::X)),
        Some(Setting::Text(side)) if side == "o" => Ok(Some(Side::O)),
        Some(setting) => Err(reader.bad("turn", setting, TURNS.into())),
    }
}

/// The board that is given, and the setting it was read from.
fn board<'a>(
    reader: &mut Reader<'a>,
    sizes: RangeInclusive<usize>,
) -> Result<(&'a Setting, Option<Board>), OptionError> {
    let Some(setting) = reader.get("board") else {
        return Ok((&Setting::Nothing, None));
    };
    let board = match setting {
        Setting::Text(text) => Board::parse(text),
        _ => None,
    };
    let board = board.filter(|board| sizes.contains(&board.size()));
    let board = board.ok_or_else(|| reader.bad("board", setting, shapes(&sizes)))?;
    Ok((setting, Some(board)))
}

/// What a board consists of.
fn shapes(sizes: &RangeInclusive<usize>) -> String {
    let (least, most) = (sizes.start(), sizes.end());
    match least == most {
        true => format!("{least} × {least}: x o ."),
        false => format!("{least} × {least} … {most} × {most}: x o ."),
    }
}
