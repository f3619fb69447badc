//! The meaning of a step of a best-first search. The sentences are in `www/messages/`, one folder per language.

use serde::Serialize;
use ts_rs::TS;

use crate::frame::best_first::BestFirstFrame;
use crate::search::best_first::{Final, Goal, Playout, Proof, Selection, reaches};
use crate::trace::best_first::Kind;
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
        score: Option<ToldScore>,
        /// Whether no other child has a better score: another program may choose as it likes.
        highest: bool,
        /// The best score of another child that is taken later; `None` if there is none with a score.
        rival: Option<Rival>,
        #[ts(type = "'ucb1' | 'mean' | 'puct'")]
        rule: &'static str,
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
        rule: &'static str,
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
        /// The number of the child that is least: its proof number at MAX, its disproof number at MIN.
        number: Option<u32>,
    },
    /// The value of a leaf settles it.
    Settle {
        node: Place,
        value: f64,
        /// Whether it reaches the goal.
        reached: bool,
        goal: ToldGoal,
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
        rule: &'static str,
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
        goal: ToldGoal,
    },
}

/// A score, in its parts.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct ToldScore {
    /// The mean, as the player at the parent sees it.
    pub mean: f64,
    /// The exploration term.
    pub exploration: f64,
    /// The sum.
    pub sum: f64,
}

/// The best score of another child.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Rival {
    /// The child.
    pub child: Place,
    /// Its score.
    #[serde(flatten)]
    pub score: ToldScore,
}

/// The goal of a proof-number search.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct ToldGoal {
    /// The number.
    pub value: f64,
    /// Whether a value has to be greater, rather than to reach it.
    pub strict: bool,
}

/// The goal of a search.
pub(super) fn goal(frame: &BestFirstFrame) -> ToldGoal {
    let scale = frame.scale();
    match frame.rules().goal {
        Goal::Middle => ToldGoal {
            value: f64::midpoint(scale.least, scale.greatest),
            strict: true,
        },
        Goal::Least(value) => ToldGoal {
            value,
            strict: false,
        },
    }
}

/// Explains the event at a step.
pub fn explain(frame: &BestFirstFrame, names: &Names) -> BestFirstExplanation {
    let tree = frame.tree();
    let place = |node| names.place(tree, node);
    let Some((kind, node)) = frame.event() else {
        let leaves = tree.nodes().filter(|&node| tree.is_leaf(node)).count();
        return BestFirstExplanation::Ready {
            root: place(0),
            nodes: tree.len(),
            leaves,
        };
    };
    let parent = tree.parent(node).unwrap_or(0);
    match kind {
        Kind::Select if frame.proves() => {
            let Proof { proof, disproof } = frame.proof(node);
            let mover = Mover::new(false, tree.player(parent));
            BestFirstExplanation::SelectProof {
                node: place(parent),
                child: place(node),
                mover,
                number: Proof::finite_number(if mover == Mover::Max { proof } else { disproof }),
            }
        }
        Kind::Select if tree.is_chance(parent) => BestFirstExplanation::Draw {
            node: place(parent),
            child: place(node),
            weight: tree
                .chance()
                .and_then(|chance| chance.weight(node))
                .map(String::from),
        },
        Kind::Select => BestFirstExplanation::Select {
            node: place(parent),
            child: place(node),
            score: score_of(frame, parent, node, None),
            highest: highest(frame, parent, node),
            rival: rival(frame, names, parent, node),
            rule: match frame.rules().selection {
                Selection::Ucb1 => "ucb1",
                Selection::Mean => "mean",
                Selection::Puct => "puct",
            },
        },
        Kind::Expand if frame.rules().expands_all() => BestFirstExplanation::ExpandAll {
            node: place(parent),
            children: tree.child_count(parent),
            proves: frame.proves(),
        },
        Kind::Expand => BestFirstExplanation::Expand {
            node: place(parent),
            child: place(node),
            left: tree
                .children(parent)
                .filter(|&child| !frame.grown(child))
                .count(),
        },
        Kind::Playout => {
            let path = frame.playout_path();
            let value = frame.value_found().unwrap_or(f64::NAN);
            BestFirstExplanation::Playout {
                node: place(node),
                leaf: place(path.last().copied().unwrap_or(node)),
                moves: path.len(),
                value,
                reward: frame.reward().unwrap_or(f64::NAN),
                rule: match frame.rules().playout {
                    Playout::Random => "random",
                    Playout::First => "first",
                    Playout::Last => "last",
                    Playout::Value => "value",
                },
            }
        }
        Kind::Evaluate => {
            let value = frame.value_read().unwrap_or(f64::NAN);
            match frame.proves() {
                true => BestFirstExplanation::Settle {
                    node: place(node),
                    value,
                    reached: reaches(frame.scale(), frame.rules().goal, value),
                    goal: goal(frame),
                },
                false => BestFirstExplanation::ReadLeaf {
                    node: place(node),
                    value,
                    reward: frame.reward().unwrap_or(f64::NAN),
                    proves: frame.rules().solver,
                },
            }
        }
        Kind::Update if frame.proves() => {
            let (proof, disproof) = frame.proof(node).finite();
            BestFirstExplanation::Number {
                node: place(node),
                mover: Mover::new(false, tree.player(node)),
                proof,
                disproof,
                verdict: frame.verdict(node),
            }
        }
        Kind::Update => {
            let numbers = frame.numbers(node);
            BestFirstExplanation::Backup {
                node: place(node),
                reward: frame.reward().unwrap_or(f64::NAN),
                visits: numbers.visits,
                total: numbers.total,
                mean: frame.mean(node).unwrap_or(f64::NAN),
                proved: numbers.proved,
            }
        }
        Kind::Finish => finish(frame, names, frame.outcome().ok().flatten()),
    }
}

fn finish(frame: &BestFirstFrame, names: &Names, choice: Option<NodeId>) -> BestFirstExplanation {
    let tree = frame.tree();
    let place = |node| names.place(tree, node);
    if frame.proves() {
        return BestFirstExplanation::Answer {
            root: place(0),
            child: choice.map(place),
            iterations: frame.iterations(),
            verdict: frame.verdict(0),
            goal: goal(frame),
        };
    }
    let mean = choice.and_then(|choice| frame.mean(choice));
    BestFirstExplanation::Choose {
        child: choice.map(place),
        iterations: frame.iterations(),
        rule: match frame.rules().last {
            Final::Visits => "visits",
            Final::Mean => "mean",
        },
        visits: choice.map_or(0, |choice| frame.visits(choice)),
        mean: mean.map(|mean| frame.scale().seen(tree.player(0), mean)),
        proved: frame.numbers(0).proved,
    }
}

/// The score of a child before its iteration changes it, with another C if one is given; `None` without visits.
pub(super) fn score_of(
    frame: &BestFirstFrame,
    node: NodeId,
    child: NodeId,
    exploration: Option<f64>,
) -> Option<ToldScore> {
    let score = frame.rated(node, child).score?;
    let score = exploration.map_or(score, |c| score.with(c));
    Some(ToldScore {
        mean: score.mean,
        exploration: score.exploration,
        sum: score.sum(),
    })
}

/// Whether the child that is chosen has the best score.
fn highest(frame: &BestFirstFrame, node: NodeId, chosen: NodeId) -> bool {
    let score = score_of(frame, node, chosen, None);
    let better = |other: ToldScore| score.as_ref().is_some_and(|score| other.sum > score.sum);
    !scored_others(frame, node, chosen).any(|(_, other)| better(other))
}

/// The children that are not chosen and not proved, as far as they have scores.
fn scored_others(
    frame: &BestFirstFrame,
    node: NodeId,
    chosen: NodeId,
) -> impl Iterator<Item = (NodeId, ToldScore)> {
    let open = move |&child: &NodeId| child != chosen && frame.numbers(child).proved.is_none();
    let others = frame.tree().children(node).filter(open);
    others.filter_map(move |child| Some((child, score_of(frame, node, child, None)?)))
}

/// The child with the best score among those that are not chosen.
fn rival(frame: &BestFirstFrame, names: &Names, node: NodeId, chosen: NodeId) -> Option<Rival> {
    let best = scored_others(frame, node, chosen)
        .reduce(|best, next| if next.1.sum > best.1.sum { next } else { best });
    best.map(|(child, score)| Rival {
        child: names.place(frame.tree(), child),
        score,
    })
}
