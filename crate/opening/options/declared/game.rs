//! The games that trees are made from.

use ts_rs::TS;

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

/// X is MAX and begins: 1 if X wins, −1 if O wins, 0 for a draw.
#[derive(TS)]
#[ts(optional_fields)]
pub struct TicTacToeGame {
    /// Its name.
    #[ts(type = "'tic-tac-toe'")]
    pub game: (),
    /// Rows of x, o and '.' from the top, separated by spaces or '/'; default: empty.
    pub board: Option<String>,
    /// How many plies are expanded; default: to the end of the game.
    pub plies: Option<u32>,
}

/// The side to move is `root` of the options. The value of a position is ±100000 for a win, otherwise a count of open
/// lines.
#[derive(TS)]
#[ts(optional_fields)]
pub struct FiveInARowGame {
    /// Its name.
    #[ts(type = "'five-in-a-row'")]
    pub game: (),
    /// The number of rows and of columns, 3 … 15; default: that of the board, or 9.
    pub size: Option<u32>,
    /// How many stones in a line win, 3 … 5 and at most `size`; default: the most.
    pub win: Option<u32>,
    /// The board as for tic-tac-toe; x is black; default: empty.
    pub board: Option<String>,
    /// The colour to move; default: follows from the number of stones, x having begun.
    #[ts(optional = nullable, type = "'x' | 'o'")]
    pub turn: (),
    /// How many plies are expanded; default 2.
    pub plies: Option<u32>,
}

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
