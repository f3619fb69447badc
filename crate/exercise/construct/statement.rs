//! Statements about alpha–beta. Each is true of every tree, and then there is a reason; or it is false, and then a tree
//! shows it.

use ts_rs::TS;

use crate::search::Rules;

/// A statement about the search of a tree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Statement {
    /// Its name.
    pub name: &'static str,
    pub(crate) claim: StatementName,
    pub(crate) truth: Truth,
}

/// Whether a statement is true, and its proof.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Truth {
    /// It is true, and each of these reasons shows it.
    True(&'static [&'static str]),
    /// It is false, and this tree shows it.
    False(&'static str),
}

/// A statement about alpha–beta, to be judged; docs/statements.md has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, TS)]
#[ts(rename = "Statement", rename_all = "kebab-case")]
pub enum StatementName {
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
pub const ALL: [Statement; 20] = {
    use StatementName::*;
    [
        proved(
            "leftmost-leaf",
            LeftmostLeaf,
            &["nothing-before", "after-child"],
        ),
        refuted("rightmost-leaf", RightmostLeaf, "((3 5) (2 9) (4 8))"),
        proved("first-child", FirstChild, &["after-child"]),
        proved("same-value", SameValue, &["cannot-matter"]),
        refuted("exact-values", ExactValues, "((3 5) (2 1))"),
        proved(
            "first-exact",
            FirstExact,
            &["full-window", "nothing-before"],
        ),
        refuted("first-whole", FirstWhole, "(((3 5) (6 9)) 1)"),
        proved("root-cuts", RootCuts, &["full-window"]),
        proved("every-move", EveryMove, &["full-window"]),
        proved("cut-move", CutMove, &["no-better"]),
        refuted("cut-better", CutBetter, "(5 (((4 9) 3) 2))"),
        proved("pruned-changed", PrunedChanged, &["cannot-matter"]),
        refuted("pruned-less", PrunedLess, "((3 5) (2 9 1))"),
        proved("doubled", Doubled, &["only-comparisons"]),
        proved("negated", Negated, &["only-comparisons"]),
        refuted("any-order", AnyOrder, "((3 5) (2 9))"),
        refuted("best-first", BestFirst, "((3 5) (9 2))"),
        refuted("equal-leaves", EqualLeaves, "((3 3) (3 3))"),
        refuted("half", Half, "(5 (4 1 2 3))"),
        proved("two-plies", TwoPlies, &["too-flat"]),
    ]
};

/// A statement that is true of every tree, as each of some reasons shows.
const fn proved(
    name: &'static str,
    claim: StatementName,
    reasons: &'static [&'static str],
) -> Statement {
    let truth = Truth::True(reasons);
    Statement { name, claim, truth }
}

/// A statement that a tree shows to be false.
const fn refuted(name: &'static str, claim: StatementName, tree: &'static str) -> Statement {
    let truth = Truth::False(tree);
    Statement { name, claim, truth }
}
