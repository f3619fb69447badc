//! A wavelet matrix (Claude and Navarro 2012): how many of the numbers in a part of a sequence are less than a bound, in as
//! many steps as the numbers have bits.

use crate::tree::column::entry;

/// A sequence of numbers, bit by bit from the highest. Each level holds one bit of all numbers, which are sorted by the
/// bits above.
#[derive(Debug, Default)]
pub struct WaveletMatrix {
    levels: Vec<BitColumn>,
    len: usize,
}

/// A column of bits, with the number of ones before each word.
#[derive(Debug)]
struct BitColumn {
    words: Vec<u64>,
    ones: Vec<u32>,
    zeros: usize,
}

impl BitColumn {
    fn new(numbers: &[u32], bit: u32) -> BitColumn {
        let mut words = vec![0_u64; numbers.len() / 64 + 1];
        for (at, number) in numbers.iter().enumerate() {
            words[at / 64] |= u64::from(number >> bit & 1) << (at % 64);
        }
        let mut before = 0;
        let ones = words
            .iter()
            .map(|word| {
                before += word.count_ones();
                before - word.count_ones()
            })
            .collect();
        BitColumn {
            words,
            ones,
            zeros: numbers.len() - before as usize,
        }
    }

    /// How many ones stand before a place.
    fn ones_before(&self, at: usize) -> usize {
        let below = (1_u64 << (at % 64)) - 1;
        let word = entry(&self.words, at / 64);
        let before = entry(&self.ones, at / 64);
        before as usize + (word & below).count_ones() as usize
    }
}

/// A wavelet matrix that is being built, a level at a time.
pub struct WaveletBuilder {
    numbers: Vec<u32>,
    bits: u32,
    wavelet: WaveletMatrix,
}

impl WaveletBuilder {
    /// The builder for a sequence of numbers.
    pub fn new(numbers: Vec<u32>) -> WaveletBuilder {
        let greatest = numbers.iter().max().copied().unwrap_or(0);
        WaveletBuilder {
            bits: u32::BITS - greatest.leading_zeros(),
            wavelet: WaveletMatrix {
                levels: Vec::new(),
                len: numbers.len(),
            },
            numbers,
        }
    }

    /// Builds the next level. Returns how many numbers it has.
    pub fn level(&mut self) -> usize {
        if let Some(bit) = self.bits.checked_sub(1) {
            self.bits = bit;
            self.wavelet.levels.push(BitColumn::new(&self.numbers, bit));
            let (zeros, ones): (Vec<u32>, Vec<u32>) = self
                .numbers
                .iter()
                .partition(|&number| number >> bit & 1 == 0);
            self.numbers = zeros;
            self.numbers.extend(ones);
        }
        self.numbers.len()
    }

    /// The whole, once all levels are built.
    pub fn wavelet(&mut self) -> Option<WaveletMatrix> {
        (self.bits == 0).then(|| std::mem::take(&mut self.wavelet))
    }
}

impl WaveletMatrix {
    /// The wavelet matrix of a sequence of numbers.
    pub fn new(numbers: Vec<u32>) -> WaveletMatrix {
        let mut builder = WaveletBuilder::new(numbers);
        loop {
            if let Some(wavelet) = builder.wavelet() {
                return wavelet;
            }
            builder.level();
        }
    }

    /// How many of the first `end` numbers are less than `bound`.
    pub fn less(&self, end: usize, bound: u32) -> u32 {
        let height = self.levels.len() as u32;
        if u64::from(bound) >> height > 0 {
            return end.min(self.len) as u32;
        }
        let (mut from, mut to, mut less) = (0, end.min(self.len), 0);
        for (level, bit) in self.levels.iter().zip((0..height).rev()) {
            let (ones_from, ones_to) = (level.ones_before(from), level.ones_before(to));
            if bound >> bit & 1 == 1 {
                less += (to - ones_to) - (from - ones_from);
                (from, to) = (level.zeros + ones_from, level.zeros + ones_to);
            } else {
                (from, to) = (from - ones_from, to - ones_to);
            }
        }
        less as u32
    }
}
