//! Traces of best-first searches with lost, repeated, exchanged or changed lines: each is refused with a place, or shown
//! with its first wrong line, and every step has answers.

use std::hint::black_box;

use secateur::explain::best_first::{
    BestFirstEvent, OpenedUpdates, explain, inspect, ratings, variables,
};
use secateur::frame::State;
use secateur::frame::best_first::{BestFirstFrame, ProofSet};
use secateur::opening::SourceError;
use secateur::search::best_first::{BestFirst, Rules};
use secateur::trace::best_first::{BestFirstTrace, StepSize};
use secateur::tree::GameTree;

use super::opened::{open, printed};
use crate::common::names;
use crate::common::random::{ANY, Random, WRITTEN, trees};
use crate::common::rules::{monte_carlo, solving};

const TREES: usize = 60;
const TIMES: usize = 12;

/// Asks about all steps.
fn ask(explored: &OpenedUpdates) {
    let trace = &explored.trace;
    let names = names(trace.tree());
    for step in 0..=trace.steps() {
        let frame = BestFirstFrame::new(trace, step);
        BestFirstEvent::of(&frame);
        explain(&frame, &names);
        variables(&frame);
        ProofSet::of(&frame);
        black_box((frame.best_path(), frame.playout_path(), frame.choice()));
        for size in StepSize::ALL {
            let stop = trace.stop(size, trace.stops(size, step));
            assert!(stop <= step, "{stop} {step}");
        }
        let node = step % trace.tree().len() as u32;
        black_box(inspect(&frame, &names, node));
        black_box(ratings(&frame, &names, node, 9, None));
        let all = frame.mix(0..trace.tree().len() as u32);
        assert_eq!(all.open + all.closed, frame.joined());
    }
}

/// A line with one of its numbers changed.
fn changed(line: &str, random: &mut Random) -> String {
    let digits: Vec<usize> = line
        .char_indices()
        .filter(|(_, c)| c.is_ascii_digit())
        .map(|(at, _)| at)
        .collect();
    let mut line = line.to_owned();
    if !digits.is_empty() {
        let at = random.pick(&digits);
        let other = random.pick(&["0", "1", "7", "42", "-3", "1e999", "null", "\"x\"", "0.5"]);
        line.replace_range(at..=at, other);
    }
    line
}

fn corrupted(text: &str, random: &mut Random) -> String {
    let mut lines: Vec<String> = text.lines().map(String::from).collect();
    for _ in 0..=random.below(2) {
        let at = random.below(lines.len() as u64) as usize;
        let other = random.below(lines.len() as u64) as usize;
        match random.below(4) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(other, lines[at].clone()),
            2 => lines.swap(at, other),
            _ => lines[at] = changed(&lines[at], random),
        }
        if lines.is_empty() {
            break;
        }
    }
    lines.into_iter().map(|line| line + "\n").collect()
}

fn check(tree: &GameTree, rules: Rules, random: &mut Random) -> [u32; 3] {
    let mut outcomes = [0; 3];
    let own = BestFirstTrace::record(tree.clone(), rules);
    if own.steps() == 0 {
        return outcomes;
    }
    let text = printed(&own);
    for _ in 0..TIMES {
        let text = corrupted(&text, random);
        match open(tree, &text, rules) {
            Ok(explored) => {
                ask(&explored);
                let found = explored.finding.as_ref();
                let lines = text.lines().count() as u32;
                assert!(found.is_none_or(|found| (1..=lines).contains(&found.line)));
                assert!(found.is_none_or(|found| found.step <= explored.trace.steps()));
                outcomes[usize::from(found.is_some())] += 1;
            }
            Err(SourceError::Import(error)) => {
                assert!(error.line >= 1 && error.column >= 1, "{error:?}");
                outcomes[2] += 1;
            }
            Err(other) => panic!("{other:?}\n{text}"),
        }
    }
    outcomes
}

#[test]
fn corrupted_traces_are_refused_or_shown_with_their_first_wrong_line() {
    let mut random = Random::new(77);
    let mut sums = [0; 3];
    for (number, tree) in trees(ANY, TREES, 78)
        .chain(trees(WRITTEN, TREES, 79))
        .enumerate()
    {
        let all = monte_carlo(12).into_iter().chain(solving(12));
        let proofs = Rules::of(BestFirst::ProofNumbers);
        let all: Vec<Rules> = all
            .chain([proofs])
            .filter(|rules| rules.fits(&tree))
            .collect();
        let rules = if number % 3 == 0 {
            proofs
        } else {
            random.pick(&all)
        };
        if rules.fits(&tree) {
            let outcomes = check(&tree, rules, &mut random);
            for (sum, more) in sums.iter_mut().zip(outcomes) {
                *sum += more;
            }
        }
    }
    assert!(sums.iter().all(|&sum| sum > 30), "{sums:?}");
}
