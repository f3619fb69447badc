//! Random trees with ties, negative numbers, decimals, single children, either player at the root, the same
//! player twice in a row, or static values.

use std::iter;

use oorandom::Rand64;
use secateur::search::{Quiescence, Rules, Window};
use secateur::tree::{GameTree, Player, TreeBuilder};

use super::{native_or_wasm, rules};

/// The possible contents of the trees of one kind.
#[derive(Clone, Copy)]
pub struct Kind {
    /// The least number of nodes. A smaller tree is thrown away and another one grown.
    pub least: usize,
    /// The largest number of nodes, approximately.
    pub nodes: u32,
    /// The largest depth in plies.
    pub depth: u32,
    /// Whether the players take turns.
    pub alternating: bool,
    /// Whether inner nodes have static values: all of them, or most of them if there are symbols.
    pub statics: bool,
    /// Whether one node in two with a static value is noisy.
    pub noise: bool,
    /// One leaf in `symbols` is a symbol on average; none is if this is 0.
    pub symbols: u64,
    /// Whether some nodes have labels.
    pub labels: bool,
}

impl Kind {
    /// The same with other sizes.
    pub const fn sized(self, nodes: u32, depth: u32) -> Kind {
        Kind {
            nodes,
            depth,
            ..self
        }
    }
}

/// Trees with everything that matters to a search of known values without a depth limit.
pub const ANY: Kind = Kind {
    least: 1,
    nodes: 40,
    depth: 7,
    alternating: false,
    statics: false,
    noise: false,
    symbols: 0,
    labels: false,
};

/// As `ANY`, with players taking turns.
pub const ALTERNATING: Kind = Kind {
    alternating: true,
    ..ANY
};

/// Trees with static values, for searches with a depth limit.
pub const STATIC: Kind = Kind {
    statics: true,
    ..ANY
};

/// Trees with noisy nodes, for searches with quiescence.
pub const NOISY: Kind = Kind {
    noise: true,
    ..STATIC
};

/// Trees with symbols, where a search may have to stop.
pub const SYMBOLIC: Kind = Kind { symbols: 6, ..ANY };

/// Trees with everything that the notation can write.
pub const WRITTEN: Kind = Kind {
    statics: true,
    noise: true,
    symbols: 6,
    labels: true,
    ..ANY
};

/// Trees of several words of 64 nodes, whose searches have several checkpoints of 256 events. Symbols are
/// rare, so a search goes far before it meets one.
pub const LARGE: Kind = Kind {
    least: 300,
    nodes: 700,
    depth: 9,
    statics: true,
    symbols: 400,
    ..ANY
};

/// `count` random trees of a kind. The same seed gives the same trees.
pub fn trees(kind: Kind, count: usize, seed: u64) -> impl Iterator<Item = GameTree> {
    let mut random = Random::new(seed);
    (0..count).map(move |_| random.tree(kind))
}

/// The number of trees on which a property is tried.
pub const TREES: usize = native_or_wasm(1500, 300);

/// Half of `TREES` trees of kind `ANY`, then as many in which players take turns.
pub fn any(seed: u64) -> impl Iterator<Item = GameTree> {
    trees(ANY, TREES / 2, seed).chain(trees(ALTERNATING, TREES / 2, seed + 1))
}

/// `count` large trees with rules: windows between values of the tree, depth limits and shallow bounds are
/// combined at random.
pub fn large(count: usize, seed: u64) -> impl Iterator<Item = (GameTree, Rules)> {
    let mut random = Random::new(seed);
    iter::repeat_with(move || {
        let tree = random.tree(LARGE);
        let rules = random.rules(&tree);
        (tree, rules)
    })
    .take(count)
}

/// A random number generator.
pub struct Random(Rand64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(Rand64::new(seed.into()))
    }

    /// A random integer in `0..end`.
    pub fn below(&mut self, end: u64) -> u64 {
        self.0.rand_range(0..end)
    }

    /// True with probability 1 / `times`.
    pub fn once_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    /// A random item.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u64) as usize]
    }

    /// A shuffled copy.
    pub fn shuffled<T: Copy>(&mut self, from: &[T]) -> Vec<T> {
        let mut rest = from.to_vec();
        let take = |left: usize| rest.swap_remove(self.below(left as u64) as usize);
        (1..=from.len()).rev().map(take).collect()
    }

    /// Random rules for a search of `tree`. One search in eight is minimax.
    pub fn rules(&mut self, tree: &GameTree) -> Rules {
        let window = match self.once_in(2) {
            true => Window::FULL,
            false => self.window(tree),
        };
        let depth = self.once_in(3).then(|| 2 + self.below(6) as u32);
        let rules = match self.once_in(8) {
            true => rules::MINIMAX,
            false => self.pick(&rules::all()),
        };
        Rules {
            window: if rules.bounded() {
                window
            } else {
                Window::FULL
            },
            depth,
            quiescence: match tree.has_noise() && !self.once_in(4) {
                true => Quiescence::On,
                false => Quiescence::Off,
            },
            ..rules
        }
    }

    /// A window between two values of `tree`. Its beta is +∞ if both values are the same.
    pub fn window(&mut self, tree: &GameTree) -> Window {
        let values: Vec<f64> = tree.nodes().filter_map(|node| tree.value(node)).collect();
        let (one, other) = (self.pick(&values), self.pick(&values));
        Window {
            alpha: one.min(other),
            beta: if one == other {
                f64::INFINITY
            } else {
                one.max(other)
            },
        }
    }

    /// A random tree of a kind.
    pub fn tree(&mut self, kind: Kind) -> GameTree {
        let mut grown = iter::repeat_with(|| self.grown(kind));
        let large = grown.find(|tree| tree.len() >= kind.least);
        large.expect("it never ends")
    }

    fn grown(&mut self, kind: Kind) -> GameTree {
        let root = self.pick(&[Player::Max, Player::Min]);
        let palette = self.pick(&PALETTES);
        let mut grower = Grower {
            kind,
            palette,
            bushy: 2 + self.below(3),
            random: self,
            tree: TreeBuilder::new(root),
            nodes: 0,
        };
        grower.node(0);
        grower.tree.finish().expect("one root")
    }

    fn value(&mut self, palette: Palette) -> f64 {
        let whole = |random: &mut Random, most: i64| {
            (random.below(2 * most as u64 + 1) as i64 - most) as f64
        };
        match palette {
            Palette::Ties => whole(self, 1),
            Palette::Small => whole(self, 9),
            Palette::Large => whole(self, 1_000_000),
            Palette::Quarters => whole(self, 20) / 4.0,
            Palette::Tenths => whole(self, 99) / 10.0,
        }
    }
}

/// The range and the number format of the values of one tree.
#[derive(Clone, Copy)]
enum Palette {
    Ties,
    Small,
    Large,
    Quarters,
    Tenths,
}

const PALETTES: [Palette; 5] = [
    Palette::Ties,
    Palette::Small,
    Palette::Large,
    Palette::Quarters,
    Palette::Tenths,
];

const LABELS: [&str; 14] = [
    "A",
    "b",
    "Äpfel",
    "x1",
    "_",
    "q'",
    "maximum",
    "__proto__",
    "e2-e4",
    "Nf3+",
    "Qh7#",
    "1. O-O",
    "a \"b\" \\c",
    "MIN",
];
const SYMBOLS: [&str; 8] = ["a", "b", "x1", "ξ", "MAXIM", "e", "a b", "-1 or more"];

struct Grower<'a> {
    kind: Kind,
    palette: Palette,
    /// The largest number of children of a node.
    bushy: u64,
    random: &'a mut Random,
    tree: TreeBuilder,
    nodes: u32,
}

impl Grower<'_> {
    fn node(&mut self, depth: u32) {
        self.nodes += 1;
        let full = self.nodes >= self.kind.nodes || depth == self.kind.depth;
        if full || self.random.once_in(if depth < 2 { 12 } else { 4 }) {
            self.leaf();
        } else {
            self.inner(depth);
        }
    }

    fn leaf(&mut self) {
        let symbol = self.kind.symbols > 0 && self.random.once_in(self.kind.symbols);
        let value = (!symbol).then(|| self.random.value(self.palette));
        let node = self.tree.leaf(value).expect("within the limits");
        if symbol {
            self.tree.set_symbol(node, self.random.pick(&SYMBOLS));
        }
        self.label(node);
    }

    fn inner(&mut self, depth: u32) {
        let free = !self.kind.alternating && self.random.once_in(4);
        let player = free.then(|| self.random.pick(&[Player::Max, Player::Min]));
        let node = self.tree.open(player).expect("within the limits");
        let rare = self.kind.symbols / 2;
        if self.kind.statics && !(rare > 0 && self.random.once_in(rare)) {
            let value = self.random.value(self.palette);
            self.tree.set_value(node, value);
            if self.kind.noise && self.random.once_in(2) {
                self.tree.set_noisy(node);
            }
        }
        self.label(node);
        for _ in 0..=self.random.below(self.bushy) {
            self.node(depth + 1);
        }
        self.tree.close().expect("it has children");
    }

    fn label(&mut self, node: u32) {
        if self.kind.labels && self.random.once_in(3) {
            self.tree.set_label(node, self.random.pick(&LABELS));
        }
    }
}
