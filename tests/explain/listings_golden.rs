//! The trace of each listing as text for people to read. Each step is the line of the listing with its
//! variables. `*` marks the variables that the step has changed.
//!
//! `npm run golden` rewrites these files.

use std::fmt::Write;

use crate::common;
use crate::common::golden::check;
use crate::common::written::Written;
use crate::explain::listings::transposing;
use secateur::explain::listing::{Line, Listing, Value, Variable};
use secateur::search::{
    Algorithm, Deepening, Memory, Ordering, Quiescence, Returns, Rules, Window,
};
use secateur::trace::Trace;
use secateur::trace::event::{Event, EventKind};
use secateur::tree::NodeId;
use secateur::tree::names::Names;
use secateur::tree::number;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The tree of the narrated steps, and a tree with a deep cutoff: only a bound of a distant ancestor cuts it.
const TREES: [&str; 2] = ["A(B(D(2 3) E(5 9)) C(F(0 1) G(7 5)))", "A(5 B(C(D(4 9))))"];

/// Trees with chance nodes. In the second both bounds cut at the chance node.
const CHANCE: [&str; 2] = [
    "A(?B(1/6:D(7 9) 5/6:E(3 5)) ?C(1/6:F(1 2) 5/6:G(4 6)))",
    "A(B(?(4 6) ?(8 9 0)) ?C(1 2 9))",
];

/// A tree where a null window fails high, and one with static values for iterative deepening.
const AGAIN: &str = "A(B(D(2 3) E(5 9)) C(F(8 1) G(7 5)))";
const STATIC: &str = "A(B=4(D=2(2 3) E=7(5 9)) C=3(F=1(0 1) G=6(7 5)))";

/// One move looks good at the depth limit, and is answered there; another stands pat, and a third is cut at once.
const NOISY: &str = "A(B=7!(2 C=9!(4 D=5(1 8))) E=3!(6 8) F=1!(9 0) G=2(0 0))";

/// The same position at D and at G, and at E and H: the table answers at G and narrows the window of H.
const TRANSPOSED: &str = "A(B(D(2 3) E(5 9)) C(G(2 3)) F(H(5 9) 7))";

macro_rules! golden {
    ($name:ident, $id:literal) => {
        #[test]
        fn $name() {
            let file = concat!("listing-", $id, ".txt");
            let expected = include_str!(concat!("../golden/listing-", $id, ".txt"));
            check(file, expected, &golden($id));
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
golden!(quiescence, "quiescence");
golden!(agent, "agent");
golden!(expectiminimax, "expectiminimax");
golden!(alpha_beta_chance, "alpha-beta-chance");
golden!(star1, "star1");
golden!(pvs, "pvs");
golden!(deepening, "deepening");
golden!(alpha_beta_memory, "alpha-beta-memory");
golden!(mtd_without_memory, "mtd-without-memory");
golden!(mtd, "mtd");

#[test]
fn general() {
    let expected = include_str!("../golden/listing-general.txt");
    let together = Rules {
        deepening: Deepening::On,
        table: Memory::Unlimited,
        ..Rules::default()
    };
    let by = |algorithm| Rules {
        algorithm,
        ..together
    };
    let deepening = Rules {
        returns: Returns::Hard,
        aspiration: Some(2.0),
        ordering: Ordering::Table,
        ..together
    };
    let quiescence = Rules {
        algorithm: Algorithm::Pvs,
        depth: Some(1),
        quiescence: Quiescence::On,
        table: Memory::Unlimited,
        ..Rules::default()
    };
    let mut golden = String::new();
    for (title, text, rules) in [
        ("PVS, deepening, with a table", STATIC, by(Algorithm::Pvs)),
        (
            "MTD(f), deepening, with a table",
            STATIC,
            by(Algorithm::Mtd),
        ),
        (
            "deepening, fail-hard, with a window around the last value",
            STATIC,
            deepening,
        ),
        (
            "minimax, deepening, with a table",
            STATIC,
            by(Algorithm::Minimax),
        ),
        ("PVS with quiescence and a table", NOISY, quiescence),
    ] {
        let tree = common::tree(text);
        let trace = Written::new(Trace::record(tree, rules), None);
        assert_eq!(trace.writing.listing(), None);
        let lines = trace.lines();
        for step in 1..=trace.steps() {
            let line = trace.line(step);
            assert!(!lines[line as usize - 1].block, "step {step}");
            assert_eq!(trace.next_on_line(step - 1, line), Some(step));
        }
        let near = trace.writing.near().id();
        golden += &format!("{title}; ≠ marks what differs from {near}\n");
        write_run(&mut golden, text, &trace);
        golden += "\n\n";
    }
    check("listing-general.txt", expected, &golden);
}

/// The golden text of a listing.
fn golden(id: &str) -> String {
    let listing = Listing::of(id).expect("it is known");
    let mut golden = format!("{id}, in the view of {}\n", listing.view().id());
    let rules = Rules {
        values: (listing == Listing::Star1).then_some(Window::new(0.0, 10.0)),
        depth: (listing == Listing::Quiescence).then_some(1),
        ..listing.rules()
    };
    let trees = match listing {
        Listing::Quiescence => &[NOISY][..],
        Listing::Pvs | Listing::MtdWithoutMemory | Listing::Mtd => &[AGAIN],
        Listing::Deepening => &[STATIC],
        Listing::AlphaBetaMemory => &[TRANSPOSED],
        _ if listing.knows_chance() => &CHANCE,
        _ => &TREES,
    };
    for text in trees {
        let tree = common::tree(text);
        let trace = match listing {
            Listing::AlphaBetaMemory => transposing(tree, rules),
            _ => Trace::record(tree, rules),
        };
        write_run(&mut golden, text, &Written::new(trace, Some(listing)));
    }
    golden
}

/// Writes the lines and the steps of a trace.
fn write_run(golden: &mut String, text: &str, trace: &Written) {
    let names = Names::new(trace.tree());
    *golden += &format!("\n\n{text}\n\n");
    *golden += &code(&trace.lines());
    *golden += "\n";
    for step in 1..=trace.steps() {
        *golden += &text_of(trace, &names, step);
    }
}

fn code(lines: &[Line]) -> String {
    let mut code = String::new();
    for (at, line) in lines.iter().enumerate() {
        let key = |comment| serde_json::to_value(comment).unwrap();
        let comment = line
            .comment
            .map(|comment| format!("# {}", key(comment).as_str().unwrap()));
        let comment = comment.unwrap_or_default();
        let mark = if line.changed { "≠" } else { " " };
        let text = format!("{:>3}{mark} {:<70}  {comment}", at + 1, line.text);
        writeln!(code, "{}", text.trim_end()).expect("room");
    }
    code
}

fn text_of(trace: &Written, names: &Names, step: u32) -> String {
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
        EventKind::Enter => "enter",
        EventKind::Evaluate => "evaluate",
        EventKind::Compare => "compare",
        EventKind::Cutoff => "cutoff",
        EventKind::Leave => "leave",
        EventKind::Finish => "finish",
        EventKind::Again => "again",
        EventKind::Hit => "hit",
        EventKind::Narrow => "narrow",
        EventKind::Verdict => "verdict",
        EventKind::StandPat => "stand-pat",
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
    let parent = place.parent.unwrap_or_default();
    let leaf = format!("{parent}.{}", place.ordinal);
    place.name.unwrap_or(leaf)
}
