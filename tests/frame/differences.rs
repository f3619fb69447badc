//! All places where two searches part, against the sets of nodes that their events enter.

use std::collections::BTreeMap;

use super::compare::{AIMA, ORDERS, pairs};
use crate::common::chance;
use crate::common::foreign::{Habits, foreign};
use crate::common::merged::{counted, revisits};
use crate::common::random::{ALTERNATING, ANY, Kind, NOISY, Random, STATIC, SYMBOLIC, trees};
use crate::common::rules::{MINIMAX, TEXTBOOK, all, repeating};
use crate::common::told::{Told, Writer};
use crate::common::{irregular, trace, tree};
use secateur::frame::Frame;
use secateur::frame::compare::{Cause, Caused, Differences, Part, Ranked, counterpart, twin};
use secateur::search::{Algorithm, Bounds, Cut, Mistake, Observer, Positions, Rules, Run, Window};
use secateur::source::order::{Order, ordered};
use secateur::trace::Trace;
use secateur::trace::event::Kind as Event;
use secateur::tree::{GameTree, NodeId};

fn ranked(first: &Trace, second: &Trace) -> Vec<Ranked> {
    let found = Differences::of(first, second);
    found.ranked().expect("all are found").to_vec()
}

/// Checks the list against the sets, its sums, its order and its steps. Returns how many parts there are, how many
/// of them follow from others, and how many are about nodes searched again.
fn check(first: &Trace, second: &Trace) -> [usize; 3] {
    let list = ranked(first, second);
    let found = |again| {
        let parts = list.iter().map(|row| row.part);
        let parts = parts.filter(|part| part.again == again);
        let found = parts.map(|part| ((part.parent, part.second), part.nodes));
        found.collect::<BTreeMap<_, _>>()
    };
    assert_eq!(found(false), counted(first, second));
    assert_eq!(found(true), revisits(first, second));
    assert_eq!(
        found(false).len() + found(true).len(),
        list.len(),
        "no node has two parts of a kind and a search"
    );
    let calls = |trace: &Trace| i64::from(trace.counts(trace.steps()).entered);
    let difference = calls(second) - calls(first);
    assert_eq!(
        list.iter().map(|row| row.part.signed()).sum::<i64>(),
        difference
    );
    let (mut rest, mut sum, mut before) = (list.as_slice(), 0, u64::MAX);
    let mut follow = 0;
    while let [head, others @ ..] = rest {
        let (followers, others) = others.split_at(head.followers as usize);
        let own = head.part.signed();
        let total: i64 = own + followers.iter().map(|row| row.total).sum::<i64>();
        assert_eq!(head.total, total);
        assert!(head.total.unsigned_abs() <= before);
        for row in followers {
            assert_eq!((row.total, row.followers), (row.part.signed(), 0));
            assert!(head.part.steps[0] < row.part.steps[0]);
            assert!(head.part.steps[1] < row.part.steps[1]);
        }
        follow += followers.len();
        (sum, before) = (sum + total, head.total.unsigned_abs());
        rest = others;
    }
    assert_eq!(sum, difference);
    let starts = [starts(first, first.tree()), starts(second, first.tree())];
    for row in &list {
        check_steps(&row.part, [first, second], &starts);
    }
    [list.len(), follow, found(true).len()]
}

/// The step at which a search enters each node first, as another tree numbers them.
fn starts(trace: &Trace, in_tree: &GameTree) -> BTreeMap<NodeId, u32> {
    let steps = (1..=trace.steps()).rev();
    let enters = steps.filter(|&step| trace.at(step).0 == Event::Enter);
    let like = |node| twin(trace.tree(), node, in_tree).expect("one tree");
    enters.map(|step| (like(trace.at(step).1), step)).collect()
}

/// One search enters the top of a part, the first of its children that the other never enters, and the other is where it
/// leaves it out.
fn check_steps(part: &Part, traces: [&Trace; 2], starts: &[BTreeMap<NodeId, u32>; 2]) {
    let (by, other) = (usize::from(part.second), usize::from(!part.second));
    let (step, there) = (part.steps[by], part.steps[other]);
    let tree = traces[0].tree();
    assert_eq!(traces[by].at(step), (Event::Enter, part.top));
    assert_eq!(there, counterpart(traces[by], step, traces[other]));
    if part.again {
        assert!(step > starts[by][&part.parent], "it is entered before");
        return;
    }
    let only = |child: &NodeId| !starts[other].contains_key(child);
    let entered = tree.children(part.parent).filter(only);
    let first = entered.filter_map(|child| starts[by].get(&child)).min();
    assert_eq!(first, Some(&step));
}

/// Searches of one tree by rules that each heed, of plain and of repeated searches, in any order.
fn searches(given: &GameTree, random: &mut Random, depth: Option<u32>) -> Vec<Trace> {
    let repeating = repeating();
    let mut rules: Vec<Rules> = vec![random.pick(&all()), random.pick(&all())];
    rules.push(random.pick(&repeating));
    if random.once_in(3) {
        rules.push(MINIMAX);
    }
    let record = |rules: Rules, order| {
        let rules = Rules { depth, ..rules };
        Trace::record(ordered(given, order, depth), rules)
    };
    rules
        .into_iter()
        .map(|rules| record(rules, random.pick(&ORDERS)))
        .collect()
}

#[test]
fn the_parts_are_what_a_count_of_the_events_finds() {
    let mut random = Random::new(27);
    let mut found = [0; 3];
    let kinds = [
        (ANY, None),
        (STATIC, Some(2)),
        (NOISY, Some(2)),
        (SYMBOLIC, None),
    ];
    for (number, (kind, depth)) in kinds.into_iter().enumerate() {
        for given in trees(kind, 150, 270 + number as u64) {
            let traces = searches(&given, &mut random, depth);
            for first in &traces {
                for second in &traces {
                    let counts = check(first, second);
                    found = [0, 1, 2].map(|at| found[at] + counts[at]);
                }
            }
        }
    }
    assert!(found[0] > 4_000 && found[2] > 1_000, "{found:?}");
}

#[test]
fn larger_trees_and_chance() {
    let mut random = Random::new(28);
    let pvs = Rules {
        algorithm: Algorithm::Pvs,
        ..TEXTBOOK
    };
    let mtd = Rules {
        algorithm: Algorithm::Mtd,
        ..TEXTBOOK
    };
    let shallow = Rules {
        bounds: Bounds::Shallow,
        ..TEXTBOOK
    };
    let mut found = [0; 3];
    for seed in 1..20 {
        let given = irregular(4, 7, seed);
        let traces =
            [TEXTBOOK, MINIMAX, pvs, mtd, shallow].map(|rules| Trace::record(given.clone(), rules));
        for first in &traces {
            for second in &traces {
                let counts = check(first, second);
                found = [0, 1, 2].map(|at| found[at] + counts[at]);
            }
        }
    }
    assert!(found[0] > 1_000 && found[1] > 300, "{found:?}");
    for _ in 0..60 {
        let given = tree(&chance::sketch(&mut random, 4, true).text());
        let values = Window {
            alpha: -1e3,
            beta: 1e3,
        };
        let plain = Trace::record(given.clone(), TEXTBOOK);
        let star = Trace::record(
            given,
            Rules {
                values: Some(values),
                ..TEXTBOOK
            },
        );
        check(&plain, &star);
        check(&star, &plain);
        causes(&plain, &star);
    }
}

#[test]
fn a_list_can_rest() {
    for given in trees(ANY, 20, 29).chain([irregular(4, 5, 3)]) {
        pairs(&given, None, |first, second| {
            let whole = ranked(first, second);
            for nodes in [1, 7, 64] {
                let mut differences = Differences::default();
                while !differences.advance(first, second, nodes) {}
                assert_eq!(differences.ranked(), Some(whole.as_slice()));
                assert!(differences.advance(first, second, nodes));
            }
        });
    }
}

#[test]
fn the_textbook_tree() {
    let (first, second) = (trace(AIMA, MINIMAX), trace(AIMA, TEXTBOOK));
    let list = ranked(&first, &second);
    let [row] = list.as_slice() else {
        panic!("{list:?}");
    };
    assert_eq!((row.part.parent, row.part.top, row.part.nodes), (5, 7, 2));
    assert_eq!((row.total, row.followers, row.part.second), (-2, 0, false));
    assert_eq!(first.at(row.part.steps[0]), (Event::Enter, 7));
    assert_eq!(second.at(row.part.steps[1]), (Event::Cutoff, 5));
    let found = caused(row, &first, &second);
    assert_eq!(found.cause, Cause::Never);
    let cut = found.cut.expect("it is a cutoff");
    assert_eq!(
        (cut.best, cut.bound, cut.child, cut.holder),
        (2.0, 3.0, Some(6), Some(0))
    );
    assert!(ranked(&first, &first).is_empty());
}

fn caused(row: &Ranked, first: &Trace, second: &Trace) -> Caused {
    row.part
        .cause(&Frame::new(first, 0), &Frame::new(second, 0))
}

fn causes(first: &Trace, second: &Trace) -> Vec<Cause> {
    let list = ranked(first, second);
    list.iter()
        .map(|row| caused(row, first, second).cause)
        .collect()
}

#[test]
fn a_rule_that_differs_is_the_cause() {
    let alternating = Kind {
        least: 12,
        ..ALTERNATING
    };
    let (mut tests, mut bounds) = (0, 0);
    for given in trees(alternating, 200, 30) {
        let record = |rules| Trace::record(given.clone(), rules);
        let alpha_beta = record(TEXTBOOK);
        let never = causes(&record(MINIMAX), &alpha_beta);
        assert!(never.iter().all(|&cause| cause == Cause::Never));
        let pass = record(Rules {
            cut: Cut::Pass,
            ..TEXTBOOK
        });
        for row in &ranked(&alpha_beta, &pass) {
            let cause = caused(row, &alpha_beta, &pass).cause;
            tests += usize::from(cause == Cause::Test);
            assert!(matches!(cause, Cause::Test | Cause::Value | Cause::Bound));
        }
        let shallow = record(Rules {
            bounds: Bounds::Shallow,
            ..TEXTBOOK
        });
        for row in &ranked(&alpha_beta, &shallow) {
            let found = caused(row, &alpha_beta, &shallow);
            bounds += usize::from(found.cause == Cause::Bound);
            assert!(matches!(found.cause, Cause::Bound | Cause::Value));
        }
    }
    assert!(tests > 50 && bounds > 20, "{tests} {bounds}");
}

#[test]
fn only_other_programs_miss_cutoffs_or_say_nothing() {
    let foreign = [
        Cause::Missed,
        Cause::Unfounded,
        Cause::Unsaid,
        Cause::Untold,
        Cause::Stopped,
    ];
    for given in trees(ANY, 60, 31) {
        pairs(&given, None, |first, second| {
            for cause in causes(first, second) {
                assert!(!foreign.contains(&cause), "{cause:?}");
            }
        });
    }
}

#[test]
fn other_causes() {
    let limited = |depth| {
        let text = "A(B=1(3 12 8) C=2(2 4 6))";
        trace(text, Rules { depth, ..TEXTBOOK })
    };
    let found = causes(&limited(None), &limited(Some(1)));
    assert_eq!(found, [Cause::Depth, Cause::Depth]);
    let symbols = "((3 12 x) (2 4 6))";
    let found = causes(
        &trace("((3 12 1) (2 4 6))", MINIMAX),
        &trace(symbols, MINIMAX),
    );
    assert!(
        found.iter().all(|&cause| cause == Cause::Stopped),
        "{found:?}"
    );
    let given = tree("((5 4) (9 8) (3 1))");
    let order = |order| Trace::record(ordered(&given, order, None), TEXTBOOK);
    let found = causes(&order(Order::Worst), &order(Order::Best));
    assert!(found.contains(&Cause::Order), "{found:?}");
}

/// What a program with a mistake does, as a trace.
fn mistaken(tree: &GameTree, mistake: Mistake) -> Trace {
    let mut writer = Writer::default();
    let mut run = Run::mistaken(&TEXTBOOK, &Positions::default(), mistake).expect("a mistake");
    let value = run.advance(tree, &mut writer, 100_000);
    let value = value.expect("no symbols").expect("it ends");
    Trace::told(tree.clone(), TEXTBOOK, |_, observer| {
        for told in &writer.0 {
            tell(observer, *told);
        }
        Ok(value)
    })
}

fn tell(observer: &mut dyn Observer, told: Told) {
    match told {
        Told::Enter { node, window } => observer.enter(node, window),
        Told::Evaluate { node, value } => observer.evaluate(node, value),
        Told::Compare {
            node,
            child,
            value,
            best,
            window,
        } => {
            observer.compare(node, child, value, best, window);
        }
        Told::Cutoff {
            node,
            child,
            pruned,
        } => observer.cutoff(node, child, pruned),
        Told::Leave { node, value } => observer.leave(node, value),
        other => panic!("{other:?} of alpha–beta"),
    }
}

#[test]
fn cutoffs_that_a_program_misses_or_makes_up() {
    let (mut missed, mut unfounded) = (0, 0);
    for given in trees(ALTERNATING, 200, 32) {
        let right = Trace::record(given.clone(), TEXTBOOK);
        for (mistake, cause) in [
            (Mistake::NeverCuts, Cause::Missed),
            (Mistake::CutsTooMuch, Cause::Unfounded),
        ] {
            let wrong = mistaken(&given, mistake);
            check(&wrong, &right);
            let list = ranked(&wrong, &right);
            for row in &list {
                let found = caused(row, &wrong, &right).cause;
                assert!(row.part.second == (cause == Cause::Unfounded) || found != cause);
                missed += usize::from(found == Cause::Missed);
                unfounded += usize::from(found == Cause::Unfounded);
            }
        }
    }
    assert!(missed > 100 && unfounded > 100, "{missed} {unfounded}");
}

/// Alpha–beta that does not cut off at one node.
struct Careless<'a> {
    tree: &'a GameTree,
    except: NodeId,
    observer: &'a mut dyn Observer,
}

impl Careless<'_> {
    fn call(&mut self, node: NodeId, window: Window) -> f64 {
        self.observer.enter(node, window);
        let value = match self.tree.is_leaf(node) {
            true => {
                let value = self.tree.value(node).expect("no symbols");
                self.observer.evaluate(node, value);
                value
            }
            false => self.children(node, window),
        };
        self.observer.leave(node, value);
        value
    }

    fn children(&mut self, node: NodeId, mut window: Window) -> f64 {
        let player = self.tree.player(node);
        let mut best = player.worst();
        for child in self.tree.children(node) {
            let value = self.call(child, window);
            best = player.better(best, value);
            let cuts = window.cut_by(player, best, Cut::Reach) && node != self.except;
            if !cuts {
                window = window.narrowed(player, best);
            }
            self.observer.compare(node, child, value, best, window);
            if cuts {
                let pruned = self.tree.end(node) - self.tree.end(child);
                self.observer.cutoff(node, child, pruned);
                break;
            }
        }
        best
    }
}

#[test]
fn a_planted_missed_cutoff_is_the_only_difference() {
    let kind = Kind {
        least: 20,
        nodes: 80,
        ..ALTERNATING
    };
    let mut planted = 0;
    for given in trees(kind, 300, 33) {
        let right = Trace::record(given.clone(), TEXTBOOK);
        let cuts = |node: &NodeId| {
            right
                .cutoff(*node)
                .is_some_and(|step| right.pruned_at(step) > 0)
        };
        for except in given.nodes().filter(cuts) {
            let wrong = Trace::told(given.clone(), TEXTBOOK, |tree, observer| {
                let mut search = Careless {
                    tree,
                    except,
                    observer,
                };
                Ok(search.call(0, Window::FULL))
            });
            check(&wrong, &right);
            let list = ranked(&wrong, &right);
            let head = list
                .iter()
                .find(|row| row.part.parent == except)
                .expect("it goes on");
            assert_eq!(caused(head, &wrong, &right).cause, Cause::Missed);
            assert!(!head.part.second);
            // With fail-soft no other cutoff depends on it: its value met the bound before.
            assert_eq!(list.len(), 1);
            planted += 1;
        }
    }
    assert!(planted > 500, "{planted}");
}

#[test]
fn searches_without_rules() {
    let habits = Habits {
        windows: 3,
        again: 5,
        disorder: 3,
        answers: 5,
        passes: 3,
        stops: 40,
        tables: 6,
    };
    let mut parts = 0;
    for (seed, given) in trees(STATIC, 200, 34).enumerate() {
        let strange = |seed| foreign(&given, &TEXTBOOK, habits, seed).trace;
        let traces = [
            strange(seed as u64),
            strange(900 + seed as u64),
            Trace::record(given.clone(), TEXTBOOK),
        ];
        for first in &traces {
            for second in &traces {
                parts += check(first, second)[0];
                causes(first, second);
            }
        }
    }
    assert!(parts > 1_000, "{parts}");
}
