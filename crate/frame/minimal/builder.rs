//! Finds the minimal tree in four passes over the nodes: the value of the root by a search; which nodes lie below the
//! depth limit; from the last node to the first, of which nodes the leaves prove that the value is no more or no less
//! than that; and from the first to the last the types.

use super::extra::ExtraSubtree;
use super::tree::{AT_LEAST, AT_MOST, BEYOND, BLOCK, EVALUATED, EXTRA};
use super::tree::{MinimalTree, ProofGoal, own_side, proves};
use crate::frame::Frame;
use crate::search::counts::Counter;
use crate::search::{self, Rules, Search, Window};
use crate::tree::{GameTree, NodeId, Player};

/// The state of the passes.
#[allow(clippy::large_enum_variant, reason = "an opening has one")]
enum BuildingPass {
    Value(search::Run, Counter),
    Depths,
    Proofs,
    Types,
}

/// A node above the next one.
struct PathNode {
    end: NodeId,
    kind: u8,
    player: Player,
    /// Whether the child that decides a node of type 1 or 2 has been found.
    has_deciding_child: bool,
    /// The reason, as an index, why the search enters nodes outside the minimal tree.
    reason: Option<usize>,
}

impl MinimalTree {
    /// The minimal tree of the search behind `last`, its last frame; `None` if the value of the root cannot be known.
    pub fn of(last: &Frame) -> Option<MinimalTree> {
        let mut builder = MinimalTreeBuilder::new(last);
        loop {
            if let Some(built) = builder.advance(last, usize::MAX) {
                return built;
            }
        }
    }
}

/// The search for a minimal tree, in slices.
pub struct MinimalTreeBuilder {
    pass: BuildingPass,
    tree: MinimalTree,
    /// The next node; in the pass over proofs the one after it.
    node: NodeId,
    path: Vec<PathNode>,
}

impl MinimalTreeBuilder {
    /// Nothing has been looked at.
    pub fn new(last: &Frame) -> MinimalTreeBuilder {
        let rules = last.rules();
        let plain = Rules {
            window: rules.window,
            depth: rules.depth,
            ..Rules::default()
        };
        MinimalTreeBuilder {
            pass: BuildingPass::Value(search::Run::new(&plain), Counter::default()),
            tree: MinimalTree {
                nodes: vec![0; last.tree().len()],
                before: Vec::with_capacity(last.tree().len() / BLOCK + 1),
                ..MinimalTree::default()
            },
            node: 0,
            path: Vec::new(),
        }
    }

    /// Looks at so many more nodes. `None`: there is more to do; `Some(None)`: there is none, because the value
    /// of the root cannot be known, chance moves in the tree, or nodes can stand pat.
    /// Pass the same frame each time, the last one; do not call again after the end.
    pub fn advance(&mut self, last: &Frame, nodes: usize) -> Option<Option<MinimalTree>> {
        let tree = last.tree();
        let quiescent = last.rules().quiescent() && tree.has_noise();
        if tree.chance().is_some() || quiescent {
            return Some(None);
        }
        let size = tree.len() as NodeId;
        match &mut self.pass {
            BuildingPass::Value(run, counter) => {
                let value = match run.advance(tree, counter, nodes) {
                    Ok(value) => value?,
                    Err(_) => return Some(None),
                };
                self.tree.goal = goal(value, last.rules().window);
                self.pass = BuildingPass::Depths;
            }
            BuildingPass::Depths => {
                let nodes = tree.slice(self.node, nodes);
                for node in nodes.clone() {
                    self.measure(tree, last.rules().depth, node);
                }
                self.node = nodes.end;
                if self.node == size {
                    self.path.clear();
                    self.pass = BuildingPass::Proofs;
                }
            }
            BuildingPass::Proofs => {
                let start = (self.node as usize).saturating_sub(nodes) as NodeId;
                for node in (start..self.node).rev() {
                    self.prove(tree, node);
                }
                self.node = start;
                if start == 0 {
                    self.pass = BuildingPass::Types;
                }
            }
            BuildingPass::Types => {
                let nodes = tree.slice(self.node, nodes);
                for node in nodes.clone() {
                    self.settle(last, node);
                }
                self.node = nodes.end;
                if self.node == size {
                    return Some(Some(std::mem::take(&mut self.tree)));
                }
            }
        }
        None
    }

    /// Notes which nodes are evaluated and which lie below the depth limit, and begins the proofs of the others.
    fn measure(&mut self, tree: &GameTree, limit: Option<u32>, node: NodeId) {
        while self.path.pop_if(|path| path.end <= node).is_some() {}
        let depth = self.path.len() as u32;
        let player = tree.player(node);
        let byte = match limit {
            Some(limit) if depth > limit => BEYOND,
            Some(limit) if depth == limit => EVALUATED,
            _ if tree.is_leaf(node) => EVALUATED,
            // The opponent's bound counts as proved until a child fails to prove it; the own one takes any child.
            _ => own_side(player.opponent()),
        };
        self.tree.nodes[node as usize] = byte;
        self.path.push(PathNode {
            end: tree.end(node),
            kind: 0,
            player,
            has_deciding_child: false,
            reason: None,
        });
    }

    /// Completes the proof of a node, and passes it on to its parent. The last child comes first.
    fn prove(&mut self, tree: &GameTree, node: NodeId) {
        let nodes = &mut self.tree.nodes;
        if nodes[node as usize] & EVALUATED != 0 {
            // An unknown value proves nothing: it is not comparable.
            let (value, goal) = (tree.value(node), self.tree.goal.value());
            let value = value.unwrap_or(f64::NAN);
            nodes[node as usize] |= u8::from(value <= goal) * AT_MOST;
            nodes[node as usize] |= u8::from(value >= goal) * AT_LEAST;
        }
        let own = nodes[node as usize];
        let Some(parent) = tree.parent(node).filter(|_| own & BEYOND == 0) else {
            return;
        };
        let any = own_side(tree.player(parent));
        let all = own_side(tree.player(parent).opponent());
        let path = &mut nodes[parent as usize];
        *path = (*path & !all) | (*path & own & all) | (own & any);
    }

    /// The type of a node, and whether the search enters it all the same if it has none.
    fn settle(&mut self, last: &Frame, node: NodeId) {
        if (node as usize).is_multiple_of(BLOCK) {
            let counts = &self.tree.counts;
            let critical = counts.types.iter().sum();
            self.tree.before.push([critical, counts.extra]);
        }
        let tree = last.tree();
        while self.path.pop_if(|path| path.end <= node).is_some() {}
        let (byte, player) = (self.tree.nodes[node as usize], tree.player(node));
        let kind = match self.path.last_mut() {
            None => kind_of(self.tree.goal, player),
            Some(path) => path.child(byte, player),
        };
        let kind = if byte & BEYOND == 0 { kind } else { 0 };
        let inherited = self.path.last().and_then(|path| path.reason);
        let entered = last.first_entered(node).is_some();
        let mut reason = None;
        self.tree.nodes[node as usize] = byte | kind;
        if kind == 0 && entered {
            self.tree.nodes[node as usize] |= EXTRA;
            let first =
                || ExtraSubtree::of(last, &self.tree, node).map(|extra| extra.reason as usize);
            reason = inherited.or_else(first);
        }
        self.count(byte, kind, entered, reason);
        self.path.push(PathNode {
            end: tree.end(node),
            kind: if byte & EVALUATED == 0 { kind } else { 0 },
            player,
            has_deciding_child: false,
            reason,
        });
    }

    fn count(&mut self, byte: u8, kind: u8, entered: bool, reason: Option<usize>) {
        let counts = &mut self.tree.counts;
        let leaf = u32::from(byte & EVALUATED != 0);
        if kind > 0 {
            counts.types[usize::from(kind) - 1] += 1;
            counts.leaves += leaf;
            if entered {
                counts.searched += 1;
                counts.searched_leaves += leaf;
            }
        } else if entered {
            counts.extra += 1;
            counts.extra_leaves += leaf;
            if let Some(reason) = reason {
                counts.reasons[reason] += 1;
            }
        }
    }
}

impl PathNode {
    /// The type of the next child, by its byte and its player.
    fn child(&mut self, byte: u8, player: Player) -> u8 {
        let first = proves(byte, self.player) && !self.has_deciding_child;
        // The goal of the child is that of its player, or that of the opponent.
        let same = player == self.player;
        match self.kind {
            1 | 2 if first => {
                self.has_deciding_child = true;
                match (self.kind, same) {
                    (1, _) => 1,
                    (_, true) => 2,
                    (_, false) => 3,
                }
            }
            1 | 3 if same => 3,
            1 | 3 => 2,
            _ => 0,
        }
    }
}

/// The goal of a root whose value is `value`, or a bound of it outside the window.
fn goal(value: f64, window: Window) -> ProofGoal {
    if value <= window.alpha {
        ProofGoal::AtMost(window.alpha)
    } else if value >= window.beta {
        ProofGoal::AtLeast(window.beta)
    } else {
        ProofGoal::Exactly(value)
    }
}

/// The type of a node of `player` of which the goal is to be proved: one child is enough if the player wants it.
fn kind_of(goal: ProofGoal, player: Player) -> u8 {
    match (goal, player) {
        (ProofGoal::Exactly(_), _) => 1,
        (ProofGoal::AtMost(_), Player::Min) | (ProofGoal::AtLeast(_), Player::Max) => 2,
        _ => 3,
    }
}
