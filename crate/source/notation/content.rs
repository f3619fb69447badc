//! The content of tokens: names, numbers and symbols.

use super::lexer::{Token, TokenKind};
use super::name::{is_not_finite, mover, split_bound, text_of};
use super::parser::{Listener, Parsed, Parser};
use super::problem::Problem;
use crate::tree::number;

impl<L: Listener> Parser<'_, L> {
    /// The name that a token says; in quotes there may be none.
    pub(super) fn name(&self, token: &Token) -> Parsed<String> {
        let name = text_of(token, self.slice(token));
        let (found, expected) = (self.word(token), "name");
        match name.trim().is_empty() {
            true => Err(self.fail(token, Problem::Unexpected { found, expected })),
            false => Ok(name),
        }
    }

    pub(super) fn number(&self, token: &Token) -> Parsed<f64> {
        let found = self.word(token);
        if token.kind != TokenKind::Number {
            let expected = "value";
            return Err(self.fail(token, Problem::Unexpected { found, expected }));
        }
        match number::read(&text_of(token, self.slice(token))) {
            Some(value) if value.is_finite() => Ok(value),
            Some(_) => Err(self.fail(token, Problem::NotFinite { found })),
            None if is_not_finite(self.slice(token)) => {
                Err(self.fail(token, Problem::NotFinite { found }))
            }
            None => Err(self.fail(token, Problem::BadNumber { found })),
        }
    }

    /// A symbol that reads like a number, or like one which is none, would be taken for one.
    pub(super) fn symbol(&self, token: &Token) -> Parsed<String> {
        let word = self.slice(token);
        let found = self.word(token);
        match mover(word) {
            _ if token.kind == TokenKind::Quoted => self.quoted_symbol(token),
            Some(_) => Err(self.fail(token, Problem::PlayerWithoutBracket { found })),
            None if is_not_finite(word) => Err(self.fail(token, Problem::NotFinite { found })),
            None if token.kind == TokenKind::Bounded => {
                let symbol = text_of(token, word);
                match split_bound(&symbol) {
                    Some(_) => Ok(symbol),
                    None => Err(self.fail(token, Problem::BadNumber { found })),
                }
            }
            None => self.name(token),
        }
    }

    /// A whole tree in quotes, as one is copied from a program, is none either.
    fn quoted_symbol(&self, token: &Token) -> Parsed<String> {
        let name = self.name(token)?;
        let copied = self.read.open.is_empty() && name.trim_end().ends_with([')', ']', '}']);
        if is_not_finite(&name) {
            let found = self.word(token);
            return Err(self.fail(token, Problem::NotFinite { found }));
        }
        match copied || number::read(name.trim()).is_some() {
            true => {
                let found = self.slice(token).chars().take(1).collect();
                Err(self.fail(token, Problem::BadCharacter { found }))
            }
            false => Ok(name),
        }
    }
}
