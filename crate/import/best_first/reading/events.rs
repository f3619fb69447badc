//! The events of a best-first search: each takes the fields of its line, and says where they do not fit.

use super::{BestFirstReader, LineResult};
use crate::import::best_first::finding::Flaw;
use crate::import::json::Json;
use crate::import::line_error::LineError;
use crate::import::trace_line::{TraceLine, node_excerpt};
use crate::search::best_first::{Numbers, Observer, Playout};
use crate::trace::best_first::{Evaluation, Phase};
use crate::tree::NodeId;

impl BestFirstReader {
    /// A child of the node that the iteration has reached. Where a line tells it as `child`, its `node` is the parent.
    fn child(&self, line: &TraceLine) -> LineResult<NodeId> {
        let field = match line.some_node("child")? {
            None => line.node("node")?,
            Some(child) => {
                if let Some(node) = line.some_node("node")? {
                    self.open_node(node)?;
                }
                child
            }
        };
        let open = self.open();
        let child = self.nodes.known_child(open, field);
        child.ok_or_else(|| self.misplaced(field, |found| Flaw::NoChild { found, open }))
    }

    /// The node that the iteration has reached; any other one is a flaw.
    fn open_node(&self, field: &Json) -> LineResult<NodeId> {
        let open = self.open();
        match self.nodes.is(open, field) {
            true => Ok(open),
            false => Err(self.misplaced(field, |found| Flaw::NotHere { found, open })),
        }
    }

    /// The reason why a node in the trace does not fit: there may be no such node at all.
    fn misplaced(&self, field: &Json, otherwise: impl FnOnce(String) -> Flaw) -> LineError<Flaw> {
        let found = node_excerpt(field);
        LineError::Flaw(match self.nodes.has(field) {
            true => otherwise(found),
            false => Flaw::NotThere { found },
        })
    }

    pub(super) fn select(&mut self, line: &TraceLine) -> LineResult {
        let score = line.any_number("score")?;
        self.begin(Phase::Selection);
        let child = self.child(line)?;
        if !self.numbers.has_joined(child) {
            return Err(LineError::Flaw(Flaw::NotGrown { node: child }));
        }
        self.path.push(child);
        self.recorder.select(child);
        self.note(line);
        if let Some(score) = score {
            let step = self.recorder.steps();
            self.recorder.own_numbers_mut().scores.push((step, score));
        }
        Ok(())
    }

    pub(super) fn expand(&mut self, line: &TraceLine) -> LineResult {
        self.begin(Phase::Selection);
        let child = self.child(line)?;
        if self.numbers.has_joined(child) {
            return Err(LineError::Flaw(Flaw::JoinsAgain { node: child }));
        }
        self.numbers.join(child);
        self.path.push(child);
        self.recorder.expand(child);
        self.note(line);
        Ok(())
    }

    /// All children of the node that the iteration has reached join the tree.
    pub(super) fn expand_all(&mut self, line: &TraceLine) -> LineResult {
        let field = line.node("node")?;
        if !self.rules.proves() || self.path.is_empty() {
            self.begin(Phase::Selection);
        }
        let open = self.open_node(field)?;
        let Some(tree) = self.nodes.tree().filter(|tree| !tree.is_leaf(open)) else {
            return Err(LineError::Flaw(Flaw::NoChildren { node: open }));
        };
        if self.numbers.has_joined(open + 1) {
            return Err(LineError::Flaw(Flaw::JoinsAgain { node: open + 1 }));
        }
        for child in tree.children(open) {
            self.numbers.join(child);
        }
        self.recorder.expand(open + 1);
        self.note(line);
        Ok(())
    }

    pub(super) fn playout(&mut self, line: &TraceLine) -> LineResult {
        let field = line.node("node")?;
        let leaf = match self.rules.playout {
            Playout::Value => line.some_node("leaf")?,
            _ => Some(line.node("leaf")?),
        };
        self.begin(Phase::Playout);
        let open = self.open_node(field)?;
        let leaf = match leaf {
            None => open,
            Some(leaf) => {
                let below = self.nodes.below(open, leaf);
                below.ok_or_else(|| self.misplaced(leaf, |found| Flaw::NotBelow { found, open }))?
            }
        };
        // A playout from a leaf makes no move.
        match self.nodes.tree().is_some_and(|tree| tree.is_leaf(open)) {
            true => self.recorder.evaluate(open),
            false => self.recorder.playout(open),
        }
        self.leaf_value(line, leaf)
    }

    /// Of proof numbers a leaf among the children of the node that is expanded may be evaluated, too.
    pub(super) fn evaluate(&mut self, line: &TraceLine) -> LineResult {
        let field = line.node("node")?;
        if !self.rules.proves() || self.path.is_empty() {
            self.begin(Phase::Playout);
        }
        self.phase = Phase::Playout;
        let node = match self.evaluated_node(field) {
            Some(node) => node,
            None => self.open_node(field)?,
        };
        self.recorder.evaluate(node);
        self.leaf_value(line, node)
    }

    /// The node that the iteration has reached, or, of proof numbers, a leaf among its children.
    fn evaluated_node(&self, field: &Json) -> Option<NodeId> {
        let open = self.open();
        if self.nodes.is(open, field) {
            return Some(open);
        }
        let child = self.nodes.known_child(open, field)?;
        let leaf = self.nodes.tree().is_some_and(|tree| tree.is_leaf(child));
        (self.rules.proves() && leaf && self.numbers.has_joined(child)).then_some(child)
    }

    /// Takes the value and the reward of a leaf.
    fn leaf_value(&mut self, line: &TraceLine, leaf: NodeId) -> LineResult {
        let value = line.finite("value")?;
        let reward = line.finite("reward")?;
        if let Some(value) = value
            && !self.nodes.differs(leaf, value)
        {
            self.nodes.value(leaf, value);
        }
        self.note(line);
        let step = self.recorder.steps();
        self.recorder
            .own_numbers_mut()
            .evaluations
            .push(Evaluation {
                step,
                leaf,
                value,
                reward,
            });
        Ok(())
    }

    pub(super) fn update(&mut self, line: &TraceLine) -> LineResult {
        let field = line.node("node")?;
        let visits = line.visits()?;
        let total = line.total()?;
        let proved = line.finite("proved")?;
        self.begin(Phase::Backup);
        let open = self.open();
        let node = self.nodes.among(&self.path, field);
        let node =
            node.ok_or_else(|| self.misplaced(field, |found| Flaw::OffPath { found, open }))?;
        if let Some(value) = proved
            && self.numbers.rewards.proved(node).is_none()
        {
            self.recorder.prove(node, value);
            self.numbers.rewards.prove(node, value);
        }
        self.numbers.rewards.count(node, visits, total);
        self.recorder.update(node, Numbers::Total(total));
        self.recorder.own_numbers_mut().visits.push(visits);
        self.note(line);
        Ok(())
    }

    /// An update of proof numbers.
    pub(super) fn proof_update(&mut self, line: &TraceLine) -> LineResult {
        let field = line.node("node")?;
        let proof = line.proof()?;
        if self.path.is_empty() {
            self.begin(Phase::Backup);
        }
        self.phase = Phase::Backup;
        let open = self.open();
        let on_path = self.nodes.among(&self.path, field);
        let node = on_path.or_else(|| self.evaluated_node(field));
        let node =
            node.ok_or_else(|| self.misplaced(field, |found| Flaw::OffPath { found, open }))?;
        self.numbers.set_proof(node, proof);
        self.recorder.update(node, Numbers::Proof(proof));
        self.note(line);
        Ok(())
    }

    pub(super) fn finish(&mut self, line: &TraceLine) -> LineResult {
        let child = line.some_node("child")?.map(|field| {
            let child = self.nodes.known_child(0, field);
            child.ok_or_else(|| self.misplaced(field, |found| Flaw::NoChild { found, open: 0 }))
        });
        let child = child.transpose()?;
        self.choose();
        self.ended = Some(child);
        self.recorder.finish(child);
        self.note(line);
        self.recorder.choose(child);
        Ok(())
    }

    /// Notes the line of the event that was added last.
    fn note(&mut self, line: &TraceLine) {
        self.lines.push(line.number);
    }
}
