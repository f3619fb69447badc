//! The scores by which a child is chosen on the way down, and the choice in the end.

use super::reward::Scale;
use super::rules::{Final, Rules, Selection};
use crate::tree::{GameTree, NodeId, Player};

/// A child of a node of the grown tree, with its numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Child {
    /// The child.
    pub node: NodeId,
    /// Its visits.
    pub visits: u32,
    /// The total of its rewards, which are MAX's.
    pub total: f64,
    /// Its proved value, if it has one.
    pub proved: Option<f64>,
}

/// A node of the grown tree whose children are compared.
#[derive(Clone, Copy, Debug)]
pub struct Parent<'a> {
    /// The rules.
    pub rules: &'a Rules,
    /// The scale of the rewards.
    pub scale: &'a Scale,
    /// The player who moves there.
    pub player: Player,
    /// Its visits.
    pub visits: u32,
    /// How many children it has.
    pub children: usize,
}

/// The score of a child, in its parts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Score {
    /// The mean, as the player at the parent sees it.
    pub mean: f64,
    /// The exploration term for C = 1.
    pub weight: f64,
    /// The exploration term.
    pub exploration: f64,
}

impl<'a> Parent<'a> {
    /// A node with so many visits.
    pub fn new(
        tree: &GameTree,
        node: NodeId,
        visits: u32,
        rules: &'a Rules,
        scale: &'a Scale,
    ) -> Parent<'a> {
        Parent {
            rules,
            scale,
            // Where chance moves, nobody compares: the means stay MAX's.
            player: match tree.is_chance(node) {
                true => Player::Max,
                false => tree.player(node),
            },
            visits,
            children: tree.child_count(node),
        }
    }

    /// The score of a child; `None` if the rule takes children without visits first, and this is one.
    pub fn score(&self, child: &Child) -> Option<Score> {
        let (visits, n) = (f64::from(self.visits), f64::from(child.visits));
        let mean = match child.visits {
            0 if self.rules.selection != Selection::Puct => return None,
            0 => self.scale.unknown(),
            _ => child.total / n,
        };
        let weight = match self.rules.selection {
            Selection::Ucb1 => (visits.ln() / n).sqrt(),
            Selection::Mean => 0.0,
            Selection::Puct => visits.sqrt() / self.children as f64 / (1.0 + n),
        };
        Some(Score {
            mean: self.scale.seen(self.player, mean),
            weight,
            exploration: self.rules.exploration * weight,
        })
    }

    /// The child that is chosen on the way down: the first one without visits, otherwise the first with the highest score.
    /// Children whose values are proved are passed over; `None` if all are.
    pub fn selected(&self, children: impl Iterator<Item = Child>) -> Option<Child> {
        let mut best: Option<(f64, Child)> = None;
        for child in children.filter(|child| child.proved.is_none()) {
            let Some(score) = self.score(&child) else {
                return Some(child);
            };
            if best.is_none_or(|(highest, _)| score.sum() > highest) {
                best = Some((score.sum(), child));
            }
        }
        best.map(|(_, child)| child)
    }
}

impl Score {
    /// The same with another C.
    pub fn with(self, exploration: f64) -> Score {
        Score {
            exploration: exploration * self.weight,
            ..self
        }
    }

    /// The sum of its parts.
    pub fn sum(&self) -> f64 {
        self.mean + self.exploration
    }
}

/// The child of the root that is chosen in the end, the first of equals; `None` if none has been visited. If the value
/// of the root is `proved`, only a child with that value is chosen.
pub fn chosen(
    rules: Final,
    scale: &Scale,
    player: Player,
    proved: Option<f64>,
    children: impl Iterator<Item = Child>,
) -> Option<NodeId> {
    let mut best: Option<(f64, NodeId)> = None;
    for child in children {
        if proved.is_some() && child.proved != proved || child.visits == 0 {
            continue;
        }
        let worth = match rules {
            Final::Visits => f64::from(child.visits),
            Final::Mean => scale.seen(player, child.total / f64::from(child.visits)),
        };
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, child.node));
        }
    }
    best.map(|(_, node)| node)
}

/// The score of a child as a line over C: the child, its mean, and its weight of C.
type ScoreLine = (NodeId, f64, f64);

/// The values of C, from 0 on, from which another child has the highest score, each with that child; the first is that of
/// C = 0. Each child has a mean and a weight of C: its score is a line over C, and the highest of them the upper envelope.
pub fn turns(lines: &[ScoreLine]) -> Vec<(f64, NodeId)> {
    // At C = 0, of equals the steepest.
    let higher = |one: ScoreLine, other: ScoreLine| match (other.1, other.2) > (one.1, one.2) {
        true => other,
        false => one,
    };
    let Some(mut best) = lines.iter().copied().reduce(higher) else {
        return Vec::new();
    };
    let mut turns = vec![(0.0, best.0)];
    loop {
        let (_, mean, weight) = best;
        // Only a line that is steeper gets higher.
        let steeper = lines.iter().filter(|line| line.2 > weight);
        let meets = |&line: &ScoreLine| ((mean - line.1) / (line.2 - weight), line);
        let next = steeper.map(meets).reduce(|one, other| {
            let earlier = other.0 < one.0 || other.0 == one.0 && other.1.2 > one.1.2;
            if earlier { other } else { one }
        });
        let Some((at, line)) = next else { return turns };
        turns.push((at, line.0));
        best = line;
    }
}
