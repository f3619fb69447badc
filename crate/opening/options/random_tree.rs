//! Reads the recipe for a random tree.

use super::option_reader::{MAX_WHOLE, OptionReader};
use super::setting::{OptionError, Setting, Settings};
use crate::source::generate::RandomTree;
use crate::tree::{MAX_DEPTH, MAX_NODES};

/// Reads a source that is a recipe for a random tree: `{ random: { … } }`.
pub fn recipe(source: &Setting) -> Result<RandomTree, OptionError> {
    if let Setting::Table(table) = source
        && let [(name, Setting::Table(settings))] = table.as_slice()
        && name == "random"
    {
        return read(settings);
    }
    Err(OptionError::BadSource {
        found: source.to_string(),
    })
}

/// Reads the settings of a recipe.
fn read(settings: &Settings) -> Result<RandomTree, OptionError> {
    let mut reader = OptionReader::new("random.", settings);
    let recipe = RandomTree {
        branching: reader.required("branching", (1, MAX_NODES as u64)) as u32,
        depth: reader.required("depth", (0, MAX_DEPTH as u64)) as u32,
        values: reader.values("values"),
        seed: reader.integer("seed", (0, MAX_WHOLE)).unwrap_or(0),
        irregular: reader.flag("irregular"),
        ties: reader.number("ties", 0.0, 1.0),
    };
    reader.finish(recipe)
}
