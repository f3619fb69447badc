//! Reads the lines of a search that is made of calls.

use super::error::ImportProblem;
use super::finding::Flaw;
use super::foreign_trace::{ForeignEvent, ForeignKind, ForeignTrace, MOST};
use super::json::Json;
use super::line_error::{LineError, TraceError, no_events};
use super::line_notes::LineNotes;
use super::nodes::Nodes;
use super::trace_line::{TraceLine, node_excerpt};
use super::trace_reader::{LineReader, TraceReader};
use crate::trace::CallId;
use crate::tree::View;
use crate::tree::names::Names;
use crate::tree::{GameTree, Limits, NodeId, Player};

/// A trace that has been read.
#[derive(Debug)]
pub struct Imported {
    /// The tree: the one that was given, or the visited nodes.
    pub tree: GameTree,
    /// The events, by the nodes of that tree.
    pub trace: ForeignTrace,
    /// The view of its values, as far as anybody has said.
    pub view: View,
    /// Whether the tree is made of the visited nodes.
    pub visited: bool,
    /// The first line at which the trace is no search, and the reason. The events end before it.
    pub broken: Option<(u32, Flaw)>,
}

/// The lines of a search that is made of calls.
pub struct CallReader {
    nodes: Nodes,
    view: View,
    trace: ForeignTrace,
    /// The open calls, the root's first.
    open: Vec<ParsedCall>,
    /// The number of calls.
    calls: u32,
    ended: bool,
}

#[derive(Clone, Copy)]
struct ParsedCall {
    node: NodeId,
    call: CallId,
    cut: bool,
    /// Whether it has neither called anything nor been given a value yet.
    fresh: bool,
    /// The child that it searched last.
    left: Option<NodeId>,
}

/// A search that is made of calls, while it is read.
pub type Importing = TraceReader<CallReader>;

impl TraceReader<CallReader> {
    /// A trace of so many bytes, of a tree with these names.
    pub fn of(tree: GameTree, names: Names, view: View, bytes: usize) -> Importing {
        TraceReader::by(CallReader::new(Nodes::Given(tree, names), view), bytes)
    }

    /// A trace without a tree, in which `root` moves first where it does not say so.
    pub fn visited(root: Player, limits: Limits, view: View, bytes: usize) -> Importing {
        TraceReader::by(CallReader::new(Nodes::visited(root, limits), view), bytes)
    }

    /// The trace, once all of it has come.
    pub fn finish(self) -> Result<Imported, TraceError> {
        let (line, mut broken) = (self.last_line, self.broken);
        let CallReader {
            nodes,
            view,
            mut trace,
            open,
            ..
        } = self.reader;
        if trace.is_empty() {
            return Err(no_events(line));
        }
        if let (None, Some(last)) = (&broken, open.last()) {
            broken = Some((line, Flaw::StillOpen { open: last.node }));
        }
        trace.notes.close();
        let (tree, new) = nodes.finish().map_err(TraceError::Tree)?;
        let visited = new.is_some();
        if let Some(new) = new {
            trace.renumber(&new);
            if let Some((_, flaw)) = &mut broken {
                flaw.renumber(&new);
            }
        }
        Ok(Imported {
            tree,
            trace,
            view,
            visited,
            broken,
        })
    }
}

impl LineReader for CallReader {
    type Flaw = Flaw;

    fn line(&mut self, line: &TraceLine) -> Result<(), LineError<Flaw>> {
        if line.is_header()? {
            let other = line.tree().is_some_and(|tree| self.nodes.is_other(tree));
            self.trace.header = other.then_some((line.number, Flaw::OtherTree));
            return Ok(());
        }
        let Some(kind) = line.kind()? else {
            return Ok(());
        };
        let event = line.event(kind)?;
        if self.trace.len() >= MOST {
            let problem = ImportProblem::TraceTooLong { limit: MOST };
            return Err(line.refuse(0, problem).into());
        }
        if let ForeignKind::Pass | ForeignKind::Finish | ForeignKind::Verdict = kind {
            return self.between(line, event);
        }
        let node = line.node("node")?;
        if kind == ForeignKind::Enter {
            let player = line.player()?;
            let limit = line.lenient_number("limit");
            if limit.is_some() && self.open.is_empty() {
                self.pass(limit, event);
            }
            return self.enter(node, player, event, line.notes()?);
        }
        let child = match kind {
            ForeignKind::Compare => line.some_node("child")?,
            _ => None,
        };
        self.own(node, child, event, line.notes()?)
    }

    fn most(&self) -> usize {
        self.nodes.len().max(self.trace.len())
    }
}

impl CallReader {
    fn new(nodes: Nodes, view: View) -> CallReader {
        CallReader {
            nodes,
            view,
            trace: ForeignTrace::default(),
            open: Vec::new(),
            calls: 0,
            ended: false,
        }
    }

    fn enter(
        &mut self,
        reference: &Json,
        player: Option<Player>,
        event: ForeignEvent,
        notes: LineNotes,
    ) -> Result<(), LineError<Flaw>> {
        if self.ended {
            return Err(LineError::Flaw(Flaw::AfterEnd));
        }
        let open = self.open.last().copied();
        let text = || node_excerpt(reference);
        if let Some(open) = open.filter(|open| open.cut) {
            let (found, open) = (text(), open.node);
            return Err(LineError::Flaw(Flaw::AfterCutoff { found, open }));
        }
        let caller = open.map(|open| open.node);
        let after = open.and_then(|open| open.left);
        let child = self.nodes.child(caller, after, reference, player);
        let Some(node) = child.map_err(TraceError::Tree)? else {
            let (found, has_node) = (text(), self.nodes.has(reference));
            return Err(LineError::Flaw(match caller {
                _ if !has_node => Flaw::NotThere { found },
                None => Flaw::NotTheRoot { found },
                Some(open) => Flaw::NotAChild { found, open },
            }));
        };
        if let Some(caller) = self.open.last_mut() {
            caller.fresh = false;
        }
        let call = CallId(self.calls);
        self.calls += 1;
        self.open.push(ParsedCall {
            node,
            call,
            cut: false,
            fresh: true,
            left: None,
        });
        self.push(ForeignEvent { node, ..event });
        self.note(node, call, notes);
        Ok(())
    }

    /// An event of the innermost call.
    fn own(
        &mut self,
        reference: &Json,
        child: Option<&Json>,
        event: ForeignEvent,
        notes: LineNotes,
    ) -> Result<(), LineError<Flaw>> {
        let open = self.open.last().copied();
        let Some(open) = open.filter(|open| self.nodes.is(open.node, reference)) else {
            // A child can be given a value without being entered.
            let caller = open.filter(|_| event.kind == ForeignKind::Evaluate);
            let child = caller.and_then(|open| self.nodes.known_child(open.node, reference));
            if let Some(node) = child {
                self.push(ForeignEvent { node, ..event });
                return Ok(());
            }
            let (found, open) = (node_excerpt(reference), open.map(|open| open.node));
            return Err(LineError::Flaw(match self.ended {
                true => Flaw::AfterEnd,
                false => Flaw::NotOpen { found, open },
            }));
        };
        let node = open.node;
        self.push(ForeignEvent { node, ..event });
        self.note(node, open.call, notes);
        if let Some(child) = child {
            let last = open.left.filter(|&last| self.nodes.is(last, child));
            let child = last.or_else(|| self.nodes.known_child(node, child));
            self.trace.push_child(child);
        }
        if event.kind == ForeignKind::Leave {
            self.open.pop();
        }
        if let Some(open) = self.open.last_mut() {
            match event.kind {
                ForeignKind::Leave => open.left = Some(node),
                ForeignKind::Cutoff => open.cut = true,
                _ => {}
            }
        }
        Ok(())
    }

    /// Stores the notes of a line on a call.
    fn note(&mut self, node: NodeId, call: CallId, notes: LineNotes) {
        let notes = match self.turns(node) {
            true => notes.for_opponent(),
            false => notes,
        };
        for note in notes.notes() {
            self.trace.notes.add(call, note);
        }
    }

    /// Whether the trace tells the values of a node as the other player does.
    fn turns(&self, node: NodeId) -> bool {
        self.view == View::Mover && self.nodes.player(node) == Player::Min
    }

    /// An event outside of all calls.
    fn between(&mut self, line: &TraceLine, event: ForeignEvent) -> Result<(), LineError<Flaw>> {
        if let Some(open) = self.open.last() {
            return Err(LineError::Flaw(Flaw::StillOpen { open: open.node }));
        }
        match event.kind {
            ForeignKind::Pass => self.pass(line.lenient_number("depth"), event),
            ForeignKind::Finish if self.ended || self.trace.is_empty() => {
                return Err(LineError::Flaw(Flaw::AfterEnd));
            }
            ForeignKind::Finish => {
                self.ended = true;
                self.trace.variation = line.variation();
                let best = line.lenient_number("bestMove");
                self.push(ForeignEvent { best, ..event });
            }
            _ => self.push(event),
        }
        Ok(())
    }

    /// Another search from the root begins.
    fn pass(&mut self, depth: Option<f64>, event: ForeignEvent) {
        self.trace.push(ForeignEvent {
            kind: ForeignKind::Pass,
            value: depth,
            ..event
        });
    }

    /// Takes the value that a node is given.
    fn value(&mut self, node: NodeId, value: Option<f64>) {
        let Some(value) = value else { return };
        match self.nodes.differs(node, value) {
            true => self.trace.values.push((node, value)),
            false => self.nodes.value(node, value),
        }
    }

    /// Adds an event, with MAX's values.
    fn push(&mut self, mut event: ForeignEvent) {
        if self.turns(event.node) {
            event = event.for_opponent();
        }
        // A call that returns at once has evaluated its node.
        let at_once = self
            .open
            .last()
            .is_some_and(|open| open.fresh && open.node == event.node);
        let value = event.value.filter(|value| value.is_finite());
        match event.kind {
            ForeignKind::Hit => self.nodes.store(event.node, value),
            ForeignKind::Evaluate => self.value(event.node, value),
            ForeignKind::Leave if at_once => self.value(event.node, value),
            ForeignKind::StandPat => {
                self.nodes.stand_pat(event.node);
                self.value(event.node, value);
            }
            _ => {}
        }
        if let (ForeignKind::Hit | ForeignKind::Evaluate | ForeignKind::StandPat, Some(open)) =
            (event.kind, self.open.last_mut())
        {
            open.fresh &= open.node != event.node;
        }
        self.trace.push(event);
    }
}
