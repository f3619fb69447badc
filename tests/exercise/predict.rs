//! Questions before decisions, beside an independent run: a plain recursion that writes down every comparison.

use std::collections::BTreeMap;

use secateur::exercise::predict::{Course, Decision, Outcome, Question};
use secateur::exercise::task::Task;
use secateur::exercise::verdict::Verdict;
use secateur::opening::options::{OptionError, Setting};
use secateur::search::{Bounds, Cut, Returns, Rules, Update};
use secateur::source::notation::{parse, print};
use secateur::tree::Player;
use serde_json::{Value, json};

use super::oracle::{Node, simple};
use crate::common::random::{Kind, Random, STATIC, WRITTEN};
use crate::common::rules::{MINIMAX, TEXTBOOK, all};

const INF: f64 = f64::INFINITY;

/// How many trees are tried.
const TREES: usize = if cfg!(target_arch = "wasm32") {
    400
} else {
    4_000
};

/// A bound, and the node that holds it.
type Held = (f64, Option<usize>);

/// One comparison, as it was.
struct Comparison {
    step: u32,
    node: usize,
    child: usize,
    value: f64,
    first: bool,
    last: bool,
    before: [f64; 2],
    after: [f64; 2],
    improved: bool,
    best: f64,
    cut: bool,
    /// The bound that the cut test is about.
    limit: f64,
    /// Who holds it, and how many could.
    holder: Option<usize>,
    holders: usize,
}

/// A run: its comparisons, what its calls return and when, and the nodes that it enters and when.
struct Run<'a> {
    rules: &'a Rules,
    step: u32,
    comparisons: Vec<Comparison>,
    returned: BTreeMap<usize, (f64, u32)>,
    entered: Vec<(u32, usize)>,
    /// The players of the open calls.
    open: Vec<bool>,
}

impl Run<'_> {
    /// Returns the value of a node; `None` if the search has to stop.
    fn visit(&mut self, node: &Node, alpha: Held, beta: Held) -> Option<f64> {
        self.step += 1;
        self.entered.push((self.step, node.id));
        if node.children.is_empty() || self.rules.depth == Some(self.open.len() as u32) {
            let value = node.value?;
            self.step += 2;
            return Some(value);
        }
        let bounded = self.rules.bounded();
        // The bound that the node moves, and that which it is tested against.
        let (entry, limit) = if node.max {
            (alpha, beta)
        } else {
            (beta, alpha)
        };
        let beats = |a: f64, b: f64| if node.max { a > b } else { a < b };
        let pair = |own: f64| {
            if node.max {
                [own, limit.0]
            } else {
                [limit.0, own]
            }
        };
        let worst = if node.max { -INF } else { INF };
        let (mut best, mut own) = (worst, entry);
        let root = if node.max {
            self.rules.window.beta
        } else {
            self.rules.window.alpha
        };
        let holders = match self.rules.bounds {
            Bounds::Shallow => 1,
            Bounds::Deep => {
                let others = self.open.iter().filter(|&&max| max != node.max).count();
                others + usize::from(root.is_finite())
            }
        };
        for (at, child) in node.children.iter().enumerate() {
            let mine = match self.rules.bounds {
                _ if !bounded => (worst, None),
                Bounds::Deep => own,
                Bounds::Shallow => (best, Some(node.id)),
            };
            let theirs = match self.rules.bounds {
                Bounds::Deep if bounded => limit,
                _ => (-worst, None),
            };
            let (alpha, beta) = if node.max {
                (mine, theirs)
            } else {
                (theirs, mine)
            };
            self.open.push(node.max);
            let value = self.visit(child, alpha, beta);
            self.open.pop();
            let (value, before) = (value?, own.0);
            self.step += 1;
            let improved = beats(value, best);
            best = if improved { value } else { best };
            let met = beats(best, limit.0) || self.rules.cut == Cut::Reach && best == limit.0;
            let cut = bounded && met;
            if bounded && beats(best, own.0) && !(cut && self.rules.update == Update::After) {
                own = (best, Some(node.id));
            }
            self.comparisons.push(Comparison {
                step: self.step,
                node: node.id,
                child: child.id,
                value,
                first: at == 0,
                last: at + 1 == node.children.len(),
                before: pair(before),
                after: pair(own.0),
                improved,
                best,
                cut,
                limit: limit.0,
                holder: limit.1,
                holders,
            });
            if cut {
                self.step += 1;
                break;
            }
        }
        self.step += 1;
        let value = match self.rules.returns {
            Returns::Hard if bounded => {
                let (low, high) = if node.max {
                    (entry.0, limit.0)
                } else {
                    (limit.0, entry.0)
                };
                best.max(low).min(high)
            }
            _ => best,
        };
        self.returned.insert(node.id, (value, self.step));
        Some(value)
    }
}

fn run<'a>(root: &Node, rules: &'a Rules) -> Run<'a> {
    let mut run = Run {
        rules,
        step: 0,
        comparisons: Vec::new(),
        returned: BTreeMap::new(),
        entered: Vec::new(),
        open: Vec::new(),
    };
    let window = match rules.bounded() {
        true => (rules.window.alpha, rules.window.beta),
        false => (-INF, INF),
    };
    run.visit(root, (window.0, None), (window.1, None));
    run
}

/// What is to be asked, and what is right: a number, a window, or a node.
#[derive(Debug, PartialEq)]
struct Due {
    step: u32,
    ask: Decision,
    node: usize,
    child: usize,
    value: f64,
    window: [f64; 2],
    answer: Answer,
    /// The step by which all is decided.
    decided: u32,
}

#[derive(Clone, Debug, PartialEq)]
enum Answer {
    Value(f64),
    Window([f64; 2]),
    Node(Option<usize>),
}

/// The questions about one comparison.
fn due(run: &Run, found: &Comparison, every: bool) -> Vec<Due> {
    let question = |step, ask, answer, decided| Due {
        step,
        ask,
        node: found.node,
        child: found.child,
        value: found.value,
        window: found.before,
        answer,
        decided,
    };
    let (at, cut) = (found.step, u32::from(found.cut));
    let returns = |step| {
        let (value, left) = run.returned[&found.node];
        let worth = value != found.best;
        let asked = question(step, Decision::Returns, Answer::Value(value), left);
        (every || worth, asked)
    };
    if found.last {
        let (worth, asked) = returns(at - 1);
        return Vec::from_iter((worth || !found.first).then_some(asked));
    }
    let bounded = run.rules.bounded();
    let next = run.entered.iter().find(|(step, _)| *step > at);
    let next = Answer::Node(next.map(|(_, node)| *node));
    let mut asked = Vec::new();
    let possible = found.limit.is_finite();
    if every || possible {
        asked.push(question(at - 1, Decision::Next, next, at + cut));
    }
    if !found.cut {
        if bounded && (every || found.improved && !possible) {
            let window = Answer::Window(found.after);
            asked.push(question(at - 1, Decision::Bound, window, at));
        }
        return asked;
    }
    if every || found.holders > 1 {
        let holder = Answer::Node(found.holder);
        asked.push(question(at, Decision::Holder, holder, at + 1));
    }
    let (worth, returns) = returns(at + 1);
    asked.extend(worth.then_some(returns));
    asked
}

/// What a caller gives to say so.
fn said(random: &mut Random, answer: &Answer) -> Setting {
    let text = |random: &mut Random, number: f64| match random.once_in(2) {
        true => Setting::Number(number),
        false => Setting::Text(number.to_string().replace('-', "−").replace("inf", "∞")),
    };
    let fields = match *answer {
        Answer::Value(value) => vec![("value", text(random, value))],
        Answer::Window([alpha, beta]) => {
            vec![("alpha", text(random, alpha)), ("beta", text(random, beta))]
        }
        Answer::Node(Some(node)) => vec![("node", Setting::Number(node as f64))],
        Answer::Node(None) => vec![("node", Setting::Text("none".into()))],
    };
    table(fields)
}

fn table(fields: Vec<(&str, Setting)>) -> Setting {
    Setting::Table(
        fields
            .into_iter()
            .map(|(name, field)| (name.into(), field))
            .collect(),
    )
}

/// Answers that are wrong.
fn wrong(random: &mut Random, due: &Due, nodes: usize) -> Vec<Answer> {
    match due.answer {
        Answer::Value(value) => vec![Answer::Value(value + 1.0), Answer::Value(-INF)],
        Answer::Window([alpha, beta]) => {
            let mut others = vec![
                Answer::Window([alpha - 1.0, beta]),
                Answer::Window([alpha, 1e9]),
            ];
            others.push(Answer::Window(due.window));
            others.retain(|other| *other != due.answer);
            // What is infinite stays so.
            others
                .retain(|other| *other != Answer::Window([alpha - 1.0, beta]) || alpha.is_finite());
            others
        }
        Answer::Node(node) => {
            let any = random.below(nodes as u64) as usize;
            let others = [None, Some(any), Some(due.node), Some(due.child)];
            others
                .into_iter()
                .filter(|&other| other != node)
                .map(Answer::Node)
                .collect()
        }
    }
}

fn outcome(answer: &Answer) -> Value {
    let infinite = |number: f64| {
        if number.is_finite() {
            json!(number)
        } else {
            Value::Null
        }
    };
    match *answer {
        Answer::Value(value) => json!({ "value": infinite(value) }),
        Answer::Window([alpha, beta]) => {
            json!({ "alpha": infinite(alpha), "beta": infinite(beta) })
        }
        Answer::Node(node) => json!({ "node": node }),
    }
}

fn told(outcome: &Outcome) -> Value {
    let value = serde_json::to_value(outcome).expect("plain");
    // Whole numbers of nodes and values are the same here.
    serde_json::from_str(&value.to_string()).expect("JSON")
}

fn asked(question: &Question, due: &Due) -> Due {
    Due {
        step: question.step,
        ask: question.ask,
        node: question.node as usize,
        child: question.child as usize,
        value: question.value,
        window: [question.window.alpha, question.window.beta],
        answer: due.answer.clone(),
        decided: due.decided,
    }
}

#[test]
fn questions_and_answers_are_those_of_an_independent_run() {
    let mut random = Random::new(41);
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for number in 0..TREES {
        let kind = if number % 4 == 0 { WRITTEN } else { STATIC };
        let tree = random.tree(Kind {
            nodes: 24,
            depth: 5,
            ..kind
        });
        // A window is drawn between the values of a tree, and all leaves may be symbols.
        let rules = match number % 4 {
            0 => random.pick(&all()),
            _ => random.rules(&tree),
        };
        let every = random.once_in(2);
        let root = simple(&tree);
        let text = print(&tree);
        let task = Task::new(tree, rules);
        let run = run(&root, &rules);
        let due: Vec<Due> = run
            .comparisons
            .iter()
            .flat_map(|found| due(&run, found, every))
            .collect();
        let course = Course::new(&task, every);
        let context = format!("{text}\n{rules:?}, every: {every}");
        assert_eq!(course.questions.len(), due.len(), "{context}");
        for (at, (question, due)) in course.questions.iter().zip(&due).enumerate() {
            assert_eq!(asked(question, due), *due, "{context}");
            assert!(question.step < due.decided, "it is asked before: {context}");
            let given = said(&mut random, &due.answer);
            let right = course.predict(at, &given).expect("a shape");
            assert_eq!(
                (right.verdict, right.ok),
                (Verdict::Right, true),
                "{due:?} {context}"
            );
            assert_eq!(
                right.expected.as_ref().map(told),
                Some(outcome(&due.answer)),
                "{context}"
            );
            let next = course
                .questions
                .get(at + 1)
                .map_or(u32::MAX, |next| next.step);
            assert_eq!(right.until, due.decided.min(next), "{context}");
            assert!(
                right
                    .why
                    .iter()
                    .all(|&step| step > due.step && step <= run.step + 1),
                "{context}"
            );
            assert!(
                !right.why.is_empty() || right.reason.is_some(),
                "something says why: {context}"
            );
            *counts.entry(format!("{:?}", question.ask)).or_default() += 1;
            for other in wrong(&mut random, due, task.tree.len()) {
                let other = said(&mut random, &other);
                let judged = course.predict(at, &other).expect("a shape");
                assert_eq!(
                    (judged.verdict, judged.ok),
                    (Verdict::Wrong, false),
                    "{other:?} {context}"
                );
            }
            let shown = course.predict(at, &Setting::Nothing).expect("the answer");
            assert_eq!((shown.verdict, shown.ok), (Verdict::Missing, false));
            assert_eq!(shown.expected, right.expected);
        }
    }
    for ask in ["Returns", "Bound", "Next", "Holder"] {
        assert!(
            counts.get(ask).is_some_and(|&count| count > TREES / 20),
            "{counts:?}"
        );
    }
}

/// The questions of a tree in short: the step, the decision and the node's name.
fn brief(text: &str, rules: Rules, every: bool) -> Vec<String> {
    let task = Task::new(parse(text, Player::Max).expect("a tree"), rules);
    let course = Course::new(&task, every);
    let name = |node| task.names.name(&task.tree, node).unwrap_or_default();
    let brief = |q: &Question| format!("{} {:?} {}", q.step, q.ask, name(q.node));
    course.questions.iter().map(brief).collect()
}

const AIMA: &str = "((3 12 8) (2 4 6) (14 5 2))";

#[test]
fn only_decisions_worth_asking() {
    let textbook = [
        ["5 Bound B", "13 Returns B", "15 Bound A", "20 Next C"],
        ["28 Next D", "32 Next D", "36 Returns D", "39 Returns A"],
    ]
    .concat();
    assert_eq!(brief(AIMA, TEXTBOOK, false), textbook);
    assert_eq!(
        brief(AIMA, MINIMAX, false).len(),
        4,
        "what each node returns"
    );
    let every = brief(AIMA, TEXTBOOK, true);
    assert!(
        every.len() > textbook.len()
            && textbook
                .iter()
                .all(|asked| every.contains(&asked.to_string()))
    );
}

#[test]
fn an_answer_is_read_as_it_is_typed_and_can_be_mended() {
    let task = Task::new(parse(AIMA, Player::Max).expect("a tree"), TEXTBOOK);
    let course = Course::new(&task, false);
    let say = |number, fields| course.predict(number, &table(fields));
    let text = |text: &str| Setting::Text(text.into());
    let verdict = |number, fields| say(number, fields).expect("a shape").verdict;
    assert_eq!(
        verdict(0, vec![("beta", text("= 3"))]),
        Verdict::Right,
        "α stays"
    );
    assert_eq!(verdict(0, vec![]), Verdict::Wrong, "β moves");
    let exchanged = say(0, vec![("alpha", text("3"))]).expect("a shape");
    assert_eq!(
        serde_json::to_value(exchanged.reason).expect("plain"),
        json!({ "key": "exchanged" })
    );
    assert_eq!(verdict(1, vec![("value", text(" "))]), Verdict::Missing);
    let unread = say(1, vec![("value", text("three"))]).expect("a shape");
    assert_eq!(
        (unread.verdict, unread.expected, unread.until),
        (Verdict::Unread, None, 13)
    );
    let other = say(1, vec![("value", text("12"))]).expect("a shape");
    let reason = serde_json::to_value(other.reason).expect("plain");
    assert_eq!(reason, json!({ "key": "other-player", "player": "min" }));
    assert_eq!(verdict(3, vec![("node", text("D"))]), Verdict::Right);
    for (number, fields) in [
        (3, vec![("node", text("nowhere"))]),
        (3, vec![("value", text("3"))]),
        (0, vec![("beta", Setting::Flag(true))]),
        (9, vec![]),
    ] {
        assert!(say(number, fields).is_err());
    }
    let bare = course.predict(0, &Setting::Number(3.0));
    assert!(matches!(bare, Err(OptionError::BadOption { option, .. }) if option == "guess"));
}

#[test]
fn a_wrong_answer_names_a_mistake_by_which_a_search_gives_it() {
    use secateur::exercise::key::Key;
    use secateur::search::Mistake;

    let named = |text: &str, number: usize, node: u32| {
        let task = Task::new(parse(text, Player::Max).expect("a tree"), TEXTBOOK);
        let course = Course::new(&task, false);
        let guess = Setting::Table(vec![("node".into(), Setting::Number(node.into()))]);
        course.predict(number, &guess).expect("a prediction").likely
    };
    // C shows 2 where A has 3: whoever goes on there, searches like minimax.
    let aima = "((3 12 8) (2 4 6) (14 5 2))";
    assert_eq!(named(aima, 3, 7), Some(Mistake::Minimax));
    assert_eq!(named(aima, 3, 9), None, "this is right");
    assert_eq!(named(aima, 3, 1), Some(Mistake::RightToLeft));
    assert_eq!(named(aima, 3, 0), None, "nobody goes back to the root");
    // With 3 in the place of 2 it is the cut test.
    let tie = "((3 12 8) (3 4 6) (14 5 2))";
    assert_eq!(named(tie, 3, 7), Some(Mistake::OtherCutTest));

    // A mistaken run is named by a mistake that gives its answer.
    let mut random = Random::new(31);
    let mut wrong = 0;
    for _ in 0..TREES / 5 {
        let tree = random.tree(WRITTEN);
        let task = Task::new(tree, TEXTBOOK);
        let truth = Course::new(&task, false);
        let all = Task::new(task.tree.clone(), TEXTBOOK.minimax());
        // A symbol ends the run of minimax.
        if !Key::of(&all).finished {
            continue;
        }
        for (number, question) in truth.questions.iter().enumerate() {
            if question.ask != Decision::Next {
                continue;
            }
            let sibling = task.tree.end(question.child);
            let guess = Setting::Table(vec![("node".into(), Setting::Number(sibling.into()))]);
            let said = truth.predict(number, &guess).expect("a prediction");
            wrong += usize::from(!said.ok);
            assert!(said.ok || said.likely.is_some(), "{}", print(&task.tree));
        }
    }
    assert!(wrong > 20, "{wrong}");
}

#[test]
fn only_some_questions_are_asked_if_so_wished() {
    let tree = parse("((3 12 8) (2 4 6) (14 5 2))", Player::Max).expect("a tree");
    let task = Task::new(tree, TEXTBOOK);
    let asked = |words: &str| {
        let settings = vec![("ask".into(), Setting::Text(words.into()))];
        let course = Course::read(&task, &settings).expect("a course");
        course
            .questions
            .iter()
            .map(|question| question.ask)
            .collect::<Vec<_>>()
    };
    let all = Course::new(&task, false).questions.len();
    assert_eq!(asked("cuts"), vec![Decision::Next; 3]);
    assert_eq!(asked("values"), vec![Decision::Returns; 3]);
    assert_eq!(asked("windows"), vec![Decision::Bound; 2]);
    assert_eq!(asked("values windows cuts").len(), all);
    assert_eq!(asked("move").len(), all, "nothing that can be asked");
    let settings = vec![("ask".into(), Setting::Text("everything".into()))];
    assert!(Course::read(&task, &settings).is_err());
}
