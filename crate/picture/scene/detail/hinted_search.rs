//! A binary search that begins at an estimate of the answer.

use crate::tree::NodeId;

/// The number of sorted `nodes` that are less than `node`. `hint` is an estimate of it.
pub(crate) fn before_node(nodes: &[NodeId], hint: usize, node: NodeId) -> usize {
    before(nodes, hint, |&other| other < node)
}

/// The index of the first of `items` for which `is` is false, as `partition_point` finds it. The number of steps is the
/// logarithm of the distance between the answer and `hint`.
pub(crate) fn before<T>(items: &[T], hint: usize, is: impl Fn(&T) -> bool) -> usize {
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
