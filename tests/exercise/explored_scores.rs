//! An independent implementation of the choice of children, correct and with each mistake of students.

use secateur::search::best_first::{BestFirst, Mistake, Reward, Rules, Selection};
use secateur::tree::{GameTree, NodeId, Player};

use super::best_first::{State, ends};

/// A state, in which children are chosen.
pub struct Picker<'a> {
    pub tree: &'a GameTree,
    pub rules: &'a Rules,
    pub state: &'a State,
}

/// Scores this close are equal.
const EQUAL: f64 = 1e-9;

/// The first or the last of the highest.
pub fn highest(scores: &[(NodeId, f64)], last: bool) -> Option<NodeId> {
    let top = scores
        .iter()
        .fold(f64::NEG_INFINITY, |top, &(_, score)| top.max(score));
    let near = |&&(_, score): &&(NodeId, f64)| {
        score == top || top.is_finite() && score >= top - EQUAL * top.abs().max(1.0)
    };
    let mut equals = scores.iter().filter(near).map(|&(node, _)| node);
    if last {
        equals.next_back()
    } else {
        equals.next()
    }
}

impl Picker<'_> {
    pub fn pick(&self, node: NodeId, mistake: Option<Mistake>) -> Option<NodeId> {
        let last = mistake == Some(Mistake::LastOfEquals);
        if self.rules.algorithm == BestFirst::ProofNumbers {
            let numbers = self.tree.children(node).map(|child| {
                let [proof, disproof] = self.state.of(child, true);
                let max = self.tree.player(node) == Player::Max;
                let number = match mistake {
                    Some(Mistake::PlayersExchanged) if max => disproof,
                    Some(Mistake::PlayersExchanged | Mistake::ProofAlone) => proof,
                    Some(Mistake::GreatestNumber) => -(if max { proof } else { disproof }),
                    _ if max => proof,
                    _ => disproof,
                };
                (child, -number)
            });
            return highest(&numbers.collect::<Vec<_>>(), last);
        }
        let fresh = |child: &NodeId| self.state.of(*child, false)[0] == 0.0;
        let fresh = self.tree.children(node).find(fresh);
        if fresh.is_some() && self.rules.selection != Selection::Puct {
            return fresh;
        }
        let c = self.rules.exploration;
        let lines = self.lines(node, mistake)?;
        let scores = lines
            .into_iter()
            .map(|(child, [height, slope])| (child, height + c * slope));
        highest(&scores.collect::<Vec<_>>(), last)
    }

    /// MAX's mean of a child.
    fn mean(&self, child: NodeId) -> f64 {
        let [n, total] = self.state.of(child, false);
        if n > 0.0 {
            return total / n;
        }
        match self.rules.reward {
            Reward::Scaled => 0.5,
            Reward::Raw => {
                let [least, most] = ends(self.tree);
                f64::midpoint(least, most)
            }
        }
    }

    /// The score of each child as a line over C; `None` where a mistake has no place or gives no number.
    pub fn lines(&self, node: NodeId, mistake: Option<Mistake>) -> Option<Vec<(NodeId, [f64; 2])>> {
        let min = self.tree.player(node) == Player::Min;
        let [all, _] = self.state.of(node, false);
        let k = self.tree.children(node).count() as f64;
        let line = |child: NodeId| -> Option<[f64; 2]> {
            let [n, _] = self.state.of(child, false);
            let of_max = self.mean(child);
            let mean = match (min, self.rules.reward) {
                (false, _) => of_max,
                (true, Reward::Scaled) => 1.0 - of_max,
                (true, Reward::Raw) => -of_max,
            };
            let slope = match self.rules.selection {
                Selection::Ucb1 => (all.ln() / n).sqrt(),
                Selection::Mean => 0.0,
                Selection::Puct => all.sqrt() / (k * (1.0 + n)),
            };
            let explores = self.rules.selection != Selection::Mean;
            let ucb = self.rules.selection == Selection::Ucb1;
            let c = self.rules.exploration;
            Some(match mistake {
                None | Some(Mistake::LastOfEquals) => [mean, slope],
                Some(Mistake::MeanAlone) if explores => [mean, 0.0],
                Some(Mistake::ExplorationAlone) if explores => [0.0, slope],
                // Swapped on the way to the line over C, and back where a child is chosen.
                Some(Mistake::MeanWeighed) if explores => [slope, mean],
                Some(Mistake::SignForgotten) if min => [of_max, slope],
                Some(Mistake::LeastScore) if min => [-of_max, -slope],
                Some(Mistake::SignForgotten | Mistake::LeastScore) => [mean, slope],
                Some(Mistake::MostVisits) => [n, 0.0],
                Some(Mistake::ChildLogarithm) if ucb => [mean, (n.ln() / n).sqrt()],
                Some(Mistake::NoParent) if ucb => [mean, 1.0 / n.sqrt()],
                Some(Mistake::NoLogarithm) if ucb => [mean, (all / n).sqrt()],
                Some(Mistake::VisitsExchanged) if ucb => [mean, (n.ln() / all).sqrt()],
                Some(Mistake::UpsideDown) if ucb => [mean, (n / all.ln()).sqrt()],
                Some(Mistake::ExchangedUpsideDown) if ucb => [mean, (all / n.ln()).sqrt()],
                Some(Mistake::NoRoot) if ucb => [mean, all.ln() / n],
                Some(Mistake::NoParent) if explores => [mean, 1.0 / (k * (1.0 + n))],
                Some(Mistake::VisitsExchanged) if explores => [mean, n.sqrt() / (k * (1.0 + all))],
                Some(Mistake::NoRoot) if explores => [mean, all / (k * (1.0 + n))],
                _ => return None,
            })
            .filter(|[height, slope]| (height + c * slope).is_finite())
        };
        self.tree
            .children(node)
            .map(|child| Some((child, line(child)?)))
            .collect()
    }
}

/// The least C above that of the rules at which another child than `chosen` is highest: among all crossings of two lines
/// the first after which it is not. `None`: there is none, or `chosen` is not the highest now.
pub fn turn_above(
    picker: &Picker,
    node: NodeId,
    chosen: NodeId,
    mistake: Option<Mistake>,
) -> Option<f64> {
    let now = picker.rules.exploration;
    let lines = picker.lines(node, mistake)?;
    let at = |c: f64| {
        let height = |line: [f64; 2]| line[0] + c * line[1];
        let own = lines.iter().find(|of| of.0 == chosen);
        let own = own.map(|of| height(of.1));
        let heights = lines.iter().map(|of| height(of.1));
        let top = heights.fold(f64::NEG_INFINITY, f64::max);
        own.is_some_and(|own| own >= top - EQUAL * top.abs().max(1.0))
    };
    let crossings = lines.iter().flat_map(|(_, one)| {
        let meets = |(_, other): &(NodeId, [f64; 2])| (one[0] - other[0]) / (other[1] - one[1]);
        lines.iter().map(meets).collect::<Vec<f64>>()
    });
    let mut later: Vec<f64> = crossings.filter(|&c| c > now && c.is_finite()).collect();
    later.sort_by(f64::total_cmp);
    let first = later.into_iter().find(|&c| !at(c + 1e-6 * c.max(1.0)))?;
    (at(now) && first - now >= 1e-3).then_some(first)
}
