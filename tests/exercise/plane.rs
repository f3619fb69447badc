//! The values of two unknown leaves for which a condition holds, checked by independent runs with many points.

use secateur::exercise::condition::plane::{Plane, unknowns};
use secateur::exercise::condition::question::{About, Question};
use secateur::exercise::condition::region::{Operand, Region, Relation, Sign, Unknown};
use secateur::exercise::content::Content;
use secateur::exercise::grade;
use secateur::exercise::questions::Questions;
use secateur::exercise::task::Task;
use secateur::exercise::verdict::{Grade, Item, Verdict};
use secateur::opening::options::{Setting, Settings};
use secateur::search::Rules;
use secateur::source::notation::print;
use serde_json::json;

use super::oracle::{Node, Record, record, simple};
use super::sheet::{read, task};
use crate::common::random::{Kind, Random, STATIC};
use crate::common::typed::WORDS;

/// How many trees are tried.
pub const TREES: usize = if cfg!(target_arch = "wasm32") {
    30
} else {
    300
};

const SMALL: Kind = Kind {
    nodes: 14,
    depth: 4,
    ..STATIC
};

/// A tree with two unknown leaves, and the same tree with values of them.
pub struct Case {
    pub task: Task,
    known: Node,
    unknown: [u32; 2],
    /// Values to try: all numbers of the tree, and some beside them.
    pub tried: Vec<f64>,
}

pub fn case(random: &mut Random) -> Case {
    let (tree, leaves) = loop {
        let tree = random.tree(SMALL);
        let leaves: Vec<u32> = tree.nodes().filter(|&node| tree.is_leaf(node)).collect();
        if leaves.len() > 2 {
            break (tree, random.shuffled(&leaves));
        }
    };
    let mut both = [leaves[0], leaves[1]];
    both.sort_unstable();
    let [first, second] = both;
    let rules = Rules {
        depth: None,
        ..random.rules(&tree)
    };
    let numbers = tree.nodes().filter_map(|node| tree.value(node));
    let beside = [0.0, 1e-3, -1e-3, 2e-3, 1e6, -1e6];
    let mut tried: Vec<f64> = numbers
        .flat_map(|number| beside.map(|away| number + away))
        .collect();
    tried.sort_by(f64::total_cmp);
    tried.dedup();
    let known = simple(&tree);
    let tree = tree.with_symbol(first, "x").with_symbol(second, "y");
    Case {
        tried,
        task: Task::new(tree, rules).with_words(WORDS.clone()),
        known,
        unknown: both,
    }
}

impl Case {
    /// The independent run with these values of the unknown leaves.
    pub fn record(&self, [x, y]: [f64; 2]) -> Record {
        let [first, second] = self.unknown;
        let root = self.known.with(&[(first, x), (second, y)]);
        record(&root, &self.task.rules)
    }
}

/// Whether something holds of a node in an independent run.
pub fn holds(record: &Record, question: Question) -> bool {
    let id = question.node.expect("a node") as usize;
    match question.about {
        About::Best => record.best == Some(id),
        _ => !record.nodes.contains_key(&id) && !record.leaves.contains(&id),
    }
}

/// A condition as it is typed.
pub fn typed(region: &Region) -> String {
    let side = |side: &Operand| match side {
        Operand::Number(number) => number.to_string().replace('-', "−"),
        Operand::Unknown(Unknown::First) => "x".into(),
        Operand::Unknown(Unknown::Second) => "y".into(),
    };
    let relation = |relation: &Relation| {
        let sign = match relation.sign {
            Sign::Below => "<",
            Sign::AtMost => "<=",
            Sign::Above => ">",
            Sign::AtLeast => "≥",
            Sign::Equal => "=",
        };
        format!("{} {sign} {}", side(&relation.left), side(&relation.right))
    };
    let all = region.any.iter();
    let lists = all.map(|list| list.iter().map(relation).collect::<Vec<_>>().join(" and "));
    match region.any.as_slice() {
        [] => "never".into(),
        [list] if list.is_empty() => "always".into(),
        _ => lists.collect::<Vec<_>>().join(" or "),
    }
}

pub fn asked(task: &Task, options: &[(&str, Setting)]) -> Option<Questions> {
    let ask = [("ask", Setting::Text("condition".into()))];
    let options = ask.iter().chain(options);
    let settings: Settings = options
        .map(|(name, value)| (name.to_string(), value.clone()))
        .collect();
    Questions::of(task, &settings).ok()
}

/// A sheet with one answer, or an empty one.
pub fn graded(task: &Task, questions: &Questions, text: &str) -> Grade {
    let given = Setting::Text(text.into());
    let answer = vec![
        ("ask".into(), Setting::Text("condition".into())),
        ("given".into(), given),
    ];
    let answers = read(task, vec![Setting::Table(answer)]).expect("in shape");
    grade(task, questions, &answers)
}

fn item_of(task: &Task, questions: &Questions, text: &str) -> Item {
    let grade = graded(task, questions, text);
    let [item] = grade.items.as_slice() else {
        panic!("one box: {grade:?}");
    };
    item.clone()
}

#[test]
fn a_condition_holds_exactly_for_the_points_confirmed_by_a_search() {
    let mut random = Random::new(51);
    let (mut of_both, mut asks, mut nodes, mut refused) = (0, 0, 0, 0);
    for number in 0..TREES {
        let case = case(&mut random);
        let about = || {
            format!(
                "tree {number}: {} {:?}",
                print(&case.task.tree),
                case.task.rules
            )
        };
        let points: Vec<([f64; 2], Record)> = (0..60)
            .map(|_| [random.pick(&case.tried), random.pick(&case.tried)])
            .map(|at| (at, case.record(at)))
            .collect();
        let unseen = case
            .task
            .tree
            .nodes()
            .skip(1)
            .map(|node| (About::Unseen, node));
        let best = case.task.tree.children(0).map(|node| (About::Best, node));
        for (about_what, node) in unseen.chain(best).collect::<Vec<_>>() {
            let question = Question {
                about: about_what,
                node: Some(node),
                whole: false,
            };
            let Some(plane) = Plane::of(&case.task, question) else {
                refused += 1;
                continue;
            };
            nodes += 1;
            of_both += usize::from(plane.holds.is_about_both());
            for (at, record) in &points {
                let expected = holds(record, question);
                assert_eq!(
                    plane.holds.contains(*at),
                    expected,
                    "{} {question:?} {at:?} {:?}",
                    about(),
                    plane.holds
                );
            }
        }
        // The question that is asked without a node, typed and graded.
        let Some(asked) = asked(&case.task, &[]) else {
            continue;
        };
        asks += 1;
        let question = asked.condition.expect("a question");
        let region = Plane::of(&case.task, question).expect("an answer").holds;
        let item = item_of(&case.task, &asked, &typed(&region));
        assert_eq!(
            item.verdict,
            Verdict::Right,
            "{} {}",
            about(),
            typed(&region)
        );
        assert_eq!(item.expected, item.read, "{}", about());
        let wrong = [
            "always",
            "never",
            "x < y",
            "x >= y",
            "x < 0.5 or y > 0.25",
            "x <= 3 and y >= x",
        ];
        for text in wrong {
            let item = item_of(&case.task, &asked, text);
            let reason = serde_json::to_value(&item.reason).expect("plain");
            let number = |name: &str| reason[name].as_f64();
            if let Some((x, y)) = number("x").zip(number("y")) {
                let expected = reason["key"] == "holds-for";
                assert_eq!(item.verdict, Verdict::Wrong);
                // Another best move of equal value is right, too.
                if question.about == About::Unseen {
                    assert_eq!(
                        holds(&case.record([x, y]), question),
                        expected,
                        "{} {text} {reason}",
                        about()
                    );
                }
            } else {
                assert_eq!(item.verdict, Verdict::Right, "{} {text} {reason}", about());
                let same = |(at, record): &([f64; 2], Record)| {
                    let read = match &item.read {
                        Some(Content::Region(read)) => read.contains(*at),
                        Some(Content::Flag(flag)) => *flag,
                        other => panic!("{other:?}"),
                    };
                    holds(record, question) == read
                };
                assert!(points.iter().all(same), "{} {text}", about());
            }
        }
    }
    assert!(
        asks > TREES / 10 && of_both > TREES / 4,
        "{asks} {of_both} of {nodes}"
    );
    assert!(
        refused * 20 < nodes,
        "{refused} of {nodes} have no short answer"
    );
}

/// 9 is never seen if C is left after x, because x ≤ 3, or D after y, because y ≥ x.
pub const EXAM: &str = "A(B(3 12) C(x D(y 9)) E(2 6))";
/// The leaf 9.
pub const NODE: Setting = Setting::Number(8.0);

#[test]
fn every_way_of_writing_a_condition_on_two_values_is_read() {
    let task = task(EXAM, Rules::default());
    let questions = asked(&task, &[("node", NODE)]).expect("a question");
    let names = unknowns(&task)
        .expect("two")
        .map(|leaf| task.tree.symbol(leaf));
    assert_eq!(names, [Some("x"), Some("y")]);
    let item = item_of(&task, &questions, "always");
    assert_eq!(item.verdict, Verdict::Wrong);
    let Some(Content::Region(region)) = &item.expected else {
        panic!("{item:?}");
    };
    let expected = typed(region);
    for text in [
        "x ≤ 3 or y ≥ x",
        "x<=3 ∨ x<=y",
        "X ≤ 3 || Y >= X.",
        "3 ≥ x; y ≥ x",
        "(x ≤ 3) or (x ≤ y)",
        "x < 3 or x = 3 or y > x or x = y",
        "x≤3 oder y≥x",
        "x ≤ 3 tai y ≥ x",
        "x≤3或y≥x",
        "x≤3或者x>3并且y≥x",
        "x ≤ 3 or 3 < x <= y",
        "x ≤ 3 or x > 3 and y ≥ x",
    ] {
        let item = item_of(&task, &questions, text);
        assert_eq!(item.verdict, Verdict::Right, "{text}: {expected} {item:?}");
    }
    for (text, at) in [
        (
            "x ≤ 3",
            json!({ "key": "holds-for", "first": "x", "second": "y" }),
        ),
        (
            "x ≤ 4 or y ≥ x",
            json!({ "key": "fails-for", "first": "x", "second": "y" }),
        ),
        (
            "y ≥ x",
            json!({ "key": "holds-for", "first": "x", "second": "y" }),
        ),
    ] {
        let item = item_of(&task, &questions, text);
        let mut reason = serde_json::to_value(&item.reason).expect("plain");
        let parts = reason.as_object_mut().expect("parts");
        let point = [parts.remove("x"), parts.remove("y")];
        assert!(point.iter().all(Option::is_some), "{text}");
        assert_eq!((item.verdict, reason), (Verdict::Wrong, at), "{text}");
    }
    for text in [
        "x",
        "x <",
        "z < 3",
        "x < 3 or",
        "3",
        "x ≤ 3 xor y ≥ x",
        "< y",
        &"x<3 or ".repeat(99),
    ] {
        assert_eq!(
            item_of(&task, &questions, text).verdict,
            Verdict::Unread,
            "{text}"
        );
    }
}

#[test]
fn among_whole_numbers_strict_and_inclusive_conditions_can_be_equivalent() {
    let task = task(EXAM, Rules::default());
    let options = [("node", NODE), ("numbers", Setting::Text("whole".into()))];
    let questions = asked(&task, &options).expect("a question");
    for text in [
        "x < 4 or y ≥ x",
        "x ≤ 3 or y > x or x = y",
        "x ≤ 3.5 or y ≥ x",
    ] {
        assert_eq!(
            item_of(&task, &questions, text).verdict,
            Verdict::Right,
            "{text}"
        );
    }
    assert_eq!(
        item_of(&task, &questions, "x < 5 or y ≥ x").verdict,
        Verdict::Wrong
    );
}

#[test]
fn three_unknown_values_or_two_of_one_name_are_refused() {
    for text in ["A(B(x y) C(z 4))", "A(B(x 5) C(x 4))"] {
        let task = task(text, Rules::default());
        assert_eq!(asked(&task, &[]), None, "{text}");
    }
}
