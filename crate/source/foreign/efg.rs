//! The extensive form of Gambit, as far as it is a tree of values: two players, perfect information, and payoffs that add up
//! to zero. Player 1 is MAX. A node without a name has that of the move that leads to it.

use std::collections::{HashMap, HashSet};

use super::foreign_node::ForeignNode;
use super::problem::{ForeignError, ForeignProblem};
use super::scanner::{Word, WordKind, words};
use crate::source::notation::Problem;
use crate::tree::Mover;

/// How far from zero two payoffs may add up to: they are written in decimals.
const NEARLY: f64 = 1e-9;

pub(super) fn nodes(text: &str) -> Result<Vec<ForeignNode>, ForeignError> {
    let mut reader = EfgReader {
        text,
        words: words(text, false)?,
        at: 0,
        payoffs: HashMap::new(),
        sets: HashSet::new(),
        moves: Vec::new(),
    };
    reader.head()?;
    let mut nodes = Vec::new();
    while nodes.is_empty() || !reader.moves.is_empty() {
        nodes.push(reader.node()?);
        while reader.moves.last().is_some_and(Vec::is_empty) {
            reader.moves.pop();
        }
    }
    match reader.next() {
        Word {
            kind: WordKind::End,
            ..
        } => Ok(nodes),
        word => {
            let found = word.quote();
            Err(reader.fail(&word, Problem::Stray { found }))
        }
    }
}

/// A move: its name, and its probability where chance moves.
type EfgMove = (String, String);

struct EfgReader<'a> {
    text: &'a str,
    words: Vec<Word>,
    at: usize,
    /// The payoffs of outcomes by number.
    payoffs: HashMap<String, f64>,
    /// The information sets that there were, by player and number.
    sets: HashSet<(String, String)>,
    /// The moves that are left at the nodes above, the next one last.
    moves: Vec<Vec<EfgMove>>,
}

impl EfgReader<'_> {
    /// `EFG 2 R "title" { "player" "player" } "comment"`.
    fn head(&mut self) -> Result<(), ForeignError> {
        for word in ["EFG", "2", "R"] {
            let read = self.next();
            if read.kind != WordKind::Plain(word.into()) {
                return Err(self.unexpected(&read, "node"));
            }
        }
        self.quoted_text()?;
        let (begins, players) = (self.peek(), self.list()?);
        if players.len() != 2 {
            let found = players.len();
            return Err(self.unfit(&begins, ForeignProblem::NotTwoPlayers { found }));
        }
        self.maybe_quoted();
        Ok(())
    }

    fn node(&mut self) -> Result<ForeignNode, ForeignError> {
        let kind = self.next();
        let label = self.quoted_text()?;
        let depth = self.moves.len();
        let (played, weight) = self.moves.last_mut().and_then(Vec::pop).unwrap_or_default();
        let mut node = ForeignNode {
            depth,
            name: if label.is_empty() { played } else { label },
            weight,
            at: kind.at,
            ..ForeignNode::default()
        };
        match &kind.kind {
            WordKind::Plain(word) if word == "t" => node.value = self.outcome(true)?.to_string(),
            WordKind::Plain(word) if word == "p" || word == "c" => {
                let chance = word == "c";
                let player = match chance {
                    true => String::new(),
                    false => self.plain()?,
                };
                node.mover = Some(match player.as_str() {
                    "" => Mover::Chance,
                    "1" => Mover::Max,
                    _ => Mover::Min,
                });
                self.information_set(player)?;
                let words = self.list()?.into_iter();
                let mut moves: Vec<EfgMove> = match chance {
                    true => pairs(words),
                    false => words.map(|name| (name, String::new())).collect(),
                };
                moves.reverse();
                if moves.is_empty() {
                    let found = "{ }".into();
                    return Err(self.fail(&kind, Problem::EmptyList { found }));
                }
                self.moves.push(moves);
                self.outcome(false)?;
            }
            _ => return Err(self.unexpected(&kind, "node")),
        }
        Ok(node)
    }

    /// The information set of a node; there is no other node in it.
    fn information_set(&mut self, player: String) -> Result<(), ForeignError> {
        let word = self.peek();
        let number = self.plain()?;
        if !self.sets.insert((player, number.clone())) {
            return Err(self.unfit(&word, ForeignProblem::HiddenInformation { found: number }));
        }
        self.maybe_quoted();
        Ok(())
    }

    /// The payoff of an outcome for the first player. Only the end of a game has one.
    fn outcome(&mut self, end: bool) -> Result<f64, ForeignError> {
        let word = self.peek();
        let number = self.plain()?;
        self.maybe_quoted();
        if self.peek().kind == WordKind::Bracket('{') {
            let payoffs = self.list()?;
            let found = payoffs.join(", ");
            let numbers: Vec<f64> = payoffs.iter().filter_map(|one| fraction(one)).collect();
            let [first, second] = numbers[..] else {
                return Err(match payoffs.len() {
                    2 => self.fail(&word, Problem::BadNumber { found }),
                    found => self.unfit(&word, ForeignProblem::NotTwoPlayers { found }),
                });
            };
            if (first + second).abs() > NEARLY * (1.0 + first.abs()) {
                return Err(self.unfit(&word, ForeignProblem::NotZeroSum { found }));
            }
            self.payoffs.insert(number.clone(), first);
        }
        let payoff = self.payoffs.get(&number).copied().unwrap_or(0.0);
        if !end && payoff != 0.0 {
            return Err(self.unfit(&word, ForeignProblem::PayoffBeforeEnd));
        }
        Ok(payoff)
    }

    /// The words in braces.
    fn list(&mut self) -> Result<Vec<String>, ForeignError> {
        let open = self.next();
        if open.kind != WordKind::Bracket('{') {
            return Err(self.unexpected(&open, "node"));
        }
        let mut parts = Vec::new();
        loop {
            let word = self.next();
            match word.kind {
                WordKind::Bracket('}') => return Ok(parts),
                WordKind::Quoted(text) | WordKind::Plain(text) => parts.push(text),
                _ => return Err(self.unexpected(&word, "name")),
            }
        }
    }

    fn quoted_text(&mut self) -> Result<String, ForeignError> {
        let word = self.next();
        match word.kind {
            WordKind::Quoted(text) => Ok(text),
            _ => Err(self.unexpected(&word, "name")),
        }
    }

    fn maybe_quoted(&mut self) {
        if matches!(self.peek().kind, WordKind::Quoted(_)) {
            self.at += 1;
        }
    }

    fn plain(&mut self) -> Result<String, ForeignError> {
        let word = self.next();
        match word.kind {
            WordKind::Plain(text) => Ok(text),
            _ => Err(self.unexpected(&word, "value")),
        }
    }

    fn peek(&self) -> Word {
        let end = Word {
            kind: WordKind::End,
            at: self.text.len(),
        };
        self.words.get(self.at).cloned().unwrap_or(end)
    }

    fn next(&mut self) -> Word {
        let word = self.peek();
        self.at += 1;
        word
    }

    fn unexpected(&self, word: &Word, expected: &'static str) -> ForeignError {
        let found = word.quote();
        self.fail(word, Problem::Unexpected { found, expected })
    }

    fn unfit(&self, word: &Word, problem: ForeignProblem) -> ForeignError {
        ForeignError::at(self.text, word.at, problem)
    }

    fn fail(&self, word: &Word, problem: Problem) -> ForeignError {
        ForeignError::text(self.text, word.at, problem)
    }
}

/// Moves of chance, each before its probability.
fn pairs(mut words: impl Iterator<Item = String>) -> Vec<EfgMove> {
    std::iter::from_fn(|| Some((words.next()?, words.next().unwrap_or_default()))).collect()
}

/// A number, or a quotient of two.
fn fraction(word: &str) -> Option<f64> {
    let number = |text: &str| text.parse::<f64>().ok().filter(|number| number.is_finite());
    match word.split_once('/') {
        None => number(word),
        Some((above, below)) => Some(number(above)? / number(below)?).filter(|one| one.is_finite()),
    }
}
