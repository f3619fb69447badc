//! A region of the plane: for which values of two unknown leaves something holds.

use serde::Serialize;
use ts_rs::TS;

use super::interval::Interval;

/// A condition on two unknown values: all comparisons of one of these lists hold.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS)]
pub struct Region {
    /// The lists. Without any it never holds, and with an empty one it always does.
    pub any: Vec<Vec<Relation>>,
}

/// A comparison.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct Relation {
    /// The one side.
    pub left: Operand,
    /// The relation.
    pub sign: Sign,
    /// The other side.
    pub right: Operand,
}

/// A side of a comparison: a number, or the first or second unknown value in the order of the tree.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[serde(untagged)]
#[ts(rename = "Compared")]
#[allow(missing_docs, reason = "described above")]
pub enum Operand {
    Number(f64),
    Unknown(Unknown),
}

/// One of the two unknown values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Unknown {
    First,
    Second,
}

/// The relation of a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[allow(missing_docs, reason = "the signs say it")]
pub enum Sign {
    #[serde(rename = "<")]
    Below,
    #[serde(rename = "≤")]
    AtMost,
    #[serde(rename = ">")]
    Above,
    #[serde(rename = "≥")]
    AtLeast,
    #[serde(rename = "=")]
    Equal,
}

impl Sign {
    /// All but that of equality.
    pub const ORDERS: [Sign; 4] = [Sign::Below, Sign::AtMost, Sign::Above, Sign::AtLeast];

    fn holds(self, one: f64, other: f64) -> bool {
        match self {
            Sign::Below => one < other,
            Sign::AtMost => one <= other,
            Sign::Above => one > other,
            Sign::AtLeast => one >= other,
            Sign::Equal => one == other,
        }
    }
}

impl Operand {
    fn at(self, [x, y]: [f64; 2]) -> f64 {
        match self {
            Operand::Number(number) => number,
            Operand::Unknown(Unknown::First) => x,
            Operand::Unknown(Unknown::Second) => y,
        }
    }
}

impl Relation {
    /// Whether it holds at a point.
    pub fn holds(&self, at: [f64; 2]) -> bool {
        self.sign.holds(self.left.at(at), self.right.at(at))
    }
}

impl Region {
    /// All points.
    pub fn all() -> Region {
        Region {
            any: vec![Vec::new()],
        }
    }

    /// Whether a point belongs to it.
    pub fn contains(&self, at: [f64; 2]) -> bool {
        let all = |list: &Vec<Relation>| list.iter().all(|relation| relation.holds(at));
        self.any.iter().any(all)
    }

    /// As much of it as lies where both values can be.
    pub(crate) fn within(&self, domains: [Interval; 2]) -> Region {
        let mut ends = Vec::new();
        for (unknown, domain) in [Unknown::First, Unknown::Second].into_iter().zip(domains) {
            for (sign, end) in [(Sign::AtLeast, domain.from), (Sign::AtMost, domain.to)] {
                ends.extend(end.is_finite().then_some(Relation {
                    left: Operand::Unknown(unknown),
                    sign,
                    right: Operand::Number(end),
                }));
            }
        }
        let list = |list: &Vec<Relation>| [list.as_slice(), &ends].concat();
        Region {
            any: self.any.iter().map(list).collect(),
        }
    }

    /// The numbers that it compares with.
    pub fn numbers(&self) -> impl Iterator<Item = f64> + '_ {
        let sides = self.any.iter().flatten();
        let sides = sides.flat_map(|relation| [relation.left, relation.right]);
        sides.filter_map(|side| match side {
            Operand::Number(number) => Some(number),
            Operand::Unknown(_) => None,
        })
    }

    /// Whether it compares both unknown values with something.
    pub fn is_about_both(&self) -> bool {
        let has = |unknown| {
            let side = Operand::Unknown(unknown);
            let mut all = self.any.iter().flatten();
            all.any(|relation| relation.left == side || relation.right == side)
        };
        has(Unknown::First) && has(Unknown::Second)
    }
}
