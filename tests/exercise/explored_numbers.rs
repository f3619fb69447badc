//! An independent implementation of backups, correct and with each mistake of students.

use secateur::search::best_first::{Mistake, Reward, Rules};
use secateur::tree::{GameTree, NodeId, Player};

use super::best_first::{Pair, State, ends};

/// The visits and totals of a path after a reward, all that a mistake may leave.
pub fn after(
    tree: &GameTree,
    rules: &Rules,
    state: &State,
    path: &[NodeId],
    reward: f64,
    mistake: Option<Mistake>,
) -> Vec<Vec<f64>> {
    let turned = match rules.reward {
        Reward::Scaled => 1.0 - reward,
        Reward::Raw => -reward,
    };
    let [least, most] = ends(tree);
    // Which value the reward was scaled from.
    let value = least + reward * (most - least);
    let last = *path.last().expect("it has a root");
    let add = |by: &dyn Fn(usize) -> Pair| -> Vec<f64> {
        let sum = |(at, &node): (usize, &NodeId)| {
            let [n, total] = state.of(node, false);
            let [visits, more] = by(at);
            [n + visits, total + more]
        };
        path.iter().enumerate().flat_map(sum).collect()
    };
    let at_last = |at: usize| f64::from(u8::from(path[at] == last));
    vec![match mistake {
        None => add(&|_| [1.0, reward]),
        Some(Mistake::VisitsNotCounted) => add(&|at| [at_last(at), reward]),
        Some(Mistake::LastAlone) => add(&|at| [at_last(at), reward * at_last(at)]),
        Some(Mistake::TotalReplaced) => add(&|at| [1.0, reward - state.of(path[at], false)[1]]),
        Some(Mistake::ValueAdded)
            if rules.reward == Reward::Scaled && (value - reward).abs() > 1e-12 =>
        {
            add(&|_| [1.0, value])
        }
        Some(Mistake::MeanCarried) => {
            let mut all = Vec::new();
            let mut carried = reward;
            for &node in path.iter().rev() {
                let [n, total] = state.of(node, false);
                let sum = total + carried;
                carried = sum / (n + 1.0);
                all.extend([sum, n + 1.0]);
            }
            all.reverse();
            all
        }
        Some(Mistake::RewardTurned) => {
            let min = |node: NodeId| tree.player(node) == Player::Min;
            let own = add(&|at| [1.0, if min(path[at]) { turned } else { reward }]);
            let moved = add(&|at| {
                let mover = if at == 0 { !min(0) } else { min(path[at - 1]) };
                [1.0, if mover { turned } else { reward }]
            });
            return vec![own, moved];
        }
        _ => return Vec::new(),
    }]
}

/// The proof numbers of a path after its last node is expanded.
pub fn after_proofs(
    tree: &GameTree,
    state: &State,
    path: &[NodeId],
    mistake: Option<Mistake>,
) -> Vec<f64> {
    let mut all = Vec::new();
    let mut below: Option<(NodeId, Pair)> = None;
    for &node in path.iter().rev() {
        let pairs: Vec<Pair> = tree
            .children(node)
            .map(|child| match below {
                Some((changed, pair)) if changed == child => pair,
                None if mistake == Some(Mistake::LeavesOpen) => [1.0, 1.0],
                _ => state.of(child, true),
            })
            .collect();
        let least = |at: usize| {
            pairs
                .iter()
                .map(|pair| pair[at])
                .fold(f64::INFINITY, f64::min)
        };
        let sum = |at: usize| pairs.iter().map(|pair| pair[at]).sum::<f64>();
        let max =
            (tree.player(node) == Player::Max) != (mistake == Some(Mistake::PlayersExchanged));
        let pair = match mistake {
            Some(Mistake::LastAlone) if below.is_some() => state.of(node, true),
            Some(Mistake::BothSums) => [sum(0), sum(1)],
            Some(Mistake::BothLeast) => [least(0), least(1)],
            _ if max => [least(0), sum(1)],
            _ => [sum(0), least(1)],
        };
        all.extend([pair[1], pair[0]]);
        below = Some((node, pair));
    }
    all.reverse();
    all
}
