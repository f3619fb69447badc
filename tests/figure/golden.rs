//! Whole figures, which `npm run golden` rewrites. Open them: a browser shows the SVGs, pdflatex compiles the TikZ and typst the Typst.

use super::figure;
use crate::common::drawn::{AIMA, Drawn};
use crate::common::golden::check;
use crate::common::rules::TEXTBOOK;
use crate::common::trace;
use secateur::figure::{Figure, Panel, Theme};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

macro_rules! golden {
    ($name:ident, $file:literal, $figure:expr) => {
        #[test]
        fn $name() {
            let expected = include_str!(concat!("../golden/", $file));
            check($file, expected, &$figure);
        }
    };
}

golden!(
    cutoff_as_svg,
    "figure-cutoff.svg",
    cutoff(Theme::Light).svg()
);
golden!(
    cutoff_as_tikz,
    "figure-cutoff.tex",
    cutoff(Theme::Light).tikz()
);
golden!(
    cutoff_for_any_reader,
    "figure-auto.svg",
    cutoff(Theme::Auto).svg()
);
golden!(strip_as_svg, "figure-strip.svg", strip().svg());
golden!(strip_as_tikz, "figure-strip.tex", strip().tikz());
golden!(strip_as_typst, "figure-strip.typ", strip().typst());
golden!(
    small_animation,
    "figure-animation.svg",
    strip().animation(1.5)
);

/// The first cutoff of the textbook's tree.
fn cutoff(theme: Theme) -> Figure {
    let drawn = Drawn::new(trace(AIMA, TEXTBOOK));
    let step = drawn.trace.next_cutoff(0, 1).expect("a cutoff");
    Figure {
        title: "Alpha–beta, the first cutoff".into(),
        description: "C returns at most 2, and A has 3: two leaves are pruned.".into(),
        language: "en".into(),
        theme,
        ..figure(&drawn, &[step])
    }
}

/// All cutoffs of a small tree, and its end.
fn strip() -> Figure {
    let drawn = Drawn::new(trace("A(B(D(2 3) E(5 9)) C(F(0 1) G(7 5)))", TEXTBOOK));
    let first = drawn.trace.next_cutoff(0, 1).expect("a cutoff");
    let second = drawn.trace.next_cutoff(first, 1).expect("a second cutoff");
    let mut figure = figure(&drawn, &[first, second, drawn.trace.steps()]);
    let captions = [
        "E has found 5, which is at least β = 3: its other child is pruned.",
        "C has at most 1, and A has 3: G is pruned.",
        "",
    ];
    for (panel, caption) in figure.panels.iter_mut().zip(captions) {
        *panel = Panel {
            caption: caption.into(),
            ..panel.clone()
        };
    }
    Figure {
        title: "All cutoffs".into(),
        ..figure
    }
}

#[test]
fn circles_in_typst_are_round() {
    let drawn = Drawn::new(trace("?(1/2:3 1/2:5)", TEXTBOOK));
    let typst = figure(&drawn, &[drawn.trace.steps()]).typst();
    let (_, circle) = typst.split_once("curve.cubic(").expect("a circle");
    let (circle, _) = circle.split_once("curve.close").expect("an end");
    let numbers = circle.split(|c: char| !c.is_ascii_digit() && !"-.".contains(c));
    let numbers: Vec<f64> = numbers.filter_map(|number| number.parse().ok()).collect();
    assert_eq!(numbers.len(), 4 * 3 * 2);
    for from in [0, 1] {
        let along: Vec<f64> = numbers.iter().skip(from).step_by(2).copied().collect();
        let ends = along.iter().fold((f64::MAX, f64::MIN), |(lo, hi), &at| {
            (at.min(lo), at.max(hi))
        });
        let mean = along.iter().sum::<f64>() / along.len() as f64;
        assert!(((ends.0 + ends.1) / 2.0 - mean).abs() < 0.01, "{circle}");
    }
}
