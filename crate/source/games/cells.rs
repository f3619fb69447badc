//! The picture of a position as data. It has neither words nor pixels.

use serde::Serialize;
use ts_rs::TS;

/// The content of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Cell {
    /// Nothing.
    Empty,
    /// A coin.
    Coin,
    /// The sign of the side that begins.
    X,
    /// The sign of the other side.
    O,
    /// The stone of the side that begins.
    Black,
    /// The stone of the other side.
    White,
}

/// Cells in rows and columns, numbered row by row from the top left.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Cells {
    /// How many columns there are.
    pub columns: usize,
    /// How many rows.
    pub rows: usize,
    /// The name of each column as moves have it; empty where they have none.
    pub column_names: Vec<String>,
    /// The name of each row, from the top.
    pub row_names: Vec<String>,
    /// The content of each cell, row by row from the top left; a coin that was taken leaves 'empty'.
    pub cells: Vec<Cell>,
    /// The cells that the last move changed.
    pub last: Vec<usize>,
    /// The cells of the lines that win.
    pub line: Vec<usize>,
    /// The piece of the side to move; `None` for coins.
    #[ts(type = "Exclude<Cell, 'empty' | 'coin'> | null")]
    pub turn: Option<Cell>,
}
