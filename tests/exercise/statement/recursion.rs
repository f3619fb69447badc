//! Alpha–beta as a plain recursion, all small trees, and a test whether a statement holds on a tree.

use crate::common::arrangements;

/// A tree: a value, or the children of a node.
#[derive(Clone, Debug)]
pub enum Tree {
    Leaf(i32),
    Inner(Vec<Tree>),
}

use Tree::{Inner, Leaf};

impl Tree {
    pub fn text(&self) -> String {
        match self {
            Leaf(value) => value.to_string(),
            Inner(children) => {
                let all: Vec<String> = children.iter().map(Tree::text).collect();
                format!("({})", all.join(" "))
            }
        }
    }

    pub fn leaves(&self) -> Vec<i32> {
        match self {
            Leaf(value) => vec![*value],
            Inner(children) => children.iter().flat_map(Tree::leaves).collect(),
        }
    }

    /// The same with other values for the leaves, from left to right.
    pub fn with(&self, values: &mut impl Iterator<Item = i32>) -> Tree {
        match self {
            Leaf(_) => Leaf(values.next().expect("a value for each leaf")),
            Inner(children) => Inner(children.iter().map(|child| child.with(values)).collect()),
        }
    }

    pub fn height(&self) -> usize {
        match self {
            Leaf(_) => 0,
            Inner(children) => 1 + children.iter().map(Tree::height).max().unwrap_or(0),
        }
    }

    /// All trees with the children of each node in another order.
    pub fn orders(&self) -> Vec<Tree> {
        let Inner(children) = self else {
            return vec![self.clone()];
        };
        let all = arrangements(children.iter().map(Tree::orders));
        all.into_iter().map(Inner).collect()
    }
}

/// The facts about a node in a search, the nodes in preorder.
#[derive(Clone, Debug, Default)]
pub struct Node {
    depth: usize,
    leaf: bool,
    value: i32,
    minimax: i32,
    returned: Option<i32>,
    /// Whether it pruned some child, and how far above the bound was held.
    cuts: Option<usize>,
    /// Whether its value was better for its parent than those before.
    improved: bool,
    end: usize,
}

pub const FAR: i32 = 1_000_000;

pub fn minimax(tree: &Tree, max: bool) -> i32 {
    match tree {
        Leaf(value) => *value,
        Inner(children) => {
            let values = children.iter().map(|child| minimax(child, !max));
            if max { values.max() } else { values.min() }.expect("children")
        }
    }
}

/// Textbook alpha–beta. `bounds`: alpha and beta, each with the depth of the node that holds it.
pub fn search(
    tree: &Tree,
    max: bool,
    bounds: [(i32, usize); 2],
    depth: usize,
    seen: bool,
    nodes: &mut Vec<Node>,
) -> i32 {
    let at = nodes.len();
    nodes.push(Node {
        depth,
        leaf: matches!(tree, Leaf(_)),
        minimax: minimax(tree, max),
        ..Node::default()
    });
    let mut best = if max { -FAR } else { FAR };
    match tree {
        Leaf(value) => {
            nodes[at].value = *value;
            best = *value;
        }
        Inner(children) => {
            let [mut alpha, mut beta] = bounds;
            let mut cut = false;
            for child in children {
                let place = nodes.len();
                if cut || !seen {
                    search(child, !max, bounds, depth + 1, false, nodes);
                    if seen {
                        nodes[at].cuts = Some(depth - if max { beta.1 } else { alpha.1 });
                    }
                    continue;
                }
                let value = search(child, !max, [alpha, beta], depth + 1, true, nodes);
                let better = if max { value > best } else { value < best };
                nodes[place].improved = better;
                if better {
                    best = value;
                }
                cut = if max { best >= beta.0 } else { best <= alpha.0 };
                if max && best > alpha.0 && !cut {
                    alpha = (best, depth);
                }
                if !max && best < beta.0 && !cut {
                    beta = (best, depth);
                }
            }
        }
    }
    nodes[at].end = nodes.len();
    nodes[at].returned = seen.then_some(best);
    best
}

pub fn run(tree: &Tree, max: bool) -> Vec<Node> {
    let mut nodes = Vec::new();
    search(tree, max, [(-FAR, 0), (FAR, 0)], 0, true, &mut nodes);
    nodes
}

pub fn seen(nodes: &[Node]) -> Vec<bool> {
    let leaves = nodes.iter().filter(|node| node.leaf);
    leaves.map(|node| node.returned.is_some()).collect()
}

pub fn count(tree: &Tree, max: bool) -> usize {
    seen(&run(tree, max)).iter().filter(|seen| **seen).count()
}

/// Whether a statement holds on a tree, by its words.
pub fn holds(name: &str, tree: &Tree, max: bool) -> bool {
    let nodes = run(tree, max);
    let leaves = seen(&nodes);
    let values = tree.leaves();
    let pruned = leaves.iter().filter(|seen| !**seen).count();
    let child = |node: &&Node| node.depth == 1;
    let root = nodes[0].minimax;
    match name {
        "leftmost-leaf" => leaves[0],
        "rightmost-leaf" => pruned == 0 || !leaves[leaves.len() - 1],
        "first-child" => (0..nodes.len() - 1).all(|at| {
            nodes[at].leaf || nodes[at].returned.is_none() || nodes[at + 1].returned.is_some()
        }),
        "same-value" => nodes[0].returned == Some(root),
        "exact-values" => nodes
            .iter()
            .all(|node| node.returned.is_none_or(|value| value == node.minimax)),
        "first-exact" => nodes
            .get(1)
            .is_none_or(|first| first.returned == Some(first.minimax)),
        "first-whole" => nodes.get(1).is_none_or(|first| {
            let below = &nodes[1..first.end];
            below.iter().all(|node| node.returned.is_some())
        }),
        "root-cuts" => nodes[0].cuts.is_none(),
        "every-move" => (1..nodes.len()).all(|at| {
            let mut below = nodes[at..nodes[at].end].iter();
            nodes[at].depth > 1 || below.any(|node| node.leaf && node.returned.is_some())
        }),
        "cut-move" => {
            // The last child that improved the root is the move that is found.
            let best = nodes.iter().filter(child).rfind(|node| node.improved);
            best.is_none_or(|best| best.cuts.is_none())
        }
        "cut-better" => nodes
            .iter()
            .all(|node| node.cuts.is_none() || !node.improved),
        "pruned-changed" => (0..values.len()).filter(|&at| !leaves[at]).all(|at| {
            [-FAR / 2, FAR / 2].iter().all(|&other| {
                let mut changed = values.clone();
                changed[at] = other;
                minimax(&tree.with(&mut changed.into_iter()), max) == root
            })
        }),
        "pruned-less" => (0..values.len()).all(|at| leaves[at] || values[at] < root),
        "doubled" => {
            let doubled = tree.with(&mut values.iter().map(|value| 2 * value));
            seen(&run(&doubled, max)) == leaves
        }
        "negated" => {
            let negated = tree.with(&mut values.iter().map(|value| -value));
            seen(&run(&negated, !max)) == leaves
        }
        "any-order" => {
            let mut counts = tree.orders().into_iter().map(|other| count(&other, max));
            counts.all(|other| other == count(tree, max))
        }
        "best-first" => {
            let mut counts = tree.orders().into_iter().map(|other| count(&other, max));
            let best_first = nodes.get(1).is_some_and(|first| first.minimax == root);
            !best_first || counts.all(|other| other >= count(tree, max))
        }
        "equal-leaves" => values.iter().any(|value| *value != values[0]) || pruned == 0,
        "half" => 2 * pruned <= leaves.len(),
        "two-plies" => {
            let near = |node: &Node| node.cuts.is_none_or(|plies| plies <= 1);
            tree.height() > 2 || nodes.iter().all(near)
        }
        _ => panic!("{name}"),
    }
}

/// All trees with so many leaves, all of value 0, at most so deep; inner nodes have two children or more, or one that is
/// a leaf.
pub fn shapes(leaves: usize, depth: usize) -> Vec<Tree> {
    let mut all = Vec::new();
    if leaves == 1 {
        all.push(Leaf(0));
    }
    if depth > 0 {
        let lists = lists(leaves, depth - 1);
        all.extend(lists.into_iter().filter(|list| list.len() > 1).map(Inner));
    }
    all
}

/// All lists of trees that have so many leaves together.
pub fn lists(leaves: usize, depth: usize) -> Vec<Vec<Tree>> {
    if leaves == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for first in 1..=leaves {
        for one in shapes(first, depth) {
            for rest in lists(leaves - first, depth) {
                all.push([vec![one.clone()], rest].concat());
            }
        }
    }
    all
}

/// All trees of up to so many leaves and four plies, with values from 0 to 2.
pub fn small(most: usize) -> impl Iterator<Item = Tree> {
    (1..=most).flat_map(|leaves| {
        let shapes = shapes(leaves, 4);
        shapes.into_iter().flat_map(move |shape| {
            (0..3_usize.pow(leaves as u32)).map(move |number| {
                let digit = |at: u32| (number / 3_usize.pow(at) % 3) as i32;
                shape.with(&mut (0..leaves as u32).map(digit))
            })
        })
    })
}
