//! The notes of a program on its calls: reading, finding and counting.

use std::collections::BTreeMap;

use super::lines::{By, import, imported, lines, noted, replayed, visited};
use crate::common::observer_log::{ObserverCall, log_of};
use crate::common::random::{Kind, Random, STATIC, trees};
use crate::common::{rules, tree};
use secateur::explain::notes::{
    CallNotes, CountedBy, NoteCount, note_counts, noted_fields, notes_now, notes_on,
};
use secateur::explain::view::View as Seen;
use secateur::frame::Frame;
use secateur::import::{ImportProblem, TraceError, View};
use secateur::search::Rules;
use secateur::trace::notes::{CallKind, Query};
use secateur::trace::{CallId, Trace};

const SMALL: Kind = Kind {
    nodes: 60,
    ..STATIC
};
const TREES: usize = 60;

const NOTHING: CallNotes = CallNotes {
    kind: None,
    tag: None,
    reason: None,
    key: None,
    played: None,
    evaluation: None,
    depth: None,
};

/// The trace of a search of the tree `(3 5)` whose lines have these fields, in the order of its events.
fn noting(fields: [&str; 6], view: View) -> Result<Trace, TraceError> {
    let events = [
        r#""event":"enter","node":"""#,
        r#""event":"enter","node":"/0""#,
        r#""event":"leave","node":"/0","value":3"#,
        r#""event":"enter","node":"/1""#,
        r#""event":"leave","node":"/1","value":5"#,
        r#""event":"leave","node":"","value":5"#,
    ];
    let lines = events.iter().zip(fields);
    let text: String = lines
        .map(|(event, fields)| format!("{{{event}{fields}}}\n"))
        .collect();
    let imported = import(&tree("(MIN(3) 5)"), &text, view)?;
    Ok(replayed(imported, Rules::default()).trace)
}

#[test]
fn the_notes_of_a_call_have_the_fields_of_all_its_lines() {
    let fields = [
        r#","kind":"full","key":"start","depth":2"#,
        r#","kind":"null-window","tag":"scout","move":"e2e4","key":18446744073709551615,"depth":1.5"#,
        r#","reason":"stand pat","eval":-0.25,"tag":"scout again","step":7"#,
        r#","kind":"reduced","depth":0,"step":3,"left":-1,"tag":"","move":null"#,
        "",
        r#","eval":12"#,
    ];
    let trace = noting(fields, View::Max).expect("it is a trace");
    let frame = Frame::new(&trace, trace.steps());
    let first = CallNotes {
        kind: Some(CallKind::NullWindow),
        tag: Some("scout again".into()),
        reason: Some("stand pat".into()),
        key: Some("18446744073709552000".into()),
        played: Some("e2e4".into()),
        evaluation: Some(-0.25),
        depth: Some(1.5),
    };
    assert_eq!(notes_on(&frame, 1, Seen::Max), Some(first.clone()));
    // The node of the first child is MIN's.
    let mover = CallNotes {
        evaluation: Some(0.25),
        ..first
    };
    assert_eq!(notes_on(&frame, 1, Seen::Mover), Some(mover));
    let second = CallNotes {
        kind: Some(CallKind::Reduced),
        depth: Some(-1.0),
        ..NOTHING
    };
    assert_eq!(notes_on(&frame, 3, Seen::Max), Some(second.clone()));
    assert_eq!(notes_now(&frame, Seen::Max).unwrap().evaluation, Some(12.0));
    let before = frame.at(frame.entered(3).unwrap() - 1);
    assert_eq!(notes_on(&before, 3, Seen::Max), None);
    assert_eq!(notes_on(&before, 2, Seen::Max), None);
    let there = noted_fields(&frame).unwrap();
    let kinds = [CallKind::Full, CallKind::NullWindow, CallKind::Reduced];
    assert_eq!(there.kinds, kinds);
    assert!(there.tags && there.keys && there.moves && there.depths && there.lost == 0);
}

#[test]
fn evaluations_of_a_negamax_program_are_negated_at_min() {
    let fields = [r#","eval":1"#, r#","eval":2"#, "", r#","eval":3"#, "", ""];
    let trace = noting(fields, View::Mover).expect("it is a trace");
    let frame = Frame::new(&trace, trace.steps());
    let evaluations = [0, 1].map(|node| notes_on(&frame, node, Seen::Max).unwrap().evaluation);
    assert_eq!(evaluations, [Some(1.0), Some(-2.0)]);
}

#[test]
fn a_trace_without_notes_has_none() {
    let trace = noting([""; 6], View::Max).expect("it is a trace");
    let frame = Frame::new(&trace, trace.steps());
    assert!(trace.notes().is_none() && noted_fields(&frame).is_none());
    assert_eq!(notes_on(&frame, 0, Seen::Max), None);
    assert_eq!(note_counts(&frame, CountedBy::Kind).rows, []);
}

#[test]
fn a_note_of_a_wrong_kind_is_refused_with_line_and_column() {
    let long = format!(r#","key":"{}""#, "x".repeat(201));
    for (field, name) in [
        (r#","kind":"lazy""#, "kind"),
        (r#","kind":7"#, "kind"),
        (r#","tag":["a"]"#, "tag"),
        (r#","reason":{}"#, "reason"),
        (r#","move":true"#, "move"),
        (r#","key":1e999"#, "key"),
        (&long, "key"),
        (r#","eval":"Infinity""#, "eval"),
        (r#","depth":"deep""#, "depth"),
        (r#","depth":-inf"#, "depth"),
    ] {
        for (line, event) in [(2, 25), (3, 35)] {
            let mut fields = [""; 6];
            fields[line - 1] = field;
            let Err(TraceError::Import(error)) = noting(fields, View::Max) else {
                panic!("{field} is accepted");
            };
            let ImportProblem::TraceField {
                field: reported, ..
            } = error.problem
            else {
                panic!("{field}: {error:?}");
            };
            // Behind the event, the comma, the name in its quotes and the colon.
            let column = event + 8 + name.len();
            assert_eq!(
                (reported, error.line, error.column),
                (name, line as u32, column),
                "{field}"
            );
        }
    }
}

/// The words of a kind, a tag and a depth; `None` if the trace omits them.
type Note = (Option<usize>, Option<u64>, Option<u64>);

fn note(random: &mut Random) -> Note {
    let some = |random: &mut Random, end| (!random.once_in(5)).then(|| random.below(end));
    (
        some(random, 8).map(|kind| kind as usize),
        some(random, 4),
        some(random, 5),
    )
}

fn fields((kind, tag, depth): Note) -> String {
    let kind = kind.map(|kind| format!(r#","kind":"{}""#, CallKind::ALL[kind].1));
    let tag = tag.map(|tag| format!(r#","tag":"t{tag}","key":"k{tag}""#));
    let depth = depth.map(|depth| format!(r#","depth":{depth}"#));
    [kind, tag, depth].into_iter().flatten().collect()
}

/// The calls below those with a note, each counted once.
fn counted(
    events: &[ObserverCall],
    notes: &[Note],
    named: impl Fn(Note) -> NoteCount,
) -> Vec<NoteCount> {
    let mut rows: BTreeMap<String, NoteCount> = BTreeMap::new();
    let row = |call: usize| format!("{:?}", named(notes[call]));
    let (mut open, mut calls, mut last) = (Vec::new(), 0, 0);
    for (at, event) in events.iter().enumerate() {
        match event {
            ObserverCall::Enter { .. } => {
                open.push(calls);
                let names: Vec<String> = open.iter().map(|&call| row(call)).collect();
                let fresh = rows
                    .entry(row(calls))
                    .or_insert_with(|| named(notes[calls]));
                fresh.calls += 1;
                for (at, name) in names.iter().enumerate() {
                    if !names[..at].contains(name) {
                        rows.get_mut(name).unwrap().below += 1;
                    }
                }
                calls += 1;
            }
            ObserverCall::Leave { .. } => last = open.pop().unwrap(),
            ObserverCall::Cutoff { .. } => {
                rows.get_mut(&row(open[open.len() - 1])).unwrap().cutoffs += 1
            }
            ObserverCall::Hit { .. } => rows.get_mut(&row(open[open.len() - 1])).unwrap().hits += 1,
            ObserverCall::Again { .. } => {
                assert!(matches!(events[at - 1], ObserverCall::Leave { .. }));
                rows.get_mut(&row(last)).unwrap().again += 1;
            }
            _ => {}
        }
    }
    rows.into_values().collect()
}

#[test]
fn counting_and_finding_calls_by_notes_equals_a_scan_of_all_calls() {
    let mut random = Random::new(171);
    let mut again = 0;
    for (seed, tree) in trees(SMALL, TREES, 170).enumerate() {
        let rules = match seed % 3 {
            0 => random.rules(&tree),
            _ => random.pick(&rules::repeating()),
        };
        let (events, _) = log_of(&tree, &rules);
        let plain = lines(&tree, &events, By::Number, true);
        let mut all = Vec::new();
        let text = noted(&plain, || {
            all.push(note(&mut random));
            fields(all[all.len() - 1])
        });
        let trace = replayed(imported(&tree, &text), rules).trace;
        let frame = Frame::new(&trace, 0);
        let kind = |(kind, ..): Note| NoteCount {
            kind: kind.map(|kind| CallKind::ALL[kind].0),
            ..NoteCount::default()
        };
        let tag = |(_, tag, _): Note| NoteCount {
            tag: tag.map(|tag| format!("t{tag}")),
            ..NoteCount::default()
        };
        let depth = |(.., depth): Note| NoteCount {
            depth: depth.map(|depth| depth as f64),
            ..NoteCount::default()
        };
        for (by, expected) in [
            (CountedBy::Kind, counted(&events, &all, kind)),
            (CountedBy::Tag, counted(&events, &all, tag)),
            (CountedBy::Depth, counted(&events, &all, depth)),
        ] {
            let found = note_counts(&frame, by);
            assert_eq!((found.rows.len(), found.more), (expected.len(), 0));
            for row in &expected {
                assert!(found.rows.contains(row), "{row:?}\n{found:?}\n{text}");
                again += row.again;
            }
            let without =
                |row: &NoteCount| row.kind.is_none() && row.tag.is_none() && row.depth.is_none();
            let without = found.rows.iter().position(without);
            assert!(without.is_none_or(|at| at == found.rows.len() - 1));
        }
        found(&trace, &all);
    }
    assert!(again > 30, "{again}");
}

fn found(trace: &Trace, all: &[Note]) {
    let calls = all.len() as u32;
    let Some(notes) = trace.notes() else {
        return;
    };
    let expected = |fits: &dyn Fn(&Note) -> bool| -> Vec<CallId> {
        let fits = all.iter().enumerate().filter(|(_, note)| fits(note));
        fits.map(|(at, _)| CallId(at as u32)).collect()
    };
    for (number, &(kind, _)) in CallKind::ALL.iter().enumerate() {
        let kind = Query {
            kind: Some(kind),
            ..Query::default()
        };
        assert_eq!(
            notes.find(kind, calls),
            expected(&|note| note.0 == Some(number))
        );
        let both = Query {
            tag: "t2",
            key: "k2",
            ..kind
        };
        let fits = |note: &Note| note.0 == Some(number) && note.1 == Some(2);
        assert_eq!(notes.find(both, calls), expected(&fits));
    }
    let part = Query {
        part: "K1",
        ..Query::default()
    };
    assert_eq!(notes.find(part, calls), expected(&|note| note.1 == Some(1)));
    let none = Query {
        key: "t1",
        ..Query::default()
    };
    assert_eq!(notes.find(none, calls), []);
    let any = |note: &Note| *note != (None, None, None);
    assert_eq!(notes.find(Query::default(), calls), expected(&any));
}

#[test]
fn memory_for_texts_is_bounded_and_omitted_texts_are_counted() {
    let leaves = 180_000;
    let trace_of = |keys: bool| {
        let mut text = String::from("{\"event\":\"enter\",\"node\":\"\"}\n");
        for leaf in 0..leaves {
            let key = match keys {
                true => format!(",\"key\":\"{leaf:0>200}\""),
                false => String::new(),
            };
            text += &format!("{{\"event\":\"enter\",\"node\":\"/{leaf}\"{key}}}\n");
            text += &format!("{{\"event\":\"leave\",\"node\":\"/{leaf}\",\"value\":0}}\n");
        }
        text += "{\"event\":\"leave\",\"node\":\"\",\"value\":0}\n";
        replayed(visited(&text), Rules::default()).trace
    };
    let (trace, plain) = (trace_of(true), trace_of(false));
    let most = (32 << 20) / 200;
    let notes = trace.notes().expect("it has notes");
    assert_eq!(notes.lost(), leaves - most);
    let last = Query {
        key: &format!("{:0>200}", most - 1),
        ..Query::default()
    };
    assert_eq!(notes.find(last, leaves + 1), [CallId(most)]);
    // Besides the texts a number and an end for each.
    let more = trace.bytes() - plain.bytes();
    assert!(more <= (32 << 20) + 8 * (leaves as usize + 1), "{more}");
}
