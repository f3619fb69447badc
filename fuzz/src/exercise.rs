//! Everything that a page asks about an exercise: a mistake is planted and pointed at, decisions are predicted, answers are
//! graded and trees drawn. Each answer is bounded by the size of the tree, and the solution gets full points.

use arbitrary::{Arbitrary, Result, Unstructured};
use secateur::exercise::answer::Answers;
use secateur::exercise::content::Content;
use secateur::exercise::draw::wish::Wish;
use secateur::exercise::find::{FindError, FindTask};
use secateur::exercise::predict::{Course, Outcome};
use secateur::exercise::questions::Questions;
use secateur::exercise::task::Task;
use secateur::exercise::{draw, grade};
use secateur::opening::options::{Options, Setting, Settings};
use secateur::opening::{OpenedSearch, Opening, Scope, Source};
use secateur::source::notation::parse;
use secateur::trace::Trace;
use secateur::tree::{Limits, Sliced};

use crate::settings::settings;
use crate::source;

/// The most nodes of a tree that is asked about: larger ones take longer, and are not different.
const MOST: usize = 300;

/// Makes an exercise of a source, and asks about it.
pub fn run(data: &[u8]) {
    // Bytes that are too short for an input are ignored.
    let _ = visit(&mut Unstructured::new(data));
}

fn visit(from: &mut Unstructured) -> Result<()> {
    let Ok(options) = Questions::default().options(&searched(from)?) else {
        return Ok(());
    };
    if from.ratio(1, 60)? {
        return drawn(from, &options);
    }
    let made = match from.ratio(1, 4)? {
        true => source::source(from, options.root)?,
        false => Some(Source::Text(tree(from)?)),
    };
    let Some((task, trace)) = made.and_then(|made| opened(made, options)) else {
        return Ok(());
    };
    if let Ok(task) = task.single_visit() {
        finds(from, task)?;
        grades(from, task)?;
    }
    predicts(from, &task, &trace)
}

/// The task of a source that opens, and the trace of its search. A source that is a trace waits for bytes, and has no exercise of its
/// own.
fn opened(source: Source, options: Options) -> Option<(Task, Trace)> {
    if matches!(source, Source::Trace(_)) {
        return None;
    }
    let limits = Limits {
        nodes: MOST,
        ..Limits::default()
    };
    let opening = Opening::within(&Scope::WHOLE, limits, source, options).ok()?;
    let opened = opening.finish(&()).ok()?;
    let OpenedSearch::Calls(called) = opened.ran else {
        return None;
    };
    let trace = called.trace;
    let task = Task::of(trace.tree(), trace.rules(), &opened.plan.names).ok()?;
    Some((task, trace))
}

/// Options of a search that an exercise can be about. About one in twelve is arbitrary.
fn searched(from: &mut Unstructured) -> Result<Settings> {
    if from.ratio(1, 12)? {
        return settings(from);
    }
    let words: [(&str, &[&str]); 8] = [
        ("algorithm", &["alpha-beta", "alpha-beta", "minimax", "pvs"]),
        ("deepening", &["off", "off", "off", "on"]),
        ("cut", &[">=", ">"]),
        ("returns", &["soft", "hard"]),
        ("bounds", &["deep", "shallow"]),
        ("update", &["after", "before"]),
        ("root", &["max", "min"]),
        ("order", &["given", "reversed", "random"]),
    ];
    let mut searched = chosen(from, &words)?;
    if from.ratio(1, 8)? {
        let depth = Setting::Number(from.int_in_range(0..=4)?.into());
        searched.push(("depth".into(), depth));
    }
    Ok(searched)
}

/// Some of the words that options take, about one for every second option.
fn chosen(from: &mut Unstructured, words: &[(&str, &[&str])]) -> Result<Settings> {
    let mut chosen = Settings::new();
    for (name, words) in words {
        if from.ratio(1, 2)? {
            let word = Setting::Text((*from.choose(words)?).into());
            chosen.push(((*name).into(), word));
        }
    }
    Ok(chosen)
}

/// A tree with few plies, in which some leaves are unknown.
fn tree(from: &mut Unstructured) -> Result<String> {
    let plies = from.int_in_range(1..=4)?;
    let unknown = *from.choose(&[0, 8, 20])?;
    let mut text = String::new();
    grow(from, plies, unknown, &mut text)?;
    Ok(text)
}

/// Writes a node of a tree. One leaf in `unknown` is; none if that is 0.
fn grow(from: &mut Unstructured, plies: u32, unknown: u8, text: &mut String) -> Result<()> {
    if plies == 0 {
        match unknown > 0 && from.ratio(1, unknown)? {
            true => text.push_str(" a"),
            false => text.push_str(&format!(" {}", from.int_in_range(-3..=9)?)),
        }
        return Ok(());
    }
    text.push_str(from.choose(&["(", "(", "(", "(", " MAX(", " =2("])?);
    for _ in 0..from.int_in_range(1..=4)? {
        let below = if from.ratio(1, 8)? { 0 } else { plies - 1 };
        grow(from, below, unknown, text)?;
    }
    text.push(')');
    Ok(())
}

/// Draws a tree, which can be read again.
fn drawn(from: &mut Unstructured, options: &Options) -> Result<()> {
    let mut wish = vec![("seed".into(), Setting::Number(u32::arbitrary(from)?.into()))];
    for name in ["tie", "deep", "negative"] {
        wish.push((name.into(), Setting::Flag(bool::arbitrary(from)?)));
    }
    let (Ok(wish), Ok(asked)) = (Wish::read(&wish), Questions::read(&asked(from)?)) else {
        return Ok(());
    };
    match draw(&wish, options.root, options.rules, &asked) {
        Ok(drawn) => assert!(parse(&drawn.text, options.root).is_ok(), "{drawn:?}"),
        Err(none) => assert!(!none.loosen.is_empty()),
    }
    Ok(())
}

/// Looks for a mistake.
fn finds(from: &mut Unstructured, task: &Task) -> Result<()> {
    let seed = Setting::Number(from.int_in_range(0..=999)?.into());
    let finding = match FindTask::read(task, &vec![("seed".into(), seed)]) {
        Ok(finding) => finding,
        Err(FindError::None(none)) => {
            assert!(none.loosen.is_empty());
            return Ok(());
        }
        Err(error) => panic!("{error:?}"),
    };
    let (steps, at) = (finding.planted.steps.len(), finding.planted.at);
    assert!(at < steps && steps <= 4 * task.tree.len());
    let point = |step| finding.point(&step).expect("it is a step");
    assert!(point(Setting::Number(at as f64)).ok);
    assert_eq!(point(Setting::Nothing).at, Some(at));
    let step = from.int_in_range(0..=steps - 1)?;
    assert_eq!(point(Setting::Number(step as f64)).ok, step == at);
    Ok(())
}

/// Answers questions before decisions, and repeats the solution.
fn predicts(from: &mut Unstructured, task: &Task, trace: &Trace) -> Result<()> {
    let every = Setting::Flag(bool::arbitrary(from)?);
    let course = Course::read(task, trace, &vec![("every".into(), every)]).expect("an option");
    assert!(course.questions.len() <= 2 * trace.steps() as usize);
    for number in 0..course.questions.len().min(12) {
        let shown = course.predict(number, &Setting::Nothing);
        let expected = shown.expect("a question").expected.expect("an answer");
        if let Some(solution) = solution(&expected) {
            let judged = course.predict(number, &solution).expect("an answer");
            assert!(judged.ok, "{solution:?} is not {expected:?}");
        }
        // Any answer is judged or refused.
        let _ = course.predict(number, &Setting::Table(settings(from)?));
    }
    Ok(())
}

/// The solution as an answer; `None` for a range, which has several ways.
fn solution(outcome: &Outcome) -> Option<Setting> {
    let fields = match outcome {
        Outcome::Value { value } => match value {
            Content::Number(value) => vec![("value", Setting::Number(*value))],
            _ => return None,
        },
        Outcome::Window(window) => vec![
            ("alpha", Setting::Number(window.alpha)),
            ("beta", Setting::Number(window.beta)),
        ],
        Outcome::Node { node: Some(node) } => vec![("node", Setting::Number((*node).into()))],
        Outcome::Node { node: None } => vec![("node", Setting::Text("none".into()))],
        Outcome::Table {
            answer: Some(value),
        } => vec![("value", Setting::Number(*value))],
        Outcome::Table { answer: None } => vec![("value", Setting::Text("none".into()))],
    };
    let fields = fields
        .into_iter()
        .map(|(name, setting)| (name.into(), setting));
    Some(Setting::Table(fields.collect()))
}

/// Grades a sheet.
fn grades(from: &mut Unstructured, task: &Task) -> Result<()> {
    let Ok(asked) = Questions::of(task, &asked(from)?) else {
        return Ok(());
    };
    let Ok(answers) = Answers::read(task, &sheet(from, task)?) else {
        return Ok(());
    };
    let graded = grade(task, &asked, &answers);
    assert!((0.0..=1.0).contains(&graded.score) && graded.points <= graded.max);
    assert!(graded.first.is_none_or(|first| first < graded.items.len()));
    Ok(())
}

/// What an exercise asks. Most of it is valid; about one in twelve is arbitrary.
fn asked(from: &mut Unstructured) -> Result<Settings> {
    if from.ratio(1, 12)? {
        return settings(from);
    }
    let words: [(&str, &[&str]); 8] = [
        (
            "ask",
            &[
                "values cuts",
                "ranges windows",
                "move leaves count",
                "values windows cuts move",
                "order",
                "condition",
                "construct",
                "horizon",
            ],
        ),
        ("windows", &["final", "entry", "history", "own"]),
        ("cuts", &["any", "edges"]),
        ("follow", &["own", "none"]),
        ("view", &["max", "mover"]),
        ("goal", &["fewest", "most", "deep", "strict", "reversed"]),
        ("condition", &["unseen", "best", "root"]),
        ("numbers", &["any", "whole"]),
    ];
    let mut asked = chosen(from, &words)?;
    if from.ratio(1, 4)? {
        let ends = vec![Setting::Number(-3.0), Setting::Number(9.0)];
        let kind = (*from.choose(&["values", "window"])?).into();
        let known = Setting::Table(vec![(kind, Setting::List(ends))]);
        asked.push(("known".into(), known));
    }
    Ok(asked)
}

/// Answers about some nodes and about the whole tree.
fn sheet(from: &mut Unstructured, task: &Task) -> Result<Setting> {
    let mut answers = Vec::new();
    for node in task.tree.nodes().take(40) {
        if !from.ratio(1, 3)? {
            continue;
        }
        let mut fields = vec![("node".into(), Setting::Number(node.into()))];
        for name in ["value", "range", "alpha", "beta"] {
            if from.ratio(1, 2)? {
                fields.push((name.into(), written(from)?));
            }
        }
        if node > 0 && from.ratio(1, 3)? {
            fields.push(("cut".into(), Setting::Flag(true)));
        }
        answers.push(Setting::Table(fields));
    }
    for ask in [
        "cuts",
        "move",
        "leaves",
        "count",
        "order",
        "condition",
        "construct",
        "chosen",
        "estimate",
        "best",
        "worth",
        "loss",
    ] {
        if from.ratio(1, 4)? {
            let given = match ask {
                "leaves" | "order" => Setting::List(vec![written(from)?, written(from)?]),
                "construct" => Setting::Text("((3 a) (2 (4 1)))".into()),
                _ => written(from)?,
            };
            let ask = Setting::Text(ask.into());
            answers.push(Setting::Table(vec![
                ("ask".into(), ask),
                ("given".into(), given),
            ]));
        }
    }
    Ok(Setting::List(answers))
}

/// What a student writes into a box.
fn written(from: &mut Unstructured) -> Result<Setting> {
    let texts = [
        "3", "≥ 5", "≤2", "2 … 5", "-inf", "∞", "−1", "A", "x > 3", "always", "3, 5", "1e999", "½",
    ];
    Ok(match from.int_in_range(0..=5)? {
        0..=2 => Setting::Number(from.int_in_range(-3..=9)?.into()),
        3 => Setting::Number(f64::arbitrary(from)?),
        4 => Setting::Text((*from.choose(&texts)?).into()),
        _ => Setting::Text(String::arbitrary(from)?),
    })
}
