//! Mistakes of programs and students in best-first searches, and the children chosen with them.

use serde::Serialize;
use ts_rs::TS;

use super::numbers::Proof;
use super::proof_numbers::{combined, promise};
use super::reward::Scale;
use super::rules::Selection;
use super::score::{Child, Parent, Score};
use crate::tree::Player;

/// A backup at one node of the path: the numbers from which a mistake makes its own.
#[derive(Clone, Copy, Debug)]
pub struct Backup {
    /// The reward, which is MAX's.
    pub reward: f64,
    /// The value of the leaf.
    pub value: f64,
    /// Whether the node is the last one of the path.
    pub last: bool,
    /// The mean of the child on the path, after its update; the reward where there is none.
    pub carried: f64,
    /// The player for whom a reward is turned round.
    pub player: Player,
}

/// One mistake. N are the visits of a node, n those of its child.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "BestFirstMistake")]
pub enum Mistake {
    /// Of equal children the last is chosen, not the first.
    LastOfEquals,
    /// The exploration term is left out.
    MeanAlone,
    /// The mean is left out.
    ExplorationAlone,
    /// C weighs the mean, not the exploration term.
    MeanWeighed,
    /// MAX's mean counts at a MIN node.
    SignForgotten,
    /// MIN takes the least score instead of the greatest.
    LeastScore,
    /// The logarithm is that of n: √(ln n / n).
    ChildLogarithm,
    /// N is left out: √(1 / n).
    NoParent,
    /// The logarithm is left out: √(N / n).
    NoLogarithm,
    /// n and N change places: √(ln n / N).
    VisitsExchanged,
    /// The fraction is upside down: √(n / ln N).
    UpsideDown,
    /// n and N change places and the fraction is upside down: √(N / ln n).
    ExchangedUpsideDown,
    /// The square root is left out.
    NoRoot,
    /// The child with most visits is chosen.
    MostVisits,

    /// The proof number counts for either player.
    ProofAlone,
    /// The greatest number is taken instead of the least.
    GreatestNumber,

    /// A node above adds the mean of its child, not the reward.
    MeanCarried,
    /// A node above counts no visit.
    VisitsNotCounted,
    /// Only the last node of the path is updated.
    LastAlone,
    /// A node of MIN, or one that MIN moved to, adds the reward in the view of MIN.
    RewardTurned,
    /// The reward takes the place of the total.
    TotalReplaced,
    /// The value of the leaf is added, not the reward that it is scaled to.
    ValueAdded,

    /// MAX nodes are treated as MIN nodes and the reverse: the least and the sum are exchanged.
    PlayersExchanged,
    /// Both numbers are sums.
    BothSums,
    /// Both numbers are the least of the children.
    BothLeast,
    /// A leaf counts as 1 and 1 although its value is known.
    LeavesOpen,
}

impl Mistake {
    /// Those of a choice by scores. Of two that fit equally well, the first is named.
    pub const OF_SCORES: [Mistake; 14] = [
        Mistake::LastOfEquals,
        Mistake::MeanAlone,
        Mistake::ExplorationAlone,
        Mistake::MeanWeighed,
        Mistake::SignForgotten,
        Mistake::LeastScore,
        Mistake::ChildLogarithm,
        Mistake::NoParent,
        Mistake::NoLogarithm,
        Mistake::VisitsExchanged,
        Mistake::UpsideDown,
        Mistake::ExchangedUpsideDown,
        Mistake::NoRoot,
        Mistake::MostVisits,
    ];
    /// Those of the C from which another child is chosen.
    pub const OF_TURNS: [Mistake; 9] = [
        Mistake::MeanWeighed,
        Mistake::LeastScore,
        Mistake::ChildLogarithm,
        Mistake::NoParent,
        Mistake::NoLogarithm,
        Mistake::VisitsExchanged,
        Mistake::UpsideDown,
        Mistake::ExchangedUpsideDown,
        Mistake::NoRoot,
    ];
    /// Those of a choice by proof numbers.
    pub const OF_PROOFS: [Mistake; 4] = [
        Mistake::LastOfEquals,
        Mistake::PlayersExchanged,
        Mistake::ProofAlone,
        Mistake::GreatestNumber,
    ];
    /// Those of a backup of rewards.
    pub const OF_BACKUPS: [Mistake; 6] = [
        Mistake::VisitsNotCounted,
        Mistake::LastAlone,
        Mistake::MeanCarried,
        Mistake::RewardTurned,
        Mistake::TotalReplaced,
        Mistake::ValueAdded,
    ];
    /// Those of a backup of proof numbers.
    pub const OF_PROOF_BACKUPS: [Mistake; 5] = [
        Mistake::PlayersExchanged,
        Mistake::BothSums,
        Mistake::BothLeast,
        Mistake::LeavesOpen,
        Mistake::LastAlone,
    ];

    /// The score of a child by this mistake; `None` if the rules leave no room for it, or it gives no number.
    fn score(self, parent: &Parent, child: &Child) -> Option<Score> {
        let right = parent.score(child)?;
        let &Parent {
            rules,
            scale,
            player,
            ..
        } = parent;
        let explores = rules.selection != Selection::Mean;
        let (mean, weight) = (right.mean, right.weight);
        let weighed = |weight: f64| Score {
            mean,
            weight,
            exploration: rules.exploration * weight,
        };
        let alone = |mean| Score {
            mean,
            weight: 0.0,
            exploration: 0.0,
        };
        let score = match self {
            Mistake::LastOfEquals => right,
            Mistake::MeanAlone if explores => alone(mean),
            Mistake::ExplorationAlone if explores => Score { mean: 0.0, ..right },
            Mistake::MeanWeighed if explores => Score {
                mean: rules.exploration * mean,
                weight,
                exploration: weight,
            },
            Mistake::SignForgotten | Mistake::LeastScore if player == Player::Max => right,
            Mistake::SignForgotten => Score {
                mean: scale.turned(mean),
                ..right
            },
            Mistake::LeastScore => Score {
                mean: -scale.turned(mean),
                weight: -weight,
                exploration: -right.exploration,
            },
            Mistake::MostVisits => alone(f64::from(child.visits)),
            _ => weighed(self.weight(parent, child.visits)?),
        };
        score.sum().is_finite().then_some(score)
    }

    /// The exploration term for C = 1 by a mistake in it.
    fn weight(self, parent: &Parent, child: u32) -> Option<f64> {
        let (all, n) = (f64::from(parent.visits), f64::from(child));
        let k = parent.children as f64;
        match (parent.rules.selection, self) {
            (Selection::Ucb1, Mistake::ChildLogarithm) => Some((n.ln() / n).sqrt()),
            (Selection::Ucb1, Mistake::NoParent) => Some((1.0 / n).sqrt()),
            (Selection::Ucb1, Mistake::NoLogarithm) => Some((all / n).sqrt()),
            (Selection::Ucb1, Mistake::VisitsExchanged) => Some((n.ln() / all).sqrt()),
            (Selection::Ucb1, Mistake::UpsideDown) => Some((n / all.ln()).sqrt()),
            (Selection::Ucb1, Mistake::ExchangedUpsideDown) => Some((all / n.ln()).sqrt()),
            (Selection::Ucb1, Mistake::NoRoot) => Some(all.ln() / n),
            (Selection::Puct, Mistake::NoParent) => Some(1.0 / k / (1.0 + n)),
            (Selection::Puct, Mistake::VisitsExchanged) => Some(n.sqrt() / k / (1.0 + all)),
            (Selection::Puct, Mistake::NoRoot) => Some(all / k / (1.0 + n)),
            _ => None,
        }
    }

    /// The visits and the total that a backup leaves at a node by this mistake; `None` if there is no room for it.
    pub fn backed_up(
        self,
        scale: &Scale,
        (visits, total): (f64, f64),
        added: &Backup,
    ) -> Option<(f64, f64)> {
        let Backup {
            reward,
            value,
            last,
            carried,
            player,
        } = *added;
        let right = (visits + 1.0, total + reward);
        Some(match self {
            Mistake::VisitsNotCounted => (visits + f64::from(u8::from(last)), right.1),
            Mistake::LastAlone if last => right,
            Mistake::LastAlone => (visits, total),
            Mistake::MeanCarried => (right.0, total + carried),
            Mistake::RewardTurned => (right.0, total + scale.seen(player, reward)),
            Mistake::TotalReplaced => (right.0, reward),
            Mistake::ValueAdded if value != reward => (right.0, total + value),
            _ => return None,
        })
    }

    /// The proof numbers of a node of `player` from those of its children by this mistake.
    pub fn combined(self, player: Player, children: &[Proof]) -> Proof {
        let by = |player: Player| combined(player, children.iter().copied());
        let (max, min) = (by(Player::Max), by(Player::Min));
        match self {
            Mistake::PlayersExchanged => by(player.opponent()),
            Mistake::BothSums => Proof {
                proof: min.proof,
                disproof: max.disproof,
            },
            Mistake::BothLeast => Proof {
                proof: max.proof,
                disproof: min.disproof,
            },
            _ => by(player),
        }
    }

    /// The number by which `player` chooses among children by this mistake, of which the least is taken; `None` if the
    /// rules leave no room for it.
    pub fn promise(self, player: Player, proof: Proof) -> Option<i64> {
        Some(match self {
            Mistake::LastOfEquals => promise(player, proof).into(),
            Mistake::PlayersExchanged => promise(player.opponent(), proof).into(),
            Mistake::ProofAlone => proof.proof.into(),
            Mistake::GreatestNumber => -i64::from(promise(player, proof)),
            _ => return None,
        })
    }
}

impl Parent<'_> {
    /// The score of a child by the rules, or by a mistake; `None` if it has none, or the rules leave no room for the mistake.
    pub fn score_by(&self, mistake: Option<Mistake>, child: &Child) -> Option<Score> {
        match mistake {
            None => self.score(child),
            Some(mistake) => mistake.score(self, child),
        }
    }

    /// The same score over C, as a line: its height at C = 0 and its slope.
    pub fn line_by(&self, mistake: Option<Mistake>, child: &Child) -> Option<(f64, f64)> {
        if mistake == Some(Mistake::MeanWeighed) {
            let right = self.score(child)?;
            return Some((right.weight, right.mean));
        }
        let score = self.score_by(mistake, child)?;
        Some((score.mean, score.weight))
    }
}

/// The number by which `player` chooses among children by the rules, or by a mistake that has room.
pub fn promise_by(mistake: Option<Mistake>, player: Player, proof: Proof) -> Option<i64> {
    match mistake {
        None => Some(promise(player, proof).into()),
        Some(mistake) => mistake.promise(player, proof),
    }
}

/// The one that is chosen of equals by the rules, or by a mistake.
pub fn first_of_equals<T>(
    mistake: Option<Mistake>,
    mut equals: impl DoubleEndedIterator<Item = T>,
) -> Option<T> {
    match mistake {
        Some(Mistake::LastOfEquals) => equals.next_back(),
        _ => equals.next(),
    }
}
