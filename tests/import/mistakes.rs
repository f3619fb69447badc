//! Programs with one bug: the first wrong line and the bug are found.

use super::lines::{By, check, imported, lines};
use crate::common::drawn::AIMA;
use crate::common::observer_log::{ObserverCall, Writer, log_of};
use crate::common::random::{ALTERNATING, Kind, Random, STATIC, trees};
use crate::common::rules;
use secateur::import::{Checked, Flaw, OF_PROGRAMS, Tolerance};
use secateur::search::{Mistake, Positions, Rules, Run, Search, Window};
use secateur::source::notation::print;
use secateur::tree::GameTree;

const TREES: usize = 200;
/// More nodes than any search of these trees that ends enters.
const LONG: usize = 3_000;

/// The events of a program with a mistake.
fn mistaken(tree: &GameTree, rules: &Rules, mistake: Mistake) -> Option<Vec<ObserverCall>> {
    let mut writer = Writer::default();
    let mut run = Run::mistaken(rules, &Positions::default(), mistake)?;
    // With the null window on the other side a search would never end, so it is stopped.
    let over = run.advance(tree, &mut writer, LONG) != Ok(None);
    (over || mistake == Mistake::NullWindowOnOtherSide).then_some(writer.0)
}

/// The first wrong line of a program, and the mistake with which its whole search is explained; `None` if none is wrong.
fn found(tree: &GameTree, rules: Rules, events: &[ObserverCall]) -> Option<(u32, Mistake)> {
    let text = lines(tree, events, By::Number, true);
    let found = check(&imported(tree, &text), rules, Tolerance::default());
    let Checked { line, likely, .. } = found?;
    let likely = likely.unwrap_or_else(|| panic!("{rules:?}\n{text}"));
    assert_eq!(likely.until, None, "{rules:?}\n{text}");
    Some((line, likely.mistake))
}

#[test]
fn every_fault_is_found_at_its_first_step_and_identified_if_unambiguous() {
    let kind = Kind {
        least: 8,
        statics: true,
        ..ALTERNATING
    };
    let mut named = vec![0; OF_PROGRAMS.len()];
    let mut random = Random::new(42);
    for (seed, tree) in trees(kind, TREES, 41).enumerate() {
        let rules = Rules {
            window: Window::FULL,
            depth: (seed % 4 == 0).then_some(2),
            ..random.pick(&rules::all())
        };
        let criteria = Criteria::new(&tree);
        let right = criteria.lines(&log_of(&tree, &rules).0);
        for (number, mistake) in OF_PROGRAMS.into_iter().enumerate() {
            let Some(wrong) = mistaken(&tree, &rules, mistake) else {
                continue;
            };
            let found = found(&tree, rules, &wrong);
            let lines = criteria.lines(&wrong);
            let expected = first(&lines, &right);
            let expected = expected.and_then(|same| lines.get(same).or(lines.last()));
            let line = found.map(|(line, _)| line);
            let about = || format!("{mistake:?} {rules:?} {}", print(&tree));
            assert_eq!(line, expected.map(|line| line.line), "{}", about());
            let Some((_, likely)) = found else {
                continue;
            };
            // Another mistake may do the same on this tree. A program that returns early need not report a cutoff.
            if likely == mistake {
                named[number] += 1;
                continue;
            }
            let same = mistaken(&tree, &rules, likely).expect("it was found");
            let quiet = |events: &[ObserverCall]| -> Vec<Comparable> {
                let lines = events.iter().map(|event| criteria.comparable(event));
                lines.filter(|line| line.what != "cutoff").collect()
            };
            assert_eq!(quiet(&same), quiet(&wrong), "{likely:?} for {}", about());
        }
    }
    for (mistake, times) in OF_PROGRAMS.iter().zip(named) {
        let others = AGAIN.contains(mistake) || REPORTING.contains(mistake);
        assert!(others || times > 0, "{mistake:?} was never named");
    }
}

/// Mistakes of programs whose search is right. They are tested in `statements.rs`.
const REPORTING: [Mistake; 3] = [
    Mistake::LastOfEquals,
    Mistake::ValuesOfMover,
    Mistake::ValuesOfMax,
];

/// The mistakes of searches with several visits.
const AGAIN: [Mistake; 10] = [
    Mistake::TableWrongDepth,
    Mistake::TableBoundForValue,
    Mistake::TableBoundsExchanged,
    Mistake::TableMovedWindow,
    Mistake::NoTable,
    Mistake::NoTableMove,
    Mistake::NotSearchedAgain,
    Mistake::OtherAgain,
    Mistake::NoNullWindows,
    Mistake::NullWindowOnOtherSide,
];

#[test]
fn faults_of_tables_and_null_windows_are_found_and_identified() {
    let kind = Kind {
        least: 12,
        statics: true,
        ..ALTERNATING
    };
    let mut named = vec![0; AGAIN.len()];
    let mut random = Random::new(52);
    let repeating = rules::repeating();
    for tree in trees(kind, 2 * TREES, 51) {
        let rules = random.pick(&repeating);
        let criteria = Criteria::new(&tree);
        let right = criteria.lines(&log_of(&tree, &rules).0);
        for mistake in OF_PROGRAMS {
            let Some(wrong) = mistaken(&tree, &rules, mistake) else {
                continue;
            };
            let found = found(&tree, rules, &wrong);
            let wrong = criteria.lines(&wrong);
            let expected = first(&wrong, &right);
            let about = || format!("{mistake:?} {rules:?} {}", print(&tree));
            assert_eq!(found.is_some(), expected.is_some(), "{}", about());
            let (Some((line, likely)), Some(same)) = (found, expected) else {
                continue;
            };
            // Optional lines may stand between the last common line and the first that differs.
            let before = wrong.get(same.wrapping_sub(1)).map_or(0, |line| line.line);
            // A program may compare the result of a test before it searches again.
            let mut rest = wrong.iter().skip(same);
            let at = rest.find(|line| line.event.what != "compare");
            let at = at.map_or(u32::MAX, |line| line.line);
            let near = (before..=at).contains(&line);
            assert!(near, "{line} {before} {at} {}", about());
            if likely == mistake {
                if let Some(number) = AGAIN.iter().position(|&again| again == mistake) {
                    named[number] += 1;
                }
                continue;
            }
            let same = mistaken(&tree, &rules, likely).expect("it was found");
            let same = first(&wrong, &criteria.lines(&same));
            assert_eq!(same, None, "{likely:?} for {}", about());
        }
    }
    for (mistake, times) in AGAIN.iter().zip(named) {
        assert!(times > 0, "{mistake:?} was never named");
    }
}

/// An event as a check sees it, with the bits of its numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Comparable {
    what: &'static str,
    node: u32,
    numbers: [u64; 5],
}

/// A line of a trace.
struct Line {
    line: u32,
    event: Comparable,
    /// How many lines from this one on are optional: a cutoff that prunes nothing need not be reported, and a leaf need not be
    /// evaluated a second time right after its test.
    spare: usize,
}

impl Comparable {
    fn new(what: &'static str, node: u32, values: &[f64]) -> Comparable {
        let mut numbers = [0; 5];
        for (number, value) in numbers.iter_mut().zip(values) {
            *number = value.to_bits();
        }
        Comparable {
            what,
            node,
            numbers,
        }
    }
}

/// The criteria of a check: a bound beyond all values counts as infinite, and a cutoff that prunes nothing need not
/// be reported.
struct Criteria {
    lo: f64,
    hi: f64,
}

impl Criteria {
    fn new(tree: &GameTree) -> Criteria {
        let values = || tree.nodes().filter_map(|node| tree.value(node));
        Criteria {
            lo: values().fold(f64::INFINITY, f64::min),
            hi: values().fold(f64::NEG_INFINITY, f64::max),
        }
    }

    fn clamped(&self, value: f64) -> f64 {
        if value > self.hi {
            f64::INFINITY
        } else if value < self.lo {
            f64::NEG_INFINITY
        } else {
            value
        }
    }

    fn comparable(&self, event: &ObserverCall) -> Comparable {
        let one = |what, node, value| Comparable::new(what, node, &[self.clamped(value)]);
        match *event {
            ObserverCall::Enter { node, window } => {
                let bounds = [window.alpha, window.beta].map(|bound| self.clamped(bound));
                Comparable::new("enter", node, &bounds)
            }
            ObserverCall::Evaluate { node, value } => one("evaluate", node, value),
            ObserverCall::Compare {
                node,
                child,
                value,
                best,
                window,
            } => {
                let numbers = [value, best, window.alpha, window.beta];
                let [value, best, alpha, beta] = numbers.map(|number| self.clamped(number));
                Comparable::new("compare", node, &[child.into(), value, best, alpha, beta])
            }
            ObserverCall::Cutoff { node, .. } => one("cutoff", node, 0.0),
            ObserverCall::Leave { node, value } => one("leave", node, value),
            _ => one("", 0, 0.0),
        }
    }

    /// The lines of a trace as a check sees them.
    fn lines(&self, events: &[ObserverCall]) -> Vec<Line> {
        let mut line = 0;
        let mut all: Vec<Line> = Vec::new();
        for event in events {
            line += u32::from(!matches!(event, ObserverCall::Pass { depth: None }));
            let comparable = match *event {
                ObserverCall::Hit { node, value, .. } => Comparable::new("hit", node, &[value]),
                ObserverCall::Pass { .. }
                | ObserverCall::Again { .. }
                | ObserverCall::Narrow { .. }
                | ObserverCall::Verdict { .. } => continue,
                _ => self.comparable(event),
            };
            let spare = match (all.as_slice(), event) {
                (_, ObserverCall::Cutoff { pruned: 0, .. }) => 1,
                ([.., evaluated, left], ObserverCall::Enter { node, .. }) if *node > 0 => {
                    let twice = evaluated.event.what == "evaluate" && left.event.node == *node;
                    if twice { LEAF } else { 0 }
                }
                _ => 0,
            };
            all.push(Line {
                line,
                event: comparable,
                spare,
            });
        }
        all
    }
}

/// A leaf is entered, gets its value and returns.
const LEAF: usize = 3;

/// How many lines are the same before the first one that differs.
fn first(wrong: &[Line], right: &[Line]) -> Option<usize> {
    let mut at = 0;
    for (same, line) in wrong.iter().enumerate() {
        let about = |right: &Line| {
            (right.event.what, right.event.node) == (line.event.what, line.event.node)
        };
        while let Some(right) = right
            .get(at)
            .filter(|right| right.spare > 0 && !about(right))
        {
            at += right.spare;
        }
        if right.get(at).map(|right| right.event) != Some(line.event) {
            return Some(same);
        }
        at += 1;
    }
    while let Some(right) = right.get(at).filter(|right| right.spare > 0) {
        at += right.spare;
    }
    (at < right.len()).then_some(wrong.len())
}

#[test]
fn each_tolerance_accepts_its_kind_of_difference() {
    let mut swapped = 0;
    for tree in trees(Kind { least: 6, ..STATIC }, 300, 44) {
        let rules = rules::MINIMAX;
        let (right, _) = log_of(&tree, &rules);
        // Extra evaluations: each inner node looks at its own value before it searches.
        let mut extra = Vec::new();
        for &event in &right {
            extra.push(event);
            if let ObserverCall::Enter { node, .. } = event
                && let Some(value) = tree.value(node).filter(|_| !tree.is_leaf(node))
            {
                extra.push(ObserverCall::Evaluate { node, value });
            }
        }
        let text = lines(&tree, &extra, By::Number, true);
        let trace = imported(&tree, &text);
        let strict = check(&trace, rules, Tolerance::default());
        let inner = tree.nodes().any(|node| !tree.is_leaf(node));
        assert_eq!(strict.is_some(), inner);
        assert!(strict.is_none_or(|found| matches!(found.flaw, Flaw::Evaluates { .. })));
        let extra = Tolerance {
            extra_evaluations: true,
            ..Tolerance::default()
        };
        assert_eq!(check(&trace, rules, extra), None, "{text}");
        // The order of equal moves: leaves of one parent with equal values change places.
        let turned = tree.reordered(|_, children| {
            let equal = |one: &u32, other: &u32| {
                tree.is_leaf(*one) && tree.is_leaf(*other) && tree.value(*one) == tree.value(*other)
            };
            let last = children.len() - 1;
            if equal(&children[0], &children[last]) {
                children.swap(0, last);
            }
        });
        let (other, _) = log_of(&turned, &rules);
        let given = renamed(&turned, &other);
        let text = lines(&tree, &given, By::Number, false);
        let trace = imported(&tree, &text);
        let equal = Tolerance {
            equal_moves: true,
            ..Tolerance::default()
        };
        swapped += usize::from(check(&trace, rules, Tolerance::default()).is_some());
        assert_eq!(check(&trace, rules, equal), None, "{text}");
    }
    assert!(swapped > 30, "{swapped}");
}

/// The same events by the numbers of the nodes as given.
fn renamed(tree: &GameTree, events: &[ObserverCall]) -> Vec<ObserverCall> {
    let rename = |mut event| {
        if let ObserverCall::Enter { node, .. }
        | ObserverCall::Evaluate { node, .. }
        | ObserverCall::Leave { node, .. } = &mut event
        {
            *node = tree.as_given(*node);
        }
        event
    };
    events.iter().copied().map(rename).collect()
}

#[test]
fn the_tolerance_counts_only_compares_nothing_but_counts() {
    let tree = crate::common::tree(AIMA);
    let reversed = tree.reordered(|_, children| children.reverse());
    let only = Tolerance {
        counts_only: true,
        ..Tolerance::default()
    };
    let of = |tree: &GameTree, events: &[ObserverCall]| {
        let text = lines(tree, events, By::Number, false);
        let found = check(&imported(tree, &text), Rules::default(), only);
        found.map(|found| found.flaw)
    };
    assert_eq!(of(&tree, &log_of(&tree, &Rules::default()).0), None);
    let other = renamed(&reversed, &log_of(&reversed, &Rules::default()).0);
    assert!(of(&tree, &other).is_some());
    let minimax = log_of(&tree, &rules::MINIMAX).0;
    let expected = Flaw::Entered {
        found: 13,
        expected: 11,
    };
    assert_eq!(of(&tree, &minimax), Some(expected));
}
