//! The tables of options and of games of the page: `www/api/options.js`, `www/api/games.js` and
//! `www/api/kinds.js` are made from those of the core. `npm run golden` renews them.

use std::collections::{BTreeSet, HashSet};
use std::fmt::Write as _;

use crate::common::settings::settings;
use secateur::explain::listing::Listing;
use secateur::opening::options::{
    BEST_FIRST, FieldValues, GAMES, GameField, OPTIONS, OptionError, OptionKind, OptionRow,
    OptionSubject, Options, game, options,
};
use secateur::tree::Player;
use serde_json::{Map, Value, json};

const OPTIONS_PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/www/api/options.js");
const GAMES_PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/www/api/games.js");
const KINDS_PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/www/api/kinds.js");
const HEADER: &str =
    "// Made from crate/opening/options/ and crate/explain/listing/ by `npm run golden`.\n\n";

/// The word of an option that the options of a search have; `None` if it is a number.
fn word(row: &OptionRow, options: &Options) -> Option<&'static str> {
    let has = |set: &dyn Fn(&mut Options)| {
        let mut same = *options;
        set(&mut same);
        same == *options
    };
    match &row.kind {
        OptionKind::Word { words, set, .. } => words
            .iter()
            .find(|word| has(&|options| set(options, word)))
            .copied(),
        OptionKind::Number { words, set, .. } => words
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
    for row in OPTIONS
        .iter()
        .filter(|row| row.about != OptionSubject::Tree)
    {
        let Some(own) = word(row, &own).filter(|_| row.name != "listing") else {
            continue;
        };
        let algorithm = rules.get("algorithm").and_then(Value::as_str);
        let heeded = row
            .needs
            .iter()
            .all(|(_, words)| algorithm.is_none_or(|algorithm| words.contains(&algorithm)));
        let differs = word(row, &plain) != Some(own);
        if differs || row.about == OptionSubject::Search && heeded {
            rules.insert(row.name.into(), own.into());
        }
    }
    json!({ "id": listing.id(), "view": listing.view(), "rules": rules })
}

/// How the text of an attribute is read.
fn read(row: &OptionRow) -> &'static str {
    match row.kind {
        OptionKind::Word { .. } => "word",
        OptionKind::Number { words: [], .. } => "number",
        OptionKind::Number { .. } => "number or word",
        OptionKind::Window { .. } | OptionKind::Range { .. } => "numbers",
    }
}

fn kinds() -> String {
    let mut text = String::from(HEADER);
    text += "/** How the text of an attribute is read, by the name of its option. */\n\
             export const KINDS = /** @type {const} */ ({\n";
    for row in OPTIONS.iter() {
        writeln!(text, "  {}: '{}',", row.name, read(row)).expect("a text");
    }
    let algorithms = BEST_FIRST.map(|algorithm| format!("'{algorithm}'"));
    text += "})\n\n/** The same of games, whose fields mean nothing without `game`. */\n\
             export const GAME_KINDS = /** @type {const} */ ({\n  game: 'word',\n";
    let mut known = HashSet::new();
    let fields = GAMES.iter().flat_map(|row| row.fields);
    for field in fields.filter(|field| known.insert(field.name)) {
        writeln!(text, "  {}: '{}',", field.name, kind(field.values)).expect("a text");
    }
    text += "  plies: 'number',\n})\n\n/** The algorithms that go best-first. */\n";
    text + &format!("export const BEST_FIRST = [{}]\n", algorithms.join(", "))
}

/// How the text of a field of a game is read.
fn kind(takes: FieldValues) -> &'static str {
    match takes {
        FieldValues::Number(..) => "number",
        FieldValues::Numbers(_) => "numbers",
        FieldValues::Word(_) | FieldValues::Board => "word",
    }
}

fn field(&GameField { name, values }: &GameField) -> Value {
    match values {
        FieldValues::Number(least, most, usual) => {
            json!({ "kind": "number", "name": name, "least": least, "most": most, "usual": usual })
        }
        FieldValues::Numbers(usual) => json!({ "kind": "numbers", "name": name, "usual": usual }),
        FieldValues::Word(words) => json!({ "kind": "word", "name": name, "words": words }),
        FieldValues::Board => json!({ "kind": "board", "name": name }),
    }
}

fn games() -> String {
    let mut text = String::from(HEADER);
    text += "/** The games, and the fields of each with their limits and defaults. */\n\
             export const GAMES = /** @type {const} */ ({\n";
    for row in GAMES {
        writeln!(text, "  '{}': [", row.name).expect("a text");
        for each in row.fields.iter().chain([&row.plies()]) {
            writeln!(text, "    {},", field(each)).expect("a text");
        }
        text += "  ],\n";
    }
    text + "})\n"
}

fn table() -> String {
    let mut text = String::from(HEADER);
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
fn golden_tables_of_options_and_games_match_the_core() {
    for (path, made) in [
        (OPTIONS_PATH, table()),
        (GAMES_PATH, games()),
        (KINDS_PATH, kinds()),
    ] {
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(path, &made).expect("a file");
        }
        let stored = std::fs::read_to_string(path).expect("a file");
        assert!(
            made == stored,
            "{path} differs from the options of the core: `npm run golden` renews it"
        );
    }
}

#[test]
fn the_listed_fields_of_a_game_are_those_that_are_read() {
    for row in GAMES {
        let asked = json!({ "game": row.name, "other": 0 });
        let error = game(&settings(&asked), Player::Max).err();
        let Some(OptionError::UnknownOption { expected, .. }) = error else {
            panic!("{error:?}");
        };
        let own = row.fields.iter().map(|field| field.name);
        let fields: BTreeSet<&str> = own.chain(["game", "plies"]).collect();
        assert_eq!(fields, expected.split(" | ").collect(), "{}", row.name);
    }
}
