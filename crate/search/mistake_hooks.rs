//! Alpha–beta with a mistake that lies in the search itself, not in its rules.

use super::call::Call;
use super::hooks::Hooks;
use super::{Bounds, Cut, Mistake, Rules, Window};
use crate::tree::{GameTree, NodeId, Player};

/// The hooks of a search with a mistake, everywhere or at one place.
#[derive(Debug)]
pub struct Mistaken {
    mistake: Mistake,
    /// The node at which the mistake is made once, or the child before which it is; `None`: everywhere.
    place: Option<NodeId>,
    /// The best value of the last call on each ply.
    lasts: Vec<f64>,
    /// The children that are left of each open call, the next one last, where they are taken from right to left.
    left: Vec<Vec<NodeId>>,
    /// The worst value found at the place.
    worst: Option<f64>,
}

impl Mistaken {
    /// The mistake everywhere.
    pub fn everywhere(mistake: Mistake) -> Mistaken {
        Mistaken {
            mistake,
            place: None,
            lasts: Vec::new(),
            left: Vec::new(),
            worst: None,
        }
    }

    /// The mistake at one node, or for a cutoff before one child.
    pub fn once(mistake: Mistake, place: NodeId) -> Mistaken {
        Mistaken {
            place: Some(place),
            ..Mistaken::everywhere(mistake)
        }
    }

    fn is_at(&self, node: NodeId) -> bool {
        self.place.is_none_or(|place| place == node)
    }

    /// The children from right to left.
    fn leftward(&mut self, tree: &GameTree, node: NodeId, cut: Option<bool>) -> Option<NodeId> {
        if cut.is_none() {
            self.left.push(tree.children(node).collect());
        }
        let left = self.left.last_mut().filter(|_| cut != Some(true));
        let next = left.and_then(Vec::pop);
        if next.is_none() {
            self.left.pop();
        }
        next
    }
}

impl<O> Hooks<O> for Mistaken {
    fn player(&self, player: Player) -> Player {
        self.mistake.player(player)
    }

    fn value(&self, tree: &GameTree, node: NodeId, value: f64) -> f64 {
        match self.mistake {
            Mistake::SignOfLeaves if tree.player(node) == Player::Min => 0.0 - value,
            _ => value,
        }
    }

    fn worst(&self, player: Player, entry: Window, ply: usize) -> f64 {
        match self.mistake {
            Mistake::StaleBest => self.lasts.get(ply).copied().unwrap_or(player.worst()),
            Mistake::BestFromZero => 0.0,
            Mistake::BestFromBound => entry.bound_of(player),
            Mistake::BestFromWrongEnd => player.opponent().worst(),
            _ => player.worst(),
        }
    }

    fn next(
        &mut self,
        tree: &GameTree,
        _: &mut O,
        node: NodeId,
        last: Option<(NodeId, bool)>,
    ) -> Option<NodeId> {
        let end = tree.end(node);
        if self.mistake == Mistake::RightToLeft {
            return self.leftward(tree, node, last.map(|(_, cut)| cut));
        }
        let next = match last {
            None if self.mistake == Mistake::SkipsFirst => tree.end(node + 1),
            None => node + 1,
            Some((_, true)) => return None,
            Some((child, false)) => tree.end(child),
        };
        let skipped = self.mistake == Mistake::SkipsLast && next < end && tree.end(next) == end;
        (next < end && !skipped).then_some(next)
    }

    fn passed(&self, call: &Call, child: NodeId, window: Window) -> Window {
        let Window { alpha, beta } = window;
        match self.mistake {
            Mistake::NothingHandedDown if self.is_at(child) => Window::FULL,
            Mistake::ShallowBounds if self.is_at(child) => {
                let shallow = Rules {
                    bounds: Bounds::Shallow,
                    ..Rules::default()
                };
                shallow.passed(window, call.player, call.best)
            }
            Mistake::AlphaNotHandedDown => Window {
                alpha: f64::NEG_INFINITY,
                beta,
            },
            Mistake::BetaNotHandedDown => Window {
                alpha,
                beta: f64::INFINITY,
            },
            Mistake::WindowExchanged => Window::new(beta, alpha),
            _ => window,
        }
    }

    fn better(&mut self, call: &Call, value: f64) -> f64 {
        let best = call.player.better(call.best, value);
        match self.mistake {
            Mistake::LastForBest => value,
            Mistake::FirstForBest if call.best.is_finite() => call.best,
            Mistake::ReturnsWorst if self.is_at(call.node) => {
                let worst = self.worst.unwrap_or(value);
                self.worst = Some(call.player.opponent().better(worst, value));
                best
            }
            _ => best,
        }
    }

    fn cuts(&self, tree: &GameTree, call: &Call, child: NodeId, before: f64, cut: Cut) -> bool {
        let (window, player, best) = (call.window, call.player, call.best);
        let cuts = window.cut_by(player, best, cut);
        let next = tree.end(child);
        let here = || self.place.is_none() || next < tree.end(call.node) && self.is_at(next);
        match (self.mistake, player) {
            (Mistake::NeverCuts, _) => cuts && !here(),
            (Mistake::CutsTooMuch, _) => cuts || here(),
            (Mistake::NoCutAtMax, Player::Max) | (Mistake::NoCutAtMin, Player::Min) => false,
            (Mistake::OtherCutTestAtMax, Player::Max)
            | (Mistake::OtherCutTestAtMin, Player::Min) => window.cut_by(player, best, cut.other()),
            (Mistake::CutBeforeUpdate, _) => window.cut_by(player, before, cut),
            (Mistake::CutByOwnBound, _) => window.cut_by(player.opponent(), best, cut),
            _ => cuts,
        }
    }

    fn moved(&self, call: &Call, value: f64) -> Window {
        let Window { alpha, beta } = call.window;
        match (self.mistake, call.player) {
            (Mistake::BoundOverwritten, Player::Max) => Window::new(value, beta),
            (Mistake::BoundOverwritten, Player::Min) => Window::new(alpha, value),
            _ => call.window.narrowed(call.player, call.best),
        }
    }

    fn returned(&mut self, call: &Call, ply: usize, value: f64) -> f64 {
        if self.mistake == Mistake::StaleBest {
            self.lasts.resize(self.lasts.len().max(ply + 1), f64::NAN);
            if let Some(last) = self.lasts.get_mut(ply) {
                *last = call.best;
            }
        }
        match self.mistake {
            Mistake::ReturnsWorst if self.is_at(call.node) => self.worst.unwrap_or(value),
            _ => value,
        }
    }
}
