//! Monte-Carlo tree search (Coulom 2006); with the score UCB1 it is UCT (Kocsis and Szepesvári 2006). Proved values go up
//! as in MCTS-Solver (Winands, Björnsson and Saito 2008).
//!
//! An iteration has four phases. Selection: from the root down, the child with the best score is chosen as long as all
//! children are in the tree. Expansion: a child joins the tree. Playout: from there moves are played to a leaf, whose value
//! is the reward. Backup: the reward is added at each node of the path. A leaf of the game tree that is reached is
//! evaluated instead of played out.

use super::draw::Draw;
use super::numbers::Numbers;
use super::observer::Observer;
use super::reward::Scale;
use super::rewards::Rewards;
use super::rules::{Playout, Rules};
use super::score::Parent;
use crate::search::UnknownValue;
use crate::tree::{GameTree, NodeId};

/// A Monte-Carlo tree search under way.
#[derive(Clone, Debug)]
pub struct MonteCarlo {
    rules: Rules,
    scale: Scale,
    rewards: Rewards,
    /// The nodes from the root to the one that the iteration has reached.
    path: Vec<NodeId>,
    iteration: u32,
    /// How many children the present iteration has looked at, and moves it has played.
    work: usize,
}

impl MonteCarlo {
    /// A search that has made no iteration yet.
    pub fn new(tree: &GameTree, rules: &Rules) -> MonteCarlo {
        MonteCarlo {
            rules: *rules,
            scale: Scale::new(tree, rules),
            rewards: Rewards::new(tree.len(), rules.solver),
            path: Vec::new(),
            iteration: 0,
            work: 0,
        }
    }

    /// How many iterations are made.
    pub fn iterations(&self) -> u32 {
        self.iteration
    }

    /// Whether there is nothing left to find out.
    pub fn is_over(&self) -> bool {
        self.rewards.proved(0).is_some() || self.iteration >= self.rules.most()
    }

    /// Makes one iteration. Returns how much work it was, in children looked at.
    ///
    /// # Errors
    /// The node whose value is unknown.
    pub fn iterate<O: Observer>(
        &mut self,
        tree: &GameTree,
        observer: &mut O,
    ) -> Result<usize, UnknownValue> {
        self.work = 1;
        observer.begin();
        let node = self.descend(tree, observer);
        let value = self.value_from(tree, node)?;
        if tree.is_leaf(node) {
            observer.evaluate(node);
            self.rewards.prove(node, value);
        } else {
            observer.playout(node);
        }
        self.back_up(tree, observer, self.scale.reward(value));
        self.iteration += 1;
        Ok(self.work)
    }

    /// Goes down from the root until the tree has grown, or to a leaf. Returns the node there.
    fn descend<O: Observer>(&mut self, tree: &GameTree, observer: &mut O) -> NodeId {
        let mut draw = Draw::descent(self.rules.seed, self.iteration);
        let all = self.rules.expands_all();
        let mut node = 0;
        self.path.clear();
        self.path.push(node);
        while !tree.is_leaf(node) {
            // Children that join together do so at the first visit of the root, and at the second one of other nodes: the
            // first one plays these out.
            match (self.rewards.visits(node), node) {
                _ if !all => {}
                (0, 0) | (1, 1..) => observer.expand(node + 1),
                (0, _) => break,
                _ => {}
            }
            let Some(child) = self.choose(tree, node, &mut draw) else {
                break;
            };
            self.path.push(child);
            node = child;
            if !all && self.rewards.visits(child) == 0 {
                observer.expand(child);
                break;
            }
            observer.select(child);
        }
        node
    }

    /// The child of a node where the search goes on.
    fn choose(&mut self, tree: &GameTree, node: NodeId, draw: &mut Draw) -> Option<NodeId> {
        if tree.is_chance(node) {
            return draw.outcome(tree, node, |child| self.rewards.proved(child).is_none());
        }
        let mut seen = 0;
        let children = tree.children(node).map(|child| self.rewards.child(child));
        let children = children.inspect(|_| seen += 1);
        let visits = self.rewards.visits(node);
        let parent = Parent::new(tree, node, visits, &self.rules, &self.scale);
        let child = parent.selected(children);
        self.work += seen;
        child.map(|child| child.node)
    }

    /// The value that a playout from `node` finds.
    fn value_from(&mut self, tree: &GameTree, node: NodeId) -> Result<f64, UnknownValue> {
        let path = playout_path(tree, &self.rules, self.iteration, node);
        self.work += path.len();
        let last = path.last().copied().unwrap_or(node);
        tree.value(last).ok_or(UnknownValue { node: last })
    }

    /// Adds a reward at each node of the path, and lets proved values go up.
    fn back_up<O: Observer>(&mut self, tree: &GameTree, observer: &mut O, reward: f64) {
        for at in (0..self.path.len()).rev() {
            let node = self.path[at];
            if at + 1 < self.path.len() {
                self.prove_from_children(tree, node, self.path[at + 1]);
            }
            let before = self.rewards.child(node);
            let total = before.total + reward;
            self.rewards.count(node, before.visits + 1, total);
            if let Some(value) = before.proved {
                observer.prove(node, value);
            }
            observer.update(node, Numbers::Total(total));
        }
    }

    /// Proves the value of a node if that of its child is proved, and it is the best that the player can hope for or the
    /// last that was missing.
    fn prove_from_children(&mut self, tree: &GameTree, node: NodeId, child: NodeId) {
        if self.rewards.proved(child).is_none() {
            return;
        }
        self.work += tree.child_count(node);
        let proved = proved_above(tree, &self.scale, (node, child), |child| {
            self.rewards.proved(child)
        });
        if let Some(value) = proved {
            self.rewards.prove(node, value);
        }
    }

    /// The child of the root to be chosen now.
    pub fn choice(&self, tree: &GameTree) -> Option<NodeId> {
        self.rewards.choice(tree, &self.rules, &self.scale)
    }
}

/// The value of a node that is proved once that of its child is, if it is the best that the player can hope for or the last
/// that was missing.
pub fn proved_above(
    tree: &GameTree,
    scale: &Scale,
    (node, child): (NodeId, NodeId),
    proved: impl Fn(NodeId) -> Option<f64>,
) -> Option<f64> {
    let value = proved(child)?;
    let player = tree.player(node);
    if !tree.is_chance(node) && value == scale.best(player) {
        return Some(value);
    }
    let values = tree
        .children(node)
        .map(|child| Some((child, proved(child)?)));
    let values: Vec<(NodeId, f64)> = values.collect::<Option<_>>()?;
    Some(match tree.chance().filter(|chance| chance.has(node)) {
        Some(chance) => values
            .iter()
            .map(|&(child, value)| chance.share(child) * value)
            .sum(),
        None => values.iter().fold(player.worst(), |best, &(_, value)| {
            player.better(best, value)
        }),
    })
}

/// The moves of the playout of iteration number `iteration` from `node`: the nodes below it, down to the one whose value
/// is read.
pub fn playout_path(tree: &GameTree, rules: &Rules, iteration: u32, node: NodeId) -> Vec<NodeId> {
    let mut draw = Draw::playout(rules.seed, iteration);
    let mut path = Vec::new();
    let mut at = node;
    while !tree.is_leaf(at) && rules.playout != Playout::Value {
        let next = match rules.playout {
            _ if tree.is_chance(at) => draw.outcome(tree, at, |_| true),
            Playout::Random => draw.any(tree, at),
            Playout::Last => tree.children(at).last(),
            Playout::First | Playout::Value => Some(at + 1),
        };
        let Some(next) = next else { break };
        path.push(next);
        at = next;
    }
    path
}
