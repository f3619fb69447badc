//! The holder of each bound, or its origin if no node holds it, compared with a scan of all events.

use secateur::explain::naming::Naming;
use secateur::explain::{Explanation, explain};
use secateur::frame::{Frame, Origin};
use secateur::search::{Bounds, Deepening, Memory, Rules, Window};
use secateur::source::notation::print;
use secateur::trace::Trace;
use secateur::trace::event::{EventDetails, Side};
use secateur::tree::names::Names;
use secateur::tree::{NodeId, Player};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::random::{Kind, Random, STATIC, trees};
use crate::common::rules::{PVS, TEXTBOOK, repeating};

const SMALL: Kind = STATIC.sized(20, 5);

/// A bound, and where it comes from.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Bound(f64, Source);

#[derive(Clone, Copy, Debug, PartialEq)]
enum Source {
    Node(NodeId),
    Nobody(Origin),
}

/// An open call: its node, and the bounds with which it began and that it has now.
#[derive(Clone, Copy)]
struct Open {
    node: NodeId,
    best: f64,
    entry: [Bound; 2],
    now: [Bound; 2],
}

/// Reads the events one by one.
struct Reading<'a> {
    trace: &'a Trace,
    open: Vec<Open>,
    /// The player at the node that is about to search a child again.
    again: Option<Player>,
}

impl Reading<'_> {
    /// The bounds that a child of the innermost call gets.
    fn follows(&self, window: Window) -> [Bound; 2] {
        let endless = Source::Nobody(Origin::Root);
        let Some(caller) = self.open.last() else {
            return [Bound(window.alpha, endless), Bound(window.beta, endless)];
        };
        let own = Bound(caller.best, Source::Node(caller.node));
        match (
            self.trace.rules().bounds,
            self.trace.tree().player(caller.node),
        ) {
            (Bounds::Deep, _) => caller.now,
            (_, Player::Max) => [own, Bound(f64::INFINITY, endless)],
            (_, Player::Min) => [Bound(f64::NEG_INFINITY, endless), own],
        }
    }

    fn read(&mut self, node: NodeId, details: &EventDetails) {
        let player = self.trace.tree().player(node);
        match *details {
            EventDetails::Enter(entered) => {
                let follows = self.follows(entered.window);
                let mut entry = other(follows, entered.window, Source::Nobody(Origin::Test));
                if let Some(player) = self.again.take() {
                    let Bound(_, source) = &mut entry[usize::from(player == Player::Min)];
                    if *source == Source::Nobody(Origin::Test) {
                        *source = Source::Nobody(Origin::Found);
                    }
                }
                self.open.push(Open {
                    node,
                    best: player.worst(),
                    entry,
                    now: entry,
                });
            }
            EventDetails::Again { .. } => self.again = Some(player),
            EventDetails::Narrow { window, .. } => {
                let call = self.open.last_mut().expect("a call");
                call.entry = other(call.entry, window, Source::Nobody(Origin::Table));
                call.now = call.entry;
            }
            EventDetails::Compare { after, window, .. } => {
                let call = self.open.last_mut().expect("a call");
                call.best = after;
                call.now = other(call.entry, window, Source::Node(node));
            }
            EventDetails::Leave { .. } => drop(self.open.pop()),
            _ => {}
        }
    }

    /// Checks the holders and origins of a step.
    fn check(&self, frame: &Frame, names: &Names) -> usize {
        let Some(call) = self.open.last() else {
            return 0;
        };
        let about = || {
            let rules = self.trace.rules();
            format!(
                "{} of {} by {rules:?}",
                frame.step(),
                print(self.trace.tree())
            )
        };
        match explain(frame, names, Naming::Greek) {
            Explanation::Enter {
                alpha_holder,
                beta_holder,
                alpha_origin,
                beta_origin,
                ..
            } => {
                let found = [(alpha_holder, alpha_origin), (beta_holder, beta_origin)];
                for ((holder, origin), Bound(value, source)) in found.into_iter().zip(call.entry) {
                    let found = holder.map_or(Source::Nobody(origin), |at| Source::Node(at.node));
                    assert!(
                        value.is_infinite() || found == source,
                        "{found:?}, not {source:?}: {}",
                        about()
                    );
                }
                1
            }
            Explanation::Cutoff {
                holder,
                origin,
                side,
                ..
            } => {
                let Bound(_, source) = call.entry[usize::from(side == Side::Beta)];
                let found = holder.map_or(Source::Nobody(origin), |at| Source::Node(at.node));
                assert_eq!(found, source, "{}", about());
                1
            }
            _ => 0,
        }
    }
}

/// A window whose bounds come from `source` where they are not those before.
fn other([alpha, beta]: [Bound; 2], window: Window, source: Source) -> [Bound; 2] {
    let same = |before: Bound, now: f64| match before.0 == now {
        true => before,
        false => Bound(now, source),
    };
    [same(alpha, window.alpha), same(beta, window.beta)]
}

fn check(trace: &Trace) -> usize {
    let names = Names::new(trace.tree());
    let mut reading = Reading {
        trace,
        open: Vec::new(),
        again: None,
    };
    let mut checked = 0;
    for event in trace.iter() {
        reading.read(event.node, &event.details);
        checked += reading.check(&Frame::new(trace, event.step), &names);
    }
    checked
}

#[test]
fn bounds_are_held_by_the_nodes_that_moved_them() {
    let mut checked = 0;
    for (number, rules) in repeating().into_iter().enumerate() {
        let mut random = Random::new(number as u64);
        for tree in trees(SMALL, 6, 6000 + number as u64) {
            let window = match random.once_in(2) {
                true => random.window(&tree),
                false => Window::FULL,
            };
            let depth = random.pick(&[None, Some(2), Some(3)]);
            let rules = Rules {
                window,
                depth,
                ..rules
            };
            checked += check(&Trace::record(tree, rules.effective()));
        }
    }
    assert!(checked > 10_000, "{checked}");
}

#[test]
fn bounds_have_their_holders_and_origins_on_small_regression_trees() {
    let aspiring = Rules {
        table: Memory::Unlimited,
        deepening: Deepening::On,
        aspiration: Some(1.0),
        ..TEXTBOOK
    };
    let low = Rules {
        window: Window::new(3.0, f64::INFINITY),
        ..PVS
    };
    for (text, rules) in [
        ("=0(=0(1))", aspiring),
        ("((3 5) (4 (6 2)))", PVS),
        ("(2 (4 1))", low),
    ] {
        assert!(check(&crate::common::trace(text, rules)) > 0);
    }
}
