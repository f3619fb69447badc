//! Reads the options of a caller: untyped settings become rules, sources and styles, or an error for an invalid
//! setting.

mod games;
mod picture;

pub use games::{GameSource, game};
pub use picture::{style, viewport};

use std::error::Error;
use std::fmt;

use serde::Serialize;

use crate::explain::listing::Listing;
use crate::search::{Algorithm, Bounds, Cut, Returns, Rules, Update, Window};
use crate::source::generate::RandomTree;
use crate::source::order::Order;
use crate::tree::number;
use crate::tree::{Limits, MAX_DEPTH, MAX_NODES, Player};

/// The largest whole number up to which JavaScript represents all whole numbers exactly.
const MAX_WHOLE: u64 = 9_007_199_254_740_991;

/// Any value that a caller can pass.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Setting {
    Nothing,
    Flag(bool),
    Number(f64),
    Text(String),
    List(Vec<Setting>),
    Table(Settings),
    Other,
}

/// Settings by name.
pub type Settings = Vec<(String, Setting)>;

/// An invalid setting. `expected` is notation, not words of a language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields are what was found and expected")]
pub enum OptionError {
    /// A known option with an invalid value.
    BadOption {
        option: String,
        found: String,
        expected: String,
    },
    /// An option that does not exist.
    UnknownOption { option: String, expected: String },
    /// The source is neither a text nor a recipe.
    BadSource { found: String },
}

/// Name and parameters: the words are the host's.
impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl Error for OptionError {}

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

/// Looks up settings by name, and remembers the names to find unknown options. It stores the error of the first invalid
/// setting and reads on as if that setting had been left out; `finish` then returns the error.
struct Reader<'a> {
    prefix: &'static str,
    settings: &'a Settings,
    known: Vec<&'static str>,
    error: Option<OptionError>,
}

impl<'a> Reader<'a> {
    fn new(prefix: &'static str, settings: &'a Settings) -> Reader<'a> {
        Reader {
            prefix,
            settings,
            known: Vec::new(),
            error: None,
        }
    }

    fn get(&mut self, name: &'static str) -> Option<&'a Setting> {
        self.known.push(name);
        given(self.settings, name)
    }

    /// The value that one of several words stands for, or the default.
    fn word<T: Copy, const N: usize>(
        &mut self,
        name: &'static str,
        default: T,
        words: [(&str, T); N],
    ) -> T {
        let meant = self.index(name, &words.map(|(word, _)| word));
        meant
            .and_then(|index| words.get(index))
            .map_or(default, |&(_, value)| value)
    }

    /// The index of the given word among several.
    fn index(&mut self, name: &'static str, words: &[&str]) -> Option<usize> {
        let setting = self.get(name)?;
        let text = match setting {
            Setting::Text(text) => text.as_str(),
            _ => "",
        };
        let index = words.iter().position(|word| *word == text);
        if index.is_none() {
            self.bad(name, setting, format!("'{}'", words.join("' | '")));
        }
        index
    }

    fn whole(&mut self, name: &'static str, (lo, hi): (u64, u64)) -> Option<u64> {
        match self.get(name)? {
            &Setting::Number(n) if within(n, lo, hi) => Some(n as u64),
            setting => {
                self.bad(name, setting, format!("{lo} … {hi}"));
                None
            }
        }
    }

    fn required(&mut self, name: &'static str, (lo, hi): (u64, u64)) -> u64 {
        let number = self.whole(name, (lo, hi));
        if number.is_none() {
            self.bad(name, &Setting::Nothing, format!("{lo} … {hi}"));
        }
        number.unwrap_or(lo)
    }

    fn number(&mut self, name: &'static str, lo: f64, hi: f64) -> Option<f64> {
        match self.get(name)? {
            &Setting::Number(n) if (lo..=hi).contains(&n) => Some(n),
            setting => {
                let expected = format!("{} … {}", number::print(lo), number::print(hi));
                self.bad(name, setting, expected);
                None
            }
        }
    }

    fn flag(&mut self, name: &'static str) -> bool {
        match self.get(name) {
            None => false,
            Some(&Setting::Flag(flag)) => flag,
            Some(setting) => {
                self.bad(name, setting, "true | false".into());
                false
            }
        }
    }

    fn window(&mut self, name: &'static str) -> Window {
        let Some(setting) = self.get(name) else {
            return Window::FULL;
        };
        match pair(setting) {
            Some((alpha, beta)) if alpha < beta => Window { alpha, beta },
            _ => {
                self.bad(name, setting, "[α, β], α < β".into());
                Window::FULL
            }
        }
    }

    fn values(&mut self, name: &'static str) -> (i64, i64) {
        let most = (0, 99);
        let Some(setting) = self.get(name) else {
            return most;
        };
        let whole = |n: f64| within(n.abs(), 0, MAX_WHOLE);
        match pair(setting) {
            Some((lo, hi)) if whole(lo) && whole(hi) && lo <= hi => (lo as i64, hi as i64),
            _ => {
                self.bad(name, setting, "[lo, hi], lo ≤ hi, 1 2 3 …".into());
                most
            }
        }
    }

    /// Stores the error of an invalid setting, if it is the first one.
    fn bad(&mut self, name: &str, found: &Setting, expected: String) {
        if self.error.is_none() {
            self.error = Some(OptionError::BadOption {
                option: [self.prefix, name].concat(),
                found: found.to_string(),
                expected,
            });
        }
    }

    /// Returns what was read, or the first error.
    fn finish<T>(self, read: T) -> Result<T, OptionError> {
        match self.error() {
            None => Ok(read),
            Some(error) => Err(error),
        }
    }

    /// The first error: an invalid setting, or an option that does not exist.
    fn error(self) -> Option<OptionError> {
        let unknown = |(name, _): &&(String, Setting)| !self.known.contains(&name.as_str());
        let unknown = || self.settings.iter().find(unknown);
        self.error.or_else(|| {
            unknown().map(|(name, _)| OptionError::UnknownOption {
                option: [self.prefix, name].concat(),
                expected: self.known.join(" | "),
            })
        })
    }
}

/// The setting with a name; `None` if it is absent or `undefined`.
pub fn given<'a>(settings: &'a Settings, name: &str) -> Option<&'a Setting> {
    let (_, setting) = settings.iter().find(|(given, _)| given == name)?;
    (!matches!(setting, Setting::Nothing)).then_some(setting)
}

fn within(n: f64, lo: u64, hi: u64) -> bool {
    n.fract() == 0.0 && (lo as f64..=hi as f64).contains(&n)
}

fn pair(setting: &Setting) -> Option<(f64, f64)> {
    match setting {
        Setting::List(list) => match list.as_slice() {
            [Setting::Number(a), Setting::Number(b)] => Some((*a, *b)),
            _ => None,
        },
        _ => None,
    }
}

/// The setting in the notation of JavaScript, shortened.
impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Setting::Nothing => f.write_str("undefined"),
            Setting::Flag(true) => f.write_str("true"),
            Setting::Flag(false) => f.write_str("false"),
            Setting::Number(number) => match *number {
                f64::INFINITY => f.write_str("Infinity"),
                f64::NEG_INFINITY => f.write_str("-Infinity"),
                number if number.is_nan() => f.write_str("NaN"),
                number => f.write_str(&number::print(number)),
            },
            Setting::Text(text) => {
                let end = text.char_indices().nth(40).map(|(end, _)| end);
                let short = end.and_then(|end| text.get(..end));
                let more = if short.is_some() { "…'" } else { "'" };
                f.write_str("'")?;
                f.write_str(short.unwrap_or(text))?;
                f.write_str(more)
            }
            Setting::List(list) => {
                f.write_str("[")?;
                for (number, item) in list.iter().take(4).enumerate() {
                    f.write_str(if number > 0 { ", " } else { "" })?;
                    item.fmt(f)?;
                }
                f.write_str("]")
            }
            Setting::Table(table) => {
                f.write_str("{ ")?;
                for (number, (name, _)) in table.iter().take(4).enumerate() {
                    f.write_str(if number > 0 { ", " } else { "" })?;
                    f.write_str(name)?;
                }
                f.write_str(" }")
            }
            Setting::Other => f.write_str("?"),
        }
    }
}
