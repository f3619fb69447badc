//! Whether a trace has the steps, lines, variables and values of the functions of a listing.

use std::collections::BTreeMap;

use super::log::{Log, Returned, Step};
use super::{agent, alpha_beta, chance, general, known_bounds, minimax, repeating, window};
use crate::common::written::Written;
use secateur::explain::listing::{Line, Listing, Value};
use secateur::search::{Positions, Rules};
use secateur::trace::event::{EventDetails, EventKind};
use secateur::trace::{Recording, Trace};
use secateur::tree::{GameTree, Sliced};

/// Runs the functions of a listing. Returns the steps and the value of the root.
pub fn run(tree: &GameTree, listing: Listing, rules: &Rules) -> (Vec<Step>, Returned) {
    let mut log = Log::new(tree, rules.depth);
    let window = rules.window;
    let returned = match listing {
        Listing::Minimax => minimax::minimax(&mut log),
        Listing::Negamax => minimax::negamax(&mut log),
        Listing::KnownBounds => known_bounds::known_bounds(&mut log, false),
        Listing::KnownBoundsTestFirst => known_bounds::known_bounds(&mut log, true),
        Listing::Window => window::window(&mut log, window),
        Listing::NegamaxAlphaBeta => window::negamax(&mut log, window),
        Listing::AlphaBeta => alpha_beta::alpha_beta(&mut log, window),
        Listing::Quiescence => alpha_beta::quiescence(&mut log, window),
        Listing::Agent => agent::agent(&mut log, window),
        Listing::Expectiminimax | Listing::AlphaBetaChance | Listing::Star1 => {
            chance::run(&mut log, listing, rules)
        }
        Listing::Pvs
        | Listing::Deepening
        | Listing::AlphaBetaMemory
        | Listing::MtdWithoutMemory
        | Listing::Mtd => repeating::run(&mut log, listing, rules, &[]),
    };
    (log.steps, returned)
}

/// Runs the functions of the general listing. Returns the steps and the value of the root.
pub fn run_general(tree: &GameTree, rules: &Rules) -> (Vec<Step>, Returned) {
    let mut log = Log::new(tree, rules.depth);
    let returned = general::general(&mut log, rules);
    (log.steps, returned)
}

/// The line number of each step, found by running the functions of the trace's listing.
pub fn lines_by_hand(trace: &Written) -> Vec<u32> {
    let (tree, rules) = (trace.tree(), trace.rules());
    let (steps, _) = match trace.writing.listing() {
        Some(listing) => run(tree, listing, rules),
        None => run_general(tree, rules),
    };
    let lines = trace.lines();
    let find = |at: &Vec<&str>| {
        let mut numbers = 1..=lines.len() as u32;
        let found = numbers.find(|&number| stands_at(&lines, number, at));
        found.expect("the code has it")
    };
    let mut found = BTreeMap::new();
    let mut line = |step: Step| *found.entry(step.at).or_insert_with_key(find);
    steps.into_iter().map(&mut line).collect()
}

pub fn check(tree: &GameTree, listing: Listing, rules: Rules) {
    let trace = Written::new(Trace::record(tree.clone(), rules), Some(listing));
    assert_eq!(trace.writing.listing(), Some(listing), "{rules:?}");
    let (steps, returned) = run(tree, listing, &rules);
    agree(&trace, listing, &steps, returned);
}

/// The same for a search whose table has one entry for all nodes with the same position.
pub fn check_transposing(tree: &GameTree, listing: Listing, rules: Rules) {
    let trace = Written::new(transposing(tree.clone(), rules), Some(listing));
    let mut log = Log::new(tree, rules.depth);
    let positions = repeating::positions(tree);
    let returned = repeating::run(&mut log, listing, &rules, &positions);
    agree(&trace, listing, &log.steps, returned);
}

/// The search of a tree in which equal subtrees are the same position.
pub fn transposing(tree: GameTree, rules: Rules) -> Trace {
    let positions = Positions(repeating::positions(&tree).into());
    let Ok(trace) = Recording::knowing(tree, rules, positions).finish(&());
    trace
}

/// Checks that a trace has the steps and the value of the functions.
pub fn agree(trace: &Written, listing: Listing, steps: &[Step], returned: Returned) {
    same(trace, steps);
    let tree = trace.tree();
    match (trace.outcome(), returned) {
        (Ok(value), Ok(own)) => assert_eq!(listing.view().value(tree.player(0), value), own),
        (Err(_), Err(_)) => {}
        (outcome, _) => panic!("{outcome:?} by {listing:?}"),
    }
}

/// Checks that the steps of a trace are those of the functions.
pub fn same(trace: &Written, steps: &[Step]) {
    let lines = trace.lines();
    assert_eq!(trace.steps() as usize, steps.len());
    for (before, own) in steps.iter().enumerate() {
        let step = before as u32 + 1;
        let about = || {
            let text = secateur::source::notation::print(trace.tree());
            let listing = trace.writing.listing();
            format!("step {step} of {text}, {listing:?}, {:?}", trace.rules())
        };
        assert_eq!(trace.at(step), (own.kind, own.node), "{}", about());
        let line = trace.line(step);
        assert!(
            stands_at(&lines, line, &own.at),
            "{} on {line}: {:?}",
            about(),
            own.at
        );
        let view = trace.writing.view();
        let variables = trace.variables(step, view);
        let values: Vec<_> = variables.iter().map(|v| (v.name, v.value)).collect();
        assert_eq!(values, own.variables, "{}", about());
        let changed: Vec<_> = variables.iter().map(|v| v.changed).collect();
        assert_eq!(changed, changes(&steps[..=before]), "{}", about());
        let returned = values.iter().find(|(name, _)| *name == "return");
        let player = trace.tree().player(own.node);
        let mut details = trace.event(step).details;
        view.see(player, &mut details);
        match details {
            EventDetails::Leave { value, .. } | EventDetails::Evaluate { value } => {
                assert_eq!(
                    returned,
                    Some(&("return", Value::Number(value))),
                    "{}",
                    about()
                );
            }
            EventDetails::Finish { value, .. } => assert_eq!(values[0].1, Value::Number(value)),
            _ => {}
        }
    }
}

/// Whether `at` gives the line and everything that contains it. Loops over children are left out.
pub fn stands_at(lines: &[Line], line: u32, at: &[&str]) -> bool {
    if at.is_empty() {
        return line == 1;
    }
    let mut path: Vec<&str> = Vec::new();
    let mut indent = usize::MAX;
    for line in lines[..line as usize].iter().rev() {
        let text = line.text.trim_start();
        if line.text.len() - text.len() < indent {
            indent = line.text.len() - text.len();
            path.push(text);
        }
    }
    let loops = |line: &&&str| !line.starts_with("for ") && !line.starts_with("while ");
    path.iter().rev().filter(loops).eq(at.iter())
}

/// Which variables the last step changed since the previous step of its node. Entering a node changes no
/// variable. The variable `expanded` belongs to all nodes, so it is compared with the previous step of any
/// node.
pub fn changes(steps: &[Step]) -> Vec<bool> {
    let (last, earlier) = steps.split_last().expect("a step");
    let own = earlier.iter().rfind(|step| step.node == last.node);
    // A pass is compared with the pass before.
    let pass = earlier.iter().rfind(|step| step.kind == EventKind::Verdict);
    let own = match last.kind {
        EventKind::Finish => None,
        EventKind::Verdict => pass,
        _ => own,
    };
    let value = |step: Option<&Step>, name| {
        let found = step?.variables.iter().find(|variable| variable.0 == name);
        found.map(|variable| variable.1)
    };
    let changed = |&(name, now): &(&'static str, Value)| match (name, last.kind) {
        ("expanded", _) => value(earlier.last(), name).unwrap_or(Value::Number(0.0)) != now,
        (_, EventKind::Enter) => false,
        // An infinite known bound is the first value.
        ("l" | "u", EventKind::Verdict) if matches!(now, Value::Number(end) if end.is_infinite()) => {
            false
        }
        _ => value(own, name).unwrap_or(Value::Nothing) != now,
    };
    last.variables.iter().map(changed).collect()
}
