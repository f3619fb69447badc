//! The sources of trees: the notation, edits of a text, random trees, games, orders.

mod editing;
mod foreign;
mod games;
mod generate;
pub(crate) mod notation;
mod order;
