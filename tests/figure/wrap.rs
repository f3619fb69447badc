//! The lines of captions.

use super::xml;
use secateur::figure::{Figure, Panel};
use secateur::picture::scene::{Advances, Scene, Viewport};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The lines of a caption in which 32 characters of ASCII, or 16 ideographs, have room.
fn lines(caption: &str) -> Vec<String> {
    let viewport = Viewport {
        width: 220.0,
        height: 60.0,
        x: 0.0,
        y: 0.0,
        unit: 40.0,
        row_height: 40.0,
    };
    let figure = Figure {
        advances: Advances::new(vec![0.5; Advances::COUNT]),
        panels: vec![Panel {
            scene: Scene::default(),
            caption: caption.into(),
        }],
        ..Figure::new(Scene::default(), viewport)
    };
    xml::texts(&figure.svg()).expect("well formed")
}

#[test]
fn a_line_takes_as_many_words_as_fit() {
    let word = "a".repeat(16);
    let [fits, longer] = ["b".repeat(15), "b".repeat(16)];
    assert_eq!(lines(&format!("{word} {fits}")), [format!("{word} {fits}")]);
    assert_eq!(lines(&format!("{word} {longer}")), [&*word, &longer]);
    // The space behind the last word of a line takes no room.
    let first = format!("{word} {fits}");
    assert_eq!(lines(&format!("{first} c")), [&first, "c"]);
    let numbers = lines("one two three four five six seven eight");
    assert_eq!(numbers, ["one two three four five six", "seven eight"]);
}

#[test]
fn a_word_longer_than_a_line_has_its_own_line() {
    let long = "a".repeat(40);
    let text = format!("b {long} c d");
    assert_eq!(lines(&text), ["b".into(), long, "c d".to_string()]);
}

#[test]
fn consecutive_spaces_count_as_one() {
    assert_eq!(lines("  a  b   c "), ["a b c"]);
    assert_eq!(lines("   "), Vec::<String>::new());
}

#[test]
fn a_line_can_end_after_each_ideograph() {
    let text = |of: &str, count| of.repeat(count);
    // The first one is the first character that counts as such.
    for one in ["王", "\u{2e80}"] {
        assert_eq!(lines(&text(one, 16)), [text(one, 16)]);
        assert_eq!(lines(&text(one, 17)), [text(one, 16), one.into()]);
    }
    // Between an ideograph and a word there is such a place, too.
    let word = "a".repeat(20);
    let before = text("王", 8);
    let broken = lines(&format!("{before}{word}王王"));
    assert_eq!(broken, [before, format!("{word}王王")]);
    let long = format!("{}{word}", "b".repeat(20));
    assert_eq!(lines(&long), [&*long]);
}

#[test]
fn no_line_begins_with_closing_punctuation() {
    for closing in [
        "，", "。", "。」", "、", "；", "：", "？！", "）", "』", "》",
    ] {
        let before = "王".repeat(15);
        let end = format!("王{closing}王");
        let found = lines(&format!("{before}{end}"));
        assert_eq!(found, [before, end], "{closing}");
    }
    // Behind a word, too; but a line can end behind the punctuation.
    let word = "a".repeat(10);
    let before = "王".repeat(11);
    let end = format!("{word}，王");
    assert_eq!(lines(&format!("{before}{end}")), [before, end]);
    let full = format!("{}，", "王".repeat(15));
    assert_eq!(lines(&format!("{full}王")), [&full, "王"]);
}
