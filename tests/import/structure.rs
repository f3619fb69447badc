//! Traces that are no searches: they are reported with the line and shown up to it.

use super::lines::{import, imported, replayed, text_of, visited, wrong};
use crate::common::drawn::AIMA;
use crate::common::{self, tree};
use secateur::explain::explain;
use secateur::explain::naming::Naming;
use secateur::frame::Frame;
use secateur::import::{Flaw, Importing, View};
use secateur::search::Rules;
use secateur::source::notation::print;
use secateur::trace::event;
use secateur::tree::{Limits, Player};

fn found(lines: &str) -> Option<(u32, Flaw)> {
    wrong(AIMA, &text_of(lines))
}

#[test]
fn a_line_that_fits_no_search_is_reported() {
    let cases = [
        (
            "enter 0, enter 2",
            2,
            Flaw::NotAChild {
                found: "2".into(),
                open: 0,
            },
        ),
        (
            "enter 0, enter 1, enter 99",
            3,
            Flaw::NotThere { found: "99".into() },
        ),
        (
            "enter 0, enter 1, leave 0 3",
            3,
            Flaw::NotOpen {
                found: "0".into(),
                open: Some(1),
            },
        ),
        (
            "enter 0, enter 1, enter 2, leave 2 3, cutoff 1, enter 3",
            5,
            Flaw::Cuts {
                node: 1,
                best: 3.0,
                bound: f64::NEG_INFINITY,
                side: event::Side::Alpha,
                next: Some(3),
            },
        ),
        ("enter 0, enter 1", 2, Flaw::StillOpen { open: 1 }),
        ("enter 0, enter 1, finish", 3, Flaw::StillOpen { open: 1 }),
        (
            "enter 0, enter 1, enter 2, evaluate 2 4",
            4,
            Flaw::Value {
                node: 2,
                found: 4.0,
                expected: 3.0,
            },
        ),
    ];
    for (lines, line, flaw) in cases {
        assert_eq!(found(lines), Some((line, flaw)), "{lines}");
    }
    // A value of a child that was not entered is an evaluation of the wrong node.
    let other = found("enter 0, enter 1, enter 2, evaluate 3 12");
    assert_eq!(other.map(|(line, _)| line), Some(4));
}

#[test]
fn a_child_entered_after_a_cutoff_is_reported() {
    let lines = "enter 0, enter 1, enter 2, leave 2 3, enter 3, leave 3 12, enter 4, leave 4 8, leave 1 3, \
                 enter 5, enter 6, leave 6 2, cutoff 5, enter 7";
    let flaw = Flaw::AfterCutoff {
        found: "7".into(),
        open: 5,
    };
    assert_eq!(found(lines), Some((14, flaw)));
}

#[test]
fn a_broken_trace_is_shown_up_to_its_first_broken_line() {
    let text = text_of("enter 0, enter 1, enter 2, leave 2 3, enter 9");
    let replayed = replayed(imported(&tree(AIMA), &text), Rules::default());
    // The leaf is given its value, and compared.
    assert_eq!(replayed.trace.steps(), 6);
    assert_eq!(
        replayed.finding.map(|found| (found.line, found.step)),
        Some((5, 6))
    );
    let frame = Frame::new(&replayed.trace, 6);
    assert_eq!(frame.path().len(), 2);
    let names = common::names(frame.tree());
    for step in 0..=6 {
        explain(&frame.at(step), &names, Naming::Greek);
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
    let imported = visited(text);
    let printed = print(&imported.tree);
    assert_eq!(printed, "MAX start(left=4 \"1. e2-e4\"=-2 -3)");
    assert_eq!(replayed(imported, Rules::default()).finding, None);
}

/// A search that has ended, line by line.
const ENDED: &str = "enter 0, leave 0 5, finish 0 5";

#[test]
fn a_line_after_the_end_is_reported() {
    let ended = |more: &str| wrong("5", &text_of(&format!("{ENDED}, {more}")));
    assert_eq!(wrong("5", &text_of(ENDED)), None);
    for more in ["finish 0 5", "enter 0", "leave 0 5", "evaluate 0 5"] {
        assert_eq!(ended(more), Some((4, Flaw::AfterEnd)), "{more}");
    }
    // Before anything has begun there is nothing to end.
    let text = text_of("finish 0 5");
    assert!(import(&tree("5"), &text, View::Max).is_err());
}

#[test]
fn no_pass_begins_or_ends_before_the_root_has_returned() {
    for more in ["pass 0", "verdict 0"] {
        let open = found(&format!("enter 0, enter 1, {more}"));
        assert_eq!(open, Some((3, Flaw::StillOpen { open: 1 })), "{more}");
    }
    // A search that has only one pass may say how that ends, but begins no other.
    let after = |more| wrong("5", &text_of(&format!("enter 0, leave 0 5, {more}")));
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
        match replayed(imported(&tree(AIMA), &text), Rules::default())
            .trace
            .event(2)
            .details
        {
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
    let text = text_of("enter 0, enter 1, enter 2, leave 2 3");
    let bytes = text.as_bytes();
    let (begin, end) = bytes.split_at(bytes.len() / 2);
    let names = common::names(&tree);
    let mut importing = Importing::of(tree, names, View::Max, bytes.len());
    assert_eq!((importing.most(), importing.share()), (13, 0.0));
    assert_eq!(importing.feed(begin, false), Ok(true));
    assert_eq!(importing.share(), begin.len() as f64 / bytes.len() as f64);
    assert_eq!(importing.feed(end, true), Ok(true));
    assert_eq!((importing.most(), importing.share()), (13, 1.0));
    let limits = Limits::default();
    let mut visiting = Importing::visited(Player::Max, limits, View::Max, 0);
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
    assert_eq!(visited(text).broken, Some((4, flaw)));
    let same = text.replace("\"end\"", "\"start\"");
    let open = Flaw::StillOpen { open: 0 };
    assert_eq!(visited(&same).broken, Some((4, open)));
}

/// At an inner node the value in the table is not the static value.
#[test]
fn a_value_from_a_table_becomes_the_static_value_of_a_leaf_only() {
    let of = |node: u32| {
        let text = format!(
            "{}{{\"event\":\"hit\",\"node\":{node},\"value\":3}}\n",
            text_of(&format!("enter 0, enter {node}"))
        );
        imported(&tree("((a 1) b)"), &text).tree.value(node)
    };
    assert_eq!((of(1), of(4)), (None, Some(3.0)));
}

/// Such an evaluation only looks at the node's own value.
#[test]
fn a_node_with_searched_children_has_no_evaluation_in_the_trace() {
    let lines = "enter 0, enter 1, enter 2, leave 2 3, enter 3, leave 3 4, evaluate 1 5, leave 1 3";
    let imported = imported(&tree("(A=5(3 4) 1)"), &text_of(lines));
    let trace = replayed(imported, Rules::default()).trace;
    let evaluated = trace
        .iter()
        .filter(|event| event.kind() == event::EventKind::Evaluate);
    assert!(evaluated.map(|event| event.node).eq([2, 3]));
}

/// A call that has not been made has stored nothing.
#[test]
fn a_table_hit_refers_only_to_calls_already_made() {
    for (by, known) in [(0, Some(0)), (1, Some(1)), (2, None)] {
        let text = format!(
            "{}{{\"event\":\"hit\",\"node\":1,\"value\":3,\"lower\":3,\"lowerBy\":{by}}}\n{}",
            text_of("enter 0, enter 1"),
            text_of("leave 1 3")
        );
        match replayed(imported(&tree(AIMA), &text), Rules::default())
            .trace
            .event(3)
            .details
        {
            event::EventDetails::Hit { known: found, .. } => {
                assert_eq!(found.lower_by, known, "{by}")
            }
            other => panic!("{other:?}"),
        }
    }
}
