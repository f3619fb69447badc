//! The meaning of the steps of another program, whose numbers do not follow from each other by any rules: that which it
//! says, and no more.

use super::explanation::{Explanation, ProgramNumbers};
use super::step::Explainer;
use super::view::Mirror;
use crate::search::Window;
use crate::trace::event::{Event, EventDetails};
use crate::tree::NodeId;

impl ProgramNumbers {
    /// The same in another view.
    pub(super) fn turn(&mut self, mirror: Mirror) {
        let ProgramNumbers { best, alpha, beta } = self;
        for number in [best, &mut *alpha, &mut *beta] {
            number.iter_mut().for_each(|number| mirror.value(number));
        }
        mirror.swap(alpha, beta);
    }
}

impl Explainer<'_> {
    /// The meaning of an event of another program; `None` of those that say all there is to know.
    pub(super) fn program(&self, event: &Event) -> Option<Explanation> {
        if !self.frame.departs() {
            return None;
        }
        let node = event.node;
        Some(match event.details {
            EventDetails::Compare { child, value, .. } => Explanation::ProgramCompare {
                node: self.place(node),
                child: self.place(child),
                value,
                numbers: self.numbers(node),
                naming: self.naming,
            },
            EventDetails::Cutoff(_) => Explanation::ProgramCutoff {
                node: self.place(node),
                numbers: self.numbers(node),
                nodes: self.pruned(),
                naming: self.naming,
            },
            EventDetails::Leave { value, .. } => Explanation::ProgramLeave {
                node: self.place(node),
                value,
            },
            EventDetails::Finish { value, .. } => {
                let variation = self.variation();
                Explanation::ProgramFinish {
                    root: self.place(0),
                    value,
                    r#move: variation.first().cloned(),
                    variation,
                }
            }
            _ => return None,
        })
    }

    /// The numbers that the program says of a node.
    fn numbers(&self, node: NodeId) -> ProgramNumbers {
        let call = self.frame.call(node);
        let known = |number: f64| Some(number).filter(|number| !number.is_nan());
        let window = call
            .filter(|_| self.is_bounded())
            .map(|call| call.current.window);
        ProgramNumbers {
            best: call.and_then(|call| known(call.best)),
            alpha: window.and_then(|Window { alpha, .. }| known(alpha)),
            beta: window.and_then(|Window { beta, .. }| known(beta)),
        }
    }
}
