//! Counts of states over parts of the tree, against counting node by node.

use crate::common::random::{ANY, STATIC, SYMBOLIC, trees};
use crate::common::rules::{MINIMAX, TEXTBOOK};
use secateur::frame::{Frame, Status};
use secateur::reached::Mix;
use secateur::search::Rules;
use secateur::trace::Trace;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[test]
fn a_mix_is_what_counting_node_by_node_gives() {
    let limited = Rules {
        depth: Some(3),
        ..TEXTBOOK
    };
    let cases = [
        (ANY, TEXTBOOK),
        (ANY, MINIMAX),
        (STATIC, limited),
        (SYMBOLIC, TEXTBOOK),
    ];
    let mut pruned = 0;
    for (kind, rules) in cases {
        for tree in trees(kind, 25, 51) {
            let trace = Trace::record(tree, rules);
            let nodes = trace.tree().nodes();
            for step in 0..=trace.steps() {
                let frame = Frame::new(&trace, step);
                for from in nodes.clone().step_by(3) {
                    for to in (from..=nodes.end).step_by(5) {
                        let mut expected = Mix::default();
                        for node in from..to {
                            match frame.status(node) {
                                Status::Open => expected.open += 1,
                                Status::Closed => expected.closed += 1,
                                Status::Pruned => expected.pruned += 1,
                                Status::Unreached | Status::Beyond => expected.ahead += 1,
                            }
                        }
                        assert_eq!(frame.mix(from..to), expected, "{from}..{to} at {step}");
                        pruned += expected.pruned;
                    }
                }
            }
        }
    }
    assert!(pruned > 1000);
}
