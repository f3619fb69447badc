//! The probability of a child of a chance node, as it was written.

use std::fmt;

use super::fraction::{MOST, common_divisor, multiple};
use super::number::read_digits;

/// A probability as it was written: `1/3`, `0.25`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weight {
    pub(super) text: Box<str>,
    pub(super) over: u64,
    pub(super) share: u64,
}

impl Weight {
    /// The probability that a fraction of whole numbers or a decimal stands for; `None` if it is none, not more than 0
    /// or more than 1.
    pub fn read(text: &str) -> Option<Weight> {
        let (share, over) = match text.split_once('/') {
            Some((share, over)) => (read_digits(share)?, read_digits(over)?),
            None => {
                let (ones, decimals) = text.split_once('.').unwrap_or((text, ""));
                let over = 10_u64.checked_pow(decimals.len() as u32)?;
                let digits = [if ones.is_empty() { "0" } else { ones }, decimals].concat();
                (read_digits(&digits)?, over)
            }
        };
        let sound = 0 < share && share <= over && over <= MOST;
        let common = common_divisor(share, over);
        sound.then(|| Weight {
            text: text.into(),
            share: share / common,
            over: over / common,
        })
    }

    /// A probability among so many equal ones.
    pub fn one_of(count: u64) -> Weight {
        let text = match count {
            1 => "1".into(),
            _ => format!("1/{count}").into(),
        };
        Weight {
            text,
            share: 1,
            over: count.max(1),
        }
    }
}

/// The sum of the probabilities of the children of a node, if it is not 1. Both are 0 if the sum has too large a
/// denominator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sum {
    /// The numerator.
    pub share: u64,
    /// The denominator.
    pub over: u64,
}

/// For users of the crate. The page has its own words.
impl fmt::Display for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sum { share, over } = self;
        match over {
            0 => f.write_str("the weights of these children have too large a common denominator"),
            1 => write!(
                f,
                "the weights of these children add up to {share}, not to 1"
            ),
            _ => write!(
                f,
                "the weights of these children add up to {share}/{over}, not to 1"
            ),
        }
    }
}

/// The least common denominator of probabilities that add up to 1.
pub(super) fn total<'a>(weights: impl Iterator<Item = &'a Weight> + Clone) -> Result<u64, Sum> {
    let fine = Sum { share: 0, over: 0 };
    let over = weights
        .clone()
        .try_fold(1, |over, weight| multiple(over, weight.over))
        .ok_or(fine)?;
    let share: u64 = weights
        .map(|weight| over / weight.over * weight.share)
        .sum();
    match share == over {
        true => Ok(over),
        false => {
            let common = common_divisor(share, over);
            Err(Sum {
                share: share / common,
                over: over / common,
            })
        }
    }
}
