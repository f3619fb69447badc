//! The listing `agent`, written as functions.

use secateur::search::Window;
use secateur::trace::event::EventKind::*;
use secateur::tree::NodeId;

use super::log::{Log, Returned, UNSET, vars, worst};

const HEAD: &str = "search(node, depth, maximize, α, β)";
const EVALUATE: &str = "if depth = limit or leaf(node): return evaluate(node), none";
const BEGIN: &str = "expanded ← expanded + 1; action ← none; best ← maximize ? −∞ : +∞";
const TAKE: &str = "val, _ ← search(child, depth + 1, not maximize, α, β)";
const IMPROVE: &str = "best ← val; action ← child";

pub fn agent(log: &mut Log, window: Window) -> Returned {
    let maximize = log.max(0);
    let mut agent = Agent { log, expanded: 0.0 };
    let (value, action) = agent.search(0, 0.0, maximize, window.alpha, window.beta)?;
    log.step(Finish, 0, &[], vars!["value" = value, "action" = action]);
    Ok(value)
}

struct Agent<'a, 'b> {
    log: &'a mut Log<'b>,
    expanded: f64,
}

impl Agent<'_, '_> {
    fn search(
        &mut self,
        node: NodeId,
        depth: f64,
        maximize: bool,
        mut alpha: f64,
        mut beta: f64,
    ) -> Returned<(f64, Option<NodeId>)> {
        macro_rules! now {
            ($best:expr, $action:expr, $child:expr, $val:expr) => {
                vars![
                    "depth" = depth,
                    "limit" = self.log.limit,
                    "maximize" = maximize,
                    "α" = alpha,
                    "β" = beta,
                    "best" = $best,
                    "action" = $action,
                    "child" = $child,
                    "val" = $val,
                    "expanded" = self.expanded,
                ]
            };
        }
        if depth == self.log.limit || self.log.leaf(node) {
            let now = now!(UNSET, UNSET, UNSET, UNSET);
            self.log.step(Enter, node, &[HEAD], now.clone());
            let (value, at) = (self.log.evaluate(node)?, [HEAD, EVALUATE]);
            self.log
                .returns(&[Evaluate, Leave], node, &at, now, value)?;
            return Ok((value, None));
        }
        self.expanded += 1.0;
        let mut action = None;
        let mut best = worst(maximize);
        let mut now = now!(best, action, UNSET, UNSET);
        self.log.step(Enter, node, &[HEAD, BEGIN], now.clone());
        for child in self.log.children(node) {
            let (val, _) = self.search(child, depth + 1.0, !maximize, alpha, beta)?;
            let mut at = vec![HEAD, TAKE];
            if maximize && val > best {
                (best, action) = (val, Some(child));
                at = vec![HEAD, "if maximize and val > best", IMPROVE];
                if best > alpha {
                    alpha = best;
                    at = vec![HEAD, "if maximize and val > best", "α ← max(α, best)"];
                }
            } else if !maximize && val < best {
                (best, action) = (val, Some(child));
                at = vec![HEAD, "if not maximize and val < best", IMPROVE];
                if best < beta {
                    beta = best;
                    at = vec![HEAD, "if not maximize and val < best", "β ← min(β, best)"];
                }
            }
            now = now!(best, action, child, val);
            self.log.step(Compare, node, &at, now.clone());
            if beta <= alpha {
                self.log
                    .step(Cutoff, node, &[HEAD, "if β ≤ α: break"], now.clone());
                break;
            }
        }
        let at = [HEAD, "return best, action"];
        self.log.returns(&[Leave], node, &at, now, best)?;
        Ok((best, action))
    }
}
