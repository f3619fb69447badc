//! The contents of a table at each step, compared with a table that an observer maintains while the search runs.

use std::collections::HashMap;

use secateur::frame::Frame;
use secateur::frame::table::TableState;
use secateur::search::{
    Memory, Observer, Positions, Replace, Rules, Run, Search, StoredBounds, Window,
};
use secateur::source::games::{Coins, Play};
use secateur::trace::event::EventKind;
use secateur::trace::{Recording, Trace};
use secateur::tree::{GameTree, NodeId, Player, Sliced};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::drawn::AIMA;
use crate::common::random::{Kind, STATIC, trees};
use crate::common::rules::{PVS, TEXTBOOK, repeating};
use crate::common::trace;

const SMALL: Kind = Kind {
    nodes: 16,
    depth: 4,
    ..STATIC
};

/// The entry of a position: the bounds with the calls that stored them, the plies, whether these matter, and the
/// position after the best move.
type Stored = (StoredBounds, u32, bool, Option<u32>);

/// An open call: its number, its node, the plies left, the window that it began with, its best value, the child that gave it,
/// whether the plies matter, and whether it has searched.
struct Open {
    call: u32,
    node: NodeId,
    plies: u32,
    window: Window,
    best: f64,
    giver: Option<NodeId>,
    limited: bool,
    searched: bool,
}

/// By slot: the position and its entry.
type Slots = HashMap<u32, (u32, Stored)>;

/// Maintains a table while a search runs, and a copy of it after each step at which it changes.
struct TableObserver<'a> {
    tree: &'a GameTree,
    rules: Rules,
    positions: &'a Positions,
    step: u32,
    calls: u32,
    depth: u32,
    open: Vec<Open>,
    slots: Slots,
    history: Vec<(u32, Slots)>,
    /// The steps of hits.
    hits: Vec<u32>,
}

impl TableObserver<'_> {
    fn slot(&self, position: u32) -> u32 {
        match self.rules.table {
            Memory::Slots(slots) => position % slots,
            _ => position,
        }
    }

    /// Stores the result of a call.
    fn store(&mut self, call: &Open, value: f64) {
        let position = self.positions.of(call.node);
        let slot = self.slot(position);
        let mut known = StoredBounds {
            limited: call.limited,
            ..StoredBounds::NOTHING
        };
        if value > call.window.alpha || call.window.alpha == f64::NEG_INFINITY {
            (known.lower, known.lower_by) = (value, Some(call.call));
        }
        if value < call.window.beta || call.window.beta == f64::INFINITY {
            (known.upper, known.upper_by) = (value, Some(call.call));
        }
        let best = call.giver.map(|giver| self.positions.of(giver));
        let (mut plies, mut best) = (call.plies, best);
        match self.slots.get(&slot) {
            Some((other, (_, deep, ..))) if *other != position => {
                let deeper = self.rules.replace == Replace::Deepest && *deep > plies;
                if deeper {
                    return;
                }
            }
            Some((_, (before, deep, limited, move_))) => {
                best = best.or(*move_);
                // Bounds found for other plies count only if plies do not matter to either result.
                if *deep == plies || !(limited | call.limited) {
                    if known.lower_by.is_none() {
                        (known.lower, known.lower_by) = (before.lower, before.lower_by);
                    }
                    if known.upper_by.is_none() {
                        (known.upper, known.upper_by) = (before.upper, before.upper_by);
                    }
                    known.limited |= limited;
                    plies = plies.max(*deep);
                }
            }
            None => {}
        }
        let limited = known.limited;
        self.slots
            .insert(slot, (position, (known, plies, limited, best)));
    }
}

impl Observer for TableObserver<'_> {
    fn pass(&mut self, depth: Option<u32>) {
        self.depth = depth.unwrap_or(self.tree.height());
    }

    fn enter(&mut self, node: NodeId, window: Window) {
        self.step += 1;
        self.open.push(Open {
            call: self.calls,
            node,
            plies: self.depth.saturating_sub(self.open.len() as u32),
            window,
            best: self.tree.player(node).worst(),
            giver: None,
            limited: false,
            searched: false,
        });
        self.calls += 1;
    }

    fn evaluate(&mut self, node: NodeId, _: f64) {
        self.step += 1;
        self.open.last_mut().expect("open").limited = !self.tree.is_leaf(node);
    }

    fn compare(&mut self, node: NodeId, child: NodeId, value: f64, best: f64, _: Window) {
        self.step += 1;
        let player = self.tree.player(node);
        let open = self.open.last_mut().expect("open");
        let beats = player.prefers(value, open.best);
        if beats && player.prefers(value, open.window.bound_of(player)) {
            open.giver = Some(child);
        }
        (open.best, open.searched) = (best, true);
    }

    fn cutoff(&mut self, _: NodeId, _: NodeId, _: u32) {
        self.step += 1;
    }

    fn leave(&mut self, _: NodeId, value: f64) {
        self.step += 1;
        let call = self.open.pop().expect("open");
        if let Some(caller) = self.open.last_mut() {
            caller.limited |= call.limited;
        }
        if call.searched {
            self.store(&call, value);
            self.history.push((self.step, self.slots.clone()));
        }
    }

    fn again(&mut self, _: NodeId, _: NodeId, _: f64) {
        self.step += 1;
    }

    fn hit(&mut self, _: NodeId, _: f64, known: StoredBounds) {
        self.step += 1;
        self.hits.push(self.step);
        self.open.last_mut().expect("open").limited = known.limited;
    }

    fn narrow(&mut self, _: NodeId, window: Window, known: StoredBounds) {
        self.step += 1;
        let open = self.open.last_mut().expect("open");
        (open.window, open.limited) = (window, known.limited);
    }

    fn verdict(&mut self, _: secateur::search::PassVerdict, _: f64, _: f64) {
        self.step += 1;
    }
}

fn record(tree: &GameTree, rules: Rules, positions: &Positions) -> Trace {
    let Ok(trace) = Recording::knowing(tree.clone(), rules, positions.clone()).finish(&());
    trace
}

/// Checks all nodes at every third step, and returns how many entries were looked at.
fn check(tree: &GameTree, rules: Rules, positions: &Positions) -> usize {
    let trace = record(tree, rules, positions);
    let mut listener = TableObserver {
        tree,
        rules: rules.effective(),
        positions,
        step: 0,
        calls: 0,
        depth: 0,
        open: Vec::new(),
        slots: HashMap::new(),
        history: Vec::new(),
        hits: Vec::new(),
    };
    let mut run = Run::knowing(&rules.effective(), positions.clone());
    while let Ok(None) = run.advance(tree, &mut listener, 1) {}
    let mut looked = 0;
    for step in (0..=trace.steps()).step_by(3) {
        let frame = Frame::new(&trace, step);
        let by = listener.history.partition_point(|(at, _)| *at <= step);
        let now = by.checked_sub(1).map(|at| &listener.history[at].1);
        for node in tree.nodes() {
            let state = frame.table(node, 9).expect("a table");
            let slot = listener.slot(positions.of(node));
            let expected = now.and_then(|slots| slots.get(&slot)).copied();
            let found = state.entry.map(|entry| {
                let stored = (entry.known, entry.plies, entry.known.limited, entry.best);
                (entry.position, stored)
            });
            assert_eq!(
                (state.slot, found),
                (slot, expected),
                "{rules:?} {step} {node}"
            );
            looked += usize::from(found.is_some());
        }
        let hits = &listener.hits;
        let mut steps = hits.iter().copied();
        let before = steps.clone().rfind(|&at| at < step);
        assert_eq!(frame.next_hit(true), before);
        assert_eq!(frame.next_hit(false), steps.find(|&at| at > step));
    }
    check_uses(&trace, positions);
    looked
}

/// A hit uses the entry of the step before, and is reported from its own step on.
fn check_uses(trace: &Trace, positions: &Positions) {
    let mut counts: HashMap<u32, usize> = HashMap::new();
    for step in 1..=trace.steps() {
        let (kind, node) = trace.at(step);
        if !matches!(kind, EventKind::Hit | EventKind::Narrow) {
            continue;
        }
        let count = counts.entry(positions.of(node)).or_default();
        *count += 1;
        let table = |step| Frame::new(trace, step).table(node, 1).expect("a table");
        let (before, now): (TableState, TableState) = (table(step - 1), table(step));
        assert_eq!((before.used, now.used), (*count - 1, *count));
        let last = now.uses[0];
        assert_eq!(
            (last.step, last.value.is_some()),
            (step, kind == EventKind::Hit)
        );
        assert_eq!(before.entry.map(|entry| entry.known), Some(last.known));
    }
}

#[test]
fn the_table_at_each_step_is_that_of_an_observer() {
    let mut looked = 0;
    for (number, rules) in repeating().into_iter().enumerate() {
        if rules.table == Memory::None {
            continue;
        }
        for depth in [None, Some(2)] {
            let rules = Rules { depth, ..rules };
            for tree in trees(SMALL, 2, 60 + number as u64) {
                looked += check(&tree, rules, &Positions::default());
            }
        }
    }
    assert!(looked > 10_000, "{looked}");
}

#[test]
fn nodes_with_the_same_position_share_an_entry() {
    let game = Coins::new(6, vec![1, 2, 3], Player::Max);
    let tree = game.expand(None).expect("a tree");
    let Ok(Some(numbers)) = game.positioning(None).advance(&tree, usize::MAX) else {
        panic!("no positions");
    };
    let positions = Positions(numbers.into());
    let tables = repeating()
        .into_iter()
        .filter(|rules| rules.table != Memory::None);
    for rules in tables.step_by(7) {
        assert!(check(&tree, rules, &positions) > 0);
        let trace = record(&tree, rules, &positions);
        let last = Frame::new(&trace, trace.steps());
        for node in tree.nodes() {
            let (same, count) = last.same_position(node, usize::MAX);
            assert_eq!(same.len(), count);
            assert!(!same.contains(&node));
            for other in same {
                assert_eq!(last.table(other, 5), last.table(node, 5));
            }
        }
    }
}

#[test]
fn a_search_without_a_table_has_none() {
    for rules in [TEXTBOOK, PVS] {
        let trace = trace(AIMA, rules);
        let frame = Frame::new(&trace, 9);
        assert_eq!((frame.table(1, 5), frame.next_hit(false)), (None, None));
    }
}
