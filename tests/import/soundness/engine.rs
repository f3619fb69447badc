//! An engine with reductions, null moves and quiescence, and with at most one fault.

use std::fmt::Write;

use crate::common::random::Random;
use crate::import::lines::{feed, number, replayed};
use secateur::import::{Importing, Replayed, View};
use secateur::search::Rules;
use secateur::trace::notes::CallKind;
use secateur::tree::{GameTree, Limits, NodeId, Player};

/// A fault of the engine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fault {
    /// A window is wider than the one around it.
    Wider,
    /// The ends of a window are exchanged.
    Crossed,
    /// A value is less than that of a child.
    Less,
    /// A value is more than anything below.
    More,
    /// A child whose value passes a null window is not searched again.
    NotAgain,
}

/// An engine that writes its trace as a negamax.
pub struct Engine<'a> {
    tree: &'a GameTree,
    random: Random,
    text: String,
    lines: u32,
    fault: Option<Fault>,
    /// The line at which the fault shows.
    wrong: Option<u32>,
}

/// A call: its node in the trace, its kind, its depth and its window.
pub struct Asked<'a> {
    path: &'a str,
    kind: CallKind,
    depth: i32,
    alpha: f64,
    beta: f64,
}

impl Engine<'_> {
    pub fn line(&mut self, text: &str) {
        writeln!(self.text, "{{{text}}}").expect("a string");
        self.lines += 1;
    }

    pub fn enter(&mut self, asked: &Asked) {
        let (kind, line) = (CallKind::ALL[asked.kind as usize].1, asked.path);
        let (alpha, beta) = (number(asked.alpha), number(asked.beta));
        self.line(&format!(
            r#""event":"enter","node":"{line}","kind":"{kind}","alpha":{alpha},"beta":{beta},"depth":{}"#,
            asked.depth
        ));
    }

    pub fn leave(&mut self, path: &str, value: f64) -> f64 {
        self.line(&format!(
            r#""event":"leave","node":"{path}","value":{value}"#
        ));
        value
    }

    /// Whether the fault is to be made here, for the first and only time.
    pub fn makes(&mut self, fault: Fault) -> bool {
        let now = self.fault == Some(fault) && self.wrong.is_none() && self.random.once_in(3);
        if now {
            self.wrong = Some(self.lines + 1);
        }
        now
    }

    pub fn evaluation(&self, node: NodeId) -> f64 {
        let value = self.tree.value(node).expect("every node has a value");
        match self.tree.player(node) {
            Player::Max => value,
            Player::Min => 0.0 - value,
        }
    }

    /// The value of a node for its player.
    pub fn search(&mut self, node: NodeId, asked: &Asked) -> f64 {
        self.enter(asked);
        let evaluation = self.evaluation(node);
        let quiet = asked.depth <= 0;
        if self.tree.is_leaf(node) || asked.depth < -2 {
            return self.leave(asked.path, evaluation);
        }
        if quiet {
            let path = asked.path;
            self.line(&format!(
                r#""event":"stand-pat","node":"{path}","value":{evaluation}"#
            ));
            if evaluation >= asked.beta {
                return self.leave(path, evaluation);
            }
        } else if asked.beta.is_finite() && self.random.once_in(4) {
            let passed = self.pass(asked);
            if passed >= asked.beta {
                return self.leave(asked.path, passed);
            }
        }
        let best = if quiet { evaluation } else { f64::NEG_INFINITY };
        self.children(node, asked, best)
    }

    /// The value after a null move, which leads to no node of the tree.
    pub fn pass(&mut self, asked: &Asked) -> f64 {
        let path = format!("{}/null", asked.path);
        self.enter(&Asked {
            path: &path,
            kind: CallKind::NullMove,
            depth: asked.depth - 3,
            alpha: -asked.beta,
            beta: (1.0 - asked.beta).min(-asked.alpha),
        });
        let value = self.random.below(20) as f64 - 10.0;
        -self.leave(&path, value)
    }

    pub fn children(&mut self, node: NodeId, asked: &Asked, from: f64) -> f64 {
        let (mut best, mut of_child) = (from, false);
        let children: Vec<NodeId> = self.tree.children(node).collect();
        for (at, child) in children.into_iter().enumerate() {
            let value = self.child(child, at, asked, asked.alpha.max(best));
            of_child |= value > best;
            best = best.max(value);
            if best >= asked.beta {
                break;
            }
        }
        let evaluation = self.evaluation(node);
        if of_child && best < asked.beta && self.makes(Fault::Less) {
            return self.leave(asked.path, best - 1.0);
        }
        let most = best.max(evaluation) + 1.0;
        if best > asked.alpha && self.makes(Fault::More) {
            return self.leave(asked.path, most);
        }
        self.leave(asked.path, best)
    }

    /// The value of a child, as the player of its parent sees it.
    pub fn child(&mut self, child: NodeId, at: usize, asked: &Asked, alpha: f64) -> f64 {
        let path = format!("{}/{at}", asked.path);
        let kind = match (asked.depth <= 1, at) {
            (true, _) => CallKind::Quiescence,
            (_, 0) => CallKind::Full,
            (_, 1) => CallKind::NullWindow,
            _ => CallKind::Reduced,
        };
        let full = Asked {
            path: &path,
            kind,
            depth: asked.depth - 1 - i32::from(kind == CallKind::Reduced),
            alpha: -asked.beta,
            beta: -alpha,
        };
        if asked.beta.is_finite() && self.makes(Fault::Wider) {
            let alpha = full.alpha - 2.0;
            return -self.search(child, &Asked { alpha, ..full });
        }
        if alpha.is_finite() && asked.beta.is_finite() && self.makes(Fault::Crossed) {
            let (alpha, beta) = (full.beta, full.alpha);
            return -self.search(
                child,
                &Asked {
                    alpha,
                    beta,
                    ..full
                },
            );
        }
        if matches!(kind, CallKind::Full | CallKind::Quiescence) || alpha.is_infinite() {
            return -self.search(child, &full);
        }
        let end = asked.beta.min(alpha + 1.0);
        let value = -self.search(
            child,
            &Asked {
                alpha: -end,
                ..full
            },
        );
        if value <= alpha || value >= asked.beta {
            return value;
        }
        if value >= end && self.makes(Fault::NotAgain) {
            return value;
        }
        let (kind, depth) = (CallKind::ReSearch, asked.depth - 1);
        -self.search(
            child,
            &Asked {
                kind,
                depth,
                ..full
            },
        )
    }
}

/// The checked trace of an engine, the line at which it is wrong, and its text.
pub fn engine(tree: &GameTree, seed: u64, fault: Option<Fault>) -> (Replayed, Option<u32>, String) {
    let mut engine = Engine {
        tree,
        random: Random::new(seed),
        text: String::new(),
        lines: 0,
        fault,
        wrong: None,
    };
    engine.search(
        0,
        &Asked {
            path: "",
            kind: CallKind::Full,
            depth: 4,
            alpha: f64::NEG_INFINITY,
            beta: f64::INFINITY,
        },
    );
    let Engine { text, wrong, .. } = engine;
    let root = tree.player(0);
    let importing = Importing::visited(root, Limits::default(), View::Mover, text.len());
    let imported = feed(importing, text.as_bytes()).expect("it is a trace");
    (replayed(imported, Rules::default()), wrong, text)
}
