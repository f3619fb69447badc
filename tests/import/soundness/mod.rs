//! Traces with calls outside the rules: the conditions of every sound search are met by an engine with reductions, null moves
//! and quiescence, and each fault planted in it is found.

mod engine;

use engine::{Fault, engine};

use super::lines::{imported, replayed};
use crate::common::random::{Kind, STATIC, trees};
use crate::common::tree;
use secateur::explain::notes::unjudged;
use secateur::frame::Frame;
use secateur::import::{Finding, Flaw};
use secateur::search::{Quiescence, Rules};
use secateur::trace::event::Side;
use secateur::trace::notes::CallKind;

const TREES: usize = 400;
const WIDE: Kind = Kind {
    nodes: 90,
    depth: 8,
    alternating: true,
    ..STATIC
};

#[test]
fn a_sound_engine_with_reductions_null_moves_and_quiescence_has_no_finding() {
    let mut kinds = Vec::new();
    for (seed, tree) in (0..).zip(trees(WIDE, TREES, 300)) {
        let (replayed, _, text) = engine(&tree, seed, None);
        if text.contains("null-move") || text.contains("reduced") || text.contains("quiescence") {
            assert_eq!(replayed.finding, None, "{text}");
            for row in unjudged(&Frame::new(&replayed.trace, 0)) {
                let kind = row.kind.expect("it has a kind");
                let word = format!(r#""kind":"{}""#, CallKind::ALL[kind as usize].1);
                assert_eq!(row.calls as usize, text.matches(&word).count());
                kinds.push(kind);
            }
        }
    }
    for kind in [CallKind::NullMove, CallKind::Reduced, CallKind::Quiescence] {
        assert!(
            kinds.iter().filter(|&&other| other == kind).count() > 40,
            "{kind:?}"
        );
    }
}

#[test]
fn each_fault_is_found_at_its_line() {
    for fault in [
        Fault::Wider,
        Fault::Crossed,
        Fault::Less,
        Fault::More,
        Fault::NotAgain,
    ] {
        let mut found = 0;
        for (seed, tree) in (0..).zip(trees(WIDE, TREES, 310)) {
            let (replayed, wrong, text) = engine(&tree, seed, Some(fault));
            let unknown = ["null-move", "reduced", "quiescence"];
            let (Some(line), true) = (wrong, unknown.iter().any(|kind| text.contains(kind))) else {
                continue;
            };
            let Some(Finding {
                line: reported,
                flaw,
                ..
            }) = replayed.finding
            else {
                panic!("{fault:?} in line {line}\n{text}");
            };
            let right = match fault {
                Fault::Wider => matches!(flaw, Flaw::Outside { .. }),
                Fault::Crossed => matches!(flaw, Flaw::Empty { .. } | Flaw::Outside { .. }),
                Fault::Less => matches!(flaw, Flaw::Ignores { .. }),
                Fault::More => matches!(flaw, Flaw::Unfounded { .. }),
                Fault::NotAgain => matches!(flaw, Flaw::NotAgain { .. }),
            };
            assert!(
                right && reported == line,
                "{fault:?} in line {line}, {reported}: {flaw:?}\n{text}"
            );
            found += 1;
        }
        assert!(found > 30, "{fault:?}: {found}");
    }
}

/// The finding in the lines of a search of `(3 5)`, one of whose calls has an unknown kind.
fn found(lines: [&str; 6], rules: Rules) -> Option<Flaw> {
    let tree = tree("(3 5)");
    let text: String = lines.iter().map(|line| format!("{{{line}}}\n")).collect();
    let finding = replayed(imported(&tree, &text), rules).finding;
    finding.map(|finding| finding.flaw)
}

#[test]
fn the_numbers_of_a_finding_are_those_of_the_trace() {
    let right = [
        r#""event":"enter","node":"","alpha":0,"beta":9"#,
        r#""event":"enter","node":"/0","alpha":0,"beta":9,"kind":"extended""#,
        r#""event":"leave","node":"/0","value":3"#,
        r#""event":"enter","node":"/1","alpha":3,"beta":9"#,
        r#""event":"leave","node":"/1","value":5"#,
        r#""event":"leave","node":"","value":5"#,
    ];
    let with = |at: usize, line: &'static str| {
        let mut lines = right;
        lines[at] = line;
        found(lines, Rules::default())
    };
    assert_eq!(found(right, Rules::default()), None);
    assert_eq!(
        with(3, r#""event":"enter","node":"/1","alpha":-1,"beta":9"#),
        Some(Flaw::Outside {
            node: 2,
            of: 0,
            side: Side::Alpha,
            found: -1.0,
            bound: 0.0
        })
    );
    assert_eq!(
        with(
            3,
            r#""event":"enter","node":"/1","alpha":-1,"beta":9,"kind":"probe""#
        ),
        None
    );
    assert_eq!(
        with(3, r#""event":"enter","node":"/1","alpha":7,"beta":6"#),
        Some(Flaw::Empty {
            node: 2,
            found: 7.0,
            bound: 6.0
        })
    );
    assert_eq!(
        with(5, r#""event":"leave","node":"","value":4"#),
        Some(Flaw::Ignores {
            node: 0,
            found: 4.0,
            of: 2,
            best: 5.0
        })
    );
    assert_eq!(
        with(5, r#""event":"leave","node":"","value":6"#),
        Some(Flaw::Unfounded {
            node: 0,
            found: 6.0,
            best: 5.0
        })
    );
    // A static evaluation may be returned.
    assert_eq!(
        with(5, r#""event":"leave","node":"","value":6,"eval":6"#),
        None
    );
    assert_eq!(
        with(3, r#""event":"enter","node":"/1","alpha":3,"beta":4"#),
        Some(Flaw::NotAgain {
            node: 2,
            found: 5.0
        })
    );
    // Without bounds nothing follows.
    let bare = right.map(|line| line.split(r#","alpha""#).next().unwrap_or_default());
    let mut bare = bare.map(String::from);
    bare[1] += r#","kind":"extended""#;
    bare[5] = r#""event":"leave","node":"","value":1"#.into();
    assert_eq!(
        found(bare.each_ref().map(String::as_str), Rules::default()),
        None
    );
}

#[test]
fn calls_of_quiescence_are_known_to_rules_with_quiescence() {
    let lines = [
        r#""event":"enter","node":"","alpha":"-Infinity","beta":"Infinity""#,
        r#""event":"enter","node":"/1","alpha":"-Infinity","beta":"Infinity","kind":"quiescence""#,
        r#""event":"leave","node":"/1","value":5"#,
        r#""event":"enter","node":"/0","alpha":5,"beta":"Infinity""#,
        r#""event":"leave","node":"/0","value":3"#,
        r#""event":"leave","node":"","value":5"#,
    ];
    assert_eq!(found(lines, Rules::default()), None);
    let quiescent = Rules {
        depth: Some(3),
        quiescence: Quiescence::On,
        ..Rules::default()
    };
    assert!(matches!(
        found(lines, quiescent),
        Some(Flaw::EntersOther { .. })
    ));
}
