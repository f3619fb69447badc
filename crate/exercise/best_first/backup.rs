//! The numbers of the nodes of a path after a backup, by the rules or by a mistake: two for each node, from the root down.

use super::round::Round;
use crate::frame::best_first::BestFirstFrame;
use crate::search::best_first::{Backup, Mistake, Proof};
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
pub(super) fn results_of(frame: &BestFirstFrame, round: &Round, mistake: Mistake) -> Vec<Vec<f64>> {
    match frame.proves() {
        true => vec![proofs(frame, round, mistake)],
        false => rewards(frame, round, mistake),
    }
}

fn rewards(frame: &BestFirstFrame, round: &Round, mistake: Mistake) -> Vec<Vec<f64>> {
    let tree = frame.tree();
    let own = round.path.iter().map(|&node| tree.player(node));
    let own: Vec<Player> = own.collect();
    let players = match mistake {
        Mistake::RewardTurned => {
            // The player who moved there; above the root nobody did.
            let movers = [tree.player(0).opponent()].into_iter().chain(own.clone());
            let movers = movers.take(own.len()).collect();
            vec![own, movers]
        }
        _ => vec![own],
    };
    let by = |players: &Vec<Player>| backed_up_path(frame, &round.path, mistake, players);
    players.iter().filter_map(by).collect()
}

/// The numbers that a mistake leaves on a path; `players`: for whom a reward is turned round at each node.
fn backed_up_path(
    frame: &BestFirstFrame,
    path: &[NodeId],
    mistake: Mistake,
    players: &[Player],
) -> Option<Vec<f64>> {
    let scale = frame.scale();
    let value = frame.value_found()?;
    let reward = scale.reward(value);
    let mut carried = reward;
    let mut pairs: Vec<[f64; 2]> = Vec::new();
    for (&node, &player) in path.iter().zip(players).rev() {
        let child = frame.numbers(node);
        let added = Backup {
            reward,
            value,
            last: pairs.is_empty(),
            carried,
            player,
        };
        let before = (f64::from(child.visits), child.total);
        let (visits, total) = mistake.backed_up(scale, before, &added)?;
        pairs.push([visits, total]);
        carried = total / visits;
    }
    Some(pairs.into_iter().rev().flatten().collect())
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
            _ => mistake.combined(frame.tree().player(node), &children.collect::<Vec<_>>()),
        };
        pairs.push(pair(proof));
        below = Some((node, proof));
    }
    pairs.into_iter().rev().flatten().collect()
}
