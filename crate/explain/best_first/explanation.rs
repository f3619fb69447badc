//! The meaning of a step of a best-first search. The sentences are in `www/messages/`, one folder per language.

use serde::Serialize;
use ts_rs::TS;

use super::score::{Rival, ScoreParts, score_of};
use crate::frame::best_first::BestFirstFrame;
use crate::search::best_first::{Final, Goal, Playout, Proof, Selection, promise, reaches};
use crate::trace::best_first::EventKind;
use crate::tree::names::{Names, Place};
use crate::tree::{Mover, NodeId};

/// The meaning of one step. Scores are those of the player at the node; totals and means are MAX's.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(
    tag = "key",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
#[allow(missing_docs, reason = "the fields are those of the events")]
pub enum BestFirstExplanation {
    /// Step 0: nothing has happened.
    Ready {
        root: Place,
        /// The number of nodes of the tree.
        nodes: usize,
        /// The number of leaves of the tree.
        leaves: usize,
    },
    /// The search goes down to a child.
    Select {
        node: Place,
        child: Place,
        /// The score of the child; `None`: it has no visits, and is taken first.
        score: Option<ScoreParts>,
        /// Whether no other child has a better score: another program may choose as it likes.
        highest: bool,
        /// The best score of another child that is taken later; `None` if there is none with a score.
        rival: Option<Rival>,
        #[ts(type = "'ucb1' | 'mean' | 'puct'")]
        rule: Selection,
    },
    /// Chance draws a child.
    Draw {
        node: Place,
        child: Place,
        /// Its probability as it is written.
        weight: Option<String>,
    },
    /// One child joins the tree.
    Expand {
        node: Place,
        child: Place,
        /// How many children of the node are still outside.
        left: usize,
    },
    /// All children of a node join the tree.
    ExpandAll {
        node: Place,
        children: usize,
        /// Whether they have proof numbers.
        proves: bool,
    },
    /// Moves are played to a leaf.
    Playout {
        node: Place,
        leaf: Place,
        /// How many moves.
        moves: usize,
        value: f64,
        reward: f64,
        #[ts(type = "'random' | 'first' | 'last' | 'value'")]
        rule: Playout,
    },
    /// The value of a leaf is the reward.
    ReadLeaf {
        node: Place,
        value: f64,
        reward: f64,
        /// Whether the value is proved thereby.
        proves: bool,
    },
    /// A node adds a reward.
    Backup {
        node: Place,
        reward: f64,
        visits: u32,
        total: f64,
        mean: f64,
        /// The value that is proved.
        proved: Option<f64>,
    },
    /// The search goes down by proof numbers.
    SelectProof {
        node: Place,
        child: Place,
        mover: Mover,
        /// The number of the child by which it is chosen: its proof number at MAX, its disproof number at MIN.
        number: Option<u32>,
        /// Whether another child has the same number.
        tie: bool,
        /// The first child with the least number; `None` if it is chosen: another program may choose as it likes.
        least: Option<LeastChild>,
    },
    /// The value of a leaf settles it.
    Settle {
        node: Place,
        value: f64,
        /// Whether it reaches the goal.
        reached: bool,
        goal: GoalValue,
    },
    /// A node computes its proof numbers.
    Number {
        node: Place,
        mover: Mover,
        proof: Option<u32>,
        disproof: Option<u32>,
        /// Whether it is proved, or disproved.
        verdict: Option<bool>,
    },
    /// The search chooses a move.
    Choose {
        /// `None`: there is no move to choose.
        child: Option<Place>,
        iterations: u32,
        #[ts(type = "'visits' | 'mean'")]
        rule: Final,
        visits: u32,
        /// As the player at the root sees it.
        mean: Option<f64>,
        /// The value of the root that is proved.
        proved: Option<f64>,
    },
    /// The question is answered, or not.
    Answer {
        root: Place,
        child: Option<Place>,
        iterations: u32,
        verdict: Option<bool>,
        goal: GoalValue,
    },
}

/// The child that proof numbers choose.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct LeastChild {
    /// The child.
    pub child: Place,
    /// Its number.
    pub number: Option<u32>,
}

/// The goal of a proof-number search.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "ToldGoal")]
pub struct GoalValue {
    /// The number.
    pub value: f64,
    /// Whether a value has to be greater, rather than to reach it.
    pub strict: bool,
}

pub(super) fn goal(frame: &BestFirstFrame) -> GoalValue {
    let scale = frame.scale();
    match frame.rules().goal {
        Goal::Middle => GoalValue {
            value: f64::midpoint(scale.least, scale.greatest),
            strict: true,
        },
        Goal::Least(value) => GoalValue {
            value,
            strict: false,
        },
    }
}

/// Explains the event at a step.
pub fn explain(frame: &BestFirstFrame, names: &Names) -> BestFirstExplanation {
    let explainer = BestFirstExplainer { frame, names };
    let Some((kind, node)) = frame.event() else {
        return explainer.ready();
    };
    let parent = frame.tree().parent(node).unwrap_or(0);
    match kind {
        EventKind::Select => explainer.select(parent, node),
        EventKind::Expand => explainer.expand(parent, node),
        EventKind::Playout => explainer.playout(node),
        EventKind::Evaluate => explainer.evaluate(node),
        EventKind::Update => explainer.update(node),
        EventKind::Finish => explainer.finish(frame.outcome().ok().flatten()),
    }
}

/// Reads the meaning of the step of a frame.
struct BestFirstExplainer<'a> {
    frame: &'a BestFirstFrame<'a>,
    names: &'a Names,
}

impl BestFirstExplainer<'_> {
    fn place(&self, node: NodeId) -> Place {
        self.names.place(self.frame.tree(), node)
    }

    /// The reward of the present iteration.
    fn reward(&self) -> f64 {
        self.frame.reward().unwrap_or(f64::NAN)
    }

    fn ready(&self) -> BestFirstExplanation {
        let tree = self.frame.tree();
        BestFirstExplanation::Ready {
            root: self.place(0),
            nodes: tree.len(),
            leaves: tree.leaves().count(),
        }
    }

    fn select(&self, parent: NodeId, child: NodeId) -> BestFirstExplanation {
        let (frame, tree) = (self.frame, self.frame.tree());
        if frame.proves() {
            return self.select_proof(parent, child);
        }
        if let Some(chance) = tree.chance().filter(|chance| chance.has(parent)) {
            return BestFirstExplanation::Draw {
                node: self.place(parent),
                child: self.place(child),
                weight: chance.weight(child).map(String::from),
            };
        }
        let score = score_of(frame, parent, child, None);
        let rival = self.rival(parent, child);
        let beaten = score
            .zip(rival.as_ref())
            .is_some_and(|(score, rival)| rival.score.sum > score.sum);
        BestFirstExplanation::Select {
            node: self.place(parent),
            child: self.place(child),
            score,
            highest: !beaten,
            rival,
            rule: frame.rules().selection,
        }
    }

    fn select_proof(&self, parent: NodeId, child: NodeId) -> BestFirstExplanation {
        let (frame, tree) = (self.frame, self.frame.tree());
        let number = |child| promise(tree.player(parent), frame.proof(child));
        let own = number(child);
        let mut others = tree.children(parent).filter(|&other| other != child);
        let least = tree.children(parent).min_by_key(|&child| number(child));
        BestFirstExplanation::SelectProof {
            node: self.place(parent),
            child: self.place(child),
            mover: tree.mover(parent),
            number: Proof::finite_number(own),
            tie: others.any(|other| number(other) == own),
            least: least
                .filter(|&least| least != child)
                .map(|least| LeastChild {
                    child: self.place(least),
                    number: Proof::finite_number(number(least)),
                }),
        }
    }

    fn expand(&self, parent: NodeId, child: NodeId) -> BestFirstExplanation {
        let (frame, tree) = (self.frame, self.frame.tree());
        let node = self.place(parent);
        if frame.rules().expands_all() {
            return BestFirstExplanation::ExpandAll {
                node,
                children: tree.child_count(parent),
                proves: frame.proves(),
            };
        }
        let outside = tree.children(parent).filter(|&child| !frame.grown(child));
        BestFirstExplanation::Expand {
            node,
            child: self.place(child),
            left: outside.count(),
        }
    }

    fn playout(&self, node: NodeId) -> BestFirstExplanation {
        let path = self.frame.playout_path();
        BestFirstExplanation::Playout {
            node: self.place(node),
            leaf: self.place(path.last().copied().unwrap_or(node)),
            moves: path.len(),
            value: self.frame.value_found().unwrap_or(f64::NAN),
            reward: self.reward(),
            rule: self.frame.rules().playout,
        }
    }

    fn evaluate(&self, leaf: NodeId) -> BestFirstExplanation {
        let (frame, rules) = (self.frame, self.frame.rules());
        let value = frame.value_read().unwrap_or(f64::NAN);
        let node = self.place(leaf);
        match frame.proves() {
            true => BestFirstExplanation::Settle {
                node,
                value,
                reached: reaches(frame.scale(), rules.goal, value),
                goal: goal(frame),
            },
            false => BestFirstExplanation::ReadLeaf {
                node,
                value,
                reward: self.reward(),
                proves: rules.solver,
            },
        }
    }

    fn update(&self, node: NodeId) -> BestFirstExplanation {
        let frame = self.frame;
        if frame.proves() {
            let (proof, disproof) = frame.proof(node).finite();
            return BestFirstExplanation::Number {
                node: self.place(node),
                mover: frame.tree().mover(node),
                proof,
                disproof,
                verdict: frame.verdict(node),
            };
        }
        let numbers = frame.numbers(node);
        BestFirstExplanation::Backup {
            node: self.place(node),
            reward: self.reward(),
            visits: numbers.visits,
            total: numbers.total,
            mean: frame.mean(node).unwrap_or(f64::NAN),
            proved: numbers.proved,
        }
    }

    fn finish(&self, choice: Option<NodeId>) -> BestFirstExplanation {
        let frame = self.frame;
        let child = choice.map(|child| self.place(child));
        if frame.proves() {
            return BestFirstExplanation::Answer {
                root: self.place(0),
                child,
                iterations: frame.iterations(),
                verdict: frame.verdict(0),
                goal: goal(frame),
            };
        }
        let mean = choice.and_then(|choice| frame.mean(choice));
        BestFirstExplanation::Choose {
            child,
            iterations: frame.iterations(),
            rule: frame.rules().last,
            visits: choice.map_or(0, |choice| frame.visits(choice)),
            mean: mean.map(|mean| frame.scale().seen(frame.tree().player(0), mean)),
            proved: frame.numbers(0).proved,
        }
    }

    /// The child with the best score among those that are neither chosen nor proved.
    fn rival(&self, node: NodeId, chosen: NodeId) -> Option<Rival> {
        let frame = self.frame;
        let open = |&child: &NodeId| child != chosen && frame.numbers(child).proved.is_none();
        let others = frame.tree().children(node).filter(open);
        let others = others.filter_map(|child| Some((child, score_of(frame, node, child, None)?)));
        let best = others.reduce(|best, next| if next.1.sum > best.1.sum { next } else { best });
        best.map(|(child, score)| Rival {
            child: self.place(child),
            score,
        })
    }
}
