//! Traces with calls that the rules do not know: what must hold anyway is held, by an engine that reduces, passes and
//! searches noisy moves on, and with each fault planted in it.

use std::fmt::Write;

use super::lines::{number, retold};
use crate::common;
use crate::common::random::{Kind, Random, STATIC, trees};
use crate::common::tree;
use secateur::explain::notes::unjudged;
use secateur::frame::Frame;
use secateur::import::{Finding, Importing, Retold, View, What};
use secateur::search::{Quiescence, Rules};
use secateur::trace::event::Side;
use secateur::trace::notes::CallKind;
use secateur::tree::{GameTree, Limits, NodeId, Player};

const TREES: usize = 400;
const WIDE: Kind = Kind {
    nodes: 90,
    depth: 8,
    alternating: true,
    ..STATIC
};

/// A fault of the engine.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Fault {
    /// A window is wider than the one around it.
    Wider,
    /// The ends of a window are exchanged.
    Crossed,
    /// A value is less than that of a child.
    Less,
    /// A value is more than anything below.
    More,
    /// What passes a null window is not searched again.
    NotAgain,
}

/// An engine that writes its trace as a negamax.
struct Engine<'a> {
    tree: &'a GameTree,
    random: Random,
    text: String,
    lines: u32,
    fault: Option<Fault>,
    /// The line at which the fault shows.
    wrong: Option<u32>,
}

/// A call: its node in the trace, its kind, its depth and its window.
struct Asked<'a> {
    path: &'a str,
    kind: CallKind,
    depth: i32,
    alpha: f64,
    beta: f64,
}

impl Engine<'_> {
    fn line(&mut self, text: &str) {
        writeln!(self.text, "{{{text}}}").expect("a text takes everything");
        self.lines += 1;
    }

    fn enter(&mut self, asked: &Asked) {
        let (kind, line) = (CallKind::ALL[asked.kind as usize].1, asked.path);
        let (alpha, beta) = (number(asked.alpha), number(asked.beta));
        self.line(&format!(
            r#""event":"enter","node":"{line}","kind":"{kind}","alpha":{alpha},"beta":{beta},"depth":{}"#,
            asked.depth
        ));
    }

    fn leave(&mut self, path: &str, value: f64) -> f64 {
        self.line(&format!(
            r#""event":"leave","node":"{path}","value":{value}"#
        ));
        value
    }

    /// Whether the fault is to be made here, for the first and only time.
    fn makes(&mut self, fault: Fault) -> bool {
        let now = self.fault == Some(fault) && self.wrong.is_none() && self.random.once_in(3);
        if now {
            self.wrong = Some(self.lines + 1);
        }
        now
    }

    fn evaluation(&self, node: NodeId) -> f64 {
        let value = self.tree.value(node).expect("every node has a value");
        match self.tree.player(node) {
            Player::Max => value,
            Player::Min => 0.0 - value,
        }
    }

    /// The value of a node for its player.
    fn search(&mut self, node: NodeId, asked: &Asked) -> f64 {
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
    fn pass(&mut self, asked: &Asked) -> f64 {
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

    fn children(&mut self, node: NodeId, asked: &Asked, from: f64) -> f64 {
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
    fn child(&mut self, child: NodeId, at: usize, asked: &Asked, alpha: f64) -> f64 {
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

/// What is found in the trace of an engine, the line at which it is wrong, and its text.
fn engine(tree: &GameTree, seed: u64, fault: Option<Fault>) -> (Retold, Option<u32>, String) {
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
    let imported = super::lines::feed(importing, text.as_bytes()).expect("it is a trace");
    (retold(imported, Rules::default()), wrong, text)
}

#[test]
fn nothing_is_wrong_with_an_engine_that_reduces_passes_and_searches_on() {
    let mut kinds = Vec::new();
    for (seed, tree) in (0..).zip(trees(WIDE, TREES, 300)) {
        let (retold, _, text) = engine(&tree, seed, None);
        if text.contains("null-move") || text.contains("reduced") || text.contains("quiescence") {
            assert_eq!(retold.finding, None, "{text}");
            for row in unjudged(&Frame::new(&retold.trace, 0)) {
                let kind = row.kind.expect("it has a kind");
                let word = format!(r#""kind":"{}""#, CallKind::ALL[kind as usize].1);
                assert_eq!(row.calls as usize, text.matches(&word).count());
                kinds.push(kind);
            }
        }
    }
    for kind in [CallKind::NullMove, CallKind::Reduced, CallKind::Quiescence] {
        assert!(
            kinds.iter().filter(|&&other| other == kind).count() > 40,
            "{kind:?}"
        );
    }
}

#[test]
fn each_fault_is_found_where_it_is() {
    for fault in [
        Fault::Wider,
        Fault::Crossed,
        Fault::Less,
        Fault::More,
        Fault::NotAgain,
    ] {
        let mut found = 0;
        for (seed, tree) in (0..).zip(trees(WIDE, TREES, 310)) {
            let (retold, wrong, text) = engine(&tree, seed, Some(fault));
            let unknown = ["null-move", "reduced", "quiescence"];
            let (Some(line), true) = (wrong, unknown.iter().any(|kind| text.contains(kind))) else {
                continue;
            };
            let Some(Finding {
                line: told, what, ..
            }) = retold.finding
            else {
                panic!("{fault:?} in line {line}\n{text}");
            };
            let right = match fault {
                Fault::Wider => matches!(what, What::Outside { .. }),
                Fault::Crossed => matches!(what, What::Empty { .. } | What::Outside { .. }),
                Fault::Less => matches!(what, What::Ignores { .. }),
                Fault::More => matches!(what, What::Unfounded { .. }),
                Fault::NotAgain => matches!(what, What::NotAgain { .. }),
            };
            assert!(
                right && told == line,
                "{fault:?} in line {line}, {told}: {what:?}\n{text}"
            );
            found += 1;
        }
        assert!(found > 30, "{fault:?}: {found}");
    }
}

/// The finding in the lines of a search of `(3 5)`, one of whose calls has an unknown kind.
fn found(lines: [&str; 6], rules: Rules) -> Option<What> {
    let tree = tree("(3 5)");
    let text: String = lines.iter().map(|line| format!("{{{line}}}\n")).collect();
    let names = common::names(&tree);
    let importing = Importing::of(tree, names, View::Max, text.len());
    let imported = super::lines::feed(importing, text.as_bytes()).expect("it is a trace");
    retold(imported, rules).finding.map(|finding| finding.what)
}

#[test]
fn the_numbers_of_a_finding_are_those_of_the_trace() {
    let right = [
        r#""event":"enter","node":"","alpha":0,"beta":9"#,
        r#""event":"enter","node":"/0","alpha":0,"beta":9,"kind":"extended""#,
        r#""event":"leave","node":"/0","value":3"#,
        r#""event":"enter","node":"/1","alpha":3,"beta":9"#,
        r#""event":"leave","node":"/1","value":5"#,
        r#""event":"leave","node":"","value":5"#,
    ];
    let with = |at: usize, line: &'static str| {
        let mut lines = right;
        lines[at] = line;
        found(lines, Rules::default())
    };
    assert_eq!(found(right, Rules::default()), None);
    assert_eq!(
        with(3, r#""event":"enter","node":"/1","alpha":-1,"beta":9"#),
        Some(What::Outside {
            node: 2,
            of: 0,
            side: Side::Alpha,
            found: -1.0,
            bound: 0.0
        })
    );
    assert_eq!(
        with(
            3,
            r#""event":"enter","node":"/1","alpha":-1,"beta":9,"kind":"probe""#
        ),
        None
    );
    assert_eq!(
        with(3, r#""event":"enter","node":"/1","alpha":7,"beta":6"#),
        Some(What::Empty {
            node: 2,
            found: 7.0,
            bound: 6.0
        })
    );
    assert_eq!(
        with(5, r#""event":"leave","node":"","value":4"#),
        Some(What::Ignores {
            node: 0,
            found: 4.0,
            of: 2,
            best: 5.0
        })
    );
    assert_eq!(
        with(5, r#""event":"leave","node":"","value":6"#),
        Some(What::Unfounded {
            node: 0,
            found: 6.0,
            best: 5.0
        })
    );
    // A static evaluation may be returned.
    assert_eq!(
        with(5, r#""event":"leave","node":"","value":6,"eval":6"#),
        None
    );
    assert_eq!(
        with(3, r#""event":"enter","node":"/1","alpha":3,"beta":4"#),
        Some(What::NotAgain {
            node: 2,
            found: 5.0
        })
    );
    // Without bounds nothing follows.
    let bare = right.map(|line| line.split(r#","alpha""#).next().unwrap_or_default());
    let mut bare = bare.map(String::from);
    bare[1] += r#","kind":"extended""#;
    bare[5] = r#""event":"leave","node":"","value":1"#.into();
    assert_eq!(
        found(bare.each_ref().map(String::as_str), Rules::default()),
        None
    );
}

#[test]
fn quiescence_is_known_to_rules_that_have_it() {
    let lines = [
        r#""event":"enter","node":"","alpha":"-Infinity","beta":"Infinity""#,
        r#""event":"enter","node":"/1","alpha":"-Infinity","beta":"Infinity","kind":"quiescence""#,
        r#""event":"leave","node":"/1","value":5"#,
        r#""event":"enter","node":"/0","alpha":5,"beta":"Infinity""#,
        r#""event":"leave","node":"/0","value":3"#,
        r#""event":"leave","node":"","value":5"#,
    ];
    assert_eq!(found(lines, Rules::default()), None);
    let quiescent = Rules {
        depth: Some(3),
        quiescence: Quiescence::On,
        ..Rules::default()
    };
    assert!(matches!(
        found(lines, quiescent),
        Some(What::EntersOther { .. })
    ));
}
