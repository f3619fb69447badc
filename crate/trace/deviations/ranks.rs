//! How many of the first numbers of a sequence are below a bound: a wavelet matrix (Claude and Navarro, The wavelet
//! matrix, 2012). A question takes one step per bit of the largest number, however long the sequence is.

/// A sequence of numbers.
#[derive(Debug)]
pub(super) struct Ranks {
    /// One level per bit, the highest first. Each next level has the numbers with a 0 in this bit, then those with a 1.
    levels: Vec<Level>,
}

#[derive(Debug)]
struct Level {
    /// Words of 64 bits, and how many zeros come before each.
    words: Vec<(u64, u32)>,
    /// The number of zeros.
    zeros: u32,
}

impl Ranks {
    /// `below` is greater than all numbers.
    pub fn new(mut numbers: Vec<u32>, below: u32) -> Ranks {
        let bits = u32::BITS - below.leading_zeros();
        let level = |bit: u32| {
            let one = |number: &u32| number >> bit & 1 == 1;
            let level = Level::new(numbers.iter().map(one));
            let (zeros, ones): (Vec<u32>, Vec<u32>) = numbers.iter().partition(|n| !one(n));
            numbers = zeros;
            numbers.extend(ones);
            level
        };
        Ranks {
            levels: (0..bits).rev().map(level).collect(),
        }
    }

    /// How many of the first `count` numbers are less than `bound`, which is at most `below`.
    pub fn less(&self, count: u32, bound: u32) -> u32 {
        let (mut from, mut to, mut less) = (0, count, 0);
        for (bit, level) in (0..self.levels.len()).rev().zip(&self.levels) {
            let (first, last) = (level.zeros_before(from), level.zeros_before(to));
            if bound >> bit & 1 == 1 {
                less += last - first;
                (from, to) = (level.zeros + from - first, level.zeros + to - last);
            } else {
                (from, to) = (first, last);
            }
        }
        less
    }
}

impl Level {
    fn new(bits: impl ExactSizeIterator<Item = bool>) -> Level {
        let len = bits.len();
        let mut words = vec![(0, 0); len / 64 + 1];
        for (at, bit) in bits.enumerate() {
            words[at / 64].0 |= u64::from(bit) << (at % 64);
        }
        let mut ones = 0;
        for (word, (bits, before)) in words.iter_mut().enumerate() {
            *before = word as u32 * 64 - ones;
            ones += bits.count_ones();
        }
        Level {
            words,
            zeros: len as u32 - ones,
        }
    }

    fn zeros_before(&self, at: u32) -> u32 {
        let (bits, before) = self.words[at as usize / 64];
        let lower = (1 << (at % 64)) - 1;
        before + (!bits & lower).count_ones()
    }
}
