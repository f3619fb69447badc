//! Answers to an exercise in a scene, and texts that a scene withholds.

use secateur::frame::{Frame, Status};
use secateur::opening::options::{self, OptionError};
use secateur::picture::layout::Layout;
use secateur::picture::scene::{
    AnswerSpot, DrawnAnswer, Ink, Raster, Role, Scene, Shape, Style, Text, Viewport, Withheld,
};
use secateur::picture::scene::{scene_on, show_answers};
use secateur::trace::Trace;
use secateur::tree::NodeId;
use serde_json::{Value, json};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::drawn::{AIMA, ROOMY, aima};
use crate::common::rules::TEXTBOOK;
use crate::common::settings::settings;
use crate::common::{names, tree};

const NARROW: Viewport = Viewport {
    width: 200.0,
    unit: 16.0,
    x: 20.0,
    ..ROOMY
};

fn answer(node: NodeId, at: AnswerSpot, text: &str, ok: Option<bool>) -> DrawnAnswer {
    DrawnAnswer {
        node,
        at,
        text: text.into(),
        ok,
    }
}

fn drawn(step: u32, viewport: &Viewport, answers: Vec<DrawnAnswer>) -> Scene {
    let trace = Trace::record(tree(AIMA), TEXTBOOK);
    let layout = Layout::new(trace.tree());
    let raster = Raster::new(trace.tree(), &layout, viewport);
    let style = Style {
        answers,
        ..Style::default()
    };
    let frame = Frame::new(&trace, step);
    let names = names(trace.tree());
    let mut scene = scene_on(&raster, &frame, &layout, &names, None, &style);
    show_answers(&mut scene, &raster, trace.tree(), &layout, &style);
    scene
}

/// The texts of a node with an ink.
fn texts(scene: &Scene, node: NodeId, ink: Ink) -> Vec<&Text> {
    let texts = scene.texts.iter();
    texts
        .filter(|text| text.node == node && text.ink == ink)
        .collect()
}

fn words<'a>(texts: &[&'a Text]) -> Vec<&'a str> {
    texts.iter().map(|text| text.text.as_str()).collect()
}

#[test]
fn answers_stand_in_or_beside_their_node_with_the_sign_of_the_check() {
    let answers = vec![
        answer(0, AnswerSpot::Inside, "3", Some(true)),
        answer(0, AnswerSpot::Beside, "[3, 9]", None),
        answer(5, AnswerSpot::Inside, "7", Some(false)),
        answer(9, AnswerSpot::Inside, "", Some(false)),
        // There is no such node.
        answer(99, AnswerSpot::Inside, "7", None),
    ];
    let scene = drawn(0, &ROOMY, answers);
    let root = scene.marks.iter().find(|mark| mark.node == 0).expect("it");
    let right = texts(&scene, 0, Ink::Variation);
    assert_eq!(words(&right), ["3", "\u{2009}✓"]);
    assert_eq!((right[0].role, right[0].x), (Role::Value, root.x1));
    let window = texts(&scene, 0, Ink::Closed);
    assert_eq!(window[0].text, "[3, 9]");
    assert!(window[0].x > root.x1 + root.x2, "beside");
    let wrong = |node| texts(&scene, node, Ink::Cut);
    assert_eq!(words(&wrong(5)), ["7", "\u{2009}✗"]);
    assert_eq!(words(&wrong(9)), ["\u{2009}✗"]);
    assert_eq!(scene.texts.iter().filter(|text| text.node == 99).count(), 0);
}

#[test]
fn texts_of_answers_cover_nothing() {
    let all = (0..13).flat_map(|node| {
        [
            answer(node, AnswerSpot::Inside, "123", Some(true)),
            answer(node, AnswerSpot::Beside, "[−12, 34]", Some(false)),
        ]
    });
    for viewport in [ROOMY, NARROW] {
        let before = drawn(0, &viewport, Vec::new());
        let scene = drawn(0, &viewport, all.clone().collect());
        let wide = |text: &Text| text.text.chars().count() as f64 * text.size * 0.5;
        let added = &scene.texts[before.texts.len()..];
        assert!(!added.is_empty());
        for (at, text) in added.iter().enumerate() {
            for other in &added[..at] {
                let apart = (text.y - other.y).abs() >= (text.size + other.size) / 2.0;
                let mut both = [text, other];
                both.sort_by(|a, b| a.x.total_cmp(&b.x));
                let [from, to] = both;
                let clear = from.x + wide(from) <= to.x || from.x + 1.0 >= to.x - wide(to);
                let fine = apart || clear || text.node == other.node;
                assert!(fine, "{text:?} {other:?}");
            }
        }
    }
}

#[test]
fn a_marked_cut_is_struck_through_and_its_subtree_greyed() {
    let answers = vec![
        answer(5, AnswerSpot::Edge, "", Some(true)),
        answer(7, AnswerSpot::Edge, "", None),
        // The root has no edge.
        answer(0, AnswerSpot::Beside, "", None),
    ];
    let scene = drawn(0, &ROOMY, answers);
    let strikes: Vec<NodeId> = scene
        .marks
        .iter()
        .filter(|mark| mark.ink == Ink::Cut && mark.shape == Shape::Line)
        .map(|mark| mark.node)
        .collect();
    assert_eq!(strikes, [5, 7]);
    let marks = || scene.marks.iter();
    let first = marks().position(|mark| mark.shape != Shape::Line);
    let last = marks().rposition(|mark| mark.ink == Ink::Cut);
    assert!(last < first, "cut marks are under the nodes");
    for mark in &scene.marks {
        let below = (5..9).contains(&mark.node) && mark.ink != Ink::Cut;
        assert_eq!(below, mark.ink == Ink::Pruned, "{mark:?}");
    }
    let searched = drawn(13, &ROOMY, vec![answer(1, AnswerSpot::Edge, "", None)]);
    let mut below = searched
        .marks
        .iter()
        .filter(|mark| (1..5).contains(&mark.node));
    let pruned = below.any(|mark| mark.ink == Ink::Pruned);
    assert!(!pruned, "no searched node is pruned");
}

#[test]
fn an_answer_does_not_cover_the_value_of_the_search() {
    let trace = Trace::record(tree(AIMA), TEXTBOOK);
    let answers = vec![answer(0, AnswerSpot::Inside, "8", Some(false))];
    let scene = drawn(trace.steps(), &ROOMY, answers);
    let values: Vec<&Text> = scene.texts.iter().filter(|text| text.node == 0).collect();
    let wrong = texts(&scene, 0, Ink::Cut);
    let own = |text: &&Text| text.role == Role::Value && text.text == "3";
    assert!(values.iter().any(own));
    assert_eq!(wrong[0].text, "8\u{2009}✗");
}

#[test]
fn texts_are_withheld_by_kind_but_values_of_leaves_are_shown() {
    let drawn = aima();
    let scene = |step, withheld| {
        let style = Style {
            withheld,
            ..Style::default()
        };
        drawn.scene(step, &ROOMY, &style)
    };
    let roles = |scene: &Scene, nodes: &[NodeId]| {
        let own = scene.texts.iter().filter(|text| nodes.contains(&text.node));
        let mut roles: Vec<Role> = own.map(|text| text.role).collect();
        roles.retain(|role| matches!(role, Role::Value | Role::Bound | Role::Window));
        roles
    };
    let inner = [0, 1, 5, 9];
    // The first child of the root is closed, and the second one has just been entered.
    let mut steps = 0..drawn.trace.steps();
    let step = steps.find(|&step| Frame::new(&drawn.trace, step).status(5) == Status::Open);
    let step = step.expect("it is searched");
    let all = roles(&scene(step, Withheld::default()), &inner);
    assert!(all.contains(&Role::Bound) && all.contains(&Role::Window));
    let values = Withheld {
        values: true,
        ..Withheld::default()
    };
    let without = scene(step, values);
    let others = roles(&without, &inner);
    assert!(others.iter().all(|&role| role == Role::Window));
    assert_eq!(roles(&without, &[2, 3, 4]), [Role::Value; 3]);
    let windows = Withheld {
        windows: true,
        ..Withheld::default()
    };
    assert!(!roles(&scene(step, windows), &inner).contains(&Role::Window));
    let open = Withheld {
        open: true,
        ..Withheld::default()
    };
    let drawn = scene(step, open);
    assert_eq!(roles(&drawn, &[1]), [Role::Value], "a closed node");
    let root = roles(&drawn, &[0]);
    assert!(!root.contains(&Role::Value) && !root.contains(&Role::Bound));
}

#[test]
fn answers_are_read_as_callers_write_them() {
    let read = |json: Value| options::full_style(&settings(&json)).map(|style| style.answers);
    assert_eq!(read(json!({})), Ok(Vec::new()));
    let kinds = |json: Value| options::full_style(&settings(&json)).map(|style| style.kinds);
    assert_eq!(kinds(json!({ "kinds": true })), Ok(true));
    assert!(options::style(&settings(&json!({ "kinds": true }))).is_ok());
    assert!(kinds(json!({ "kinds": "all" })).is_err());
    let given = json!({ "answers": [
        { "node": 1, "at": "inside", "text": "3", "ok": false },
        { "node": 2, "at": "edge" },
    ] });
    assert!(options::style(&settings(&given)).is_ok());
    assert_eq!(
        read(given),
        Ok(vec![
            answer(1, AnswerSpot::Inside, "3", Some(false)),
            answer(2, AnswerSpot::Edge, "", None),
        ])
    );
    for (broken, place) in [
        (json!("3"), "style.answers"),
        (json!([3]), "style.answers[0]"),
        (json!([{ "at": "edge" }]), "style.answers[0].node"),
        (json!([{ "node": 1, "at": "below" }]), "style.answers[0].at"),
        (json!([{ "node": 1, "text": 3 }]), "style.answers[0].text"),
        (json!([{ "node": 1, "ok": 3 }]), "style.answers[0].ok"),
    ] {
        let read = read(json!({ "answers": broken }));
        let Err(OptionError::BadOption { option, .. }) = read else {
            panic!("{place}");
        };
        assert_eq!(option, place);
    }
    let unknown = read(json!({ "answers": [{ "node": 1, "colour": "red" }] }));
    assert!(matches!(unknown, Err(OptionError::UnknownOption { .. })));
}
