//! The observer that fills a trace.

mod events;
mod located_value;
mod proving;

use std::cell::OnceCell;
use std::rc::Rc;

use located_value::{LocatedValue, ProvedRange};

use super::build_deviations::BuildDeviations;
use super::checkpoints::{CHECKPOINT, Checkpoint, Occurrences};
use super::deviations::Deviations;
use super::deviations::DeviationsBuilder;
use super::event::EventKind;
use super::rows::{NOTHING, RangeProof, Rows};
use super::{CallId, Index, Trace};
use crate::search::{Positions, Rules, UnknownValue, ValueBounds, Window};
use crate::tree::{GameTree, NodeId, Player};

/// Initial capacity of a search with bounds, which enters few nodes: one row for so many nodes.
const FEW: usize = 16;

/// The state of an open call, or of the last closed call at its depth.
#[derive(Clone, Copy)]
struct AtDepth {
    player: Player,
    call: CallId,
    /// The best value; after the return the value returned.
    best: LocatedValue,
    /// The proved range, in a search with bounds.
    lo: LocatedValue,
    hi: LocatedValue,
}

/// The recorder of a search that need not obey the rules; [`Trace::record_search`] says which it has to obey.
pub(crate) type AnySearchRecorder = TraceRecorder<DeviationsBuilder>;

/// A trace while it grows.
#[derive(Default)]
pub(crate) struct TraceRecorder<K> {
    /// Nobody else may have it when the recording ends.
    pub tree: Rc<GameTree>,
    rules: Rules,
    values: ValueBounds,
    builder: K,
    /// Whether ranges are proved: a returned value can be a bound, or anything.
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
    rows: Rows,
    others: Vec<f64>,
    occurrences: Occurrences,
    /// The open calls by depth. Deeper entries are left over from closed calls.
    known: Vec<AtDepth>,
    /// By depth the range proved before of the nodes of the open calls, if a node can have several calls.
    before: Vec<ProvedRange>,
    /// The innermost of the open calls.
    call: CallId,
    /// How many calls are open.
    open: usize,
    /// How many calls for the root have returned.
    roots: u32,
}

impl<K: BuildDeviations> TraceRecorder<K> {
    pub fn new(tree: GameTree, rules: &Rules) -> TraceRecorder<K> {
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
        let nothing = LocatedValue {
            value: f64::NAN,
            id: NOTHING,
        };
        let unknown = AtDepth {
            player: Player::Max,
            call: CallId::FIRST,
            best: nothing,
            lo: nothing,
            hi: nothing,
        };
        TraceRecorder {
            known: vec![unknown; tree.height() as usize + 2],
            before: Vec::new(),
            values: ValueBounds::new(&tree, rules),
            tree: Rc::new(tree),
            rules: *rules,
            builder: K::default(),
            bounded: rules.bounded() || K::ANY,
            all,
            events: Vec::with_capacity(4 * room(7) + CHECKPOINT),
            steps: 0,
            checkpoints: Vec::with_capacity(4 * rows / CHECKPOINT + 1),
            improved: Vec::with_capacity(4 * rows / CHECKPOINT + 1),
            improvements: 0,
            rows: Rows {
                rows: Vec::with_capacity(rows),
                nodes: match all {
                    true => Vec::new(),
                    false => Vec::with_capacity(room(4) + CHECKPOINT),
                },
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
        self.rows.rows.len()
    }

    pub fn finish(mut self, rules: Rules, outcome: Result<f64, UnknownValue>) -> Trace {
        if outcome.is_ok() {
            self.call = self.builder.root();
            self.push(EventKind::Finish);
        }
        let tree = Rc::unwrap_or_clone(self.tree);
        self.events.truncate(self.steps);
        self.rows.shrink();
        let deviations = self.builder.deviations();
        let many = deviations.as_ref().is_some_and(Deviations::several_visits);
        if self.rows.rows.len() == tree.len() && !many {
            self.rows.nodes = Vec::new();
        }
        self.events.shrink_to_fit();
        self.checkpoints.shrink_to_fit();
        self.improved.shrink_to_fit();
        Trace {
            index: match many {
                true => Index::default(),
                false => Index::new(&self.rows.nodes, tree.len()),
            },
            deviations,
            values: self.values,
            rows: self.rows,
            events: self.events,
            checkpoints: self.checkpoints,
            improved: self.improved,
            others: self.others,
            outcome,
            wrong_number: None,
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
    fn push(&mut self, kind: EventKind) {
        let event = kind.pack(self.call);
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
        let entered = self.rows.rows.len() as u32;
        let left = entered - self.open as u32;
        let leaves = |&event: &u32| EventKind::unpack(event).0 == EventKind::Leave;
        let returning = self.open > 0 && self.events.last().is_some_and(leaves);
        let uncompared = self.occurrences.of(EventKind::Again) + self.roots + u32::from(returning);
        self.occurrences.set(EventKind::Enter, entered);
        self.occurrences.set(EventKind::Leave, left);
        self.occurrences.set(EventKind::Compare, left - uncompared);
        let open = self.known[..self.open].iter().rev();
        let open = open.map(|known| (known.call, known.best.value));
        self.checkpoints
            .push(Checkpoint::new(self.occurrences, open));
        self.improved.push(self.improvements);
        self.events.resize(self.steps + CHECKPOINT, event);
        let room = self.rows.rows.len() + CHECKPOINT;
        if !self.all {
            self.rows.nodes.resize(room, 0);
        }
        if self.bounded {
            self.rows.proofs.resize(room, RangeProof::NONE);
        }
    }

    /// Whether chance moves at a node.
    #[inline]
    fn by_chance(&self, node: NodeId) -> bool {
        K::ANY && self.tree.is_chance(node)
    }
}

impl TraceRecorder<DeviationsBuilder> {
    /// Keeps which nodes have the same position.
    pub fn set_positions(&mut self, positions: Positions) {
        self.builder.set_positions(positions);
    }

    /// Keeps whether nodes have other values than in the tree that was searched.
    pub fn set_other_values(&mut self, other_values: bool) {
        self.builder.set_other_values(other_values);
    }

    /// Keeps the window of the innermost call, which has just compared a child, where another follows. A bound that is
    /// not said is NaN.
    pub fn moves(&mut self, window: Window) {
        self.builder.moves(self.known[self.open].call, window);
    }
}
