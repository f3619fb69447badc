//! The events of a best-first search: each takes the fields of its line, and says where they do not fit.

use super::BestFirstReader;
use super::trace_line::TraceLine;
use crate::import::best_first::fields as own;
use crate::import::best_first::finding::Flaw;
use crate::import::fields::{self, excerpt};
use crate::import::json::Field;
use crate::import::refusal::Refusal;
use crate::search::best_first::{Numbers, Observer, Playout};
use crate::trace::best_first::{Evaluation, Phase};
use crate::tree::NodeId;

impl BestFirstReader {
    /// A child of the node that the iteration has reached. Where a line tells it as `child`, its `node` is the parent.
    fn child(&self, line: &TraceLine) -> Result<Result<NodeId, Flaw>, Refusal> {
        let open = self.open();
        let child = line.some_node("child")?;
        let node = match child {
            Some(_) => line.some_node("node")?,
            None => Some(line.node("node")?),
        };
        if let (Some(_), Some(node)) = (child, node)
            && !self.nodes.is(open, &node.value)
        {
            return Ok(Err(self.stray(node, |found| Flaw::NotHere { found, open })));
        }
        let Some(field) = child.or(node) else {
            return Ok(Err(Flaw::Ends { node: open }));
        };
        let child = self.nodes.known_child(open, &field.value);
        Ok(child.ok_or_else(|| self.stray(field, |found| Flaw::NoChild { found, open })))
    }

    /// Why a node that is told does not fit: there may be no such node at all.
    fn stray(&self, field: &Field, otherwise: impl FnOnce(String) -> Flaw) -> Flaw {
        let found = excerpt(&field.value);
        match self.nodes.has(&field.value) {
            true => otherwise(found),
            false => Flaw::NotThere { found },
        }
    }

    pub(super) fn select(&mut self, line: &TraceLine) -> Result<Option<Flaw>, Refusal> {
        let score = line.field_result(fields::read(line.fields, "score"))?;
        self.begin(Phase::Selection);
        let child = match self.child(line)? {
            Ok(child) => child,
            Err(flaw) => return Ok(Some(flaw)),
        };
        if !self.numbers.has_joined(child) {
            return Ok(Some(Flaw::NotGrown { node: child }));
        }
        self.path.push(child);
        self.recorder.select(child);
        self.note(line);
        if let Some(score) = score {
            let step = self.recorder.steps();
            self.recorder.own_numbers_mut().scores.push((step, score));
        }
        Ok(None)
    }

    pub(super) fn expand(&mut self, line: &TraceLine) -> Result<Option<Flaw>, Refusal> {
        self.begin(Phase::Selection);
        let child = match self.child(line)? {
            Ok(child) => child,
            Err(flaw) => return Ok(Some(flaw)),
        };
        if self.numbers.has_joined(child) {
            return Ok(Some(Flaw::JoinsAgain { node: child }));
        }
        self.numbers.join(child);
        self.path.push(child);
        self.recorder.expand(child);
        self.note(line);
        Ok(None)
    }

    /// All children of the node that the iteration has reached join the tree.
    pub(super) fn expand_all(&mut self, line: &TraceLine) -> Result<Option<Flaw>, Refusal> {
        let field = line.node("node")?;
        if !self.rules.proves() || self.path.is_empty() {
            self.begin(Phase::Selection);
        }
        let open = self.open();
        if !self.nodes.is(open, &field.value) {
            let flaw = self.stray(field, |found| Flaw::NotHere { found, open });
            return Ok(Some(flaw));
        }
        let Some(tree) = self.nodes.tree().filter(|tree| !tree.is_leaf(open)) else {
            return Ok(Some(Flaw::NoChildren { node: open }));
        };
        if self.numbers.has_joined(open + 1) {
            return Ok(Some(Flaw::JoinsAgain { node: open + 1 }));
        }
        for child in tree.children(open) {
            self.numbers.join(child);
        }
        self.recorder.expand(open + 1);
        self.note(line);
        Ok(None)
    }

    pub(super) fn playout(&mut self, line: &TraceLine) -> Result<Option<Flaw>, Refusal> {
        let field = line.node("node")?;
        let leaf = match self.rules.playout {
            Playout::Value => line.some_node("leaf")?,
            _ => Some(line.node("leaf")?),
        };
        self.begin(Phase::Playout);
        let open = self.open();
        if !self.nodes.is(open, &field.value) {
            let flaw = self.stray(field, |found| Flaw::NotHere { found, open });
            return Ok(Some(flaw));
        }
        let leaf = match leaf {
            None => open,
            Some(leaf) => match self.nodes.below(open, &leaf.value) {
                Some(leaf) => leaf,
                None => {
                    let flaw = self.stray(leaf, |found| Flaw::NotBelow { found, open });
                    return Ok(Some(flaw));
                }
            },
        };
        // A playout from a leaf makes no move.
        match self.nodes.tree().is_some_and(|tree| tree.is_leaf(open)) {
            true => self.recorder.evaluate(open),
            false => self.recorder.playout(open),
        }
        self.leaf_value(line, leaf)
    }

    /// Of proof numbers a leaf among the children of the node that is expanded may be evaluated, too.
    pub(super) fn evaluate(&mut self, line: &TraceLine) -> Result<Option<Flaw>, Refusal> {
        let field = line.node("node")?;
        if !self.rules.proves() || self.path.is_empty() {
            self.begin(Phase::Playout);
        }
        self.phase = Phase::Playout;
        let open = self.open();
        match self.mine(field) {
            Some(node) => {
                self.recorder.evaluate(node);
                self.leaf_value(line, node)
            }
            None => Ok(Some(
                self.stray(field, |found| Flaw::NotHere { found, open }),
            )),
        }
    }

    /// The node that the iteration has reached, or, of proof numbers, a leaf among its children.
    fn mine(&self, field: &Field) -> Option<NodeId> {
        let open = self.open();
        if self.nodes.is(open, &field.value) {
            return Some(open);
        }
        let child = self.nodes.known_child(open, &field.value)?;
        let leaf = self.nodes.tree().is_some_and(|tree| tree.is_leaf(child));
        (self.rules.proves() && leaf && self.numbers.has_joined(child)).then_some(child)
    }

    /// Takes the value and the reward of a leaf.
    fn leaf_value(&mut self, line: &TraceLine, leaf: NodeId) -> Result<Option<Flaw>, Refusal> {
        let value = line.field_result(own::finite(line.fields, "value"))?;
        let reward = line.field_result(own::finite(line.fields, "reward"))?;
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
        Ok(None)
    }

    pub(super) fn update(&mut self, line: &TraceLine) -> Result<Option<Flaw>, Refusal> {
        let field = line.node("node")?;
        let visits = line.field_result(own::whole(line.fields, "visits"))?;
        let total = line.field_result(own::total(line.fields))?;
        let proved = line.field_result(own::finite(line.fields, "proved"))?;
        self.begin(Phase::Backup);
        let open = self.open();
        let Some(node) = self.nodes.among(&self.path, &field.value) else {
            let flaw = self.stray(field, |found| Flaw::OffPath { found, open });
            return Ok(Some(flaw));
        };
        if let Some(value) = proved.filter(|_| self.numbers.proved_value(node).is_none()) {
            self.recorder.prove(node, value);
            self.numbers.prove(node, value);
        }
        self.numbers.count(node, visits, total);
        self.recorder.update(node, Numbers::Total(total));
        self.recorder.own_numbers_mut().visits.push(visits);
        self.note(line);
        Ok(None)
    }

    /// An update of proof numbers.
    pub(super) fn number(&mut self, line: &TraceLine) -> Result<Option<Flaw>, Refusal> {
        let field = line.node("node")?;
        let proof = line.field_result(own::proof(line.fields))?;
        if self.path.is_empty() {
            self.begin(Phase::Backup);
        }
        self.phase = Phase::Backup;
        let open = self.open();
        let on_path = self.nodes.among(&self.path, &field.value);
        let Some(node) = on_path.or_else(|| self.mine(field)) else {
            let flaw = self.stray(field, |found| Flaw::OffPath { found, open });
            return Ok(Some(flaw));
        };
        self.numbers.number(node, proof);
        self.recorder.update(node, Numbers::Proof(proof));
        self.note(line);
        Ok(None)
    }

    pub(super) fn finish(&mut self, line: &TraceLine) -> Result<Option<Flaw>, Refusal> {
        let child = line.some_node("child")?;
        let child = match child {
            None => None,
            Some(field) => match self.nodes.known_child(0, &field.value) {
                Some(child) => Some(child),
                None => {
                    let flaw = self.stray(field, |found| Flaw::NoChild { found, open: 0 });
                    return Ok(Some(flaw));
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
    fn note(&mut self, line: &TraceLine) {
        self.lines.push(line.number);
    }
}
