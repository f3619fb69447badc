//! An independent Monte-Carlo tree search and proof-number search with at most one bug, which print their traces. They
//! know the first wrong line, because they also compute the correct one from their own numbers.

use secateur::search::best_first::{BestFirst, Expand, Mistake, Reward, Rules};
use secateur::tree::{GameTree, NodeId, Player};
use serde_json::{Value, json};

use crate::common::naive::span;
use crate::common::random::Random;
use crate::exercise::best_first::{Pair, State};
use crate::exercise::explored_numbers::{after, after_proofs};
use crate::exercise::explored_scores::Picker;

/// The bug of the program.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Bug {
    None,
    /// A known mistake in the choice of children.
    Choice(Mistake),
    /// A known mistake in the backup, and its variant.
    Backup(Mistake, usize),
    /// Scores are reported greater than they are.
    Score,
    /// The total stays as it is.
    TotalKept,
    /// The reward of each third iteration is reported two greater.
    RewardOutside,
    /// The reward of each third iteration is reported a quarter off.
    RewardWrong,
    /// The value of each third leaf is reported one greater.
    Value,
    /// Each third iteration updates its last node twice.
    Twice,
    /// Each third iteration leaves the root out.
    RootLeftOut,
    /// The worst child is chosen in the end.
    WorstInTheEnd,
    /// The search ends after half of its iterations.
    Short,
}

/// The text that a program has printed.
pub struct Printed {
    pub text: String,
    /// The number of the first wrong line, from 1.
    pub wrong: Option<u32>,
}

/// The tolerance within which two numbers count as equal.
const NEAR: f64 = 1e-6;

struct Program<'a> {
    tree: &'a GameTree,
    rules: Rules,
    bug: Bug,
    random: Random,
    state: State,
    lines: Vec<String>,
    wrong: Option<u32>,
    /// Whether scores, and rewards, are reported.
    tells: (bool, bool),
    iteration: u32,
}

/// Runs a program.
pub fn run(tree: &GameTree, rules: Rules, bug: Bug, seed: u64) -> Printed {
    let mut random = Random::new(seed);
    let mut program = Program {
        tree,
        rules,
        bug,
        tells: (random.once_in(2) || bug == Bug::Score, random.once_in(2)),
        random,
        state: State::default(),
        lines: Vec::new(),
        wrong: None,
        iteration: 0,
    };
    match rules.algorithm {
        BestFirst::MonteCarlo => program.monte_carlo(),
        BestFirst::ProofNumbers => program.proof_numbers(),
    }
    Printed {
        text: program.lines.concat(),
        wrong: program.wrong,
    }
}

impl Program<'_> {
    fn print(&mut self, line: Value) {
        self.lines.push(format!("{line}\n"));
    }

    /// The line that comes next is wrong.
    fn err(&mut self, is: bool) {
        if is {
            self.wrong.get_or_insert(self.lines.len() as u32 + 1);
        }
    }

    /// Once in three iterations.
    fn now(&self, bug: Bug) -> bool {
        self.bug == bug && self.iteration % 3 == 2
    }

    fn proves(&self) -> bool {
        self.rules.algorithm == BestFirst::ProofNumbers
    }

    fn of(&self, node: NodeId) -> Pair {
        self.state.of(node, self.proves())
    }

    fn leaf(&self, node: NodeId) -> bool {
        self.tree.is_leaf(node)
    }

    fn most(&self) -> u32 {
        let all = self.rules.iterations.unwrap_or(60);
        if self.bug == Bug::Short { all / 2 } else { all }
    }

    fn picker(&self) -> Picker<'_> {
        Picker {
            tree: self.tree,
            rules: &self.rules,
            state: &self.state,
        }
    }

    /// The score of a child, by a search with a mistake.
    fn scored(&self, node: NodeId, child: NodeId, mistake: Option<Mistake>) -> Option<f64> {
        let lines = self.picker().lines(node, mistake)?;
        let (_, [height, slope]) = lines.into_iter().find(|&(other, _)| other == child)?;
        Some(height + self.rules.exploration * slope)
    }

    /// The child where the program goes on.
    fn choose(&mut self, node: NodeId) -> NodeId {
        let mistake = match self.bug {
            Bug::Choice(mistake) => Some(mistake),
            _ => None,
        };
        let picker = self.picker();
        // Where visits are wrong there may be no scores.
        let Some(right) = picker.pick(node, None) else {
            return node + 1;
        };
        let child = picker.pick(node, mistake).unwrap_or(right);
        let score = |child: NodeId| self.scored(node, child, None);
        let twins = self.of(child).map(f64::to_bits) == self.of(right).map(f64::to_bits);
        let equal = match (score(child), score(right)) {
            _ if self.proves() => false,
            (Some(child), Some(right)) => (child - right).abs() <= NEAR && !twins,
            _ => false,
        };
        self.err(child != right && !equal);
        child
    }

    /// The score of a child by the program, and the right one.
    fn score(&self, node: NodeId, child: NodeId) -> Option<(f64, f64)> {
        let right = self.scored(node, child, None)?;
        Some(match self.bug {
            Bug::Choice(mistake) => (self.scored(node, child, Some(mistake))?, right),
            Bug::Score => (right + 0.5, right),
            _ => (right, right),
        })
    }

    fn select(&mut self, node: NodeId, child: NodeId) {
        let score = self
            .score(node, child)
            .filter(|_| self.tells.0 && !self.proves());
        match score {
            Some((score, right)) => {
                self.err((score - right).abs() > NEAR);
                self.print(
                    json!({"event": "select", "node": node, "child": child, "score": score}),
                );
            }
            None => self.print(json!({"event": "select", "child": child})),
        }
    }

    fn monte_carlo(&mut self) {
        while self.iteration < self.most() {
            let path = self.descend();
            let reward = self.find(*path.last().expect("it has a root"));
            self.back_up(&path, reward);
            self.iteration += 1;
        }
        self.finish();
    }

    fn descend(&mut self) -> Vec<NodeId> {
        let all = self.rules.expand == Expand::All;
        let mut path = vec![0];
        let mut node = 0;
        while !self.leaf(node) {
            let [visits, _] = self.of(node);
            if all && node != 0 && visits == 0.0 {
                break;
            }
            if all && !self.state.expanded.contains(&node) {
                self.state.expanded.push(node);
                self.print(json!({"event": "expand", "node": node}));
            }
            let child = self.choose(node);
            path.push(child);
            // A program whose visits are wrong still knows which nodes it has.
            if !all && !self.state.expanded.contains(&child) {
                self.state.expanded.push(child);
                self.print(json!({"event": "expand", "node": child}));
                break;
            }
            self.select(node, child);
            node = child;
        }
        path
    }

    /// Plays from a node to a leaf. Returns the reward.
    fn find(&mut self, node: NodeId) -> f64 {
        let mut leaf = node;
        while !self.leaf(leaf) {
            let children: Vec<NodeId> = self.tree.children(leaf).collect();
            leaf = self.random.pick(&children);
        }
        let value = self.tree.value(leaf).expect("known");
        let reward = self.reward(value);
        let off = match self.bug {
            bug @ Bug::RewardOutside if self.now(bug) => 2.0,
            bug @ Bug::RewardWrong if self.now(bug) => {
                if reward > 0.5 {
                    -0.25
                } else {
                    0.25
                }
            }
            _ => 0.0,
        };
        let more = f64::from(u8::from(self.now(Bug::Value)));
        let mut line = match leaf == node {
            true => json!({"event": "evaluate", "node": node}),
            false => json!({"event": "playout", "node": node, "leaf": leaf}),
        };
        self.err(off != 0.0 || more != 0.0);
        if self.tells.1 || off != 0.0 {
            line["reward"] = json!(reward + off);
        }
        if more != 0.0 || self.random.once_in(2) {
            line["value"] = json!(value + more);
        }
        self.print(line);
        reward
    }

    fn reward(&self, value: f64) -> f64 {
        let (least, most) = span(self.tree);
        match self.rules.reward {
            Reward::Raw => value,
            Reward::Scaled if least == most => 0.5,
            Reward::Scaled => (value - least) / (most - least),
        }
    }

    fn back_up(&mut self, path: &[NodeId], reward: f64) {
        let right = |state: &State| after(self.tree, &self.rules, state, path, reward, None);
        let right = right(&self.state).concat();
        let numbers = match self.bug {
            Bug::Backup(mistake, of) => {
                let all = after(
                    self.tree,
                    &self.rules,
                    &self.state,
                    path,
                    reward,
                    Some(mistake),
                );
                all.get(of.min(all.len().saturating_sub(1))).cloned()
            }
            _ => None,
        };
        let numbers = numbers.unwrap_or_else(|| right.clone());
        for (at, &node) in path.iter().enumerate().rev() {
            let last = at + 1 == path.len();
            let [visits, mut total] = [numbers[2 * at], numbers[2 * at + 1]];
            if self.bug == Bug::TotalKept && !last {
                [_, total] = self.of(node);
            }
            let left_out = node == 0 && self.now(Bug::RootLeftOut)
                || self.bug == Bug::Backup(Mistake::LastAlone, 0) && !last;
            if left_out {
                self.err(true);
                continue;
            }
            let off = visits != right[2 * at] || (total - right[2 * at + 1]).abs() > NEAR;
            self.err(off);
            self.state.pairs.insert(node, [visits, total]);
            let line =
                json!({"event": "update", "node": node, "visits": visits as u32, "total": total});
            self.print(line.clone());
            if last && self.now(Bug::Twice) {
                self.err(true);
                self.print(line);
            }
        }
    }

    fn finish(&mut self) {
        let children: Vec<NodeId> = match self.leaf(0) {
            true => Vec::new(),
            false => self.tree.children(0).collect(),
        };
        let worth = |child: &NodeId| match self.proves() {
            true => -self.promise(*child),
            false => self.of(*child)[0],
        };
        let known = children
            .iter()
            .filter(|&child| self.proves() || worth(child) > 0.0);
        let first = |better: fn(&f64, &f64) -> bool| {
            let children = known.clone().copied();
            children.reduce(|one, next| match better(&worth(&next), &worth(&one)) {
                true => next,
                false => one,
            })
        };
        let (best, worst) = (first(f64::gt), first(f64::le));
        let choice = if self.bug == Bug::WorstInTheEnd {
            worst
        } else {
            best
        };
        let over = self.of(0)[0] == 0.0 || self.of(0)[1] == 0.0;
        let whole = self.iteration >= self.rules.iterations.unwrap_or(60) || self.proves() && over;
        self.err(!whole);
        self.err(choice != best);
        match choice {
            Some(child) => self.print(json!({"event": "finish", "child": child})),
            None => self.print(json!({"event": "finish"})),
        }
    }

    /// The number by which the player at the root chooses.
    fn promise(&self, child: NodeId) -> f64 {
        let [proof, disproof] = self.of(child);
        if self.tree.player(0) == Player::Max {
            proof
        } else {
            disproof
        }
    }

    fn proof_numbers(&mut self) {
        while self.iteration < self.most() && self.of(0).iter().all(|&number| number > 0.0) {
            self.prove();
            self.iteration += 1;
        }
        self.finish();
    }

    fn prove(&mut self) {
        let mut path = vec![0];
        let mut node = 0;
        while self.state.expanded.contains(&node) {
            let child = self.choose(node);
            self.select(node, child);
            path.push(child);
            node = child;
        }
        let open = self.bug == Bug::Backup(Mistake::LeavesOpen, 0);
        if self.leaf(node) {
            self.settle(node);
            path.pop();
        } else {
            self.state.expanded.push(node);
            self.print(json!({"event": "expand", "node": node}));
            let leaves: Vec<NodeId> = self
                .tree
                .children(node)
                .filter(|&leaf| self.leaf(leaf))
                .collect();
            if open {
                self.err(!leaves.is_empty());
            } else {
                leaves.into_iter().for_each(|leaf| self.settle(leaf));
            }
        }
        self.carry(&path, node);
    }

    fn settle(&mut self, leaf: NodeId) {
        let value = self.tree.value(leaf).expect("known");
        let more = f64::from(u8::from(self.now(Bug::Value)));
        self.err(more != 0.0);
        self.print(json!({"event": "evaluate", "node": leaf, "value": value + more}));
        let (least, most) = span(self.tree);
        let pair = match value > f64::midpoint(least, most) {
            true => [0.0, f64::INFINITY],
            false => [f64::INFINITY, 0.0],
        };
        self.number(leaf, pair);
    }

    fn number(&mut self, node: NodeId, pair: Pair) {
        self.state.pairs.insert(node, pair);
        let written = pair.map(|number| {
            if number.is_finite() {
                json!(number as u32)
            } else {
                json!("Infinity")
            }
        });
        self.print(json!({"event": "update", "node": node, "proof": written}));
    }

    /// Carries numbers up a path, as long as they change.
    fn carry(&mut self, path: &[NodeId], expanded: NodeId) {
        let open = self.bug == Bug::Backup(Mistake::LeavesOpen, 0);
        let mistake = match self.bug {
            // Only where a node is expanded its leaves are not looked at.
            _ if open && self.leaf(expanded) => None,
            Bug::Backup(mistake, _) => Some(mistake),
            _ => None,
        };
        let expected = after_proofs(self.tree, &self.state, path, mistake);
        let mut stopped = false;
        for (at, &node) in path.iter().enumerate().rev() {
            let right = after_proofs(self.tree, &self.state, &[node], None);
            let pair = [expected[2 * at], expected[2 * at + 1]];
            let last = node == expanded;
            let left_out = node == 0 && !last && self.now(Bug::RootLeftOut);
            stopped |= left_out || !last && pair == self.of(node);
            if stopped {
                self.err(right != self.of(node));
                continue;
            }
            self.err(right != pair);
            self.number(node, pair);
            if last && self.now(Bug::Twice) {
                self.err(true);
                self.number(node, pair);
            }
        }
    }
}
