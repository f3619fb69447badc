//! Secateur shows how minimax and alpha–beta search a game tree.
//!
//! Data flows one way:
//!
//! ```text
//! text, generator or game ──> GameTree ──search──> Trace ──step k──> Frame ──viewport──> Scene
//! ```
//!
//! - [`notation`] reads and prints a [`tree::GameTree`]; [`generate`] makes random ones; [`games`]
//!   expands those of games; [`order`] puts the children of each node in another order before a search.
//! - [`search`] has the algorithms, one textbook function each, and the rules they can be given.
//!   It tells an [`search::Observer`] what it does and knows nothing of who listens.
//! - [`trace`] is the observer that records every step; [`frame`] asks it what is known at step k,
//!   [`reached`] how many nodes of a part of the tree are in which state.
//! - [`layout`] places the nodes; [`scene`] turns a frame seen through a viewport into marks.
//! - [`summary`] is the outcome, [`inspect`] one node at one step, [`calls`] the open calls,
//!   [`compare`] holds two searches of one tree against each other.
//! - [`explain`] says what a step means, as a key and parameters: the words are the page's.
//!   [`listing`] is the pseudo-code in eight ways of writing it, [`view`] from whose side values
//!   are seen, [`names`] how nodes are called.
//! - [`opening`] goes all the way from a source to what can be shown, a bounded amount of work at a time.
//! - [`lab`] searches many random trees and only counts.
//! - [`options`] reads what a caller asks for. Only `wasm` knows that JavaScript exists.

pub mod tree;

pub mod source;

pub mod search;

pub mod trace;

pub mod frame;

pub mod explain;

pub mod picture;

pub mod opening;

pub mod lab;

mod boundary;
