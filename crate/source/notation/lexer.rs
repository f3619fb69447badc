//! Splits a text into lexemes. A lexeme knows its bytes, so that the parser can tell whether two lexemes touch.

use std::ops::Range;

use super::typography::{is_apostrophe, is_minus, is_noise, is_slash, typed_characters};
use crate::HOST;
use crate::source::text::part;
use crate::tree::quoted::{is_quote, unquote};

/// The kind of a lexeme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LexemeKind {
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

/// A lexeme and where it stands, in bytes.
#[derive(Clone, Debug)]
pub(super) struct Lexeme {
    pub kind: LexemeKind,
    pub span: Range<usize>,
}

impl Lexeme {
    /// Whether nothing stands between this lexeme and the `next`.
    pub fn touches(&self, next: &Lexeme) -> bool {
        self.span.end == next.span.start
    }
}

/// The lexeme at or after byte `from`.
pub(super) fn lexeme(text: &str, from: usize) -> Lexeme {
    let start = skip_space(text, from);
    let rest = part(text, start..);
    let Some(first) = rest.chars().next() else {
        return Lexeme {
            kind: LexemeKind::End,
            span: start..start,
        };
    };
    let (kind, length) = match first {
        '(' | '[' | '{' => (LexemeKind::Open, 1),
        ')' | ']' | '}' => (LexemeKind::Close, 1),
        '=' | ':' => (LexemeKind::Equals, 1),
        c if is_quote(c) => match unquote(rest) {
            Some((_, length)) => (LexemeKind::Quoted, length),
            None => (LexemeKind::Quote, c.len_utf8()),
        },
        c if is_name_start(c) || matches!(c, '≥' | '≤' | '>' | '<') => {
            let name = run(rest, is_name_part);
            match bound_length(part(rest, name..)) {
                0 if name == 0 => (LexemeKind::Other, c.len_utf8()),
                0 => (LexemeKind::Word, name),
                bound => (LexemeKind::Bounded, name + bound),
            }
        }
        c if c.is_ascii_digit() || is_sign(c) || c == '.' => {
            (LexemeKind::Number, number_length(rest))
        }
        '?' => (LexemeKind::Chance, 1),
        c if is_noise(c) => (LexemeKind::Noise, c.len_utf8()),
        c => (LexemeKind::Other, c.len_utf8()),
    };
    Lexeme {
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
