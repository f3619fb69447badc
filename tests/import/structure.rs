//! Traces that are no searches: they are reported with the line and shown up to it.

use super::lines::{import, replayed, visit, wrong};
use crate::common::{self, tree};
use secateur::import::{Flaw, Importing, View};
use secateur::search::Rules;
use secateur::trace::event;

const AIMA: &str = "((3 12 8) (2 4 6) (14 5 2))";

fn text_of(lines: &[&str]) -> String {
    let line = |line: &&str| {
        let mut words = line.split(' ');
        let (event, node) = (words.next().unwrap_or(""), words.next().unwrap_or("0"));
        let value = words
            .next()
            .map_or(String::new(), |value| format!(",\"value\":{value}"));
        format!("{{\"event\":\"{event}\",\"node\":{node}{value}}}\n")
    };
    lines.iter().map(line).collect()
}

fn found(lines: &[&str]) -> Option<(u32, Flaw)> {
    wrong(AIMA, &text_of(lines))
}

#[test]
fn a_line_that_fits_no_search_is_reported() {
    let open = |open| Some(open);
    let cases: [(&[&str], u32, Flaw); 8] = [
        (
            &["enter 0", "enter 2"],
            2,
            Flaw::NotAChild {
                found: "2".into(),
                open: 0,
            },
        ),
        (
            &["enter 0", "enter 1", "enter 99"],
            3,
            Flaw::NotThere { found: "99".into() },
        ),
        (
            &["enter 0", "enter 1", "leave 0 3"],
            3,
            Flaw::NotOpen {
                found: "0".into(),
                open: open(1),
            },
        ),
        (
            &[
                "enter 0",
                "enter 1",
                "enter 2",
                "leave 2 3",
                "cutoff 1",
                "enter 3",
            ],
            5,
            Flaw::Cuts {
                node: 1,
                best: 3.0,
                bound: f64::NEG_INFINITY,
                side: secateur::trace::event::Side::Alpha,
                next: Some(3),
            },
        ),
        (&["enter 0", "enter 1"], 2, Flaw::StillOpen { open: 1 }),
        (
            &["enter 0", "enter 1", "finish"],
            3,
            Flaw::StillOpen { open: 1 },
        ),
        (
            &["enter 0", "enter 1", "enter 2", "evaluate 3 12"],
            4,
            Flaw::Evaluates { node: 3 },
        ),
        (
            &["enter 0", "enter 1", "enter 2", "evaluate 2 4"],
            4,
            Flaw::Value {
                node: 2,
                found: 4.0,
                expected: 3.0,
            },
        ),
    ];
    for (lines, line, flaw) in cases {
        let got = found(lines);
        // A value of a child that was not entered is an evaluation of the wrong node.
        if lines.contains(&"evaluate 3 12") {
            assert_eq!(got.map(|(line, _)| line), Some(4));
            continue;
        }
        assert_eq!(got, Some((line, flaw)), "{lines:?}");
    }
}

#[test]
fn a_child_entered_after_a_cutoff_is_reported() {
    let text = text_of(&[
        "enter 0",
        "enter 1",
        "enter 2",
        "leave 2 3",
        "enter 3",
        "leave 3 12",
        "enter 4",
        "leave 4 8",
        "leave 1 3",
        "enter 5",
        "enter 6",
        "leave 6 2",
        "cutoff 5",
        "enter 7",
    ]);
    let flaw = Flaw::AfterCutoff {
        found: "7".into(),
        open: 5,
    };
    assert_eq!(wrong(AIMA, &text), Some((14, flaw)));
}

#[test]
fn a_broken_trace_is_shown_up_to_its_first_broken_line() {
    let text = text_of(&["enter 0", "enter 1", "enter 2", "leave 2 3", "enter 9"]);
    let imported = import(&tree(AIMA), &text, View::Max).expect("it is a trace");
    let replayed = replayed(imported, Rules::default());
    // The leaf is given its value, and compared.
    assert_eq!(replayed.trace.steps(), 6);
    assert_eq!(
        replayed.finding.map(|found| (found.line, found.step)),
        Some((5, 6))
    );
    let frame = secateur::frame::Frame::new(&replayed.trace, 6);
    assert_eq!(frame.path().len(), 2);
    let names = common::names(frame.tree());
    for step in 0..=6 {
        secateur::explain::explain(
            &frame.at(step),
            &names,
            secateur::explain::naming::Naming::Greek,
        );
    }
}

#[test]
fn nodes_are_found_by_their_names_in_the_tree() {
    let text = r#"{"event":"enter","node":"A"}
{"event":"enter","node":"B"}
{"event":"enter","node":"/0/0"}
{"event":"leave","node":[0,0],"value":3}
{"event":"enter","node":"C"}"#;
    let flaw = Flaw::NotAChild {
        found: "C".into(),
        open: 1,
    };
    assert_eq!(wrong(AIMA, text), Some((5, flaw)));
}

#[test]
fn a_bound_beyond_all_values_is_infinite() {
    let text = r#"{"event":"enter","node":0,"alpha":-1000,"beta":1000}
{"event":"enter","node":1,"alpha":-1000,"beta":14}"#;
    let (line, flaw) = wrong(AIMA, text).expect("the bound is one of the values");
    assert_eq!(line, 2);
    assert!(matches!(flaw, Flaw::Window { found: 14.0, .. }));
}

#[test]
fn the_names_of_visited_nodes_become_labels() {
    let text = r#"{"event":"enter","node":"start"}
{"event":"enter","node":"left"}
{"event":"leave","node":"left","value":4}
{"event":"enter","node":"1. e2-e4"}
{"event":"leave","node":"1. e2-e4","value":-2}
{"event":"enter","node":"17"}
{"event":"leave","node":"17","value":-3}
{"event":"leave","node":"start","value":4}"#;
    let imported = visit(text).expect("it is a trace");
    let printed = secateur::source::notation::print(&imported.tree);
    assert_eq!(printed, "MAX start(left=4 \"1. e2-e4\"=-2 -3)");
    assert_eq!(replayed(imported, Rules::default()).finding, None);
}

/// A search that has ended, line by line.
const ENDED: [&str; 3] = ["enter 0", "leave 0 5", "finish 0 5"];

#[test]
fn a_line_after_the_end_is_reported() {
    let ended = |more: &str| wrong("5", &text_of(&[&ENDED[..], &[more]].concat()));
    assert_eq!(wrong("5", &text_of(&ENDED)), None);
    for more in ["finish 0 5", "enter 0", "leave 0 5", "evaluate 0 5"] {
        assert_eq!(ended(more), Some((4, Flaw::AfterEnd)), "{more}");
    }
    // Before anything has begun there is nothing to end.
    let text = text_of(&["finish 0 5"]);
    assert!(import(&tree("5"), &text, View::Max).is_err());
}

#[test]
fn no_pass_begins_or_ends_before_the_root_has_returned() {
    for more in ["pass 0", "verdict 0"] {
        let open = text_of(&["enter 0", "enter 1", more]);
        assert_eq!(
            wrong(AIMA, &open),
            Some((3, Flaw::StillOpen { open: 1 })),
            "{more}"
        );
    }
    // A search that has only one pass may say how that ends, but begins no other.
    let after = |more| wrong("5", &text_of(&["enter 0", "leave 0 5", more]));
    assert_eq!(after("verdict 0"), None);
    assert_eq!(after("pass 0"), Some((3, Flaw::GoesOn)));
}

#[test]
fn a_hit_without_bounds_is_a_bound_outside_the_window() {
    let hit = |value: f64| {
        let text = format!(
            "{{\"event\":\"enter\",\"node\":0,\"alpha\":2,\"beta\":4}}\n\
             {{\"event\":\"hit\",\"node\":0,\"value\":{value}}}\n\
             {{\"event\":\"leave\",\"node\":0,\"value\":{value}}}\n"
        );
        let imported = import(&tree(AIMA), &text, View::Max).expect("it is a trace");
        match replayed(imported, Rules::default()).trace.event(2).details {
            event::EventDetails::Hit { value, known } => (value, known.lower, known.upper),
            other => panic!("{other:?}"),
        }
    };
    let (low, high) = (f64::NEG_INFINITY, f64::INFINITY);
    assert_eq!(hit(3.0), (3.0, 3.0, 3.0));
    assert_eq!(hit(2.0), (2.0, low, 2.0));
    assert_eq!(hit(4.0), (4.0, 4.0, high));
}

/// The progress is the number of nodes or events read so far, and the share of the text.
#[test]
fn reading_reports_its_progress() {
    let tree = tree(AIMA);
    let text = text_of(&["enter 0", "enter 1", "enter 2", "leave 2 3"]);
    let bytes = text.as_bytes();
    let (begin, end) = bytes.split_at(bytes.len() / 2);
    let names = common::names(&tree);
    let mut importing = Importing::of(tree, names, View::Max, bytes.len());
    assert_eq!((importing.most(), importing.share()), (13, 0.0));
    assert_eq!(importing.feed(begin, false), Ok(true));
    assert_eq!(importing.share(), begin.len() as f64 / bytes.len() as f64);
    assert_eq!(importing.feed(end, true), Ok(true));
    assert_eq!((importing.most(), importing.share()), (13, 1.0));
    let limits = secateur::tree::Limits::default();
    let mut visiting = Importing::visited(secateur::tree::Player::Max, limits, View::Max, 0);
    assert_eq!(visiting.feed(bytes, true), Ok(true));
    // Four events have three nodes.
    assert_eq!(visiting.most(), 4);
}

#[test]
fn the_visited_nodes_must_have_one_root() {
    let text = r#"{"event":"enter","node":"start"}
{"event":"leave","node":"start","value":4}
{"event":"pass"}
{"event":"enter","node":"end"}"#;
    let flaw = Flaw::NotTheRoot {
        found: "end".into(),
    };
    assert_eq!(visit(text).expect("it is a trace").broken, Some((4, flaw)));
    let same = text.replace("\"end\"", "\"start\"");
    let open = Flaw::StillOpen { open: 0 };
    assert_eq!(visit(&same).expect("it is a trace").broken, Some((4, open)));
}

/// At an inner node the value in the table is not the static value.
#[test]
fn a_value_from_a_table_becomes_the_static_value_of_a_leaf_only() {
    let of = |node: u32| {
        let text = format!(
            "{}{{\"event\":\"hit\",\"node\":{node},\"value\":3}}\n",
            text_of(&["enter 0", &format!("enter {node}")])
        );
        let imported = import(&tree("((a 1) b)"), &text, View::Max).expect("it is a trace");
        imported.tree.value(node)
    };
    assert_eq!((of(1), of(4)), (None, Some(3.0)));
}

/// Such an evaluation only looks at the node's own value.
#[test]
fn a_node_with_searched_children_has_no_evaluation_in_the_trace() {
    let lines = [
        "enter 0",
        "enter 1",
        "enter 2",
        "leave 2 3",
        "enter 3",
        "leave 3 4",
        "evaluate 1 5",
        "leave 1 3",
    ];
    let imported = import(&tree("(A=5(3 4) 1)"), &text_of(&lines), View::Max);
    let trace = replayed(imported.expect("it is a trace"), Rules::default()).trace;
    let evaluated =
        |event: &event::Event| matches!(event.details, event::EventDetails::Evaluate { .. });
    let nodes: Vec<u32> = trace
        .iter()
        .filter(evaluated)
        .map(|event| event.node)
        .collect();
    assert_eq!(nodes, [2, 3]);
}

/// A call that has not been made has stored nothing.
#[test]
fn a_table_hit_refers_only_to_calls_already_made() {
    for (by, known) in [(0, Some(0)), (1, Some(1)), (2, None)] {
        let text = format!(
            "{}{{\"event\":\"hit\",\"node\":1,\"value\":3,\"lower\":3,\"lowerBy\":{by}}}\n{}",
            text_of(&["enter 0", "enter 1"]),
            text_of(&["leave 1 3"])
        );
        let imported = import(&tree(AIMA), &text, View::Max).expect("it is a trace");
        match replayed(imported, Rules::default()).trace.event(3).details {
            event::EventDetails::Hit { known: found, .. } => {
                assert_eq!(found.lower_by, known, "{by}")
            }
            other => panic!("{other:?}"),
        }
    }
}
