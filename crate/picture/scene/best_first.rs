//! The texts and marks of a best-first search: means and visits, or proof numbers; the share of the visits as a bar; the
//! playout as a dotted line to its leaf.

use super::builder::{Depicted, SceneBuilder};
use super::text::format::number;
use super::text::request::Rank;
use super::{Ink, Mark, Role, Shape, Text};
use crate::explain::view::View;
use crate::frame::Status;
use crate::frame::best_first::BestFirstFrame;
use crate::search::best_first::Proof;
use crate::tree::{NodeId, Player};

/// Half of the height of a bar, and how far it lies above its node, in pixels.
const BAR: f64 = 1.6;
const ABOVE: f64 = 2.0;

impl Depicted for BestFirstFrame<'_> {
    fn own_ink(&self, node: NodeId) -> Option<Ink> {
        match self.verdict(node) {
            Some(true) => Some(Ink::Proved),
            Some(false) => Some(Ink::Disproved),
            None => self.settled(node).then_some(Ink::Proved),
        }
    }

    fn number(builder: &SceneBuilder<Self>, node: NodeId) -> Option<(Role, String)> {
        builder.answer_text(node).map(|text| (Role::Bound, text))
    }

    /// Writes the mean and the visits of a node, or its proof numbers, and draws the bar.
    fn write(
        builder: &mut SceneBuilder<Self>,
        node: NodeId,
        status: Status,
        ink: Ink,
        at: (f64, f64),
    ) {
        let grown = status != Status::Unreached;
        if builder.tree.is_leaf(node) {
            let leaf_ink = if grown { ink } else { Ink::Unreached };
            builder.value(node, builder.leaf_text(node), leaf_ink, at);
        } else if let Some(text) = builder.answer_text(node) {
            let number = Text::empty(node, Role::Bound, ink, builder.type_size(node));
            let spots = builder.range_spots(node, at, number.size);
            builder.write_near(Rank::Bound, number, vec![text], spots);
        }
        if !grown || builder.style.withheld.values {
            return;
        }
        let text = match builder.frame.proves() {
            true => proof_text(builder.frame.proof(node)),
            false => format!("n {}", builder.frame.visits(node)),
        };
        let numbers = Text::empty(node, Role::Window, ink, builder.type_size(node));
        let spots = match builder.tree.is_leaf(node) {
            true => builder.below(node, at, numbers.size),
            false => builder.side_spots(node, at, numbers.size, -1.0, 0),
        };
        let rank = match status {
            Status::Open => Rank::Windows,
            _ => Rank::Closed,
        };
        builder.write_near(rank, numbers, vec![text], spots);
        builder.bar(node, at);
    }

    fn lines(builder: &mut SceneBuilder<Self>) {
        builder.playout();
    }
}

impl SceneBuilder<'_, BestFirstFrame<'_>> {
    /// The mean of an inner node of Monte-Carlo tree search, or its proved value; the answer of one that is proved or
    /// disproved by proof numbers.
    fn answer_text(&self, node: NodeId) -> Option<String> {
        if self.style.withheld.values {
            return None;
        }
        if self.frame.proves() {
            let sign = |proved| if proved { "✓" } else { "✗" };
            return self.frame.verdict(node).map(|proved| sign(proved).into());
        }
        if let Some(value) = self.frame.numbers(node).proved {
            let value = self.style.view.value(self.tree.player(node), value);
            return Some(format!(
                "= {}",
                number(value, self.style.decimal, self.digits)
            ));
        }
        let player = match self.style.view {
            View::Max => Player::Max,
            View::Mover => self.tree.player(node),
        };
        let mean = self.frame.scale().seen(player, self.frame.mean(node)?);
        let decimal = self.style.decimal.to_string();
        Some(two_decimals(mean).replace('.', &decimal).replace('-', "−"))
    }

    /// Draws the share of its parent's visits that a node has, as a bar over the node.
    fn bar(&mut self, node: NodeId, (x, y): (f64, f64)) {
        let visits = |node| f64::from(self.frame.visits(node));
        if self.frame.proves() {
            return;
        }
        let Some(parent) = self.tree.parent(node) else {
            return;
        };
        let share = visits(node) / visits(parent).max(1.0);
        let (wide, high) = self.halves(node);
        if share == 0.0 || wide < super::builder::LEGIBLE {
            return;
        }
        let middle = (x - wide * (1.0 - share), y - high - ABOVE - BAR);
        let size = (wide * share, BAR);
        let bar = Mark::around(Shape::Square, node, Ink::Share, middle, size);
        self.layers.over(bar);
    }

    /// Draws the way of the playout of this iteration.
    fn playout(&mut self) {
        let mut from = self.frame.path().last().copied();
        for node in self.frame.playout_path() {
            let points =
                [from.unwrap_or(0), node].map(|node| self.viewport.point_of(self.layout, node));
            let [(x1, y1), (x2, y2)] = points;
            let line = [
                (x1, y1 + self.halves(from.unwrap_or(0)).1),
                (x2, y2 - self.halves(node).1),
            ];
            self.layers.under(Mark::line(node, Ink::Playout, line));
            from = Some(node);
        }
    }
}

/// Proof and disproof number of a node.
fn proof_text(proof: Proof) -> String {
    let written = |number: Option<u32>| number.map_or("∞".into(), |number| number.to_string());
    let (proof, disproof) = proof.finite();
    format!("pn {} dn {}", written(proof), written(disproof))
}

/// A number with two decimals. What lies in the middle goes away from zero, as in sentences: 0.625 is 0.63. Of the numbers
/// that a float can be, only odd eighths lie there.
fn two_decimals(x: f64) -> String {
    let middle = (x * 8.0).fract() == 0.0 && (x * 4.0).fract() != 0.0;
    let x = match middle {
        true => (x * 100.0 + 0.5_f64.copysign(x)).trunc() / 100.0,
        false => x,
    };
    format!("{:.2}", x + 0.0)
}
