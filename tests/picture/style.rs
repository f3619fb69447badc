//! The shapes of a convention, a selected node, and the form in which callers write a style.

use crate::common::drawn::{ROOMY, aima, mark_of};
use crate::common::settings::settings;
use secateur::explain::view::View;
use secateur::opening::options::{self, OptionError};
use secateur::picture::scene::{
    Advances, Convention, Ink, ReachWords, Shape, Style, Windows, Withheld,
};
use secateur::tree::NodeId;
use serde_json::{Value, json};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[test]
fn each_convention_has_its_shapes() {
    let drawn = aima();
    let triangles = [Shape::Up, Shape::Down, Shape::Square];
    let squares = [Shape::Square, Shape::Circle, Shape::Square];
    for (convention, [max, min, leaf], bands_of_rows) in [
        (Convention::Aima, triangles, 0),
        (Convention::Cs188, triangles, 0),
        (Convention::Wikipedia, squares, 2),
    ] {
        let style = Style {
            convention,
            ..Style::default()
        };
        let scene = drawn.scene(0, &ROOMY, &style);
        let shape = |node| mark_of(&scene, node).map(|mark| mark.shape);
        assert_eq!([0, 1, 2].map(shape), [Some(max), Some(min), Some(leaf)]);
        let bands = scene.marks.iter().filter(|mark| mark.shape == Shape::Band);
        assert_eq!(bands.count(), bands_of_rows);
    }
}

#[test]
fn the_selected_node_has_a_ring() {
    let drawn = aima();
    for selected in [None, Some(0), Some(7)] {
        let style = Style {
            selected,
            ..Style::default()
        };
        let scene = drawn.scene(5, &ROOMY, &style);
        let rings = scene.marks.iter().filter(|mark| mark.ink == Ink::Selected);
        let rings: Vec<NodeId> = rings.map(|mark| mark.node).collect();
        assert_eq!(rings, Vec::from_iter(selected));
    }
}

#[test]
fn styles_are_read_as_callers_write_them() {
    let read = |json: Value| options::style(&settings(&json));
    assert_eq!(read(json!({})), Ok(Style::default()));
    let style = Style {
        convention: Convention::Wikipedia,
        decimal: ',',
        text: 1.5,
        selected: Some(3),
        view: View::Mover,
        unfolded: [4, 2].into_iter().collect(),
        reach: ReachWords {
            deep: "tief".into(),
            ..ReachWords::default()
        },
        meaning: ReachWords::default(),
        bounds: ["knownMax", "knownMin"].map(String::from),
        windows: Windows::All,
        minimal: true,
        kinds: false,
        whole: true,
        withheld: Withheld {
            values: true,
            ..Withheld::default()
        },
        answers: Vec::new(),
        advances: Advances::new(vec![0.5; Advances::COUNT]),
    };
    let read_back = read(json!({
        "convention": "wikipedia", "decimal": ",", "text": 1.5, "selected": 3, "view": "mover",
        "unfolded": [4, 2, 4], "reach": { "deep": "tief" }, "bounds": ["knownMax", "knownMin"],
        "windows": "all", "minimal": true, "whole": true, "withheld": ["values"],
        "advances": vec![0.5; Advances::COUNT],
    }));
    assert_eq!(read_back, Ok(style));
    for (broken, option, found) in [
        (json!({ "convention": "cards" }), "convention", "'cards'"),
        (json!({ "decimal": "::" }), "decimal", "'::'"),
        (json!({ "text": -1 }), "text", "-1"),
        (json!({ "selected": 1.5 }), "selected", "1.5"),
        (json!({ "view": "min" }), "view", "'min'"),
        (json!({ "unfolded": [1, "2"] }), "unfolded", "'2'"),
        (json!({ "reach": "tief" }), "reach", "'tief'"),
        (json!({ "withheld": "all" }), "withheld", "'all'"),
        (json!({ "withheld": ["all"] }), "withheld", "'all'"),
        (json!({ "reach": { "deep": 1 } }), "reach.deep", "1"),
    ] {
        let error = read(broken).expect_err(option);
        let named = serde_json::to_value(error).expect("plain");
        let place = format!("style.{option}");
        assert_eq!(named["code"], "bad-option");
        assert_eq!(
            (&named["option"], &named["found"]),
            (&json!(place), &json!(found))
        );
    }
    let unknown = read(json!({ "size": 1 })).expect_err("size");
    assert!(matches!(unknown, OptionError::UnknownOption { option, .. } if option == "style.size"));
}
