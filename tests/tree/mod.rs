//! The tree: its columns, names and numbers.

mod columns;
mod names;
mod number;
mod wide;
