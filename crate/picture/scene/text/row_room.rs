//! The room for numbers in the nodes of a row, which decides how the numbers stand.

use super::super::Role;
use super::super::builder::{Depicted, SceneBuilder};
use super::super::detail::raster::Strip;
use super::super::sizes::NARROW_UNIT;
use super::label::LINES;
use super::numbers::RowNumbers;
use super::request::{GAP, SMALLEST};
use crate::tree::NodeId;

/// A size of type that is easily read, in pixels, and the least at which the numbers of a row stay inside their nodes:
/// if the widest fits only in smaller type, all stand outside, those of leaves in lines, if so many lines have room for
/// them.
const PLAIN: f64 = 11.0;
const LEAST_INSIDE: f64 = 9.5;

/// Pixels between two numbers of a line below leaves.
const BETWEEN: f64 = 3.5;

/// The air at each side of a number in a node, in pixels, and the type that rather has less air than is smaller: in a
/// leaf, and in an inner node, whose number may stand beside it.
const AIR: f64 = 6.0;
const EASY_IN_LEAF: f64 = 16.0;
const EASY_IN_INNER: f64 = 12.0;

/// A number of usual width: that of an inner node may be another one at the next step.
const USUAL: &str = "00";

/// The room for the numbers of a row, in pixels, as the nodes in view leave it.
struct RowRoom {
    /// The width of the widest number of a leaf, in ems.
    widest: f64,
    /// The type in which all numbers fit into leaves, and into inner nodes.
    in_leaves: f64,
    in_inner: f64,
    /// The largest type that all leaves can have, however narrow their numbers are.
    leaf_most: f64,
    /// The type around the leaves.
    leaf_type: f64,
    /// The least distance between inner nodes.
    apart: f64,
    /// The last inner node that ends in view, and where it ends.
    last: Option<(NodeId, f64)>,
}

impl<F: Depicted> SceneBuilder<'_, F> {
    /// How the numbers of a row stand, the same for all: inside if the widest number of a leaf in view fits, and two
    /// digits in an inner node.
    pub(crate) fn numbers_of(&self, strip: &Strip) -> RowNumbers {
        let room = self.room_of(strip);
        let (plain, least) = (PLAIN * self.style.text, LEAST_INSIDE * self.style.text);
        let roomy = room.apart >= self.ems(USUAL) * plain + 4.0 * GAP;
        let at_side = room.in_inner < SMALLEST || (room.in_inner < least && roomy);
        let inner = match at_side {
            true => f64::INFINITY,
            false => room.in_inner,
        };
        let unit = self.viewport.unit;
        let lines = (LINES as f64 * unit - BETWEEN) / room.widest;
        // Of too many leaves for lines of numbers, those that fit are inside, and so are those of wide leaves.
        let narrow = unit < NARROW_UNIT * self.style.text;
        let below = room.in_leaves < least && narrow && lines >= plain;
        let leaves = match below {
            true => lines.min(plain + 1.0),
            false if room.in_leaves < SMALLEST && !narrow => plain.min(room.leaf_most),
            false => room.in_leaves,
        };
        RowNumbers {
            size: leaves.min(inner),
            leaf_type: room.leaf_type,
            below,
            at_side,
            left: self.has_room_at_left_alone(&room, at_side),
        }
    }

    /// The room in the nodes of a row that are in view, and between them.
    fn room_of(&self, strip: &Strip) -> RowRoom {
        let usual = self.ems(USUAL);
        let mut row = RowRoom {
            widest: usual,
            in_leaves: f64::INFINITY,
            in_inner: f64::INFINITY,
            leaf_most: f64::INFINITY,
            leaf_type: f64::INFINITY,
            apart: f64::INFINITY,
            last: None,
        };
        let mut end = f64::NEG_INFINITY;
        let columns = strip.columns.iter();
        for column in columns.filter(|column| column.alone && column.seen) {
            let node = column.nodes.start;
            let (room, most, _) = self.room_inside(node);
            if !self.tree.is_leaf(node) {
                let airy = self.airy(room, usual, EASY_IN_INNER);
                row.in_inner = row.in_inner.min(airy).min(most);
                let (x, _) = self.viewport.point_of(self.layout, node);
                let (half, _) = self.halves(node);
                row.apart = row.apart.min(x - half - end);
                end = x + half;
                row.last = (end <= self.viewport.width)
                    .then_some((node, end))
                    .or(row.last);
            } else if self.type_size(node) >= SMALLEST {
                row.widest = row.widest.max(self.ems(&self.leaf_text(node)));
                let airy = self.airy(room, row.widest, EASY_IN_LEAF);
                row.in_leaves = row.in_leaves.min(airy).min(most);
                row.leaf_most = row.leaf_most.min(most);
                row.leaf_type = row.leaf_type.min(self.type_size(node));
            }
        }
        row
    }

    /// The type of a number of some ems in a room: numbers are rather near the edges of their nodes than small.
    fn airy(&self, room: f64, ems: f64, easy: f64) -> f64 {
        ((room - 2.0 * AIR) / ems).max((room / ems).min(easy * self.style.text))
    }

    /// Whether the text beside the last inner node would leave the view at the right, and there is room at the left.
    fn has_room_at_left_alone(&self, room: &RowRoom, at_side: bool) -> bool {
        room.last.is_some_and(|(last, end)| {
            F::number(self, last).is_some_and(|(role, text)| {
                let wide = GAP + self.ems(&text) * self.type_size(last);
                let outside = at_side || role == Role::Bound;
                outside && end + wide > self.viewport.width && room.apart > wide + GAP
            })
        })
    }

    /// The width of a text in ems.
    fn ems(&self, text: &str) -> f64 {
        self.style.advances.width(text, 1.0)
    }
}
