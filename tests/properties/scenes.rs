//! Scenes of random trees in random viewports.

use std::collections::BTreeSet;

use proptest::option;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use secateur::explain::view::View;
use secateur::picture::scene::{Convention, Mark, Scene, Shape, Style, Viewport};
use secateur::trace::Trace;
use secateur::tree::NodeId;

use super::cases;
use super::trees::{rules, tree};
use crate::common::drawn::Drawn;

/// Viewports that may be empty, far from the tree, or show all of the tree.
fn viewport() -> impl Strategy<Value = Viewport> {
    let sides = (0.0..2000.0, 0.0..1200.0);
    let corner = prop_oneof![
        (0.0..300.0, 0.0..300.0),
        (-9_000.0..9_000.0, -9_000.0..9_000.0)
    ];
    (sides, corner, -3.0..6.0_f64, 0.1..400.0).prop_map(|((width, height), (x, y), unit, row)| {
        Viewport {
            width,
            height,
            x,
            y,
            unit: unit.exp(),
            row_height: row,
        }
    })
}

fn style() -> impl Strategy<Value = (Style, Option<Index>)> {
    let conventions = vec![Convention::Aima, Convention::Cs188, Convention::Wikipedia];
    let views = View::ALL.to_vec();
    let selected = option::of(any::<Index>());
    (select(conventions), select(views), 0.0..3.0, selected).prop_map(
        |(convention, view, text, selected)| {
            let style = Style {
                convention,
                view,
                text,
                ..Style::default()
            };
            (style, selected)
        },
    )
}

fn is_node(mark: &Mark) -> bool {
    use Shape::{Circle, Down, Square, Up};
    matches!(mark.shape, Up | Down | Square | Circle)
        && mark.ink != secateur::picture::scene::Ink::Selected
}

/// Checks that all numbers can be painted, and that each node exists, is drawn at most once and is in view.
fn check(scene: &Scene, nodes: usize, viewport: &Viewport) -> Result<(), TestCaseError> {
    let mut drawn = BTreeSet::new();
    for mark in &scene.marks {
        let numbers = [mark.x1, mark.y1, mark.x2, mark.y2];
        prop_assert!(numbers.into_iter().all(f64::is_finite), "{:?}", mark);
        prop_assert!((mark.node as usize) < nodes, "{:?}", mark);
        if is_node(mark) {
            prop_assert!(drawn.insert(mark.node), "twice: {:?}", mark);
            let across = -mark.x2 - 1.0..=viewport.width + mark.x2 + 1.0;
            let down = -mark.x2 - 1.0..=viewport.height + mark.x2 + 1.0;
            prop_assert!(
                across.contains(&mark.x1) && down.contains(&mark.y1),
                "{:?}",
                mark
            );
        }
    }
    for text in &scene.texts {
        prop_assert!([text.x, text.y, text.size].into_iter().all(f64::is_finite));
        prop_assert!(
            !text.text.is_empty() && (text.node as usize) < nodes,
            "{:?}",
            text
        );
    }
    prop_assert!(
        scene.texts.len() <= 8 * nodes + 8,
        "{} texts",
        scene.texts.len()
    );
    Ok(())
}

proptest! {
    #![proptest_config(cases(384))]

    #[test]
    fn a_scene_can_be_painted(
        tree in tree(),
        rules in rules(),
        at in any::<Index>(),
        viewport in viewport(),
        (style, selected) in style(),
    ) {
        let drawn = Drawn::new(Trace::record(tree, rules));
        let nodes = drawn.trace.tree().len();
        let selected = selected.map(|index| index.index(nodes) as NodeId);
        let style = Style { selected, ..style };
        let step = at.index(drawn.trace.steps() as usize + 1) as u32;
        let scene = drawn.scene(step, &viewport, &style);
        check(&scene, nodes, &viewport)?;
        for mark in scene.marks.iter().filter(|mark| is_node(mark)) {
            let found = drawn.node_at(step, &viewport, &style, (mark.x1, mark.y1));
            prop_assert!(found.is_some(), "nothing at {:?}", mark);
        }
    }
}
