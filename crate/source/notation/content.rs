//! The content of lexemes: names, numbers and symbols.

use super::lexer::{Lexeme, LexemeKind};
use super::name::{is_not_finite, mover, split_bound, text_of};
use super::parser::{Listener, ParseResult, Parser};
use super::problem::Problem;
use crate::tree::number;

impl<L: Listener> Parser<'_, L> {
    /// The name that a lexeme says; in quotes there may be none.
    pub(super) fn name(&self, lexeme: &Lexeme) -> ParseResult<String> {
        let name = text_of(lexeme, self.slice(lexeme));
        let (found, expected) = (self.word(lexeme), "name");
        match name.trim().is_empty() {
            true => Err(self.fail(lexeme, Problem::Unexpected { found, expected })),
            false => Ok(name),
        }
    }

    pub(super) fn number(&self, lexeme: &Lexeme) -> ParseResult<f64> {
        let found = self.word(lexeme);
        if lexeme.kind != LexemeKind::Number {
            let expected = "value";
            return Err(self.fail(lexeme, Problem::Unexpected { found, expected }));
        }
        let word = self.slice(lexeme);
        let problem = match number::read(&text_of(lexeme, word)) {
            Some(value) if value.is_finite() => return Ok(value),
            None if !is_not_finite(word) => Problem::BadNumber { found },
            _ => Problem::NotFinite { found },
        };
        Err(self.fail(lexeme, problem))
    }

    /// A symbol that reads like a number, or like one which is none, would be taken for one.
    pub(super) fn symbol(&self, lexeme: &Lexeme) -> ParseResult<String> {
        let word = self.slice(lexeme);
        let found = self.word(lexeme);
        let problem = match lexeme.kind {
            LexemeKind::Quoted => return self.quoted_symbol(lexeme),
            _ if mover(word).is_some() => Problem::PlayerWithoutBracket { found },
            _ if is_not_finite(word) => Problem::NotFinite { found },
            LexemeKind::Bounded => {
                let symbol = text_of(lexeme, word);
                if split_bound(&symbol).is_some() {
                    return Ok(symbol);
                }
                Problem::BadNumber { found }
            }
            _ => return self.name(lexeme),
        };
        Err(self.fail(lexeme, problem))
    }

    /// A whole tree in quotes, as one is copied from a program, is none either.
    fn quoted_symbol(&self, lexeme: &Lexeme) -> ParseResult<String> {
        let name = self.name(lexeme)?;
        let copied = self.read.open.is_empty() && name.trim_end().ends_with([')', ']', '}']);
        if is_not_finite(&name) {
            let found = self.word(lexeme);
            return Err(self.fail(lexeme, Problem::NotFinite { found }));
        }
        match copied || number::read(name.trim()).is_some() {
            true => {
                let found = self.slice(lexeme).chars().take(1).collect();
                Err(self.fail(lexeme, Problem::BadCharacter { found }))
            }
            false => Ok(name),
        }
    }
}
