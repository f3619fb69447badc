//! Reads the options of a caller: untyped settings become rules, sources and styles, or an error for an invalid
//! setting.

mod games;
mod picture;
mod reader;
mod setting;

pub use games::{GameSource, game};
pub use picture::{style, viewport};
pub use setting::{OptionError, Setting, Settings, given};

use crate::explain::listing::Listing;
use crate::search::{Algorithm, Bounds, Cut, Returns, Rules, Update};
use crate::source::generate::RandomTree;
use crate::source::order::Order;
use crate::tree::{Limits, MAX_DEPTH, MAX_NODES, Player};
use reader::{MAX_WHOLE, Reader};

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
    let listing = reader.word("listing", None, listings);
    let own = listing.map(Listing::rules).unwrap_or_default();
    let rules = Rules {
        algorithm: reader.word(
            "algorithm",
            own.algorithm,
            [
                ("alpha-beta", Algorithm::AlphaBeta),
                ("minimax", Algorithm::Minimax),
            ],
        ),
        cut: reader.word("cut", own.cut, [(">=", Cut::Reach), (">", Cut::Pass)]),
        returns: reader.word(
            "returns",
            own.returns,
            [("soft", Returns::Soft), ("hard", Returns::Hard)],
        ),
        bounds: reader.word(
            "bounds",
            own.bounds,
            [("deep", Bounds::Deep), ("shallow", Bounds::Shallow)],
        ),
        update: reader.word(
            "update",
            own.update,
            [("after", Update::After), ("before", Update::Before)],
        ),
        window: reader.window("window"),
        depth: reader
            .whole("depth", (0, MAX_DEPTH as u64))
            .map(|depth| depth as u32),
    };
    let players = [("max", Player::Max), ("min", Player::Min)];
    let root = reader.word("root", Player::Max, players);
    let seed = reader.whole("seed", (0, MAX_WHOLE)).unwrap_or(0);
    let order = reader.word(
        "order",
        Order::Given,
        [
            ("given", Order::Given),
            ("reversed", Order::Reversed),
            ("best", Order::Best),
            ("worst", Order::Worst),
            ("evaluation", Order::Ahead(0)),
            ("look-ahead", Order::Ahead(1)),
            ("random", Order::Random(seed)),
        ],
    );
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
    };
    match options.error.or(reader.error()) {
        None => Ok(limits),
        Some(error) => Err(error),
    }
}

/// Reads a source that is a recipe for a random tree: `{ random: { … } }`.
pub fn recipe(source: &Setting) -> Result<RandomTree, OptionError> {
    let only = match source {
        Setting::Table(table) => match table.as_slice() {
            [(name, Setting::Table(settings))] if name == "random" => Some(settings),
            _ => None,
        },
        _ => None,
    };
    let Some(settings) = only else {
        let found = source.to_string();
        return Err(OptionError::BadSource { found });
    };
    let mut reader = Reader::new("random.", settings);
    let recipe = RandomTree {
        branching: reader.required("branching", (1, MAX_NODES as u64)) as u32,
        depth: reader.required("depth", (0, MAX_DEPTH as u64)) as u32,
        values: reader.values("values"),
        seed: reader.whole("seed", (0, MAX_WHOLE)).unwrap_or(0),
        irregular: reader.flag("irregular"),
        ties: reader.number("ties", 0.0, 1.0),
    };
    reader.finish(recipe)
}
