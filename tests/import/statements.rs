//! False lines in the trace of a correct search: each is found with its line, its step and its field.

use super::identity::turned;
use super::lines::{By, check, end, import, imported, lines, replayed, visited};
use crate::common::drawn::AIMA;
use crate::common::observer_log::{Writer, log_of};
use crate::common::opened::{called, opened};
use crate::common::random::{ALTERNATING, Kind, trees};
use crate::common::settings::settings;
use crate::common::{rules, tree};
use secateur::import::{ComparedNumber, Finding, Flaw, Imported, ProbableBug, Tolerance, View};
use secateur::opening::options::{self, GameSource, Options};
use secateur::opening::{Source, TraceSource};
use secateur::search::{Memory, Mistake, Positions, Rules, Run, Search, Window};
use secateur::source::order::Order;
use secateur::trace::Trace;
use secateur::trace::event::{EventKind, Side};
use secateur::tree::{Player, Sliced};
use serde_json::json;

/// The lines of a right search, to the end.
fn right(text: &str, rules: &Rules) -> String {
    let tree = tree(text);
    let own = lines(&tree, &log_of(&tree, rules).0, By::Number, true);
    own + &end(&Trace::record(tree, *rules))
}

/// The finding in these lines, and the kind and the node of its step.
fn found(tree_text: &str, rules: Rules, text: &str) -> (Option<Finding>, Option<(EventKind, u32)>) {
    let replayed = replayed(imported(&tree(tree_text), text), rules);
    let step = replayed.finding.as_ref().map_or(0, |finding| finding.step);
    let event = (step > 0).then(|| replayed.trace.event(step));
    (
        replayed.finding,
        event.map(|event| (event.kind(), event.node)),
    )
}

/// The flaw in these lines.
fn flaw(tree: &str, rules: Rules, text: &str) -> Option<Flaw> {
    found(tree, rules, text).0.map(|finding| finding.flaw)
}

/// Checks the finding and its step in the lines of a right search of AIMA's tree after `from` is replaced by `to`.
fn finds(from: &str, to: &str, flaw: &Flaw, at: (EventKind, u32)) {
    let text = right(AIMA, &rules::TEXTBOOK);
    assert_eq!(text.matches(from).count(), 1, "{from}\n{text}");
    let before = &text[..text.find(from).expect("once")];
    let line = 1 + before.matches('\n').count() as u32;
    let (finding, step) = found(AIMA, rules::TEXTBOOK, &text.replace(from, to));
    let finding = finding.unwrap_or_else(|| panic!("{to}: nothing is found"));
    assert_eq!((&finding.flaw, finding.line), (flaw, line), "{to}");
    assert_eq!(step, Some(at), "{to}");
}

#[test]
fn the_lines_of_a_correct_search_have_no_finding() {
    assert_eq!(
        found(AIMA, rules::TEXTBOOK, &right(AIMA, &rules::TEXTBOOK)),
        (None, None)
    );
}

#[test]
fn a_cutoff_after_the_last_child_needs_a_test_that_succeeds() {
    let leave = r#"{"event":"leave","node":1,"value":3}"#;
    let flaw = Flaw::Cuts {
        node: 1,
        best: 3.0,
        bound: f64::NEG_INFINITY,
        side: Side::Alpha,
        next: None,
    };
    let cut = format!("{{\"event\":\"cutoff\",\"node\":1}}\n{leave}");
    finds(leave, &cut, &flaw, (EventKind::Cutoff, 1));
}

#[test]
fn a_comparison_must_be_of_the_child_that_has_returned() {
    let of = |child| format!(r#""node":1,"child":{child}"#);
    for (named, child) in [("4", Some(4)), ("5", None), ("[0,0]", Some(2))] {
        let flaw = Flaw::Compares {
            node: 1,
            child,
            expected: 3,
        };
        finds(&of("3"), &of(named), &flaw, (EventKind::Compare, 1));
    }
}

#[test]
fn a_comparison_must_have_the_numbers_of_the_rules() {
    let of = |number, found, expected| Flaw::Compared {
        node: 1,
        number,
        found,
        expected,
    };
    let compare = |value, alpha, beta| {
        format!(r#""child":3,"value":{value},"best":3,"alpha":{alpha},"beta":{beta}}}"#)
    };
    let none = r#""-Infinity""#;
    let from = compare(12, none, 3);
    for (to, flaw) in [
        (compare(11, none, 3), of(ComparedNumber::Value, 11.0, 12.0)),
        (
            compare(12, "3", 3),
            of(ComparedNumber::Alpha, 3.0, f64::NEG_INFINITY),
        ),
        (compare(12, none, 12), of(ComparedNumber::Beta, 12.0, 3.0)),
    ] {
        finds(&from, &to, &flaw, (EventKind::Compare, 1));
    }
}

#[test]
fn the_end_must_have_the_move_and_the_variation_of_the_rules() {
    let from = r#""bestMove":0,"principalVariation":[0,0]"#;
    let at = (EventKind::Finish, 0);
    let moves = |found, node| Flaw::Moves {
        found,
        expected: 0.0,
        node,
        child: 1,
    };
    let varies = |at, found, open, child| Flaw::Varies {
        at,
        found,
        open,
        child,
    };
    let cases = [
        (
            r#""bestMove":1,"principalVariation":[0,0]"#,
            moves(1.0, Some(5)),
        ),
        (r#""bestMove":7"#, moves(7.0, None)),
        (r#""bestMove":0.5"#, moves(0.5, None)),
        (r#""principalVariation":[1]"#, varies(1, 1.0, 0, Some(1))),
        (r#""principalVariation":[0,1]"#, varies(2, 1.0, 1, Some(2))),
        (r#""principalVariation":[0,7]"#, varies(2, 7.0, 1, Some(2))),
        (r#""principalVariation":[0,0,0]"#, varies(3, 0.0, 2, None)),
    ];
    for (to, flaw) in cases {
        finds(from, to, &flaw, at);
    }
    // A missing move is not wrong.
    for part in [
        r#""bestMove":null"#,
        r#""principalVariation":[]"#,
        r#""principalVariation":[0]"#,
    ] {
        let text = right(AIMA, &rules::TEXTBOOK).replace(from, part);
        assert_eq!(flaw(AIMA, rules::TEXTBOOK, &text), None, "{part}");
    }
}

/// A search that fails low has no best move, so any other move is tolerated if it exists.
#[test]
fn a_best_move_that_does_not_exist_is_wrong_even_after_a_fail_low() {
    let rules = Rules {
        window: Window::new(20.0, 30.0),
        ..rules::TEXTBOOK
    };
    let text = right(AIMA, &rules);
    let with =
        |number: &str| text.replace(r#""bestMove":null"#, &format!(r#""bestMove":{number}"#));
    assert_eq!(flaw(AIMA, rules, &with("2")), None);
    let missing = Flaw::NoMove { found: 3.0 };
    assert_eq!(flaw(AIMA, rules, &with("3")), Some(missing));
}

#[test]
fn the_tree_in_the_header_must_be_the_one_given() {
    let header =
        |tree: &str| format!("{{\"secateur\":\"trace\",\"version\":1,\"tree\":\"{tree}\"}}\n");
    let text = right(AIMA, &rules::TEXTBOOK);
    for same in [
        AIMA,
        "MAX{MIN{3,12,8}, MIN{2,4,6}, b=(14 5 2)}",
        "no tree (",
    ] {
        let text = header(same) + &text;
        assert_eq!(flaw(AIMA, rules::TEXTBOOK, &text), None, "{same}");
    }
    for other in [
        "((3 12 8) (2 4 6) (14 5 3))",
        "((3 12 8) (2 4 6) (14 5))",
        "MIN((3 12 8) (2 4 6) (14 5 2))",
        "((3 12 8) (2 4 6) (14 5 x))",
    ] {
        let finding = found(AIMA, rules::TEXTBOOK, &(header(other) + &text)).0;
        let expected = Finding {
            line: 1,
            step: 0,
            flaw: Flaw::OtherTree,
            likely: None,
        };
        assert_eq!(finding, Some(expected), "{other}");
    }
}

/// The event decides, even if the line has the fields of a header.
#[test]
fn a_line_with_an_event_is_not_a_header() {
    let text = right(AIMA, &rules::TEXTBOOK);
    let marked = text.replacen(
        "{\"event\"",
        "{\"secateur\":\"trace\",\"version\":9,\"event\"",
        1,
    );
    assert_eq!(flaw(AIMA, rules::TEXTBOOK, &marked), None);
    let events = imported(&tree(AIMA), &marked).trace;
    assert_eq!(events.len(), text.lines().count());
}

#[test]
fn extra_evaluations_must_have_the_values_of_the_tree() {
    let extra = Tolerance {
        extra_evaluations: true,
        ..Tolerance::default()
    };
    let text = right(AIMA, &rules::TEXTBOOK);
    let with = |value: f64| {
        let begin = r#"{"event":"enter","node":1,"alpha":"-Infinity","beta":"Infinity"}"#;
        let more = format!("{begin}\n{{\"event\":\"evaluate\",\"node\":3,\"value\":{value}}}");
        imported(&tree(AIMA), &text.replace(begin, &more))
    };
    assert_eq!(check(&with(12.0), rules::TEXTBOOK, extra), None);
    let found = check(&with(5.0), rules::TEXTBOOK, extra).expect("it is another value");
    let flaw = Flaw::Value {
        node: 3,
        found: 5.0,
        expected: 12.0,
    };
    assert_eq!((found.flaw, found.line), (flaw, 3));
}

#[test]
fn a_wrong_best_move_alone_has_no_likely_cause() {
    let text = right(AIMA, &rules::TEXTBOOK).replace(r#""bestMove":0"#, r#""bestMove":1"#);
    let finding = found(AIMA, rules::TEXTBOOK, &text).0.expect("another move");
    assert_eq!(finding.likely, None);
}

#[test]
fn preferring_a_later_move_of_equal_value_is_identified_as_a_mistake() {
    let text = "((3 12) (3 5) (2 4))";
    let own = right(text, &rules::TEXTBOOK);
    let wrong = own.replace(
        r#""bestMove":0,"principalVariation":[0,0]"#,
        r#""bestMove":1,"principalVariation":[1,0]"#,
    );
    let finding = found(text, rules::TEXTBOOK, &wrong)
        .0
        .expect("another move");
    assert_eq!(finding.likely, Some(whole(Mistake::LastOfEquals)));
}

/// A mistake that explains a trace to its end.
fn whole(mistake: Mistake) -> ProbableBug<Mistake> {
    ProbableBug {
        mistake,
        until: None,
        of: None,
    }
}

/// The likely cause of the first finding.
fn likely(imported: &Imported, rules: Rules) -> Option<Option<ProbableBug<Mistake>>> {
    check(imported, rules, Tolerance::default()).map(|found| found.likely)
}

#[test]
fn values_in_the_view_of_the_wrong_player_are_identified() {
    let kind = Kind {
        least: 8,
        ..ALTERNATING
    };
    let sure = |mistake| Some(Some(whole(mistake)));
    let mut times = 0;
    for tree in trees(kind, 200, 71).filter(|tree| tree.player(0) == Player::Max) {
        let rules = rules::TEXTBOOK;
        let own = lines(&tree, &log_of(&tree, &rules).0, By::Number, true);
        let other: String = own.lines().map(|line| turned(&tree, line) + "\n").collect();
        for imported in [imported(&tree, &other), visited(&other)] {
            let found = likely(&imported, rules);
            assert!(
                [None, sure(Mistake::ValuesOfMover)].contains(&found),
                "{found:?}\n{other}"
            );
            times += usize::from(found.is_some());
        }
        let imported = import(&tree, &own, View::Mover).expect("it is a trace");
        let found = likely(&imported, rules);
        assert!(
            [None, sure(Mistake::ValuesOfMax)].contains(&found),
            "{found:?}\n{own}"
        );
    }
    assert!(times > 200, "{times}");
}

/// The lines without those of a second search.
fn once(lines: &str) -> String {
    let again = lines
        .find(r#"{"event":"again""#)
        .expect("it is searched again");
    let compare = lines
        .rfind(r#"{"event":"compare""#)
        .expect("it is compared");
    format!("{}{}", &lines[..again], &lines[compare..])
}

/// Published NegaScout does not search a leaf a second time, because the test has shown its value.
#[test]
fn a_leaf_need_not_be_evaluated_twice() {
    let rules = rules::PVS;
    let text = "MAX =-1(-1 -1 0)";
    let own = right(text, &rules);
    assert_eq!(own.matches(r#"{"event":"evaluate","node":3"#).count(), 2);
    for counts_only in [false, true] {
        let tolerance = Tolerance {
            counts_only,
            ..Tolerance::default()
        };
        for lines in [&own, &once(&own)] {
            let found = check(&imported(&tree(text), lines), rules, tolerance);
            assert_eq!(found, None, "{lines}");
        }
    }
    // An inner node is searched again, or the trace is wrong.
    let text = "(1 (2 3))";
    let own = right(text, &rules);
    let flaw = flaw(text, rules, &once(&own));
    assert!(
        matches!(flaw, Some(Flaw::NotAgain { node: 2, .. })),
        "{flaw:?}"
    );
}

/// The search with which a trace is compared also uses the positions of the game.
#[test]
fn the_table_of_a_game_answers_by_position() {
    let game = || {
        let given = settings(&json!({ "game": "coins", "coins": 7, "take": [1, 2, 3] }));
        options::game(&given, Player::Max).expect("it is a game")
    };
    let GameSource { game: coins, plies } = game();
    let tree = coins.expand(plies).expect("it is small");
    let Ok(Some(numbers)) = coins.positioning(plies).advance(&tree, usize::MAX) else {
        panic!("no positions");
    };
    let rules = Rules {
        table: Memory::Unlimited,
        ..rules::TEXTBOOK
    };
    let mut writer = Writer::default();
    let mut run = Run::knowing(&rules, Positions(numbers.into()));
    let value = run.advance(&tree, &mut writer, usize::MAX);
    assert!(matches!(value, Ok(Some(_))));
    let text = lines(&tree, &writer.0, By::Number, true);
    assert!(text.contains("\"hit\""));
    let source = TraceSource {
        tree: Some(Box::new(Source::Game(game()))),
        view: View::Max,
        tolerance: Tolerance::default(),
        bytes: text.len(),
    };
    let options = Options {
        rules,
        listing: None,
        root: Player::Max,
        order: Order::Given,
        best_first: None,
    };
    let opened = opened(source, text.as_bytes(), options).expect("it is a trace");
    assert_eq!(called(&opened).finding, None);
}
