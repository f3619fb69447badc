//! Reads the options of a caller: untyped settings become rules, sources and styles, or an error for an invalid
//! setting.

mod conflict;
mod games;
mod option_reader;
mod picture;
mod random_tree;
mod row;
mod search_options;
mod setting;
mod source;
mod traces;
pub mod typescript;

pub use games::{
    Description, FieldValues, GAME_DESCRIPTIONS, GAMES, GameField, GameRow, GameSource, game,
};
pub use picture::{full_style, style, viewport};
pub use random_tree::recipe;
pub use row::{OptionKind, OptionNumbers, OptionRow, OptionSubject};
pub use search_options::{BEST_FIRST, DESCRIPTIONS, OPTIONS};
pub use setting::{OptionError, Setting, Settings, given};
pub use source::source;

use crate::explain::listing::Listing;
use crate::search::{Rules, best_first};
use crate::source::order::Order;
use crate::tree::{Limits, Player};
use conflict::conflict;
pub(crate) use option_reader::OptionReader;

/// The options of one search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Options {
    /// The rules.
    pub rules: Rules,
    /// The listing asked for. Rules that are given with it may differ from its own.
    pub listing: Option<Listing>,
    /// The player at the root, if the text does not say it.
    pub root: Player,
    /// The order of the children.
    pub order: Order,
    /// The rules of a best-first search, if one is asked for.
    pub best_first: Option<best_first::Rules>,
}

/// Reads the options of a search. An option that is left out has its default value. The option `limits` is accepted
/// here but read by [`limits`].
pub fn options(settings: &Settings) -> Result<Options, OptionError> {
    let mut reader = OptionReader::new("", settings);
    let mut options = Options {
        rules: Rules::default(),
        listing: None,
        root: Player::Max,
        order: Order::Given,
        best_first: None,
    };
    for row in OPTIONS {
        row.read(&mut reader, &mut options);
    }
    if let Some((option, other, reason)) = conflict(&options.rules, options.best_first) {
        reader.error.get_or_insert(OptionError::OptionConflict {
            option: option.into(),
            other: other.into(),
            reason,
        });
    }
    reader.get("limits");
    reader.finish(options)
}

/// Reads the limits among the options. A caller can only lower them.
pub fn limits(settings: &Settings) -> Result<Limits, OptionError> {
    let mut options = OptionReader::new("", settings);
    let nothing = Settings::new();
    let settings = match options.get("limits") {
        Some(Setting::Table(settings)) => settings,
        Some(other) => {
            options.bad("limits", other, "{ … }".into());
            &nothing
        }
        None => &nothing,
    };
    let most = Limits::default();
    let mut reader = OptionReader::new("limits.", settings);
    let mut read = |name, most| {
        let limit = reader.integer(name, (1, most as u64));
        limit.map_or(most, |limit| limit as usize)
    };
    let limits = Limits {
        nodes: read("nodes", most.nodes),
        text: read("text", most.text),
        ..most
    };
    match options.error.or(reader.error()) {
        None => Ok(limits),
        Some(error) => Err(error),
    }
}
