//! What the steps mean of searches that come back to nodes.

use super::step::at;
use crate::common::random::{Kind as Sort, STATIC, trees};
use crate::common::rules::TEXTBOOK;
use crate::common::trace;
use secateur::frame::Frame;
use secateur::search::{Algorithm, Deepening, Memory, Ordering, Rules};
use secateur::trace::Trace;
use secateur::trace::event::{Kind, What};
use serde_json::{Value, json};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

const SMALL: Sort = Sort {
    nodes: 14,
    depth: 4,
    ..STATIC
};

/// Searches with a table: its moves come first.
fn searches() -> Vec<Rules> {
    let plain = [Algorithm::AlphaBeta, Algorithm::Pvs, Algorithm::Mtd];
    let rules = |algorithm| Rules {
        algorithm,
        table: Memory::Unlimited,
        ordering: Ordering::Table,
        ..TEXTBOOK
    };
    let deepened = |rules| Rules {
        deepening: Deepening::On,
        ..rules
    };
    let aspires = |rules: Rules| Rules {
        aspiration: (rules.algorithm != Algorithm::Mtd).then_some(1.0),
        ..deepened(rules)
    };
    let all = plain.map(rules);
    let deeper = all.map(deepened).into_iter().chain(all.map(aspires));
    all.into_iter().chain(deeper).collect()
}

/// The steps of a kind in all searches of some trees.
fn each(kind: Kind, mut check: impl FnMut(&Trace, u32)) {
    let mut found = 0;
    for tree in trees(SMALL, 150, 24) {
        for rules in searches() {
            let trace = Trace::record(tree.clone(), rules);
            for step in 1..=trace.steps() {
                if trace.at(step).0 == kind {
                    check(&trace, step);
                    found += 1;
                }
            }
        }
    }
    assert!(found > 100, "{found}");
}

/// The first result at a node need not be that of its first child.
#[test]
fn first_results() {
    let rules = Rules {
        algorithm: Algorithm::Mtd,
        guess: 1.0,
        table: Memory::Unlimited,
        ordering: Ordering::Table,
        ..TEXTBOOK
    };
    let least = trace("(0 2)", rules);
    assert_eq!(at(&least, 17)["child"]["value"], json!(2.0));
    assert_eq!(at(&least, 17)["first"], json!(true));
    each(Kind::Compare, |trace, step| {
        let told = at(trace, step);
        let What::Compare { before, .. } = Frame::new(trace, step).event().expect("one").what
        else {
            panic!("no comparison")
        };
        assert_eq!(told["first"], json!(before.is_infinite()), "step {step}");
    });
}

/// A table that narrows a window has the bound that moves from some pass.
#[test]
fn the_pass_of_a_bound_that_narrows() {
    each(Kind::Narrow, |trace, step| {
        let told = at(trace, step);
        let frame = Frame::new(trace, step);
        let What::Narrow { window, known } = frame.event().expect("one").what else {
            panic!("nothing narrows")
        };
        let given = frame.at(step - 1).call(trace.at(step).1).expect("a call");
        let by = match given.entry.window.alpha == window.alpha {
            true => known.upper_by,
            false => known.lower_by,
        };
        let pass = frame.pass_of(secateur::trace::CallId(by.expect("a call")));
        let other = pass.filter(|_| pass != frame.pass());
        let expected = other.map_or(Value::Null, |pass| json!(pass + 1));
        assert_eq!(told["pass"], expected, "step {step}");
    });
}
