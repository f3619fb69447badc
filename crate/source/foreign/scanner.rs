//! The tokens of Python and of Gambit: brackets, texts in quotes, and the words between them.

use std::iter::Peekable;
use std::str::CharIndices;

use super::problem::ForeignError;
use crate::source::notation::Problem;
use crate::source::text::part;

/// The kinds of words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum WordKind {
    /// An opening or closing bracket.
    Bracket(char),
    /// A text in quotes, without them.
    Quoted(String),
    /// A number or a name.
    Plain(String),
    /// The end of the text.
    End,
}

/// A word and the byte at which it begins.
#[derive(Clone, Debug)]
pub(super) struct Word {
    pub(super) kind: WordKind,
    pub(super) at: usize,
}

impl Word {
    /// How it reads in a message.
    pub(super) fn quote(&self) -> String {
        match &self.kind {
            WordKind::Bracket(sign) => sign.to_string(),
            WordKind::Quoted(text) | WordKind::Plain(text) => text.chars().take(24).collect(),
            WordKind::End => String::new(),
        }
    }
}

/// The signs at which a word without quotes ends, as at white space.
const STOPS: &str = "()[]{},;=\"'#";

/// All words of a text, the last one its end. Commas, semicolons and `=` part words; `#` begins a comment if `comments`.
pub(super) fn words(text: &str, comments: bool) -> Result<Vec<Word>, ForeignError> {
    let mut words = Vec::new();
    let mut signs = text.char_indices().peekable();
    while let Some((at, sign)) = signs.next() {
        let kind = match sign {
            '(' | ')' | '[' | ']' | '{' | '}' => WordKind::Bracket(sign),
            '"' | '\'' => {
                let Some(quoted) = quoted(&mut signs, sign) else {
                    let rest = part(text, at..).lines().next().unwrap_or_default();
                    let found = rest.chars().take(24).collect();
                    let problem = Problem::UnclosedQuote { found };
                    return Err(ForeignError::text(text, at, problem));
                };
                WordKind::Quoted(quoted)
            }
            '#' if comments => {
                while signs.next_if(|&(_, sign)| sign != '\n').is_some() {}
                continue;
            }
            ',' | ';' | '=' => continue,
            _ if sign.is_whitespace() => continue,
            _ => {
                let mut word = String::from(sign);
                while let Some((_, next)) =
                    signs.next_if(|&(_, next)| !next.is_whitespace() && !STOPS.contains(next))
                {
                    word.push(next);
                }
                WordKind::Plain(word)
            }
        };
        words.push(Word { kind, at });
    }
    words.push(Word {
        kind: WordKind::End,
        at: text.len(),
    });
    Ok(words)
}

/// The text up to a quote, in which a sign after a backslash is itself; `None` if nothing closes it on its line.
fn quoted(signs: &mut Peekable<CharIndices>, quote: char) -> Option<String> {
    let mut text = String::new();
    loop {
        match signs.next()?.1 {
            '\n' => return None,
            '\\' => text.extend(signs.next().map(|(_, next)| next)),
            sign if sign == quote => return Some(text),
            other => text.push(other),
        }
    }
}

/// Whether a word is a finite number.
pub(super) fn is_number(word: &str) -> bool {
    word.starts_with(|sign: char| sign.is_ascii_digit() || "+-.".contains(sign))
        && word.parse::<f64>().is_ok_and(f64::is_finite)
}
