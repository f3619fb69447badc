//! What a step means: the key of a sentence, and the names and numbers in it.

use std::iter;

use crate::common::drawn::{AIMA, first};
use crate::common::fold::Fold;
use crate::common::random::{self, ANY, STATIC, SYMBOLIC, TREES, trees};
use crate::common::rules::{MINIMAX, TEXTBOOK};
use crate::common::told::told;
use crate::common::written::{Written, explain};
use crate::common::{names, rules, trace};
use secateur::explain::Explanation;
use secateur::explain::listing::Listing;
use secateur::explain::naming::Naming;
use secateur::explain::view::View;
use secateur::frame::Frame;
use secateur::search::{Bounds, Cut, Rules, Window};
use secateur::source::notation;
use secateur::trace::Trace;
use secateur::trace::event::{Kind, Reach, Side, What};
use secateur::tree::GameTree;
use secateur::tree::names::Place;
use serde_json::{Value, json};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The explanation of a step, as it goes to JavaScript.
fn at(trace: &Trace, step: u32) -> Value {
    let explanation = explain(trace, &names(trace.tree()), step);
    serde_json::to_value(explanation).expect("plain")
}

/// The explanation of the first event of a kind.
fn first_of(trace: &Trace, kind: Kind) -> Explanation {
    explain(trace, &names(trace.tree()), first(trace, kind))
}

fn name(place: Option<Place>) -> String {
    place.and_then(|place| place.name).unwrap_or_default()
}

/// "C is worth at most 2, but A already has 3 from B: the rest of C is cut."
#[test]
fn the_cutoff_of_the_textbook() {
    let cutoff = first_of(&trace(AIMA, TEXTBOOK), Kind::Cutoff);
    let Explanation::Cutoff {
        node,
        best,
        side,
        bound,
        strict,
        held,
        holder,
        source,
        reach,
        distance,
        children,
        nodes,
        limit,
        naming,
    } = cutoff
    else {
        panic!("{cutoff:?}");
    };
    assert_eq!((name(Some(node)), best), ("C".into(), 2.0));
    assert_eq!((name(holder), bound, held), ("A".into(), 3.0, 3.0));
    assert_eq!(name(source), "B");
    assert_eq!((reach, distance), (Reach::Shallow, 1));
    assert_eq!((side, strict), (Side::Alpha, false));
    assert_eq!((children, nodes, limit), (2, 2, None));
    assert_eq!(naming, Naming::Greek);
}

#[test]
fn a_deep_cutoff_names_the_leaf_it_comes_from() {
    let trace = trace("A(5 B(C(D(4 9))))", TEXTBOOK);
    let cutoff = at(&trace, first(&trace, Kind::Cutoff));
    assert_eq!(cutoff["node"]["name"], "D");
    assert_eq!(cutoff["holder"]["name"], "A");
    assert_eq!(cutoff["reach"], "deep");
    assert_eq!(cutoff["distance"], 3);
    let source = json!({
        "node": 1, "name": null, "parent": "A", "ordinal": 1, "leaf": true, "value": 5.0,
        "player": "min",
    });
    assert_eq!(cutoff["source"], source);
}

#[test]
fn a_cutoff_by_the_window_of_the_root_has_no_holder() {
    let window = Window {
        alpha: 4.0,
        beta: 10.0,
    };
    let rules = Rules {
        window,
        cut: Cut::Pass,
        ..TEXTBOOK
    };
    let trace = trace(AIMA, rules);
    let cutoff = at(&trace, first(&trace, Kind::Cutoff));
    assert_eq!(cutoff["holder"], Value::Null);
    assert_eq!(cutoff["source"], Value::Null);
    assert_eq!(cutoff["distance"], 0);
    assert_eq!(
        (&cutoff["reach"], &cutoff["strict"]),
        (&json!("window"), &json!(true))
    );
}

/// The run of the textbook's tree, by keys.
#[test]
fn keys() {
    let trace = trace("((1) (0 2))", TEXTBOOK);
    let keys: Vec<String> = (0..=trace.steps())
        .map(|step| at(&trace, step)["key"].as_str().unwrap_or_default().into())
        .collect();
    let expected = "ready enter-root enter enter evaluate leave compare leave compare \
                    enter enter evaluate leave compare cutoff leave compare leave finish";
    assert_eq!(keys.join(" "), expected);
}

#[test]
fn every_kind_of_event_has_its_key() {
    let kinds = [ANY, STATIC, SYMBOLIC];
    for tree in kinds.into_iter().flat_map(|kind| trees(kind, 40, 1)) {
        for (bounds, depth) in [(Bounds::Deep, None), (Bounds::Shallow, Some(2))] {
            let trace = Trace::record(
                tree.clone(),
                Rules {
                    bounds,
                    depth,
                    ..TEXTBOOK
                },
            );
            for step in 1..=trace.steps() {
                let key = at(&trace, step)["key"].clone();
                let stopped = trace.outcome().is_err() && step == trace.steps();
                let expected = match trace.at(step) {
                    (_, node) if stopped && trace.tree().is_leaf(node) => "stop-symbol",
                    _ if stopped => "stop-limit",
                    (Kind::Enter, 0) => "enter-root",
                    (Kind::Enter, _) => "enter",
                    (Kind::Evaluate, _) => "evaluate",
                    (Kind::Compare, _) => "compare",
                    (Kind::Cutoff, _) => "cutoff",
                    (Kind::Leave, _) => "leave",
                    (Kind::Finish, _) => "finish",
                };
                assert_eq!(key, expected);
            }
        }
    }
}

/// A holder has its bound from the child that gave it its best value, whatever bound the holder was
/// given itself.
#[test]
fn sources() {
    let window = |alpha, beta| Window { alpha, beta };
    let windows = [Window::FULL, window(-2.0, 3.0), window(0.0, 0.5)];
    let mut told_of = [0; 2];
    for (tree, window) in iter::zip(random::any(2), windows.into_iter().cycle()) {
        for rules in rules::all() {
            let shallow = rules.bounds == Bounds::Shallow;
            told_of[usize::from(shallow)] += check(&tree, &Rules { window, ..rules });
        }
    }
    assert!(told_of.iter().all(|&times| times > TREES), "{told_of:?}");

    /// Holds each source against the fold, and counts them.
    fn check(tree: &GameTree, rules: &Rules) -> usize {
        let (told, _) = told(tree, rules);
        let trace = Trace::record(tree.clone(), *rules);
        let names = names(tree);
        let mut fold = Fold::new(tree, rules);
        let mut sources = 0;
        for (step, told) in iter::zip(1.., told) {
            fold.step(told);
            let Explanation::Cutoff { holder, source, .. } = explain(&trace, &names, step) else {
                continue;
            };
            let node = |place: Option<Place>| place.map(|place| place.node);
            let holder = node(holder);
            let expected = holder.map(|holder| fold.giver[holder as usize].expect("a giver"));
            let about = || format!("step {step} of {} by {rules:?}", notation::print(tree));
            assert_eq!(node(source), expected, "{}", about());
            sources += usize::from(expected.is_some());
        }
        sources
    }
}

/// The bound is that of a node which does not beat the bound it was given: there is no best child.
#[test]
fn a_source_that_is_no_best_child() {
    let shallow = Rules {
        bounds: Bounds::Shallow,
        ..TEXTBOOK
    };
    let narrow = Rules {
        window: Window {
            alpha: 5.0,
            beta: 10.0,
        },
        ..shallow
    };
    for (text, rules, step, holder, ordinal) in [
        ("(3 (2 4))", narrow, 11, "A", 1),
        ("MAX(3 MAX(1 MIN(0 4)))", shallow, 16, "B", 1),
    ] {
        let found = at(&trace(text, rules), step);
        assert_eq!(found["key"], "cutoff", "{text}");
        assert_eq!(found["holder"]["name"], holder, "{text}");
        assert_eq!(found["source"]["parent"], holder, "{text}");
        assert_eq!(found["source"]["ordinal"], ordinal, "{text}");
    }
}

#[test]
fn ready() {
    let found = at(&trace(AIMA, TEXTBOOK), 0);
    assert_eq!((&found["nodes"], &found["leaves"]), (&json!(13), &json!(9)));
    assert_eq!(
        (&found["root"]["name"], &found["root"]["player"]),
        (&json!("A"), &json!("max"))
    );
}

#[test]
fn entering() {
    let textbook = trace(AIMA, TEXTBOOK);
    let last = (1..textbook.steps()).rfind(|&step| textbook.at(step).0 == Kind::Enter);
    let found = at(&textbook, last.expect("there is one"));
    assert_eq!(
        (&found["alpha"], &found["beta"]),
        (&json!(3.0), &json!(5.0))
    );
    assert_eq!(found["alphaHolder"]["name"], "A");
    assert_eq!(found["betaHolder"]["name"], "D");
    assert_eq!(
        (&found["from"]["name"], &found["bounded"]),
        (&json!("D"), &json!(true))
    );
    assert_eq!(found["node"]["ordinal"], 3);
    assert_eq!(at(&trace(AIMA, MINIMAX), 1)["bounded"], false);
}

#[test]
fn comparing() {
    let trace = trace("MIN(3 7 1)", TEXTBOOK);
    let compares: Vec<Value> = (1..=trace.steps())
        .filter(|&step| trace.at(step).0 == Kind::Compare)
        .map(|step| at(&trace, step))
        .collect();
    let all = |field: &str| Value::from_iter(compares.iter().map(|c| c[field].clone()));
    assert_eq!(all("first"), json!([true, false, false]));
    assert_eq!(all("improved"), json!([true, false, true]));
    assert_eq!(all("moved"), json!([true, false, true]));
    assert_eq!(all("after"), json!([3.0, 3.0, 1.0]));
    assert_eq!(all("beta"), json!([3.0, 3.0, 1.0]));
}

/// A bound does not move when it holds already, nor in a cut by the textbook's order.
#[test]
fn comparing_without_moving_a_bound() {
    let trace = trace(AIMA, TEXTBOOK);
    let cut = at(&trace, first(&trace, Kind::Cutoff) - 1);
    assert_eq!(
        (&cut["improved"], &cut["moved"]),
        (&json!(true), &json!(false))
    );
}

#[test]
fn leaving() {
    let trace = trace(AIMA, TEXTBOOK);
    let of_cut = at(&trace, first(&trace, Kind::Cutoff) + 1);
    assert_eq!(
        (&of_cut["key"], &of_cut["cut"]),
        (&json!("leave"), &json!(true))
    );
    assert_eq!(of_cut["hi"], 2.0);
    let of_leaf = at(&trace, first(&trace, Kind::Leave));
    assert_eq!((&of_leaf["lo"], &of_leaf["hi"]), (&json!(3.0), &json!(3.0)));
    assert_eq!(of_leaf["cut"], false);
}

/// A cut test that succeeds on the last child prunes nothing, and the call ends with it all the same.
#[test]
fn leaving_after_a_cutoff_that_prunes_nothing() {
    let trace = trace("((3) (2))", TEXTBOOK);
    let step = first(&trace, Kind::Cutoff);
    let (cutoff, leave) = (at(&trace, step), at(&trace, step + 1));
    let pruned = (&cutoff["children"], &cutoff["nodes"]);
    assert_eq!(pruned, (&json!(0), &json!(0)));
    assert_eq!(
        (&leave["key"], &leave["cut"]),
        (&json!("leave"), &json!(true))
    );
}

/// Two children and what is below them.
#[test]
fn what_is_pruned_in_children_and_in_nodes() {
    let trace = trace("((3 12) (2 (4 (6 7)) 1))", TEXTBOOK);
    let cutoff = at(&trace, first(&trace, Kind::Cutoff));
    let pruned = (&cutoff["children"], &cutoff["nodes"]);
    assert_eq!(pruned, (&json!(2), &json!(6)));
}

#[test]
fn finishing() {
    let trace = trace(AIMA, TEXTBOOK);
    let found = at(&trace, trace.steps());
    assert_eq!(
        (&found["value"], &found["move"]["name"]),
        (&json!(3.0), &json!("B"))
    );
    let places = found["variation"].as_array().expect("a list");
    assert_eq!(places.len(), 2);
    assert_eq!(
        (&places[1]["parent"], &places[1]["ordinal"]),
        (&json!("B"), &json!(1))
    );
}

#[test]
fn stopping() {
    let symbol = trace("(1 a)", TEXTBOOK);
    let found = at(&symbol, symbol.steps());
    assert_eq!(
        (&found["key"], &found["node"]["name"]),
        (&json!("stop-symbol"), &json!("a"))
    );
    let limit = trace(
        "A=1(B(2 3))",
        Rules {
            depth: Some(1),
            ..TEXTBOOK
        },
    );
    let found = at(&limit, limit.steps());
    assert_eq!(
        (&found["key"], &found["node"]["name"]),
        (&json!("stop-limit"), &json!("B"))
    );
    let known = trace(
        "A=1(B(2 3))",
        Rules {
            depth: Some(0),
            ..TEXTBOOK
        },
    );
    let found = at(&known, 2);
    assert_eq!(
        (&found["key"], &found["limit"]),
        (&json!("evaluate"), &json!(0))
    );
}

/// A static value is an estimate: whoever tells of a value that came of one says at which depth.
#[test]
fn values_at_a_depth_limit() {
    let limited = Rules {
        depth: Some(1),
        ..TEXTBOOK
    };
    let estimated = trace("(B=4(1 9) 3 C=2(8 7))", limited);
    let limits = |trace: &Trace| -> Vec<(String, Value)> {
        let of = |step| at(trace, step);
        let limited = (1..=trace.steps())
            .map(of)
            .filter(|e| e.get("limit").is_some());
        limited
            .map(|e| {
                (
                    e["key"].as_str().unwrap_or_default().into(),
                    e["limit"].clone(),
                )
            })
            .collect()
    };
    let expected = [
        ("evaluate", json!(1)),
        ("leave", json!(1)),
        ("compare", json!(1)),
        ("evaluate", json!(null)),
        ("leave", json!(null)),
        ("compare", json!(null)),
        ("evaluate", json!(1)),
        ("leave", json!(1)),
        ("compare", json!(1)),
        ("leave", json!(1)),
        ("finish", json!(1)),
    ];
    let found = limits(&estimated);
    let found: Vec<_> = found
        .iter()
        .map(|(key, limit)| (key.as_str(), limit.clone()))
        .collect();
    assert_eq!(found, expected);
    let leaves = limits(&trace("(4 3)", limited));
    assert!(
        leaves.iter().all(|(_, limit)| limit.is_null()),
        "{leaves:?}"
    );
}

/// "C is worth at most 2": what is proved of a node says no less than the sentence of its cutoff.
#[test]
fn a_cutoff_proves_what_it_says() {
    let windows = [
        Window::FULL,
        Window {
            alpha: -2.0,
            beta: 3.0,
        },
    ];
    for (tree, window) in iter::zip(random::any(5), windows.into_iter().cycle()) {
        for rules in rules::all() {
            let trace = Trace::record(tree.clone(), Rules { window, ..rules });
            for event in trace.iter() {
                let What::Cutoff(ref cutoff) = event.what else {
                    continue;
                };
                let range = Frame::new(&trace, event.step).range(event.node);
                match cutoff.side {
                    Side::Alpha => assert!(range.hi <= cutoff.best, "{event:?} {range:?}"),
                    Side::Beta => assert!(range.lo >= cutoff.best, "{event:?} {range:?}"),
                }
            }
        }
    }
}

/// The listings of the article have no α and β.
#[test]
fn bounds_are_called_as_in_the_listing() {
    for listing in Listing::ALL {
        let trace = Written::new(trace(AIMA, listing.rules()), Some(listing));
        let texts = trace.lines();
        let known = texts.iter().any(|line| line.text.contains("known"));
        let naming = if known { "known" } else { "greek" };
        let of = |step, view| {
            let explanation = trace.explain(&names(trace.tree()), step).seen(view);
            serde_json::to_value(explanation).expect("plain")["naming"].clone()
        };
        let cutoff = (1..=trace.steps()).find(|&step| trace.at(step).0 == Kind::Cutoff);
        for step in [2, 6].into_iter().chain(cutoff) {
            assert_eq!(of(step, View::Max), naming, "{listing:?}");
            assert_eq!(of(step, View::Mover), "greek", "{listing:?}");
        }
    }
}
