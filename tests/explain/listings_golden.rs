//! The trace of each listing as text for people to read. Each step is the line of the listing with its
//! variables. `*` marks the variables that the step has changed.
//!
//! `npm run golden` rewrites these files.

use std::fmt::Write;

use crate::common::written::Written;
use secateur::explain::listing::{Line, Listing, Value, Variable};
use secateur::search::{Algorithm, Deepening, Memory, Ordering, Returns, Rules, Window};
use secateur::source::notation;
use secateur::trace::Trace;
use secateur::trace::event::{Event, Kind};
use secateur::tree::names::Names;
use secateur::tree::number;
use secateur::tree::{NodeId, Player};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The tree of the narrated steps, and a tree with a deep cutoff: only a bound of a distant ancestor cuts it.
const TREES: [&str; 2] = ["A(B(D(2 3) E(5 9)) C(F(0 1) G(7 5)))", "A(5 B(C(D(4 9))))"];

/// The same where chance moves: the second is cut there by both bounds.
const CHANCE: [&str; 2] = [
    "A(?B(1/6:D(7 9) 5/6:E(3 5)) ?C(1/6:F(1 2) 5/6:G(4 6)))",
    "A(B(?(4 6) ?(8 9 0)) ?C(1 2 9))",
];

macro_rules! golden {
    ($name:ident, $id:literal) => {
        #[test]
        fn $name() {
            let file = concat!("listing-", $id, ".txt");
            let expected = include_str!(concat!("../golden/listing-", $id, ".txt"));
            check(file, expected, &story($id));
        }
    };
}

golden!(minimax, "minimax");
golden!(negamax, "negamax");
golden!(known_bounds, "known-bounds");
golden!(known_bounds_test_first, "known-bounds-test-first");
golden!(window, "window");
golden!(negamax_alpha_beta, "negamax-alpha-beta");
golden!(alpha_beta, "alpha-beta");
golden!(agent, "agent");
golden!(expectiminimax, "expectiminimax");
golden!(alpha_beta_chance, "alpha-beta-chance");
golden!(star1, "star1");

#[test]
fn general() {
    let expected = include_str!("../golden/listing-general.txt");
    let pvs = Rules {
        algorithm: Algorithm::Pvs,
        ..Rules::default()
    };
    let mtd = Rules {
        algorithm: Algorithm::Mtd,
        guess: f64::INFINITY,
        table: Memory::Unlimited,
        ..Rules::default()
    };
    let deepening = Rules {
        returns: Returns::Hard,
        deepening: Deepening::On,
        aspiration: Some(2.0),
        table: Memory::Unlimited,
        ordering: Ordering::Table,
        ..Rules::default()
    };
    let minimax = Rules {
        algorithm: Algorithm::Minimax,
        deepening: Deepening::On,
        table: Memory::Unlimited,
        ..Rules::default()
    };
    let static_values = "A(B=4(D=2(2 3) E=7(5 9)) C=3(F=1(0 1) G=6(7 5)))";
    let mut story = String::new();
    for (title, text, rules) in [
        ("PVS", "A(B(D(2 3) E(5 9)) C(F(8 1) G(7 5)))", pvs),
        (
            "MTD(f) with a table",
            "A(B(D(2 3) E(5 9)) C(F(8 1) G(7 5)))",
            mtd,
        ),
        (
            "deepening, fail-hard, with a window around the last value",
            static_values,
            deepening,
        ),
        ("minimax, deepening, with a table", static_values, minimax),
    ] {
        let tree = notation::parse(text, Player::Max).expect("it is well written");
        let trace = Written::new(Trace::record(tree, rules), None);
        assert_eq!(trace.writing.listing(), None);
        let lines = trace.lines();
        for step in 1..=trace.steps() {
            let line = trace.line(step);
            assert!(!lines[line as usize - 1].block, "step {step}");
            assert_eq!(trace.next_on_line(step - 1, line), Some(step));
        }
        story += &format!("{title}\n");
        tell(&mut story, text, &trace);
        story += "\n\n";
    }
    check("listing-general.txt", expected, &story);
}

fn check(file: &str, expected: &str, found: &str) {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let path = format!("{}/tests/golden/{file}", env!("CARGO_MANIFEST_DIR"));
        std::fs::write(path, found).expect("the folder is there");
        return;
    }
    let lines = expected.lines().zip(found.lines());
    for (at, (expected, found)) in lines.enumerate() {
        assert_eq!(found, expected, "line {} of {file}", at + 1);
    }
    assert_eq!(found.len(), expected.len(), "{file} is longer or shorter");
}

/// The golden text of a listing.
fn story(id: &str) -> String {
    let listing = Listing::of(id).expect("it is known");
    let mut story = format!("{id}, in the view of {}\n", listing.view().id());
    let rules = Rules {
        values: (listing == Listing::Star1).then_some(Window {
            alpha: 0.0,
            beta: 10.0,
        }),
        ..listing.rules()
    };
    let trees = if listing.knows_chance() {
        CHANCE
    } else {
        TREES
    };
    for text in trees {
        let tree = notation::parse(text, Player::Max).expect("it is well written");
        let trace = Written::new(Trace::record(tree, rules), Some(listing));
        tell(&mut story, text, &trace);
    }
    story
}

/// Tells the lines and the steps of a trace.
fn tell(story: &mut String, text: &str, trace: &Written) {
    let names = Names::new(trace.tree());
    *story += &format!("\n\n{text}\n\n");
    *story += &code(&trace.lines());
    *story += "\n";
    for step in 1..=trace.steps() {
        *story += &told(trace, &names, step);
    }
}

fn code(lines: &[Line]) -> String {
    let mut code = String::new();
    for (at, line) in lines.iter().enumerate() {
        let comment = line.comment.map_or(String::new(), |key| format!("# {key}"));
        let text = format!("{:>3}  {:<70}  {comment}", at + 1, line.text);
        writeln!(code, "{}", text.trim_end()).expect("room");
    }
    code
}

fn told(trace: &Written, names: &Names, step: u32) -> String {
    let event = trace.event(step);
    let view = trace.writing.view();
    let variables = trace.variables(step, view);
    let shown: Vec<String> = variables.iter().map(|v| shown(trace, names, v)).collect();
    let what = format!("{} {}", kind(&event), name(trace, names, event.node));
    format!(
        "{step:>3}  line {:>2}  {what:<14}  {}\n",
        trace.line(step),
        shown.join("  ")
    )
}

fn kind(event: &Event) -> &'static str {
    match event.kind() {
        Kind::Enter => "enter",
        Kind::Evaluate => "evaluate",
        Kind::Compare => "compare",
        Kind::Cutoff => "cutoff",
        Kind::Leave => "leave",
        Kind::Finish => "finish",
        Kind::Again => "again",
        Kind::Hit => "hit",
        Kind::Narrow => "narrow",
        Kind::Verdict => "verdict",
    }
}

fn shown(trace: &Trace, names: &Names, variable: &Variable) -> String {
    let value = match variable.value {
        Value::Nothing => "–".into(),
        Value::Number(f64::INFINITY) => "+∞".into(),
        Value::Number(f64::NEG_INFINITY) => "−∞".into(),
        Value::Number(number) => number::print(number).replace('-', "−"),
        Value::Flag(flag) => flag.to_string(),
        Value::Node(node) => name(trace, names, node),
    };
    let changed = if variable.changed { "*" } else { "" };
    format!("{} {value}{changed}", variable.name)
}

/// The name of a node. An unnamed leaf is named after its parent and its child number.
fn name(trace: &Trace, names: &Names, node: NodeId) -> String {
    let place = names.place(trace.tree(), node);
    let leaf = || {
        format!(
            "{}.{}",
            place.parent.clone().unwrap_or_default(),
            place.ordinal
        )
    };
    place.name.clone().unwrap_or_else(leaf)
}
