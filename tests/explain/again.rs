//! The meaning of the steps of searches with several visits.

use super::step::at;
use crate::common::random::{Kind, STATIC, trees};
use crate::common::rules::TEXTBOOK;
use crate::common::trace;
use secateur::frame::Frame;
use secateur::search::{Algorithm, Deepening, Memory, Ordering, Rules};
use secateur::trace::event::{EventDetails, EventKind};
use secateur::trace::{CallId, Trace};
use serde_json::{Value, json};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

const SMALL: Kind = STATIC.sized(14, 4);

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
fn each(kind: EventKind, mut check: impl FnMut(&Trace, u32)) {
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

#[test]
fn the_first_result_at_a_node_need_not_be_that_of_its_first_child() {
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
    each(EventKind::Compare, |trace, step| {
        let json = at(trace, step);
        let EventDetails::Compare { before, .. } =
            Frame::new(trace, step).event().expect("one").details
        else {
            panic!("no comparison")
        };
        assert_eq!(json["first"], json!(before.is_infinite()), "step {step}");
    });
}

#[test]
fn bounds_from_a_table_name_the_later_of_the_passes_that_stored_them() {
    let mut both = 0;
    let mut check = |trace: &Trace, step: u32| {
        let frame = Frame::new(trace, step);
        let known = match frame.event().expect("one").details {
            EventDetails::Hit { known, .. } | EventDetails::Narrow { known, .. } => known,
            _ => panic!("nothing is known"),
        };
        let calls = [known.lower_by, known.upper_by].into_iter().flatten();
        let passes: Vec<_> = calls.map(|call| frame.pass_of(CallId(call))).collect();
        both += u32::from(passes.len() == 2 && passes[0] != passes[1]);
        let pass = passes.into_iter().max().flatten();
        let other = pass.filter(|_| pass != frame.pass());
        let expected = other.map_or(Value::Null, |pass| json!(pass + 1));
        assert_eq!(at(trace, step)["pass"], expected, "step {step}");
    };
    each(EventKind::Narrow, &mut check);
    each(EventKind::Hit, &mut check);
    assert!(both > 10, "{both}");
}
