//! The mover's view: a player sees at a node what the other player sees there in the same game with players
//! swapped and all values negated.

use crate::common::drawn::{AIMA, Drawn, first};
use crate::common::random::{ANY, NOISY, STATIC, trees};
use crate::common::rules::TEXTBOOK;
use crate::common::written::{explain, inspect};
use crate::common::{names, rebuilt, rules, tree};
use secateur::explain::Explanation;
use secateur::explain::inspect::NodeState;
use secateur::explain::view::View;
use secateur::frame::Frame;
use secateur::picture::scene::{Role, Style};
use secateur::search::{Quiescence, Rules};
use secateur::trace::Trace;
use secateur::trace::event::{Event, EventDetails, EventKind, Side};
use secateur::tree::names::Place;
use secateur::tree::{GameTree, Mover, Player};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The same game with players swapped and values negated.
fn turned(tree: &GameTree) -> GameTree {
    rebuilt(
        tree,
        |node| tree.player(node).opponent(),
        |node| tree.value(node).map(|value| -value),
    )
}

/// Searches of random trees, each with the search of the swapped game.
fn pairs() -> impl Iterator<Item = (Trace, Trace)> {
    let limited = |rules| Rules {
        depth: Some(2),
        quiescence: Quiescence::On,
        ..rules
    };
    let all = rules::all().into_iter().chain([rules::MINIMAX]);
    all.flat_map(move |rules| {
        let any = trees(ANY, 12, 1).map(move |tree| (tree, rules));
        let limits = trees(STATIC, 6, 2).chain(trees(NOISY, 6, 3));
        any.chain(limits.map(move |tree| (tree, limited(rules))))
    })
    .map(|(tree, rules)| {
        let other = Trace::record(turned(&tree), rules);
        (Trace::record(tree, rules), other)
    })
}

#[test]
fn each_view_has_its_name() {
    for view in View::ALL {
        assert_eq!(View::of(view.id()), Some(view));
        assert_eq!(serde_json::to_value(view).ok(), Some(view.id().into()));
    }
    assert_eq!(View::of("min"), None);
    assert_eq!(View::default(), View::Max);
}

#[test]
fn events_are_those_of_the_swapped_game_to_the_mover() {
    let seen = |trace: &Trace, event: &Event| {
        let player = trace.tree().player(event.node);
        let mut details = event.details.clone();
        View::Mover.see(player, &mut details);
        details
    };
    for (trace, other) in pairs() {
        for (ours, theirs) in trace.iter().zip(other.iter()) {
            let ours_seen = seen(&trace, &ours);
            assert_eq!(ours_seen, seen(&other, &theirs));
            match trace.tree().player(ours.node) {
                Player::Max => assert_eq!(ours_seen, ours.details),
                Player::Min => assert_eq!(ours_seen, theirs.details),
            }
            if let EventDetails::Cutoff(cutoff) = ours_seen {
                assert_eq!(cutoff.side, Side::Beta);
            }
            let mut max = ours.details.clone();
            View::Max.see(trace.tree().player(ours.node), &mut max);
            assert_eq!(max, ours.details);
        }
    }
}

#[test]
fn node_states_are_those_of_the_swapped_game_to_the_mover() {
    for (trace, other) in pairs().step_by(5) {
        let (names, others) = (names(trace.tree()), names(other.tree()));
        for step in (0..=trace.steps()).step_by(3) {
            let (frame, mirror) = (Frame::new(&trace, step), Frame::new(&other, step));
            for node in trace.tree().nodes() {
                let ours = inspect(&frame, &names, node);
                let theirs = inspect(&mirror, &others, node);
                assert_eq!(ours.clone().seen(View::Max), ours);
                let [ours, theirs] = [ours, theirs].map(|state| unplaced(state.seen(View::Mover)));
                assert_eq!(ours, theirs);
            }
        }
    }
}

/// A node state without the data of its nodes in the tree: the player to move, and the value.
fn unplaced(mut state: NodeState) -> NodeState {
    let unplace = |place: &mut Place| {
        place.player = Player::Max;
        place.mover = Mover::Max;
        place.value = None;
    };
    unplace(&mut state.place);
    state.alpha_holder.iter_mut().for_each(unplace);
    state.beta_holder.iter_mut().for_each(unplace);
    if let Some(pruned) = &mut state.pruned {
        unplace(&mut pruned.at);
        pruned.holder.iter_mut().for_each(unplace);
    }
    state
}

#[test]
fn explanations_are_those_of_the_swapped_game_to_the_mover() {
    for (trace, other) in pairs().step_by(3) {
        let (names, others) = (names(trace.tree()), names(other.tree()));
        for step in 0..=trace.steps() {
            let ours = explain(&trace, &names, step);
            let theirs = explain(&other, &others, step);
            assert_eq!(ours.clone().seen(View::Max), ours);
            assert_eq!(text(ours.seen(View::Mover)), text(theirs.seen(View::Mover)));
        }
    }
}

/// An explanation as text, without the players and the own values of its nodes.
fn text(explanation: Explanation) -> String {
    let text = format!("{explanation:?}").replace("-0.0", "0.0");
    let own = ["value: Some", "value: None", "own: ", "player: ", "mover: "];
    let fields = text.split(", ");
    let others = fields.filter(|field| !own.iter().any(|own| field.starts_with(own)));
    others.collect::<Vec<_>>().join(", ")
}

#[test]
fn a_cutoff_in_the_view_of_the_mover_is_negated() {
    let textbook = Trace::record(tree(AIMA), TEXTBOOK);
    let step = first(&textbook, EventKind::Cutoff);
    let seen = explain(&textbook, &names(textbook.tree()), step).seen(View::Mover);
    let Explanation::Cutoff {
        best,
        worth,
        side,
        bound,
        held,
        ..
    } = seen
    else {
        panic!("{seen:?}");
    };
    assert_eq!((best, side, bound), (-2.0, Side::Beta, -3.0));
    assert_eq!(worth, (-2.0, f64::INFINITY));
    assert_eq!(held, 3.0, "the bound in the view of MAX, its holder");
}

#[test]
fn pictures_are_those_of_the_swapped_game_to_the_mover() {
    let style = Style {
        view: View::Mover,
        ..Style::default()
    };
    let texts = |drawn: &Drawn, step: u32| {
        let scene = drawn.scene(step, &drawn.fit(), &style);
        let texts = scene.texts.into_iter();
        let texts = texts.filter(|text| text.role != Role::Player);
        let mut texts: Vec<_> = texts.map(|t| (t.node, t.role as u8, t.text)).collect();
        texts.sort();
        texts
    };
    for (trace, other) in pairs().step_by(9) {
        let steps = trace.steps();
        let (ours, theirs) = (Drawn::new(trace), Drawn::new(other));
        for step in (0..=steps).step_by(5) {
            assert_eq!(texts(&ours, step), texts(&theirs, step));
        }
    }
}
