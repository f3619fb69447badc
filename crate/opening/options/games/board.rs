//! Reads boards.

use std::ops::RangeInclusive;

use crate::opening::options::option_reader::OptionReader;
use crate::opening::options::setting::Setting;
use crate::source::games::Board;

/// The setting `board` and the board that it describes, if it is given; `None` after an error.
pub(super) fn board<'a>(
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
pub(super) fn shapes(sizes: &RangeInclusive<usize>) -> String {
    let (least, most) = (sizes.start(), sizes.end());
    match least == most {
        true => format!("{least} × {least}: x o ."),
        false => format!("{least} × {least} … {most} × {most}: x o ."),
    }
}
