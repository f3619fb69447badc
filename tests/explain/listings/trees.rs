//! The trees that the listings search.

use crate::common::chance::{Fraction, Mover, Sketch, sketch};
use crate::common::random::Random;
use crate::common::tree;
use oorandom::Rand64;
use secateur::search::Window;
use secateur::tree::{GameTree, Player, TreeBuilder};

/// The worked trees, and the trees with symbols from published sources.
pub const WORKED: [&str; 14] = [
    "((3 12 8) (2 4 6) (14 5 2))",
    "((3 12 8) (5 4 6) (14 1 11))",
    "(((2 3) (5 9)) ((0 1) (7 5)))",
    "(((3 5) (6 9)) ((1 2) (0 -1)))",
    "(((3 5) (2 9)) ((12 5) (23 23)))",
    "((((5 6) (7 4 5)) ((3))) (((6) (6 9)) ((7))) (((5)) ((9 8) (6))))",
    "((10) (10 0))",
    "(5 (((4 9))))",
    "((3) (3 0))",
    "((-3 -12 -8) (-2 -4 -6))",
    "MIN((11 900) (7 3))",
    "((3) (2))",
    "MAX{MIN{3,5,10}, MIN{2,a,b}, MIN{2,7,3}}",
    "7",
];

/// The same position at D and at G, and at E and H: a table answers at G, and narrows the window of H, where MIN moves.
pub const TRANSPOSED: &str = "MIN A(B(D(8 7) E(5 1)) C(G(8 7)) F(H(5 1) 3))";

/// Random trees with static values. The same seed gives the same trees. Unless `alternating`, a player may
/// move twice in a row.
pub fn random(count: u32, seed: u64, alternating: bool) -> impl Iterator<Item = GameTree> {
    let mut random = Rand64::new(seed.into());
    (0..count).map(move |_| {
        let root = if random.rand_range(0..2) == 0 {
            Player::Max
        } else {
            Player::Min
        };
        let mut grower = Grower {
            spread: [2, 6, 30][random.rand_range(0..3) as usize],
            random: &mut random,
            alternating,
            tree: TreeBuilder::new(root),
        };
        grower.node(0);
        grower.tree.finish().expect("one root")
    })
}

/// Between these lie all values of trees with chance.
pub const BOUNDS: Window = Window::new(-10.5, 11.0);

/// Random trees with chance nodes, whose weights are powers of two: sums and windows are exact numbers.
pub fn with_chance(count: u32, seed: u64) -> impl Iterator<Item = GameTree> {
    let mut random = Random::new(seed);
    (0..count).map(move |number| {
        let plain = sketch(&mut random, 2 + number % 3, true);
        // Inner nodes have a value, too: at a depth limit they are evaluated.
        tree(&halved(plain).text().replace('(', " n=1.5("))
    })
}

fn halved(tree: Sketch) -> Sketch {
    let Sketch::Inner(mover, children) = tree else {
        return tree;
    };
    let weights = match (mover, children.len()) {
        (Mover::Chance, 2) => vec![(1, 2); 2],
        (Mover::Chance, 3) => vec![(1, 2), (1, 4), (1, 4)],
        (_, count) => vec![(1, count as i128); count],
    };
    let weights = weights
        .into_iter()
        .map(|(share, over)| Fraction::new(share, over));
    let children = children.into_iter().map(|(_, child)| halved(child));
    Sketch::Inner(mover, weights.zip(children).collect())
}

struct Grower<'a> {
    random: &'a mut Rand64,
    /// Values lie between −`spread` and `spread`. A small spread makes many ties.
    spread: u64,
    alternating: bool,
    tree: TreeBuilder,
}

impl Grower<'_> {
    fn node(&mut self, depth: u32) {
        let value = self.random.rand_range(0..2 * self.spread + 1) as f64 - self.spread as f64;
        if depth == 5 || self.random.rand_range(0..5) < u64::from(depth > 1) {
            self.tree.leaf(Some(value)).expect("within the limits");
            return;
        }
        let free = !self.alternating && self.random.rand_range(0..4) == 0;
        let player = free.then_some(Player::Min);
        let node = self.tree.open(player).expect("within the limits");
        self.tree.set_value(node, value);
        // Noise takes no random number, so that the trees are those of the tests without quiescence.
        if value % 2.0 == 0.0 {
            self.tree.set_noisy(node);
        }
        for _ in 0..=self.random.rand_range(0..3) {
            self.node(depth + 1);
        }
        self.tree.close().expect("it has children");
    }
}
