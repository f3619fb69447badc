//! The observer that fills a trace.

mod located;
mod proving;

use std::cell::OnceCell;
use std::rc::Rc;

use located::{Located, OTHERS, Proved};

use super::build_deviations::BuildDeviations;
use super::checkpoints::{CHECKPOINT, Checkpoint, Occurrences};
use super::deviations::Deviations;
use super::deviations::DeviationsBuilder;
use super::event::Kind;
use super::rows::{NOTHING, Proof, Row, Rows};
use super::{CallId, Index, Trace, packed, unpacked};
use crate::search::Positions;
use crate::search::{Known as Stored, Observer, Rules, UnknownValue, Values, Verdict, Window};
use crate::tree::{GameTree, NodeId, Player};

/// Initial capacity of a search with bounds, which enters few nodes: one row for so many nodes.
const FEW: usize = 16;

/// The state of an open call, or of the last closed call at its depth.
#[derive(Clone, Copy)]
struct Known {
    player: Player,
    call: CallId,
    /// The best value; after the return the value returned.
    best: Located,
    /// The proved range, in a search with bounds.
    lo: Located,
    hi: Located,
}

/// A trace while it grows.
#[derive(Default)]
pub(super) struct Recorder<K> {
    pub tree: Rc<GameTree>,
    rules: Rules,
    values: Values,
    keep: K,
    /// Whether not every returned value is proved.
    bounded: bool,
    /// Whether every node is searched, so that calls and nodes have the same numbers.
    all: bool,
    /// Allocated up to the next checkpoint.
    events: Vec<u32>,
    /// The number of events recorded.
    steps: usize,
    checkpoints: Vec<Checkpoint>,
    /// At each checkpoint the number of comparisons that have changed a best value.
    improved: Vec<u32>,
    /// The same number at present.
    improvements: u32,
    /// All columns except that of the rows are allocated like the events.
    found: Rows,
    others: Vec<f64>,
    occurrences: Occurrences,
    /// The open calls by depth. Deeper entries are left over from closed calls.
    known: Vec<Known>,
    /// By depth the range proved before of the nodes of the open calls, if a node can have several calls.
    before: Vec<Proved>,
    /// The innermost of the open calls.
    call: CallId,
    /// How many calls are open.
    open: usize,
    /// How many calls for the root have returned.
    roots: u32,
}

impl<K: BuildDeviations> Recorder<K> {
    pub fn new(tree: GameTree, rules: &Rules) -> Recorder<K> {
        // Only minimax without a depth limit enters a known number of nodes: all. A leaf has four events, an inner node
        // three, and the root has one more for the end of the search.
        let all = !K::ANY && !rules.bounded() && rules.depth.is_none();
        let rows = if all { tree.len() } else { tree.len() / FEW };
        // A column that is full is copied to larger memory. Different capacities keep the columns of a large
        // trace from being copied in the same slice.
        let room = |quarters: usize| if all { rows } else { rows * quarters / 4 };
        let others = vec![
            f64::NEG_INFINITY,
            f64::INFINITY,
            rules.window.alpha,
            rules.window.beta,
        ];
        let nothing = Located {
            value: f64::NAN,
            id: NOTHING,
        };
        let unknown = Known {
            player: Player::Max,
            call: CallId::FIRST,
            best: nothing,
            lo: nothing,
            hi: nothing,
        };
        Recorder {
            known: vec![unknown; tree.height() as usize + 2],
            before: Vec::new(),
            values: Values::new(&tree, rules),
            tree: Rc::new(tree),
            rules: *rules,
            keep: K::default(),
            bounded: rules.bounded() || K::ANY,
            all,
            events: Vec::with_capacity(4 * room(7) + CHECKPOINT),
            steps: 0,
            checkpoints: Vec::with_capacity(4 * rows / CHECKPOINT + 1),
            improved: Vec::with_capacity(4 * rows / CHECKPOINT + 1),
            improvements: 0,
            found: Rows {
                rows: Vec::with_capacity(rows),
                nodes: match all {
                    true => Vec::new(),
                    false => Vec::with_capacity(room(4) + CHECKPOINT),
                },
                befores: Vec::with_capacity(room(5) + CHECKPOINT),
                proofs: match rules.bounded() || K::ANY {
                    true => Vec::with_capacity(room(6) + CHECKPOINT),
                    false => Vec::new(),
                },
            },
            others,
            occurrences: Occurrences::default(),
            call: CallId::FIRST,
            open: 0,
            roots: 0,
        }
    }

    /// The number of events recorded.
    pub fn steps(&self) -> u32 {
        self.steps as u32
    }

    /// How many calls are recorded.
    pub fn calls(&self) -> usize {
        self.found.rows.len()
    }

    pub fn finish(mut self, rules: Rules, outcome: Result<f64, UnknownValue>) -> Trace {
        if outcome.is_ok() {
            self.call = self.keep.root();
            self.push(Kind::Finish);
        }
        let tree = Rc::unwrap_or_clone(self.tree);
        self.events.truncate(self.steps);
        self.found.shrink();
        let deviations = self.keep.deviations();
        let many = deviations.as_ref().is_some_and(Deviations::several_visits);
        if self.found.rows.len() == tree.len() && !many {
            self.found.nodes = Vec::new();
        }
        self.events.shrink_to_fit();
        self.checkpoints.shrink_to_fit();
        self.improved.shrink_to_fit();
        Trace {
            index: match many {
                true => Index::default(),
                false => Index::new(&self.found.nodes, tree.len()),
            },
            deviations,
            values: self.values,
            rows: self.found,
            events: self.events,
            checkpoints: self.checkpoints,
            improved: self.improved,
            others: self.others,
            outcome,
            wrong: None,
            cut_short: false,
            notes: None,
            reached: OnceCell::new(),
            variation: OnceCell::new(),
            tree,
            rules,
        }
    }

    /// Records an event of the innermost call. Call this before anything else that the event changes.
    #[inline]
    fn push(&mut self, kind: Kind) {
        let event = packed(kind, self.call);
        match self.events.get_mut(self.steps) {
            Some(slot) => *slot = event,
            None => self.checkpoint(event),
        }
        self.steps += 1;
    }

    /// Stores a checkpoint and allocates the events up to the next one, of which `event` is the first. Most counts
    /// follow from others: every call has a row, every call that is not open has been left, and a `leave` that is not
    /// the root's is followed by its `compare`, unless the child is searched again.
    #[cold]
    fn checkpoint(&mut self, event: u32) {
        let entered = self.found.rows.len() as u32;
        let left = entered - self.open as u32;
        let leaves = |&event: &u32| unpacked(event).0 == Kind::Leave;
        let returning = self.open > 0 && self.events.last().is_some_and(leaves);
        let uncompared = self.occurrences.of(Kind::Again) + self.roots + u32::from(returning);
        self.occurrences.set(Kind::Enter, entered);
        self.occurrences.set(Kind::Leave, left);
        self.occurrences.set(Kind::Compare, left - uncompared);
        let open = self.known[..self.open].iter().rev();
        let open = open.map(|known| (known.call, known.best.value));
        self.checkpoints
            .push(Checkpoint::new(self.occurrences, open));
        self.improved.push(self.improvements);
        self.events.resize(self.steps + CHECKPOINT, event);
        let room = self.found.rows.len() + CHECKPOINT;
        if !self.all {
            self.found.nodes.resize(room, 0);
        }
        self.found.befores.resize(room, NOTHING);
        if self.bounded {
            self.found.proofs.resize(room, Proof::NONE);
        }
    }

    /// Whether chance moves at a node.
    #[inline]
    fn by_chance(&self, node: NodeId) -> bool {
        K::ANY && self.tree.is_chance(node)
    }
}

impl Recorder<DeviationsBuilder> {
    /// Keeps which nodes have the same position.
    pub fn keep_positions(&mut self, positions: Positions) {
        self.keep.keep_positions(positions);
    }

    /// Keeps whether nodes have other values than in the tree that was searched.
    pub fn keep_values(&mut self, values: bool) {
        self.keep.keep_values(values);
    }

    /// Keeps the window of the innermost call, which has just compared a child.
    pub fn moves(&mut self, window: Window) {
        self.keep.moves(self.known[self.open].call, window);
    }
}

/// `compare` and `leave` are always inlined: calls made recording a fifth slower.
impl<K: BuildDeviations> Observer for Recorder<K> {
    fn pass(&mut self, depth: Option<u32>) {
        self.keep.pass(depth);
    }

    #[inline]
    fn enter(&mut self, node: NodeId, window: Window) {
        let call = CallId(self.found.rows.len() as u32);
        self.keep.enter(&self.tree, &self.rules, call, node, window);
        self.call = call;
        self.push(Kind::Enter);
        // Before the first child the best value and both ends of the range are the worst value.
        let player = self.tree.player(node);
        let worst = match self.by_chance(node) {
            true => self.other(0.0, OTHERS),
            false => self.infinity(player),
        };
        let before = match self.open {
            0 => NOTHING,
            open => self.known[open - 1].best.id,
        };
        self.known[self.open] = Known {
            player,
            call,
            best: worst,
            lo: worst,
            hi: worst,
        };
        if K::ANY {
            let before = self.proved_before(node);
            self.before.truncate(self.open);
            self.before.push(before);
        }
        self.open += 1;
        if !self.all {
            self.found.nodes[call.index()] = node;
        }
        self.found.befores[call.index()] = before;
        self.found.rows.push(Row::entered(self.steps as u32));
    }

    #[inline]
    fn evaluate(&mut self, node: NodeId, value: f64) {
        self.push(Kind::Evaluate);
        self.occurrences.count(Kind::Evaluate);
        self.keep.evaluate(&self.tree);
        let value = Located { value, id: node };
        let known = &mut self.known[self.open - 1];
        (known.best, known.lo, known.hi) = (value, value, value);
    }

    #[inline(always)]
    fn compare(&mut self, node: NodeId, child: NodeId, _: f64, best: f64, _: Window) {
        self.keep.compare(&self.tree, child, best);
        self.push(Kind::Compare);
        if self.by_chance(node) {
            return self.add_up(child, best);
        }
        let [known, inner] = &mut self.known[self.open - 1..=self.open] else {
            return;
        };
        let (before, player) = (known.best.value, known.player);
        known.best = known.best.better(inner.best, player);
        if self.bounded {
            known.lo = known.lo.better(inner.lo, player);
            known.hi = known.hi.better(inner.hi, player);
            self.found.proofs[inner.call.index()] = Proof::new(known.lo.id, known.hi.id);
        }
        if K::ANY && known.best.value != best {
            self.depart(best);
        }
        let best = self.known[self.open - 1].best.value;
        self.improvements += u32::from(player.prefers(best, before));
    }

    #[inline]
    fn cutoff(&mut self, node: NodeId, child: NodeId, pruned: u32) {
        self.push(Kind::Cutoff);
        self.occurrences.cutoff(pruned, child == node);
        if self.by_chance(node) {
            return self.add_rest(child);
        }
        // The true values of pruned children can be anything.
        if pruned > 0 {
            let player = self.known[self.open - 1].player;
            let anything = self.infinity(player.opponent());
            let [known, inner] = &mut self.known[self.open - 1..=self.open] else {
                return;
            };
            match player {
                Player::Max => known.hi = anything,
                Player::Min => known.lo = anything,
            }
            if child != node {
                self.found.proofs[inner.call.index()] = Proof::new(known.lo.id, known.hi.id);
            }
        }
    }

    #[cold]
    fn stand_pat(&mut self, node: NodeId, value: f64, _: Window) {
        self.push(Kind::StandPat);
        self.occurrences.stand_pat();
        self.keep.stand_pat(value);
        let value = Located { value, id: node };
        let known = &mut self.known[self.open - 1];
        (known.best, known.lo, known.hi) = (value, value, value);
    }

    #[cold]
    fn worth(&mut self, _: NodeId, child: NodeId, worth: f64) {
        let known = self.known[self.open - 1];
        let best = known.best.value;
        let (least, most) = self.values.with_rest(&self.tree, child, (best, best));
        if worth == least || worth == most {
            return;
        }
        self.keep.worth(worth);
        let high = (worth - least).abs() < (worth - most).abs();
        let rounded = if high { least } else { most };
        let worth = self.other(worth, OTHERS);
        let known = &mut self.known[self.open - 1];
        for end in [&mut known.lo, &mut known.hi] {
            if end.value == rounded {
                *end = worth;
            }
        }
    }

    #[inline(always)]
    fn leave(&mut self, _: NodeId, value: f64) {
        let open = self.open - 1;
        self.push(Kind::Leave);
        if K::ANY && self.tree.chance().is_none() {
            self.settle(open);
        }
        self.keep.leave(&self.tree);
        self.open = open;
        if self.bounded && self.known[open].best.value != value {
            self.known[open].best = self.bound(value);
        }
        let Known { call, best, .. } = self.known[open];
        let row = &mut self.found.rows[call.index()];
        row.left = self.steps as u32;
        row.returned = best.id;
        match open.checked_sub(1) {
            Some(above) => self.call = self.known[above].call,
            None => self.roots += 1,
        }
    }

    fn again(&mut self, _: NodeId, _: NodeId, _: f64) {
        self.push(Kind::Again);
        self.occurrences.count(Kind::Again);
        self.keep.again();
    }

    fn hit(&mut self, _: NodeId, value: f64, stored: Stored) {
        self.push(Kind::Hit);
        self.occurrences.count(Kind::Hit);
        let found = self.found_in_table(&stored);
        let best = match value {
            value if value == found.lo.value => found.lo,
            value if value == found.hi.value => found.hi,
            value => self.other(value, OTHERS),
        };
        let Proved { lo, hi } = found.with(self.before[self.open - 1]);
        self.keep.hit(stored, Proof::new(lo.id, hi.id));
        let known = &mut self.known[self.open - 1];
        (known.best, known.lo, known.hi) = (best, lo, hi);
    }

    fn narrow(&mut self, _: NodeId, window: Window, stored: Stored) {
        self.push(Kind::Narrow);
        self.keep.narrow(window, stored);
        let found = self.found_in_table(&stored);
        let before = &mut self.before[self.open - 1];
        *before = found.with(*before);
    }

    fn verdict(&mut self, verdict: Verdict, low: f64, high: f64) {
        self.call = self.keep.root();
        self.push(Kind::Verdict);
        self.keep.verdict(verdict, low, high);
    }
}
