//! The rules of best-first searches.

use serde::Serialize;
use ts_rs::TS;

use crate::tree::GameTree;

/// Which algorithm searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub enum BestFirst {
    /// Monte-Carlo tree search (Coulom 2006; UCT by Kocsis and Szepesvári 2006).
    #[serde(rename = "mcts")]
    MonteCarlo,
    /// Proof-number search (Allis 1994).
    #[serde(rename = "pns")]
    ProofNumbers,
}

/// How a child is chosen on the way down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Selection {
    /// By UCB1: mean + C √(ln N / n) (Auer, Cesa-Bianchi and Fischer 2002).
    #[default]
    Ucb1,
    /// By the mean alone.
    Mean,
    /// By PUCT: mean + C p √N / (1 + n), where the prior p is the same for all children (Rosin 2011, Silver et al. 2017).
    Puct,
}

/// The nodes that join the grown tree in an iteration.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Expand {
    /// One child of the node that is reached.
    #[default]
    One,
    /// All children of a node, at its second visit; those of the root at the first.
    All,
}

/// How an iteration finds the reward of a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Playout {
    /// Moves are drawn with equal probability down to a leaf.
    #[default]
    Random,
    /// The first child is taken each time.
    First,
    /// The last child is taken each time.
    Last,
    /// The static value of the node; no moves are played.
    Value,
}

/// Which child of the root is chosen in the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Final {
    /// The one with most visits.
    #[default]
    Visits,
    /// The one with the best mean.
    Mean,
}

/// The numbers that are added up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reward {
    /// The value of the leaf, scaled so that the least leaf of the tree counts 0 and the greatest 1.
    #[default]
    Scaled,
    /// The value of the leaf.
    Raw,
}

/// The question of a proof-number search: whether the value of the root reaches a goal.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Goal {
    /// Whether it is more than the middle of the least and the greatest leaf.
    #[default]
    Middle,
    /// Whether it is at least this.
    Least(f64),
}

/// All rules of a best-first search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rules {
    /// Which algorithm.
    pub algorithm: BestFirst,
    /// The most iterations; `None`: 1,000 of Monte-Carlo tree search; as many of proof-number search as it needs.
    pub iterations: Option<u32>,
    /// C: how much children with few visits are preferred.
    pub exploration: f64,
    /// How a child is chosen.
    pub selection: Selection,
    /// The nodes that join the tree.
    pub expand: Expand,
    /// How a reward is found.
    pub playout: Playout,
    /// Which move is chosen.
    pub last: Final,
    /// Whether proved values go up (Winands, Björnsson and Saito 2008).
    pub solver: bool,
    /// The numbers that are added up.
    pub reward: Reward,
    /// The seed of everything that is drawn.
    pub seed: u64,
    /// The question of a proof-number search.
    pub goal: Goal,
}

impl Rules {
    /// The default rules of an algorithm.
    pub fn of(algorithm: BestFirst) -> Rules {
        Rules {
            algorithm,
            iterations: None,
            exploration: std::f64::consts::SQRT_2,
            selection: Selection::default(),
            expand: Expand::default(),
            playout: Playout::default(),
            last: Final::default(),
            solver: false,
            reward: Reward::default(),
            seed: 0,
            goal: Goal::default(),
        }
    }

    /// Whether this is proof-number search.
    pub fn proves(&self) -> bool {
        self.algorithm == BestFirst::ProofNumbers
    }

    /// The most iterations.
    pub fn most(&self) -> u32 {
        let usual = match self.algorithm {
            BestFirst::MonteCarlo => 1_000,
            BestFirst::ProofNumbers => u32::MAX,
        };
        self.iterations.unwrap_or(usual)
    }

    /// Whether a tree can be searched: proof numbers are about MAX and MIN, not about chance.
    pub fn fits(&self, tree: &GameTree) -> bool {
        !self.proves() || tree.chance().is_none()
    }

    /// Whether all children of a node join the tree together.
    pub fn expands_all(&self) -> bool {
        self.proves() || self.expand == Expand::All
    }
}
