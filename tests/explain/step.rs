//! The meaning of a step: the key of a sentence, and the names and numbers in the sentence.

use crate::common::chance::sketch;
use crate::common::drawn::{AIMA, first};
use crate::common::random::{ALTERNATING, ANY, Random, STATIC, SYMBOLIC, trees};
use crate::common::rules::{MINIMAX, TEXTBOOK, to_depth};
use crate::common::written::{Written, explain};
use crate::common::{names, trace, tree};
use secateur::explain::Explanation;
use secateur::explain::listing::Listing;
use secateur::explain::view::View;
use secateur::frame::Origin;
use secateur::search::{Again, Algorithm, Bounds, Cut, Returns, Rules, Window};
use secateur::trace::Trace;
use secateur::trace::event::EventKind;
use secateur::tree::Player;
use secateur::tree::names::Place;
use serde_json::{Value, json};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The explanation of a step as it goes to JavaScript.
pub(super) fn at(trace: &Trace, step: u32) -> Value {
    let explanation = explain(trace, &names(trace.tree()), step);
    serde_json::to_value(explanation).expect("plain")
}

/// Fields of an explanation, or of its parts, such as `root/name`.
pub(super) fn fields<const N: usize>(of: &Value, names: [&str; N]) -> Value {
    let field = |name| of.pointer(&format!("/{name}")).cloned();
    Value::from(names.map(|name| field(name).unwrap_or_default()).to_vec())
}

/// The comparisons of a search as they go to JavaScript.
fn comparisons(trace: &Trace) -> Vec<Value> {
    let steps = (1..=trace.steps()).filter(|&step| trace.at(step).0 == EventKind::Compare);
    steps.map(|step| at(trace, step)).collect()
}

/// The explanation of the first event of a kind.
pub(super) fn first_of(trace: &Trace, kind: EventKind) -> Explanation {
    explain(trace, &names(trace.tree()), first(trace, kind))
}

pub(super) fn name(place: Option<Place>) -> String {
    place.and_then(|place| place.name).unwrap_or_default()
}

#[test]
fn each_step_of_a_small_search_has_its_key() {
    let trace = trace("((1) (0 2))", TEXTBOOK);
    let keys: Vec<String> = (0..=trace.steps())
        .map(|step| at(&trace, step)["key"].as_str().unwrap_or_default().into())
        .collect();
    let expected = "ready enter-root enter enter evaluate leave compare leave compare \
                    enter enter evaluate leave compare cutoff leave compare leave finish";
    assert_eq!(keys.join(" "), expected);
}

/// The explanation is `weaker`, not that of fail-hard.
#[test]
fn a_later_pass_that_returns_a_weaker_bound_says_so() {
    let rules = Rules {
        algorithm: Algorithm::Mtd,
        guess: f64::NEG_INFINITY,
        ..TEXTBOOK
    };
    let trace = trace("(((3) 1) 4)", rules);
    let all: Vec<Value> = (1..=trace.steps()).map(|step| at(&trace, step)).collect();
    let weaker = |key: &str| {
        let found = all
            .iter()
            .find(|step| step["key"] == key && step["returned"] == "weaker");
        let step = found.expect("a weaker bound");
        [&step["value"], &step["lo"], &step["hi"]].map(Value::as_f64)
    };
    assert_eq!(weaker("leave"), [3.0, 1.0, 1.0].map(Some));
    assert_eq!(weaker("compare"), [3.0, 1.0, 1.0].map(Some));
    let end = all.last().expect("an end");
    assert_eq!((&end["exact"], &end["lo"]), (&json!(true), &json!(4.0)));
}

/// A child of a chance node is never tested with a null window, and its cutoff has the same key if it prunes nothing.
#[test]
fn steps_at_chance_nodes_have_their_keys() {
    let (mut random, mut found) = (Random::new(9), [0; 3]);
    for _ in 0..60 {
        let tree = tree(&sketch(&mut random, 3, true).text());
        let values = Some(Window::new(-10.5, 11.0));
        for values in [values, None] {
            let trace = Trace::record(tree.clone(), Rules { values, ..TEXTBOOK });
            for step in 1..trace.steps() {
                let (kind, node) = trace.at(step);
                let (explanation, chance) = (at(&trace, step), tree.is_chance(node));
                let expected = match kind {
                    EventKind::Enter if node > 0 => "enter",
                    EventKind::Compare if chance => "average",
                    EventKind::Cutoff if chance && explanation["children"] != 0 => "chance-cutoff",
                    EventKind::Cutoff => "cutoff",
                    _ => continue,
                };
                assert_eq!(explanation["key"], expected);
                assert!(values.is_some() || kind != EventKind::Cutoff || !chance);
                found[0] += usize::from(expected == "average");
                found[1] += usize::from(expected == "chance-cutoff");
                found[2] += usize::from(expected == "cutoff" && chance);
            }
        }
    }
    assert!(found.iter().all(|&count| count > 5), "{found:?}");
}

#[test]
fn every_kind_of_event_has_its_key() {
    let kinds = [ANY, STATIC, SYMBOLIC];
    for tree in kinds.into_iter().flat_map(|kind| trees(kind, 40, 1)) {
        for (bounds, depth) in [(Bounds::Deep, None), (Bounds::Shallow, Some(2))] {
            let rules = Rules {
                bounds,
                depth,
                ..TEXTBOOK
            };
            let trace = Trace::record(tree.clone(), rules);
            for step in 1..=trace.steps() {
                let key = at(&trace, step)["key"].clone();
                let stopped = trace.outcome().is_err() && step == trace.steps();
                let expected = match trace.at(step) {
                    (_, node) if stopped && trace.tree().is_leaf(node) => "stop-symbol",
                    _ if stopped => "stop-limit",
                    (EventKind::Enter, 0) => "enter-root",
                    (EventKind::Enter, _) => "enter",
                    (EventKind::Evaluate, _) => "evaluate",
                    (EventKind::Compare, _) => "compare",
                    (EventKind::Cutoff, _) => "cutoff",
                    (EventKind::Leave, _) => "leave",
                    (EventKind::Finish, _) => "finish",
                    (other, _) => panic!("{other:?}"),
                };
                assert_eq!(key, expected);
            }
        }
    }
}

#[test]
fn step_0_counts_the_nodes_and_leaves_and_names_the_root() {
    let found = at(&trace(AIMA, TEXTBOOK), 0);
    let found = fields(&found, ["nodes", "leaves", "root/name", "root/player"]);
    assert_eq!(found, json!([13, 9, "A", "max"]));
}

#[test]
fn entering_a_node_says_its_window_and_the_holders_of_the_bounds() {
    let textbook = trace(AIMA, TEXTBOOK);
    let last = (1..textbook.steps()).rfind(|&step| textbook.at(step).0 == EventKind::Enter);
    let found = at(&textbook, last.expect("there is one"));
    let window = ["alpha", "alphaHolder/name", "beta", "betaHolder/name"];
    assert_eq!(fields(&found, window), json!([3.0, "A", 5.0, "D"]));
    let entered = fields(&found, ["from/name", "bounded", "node/ordinal"]);
    assert_eq!(entered, json!(["D", true, 3]));
    assert_eq!(at(&trace(AIMA, MINIMAX), 1)["bounded"], false);
}

#[test]
fn a_comparison_says_if_it_improves_the_best_value_and_moves_a_bound() {
    let trace = trace("MIN(3 7 1)", TEXTBOOK);
    let compares = comparisons(&trace);
    let all = |field: &str| Value::from_iter(compares.iter().map(|c| c[field].clone()));
    assert_eq!(all("first"), json!([true, false, false]));
    assert_eq!(all("improved"), json!([true, false, true]));
    assert_eq!(all("moved"), json!([true, false, true]));
    assert_eq!(all("bound"), json!([3.0, 3.0, 1.0]));
    assert_eq!(all("beats"), json!([true, false, true]));
    assert_eq!(all("best"), json!([[3.0, 3.0], [3.0, 3.0], [1.0, 1.0]]));
}

/// After the bounds have met, fail-hard clamps every value of a child to a value that does not beat them.
#[test]
fn a_clamped_value_that_falls_short_of_the_bound_is_marked() {
    let rules = Rules {
        cut: Cut::Pass,
        returns: Returns::Hard,
        ..TEXTBOOK
    };
    let trace = trace("(1 (1 (0)))", rules);
    let compares = comparisons(&trace);
    let compares = compares
        .iter()
        .map(|c| fields(c, ["child/name", "hi", "short"]));
    let expected = [
        json!([null, 1.0, false]),
        json!([null, 1.0, false]),
        json!([null, 0.0, false]),
        json!(["C", 0.0, true]),
        json!(["B", 0.0, false]),
    ];
    assert_eq!(compares.collect::<Vec<_>>(), expected);
}

/// A comparison that improves the best value need not move a bound: in the textbook's order the cut test
/// comes before the update of the bound.
#[test]
fn a_comparison_that_improves_the_best_value_need_not_move_a_bound() {
    let trace = trace(AIMA, TEXTBOOK);
    let cut = at(&trace, first(&trace, EventKind::Cutoff) - 1);
    assert_eq!(fields(&cut, ["improved", "moved"]), json!([true, false]));
}

#[test]
fn a_return_has_the_range_of_the_node_and_says_if_it_was_cut() {
    let trace = trace(AIMA, TEXTBOOK);
    let of_cut = at(&trace, first(&trace, EventKind::Cutoff) + 1);
    let of_cut = fields(&of_cut, ["key", "cut", "hi"]);
    assert_eq!(of_cut, json!(["leave", true, 2.0]));
    let of_leaf = at(&trace, first(&trace, EventKind::Leave));
    let of_leaf = fields(&of_leaf, ["lo", "hi", "cut"]);
    assert_eq!(of_leaf, json!([3.0, 3.0, false]));
}

/// A cut test that succeeds at the last child prunes nothing, but it ends the call.
#[test]
fn a_cutoff_that_prunes_nothing_still_ends_the_call() {
    let trace = trace("((3) (2))", TEXTBOOK);
    let step = first(&trace, EventKind::Cutoff);
    let (cutoff, leave) = (at(&trace, step), at(&trace, step + 1));
    assert_eq!(fields(&cutoff, ["children", "nodes"]), json!([0, 0]));
    assert_eq!(fields(&leave, ["key", "cut"]), json!(["leave", true]));
}

#[test]
fn the_last_step_has_the_value_the_best_move_and_the_variation() {
    let trace = trace(AIMA, TEXTBOOK);
    let found = at(&trace, trace.steps());
    assert_eq!(fields(&found, ["value", "move/name"]), json!([3.0, "B"]));
    let places = found["variation"].as_array().expect("a list");
    assert_eq!(places.len(), 2);
    assert_eq!(fields(&places[1], ["parent", "ordinal"]), json!(["B", 1]));
}

#[test]
fn a_search_that_stops_names_the_node_with_the_unknown_value() {
    let stopped = |text, rules| {
        let trace = trace(text, rules);
        fields(&at(&trace, trace.steps()), ["key", "node/name"])
    };
    assert_eq!(stopped("(1 a)", TEXTBOOK), json!(["stop-symbol", "a"]));
    assert_eq!(
        stopped("A=1(B(2 3))", to_depth(1)),
        json!(["stop-limit", "B"])
    );
    let known = trace("A=1(B(2 3))", to_depth(0));
    let found = fields(&at(&known, 2), ["key", "limit"]);
    assert_eq!(found, json!(["evaluate", 0]));
}

/// A static value is an estimate. Every sentence about a value that depends on an estimate names the depth
/// limit.
#[test]
fn values_that_depend_on_estimates_name_the_depth_limit() {
    let limits = |text| -> Vec<Value> {
        let trace = trace(text, to_depth(1));
        let steps = (1..=trace.steps()).map(|step| at(&trace, step));
        let limited = steps.filter(|step| step.get("limit").is_some());
        limited
            .map(|step| fields(&step, ["key", "limit"]))
            .collect()
    };
    let expected = [
        json!(["evaluate", 1]),
        json!(["leave", 1]),
        json!(["compare", 1]),
        json!(["evaluate", null]),
        json!(["leave", null]),
        json!(["compare", null]),
        json!(["evaluate", 1]),
        json!(["leave", 1]),
        json!(["compare", 1]),
        json!(["leave", 1]),
        json!(["finish", 1]),
    ];
    assert_eq!(limits("(B=4(1 9) 3 C=2(8 7))"), expected);
    let leaves = limits("(4 3)");
    assert!(leaves.iter().all(|of| of[1].is_null()), "{leaves:?}");
}

/// The listings of the article do not call the bounds α and β.
#[test]
fn bounds_have_their_names_of_the_listing() {
    for listing in Listing::ALL {
        // A pass to depth 1 takes static values.
        let text = match listing {
            Listing::Deepening => "(=3(3 12 8) =2(2 4 6) =4(14 5 2))",
            _ => AIMA,
        };
        let trace = Written::new(trace(text, listing.rules()), Some(listing));
        let texts = trace.lines();
        let mentions = |word| texts.iter().any(|line| line.text.contains(word));
        let naming = match (mentions("known"), mentions("best")) {
            (true, true) => "best",
            (true, false) => "known",
            (false, _) => "greek",
        };
        let of = |step, view| {
            let explanation = trace.explain(&names(trace.tree()), step).seen(view);
            serde_json::to_value(explanation).expect("plain")["naming"].clone()
        };
        let cutoff = (1..=trace.steps()).find(|&step| trace.at(step).0 == EventKind::Cutoff);
        for step in [2, 6].into_iter().chain(cutoff) {
            assert_eq!(of(step, View::Max), naming, "{listing:?}");
            assert_eq!(of(step, View::Mover), "greek", "{listing:?}");
        }
    }
}

/// A child that is searched again from the value found is not tested, and its bound comes from the test.
#[test]
fn a_search_again_from_the_value_found_takes_its_bound_from_the_test() {
    let rules = Rules {
        algorithm: Algorithm::Pvs,
        again: Again::Value,
        ..TEXTBOOK
    };
    let (mut tested, mut again) = (0, 0);
    for tree in trees(ALTERNATING, 100, 77) {
        let trace = Trace::record(tree, rules);
        let names = names(trace.tree());
        for step in 2..trace.steps() {
            let repeats = trace.at(step - 1).0 == EventKind::Again;
            let Some(parent) = trace.tree().parent(trace.at(step).1) else {
                continue;
            };
            match explain(&trace, &names, step) {
                Explanation::Test { .. } => {
                    assert!(!repeats);
                    tested += 1;
                }
                Explanation::Enter {
                    alpha_origin,
                    beta_origin,
                    ..
                } if repeats => {
                    let own = match trace.tree().player(parent) {
                        Player::Max => alpha_origin,
                        Player::Min => beta_origin,
                    };
                    assert_eq!(own, Origin::Found);
                    again += 1;
                }
                _ => {}
            }
        }
    }
    assert!(tested > 100 && again > 50, "{tested} {again}");
}
