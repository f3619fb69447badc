//! Segment trees: the items of any range of a list, joined at a cost that is the logarithm of the length of the list.

use std::ops::Range;

/// Fills the first half of a segment tree. The second half are the items of the list, and entry i joins the entries 2i
/// and 2i + 1.
pub(super) fn build<T: Copy>(entries: &mut [T], join: impl Fn(T, T) -> T) {
    for at in (1..entries.len() / 2).rev() {
        entries[at] = join(entries[2 * at], entries[2 * at + 1]);
    }
}

/// The items of a range of the list, joined to `none`.
pub(super) fn joined<T: Copy>(
    entries: &[T],
    items: Range<usize>,
    none: T,
    join: impl Fn(T, T) -> T,
) -> T {
    let count = entries.len() / 2;
    let (mut from, mut to) = (items.start + count, items.end + count);
    let mut all = none;
    while from < to {
        if from % 2 == 1 {
            all = join(all, entries[from]);
            from += 1;
        }
        if to % 2 == 1 {
            to -= 1;
            all = join(all, entries[to]);
        }
        (from, to) = (from / 2, to / 2);
    }
    all
}
