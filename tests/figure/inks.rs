//! The table of inks, which the painter of the page gets from here.

use std::fmt::Write;

use secateur::figure::{Fill, INKS, InkStyle, STATE_SHADES, Theme, Token};
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

/// The inks of kinds of calls, and the colours that they alone have, which are loaded with the notes of another program.
const KINDS: &str = include_str!("../../www/viewer/notes/ink-table.js");

const KINDS_HEAD: &str = "\
/**
 * The looks of the kinds of calls, and their colours on paper. `npm run golden` writes these tables from crate/figure/.
 *
 * @import {Ink} from '../stage/inks.js'
 */

";

/// The first ink and the first token of these.
const FIRST: (Ink, Token) = (Ink::NullWindow, Token::KindWindow);

/// The most letters of a line.
const LINE: usize = 100;

/// The name of an ink, as JavaScript has it.
fn name(ink: Ink) -> String {
    let debug = format!("{ink:?}");
    let mut name = String::new();
    for (at, letter) in debug.char_indices() {
        if at > 0 && letter.is_uppercase() {
            name.push('-');
        }
        name.extend(letter.to_lowercase());
    }
    match name.contains('-') {
        true => format!("'{name}'"),
        false => name,
    }
}

/// The row of an ink, in the layout of `npm run format`: on one line where this has room for it.
fn row(style: &InkStyle) -> String {
    let dash: Vec<String> = style.dash.iter().map(f64::to_string).collect();
    let mut looks = vec![
        format!("colour: '--{}'", style.colour.name()),
        format!("text: '--{}'", style.text.name()),
        format!("width: {}", style.width),
        format!("dash: [{}]", dash.join(", ")),
        format!("fill: '{}'", format!("{:?}", style.fill).to_lowercase()),
    ];
    if style.thins {
        looks.push("thins: true".to_string());
    }
    let name = name(style.ink);
    let row = format!("  {name}: {{ {} }},\n", looks.join(", "));
    match row.trim_end().len() > LINE {
        true => format!("  {name}: {{\n    {},\n  }},\n", looks.join(",\n    ")),
        false => row,
    }
}

fn looks(inks: &[InkStyle]) -> String {
    let mut table =
        "/** By the names of INK in core.js. @type {Record<string, Ink>} */\n".to_string();
    table.push_str("export const INKS = {\n");
    table.extend(inks.iter().map(row));
    table + "}\n\n"
}

fn paper(tokens: &[(Token, &str)]) -> String {
    let mut table = "/** The colours on paper. @type {Record<string, string>} */\n".to_string();
    table.push_str("export const PAPER = {\n");
    for &(token, name) in tokens {
        let colour = Theme::Light.palette().colour(token);
        writeln!(table, "  '--{name}': '#{colour:06x}',").expect("a string");
    }
    table + "}\n"
}

/// The table of the inks that every viewer has, and that of the others.
fn tables() -> [String; 2] {
    let (inks, kinds) = INKS.split_at(FIRST.0 as usize);
    let (tokens, of_kinds) = Token::ALL.split_at(FIRST.1 as usize);
    let mut table = format!("{HEAD}{}", looks(inks));
    table.push_str("/** By state: open, closed, pruned, unreached. */\nexport const AFAR = [\n");
    for afar in STATE_SHADES {
        let (colour, depth, weight) = (afar.colour.name(), afar.depth, afar.weight);
        let line = format!("  {{ colour: '--{colour}', depth: {depth}, weight: {weight} }},");
        writeln!(table, "{line}").expect("a string");
    }
    table.push_str("]\n\n");
    let kinds = format!("{KINDS_HEAD}{}", looks(kinds));
    [table + &paper(tokens), kinds + &paper(of_kinds)]
}

#[test]
fn golden_ink_tables_of_the_page_match_the_core() {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/www/viewer");
        for (part, table) in ["stage", "notes"].into_iter().zip(tables()) {
            let path = format!("{folder}/{part}/ink-table.js");
            std::fs::write(path, table).expect("the folder is there");
        }
        return;
    }
    assert_eq!([TABLE, KINDS], tables(), "`npm run golden` renews it");
}

#[test]
fn inks_are_listed_in_the_order_of_their_numbers() {
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

#[test]
fn kinds_of_calls_differ_in_more_than_colour() {
    let kinds = &INKS[FIRST.0 as usize..];
    for (at, one) in kinds.iter().enumerate() {
        for other in &kinds[at + 1..] {
            let pair = format!("{:?} and {:?}", one.ink, other.ink);
            let colours = one.dash != other.dash || one.colour != other.colour;
            assert!(colours, "{pair}");
            // Without colours their hues are greys of which no two are one.
            let grey = |style: &InkStyle| Theme::Mono.palette().colour(style.colour);
            assert!(one.dash != other.dash || grey(one) != grey(other), "{pair}");
        }
    }
}
