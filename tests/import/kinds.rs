//! The kinds of calls in the picture: each node has that of its last call, compared with a scan of all events.

use std::collections::BTreeMap;

use super::lines::{By, imported, lines, replayed};
use crate::common::observer_log::{ObserverCall, log_of};
use crate::common::random::{Kind, Random, STATIC, trees};
use crate::common::{names, rules, tree};
use secateur::frame::Frame;
use secateur::frame::call_kinds::CallKinds;
use secateur::picture::layout::Layout;
use secateur::picture::scene::{Ink, Raster, Role, Scene, Shape, Style, Viewport};
use secateur::picture::scene::{scene_on, show_call_kinds};
use secateur::search::Rules;
use secateur::trace::notes::CallKind;
use secateur::trace::{CallId, Trace};
use secateur::tree::{GameTree, NodeId};

const SMALL: Kind = Kind {
    nodes: 60,
    ..STATIC
};

const WIDE: Viewport = Viewport {
    width: 1600.0,
    height: 900.0,
    x: 60.0,
    y: 60.0,
    unit: 60.0,
    row_height: 120.0,
};

/// A call: the step at which it begins, its node, and its kind as a number.
type Called = (u32, NodeId, Option<usize>);

/// A search by rules whose calls have random kinds.
fn noted(tree: &GameTree, rules: Rules, random: &mut Random) -> (Trace, Vec<Called>) {
    let (events, _) = log_of(tree, &rules);
    let mut calls: Vec<Called> = Vec::new();
    for event in &events {
        if let ObserverCall::Enter { node, .. } = event {
            let kind = (!random.once_in(4)).then(|| random.below(8) as usize);
            calls.push((0, *node, kind));
        }
    }
    let mut kinds = calls.iter().map(|(.., kind)| kind);
    let plain = lines(tree, &events, By::Number, true);
    let text = super::lines::noted(&plain, || {
        let kind = kinds.next().expect("a call for each line");
        let word = kind.map(|kind| format!(r#","kind":"{}""#, CallKind::ALL[kind].1));
        word.unwrap_or_default()
    });
    let trace = replayed(imported(tree, &text), rules).trace;
    let begins = Frame::new(&trace, 0);
    for (call, called) in (0..).map(CallId).zip(&mut calls) {
        called.0 = begins.entered_at(call);
    }
    (trace, calls)
}

fn drawn(trace: &Trace, step: u32, viewport: &Viewport) -> Scene {
    let layout = Layout::new(trace.tree());
    let raster = Raster::new(trace.tree(), &layout, viewport);
    let (frame, style) = (Frame::new(trace, step), Style::default());
    let names = names(trace.tree());
    let mut scene = scene_on(&raster, &frame, &layout, &names, None, &style);
    if let Some(kinds) = CallKinds::of(&frame) {
        show_call_kinds(&mut scene, &raster, &frame, &kinds, &style);
    }
    scene
}

/// The ink and the short word of a kind; a full call has none.
fn marks_of(kind: usize) -> Option<(Ink, &'static str)> {
    [
        None,
        Some((Ink::NullWindow, "nw")),
        Some((Ink::ReSearch, "rs")),
        Some((Ink::NullMove, "nm")),
        Some((Ink::Quiescence, "qs")),
        Some((Ink::Reduced, "red")),
        Some((Ink::Extended, "ext")),
        Some((Ink::Probe, "pr")),
    ][kind]
}

fn is_of_kind(ink: Ink) -> bool {
    ink as u8 >= Ink::NullWindow as u8
}

#[test]
fn nodes_and_edges_show_the_kind_of_their_last_call_and_its_short_word() {
    let mut random = Random::new(27);
    let (mut again, mut written) = (0, 0);
    for (seed, tree) in trees(SMALL, 60, 270).enumerate() {
        let rules = match seed % 3 {
            0 => random.rules(&tree),
            _ => random.pick(&rules::repeating()),
        };
        let (trace, calls) = noted(&tree, rules, &mut random);
        for _ in 0..4 {
            let step = random.below(u64::from(trace.steps()) + 1) as u32;
            let mut last: BTreeMap<NodeId, Option<usize>> = BTreeMap::new();
            for &(_, node, kind) in calls.iter().take_while(|(begins, ..)| *begins <= step) {
                again += u32::from(last.insert(node, kind).is_some());
            }
            let expected: BTreeMap<NodeId, (Ink, &str)> = last
                .iter()
                .filter_map(|(&node, &kind)| Some((node, marks_of(kind?)?)))
                .collect();
            let scene = drawn(&trace, step, &WIDE);
            let mut shown: Vec<NodeId> = Vec::new();
            for mark in scene.marks.iter().filter(|mark| is_of_kind(mark.ink)) {
                assert_eq!(
                    Some(&mark.ink),
                    expected.get(&mark.node).map(|(ink, _)| ink)
                );
                shown.push(mark.node);
            }
            let there = |mark: &&secateur::picture::scene::Mark| {
                mark.shape == Shape::Line && expected.contains_key(&mark.node) && mark.mix == 0
            };
            for edge in scene.marks.iter().filter(there) {
                assert!(shown.contains(&edge.node), "{edge:?}");
            }
            for text in scene.texts.iter().filter(|text| text.role == Role::Type) {
                assert_eq!(
                    Some(&*text.text),
                    expected.get(&text.node).map(|(_, short)| *short)
                );
                written += 1;
            }
        }
    }
    assert!(again > 100 && written > 500, "{again} {written}");
}

#[test]
fn kinds_in_a_range_of_nodes_equal_those_found_one_by_one() {
    let mut random = Random::new(28);
    let large = Kind {
        nodes: 700,
        ..STATIC
    };
    for (seed, tree) in trees(large, 20, 280).enumerate() {
        let rules = match seed % 2 {
            0 => Rules::default(),
            _ => random.pick(&rules::repeating()),
        };
        let (trace, calls) = noted(&tree, rules, &mut random);
        let last = Frame::new(&trace, trace.steps());
        let kinds = CallKinds::of(&last).expect("there are kinds");
        for _ in 0..40 {
            let step = random.below(u64::from(trace.steps()) + 1) as u32;
            let frame = last.at(if seed % 2 == 0 { step } else { trace.steps() });
            let (one, other) = (random.below(701), random.below(701));
            let end = tree.len() as u64;
            let nodes = one.min(other).min(end) as NodeId..one.max(other).min(end) as NodeId;
            let mut expected = [false; 8];
            for &(begins, node, kind) in &calls {
                if let Some(kind) = kind.filter(|_| begins <= frame.step() && nodes.contains(&node))
                {
                    expected[kind] = true;
                }
            }
            assert_eq!(kinds.among(&frame, nodes.clone()), expected, "{nodes:?}");
        }
    }
}

#[test]
fn a_column_of_pixels_has_a_stroke_for_each_kind_of_call_in_it() {
    let mut random = Random::new(29);
    let (trace, _) = noted(
        &crate::common::irregular(5, 7, 3),
        Rules::default(),
        &mut random,
    );
    let dense = Viewport {
        unit: 0.3,
        row_height: 60.0,
        ..WIDE
    };
    let strokes = |step: u32| {
        let scene = drawn(&trace, step, &dense);
        let mut strokes: BTreeMap<u8, Vec<u64>> = BTreeMap::new();
        for mark in scene.marks.iter().filter(|mark| is_of_kind(mark.ink)) {
            strokes
                .entry(mark.ink as u8)
                .or_default()
                .push(mark.y1 as u64);
        }
        strokes
    };
    assert_eq!(strokes(trace.steps()).len(), 7);
    assert_eq!(strokes(0).len(), 0);
}

#[test]
fn a_trace_without_kinds_of_calls_has_no_marks_of_kinds() {
    let tree = tree("((3 12 8) (2 4 6) (14 5 2))");
    let (events, _) = log_of(&tree, &Rules::default());
    let text = lines(&tree, &events, By::Number, true);
    let trace = replayed(imported(&tree, &text), Rules::default()).trace;
    let scene = drawn(&trace, trace.steps(), &WIDE);
    assert!(!scene.marks.iter().any(|mark| is_of_kind(mark.ink)));
}
