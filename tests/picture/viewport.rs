//! A viewport: the visible marks, the node at a point, and the form in which callers write a viewport.

use crate::common::drawn::{Drawn, ROOMY, aima, mark_of, nodes};
use crate::common::random::{ANY, trees};
use crate::common::rules::TEXTBOOK;
use crate::common::settings::settings;
use crate::common::trace;
use secateur::opening::options::{self, OptionError};
use secateur::picture::scene::{Shape, Style, Viewport};
use secateur::trace::Trace;
use serde_json::{Value, json};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[test]
fn nothing_outside_the_viewport_is_drawn() {
    let drawn = aima();
    let away = Viewport {
        x: -90_000.0,
        ..ROOMY
    };
    let scene = drawn.scene(20, &away, &Style::default());
    assert!(nodes(&scene).is_empty());
    let below = Viewport {
        y: 90_000.0,
        ..ROOMY
    };
    assert_eq!(drawn.scene(20, &below, &Style::default()).texts, []);
}

#[test]
fn node_at_finds_what_is_drawn() {
    let narrow = Viewport {
        unit: 25.0,
        row_height: 80.0,
        ..ROOMY
    };
    for tree in trees(ANY, 100, 6) {
        let drawn = Drawn::new(Trace::record(tree, TEXTBOOK));
        for viewport in [ROOMY, narrow] {
            let at = |x: f64, y: f64| drawn.node_at(0, &viewport, &Style::default(), (x, y));
            for node in drawn.trace.tree().nodes() {
                let (x, y) = viewport.point_of(&drawn.layout, node);
                for (dx, dy) in [(0.0, 0.0), (4.0, 3.0), (-4.0, -3.0)] {
                    assert_eq!(at(x + dx, y + dy), Some(node));
                }
            }
            let above = at(viewport.x, viewport.y - 45.0);
            let left = at(viewport.x - 45.0, viewport.y);
            let nowhere = at(f64::NAN, f64::NAN);
            assert_eq!((above, left, nowhere), (None, None, None));
        }
    }
}

/// A point that is at most three pixels beside a node, on any side, means that node.
#[test]
fn node_at_accepts_points_close_to_a_node() {
    let drawn = aima();
    let style = Style::default();
    let scene = drawn.scene(0, &ROOMY, &style);
    let mark = mark_of(&scene, 1).expect("B is in view");
    let at = |x: f64, y: f64| drawn.node_at(0, &ROOMY, &style, (mark.x1 + x, mark.y1 + y));
    for (x, y) in [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)] {
        let away = |by: f64| at(x * (mark.x2 + by), y * (mark.x2 + by));
        assert_eq!((away(2.9), away(3.1)), (Some(1), None), "{x} {y}");
    }
}

/// The viewport of an element that is not laid out yet has no size, so nothing is in view.
#[test]
fn a_viewport_of_no_size_shows_nothing() {
    let drawn = aima();
    let empty = Viewport {
        width: 0.0,
        height: 0.0,
        ..ROOMY
    };
    for step in 0..=drawn.trace.steps() {
        let scene = drawn.scene(step, &empty, &Style::default());
        let empty = nodes(&scene).is_empty() && scene.texts.is_empty();
        assert!(empty, "at {step}");
        // An edge may cross a view that contains neither of its nodes.
        for mark in &scene.marks {
            assert_eq!(mark.shape, Shape::Line);
            let ends = [mark.x1, mark.y1, mark.x2, mark.y2];
            assert!(ends.into_iter().all(f64::is_finite));
        }
    }
}

/// For example, a weight far below the view meets no strip of it.
#[test]
fn any_numbers_of_a_viewport_give_a_scene() {
    let drawn = Drawn::new(trace("?(1/4:(3 ?(1 2)) 3/4:A(5 x))", TEXTBOOK));
    let last = drawn.trace.steps();
    let far = [0.0, 1e19, -1e19, f64::MAX, f64::MIN];
    for row_height in [f64::MIN_POSITIVE, 40.0, 1e21, f64::MAX] {
        for unit in [f64::MIN_POSITIVE, 40.0, 1e21, f64::MAX] {
            for (x, y) in far.into_iter().flat_map(|x| far.map(|y| (x, y))) {
                let viewport = Viewport {
                    width: 16384.0,
                    height: 300.0,
                    x,
                    y,
                    unit,
                    row_height,
                };
                for text in [1.0, 100.0] {
                    let style = Style {
                        text,
                        ..Style::default()
                    };
                    let scene = drawn.scene(last, &viewport, &style);
                    assert!(scene.marks.len() < 1000);
                }
            }
        }
    }
}

#[test]
fn viewports_are_read_as_callers_write_them() {
    let read = |json: &Value| options::viewport(&settings(json));
    let whole =
        json!({ "width": 800, "height": 0, "x": -4.5, "y": 0, "unit": 0.001, "rowHeight": 90 });
    let viewport = Viewport {
        width: 800.0,
        height: 0.0,
        x: -4.5,
        y: 0.0,
        unit: 0.001,
        row_height: 90.0,
    };
    assert_eq!(read(&whole), Ok(viewport));
    for (name, value) in [
        ("width", json!(-1)),
        ("height", json!(null)),
        ("x", json!("0")),
        ("unit", json!(0)),
        ("rowHeight", json!(-90)),
    ] {
        let mut broken = whole.clone();
        broken[name] = value;
        let Err(OptionError::BadOption { option, .. }) = read(&broken) else {
            panic!("{name}");
        };
        assert_eq!(option, format!("viewport.{name}"));
    }
}
