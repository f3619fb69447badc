//! An explanation in another view.

use super::explanation::Explanation;
use super::view::{Mirror, View};
use crate::tree::Player;

impl Explanation {
    /// The same in another view. A [`Place`](crate::tree::names::Place) keeps the value that the tree has.
    pub fn seen(mut self, view: View) -> Explanation {
        use Explanation::*;
        if let EnterRoot { naming, .. }
        | Enter { naming, .. }
        | StandPat { naming, .. }
        | Compare { naming, .. }
        | Cutoff { naming, .. }
        | ChanceCutoff { naming, .. }
        | ProgramCompare { naming, .. }
        | ProgramCutoff { naming, .. } = &mut self
        {
            *naming = view.naming(*naming);
        }
        if let Cutoff {
            node, holder, held, ..
        }
        | ChanceCutoff {
            node, holder, held, ..
        } = &mut self
        {
            let owner = holder.as_ref().unwrap_or(node);
            view.mirror(owner.player).value(held);
        }
        if let Some(player) = self.player() {
            self.turn(view.mirror(player));
        }
        self
    }

    /// The player at the node of the explanation; `None` if it has no numbers.
    fn player(&self) -> Option<Player> {
        use Explanation::*;
        match self {
            Ready { .. } | StopSymbol { .. } | StopLimit { .. } => None,
            EnterRoot { node, .. }
            | Enter { node, .. }
            | Evaluate { node, .. }
            | StandPat { node, .. }
            | Compare { node, .. }
            | Cutoff { node, .. }
            | Average { node, .. }
            | ChanceCutoff { node, .. }
            | Leave { node, .. }
            | Finish { root: node, .. }
            | ProgramCompare { node, .. }
            | ProgramCutoff { node, .. }
            | ProgramLeave { node, .. }
            | ProgramFinish { root: node, .. }
            | EnterPass { node, .. }
            | Test { node, .. }
            | Again { node, .. }
            | Hit { node, .. }
            | Narrow { node, .. }
            | Verdict { root: node, .. } => Some(node.player),
        }
    }

    /// Converts the numbers of the explanation. Each kind has an arm, so that none can be forgotten.
    fn turn(&mut self, mirror: Mirror) {
        use Explanation::*;
        match self {
            Ready { .. } | StopSymbol { .. } | StopLimit { .. } => {}
            EnterRoot { alpha, beta, .. }
            | EnterPass { alpha, beta, .. }
            | Test { alpha, beta, .. } => mirror.pair(alpha, beta),
            Enter {
                alpha,
                beta,
                alpha_holder,
                beta_holder,
                alpha_origin,
                beta_origin,
                ..
            } => {
                mirror.pair(alpha, beta);
                mirror.swap(alpha_holder, beta_holder);
                mirror.swap(alpha_origin, beta_origin);
            }
            Again {
                value,
                tested,
                alpha,
                beta,
                verdict,
                ..
            } => {
                mirror.value(value);
                mirror.pair(&mut tested.0, &mut tested.1);
                mirror.pair(alpha, beta);
                mirror.verdict(verdict);
            }
            Narrow {
                alpha,
                beta,
                lo,
                hi,
                ..
            } => {
                mirror.pair(alpha, beta);
                mirror.pair(lo, hi);
            }
            Evaluate {
                node, value, own, ..
            } => {
                mirror.value(value);
                *own = node.value.filter(|own| own != value);
            }
            StandPat {
                node,
                value,
                own,
                side,
                bound,
                ..
            } => {
                mirror.values(&mut [value, bound]);
                mirror.side(side);
                *own = node.value.filter(|own| own != value);
            }
            Compare {
                child,
                value,
                own,
                before,
                best,
                side,
                bound,
                lo,
                hi,
                ..
            } => {
                mirror.values(&mut [value, before, bound]);
                mirror.pair(lo, hi);
                mirror.pair(&mut best.0, &mut best.1);
                mirror.side(side);
                *own = child.value.filter(|own| child.leaf && own != value);
            }
            Cutoff {
                best,
                worth,
                side,
                bound,
                ..
            } => {
                mirror.values(&mut [best, bound]);
                mirror.pair(&mut worth.0, &mut worth.1);
                mirror.side(side);
            }
            Average {
                value,
                product,
                before,
                sum,
                lo,
                hi,
                least,
                most,
                ..
            } => {
                mirror.values(&mut [value, product, before, sum]);
                mirror.pair(lo, hi);
                mirror.pair(least, most);
            }
            ChanceCutoff {
                sum,
                each,
                best,
                side,
                bound,
                ..
            } => {
                mirror.values(&mut [sum, each, best, bound]);
                mirror.side(side);
            }
            Leave { value, lo, hi, .. }
            | Finish { value, lo, hi, .. }
            | Hit { value, lo, hi, .. } => {
                mirror.value(value);
                mirror.pair(lo, hi);
            }
            Verdict {
                value,
                verdict,
                lo,
                hi,
                ..
            } => {
                mirror.value(value);
                mirror.pair(lo, hi);
                mirror.verdict(verdict);
            }
            ProgramCompare { value, numbers, .. } => {
                mirror.value(value);
                numbers.turn(mirror);
            }
            ProgramCutoff { numbers, .. } => numbers.turn(mirror),
            ProgramLeave { value, .. } | ProgramFinish { value, .. } => mirror.value(value),
        }
    }
}
