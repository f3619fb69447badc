//! Programs with one thing wrong: the first wrong line is found, and what is wrong with the program.

use super::lines::{By, check, import, lines, number};
use crate::common::random::{ALTERNATING, Kind, Random, STATIC, trees};
use crate::common::rules;
use crate::common::told::{Told, Writer, told};
use secateur::import::{Checked, Fault, Faulty, Tolerance, View, What};
use secateur::search::{Positions, Rules, Window};
use secateur::tree::GameTree;

const TREES: usize = 200;
/// More nodes than any search of these trees enters that ends.
const LONG: usize = 3_000;

/// What a program with a fault tells.
fn faulty(tree: &GameTree, rules: &Rules, fault: Fault) -> Option<Vec<Told>> {
    let mut writer = Writer::default();
    let mut run = Faulty::new(fault, rules, &Positions::default())?;
    // With the null window on the other side a search goes on for ever, and somebody stops it.
    let over = run.advance(tree, &mut writer, LONG);
    (over || fault == Fault::NullWindowOnOtherSide).then_some(writer.0)
}

/// The events that a trace has lines for.
fn told_lines(told: &[Told]) -> Vec<Told> {
    let lawful = |told: &&Told| !matches!(told, Told::Pass { .. } | Told::Cutoff { pruned: 0, .. });
    told.iter().filter(lawful).copied().collect()
}

#[test]
fn every_fault_is_found_at_its_first_step_and_named_or_looks_the_same() {
    let kind = Kind {
        least: 8,
        statics: true,
        ..ALTERNATING
    };
    let mut named = vec![0; Fault::ALL.len()];
    let mut random = Random::new(42);
    for (seed, tree) in trees(kind, TREES, 41).enumerate() {
        let rules = Rules {
            window: Window::FULL,
            depth: (seed % 4 == 0).then_some(2),
            ..random.pick(&rules::all())
        };
        let (right, _) = told(&tree, &rules);
        for (number, fault) in Fault::ALL.into_iter().enumerate() {
            let Some(wrong) = faulty(&tree, &rules, fault) else {
                continue;
            };
            let text = lines(&tree, &wrong, By::Number, true);
            let imported = import(&tree, &text, View::Max).expect("it is a trace");
            let found = check(&imported, rules, Tolerance::default());
            let Some(Checked { line, likely, .. }) = found else {
                assert_eq!(
                    visible(&wrong, &tree),
                    visible(&right, &tree),
                    "{fault:?} {rules:?}\n{text}"
                );
                continue;
            };
            assert_eq!(
                line,
                first(&wrong, &right, &tree),
                "{fault:?} {rules:?}\n{text}"
            );
            let likely = likely.unwrap_or_else(|| panic!("{fault:?} {rules:?}\n{text}"));
            assert_eq!(likely.until, None, "{fault:?} {rules:?}\n{text}");
            // Another fault may do the same on this tree. Who returns early need not tell a cutoff.
            let same = faulty(&tree, &rules, likely.fault).expect("it was found");
            let quiet = |told: &[Told]| -> Vec<String> {
                let lines = visible(told, &tree).into_iter();
                lines.filter(|line| !line.starts_with("cutoff")).collect()
            };
            assert_eq!(quiet(&same), quiet(&wrong), "{likely:?} for {fault:?}");
            named[number] += usize::from(likely.fault == fault);
        }
    }
    for (fault, times) in Fault::ALL.iter().zip(named) {
        let again = AGAIN.contains(fault);
        assert!(again || times > 0, "{fault:?} was never named");
    }
}

/// The faults of searches that come back to nodes.
const AGAIN: [Fault; 9] = [
    Fault::TableWrongDepth,
    Fault::TableBoundForValue,
    Fault::TableBoundsExchanged,
    Fault::TableMovedWindow,
    Fault::NoTable,
    Fault::NoTableMove,
    Fault::NotSearchedAgain,
    Fault::NoNullWindows,
    Fault::NullWindowOnOtherSide,
];

#[test]
fn faults_of_tables_and_null_windows_are_found_at_their_first_step_and_named() {
    let kind = Kind {
        least: 12,
        statics: true,
        ..ALTERNATING
    };
    let mut named = vec![0; AGAIN.len()];
    let mut random = Random::new(52);
    for tree in trees(kind, 3 * TREES, 51) {
        let rules = random.pick(&rules::repeating());
        let (right, _) = told(&tree, &rules);
        for fault in Fault::ALL {
            let Some(wrong) = faulty(&tree, &rules, fault) else {
                continue;
            };
            let text = lines(&tree, &wrong, By::Number, true);
            let imported = import(&tree, &text, View::Max).expect("it is a trace");
            let found = check(&imported, rules, Tolerance::default());
            let said = || format!("{fault:?} {rules:?}\n{text}");
            let (one, other) = (calls(&wrong, &tree), calls(&right, &tree));
            let same = one
                .iter()
                .zip(&other)
                .take_while(|(a, b)| a.1 == b.1)
                .count();
            let Some(Checked { line, likely, .. }) = found else {
                assert_eq!((same, same), (one.len(), other.len()), "{}", said());
                continue;
            };
            // Between the last line that both have and the first that differs other lines may tell.
            let before = one.get(same.wrapping_sub(1)).map_or(0, |one| one.0);
            let at = one.get(same).map_or(u32::MAX, |one| one.0);
            assert!(
                (before..=at).contains(&line),
                "{line} {before} {at} {}",
                said()
            );
            let likely = likely.unwrap_or_else(|| panic!("{}", said()));
            assert_eq!(likely.until, None, "{}", said());
            let same = faulty(&tree, &rules, likely.fault).expect("it was found");
            let plain = |told| calls(told, &tree).into_iter().map(|(_, call)| call);
            assert!(plain(&same).eq(plain(&wrong)), "{likely:?} for {}", said());
            if let Some(number) = AGAIN.iter().position(|&again| again == fault) {
                named[number] += usize::from(likely.fault == fault);
            }
        }
    }
    for (fault, times) in AGAIN.iter().zip(named) {
        assert!(times > 0, "{fault:?} was never named");
    }
}

/// What calls do, each with its line.
fn calls(told: &[Told], tree: &GameTree) -> Vec<(u32, String)> {
    let mut line = 0;
    let mut all = Vec::new();
    for told in told {
        line += u32::from(!matches!(told, Told::Pass { depth: None }));
        let text = match told {
            Told::Hit { node, value, .. } => format!("hit {node} {value}"),
            Told::Enter { .. } | Told::Evaluate { .. } | Told::Leave { .. } => {
                visible(std::slice::from_ref(told), tree).concat()
            }
            _ => continue,
        };
        all.push((line, text));
    }
    all
}

/// What a check looks at: a bound beyond all values is as good as an infinite one, and a cutoff of nothing need not be
/// told.
fn visible(told: &[Told], tree: &GameTree) -> Vec<String> {
    let values = || tree.nodes().filter_map(|node| tree.value(node));
    let (lo, hi) = (
        values().fold(f64::INFINITY, f64::min),
        values().fold(f64::NEG_INFINITY, f64::max),
    );
    let clamped = |value: f64| {
        if value > hi {
            number(f64::INFINITY)
        } else if value < lo {
            number(f64::NEG_INFINITY)
        } else {
            number(value)
        }
    };
    let line = |told: &Told| match *told {
        Told::Enter { node, window } => {
            format!(
                "enter {node} {} {}",
                clamped(window.alpha),
                clamped(window.beta)
            )
        }
        Told::Evaluate { node, value } => format!("evaluate {node} {}", clamped(value)),
        Told::Compare { node, best, .. } => format!("compare {node} {}", clamped(best)),
        Told::Cutoff { node, .. } => format!("cutoff {node}"),
        Told::Leave { node, value } => format!("leave {node} {}", clamped(value)),
        _ => String::new(),
    };
    let told = told_lines(told);
    told.iter().map(line).collect()
}

/// The first line that differs, by comparing the lines; the last one where one trace is the beginning of the other.
fn first(wrong: &[Told], right: &[Told], tree: &GameTree) -> u32 {
    let lines: Vec<usize> = (0..wrong.len())
        .filter(|&at| !told_lines(&wrong[at..=at]).is_empty())
        .collect();
    let (wrong, right) = (visible(wrong, tree), visible(right, tree));
    let mut pairs = wrong.iter().zip(&right);
    let same = pairs.position(|(one, other)| one != other);
    let at = same.unwrap_or(wrong.len()).min(wrong.len() - 1);
    lines[at] as u32 + 1
}

#[test]
fn tolerances_let_pass_what_they_say() {
    let mut swapped = 0;
    for tree in trees(Kind { least: 6, ..STATIC }, 300, 44) {
        let rules = rules::MINIMAX;
        let (right, _) = told(&tree, &rules);
        // Extra evaluations: each inner node looks at its own value before it searches.
        let mut extra = Vec::new();
        for &event in &right {
            extra.push(event);
            if let Told::Enter { node, .. } = event
                && let Some(value) = tree.value(node).filter(|_| !tree.is_leaf(node))
            {
                extra.push(Told::Evaluate { node, value });
            }
        }
        let text = lines(&tree, &extra, By::Number, true);
        let imported = import(&tree, &text, View::Max).expect("it is a trace");
        let strict = check(&imported, rules, Tolerance::default());
        let inner = tree.nodes().any(|node| !tree.is_leaf(node));
        assert_eq!(strict.is_some(), inner);
        assert!(strict.is_none_or(|found| matches!(found.what, What::Evaluates { .. })));
        let extra = Tolerance {
            extra_evaluations: true,
            ..Tolerance::default()
        };
        assert_eq!(check(&imported, rules, extra), None, "{text}");
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
        let (other, _) = told(&turned, &rules);
        let given = renamed(&turned, &other);
        let text = lines(&tree, &given, By::Number, false);
        let imported = import(&tree, &text, View::Max).expect("it is a trace");
        let equal = Tolerance {
            equal_moves: true,
            ..Tolerance::default()
        };
        swapped += usize::from(check(&imported, rules, Tolerance::default()).is_some());
        assert_eq!(check(&imported, rules, equal), None, "{text}");
    }
    assert!(swapped > 30, "{swapped}");
}

/// The same events by the numbers of the nodes as given.
fn renamed(tree: &GameTree, told: &[Told]) -> Vec<Told> {
    let of = |node| tree.given(node);
    let rename = |told: &Told| match *told {
        Told::Enter { node, window } => Told::Enter {
            node: of(node),
            window,
        },
        Told::Evaluate { node, value } => Told::Evaluate {
            node: of(node),
            value,
        },
        Told::Leave { node, value } => Told::Leave {
            node: of(node),
            value,
        },
        other => other,
    };
    told.iter().map(rename).collect()
}

#[test]
fn counts_only_compares_counts() {
    let tree = crate::common::tree("((3 12 8) (2 4 6) (14 5 2))");
    let reversed = tree.reordered(|_, children| children.reverse());
    let only = Tolerance {
        counts_only: true,
        ..Tolerance::default()
    };
    let of = |tree: &GameTree, told: &[Told]| {
        let text = lines(tree, told, By::Number, false);
        let imported = import(tree, &text, View::Max).expect("it is a trace");
        check(&imported, Rules::default(), only).map(|found| found.what)
    };
    assert_eq!(of(&tree, &told(&tree, &Rules::default()).0), None);
    let other = renamed(&reversed, &told(&reversed, &Rules::default()).0);
    assert!(of(&tree, &other).is_some());
    let minimax = told(&tree, &rules::MINIMAX).0;
    let expected = What::Entered {
        found: 13,
        expected: 11,
    };
    assert_eq!(of(&tree, &minimax), Some(expected));
}
