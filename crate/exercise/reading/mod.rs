//! Reads the answer that a student typed: a number, a bound, a range or a list of numbers, in every notation that keyboards,
//! phones and text processors produce. An unreadable text is distinguished from a wrong answer.

pub(super) mod token;
pub mod words;

use serde::Serialize;
use ts_rs::TS;

use super::content::Content;
use token::{Lexeme, tokens};
use words::Words;

/// The longest text that is read, in bytes. No answer is longer.
const LONGEST: usize = 200;

/// Why a text cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "key", rename_all = "kebab-case")]
#[ts(rename = "Unread")]
pub enum ReadingError {
    /// It is no number, bound or range.
    Unreadable,
    /// It can mean two things, such as `1,234` or a list `3,5`.
    Ambiguous,
    /// It can be read, but this box takes a single number.
    NotANumber,
    /// It is no move of the root.
    NotAMove,
    /// It does not say for which x something holds.
    NoCondition,
    /// It is not the text of a tree.
    NoTree,
    /// It is the text of a tree that is too large.
    TreeTooLarge {
        /// The most nodes.
        most: usize,
    },
}

/// Reads a number, a bound or a range: `3`, `≤ 2`, `8+`, `2 … 5`, `[2, 5]`, `−∞`.
pub fn read(text: &str, words: &Words) -> Result<Content, ReadingError> {
    let tokens = tokens_of(text, words)?;
    let (from, to) = match plain(&tokens)?.as_slice() {
        [Lexeme::Number(n)] | [Lexeme::Equal, Lexeme::Number(n)] => (*n, *n),
        [Lexeme::Open, Lexeme::Number(n), Lexeme::Close] => (*n, *n),
        [Lexeme::Word, Lexeme::Equal, Lexeme::Number(n)] => (*n, *n),
        [Lexeme::AtLeast, Lexeme::Number(n)]
        | [Lexeme::Word, Lexeme::AtLeast, Lexeme::Number(n)]
        | [Lexeme::Number(n), Lexeme::AtMost]
        | [Lexeme::Number(n), Lexeme::AtMost, Lexeme::Word]
        | [Lexeme::Number(n), Lexeme::Plus] => (*n, f64::INFINITY),
        [Lexeme::AtMost, Lexeme::Number(n)]
        | [Lexeme::Word, Lexeme::AtMost, Lexeme::Number(n)]
        | [Lexeme::Number(n), Lexeme::AtLeast]
        | [Lexeme::Number(n), Lexeme::AtLeast, Lexeme::Word]
        | [Lexeme::Number(n), Lexeme::Dash { .. }] => (f64::NEG_INFINITY, *n),
        [
            Lexeme::Number(a),
            Lexeme::Dots | Lexeme::Dash { .. },
            Lexeme::Number(b),
        ]
        | [
            Lexeme::Open,
            Lexeme::Number(a),
            Lexeme::Dots | Lexeme::Comma | Lexeme::Semicolon,
            Lexeme::Number(b),
            Lexeme::Close,
        ]
        | [
            Lexeme::Number(a),
            Lexeme::AtMost,
            Lexeme::Word,
            Lexeme::AtMost,
            Lexeme::Number(b),
        ]
        | [
            Lexeme::Number(b),
            Lexeme::AtLeast,
            Lexeme::Word,
            Lexeme::AtLeast,
            Lexeme::Number(a),
        ] => (*a, *b),
        _ => return Err(ReadingError::Unreadable),
    };
    match from <= to {
        true => Ok(Content::within(from, to)),
        false => Err(ReadingError::Unreadable),
    }
}

/// Reads a single number.
pub fn read_number(text: &str, words: &Words) -> Result<f64, ReadingError> {
    match read(text, words)? {
        Content::Number(number) => Ok(number),
        _ => Err(ReadingError::NotANumber),
    }
}

/// Reads numbers one after the other, between spaces, commas, semicolons or arrows.
pub fn read_list(text: &str, words: &Words) -> Result<Vec<f64>, ReadingError> {
    let tokens = tokens_of(text, words)?;
    let mut tokens = tokens.as_slice();
    if let [Lexeme::Open, inside @ .., Lexeme::Close] = tokens {
        tokens = inside;
    }
    let apart = |token: &Lexeme| matches!(token, Lexeme::Semicolon | Lexeme::Comma | Lexeme::Arrow);
    if let [Lexeme::Comma2 { .. }] = tokens {
        return Err(ReadingError::Ambiguous);
    }
    let commas = tokens.contains(&Lexeme::Comma);
    let mut numbers = Vec::new();
    let mut may_part = false;
    let mut tokens = tokens.iter();
    while let Some(token) = tokens.next() {
        match token {
            Lexeme::Number(number) => numbers.push(*number),
            Lexeme::Comma2 { first, second, .. } if commas => numbers.extend([first, second]),
            Lexeme::Comma2 { decimal, .. } => numbers.push(decimal.ok_or(ReadingError::Ambiguous)?),
            Lexeme::Dash { apart: true } => match tokens.next() {
                Some(Lexeme::Number(number)) => numbers.push(-number),
                _ => return Err(ReadingError::Unreadable),
            },
            token if apart(token) && may_part => {
                may_part = false;
                continue;
            }
            _ => return Err(ReadingError::Unreadable),
        }
        may_part = true;
    }
    match may_part {
        true => Ok(numbers),
        false => Err(ReadingError::Unreadable),
    }
}

/// Whether nothing was typed.
pub fn is_blank(text: &str) -> bool {
    let tokens = || tokens(text, &Words::default());
    text.len() <= LONGEST && tokens().is_some_and(|tokens| tokens.is_empty())
}

pub(super) fn tokens_of(text: &str, words: &Words) -> Result<Vec<Lexeme>, ReadingError> {
    match text.len() <= LONGEST {
        true => tokens(text, words).ok_or(ReadingError::Unreadable),
        false => Err(ReadingError::Unreadable),
    }
}

/// Decides the meaning of a comma between two digits: between brackets that hold nothing else it separates two numbers;
/// elsewhere it is a decimal comma, unless it can part thousands.
pub(super) fn plain(tokens: &[Lexeme]) -> Result<Vec<Lexeme>, ReadingError> {
    if let [
        Lexeme::Open,
        Lexeme::Comma2 { first, second, .. },
        Lexeme::Close,
    ] = tokens
    {
        let (first, second) = (Lexeme::Number(*first), Lexeme::Number(*second));
        return Ok(vec![
            Lexeme::Open,
            first,
            Lexeme::Comma,
            second,
            Lexeme::Close,
        ]);
    }
    let decided = |token: &Lexeme| match token {
        Lexeme::Comma2 { decimal, .. } => {
            decimal.map(Lexeme::Number).ok_or(ReadingError::Ambiguous)
        }
        token => Ok(*token),
    };
    tokens.iter().map(decided).collect()
}
