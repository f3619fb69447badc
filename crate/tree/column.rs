//! Columns: one entry for each node, event or place, by its number.

/// The entry of a column at a number that the column has. Of any other number it is the default, because nothing may
/// panic where input can reach; a build with assertions stops there.
pub(crate) fn entry<T: Clone + Default>(column: &[T], number: usize) -> T {
    let entry = column.get(number);
    debug_assert!(entry.is_some(), "{number} of {}", column.len());
    entry.cloned().unwrap_or_default()
}
