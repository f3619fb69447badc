//! The pseudo-code of each set of rules, and the line each step stands for.

mod common;

use common::random::{STATIC, trees};
use common::rules::{self, MINIMAX, TEXTBOOK};
use secateur::event::{Kind, What};
use secateur::listing::listing;
use secateur::search::{Bounds, Cut, Returns, Rules, Update, Window};
use secateur::trace::Trace;
use secateur::tree::Player;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::{wasm_bindgen_test as test, wasm_bindgen_test_configure};

#[cfg(target_arch = "wasm32")]
wasm_bindgen_test_configure!(run_in_browser);

fn check(rules: Rules, expected: &str) {
    let expected: Vec<&str> = expected.trim_matches('\n').lines().collect();
    assert_eq!(listing(&rules), expected);
}

#[test]
fn the_textbooks() {
    check(
        TEXTBOOK,
        "
answer ← search(root, −∞, +∞)
max(node, α, β)
  if leaf: return value(node)
  v ← −∞
  for each child
    v ← max(v, search(child, α, β))
    if v ≥ β: return v
    α ← max(α, v)
  return v
min(node, α, β)
  if leaf: return value(node)
  v ← +∞
  for each child
    v ← min(v, search(child, α, β))
    if v ≤ α: return v
    β ← min(β, v)
  return v
",
    );
}

#[test]
fn minimax() {
    let depth = Some(3);
    check(
        Rules { depth, ..MINIMAX },
        "
answer ← search(root)
max(node)
  if leaf or depth = 3: return value(node)
  v ← −∞
  for each child
    v ← max(v, search(child))
  return v
min(node)
  if leaf or depth = 3: return value(node)
  v ← +∞
  for each child
    v ← min(v, search(child))
  return v
",
    );
}

#[test]
fn every_other_rule() {
    let window = Window {
        alpha: -2.5,
        beta: 1e20,
    };
    let rules = Rules {
        cut: Cut::Pass,
        returns: Returns::Hard,
        bounds: Bounds::Shallow,
        update: Update::Before,
        window,
        ..TEXTBOOK
    };
    check(
        rules,
        "
answer ← search(root, −2.5, 1e20)
max(node, α, β)
  if leaf: return value(node)
  v ← −∞
  for each child
    v ← max(v, search(child, v, +∞))
    α ← max(α, v)
    if v > β: return clamp(v, α₀, β₀)
  return clamp(v, α₀, β₀)
min(node, α, β)
  if leaf: return value(node)
  v ← +∞
  for each child
    v ← min(v, search(child, −∞, v))
    β ← min(β, v)
    if v < α: return clamp(v, α₀, β₀)
  return clamp(v, α₀, β₀)
",
    );
}

/// The line of a step is in the half of the node's player, and says what the step does.
#[test]
fn lines() {
    for tree in trees(STATIC, 60, 1) {
        for rules in rules::all().into_iter().chain([MINIMAX]) {
            for depth in [None, Some(2)] {
                let trace = Trace::record(tree.clone(), Rules { depth, ..rules });
                let listing = listing(trace.rules());
                for event in trace.iter() {
                    let line = listing[event.line as usize - 1].trim_start();
                    let evaluated = trace.evaluated(event.node);
                    let expected = match event.what {
                        What::Enter(_) if tree.player(event.node) == Player::Max => "max(node",
                        What::Enter(_) => "min(node",
                        What::Evaluate { .. } => "if leaf",
                        What::Compare { .. } => "v ← m",
                        What::Cutoff(_) => "if v ",
                        What::Leave { .. } if evaluated => "if leaf",
                        What::Leave { .. } if trace.cutoff(event.node).is_some() => "if v ",
                        What::Leave { .. } => "return",
                        What::Finish { .. } => "answer",
                    };
                    assert!(line.starts_with(expected), "{line} at {event:?}");
                    let half = 1 + (listing.len() - 1) / 2;
                    let of_min = event.line as usize > half;
                    let min = tree.player(event.node) == Player::Min;
                    assert!(of_min == min || event.kind() == Kind::Finish);
                }
            }
        }
    }
}
