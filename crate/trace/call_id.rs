//! The number of a call.

/// One search of one node. Calls are numbered as they are entered, from 0, so their numbers are a preorder: the calls
/// below a call are those after it, up to the last that was entered before it returned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct CallId(pub u32);

impl CallId {
    /// The first call, which is for the root.
    pub const FIRST: CallId = CallId(0);

    #[inline]
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether this call is the first one that `caller` made.
    #[inline]
    pub(super) fn is_first_of(self, caller: CallId) -> bool {
        self.0 == caller.0 + 1
    }
}
