//! The texts of a frame: every number shows its kind, and no bound could be read as a value.

use crate::common;
use crate::common::drawn::{AIMA, Drawn, ROOMY, aima, first, lines, text_of, texts, words};
use crate::common::random::{ANY, trees};
use crate::common::rules::{MINIMAX, TEXTBOOK};
use crate::common::trace;
use secateur::frame::Frame;
use secateur::picture::scene::{Advances, Align, Ink, Role, Style, Text, Viewport};
use secateur::search::{Rules, Update};
use secateur::trace::Trace;
use secateur::trace::event::EventKind;
use secateur::tree::number;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// A viewport with room for long numbers.
const WIDE: Viewport = Viewport {
    unit: 200.0,
    row_height: 300.0,
    ..ROOMY
};

#[test]
fn a_bound_is_never_shown_as_a_value() {
    let (mut values, mut bounds) = (0, 0);
    for tree in trees(ANY, 40, 5) {
        let drawn = Drawn::new(Trace::record(tree, TEXTBOOK));
        let tree = drawn.trace.tree();
        for viewport in [ROOMY, drawn.fit()] {
            for step in 0..=drawn.trace.steps() {
                let frame = Frame::new(&drawn.trace, step);
                let scene = drawn.scene(step, &viewport, &Style::default());
                for text in texts(&scene, Role::Value) {
                    let value = match tree.is_leaf(text.node) {
                        true => tree.value(text.node).expect("no symbols"),
                        false => {
                            let range = frame.range(text.node);
                            assert_eq!(range.lo, range.hi);
                            values += 1;
                            range.lo
                        }
                    };
                    assert_eq!(text.text, number::print(value).replace('-', "−"));
                }
                for text in texts(&scene, Role::Bound) {
                    bounds += 1;
                    let range = frame.range(text.node);
                    assert!(range.lo < range.hi);
                    let sign = match (range.lo.is_finite(), range.hi.is_finite()) {
                        (true, true) => " … ",
                        (true, false) => "≥ ",
                        _ => "≤ ",
                    };
                    assert!(text.text.contains(sign), "{}", text.text);
                }
            }
        }
    }
    assert!(values > 1000 && bounds > 1000);
}

/// Texts that find no room are counted: every value and name either stands in the scene or is left out.
#[test]
fn texts_that_are_left_out_are_counted() {
    let leaves: Vec<f64> = (0..64)
        .map(|leaf| f64::from(leaf * 37 % 100 + 100))
        .collect();
    let drawn = Drawn::new(Trace::record(common::uniform(8, 2, &leaves), MINIMAX));
    let texts_at = |width: f64| {
        let viewport = Viewport {
            width: width + 160.0,
            height: 300.0,
            x: 80.0,
            y: 50.0,
            unit: width / drawn.layout.columns(),
            row_height: 90.0,
        };
        let scene = drawn.scene(drawn.trace.steps(), &viewport, &Style::default());
        let written =
            [Role::Value, Role::Name, Role::Bound].map(|role| texts(&scene, role).count());
        (written.iter().sum::<usize>(), scene.left_out as usize)
    };
    // 64 leaves and 9 inner nodes have values, and the inner nodes have letters.
    let (all, none) = texts_at(64.0 * 48.0);
    assert_eq!((all, none), (64 + 9 + 9, 0));
    let (some, lost) = texts_at(450.0);
    assert!(lost > 10 && some + lost == all, "{some} {lost}");
    let (few, most) = texts_at(50.0);
    assert!(most >= 64 && few < 18, "{few} {most}");
}

/// A text that does not fit is left out. Its width is the sum of the widths of its own characters.
#[test]
fn each_character_has_its_own_width() {
    let drawn = aima();
    let cut = first(&drawn.trace, EventKind::Cutoff);
    let shown = |wide: char, step| {
        let ascii = (' '..='~').chain("−∞≥≤…≈αβ→".chars());
        let widths: Vec<f64> = ascii
            .map(|one| if one == wide { 500.0 } else { 0.5 })
            .collect();
        assert_eq!(widths.len(), Advances::COUNT);
        let style = Style {
            advances: Advances::new(widths),
            ..Style::default()
        };
        let scene = drawn.scene(step, &ROOMY, &style);
        texts(&scene, Role::Window).any(|text| text.node == 0)
    };
    for (wide, at_first, at_cut) in [
        ('≥', true, true),
        ('z', true, true),
        ('∞', false, false),
        ('−', false, true),
        ('3', true, false),
    ] {
        assert_eq!(shown(wide, 1), at_first, "α −∞  β +∞ with a wide {wide}");
        assert_eq!(shown(wide, cut), at_cut, "α 3  β +∞ with a wide {wide}");
    }
}

#[test]
fn at_a_cutoff_nodes_show_their_values_bounds_and_windows() {
    let drawn = aima();
    let cut = first(&drawn.trace, EventKind::Cutoff);
    let scene = drawn.scene(cut, &ROOMY, &Style::default());
    let text = |node, role| text_of(&scene, node, role);
    assert_eq!(text(1, Role::Value), Some("3"));
    assert_eq!(text(5, Role::Bound), Some("≤ 2"));
    assert_eq!((text(5, Role::Value), text(1, Role::Bound)), (None, None));
    assert_eq!(text(0, Role::Bound), Some("≥ 3"));
    assert_eq!(text(5, Role::Window), Some("α 3  β +∞"));
    assert_eq!(text(0, Role::Window), Some("α 3  β +∞"));
    assert_eq!(text(1, Role::Window), None, "only open nodes have windows");
    assert_eq!(
        text(7, Role::Value),
        Some("4"),
        "the values of pruned leaves stay legible"
    );
    assert_eq!(text(5, Role::Name), Some("C"));
    assert_eq!(text(6, Role::Name), None);
    let windows: Vec<Ink> = texts(&scene, Role::Window).map(|text| text.ink).collect();
    // The window that cuts stands out.
    assert_eq!(windows, [Ink::Cut, Ink::Open]);
    assert_eq!(words(&scene, Role::Player), ["MAX", "MIN"]);
}

#[test]
fn a_window_updated_before_the_cut_test_is_shown_crossed() {
    let update = Update::Before;
    let drawn = Drawn::new(trace(AIMA, Rules { update, ..TEXTBOOK }));
    let cut = first(&drawn.trace, EventKind::Cutoff);
    let scene = drawn.scene(cut, &ROOMY, &Style::default());
    assert_eq!(text_of(&scene, 5, Role::Window), Some("α 3  β 2"));
}

#[test]
fn symbols_are_shown_as_values_and_labels_as_names() {
    let drawn = Drawn::new(trace("R(b=3 (2 a ) MAX(1))", TEXTBOOK));
    let scene = drawn.scene(0, &ROOMY, &Style::default());
    let text = |node, role| text_of(&scene, node, role);
    assert_eq!(text(0, Role::Name), Some("R"));
    assert_eq!(text(1, Role::Name), Some("b"));
    assert_eq!(text(1, Role::Value), Some("3"));
    assert_eq!(text(4, Role::Value), Some("a"));
    assert_eq!(
        text(2, Role::Name),
        Some("A"),
        "unnamed inner nodes get letters"
    );
    assert_eq!(words(&scene, Role::Player), ["MAX", "MAX MIN"]);
}

#[test]
fn decimals_have_the_decimal_sign_of_the_reader() {
    let drawn = Drawn::new(trace("(2.5 -3)", TEXTBOOK));
    let step = first(&drawn.trace, EventKind::Compare);
    let shown = |decimal| {
        let style = Style {
            decimal,
            ..Style::default()
        };
        let scene = drawn.scene(step, &ROOMY, &style);
        [
            (1, Role::Value),
            (2, Role::Value),
            (0, Role::Bound),
            (0, Role::Window),
        ]
        .map(|(node, role)| text_of(&scene, node, role).unwrap_or_default().to_string())
    };
    assert_eq!(shown('.'), ["2.5", "−3", "≥ 2.5", "α 2.5  β +∞"]);
    assert_eq!(shown(','), ["2,5", "−3", "≥ 2,5", "α 2,5  β +∞"]);
}

#[test]
fn long_numbers_are_shown_rounded_and_say_so() {
    for (value, shown) in [
        ("12345678", "12345678"),
        ("123456789", "≈1.23e8"),
        ("1000000000", "1.00e9"),
        ("-250000000", "−2.50e8"),
        ("-250000001", "≈−2.50e8"),
        ("0.30000000000000004", "≈0.300"),
        ("-0.30000000000000004", "≈−0.300"),
        ("1e300", "1e300"),
        ("1.7976931348623157e308", "≈1.80e308"),
    ] {
        let drawn = Drawn::new(trace(&format!("({value})"), TEXTBOOK));
        let scene = drawn.scene(0, &WIDE, &Style::default());
        assert_eq!(text_of(&scene, 1, Role::Value), Some(shown), "{value}");
    }
}

/// The numbers of a row are rounded alike, and a bound has no mark of it.
#[test]
fn decimals_of_a_row_are_rounded_alike() {
    let values = |text: &str, whole: bool| {
        let drawn = Drawn::new(trace(text, TEXTBOOK));
        let style = Style {
            whole,
            ..Style::default()
        };
        let scene = drawn.scene(drawn.trace.steps(), &WIDE, &style);
        let tree = drawn.trace.tree();
        let leaves = tree.nodes().filter(|&node| tree.is_leaf(node));
        let value = |leaf| text_of(&scene, leaf, Role::Value).map(String::from);
        leaves
            .map(|leaf| value(leaf).unwrap_or_default())
            .collect::<Vec<_>>()
    };
    let long = "(0.123456789 0.12345 2.5 7 0.25000000000001)";
    let rounded = ["≈0.123", "≈0.123", "2.5", "7", "≈0.250"];
    assert_eq!(values(long, false), rounded);
    let all = ["0.123456789", "0.12345", "2.5", "7", "0.25000000000001"];
    assert_eq!(values(long, true), all);
    assert_eq!(values("(0.12345 2.5)", false), ["0.12345", "2.5"]);
    let third = "(0.3333333333333333 0.12345)";
    assert_eq!(values(third, false), ["1/3", "0.12345"]);

    let mut bounds = 0;
    for text in [
        "((1.23456789 5) (0.123456789 7 8) (9 0.99999999999))",
        "((123456789 5) (3 7 8) (1e-9 6))",
    ] {
        let drawn = Drawn::new(trace(text, TEXTBOOK));
        for step in 0..=drawn.trace.steps() {
            let scene = drawn.scene(step, &ROOMY, &Style::default());
            for text in words(&scene, Role::Bound) {
                assert!(!text.contains('≈'), "{text}");
                bounds += 1;
            }
        }
    }
    assert!(bounds > 10, "{bounds}");
}

#[test]
fn no_text_is_too_small_to_read() {
    let drawn = aima();
    let mut shown = 0;
    for unit in [2.0, 5.0, 10.0, 15.0, 20.0, 30.0, 60.0] {
        let viewport = Viewport { unit, ..ROOMY };
        for step in 0..=drawn.trace.steps() {
            let scene = drawn.scene(step, &viewport, &Style::default());
            assert!(scene.texts.iter().all(|text| text.size >= 8.0));
            shown += scene.texts.len();
        }
    }
    assert!(shown > 0);
    let large = Style {
        text: 2.0,
        ..Style::default()
    };
    let size = |style: &Style| {
        let scene = drawn.scene(5, &ROOMY, style);
        texts(&scene, Role::Window).next().map(|text| text.size)
    };
    assert_eq!(size(&large), size(&Style::default()).map(|size| 2.0 * size));
}

/// Texts beside nodes are left out when they would be too small to read, even if the reader wants small type.
#[test]
fn small_text_is_left_out_rather_than_made_unreadable() {
    let drawn = aima();
    let sizes = |text| {
        let style = Style {
            text,
            ..Style::default()
        };
        let scene = drawn.scene(first(&drawn.trace, EventKind::Cutoff), &ROOMY, &style);
        let beside = scene.texts.into_iter();
        let beside = beside.filter(|text| matches!(text.role, Role::Bound | Role::Window));
        beside.map(|text| text.size).collect::<Vec<_>>()
    };
    assert!(sizes(0.7).len() > 2);
    assert!(sizes(0.5).is_empty());
}

/// A text at the right of its node must end inside the view. Otherwise it stands at the left of the node.
#[test]
fn a_bound_of_the_last_node_of_a_row_ends_before_the_view() {
    let drawn = Drawn::new(trace("((3 12) (2 4))", TEXTBOOK));
    let bound = |width| {
        let viewport = Viewport { width, ..ROOMY };
        let scene = drawn.scene(drawn.trace.steps(), &viewport, &Style::default());
        let bound = texts(&scene, Role::Bound).next().cloned();
        bound.filter(|bound| bound.node == 4)
    };
    let wide = bound(ROOMY.width).expect("room");
    let end = wide.x + wide.text.chars().count() as f64 * wide.size * 0.64;
    assert_eq!(bound(end + 2.0), Some(wide.clone()));
    let other = bound(end - 2.0).expect("room at the left");
    assert_eq!(other.align, Align::End);
    assert!(other.x < wide.x);
}

/// The name of a row is left out where it would touch the name of the next row.
#[test]
fn a_row_has_its_name_only_if_it_is_higher_than_the_name() {
    let drawn = aima();
    let names = |row_height| {
        let viewport = Viewport {
            row_height,
            ..ROOMY
        };
        let scene = drawn.scene(0, &viewport, &Style::default());
        texts(&scene, Role::Player).count()
    };
    let least = 12.0 * 1.3;
    assert_eq!((names(least), names(least + 0.01)), (0, 2));
}

#[test]
fn twenty_seven_leaves_are_legible() {
    let leaves: Vec<f64> = (0..27).map(f64::from).collect();
    let drawn = Drawn::new(Trace::record(common::uniform(3, 3, &leaves), TEXTBOOK));
    // The viewport of the page in a stage of 600 × 450 pixels.
    let unit = 588.0 / (drawn.layout.columns() + 1.0);
    let viewport = Viewport {
        width: 600.0,
        x: 6.0 + unit / 2.0,
        unit,
        height: 450.0,
        row_height: 124.0,
        y: 42.0,
    };
    let scene = drawn.scene(0, &viewport, &Style::default());
    let values: Vec<&Text> = texts(&scene, Role::Value).collect();
    assert_eq!(values.len(), 27);
    assert!(
        values.iter().all(|text| text.size >= 13.0),
        "{}",
        values[0].size
    );
}

/// Of the weights at the edges from a chance node all are written or none, none crosses the edge of another child, and none
/// is larger than the name of the node.
#[test]
fn weights_are_written_together_and_cross_no_other_edge() {
    let dice = |most: u32| {
        let ways = (2..=12).map(|sum: u32| (6 - sum.abs_diff(7), sum));
        let sums = ways.map(|(ways, sum)| format!("{ways}/36:{sum}"));
        format!("(?({}) {most})", sums.collect::<Vec<_>>().join(" "))
    };
    let texts_of = [
        "A(?B(1/6:(7 9) 5/6:(3 5)) ?C(1/6:(1 2) 5/6:(4 6)))".into(),
        dice(7),
    ];
    let (mut all, mut none) = (0, 0);
    for text in texts_of {
        let drawn = Drawn::new(trace(&text, TEXTBOOK));
        let tree = drawn.trace.tree();
        let fitted = drawn.fit();
        for share in [1.0, 0.8, 0.6, 0.4] {
            let viewport = Viewport {
                unit: fitted.unit * share,
                row_height: fitted.row_height * share,
                ..fitted
            };
            let scene = drawn.scene(drawn.trace.steps(), &viewport, &Style::default());
            for node in tree.nodes().filter(|&node| tree.is_chance(node)) {
                let own = |text: &&Text| tree.parent(text.node) == Some(node);
                let weights: Vec<&Text> = texts(&scene, Role::Weight).filter(own).collect();
                let children = tree.child_count(node);
                assert!(
                    weights.is_empty() || weights.len() == children,
                    "{text} {share}"
                );
                all += usize::from(!weights.is_empty());
                none += usize::from(weights.is_empty());
                let name = texts(&scene, Role::Name).find(|name| name.node == node);
                for weight in weights {
                    assert!(name.is_none_or(|name| weight.size <= name.size));
                    let others = lines(&scene).filter(|line| line.node != weight.node);
                    for line in others {
                        assert!(!crosses(weight, (line.x1, line.y1), (line.x2, line.y2)));
                    }
                }
            }
        }
    }
    assert!(all > 5 && none > 0, "{all} {none}");
}

/// Whether a line crosses the middle of a text.
fn crosses(text: &Text, from: (f64, f64), to: (f64, f64)) -> bool {
    let share = (text.y - from.1) / (to.1 - from.1);
    let (at, wide) = (from.0 + (to.0 - from.0) * share, text.size);
    let (left, right) = match text.align {
        Align::Start => (text.x, text.x + wide),
        Align::Middle => (text.x - wide / 2.0, text.x + wide / 2.0),
        Align::End => (text.x - wide, text.x),
    };
    (0.0..=1.0).contains(&share) && left < at && at < right
}
