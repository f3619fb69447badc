//! Names and symbols: as they are written, and their meaning.

use super::lexer::{Lexeme, LexemeKind, lexeme};
use super::typography::{is_apostrophe, is_minus};
use crate::tree::Mover;
use crate::tree::number;
use crate::tree::quoted::{quote, unquote};

/// On which side of a bound a value lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    AtLeast,
    AtMost,
}

/// The mover that a word stands for.
pub(crate) fn mover(word: &str) -> Option<Mover> {
    match word.to_ascii_lowercase().as_str() {
        "max" => Some(Mover::Max),
        "min" => Some(Mover::Min),
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

/// The text of a lexeme: a name without its quotes, or with straight apostrophes; a number or a bound with a plain minus,
/// and with a sign for `>=`.
pub(super) fn text_of(lexeme: &Lexeme, slice: &str) -> String {
    match lexeme.kind {
        LexemeKind::Quoted => unquote(slice).map_or_else(String::new, |(name, _)| name),
        _ => slice.chars().filter(|&c| c != '=').map(plain).collect(),
    }
}

/// A character of a word, as it is kept.
fn plain(c: char) -> char {
    match c {
        '>' => '≥',
        '<' => '≤',
        c if is_minus(c) => '-',
        c if is_apostrophe(c) => '\'',
        c => c,
    }
}

/// The name and the bound that a symbol says: `x≥4` is a value x of at least 4. `None` if it says no bound.
#[inline(never)]
pub(crate) fn split_bound(symbol: &str) -> Option<(&str, f64, Direction)> {
    let at = symbol.find(['≥', '≤'])?;
    let (name, bound) = symbol.split_at_checked(at)?;
    let mut signs = bound.chars();
    let direction = match signs.next() {
        Some('≥') => Direction::AtLeast,
        _ => Direction::AtMost,
    };
    let number = number::read(signs.as_str()).filter(|number| number.is_finite())?;
    Some((name, number, direction))
}

/// A name as it is written: in quotes if it is no word, or a word that says something else.
pub(crate) fn written(name: &str) -> String {
    let word = lexeme(name, 0);
    let kind = word.kind == LexemeKind::Word
        || word.kind == LexemeKind::Bounded && split_bound(name).is_some();
    let word = kind && word.span == (0..name.len()) && text_of(&word, name) == name;
    match word && mover(name).is_none() && !is_not_finite(name) {
        true => name.into(),
        false => quote(name),
    }
}
