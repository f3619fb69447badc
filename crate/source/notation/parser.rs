//! Parses lexemes into a tree, without recursion: a mebibyte of open brackets is an error, not a stack overflow.

use super::lexer::{Lexeme, LexemeKind, lexeme};
use super::name::mover;
use super::problem::{ParseError, Problem, position};
use crate::source::text::part;
use crate::tree::{GameTree, Limits, Mover, NodeId, Player, Sliced, TreeBuilder, TreeError};

/// Reads a tree. `root` moves first where the text does not name the first player.
pub fn parse(text: &str, root: Player) -> Result<GameTree, ParseError> {
    Ok(parse_to(text, root, ())?.0)
}

/// Reads a tree, and tells a listener where its nodes stand.
pub(super) fn parse_to<L: Listener>(
    text: &str,
    root: Player,
    listener: L,
) -> Result<(GameTree, L), ParseError> {
    let mut parser = Parser::begin(text, root, Limits::default(), listener)?;
    while !parser.advance(usize::MAX)? {}
    parser.finish()
}

/// Receives the places of the parts of each node, in preorder. The listener `()` costs nothing.
pub(super) trait Listener {
    /// A node; `open` is its bracket, if it has children.
    fn node(&mut self, player: Option<&Lexeme>, head: &Head, open: Option<&Lexeme>);
    /// The bracket that closes the node which was opened last and is not closed yet.
    fn close(&mut self, close: &Lexeme);
}

impl Listener for () {
    fn node(&mut self, _: Option<&Lexeme>, _: &Head, _: Option<&Lexeme>) {}
    fn close(&mut self, _: &Lexeme) {}
}

/// Reads a text, node by node.
pub struct Parsing {
    text: String,
    /// The state of the parser; `None` after an error and after the end.
    read: Option<ParserState<()>>,
}

impl Parsing {
    /// Reads the root.
    pub fn new(text: String, root: Player, limits: Limits) -> Result<Parsing, ParseError> {
        let read = Some(Parser::begin(&text, root, limits, ())?.read);
        Ok(Parsing { text, read })
    }

    /// The most nodes that the text can have: each except the root takes two bytes.
    pub(crate) fn most(&self) -> usize {
        self.text.len() / 2 + 1
    }
}

impl Sliced for Parsing {
    type Output = GameTree;
    type Error = ParseError;

    fn advance(&mut self, (): &(), nodes: usize) -> Result<Option<GameTree>, ParseError> {
        let Some(read) = self.read.take() else {
            return Ok(None);
        };
        let text = &self.text;
        let mut parser = Parser { text, read };
        if parser.advance(nodes)? {
            return parser.finish().map(|(tree, ())| Some(tree));
        }
        self.read = Some(parser.read);
        Ok(None)
    }

    /// The share of the text that has been read.
    fn share(&self, (): &()) -> f64 {
        let at = self.read.as_ref().map_or(0, |read| read.lexeme.span.start);
        at as f64 / self.text.len() as f64
    }
}

/// The lexemes before a bracket, or of a leaf.
#[derive(Default)]
pub(super) struct Head {
    pub weight: Option<Lexeme>,
    pub name: Option<Lexeme>,
    pub equals: Option<Lexeme>,
    pub value: Option<Lexeme>,
    /// `!` after the static value of an inner node.
    pub noise: Option<Lexeme>,
}

/// The state of the parser between two slices.
pub(super) struct ParserState<L> {
    /// The next lexeme.
    pub lexeme: Lexeme,
    pub tree: TreeBuilder,
    pub open: Vec<OpenBracket>,
    listener: L,
}

/// An open bracket.
#[derive(Clone)]
pub(super) struct OpenBracket {
    bracket: Lexeme,
    /// Whether chance moves at the node.
    pub chance: bool,
    /// Whether its first child has a probability, once it is read.
    pub weighed: Option<bool>,
}

pub(super) struct Parser<'a, L> {
    pub text: &'a str,
    pub read: ParserState<L>,
}

pub(super) type ParseResult<T> = Result<T, ParseError>;

impl<'a, L: Listener> Parser<'a, L> {
    fn begin(
        text: &'a str,
        root: Player,
        limits: Limits,
        listener: L,
    ) -> ParseResult<Parser<'a, L>> {
        let limit = limits.text;
        if text.len() > limit {
            let problem = Problem::TextTooLong { limit };
            return Err(ParseError::at(text, limit, problem));
        }
        let read = ParserState {
            lexeme: lexeme(text, 0),
            tree: TreeBuilder::new(root).at_most(limits.nodes),
            open: Vec::new(),
            listener,
        };
        let mut parser = Parser { text, read };
        if parser.read.lexeme.kind == LexemeKind::End {
            return Err(parser.fail(&parser.read.lexeme, Problem::EmptyText));
        }
        parser.node()?;
        Ok(parser)
    }

    /// Reads so many nodes and brackets, and returns whether the root is closed.
    fn advance(&mut self, nodes: usize) -> ParseResult<bool> {
        for _ in 0..nodes {
            let Some(open) = self.read.open.last().cloned() else {
                return Ok(true);
            };
            match self.read.lexeme.kind {
                LexemeKind::End => return Err(self.unclosed(&open.bracket)),
                LexemeKind::Close => self.close(&open.bracket)?,
                _ => self.node()?,
            }
        }
        Ok(false)
    }

    fn finish(self) -> ParseResult<(GameTree, L)> {
        let end = &self.read.lexeme;
        if end.kind != LexemeKind::End {
            let found = self.word(end);
            return Err(self.fail(end, Problem::Stray { found }));
        }
        let (text, end) = (self.text, end.span.start);
        let tree = self.read.tree.finish();
        let tree = tree.map_err(|e| ParseError::at(text, end, Problem::Tree(e)))?;
        Ok((tree, self.read.listener))
    }

    /// A leaf, or a bracket and its head. The inside of the bracket is left to `advance`.
    fn node(&mut self) -> ParseResult<()> {
        let weight = self.weight()?;
        let start = self.read.lexeme.clone();
        let player = self.player()?;
        let mut head = self.head()?;
        head.weight = weight;
        let content = [&head.noise, &head.value, &head.name];
        let content = content.into_iter().flatten().next();
        let belongs = content.is_none_or(|lexeme| lexeme.touches(&self.read.lexeme));
        let opens = self.read.lexeme.kind == LexemeKind::Open && belongs;
        let bracket = opens.then(|| self.take());
        let node = match (&bracket, player) {
            (Some(bracket), _) => self.open(bracket, player, &head)?,
            (None, None) => self.leaf(&head)?,
            (None, Some(_)) => {
                let found = self.word(&start);
                return Err(self.fail(&start, Problem::PlayerWithoutBracket { found }));
            }
        };
        // The name of a leaf without a value is its symbol.
        let label = head.name.as_ref().filter(|_| opens || head.value.is_some());
        if let Some(label) = label {
            let label = self.name(label)?;
            self.read.tree.set_label(node, &label);
        }
        let mark = player.map(|_| &start);
        self.read.listener.node(mark, &head, bracket.as_ref());
        Ok(())
    }

    fn player(&mut self) -> ParseResult<Option<Mover>> {
        let player = self.player_here();
        if player.is_some() {
            let first = self.take();
            // A second one is no label: printed where the turn passes, it would read as the player.
            if self.player_here().is_some() {
                let found = self.word(&first);
                return Err(self.fail(&first, Problem::PlayerWithoutBracket { found }));
            }
        }
        Ok(player)
    }

    fn player_here(&self) -> Option<Mover> {
        if self.read.lexeme.kind == LexemeKind::Chance {
            return Some(Mover::Chance);
        }
        let word =
            (self.read.lexeme.kind == LexemeKind::Word).then(|| self.slice(&self.read.lexeme));
        word.and_then(mover)
    }

    fn head(&mut self) -> ParseResult<Head> {
        let mut head = Head::default();
        match self.read.lexeme.kind {
            LexemeKind::Word | LexemeKind::Quoted => {
                let name = self.take();
                if self.read.lexeme.kind == LexemeKind::Equals && name.touches(&self.read.lexeme) {
                    head.equals = Some(self.take());
                    head.value = Some(self.value()?);
                }
                head.name = Some(name);
            }
            LexemeKind::Equals => {
                let equals = self.take();
                let value = self.value()?;
                let follows = matches!(self.read.lexeme.kind, LexemeKind::Open | LexemeKind::Noise);
                if !follows || !value.touches(&self.read.lexeme) {
                    let found = self.word(&equals);
                    let expected = "name";
                    return Err(self.fail(&equals, Problem::Unexpected { found, expected }));
                }
                head.equals = Some(equals);
                head.value = Some(value);
            }
            LexemeKind::Bounded => head.value = Some(self.take()),
            LexemeKind::Number => {
                let value = self.take();
                if self.read.lexeme.kind == LexemeKind::Open && value.touches(&self.read.lexeme) {
                    let found = self.word(&value);
                    return Err(self.fail(&value, Problem::NumberBeforeBracket { found }));
                }
                head.value = Some(value);
            }
            LexemeKind::Open => {}
            _ => return Err(self.unexpected("node")),
        }
        head.noise = self.noise(&head);
        Ok(head)
    }

    /// The mark of a noisy node, between its static value and its bracket.
    fn noise(&mut self, head: &Head) -> Option<Lexeme> {
        let (mark, value) = (&self.read.lexeme, head.value.as_ref()?);
        let next = lexeme(self.text, mark.span.end);
        let marks = mark.kind == LexemeKind::Noise && head.equals.is_some() && value.touches(mark);
        (marks && next.kind == LexemeKind::Open && mark.touches(&next)).then(|| self.take())
    }

    /// The value after `=` or `:`.
    fn value(&mut self) -> ParseResult<Lexeme> {
        match self.read.lexeme.kind {
            LexemeKind::Word | LexemeKind::Quoted | LexemeKind::Number | LexemeKind::Bounded => {
                Ok(self.take())
            }
            _ => Err(self.unexpected("value")),
        }
    }

    fn open(
        &mut self,
        bracket: &Lexeme,
        player: Option<Mover>,
        head: &Head,
    ) -> ParseResult<NodeId> {
        let node = match player {
            Some(Mover::Chance) => self.read.tree.open_chance(),
            Some(Mover::Max) => self.read.tree.open(Some(Player::Max)),
            Some(Mover::Min) => self.read.tree.open(Some(Player::Min)),
            None => self.read.tree.open(None),
        };
        let node = node.map_err(|e| self.fail(bracket, Problem::Tree(e)))?;
        if let Some(value) = &head.value {
            let value = self.number(value)?;
            self.read.tree.set_value(node, value);
        }
        if let Some(noise) = &head.noise {
            if matches!(player, Some(Mover::Chance)) {
                return Err(self.fail(noise, Problem::StrayNoise));
            }
            self.read.tree.set_noisy(node);
        }
        self.read.open.push(OpenBracket {
            bracket: bracket.clone(),
            chance: matches!(player, Some(Mover::Chance)),
            weighed: None,
        });
        Ok(node)
    }

    fn leaf(&mut self, head: &Head) -> ParseResult<NodeId> {
        let Some(content) = head.value.as_ref().or(head.name.as_ref()) else {
            return Err(self.unexpected("node"));
        };
        let separated = matches!(
            self.read.lexeme.kind,
            LexemeKind::Open | LexemeKind::Close | LexemeKind::End
        );
        if !separated && content.touches(&self.read.lexeme) {
            return Err(self.unexpected("space"));
        }
        let known = content.kind == LexemeKind::Number;
        let value = known.then(|| self.number(content)).transpose()?;
        let node = self.read.tree.leaf(value);
        let node = node.map_err(|e| self.fail(content, Problem::Tree(e)))?;
        if !known {
            let symbol = self.symbol(content)?;
            self.read.tree.set_symbol(node, &symbol);
        }
        Ok(node)
    }

    fn close(&mut self, open: &Lexeme) -> ParseResult<()> {
        let close = self.take();
        let expected = closer(self.slice(open));
        if self.slice(&close) != expected {
            let (open_line, open_column) = position(self.text, open.span.start);
            let problem = Problem::Mismatched {
                found: self.word(&close),
                expected: expected.into(),
                open_line,
                open_column,
            };
            return Err(self.fail(&close, problem));
        }
        self.read.listener.close(&close);
        self.read.open.pop();
        self.read.tree.close().map_err(|error| match error {
            TreeError::WeightsSum { .. } => self.fail(open, Problem::Tree(error)),
            _ => {
                let found = format!("{}{expected}", self.slice(open));
                self.fail(open, Problem::EmptyList { found })
            }
        })
    }

    pub(super) fn take(&mut self) -> Lexeme {
        let next = lexeme(self.text, self.read.lexeme.span.end);
        std::mem::replace(&mut self.read.lexeme, next)
    }

    pub(super) fn slice(&self, lexeme: &Lexeme) -> &'a str {
        part(self.text, lexeme.span.clone())
    }
}

pub(super) fn closer(open: &str) -> &'static str {
    match open {
        "(" => ")",
        "[" => "]",
        _ => "}",
    }
}
