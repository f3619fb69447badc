//! The questions about one comparison: which decisions follow from it, and which of them are worth asking.

use serde::Serialize;
use ts_rs::TS;

use super::child_comparison::{ChildComparison, TestResult};
use super::lookup::Lookup;
use super::null_window::NullWindow;
use super::pass_run::PassRun;
use super::task_run::TaskRun;
use crate::search::{Bounds, Window};
use crate::trace::event::Side;
use crate::tree::{NodeId, Player};

/// The subject of a question: the value that a call returns; which bound of its window moves, and to what; which node
/// the search enters next, so whether there is a cutoff; which node holds the bound that is met; whether a child that was
/// tested is searched again, by the node that the search enters next; with which null window a child is tested; the
/// value with which the table answers a call; the value that a pass returns; how many nodes a pass evaluates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "described above")]
pub enum Decision {
    Returns,
    Bound,
    Next,
    Holder,
    Again,
    Test,
    Table,
    Pass,
    Evaluates,
}

impl Decision {
    /// All of them.
    pub const ALL: [Decision; 9] = [
        Decision::Returns,
        Decision::Bound,
        Decision::Next,
        Decision::Holder,
        Decision::Again,
        Decision::Test,
        Decision::Table,
        Decision::Pass,
        Decision::Evaluates,
    ];

    /// The word of the option `ask` by which it is asked.
    pub fn subject(self) -> &'static str {
        match self {
            Decision::Returns => "values",
            Decision::Bound | Decision::Test => "windows",
            Decision::Next | Decision::Holder => "cuts",
            Decision::Again => "again",
            Decision::Table => "table",
            Decision::Pass | Decision::Evaluates => "passes",
        }
    }
}

/// A question, at the last step before its decision.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct Question {
    /// The step at which the run pauses.
    pub step: u32,
    /// The subject.
    pub ask: Decision,
    /// The node that decides.
    pub node: NodeId,
    /// The child that has returned to it last, or that is tested; the node itself where its call begins.
    pub child: NodeId,
    /// The value that this child returned.
    pub value: Option<f64>,
    /// The window of the node as it stands.
    #[serde(flatten)]
    pub window: Window,
    /// The bound that is met, if its holder is asked.
    pub side: Option<Side>,
    /// The moment of the run.
    #[serde(skip)]
    pub(super) moment: Moment,
}

/// The moment of a run that a question is about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Moment {
    /// A child has returned.
    Compared(ChildComparison),
    /// A child is tested with a null window.
    Tested(NullWindow),
    /// A call asks the table.
    Asked(Lookup),
    /// A search from the root begins.
    Began(PassRun),
}

impl Moment {
    /// The window that it leads to, if a window is asked.
    pub fn window(&self) -> Window {
        match self {
            Moment::Compared(comparison) => comparison.after,
            Moment::Tested(test) => test.window,
            Moment::Asked(_) | Moment::Began(_) => Window::FULL,
        }
    }
}

/// The questions about a comparison, in their order; all of them, or only those worth asking.
pub(super) fn about(run: &TaskRun, comparison: &ChildComparison, every: bool) -> Vec<Question> {
    let player = run.task.tree.player(comparison.node);
    let point = DecisionPoint {
        run,
        comparison,
        player,
    };
    point.questions(every)
}

/// A comparison in its run, before which a node decides.
struct DecisionPoint<'a> {
    run: &'a TaskRun<'a>,
    comparison: &'a ChildComparison,
    player: Player,
}

impl DecisionPoint<'_> {
    fn questions(&self, every: bool) -> Vec<Question> {
        let &ChildComparison {
            step, node, last, ..
        } = self.comparison;
        let (tree, bounded) = (&self.run.task.tree, self.run.task.rules.bounded());
        let mut questions = Vec::new();
        if self.comparison.test.is_some() {
            questions.push(self.question(step - 1, Decision::Again, None));
            questions.extend(self.after_test(every));
            return questions;
        }
        if last {
            if every || tree.child_count(node) > 1 || self.is_clamped() {
                questions.push(self.question(step - 1, Decision::Returns, None));
            }
            return questions;
        }
        let possible = self.possible();
        if every || possible {
            questions.push(self.question(step - 1, Decision::Next, None));
        }
        if !self.comparison.cut {
            let moves = self.comparison.improved && !possible;
            if bounded && (moves || every && !tree.is_chance(node)) {
                questions.push(self.question(step - 1, Decision::Bound, None));
            }
            return questions;
        }
        // A window that goes down through a chance node is no bound of an ancestor any more.
        let has_holder = tree.chance().is_none() && self.run.key().is_some();
        if has_holder && (every || self.holders() > 1) {
            questions.push(self.question(step, Decision::Holder, Some(self.tested_side())));
        }
        if every || self.is_clamped() {
            questions.push(self.question(step + 1, Decision::Returns, None));
        }
        questions
    }

    /// The question which value a node returns after a test that was enough, if that is its end.
    fn after_test(&self, every: bool) -> Option<Question> {
        let &ChildComparison {
            step,
            test,
            cut,
            last,
            ..
        } = self.comparison;
        let (step, asked) = match cut {
            true => (step + 1, every || self.is_clamped()),
            false => (step - 1, last),
        };
        let asked = asked && test == Some(TestResult::Enough);
        asked.then(|| self.question(step, Decision::Returns, None))
    }

    fn question(&self, step: u32, ask: Decision, side: Option<Side>) -> Question {
        Question {
            step,
            ask,
            node: self.comparison.node,
            child: self.comparison.child,
            value: Some(self.comparison.value),
            window: self.comparison.before,
            side,
            moment: Moment::Compared(*self.comparison),
        }
    }

    /// The bound that the cut test is about: β at MAX, α at MIN.
    fn tested_side(&self) -> Side {
        Side::from(self.player.opponent())
    }

    /// Whether a cut is possible.
    fn possible(&self) -> bool {
        match self.run.average(self.comparison) {
            Some(average) => average.possible(self.run.task),
            None => {
                let bound = self.comparison.before.bound_of(self.player.opponent());
                bound.is_finite()
            }
        }
    }

    /// Whether the node returns another value than the best that it found.
    fn is_clamped(&self) -> bool {
        self.comparison.returned != self.comparison.best
    }

    /// How many there are that could hold the bound: ancestors of the other player, and the root's own window.
    fn holders(&self) -> usize {
        let (tree, rules) = (&self.run.task.tree, &self.run.task.rules);
        if rules.bounds == Bounds::Shallow {
            return 1;
        }
        let other = self.player.opponent();
        let above = tree.above(self.comparison.node);
        let ancestors = above.filter(|&up| tree.player(up) == other).count();
        ancestors + usize::from(rules.window.bound_of(other).is_finite())
    }
}
