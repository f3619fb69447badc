//! For which values of one unknown leaf something holds: by trying many of them with the independent run.

use secateur::exercise::asked::Asked;
use secateur::exercise::content::Content;
use secateur::exercise::holding::Holding;
use secateur::exercise::interval::Interval;
use secateur::exercise::question::{About, Question};
use secateur::exercise::reading::Unread;
use secateur::exercise::task::Task;
use secateur::exercise::verdict::Verdict;
use secateur::opening::options::{Setting, Settings};
use secateur::search::{Cut, Rules, Window};
use secateur::source::notation::print;

use super::oracle::{Node, simple, story};
use super::sheet::{read, task};
use crate::common::random::{Kind, Random, STATIC};
use crate::common::typed::WORDS;

/// How many trees are tried.
const TREES: usize = if cfg!(target_arch = "wasm32") {
    200
} else {
    1_200
};

const SMALL: Kind = Kind {
    nodes: 20,
    depth: 5,
    ..STATIC
};

const INF: f64 = f64::INFINITY;

/// A tree with one unknown leaf, and the same tree with any value of it.
struct Case {
    task: Task,
    with: Box<dyn Fn(f64) -> Node>,
    /// Values to try: all numbers of the tree, and some beside them, each once.
    tried: Vec<f64>,
}

fn case(random: &mut Random) -> Case {
    let tree = random.tree(SMALL);
    let rules = random.rules(&tree);
    let leaves: Vec<u32> = tree.nodes().filter(|&node| tree.is_leaf(node)).collect();
    let leaf = random.pick(&leaves);
    let numbers = tree.nodes().filter_map(|node| tree.value(node));
    let beside = [0.0, 1e-3, -1e-3, 0.5, -0.5, 1e6, -1e6];
    let mut tried: Vec<f64> = numbers
        .flat_map(|number| beside.map(|away| number + away))
        .collect();
    tried.sort_by(f64::total_cmp);
    tried.dedup();
    let known = tree.clone();
    Case {
        tried,
        task: Task::new(tree.with_symbol(leaf, "x"), rules),
        with: Box::new(move |x| simple(&known.with_value(leaf, x))),
    }
}

#[test]
fn a_condition_holds_where_a_search_with_that_value_says_so() {
    let mut random = Random::new(41);
    let (mut turns, mut never, mut always) = (0, 0, 0);
    for number in 0..TREES {
        let Case { task, with, tried } = case(&mut random);
        let about = || format!("tree {number}: {} {:?}", print(&task.tree), task.rules);
        let stories: Vec<_> = tried
            .iter()
            .map(|&x| (x, story(&with(x), &task.rules)))
            .collect();
        for node in task.tree.nodes() {
            let question = Question {
                node: Some(node),
                ..Question::default()
            };
            let condition = Holding::of(&task, question).unwrap_or_else(|| panic!("{}", about()));
            let Interval { from, to, .. } = condition.holds;
            let beside = from == -INF || to == INF || condition.holds == Interval::NONE;
            assert!(beside, "{}: on both sides of {node}", about());
            for (x, story) in &stories {
                let id = node as usize;
                let seen = story.nodes.contains_key(&id) || story.leaves.contains(&id);
                assert_eq!(
                    condition.holds.contains(*x),
                    !seen,
                    "{} {node} {x}",
                    about()
                );
            }
            turns += usize::from(condition.turns());
            never += usize::from(condition.holds == Interval::NONE);
            always += usize::from(condition.holds == Interval::ALL);
        }
        for node in task.tree.children(0) {
            let question = Question {
                about: About::Best,
                node: Some(node),
                whole: false,
            };
            let condition = Holding::of(&task, question).unwrap_or_else(|| panic!("{}", about()));
            for (x, story) in &stories {
                let best = story.best == Some(node as usize);
                assert_eq!(condition.holds.contains(*x), best, "{} {node} {x}", about());
            }
        }
    }
    assert!(
        turns > TREES / 4 && never > TREES && always > 0,
        "{turns} {never} {always}"
    );
}

#[test]
fn the_root_is_x_held_between_two_numbers() {
    let mut random = Random::new(42);
    for number in 0..TREES {
        let Case { task, with, tried } = case(&mut random);
        let question = Question {
            about: About::Root,
            ..Question::default()
        };
        let Interval { from, to, open } = Holding::of(&task, question).expect("one leaf").holds;
        assert_eq!(open, [false, false]);
        for x in tried {
            let story = story(&with(x), &task.rules.minimax());
            let value = story.nodes.get(&0).map_or(x, |root| root.value);
            let text = print(&task.tree);
            assert_eq!(value, x.max(from).min(to), "tree {number}: {text} {x}");
        }
    }
}

#[test]
fn between_numbers_without_whole_ones_in_between_it_holds_too() {
    // Beyond 2⁵³ not every whole number is one of a computer.
    let task = task(
        "A(9007199254740992 C(x E(9007199254740996 9007199254741000)))",
        Rules::default(),
    );
    let question = Question {
        node: Some(4),
        ..Question::default()
    };
    let unseen = Holding::of(&task, question).expect("an answer");
    assert_eq!(
        unseen.holds,
        Interval::closed(-INF, 9_007_199_254_740_992.0)
    );
}

fn options(task: &Task, options: &[(&str, Setting)]) -> Asked {
    let ask = [("ask", Setting::Text("condition".into()))];
    let options = ask.iter().chain(options);
    let settings: Settings = options
        .map(|(name, value)| (name.to_string(), value.clone()))
        .collect();
    Asked::of(task, &settings).expect("options that exist")
}

fn text(text: &str) -> Setting {
    Setting::Text(text.into())
}

/// The verdict on an answer, its reason as text, and what is expected.
fn told(task: &Task, asked: &Asked, given: Setting) -> (Verdict, String, Content) {
    let answer = vec![("ask".into(), text("condition")), ("given".into(), given)];
    let answers = read(task, vec![Setting::Table(answer)]).expect("in shape");
    let grade = secateur::exercise::grade(task, asked, &answers);
    let [item] = grade.items.as_slice() else {
        panic!("one box: {grade:?}");
    };
    let reason = serde_json::to_value(&item.reason).expect("plain");
    let at = reason["at"]
        .as_f64()
        .map_or(String::new(), |at| format!(" {at}"));
    let reason = format!("{}{at}", reason["key"].as_str().unwrap_or_default());
    (
        item.verdict,
        reason,
        item.expected.clone().expect("an answer"),
    )
}

/// C is left after x if x ≤ 3: then E is never seen.
const EXAM: &str = "A(B(3 12 8) C(x E(4 6)) D(14 5 2))";

#[test]
fn every_way_of_writing_a_condition_is_read() {
    let task = task(EXAM, Rules::default());
    let asked = options(&task, &[("node", text("E"))]);
    let right = [
        "x ≤ 3",
        "x<=3",
        "X =< 3",
        "3 ≥ x",
        "3>=x",
        "≤3",
        "x ≦ ３",
        "(-∞, 3]",
        "]−∞; 3]",
        "x ∈ (-oo, 3]",
        "3-",
        "−∞ < x ≤ 3",
        "-inf … 3",
        "x ≤ 3,0",
        "x in [-inf, 3]",
    ];
    for given in right {
        assert_eq!(
            told(&task, &asked, text(given)).0,
            Verdict::Right,
            "{given}"
        );
    }
    let wrong = [
        ("x < 3", "holds-at 3"),
        ("x ≥ 3", "holds-at 2"),
        ("3 < x", "holds-at 2"),
        ("x <= 4", "fails-at 4"),
        ("x = 3", "holds-at 2"),
        ("2 ≤ x ≤ 3", "holds-at 1"),
        ("always", "fails-at 4"),
        ("never", "holds-at 2"),
    ];
    for (given, reason) in wrong {
        let told = told(&task, &asked, text(given));
        assert_eq!(
            (told.0, told.1.as_str()),
            (Verdict::Wrong, reason),
            "{given}"
        );
    }
    for given in [
        "3",
        "x",
        "x 3",
        "x < y",
        "5 < x < 3",
        "2 ≤ x ≥ 5",
        "5 ≥ x ≤ 2",
        "2 < x > 5",
        "sometimes",
        "1,234 > x",
        "x <> 3",
        "< >",
    ] {
        let told = told(&task, &asked, text(given));
        assert_eq!(
            (told.0, told.1.as_str()),
            (Verdict::Unread, "no-condition"),
            "{given}"
        );
    }
    // An answer without a text.
    assert_eq!(told(&task, &asked, Setting::Flag(true)).1, "fails-at 4");
    assert_eq!(told(&task, &asked, Setting::Number(3.0)).0, Verdict::Unread);
}

fn interval(text: &str, symbol: &str) -> Result<Interval, Unread> {
    Interval::read(text, symbol, &WORDS)
}

#[test]
fn always_and_never_are_read_in_all_languages() {
    let words = [
        ("always never", true),
        ("immer nie", true),
        ("aina", false),
        ("总是 从不", true),
        ("stets niemals", true),
    ];
    for (pair, both) in words {
        let mut words = pair.split(' ');
        assert_eq!(
            interval(words.next().expect("a word"), "x"),
            Ok(Interval::ALL),
            "{pair}"
        );
        if both {
            assert_eq!(
                interval(words.next().expect("two"), "x"),
                Ok(Interval::NONE),
                "{pair}"
            );
        }
    }
    for all in [
        "Always.",
        "for all y",
        "für alle y",
        "−∞ < y < ∞",
        "ALL",
        "kaikilla y",
    ] {
        let content = interval(all, "y").map(Content::from);
        assert_eq!(content, Ok(Content::Flag(true)), "{all}");
    }
    for none in ["ei koskaan", "∅", "kein y", "Never!"] {
        assert_eq!(interval(none, "y"), Ok(Interval::NONE), "{none}");
    }
    // The symbol has a name of its own, with a digit in it.
    let four = interval("x1 < 4", "x1");
    assert_eq!(four, interval("4 > x", "x"));
    assert_eq!(interval("x1 < 4", "x"), Err(Unread::Unreadable));
    // A name that stands in quotes in the tree.
    for said in ["e2-e4 < 4", "\"e2-e4\" < 4", "4 > e2−e4"] {
        let read = interval(said, "e2-e4");
        assert_eq!(read, interval("x < 4", "x"), "{said}");
    }
}

#[test]
fn of_whole_numbers_less_than_four_is_at_most_three() {
    let task = task(
        "A(B(4 12) C(x E(5 6)))",
        Rules {
            cut: Cut::Pass,
            ..Rules::default()
        },
    );
    let node = ("node", text("E"));
    let real = options(&task, std::slice::from_ref(&node));
    let whole = options(&task, &[node, ("numbers", text("whole"))]);
    assert_eq!(told(&task, &real, text("x < 4")).0, Verdict::Right);
    assert_eq!(told(&task, &real, text("x ≤ 3")), {
        let expected = Interval {
            open: [false, true],
            ..Interval::closed(-INF, 4.0)
        };
        (
            Verdict::Wrong,
            "holds-at 3.5".into(),
            Content::Interval(expected),
        )
    });
    for given in ["x < 4", "x ≤ 3", "x<3.5", "3 ≥ x"] {
        assert_eq!(
            told(&task, &whole, text(given)).0,
            Verdict::Right,
            "{given}"
        );
    }
    assert_eq!(told(&task, &whole, text("x < 3")).1, "holds-at 3");
    assert_eq!(told(&task, &whole, text("x ≤ 4")).1, "fails-at 4");
}

#[test]
fn the_values_of_the_root_are_a_range() {
    let task = task(EXAM, Rules::default());
    let root = |numbers: &str| {
        options(
            &task,
            &[("condition", text("root")), ("numbers", text(numbers))],
        )
    };
    for given in ["3 … 6", "[3, 6]", "3 ≤ v ≤ 6", "3-6"] {
        let told = told(&task, &root("any"), text(given));
        assert_eq!(
            (told.0, told.2),
            (Verdict::Right, Content::Range(3.0, 6.0)),
            "{given}"
        );
    }
    assert_eq!(told(&task, &root("any"), text("3 < v < 6")).1, "can-be 3");
    assert_eq!(told(&task, &root("any"), text("2 … 6")).1, "cannot-be 2");
    assert_eq!(
        told(&task, &root("any"), Setting::Number(3.0)).1,
        "can-be 6"
    );
    assert_eq!(
        told(&task, &root("whole"), text("2 < v < 7")).0,
        Verdict::Right
    );
    let fixed = super::sheet::task("((3 2) (1 x))", Rules::default());
    let fixed_root = options(&fixed, &[("condition", text("root"))]);
    assert_eq!(told(&fixed, &fixed_root, text("2")).0, Verdict::Right);
}

#[test]
fn a_move_worth_the_same_may_be_called_best() {
    // With x = 3, and above, C is worth as much as B, which is found first.
    let task = task(
        "(B(3 5) C(x 3))",
        Rules {
            cut: Cut::Pass,
            ..Rules::default()
        },
    );
    let best = |node: &str| options(&task, &[("condition", text("best")), ("node", text(node))]);
    assert_eq!(told(&task, &best("B"), text("always")).0, Verdict::Right);
    assert_eq!(told(&task, &best("B"), text("x < 3")).1, "holds-at 3");
    for given in ["never", "x ≥ 3", "x > 3", "x = 3"] {
        assert_eq!(
            told(&task, &best("C"), text(given)).0,
            Verdict::Right,
            "{given}"
        );
    }
    assert_eq!(told(&task, &best("C"), text("x ≤ 3")).1, "fails-at 2");
}

#[test]
fn without_a_node_the_first_is_asked_to_which_x_makes_a_difference() {
    let at = |text: &str, about: &str| {
        let task = task(text, Rules::default());
        let asked = options(&task, &[("condition", self::text(about))]);
        let node = asked.condition.and_then(|question| question.node);
        node.and_then(|node| task.names.name(&task.tree, node))
    };
    assert_eq!(at(EXAM, "unseen").as_deref(), Some("E"));
    assert_eq!(at(EXAM, "best").as_deref(), Some("B"));
    assert_eq!(
        at("(A(1 2) B(0 x))", "best").as_deref(),
        Some("B"),
        "the last of all"
    );
    let refused = |text: &str, node: Option<f64>| {
        let task = task(
            text,
            Rules {
                window: Window::FULL,
                ..Rules::default()
            },
        );
        let node = node.map_or(Setting::Nothing, Setting::Number);
        let settings = vec![
            ("ask".into(), self::text("condition")),
            ("node".into(), node),
            ("condition".into(), self::text("best")),
        ];
        serde_json::to_value(Asked::of(&task, &settings).expect_err("refused")).expect("plain")["option"].clone()
    };
    assert_eq!(refused("((3 4) (2 5))", None), "ask", "no unknown leaf");
    assert_eq!(refused("((3 x) (z y))", None), "ask", "three of them");
    assert_eq!(refused("((3 x) (2 5))", Some(9.0)), "node");
    assert_eq!(
        refused("((3 x) (2 5))", Some(2.0)),
        "ask",
        "no move of the root"
    );
}
