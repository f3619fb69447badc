//! Reads the lines of a best-first search.

use super::fields as own;
use super::finding::What;
use super::state::State;
use crate::import::error::{ImportError, ImportProblem};
use crate::import::feed::{Feed, Reads};
use crate::import::fields::{self, written};
use crate::import::foreign_trace::MOST;
use crate::import::json::{self, Field};
use crate::import::nodes::Nodes;
use crate::import::refusal::{Refusal, placed};
use crate::search::UnknownValue;
use crate::search::best_first::{BestFirst, Numbers, Observer, Playout, Rules, Scale, way};
use crate::trace::best_first::{Found, Kind, MAX_UPDATES, Recorder};
use crate::tree::names::Names;
use crate::tree::{GameTree, NodeId};

/// A best-first search that has been read.
#[derive(Debug)]
pub struct Grown {
    /// The tree.
    pub tree: GameTree,
    /// The events with their numbers, in its nodes.
    pub recorder: Recorder,
    /// The line of each event.
    pub lines: Vec<u32>,
    /// How it ends.
    pub outcome: Result<Option<NodeId>, UnknownValue>,
    /// The problem of the header, and its line.
    pub header: Option<(u32, What)>,
    /// The first line at which the trace is no search, and the reason. The events end before it.
    pub broken: Option<(u32, What)>,
}

/// The lines of a best-first search.
pub struct Reading {
    nodes: Nodes,
    rules: Rules,
    scale: Scale,
    state: State,
    recorder: Recorder,
    lines: Vec<u32>,
    /// The nodes that the iteration has gone through.
    path: Vec<NodeId>,
    part: Part,
    /// The choice that the end tells, once it has come.
    ended: Option<Option<NodeId>>,
    header: Option<(u32, What)>,
    broken: Option<(u32, What)>,
}

/// How far an iteration is.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Part {
    Down,
    Found,
    Up,
}

/// A line whose fields are known.
struct Line<'a, 'b> {
    text: &'a str,
    number: u32,
    fields: &'b [Field<'a>],
}

impl<'a, 'b> Line<'a, 'b> {
    /// The result of reading a field.
    fn checked<T>(&self, read: fields::Checked<T>) -> Result<T, Refusal> {
        read.map_err(|problem| placed(self.text, self.number, problem))
    }

    fn node(&self, name: &'static str) -> Result<&'b Field<'a>, Refusal> {
        self.checked(fields::reference(self.fields, name))
    }

    /// The same if the line has it.
    fn some_node(&self, name: &'static str) -> Result<Option<&'b Field<'a>>, Refusal> {
        match json::field(self.fields, name) {
            None => Ok(None),
            Some(_) => self.node(name).map(Some),
        }
    }
}

/// A best-first search, while it is read.
pub type Importing = Feed<Reading>;

impl Feed<Reading> {
    /// The best-first search of a tree with these names, in so many bytes.
    pub fn best_first(tree: GameTree, names: Names, rules: Rules, bytes: usize) -> Importing {
        let reading = Reading {
            rules,
            scale: Scale::new(&tree, &rules),
            state: State::new(&tree, &rules),
            nodes: Nodes::of(tree, names),
            recorder: Recorder::told(),
            lines: Vec::new(),
            path: Vec::new(),
            part: Part::Up,
            ended: None,
            header: None,
            broken: None,
        };
        Feed::by(reading, bytes)
    }

    /// The search, once all of it has come.
    ///
    /// # Errors
    /// There are no events.
    pub fn grown(self) -> Result<Grown, Refusal> {
        let line = self.said();
        let mut reading = self.reading;
        if reading.lines.is_empty() {
            let line = reading.broken.as_ref().map_or(line, |&(line, _)| line);
            return Err(Refusal::Import(ImportError {
                problem: ImportProblem::TraceEmpty,
                line: line.max(1),
                column: 1,
            }));
        }
        let outcome = reading.outcome();
        let (tree, _) = reading.nodes.finish().map_err(Refusal::Tree)?;
        Ok(Grown {
            tree,
            recorder: reading.recorder,
            lines: reading.lines,
            outcome,
            header: reading.header,
            broken: reading.broken,
        })
    }
}

impl Reads for Reading {
    fn line(&mut self, text: &str, number: u32) -> Result<(), Refusal> {
        let refuse = |problem| placed(text, number, problem);
        let (fields, header) = fields::of_line(text).map_err(refuse)?;
        if header {
            let other = fields::tree(&fields).is_some_and(|tree| self.nodes.is_other(tree));
            self.header = other.then_some((number, What::OtherTree));
            return Ok(());
        }
        let kind = own::event(&fields, self.proves()).map_err(refuse)?;
        let limit = match (
            self.lines.len() >= MOST,
            self.recorder.updates() >= MAX_UPDATES,
        ) {
            (true, _) => Some(MOST),
            (_, true) => Some(MAX_UPDATES),
            _ => None,
        };
        if let Some(limit) = limit {
            return Err(refuse((0, ImportProblem::TraceTooLong { limit })));
        }
        let line = Line {
            text,
            number,
            fields: &fields,
        };
        if let Some(what) = self.take(kind, &line)? {
            self.broken = Some((number, what));
        }
        Ok(())
    }

    fn is_broken(&self) -> bool {
        self.broken.is_some()
    }

    fn most(&self) -> usize {
        self.nodes.len().max(self.lines.len())
    }
}

impl Reading {
    fn proves(&self) -> bool {
        self.rules.algorithm == BestFirst::ProofNumbers
    }

    /// The node that the iteration has reached.
    fn open(&self) -> NodeId {
        self.path.last().copied().unwrap_or(0)
    }

    /// Takes an event; the reason why the trace is no search, if it is none.
    fn take(&mut self, kind: Kind, line: &Line) -> Result<Option<What>, Refusal> {
        if self.ended.is_some() {
            return Ok(Some(What::AfterEnd));
        }
        match kind {
            Kind::Select => self.select(line),
            Kind::Expand if self.rules.expands_all() => self.expand_all(line),
            Kind::Expand => self.expand(line),
            Kind::Playout => self.playout(line),
            Kind::Evaluate => self.evaluate(line),
            Kind::Update if self.proves() => self.number(line),
            Kind::Update => self.update(line),
            Kind::Finish => self.finish(line),
        }
    }

    /// Begins an iteration if the one before it is over by an event of this part.
    fn begin(&mut self, part: Part) {
        let first = self.path.is_empty();
        let over = match self.proves() {
            true => part == Part::Down && self.part > Part::Down,
            false => self.part > Part::Down && part <= self.part && part < Part::Up,
        };
        if first || over {
            self.choose();
            self.recorder.begin();
            self.path.clear();
            self.path.push(0);
        }
        self.part = part;
    }

    /// Notes the choice after an iteration.
    fn choose(&mut self) {
        if let (false, Some(tree)) = (self.path.is_empty(), self.nodes.tree()) {
            let choice = self.state.choice(tree, &self.rules, &self.scale);
            self.recorder.choose(choice);
        }
    }

    /// A child of the node that the iteration has reached. Where a line tells it as `child`, its `node` is the parent.
    fn child(&self, line: &Line) -> Result<Result<NodeId, What>, Refusal> {
        let open = self.open();
        let told = line.some_node("child")?;
        let node = match told {
            Some(_) => line.some_node("node")?,
            None => Some(line.node("node")?),
        };
        if let (Some(_), Some(node)) = (told, node)
            && !self.nodes.is(open, &node.value)
        {
            return Ok(Err(self.stray(node, |found| What::NotHere { found, open })));
        }
        let Some(field) = told.or(node) else {
            return Ok(Err(What::Ends { node: open }));
        };
        let child = self.nodes.known(open, &field.value);
        Ok(child.ok_or_else(|| self.stray(field, |found| What::NoChild { found, open })))
    }

    /// Why a node that is told does not fit: there may be no such node at all.
    fn stray(&self, field: &Field, otherwise: impl FnOnce(String) -> What) -> What {
        let found = written(&field.value);
        match self.nodes.has(&field.value) {
            true => otherwise(found),
            false => What::NotThere { found },
        }
    }

    fn select(&mut self, line: &Line) -> Result<Option<What>, Refusal> {
        let score = line.checked(fields::read(line.fields, "score"))?;
        self.begin(Part::Down);
        let child = match self.child(line)? {
            Ok(child) => child,
            Err(what) => return Ok(Some(what)),
        };
        if !self.state.joined(child) {
            return Ok(Some(What::NotGrown { node: child }));
        }
        self.path.push(child);
        self.recorder.select(child);
        self.note(line);
        if let Some(score) = score {
            let step = self.recorder.steps();
            self.recorder.saying().scores.push((step, score));
        }
        Ok(None)
    }

    fn expand(&mut self, line: &Line) -> Result<Option<What>, Refusal> {
        self.begin(Part::Down);
        let child = match self.child(line)? {
            Ok(child) => child,
            Err(what) => return Ok(Some(what)),
        };
        if self.state.joined(child) {
            return Ok(Some(What::JoinsAgain { node: child }));
        }
        self.state.join(child);
        self.path.push(child);
        self.recorder.expand(child);
        self.note(line);
        Ok(None)
    }

    /// All children of the node that the iteration has reached join the tree.
    fn expand_all(&mut self, line: &Line) -> Result<Option<What>, Refusal> {
        let field = line.node("node")?;
        if !self.proves() || self.path.is_empty() {
            self.begin(Part::Down);
        }
        let open = self.open();
        if !self.nodes.is(open, &field.value) {
            let what = self.stray(field, |found| What::NotHere { found, open });
            return Ok(Some(what));
        }
        let Some(tree) = self.nodes.tree().filter(|tree| !tree.is_leaf(open)) else {
            return Ok(Some(What::NoChildren { node: open }));
        };
        if self.state.joined(open + 1) {
            return Ok(Some(What::JoinsAgain { node: open + 1 }));
        }
        for child in tree.children(open) {
            self.state.join(child);
        }
        self.recorder.expand(open + 1);
        self.note(line);
        Ok(None)
    }

    fn playout(&mut self, line: &Line) -> Result<Option<What>, Refusal> {
        let field = line.node("node")?;
        let leaf = match self.rules.playout {
            Playout::Value => line.some_node("leaf")?,
            _ => Some(line.node("leaf")?),
        };
        self.begin(Part::Found);
        let open = self.open();
        if !self.nodes.is(open, &field.value) {
            let what = self.stray(field, |found| What::NotHere { found, open });
            return Ok(Some(what));
        }
        let leaf = match leaf {
            None => open,
            Some(leaf) => match self.nodes.below(open, &leaf.value) {
                Some(leaf) => leaf,
                None => {
                    let what = self.stray(leaf, |found| What::NotBelow { found, open });
                    return Ok(Some(what));
                }
            },
        };
        // A playout from a leaf makes no move.
        match self.nodes.tree().is_some_and(|tree| tree.is_leaf(open)) {
            true => self.recorder.evaluate(open),
            false => self.recorder.playout(open),
        }
        self.found(line, leaf)
    }

    /// Of proof numbers a leaf among the children of the node that is expanded may be evaluated, too.
    fn evaluate(&mut self, line: &Line) -> Result<Option<What>, Refusal> {
        let field = line.node("node")?;
        if !self.proves() || self.path.is_empty() {
            self.begin(Part::Found);
        }
        self.part = Part::Found;
        let open = self.open();
        match self.mine(field) {
            Some(node) => {
                self.recorder.evaluate(node);
                self.found(line, node)
            }
            None => Ok(Some(
                self.stray(field, |found| What::NotHere { found, open }),
            )),
        }
    }

    /// The node that the iteration has reached, or, of proof numbers, a leaf among its children.
    fn mine(&self, field: &Field) -> Option<NodeId> {
        let open = self.open();
        if self.nodes.is(open, &field.value) {
            return Some(open);
        }
        let child = self.nodes.known(open, &field.value)?;
        let leaf = self.nodes.tree().is_some_and(|tree| tree.is_leaf(child));
        (self.proves() && leaf && self.state.joined(child)).then_some(child)
    }

    /// Takes the value and the reward of a leaf.
    fn found(&mut self, line: &Line, leaf: NodeId) -> Result<Option<What>, Refusal> {
        let value = line.checked(own::finite(line.fields, "value"))?;
        let reward = line.checked(own::finite(line.fields, "reward"))?;
        if let Some(value) = value
            && !self.nodes.differs(leaf, value)
        {
            self.nodes.value(leaf, value);
        }
        self.note(line);
        let step = self.recorder.steps();
        self.recorder.saying().found.push(Found {
            step,
            leaf,
            value,
            reward,
        });
        Ok(None)
    }

    fn update(&mut self, line: &Line) -> Result<Option<What>, Refusal> {
        let field = line.node("node")?;
        let visits = line.checked(own::whole(line.fields, "visits"))?;
        let total = line.checked(own::total(line.fields))?;
        let proved = line.checked(own::finite(line.fields, "proved"))?;
        self.begin(Part::Up);
        let open = self.open();
        let Some(node) = self.nodes.among(&self.path, &field.value) else {
            let what = self.stray(field, |found| What::OffPath { found, open });
            return Ok(Some(what));
        };
        if let Some(value) = proved.filter(|_| self.state.proved(node).is_none()) {
            self.recorder.prove(node, value);
            self.state.prove(node, value);
        }
        self.state.count(node, visits, total);
        self.recorder.update(node, Numbers::Total(total));
        self.recorder.saying().visits.push(visits);
        self.note(line);
        Ok(None)
    }

    /// An update of proof numbers.
    fn number(&mut self, line: &Line) -> Result<Option<What>, Refusal> {
        let field = line.node("node")?;
        let proof = line.checked(own::proof(line.fields))?;
        if self.path.is_empty() {
            self.begin(Part::Up);
        }
        self.part = Part::Up;
        let open = self.open();
        let on_path = self.nodes.among(&self.path, &field.value);
        let Some(node) = on_path.or_else(|| self.mine(field)) else {
            let what = self.stray(field, |found| What::OffPath { found, open });
            return Ok(Some(what));
        };
        self.state.number(node, proof);
        self.recorder.update(node, Numbers::Proof(proof));
        self.note(line);
        Ok(None)
    }

    fn finish(&mut self, line: &Line) -> Result<Option<What>, Refusal> {
        let told = line.some_node("child")?;
        let child = match told {
            None => None,
            Some(field) => match self.nodes.known(0, &field.value) {
                Some(child) => Some(child),
                None => {
                    let what = self.stray(field, |found| What::NoChild { found, open: 0 });
                    return Ok(Some(what));
                }
            },
        };
        self.choose();
        self.ended = Some(child);
        self.recorder.finish(child);
        self.note(line);
        self.recorder.choose(child);
        Ok(None)
    }

    /// Notes the line of the event that was added last.
    fn note(&mut self, line: &Line) {
        self.lines.push(line.number);
    }

    /// How the search ends: with a choice, or where it needs a value that nobody knows.
    fn outcome(&mut self) -> Result<Option<NodeId>, UnknownValue> {
        if let Some(told @ Some(_)) = self.ended {
            return Ok(told);
        }
        self.choose();
        let Some(tree) = self.nodes.tree() else {
            return Ok(None);
        };
        match self.unknown(tree) {
            Some(node) if self.ended.is_none() && self.broken.is_none() => {
                Err(UnknownValue { node })
            }
            _ => Ok(self.state.choice(tree, &self.rules, &self.scale)),
        }
    }

    /// The node whose unknown value the iteration needs next, if its rules draw as ours do.
    fn unknown(&self, tree: &GameTree) -> Option<NodeId> {
        let open = self.open();
        let unknown = |&node: &NodeId| tree.value(node).is_none();
        if self.proves() {
            let leaves = tree.children(open).filter(|&leaf| tree.is_leaf(leaf));
            let mut joined = leaves.filter(|&leaf| self.state.joined(leaf));
            return match tree.is_leaf(open) {
                true => Some(open).filter(unknown),
                false => joined.find(unknown),
            };
        }
        let iteration = self.recorder.iterations().saturating_sub(1);
        let way = way(tree, &self.rules, iteration, open);
        let read = way.last().copied().unwrap_or(open);
        Some(read).filter(|read| self.part == Part::Down && unknown(read))
    }
}
