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

    /// Converts the numbers of the explanation: those that several kinds have, then those of one.
    fn turn(&mut self, mirror: Mirror) {
        use Explanation::*;
        if let EnterRoot { alpha, beta, .. }
        | EnterPass { alpha, beta, .. }
        | Test { alpha, beta, .. }
        | Enter { alpha, beta, .. }
        | Again { alpha, beta, .. }
        | Narrow { alpha, beta, .. } = self
        {
            mirror.pair(alpha, beta);
        }
        if let Compare { lo, hi, .. }
        | Average { lo, hi, .. }
        | Leave { lo, hi, .. }
        | Finish { lo, hi, .. }
        | Hit { lo, hi, .. }
        | Narrow { lo, hi, .. }
        | Verdict { lo, hi, .. } = self
        {
            mirror.pair(lo, hi);
        }
        if let Evaluate { value, .. }
        | StandPat { value, .. }
        | Compare { value, .. }
        | Average { value, .. }
        | Leave { value, .. }
        | Finish { value, .. }
        | Again { value, .. }
        | Hit { value, .. }
        | Verdict { value, .. }
        | ProgramCompare { value, .. }
        | ProgramLeave { value, .. }
        | ProgramFinish { value, .. } = self
        {
            mirror.value(value);
        }
        if let StandPat { side, bound, .. }
        | Compare { side, bound, .. }
        | Cutoff { side, bound, .. }
        | ChanceCutoff { side, bound, .. } = self
        {
            mirror.side(side);
            mirror.value(bound);
        }
        match self {
            Enter {
                alpha_holder,
                beta_holder,
                alpha_origin,
                beta_origin,
                ..
            } => {
                mirror.swap(alpha_holder, beta_holder);
                mirror.swap(alpha_origin, beta_origin);
            }
            Evaluate {
                node, value, own, ..
            }
            | StandPat {
                node, value, own, ..
            } => *own = node.value.filter(|own| own != value),
            Compare {
                child,
                value,
                own,
                before,
                best,
                ..
            } => {
                mirror.value(before);
                mirror.pair(&mut best.0, &mut best.1);
                *own = child.value.filter(|own| child.leaf && own != value);
            }
            Cutoff { best, worth, .. } => {
                mirror.value(best);
                mirror.pair(&mut worth.0, &mut worth.1);
            }
            Average {
                product,
                before,
                sum,
                least,
                most,
                ..
            } => {
                mirror.values(&mut [product, before, sum]);
                mirror.pair(least, most);
            }
            ChanceCutoff {
                sum, each, best, ..
            } => mirror.values(&mut [sum, each, best]),
            Again {
                tested, verdict, ..
            } => {
                mirror.pair(&mut tested.0, &mut tested.1);
                mirror.verdict(verdict);
            }
            Verdict { verdict, .. } => mirror.verdict(verdict),
            ProgramCompare { numbers, .. } | ProgramCutoff { numbers, .. } => numbers.turn(mirror),
            _ => {}
        }
    }
}
