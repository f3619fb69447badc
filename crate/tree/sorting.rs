//! Sorts by numbers.

/// The positions of keys in the order of the keys, equal ones as they come. All lists are sorted by the same code, because each more
/// would weigh some kilobytes.
pub(crate) fn sorted_positions(keys: impl Iterator<Item = u32>) -> impl Iterator<Item = u32> {
    let mut all: Vec<u64> = keys
        .zip(0..)
        .map(|(key, at)| u64::from(key) << 32 | at)
        .collect();
    all.sort_unstable();
    all.into_iter().map(|key| key as u32)
}
