//! The targets of the trees that students make.

use crate::search::{Bounds, Cut, Returns};

/// The behaviour of the search that a tree should cause.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Aim {
    /// A cutoff prunes something, and its bound is held at least so many plies above.
    Cutoff { plies: usize },
    /// One search evaluates more leaves than another.
    Leaves { more: Variant, fewer: Variant },
}

/// A search by the rules of the exercise, but for these changes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Variant {
    /// Its cut test.
    pub cut: Option<Cut>,
    /// Which bounds go down.
    pub bounds: Option<Bounds>,
    /// The value that a node returns.
    pub returns: Option<Returns>,
    /// Whether the last child comes first.
    pub reversed: bool,
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

const PLAIN: Variant = Variant {
    cut: None,
    bounds: None,
    returns: None,
    reversed: false,
};

/// All targets; the first is the default.
pub const TARGETS: [Target; 6] = [
    Target {
        name: "deep",
        aim: Aim::Cutoff { plies: 2 },
        example: "(5 (((4 9) 3) 2))",
    },
    Target {
        name: "deeper",
        aim: Aim::Cutoff { plies: 4 },
        example: "(5 (((((4 9) 3) 2) 1) 0))",
    },
    Target {
        name: "strict",
        aim: Aim::Leaves {
            more: Variant {
                cut: Some(Cut::Pass),
                ..PLAIN
            },
            fewer: Variant {
                cut: Some(Cut::Reach),
                ..PLAIN
            },
        },
        example: "((5 8) (5 9))",
    },
    Target {
        name: "shallow",
        aim: Aim::Leaves {
            more: Variant {
                bounds: Some(Bounds::Shallow),
                ..PLAIN
            },
            fewer: Variant {
                bounds: Some(Bounds::Deep),
                ..PLAIN
            },
        },
        example: "(5 (((4 9) 3) 2))",
    },
    Target {
        name: "hard",
        aim: Aim::Leaves {
            more: Variant {
                cut: Some(Cut::Pass),
                returns: Some(Returns::Hard),
                ..PLAIN
            },
            fewer: Variant {
                cut: Some(Cut::Pass),
                returns: Some(Returns::Soft),
                ..PLAIN
            },
        },
        example: "(5 ((3 2) 9))",
    },
    Target {
        name: "reversed",
        aim: Aim::Leaves {
            more: PLAIN,
            fewer: Variant {
                reversed: true,
                ..PLAIN
            },
        },
        example: "((1 2 9) (5 8))",
    },
];
