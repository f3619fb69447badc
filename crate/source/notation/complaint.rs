//! The problem that the parser finds, and its place.

use super::lexer::{Lexeme, LexemeKind};
use super::parser::{Listener, Parser, closer};
use super::problem::{ParseError, Problem, position};
use super::typography::typed_characters;
use crate::source::text::part;

impl<L: Listener> Parser<'_, L> {
    /// The text of a lexeme for a message: not longer than a message should be.
    pub(super) fn word(&self, lexeme: &Lexeme) -> String {
        excerpt(self.slice(lexeme))
    }

    pub(super) fn unexpected(&self, expected: &'static str) -> ParseError {
        let found = self.word(&self.read.lexeme);
        let typed = found.chars().next().and_then(typed_characters);
        let problem = match (self.read.lexeme.kind, typed) {
            (LexemeKind::Quote, _) => Problem::UnclosedQuote {
                found: self.rest_of_line(),
            },
            (LexemeKind::Noise, _) => Problem::StrayNoise,
            (LexemeKind::Other, Some(typed)) => Problem::Typography { found, typed },
            (LexemeKind::Other, None) => Problem::BadCharacter { found },
            _ => Problem::Unexpected { found, expected },
        };
        self.fail(&self.read.lexeme, problem)
    }

    /// The rest of the line from the next lexeme on, for a message.
    fn rest_of_line(&self) -> String {
        let rest = part(self.text, self.read.lexeme.span.start..);
        // At the end of the text there is no line.
        excerpt(rest.lines().next().unwrap_or_default())
    }

    pub(super) fn unclosed(&self, open: &Lexeme) -> ParseError {
        let (open_line, open_column) = position(self.text, open.span.start);
        let bracket = self.slice(open);
        let problem = Problem::Unclosed {
            open: bracket.into(),
            close: closer(bracket).into(),
            open_line,
            open_column,
        };
        self.fail(&self.read.lexeme, problem)
    }

    pub(super) fn fail(&self, lexeme: &Lexeme, problem: Problem) -> ParseError {
        ParseError::at(self.text, lexeme.span.start, problem)
    }
}

fn excerpt(text: &str) -> String {
    match text.char_indices().nth(24) {
        Some((cut, _)) => format!("{}…", part(text, ..cut)),
        None => text.into(),
    }
}
