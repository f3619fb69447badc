//! The conditions on a tree of an exercise.

use serde::Serialize;
use ts_rs::TS;

use super::super::key::known::KnownFact;
use super::super::key::mistaken_keys::NAMED;
use crate::opening::options::{OptionError, OptionReader, Settings};
use crate::search::{Mistake, Rules, Window};

/// The most leaves of a tree that is drawn.
const MOST_LEAVES: u64 = 64;

/// The most plies.
const MOST_PLIES: u64 = 8;

/// The condition on the cutoffs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, TS)]
#[ts(rename_all = "lowercase")]
pub enum Cuts {
    /// At a MAX node and at a MIN node, and at least one prunes an inner node.
    #[default]
    Both,
    /// Nothing is asked of them.
    Any,
    /// There is none.
    None,
}

/// The conditions on a tree that is drawn. The default is a tree for a first exercise.
#[derive(Clone, Copy, Debug, PartialEq, TS)]
#[ts(optional_fields)]
pub struct Wish {
    /// The seed: the same wish draws the same tree; default 0.
    #[ts(as = "Option<_>")]
    pub seed: u64,
    /// The fewest and the most leaves, default [8, 16], at most 64.
    #[ts(as = "Option<_>")]
    pub leaves: (u32, u32),
    /// The plies: all leaves are so deep, or one ply deeper; default 3, at most 8.
    #[ts(as = "Option<_>")]
    pub plies: u32,
    /// The least and the greatest value, default [0, 99].
    #[ts(as = "Option<_>")]
    pub values: (i64, i64),
    /// The condition on the cutoffs. 'both', the default: at a MAX and at a MIN node, one of them above the leaves;
    /// 'none': there is no cutoff.
    #[ts(as = "Option<_>", inline, rename = "cutoffs")]
    pub cuts: Cuts,
    /// Whether a tie is to decide a cutoff. Otherwise all values differ.
    #[ts(as = "Option<_>")]
    pub tie: bool,
    /// Whether the bound of a cutoff should be held by an ancestor beyond the parent.
    #[ts(as = "Option<_>")]
    pub deep: bool,
    /// Whether some values are to be negative.
    #[ts(as = "Option<_>")]
    pub negative: bool,
    /// Whether chance moves after each player.
    #[ts(as = "Option<_>")]
    pub chance: bool,
    /// How many leaves have an unknown value where a condition is asked: 1, the default, or 2.
    #[ts(as = "Option<_>")]
    pub unknowns: u32,
    /// Whether a bound is known of each of them.
    #[ts(as = "Option<_>")]
    pub bounded: bool,
    /// How difficult it is to be, 1 … 5.
    pub difficulty: Option<u8>,
    /// The known mistake that is to give other answers, beside as few others as are found.
    pub tells: Option<Mistake>,
}

impl Default for Wish {
    fn default() -> Wish {
        Wish {
            seed: 0,
            leaves: (8, 16),
            plies: 3,
            values: (0, 99),
            cuts: Cuts::Both,
            tie: false,
            deep: false,
            negative: false,
            chance: false,
            unknowns: 1,
            bounded: false,
            difficulty: None,
            tells: None,
        }
    }
}

/// A condition on a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// So many leaves.
    Leaves,
    /// So many values that differ.
    Values,
    /// The cutoffs.
    Cuts,
    /// A tie that decides a cutoff.
    Tie,
    /// A deep cutoff.
    Deep,
    /// Negative values.
    Negative,
    /// The known mistake that is wished, or at least two, give other answers.
    Apart,
    /// The knowledge given beforehand, which must cut in addition.
    Known,
    /// The difficulty.
    Difficulty,
}

impl Wish {
    /// The same with values that agree with the knowledge given beforehand, and with the bounds of the rules in trees with
    /// chance nodes.
    pub(crate) fn within(&self, known: Option<KnownFact>, rules: &Rules) -> Wish {
        let values = match (known, rules.values) {
            (Some(KnownFact::Values(Window { alpha, beta })), _) => (alpha, beta),
            (_, Some(Window { alpha, beta })) if self.chance => self.between(alpha, beta),
            _ => return *self,
        };
        Wish {
            values: (values.0.ceil() as i64, values.1.floor() as i64),
            ..*self
        }
    }

    /// The values between two bounds; as far as one is infinite, as many as were wished.
    fn between(&self, lo: f64, hi: f64) -> (f64, f64) {
        let (least, most) = (self.values.0 as f64, self.values.1 as f64);
        match (lo.is_finite(), hi.is_finite()) {
            (true, false) => (lo, lo.max(0.0) + (most - least)),
            (false, true) => (hi.min(0.0) - (most - least), hi),
            _ => (lo, hi),
        }
    }

    /// Reads a wish. A condition that is left out has its default.
    pub fn read(settings: &Settings) -> Result<Wish, OptionError> {
        let plain = Wish::default();
        let mut reader = OptionReader::new("", settings);
        let kinds = [
            ("both", Cuts::Both),
            ("any", Cuts::Any),
            ("none", Cuts::None),
        ];
        let negative = reader.flag("negative");
        let values = match reader.get("values") {
            None if negative => (-99, 99),
            None => plain.values,
            Some(_) => reader.values("values"),
        };
        let tells = NAMED.map(|(name, mistake)| (name, Some(mistake)));
        let wish = Wish {
            seed: reader.integer("seed", (0, 1 << 53)).unwrap_or(plain.seed),
            leaves: leaves(&mut reader).unwrap_or(plain.leaves),
            plies: reader
                .integer("plies", (1, MOST_PLIES))
                .map_or(plain.plies, |plies| plies as u32),
            values,
            cuts: reader.word("cutoffs", Cuts::Both, &kinds),
            tie: reader.flag("tie"),
            deep: reader.flag("deep"),
            negative,
            chance: reader.flag("chance"),
            unknowns: reader
                .integer("unknowns", (1, 2))
                .map_or(plain.unknowns, |unknowns| unknowns as u32),
            bounded: reader.flag("bounded"),
            difficulty: reader
                .integer("difficulty", (1, 5))
                .map(|level| level as u8),
            tells: reader.word("tells", None, &tells),
        };
        reader.finish(wish)
    }
}

/// The fewest and the most leaves.
fn leaves(reader: &mut OptionReader) -> Option<(u32, u32)> {
    let setting = reader.get("leaves")?;
    let is_count = |n: f64| n.fract() == 0.0 && (1.0..=MOST_LEAVES as f64).contains(&n);
    match setting.pair() {
        Some((least, most)) if is_count(least) && is_count(most) && least <= most => {
            Some((least as u32, most as u32))
        }
        _ => {
            let expected = format!("[n, m], 1 ≤ n ≤ m ≤ {MOST_LEAVES}");
            reader.refused("leaves", setting, expected)
        }
    }
}
