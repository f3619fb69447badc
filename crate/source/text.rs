//! Parts of a text.

use std::slice::SliceIndex;

/// The part of a text in a range of bytes that ends between its characters. Of any other range it is empty, because
/// nothing may panic where input can reach; a build with assertions stops there.
pub(crate) fn part(text: &str, range: impl SliceIndex<str, Output = str>) -> &str {
    let part = text.get(range);
    debug_assert!(part.is_some());
    part.unwrap_or_default()
}
