//! Ranges, limits, best moves and sentences about nodes must be true: they are compared with values found by brute force, in
//! searches under all combinations of rules.

use secateur::explain::naming::Naming;
use secateur::explain::{Explanation, explain};
use secateur::frame::Frame;
use secateur::search::{Memory, Positions, Returns, Rules, Window};
use secateur::source::games::{Coins, Play};
use secateur::source::notation::print;
use secateur::trace::event::{EventKind, ValueRange};
use secateur::trace::{Recording, Trace};
use secateur::tree::names::Names;
use secateur::tree::{GameTree, NodeId, Player, Sliced};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::random::{Kind, Random, STATIC, trees};
use crate::common::rules::repeating;
use crate::common::{depth, naive};

const SMALL: Kind = Kind {
    nodes: 16,
    depth: 5,
    ..STATIC
};

/// The number of trees for each set of rules and each depth limit.
const TREES: usize = 3;

/// The true values of all nodes, without a depth limit and with each.
struct TrueValues<'a> {
    tree: &'a GameTree,
    trace: &'a Trace,
    values: Vec<f64>,
    plies: Vec<u32>,
}

impl<'a> TrueValues<'a> {
    fn new(trace: &'a Trace) -> TrueValues<'a> {
        let tree = trace.tree();
        let value = |node| naive::minimax(tree, node).expect("all values are known");
        TrueValues {
            tree,
            trace,
            values: tree.nodes().map(value).collect(),
            plies: tree.nodes().map(|node| depth(tree, node)).collect(),
        }
    }

    /// The value of a node; if a depth limit was met, that at this depth below the root.
    fn value(&self, node: NodeId, limit: Option<u32>) -> f64 {
        let at = node as usize;
        match limit {
            None => self.values[at],
            Some(limit) => {
                let left = limit.saturating_sub(self.plies[at]);
                naive::limited(self.tree, node, left).expect("all values are known")
            }
        }
    }

    fn about(&self, step: u32, node: NodeId) -> String {
        let rules = self.trace.rules();
        format!(
            "node {node} at step {step} of {} by {rules:?}",
            print(self.tree)
        )
    }

    /// Checks that a range holds for the value of a node.
    fn holds(&self, step: u32, node: NodeId, (lo, hi): (f64, f64), limit: Option<u32>) {
        let value = self.value(node, limit);
        assert!(
            lo <= value && value <= hi,
            "{value} is not in {lo} … {hi} at depth {limit:?}, of {}",
            self.about(step, node)
        );
    }

    /// Checks a frame. `before`: the ranges at the step before.
    fn check_frame(&self, frame: &Frame, before: &mut [ValueRange]) {
        for node in self.tree.nodes() {
            let (range, limit) = (frame.range(node), frame.limit(node));
            self.holds(frame.step(), node, (range.lo, range.hi), limit);
            let last = std::mem::replace(&mut before[node as usize], range);
            // A range found for a node at another depth is about another value.
            let since = frame.pass().map(|pass| self.trace.passes()[pass].since);
            let earlier = frame.at(frame.step().saturating_sub(1)).calls_of(node);
            let here = earlier.last().is_some_and(|&last| Some(last) >= since);
            assert!(
                !here || range.lo >= last.lo && range.hi <= last.hi,
                "{last:?} is missing: {range:?} of {}",
                self.about(frame.step(), node)
            );
        }
    }

    /// Checks the explanation of a step.
    fn check_words(&self, frame: &Frame, names: &Names) {
        let step = frame.step();
        let holds = |node, range, limit| self.holds(step, node, range, limit);
        match explain(frame, names, Naming::Greek) {
            Explanation::Compare {
                node,
                child,
                lo,
                hi,
                best,
                improved,
                limit,
                ..
            } => {
                holds(child.node, (lo, hi), limit);
                // Fail-hard loses the amount by which a child has passed a bound, so the best value is only a bound.
                if improved && self.trace.rules().returns == Returns::Soft {
                    let of = |child| self.value(child, frame.limit(node.node));
                    let compared = self.compared(frame, node.node);
                    let values = compared.into_iter().map(of);
                    let value = match self.tree.player(node.node) {
                        Player::Max => values.reduce(f64::max),
                        Player::Min => values.reduce(f64::min),
                    };
                    let value = value.expect("a child is compared");
                    assert!(
                        best.0 <= value && value <= best.1,
                        "{value} is not in {best:?}, of {}",
                        self.about(step, node.node)
                    );
                }
            }
            Explanation::Cutoff {
                node, worth, limit, ..
            } => holds(node.node, worth, limit),
            Explanation::Leave {
                node,
                lo,
                hi,
                limit,
                ..
            }
            | Explanation::Hit {
                node,
                lo,
                hi,
                limit,
                ..
            }
            | Explanation::Narrow {
                node,
                lo,
                hi,
                limit,
                ..
            }
            | Explanation::Verdict {
                root: node,
                lo,
                hi,
                limit,
                ..
            } => holds(node.node, (lo, hi), limit),
            Explanation::Finish {
                root,
                value,
                lo,
                hi,
                exact,
                limit,
                ..
            } => {
                holds(root.node, (lo, hi), limit);
                let Window { alpha, beta } = self.trace.rules().window;
                let inside = !self.trace.rules().bounded() || alpha < value && value < beta;
                // The full window excludes no value.
                let inside = inside || self.trace.passes().last().is_some_and(|p| p.low == p.high);
                assert!(exact || !inside, "too narrow: {}", self.about(step, 0));
            }
            _ => {}
        }
    }

    /// The children that the open call for a node has compared.
    fn compared(&self, frame: &Frame, node: NodeId) -> Vec<NodeId> {
        let entered = frame.entered(node).expect("it is open");
        let own = (entered..=frame.step()).map(|step| (step, self.trace.at(step)));
        let own = own.filter(|&(_, at)| at == (EventKind::Compare, node));
        let child = |(step, _)| {
            Frame::new(self.trace, step)
                .compared()
                .map(|found| found.child)
        };
        own.filter_map(child).collect()
    }

    /// Checks the variation at the end: if the value is known, all nodes of the variation have it, and the last one is a leaf.
    fn check_variation(&self) -> bool {
        let last = Frame::new(self.trace, self.trace.steps());
        let (range, limit) = (last.range(0), last.limit(0));
        let (variation, rules) = (last.variation(), self.trace.rules());
        let inside = rules.window.alpha < range.lo && range.hi < rules.window.beta;
        if range.lo != range.hi || rules.bounded() && !inside {
            return false;
        }
        let end = variation.last().copied().unwrap_or(0);
        let deepest = self.trace.passes().last().and_then(|pass| pass.depth);
        let ended = self.tree.is_leaf(end) || Some(self.plies[end as usize]) == deepest;
        assert!(
            ended,
            "{variation:?} ends too early, of {}",
            self.about(last.step(), 0)
        );
        let mut parent = 0;
        for &node in &variation {
            assert_eq!(self.tree.parent(node), Some(parent));
            let value = self.value(node, limit);
            assert_eq!(
                value,
                range.lo,
                "{variation:?}: {}",
                self.about(last.step(), node)
            );
            parent = node;
        }
        true
    }
}

/// Checks all frames of a search and their explanations. Returns whether the root's value was found.
fn check(trace: &Trace) -> bool {
    let true_values = TrueValues::new(trace);
    let names = Names::new(trace.tree());
    let mut before = vec![ValueRange::NOTHING; trace.tree().len()];
    for step in 0..=trace.steps() {
        let frame = Frame::new(trace, step);
        true_values.check_frame(&frame, &mut before);
        true_values.check_words(&frame, &names);
    }
    true_values.check_variation()
}

#[test]
fn answers_are_true_under_all_rules_combined() {
    let mut found = 0;
    for (number, rules) in repeating().into_iter().enumerate() {
        for depth in [None, Some(1), Some(2), Some(3)] {
            let seed = 900 + 10 * number as u64 + u64::from(depth.unwrap_or(0));
            let mut random = Random::new(seed);
            for tree in trees(SMALL, TREES, seed) {
                let window = match random.once_in(4) {
                    true => random.window(&tree),
                    false => Window::FULL,
                };
                let guess = match random.once_in(2) {
                    true => rules.guess,
                    false => random.window(&tree).alpha,
                };
                let rules = Rules {
                    depth,
                    guess,
                    window: if rules.bounded() {
                        window
                    } else {
                        Window::FULL
                    },
                    ..rules
                };
                found += usize::from(check(&Trace::record(tree, rules.effective())));
            }
        }
    }
    assert!(found > 500, "{found}");
}

/// The table answers for all nodes with the same position, and the variation continues below another of them.
#[test]
fn answers_are_true_in_games_with_transpositions() {
    let mut found = 0;
    for heap in [5, 6, 7] {
        let game = Coins::new(heap, vec![1, 2, 3], Player::Max);
        let tree = game.expand(None).expect("a tree");
        let Ok(Some(numbers)) = game.positioning(None).advance(&tree, usize::MAX) else {
            panic!("no positions");
        };
        let positions = Positions(numbers.into());
        let tables = repeating().into_iter();
        for rules in tables.filter(|rules| rules.table != Memory::None) {
            let recording = Recording::knowing(tree.clone(), rules, positions.clone());
            let Ok(trace) = recording.finish(&());
            let last = Frame::new(&trace, trace.steps());
            assert!(last.range(0).lo == last.range(0).hi, "{rules:?}");
            found += usize::from(TrueValues::new(&trace).check_variation());
        }
    }
    assert!(found > 100, "{found}");
}

/// The smallest trees on which an earlier version gave a false answer.
#[test]
fn answers_are_true_on_small_regression_trees() {
    use crate::common::rules::TEXTBOOK;
    use secateur::search::{Algorithm, Deepening};
    let table = Rules {
        table: Memory::Unlimited,
        ..TEXTBOOK
    };
    let deepening = Rules {
        deepening: Deepening::On,
        ..TEXTBOOK
    };
    let pvs = Rules {
        algorithm: Algorithm::Pvs,
        ..table
    };
    let mtd = Rules {
        algorithm: Algorithm::Mtd,
        guess: 2.0,
        depth: Some(1),
        ..TEXTBOOK
    };
    let end = |text: &str, rules: Rules| {
        let trace = crate::common::trace(text, rules);
        check(&trace);
        let last = Frame::new(&trace, trace.steps());
        let range = last.range(0);
        (
            range.lo,
            range.hi,
            last.limit(0),
            last.variation().first().copied(),
        )
    };
    // The test proves one side of the second child, the search narrowed by the table the other.
    assert_eq!(end("(0 (1 1))", pvs), (1.0, 1.0, None, Some(2)));
    // The last pass does not meet the limit, but the upper bound comes from one that has.
    assert_eq!(end("=0(0 =0(2))", mtd), (0.0, 0.0, Some(1), Some(1)));
    let chain = "=0(=0(1 =1(0)))";
    assert_eq!(end(chain, deepening).2, None);
    // In the last pass the table answers at the root.
    let hit = Rules {
        deepening: Deepening::On,
        ..table
    };
    assert_eq!(end("=0(0 =0(0 =0(0 =0(0))))", hit).3, Some(1));
}
