//! Rewards: the values of leaves, as they are added up.

use super::rules::{Playout, Reward, Rules};
use crate::tree::number::widen;
use crate::tree::{GameTree, Player};

/// How a value becomes a reward.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    /// The least value of the tree.
    pub least: f64,
    /// The greatest.
    pub greatest: f64,
    scaled: bool,
}

impl Scale {
    /// The scale of a tree. The static values of inner nodes count if they can be rewards.
    pub fn new(tree: &GameTree, rules: &Rules) -> Scale {
        let inner = rules.playout == Playout::Value;
        let values = tree.nodes().filter(|&node| inner || tree.is_leaf(node));
        let values = values.filter_map(|node| tree.value(node));
        // Where no value is known, the search stops before it uses them.
        let (least, greatest) = values.fold(None, widen).unwrap_or_default();
        Scale {
            least,
            greatest,
            scaled: rules.reward == Reward::Scaled,
        }
    }

    /// The reward of a value. In a tree of equal values each is worth one half.
    pub fn reward(&self, value: f64) -> f64 {
        match self.scaled {
            false => value,
            true if self.least < self.greatest => {
                (value - self.least) / (self.greatest - self.least)
            }
            true => 0.5,
        }
    }

    /// A reward of MAX, or a mean of such, as `player` sees it.
    pub fn seen(&self, player: Player, reward: f64) -> f64 {
        match (player, self.scaled) {
            (Player::Max, _) => reward,
            (Player::Min, true) => 1.0 - reward,
            (Player::Min, false) => -reward,
        }
    }

    /// A reward of one player, as the other player sees it.
    pub fn turned(&self, reward: f64) -> f64 {
        self.seen(Player::Min, reward)
    }

    /// The mean of a child without visits, where one has to be known.
    pub fn unknown(&self) -> f64 {
        self.reward(f64::midpoint(self.least, self.greatest))
    }

    /// The greatest value that `player` can hope for.
    pub fn best(&self, player: Player) -> f64 {
        match player {
            Player::Max => self.greatest,
            Player::Min => self.least,
        }
    }
}
