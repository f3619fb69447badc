//! The causes of the places where two searches diverge.

use super::compare::pairs;
use super::differences::{check, ranked};
use crate::common::observer_log::{ObserverCall, Writer};
use crate::common::random::{ALTERNATING, ANY, Kind, trees};
use crate::common::rules::{MINIMAX, SHALLOW, TEXTBOOK};
use crate::common::{trace, tree};
use secateur::frame::compare::{Cause, Caused, Ranked};
use secateur::frame::{Frame, Origin};
use secateur::search::{Cut, Mistake, Observer, Positions, Rules, Run, Search, Window};
use secateur::source::order::{Order, ordered};
use secateur::trace::Trace;
use secateur::tree::{GameTree, NodeId};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

pub fn caused(row: &Ranked, first: &Trace, second: &Trace) -> Caused {
    row.part
        .cause(&Frame::new(first, 0), &Frame::new(second, 0))
}

pub fn causes(first: &Trace, second: &Trace) -> Vec<Cause> {
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
        let shallow = record(SHALLOW);
        for row in &ranked(&alpha_beta, &shallow) {
            let found = caused(row, &alpha_beta, &shallow);
            bounds += usize::from(found.cause == Cause::Bound);
            assert!(matches!(found.cause, Cause::Bound | Cause::Value));
        }
    }
    assert!(tests > 50 && bounds > 20, "{tests} {bounds}");
}

#[test]
fn searches_of_the_core_have_no_cause_reserved_for_other_programs() {
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
fn depth_limit_unknown_value_and_order_are_found_as_causes() {
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

#[test]
fn a_cutoff_below_a_chance_node_names_the_bound_of_all_values() {
    let text = "?(MIN(0 3) 4)";
    let values = Some(Window::new(0.0, 10.0));
    let full = trace(text, MINIMAX);
    let pruning = trace(text, Rules { values, ..TEXTBOOK });
    let list = ranked(&full, &pruning);
    let cut = caused(&list[0], &full, &pruning).cut.expect("a cutoff");
    assert_eq!((cut.bound, cut.holder), (0.0, None));
    assert_eq!(cut.origin, Origin::Values);
}

/// The trace of a program with a mistake.
fn mistaken(tree: &GameTree, mistake: Mistake) -> Trace {
    let mut writer = Writer::default();
    let mut run = Run::mistaken(&TEXTBOOK, &Positions::default(), mistake).expect("a mistake");
    let value = run.advance(tree, &mut writer, 100_000);
    let value = value.expect("no symbols").expect("it ends");
    Trace::record_search(tree.clone(), TEXTBOOK, |_, observer| {
        for event in &writer.0 {
            replay(observer, *event);
        }
        Ok(value)
    })
}

fn replay(observer: &mut dyn Observer, event: ObserverCall) {
    match event {
        ObserverCall::Enter { node, window } => observer.enter(node, window),
        ObserverCall::Evaluate { node, value } => observer.evaluate(node, value),
        ObserverCall::Compare {
            node,
            child,
            value,
            best,
            window,
        } => {
            observer.compare(node, child, value, best, window);
        }
        ObserverCall::Cutoff {
            node,
            child,
            pruned,
        } => observer.cutoff(node, child, pruned),
        ObserverCall::Leave { node, value } => observer.leave(node, value),
        other => panic!("{other:?} of alpha–beta"),
    }
}

#[test]
fn missed_and_unfounded_cutoffs_of_a_program_are_found_as_causes() {
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
struct MissedCutoff<'a> {
    tree: &'a GameTree,
    except: NodeId,
    observer: &'a mut dyn Observer,
}

impl MissedCutoff<'_> {
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
            let wrong = Trace::record_search(given.clone(), TEXTBOOK, |tree, observer| {
                let mut search = MissedCutoff {
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
                .expect("a further part");
            assert_eq!(caused(head, &wrong, &right).cause, Cause::Missed);
            assert!(!head.part.second);
            // With fail-soft no other cutoff depends on it: its value met the bound before.
            assert_eq!(list.len(), 1);
            planted += 1;
        }
    }
    assert!(planted > 500, "{planted}");
}
