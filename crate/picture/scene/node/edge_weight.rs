//! The probabilities at the edges from a chance node: all of them in one way, or none.

use super::super::geometry::line::Line;
use super::super::geometry::rect::Rect;
use super::super::text::free_space::FreeSpace;
use super::super::text::request::{GAP, SMALLEST, Spot};
use super::super::{Align, Text};
use crate::tree::NodeId;

/// Where a text can stand beside its edge, as shares of the edge, the best first.
const BESIDE: [f64; 4] = [0.55, 0.68, 0.42, 0.8];

/// Where the texts of all edges of a node stand on them, if there is no room beside.
const ON: [f64; 4] = [0.5, 0.62, 0.74, 0.84];

/// The sizes of the type of texts on edges, as shares of the usual one.
const SIZES: [f64; 2] = [1.0, 0.8];

/// The probability of a child of a chance node.
pub(crate) struct EdgeWeight {
    pub(crate) parent: NodeId,
    pub(crate) text: Text,
    pub(crate) edge: Line,
}

/// The probabilities of siblings: each beside its edge, or each on it. If there is no room for all that are in view,
/// there are none: one that is missing could be taken for that of another edge.
pub(crate) fn all_written(siblings: &[EdgeWeight], free: &mut FreeSpace) -> Vec<Text> {
    let spots = |weight: &EdgeWeight| edge_spots(weight.edge, weight.text.size);
    if let Some(texts) = place(siblings, free, 1.0, spots) {
        return texts;
    }
    let ways = SIZES
        .into_iter()
        .flat_map(|size| ON.map(|share| (size, share)));
    let mut on = ways.map(|(size, share)| {
        let spot = |weight: &EdgeWeight| vec![along(weight.edge, share)];
        place(siblings, free, size, spot)
    });
    on.find_map(|texts| texts).unwrap_or_default()
}

/// The texts at the first free of their spots; `None` if one that is in view finds no room.
fn place(
    siblings: &[EdgeWeight],
    free: &mut FreeSpace,
    size: f64,
    spots: impl Fn(&EdgeWeight) -> Vec<Spot>,
) -> Option<Vec<Text>> {
    let mut texts: Vec<Text> = Vec::new();
    for weight in siblings {
        let spots = spots(weight);
        let seen = spots.iter().any(|&(x, y, _)| free.is_in_view((x, y)));
        match weight.at(&spots, free, size) {
            Some(text) => texts.push(text),
            None if seen => {
                for text in texts.iter().rev() {
                    free.give_back(&Rect::of_text(text, free.advances));
                }
                return None;
            }
            None => {}
        }
    }
    Some(texts)
}

impl EdgeWeight {
    /// The text in type of a share of its size at the first spot that is free, and where it crosses no other edge: it
    /// could be taken for the probability there. The spot is then taken.
    fn at(&self, spots: &[Spot], free: &mut FreeSpace, size: f64) -> Option<Text> {
        let size = (self.text.size * size).max(SMALLEST);
        for &(x, y, align) in spots {
            let text = Text {
                x,
                y,
                size,
                align,
                ..self.text.clone()
            };
            let rect = Rect::of_text(&text, free.advances);
            if free.is_free(&rect) && free.is_bare(&rect, text.node) {
                free.take(rect);
                return Some(text);
            }
        }
        None
    }
}

/// Spots for a text of `size` beside an edge.
fn edge_spots(edge: Line, size: f64) -> Vec<Spot> {
    let [from, to] = edge;
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let aside = (dx / dy.max(1.0)).abs() * size * 0.6 + GAP;
    let outside = if dx < 0.0 { -1.0 } else { 1.0 };
    let shares = BESIDE.into_iter();
    let spots = shares.flat_map(|share| [(share, outside), (share, -outside)]);
    let spot = |(share, side): (f64, f64)| {
        let (x, y, _) = along(edge, share);
        let align = if side < 0.0 { Align::End } else { Align::Start };
        (x + side * aside, y, align)
    };
    spots.map(spot).collect()
}

/// The spot on an edge at a share of it.
fn along([from, to]: Line, share: f64) -> Spot {
    let at = |from: f64, to: f64| from + (to - from) * share;
    (at(from.0, to.0), at(from.1, to.1), Align::Middle)
}
