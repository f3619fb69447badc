//! Names and symbols: as they are written, and their meaning.

use super::lexer::{Kind, Token, token};
use super::typography::{is_apostrophe, is_minus};
use crate::tree::Player;
use crate::tree::quoted::{quoted, unquoted};

/// The mover at a node.
#[derive(Clone, Copy)]
pub(super) enum Mover {
    Player(Player),
    Chance,
}

/// The mover that a word stands for.
pub(super) fn mover(word: &str) -> Option<Mover> {
    match word.to_ascii_lowercase().as_str() {
        "max" => Some(Mover::Player(Player::Max)),
        "min" => Some(Mover::Player(Player::Min)),
        "chance" => Some(Mover::Chance),
        _ => None,
    }
}

/// Whether a word reads like a number that is none.
pub(super) fn is_not_finite(word: &str) -> bool {
    let word = word.trim_start_matches(|c| c == '+' || is_minus(c));
    let words = ["nan", "inf", "infinity"];
    words.iter().any(|other| word.eq_ignore_ascii_case(other))
}

/// The name that a token says: without its quotes, or with straight apostrophes.
pub(super) fn said(token: &Token, slice: &str) -> String {
    match token.kind {
        Kind::Quoted => unquoted(slice).map_or_else(String::new, |(name, _)| name),
        _ => slice.replace(is_apostrophe, "'"),
    }
}

/// A name as it is written: in quotes if it is no word, or a word that says something else.
pub(crate) fn written(name: &str) -> String {
    let word = token(name, 0);
    let plain =
        word.kind == Kind::Word && word.span == (0..name.len()) && said(&word, name) == name;
    match plain && mover(name).is_none() && !is_not_finite(name) {
        true => name.into(),
        false => quoted(name),
    }
}
