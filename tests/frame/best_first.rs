//! The frame of a best-first search must answer at every step as a fold over all earlier events does.

use std::collections::BTreeSet;
use std::ops::Range;

use secateur::frame::best_first::BestFirstFrame;
use secateur::frame::{State, Status};
use secateur::search::best_first::{BestFirst, Expand, Numbers, Observer, Proof, Rules, Run};
use secateur::trace::best_first::{BestFirstTrace, EventKind, StepSize};
use secateur::tree::{GameTree, NodeId};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::chance::sketch;
use crate::common::random::{ANY, LARGE, Random, SYMBOLIC, trees};
use crate::common::rules::{monte_carlo, solving};
use crate::common::{names, native_or_wasm, tree};

const TREES: usize = native_or_wasm(40, 6);

/// One event: its kind, its node, and the numbers of an update.
type Event = (EventKind, NodeId, Option<Numbers>);

#[derive(Default)]
struct Log {
    events: Vec<Event>,
    /// By the index of the event at which an iteration begins.
    begun: BTreeSet<usize>,
    /// Values proved, by the index of the event that follows.
    proved: Vec<(usize, NodeId, f64)>,
}

impl Observer for Log {
    fn begin(&mut self) {
        self.begun.insert(self.events.len());
    }
    fn select(&mut self, child: NodeId) {
        self.events.push((EventKind::Select, child, None));
    }
    fn expand(&mut self, child: NodeId) {
        self.events.push((EventKind::Expand, child, None));
    }
    fn playout(&mut self, node: NodeId) {
        self.events.push((EventKind::Playout, node, None));
    }
    fn evaluate(&mut self, node: NodeId) {
        self.events.push((EventKind::Evaluate, node, None));
    }
    fn prove(&mut self, node: NodeId, value: f64) {
        self.proved.push((self.events.len(), node, value));
    }
    fn update(&mut self, node: NodeId, numbers: Numbers) {
        self.events.push((EventKind::Update, node, Some(numbers)));
    }
    fn finish(&mut self, choice: Option<NodeId>) {
        self.events
            .push((EventKind::Finish, choice.unwrap_or(0), None));
    }
}

/// The state of a node by the fold.
#[derive(Clone, Copy, Default)]
struct NodeState {
    open: bool,
    visits: u32,
    numbers: Option<Numbers>,
    proved: Option<f64>,
}

/// The state by folding.
struct Fold {
    nodes: Vec<NodeState>,
    /// How many nodes before each one have joined the tree, and how many have in all.
    joined: Vec<u32>,
    path: Vec<NodeId>,
    evaluated: u32,
    iterations: u32,
    phases: u32,
}

impl Fold {
    fn new(tree: &GameTree) -> Fold {
        let mut fold = Fold {
            nodes: vec![NodeState::default(); tree.len()],
            joined: vec![0; tree.len() + 1],
            path: Vec::new(),
            evaluated: 0,
            iterations: 0,
            phases: 0,
        };
        fold.joins(0);
        fold
    }

    fn joins(&mut self, node: NodeId) {
        if !self.grown(node) {
            let after = self.joined.iter_mut().skip(node as usize + 1);
            after.for_each(|joined| *joined += 1);
        }
    }

    fn grown(&self, node: NodeId) -> bool {
        self.joined_in(node..node + 1) == 1
    }

    fn joined_in(&self, nodes: Range<NodeId>) -> u32 {
        self.joined[nodes.end as usize] - self.joined[nodes.start as usize]
    }

    /// Makes these nodes the path.
    fn goes(&mut self, path: Vec<NodeId>) {
        for &node in &self.path {
            self.nodes[node as usize].open = false;
        }
        for &node in &path {
            self.nodes[node as usize].open = true;
        }
        self.path = path;
    }

    fn enters(&mut self, node: NodeId) {
        self.nodes[node as usize].open = true;
        self.path.push(node);
    }

    fn step(&mut self, tree: &GameTree, rules: &Rules, log: &Log, at: usize) {
        if log.begun.contains(&at) {
            self.goes(vec![0]);
            self.iterations += 1;
        }
        let first = log.proved.partition_point(|&(index, ..)| index < at);
        let proved = log.proved.iter().skip(first);
        for &(_, node, value) in proved.take_while(|&&(index, ..)| index == at) {
            self.nodes[node as usize].proved = Some(value);
        }
        let (kind, node, numbers) = log.events[at];
        match kind {
            EventKind::Select => self.enters(node),
            EventKind::Expand if rules.expands_all() => {
                let parent = tree.parent(node).expect("no root");
                for child in tree.children(parent) {
                    self.joins(child);
                }
            }
            EventKind::Expand => {
                self.joins(node);
                self.enters(node);
            }
            EventKind::Playout | EventKind::Evaluate => self.evaluated += 1,
            EventKind::Update => {
                let folded = &mut self.nodes[node as usize];
                folded.visits += 1;
                folded.numbers = Some(numbers.expect("an update has numbers"));
            }
            EventKind::Finish => self.goes(Vec::new()),
        }
        let next = log.events.get(at + 1).map(|event| event.0.phase());
        let ends = next != Some(kind.phase()) || log.begun.contains(&(at + 1));
        self.phases += u32::from(ends && kind != EventKind::Finish);
    }
}

fn check(tree: &GameTree, rules: &Rules) {
    let mut log = Log::default();
    let mut run = Run::new(tree, rules);
    while let Ok(None) = run.advance(tree, &mut log, 1) {}
    let trace = BestFirstTrace::record(tree.clone(), *rules);
    assert_eq!(trace.steps() as usize, log.events.len());
    let mut fold = Fold::new(tree);
    let (mut iteration_ends, mut phase_ends) = (Vec::new(), Vec::new());
    for step in 0..=trace.steps() {
        if step > 0 {
            let at = step as usize - 1;
            let phases = fold.phases;
            fold.step(tree, rules, &log, at);
            assert_eq!(trace.at(step), (log.events[at].0, log.events[at].1));
            if fold.phases > phases {
                phase_ends.push(step);
            }
            let last = log.begun.contains(&(at + 1))
                || log
                    .events
                    .get(at + 1)
                    .is_none_or(|event| event.0 == EventKind::Finish);
            if last && log.events[at].0 != EventKind::Finish {
                iteration_ends.push(step);
            }
        }
        let frame = BestFirstFrame::new(&trace, step);
        assert_eq!(frame.path(), fold.path, "path at {step} of {rules:?}");
        assert_eq!(frame.evaluated(), fold.evaluated);
        assert_eq!(frame.joined(), fold.joined_in(0..tree.len() as NodeId));
        assert_eq!(
            trace.stops(StepSize::Phase, step),
            fold.phases,
            "phases at {step}"
        );
        assert_eq!(
            trace.stops(StepSize::Iteration, step) as usize,
            iteration_ends.len(),
            "iterations at {step}"
        );
        for node in tree.nodes() {
            let folded = fold.nodes[node as usize];
            assert_eq!(frame.grown(node), fold.grown(node));
            assert_eq!(frame.visits(node), folded.visits);
            let proof = frame.proof(node);
            match folded.numbers {
                Some(Numbers::Total(total)) => assert_eq!(frame.numbers(node).total, total),
                Some(Numbers::Proof(expected)) => assert_eq!(proof, expected),
                None if frame.proves() => assert_eq!(proof, Proof::OPEN),
                None => assert_eq!(frame.numbers(node).visits, 0),
            }
            assert_eq!(frame.numbers(node).proved, folded.proved);
            let status = match (folded.open, fold.grown(node)) {
                (true, _) => Status::Open,
                (_, true) => Status::Closed,
                _ => Status::Unreached,
            };
            assert_eq!(frame.status(node), status);
        }
        mixes(tree, &frame, &fold);
    }
    for (number, &end) in (1..).zip(&iteration_ends) {
        assert_eq!(trace.stop(StepSize::Iteration, number), end);
    }
    for (number, &end) in (1..).zip(&phase_ends) {
        assert_eq!(trace.stop(StepSize::Phase, number), end);
    }
}

/// The mixes of some ranges of nodes.
fn mixes(tree: &GameTree, frame: &BestFirstFrame, fold: &Fold) {
    let end = tree.len() as NodeId;
    for (from, to) in [
        (0, end),
        (end / 3, end / 2),
        (end / 2, end),
        (end / 4, end / 4 + 1),
    ] {
        let range = from..to.max(from);
        let mix = frame.mix(range.clone());
        let open = fold.path.iter().filter(|node| range.contains(node)).count() as u32;
        let grown = fold.joined_in(range.clone());
        assert_eq!(
            (mix.open, mix.closed, mix.unreached),
            (open, grown - open, range.len() as u32 - grown)
        );
        assert_eq!(mix.pruned, 0);
    }
}

#[test]
fn frames_equal_the_fold_on_random_trees() {
    for tree in trees(ANY, TREES, 31).chain(trees(SYMBOLIC, TREES, 32)) {
        for rules in monte_carlo(40).into_iter().chain(solving(40)) {
            check(&tree, &rules);
        }
        check(&tree, &Rules::of(BestFirst::ProofNumbers));
    }
}

#[test]
fn frames_equal_the_fold_across_several_blocks_of_events() {
    for tree in trees(LARGE, TREES / 6 + 1, 33) {
        let many = Rules {
            iterations: Some(150),
            ..Rules::of(BestFirst::MonteCarlo)
        };
        check(&tree, &many);
        check(
            &tree,
            &Rules {
                expand: Expand::All,
                ..many
            },
        );
        check(&tree, &Rules::of(BestFirst::ProofNumbers));
    }
}

#[test]
fn frames_equal_the_fold_on_trees_with_chance() {
    let mut random = Random::new(34);
    for _ in 0..TREES {
        let tree = tree(&sketch(&mut random, 3, true).text());
        for rules in monte_carlo(40).into_iter().chain(solving(40)) {
            check(&tree, &rules);
        }
    }
}

#[test]
fn the_choice_changes_with_the_most_visited_child_of_the_root() {
    for tree in trees(ANY, TREES, 35).filter(|tree| tree.len() > 1) {
        let rules = Rules {
            iterations: Some(80),
            ..Rules::of(BestFirst::MonteCarlo)
        };
        let trace = BestFirstTrace::record(tree.clone(), rules);
        let mut choice = None;
        for number in 1..=trace.stops(StepSize::Iteration, trace.steps()) {
            let step = trace.stop(StepSize::Iteration, number);
            let frame = BestFirstFrame::new(&trace, step);
            let mut most = 0;
            let mut expected = None;
            for child in tree.children(0) {
                if frame.visits(child) > most {
                    (most, expected) = (frame.visits(child), Some(child));
                }
            }
            assert_eq!(frame.choice(), expected);
            let changes = trace.choices().iter().any(|&(since, _)| since == step);
            assert_eq!(changes, expected != choice);
            choice = expected;
        }
    }
}

/// The table of scores at a step therefore explains the selection.
#[test]
fn each_selection_takes_the_child_with_the_best_score() {
    let mut seen = 0;
    for tree in trees(ANY, TREES, 36) {
        for rules in monte_carlo(40).into_iter().chain(solving(40)) {
            let trace = BestFirstTrace::record(tree.clone(), rules);
            for step in 1..=trace.steps() {
                let (kind, child) = trace.at(step);
                let parent = tree.parent(child);
                if let (EventKind::Select, Some(parent)) = (kind, parent) {
                    let frame = BestFirstFrame::new(&trace, step);
                    assert_eq!(frame.selects(parent, None), Some(child));
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 100);
}

/// A step named after a node is the first update of the node. Navigation to the next iteration through the node leads to the
/// end of the first later iteration that updates it.
#[test]
fn navigation_to_a_node_goes_by_its_updates() {
    let mut come = 0;
    for (tree, rules) in trees(ANY, TREES, 37).zip(monte_carlo(30).into_iter().cycle()) {
        let names = names(&tree);
        let trace = BestFirstTrace::record(tree.clone(), rules);
        let steps = trace.steps();
        let ends = 1..=trace.stops(StepSize::Iteration, steps);
        let ends: Vec<u32> = ends.map(|n| trace.stop(StepSize::Iteration, n)).collect();
        for node in tree.nodes() {
            let updates = (1..=steps).filter(|&step| trace.at(step) == (EventKind::Update, node));
            let updates: Vec<u32> = updates.collect();
            let named = trace.step_of(&names, &format!("node:#{node}"));
            assert_eq!(named.ok().as_ref(), updates.first());
            for step in (0..=steps).step_by(7) {
                let next = updates.iter().find(|&&update| update > step);
                let end = next.and_then(|update| ends.iter().find(|&end| end >= update));
                assert_eq!(trace.next_through(step, node).as_ref(), end);
                come += u32::from(end.is_some());
            }
        }
    }
    assert!(come > 100);
}
