//! Splits a text into tokens. A token knows its bytes, so that the parser can tell whether two tokens touch.

use crate::source::text::part;
use std::ops::Range;

use super::typography::{is_apostrophe, is_minus, is_noise, is_slash, typed_characters};
use crate::HOST;
use crate::tree::quoted::{is_quote, unquote};

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TokenKind {
    /// One of `( [ {`.
    Open,
    /// One of `) ] }`.
    Close,
    /// `=` or `:`.
    Equals,
    /// A name, symbol or player.
    Word,
    /// A name or symbol in quotes.
    Quoted,
    /// A quote that nothing closes on its line.
    Quote,
    /// A symbol with a bound, or a bound alone: `x≥4`. What follows the sign may still not be a number.
    Bounded,
    /// A word that starts like a number; it may still not be one.
    Number,
    /// `?`: chance.
    Chance,
    /// `!`: noisy.
    Noise,
    /// Any other character.
    Other,
    /// The end of the text.
    End,
}

/// A token and where it stands, in bytes.
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub kind: TokenKind,
    pub span: Range<usize>,
}

impl Token {
    /// Whether nothing stands between this token and the `next`.
    pub fn touches(&self, next: &Token) -> bool {
        self.span.end == next.span.start
    }
}

/// The token at or after byte `from`.
pub(super) fn token(text: &str, from: usize) -> Token {
    let start = skip_space(text, from);
    let rest = part(text, start..);
    let Some(first) = rest.chars().next() else {
        return Token {
            kind: TokenKind::End,
            span: start..start,
        };
    };
    let (kind, length) = match first {
        '(' | '[' | '{' => (TokenKind::Open, 1),
        ')' | ']' | '}' => (TokenKind::Close, 1),
        '=' | ':' => (TokenKind::Equals, 1),
        c if is_quote(c) => match unquote(rest) {
            Some((_, length)) => (TokenKind::Quoted, length),
            None => (TokenKind::Quote, c.len_utf8()),
        },
        c if is_name_start(c) || matches!(c, '≥' | '≤' | '>' | '<') => {
            let name = run(rest, is_name_part);
            match bound_length(part(rest, name..)) {
                0 if name == 0 => (TokenKind::Other, c.len_utf8()),
                0 => (TokenKind::Word, name),
                bound => (TokenKind::Bounded, name + bound),
            }
        }
        c if c.is_ascii_digit() || is_sign(c) || c == '.' => {
            (TokenKind::Number, number_length(rest))
        }
        '?' => (TokenKind::Chance, 1),
        c if is_noise(c) => (TokenKind::Noise, c.len_utf8()),
        c => (TokenKind::Other, c.len_utf8()),
    };
    Token {
        kind,
        span: start..start + length,
    }
}

fn skip_space(text: &str, from: usize) -> usize {
    let mut at = from;
    loop {
        let rest = part(text, at..);
        // Some editors put a byte order mark before the text.
        at += run(rest, |c| c.is_whitespace() || c == ',' || c == '\u{feff}');
        let rest = part(text, at..);
        if !rest.starts_with('#') {
            return at;
        }
        at += run(rest, |c| c != '\n');
    }
}

fn is_name_start(c: char) -> bool {
    (HOST.is_letter)(c) || c == '_'
}

fn is_name_part(c: char) -> bool {
    ((HOST.is_letter_or_digit)(c) && typed_characters(c).is_none()) || c == '_' || is_apostrophe(c)
}

fn is_sign(c: char) -> bool {
    c == '+' || is_minus(c)
}

/// The length of a word that starts like a number, mistakes included: `1.2.3` and `3abc` are one wrong number each.
fn number_length(rest: &str) -> usize {
    let mut previous = ' ';
    run(rest, |c| {
        let part = previous == ' '
            || (HOST.is_letter_or_digit)(c) && typed_characters(c).is_none()
            || c == '.'
            || c == '_'
            || is_slash(c)
            || is_sign(c) && (matches!(previous, 'e' | 'E') || is_sign(previous));
        previous = c;
        part
    })
}

/// The length of a bound such as `≥4` or `>=4`; 0: there is none.
fn bound_length(rest: &str) -> usize {
    let mut signs = rest.chars();
    let sign = match (signs.next(), signs.next()) {
        (Some(sign @ ('≥' | '≤')), _) => sign.len_utf8(),
        (Some('>' | '<'), Some('=')) => 2,
        _ => return 0,
    };
    let number = part(rest, sign..);
    match number.chars().next() {
        Some(c) if c.is_ascii_digit() || is_sign(c) || c == '.' => sign + number_length(number),
        _ => sign,
    }
}

fn run(text: &str, mut part: impl FnMut(char) -> bool) -> usize {
    text.find(|c| !part(c)).unwrap_or(text.len())
}
