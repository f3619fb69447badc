//! Reads the lines of a best-first search.

mod events;

use super::finding::Flaw;
use super::foreign_numbers::ForeignNumbers;
use crate::import::error::ImportProblem;
use crate::import::foreign_trace::MOST;
use crate::import::line_error::{LineError, TraceError, no_events};
use crate::import::nodes::Nodes;
use crate::import::trace_line::TraceLine;
use crate::import::trace_reader::{LineReader, TraceReader};
use crate::search::UnknownValue;
use crate::search::best_first::{Observer, Rules, Scale, playout_path};
use crate::trace::best_first::{EventKind, MAX_UPDATES, Phase, Recorder};
use crate::tree::names::Names;
use crate::tree::{GameTree, NodeId};

/// A best-first search that has been read.
#[derive(Debug)]
pub struct Imported {
    /// The tree.
    pub tree: GameTree,
    /// The events with their numbers, in its nodes.
    pub recorder: Recorder,
    /// The line of each event.
    pub lines: Vec<u32>,
    /// How it ends.
    pub outcome: Result<Option<NodeId>, UnknownValue>,
    /// The problem of the header, and its line.
    pub header: Option<(u32, Flaw)>,
    /// The first line at which the trace is no search, and the reason. The events end before it.
    pub broken: Option<(u32, Flaw)>,
}

/// The lines of a best-first search.
pub struct BestFirstReader {
    nodes: Nodes,
    rules: Rules,
    scale: Scale,
    numbers: ForeignNumbers,
    recorder: Recorder,
    lines: Vec<u32>,
    /// The nodes that the iteration has gone through.
    path: Vec<NodeId>,
    /// How far the iteration is. All that goes down is selection.
    phase: Phase,
    /// The choice that the end tells, once it has come.
    ended: Option<Option<NodeId>>,
    header: Option<(u32, Flaw)>,
}

/// The result of taking a line.
type LineResult<T = ()> = Result<T, LineError<Flaw>>;

/// A best-first search, while it is read.
pub type Importing = TraceReader<BestFirstReader>;

impl TraceReader<BestFirstReader> {
    /// The best-first search of a tree with these names, in so many bytes.
    pub fn best_first(tree: GameTree, names: Names, rules: Rules, bytes: usize) -> Importing {
        let reader = BestFirstReader {
            rules,
            scale: Scale::new(&tree, &rules),
            numbers: ForeignNumbers::new(&tree, &rules),
            nodes: Nodes::Given(tree, names),
            recorder: Recorder::with_own_numbers(),
            lines: Vec::new(),
            path: Vec::new(),
            phase: Phase::Backup,
            ended: None,
            header: None,
        };
        TraceReader::by(reader, bytes)
    }

    /// The search, once all of it has come.
    ///
    /// # Errors
    /// There are no events.
    pub fn grown(self) -> Result<Imported, TraceError> {
        let (line, broken, mut reader) = (self.last_line, self.broken, self.reader);
        if reader.lines.is_empty() {
            return Err(no_events(line));
        }
        let outcome = reader.outcome(broken.is_some());
        let (tree, _) = reader.nodes.finish().map_err(TraceError::Tree)?;
        Ok(Imported {
            tree,
            recorder: reader.recorder,
            lines: reader.lines,
            outcome,
            header: reader.header,
            broken,
        })
    }
}

impl LineReader for BestFirstReader {
    type Flaw = Flaw;

    fn line(&mut self, line: &TraceLine) -> LineResult {
        if line.is_header()? {
            let other = line.tree().is_some_and(|tree| self.nodes.is_other(tree));
            self.header = other.then_some((line.number, Flaw::OtherTree));
            return Ok(());
        }
        let kind = line.best_first_kind(self.rules.proves())?;
        let counts = [
            (self.lines.len(), MOST),
            (self.recorder.updates(), MAX_UPDATES),
        ];
        if let Some((_, limit)) = counts.into_iter().find(|(count, limit)| count >= limit) {
            let problem = ImportProblem::TraceTooLong { limit };
            return Err(line.refuse(0, problem).into());
        }
        self.take(kind, line)
    }

    fn most(&self) -> usize {
        self.nodes.len().max(self.lines.len())
    }
}

impl BestFirstReader {
    /// The node that the iteration has reached.
    fn open(&self) -> NodeId {
        self.path.last().copied().unwrap_or(0)
    }

    fn take(&mut self, kind: EventKind, line: &TraceLine) -> LineResult {
        if self.ended.is_some() {
            return Err(LineError::Flaw(Flaw::AfterEnd));
        }
        match kind {
            EventKind::Select => self.select(line),
            EventKind::Expand if self.rules.expands_all() => self.expand_all(line),
            EventKind::Expand => self.expand(line),
            EventKind::Playout => self.playout(line),
            EventKind::Evaluate => self.evaluate(line),
            EventKind::Update if self.rules.proves() => self.proof_update(line),
            EventKind::Update => self.update(line),
            EventKind::Finish => self.finish(line),
        }
    }

    /// Begins an iteration if the one before it is over by an event of this phase.
    fn begin(&mut self, phase: Phase) {
        let first = self.path.is_empty();
        let over = match self.rules.proves() {
            true => phase == Phase::Selection && self.phase > Phase::Selection,
            false => self.phase > Phase::Selection && phase <= self.phase && phase < Phase::Backup,
        };
        if first || over {
            self.choose();
            self.recorder.begin();
            self.path.clear();
            self.path.push(0);
        }
        self.phase = phase;
    }

    /// Notes the choice after an iteration.
    fn choose(&mut self) {
        if let (false, Some(tree)) = (self.path.is_empty(), self.nodes.tree()) {
            let choice = self.numbers.choice(tree, &self.rules, &self.scale);
            self.recorder.choose(choice);
        }
    }

    /// How the search ends: with a choice, or where it needs a value that nobody knows.
    fn outcome(&mut self, broken: bool) -> Result<Option<NodeId>, UnknownValue> {
        if let Some(ended @ Some(_)) = self.ended {
            return Ok(ended);
        }
        self.choose();
        let Some(tree) = self.nodes.tree() else {
            return Ok(None);
        };
        match self.unknown(tree) {
            Some(node) if self.ended.is_none() && !broken => Err(UnknownValue { node }),
            _ => Ok(self.numbers.choice(tree, &self.rules, &self.scale)),
        }
    }

    /// The node whose unknown value the iteration needs next, if its rules draw as ours do.
    fn unknown(&self, tree: &GameTree) -> Option<NodeId> {
        let open = self.open();
        let unknown = |&node: &NodeId| tree.value(node).is_none();
        if self.rules.proves() {
            let leaves = tree.children(open).filter(|&leaf| tree.is_leaf(leaf));
            let mut joined = leaves.filter(|&leaf| self.numbers.has_joined(leaf));
            return match tree.is_leaf(open) {
                true => Some(open).filter(unknown),
                false => joined.find(unknown),
            };
        }
        let iteration = self.recorder.iterations().saturating_sub(1);
        let path = playout_path(tree, &self.rules, iteration, open);
        let read = path.last().copied().unwrap_or(open);
        Some(read).filter(|read| self.phase == Phase::Selection && unknown(read))
    }
}
