//! Probabilities before the children of chance nodes.

use super::lexer::{Lexeme, LexemeKind, lexeme};
use super::parser::{Listener, ParseResult, Parser};
use super::problem::Problem;
use super::typography::{is_slash, typed_characters};
use crate::tree::chance::Weight;

impl<L: Listener> Parser<'_, L> {
    /// The probability of a child of a chance node, with the `:` after it.
    pub(super) fn weight(&mut self) -> ParseResult<Option<Lexeme>> {
        let first = self.read.lexeme.clone();
        let numeric = first.kind == LexemeKind::Number || self.vulgar_fraction(&first).is_some();
        let next = lexeme(self.text, first.span.end);
        let written = numeric && first.touches(&next) && self.slice(&next) == ":";
        let Some(open) = self.read.open.last_mut().filter(|open| open.chance) else {
            return match written {
                true => {
                    let found = self.word(&first);
                    Err(self.fail(&first, Problem::WeightWithoutChance { found }))
                }
                false => Ok(None),
            };
        };
        if *open.weighed.get_or_insert(written) != written {
            let found = self.word(&first);
            let problem = Problem::WeightMissing {
                found,
                weighed: written,
            };
            return Err(self.fail(&first, problem));
        }
        if !written {
            return Ok(None);
        }
        let slice = self.slice(&first);
        let text = match self.vulgar_fraction(&first) {
            Some(fraction) => fraction.into(),
            None => slice.replace(is_slash, "/"),
        };
        let weight = Weight::read(&text);
        let weight = weight.ok_or_else(|| {
            let found = self.word(&first);
            self.fail(&first, Problem::BadWeight { found })
        })?;
        self.read.tree.weigh(weight);
        self.take();
        self.take();
        Ok(Some(first))
    }

    /// The fraction that a single character stands for.
    fn vulgar_fraction(&self, lexeme: &Lexeme) -> Option<&'static str> {
        let mut slice = self.slice(lexeme).chars();
        let typed = typed_characters(slice.next()?)?;
        (typed.contains('/') && slice.next().is_none()).then_some(typed)
    }
}
