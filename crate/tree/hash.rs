//! Hashes that are the same on every platform.

/// The hash of no bytes.
pub(crate) const EMPTY: u64 = 0xcbf2_9ce4_8422_2325;

/// Continues a hash by some bytes: FNV-1a of 64 bits (Fowler, Noll & Vo).
pub(crate) fn hash(from: u64, bytes: impl IntoIterator<Item = u8>) -> u64 {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.into_iter().fold(from, step)
}
