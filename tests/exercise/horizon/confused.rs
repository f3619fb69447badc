//! Random trees: the correct answers, and those of a student with one known mistake.

use secateur::exercise::grade;
use secateur::exercise::reason::Reason;
use secateur::exercise::task::Task;
use secateur::exercise::verdict::{Grade, Verdict};
use secateur::opening::options::Setting;
use secateur::search::{Mistake, Quiescence, Rules, Window};
use secateur::tree::NodeId;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::moves::{Answers, MISTAKES, Moves, of};
use super::{HORIZON, TREES};
use crate::common::random::{Kind, NOISY, Random, STATIC};
use crate::common::settings::answer_to;
use crate::common::typed::WORDS;
use crate::exercise::sheet::read;

/// A random tree that is deeper than a random limit, and rules that search it.
struct Case {
    task: Task,
    depth: u32,
    quiescent: bool,
}

impl Case {
    fn new(random: &mut Random, number: usize) -> Case {
        let quiescent = number.is_multiple_of(4);
        let kind = Kind {
            depth: 5,
            ..if quiescent { NOISY } else { STATIC }
        };
        let tree = loop {
            let tree = random.tree(kind);
            if tree.height() > 1 {
                break tree;
            }
        };
        let depth = 1 + random.below(u64::from(tree.height()) - 1) as u32;
        let rules = Rules {
            depth: Some(depth),
            window: Window::FULL,
            quiescence: match quiescent {
                true => Quiescence::On,
                false => Quiescence::Off,
            },
            ..random.rules(&tree).plain()
        };
        Case {
            task: Task::new(tree, rules).with_words(WORDS.clone()),
            depth,
            quiescent,
        }
    }

    fn moves(&self) -> Moves<'_> {
        Moves {
            tree: &self.task.tree,
            quiescent: self.quiescent,
        }
    }

    fn graded(&self, answers: &Answers) -> Grade {
        let numbers = [
            ("estimate", answers.estimate),
            ("worth", answers.worth),
            ("loss", answers.loss),
        ];
        let moves = [("chosen", answers.chosen), ("best", answers.best)];
        let moves = moves.map(|(ask, node)| (ask, f64::from(node)));
        let answer = |(ask, given)| answer_to(ask, Setting::Number(given));
        let list = moves.into_iter().chain(numbers).map(answer).collect();
        let answers = read(&self.task, list).expect("answers in shape");
        grade(&self.task, &HORIZON, &answers)
    }
}

#[test]
fn the_choice_and_the_true_values_are_those_of_plain_recursion() {
    let mut random = Random::new(280);
    let mut errs = 0;
    for number in 0..TREES {
        let case = Case::new(&mut random, number);
        let moves = case.moves();
        let right = moves.correct(case.depth);
        let (seen, actual) = (moves.values(Some(case.depth)), moves.values(None));
        // Of equal moves any is right, and then its own loss.
        for &chosen in &moves.best(&seen).1 {
            for &best in &moves.best(&actual).1 {
                let loss = moves.lost(right.worth, of(&actual, chosen));
                let answers = Answers {
                    chosen,
                    best,
                    loss,
                    ..right.clone()
                };
                let grade = case.graded(&answers);
                assert_eq!(
                    (grade.points, grade.max),
                    (5, 5),
                    "{:?} {answers:?}",
                    case.task
                );
                assert_eq!((grade.right, grade.likely), (5, None));
                errs += usize::from(loss > 0.0);
            }
        }
        for node in case.task.tree.children(0) {
            let answers = Answers {
                chosen: node,
                ..right.clone()
            };
            let verdict = case.graded(&answers).items[0].verdict;
            let best = moves.best(&seen).1.contains(&node);
            assert_eq!(
                verdict == Verdict::Right,
                best,
                "{:?} {answers:?}",
                case.task
            );
        }
    }
    assert!(errs > TREES / 10, "{errs}");
}

/// Which of the five answers of two sheets agree; moves of equal value count as the same.
fn alike(moves: &Moves, depth: u32, one: &Answers, other: &Answers, mistake: Mistake) -> [bool; 5] {
    let (seen, actual) = (moves.values(Some(depth)), moves.values(None));
    let right = moves.correct(depth);
    let equal = |values: &[(NodeId, f64)], a, b| of(values, a) == of(values, b);
    let deeper = match mistake {
        Mistake::TooDeep => moves.values(Some(depth + 1)),
        Mistake::TooShallow => moves.values(Some(depth - 1)),
        Mistake::NoLimit => actual.clone(),
        _ => seen.clone(),
    };
    let best = match mistake {
        Mistake::EstimateAsTruth => &seen,
        _ => &actual,
    };
    let chosen = equal(&deeper, one.chosen, other.chosen);
    let own = if chosen { one.chosen } else { other.chosen };
    let losses = match mistake {
        Mistake::EstimateAsTruth => vec![0.0],
        Mistake::LossTurned => vec![-moves.lost(right.worth, of(&actual, own))],
        // Either difference of an estimate and a true value, with either sign.
        Mistake::LossOfEstimate => {
            let pairs = [
                right.worth - right.estimate,
                right.estimate - of(&actual, own),
            ];
            pairs.into_iter().flat_map(|pair| [pair, -pair]).collect()
        }
        _ => vec![moves.lost(right.worth, of(&actual, own))],
    };
    [
        chosen,
        one.estimate == other.estimate,
        equal(best, one.best, other.best),
        one.worth == other.worth,
        losses.contains(&one.loss),
    ]
}

#[test]
fn each_known_mistake_is_identified_where_its_answers_differ() {
    let mut random = Random::new(281);
    for mistake in MISTAKES {
        let (mut shown, mut named) = (0, 0);
        for number in 0..TREES {
            let case = Case::new(&mut random, number);
            let (moves, depth) = (case.moves(), case.depth);
            let right = moves.correct(depth);
            let Some(given) = moves.mistaken(depth, mistake) else {
                continue;
            };
            let grade = case.graded(&given);
            if grade.right == 5 {
                assert_eq!(grade.likely, None);
                continue;
            }
            shown += 1;
            // Of mistakes with the same answers the first is reported.
            let fits = |other: &Mistake| {
                let answers = moves.mistaken(depth, *other);
                answers.map(|answers| alike(&moves, depth, &given, &answers, *other))
            };
            let all = |other: &Mistake| fits(other) == Some([true; 5]);
            let named_one = grade.likely.expect("a mistake");
            let context = || {
                format!(
                    "{mistake:?} {named_one:?} {:?} {given:?} {right:?}",
                    case.task
                )
            };
            let first = MISTAKES.iter().find(|other| all(other));
            assert_eq!(first, Some(&named_one), "{}", context());
            named += usize::from(named_one == mistake);
            let wrong = grade.items.iter().zip(0..);
            for (item, at) in wrong.filter(|(item, _)| item.verdict == Verdict::Wrong) {
                let Some(Reason::Fits { mistake: fitting }) = item.reason else {
                    panic!("{:?} {}", item.reason, context());
                };
                assert!(fits(&fitting).is_some_and(|fits| fits[at]), "{}", context());
            }
            for item in &grade.items {
                let accepted = item.ok || matches!(item.reason, Some(Reason::Fits { .. }));
                assert!(accepted, "{:?} {}", item.reason, context());
            }
        }
        println!("{mistake:?}: {shown} differ, {named} named so");
        assert!(
            shown > TREES / 20 && named > shown / 3,
            "{mistake:?} {shown} {named}"
        );
    }
}
