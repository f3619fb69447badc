//! The arrow from a cutoff to the node that holds the bound, and the word beside it.

use crate::common::drawn::{AIMA, Drawn, ROOMY, aima, area_of_text, first, nodes, texts, words};
use crate::common::random::{ANY, trees};
use crate::common::rules::{MINIMAX, TEXTBOOK, all};
use crate::common::trace;
use secateur::picture::scene::{Align, Ink, Mark, ReachWords, Role, Scene, Shape, Style, Viewport};
use secateur::search::{Rules, Window};
use secateur::trace::Trace;
use secateur::trace::event::{EventDetails, EventKind, Reach};
use secateur::tree::NodeId;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// D is cut off by the bound of A, three plies above D.
const DEEP: &str = "(5 (((4 9))))";

fn style() -> Style {
    Style {
        reach: ReachWords {
            shallow: "flat".into(),
            deep: "deep".into(),
            window: "window".into(),
        },
        ..Style::default()
    }
}

fn selecting(node: NodeId) -> Style {
    Style {
        selected: Some(node),
        ..style()
    }
}

fn of_shape(scene: &Scene, shape: Shape) -> Vec<&Mark> {
    let marks = scene.marks.iter();
    marks.filter(|mark| mark.shape == shape).collect()
}

/// Whether a scene has an arrow.
fn has_arrow(scene: &Scene) -> bool {
    let (stem, heads) = (of_shape(scene, Shape::Curve), of_shape(scene, Shape::Head));
    assert_eq!(stem.is_empty(), heads.is_empty());
    !stem.is_empty()
}

/// The first cutoff of a search: its step, and its scene.
fn at_cutoff(text: &str, rules: Rules) -> (Drawn, u32, Scene) {
    let drawn = Drawn::new(trace(text, rules));
    let cut = first(&drawn.trace, EventKind::Cutoff);
    let scene = drawn.scene(cut, &ROOMY, &style());
    (drawn, cut, scene)
}

/// The two nodes that an arrow joins: the nodes nearest to its ends.
fn joined(scene: &Scene) -> (NodeId, NodeId) {
    let nearest = |x: f64, y: f64| {
        let distance = |mark: &&Mark| (mark.x1 - x).hypot(mark.y1 - y);
        let by_distance = |a: &&Mark, b: &&Mark| distance(a).total_cmp(&distance(b));
        let node = nodes(scene).into_iter().min_by(by_distance);
        node.expect("there are nodes").node
    };
    let (stem, heads) = (of_shape(scene, Shape::Curve), of_shape(scene, Shape::Head));
    let (tail, head) = (stem[0], heads[0]);
    (nearest(tail.x1, tail.y1), nearest(head.x2, head.y2))
}

/// Whether the heads of a scene point to a node.
fn points_to(scene: &Scene, node: NodeId) -> bool {
    let drawn = nodes(scene).into_iter().find(|mark| mark.node == node);
    let goal = drawn.expect("the node is drawn");
    let distance = |x: f64, y: f64| (goal.x1 - x).hypot(goal.y1 - y);
    let heads = of_shape(scene, Shape::Head);
    let points = |head: &&Mark| distance(head.x2, head.y2) < distance(head.x1, head.y1);
    heads.iter().all(points)
}

#[test]
fn a_deep_cutoff_points_to_the_far_holder() {
    let (drawn, cut, scene) = at_cutoff(DEEP, TEXTBOOK);
    assert_eq!(joined(&scene), (drawn.trace.at(cut).1, 0));
    assert_eq!(words(&scene, Role::Reach), ["deep"]);
    let stem = of_shape(&scene, Shape::Curve);
    let heads = of_shape(&scene, Shape::Head);
    assert!(stem.iter().chain(&heads).all(|mark| mark.ink == Ink::Deep));
    for pair in stem.windows(2) {
        assert_eq!(
            (pair[0].x2, pair[0].y2),
            (pair[1].x1, pair[1].y1),
            "the stem is connected"
        );
    }
    let last = stem.last().expect("a stem");
    assert_eq!((last.x2, last.y2), (heads[0].x1, heads[0].y1));
}

#[test]
fn a_shallow_cutoff_points_to_the_parent() {
    let (.., scene) = at_cutoff(AIMA, TEXTBOOK);
    assert_eq!(joined(&scene), (5, 0));
    assert_eq!(words(&scene, Role::Reach), ["flat"]);
    let stem = of_shape(&scene, Shape::Curve);
    assert!(stem.iter().all(|mark| mark.ink == Ink::Shallow));
}

/// The viewport in which a phone shows a whole tree in projector mode.
fn phone(drawn: &Drawn) -> Viewport {
    let rows = drawn.layout.rows().len() as f64;
    Viewport {
        width: 366.0,
        height: 307.0,
        x: 16.0,
        y: 30.0,
        unit: 334.0 / drawn.layout.columns().max(1.0),
        row_height: 250.0 / rows,
    }
}

/// The arrow has the ink of the cutoff's reach and points to the holder. The other steps tested are those next to a cutoff
/// and every fifth of the rest. On a phone there may be no room for an arrow.
#[test]
fn only_cutoffs_with_a_holder_have_an_arrow() {
    let (mut deep, mut shallow, mut on_phones) = (0, 0, 0);
    for tree in trees(ANY, 25, 11) {
        for rules in all() {
            let drawn = Drawn::new(Trace::record(tree.clone(), rules));
            let cuts = |step| step > 0 && drawn.trace.at(step).0 == EventKind::Cutoff;
            let last = drawn.trace.steps();
            let near = |step: u32| (step.saturating_sub(1)..=last.min(step + 1)).any(cuts);
            for step in (0..=last).filter(|&step| near(step) || step % 5 == 0) {
                let scene = drawn.scene(step, &drawn.fit(), &style());
                let event = (step > 0).then(|| drawn.trace.event(step));
                let Some(EventDetails::Cutoff(cutoff)) = event.map(|event| event.details) else {
                    assert!(!has_arrow(&scene) && words(&scene, Role::Reach).is_empty());
                    continue;
                };
                assert!(has_arrow(&scene));
                let ink = of_shape(&scene, Shape::Head)[0].ink;
                match cutoff.reach {
                    Reach::Shallow => shallow += 1,
                    Reach::Deep => deep += 1,
                    Reach::Window => unreachable!("the root's window is full"),
                }
                assert_eq!(ink == Ink::Deep, cutoff.reach == Reach::Deep);
                let holder = cutoff.holder.expect("a node holds the bound");
                assert!(points_to(&scene, holder));
                let small = drawn.scene(step, &phone(&drawn), &style());
                assert!(points_to(&small, holder));
                on_phones += u32::from(has_arrow(&small));
            }
        }
    }
    assert!(deep > 20 && shallow > 100, "{deep} deep, {shallow} shallow");
    assert!(on_phones > 100, "{on_phones} arrows on a phone");
}

#[test]
fn a_cutoff_by_the_window_of_the_root_has_a_word_and_no_arrow() {
    let window = Window::new(4.0, 9.0);
    let rules = Rules { window, ..TEXTBOOK };
    let (drawn, cut, scene) = at_cutoff(AIMA, rules);
    assert!(!has_arrow(&scene));
    assert_eq!(words(&scene, Role::Reach), ["window"]);
    assert!(words(&drawn.scene(cut, &ROOMY, &Style::default()), Role::Reach).is_empty());
}

/// The word stands at the left of the node and a little lower. It stands at the right if the name of the row
/// is at the left.
#[test]
fn the_word_for_the_window_stands_beside_the_node() {
    let window = Window::new(4.0, 9.0);
    for (text, align) in [(AIMA, Align::End), ("(12)", Align::Start)] {
        let (.., scene) = at_cutoff(text, Rules { window, ..TEXTBOOK });
        let word = texts(&scene, Role::Reach).next().expect("a word");
        let mut nodes = nodes(&scene).into_iter();
        let node = nodes.find(|mark| mark.node == word.node);
        let node = node.expect("the node that is cut");
        assert_eq!(word.align, align, "{text}");
        let beside = (word.x - node.x1).abs() - node.x2;
        assert!((2.0..12.0).contains(&beside), "{beside} pixels beside it");
        let lower = word.y - node.y1;
        assert!((0.0..node.y2).contains(&lower), "{lower} pixels lower");
    }
}

/// The distance between an arrow and its word is the same on either side.
#[test]
fn a_word_stands_beside_its_arrow() {
    let mut found = Vec::new();
    let random = trees(ANY, 60, 5).map(|tree| Trace::record(tree, TEXTBOOK));
    for (at, trace) in random.chain([trace(AIMA, TEXTBOOK)]).enumerate() {
        let drawn = Drawn::new(trace);
        let cuts = |step: &u32| drawn.trace.at(*step).0 == EventKind::Cutoff;
        let Some(cut) = (1..=drawn.trace.steps()).find(cuts) else {
            continue;
        };
        let scene = drawn.scene(cut, &ROOMY, &style());
        let Some(word) = texts(&scene, Role::Reach).next() else {
            continue;
        };
        let stem = of_shape(&scene, Shape::Curve);
        // An arrow goes upwards, so y decreases along it.
        let steep = |piece: &&&Mark| (piece.x2 - piece.x1).abs() < 0.5 * (piece.y1 - piece.y2);
        let pieces = stem
            .iter()
            .filter(|piece| (piece.y2..piece.y1).contains(&word.y))
            .filter(steep);
        let beside: Vec<f64> = pieces
            .map(|piece| {
                let share = (word.y - piece.y1) / (piece.y2 - piece.y1);
                (word.x - piece.x1 - share * (piece.x2 - piece.x1)).abs()
            })
            .collect();
        if !beside.is_empty() {
            // The stem makes way for the head, so it is not quite the curve that the word was placed at.
            let near = beside.iter().any(|beside| (4.0..8.0).contains(beside));
            assert!(near, "{at}: {beside:?} pixels");
            found.push(word.align);
        }
    }
    assert!(found.contains(&Align::End) && found.contains(&Align::Start));
}

/// The greatest distance of an arrow from the straight line between its ends, as a share of that line's
/// length.
fn bow(scene: &Scene) -> f64 {
    let (stem, heads) = (of_shape(scene, Shape::Curve), of_shape(scene, Shape::Head));
    let (x, y) = (stem[0].x1, stem[0].y1);
    let (dx, dy) = (heads[0].x2 - x, heads[0].y2 - y);
    let aside = |mark: &&Mark| ((mark.x1 - x) * dy - (mark.y1 - y) * dx).abs();
    stem.iter().map(aside).fold(0.0, f64::max) / (dx * dx + dy * dy)
}

#[test]
fn an_arrow_crosses_a_few_marks_rather_than_take_a_long_detour() {
    let text = "((0) ((E(F(0 MAX G(-1 (x=1 0)) 1) 1) -1) y=1) -1 1)";
    let drawn = Drawn::new(trace(text, TEXTBOOK));
    let cut =
        (1..=drawn.trace.steps()).find(|&step| drawn.trace.at(step) == (EventKind::Cutoff, 10));
    let scene = drawn.scene(cut.expect("a deep cutoff"), &ROOMY, &style());
    assert!(bow(&scene) < 0.3, "{}", bow(&scene));
}

/// An arrow from a node below the view starts at the edge of the view.
#[test]
fn an_arrow_from_beyond_the_view_begins_at_its_edge() {
    let (drawn, cut, _) = at_cutoff(DEEP, TEXTBOOK);
    let tall = Viewport {
        row_height: 400.0,
        ..ROOMY
    };
    let scene = drawn.scene(cut, &tall, &style());
    let stem = of_shape(&scene, Shape::Curve);
    assert!((tall.height..tall.height + 17.0).contains(&stem[0].y1));
    assert_eq!(of_shape(&scene, Shape::Head).len(), 1);
}

#[test]
fn a_selected_pruned_node_has_the_arrow_of_its_cutoff() {
    let drawn = aima();
    let cut = first(&drawn.trace, EventKind::Cutoff);
    let last = drawn.trace.steps();
    let scene = |step, node| drawn.scene(step, &ROOMY, &selecting(node));
    assert!(has_arrow(&scene(last, 7)));
    assert_eq!(joined(&scene(last, 7)), (5, 0));
    assert!(!has_arrow(&scene(last, 6)), "it was evaluated");
    assert!(!has_arrow(&scene(cut - 1, 7)), "not pruned yet");
    assert!(!has_arrow(&scene(last, 4_000_000)), "no such node");
    let heads = |step| of_shape(&scene(step, 7), Shape::Head).len();
    assert_eq!(heads(cut), 1, "one cutoff, one arrow");
    let other = (cut + 1..=last).find(|&step| drawn.trace.at(step).0 == EventKind::Cutoff);
    assert_eq!(heads(other.expect("a second cutoff")), 2);
}

#[test]
fn minimax_has_no_arrow() {
    let drawn = Drawn::new(trace(AIMA, MINIMAX));
    for step in 0..=drawn.trace.steps() {
        assert!(!has_arrow(&drawn.scene(step, &ROOMY, &selecting(7))));
    }
}

/// Where there is room, an arrow crosses no other node, and its word covers no other text.
#[test]
fn arrows_cross_no_other_node_and_their_words_cover_no_text() {
    for text in [
        AIMA,
        DEEP,
        "(((5 6) (7 4 5)) ((3)))",
        "(m:6 (((n:4 x) 5) 8))",
    ] {
        let (.., scene) = at_cutoff(text, TEXTBOOK);
        for node in nodes(&scene) {
            for piece in of_shape(&scene, Shape::Curve) {
                let (dx, dy) = (piece.x2 - node.x1, piece.y2 - node.y1);
                let clear = dx.abs() > node.x2 || dy.abs() > node.y2;
                assert!(clear, "{text}: over {}", node.node);
            }
        }
        let word = texts(&scene, Role::Reach).next().expect("a word");
        for other in scene.texts.iter().filter(|&other| other != word) {
            let (a, b) = (area_of_text(word, 0.5), area_of_text(other, 0.5));
            let apart = a[2] < b[0] || b[2] < a[0] || (word.y - other.y).abs() > word.size;
            assert!(apart, "{text}: the word over {}", other.text);
        }
    }
}

#[test]
fn arrows_and_words_out_of_view_are_not_drawn() {
    let (drawn, cut, _) = at_cutoff(DEEP, TEXTBOOK);
    let away = Viewport {
        x: -90_000.0,
        ..ROOMY
    };
    assert!(!has_arrow(&drawn.scene(cut, &away, &style())));
    assert!(words(&drawn.scene(cut, &away, &style()), Role::Reach).is_empty());
    // The holder is far above the view, so only the first part of the stem is visible.
    let below = Viewport {
        y: -191_700.0,
        row_height: 64_000.0,
        ..ROOMY
    };
    let scene = drawn.scene(cut, &below, &style());
    assert!(!of_shape(&scene, Shape::Curve).is_empty());
    assert!(of_shape(&scene, Shape::Head).is_empty());
    for piece in of_shape(&scene, Shape::Curve) {
        for (x, y) in [(piece.x1, piece.y1), (piece.x2, piece.y2)] {
            assert!((-17.0..1297.0).contains(&x) && (-17.0..737.0).contains(&y));
        }
    }
}
