//! Compares the end of a trace with that of the search: the value, the best move and the principal variation.

use super::comparing_observer::ComparingObserver;
use super::finding::Flaw;
use super::foreign_trace::{ForeignEvent, ForeignKind};
use crate::tree::NodeId;

impl ComparingObserver<'_> {
    /// The search is over, with this value. `moves`: the best move has to be the same, too.
    pub fn finish(&mut self, value: f64, moves: bool) {
        while let Some(event) = self.next() {
            match event.kind {
                ForeignKind::Finish => {
                    self.ending(&event, value, moves);
                    return;
                }
                ForeignKind::Compare | ForeignKind::Verdict => self.skip(),
                ForeignKind::Evaluate if self.extra => {
                    self.skip_evaluation(&event);
                }
                _ => self.differ(Flaw::GoesOn),
            }
        }
    }

    /// The search has to stop at an unknown value. Returns whether the trace ends there, too. The tree of the `visited`
    /// nodes has the values that the trace tells, so that one that is missing there is no flaw of the program.
    pub fn stop(&mut self, visited: bool) -> bool {
        while let Some(event) = self.next() {
            match event.kind {
                ForeignKind::Compare | ForeignKind::Narrow | ForeignKind::Verdict => self.skip(),
                _ if visited => return false,
                _ => self.differ(Flaw::GoesOn),
            }
        }
        self.state.difference.is_none()
    }

    fn ending(&mut self, event: &ForeignEvent, value: f64, moves: bool) {
        if let Some(found) = self.other(event, value) {
            let expected = value;
            return self.differ(Flaw::Finishes { found, expected });
        }
        let flaw = self.other_move(event, moves);
        if let Some(flaw) = flaw.or_else(|| self.other_variation(moves)) {
            self.differ(flaw);
        }
    }

    /// The flaw of a best move in the trace that differs from that of the search.
    fn other_move(&self, event: &ForeignEvent, moves: bool) -> Option<Flaw> {
        let found = event.best?;
        let node = self.numbered_child(0, found);
        let best = self.state.best.get(&0).copied().filter(|_| moves);
        match best {
            Some(best) if node != Some(best) => Some(Flaw::Moves {
                found,
                expected: self.number(best),
                node: node.map(|node| self.as_given(node)),
                child: self.as_given(best),
            }),
            None if node.is_none() => Some(Flaw::NoMove { found }),
            _ => None,
        }
    }

    /// The flaw of a variation in the trace whose first move is not the best one. The search does not report
    /// the moves that it knows from a table.
    fn other_variation(&self, moves: bool) -> Option<Flaw> {
        let mut known = moves;
        let mut open = 0;
        for (at, &found) in self.trace.variation.as_ref()?.iter().enumerate() {
            let node = self.numbered_child(open, found);
            let best = match known {
                true => self.state.best.get(&open).copied(),
                false => None,
            };
            known = best.is_some();
            if node.is_none() || known && node != best {
                return Some(Flaw::Varies {
                    at: at as u32 + 1,
                    found,
                    open: self.as_given(open),
                    child: best.map(|best| self.as_given(best)),
                });
            }
            open = node?;
        }
        None
    }

    /// The child of a node with this number in the tree as given, from 0.
    fn numbered_child(&self, node: NodeId, number: f64) -> Option<NodeId> {
        let mut children: Vec<NodeId> = self.tree.children(node).collect();
        children.sort_unstable_by_key(|&child| self.as_given(child));
        match number.fract() == 0.0 && number >= 0.0 {
            true => children.get(number as usize).copied(),
            false => None,
        }
    }

    /// The number of a child in the tree as given, from 0.
    fn number(&self, child: NodeId) -> f64 {
        let number = self.as_given(child);
        let siblings = self.tree.children(self.tree.parent(child).unwrap_or(0));
        siblings
            .filter(|&other| self.as_given(other) < number)
            .count() as f64
    }
}
