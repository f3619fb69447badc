//! Where the parts of each node stand in a text.

use std::ops::Range;

use super::lexer::Lexeme;
use super::parser::{Head, Listener, parse_to};
use super::problem::ParseError;
use crate::tree::{GameTree, Player};

/// The bytes of the parts of a node: a part that the text does not have is `None`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spans {
    /// The probability, without the `:` after it.
    pub weight: Option<Range<usize>>,
    /// `MAX`, `MIN`, `CHANCE` or `?`.
    pub player: Option<Range<usize>>,
    /// The name.
    pub name: Option<Range<usize>>,
    /// The sign before the value: `=` or `:`.
    pub equals: Option<Range<usize>>,
    /// The number or symbol of a leaf, or the static value of an inner node with the `!` after it.
    pub value: Option<Range<usize>>,
    /// The brackets of an inner node.
    pub brackets: Option<[Range<usize>; 2]>,
}

impl Spans {
    /// All of the node, with its probability and the inside of its brackets.
    pub fn span(&self) -> Range<usize> {
        let body = self.body();
        let start = self.weight.as_ref().map_or(body.start, |part| part.start);
        start..body.end
    }

    /// The same without the probability.
    pub fn body(&self) -> Range<usize> {
        let brackets = self.brackets.clone();
        let [open, close] = brackets.map_or([None, None], |brackets| brackets.map(Some));
        let first = [&self.player, &self.name, &self.equals, &self.value, &open];
        let last = [&close, &self.value];
        let start = first.into_iter().flatten().next();
        let end = last.into_iter().flatten().next();
        start.map_or(0, |part| part.start)..end.map_or(0, |part| part.end)
    }
}

/// Reads a tree, and where each of its nodes stands, in preorder.
///
/// # Errors
/// As [`parse`](super::parse).
pub fn spans(text: &str, root: Player) -> Result<(GameTree, Vec<Spans>), ParseError> {
    let (tree, collector) = parse_to(text, root, Collector::default())?;
    Ok((tree, collector.nodes))
}

/// Collects where nodes stand.
#[derive(Default)]
struct Collector {
    nodes: Vec<Spans>,
    open: Vec<usize>,
}

impl Listener for Collector {
    fn node(&mut self, player: Option<&Lexeme>, head: &Head, open: Option<&Lexeme>) {
        let span = |lexeme: &Lexeme| lexeme.span.clone();
        let [mut name, mut value] = [&head.name, &head.value].map(|part| part.as_ref().map(span));
        if let Some(open) = open {
            self.open.push(self.nodes.len());
            self.nodes.push(Spans {
                brackets: Some([span(open), span(open)]),
                ..Spans::default()
            });
        } else {
            // A word alone is a symbol, not a name.
            if value.is_none() {
                value = name.take();
            }
            self.nodes.push(Spans::default());
        }
        if let Some(node) = self.nodes.last_mut() {
            node.weight = head.weight.as_ref().map(span);
            node.player = player.map(span);
            node.name = name;
            node.equals = head.equals.as_ref().map(span);
            node.value = value.map(|value| {
                let noise = head.noise.as_ref();
                value.start..noise.map_or(value.end, |noise| noise.span.end)
            });
        }
    }

    fn close(&mut self, close: &Lexeme) {
        let node = self.open.pop().and_then(|node| self.nodes.get_mut(node));
        if let Some([_, end]) = node.and_then(|node| node.brackets.as_mut()) {
            *end = close.span.clone();
        }
    }
}
