//! The meaning of the steps that only searches with several visits have: passes, hits and re-searches.

use super::Explanation;
use super::step::Explainer;
use crate::search::{PassVerdict, StoredBounds, Window};
use crate::trace::CallId;
use crate::trace::event::{EventDetails, HeldWindow};
use crate::tree::NodeId;
use crate::tree::names::Place;

impl Explainer<'_> {
    /// The beginning of a call that its caller does not make in the usual way: of a pass, or with a null window.
    pub(super) fn unusual_call(
        &self,
        node: NodeId,
        held_window: HeldWindow,
    ) -> Option<Explanation> {
        let (frame, window) = (self.frame, held_window.window);
        let Window { alpha, beta } = window;
        if node == 0 {
            let pass = frame.pass().filter(|_| frame.rules().in_passes())?;
            return Some(Explanation::EnterPass {
                node: self.place(node),
                pass: pass + 1,
                depth: frame.recorded_passes().get(pass)?.depth,
                alpha,
                beta,
                full: window == Window::FULL,
                null: frame.rules().algorithm == crate::search::Algorithm::Mtd,
                bounded: frame.rules().bounded() && !alpha.is_nan() && !beta.is_nan(),
            });
        }
        frame.tests(node).then(|| Explanation::Test {
            node: self.place(node),
            from: self.place(frame.tree().parent(node).unwrap_or(0)),
            alpha,
            beta,
        })
    }

    /// The meaning of an event that only searches with several visits have.
    pub(super) fn visit(&self, node: NodeId, details: EventDetails) -> Explanation {
        match details {
            EventDetails::Again {
                child,
                value,
                tested,
                window,
            } => Explanation::Again {
                node: self.place(node),
                child: self.place(child),
                value,
                tested: (tested.alpha, tested.beta),
                alpha: window.alpha,
                beta: window.beta,
                verdict: match value <= tested.alpha {
                    true => PassVerdict::Low,
                    false => PassVerdict::High,
                },
            },
            EventDetails::Hit { value, known } => {
                let (by, pass) = self.source(node, known);
                Explanation::Hit {
                    node: self.place(node),
                    value,
                    lo: known.lower,
                    hi: known.upper,
                    by,
                    pass,
                    limit: self.frame.limit(node),
                }
            }
            EventDetails::Narrow { window, known } => {
                let (by, pass) = self.source(node, known);
                Explanation::Narrow {
                    node: self.place(node),
                    alpha: window.alpha,
                    beta: window.beta,
                    lo: known.lower,
                    hi: known.upper,
                    by,
                    pass,
                    limit: self.frame.limit(node),
                }
            }
            EventDetails::Verdict { value, verdict, .. } => {
                let range = self.frame.range(node);
                Explanation::Verdict {
                    root: self.place(node),
                    value,
                    verdict,
                    lo: range.lo,
                    hi: range.hi,
                    pass: self.frame.pass().map_or(1, |pass| pass + 1),
                    limit: self.frame.limit(node),
                }
            }
            _ => self.ready(),
        }
    }

    /// The origin of stored bounds; if two calls stored them, that of the later one: the node, if it is another one,
    /// and the pass, if it is another one.
    fn source(&self, node: NodeId, known: StoredBounds) -> (Option<Place>, Option<usize>) {
        let Some(by) = known.lower_by.max(known.upper_by).map(CallId) else {
            return (None, None);
        };
        let other = self.frame.node_of(by).filter(|&other| other != node);
        let pass = self.frame.pass_of(by);
        let pass = pass.filter(|_| pass != self.frame.pass());
        (
            other.map(|node| self.place(node)),
            pass.map(|pass| pass + 1),
        )
    }
}
