//! The decision table: the lit cell contains the value, and the outcome of that cell is what the next events
//! do.

use crate::common::drawn::AIMA;
use crate::common::random::{ANY, STATIC, SYMBOLIC, trees};
use crate::common::rules::{MINIMAX, SHALLOW, TEXTBOOK, to_depth};
use crate::common::{names, rules, trace, tree};
use secateur::explain::decision::{
    DecisionCell, DecisionRow, DecisionTable, Effect, End, Limit, decisions,
};
use secateur::explain::naming::Naming;
use secateur::explain::view::View;
use secateur::frame::Frame;
use secateur::search::{Cut, Returns, Rules, Window};
use secateur::trace::Trace;
use secateur::trace::event::{Event, EventDetails, EventKind, Side};
use secateur::tree::Player;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

fn table(trace: &Trace, step: u32, view: View) -> DecisionTable {
    let frame = Frame::new(trace, step);
    decisions(&frame, &names(trace.tree()), Naming::Greek, view)
}

/// Whether a value lies between the ends of a cell.
fn holds(cell: &DecisionCell, value: f64) -> bool {
    let number = |end: &End| end.value.expect("the row has numbers");
    let above = |end: &End| value > number(end) || end.included && value == number(end);
    let below = |end: &End| value < number(end) || end.included && value == number(end);
    cell.from.as_ref().is_none_or(above) && cell.to.as_ref().is_none_or(below)
}

/// The outcome of a comparison, read from the events.
fn done(trace: &Trace, event: &Event) -> Effect {
    let EventDetails::Compare { improved, .. } = event.details else {
        unreachable!("a comparison")
    };
    let next = event.step + 1;
    let cut = next <= trace.steps() && trace.at(next).0 == EventKind::Cutoff;
    let window = |step| {
        let call = Frame::new(trace, step).call(event.node);
        call.map(|call| call.current.window)
    };
    let child = trace.at(event.step - 1).1;
    let before = trace.entered(child).map_or(0, |entered| entered - 1);
    let rules = trace.rules();
    match rules.bounded() {
        true if cut => Effect::Cut,
        true if window(before) != window(event.step) => Effect::Narrow,
        false if improved => Effect::Take,
        _ => Effect::Ignore,
    }
}

fn check(trace: &Trace) {
    let events = trace.iter();
    for (event, view) in events.flat_map(|event| View::ALL.map(|view| (event.clone(), view))) {
        let table = table(trace, event.step, view);
        let lit = |row: &&DecisionRow| row.now.as_ref().is_some_and(|now| now.cell.is_some());
        let row = table.rows.iter().find(lit);
        let compares = matches!(event.kind(), EventKind::Compare | EventKind::Cutoff);
        assert_eq!(row.is_some(), compares);
        let Some((row, now)) = row.and_then(|row| Some((row, row.now.as_ref()?))) else {
            continue;
        };
        let value = now.value.expect("a child has returned");
        let cell = now.cell.expect("lit");
        for (at, each) in row.cells.iter().enumerate() {
            let found = holds(each, value);
            assert_eq!(found, at == cell, "{value} in {row:?} at {}", event.step);
        }
        let expected = match event.kind() {
            EventKind::Cutoff => Effect::Cut,
            _ => done(trace, &event),
        };
        let outcome = match row.cells[cell].outcome {
            Effect::Keep => Effect::Ignore,
            outcome => outcome,
        };
        assert_eq!(outcome, expected, "{:?}", event);
        assert_eq!(now.node.node, event.node);
    }
}

#[test]
fn the_lit_cell_contains_the_value_and_predicts_the_next_events() {
    let window = Window::new(-3.0, 4.0);
    let full = rules::all().into_iter();
    let narrow = full.clone().map(|rules| Rules { window, ..rules });
    let all = full.chain(narrow).chain([MINIMAX, to_depth(2)]);
    for (seed, rules) in all.enumerate() {
        for kind in [ANY, STATIC, SYMBOLIC] {
            for tree in trees(kind, 3, seed as u64) {
                check(&Trace::record(tree, rules));
            }
        }
    }
}

/// The cells of a row as text, such as `best < v <= beta: Narrow`.
fn row(row: &DecisionRow) -> String {
    let name = |limit| match limit {
        Limit::Alpha => "alpha",
        Limit::Beta => "beta",
        Limit::Best => "best",
    };
    let sign = |included: bool| if included { "<=" } else { "<" };
    let from = |end: &End| format!("{} {} ", name(end.limit), sign(end.included));
    let to = |end: &End| format!(" {} {}", sign(end.included), name(end.limit));
    let text = |cell: &DecisionCell| {
        let from = cell.from.as_ref().map_or(String::new(), from);
        let to = cell.to.as_ref().map_or(String::new(), to);
        format!("{from}v{to}: {:?}", cell.outcome)
    };
    let cells: Vec<String> = row.cells.iter().map(text).collect();
    cells.join(", ")
}

fn rows(rules: Rules, view: View) -> Vec<String> {
    let trace = trace(AIMA, rules);
    table(&trace, 0, view).rows.iter().map(row).collect()
}

#[test]
fn the_cells_of_the_table_follow_the_rules_of_the_search() {
    let max = "v <= alpha: Keep, alpha < v < beta: Narrow, beta <= v: Cut";
    let min = "v <= alpha: Cut, alpha < v < beta: Narrow, beta <= v: Keep";
    assert_eq!(rows(TEXTBOOK, View::Max), [max, min]);
    assert_eq!(rows(TEXTBOOK, View::Mover), [max]);
    let strict = Rules {
        cut: Cut::Pass,
        returns: Returns::Hard,
        ..TEXTBOOK
    };
    let max = "v <= alpha: Ignore, alpha < v <= beta: Narrow, beta < v: Cut";
    let min = "v < alpha: Cut, alpha <= v < beta: Narrow, beta <= v: Ignore";
    assert_eq!(rows(strict, View::Max), [max, min]);
    let max = "v <= best: Ignore, best < v < beta: Narrow, beta <= v: Cut";
    let min = "v <= alpha: Cut, alpha < v < best: Narrow, best <= v: Ignore";
    assert_eq!(rows(SHALLOW, View::Max), [max, min]);
    let max = "v <= best: Ignore, best < v: Take";
    let min = "v < best: Take, best <= v: Ignore";
    assert_eq!(rows(MINIMAX, View::Max), [max, min]);
    assert_eq!(rows(MINIMAX, View::Mover), [max]);
}

/// Before the first child of C is compared, the row already has the bounds that the child's value will be
/// compared with.
#[test]
fn a_row_has_its_numbers_before_the_comparison() {
    let trace = trace(AIMA, TEXTBOOK);
    let cut = trace.next_cutoff(0, 1).expect("a cutoff");
    // The events are: enter C, enter 2, evaluate, leave, compare, cutoff.
    for (step, value, lit) in [
        (cut - 5, None, false),
        (cut - 4, None, false),
        (cut - 3, Some(2.0), false),
        (cut - 2, Some(2.0), false),
        (cut - 1, Some(2.0), true),
        (cut, Some(2.0), true),
    ] {
        let table = table(&trace, step, View::Max);
        let [max, min] = table.rows.as_slice() else {
            panic!("two rows")
        };
        let players = [Player::Max, Player::Min].map(Some);
        assert_eq!([max.player, min.player], players);
        assert!(max.now.is_none());
        let now = min.now.as_ref().expect("MIN compares");
        assert_eq!((now.value, now.cell), (value, lit.then_some(0)));
        let alpha = min.cells[0].to.expect("an end").value;
        let beta = min.cells[2].from.expect("an end").value;
        assert_eq!((alpha, beta), (Some(3.0), Some(f64::INFINITY)));
    }
    let end = table(&trace, trace.steps(), View::Max);
    assert!(end.rows.iter().all(|row| row.now.is_none()));
}

/// At the comparison that meets a bound the row says so, and the next event is the cutoff.
#[test]
fn the_row_of_a_chance_node_says_which_bound_is_met() {
    let tree = tree("(?(4 8) ?(1 6 9) MIN(7 ?(9 9 9)))");
    let plain = Trace::record(tree.clone(), TEXTBOOK);
    let row = |trace: &Trace, step| table(trace, step, View::Max).chance.expect("a chance node");
    for step in 0..=plain.steps() {
        let row = row(&plain, step);
        assert!(!row.cuts && row.bounded);
        assert!(row.now.is_none_or(|now| now.cut.is_none()));
    }
    let values = Some(Window::new(0.0, 10.0));
    let star1 = Trace::record(tree, Rules { values, ..TEXTBOOK });
    let mut met = Vec::new();
    for step in 1..=star1.steps() {
        let row = row(&star1, step);
        let Some(now) = row.now.filter(|_| row.cuts) else {
            continue;
        };
        let (kind, node) = star1.at(step);
        assert_eq!(now.node.node, node);
        let cut = kind == EventKind::Cutoff || star1.at(step + 1).0 == EventKind::Cutoff;
        assert_eq!(now.cut.is_some(), cut, "{step}");
        let (alpha, beta) = now.window;
        assert_eq!(now.most <= alpha || now.least >= beta, cut);
        met.extend(now.cut.filter(|_| kind == EventKind::Cutoff));
    }
    assert_eq!(met, [Side::Alpha, Side::Beta]);
    let without = trace("((3 12) (2 4))", TEXTBOOK);
    assert!(table(&without, 3, View::Max).chance.is_none());
}
