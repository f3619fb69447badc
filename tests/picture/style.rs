//! The shapes of a convention, a selected node, and the form in which callers write a style.

use crate::common::drawn::{ROOMY, aima, nodes};
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
    for (convention, [max, min, leaf]) in [
        (Convention::Aima, [Shape::Up, Shape::Down, Shape::Square]),
        (Convention::Cs188, [Shape::Up, Shape::Down, Shape::Square]),
        (
            Convention::Wikipedia,
            [Shape::Square, Shape::Circle, Shape::Square],
        ),
    ] {
        let style = Style {
            convention,
            ..Style::default()
        };
        let scene = drawn.scene(0, &ROOMY, &style);
        let shape = |node| {
            nodes(&scene)
                .into_iter()
                .find(|m| m.node == node)
                .map(|m| m.shape)
        };
        assert_eq!([0, 1, 2].map(shape), [Some(max), Some(min), Some(leaf)]);
        let bands = scene.marks.iter().filter(|mark| mark.shape == Shape::Band);
        let expected = if convention == Convention::Wikipedia {
            2
        } else {
            0
        };
        assert_eq!(bands.count(), expected);
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
        (
            json!({ "convention": "cards" }),
            "style.convention",
            "'cards'",
        ),
        (json!({ "decimal": "::" }), "style.decimal", "'::'"),
        (json!({ "text": -1 }), "style.text", "-1"),
        (json!({ "selected": 1.5 }), "style.selected", "1.5"),
        (json!({ "view": "min" }), "style.view", "'min'"),
        (json!({ "unfolded": [1, "2"] }), "style.unfolded", "'2'"),
        (json!({ "reach": "tief" }), "style.reach", "'tief'"),
        (json!({ "withheld": "all" }), "style.withheld", "'all'"),
        (json!({ "withheld": ["all"] }), "style.withheld", "'all'"),
        (json!({ "reach": { "deep": 1 } }), "style.reach.deep", "1"),
    ] {
        let error = read(broken).expect_err(option);
        let OptionError::BadOption {
            option: named,
            found: value,
            ..
        } = error
        else {
            panic!("{error:?}");
        };
        assert_eq!((named.as_str(), value.as_str()), (option, found));
    }
    let unknown = read(json!({ "size": 1 }));
    assert!(
        matches!(unknown, Err(OptionError::UnknownOption { option, .. }) if option == "style.size")
    );
}
