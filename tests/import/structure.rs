//! Traces that are no searches: told so, with the line, and shown up to there.

use super::lines::{import, retold, visit, wrong};
use crate::common::{self, tree};
use secateur::import::{View, What};
use secateur::search::Rules;

const AIMA: &str = "((3 12 8) (2 4 6) (14 5 2))";

fn told(lines: &[&str]) -> String {
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

fn found(lines: &[&str]) -> Option<(u32, What)> {
    wrong(AIMA, &told(lines))
}

#[test]
fn what_is_no_search_is_told_with_its_line() {
    let open = |open| Some(open);
    let cases: [(&[&str], u32, What); 8] = [
        (
            &["enter 0", "enter 2"],
            2,
            What::NotAChild {
                found: "2".into(),
                open: 0,
            },
        ),
        (
            &["enter 0", "enter 1", "enter 99"],
            3,
            What::NotThere { found: "99".into() },
        ),
        (
            &["enter 0", "enter 1", "leave 0 3"],
            3,
            What::NotOpen {
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
            What::Cuts {
                node: 1,
                best: 3.0,
                bound: f64::NEG_INFINITY,
                side: secateur::trace::event::Side::Alpha,
                next: Some(3),
            },
        ),
        (&["enter 0", "enter 1"], 2, What::StillOpen { open: 1 }),
        (
            &["enter 0", "enter 1", "finish"],
            3,
            What::StillOpen { open: 1 },
        ),
        (
            &["enter 0", "enter 1", "enter 2", "evaluate 3 12"],
            4,
            What::Evaluates { node: 3 },
        ),
        (
            &["enter 0", "enter 1", "enter 2", "evaluate 2 4"],
            4,
            What::Value {
                node: 2,
                found: 4.0,
                expected: 3.0,
            },
        ),
    ];
    for (lines, line, what) in cases {
        let got = found(lines);
        // A value of a child that was not entered is an evaluation of the wrong node.
        if lines.contains(&"evaluate 3 12") {
            assert_eq!(got.map(|(line, _)| line), Some(4));
            continue;
        }
        assert_eq!(got, Some((line, what)), "{lines:?}");
    }
}

#[test]
fn it_goes_on_after_a_cutoff() {
    let text = told(&[
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
    let what = What::AfterCutoff {
        found: "7".into(),
        open: 5,
    };
    assert_eq!(wrong(AIMA, &text), Some((14, what)));
}

#[test]
fn what_can_be_shown_is_shown() {
    let text = told(&["enter 0", "enter 1", "enter 2", "leave 2 3", "enter 9"]);
    let imported = import(&tree(AIMA), &text, View::Max).expect("it is a trace");
    let retold = retold(imported, Rules::default());
    // The leaf is given its value, and compared.
    assert_eq!(retold.trace.steps(), 6);
    assert_eq!(
        retold.finding.map(|found| (found.line, found.step)),
        Some((5, 6))
    );
    let frame = secateur::frame::Frame::new(&retold.trace, 6);
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
fn names_are_those_of_the_tree() {
    let text = r#"{"event":"enter","node":"A"}
{"event":"enter","node":"B"}
{"event":"enter","node":"/0/0"}
{"event":"leave","node":[0,0],"value":3}
{"event":"enter","node":"C"}"#;
    let what = What::NotAChild {
        found: "C".into(),
        open: 1,
    };
    assert_eq!(wrong(AIMA, text), Some((5, what)));
}

#[test]
fn a_bound_beyond_all_values_is_infinite() {
    let text = r#"{"event":"enter","node":0,"alpha":-1000,"beta":1000}
{"event":"enter","node":1,"alpha":-1000,"beta":14}"#;
    let (line, what) = wrong(AIMA, text).expect("the bound is one of the values");
    assert_eq!(line, 2);
    assert!(matches!(what, What::Window { found: 14.0, .. }));
}

#[test]
fn a_tree_of_names_has_them_as_labels() {
    let text = r#"{"event":"enter","node":"start"}
{"event":"enter","node":"left"}
{"event":"leave","node":"left","value":4}
{"event":"enter","node":"not a label"}
{"event":"leave","node":"not a label","value":-2}
{"event":"leave","node":"start","value":4}"#;
    let imported = visit(text).expect("it is a trace");
    let printed = secateur::source::notation::print(&imported.tree);
    assert_eq!(printed, "MAX start(left=4 -2)");
    assert_eq!(retold(imported, Rules::default()).finding, None);
}
