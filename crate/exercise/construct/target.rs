//! The targets of the trees that students make.

/// The behaviour of the search that a tree should cause.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Aim {
    /// A cutoff prunes something, and its bound is held at least so many plies above.
    Cutoff { plies: usize },
    /// The first of two searches evaluates more leaves than the second.
    Leaves(Rivals),
}

/// Two searches by the rules of the exercise that differ in one thing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Rivals {
    /// The cut test `>` and the cut test `>=`.
    Cuts,
    /// Shallow and deep bounds.
    Bounds,
    /// Fail-hard and fail-soft, both with the cut test `>`.
    Returns,
    /// The children as they come and the last one first.
    Orders,
}

/// The target of a tree that a student makes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Target {
    /// Its name.
    pub name: &'static str,
    pub(crate) aim: Aim,
    /// A tree that reaches it, MAX to move; for MIN its values are negated.
    pub(crate) example: &'static str,
}

const DEEP: Aim = Aim::Cutoff { plies: 2 };
const DEEPER: Aim = Aim::Cutoff { plies: 4 };

/// All targets; the first is the default.
pub const TARGETS: [Target; 6] = [
    target("deep", DEEP, "(5 (((4 9) 3) 2))"),
    target("deeper", DEEPER, "(5 (((((4 9) 3) 2) 1) 0))"),
    target("strict", Aim::Leaves(Rivals::Cuts), "((5 8) (5 9))"),
    target("shallow", Aim::Leaves(Rivals::Bounds), "(5 (((4 9) 3) 2))"),
    target("hard", Aim::Leaves(Rivals::Returns), "(5 ((3 2) 9))"),
    target("reversed", Aim::Leaves(Rivals::Orders), "((1 2 9) (5 8))"),
];

const fn target(name: &'static str, aim: Aim, example: &'static str) -> Target {
    Target { name, aim, example }
}
