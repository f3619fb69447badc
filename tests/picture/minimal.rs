//! The minimal tree over a scene.

use secateur::frame::Frame;
use secateur::frame::minimal::MinimalTree;
use secateur::picture::layout::Layout;
use secateur::picture::scene::{Ink, Raster, Role, Scene, Shape, Style, Viewport};
use secateur::picture::scene::{scene_on, show_cover};
use secateur::trace::Trace;
use secateur::tree::NodeId;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::drawn::{AIMA, texts};
use crate::common::rules::TEXTBOOK;
use crate::common::{irregular, names, tree};

fn drawn(trace: &Trace, step: u32, viewport: &Viewport) -> (Scene, MinimalTree) {
    let layout = Layout::new(trace.tree());
    let raster = Raster::new(trace.tree(), &layout, viewport);
    let (frame, style) = (Frame::new(trace, step), Style::default());
    let names = names(trace.tree());
    let mut scene = scene_on(&raster, &frame, &layout, &names, None, &style);
    let minimal = MinimalTree::of(&frame.at(trace.steps())).expect("a known value");
    show_cover(&mut scene, &raster, &(&frame, &minimal), &style);
    (scene, minimal)
}

fn marked(scene: &Scene, ink: Ink, shape: Shape) -> Vec<NodeId> {
    let marks = scene.marks.iter();
    let marks = marks.filter(|mark| mark.ink == ink && mark.shape == shape);
    let mut nodes: Vec<NodeId> = marks.map(|mark| mark.node).collect();
    nodes.sort_unstable();
    nodes
}

const WIDE: Viewport = Viewport {
    width: 900.0,
    height: 400.0,
    x: 60.0,
    y: 60.0,
    unit: 90.0,
    row_height: 130.0,
};

#[test]
fn minimal_nodes_are_underlaid_with_their_type_and_extra_nodes_ringed() {
    let trace = Trace::record(tree(AIMA), TEXTBOOK);
    let (end, minimal) = drawn(&trace, trace.steps(), &WIDE);
    let nodes = trace.tree().nodes();
    let critical = nodes.filter(|&node| minimal.kind(node).is_some());
    let critical: Vec<NodeId> = critical.collect();
    let halos = |scene: &Scene| {
        let shapes = [Shape::Circle, Shape::Square];
        let mut nodes = shapes
            .map(|shape| marked(scene, Ink::Minimal, shape))
            .concat();
        nodes.sort_unstable();
        nodes
    };
    assert_eq!(halos(&end), critical);
    assert_eq!(marked(&end, Ink::Minimal, Shape::Line), critical[1..]);
    assert_eq!(marked(&end, Ink::Extra, Shape::Square), [10, 11]);
    assert_eq!(texts(&end, Role::Type).count(), critical.len());
    for text in texts(&end, Role::Type) {
        let kind = minimal.kind(text.node).expect("it is minimal");
        assert_eq!(text.text, kind.to_string());
    }
    // The marks that lie under the nodes come before everything else.
    let first = end.marks.iter().position(|mark| mark.ink != Ink::Minimal);
    assert_eq!(first, Some(2 * critical.len() - 1));
    let (start, _) = drawn(&trace, 0, &WIDE);
    assert_eq!(halos(&start), critical);
    assert_eq!(marked(&start, Ink::Extra, Shape::Square), [0; 0]);
}

#[test]
fn columns_of_pixels_have_bars_for_minimal_and_extra_nodes() {
    let dense = Viewport {
        unit: 0.3,
        row_height: 60.0,
        ..WIDE
    };
    let trace = Trace::record(irregular(5, 7, 3), TEXTBOOK);
    let (scene, _) = drawn(&trace, trace.steps(), &dense);
    assert_ne!(marked(&scene, Ink::Minimal, Shape::Square).len(), 0);
    assert_ne!(marked(&scene, Ink::Extra, Shape::Square).len(), 0);
    let (scene, _) = drawn(&trace, 0, &dense);
    assert_ne!(marked(&scene, Ink::Minimal, Shape::Square).len(), 0);
    assert_eq!(marked(&scene, Ink::Extra, Shape::Square).len(), 0);
}
