//! The printed trace of a best-first search of the core reads back as that search, without a finding.

use secateur::explain::best_first::{BestFirstEvent, explain};
use secateur::frame::State;
use secateur::frame::best_first::BestFirstFrame;
use secateur::frame::compare::as_many_evaluated;
use secateur::search::best_first::{BestFirst, Goal, Playout, Rules};
use secateur::source::notation::{parse, print};
use secateur::trace::best_first::{BestFirstTrace, StepSize};
use secateur::tree::GameTree;

use super::opened::{open, printed};
use crate::common::chance::sketch;
use crate::common::random::{ANY, Random, STATIC, SYMBOLIC, trees};
use crate::common::rules::{monte_carlo, solving};
use crate::common::{names, tree};

const TREES: usize = 30;

fn check(tree: &GameTree, rules: Rules) {
    // The player at a root where chance moves is not written.
    let tree = &parse(&print(tree), tree.player(0)).expect("it was printed");
    let own = BestFirstTrace::record(tree.clone(), rules);
    if own.steps() == 0 {
        return;
    }
    let text = printed(&own);
    let read =
        open(tree, &text, rules).unwrap_or_else(|error| panic!("{rules:?} {error:?}\n{text}"));
    assert_eq!(read.finding, None, "{rules:?}\n{text}");
    same(&own, &read.trace, &text);
}

/// Whether all answers about two traces are the same at all steps.
fn same(own: &BestFirstTrace, read: &BestFirstTrace, text: &str) {
    assert_eq!(read.steps(), own.steps());
    assert_eq!(read.outcome(), own.outcome(), "{text}");
    assert_eq!(read.finished(), own.finished());
    assert_eq!(read.iterations(), own.iterations());
    assert_eq!(read.choices(), own.choices(), "{text}");
    let names = names(own.tree());
    for step in 0..=own.steps() {
        let [one, other] = [own, read].map(|trace| BestFirstFrame::new(trace, step));
        let at = || format!("at step {step} of\n{text}");
        assert_eq!(
            BestFirstEvent::of(&one),
            BestFirstEvent::of(&other),
            "{}",
            at()
        );
        assert_eq!(explain(&one, &names), explain(&other, &names), "{}", at());
        assert_eq!(one.path(), other.path(), "{}", at());
        assert_eq!(one.playout_path(), other.playout_path(), "{}", at());
        assert_eq!(one.choice(), other.choice(), "{}", at());
        assert_eq!(one.iteration(), other.iteration(), "{}", at());
        assert_eq!(one.best_path(), other.best_path(), "{}", at());
        assert_eq!(
            (one.joined(), one.evaluated()),
            (other.joined(), other.evaluated())
        );
        for size in StepSize::ALL {
            assert_eq!(own.stops(size, step), read.stops(size, step), "{}", at());
        }
        for node in own.tree().nodes() {
            assert_eq!(one.status(node), other.status(node), "{}", at());
            match one.proves() {
                true => assert_eq!(one.proof(node), other.proof(node), "{}", at()),
                false => assert_eq!(one.numbers(node), other.numbers(node), "{}", at()),
            }
        }
        let all = 0..own.tree().len() as u32;
        assert_eq!(one.mix(all.clone()), other.mix(all));
    }
}

#[test]
fn monte_carlo_reads_back() {
    for (seed, tree) in trees(ANY, TREES, 71).enumerate() {
        for rules in monte_carlo(25).into_iter().chain(solving(25)) {
            check(
                &tree,
                Rules {
                    seed: rules.seed + seed as u64,
                    ..rules
                },
            );
        }
    }
}

#[test]
fn static_values_read_back() {
    for tree in trees(STATIC, TREES, 72) {
        let rules = monte_carlo(25).into_iter().map(|rules| Rules {
            playout: Playout::Value,
            ..rules
        });
        for rules in rules {
            check(&tree, rules);
        }
    }
}

#[test]
fn proof_numbers_read_back() {
    for (number, tree) in trees(ANY, 4 * TREES, 73).enumerate() {
        let goal = match number % 3 {
            0 => Goal::Middle,
            rest => Goal::Least(rest as f64),
        };
        let rules = Rules {
            goal,
            iterations: (number % 5 == 0).then_some(3),
            ..Rules::of(BestFirst::ProofNumbers)
        };
        check(&tree, rules);
    }
}

#[test]
fn searches_of_trees_with_chance_read_back() {
    let mut random = Random::new(74);
    for _ in 0..TREES {
        let tree = tree(&sketch(&mut random, 3, true).text());
        for rules in monte_carlo(20).into_iter().chain(solving(20)) {
            check(&tree, rules);
        }
    }
}

#[test]
fn searches_that_stop_at_an_unknown_value_read_back() {
    let mut stopped = 0;
    for tree in trees(SYMBOLIC, 2 * TREES, 75) {
        let proofs = Rules::of(BestFirst::ProofNumbers);
        for rules in monte_carlo(25).into_iter().chain([proofs]) {
            stopped += u32::from(
                BestFirstTrace::record(tree.clone(), rules)
                    .outcome()
                    .is_err(),
            );
            check(&tree, rules);
        }
    }
    assert!(stopped > 100, "{stopped}");
}

#[test]
fn beside_a_truncated_trace_the_step_with_as_many_leaves_is_found() {
    let tree = tree("((3 12 8) (2 4 6) (14 5 2))");
    let rules = monte_carlo(40)[0];
    let own = BestFirstTrace::record(tree.clone(), rules);
    let text: String = printed(&own).split_inclusive('\n').take(20).collect();
    let read = open(&tree, &text, rules).expect("it is a trace").trace;
    let other = as_many_evaluated(&read, read.steps(), &own);
    assert_eq!(own.evaluated(other), read.evaluated(read.steps()));
    assert!(other <= read.steps());
    assert_eq!(as_many_evaluated(&own, own.steps(), &read), read.steps());
}
