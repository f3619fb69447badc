//! The visits and means of the children of the root over the iterations, for a chart.

use serde::Serialize;
use ts_rs::TS;

use crate::frame::best_first::BestFirstFrame;
use crate::trace::best_first::{BestFirstTrace, StepSize};
use crate::tree::names::{Names, Place};

/// The children of the root over the iterations.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Curves {
    /// The numbers of the iterations, from 0: before the first.
    pub iterations: Vec<u32>,
    /// Of each child, the first ones.
    pub children: Vec<Curve>,
    /// How many more children there are.
    pub more: usize,
}

/// A child of the root over the iterations.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Curve {
    /// The child.
    pub child: Place,
    /// Its visits after each of the iterations.
    pub visits: Vec<u32>,
    /// Its means, as the player at the root sees them; `None` without visits.
    pub means: Vec<Option<f64>>,
}

/// The curves of the first `most` children of the root, with at most so many points.
pub fn curve(trace: &BestFirstTrace, names: &Names, points: usize, most: usize) -> Curves {
    let tree = trace.tree();
    let all = trace.iterations() as usize;
    let every = all.div_ceil(points.max(2) - 1).max(1);
    let mut iterations: Vec<u32> = (0..all as u32).step_by(every).collect();
    iterations.push(all as u32);
    let steps: Vec<u32> = iterations
        .iter()
        .map(|&number| trace.stop(StepSize::Iteration, number))
        .collect();
    let player = BestFirstFrame::new(trace, 0).parent(0).player;
    let of = |child| {
        let frames = steps.iter().map(|&step| BestFirstFrame::new(trace, step));
        let (visits, means) = frames
            .map(|frame| {
                let mean = frame.mean(child);
                let seen = mean.map(|mean| trace.scale().seen(player, mean));
                (frame.visits(child), seen)
            })
            .unzip();
        Curve {
            child: names.place(tree, child),
            visits,
            means,
        }
    };
    let count = tree.child_count(0);
    Curves {
        iterations,
        children: tree.children(0).take(most).map(of).collect(),
        more: count.saturating_sub(most),
    }
}
