//! Statements about alpha–beta. Each is true of every tree, and then there is a reason; or it is false, and then a tree
//! shows it.

use ts_rs::TS;

use crate::search::Rules;

/// A statement about the search of a tree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Statement {
    /// Its name.
    pub name: &'static str,
    pub(in crate::exercise) claim: Claim,
    pub(in crate::exercise) truth: Truth,
}

/// Whether a statement is true, and what shows it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::exercise) enum Truth {
    /// It is true, and each of these reasons shows it.
    True(&'static [&'static str]),
    /// It is false, and this tree shows it.
    False(&'static str),
}

/// A statement about alpha–beta, to be judged; docs/statements.md has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, TS)]
#[ts(rename = "Statement", rename_all = "kebab-case")]
pub enum Claim {
    /// The leftmost leaf is never pruned.
    LeftmostLeaf,
    /// If anything is pruned, the rightmost leaf is.
    RightmostLeaf,
    /// The first child of a node that is searched is never pruned.
    FirstChild,
    /// The root returns its minimax value.
    SameValue,
    /// Each node that is entered returns its minimax value.
    ExactValues,
    /// The first child of the root returns its minimax value.
    FirstExact,
    /// Below the first child of the root nothing is pruned.
    FirstWhole,
    /// The root never cuts off.
    RootCuts,
    /// Below each child of the root at least one leaf is seen.
    EveryMove,
    /// The best move is none at which something is pruned.
    CutMove,
    /// A node that cuts off never improves the value of its parent.
    CutBetter,
    /// The value of a pruned leaf does not matter for the value of the root.
    PrunedChanged,
    /// Each pruned leaf is worth less than the root.
    PrunedLess,
    /// If all values are doubled, the same leaves are seen.
    Doubled,
    /// If all values are negated and the players exchanged, the same leaves are seen.
    Negated,
    /// In every order of the children as many leaves are seen.
    AnyOrder,
    /// If the best move comes first, no order sees fewer leaves.
    BestFirst,
    /// If all leaves are equal, nothing is pruned.
    EqualLeaves,
    /// At most half of the leaves are pruned.
    Half,
    /// In a tree of two plies there is no deep cutoff.
    TwoPlies,
}

/// The reasons that can be given, each a name.
pub const REASONS: [&str; 7] = [
    "nothing-before",
    "after-child",
    "full-window",
    "cannot-matter",
    "only-comparisons",
    "no-better",
    "too-flat",
];

impl Statement {
    /// Whether it is true of every tree.
    pub fn is_true(&self) -> bool {
        matches!(self.truth, Truth::True(_))
    }

    /// Whether a reason shows that it is true.
    pub fn shown_by(&self, reason: &str) -> bool {
        matches!(self.truth, Truth::True(reasons) if reasons.contains(&reason))
    }
}

/// Whether statements are about searches by these rules: textbook alpha–beta of the whole tree on the full window.
pub fn are_about(rules: &Rules) -> bool {
    *rules == Rules::default()
}

/// All statements; the first is the default.
pub const ALL: [Statement; 20] = [
    Statement {
        name: "leftmost-leaf",
        claim: Claim::LeftmostLeaf,
        truth: Truth::True(&["nothing-before", "after-child"]),
    },
    Statement {
        name: "rightmost-leaf",
        claim: Claim::RightmostLeaf,
        truth: Truth::False("((3 5) (2 9) (4 8))"),
    },
    Statement {
        name: "first-child",
        claim: Claim::FirstChild,
        truth: Truth::True(&["after-child"]),
    },
    Statement {
        name: "same-value",
        claim: Claim::SameValue,
        truth: Truth::True(&["cannot-matter"]),
    },
    Statement {
        name: "exact-values",
        claim: Claim::ExactValues,
        truth: Truth::False("((3 5) (2 1))"),
    },
    Statement {
        name: "first-exact",
        claim: Claim::FirstExact,
        truth: Truth::True(&["full-window", "nothing-before"]),
    },
    Statement {
        name: "first-whole",
        claim: Claim::FirstWhole,
        truth: Truth::False("(((3 5) (6 9)) 1)"),
    },
    Statement {
        name: "root-cuts",
        claim: Claim::RootCuts,
        truth: Truth::True(&["full-window"]),
    },
    Statement {
        name: "every-move",
        claim: Claim::EveryMove,
        truth: Truth::True(&["full-window"]),
    },
    Statement {
        name: "cut-move",
        claim: Claim::CutMove,
        truth: Truth::True(&["no-better"]),
    },
    Statement {
        name: "cut-better",
        claim: Claim::CutBetter,
        truth: Truth::False("(5 (((4 9) 3) 2))"),
    },
    Statement {
        name: "pruned-changed",
        claim: Claim::PrunedChanged,
        truth: Truth::True(&["cannot-matter"]),
    },
    Statement {
        name: "pruned-less",
        claim: Claim::PrunedLess,
        truth: Truth::False("((3 5) (2 9 1))"),
    },
    Statement {
        name: "doubled",
        claim: Claim::Doubled,
        truth: Truth::True(&["only-comparisons"]),
    },
    Statement {
        name: "negated",
        claim: Claim::Negated,
        truth: Truth::True(&["only-comparisons"]),
    },
    Statement {
        name: "any-order",
        claim: Claim::AnyOrder,
        truth: Truth::False("((3 5) (2 9))"),
    },
    Statement {
        name: "best-first",
        claim: Claim::BestFirst,
        truth: Truth::False("((3 5) (9 2))"),
    },
    Statement {
        name: "equal-leaves",
        claim: Claim::EqualLeaves,
        truth: Truth::False("((3 3) (3 3))"),
    },
    Statement {
        name: "half",
        claim: Claim::Half,
        truth: Truth::False("(5 (4 1 2 3))"),
    },
    Statement {
        name: "two-plies",
        claim: Claim::TwoPlies,
        truth: Truth::True(&["too-flat"]),
    },
];
