//! Walks over the events of another program's best-first search, and holds each against what follows from the numbers told
//! before it: by the rules, or by the rules with a mistake in them.

use super::finding::What;
use super::reading::Grown;
use super::state::State;
use crate::import::tolerance::Tolerance;
use crate::search::best_first::{BestFirst, Mistake, Playout, Reward, Rules, Scale, reaches, way};
use crate::trace::best_first::{Found, Kind, Said};
use crate::tree::{GameTree, NodeId};

/// How much two equal numbers may differ: programs round, and write fewer digits.
const ROUNDED: f64 = 1e-6;
/// The same as a part of the number.
const PART: f64 = 1e-9;

/// Whether two numbers are equal but for rounding.
pub(super) fn near(one: f64, other: f64) -> bool {
    one == other || (one - other).abs() <= ROUNDED + PART * one.abs().max(other.abs())
}

/// The mistakes that are assumed.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Assumed {
    /// In the choice of children.
    pub choice: Option<Mistake>,
    /// In the backup.
    pub backup: Option<Mistake>,
    /// Whether a reward is turned round for the player who has moved to a node, not for the one who moves there.
    pub moved: bool,
}

/// What a trace is held against.
pub struct Sight<'a> {
    pub grown: &'a Grown,
    pub rules: Rules,
    pub scale: Scale,
    pub tolerance: Tolerance,
    pub assumed: Assumed,
}

impl Sight<'_> {
    pub(super) fn tree(&self) -> &GameTree {
        &self.grown.tree
    }

    pub(super) fn proves(&self) -> bool {
        self.rules.algorithm == BestFirst::ProofNumbers
    }

    pub(super) fn said(&self) -> &Said {
        static NOTHING: Said = Said {
            visits: Vec::new(),
            found: Vec::new(),
            scores: Vec::new(),
        };
        self.grown.recorder.said().unwrap_or(&NOTHING)
    }

    /// Whether a value reaches the goal.
    pub(super) fn reaches(&self, value: f64) -> bool {
        reaches(&self.scale, self.rules.goal, value)
    }
}

/// A walk under way.
#[derive(Debug)]
pub struct Walk {
    pub(super) state: State,
    /// How many events lie behind.
    step: u32,
    /// How many updates lie behind.
    pub(super) update: usize,
    iterations: u32,
    /// The nodes that the iteration has gone through.
    pub(super) path: Vec<NodeId>,
    /// Whether the iteration has let a node join the tree.
    grown: bool,
    /// Whether the iteration has found its reward, or evaluated a leaf.
    found: bool,
    /// The value that was read last in this iteration.
    pub(super) value: Option<f64>,
    /// The reward of the iteration, once it is known.
    pub(super) reward: Option<f64>,
    /// The leaf that was read last in this iteration.
    leaf: NodeId,
    /// By node, the number of the last iteration that has updated it, from 1.
    updated: Vec<u32>,
    /// How many nodes of the path the iteration has updated.
    done: usize,
    /// How many leaves of the node that is expanded have no proof numbers of their own yet.
    left: usize,
}

/// What the rules ask for.
enum Due {
    /// A child is chosen.
    Choice,
    /// Another kind of event.
    Event(Kind),
}

impl Walk {
    /// At the beginning of a search.
    pub fn new(tree: &GameTree, rules: &Rules) -> Walk {
        Walk {
            state: State::new(tree, rules),
            step: 0,
            update: 0,
            iterations: 0,
            path: Vec::new(),
            grown: false,
            found: false,
            value: None,
            reward: None,
            leaf: 0,
            updated: vec![0; tree.len()],
            done: 0,
            left: 0,
        }
    }

    /// How many events lie behind.
    pub fn step(&self) -> u32 {
        self.step
    }

    /// Goes on for so many events, or to the first one that differs, which is not behind then. Returns the difference, or
    /// `None` within once the end is reached without one.
    pub fn advance(&mut self, see: &Sight, events: usize) -> Option<Option<What>> {
        for _ in 0..events {
            let Some((kind, node)) = see.grown.recorder.at(self.step + 1) else {
                return Some(self.end(see));
            };
            if let Some(what) = self.event(see, self.step + 1, kind, node) {
                return Some(Some(what));
            }
            self.step += 1;
            self.update += usize::from(kind == Kind::Update);
        }
        None
    }

    fn open(&self) -> NodeId {
        self.path.last().copied().unwrap_or(0)
    }

    fn event(&mut self, see: &Sight, step: u32, kind: Kind, node: NodeId) -> Option<What> {
        if see.grown.recorder.begins(step)
            && let Some(what) = self.begin(see, kind)
        {
            return Some(what);
        }
        match kind {
            Kind::Select => self.select(see, step, node),
            Kind::Expand => self.expand(see, node),
            Kind::Playout | Kind::Evaluate => self.read(see, step, kind, node),
            Kind::Update => self.updates(see, step, node),
            Kind::Finish => self.finish(see, node),
        }
    }

    /// Begins an iteration; the one before it has to be whole, and there has to be one more.
    fn begin(&mut self, see: &Sight, kind: Kind) -> Option<What> {
        let wrong = self.open_end(see, kind);
        if wrong.is_some() || self.over(see) {
            return wrong.or(Some(What::GoesOn));
        }
        self.iterations += 1;
        self.path.clear();
        self.path.push(0);
        self.done = 0;
        (self.grown, self.found, self.left) = (false, false, 0);
        (self.value, self.reward) = (None, None);
        None
    }

    /// Whether the iteration has updated a node.
    fn has_updated(&self, node: NodeId) -> bool {
        self.updated.get(node as usize) == Some(&self.iterations)
    }

    /// Whether no iteration is left.
    fn over(&self, see: &Sight) -> bool {
        let most = see.rules.iterations;
        self.state.settled() || most.is_some_and(|most| self.iterations >= most)
    }

    /// What the present iteration leaves open where an event of another one comes.
    fn open_end(&self, see: &Sight, kind: Kind) -> Option<What> {
        let node = self.open();
        let alone = see.assumed.backup == Some(Mistake::LastAlone);
        if self.path.is_empty() {
            return None;
        }
        if !self.ready(see) {
            return self.comes(see, kind).or(Some(What::NotUpdated { node }));
        }
        if see.proves() {
            let missing = |&node: &NodeId| {
                let last = node == self.open();
                let changes = || see.combined(&self.state, node, last) != self.state.proof(node);
                !self.has_updated(node) && (last || !alone && changes())
            };
            let missing = self.path.iter().rev().copied().find(missing);
            return missing.map(|node| What::NotUpdated { node });
        }
        if self.done >= self.path.len() {
            return None;
        }
        let above = self.path.iter().rev().copied();
        let mut missing = above.filter(|&node| !self.has_updated(node));
        let first = missing.next().filter(|&first| first == node || !alone);
        first.map(|node| What::NotUpdated { node })
    }

    /// Whether the numbers of the path can be updated.
    fn ready(&self, see: &Sight) -> bool {
        let open = see.assumed.backup == Some(Mistake::LeavesOpen);
        match see.proves() && !see.tree().is_leaf(self.open()) {
            true => self.grown && (self.left == 0 || open),
            false => self.found,
        }
    }

    /// What comes next by the rules, while nothing is updated.
    fn due(&self, see: &Sight) -> Due {
        let (tree, node) = (see.tree(), self.open());
        if tree.is_leaf(node) {
            return Due::Event(if self.found {
                Kind::Update
            } else {
                Kind::Evaluate
            });
        }
        if see.proves() {
            return match (self.grown, self.state.joined(node + 1)) {
                (true, _) if self.left > 0 => Due::Event(Kind::Evaluate),
                (true, _) => Due::Event(Kind::Update),
                (false, false) => Due::Event(Kind::Expand),
                (false, true) => Due::Choice,
            };
        }
        let all = see.rules.expands_all();
        let fresh = all && node != 0 && self.state.child(node).visits == 0;
        let proved = || {
            let mut children = tree.children(node);
            see.rules.solver && children.all(|child| self.state.proved(child).is_some())
        };
        match self.found {
            true => Due::Event(Kind::Update),
            false if fresh || !all && self.grown => Due::Event(Kind::Playout),
            false if all && !self.state.joined(node + 1) => Due::Event(Kind::Expand),
            false if proved() => Due::Event(Kind::Playout),
            false => Due::Choice,
        }
    }

    /// The difference where an event of a kind is not what comes by the rules.
    fn comes(&self, see: &Sight, found: Kind) -> Option<What> {
        let node = self.open();
        let expected = match self.due(see) {
            Due::Event(expected) => expected,
            Due::Choice => match see.chosen(&self.state, node) {
                Some(child) if !self.state.joined(child) => Kind::Expand,
                _ => Kind::Select,
            },
        };
        (expected != found).then_some(What::Comes {
            node,
            found,
            expected,
        })
    }

    fn select(&mut self, see: &Sight, step: u32, child: NodeId) -> Option<What> {
        let node = self.open();
        if !matches!(self.due(see), Due::Choice) {
            return self.comes(see, Kind::Select);
        }
        if let Some(what) = see.misjudged(&self.state, node, child) {
            return Some(what);
        }
        self.path.push(child);
        let told = see.said().score_at(step).filter(|_| !see.proves())?;
        let chance = see.tree().is_chance(node);
        let score = see.score(&self.state, node, child).filter(|_| !chance)?;
        let other = !near(told, score) && !score.is_nan();
        other.then_some(What::Scores {
            child,
            found: told,
            expected: score,
        })
    }

    /// One child joins the tree, or all children of the node that is reached.
    fn expand(&mut self, see: &Sight, child: NodeId) -> Option<What> {
        let (tree, node) = (see.tree(), self.open());
        if see.rules.expands_all() {
            if let Some(what) = self.comes(see, Kind::Expand) {
                return Some(what);
            }
            for child in tree.children(node) {
                self.state.join(child);
                self.left += usize::from(tree.is_leaf(child));
            }
            self.grown = see.proves();
            return None;
        }
        if !matches!(self.due(see), Due::Choice) {
            return self.comes(see, Kind::Expand);
        }
        if let Some(what) = see.misjudged(&self.state, node, child) {
            return Some(what);
        }
        self.state.join(child);
        self.path.push(child);
        self.grown = true;
        None
    }

    /// The value of a leaf is read, at the end of a playout or without one.
    fn read(&mut self, see: &Sight, step: u32, kind: Kind, node: NodeId) -> Option<What> {
        if let Some(what) = self.comes(see, kind) {
            return Some(what);
        }
        let found = *see.said().found_at(step)?;
        let known = see.tree().value(found.leaf);
        (self.found, self.leaf) = (true, found.leaf);
        self.value = found.value.or(known);
        self.reward = found
            .reward
            .or_else(|| self.value.map(|value| see.scale.reward(value)));
        if kind == Kind::Playout
            && let Some(what) = self.played(see, node, found.leaf)
        {
            return Some(what);
        }
        match (found.value, known) {
            (Some(found), Some(expected)) if !near(found, expected) => Some(What::Value {
                node: self.leaf,
                found,
                expected,
            }),
            _ if see.proves() => None,
            _ => self.rewards(see, &found),
        }
    }

    /// Why a playout from a node does not end at this leaf.
    fn played(&self, see: &Sight, node: NodeId, leaf: NodeId) -> Option<What> {
        let (tree, rules) = (see.tree(), &see.rules);
        let drawn = rules.playout == Playout::Random || tree.chance().is_some();
        if rules.playout != Playout::Value && !tree.is_leaf(leaf) {
            return Some(What::PlaysShort { node: leaf });
        }
        let way = match drawn && rules.playout != Playout::Value {
            true => return None,
            false => way(tree, rules, 0, node),
        };
        let expected = way.last().copied().unwrap_or(node);
        (leaf != expected).then_some(What::PlaysTo {
            node: leaf,
            expected,
        })
    }

    /// The reward that is told, where it is another one than that of the value.
    fn rewards(&self, see: &Sight, found: &Found) -> Option<What> {
        let told = found.reward?;
        let scaled = see.rules.reward == Reward::Scaled;
        if scaled && !(-ROUNDED..=1.0 + ROUNDED).contains(&told) {
            return Some(What::RewardOutside { found: told });
        }
        let value = self.value?;
        let expected = see.scale.reward(value);
        (!near(told, expected)).then_some(What::Rewards {
            node: found.leaf,
            value,
            found: told,
            expected,
        })
    }

    fn updates(&mut self, see: &Sight, step: u32, node: NodeId) -> Option<What> {
        if self.has_updated(node) {
            return Some(What::UpdatedAgain { node });
        }
        let (leaf, tree) = (self.path.last() != Some(&node), see.tree());
        // Of proof numbers a leaf among the children has been read just before.
        let below = see.proves() && leaf && tree.is_leaf(node);
        let ready = match below {
            true => self.found && self.leaf == node,
            false => self.ready(see),
        };
        if !ready {
            return self.comes(see, Kind::Update).or(Some(What::Comes {
                node: self.open(),
                found: Kind::Update,
                expected: Kind::Evaluate,
            }));
        }
        if below {
            (self.left, self.found) = (self.left.saturating_sub(1), false);
        }
        let above = self.path.last() != Some(&node) && !below;
        if above && see.assumed.backup == Some(Mistake::LastAlone) {
            return Some(What::UpdatedAgain { node });
        }
        self.done += usize::from(!below);
        if let Some(updated) = self.updated.get_mut(node as usize) {
            *updated = self.iterations;
        }
        match see.proves() {
            true => self.proofs(see, node),
            false => self.counts(see, step, node),
        }
    }

    fn finish(&mut self, see: &Sight, child: NodeId) -> Option<What> {
        if let Some(what) = self.open_end(see, Kind::Finish) {
            return Some(what);
        }
        let bounded = see.proves() || see.rules.iterations.is_some();
        if bounded && !self.over(see) {
            return Some(What::Ends { node: 0 });
        }
        let told = Some(child).filter(|&child| child != 0)?;
        see.misjudged_end(&self.state, told)
    }

    /// A trace may end after each iteration, and where the rules need a value that nobody knows.
    fn end(&self, see: &Sight) -> Option<What> {
        let last = see.grown.recorder.at(self.step).map(|(kind, _)| kind);
        let whole = last == Some(Kind::Finish) || see.grown.outcome.is_err();
        if whole || see.grown.broken.is_some() {
            return None;
        }
        let open = self.open_end(see, Kind::Finish)?;
        Some(What::Ends {
            node: match open {
                What::NotUpdated { node } => node,
                _ => self.open(),
            },
        })
    }
}
