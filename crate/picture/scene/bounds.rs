//! The texts of a search that is made of calls: values, ranges and windows, and the numbers by the rules in place of wrong
//! ones of another program.

use super::builder::{Depicted, SceneBuilder};
use super::text::format::{bound, instead, named_windows, number};
use super::text::request::Rank;
use super::{Ink, Role, Text, Windows};
use crate::frame::{Frame, Status};
use crate::search::Window;
use crate::trace::Number;
use crate::trace::event::EventKind;
use crate::tree::NodeId;

/// The largest number of children whose windows are listed in the history of a node.
const MOST: usize = 32;

impl Depicted for Frame<'_> {
    fn number(builder: &SceneBuilder<Self>, node: NodeId) -> Option<(Role, String)> {
        builder.range(node)
    }

    /// Writes the value or range of a node, and its window.
    fn write(
        builder: &mut SceneBuilder<Self>,
        node: NodeId,
        status: Status,
        ink: Ink,
        at: (f64, f64),
    ) {
        let instead = builder.instead(node);
        let value_ink = if instead.is_some() { Ink::Cut } else { ink };
        if builder.tree.is_leaf(node) {
            builder.value(node, builder.leaf_text(node), value_ink, at);
            builder.correct(node, instead, at);
            let wrong = |number| builder.frame.expected(node, number).is_some();
            if wrong(Number::Alpha) || wrong(Number::Beta) {
                builder.window(node, status, ink, at);
            }
            return;
        }
        match builder.range(node) {
            Some((Role::Value, value)) => {
                builder.value(node, value, value_ink, at);
                builder.correct(node, instead, at);
            }
            Some((role, text)) => {
                let text = Vec::from_iter(std::iter::once(text).chain(instead)).join(" ");
                let range = Text::empty(node, role, value_ink, builder.type_size(node));
                let spots = builder.range_spots(node, at, range.size);
                builder.write_near(Rank::Bound, range, vec![text], spots);
            }
            None => {}
        }
        builder.window(node, status, ink, at);
    }

    fn lines(builder: &mut SceneBuilder<Self>) {
        builder.arrows();
    }
}

impl SceneBuilder<'_, Frame<'_>> {
    /// The value by the rules, in place of that which another program says of a node.
    fn instead(&self, node: NodeId) -> Option<String> {
        let mut numbers = [Number::Value, Number::Best].into_iter();
        let expected = numbers.find_map(|number| self.frame.expected(node, number))?;
        let seen = self.style.view.value(self.tree.player(node), expected);
        Some(instead(seen, self.style.decimal, self.digits))
    }

    /// Writes it beside the node.
    fn correct(&mut self, node: NodeId, instead: Option<String>, at: (f64, f64)) {
        let text = Text::empty(node, Role::Bound, Ink::Cut, self.type_size(node));
        let spots = match self.tree.is_leaf(node) {
            true => self.below(node, at, text.size),
            false => self.range_spots(node, at, text.size),
        };
        if instead.is_some() {
            self.write_near(Rank::Value, text, Vec::from_iter(instead), spots);
        }
    }

    /// The value of an inner node, or its range as far as one is proved; `None` if it is withheld.
    fn range(&self, node: NodeId) -> Option<(Role, String)> {
        let withheld = self.style.withheld;
        if withheld.values || withheld.open && self.path.contains(&node) {
            return None;
        }
        let range = self
            .style
            .view
            .range(self.tree.player(node), self.frame.range(node));
        let decimal = self.style.decimal;
        match range.lo == range.hi {
            true => Some((Role::Value, number(range.lo, decimal, self.digits))),
            false => bound(range, decimal, self.digits).map(|text| (Role::Bound, text)),
        }
    }

    /// Writes the window of an open node, and that of a closed node if the style asks for it.
    fn window(&mut self, node: NodeId, status: Status, ink: Ink, at: (f64, f64)) {
        let open = status == Status::Open;
        let closed = status == Status::Closed && self.style.windows != Windows::Path;
        if !(open || closed) || self.style.withheld.windows || !self.frame.rules().bounded() {
            return;
        }
        let Some(call) = self.frame.call(node) else {
            return;
        };
        let Window { alpha, beta } = call.current.window;
        if alpha.is_nan() && beta.is_nan() {
            return;
        }
        let current = self.frame.current() == Some(node);
        let cuts = self.frame.is(EventKind::Cutoff) && current;
        let bound = |number| self.frame.expected(node, number).unwrap_or(f64::NAN);
        let expected = Window::new(bound(Number::Alpha), bound(Number::Beta));
        let wrong = !(expected.alpha.is_nan() && expected.beta.is_nan());
        let ink = if cuts || wrong { Ink::Cut } else { ink };
        let seen = |window| self.style.view.window(self.tree.player(node), window);
        let decimal = self.style.decimal;
        let last = seen(call.current.window);
        let all: Vec<Window> = match self.style.windows {
            Windows::History => self
                .frame
                .windows(node, MOST)
                .into_iter()
                .map(seen)
                .collect(),
            _ => vec![last],
        };
        let (expected, digits) = (seen(expected), self.digits);
        let short = named_windows(&[last], expected, &self.style.bounds, decimal, digits);
        let forms = vec![
            named_windows(&all, expected, &self.style.bounds, decimal, digits),
            short.replace("  ", " "),
        ];
        let text = Text::empty(node, Role::Window, ink, self.type_size(node));
        let spots = self.side_spots(node, at, text.size, -1.0, 0);
        let rank = match (current, open) {
            (true, _) => Rank::Window,
            (_, true) => Rank::Windows,
            _ => Rank::Closed,
        };
        self.write_near(rank, text, forms, spots);
    }
}
