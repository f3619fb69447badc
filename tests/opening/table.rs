//! The table of options as the page has it: `www/api/options.js` and `www/api/kinds.js` are made from that of
//! the core. `npm run golden` renews it.

use std::fmt::Write as _;

use secateur::explain::listing::Listing;
use secateur::opening::options::{About, BEST_FIRST, Kind, OPTIONS, Options, Row, options};
use serde_json::{Map, Value, json};

const OPTIONS_PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/www/api/options.js");
const KINDS_PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/www/api/kinds.js");
const SAYS: &str = "// Made from crate/opening/options/table.rs and crate/explain/listing/ by `npm run golden`.\n\n";

/// The word of an option that the options of a search have; `None` if it is a number.
fn word(row: &Row, options: &Options) -> Option<&'static str> {
    let has = |set: &dyn Fn(&mut Options)| {
        let mut same = *options;
        set(&mut same);
        same == *options
    };
    match &row.kind {
        Kind::Word { words, set, .. } => words
            .iter()
            .find(|word| has(&|options| set(options, word)))
            .copied(),
        Kind::Number { words, set, .. } => words
            .iter()
            .find(|word| has(&|options| set(options, Err(word))))
            .copied(),
        _ => None,
    }
}

/// A listing with the rules that it stands for: those of any search, and the others where they differ from the defaults.
fn listing(listing: Listing) -> Value {
    let plain = options(&Vec::new()).expect("the defaults");
    let own = Options {
        rules: listing.rules(),
        ..plain
    };
    let mut rules = Map::new();
    for row in OPTIONS.iter().filter(|row| row.about != About::Tree) {
        let Some(own) = word(row, &own).filter(|_| row.name != "listing") else {
            continue;
        };
        let algorithm = rules.get("algorithm").and_then(Value::as_str);
        let heeded = row
            .needs
            .iter()
            .all(|(_, words)| algorithm.is_none_or(|algorithm| words.contains(&algorithm)));
        let differs = word(row, &plain) != Some(own);
        if differs || row.about == About::Search && heeded {
            rules.insert(row.name.into(), own.into());
        }
    }
    json!({ "id": listing.id(), "view": listing.view(), "rules": rules })
}

/// How the text of an attribute is read.
fn read(row: &Row) -> &'static str {
    match row.kind {
        Kind::Word { .. } => "word",
        Kind::Number { words: [], .. } => "number",
        Kind::Number { .. } => "number or word",
        Kind::Window { .. } | Kind::Range { .. } => "numbers",
    }
}

fn kinds() -> String {
    let mut text = String::from(SAYS);
    text += "/** How the text of an attribute is read, by the name of its option. */\n\
             export const KINDS = /** @type {const} */ ({\n";
    for row in OPTIONS.iter() {
        writeln!(text, "  {}: '{}',", row.name, read(row)).expect("a text");
    }
    let algorithms = BEST_FIRST.map(|algorithm| format!("'{algorithm}'"));
    text += "})\n\n/** The algorithms that go best-first. */\n";
    text + &format!("export const BEST_FIRST = [{}]\n", algorithms.join(", "))
}

fn table() -> String {
    let mut text = String::from(SAYS);
    text += "/** The words of the options, the default first, and the numbers that each takes. */\n\
             export const SEARCH = /** @type {const} */ ({\n";
    for row in OPTIONS.iter() {
        let row_text = serde_json::to_string(row).expect("plain data");
        writeln!(text, "  {}: {row_text},", row.name).expect("a text");
    }
    text += "})\n\n/** The options that mean something only where others have one of these words, or a number. */\n\
             export const NEEDS = /** @type {const} */ ({\n";
    for row in OPTIONS.iter().filter(|row| !row.needs.is_empty()) {
        writeln!(text, "  {}: {},", row.name, json!(row.needs)).expect("a text");
    }
    text += "})\n\n/** The listings that can be asked for, the simplest first, and the rules that each stands for. */\n\
             export const LISTINGS = /** @type {const} */ ([\n";
    for each in Listing::ALL {
        writeln!(text, "  {},", listing(each)).expect("a text");
    }
    text + "])\n"
}

#[test]
fn golden_options() {
    for (path, made) in [(OPTIONS_PATH, table()), (KINDS_PATH, kinds())] {
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(path, &made).expect("a file");
        }
        let kept = std::fs::read_to_string(path).expect("a file");
        assert!(
            made == kept,
            "{path} differs from the options of the core: `npm run golden` renews it"
        );
    }
}
