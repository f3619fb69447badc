//! Questions about best-first searches, compared with an independent program that folds the events of a run and makes each
//! mistake of students by its own formulas.

use std::collections::{BTreeMap, HashMap};

use secateur::exercise::best_first::{Course, Decision, Question};
use secateur::exercise::verdict::Verdict;
use secateur::opening::options::Setting;
use secateur::search::best_first::{
    BestFirst, Expand, Mistake, Numbers, Observer, Reward, Rules, Run, Selection,
};
use secateur::trace::best_first::BestFirstTrace;
use secateur::tree::names::Names;
use secateur::tree::{GameTree, NodeId};
use serde_json::json;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::explored_numbers::{after, after_proofs};
use super::explored_scores::{Picker, turn_above};
use crate::common::native_or_wasm;
use crate::common::random::{ALTERNATING, ANY, Random, trees};
use crate::common::settings::setting;

const TREES: usize = native_or_wasm(1_200, 60);

/// The numbers of a node: visits and total, or proof and disproof number.
pub type Pair = [f64; 2];

/// The state of a run, folded.
#[derive(Clone, Default)]
pub struct State {
    pub pairs: HashMap<NodeId, Pair>,
    /// The nodes whose children are in the tree, of proof-number search.
    pub expanded: Vec<NodeId>,
}

impl State {
    pub fn of(&self, node: NodeId, proves: bool) -> Pair {
        let fresh = if proves { [1.0, 1.0] } else { [0.0, 0.0] };
        self.pairs.get(&node).copied().unwrap_or(fresh)
    }
}

/// The least and the greatest value of a leaf.
pub fn ends(tree: &GameTree) -> [f64; 2] {
    let leaves = tree.nodes().filter(|&node| tree.is_leaf(node));
    let values: Vec<f64> = leaves.filter_map(|leaf| tree.value(leaf)).collect();
    let values = || values.iter().copied();
    let least = values().fold(f64::INFINITY, f64::min);
    [least, values().fold(f64::NEG_INFINITY, f64::max)]
}

/// Folds events, and keeps the state after each.
struct StateRecorder<'a> {
    tree: &'a GameTree,
    states: Vec<State>,
}

impl StateRecorder<'_> {
    fn push(&mut self, change: impl FnOnce(&mut State)) {
        let mut state = self.states.last().cloned().unwrap_or_default();
        change(&mut state);
        self.states.push(state);
    }
}

impl Observer for StateRecorder<'_> {
    fn select(&mut self, _: NodeId) {
        self.push(|_| ());
    }
    fn expand(&mut self, child: NodeId) {
        let parent = self.tree.parent(child).expect("no root joins");
        self.push(|state| state.expanded.push(parent));
    }
    fn playout(&mut self, _: NodeId) {
        self.push(|_| ());
    }
    fn evaluate(&mut self, _: NodeId) {
        self.push(|_| ());
    }
    fn update(&mut self, node: NodeId, numbers: Numbers) {
        self.push(|state| {
            let [visits, _] = state.of(node, false);
            let as_float = |number: u32| match number {
                u32::MAX => f64::INFINITY,
                number => f64::from(number),
            };
            let pair = match numbers {
                Numbers::Total(total) => [visits + 1.0, total],
                Numbers::Proof(proof) => [as_float(proof.proof), as_float(proof.disproof)],
            };
            state.pairs.insert(node, pair);
        });
    }
    fn finish(&mut self, _: Option<NodeId>) {
        self.push(|_| ());
    }
}

fn folded(tree: &GameTree, rules: &Rules) -> Vec<State> {
    let states = vec![State::default()];
    let mut folding = StateRecorder { tree, states };
    let mut run = Run::new(tree, rules);
    while let Ok(None) = run.advance(tree, &mut folding, 1) {}
    folding.states
}

/// An answer by a mistake, or without one: a node, a number, or numbers.
#[derive(Clone, Debug, PartialEq)]
enum Answer {
    Node(NodeId),
    Numbers(Vec<f64>),
}

impl Answer {
    /// As a student gives it.
    fn given(&self, ask: Decision) -> Setting {
        // Enough decimals to identify the number.
        let text = |number: &f64| match number.is_infinite() {
            true => json!("∞"),
            false => json!(format!("{:.12}", number + 0.0)),
        };
        setting(&match (self, ask) {
            (Answer::Node(node), _) => json!({ "node": node }),
            (Answer::Numbers(numbers), Decision::Backup) => {
                json!({ "numbers": numbers.iter().map(text).collect::<Vec<_>>() })
            }
            (Answer::Numbers(numbers), _) => json!({ "value": text(&numbers[0]) }),
        })
    }

    fn same(&self, other: &Answer) -> bool {
        match (self, other) {
            (Answer::Numbers(one), Answer::Numbers(other)) => one
                .iter()
                .zip(other)
                .all(|(a, b)| a == b || a.is_finite() && (a - b).abs() <= 1e-9 * a.abs().max(1.0)),
            _ => self == other,
        }
    }
}

/// A run about which questions are answered.
struct Student<'a> {
    tree: &'a GameTree,
    rules: &'a Rules,
    states: &'a [State],
}

impl Student<'_> {
    fn picker(&self, step: u32) -> Picker<'_> {
        Picker {
            tree: self.tree,
            rules: self.rules,
            state: &self.states[step as usize],
        }
    }

    /// The node that an iteration reaches by a mistake.
    fn descends(&self, step: u32, mistake: Option<Mistake>) -> Option<NodeId> {
        let picker = self.picker(step);
        let proves = self.rules.algorithm == BestFirst::ProofNumbers;
        let mut node = 0;
        loop {
            let [visits, _] = picker.state.of(node, proves);
            let over = match proves {
                true => !picker.state.expanded.contains(&node),
                false => node != 0 && visits == 0.0,
            };
            if over || self.tree.is_leaf(node) {
                return Some(node);
            }
            node = picker.pick(node, mistake)?;
        }
    }

    fn answers(&self, question: &Question, mistake: Option<Mistake>) -> Vec<Answer> {
        let picker = self.picker(question.step);
        let node = |node: Option<NodeId>| node.into_iter().map(Answer::Node).collect();
        let numbers = |all: Vec<Vec<f64>>| all.into_iter().map(Answer::Numbers).collect();
        match question.ask {
            Decision::Child => node(picker.pick(question.node, mistake)),
            Decision::Leaf => node(self.descends(question.step, mistake)),
            Decision::Exploration => {
                let chosen = question.chosen.expect("one is chosen");
                let turn = turn_above(&picker, question.node, chosen, mistake);
                numbers(turn.into_iter().map(|turn| vec![turn]).collect())
            }
            Decision::Backup if self.rules.algorithm == BestFirst::ProofNumbers => {
                let after = after_proofs(self.tree, picker.state, &question.path, mistake);
                numbers(vec![after])
            }
            Decision::Backup => {
                let reward = question.reward.expect("there is a reward");
                let (state, path) = (picker.state, &question.path);
                numbers(after(self.tree, self.rules, state, path, reward, mistake))
            }
        }
    }
}

/// The mistakes that a question can be answered by, in the order in which they are named.
fn known(ask: Decision, rules: &Rules) -> &'static [Mistake] {
    match (ask, rules.algorithm) {
        (Decision::Child | Decision::Leaf, BestFirst::MonteCarlo) => &Mistake::OF_SCORES,
        (Decision::Child | Decision::Leaf, BestFirst::ProofNumbers) => &Mistake::OF_PROOFS,
        (Decision::Exploration, _) => &Mistake::OF_TURNS,
        (Decision::Backup, BestFirst::MonteCarlo) => &Mistake::OF_BACKUPS,
        (Decision::Backup, BestFirst::ProofNumbers) => &Mistake::OF_PROOF_BACKUPS,
    }
}

/// How often each mistake gave a wrong answer, by question, and how many answers were right.
#[derive(Default)]
struct Tally {
    right: BTreeMap<String, usize>,
    named: BTreeMap<String, usize>,
}

fn check(tree: &GameTree, rules: &Rules, tally: &mut Tally) {
    let trace = BestFirstTrace::record(tree.clone(), *rules);
    let names = Names::new(tree);
    let states = folded(tree, rules);
    let course = Course::new(&trace, &names, true, &[]).expect("it is small");
    let student = Student {
        tree,
        rules,
        states: &states,
    };
    for (number, question) in course.questions.iter().enumerate() {
        let at = || format!("{question:?} by {rules:?}");
        let predict = |answer: &Answer| {
            let prediction = course.predict(number, &answer.given(question.ask));
            prediction.unwrap_or_else(|error| panic!("{error}: {}", at()))
        };
        let answers = student.answers(question, None);
        let [right] = answers.as_slice() else {
            panic!("{} answers: {}", answers.len(), at());
        };
        let found = predict(right);
        assert!(found.ok, "{right:?} is judged wrong: {found:?} {}", at());
        assert_eq!((found.verdict, found.fits), (Verdict::Right, Vec::new()));
        let ask = format!("{:?}", question.ask);
        *tally.right.entry(ask).or_default() += 1;
        let known = known(question.ask, rules);
        let all: Vec<(Mistake, Vec<Answer>)> = known
            .iter()
            .map(|&mistake| (mistake, student.answers(question, Some(mistake))))
            .collect();
        for (mistake, answers) in &all {
            for answer in answers.iter().filter(|answer| !answer.same(right)) {
                let found = predict(answer);
                if found.ok {
                    // Two children whose scores differ only by rounding errors.
                    assert!(matches!(answer, Answer::Node(_)), "{mistake:?} {}", at());
                    continue;
                }
                let fits = |(_, others): &&(Mistake, Vec<Answer>)| {
                    others.iter().any(|other| other.same(answer))
                };
                let fitting: Vec<Mistake> = all.iter().filter(fits).map(|of| of.0).collect();
                let about = || format!("{mistake:?} answers {answer:?}: {}", at());
                assert_eq!(found.fits, fitting, "{}", about());
                assert_eq!(found.likely, fitting.first().copied());
                if found.likely == Some(*mistake) {
                    let name = format!("{:?} {mistake:?}", question.ask);
                    *tally.named.entry(name).or_default() += 1;
                }
            }
        }
    }
}

/// Rules of all kinds.
fn rules(random: &mut Random) -> Rules {
    let algorithm = match random.once_in(4) {
        true => BestFirst::ProofNumbers,
        false => BestFirst::MonteCarlo,
    };
    let all = random.once_in(3);
    let selections: &[Selection] = match all {
        true => &[Selection::Ucb1, Selection::Puct, Selection::Mean],
        false => &[Selection::Ucb1, Selection::Ucb1, Selection::Mean],
    };
    Rules {
        iterations: Some(40),
        selection: random.pick(selections),
        expand: if all { Expand::All } else { Expand::One },
        exploration: random.pick(&[0.3, 0.7, 1.0, std::f64::consts::SQRT_2, 3.0]),
        reward: random.pick(&[Reward::Scaled, Reward::Scaled, Reward::Raw]),
        seed: random.below(1_000),
        ..Rules::of(algorithm)
    }
}

#[test]
fn correct_answers_are_accepted_and_each_mistake_is_identified() {
    let mut random = Random::new(29);
    let mut tally = Tally::default();
    let half = TREES / 2;
    for tree in trees(ANY, half, 11).chain(trees(ALTERNATING, half, 12)) {
        check(&tree, &rules(&mut random), &mut tally);
    }
    println!("{:?}\n{:?}", tally.right, tally.named);
    for ask in ["Child", "Leaf", "Exploration", "Backup"] {
        let right = tally.right.get(ask).copied().unwrap_or(0);
        assert!(right > TREES / 4, "{ask}");
    }
    if cfg!(target_arch = "wasm32") {
        return;
    }
    for algorithm in [BestFirst::MonteCarlo, BestFirst::ProofNumbers] {
        // A whole descent distinguishes mistakes that one choice cannot distinguish.
        for asks in [&["Child", "Leaf"][..], &["Exploration"], &["Backup"]] {
            let ask = match asks {
                ["Exploration"] if algorithm == BestFirst::ProofNumbers => continue,
                ["Exploration"] => Decision::Exploration,
                ["Backup"] => Decision::Backup,
                _ => Decision::Leaf,
            };
            for mistake in known(ask, &Rules::of(algorithm)) {
                let named = |ask: &&str| tally.named.contains_key(&format!("{ask} {mistake:?}"));
                let found = asks.iter().any(named);
                assert!(found, "{asks:?} {mistake:?} is never named");
            }
        }
    }
}
