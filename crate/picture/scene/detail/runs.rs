//! Runs of neighbouring columns of pixels that share something.

use std::ops::Range;

use super::super::Mark;
use super::raster::Raster;
use crate::tree::NodeId;

pub(crate) struct ColumnRun {
    /// The number of the thing that they share.
    pub which: usize,
    pub left: f64,
    pub right: f64,
}

/// The runs of the columns that a mark stands for. `there` says which things are among some nodes.
pub(crate) fn runs<const THINGS: usize>(
    mark: &Mark,
    raster: &Raster,
    things: impl Fn(Range<NodeId>) -> [bool; THINGS],
) -> Vec<ColumnRun> {
    let mut runs = Vec::new();
    let mut open: [Option<ColumnRun>; THINGS] = [const { None }; THINGS];
    for column in raster.columns(mark) {
        let (left, right) = column.across();
        for (which, there) in things(column.nodes.clone()).into_iter().enumerate() {
            match &mut open[which] {
                Some(run) if there && left <= run.right => run.right = right,
                open => {
                    runs.extend(open.take());
                    *open = there.then_some(ColumnRun { which, left, right });
                }
            }
        }
    }
    runs.extend(open.into_iter().flatten());
    runs
}
