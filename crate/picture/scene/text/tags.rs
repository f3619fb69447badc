//! Short texts beside the nodes of a scene that is drawn.

use super::super::detail::raster::Raster;
use super::super::{Align, Ink, Mark, Role, Scene, Style, Text};
use super::free_space::FreeSpace;
use super::request::{Rank, Spot, TextRequest};
use crate::tree::NodeId;

/// Half of the width of the smallest node with a tag, and the size of the tag, in pixels.
const TAGGED: (f64, f64) = (5.0, 11.0);

/// Pixels between a node and its tag.
const GAP: f64 = 3.0;

/// Half of the width of the smallest node that tags avoid, in pixels.
const SEEN: f64 = 2.0;

/// The tags of the nodes that are large enough, where there is room.
pub(crate) fn tags(
    scene: &Scene,
    raster: &Raster,
    style: &Style,
    tag: impl Fn(NodeId) -> Option<String>,
) -> Vec<Text> {
    let least = TAGGED.0 * style.text;
    let nodes = scene.marks.iter().filter(|mark| mark.is_node());
    let tagged: Vec<_> = nodes
        .filter(|mark| mark.x2 >= least)
        .filter_map(|mark| Some((mark, tag(mark.node)?)))
        .collect();
    if tagged.is_empty() {
        return Vec::new();
    }
    let mut free = FreeSpace::new(&raster.viewport, &style.advances);
    free.take_scene(scene, SEEN);
    let request = |(mark, tag): (&Mark, String)| {
        let text = Text::empty(mark.node, Role::Type, Ink::Quiet, TAGGED.1 * style.text);
        let spots = spots(mark, text.size);
        TextRequest::new(Rank::Closed, text, vec![tag], spots)
    };
    let requests = tagged.into_iter().map(request);
    requests
        .filter_map(|request| request.place(&mut free))
        .collect()
}

/// Where the tag of a node can stand: beside it above, below, and under it.
fn spots(mark: &Mark, size: f64) -> Vec<Spot> {
    let (x, y) = (mark.x1, mark.y1);
    let (aside, down) = (mark.x2 + GAP, mark.y2.max(size) * 0.6);
    let below = y + mark.y2 + size * 0.6 + 2.0;
    vec![
        (x + aside, y - down, Align::Start),
        (x - aside, y - down, Align::End),
        (x + aside, y + down, Align::Start),
        (x - aside, y + down, Align::End),
        (x, below, Align::Middle),
        (x, below + size * 1.35, Align::Middle),
    ]
}
