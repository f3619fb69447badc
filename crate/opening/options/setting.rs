//! The settings that a caller gives, and the error for an invalid one.

use std::error::Error;
use std::fmt;

use serde::Serialize;

use crate::tree::number;

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
    /// Two options that do not go together.
    OptionConflict {
        option: String,
        other: String,
        reason: &'static str,
    },
    /// The source is neither a text nor a recipe.
    BadSource { found: String },
}

/// For people who use the crate. The page has words of its own.
impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::BadOption {
                option,
                found,
                expected,
            } => {
                write!(f, "option `{option}` is {found}; expected: {expected}")
            }
            OptionError::UnknownOption { option, expected } => {
                write!(f, "there is no option `{option}`; there are: {expected}")
            }
            OptionError::OptionConflict {
                option,
                other,
                reason,
            } => {
                write!(
                    f,
                    "options `{option}` and `{other}` do not go together: {reason}"
                )
            }
            OptionError::BadSource { found } => {
                write!(f, "{found} is neither a text nor a recipe of a tree")
            }
        }
    }
}

impl Error for OptionError {}

/// The setting with a name; `None` if it is absent or `undefined`.
pub fn given<'a>(settings: &'a Settings, name: &str) -> Option<&'a Setting> {
    let (_, setting) = settings.iter().find(|(given, _)| given == name)?;
    (!matches!(setting, Setting::Nothing)).then_some(setting)
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
