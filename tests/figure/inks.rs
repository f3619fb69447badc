//! The table of inks, which the painter of the page gets from here.

use std::fmt::Write;

use secateur::figure::{AFAR, Fill, INKS, InkStyle, Theme, Token};
use secateur::picture::scene::Ink;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The same table as a module of the page. `npm run golden` rewrites it.
const TABLE: &str = include_str!("../../www/viewer/stage/ink-table.js");

const HEAD: &str = "\
/**
 * The looks of inks, the darkness of each state from afar, and the colours on paper. `npm run golden` writes these
 * tables from crate/figure/: figures, prints and the screen have one look. Colours are custom properties of tokens.css.
 *
 * @import {Ink} from './inks.js'
 */

";

/// The name of an ink, as JavaScript has it.
fn name(ink: Ink) -> String {
    format!("{ink:?}").to_lowercase()
}

fn told(style: &InkStyle) -> String {
    let InkStyle {
        colour,
        text,
        width,
        dash,
        fill,
        thins,
        ..
    } = style;
    let dash: Vec<String> = dash.iter().map(f64::to_string).collect();
    let fill = format!("{fill:?}").to_lowercase();
    let mut told = format!(
        "    colour: '--{}',\n    text: '--{}',\n    width: {width},\n    dash: [{}],\n    fill: '{fill}',\n",
        colour.name(),
        text.name(),
        dash.join(", "),
    );
    if *thins {
        told.push_str("    thins: true,\n");
    }
    told
}

fn table() -> String {
    let mut table =
        format!("{HEAD}/** By the names of INK in core.js. @type {{Record<string, Ink>}} */\n");
    table.push_str("export const INKS = {\n");
    for style in &INKS {
        writeln!(table, "  {}: {{\n{}  }},", name(style.ink), told(style))
            .expect("a text takes all");
    }
    table.push_str(
        "}\n\n/** By state: open, closed, pruned, unreached. */\nexport const AFAR = [\n",
    );
    for afar in AFAR {
        let (colour, depth, weight) = (afar.colour.name(), afar.depth, afar.weight);
        let line = format!("  {{ colour: '--{colour}', depth: {depth}, weight: {weight} }},");
        writeln!(table, "{line}").expect("a text takes all");
    }
    table.push_str("]\n\n/** The colours on paper. @type {Record<string, string>} */\nexport const PAPER = {\n");
    for token in Token::ALL {
        let (name, colour) = (token.name(), Theme::Light.palette().colour(token));
        writeln!(table, "  '--{name}': '#{colour:06x}',").expect("a text takes all");
    }
    table + "}\n"
}

#[test]
fn golden_table_of_the_page_is_this_one() {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/www/viewer/stage/ink-table.js");
        return std::fs::write(path, table()).expect("the folder is there");
    }
    assert_eq!(TABLE, table(), "npm run golden writes the table anew");
}

#[test]
fn each_ink_stands_at_its_number() {
    for (at, style) in INKS.iter().enumerate() {
        assert_eq!(style.ink as usize, at);
    }
}

#[test]
fn lines_of_states_differ_in_more_than_colour() {
    let states = [
        Ink::Unreached,
        Ink::Open,
        Ink::Current,
        Ink::Closed,
        Ink::Pruned,
        Ink::Variation,
    ];
    let look = |ink: Ink| {
        let style = INKS[ink as usize];
        (style.width, style.dash, style.fill == Fill::Tint)
    };
    for (at, &one) in states.iter().enumerate() {
        for &other in &states[at + 1..] {
            assert_ne!(look(one), look(other), "{one:?} and {other:?}");
        }
    }
    assert_ne!(look(Ink::Shallow), look(Ink::Deep));
    assert_ne!(look(Ink::Selected), look(Ink::Differs));
}
