//! The problem that the parser finds, and its place.

use super::lexer::{Token, TokenKind};
use super::parser::{Listener, Parser, closer};
use super::problem::{ParseError, Problem, position};
use super::typography::typed_characters;
use crate::source::text::part;

impl<L: Listener> Parser<'_, L> {
    /// The text of a token for a message: not longer than a message should be.
    pub(super) fn word(&self, token: &Token) -> String {
        excerpt(self.slice(token))
    }

    pub(super) fn unexpected(&self, expected: &'static str) -> ParseError {
        let found = self.word(&self.read.token);
        let typed = found.chars().next().and_then(typed_characters);
        let problem = match (self.read.token.kind, typed) {
            (TokenKind::Quote, _) => Problem::UnclosedQuote {
                found: self.rest_of_line(),
            },
            (TokenKind::Noise, _) => Problem::StrayNoise,
            (TokenKind::Other, Some(typed)) => Problem::Typography { found, typed },
            (TokenKind::Other, None) => Problem::BadCharacter { found },
            _ => Problem::Unexpected { found, expected },
        };
        self.fail(&self.read.token, problem)
    }

    /// The rest of the line from the next token on, for a message.
    fn rest_of_line(&self) -> String {
        let rest = part(self.text, self.read.token.span.start..);
        // At the end of the text there is no line.
        excerpt(rest.lines().next().unwrap_or_default())
    }

    pub(super) fn unclosed(&self, open: &Token) -> ParseError {
        let (open_line, open_column) = position(self.text, open.span.start);
        let bracket = self.slice(open);
        let problem = Problem::Unclosed {
            open: bracket.into(),
            close: closer(bracket).into(),
            open_line,
            open_column,
        };
        self.fail(&self.read.token, problem)
    }

    pub(super) fn fail(&self, token: &Token, problem: Problem) -> ParseError {
        ParseError::at(self.text, token.span.start, problem)
    }
}

fn excerpt(text: &str) -> String {
    match text.char_indices().nth(24) {
        Some((cut, _)) => format!("{}…", part(text, ..cut)),
        None => text.into(),
    }
}
