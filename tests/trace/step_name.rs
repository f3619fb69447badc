//! Names of steps: the step of each, and the error for an unknown name.

use std::collections::BTreeSet;

use crate::common::random::{STATIC, trees};
use crate::common::rules::{self, repeating};
use crate::common::{names, tree};
use secateur::search::Rules;
use secateur::source::order::{Order, ordered};
use secateur::trace::event::{EventDetails, EventKind};
use secateur::trace::{StepNameError, Trace};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The tree of AIMA: one cutoff, in C, at step 22 of 42.
const TEXTBOOK: &str = "((3 12 8) (2 4 6) (14 5 2))";

/// The step that a name stands for in the search of a text.
fn step(text: &str, rules: Rules, name: &str) -> Result<u32, StepNameError> {
    let tree = tree(text);
    let names = names(&tree);
    Trace::record(tree, rules).step_of(&names, name)
}

#[test]
fn each_name_has_its_step() {
    let at = |name| step(TEXTBOOK, rules::TEXTBOOK, name).expect(name);
    assert_eq!(at("first"), 0);
    assert_eq!(at("last"), 42);
    assert_eq!(at("0"), 0);
    assert_eq!(at("17"), 17);
    assert_eq!(at(" 42 "), 42);
    assert_eq!(at("cutoff"), 22);
    assert_eq!(at("cutoff:1"), 22);
    assert_eq!(at("node:A"), 1);
    assert_eq!(at("node:C"), 17);
    assert_eq!(at("node: C "), 17);
    assert_eq!(at("node:#5"), 17, "the fifth node in preorder is C");
    assert_eq!(at("node:C 2"), 18, "the leaf of that value below C");
}

#[test]
fn without_a_cutoff_the_name_of_the_first_one_means_the_end() {
    assert_eq!(step(TEXTBOOK, rules::MINIMAX, "cutoff"), Ok(48));
}

#[test]
fn a_name_of_several_nodes_means_the_first_one_entered() {
    let text = "(x:3 (2 x:9) (y:1 x:7))";
    assert_eq!(step(text, rules::MINIMAX, "node:x"), Ok(2));
    // The second child of B is pruned, so the `z` in C comes first.
    let text = "(3 (2 z:9) (4 z:7))";
    let entered = step(text, rules::TEXTBOOK, "node:z");
    assert_eq!(entered, step(text, rules::TEXTBOOK, "node:C z"));
}

#[test]
fn a_number_after_a_hash_sign_is_that_of_the_tree_as_given() {
    let given = tree(TEXTBOOK);
    let reversed = ordered(&given, Order::Reversed, None);
    let names = names(&reversed);
    let trace = Trace::record(reversed, rules::TEXTBOOK);
    let numbered = trace.step_of(&names, "node:#9");
    assert_eq!(numbered, trace.step_of(&names, "node:D"));
    assert_eq!(numbered, Ok(2), "D is now the first child");
}

#[test]
fn an_unknown_step_name_is_refused_with_the_valid_names() {
    let unknown = [
        "",
        "abc",
        "-1",
        "+1",
        "43",
        "1.5",
        "1e1",
        "∞",
        "4294967296",
        "99999999999",
        "First",
        "cutoff:0",
        "cutoff:2",
        "cutoff:",
        "cutoff:x",
        "cutoff:+1",
        "node:",
        "node:Z",
        "node:#13",
        "node:#",
        "node:7 C",
        "leaf:1",
        ":",
        "1 2",
    ];
    for name in unknown {
        let expected = "0 … 42 | first | last | cutoff:1 | node:A".into();
        assert_eq!(
            step(TEXTBOOK, rules::TEXTBOOK, name),
            Err(StepNameError::Unknown { expected }),
            "{name}"
        );
    }
    let expected = "0 … 4 | first | last | node:#0".into();
    assert_eq!(
        step("5", rules::TEXTBOOK, "none"),
        Err(StepNameError::Unknown { expected })
    );
}

#[test]
fn the_example_of_a_name_in_an_error_is_short() {
    let text = format!("{}(1 2)", "x".repeat(100_000));
    let expected = "0 … 11 | first | last | node:#0".into();
    assert_eq!(
        step(&text, rules::TEXTBOOK, "none"),
        Err(StepNameError::Unknown { expected })
    );
}

#[test]
fn a_node_that_is_never_entered_has_no_step() {
    let never = |node: &str| Err(StepNameError::NeverEntered { node: node.into() });
    assert_eq!(step(TEXTBOOK, rules::TEXTBOOK, "node:#7"), never("#7"));
    assert_eq!(step("(3 (2 z:9))", rules::TEXTBOOK, "node: z"), never("z"));
}

/// Random trees are searched under all rules. A node that is entered several times has the step of the first.
#[test]
fn named_steps_are_those_of_the_events() {
    let rules: Vec<Rules> = rules::all().into_iter().chain(repeating()).collect();
    for (tree, rules) in trees(STATIC, 150, 41).zip(rules.into_iter().cycle()) {
        let names = names(&tree);
        let mut entered = BTreeSet::new();
        let trace = Trace::record(tree, rules);
        let of = |name: String| trace.step_of(&names, &name);
        let mut cutoffs = 0;
        for event in trace.iter() {
            if event.kind() == EventKind::Enter && entered.insert(event.node) {
                let number = trace.tree().as_given(event.node);
                assert_eq!(of(format!("node:#{number}")), Ok(event.step));
            }
            if matches!(event.details, EventDetails::Cutoff { .. })
                && trace.pruned_at(event.step) > 0
            {
                cutoffs += 1;
                assert_eq!(of(format!("cutoff:{cutoffs}")), Ok(event.step));
            }
            assert_eq!(of(event.step.to_string()), Ok(event.step));
        }
        assert!(of(format!("cutoff:{}", cutoffs + 1)).is_err());
        assert!(of((trace.steps() + 1).to_string()).is_err());
    }
}
