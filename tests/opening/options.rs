//! The options of a caller: defaults, every option, and an error for each that is not valid.

use crate::common::rules::TEXTBOOK;
use crate::common::settings::{setting, settings};
use crate::common::uniform_recipe;
use secateur::opening::options::{OptionError, Options, Setting, Settings, options, recipe};
use secateur::search::{
    Again, Algorithm, Bounds, Cut, Deepening, Memory, Ordering, Replace, Returns, Rules, Update,
    Widen, Window,
};
use secateur::source::generate::RandomTree;
use secateur::source::order::Order;
use secateur::tree::Player;
use serde_json::{Value, json};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

fn read(asked: Value) -> Result<Options, OptionError> {
    options(&settings(&asked))
}

fn read_recipe(source: Value) -> Result<RandomTree, OptionError> {
    recipe(&setting(&source))
}

/// Checks the error for one invalid option: the option, the value found and the value expected.
fn bad(name: &str, value: Value, found: &str, expected: &str) {
    let error = OptionError::BadOption {
        option: name.into(),
        found: found.into(),
        expected: expected.into(),
    };
    assert_eq!(read(json!({ name: value })), Err(error));
}

fn bad_recipe(name: &str, value: Value, found: &str, expected: &str) {
    let mut source = json!({ "branching": 2, "depth": 3 });
    source[name] = value;
    let error = OptionError::BadOption {
        option: format!("random.{name}"),
        found: found.into(),
        expected: expected.into(),
    };
    assert_eq!(read_recipe(json!({ "random": source })), Err(error));
}

const DEFAULT: Options = Options {
    rules: Rules {
        algorithm: Algorithm::AlphaBeta,
        cut: Cut::Reach,
        returns: Returns::Soft,
        bounds: Bounds::Deep,
        update: Update::After,
        ..TEXTBOOK
    },
    ..crate::common::options(TEXTBOOK, Order::Given)
};

#[test]
fn missing_and_null_options_have_their_defaults() {
    assert_eq!(read(json!({})), Ok(DEFAULT));
    assert_eq!(DEFAULT.rules, Rules::default());
    let nothing =
        json!({ "cut": null, "window": null, "depth": null, "order": null, "seed": null });
    assert_eq!(read(nothing), Ok(DEFAULT), "undefined equals omitted");
    let defaults = json!({
        "algorithm": "alpha-beta", "cut": ">=", "returns": "soft", "bounds": "deep",
        "update": "after", "root": "max", "order": "given", "seed": 0,
    });
    assert_eq!(read(defaults), Ok(DEFAULT));
}

#[test]
fn every_option_is_read() {
    let found = read(json!({
        "algorithm": "minimax", "cut": ">", "returns": "hard", "bounds": "shallow",
        "update": "before", "window": [-1.5, 3], "depth": 4, "root": "min", "order": "random",
        "seed": 7, "values": [-10, 10.5],
    }));
    let rules = Rules {
        algorithm: Algorithm::Minimax,
        cut: Cut::Pass,
        returns: Returns::Hard,
        bounds: Bounds::Shallow,
        update: Update::Before,
        window: Window::new(-1.5, 3.0),
        depth: Some(4),
        values: Some(Window::new(-10.0, 10.5)),
        ..Rules::default()
    };
    let expected = Options {
        root: Player::Min,
        ..crate::common::options(rules, Order::Random(7))
    };
    assert_eq!(found, Ok(expected));
    for (word, order) in [
        ("given", Order::Given),
        ("reversed", Order::Reversed),
        ("best", Order::Best),
        ("worst", Order::Worst),
        ("evaluation", Order::Ahead(0)),
        ("look-ahead", Order::Ahead(1)),
        ("random", Order::Random(0)),
    ] {
        let found = read(json!({ "order": word }));
        assert_eq!(found.map(|options| options.order), Ok(order));
    }
}

#[test]
fn invalid_words_are_refused() {
    let algorithms = "'alpha-beta' | 'minimax' | 'pvs' | 'mtd' | 'mcts' | 'pns'";
    bad("algorithm", json!("negamax"), "'negamax'", algorithms);
    bad("cut", json!("≥"), "'≥'", "'>=' | '>'");
    bad("cut", json!(true), "true", "'>=' | '>'");
    bad("returns", json!("Soft"), "'Soft'", "'soft' | 'hard'");
    bad("bounds", json!(""), "''", "'deep' | 'shallow'");
    let updates = "'after' | 'before'";
    bad("update", json!(["after"]), "['after']", updates);
    bad("root", json!("MAX"), "'MAX'", "'max' | 'min'");
    bad("root", json!({ "a": 1 }), "{ a }", "'max' | 'min'");
    let orders = "'given' | 'reversed' | 'best' | 'worst' | 'evaluation' | 'look-ahead' | 'random'";
    bad("order", json!("__proto__"), "'__proto__'", orders);
    let long = "x".repeat(1000);
    let found = format!("'{}…'", "x".repeat(40));
    bad("order", json!(long), &found, orders);
}

#[test]
fn invalid_windows_are_refused() {
    let expected = "[α, β], α < β";
    bad("window", json!(5), "5", expected);
    bad("window", json!("[1, 2]"), "'[1, 2]'", expected);
    bad("window", json!([]), "[]", expected);
    bad("window", json!([1]), "[1]", expected);
    bad("window", json!([1, 2, 3]), "[1, 2, 3]", expected);
    bad("window", json!([1, 2, 3, 4, 5]), "[1, 2, 3, 4]", expected);
    bad("window", json!([1, 1]), "[1, 1]", expected);
    bad("window", json!([2, 1]), "[2, 1]", expected);
    bad("window", json!([null, 1]), "[undefined, 1]", expected);
    bad("window", json!(["1", 2]), "['1', 2]", expected);
}

/// JavaScript has Infinity; JSON does not.
#[test]
fn infinite_windows_are_read_if_alpha_is_below_beta() {
    let window = |alpha: f64, beta: f64| {
        let list = Setting::List(vec![Setting::Number(alpha), Setting::Number(beta)]);
        options(&Settings::from([("window".into(), list)])).map(|options| options.rules.window)
    };
    let (inf, none) = (f64::INFINITY, f64::NEG_INFINITY);
    assert_eq!(window(none, inf), Ok(Window::FULL));
    assert_eq!(window(3.0, inf), Ok(Window::new(3.0, inf)));
    for (alpha, beta, found) in [
        (inf, none, "[Infinity, -Infinity]"),
        (inf, inf, "[Infinity, Infinity]"),
        (f64::NAN, 1.0, "[NaN, 1]"),
        (0.0, f64::NAN, "[0, NaN]"),
    ] {
        let error = OptionError::BadOption {
            option: "window".into(),
            found: found.into(),
            expected: "[α, β], α < β".into(),
        };
        assert_eq!(window(alpha, beta), Err(error));
    }
}

#[test]
fn invalid_numbers_are_refused() {
    bad("depth", json!(-1), "-1", "0 … 1000");
    bad("depth", json!(1.5), "1.5", "0 … 1000");
    bad("depth", json!(1001), "1001", "0 … 1000");
    bad("depth", json!("3"), "'3'", "0 … 1000");
    for depth in [0, 1000] {
        let found = read(json!({ "depth": depth }));
        assert_eq!(found.map(|o| o.rules.depth), Ok(Some(depth)));
    }
    let exact = "0 … 9007199254740991";
    bad("seed", json!(-1), "-1", exact);
    bad("seed", json!(0.5), "0.5", exact);
    bad("seed", json!(1_u64 << 53), "9007199254740992", exact);
}

#[test]
fn unknown_options_are_refused_with_the_known_ones() {
    let error = |option: &str, expected: &str| OptionError::UnknownOption {
        option: option.into(),
        expected: expected.into(),
    };
    let known = "listing | algorithm | cut | returns | bounds | update | window | depth | quiescence | values | \
                 again | guess | deepening | aspiration | widen | table | replace | ordering | iterations | \
                 exploration | selection | expand | playout | final | solver | reward | threshold | root | \
                 order | seed | limits";
    for name in ["Cut", "alpha", "__proto__", ""] {
        assert_eq!(read(json!({ name: 1 })), Err(error(name, known)));
    }
    let known = "branching | depth | values | seed | irregular | ties";
    let found = read_recipe(json!({ "random": { "branching": 2, "depth": 1, "size": 3 } }));
    assert_eq!(found, Err(error("random.size", known)));
}

#[test]
fn recipes_of_random_trees_are_read() {
    let given = uniform_recipe(3, 2, (0, 99), 0);
    let found = read_recipe(json!({ "random": { "branching": 3, "depth": 2 } }));
    assert_eq!(found, Ok(given));
    let full = json!({
        "branching": 3, "depth": 2, "values": [-5, 5], "seed": 9, "irregular": true, "ties": 0.25,
    });
    let expected = RandomTree {
        values: (-5, 5),
        seed: 9,
        irregular: true,
        ties: Some(0.25),
        ..given
    };
    assert_eq!(read_recipe(json!({ "random": full })), Ok(expected));
}

#[test]
fn invalid_recipes_are_refused() {
    bad_recipe("branching", json!(0), "0", "1 … 10000000");
    bad_recipe("branching", json!(null), "undefined", "1 … 10000000");
    bad_recipe("branching", json!(2.5), "2.5", "1 … 10000000");
    bad_recipe("depth", json!(null), "undefined", "0 … 1000");
    bad_recipe("depth", json!(1001), "1001", "0 … 1000");
    let values = "[lo, hi], lo ≤ hi, 1 2 3 …";
    bad_recipe("values", json!([9, 0]), "[9, 0]", values);
    bad_recipe("values", json!([0, 0.5]), "[0, 0.5]", values);
    bad_recipe("values", json!(9), "9", values);
    bad_recipe("values", json!([0, 1e300]), "[0, 1e300]", values);
    bad_recipe("seed", json!("x"), "'x'", "0 … 9007199254740991");
    bad_recipe("irregular", json!(1), "1", "true | false");
    bad_recipe("ties", json!(1.5), "1.5", "0 … 1");
    bad_recipe("ties", json!(-0.1), "-0.1", "0 … 1");
    bad_recipe("ties", json!("half"), "'half'", "0 … 1");
}

#[test]
fn sources_of_no_known_kind_are_refused() {
    for (source, found) in [
        (json!(null), "undefined"),
        (json!(5), "5"),
        (json!([]), "[]"),
        (json!({}), "{  }"),
        (json!({ "random": 3 }), "{ random }"),
        (json!({ "game": {} }), "{ game }"),
        (json!({ "random": {}, "text": "" }), "{ random, text }"),
    ] {
        let error = OptionError::BadSource {
            found: found.into(),
        };
        assert_eq!(read_recipe(source), Err(error));
    }
}

/// The code and the parameters of an error as JavaScript gets them.
#[test]
fn an_error_serializes_as_a_code_with_parameters() {
    let error = read(json!({ "cut": "=" })).expect_err("no such cut");
    let expected = json!({
        "code": "bad-option", "option": "cut", "found": "'='", "expected": "'>=' | '>'",
    });
    assert_eq!(serde_json::to_value(error).expect("plain"), expected);
}

#[test]
fn incompatible_rules_are_refused_with_the_reason() {
    let refused = [
        (
            json!({ "algorithm": "pvs", "bounds": "shallow" }),
            "bounds",
            "null-windows-go-down",
        ),
        (
            json!({ "algorithm": "mtd", "bounds": "shallow" }),
            "bounds",
            "null-windows-go-down",
        ),
        (
            json!({ "algorithm": "mtd", "returns": "hard" }),
            "returns",
            "needs-values-outside",
        ),
        (
            json!({ "algorithm": "mtd", "window": [0, 1] }),
            "window",
            "has-own-windows",
        ),
        (
            json!({ "algorithm": "mtd", "deepening": "on", "aspiration": 1 }),
            "aspiration",
            "has-own-windows",
        ),
        (
            json!({ "algorithm": "minimax", "deepening": "on", "aspiration": 1 }),
            "aspiration",
            "has-no-windows",
        ),
        (
            json!({ "deepening": "on", "aspiration": 1, "window": [0, 1] }),
            "aspiration",
            "has-own-windows",
        ),
        (json!({ "aspiration": 1 }), "aspiration", "has-no-guess"),
        (json!({ "ordering": "table" }), "ordering", "has-no-table"),
    ];
    for (settings, about, why) in refused {
        match read(settings.clone()) {
            Err(OptionError::OptionConflict { option, reason, .. }) => {
                assert_eq!((option.as_str(), reason), (about, why), "{settings}");
            }
            other => panic!("{settings}: {other:?}"),
        }
    }
}

#[test]
fn rules_of_searches_with_several_visits_are_read() {
    let found = read(json!({
        "algorithm": "pvs", "again": "value", "deepening": "on", "aspiration": 0.5, "widen": "double",
        "table": 64, "replace": "deepest", "ordering": "table",
    }));
    let rules = found.expect("compatible options").rules;
    let expected = Rules {
        algorithm: Algorithm::Pvs,
        again: Again::Value,
        deepening: Deepening::On,
        aspiration: Some(0.5),
        widen: Widen::Double,
        table: Memory::Slots(64),
        replace: Replace::Deepest,
        ordering: Ordering::Table,
        ..TEXTBOOK
    };
    assert_eq!(rules, expected);
    for (guess, number) in [
        (json!("sss"), f64::INFINITY),
        (json!("dual"), f64::NEG_INFINITY),
        (json!(3.5), 3.5),
    ] {
        let found = read(json!({ "algorithm": "mtd", "guess": guess, "table": "unlimited" }));
        let rules = found.expect("compatible options").rules;
        assert_eq!((rules.guess, rules.table), (number, Memory::Unlimited));
    }
    for table in [json!(0), json!(1.5), json!("many")] {
        assert!(read(json!({ "table": table })).is_err());
    }
}
