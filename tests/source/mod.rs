//! What makes a tree: the notation, random trees, games, orders.

mod games;
mod generate;
mod notation;
mod order;
