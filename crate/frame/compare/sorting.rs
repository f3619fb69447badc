//! Sorts by numbers.

/// The numbers of keys in their order, equal ones as they come. All lists are sorted by the same code, because each more
/// would weigh some kilobytes.
pub(super) fn sorted(keys: impl Iterator<Item = u32>) -> impl Iterator<Item = u32> {
    let mut all: Vec<u64> = keys
        .zip(0..)
        .map(|(key, at)| u64::from(key) << 32 | at)
        .collect();
    all.sort_unstable();
    all.into_iter().map(|key| key as u32)
}
