//! Questions about searches with several visits, compared with an independent search.

use std::collections::BTreeMap;

use secateur::exercise::predict::{Course, Decision};
use secateur::exercise::reason::Reason;
use secateur::exercise::task::Task;
use secateur::exercise::verdict::Verdict;
use secateur::opening::options::Setting;
use secateur::search::{Algorithm, Deepening, Memory, Mistake, Rules};
use secateur::source::notation::print;
use secateur::trace::Trace;
use secateur::trace::event::EventKind;
use secateur::tree::GameTree;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::recursion::{Expected, Right, search};
use crate::common::naive;
use crate::common::native_or_wasm;
use crate::common::random::{Kind, Random, STATIC};
use crate::common::rules::TEXTBOOK;
use crate::common::settings::{table, text};

const TREES: usize = native_or_wasm(2_000, 1_000);

const SMALL: Kind = STATIC.sized(24, 5);

/// A tree of whole numbers, between which null windows lie, and a search of it with several visits.
fn case(random: &mut Random) -> (GameTree, Rules) {
    let tree = loop {
        let tree = random.tree(SMALL);
        let mut values = tree.nodes().filter_map(|node| tree.value(node));
        if values.all(|value| value.fract() == 0.0) {
            break tree;
        }
    };
    let rules = loop {
        let rules = Rules {
            algorithm: random.pick(&[Algorithm::AlphaBeta, Algorithm::Pvs, Algorithm::Pvs]),
            deepening: random.pick(&[Deepening::Off, Deepening::On]),
            table: random.pick(&[Memory::None, Memory::Unlimited]),
            depth: random.pick(&[None, Some(2), Some(3)]),
            ..TEXTBOOK
        };
        if !rules.single_visit() {
            break rules;
        }
    };
    (tree, rules)
}

/// An answer as it is given.
fn setting(answer: Right, entered: &[usize]) -> Setting {
    let number = |number: f64| text(&number.to_string().replace("inf", "∞"));
    let none = || text("none");
    let node = |node: Option<usize>| {
        let node = node.map_or_else(none, |node| Setting::Number(node as f64));
        table([("node", node)])
    };
    match answer {
        Right::Value(value) => table([("value", number(value))]),
        Right::Window(alpha, beta) => table([("alpha", number(alpha)), ("beta", number(beta))]),
        Right::Entered(at) => node(entered.get(at).copied()),
        Right::Node(id) => node(Some(id)),
        Right::Table(answer) => table([("value", answer.map_or_else(none, number))]),
        Right::Open => panic!("it is never decided"),
    }
}

/// Answers that are wrong.
fn wrong(answer: Right, entered: &[usize], nodes: usize) -> Vec<Right> {
    match answer {
        Right::Value(value) => vec![Right::Value(value + 1.0)],
        Right::Window(alpha, beta) => vec![Right::Window(alpha - 1.0, beta)],
        Right::Entered(at) => {
            let right = entered.get(at).copied();
            let none = right.map(|_| Right::Entered(usize::MAX));
            let others = (0..nodes).filter(|id| Some(*id) != right);
            others.map(Right::Node).chain(none).collect()
        }
        Right::Table(answer) => {
            let other = answer.map_or(Some(0.5), |value| Some(value + 0.5));
            vec![Right::Table(other)]
        }
        Right::Node(_) | Right::Open => Vec::new(),
    }
}

#[test]
fn questions_and_answers_are_those_of_an_independent_search() {
    let mut random = Random::new(282);
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let mut named: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for _ in 0..TREES {
        let (tree, rules) = case(&mut random);
        let search = search(&tree, &rules);
        let trace = Trace::record(tree.clone(), rules);
        let context = format!("{} {rules:?}", print(&tree));
        assert_eq!(trace.steps(), search.step + 1, "{context}");
        let task = Task::new(tree, rules);
        let course = Course::of_visits(&task, &trace, true);
        let mut asked: Vec<_> = course.questions.iter().enumerate().collect();
        asked.retain(|(_, asked)| asked.ask != Decision::Bound);
        let found = asked
            .iter()
            .map(|(_, q)| (q.step, q.ask, q.node as usize, q.child as usize));
        let expected = search
            .expected
            .iter()
            .map(|q| (q.step, q.ask, q.node, q.child));
        assert_eq!(
            found.collect::<Vec<_>>(),
            expected.collect::<Vec<_>>(),
            "{context}"
        );
        for ((number, question), expected) in asked.into_iter().zip(&search.expected) {
            let right = setting(expected.right, &search.entered);
            let judged = course.predict(number, &right).expect("a shape");
            let about = || format!("{expected:?} {context}");
            let verdict = (judged.verdict, judged.likely);
            assert_eq!(verdict, (Verdict::Right, None), "{judged:?} {}", about());
            let shown = question.step..=trace.steps();
            assert!(shown.contains(&judged.until), "{context}");
            let explained = !judged.why.is_empty() || judged.reason.is_some();
            assert!(explained, "a step or a reason explains it: {}", about());
            for wrong in wrong(expected.right, &search.entered, task.tree.len()) {
                let wrong = setting(wrong, &search.entered);
                let judged = course.predict(number, &wrong).expect("a shape");
                assert_eq!(judged.verdict, Verdict::Wrong, "{wrong:?} {}", about());
            }
            for (mistake, wrong) in &expected.mistaken {
                let judged = course.predict(number, &setting(*wrong, &search.entered));
                let judged = judged.expect("a shape");
                if judged.ok {
                    assert_eq!(*wrong, expected.right, "{}", about());
                    continue;
                }
                // A number can be explained without a mistake of the search.
                if let Some(Reason::CountedBefore | Reason::CountedNodes) = judged.reason {
                    assert_eq!(judged.likely, None, "{}", about());
                    continue;
                }
                // Another mistake can give the same answer.
                let same = expected.mistaken.iter().filter(|(_, other)| other == wrong);
                let same: Vec<Mistake> = same.map(|(other, _)| *other).collect();
                let likely = judged.likely.expect("a mistake is named");
                assert!(same.contains(&likely), "{likely:?} {}", about());
                let named = named.entry(format!("{mistake:?}")).or_insert((0, 0));
                *named = (named.0 + 1, named.1 + usize::from(likely == *mistake));
            }
            let kind = format!("{:?} {}", expected.ask, kind(expected));
            *counts.entry(kind).or_default() += 1;
        }
        let worth = Course::of_visits(&task, &trace, false);
        let every = |asked| course.questions.contains(asked);
        assert!(worth.questions.iter().all(every), "{context}");
    }
    let all = [
        ("Again ", TREES),
        ("Next ", TREES),
        ("Returns ", TREES),
        ("Test ", TREES),
        ("Pass ", TREES),
        ("Evaluates ", TREES),
        ("Table hit", TREES / 20),
        ("Table no", TREES),
    ];
    for (name, least) in all {
        let count = counts.get(name).copied().unwrap_or(0);
        assert!(count > least, "{name}: {counts:?}");
    }
    assert_eq!(named.len(), 7, "{named:?}");
    let named = named.values().all(|(_, named)| *named > 0);
    assert!(named, "each mistake is identified at least once: {named:?}");
}

/// The answer of the table to a question about it; empty for other questions.
fn kind(expected: &Expected) -> &str {
    match expected.right {
        Right::Table(Some(_)) => "hit",
        Right::Table(None) => "no",
        _ => "",
    }
}

#[test]
fn the_value_of_a_deeper_pass_and_the_total_count_are_identified_as_mistakes() {
    let mut random = Random::new(283);
    let (mut deep, mut counted) = (0, 0);
    for _ in 0..TREES / 10 {
        let tree = random.tree(SMALL);
        let rules = Rules {
            deepening: Deepening::On,
            ..TEXTBOOK
        };
        let trace = Trace::record(tree.clone(), rules);
        let task = Task::new(tree, rules);
        let course = Course::of_visits(&task, &trace, true);
        let (mut depth, mut all) = (0, 0.0);
        for (number, question) in course.questions.iter().enumerate() {
            let say = |value: f64| {
                let guess = table([("value", Setting::Number(value))]);
                course.predict(number, &guess).expect("a shape")
            };
            let right = course
                .predict(number, &Setting::Nothing)
                .expect("shown")
                .expected;
            let right = serde_json::to_value(right).expect("plain");
            match question.ask {
                Decision::Pass => {
                    depth += 1;
                    let other = naive::limited(&task.tree, 0, depth + 1).expect("a value");
                    let judged = say(other);
                    let named = judged.likely == Some(Mistake::TooDeep);
                    assert!(judged.ok || named, "{} {depth}", print(&task.tree));
                    deep += usize::from(!judged.ok);
                }
                Decision::Evaluates => {
                    let own = right["value"].as_f64().expect("a number");
                    let judged = say(all + own);
                    let reason = serde_json::to_value(judged.reason).expect("plain");
                    assert!(judged.ok || reason["key"] == "counted-before");
                    counted += usize::from(!judged.ok);
                    all += own;
                }
                _ => {}
            }
        }
    }
    let least = deep.min(counted);
    assert!(least > TREES / 20, "{deep} {counted}");
}

/// How many nodes each pass of a search evaluates, and how many it enters.
fn passes(tree: &GameTree, rules: &Rules) -> Vec<(u32, u32)> {
    let trace = Trace::record(tree.clone(), *rules);
    let mut passes = Vec::new();
    for (kind, node) in (1..=trace.steps()).map(|step| trace.at(step)) {
        match kind {
            EventKind::Enter if node == 0 => passes.push((0, 1)),
            EventKind::Enter => passes.last_mut().expect("a pass").1 += 1,
            EventKind::Evaluate => passes.last_mut().expect("a pass").0 += 1,
            _ => {}
        }
    }
    passes
}

#[test]
fn a_wrong_count_of_a_pass_is_attributed_to_a_mistake_that_gives_it() {
    let mut random = Random::new(284);
    let mut named: BTreeMap<String, usize> = BTreeMap::new();
    for _ in 0..TREES / 4 {
        let (tree, rules) = case(&mut random);
        let right = passes(&tree, &rules);
        let trace = Trace::record(tree.clone(), rules);
        let task = Task::new(tree.clone(), rules);
        let course = Course::of_visits(&task, &trace, true);
        let asked = course.questions.iter().enumerate();
        let asked = asked.filter(|(_, asked)| asked.ask == Decision::Evaluates);
        let by = |mistake: Mistake| Some(passes(&tree, &mistake.rules(&rules)?));
        let mistakes = [
            Mistake::OtherCutTest,
            Mistake::NoTable,
            Mistake::NoNullWindows,
        ];
        let others: Vec<Vec<(u32, u32)>> = mistakes.into_iter().filter_map(by).collect();
        for (pass, (number, _)) in asked.enumerate() {
            let given = others.iter().filter_map(|other| other.get(pass));
            let given = given.map(|&(evaluated, _)| evaluated);
            for given in given.chain([right[pass].1]) {
                let guess = table([("value", Setting::Number(given.into()))]);
                let judged = course.predict(number, &guess).expect("a shape");
                let about = || format!("{given} {pass} {} {rules:?}", print(&tree));
                assert_eq!(judged.ok, given == right[pass].0, "{}", about());
                if let Some(Reason::CountedNodes) = judged.reason {
                    assert_eq!(given, right[pass].1, "{}", about());
                    *named.entry("nodes".into()).or_default() += 1;
                }
                let Some(mistake) = judged.likely else {
                    continue;
                };
                *named.entry(format!("{mistake:?}")).or_default() += 1;
                if mistakes.contains(&mistake) {
                    let count = by(mistake).and_then(|counts| Some(counts.get(pass)?.0));
                    assert_eq!(count, Some(given), "{mistake:?} {}", about());
                }
            }
        }
    }
    for name in [
        "nodes",
        "Minimax",
        "OtherCutTest",
        "NoTable",
        "NoNullWindows",
    ] {
        assert!(
            named.get(name).is_some_and(|&count| count > 5),
            "{name} {named:?}"
        );
    }
}
