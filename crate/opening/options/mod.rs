//! Reads the options of a caller: untyped settings become rules, sources and styles, or an error for an invalid
//! setting.

mod games;
mod picture;
mod reader;
mod repeating;
mod setting;
mod source;
mod sources;
mod traces;

pub use picture::{style, viewport};
pub use setting::{OptionError, Setting, Settings, given};
pub use source::source;
pub use sources::{GameSource, game, recipe};

use crate::explain::listing::Listing;
use crate::search::{Algorithm, Bounds, Cut, Returns, Rules, Update};
use crate::source::order::Order;
use crate::tree::{Limits, MAX_DEPTH, Player};
pub(crate) use reader::Reader;

/// The options of one search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Options {
    /// The rules.
    pub rules: Rules,
    /// The listing asked for. Rules that are given with it may differ from its own.
    pub listing: Option<Listing>,
    /// Who moves at the root if the text does not say so.
    pub root: Player,
    /// The order of the children.
    pub order: Order,
}

/// Reads the options of a search. An option that is left out has its default value. The option `limits` is accepted
/// here but read by [`limits`].
pub fn options(settings: &Settings) -> Result<Options, OptionError> {
    let mut reader = Reader::new("", settings);
    let listings = Listing::ALL.map(|listing| (listing.id(), Some(listing)));
    let listing = reader.word("listing", None, &listings);
    let own = listing.map(Listing::rules).unwrap_or_default();
    let rules = Rules {
        algorithm: match given(settings, "algorithm") {
            // What minimax is called where chance moves.
            Some(Setting::Text(name)) if name == "expectiminimax" => {
                reader.get("algorithm");
                Algorithm::Minimax
            }
            _ => reader.word(
                "algorithm",
                own.algorithm,
                &[
                    ("alpha-beta", Algorithm::AlphaBeta),
                    ("minimax", Algorithm::Minimax),
                    ("pvs", Algorithm::Pvs),
                    ("mtd", Algorithm::Mtd),
                ],
            ),
        },
        cut: reader.word("cut", own.cut, &[(">=", Cut::Reach), (">", Cut::Pass)]),
        returns: reader.word(
            "returns",
            own.returns,
            &[("soft", Returns::Soft), ("hard", Returns::Hard)],
        ),
        bounds: reader.word(
            "bounds",
            own.bounds,
            &[("deep", Bounds::Deep), ("shallow", Bounds::Shallow)],
        ),
        update: reader.word(
            "update",
            own.update,
            &[("after", Update::After), ("before", Update::Before)],
        ),
        window: reader.window("window"),
        depth: reader
            .whole("depth", (0, MAX_DEPTH as u64))
            .map(|depth| depth as u32),
        values: reader.bounds("values"),
        ..own
    };
    let rules = repeating::read(&mut reader, rules);
    let players = [("max", Player::Max), ("min", Player::Min)];
    let root = reader.word("root", Player::Max, &players);
    let order = reader.order();
    reader.get("limits");
    reader.finish(Options {
        rules,
        listing,
        root,
        order,
    })
}

/// Reads the limits among the options. A caller can only lower them.
pub fn limits(settings: &Settings) -> Result<Limits, OptionError> {
    let mut options = Reader::new("", settings);
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
    let mut reader = Reader::new("limits.", settings);
    let mut read = |name, most| {
        let limit = reader.whole(name, (1, most as u64));
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
