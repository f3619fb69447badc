//! Unknown values with a known bound: a condition covers only their possible values, as checked by the independent
//! runs.

use secateur::exercise::condition::holding::Holding;
use secateur::exercise::condition::plane::Plane;
use secateur::exercise::condition::question::{About, Question};
use secateur::exercise::content::Content;
use secateur::exercise::task::Task;
use secateur::exercise::verdict::Verdict;
use secateur::opening::options::Setting;
use secateur::search::Rules;
use secateur::source::notation::print;
use secateur::tree::NodeId;

use super::oracle::{Node, Record, record, simple};
use super::plane::{asked, graded, holds};
use super::sheet::task;
use crate::common;
use crate::common::random::{Kind, Random, STATIC};
use crate::common::typed::WORDS;

const TREES: usize = if cfg!(target_arch = "wasm32") {
    50
} else {
    1_000
};

const SMALL: Kind = Kind {
    nodes: 14,
    depth: 4,
    ..STATIC
};

/// A number and on which side of it a value lies.
#[derive(Clone, Copy, Debug)]
struct Bound {
    least: bool,
    at: f64,
}

impl Bound {
    fn allows(self, value: f64) -> bool {
        match self.least {
            true => value >= self.at,
            false => value <= self.at,
        }
    }

    fn written(self, name: &str) -> String {
        let sign = if self.least { '≥' } else { '≤' };
        format!("{name}{sign}{}", self.at)
    }
}

/// A random tree with as many unknown leaves as possible, up to a number, each with a bound; and values to try.
struct Case {
    task: Task,
    known: Node,
    unknown: Vec<(NodeId, Bound)>,
    tried: Vec<f64>,
}

fn case(random: &mut Random, most: usize) -> Case {
    let known = loop {
        let tree = random.tree(SMALL);
        if tree.nodes().filter(|&node| tree.is_leaf(node)).count() > most {
            break tree;
        }
    };
    let leaves: Vec<NodeId> = known.nodes().filter(|&node| known.is_leaf(node)).collect();
    let mut chosen: Vec<NodeId> = random.shuffled(&leaves).into_iter().take(most).collect();
    chosen.sort_unstable();
    let values: Vec<f64> = known.nodes().filter_map(|node| known.value(node)).collect();
    let bound = |random: &mut Random| Bound {
        least: random.pick(&[true, false]),
        at: random.pick(&values) + random.pick(&[0.0, 0.0, 0.5, -3.0]),
    };
    let unknown: Vec<_> = chosen
        .into_iter()
        .map(|leaf| (leaf, bound(random)))
        .collect();
    let rules = Rules {
        depth: None,
        ..random.rules(&known)
    };
    let named = unknown.iter().zip(["x", "y", "z", "w"]);
    let hidden = named.fold(known.clone(), |tree, (&(leaf, bound), name)| {
        tree.with_symbol(leaf, &bound.written(name))
    });
    let ends = unknown.iter().map(|(_, bound)| bound.at);
    let beside = [0.0, 1e-3, -1e-3, 1e6, -1e6];
    let numbers = values.iter().copied().chain(ends);
    let tried = numbers
        .flat_map(|number| beside.map(|away| number + away))
        .collect();
    // A tree is read back as it was printed, bounds and all.
    assert_eq!(print(&common::tree(&print(&hidden))), print(&hidden));
    Case {
        task: Task::new(hidden, rules).with_words(WORDS.clone()),
        known: simple(&known),
        unknown,
        tried,
    }
}

impl Case {
    fn with(&self, values: &[f64]) -> Node {
        let leaves = self.unknown.iter().map(|&(leaf, _)| leaf);
        let values: Vec<_> = leaves.zip(values.iter().copied()).collect();
        self.known.with(&values)
    }

    fn record(&self, values: &[f64]) -> Record {
        record(&self.with(values), &self.task.rules)
    }

    fn questions(&self) -> Vec<Question> {
        let tree = &self.task.tree;
        let unseen = tree.nodes().skip(1).map(|node| (About::Unseen, node));
        let best = tree.children(0).map(|node| (About::Best, node));
        let all = unseen.chain(best).map(|(about, node)| Question {
            about,
            node: Some(node),
            whole: false,
        });
        all.collect()
    }

    /// The values that can be, of those tried.
    fn possible(&self, unknown: usize) -> Vec<f64> {
        let (_, bound) = self.unknown[unknown];
        self.tried
            .iter()
            .copied()
            .filter(|&value| bound.allows(value))
            .collect()
    }
}

/// The value by plain minimax.
fn minimax(node: &Node) -> f64 {
    let values = node.children.iter().map(minimax);
    match (node.value, node.max) {
        (Some(value), _) if node.children.is_empty() => value,
        (_, true) => values.fold(f64::NEG_INFINITY, f64::max),
        (_, false) => values.fold(f64::INFINITY, f64::min),
    }
}

#[test]
fn a_condition_on_one_bounded_value_covers_only_its_possible_values() {
    let mut random = Random::new(61);
    let (mut certain, mut decided) = ([0; 2], 0);
    for _ in 0..TREES {
        let case = case(&mut random, 1);
        let possible = case.possible(0);
        let records: Vec<Record> = possible.iter().map(|&x| case.record(&[x])).collect();
        for question in case.questions() {
            let Some(holding) = Holding::of(&case.task, question) else {
                continue;
            };
            let all: Vec<bool> = records.iter().map(|run| holds(run, question)).collect();
            let about = || format!("{} {question:?}", print(&case.task.tree));
            for (&x, &holds) in possible.iter().zip(&all) {
                assert_eq!(holding.holds.contains(x), holds, "{} {x}", about());
            }
            let (all, none) = (all.iter().all(|&holds| holds), !all.contains(&true));
            // Of two moves of equal value either may be called the best.
            if question.about == About::Unseen {
                assert_eq!(holding.turns(), !all && !none, "{}", about());
            }
            // The answer says whether the condition holds always, never or for some values.
            let content = Content::from(holding.holds);
            assert_eq!(content == Content::Flag(true), all, "{}", about());
            assert_eq!(content == Content::Flag(false), none, "{}", about());
            certain[usize::from(all)] += usize::from(all || none);
            decided += usize::from(!all && !none);
        }
    }
    assert!(
        certain.iter().all(|&count| count > TREES / 10),
        "{certain:?}"
    );
    assert!(decided > TREES / 10, "{decided}");
}

#[test]
fn the_values_of_the_root_lie_between_those_at_the_ends_of_the_unknowns() {
    let mut random = Random::new(62);
    let mut ends = [0; 4];
    for number in 0..TREES {
        let case = case(&mut random, 1 + number % 4);
        let question = Question {
            about: About::Root,
            ..Question::default()
        };
        let holds = Holding::of(&case.task, question).expect("an answer").holds;
        let about = || format!("{} {holds:?}", print(&case.task.tree));
        for _ in 0..20 {
            let values: Vec<f64> = (0..case.unknown.len())
                .map(|at| random.pick(&case.possible(at)))
                .collect();
            assert!(holds.contains(minimax(&case.with(&values))), "{}", about());
        }
        let far = 1e9;
        let ended = |low: bool| -> f64 {
            let end = |(_, bound): &(NodeId, Bound)| match bound.least == low {
                true => bound.at,
                false if low => -far,
                false => far,
            };
            let values: Vec<f64> = case.unknown.iter().map(end).collect();
            minimax(&case.with(&values))
        };
        let clear = |end: f64| {
            if end.is_finite() {
                end
            } else {
                far.copysign(end)
            }
        };
        assert_eq!(
            [ended(true), ended(false)],
            [holds.from, holds.to].map(clear),
            "{}",
            about()
        );
        let kind = usize::from(holds.from.is_finite()) + 2 * usize::from(holds.to.is_finite());
        ends[kind] += 1;
    }
    // Each value has one bound, and on one leaf a plan of MAX and a plan of MIN meet.
    assert_eq!(ends[0], 0);
    assert!(
        ends[1..].iter().all(|&count| count > TREES / 100),
        "{ends:?}"
    );
}

#[test]
fn a_condition_on_two_bounded_values_covers_only_their_possible_points() {
    let mut random = Random::new(63);
    let mut of_both = 0;
    for _ in 0..TREES / 3 {
        let case = case(&mut random, 2);
        let possible = [case.possible(0), case.possible(1)];
        for question in case.questions() {
            let Some(plane) = Plane::of(&case.task, question) else {
                continue;
            };
            of_both += usize::from(plane.holds.is_about_both());
            for _ in 0..30 {
                let at = [random.pick(&possible[0]), random.pick(&possible[1])];
                let about = || format!("{} {question:?} {at:?}", print(&case.task.tree));
                assert_eq!(
                    plane.holds.contains(at),
                    holds(&case.record(&at), question),
                    "{}",
                    about()
                );
            }
        }
    }
    assert!(of_both > TREES / 50, "{of_both}");
}

#[test]
fn an_answer_may_claim_anything_about_impossible_values() {
    // E is left after x, if x ≤ 3.
    let about = |text: &str, given: &str| {
        let task = task(text, Rules::default());
        let questions = asked(&task, &[("node", Setting::Text("E".into()))]).expect("a question");
        let grade = graded(&task, &questions, given);
        (grade.items[0].verdict, grade.items[0].expected.clone())
    };
    let certain = |flag| Some(Content::Flag(flag));
    let tree = |leaf: &str| format!("A(B(3 12 8) C({leaf} E(4 6)) D(14 5 2))");
    for leaf in ["x≥4", "x>=4", "≥4", "F=x≥4", "F:>=4"] {
        assert_eq!(
            about(&tree(leaf), "never"),
            (Verdict::Right, certain(false)),
            "{leaf}"
        );
        assert_eq!(about(&tree(leaf), "x ≤ 3").0, Verdict::Right, "{leaf}");
        assert_eq!(about(&tree(leaf), "x ≤ 4").0, Verdict::Wrong, "{leaf}");
    }
    for leaf in ["x≤3", "x<=3", "≤2.5", "x≤−1"] {
        assert_eq!(
            about(&tree(leaf), "always"),
            (Verdict::Right, certain(true)),
            "{leaf}"
        );
    }
    for leaf in ["x≥2", "x≤9"] {
        let (verdict, expected) = about(&tree(leaf), "x ≤ 3");
        assert!(verdict == Verdict::Right && matches!(expected, Some(Content::Interval(_))));
        assert_eq!(about(&tree(leaf), "always").0, Verdict::Wrong, "{leaf}");
    }
}
