//! Questions about searches with several visits, beside an independent one: a plain recursion with null windows,
//! iterations and a transposition table, which writes down what is to be asked.

use std::collections::{BTreeMap, HashMap};

use secateur::exercise::predict::{Course, Decision};
use secateur::exercise::task::Task;
use secateur::exercise::verdict::Verdict;
use secateur::opening::options::Setting;
use secateur::search::{Algorithm, Deepening, Memory, Mistake, Rules};
use secateur::source::notation::print;
use secateur::trace::Trace;
use secateur::tree::GameTree;

use super::due::table;
use super::run::INF;
use crate::common::naive;
use crate::common::random::{Kind, Random, STATIC};
use crate::common::rules::TEXTBOOK;
use crate::exercise::oracle::{Node, simple};

const TREES: usize = if cfg!(target_arch = "wasm32") {
    200
} else {
    2_000
};

/// What is to be asked: the step, the subject, the node and the child, and the number of what is right.
#[derive(Debug)]
struct Due {
    step: u32,
    ask: Decision,
    node: usize,
    child: usize,
    right: Right,
    /// What it is by a mistake.
    slips: Vec<(Mistake, Right)>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Right {
    /// A value, also a number of nodes.
    Value(f64),
    /// A window.
    Window(f64, f64),
    /// The node that is entered as this one of all, if there is one.
    Entered(usize),
    /// This node.
    Node(usize),
    /// The value from the table, if it answers.
    Table(Option<f64>),
    /// It is not known yet.
    Open,
}

/// An entry of the table.
#[derive(Clone, Copy)]
struct Stored {
    low: f64,
    high: f64,
    plies: u32,
    limited: bool,
}

impl Stored {
    /// The value that a call with this window returns because of it.
    fn answer(self, window: (f64, f64)) -> Option<f64> {
        match self.low == self.high || self.low >= window.1 {
            true => Some(self.low).filter(|low| low.is_finite()),
            false => Some(self.high).filter(|high| *high <= window.0),
        }
    }
}

struct Search {
    pvs: bool,
    table: Option<HashMap<usize, Stored>>,
    /// The plies of the present iteration; `None`: all.
    depth: Option<u32>,
    height: u32,
    step: u32,
    entered: Vec<usize>,
    evaluated: u32,
    due: Vec<Due>,
}

impl Search {
    fn ask(&mut self, step: u32, ask: Decision, (node, child): (usize, usize), right: Right) {
        let slips = Vec::new();
        self.due.push(Due {
            step,
            ask,
            node,
            child,
            right,
            slips,
        });
    }

    /// Notes what the last question would be answered by mistakes.
    fn slip(&mut self, slips: &[(Mistake, Right)]) {
        if let Some(due) = self.due.last_mut() {
            due.slips.extend(slips);
        }
    }

    /// Returns the value of a node, and whether it depends on the depth limit.
    fn visit(&mut self, node: &Node, window: (f64, f64), ply: u32) -> (f64, bool) {
        self.step += 1;
        self.entered.push(node.id);
        let pass = self.due.len();
        let (began, before) = (self.step, self.evaluated);
        if node.id == 0 {
            self.ask(began, Decision::Pass, (0, 0), Right::Open);
            self.ask(began, Decision::Evaluates, (0, 0), Right::Open);
        }
        let result = self.value(node, window, ply);
        self.step += 1;
        if node.id == 0 {
            self.due[pass].right = Right::Value(result.0);
            self.due[pass + 1].right = Right::Value(f64::from(self.evaluated - before));
        }
        result
    }

    fn value(&mut self, node: &Node, mut window: (f64, f64), ply: u32) -> (f64, bool) {
        if node.children.is_empty() || self.depth == Some(ply) {
            self.step += 1;
            self.evaluated += 1;
            return (
                node.value.expect("a static value"),
                !node.children.is_empty(),
            );
        }
        let plies = self.depth.unwrap_or(self.height) - ply;
        let mut limited = false;
        if let Some(table) = &self.table {
            let usable = |stored: &&Stored| {
                let whole = !stored.limited && (self.depth.is_none() || plies > stored.plies);
                stored.plies == plies || whole
            };
            let any = table.get(&node.id).copied();
            let stored = any.as_ref().filter(usable).copied();
            let answer = stored.and_then(|stored| stored.answer(window));
            let known = |(low, high)| {
                stored.and_then(|stored| {
                    Stored {
                        low,
                        high,
                        ..stored
                    }
                    .answer(window)
                })
            };
            let one =
                stored.map(|Stored { low, high, .. }| if low.is_finite() { low } else { high });
            let other = stored.map_or((-INF, INF), |Stored { low, high, .. }| match low == high {
                true => (low, high),
                false => (
                    if high.is_finite() { high } else { -INF },
                    if low.is_finite() { low } else { INF },
                ),
            });
            let slips = [
                (
                    Mistake::TableWrongDepth,
                    any.and_then(|stored| stored.answer(window)),
                ),
                (
                    Mistake::TableBoundForValue,
                    one.filter(|one| one.is_finite()),
                ),
                (Mistake::TableBoundsExchanged, known(other)),
                (Mistake::NoTable, None),
            ];
            self.ask(
                self.step,
                Decision::Table,
                (node.id, node.id),
                Right::Table(answer),
            );
            self.slip(&slips.map(|(mistake, answer)| (mistake, Right::Table(answer))));
            if let Some(stored) = stored {
                if let Some(answer) = answer {
                    self.step += 1;
                    return (answer, stored.limited);
                }
                let narrowed = (window.0.max(stored.low), window.1.min(stored.high));
                if narrowed != window {
                    self.step += 1;
                    (window, limited) = (narrowed, stored.limited);
                }
            }
        }
        let (value, below) = self.children(node, window, ply);
        limited |= below;
        self.store(node.id, window, value, plies, limited);
        (value, limited)
    }

    fn children(&mut self, node: &Node, window: (f64, f64), ply: u32) -> (f64, bool) {
        let (mut alpha, mut beta) = window;
        let mut best = if node.max { -INF } else { INF };
        let beats = |a: f64, b: f64| if node.max { a > b } else { a < b };
        let mut limited = false;
        // The questions about what this node returns.
        let mut returns = Vec::new();
        for (at, child) in node.children.iter().enumerate() {
            let (ids, last) = ((node.id, child.id), at + 1 == node.children.len());
            let (own, limit) = if node.max {
                (alpha, beta)
            } else {
                (beta, alpha)
            };
            let null = if node.max {
                (alpha, alpha + 1.0)
            } else {
                (beta - 1.0, beta)
            };
            let inside = null.0 >= alpha && null.1 <= beta && null != (alpha, beta);
            let mut tested = self.pvs && at > 0 && own.is_finite() && inside;
            if tested {
                let null = Right::Window(null.0, null.1);
                self.ask(self.step, Decision::Test, ids, null);
                let other = if node.max {
                    (alpha - 1.0, alpha)
                } else {
                    (beta, beta + 1.0)
                };
                self.slip(&[
                    (Mistake::NoNullWindows, Right::Window(alpha, beta)),
                    (
                        Mistake::NullWindowOnOtherSide,
                        Right::Window(other.0, other.1),
                    ),
                ]);
            }
            let passed = if tested { null } else { (alpha, beta) };
            let (mut value, below) = self.visit(child, passed, ply + 1);
            limited |= below;
            if tested {
                let next = Right::Entered(self.entered.len());
                self.ask(self.step, Decision::Again, ids, next);
            }
            if tested && beats(value, own) && beats(limit, value) {
                if let Some(next) = node.children.get(at + 1) {
                    self.slip(&[(Mistake::NotSearchedAgain, Right::Node(next.id))]);
                }
                self.step += 1;
                let (again, below) = self.visit(child, (alpha, beta), ply + 1);
                (value, tested) = (again, false);
                limited |= below;
            }
            let at = self.step;
            self.step += 1;
            best = if beats(value, best) { value } else { best };
            let cut = best == limit || beats(best, limit);
            let mut asked = |search: &mut Search, step| {
                returns.push(search.due.len());
                search.ask(step, Decision::Returns, ids, Right::Open);
            };
            match (tested, last) {
                (true, true) if !cut => asked(self, at),
                (true, _) => {}
                (false, true) => asked(self, at),
                (false, false) => {
                    let next = Right::Entered(self.entered.len());
                    self.ask(at, Decision::Next, ids, next);
                }
            }
            if cut {
                self.step += 1;
                if tested || !last {
                    asked(self, at + 2);
                }
                break;
            }
            let moved = if node.max { &mut alpha } else { &mut beta };
            *moved = if beats(best, *moved) { best } else { *moved };
        }
        for due in returns {
            self.due[due].right = Right::Value(best);
        }
        (best, limited)
    }

    fn store(&mut self, node: usize, window: (f64, f64), value: f64, plies: u32, limited: bool) {
        let Some(table) = &mut self.table else {
            return;
        };
        let low = (value > window.0).then_some(value);
        let high = (value < window.1).then_some(value);
        let new = Stored {
            low: low.unwrap_or(-INF),
            high: high.unwrap_or(INF),
            plies,
            limited,
        };
        let before = table.get(&node).copied();
        let together = before.filter(|old| old.plies == plies || !old.limited && !limited);
        let stored = together.map_or(new, |old| Stored {
            low: low.unwrap_or(old.low),
            high: high.unwrap_or(old.high),
            plies: plies.max(old.plies),
            limited: limited || old.limited,
        });
        table.insert(node, stored);
    }
}

fn search(tree: &GameTree, rules: &Rules) -> Search {
    let mut search = Search {
        pvs: rules.algorithm == Algorithm::Pvs,
        table: (rules.table != Memory::None).then(HashMap::new),
        depth: None,
        height: tree.height(),
        step: 0,
        entered: Vec::new(),
        evaluated: 0,
        due: Vec::new(),
    };
    let root = simple(tree);
    let deepens = rules.deepening == Deepening::On;
    let last = rules.depth.or(deepens.then_some(tree.height()));
    let depths: Vec<Option<u32>> = match deepens {
        true => (last.unwrap_or(0).min(1)..=last.unwrap_or(0))
            .map(Some)
            .collect(),
        false => vec![last],
    };
    for depth in depths {
        search.depth = depth;
        search.visit(&root, (-INF, INF), 0);
        // The verdict on the pass.
        search.step += u32::from(deepens);
    }
    search
}

/// A tree of whole numbers, between which null windows lie, and a search of it with several visits.
fn case(random: &mut Random) -> (GameTree, Rules) {
    let kind = Kind {
        nodes: 24,
        depth: 5,
        ..STATIC
    };
    let tree = loop {
        let tree = random.tree(kind);
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
fn said(answer: Right, entered: &[usize]) -> Setting {
    let number = |number: f64| Setting::Text(number.to_string().replace("inf", "∞"));
    let none = || Setting::Text("none".into());
    let node = |node: Option<usize>| {
        let node = node.map_or_else(none, |node| Setting::Number(node as f64));
        table(vec![("node", node)])
    };
    match answer {
        Right::Value(value) => table(vec![("value", number(value))]),
        Right::Window(alpha, beta) => table(vec![("alpha", number(alpha)), ("beta", number(beta))]),
        Right::Entered(at) => node(entered.get(at).copied()),
        Right::Node(id) => node(Some(id)),
        Right::Table(answer) => table(vec![("value", answer.map_or_else(none, number))]),
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
    let mut slips: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for _ in 0..TREES {
        let (tree, rules) = case(&mut random);
        let search = search(&tree, &rules);
        let trace = Trace::record(tree.clone(), rules);
        let context = format!("{} {rules:?}", print(&tree));
        assert_eq!(trace.steps(), search.step + 1, "{context}");
        let task = Task::new(tree, rules);
        let course = Course::of_visits(&task, &trace, true);
        let asked = course.questions.iter().enumerate();
        let asked: Vec<_> = asked
            .filter(|(_, asked)| asked.ask != Decision::Bound)
            .collect();
        let brief = |step, ask, node, child| (step, ask, node as usize, child as usize);
        let found: Vec<_> = asked
            .iter()
            .map(|(_, q)| brief(q.step, q.ask, q.node, q.child))
            .collect();
        let due: Vec<_> = search
            .due
            .iter()
            .map(|due| (due.step, due.ask, due.node, due.child))
            .collect();
        assert_eq!(found, due, "{context}");
        for ((number, question), due) in asked.into_iter().zip(&search.due) {
            let right = said(due.right, &search.entered);
            let judged = course.predict(number, &right).expect("a shape");
            let verdict = (judged.verdict, judged.likely);
            assert_eq!(
                verdict,
                (Verdict::Right, None),
                "{due:?} {judged:?} {context}"
            );
            let shown = question.step..=trace.steps();
            assert!(shown.contains(&judged.until), "{context}");
            let told = !judged.why.is_empty() || judged.reason.is_some();
            assert!(told, "something says why: {due:?} {context}");
            for wrong in wrong(due.right, &search.entered, task.tree.len()) {
                let wrong = said(wrong, &search.entered);
                let judged = course.predict(number, &wrong).expect("a shape");
                assert_eq!(
                    judged.verdict,
                    Verdict::Wrong,
                    "{due:?} {wrong:?} {context}"
                );
            }
            for (mistake, slip) in &due.slips {
                let judged = course.predict(number, &said(*slip, &search.entered));
                let judged = judged.expect("a shape");
                if judged.ok {
                    assert_eq!(*slip, due.right, "{due:?} {context}");
                    continue;
                }
                // Another mistake can give the same answer.
                let same = due.slips.iter().filter(|(_, other)| other == slip);
                let same: Vec<Mistake> = same.map(|(other, _)| *other).collect();
                let likely = judged.likely.expect("a mistake is named");
                assert!(same.contains(&likely), "{likely:?} {due:?} {context}");
                let named = slips.entry(format!("{mistake:?}")).or_insert((0, 0));
                *named = (named.0 + 1, named.1 + usize::from(likely == *mistake));
            }
            *counts
                .entry(format!("{:?} {}", due.ask, kind(due)))
                .or_default() += 1;
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
    assert_eq!(slips.len(), 7, "{slips:?}");
    let named = slips.values().all(|(_, named)| *named > 0);
    assert!(named, "each is named by its own name: {slips:?}");
}

/// Whether the table answers, where it is asked.
fn kind(due: &Due) -> &str {
    match due.right {
        Right::Table(Some(_)) => "hit",
        Right::Table(None) => "no",
        _ => "",
    }
}

#[test]
fn another_depth_and_counts_of_other_passes_are_named() {
    let mut random = Random::new(283);
    let (mut deep, mut counted) = (0, 0);
    for _ in 0..TREES / 10 {
        let tree = random.tree(Kind {
            nodes: 24,
            depth: 5,
            ..STATIC
        });
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
                let said = table(vec![("value", Setting::Number(value))]);
                course.predict(number, &said).expect("a shape")
            };
            let right = course
                .predict(number, &Setting::Nothing)
                .expect("the answer");
            let right = serde_json::to_value(right.expected).expect("plain");
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
    assert!(
        deep > TREES / 20 && counted > TREES / 20,
        "{deep} {counted}"
    );
}
