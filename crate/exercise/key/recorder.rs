//! The recorder of a key. It is the observer of a search, so that the key of the true run agrees with the viewer.

use super::super::task::Task;
use super::{AnswerKey, Edge, KeyCall};
use crate::search::{
    self, AlphaBeta, Expectation, Hooks, Mistake, Observer, Rules, ValueBounds, Window,
};
use crate::trace::event::ValueRange;
use crate::tree::{GameTree, NodeId, Player};

impl AnswerKey {
    /// The run by the rules of a task.
    pub fn of(task: &Task) -> AnswerKey {
        AnswerKey::by(&task.tree, &task.rules)
    }

    /// The run by any rules.
    pub fn by(tree: &GameTree, rules: &Rules) -> AnswerKey {
        let mut recorder = KeyRecorder::new(tree, rules, None);
        let outcome = search::run(tree, rules, &mut recorder);
        recorder.finish(outcome.is_ok())
    }

    /// The run by rules of alpha–beta or minimax that departs from them by hooks, in which players may be mistaken.
    pub(crate) fn hooked<'a>(
        tree: &'a GameTree,
        rules: &Rules,
        mistake: Option<Mistake>,
        hooks: impl Hooks<KeyRecorder<'a>>,
    ) -> AnswerKey {
        let rules = rules.effective();
        let mut recorder = KeyRecorder::new(tree, &rules, mistake);
        let outcome = match tree.chance() {
            None => AlphaBeta::with_hooks(&rules, hooks).enter(tree, &mut recorder, usize::MAX),
            Some(_) => {
                let mut search = Expectation::with_hooks(tree, &rules, hooks);
                search.enter(tree, &mut recorder, usize::MAX)
            }
        };
        recorder.finish(outcome.is_ok())
    }
}

/// Fills a key while a search runs.
pub(crate) struct KeyRecorder<'a> {
    tree: &'a GameTree,
    /// The bounds of all values.
    values: ValueBounds,
    mistake: Option<Mistake>,
    pub key: AnswerKey,
}

impl<'a> KeyRecorder<'a> {
    /// `mistake` is the one of the search: it may take the players for others.
    fn new(tree: &'a GameTree, rules: &Rules, mistake: Option<Mistake>) -> KeyRecorder<'a> {
        let mut recorder = KeyRecorder {
            tree,
            values: ValueBounds::new(tree, rules),
            mistake,
            key: AnswerKey {
                calls: vec![None; tree.len()],
                edges: vec![Edge::default(); tree.len()],
                leaves: Vec::new(),
                steps: 0,
                finished: false,
                mover: Player::Max,
            },
        };
        recorder.key.mover = recorder.player(0);
        recorder
    }

    /// The key, once the run has ended or had to stop.
    fn finish(mut self, finished: bool) -> AnswerKey {
        self.key.steps += u32::from(finished);
        self.key.finished = finished;
        self.key
    }

    fn player(&self, node: NodeId) -> Player {
        let player = self.tree.player(node);
        match self.mistake {
            Some(mistake) => mistake.player(player),
            None => player,
        }
    }

    pub fn call(&mut self, node: NodeId) -> Option<&mut KeyCall> {
        self.key.calls.get_mut(node as usize)?.as_mut()
    }

    /// The next child of a node that is not left out: the first of those after the last one for which `out` fails,
    /// given the child and the outcome of the cut test before it. Notes those that are left out.
    pub fn next(
        &mut self,
        node: NodeId,
        last: Option<(NodeId, bool)>,
        out: impl Fn(&AnswerKey, NodeId, bool) -> bool,
    ) -> Option<NodeId> {
        let mut next = last.map_or(node + 1, |(child, _)| self.tree.end(child));
        let test = last.map(|(_, cut)| cut);
        while next < self.tree.end(node) {
            if !out(&self.key, next, test.unwrap_or(false)) {
                return Some(next);
            }
            self.decide(next, test, true);
            next = self.tree.end(next);
        }
        None
    }

    /// Notes whether the edge to a node is cut, and the cut test before it.
    fn decide(&mut self, child: NodeId, test: Option<bool>, cut: bool) {
        let step = self.key.steps;
        if let Some(edge) = self.key.edges.get_mut(child as usize) {
            *edge = Edge { cut, test, step };
        }
    }
}

impl Observer for KeyRecorder<'_> {
    fn enter(&mut self, node: NodeId, window: Window) {
        let parent = self.tree.parent(node).and_then(|parent| self.call(parent));
        if let Some(test) = parent.and_then(|call| call.test) {
            self.decide(node, Some(test), false);
        }
        self.key.steps += 1;
        let worst = match self.tree.is_chance(node) {
            true => 0.0,
            false => self.player(node).worst(),
        };
        let call = KeyCall {
            entered: self.key.steps,
            left: None,
            evaluated: false,
            entry: window,
            after: Vec::new(),
            moved: window,
            unmoved: window,
            cut: false,
            best: worst,
            returned: f64::NAN,
            range: ValueRange::exactly(worst),
            passed_on: (f64::NAN, ValueRange::NOTHING),
            test: None,
        };
        if let Some(place) = self.key.calls.get_mut(node as usize) {
            *place = Some(call);
        }
    }

    fn evaluate(&mut self, node: NodeId, value: f64) {
        self.key.steps += 1;
        self.key.leaves.push(node);
        if let Some(call) = self.call(node) {
            call.evaluated = true;
            call.best = value;
            call.range = ValueRange::exactly(value);
        }
    }

    fn compare(&mut self, node: NodeId, child: NodeId, _: f64, best: f64, window: Window) {
        self.key.steps += 1;
        let (player, chance) = (self.player(node), self.tree.is_chance(node));
        let (tree, values) = (self.tree, self.values);
        let range = self.key.call(child).map(|call| call.passed_on.1);
        let Some(call) = self.call(node) else { return };
        if let Some(range) = range {
            let sum = |before, end| values.joined(tree, child, before, end);
            call.range = match chance {
                true => (sum(call.range.lo, range.lo), sum(call.range.hi, range.hi)).into(),
                false => call.range.better(player, range),
            };
        }
        call.best = best;
        call.unmoved = *call.last();
        call.moved = match chance {
            true => call.unmoved,
            false => call.unmoved.narrowed(player, best),
        };
        call.after.push(window);
        call.test = Some(false);
    }

    fn cutoff(&mut self, node: NodeId, _: NodeId, _: u32) {
        self.key.steps += 1;
        if let Some(call) = self.call(node) {
            call.cut = true;
            call.test = Some(true);
        }
    }

    fn leave(&mut self, node: NodeId, value: f64) {
        let mut open = false;
        let mut last = None;
        if let Some(test) = self.key.call(node).and_then(|call| call.test) {
            for child in self.tree.children(node) {
                if self.key.call(child).is_none() && !self.key.edge(child).cut {
                    self.decide(child, Some(test), true);
                }
                open |= self.key.edge(child).cut;
                last = self.key.call(child).map(|_| child).or(last);
            }
        }
        self.key.steps += 1;
        let (step, player) = (self.key.steps, self.player(node));
        let (tree, values) = (self.tree, self.values);
        let Some(call) = self.call(node) else { return };
        call.left = Some(step);
        if open {
            // The children left out could have any value.
            let (least, most) = values.ends();
            let ValueRange { lo, hi } = call.range;
            call.range = match (last, player) {
                (Some(last), _) if tree.is_chance(node) => {
                    values.with_rest(tree, last, (lo, hi)).into()
                }
                (_, Player::Max) => (lo, most).into(),
                (_, Player::Min) => (least, hi).into(),
            };
        }
        call.returned = value;
        call.passed_on = (value, call.range);
    }
}
