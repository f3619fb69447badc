//! Reads how the trace of another program is to be taken.

use super::games::game;
use super::option_reader::OptionReader;
use super::random_tree::recipe;
use super::setting::{OptionError, Setting, Settings};
use crate::import::Tolerance;
use crate::opening::{Source, TraceSource};
use crate::tree::Player;

/// The most bytes of a file that a host can have.
const MOST: u64 = 1 << 53;

/// Reads a source that is a trace: `{ trace: bytes, tree, view, tolerate }`.
pub fn trace(settings: &Settings, root: Player) -> Result<TraceSource, OptionError> {
    let mut reader = OptionReader::new("trace.", settings);
    let bytes = reader.integer("trace", (0, MOST)).unwrap_or(0);
    let view = reader.view();
    let tolerance = Tolerance {
        equal_moves: reader.flag("equalMoves"),
        extra_evaluations: reader.flag("extraEvaluations"),
        counts_only: reader.flag("countsOnly"),
    };
    let tree = match reader.get("tree") {
        None => None,
        Some(Setting::Text(text)) => Some(Source::Text(text.clone())),
        Some(Setting::Table(settings)) if super::given(settings, "game").is_some() => {
            Some(Source::Game(game(settings, root)?))
        }
        Some(other) => Some(Source::Random(recipe(other)?)),
    };
    reader.finish(TraceSource {
        tree: tree.map(Box::new),
        view,
        tolerance,
        bytes: bytes as usize,
    })
}
