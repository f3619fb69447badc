//! Reads for which x a condition is said to hold: `x < 4`, `4 > x`, `2 ≤ x < 5`, `(−∞, 4)`, or in words for all and for none.

use super::super::reading::token::{Lexeme, simplified};
use super::super::reading::words::{Words, among};
use super::super::reading::{ReadingError, plain, tokens_of};
use super::interval::Interval;
use crate::HOST;
use crate::tree::quoted::quote;

const INF: f64 = f64::INFINITY;

impl Interval {
    /// Reads for which values of `symbol` something holds.
    pub fn read(text: &str, symbol: &str, words: &Words) -> Result<Interval, ReadingError> {
        let text = with_x(text, symbol);
        let answer = text.trim_end_matches(['.', '!']);
        if among(&words.always, answer) {
            return Ok(Interval::ALL);
        }
        if answer == "∅" || among(&words.never, answer) {
            return Ok(Interval::NONE);
        }
        let tokens = plain(&tokens_of(&text, words)?)?;
        let read = match tokens.as_slice() {
            // As in “x in [2, 5]”.
            [
                Lexeme::Word,
                Lexeme::Word,
                within @ ..,
                last @ (Lexeme::Close | Lexeme::Open),
            ] => brackets(&text, &[within, &[*last]].concat()),
            tokens => comparison(tokens).or_else(|| brackets(&text, tokens)),
        };
        let read = read.ok_or(ReadingError::Unreadable)?;
        match read.from <= read.to {
            true => Ok(read),
            false => Err(ReadingError::Unreadable),
        }
    }
}

/// A text in which the symbol is called x, and ∈ is a word.
fn with_x(text: &str, symbol: &str) -> String {
    let text = simplified(&text.replace('∈', " in "));
    let symbol = simplified(symbol);
    let mut named = String::new();
    let part = |c: char| (HOST.is_letter_or_digit)(c) || c == '_';
    // A name that is no word is found as a whole, with its quotes or without.
    let names = match symbol.chars().all(part) {
        true => Vec::new(),
        false => vec![quote(&symbol), symbol.clone()],
    };
    let mut rest = text.trim();
    while let Some(first) = rest.chars().next() {
        if let Some(after) = names.iter().find_map(|name| rest.strip_prefix(&**name)) {
            named.push('x');
            rest = after;
            continue;
        }
        let end = match (HOST.is_letter)(first) || first == '_' {
            true => rest.find(|c| !part(c)).unwrap_or(rest.len()),
            false => first.len_utf8(),
        };
        let (word, after) = rest.split_at_checked(end).unwrap_or((rest, ""));
        named.push_str(if word == symbol { "x" } else { word });
        rest = after;
    }
    named.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A comparison with one number, or with two.
fn comparison(tokens: &[Lexeme]) -> Option<Interval> {
    Some(match *tokens {
        [sign, Lexeme::Number(n)] | [Lexeme::Word, sign, Lexeme::Number(n)] => relation(sign, n)?,
        [Lexeme::Number(n), sign, Lexeme::Word] => relation(flip(sign), n)?,
        [Lexeme::Number(n), Lexeme::Plus] => Interval::closed(n, INF),
        [Lexeme::Number(n), Lexeme::Dash { .. }] => Interval::closed(-INF, n),
        [
            Lexeme::Number(a),
            Lexeme::Dots | Lexeme::Dash { .. },
            Lexeme::Number(b),
        ] => Interval::closed(a, b),
        [
            Lexeme::Number(a),
            first,
            Lexeme::Word,
            second,
            Lexeme::Number(b),
        ] => {
            let (one, other) = (relation(flip(first), a)?, relation(second, b)?);
            let rising = one.to == INF && other.from == -INF;
            let falling = one.from == -INF && other.to == INF;
            let (lower, upper) = if rising { (one, other) } else { (other, one) };
            (rising || falling).then_some(Interval {
                from: lower.from,
                to: upper.to,
                open: [lower.open[0], upper.open[1]],
            })?
        }
        _ => return None,
    })
}

/// The numbers that stand in a relation to one.
fn relation(sign: Lexeme, n: f64) -> Option<Interval> {
    let (from, to, open) = match sign {
        Lexeme::Below => (-INF, n, [false, true]),
        Lexeme::AtMost => (-INF, n, [false, false]),
        Lexeme::Above => (n, INF, [true, false]),
        Lexeme::AtLeast => (n, INF, [false, false]),
        Lexeme::Equal => (n, n, [false, false]),
        _ => return None,
    };
    Some(Interval { from, to, open })
}

/// The sign of the same comparison with its sides exchanged.
fn flip(sign: Lexeme) -> Lexeme {
    match sign {
        Lexeme::Below => Lexeme::Above,
        Lexeme::Above => Lexeme::Below,
        Lexeme::AtMost => Lexeme::AtLeast,
        Lexeme::AtLeast => Lexeme::AtMost,
        other => other,
    }
}

/// Two ends in brackets, round or turned away where the end is left out.
fn brackets(text: &str, tokens: &[Lexeme]) -> Option<Interval> {
    match *tokens {
        [
            Lexeme::Open | Lexeme::Close,
            Lexeme::Number(a),
            Lexeme::Comma | Lexeme::Semicolon | Lexeme::Dots,
            Lexeme::Number(b),
            Lexeme::Open | Lexeme::Close,
        ] => {
            let first = text.chars().find(|c| "([])".contains(*c));
            let last = text.chars().rfind(|c| "([])".contains(*c));
            Some(Interval {
                from: a,
                to: b,
                open: [
                    matches!(first, Some('(' | ']')),
                    matches!(last, Some(')' | '[')),
                ],
            })
        }
        _ => None,
    }
}
