//! The texts of figures: every leaf appears, and no name breaks the file.

use super::{figure, xml};
use crate::common::drawn::Drawn;
use crate::common::rules::TEXTBOOK;
use crate::common::{irregular, trace};
use secateur::figure::{Figure, Panel, Theme};
use secateur::picture::scene::{Align, Ink, Role, Scene, Text, Viewport};
use secateur::trace::Trace;
use secateur::tree::NodeId;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// Texts that mean something in XML or in LaTeX.
const HOSTILE: [&str; 14] = [
    "<script>alert(1)</script>",
    "a & b &amp; c",
    "]]>",
    "\"'`",
    "--><!-- --",
    "\\input{/etc/passwd}",
    "{ } $x$ % # _ ^ ~",
    "\\end{document}",
    "^^5cend",
    "\u{0}\u{1}\u{1f}\u{7f}\u{fffe}\n\t",
    "  two  spaces  ",
    "王 שלום 😀 ﬁ",
    "−∞ ≥ ≤ ≈ → α β … – —",
    "Ångström, Łódź, Őr, ÿ",
];

/// A figure of one text, which is also its title, description and caption.
fn of_text(text: &str) -> Figure {
    let shown = Text {
        text: text.into(),
        role: Role::Name,
        ink: Ink::Quiet,
        node: 0,
        x: 100.0,
        y: 30.0,
        size: 13.0,
        align: Align::Middle,
    };
    let scene = Scene {
        marks: Vec::new(),
        texts: vec![shown],
        left_out: 0,
    };
    let viewport = Viewport {
        width: 600.0,
        height: 60.0,
        x: 0.0,
        y: 0.0,
        unit: 40.0,
        row_height: 40.0,
    };
    let panel = Panel {
        scene,
        caption: text.into(),
    };
    Figure {
        title: text.into(),
        description: text.into(),
        language: text.into(),
        panels: vec![panel.clone(), panel],
        ..Figure::new(Scene::default(), viewport)
    }
}

#[test]
fn hostile_texts_leave_xml_well_formed() {
    for text in HOSTILE {
        for theme in [Theme::Light, Theme::Dark, Theme::Auto, Theme::Mono] {
            let figure = Figure {
                theme,
                ..of_text(text)
            };
            for svg in [figure.svg(), figure.animation(1.0)] {
                let texts = xml::texts(&svg).unwrap_or_else(|wrong| panic!("{text:?}: {wrong}"));
                let all = texts.len() >= 3 || text.trim().is_empty();
                assert!(all, "{text:?}: {texts:?}");
            }
        }
    }
}

#[test]
fn a_text_reads_back_from_svg_unchanged() {
    let texts = xml::texts(&of_text(HOSTILE[0]).svg()).expect("well formed");
    assert_eq!(texts[0], HOSTILE[0]);
}

/// The lines of a file that start with these characters.
fn starting<'a>(file: &'a str, with: &str) -> impl Iterator<Item = &'a str> {
    file.lines().filter(move |line| line.starts_with(with))
}

#[test]
fn hostile_texts_leave_latex_balanced() {
    for text in HOSTILE {
        let tikz = of_text(text).tikz();
        let nodes: Vec<&str> = starting(&tikz, "\\node").collect();
        assert!(nodes.len() >= 2, "{text:?}");
        for line in nodes {
            assert!(line.ends_with("};"), "{line}");
            let mut depth = 0;
            let mut characters = line.chars();
            while let Some(one) = characters.next() {
                match one {
                    '\\' => {
                        let next = characters.next().expect("a command has a name");
                        let named = next.is_ascii_alphabetic() || "\\{}$%#&_ ".contains(next);
                        assert!(named, "{line}");
                    }
                    '{' => depth += 1,
                    '}' => depth -= 1,
                    '$' | '%' | '#' | '&' | '_' | '^' => panic!("{one} in {line}"),
                    _ => {}
                }
                assert!(depth >= 0, "{line}");
            }
            assert_eq!(depth, 0, "{line}");
        }
        for line in starting(&tikz, "%") {
            assert!(!line.contains('\r') && !line.contains('\u{0}'), "{line:?}");
        }
    }
}

/// A string of Typst, read back by the rules of its reference.
fn read(line: &str) -> String {
    let (_, string) = line.split_once("), \"").expect("a string");
    let mut text = String::new();
    let mut characters = string.chars();
    loop {
        match characters.next().expect("the string ends") {
            '"' => return text,
            '\\' => text.extend(characters.next()),
            one => text.push(one),
        }
    }
}

#[test]
fn hostile_texts_are_strings_of_typst() {
    for text in HOSTILE {
        let typst = of_text(text).typst();
        let words: Vec<&str> = starting(&typst, "  word(").collect();
        assert!(words.len() >= 2, "{text:?}");
        let plain = text.replace(|one: char| one.is_control(), " ");
        assert_eq!(read(words[0]), plain, "{text:?}");
        assert!(typst.lines().all(|line| !line.contains('\u{0}')));
        // The lines that are no strings are the same for every text.
        for line in starting(&typst, "//") {
            assert!(!line.contains('\r'), "{line:?}");
        }
    }
}

#[test]
fn latex_writes_greek_and_warns_about_missing_characters() {
    let tikz = of_text("Ω γ x₁ ≠ ς µ Α").tikz();
    for command in ["Omega", "gamma", "_1", "ne", "varsigma", "mu"] {
        assert!(tikz.contains(command), "{command}");
    }
    assert!(!tikz.contains("beyond") && !tikz.contains("lacking"));
    let tikz = of_text("中文").tikz();
    assert!(tikz.contains(r"{\beyond{中}\beyond{文}};"));
    assert!(tikz.contains(r"\def\beyond#1{\ifdefined\Umathchar#1\else?\lacking\fi}"));
    assert!(tikz.contains(r"\GenericWarning{}{LaTeX Warning: This picture has characters"));
    let greek = ('α'..='ω')
        .chain(['ϑ', 'ϕ', 'ϵ'])
        .chain('Α'..='Ρ')
        .chain('Σ'..='Ω');
    for letter in greek {
        let tikz = of_text(&letter.to_string()).tikz();
        assert!(!tikz.contains("beyond"), "{letter}");
    }
}

#[test]
fn a_quoted_name_appears_in_svg_and_tikz_as_written() {
    let written = [
        ("e2-e4", "e2{-}e4"),
        ("Nf3+", "Nf3+"),
        ("a \"#&%\"", r"a\ {''}\#\&\%{''}"),
        ("Qh7#", r"Qh7\#"),
        ("„Dame“", ",,Dame``"),
    ];
    for (name, latex) in written {
        let figure = of_text(name);
        let texts = xml::texts(&figure.svg()).expect("well formed");
        assert!(texts.iter().any(|text| text == name), "{name} in {texts:?}");
        assert!(figure.tikz().contains(&format!("{{{latex}}};")), "{name}");
    }
    let drawn = Drawn::new(trace(r##"("e2-e4"(3 5) (1 2) "Qh7#"(2))"##, TEXTBOOK));
    let texts = xml::texts(&figure(&drawn, &[0]).svg()).expect("well formed");
    for name in ["e2-e4", "Qh7#"] {
        assert!(texts.iter().any(|text| text == name), "{name} in {texts:?}");
    }
}

#[test]
fn every_leaf_appears_in_the_figure_as_text() {
    for seed in 0..20 {
        let drawn = Drawn::new(Trace::record(irregular(4, 4, seed), TEXTBOOK));
        let tree = drawn.trace.tree();
        let steps = drawn.trace.steps();
        for step in [0, steps / 2, steps] {
            let figure = figure(&drawn, &[step]);
            let (svg, tikz) = (figure.svg(), figure.tikz());
            let texts = xml::texts(&svg).expect("well formed");
            let marks = &figure.panels[0].scene.marks;
            let shown = |leaf: &NodeId| marks.iter().any(|mark| mark.node == *leaf);
            let leaves = tree.nodes().filter(|&node| tree.is_leaf(node));
            for leaf in leaves.filter(shown) {
                let value = tree.value(leaf).expect("a leaf has a value").to_string();
                let in_tikz = tikz.contains(&format!("{{{value}}};"));
                let both = texts.contains(&value) && in_tikz;
                assert!(both, "{value} at {step} of {seed}");
            }
        }
    }
}

#[test]
fn all_files_of_golden_figures_are_well_formed() {
    let drawn = Drawn::new(trace(
        "A(x:5 B(7 (6 (4 9) y) 8) (2 ((1 2 3) (4 5 6)) -1.5))",
        TEXTBOOK,
    ));
    let steps: Vec<u32> = (0..=drawn.trace.steps()).collect();
    let figure = figure(&drawn, &steps);
    for svg in [figure.svg(), figure.animation(0.5)] {
        xml::texts(&svg).expect("well formed");
        let outside = "http://www.w3.org/2000/svg";
        assert_eq!(svg.matches("http").count(), svg.matches(outside).count());
        assert!(!svg.contains("<script") && !svg.contains("url("));
    }
}
