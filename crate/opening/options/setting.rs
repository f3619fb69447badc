//! The settings that a caller gives, and the error for an invalid one.

use std::error::Error;
use std::fmt;

use serde::Serialize;
use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use ts_rs::TS;

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

impl Setting {
    /// The whole number from `least` to `most` that it is.
    pub(crate) fn integer(&self, least: u64, most: u64) -> Option<u64> {
        match *self {
            Setting::Number(number) if within(number, least, most) => Some(number as u64),
            _ => None,
        }
    }

    /// The text; `None` for a setting of another kind.
    pub(crate) fn text(&self) -> Option<&str> {
        match self {
            Setting::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The two numbers that it lists.
    pub(crate) fn pair(&self) -> Option<(f64, f64)> {
        let Setting::List(list) = self else {
            return None;
        };
        match *list.as_slice() {
            [Setting::Number(one), Setting::Number(other)] => Some((one, other)),
            _ => None,
        }
    }
}

/// Whether a number is a whole one from `least` to `most`.
pub(super) fn within(number: f64, least: u64, most: u64) -> bool {
    number.fract() == 0.0 && (least as f64..=most as f64).contains(&number)
}

/// Settings by name.
pub type Settings = Vec<(String, Setting)>;

/// An invalid setting. `expected` is notation, not words of a language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
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

impl OptionError {
    /// The error of an option with an invalid value.
    pub(crate) fn bad(
        option: &str,
        found: impl fmt::Display,
        expected: impl Into<String>,
    ) -> OptionError {
        OptionError::BadOption {
            option: option.into(),
            found: found.to_string(),
            expected: expected.into(),
        }
    }
}

/// For users of the crate. The page has its own words.
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

/// Any plain value. Bytes are a column of numbers, eight bytes each, or no valid setting.
impl<'de> Deserialize<'de> for Setting {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Setting, D::Error> {
        deserializer.deserialize_any(Any)
    }
}

struct Any;

impl<'de> Visitor<'de> for Any {
    type Value = Setting;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("plain data")
    }

    fn visit_unit<E: de::Error>(self) -> Result<Setting, E> {
        Ok(Setting::Nothing)
    }

    fn visit_bool<E: de::Error>(self, flag: bool) -> Result<Setting, E> {
        Ok(Setting::Flag(flag))
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<Setting, E> {
        Ok(Setting::Number(number as f64))
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<Setting, E> {
        Ok(Setting::Number(number as f64))
    }

    fn visit_f64<E: de::Error>(self, number: f64) -> Result<Setting, E> {
        Ok(Setting::Number(number))
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Setting, E> {
        Ok(Setting::Text(text.into()))
    }

    fn visit_string<E: de::Error>(self, text: String) -> Result<Setting, E> {
        Ok(Setting::Text(text))
    }

    fn visit_bytes<E: de::Error>(self, bytes: &[u8]) -> Result<Setting, E> {
        let (numbers, rest) = bytes.as_chunks();
        let numbers = numbers.iter().map(|&bytes| f64::from_le_bytes(bytes));
        Ok(match (bytes, rest) {
            ([_, ..], []) => Setting::List(numbers.map(Setting::Number).collect()),
            _ => Setting::Other,
        })
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Setting, A::Error> {
        let mut list = Vec::with_capacity(items.size_hint().unwrap_or_default());
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Setting::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Setting, A::Error> {
        let mut table = Vec::with_capacity(entries.size_hint().unwrap_or_default());
        while let Some(entry) = entries.next_entry()? {
            table.push(entry);
        }
        Ok(Setting::Table(table))
    }
}

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
