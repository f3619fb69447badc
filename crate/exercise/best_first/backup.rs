//! The numbers of the nodes of a path after a backup, by the rules or by a mistake: two for each node, from the root down.

use super::round::Round;
use crate::frame::best_first::BestFirstFrame;
use crate::search::best_first::{Mistake, Proof, combined};
use crate::tree::{NodeId, Player};

/// The two numbers of each node of a path at a step: visits and total, or proof and disproof number.
pub(super) fn numbers(frame: &BestFirstFrame, path: &[NodeId]) -> Vec<f64> {
    let of = |&node: &NodeId| match frame.proves() {
        true => pair(frame.proof(node)),
        false => {
            let child = frame.numbers(node);
            [f64::from(child.visits), child.total]
        }
    };
    path.iter().flat_map(of).collect()
}

fn pair(proof: Proof) -> [f64; 2] {
    let (proof, disproof) = proof.finite();
    [proof, disproof].map(|number| number.map_or(f64::INFINITY, f64::from))
}

/// All that a mistake may leave, in the state before the backup. Empty: there is no room for it.
pub(super) fn mistaken(frame: &BestFirstFrame, round: &Round, mistake: Mistake) -> Vec<Vec<f64>> {
    match frame.proves() {
        true => vec![proofs(frame, round, mistake)],
        false => rewards(frame, round, mistake),
    }
}

fn rewards(frame: &BestFirstFrame, round: &Round, mistake: Mistake) -> Vec<Vec<f64>> {
    let (tree, scale) = (frame.tree(), frame.scale());
    let Some(value) = frame.found() else {
        return Vec::new();
    };
    let reward = scale.reward(value);
    let last = round.path.len() - 1;
    let same = |_: usize, visits: f64, total: f64| [visits + 1.0, total + reward];
    let each = |change: &dyn Fn(usize, f64, f64) -> [f64; 2]| -> Vec<f64> {
        let now = numbers(frame, &round.path);
        let pairs = now.chunks_exact(2).enumerate();
        let changed = |(at, pair): (usize, &[f64])| match *pair {
            [visits, total] => change(at, visits, total),
            _ => [0.0; 2],
        };
        pairs.flat_map(changed).collect()
    };
    match mistake {
        Mistake::VisitsNotCounted => vec![each(&|at, visits, total| {
            [visits + f64::from(u8::from(at == last)), total + reward]
        })],
        Mistake::LastAlone => vec![each(&|at, visits, total| match at == last {
            true => same(at, visits, total),
            false => [visits, total],
        })],
        Mistake::MeanCarried => vec![carried(frame, &round.path, reward)],
        Mistake::RewardTurned => {
            let own = |at: usize| tree.player(round.path[at]);
            // The player who moved there; above the root nobody did.
            let moved = |at: usize| match at.checked_sub(1) {
                Some(above) => tree.player(round.path[above]),
                None => tree.player(0).opponent(),
            };
            let by = |player: &dyn Fn(usize) -> Player| {
                each(&|at, visits, total| [visits + 1.0, total + scale.seen(player(at), reward)])
            };
            vec![by(&own), by(&moved)]
        }
        Mistake::TotalReplaced => vec![each(&|_, visits, _| [visits + 1.0, reward])],
        Mistake::ValueAdded if value != reward => {
            vec![each(&|_, visits, total| [visits + 1.0, total + value])]
        }
        _ => Vec::new(),
    }
}

/// Each node above adds the mean that its child has then.
fn carried(frame: &BestFirstFrame, path: &[NodeId], reward: f64) -> Vec<f64> {
    let mut added = reward;
    let mut pairs: Vec<[f64; 2]> = Vec::new();
    for &node in path.iter().rev() {
        let child = frame.numbers(node);
        let (visits, total) = (f64::from(child.visits) + 1.0, child.total + added);
        pairs.push([visits, total]);
        added = total / visits;
    }
    pairs.into_iter().rev().flatten().collect()
}

fn proofs(frame: &BestFirstFrame, round: &Round, mistake: Mistake) -> Vec<f64> {
    let mut below: Option<(NodeId, Proof)> = None;
    let mut pairs = Vec::new();
    for &node in round.path.iter().rev() {
        let last = below.is_none();
        let children = frame.tree().children(node).map(|child| match below {
            Some((changed, proof)) if changed == child => proof,
            _ if mistake == Mistake::LeavesOpen && last => Proof::OPEN,
            _ => frame.proof(child),
        });
        let proof = match mistake {
            Mistake::LastAlone if !last => frame.proof(node),
            _ => together(frame.tree().player(node), children.collect(), mistake),
        };
        pairs.push(pair(proof));
        below = Some((node, proof));
    }
    pairs.into_iter().rev().flatten().collect()
}

/// The numbers of a node of `player` from those of its children.
fn together(player: Player, children: Vec<Proof>, mistake: Mistake) -> Proof {
    let by = |player: Player| combined(player, children.iter().copied());
    let (max, min) = (by(Player::Max), by(Player::Min));
    match mistake {
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
