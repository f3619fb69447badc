//! Reads settings one by one, each of the kind and in the range that its option has.

use super::setting::{OptionError, Setting, Settings, given, within};
use crate::tree::{View, number};

/// The largest whole number up to which JavaScript represents all whole numbers exactly.
pub(super) const MAX_WHOLE: u64 = 9_007_199_254_740_991;

/// Looks up settings by name, and remembers the names to find unknown options. It stores the error of the first invalid
/// setting and reads on as if that setting had been left out; `finish` then returns the error.
pub(crate) struct OptionReader<'a> {
    prefix: &'a str,
    settings: &'a Settings,
    known: Vec<&'static str>,
    /// The error of the first invalid setting.
    pub(super) error: Option<OptionError>,
}

impl<'a> OptionReader<'a> {
    pub(crate) fn new(prefix: &'a str, settings: &'a Settings) -> OptionReader<'a> {
        OptionReader {
            prefix,
            settings,
            known: Vec::new(),
            error: None,
        }
    }

    pub(crate) fn get(&mut self, name: &'static str) -> Option<&'a Setting> {
        self.known.push(name);
        given(self.settings, name)
    }

    /// The value that one of several words stands for, or the default.
    pub(crate) fn word<T: Copy>(
        &mut self,
        name: &'static str,
        default: T,
        words: &[(&str, T)],
    ) -> T {
        let known: Vec<&str> = words.iter().map(|&(word, _)| word).collect();
        let meant = self.index(name, &known);
        meant
            .and_then(|index| words.get(index))
            .map_or(default, |&(_, value)| value)
    }

    /// The view, by default that of MAX.
    pub(crate) fn view(&mut self) -> View {
        self.word("view", View::Max, &View::ALL.map(|view| (view.id(), view)))
    }

    /// The value that `read` makes of a setting, if it is given. A setting without such a value is noted as an error.
    pub(super) fn optional<T>(
        &mut self,
        name: &'static str,
        expected: impl FnOnce() -> String,
        read: impl FnOnce(&'a Setting) -> Option<T>,
    ) -> Option<T> {
        let setting = self.get(name)?;
        let value = read(setting);
        if value.is_none() {
            self.bad(name, setting, expected());
        }
        value
    }

    /// The index of the given word among several.
    pub(crate) fn index(&mut self, name: &'static str, words: &[&str]) -> Option<usize> {
        let expected = || format!("'{}'", words.join("' | '"));
        self.optional(name, expected, |setting| {
            let text = setting.text()?;
            words.iter().position(|&word| word == text)
        })
    }

    pub(crate) fn integer(&mut self, name: &'static str, (lo, hi): (u64, u64)) -> Option<u64> {
        let expected = || format!("{lo} … {hi}");
        self.optional(name, expected, |setting| setting.integer(lo, hi))
    }

    pub(super) fn required(&mut self, name: &'static str, (lo, hi): (u64, u64)) -> u64 {
        let number = self.integer(name, (lo, hi));
        if number.is_none() {
            self.bad(name, &Setting::Nothing, format!("{lo} … {hi}"));
        }
        number.unwrap_or(lo)
    }

    pub(super) fn number(&mut self, name: &'static str, lo: f64, hi: f64) -> Option<f64> {
        let expected = || format!("{} … {}", number::print(lo), number::print(hi));
        self.optional(name, expected, |setting| match *setting {
            Setting::Number(number) => Some(number).filter(|n| (lo..=hi).contains(n)),
            _ => None,
        })
    }

    pub(crate) fn flag(&mut self, name: &'static str) -> bool {
        let expected = || "true | false".into();
        let flag = self.optional(name, expected, |setting| match *setting {
            Setting::Flag(flag) => Some(flag),
            _ => None,
        });
        flag.unwrap_or_default()
    }

    /// A number as a reader types it: a text, or the number itself.
    pub(crate) fn typed(&mut self, name: &'static str) -> Option<String> {
        let setting = self.get(name)?;
        self.as_typed(name, setting)
    }

    /// A setting of the option `name` as a reader types a number; `None` if nothing is typed.
    pub(crate) fn as_typed(&mut self, name: &str, setting: &Setting) -> Option<String> {
        match setting {
            Setting::Nothing => None,
            Setting::Text(text) => Some(text.clone()),
            Setting::Number(number) => Some(number.to_string()),
            other => self.refused(name, other, "'3' | 3".into()),
        }
    }

    pub(crate) fn values(&mut self, name: &'static str) -> (i64, i64) {
        let expected = || "[lo, hi], lo ≤ hi, 1 2 3 …".into();
        let is_integer = |n: f64| within(n.abs(), 0, MAX_WHOLE);
        let values = self.optional(name, expected, |setting| {
            let pair = setting.pair();
            pair.filter(|&(lo, hi)| is_integer(lo) && is_integer(hi) && lo <= hi)
        });
        values.map_or((0, 99), |(lo, hi)| (lo as i64, hi as i64))
    }

    /// Stores the error of an invalid setting, if it is the first one.
    pub(crate) fn bad(&mut self, name: &str, setting: &Setting, expected: String) {
        if self.error.is_none() {
            let option = [self.prefix, name].concat();
            self.error = Some(OptionError::bad(&option, setting, expected));
        }
    }

    /// Notes the error of a setting, as [`OptionReader::bad`], and returns a default, so that reading goes on.
    pub(crate) fn refused<T: Default>(
        &mut self,
        name: &str,
        setting: &Setting,
        expected: String,
    ) -> T {
        self.bad(name, setting, expected);
        T::default()
    }

    /// Returns the value that was read, or the first error.
    pub(crate) fn finish<T>(self, read: T) -> Result<T, OptionError> {
        match self.error() {
            None => Ok(read),
            Some(error) => Err(error),
        }
    }

    /// The first error: an invalid setting, or an option that does not exist.
    pub(super) fn error(self) -> Option<OptionError> {
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
