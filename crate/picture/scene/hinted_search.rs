//! A binary search that begins where the answer is likely to be.

use crate::tree::NodeId;

/// How many of `nodes` come before one, about `hint`.
pub(super) fn before_node(nodes: &[NodeId], hint: usize, node: NodeId) -> usize {
    before(nodes, hint, |&other| other < node)
}

/// How many of `items`, which are sorted by it, come before something: as `partition_point`, but in
/// as many steps as the logarithm of how far that is from `hint`.
pub(super) fn before<T>(items: &[T], hint: usize, is: impl Fn(&T) -> bool) -> usize {
    let known = |at: usize| items.get(at).is_some_and(&is);
    let mut low = hint.min(items.len());
    let mut high = low;
    let mut stride = 1;
    if known(low) {
        while known(high) {
            low = high + 1;
            high += stride;
            stride *= 2;
        }
        high = high.min(items.len());
    } else {
        while low > 0 && !known(low - 1) {
            high = low;
            low = low.saturating_sub(stride);
            stride *= 2;
            if known(low) {
                low += 1;
                break;
            }
        }
    }
    low + items[low..high.max(low)].partition_point(is)
}
