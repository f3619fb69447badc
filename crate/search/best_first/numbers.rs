//! The numbers of a node of the grown tree.

/// A proof or disproof number that no number of leaves reaches.
pub const INFINITE: u32 = u32::MAX;

/// The proof number and the disproof number of a node: how many leaves have to be proved at least to prove the node, and
/// how many disproved to disprove it. [`INFINITE`]: it cannot be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The proof number.
    pub proof: u32,
    /// The disproof number.
    pub disproof: u32,
}

impl Proof {
    /// A node that is not expanded.
    pub const OPEN: Proof = Proof {
        proof: 1,
        disproof: 1,
    };

    /// A node that is proved, or disproved.
    pub fn settled(proved: bool) -> Proof {
        match proved {
            true => Proof {
                proof: 0,
                disproof: INFINITE,
            },
            false => Proof {
                proof: INFINITE,
                disproof: 0,
            },
        }
    }

    /// A number, `None` if it is infinite.
    pub fn finite_number(number: u32) -> Option<u32> {
        (number != INFINITE).then_some(number)
    }

    /// Both numbers, `None` where they are infinite.
    pub fn finite(self) -> (Option<u32>, Option<u32>) {
        (
            Proof::finite_number(self.proof),
            Proof::finite_number(self.disproof),
        )
    }

    /// Whether it is proved, or disproved; `None` if neither.
    pub fn verdict(self) -> Option<bool> {
        match (self.proof, self.disproof) {
            (0, _) => Some(true),
            (_, 0) => Some(false),
            _ => None,
        }
    }
}

/// The numbers that an update leaves at a node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Numbers {
    /// One more visit, and the total of all rewards, which are MAX's.
    Total(f64),
    /// Its proof numbers.
    Proof(Proof),
}
