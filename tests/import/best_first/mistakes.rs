//! Programs with one bug: the first wrong line and the bug are found.

use secateur::import::Tolerance;
use secateur::import::best_first::{Finding, Flaw};
use secateur::search::best_first::{BestFirst, Expand, Mistake, Reward, Rules};

use super::opened::{open, open_with};
use super::program::{Bug, Printed, run};
use crate::common::random::{ALTERNATING, ANY, Kind, trees};

const TREES: usize = 300;

/// The rules of the program on tree number `seed`.
fn rules(algorithm: BestFirst, seed: usize) -> Rules {
    Rules {
        iterations: Some(20 + seed as u32 % 30),
        exploration: [0.5, std::f64::consts::SQRT_2, 4.0][seed % 3],
        expand: [Expand::One, Expand::All][seed % 2],
        reward: [Reward::Scaled, Reward::Scaled, Reward::Raw][seed / 2 % 3],
        ..Rules::of(algorithm)
    }
}

/// Whether a finding can result from a bug.
type IsExpected = fn(&Flaw) -> bool;

/// How often a bug causes a wrong line, and how often it is identified.
#[derive(Debug, Default)]
struct Counts {
    shown: u32,
    explained: u32,
    named: u32,
}

/// Tries a bug on many trees; `is` says which findings there can be.
fn count(algorithm: BestFirst, bug: Bug, is: IsExpected) -> Counts {
    let mut times = Counts::default();
    let kind = Kind {
        least: 5,
        ..ALTERNATING
    };
    for (seed, tree) in trees(kind, TREES, 90).enumerate() {
        let rules = rules(algorithm, seed);
        let Printed { text, wrong } = run(&tree, rules, bug, seed as u64);
        let read = open(&tree, &text, rules);
        let read = read.unwrap_or_else(|error| panic!("{bug:?} {rules:?} {error:?}\n{text}"));
        let about = || {
            format!(
                "{bug:?} {rules:?} {:?}\n{}\n{text}",
                read.finding,
                secateur::source::notation::print(&tree)
            )
        };
        let line = read.finding.as_ref().map(|finding| finding.line);
        assert_eq!(line, wrong, "{}", about());
        let Some(Finding { flaw, likely, .. }) = &read.finding else {
            continue;
        };
        assert!(is(flaw), "{}", about());
        times.shown += 1;
        let whole = likely.filter(|likely| likely.until.is_none());
        times.explained += u32::from(whole.is_some());
        let planted = match bug {
            Bug::Choice(mistake) | Bug::Backup(mistake, _) => Some(mistake),
            _ => None,
        };
        times.named += u32::from(whole.is_some_and(|likely| Some(likely.mistake) == planted));
    }
    times
}

#[test]
fn a_program_without_a_bug_has_no_finding() {
    for algorithm in [BestFirst::MonteCarlo, BestFirst::ProofNumbers] {
        assert_eq!(count(algorithm, Bug::None, |_| false).shown, 0);
    }
    for (seed, tree) in trees(ANY, TREES, 91).enumerate() {
        let rules = rules(BestFirst::MonteCarlo, seed);
        let Printed { text, wrong } = run(&tree, rules, Bug::None, seed as u64);
        let read = open(&tree, &text, rules).expect("it is a trace");
        assert_eq!((read.finding, wrong), (None, None), "{text}");
    }
}

#[test]
fn a_wrong_choice_is_found_and_named() {
    for mistake in Mistake::OF_SCORES {
        let is = |flaw: &Flaw| matches!(flaw, Flaw::Chooses { .. } | Flaw::Scores { .. });
        let times = count(BestFirst::MonteCarlo, Bug::Choice(mistake), is);
        assert!(times.shown > 20, "{mistake:?} {times:?}");
        assert_eq!(times.explained, times.shown, "{mistake:?} {times:?}");
        assert!(2 * times.named > times.shown, "{mistake:?} {times:?}");
    }
    for mistake in Mistake::OF_PROOFS {
        let is = |flaw: &Flaw| matches!(flaw, Flaw::Chooses { .. });
        let times = count(BestFirst::ProofNumbers, Bug::Choice(mistake), is);
        assert!(times.shown > 20, "{mistake:?} {times:?}");
        assert!(
            times.named > 0 && 2 * times.explained > times.shown,
            "{mistake:?} {times:?}"
        );
    }
}

#[test]
fn a_wrong_backup_is_found_and_named() {
    for mistake in Mistake::OF_BACKUPS {
        let is: IsExpected = match mistake {
            Mistake::VisitsNotCounted => |flaw| matches!(flaw, Flaw::Visits { .. }),
            Mistake::LastAlone => |flaw| matches!(flaw, Flaw::NotUpdated { .. }),
            _ => |flaw| matches!(flaw, Flaw::Totals { .. }),
        };
        for of in 0..=usize::from(mistake == Mistake::RewardTurned) {
            let times = count(BestFirst::MonteCarlo, Bug::Backup(mistake, of), is);
            assert!(times.shown > 100, "{mistake:?} {times:?}");
            assert_eq!(times.explained, times.shown, "{mistake:?} {times:?}");
            assert!(2 * times.named > times.shown, "{mistake:?} {times:?}");
        }
    }
    for mistake in Mistake::OF_PROOF_BACKUPS {
        let is: IsExpected = match mistake {
            Mistake::LastAlone => |flaw| matches!(flaw, Flaw::NotUpdated { .. }),
            Mistake::LeavesOpen => |flaw| matches!(flaw, Flaw::Comes { .. }),
            _ => |flaw| matches!(flaw, Flaw::Numbers { .. } | Flaw::NotUpdated { .. }),
        };
        let times = count(BestFirst::ProofNumbers, Bug::Backup(mistake, 0), is);
        assert!(times.shown > 50, "{mistake:?} {times:?}");
        assert!(2 * times.named > times.shown, "{mistake:?} {times:?}");
    }
}

#[test]
fn other_bugs_are_found() {
    let cases: [(Bug, IsExpected); 9] = [
        (Bug::Score, |flaw| matches!(flaw, Flaw::Scores { .. })),
        (Bug::TotalKept, |flaw| matches!(flaw, Flaw::Totals { .. })),
        (Bug::RewardOutside, |flaw| {
            matches!(flaw, Flaw::RewardOutside { .. } | Flaw::Rewards { .. })
        }),
        (Bug::RewardWrong, |flaw| {
            matches!(flaw, Flaw::Rewards { .. })
        }),
        (Bug::Value, |flaw| matches!(flaw, Flaw::Value { .. })),
        (Bug::Twice, |flaw| matches!(flaw, Flaw::UpdatedAgain { .. })),
        (Bug::RootLeftOut, |flaw| {
            matches!(flaw, Flaw::NotUpdated { .. })
        }),
        (Bug::WorstInTheEnd, |flaw| {
            matches!(flaw, Flaw::Decides { .. })
        }),
        (Bug::Short, |flaw| matches!(flaw, Flaw::Ends { .. })),
    ];
    for (bug, is) in cases {
        let times = count(BestFirst::MonteCarlo, bug, is);
        assert!(times.shown > 100, "{bug:?} {times:?}");
        let counted = matches!(
            bug,
            Bug::Value | Bug::Twice | Bug::RootLeftOut | Bug::WorstInTheEnd
        );
        if counted {
            let times = count(BestFirst::ProofNumbers, bug, is);
            assert!(times.shown > 10, "{bug:?} {times:?}");
        }
    }
}

#[test]
fn the_choice_of_another_child_of_equal_value_can_be_tolerated() {
    let tolerance = Tolerance {
        equal_moves: true,
        ..Tolerance::default()
    };
    for algorithm in [BestFirst::MonteCarlo, BestFirst::ProofNumbers] {
        let bug = Bug::Choice(Mistake::LastOfEquals);
        let mut passed = 0;
        for (seed, tree) in trees(ALTERNATING, TREES, 92).enumerate() {
            let rules = rules(algorithm, seed);
            let Printed { text, wrong } = run(&tree, rules, bug, seed as u64);
            let read = open_with(&tree, &text, rules, tolerance).expect("it is a trace");
            assert_eq!(read.finding, None, "{text}");
            passed += u32::from(wrong.is_some());
        }
        assert!(passed > 20, "{passed}");
    }
}
