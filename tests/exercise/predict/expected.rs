//! The questions to be asked about an independent run, and the right answers.

use super::run::{Comparison, INF, Run};
use crate::common::random::Random;
use crate::common::settings::table;
use secateur::exercise::predict::{Decision, Outcome, Question};
use secateur::opening::options::Setting;
use serde_json::{Value, json};

/// A question to be asked, and the right answer: a number, a window, or a node.
#[derive(Debug, PartialEq)]
pub struct Expected {
    pub step: u32,
    pub ask: Decision,
    pub node: usize,
    pub child: usize,
    pub value: f64,
    pub window: [f64; 2],
    pub answer: Answer,
    /// The step by which the answer is decided.
    pub decided: u32,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    Value(f64),
    Window([f64; 2]),
    Node(Option<usize>),
}

/// The questions about one comparison.
pub fn expected(run: &Run, found: &Comparison, every: bool) -> Vec<Expected> {
    let question = |step, ask, answer, decided| Expected {
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

/// The setting by which a caller gives an answer.
pub fn given(random: &mut Random, answer: &Answer) -> Setting {
    let text = |random: &mut Random, number: f64| match random.once_in(2) {
        true => Setting::Number(number),
        false => Setting::Text(number.to_string().replace('-', "−").replace("inf", "∞")),
    };
    match *answer {
        Answer::Value(value) => table([("value", text(random, value))]),
        Answer::Window([alpha, beta]) => {
            table([("alpha", text(random, alpha)), ("beta", text(random, beta))])
        }
        Answer::Node(Some(node)) => table([("node", Setting::Number(node as f64))]),
        Answer::Node(None) => table([("node", Setting::Text("none".into()))]),
    }
}

/// Answers that are wrong.
pub fn wrong(random: &mut Random, expected: &Expected, nodes: usize) -> Vec<Answer> {
    match expected.answer {
        Answer::Value(value) => vec![Answer::Value(value + 1.0), Answer::Value(-INF)],
        Answer::Window([alpha, beta]) => {
            // An infinite bound less 1 is the same bound.
            let mut others = vec![
                Answer::Window([alpha - 1.0, beta]),
                Answer::Window([alpha, 1e9]),
                Answer::Window(expected.window),
            ];
            others.retain(|other| *other != expected.answer);
            others
        }
        Answer::Node(node) => {
            let any = random.below(nodes as u64) as usize;
            let others = [None, Some(any), Some(expected.node), Some(expected.child)];
            let others = others.into_iter().filter(|&other| other != node);
            others.map(Answer::Node).collect()
        }
    }
}

pub fn outcome(answer: &Answer) -> Value {
    match *answer {
        Answer::Value(value) => json!({ "value": value }),
        Answer::Window([alpha, beta]) => json!({ "alpha": alpha, "beta": beta }),
        Answer::Node(node) => json!({ "node": node }),
    }
}

pub fn plain(outcome: &Outcome) -> Value {
    let value = serde_json::to_value(outcome).expect("plain");
    // Whole numbers of nodes and values are the same here.
    serde_json::from_str(&value.to_string()).expect("JSON")
}

pub fn asked(question: &Question, expected: &Expected) -> Expected {
    Expected {
        step: question.step,
        ask: question.ask,
        node: question.node as usize,
        child: question.child as usize,
        value: question.value.unwrap_or(f64::NAN),
        window: [question.window.alpha, question.window.beta],
        answer: expected.answer.clone(),
        decided: expected.decided,
    }
}
