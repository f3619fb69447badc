//! Traces that end after any of their lines, as programs leave them that crash or are stopped: every question has an
//! answer at the last step.

use super::lines::{By, lines, text_of};
use crate::common::chance::sketch;
use crate::common::observer_log::log_of;
use crate::common::opened::{called, opened};
use crate::common::questions::ask;
use crate::common::random::{Kind, Random, STATIC, trees};
use crate::common::rules;
use crate::common::rules::TEXTBOOK;
use crate::common::tree;
use secateur::explain::decision::decisions;
use secateur::explain::listing::Listing;
use secateur::explain::naming::Naming;
use secateur::explain::view::View;
use secateur::frame::Frame;
use secateur::import::{self, Flaw, Tolerance};
use secateur::opening::options::Options;
use secateur::opening::{Opened, Source, TraceSource};
use secateur::search::{Rules, Window};
use secateur::source::notation::print;
use secateur::source::order::Order;
use secateur::trace::event;
use secateur::tree::{GameTree, Player};

const TREES: usize = 24;
/// All values of the trees with chance lie between these.
const ALL_VALUES: Window = Window::new(-99.0, 99.0);

/// Opens a trace that is compared with the search of `rules`.
fn open(tree: Option<&str>, text: &str, rules: Rules, listing: Option<Listing>) -> Opened {
    let source = TraceSource {
        tree: tree.map(|tree| Box::new(Source::Text(tree.into()))),
        view: import::View::Max,
        tolerance: Tolerance::default(),
        bytes: text.len(),
    };
    let options = Options {
        rules,
        listing,
        root: Player::Max,
        order: Order::Given,
        best_first: None,
    };
    let opened = opened(source, text.as_bytes(), options);
    opened.unwrap_or_else(|error| panic!("{error:?}\n{text}"))
}

/// Asks everything at the last step of a trace that is truncated after each of its lines.
fn ask_all(tree: &GameTree, known: bool, rules: Rules, checked: Rules, listing: Option<Listing>) {
    let text = lines(tree, &log_of(tree, &rules).0, By::Path, true);
    let printed = print(tree);
    for (end, _) in text.match_indices('\n') {
        let part = &text[..end];
        if !part.contains("enter") {
            continue;
        }
        let opened = open(known.then_some(&printed), part, checked, listing);
        let step = called(&opened).trace.steps();
        for node in called(&opened).trace.tree().nodes() {
            for view in View::ALL {
                ask(&opened, step, node, view);
            }
        }
    }
}

#[test]
fn a_trace_that_ends_at_an_unknown_value_stops_there() {
    let text = "((3 x) 5)";
    let (events, outcome) = log_of(&tree(text), &TEXTBOOK);
    let log = lines(&tree(text), &events, By::Path, true);
    let opened = open(Some(text), &log, TEXTBOOK, None);
    assert_eq!(called(&opened).trace.stopped_at(), outcome.err());
}

#[test]
fn a_trace_that_goes_on_below_a_depth_limit_without_a_static_value_is_wrong() {
    let text = "((3 4) 5)";
    let (events, _) = log_of(&tree(text), &TEXTBOOK);
    let log = lines(&tree(text), &events, By::Path, true);
    let limited = Rules {
        depth: Some(1),
        ..TEXTBOOK
    };
    let opened = open(Some(text), &log, limited, None);
    let finding = called(&opened).finding.as_ref();
    // The third line enters the first leaf, below the limit.
    assert_eq!(
        finding.map(|finding| (finding.line, &finding.flaw)),
        Some((3, &Flaw::GoesOn))
    );
}

#[test]
fn every_question_has_an_answer_where_a_trace_ends() {
    let small = Kind {
        nodes: 14,
        least: 3,
        ..STATIC
    };
    let mut random = Random::new(61);
    let all = [rules::all(), rules::repeating(), vec![rules::MINIMAX]].concat();
    for (seed, tree) in trees(small, TREES, 60).enumerate() {
        let rules = random.pick(&all);
        // Some traces are compared with another search, so that there is a finding before the end.
        let checked = match seed % 3 {
            0 => random.pick(&all),
            _ => rules,
        };
        let listing = Some(random.pick(&Listing::ALL));
        ask_all(&tree, seed % 4 > 0, rules, checked, listing);
    }
}

#[test]
fn every_question_has_an_answer_where_a_trace_with_chance_ends() {
    let mut random = Random::new(62);
    for number in 0..TREES / 4 {
        let tree = tree(&sketch(&mut random, 2, false).text());
        let rules = Rules {
            values: (number % 2 == 0).then_some(ALL_VALUES),
            ..random.pick(&[rules::TEXTBOOK, rules::MINIMAX])
        };
        ask_all(&tree, true, rules, rules, None);
    }
}

/// The number of the lit cell in the table of decisions at each cutoff of a trace about the textbook's tree.
fn lit(text: &str) -> Vec<Option<usize>> {
    let opened = open(Some("((3 12 8) (2 4 6))"), text, TEXTBOOK, None);
    let (trace, names) = (&called(&opened).trace, &opened.plan.names);
    let steps = (1..=trace.steps()).filter(|&step| trace.at(step).0 == event::EventKind::Cutoff);
    steps
        .flat_map(|step| {
            let frame = Frame::new(trace, step);
            decisions(&frame, names, Naming::Greek, View::Max).rows
        })
        .filter_map(|row| row.now)
        .map(|now| now.cell)
        .collect()
}

#[test]
fn a_cutoff_that_no_cut_test_allows_lights_no_cell() {
    let begin = r#"{"event":"enter","node":0,"alpha":-99,"beta":99}
{"event":"enter","node":1,"alpha":-99,"beta":99}
"#;
    let wrong = text_of("enter 2, evaluate 2 3, leave 2 3, cutoff 1");
    assert_eq!(lit(&(begin.to_owned() + &wrong)), [None]);
    let right = [
        "enter 0, enter 1, enter 2, evaluate 2 3, leave 2 3, enter 3, evaluate 3 12, leave 3 12",
        "enter 4, evaluate 4 8, leave 4 8, leave 1 3",
        "enter 5, enter 6, evaluate 6 2, leave 6 2, cutoff 5",
    ];
    // The trace has no bound, and nothing contradicts the cutoff.
    assert_eq!(lit(&right.map(text_of).concat()), [Some(0)]);
}
