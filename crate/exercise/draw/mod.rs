//! Draws trees for exercises: at random, until one fulfils a wish.

pub mod difficulty;
mod grow;
pub(super) mod hide;
pub mod wish;

use oorandom::Rand64;
use serde::Serialize;
use ts_rs::TS;

use super::horizon::HorizonChoice;
use super::key::AnswerKey;
use super::key::known::KnownFact;
use super::key::known_cuts::count_new_cuts;
use super::key::mistaken_keys::{mistaken, of_students};
use super::questions::{OrderGoal, Questions};
use super::task::Task;
use crate::search::{Deepening, Mistake, Rules};
use crate::source::notation;
use crate::tree::{GameTree, Player};
use difficulty::{Measures, cuts};
use hide::{APART, hide};
use wish::{Condition, Cuts, Wish};

/// The limit of the work, in nodes of the runs: some milliseconds.
const MOST: usize = 600_000;

/// How many mistakes of students must give other answers where chance moves: fewer can be made there.
const APART_BY_CHANCE: usize = 1;

/// A tree for an exercise.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Drawn {
    /// The tree, in the notation.
    pub text: String,
    /// How difficult it is, 1 … 5.
    pub difficulty: u8,
    /// The measures from which the difficulty is computed.
    pub measures: Measures,
    /// The mistakes that give other answers on this tree.
    pub tells: Vec<Mistake>,
    /// How many trees were drawn.
    pub tries: usize,
}

/// No tree fulfils a wish, or none was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename = "no-such-exercise")]
pub struct NoneDrawn {
    /// The conditions to loosen: those that no tree fulfilled, or else the one that fewest did.
    pub loosen: Vec<Condition>,
}

/// Draws trees until one fulfils a wish. `root` moves first; `rules` and `questions` are those of the exercise. Trees
/// are judged by a search that visits each node once, also where `rules` visit nodes again.
pub fn draw(
    wish: &Wish,
    root: Player,
    rules: Rules,
    questions: &Questions,
) -> Result<Drawn, NoneDrawn> {
    // Iterations judge all inner nodes but the root.
    let value_depth = match rules.deepening {
        Deepening::On => Some(1),
        // A search that is one ply less deep takes values, too.
        Deepening::Off if questions.horizon => Some(1),
        Deepening::Off => rules.depth,
    };
    let rules = rules.plain();
    let cuts = match questions.horizon {
        true => Cuts::Any,
        false => wish.cuts,
    };
    let mut drawing = Candidates {
        wish: Wish {
            cuts,
            ..wish.within(questions.known, &rules)
        },
        root,
        value_depth,
        rules,
        questions,
        random: Rand64::new(wish.seed.into()),
        tries: 0,
        work: 0,
    };
    let mut closest: Option<Drawn> = None;
    let mut failures = Failures::default();
    while drawing.work < MOST {
        let drawn = match drawing.next() {
            Ok(drawn) if wish.tells.is_none() || drawn.tells.len() == 1 => return Ok(drawn),
            Ok(drawn) => drawn,
            Err(failed) => {
                failures.note(&failed);
                continue;
            }
        };
        closest = match closest {
            Some(closest) if closest.tells.len() <= drawn.tells.len() => Some(closest),
            _ => Some(drawn),
        };
    }
    closest.ok_or_else(|| NoneDrawn {
        loosen: failures.most(),
    })
}

/// The trees that are drawn for a wish.
struct Candidates<'a> {
    wish: Wish,
    root: Player,
    /// The depth from which on inner nodes have values, too.
    value_depth: Option<u32>,
    rules: Rules,
    questions: &'a Questions,
    random: Rand64,
    tries: usize,
    /// The work so far, in nodes of the runs.
    work: usize,
}

impl Candidates<'_> {
    /// The next tree, or the conditions that it does not fulfil.
    fn next(&mut self) -> Result<Drawn, Vec<Condition>> {
        self.tries += 1;
        // Each try costs some work, so that the drawing ends even where no tree can be made.
        self.work += 64;
        let tree = self.grow().ok_or_else(|| vec![Condition::Leaves])?;
        if !values_differ(&self.wish, self.questions, &tree) {
            return Err(vec![Condition::Values]);
        }
        self.work += 2 * tree.len();
        let mut task = Task::new(tree, self.rules);
        let mut key = AnswerKey::of(&task);
        let mut failed = Vec::new();
        if let Some(known) = self.questions.known {
            self.work += 2 * task.tree.len();
            let without = key;
            task = task.with_window(known.window());
            key = AnswerKey::of(&task);
            if count_new_cuts(&without, &key) == 0 {
                failed.push(Condition::Known);
            }
        }
        let measures = Measures::of(&task, self.questions, &key);
        failed.extend(unfulfilled(&self.wish, &task, &key, &measures));
        if !failed.is_empty() {
            return Err(failed);
        }
        self.work += 12 * task.tree.len();
        let exercise = self.with_revealed_mistakes(task, &key);
        let exercise = exercise.filter(|(_, revealed)| self.reveals_minimax(revealed));
        let (tree, revealed) = exercise.ok_or_else(|| vec![Condition::Apart])?;
        Ok(Drawn {
            text: notation::print(&tree),
            difficulty: measures.level(),
            measures,
            tells: revealed,
            tries: self.tries,
        })
    }

    /// The tree as it is asked about, and the mistakes that give other answers on it, if there are enough.
    fn with_revealed_mistakes(
        &mut self,
        task: Task,
        key: &AnswerKey,
    ) -> Option<(GameTree, Vec<Mistake>)> {
        let (wish, questions) = (&self.wish, self.questions);
        if let Some(question) = questions.condition {
            // Each leaf is hidden, and searched with each mistake at each number.
            let leaves = task.tree.len();
            self.work += match wish.unknowns {
                2 => 2 * leaves * leaves * leaves,
                _ => 24 * leaves * leaves,
            };
            return hide(&task, question, wish, &mut self.random);
        }
        if let Some(statement) = questions.statement {
            return (statement.holds(&task) == Some(true)).then(|| (task.tree, Vec::new()));
        }
        if let Some(target) = questions.construct {
            // The tree to begin with is not to be right already.
            self.work += 4 * task.tree.len();
            return target.missing(&task).map(|_| (task.tree, Vec::new()));
        }
        if questions.order.is_some() {
            // All orders are looked at. The one given is not to be right already.
            self.work += 100 * task.tree.len();
            let questions = questions.settled(&task).ok()?;
            let goal = OrderGoal::Exactly(key.leaves.len() as u32);
            return (questions.order != Some(goal)).then(|| (task.tree, Vec::new()));
        }
        if questions.horizon {
            // The moves are searched to the end, too, and with each mistake.
            self.work += 12 * task.tree.len();
            return horizon_exercise(wish, task);
        }
        let revealed = revealed_mistakes(&task, questions, key);
        let apart = match task.tree.chance() {
            None => APART,
            Some(_) => APART_BY_CHANCE,
        };
        let enough = match wish.tells {
            Some(mistake) => revealed.contains(&mistake),
            None => revealed.len() >= apart,
        };
        enough.then_some((task.tree, revealed))
    }

    /// Whether plain minimax gives other answers, where it has to: the best move is the same by both, and where nothing
    /// is cut all is.
    fn reveals_minimax(&self, revealed: &[Mistake]) -> bool {
        let (wish, rules, asked) = (&self.wish, &self.rules, self.questions);
        let has_box = asked.values || asked.ranges || asked.cuts || asked.leaves || asked.count;
        let is_cut =
            rules.bounded() && wish.cuts != Cuts::None && (!wish.chance || rules.values.is_some());
        let is_free = wish.tells.is_none() && asked.known.is_none();
        !(has_box && is_cut && is_free) || revealed.contains(&Mistake::Minimax)
    }
}

/// The tree, if the question about its depth limit is worth asking, and the mistakes that show on it.
fn horizon_exercise(wish: &Wish, task: Task) -> Option<(GameTree, Vec<Mistake>)> {
    let choice = HorizonChoice::of(&task)?;
    let revealed = |mistake: &Mistake| choice.by(&task, *mistake).is_some();
    let revealed: Vec<Mistake> = of_students().filter(revealed).collect();
    // A coin decides in advance whether the search errs: otherwise a student who always answers that it errs would be right
    // more often than not.
    let tossed = choice.errs() == errs(wish.seed);
    let enough = match wish.tells {
        // Without a loss its sign is right.
        Some(Mistake::LossTurned) => choice.errs(),
        Some(mistake) => revealed.contains(&mistake) && tossed,
        None => revealed.len() >= APART && tossed,
    };
    enough.then_some((task.tree, revealed))
}

/// Whether the search on the tree of a seed is to choose a move that is not best.
fn errs(seed: u64) -> bool {
    Rand64::new(u128::from(!seed)).rand_range(0..2) == 0
}

/// How often each condition failed.
#[derive(Default)]
struct Failures {
    tries: usize,
    counts: Vec<(Condition, usize)>,
}

impl Failures {
    fn note(&mut self, failed: &[Condition]) {
        self.tries += 1;
        for condition in failed {
            match self.counts.iter_mut().find(|(known, _)| known == condition) {
                Some((_, count)) => *count += 1,
                None => self.counts.push((*condition, 1)),
            }
        }
    }

    /// The conditions that always failed, or else the one that failed most often.
    fn most(&self) -> Vec<Condition> {
        let always = self
            .counts
            .iter()
            .filter(|&&(_, count)| count == self.tries);
        let often = self.counts.iter().max_by_key(|&&(_, count)| count);
        let always: Vec<Condition> = always.map(|&(condition, _)| condition).collect();
        match always.is_empty() {
            true => often.into_iter().map(|&(condition, _)| condition).collect(),
            false => always,
        }
    }
}

/// Whether all values differ, if they are to: not with ties, and not where there may be too few.
fn values_differ(wish: &Wish, questions: &Questions, tree: &GameTree) -> bool {
    if wish.tie || wish.chance || matches!(questions.known, Some(KnownFact::Values(_))) {
        return true;
    }
    let mut values: Vec<f64> = tree.nodes().filter_map(|node| tree.value(node)).collect();
    values.sort_by(f64::total_cmp);
    values.windows(2).all(|pair| pair[0] != pair[1])
}

/// The conditions that a tree does not fulfil.
fn unfulfilled(wish: &Wish, task: &Task, key: &AnswerKey, measures: &Measures) -> Vec<Condition> {
    let tree = &task.tree;
    let cut = |player: Player| {
        tree.nodes()
            .any(|node| tree.player(node) == player && cuts(task, key, node))
    };
    let above = || {
        tree.nodes()
            .any(|node| key.edge(node).cut && !tree.is_leaf(node))
    };
    let cutoffs = match wish.cuts {
        _ if !task.rules.bounded() => true,
        Cuts::Any => true,
        // Without bounds of all values alpha–beta cuts below MAX and MIN alone, and not in every tree.
        Cuts::Both if wish.chance && task.rules.values.is_none() => true,
        Cuts::Both if wish.chance => measures.cutoffs > 0,
        Cuts::None => measures.cutoffs == 0,
        // With two plies no inner node is pruned, and only one player has cutoffs.
        Cuts::Both if tree.height() < 3 => measures.cutoffs > 0,
        Cuts::Both => cut(Player::Max) && cut(Player::Min) && above(),
    };
    let negative = || {
        tree.nodes()
            .any(|node| tree.value(node).is_some_and(|value| value < 0.0))
    };
    let conditions = [
        (Condition::Cuts, cutoffs),
        (Condition::Tie, !wish.tie || measures.ties > 0),
        (Condition::Deep, !wish.deep || measures.reach > 1),
        (Condition::Negative, !wish.negative || negative()),
        (
            Condition::Difficulty,
            wish.difficulty
                .is_none_or(|level| level == measures.level()),
        ),
    ];
    let failed = conditions.into_iter().filter(|(_, holds)| !holds);
    failed.map(|(condition, _)| condition).collect()
}

/// The mistakes whose answers are wrong somewhere.
fn revealed_mistakes(task: &Task, questions: &Questions, truth: &AnswerKey) -> Vec<Mistake> {
    let revealed = |mistake: &Mistake| {
        let key = mistaken(*mistake, task, truth);
        key.is_some_and(|key| key.differs(task, questions, truth))
    };
    of_students().filter(revealed).collect()
}
