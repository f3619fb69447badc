//! An option of a search: its name, the values that it takes, and how it is read.

use serde::Serialize;

use super::Options;
use super::option_reader::OptionReader;
use super::setting::{Setting, within};
use crate::search::Window;
use crate::tree::number;

/// An option of a search.
#[derive(Serialize)]
pub struct OptionRow {
    /// Its name.
    #[serde(skip)]
    pub name: &'static str,
    /// The values that it takes.
    #[serde(flatten)]
    pub kind: OptionKind,
    /// Its subject.
    pub about: OptionSubject,
    /// Other options, and the words or kinds of numbers that each must have, or else this one means nothing.
    #[serde(skip)]
    pub needs: &'static [(&'static str, &'static [&'static str])],
}

/// The subject of an option.
#[derive(Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum OptionSubject {
    /// Any search.
    Search,
    /// Searches with several visits.
    Visits,
    /// Searches that go best-first.
    BestFirst,
    /// The tree.
    Tree,
}

/// The values that an option takes, and where they go.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum OptionKind {
    /// One of several words, the default first.
    Word {
        /// The words.
        words: &'static [&'static str],
        /// Other names for some of them.
        #[serde(skip)]
        also: &'static [&'static str],
        /// Takes one of them.
        #[serde(skip)]
        set: fn(&mut Options, &str),
    },
    /// A number, or one of several words.
    Number {
        /// The numbers.
        numbers: OptionNumbers,
        /// The words.
        words: &'static [&'static str],
        /// Takes a number, or a word.
        #[serde(skip)]
        set: fn(&mut Options, Result<f64, &str>),
    },
    /// Two numbers, the first of which is less; they may be infinite.
    Window {
        /// Takes them.
        #[serde(skip)]
        set: fn(&mut Options, Window),
    },
    /// Two numbers, the first of which is not greater. One of them may be infinite.
    Range {
        /// Takes them.
        #[serde(skip)]
        set: fn(&mut Options, Window),
    },
}

/// Which numbers an option takes.
#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum OptionNumbers {
    /// All, infinite ones too.
    Any,
    /// The finite ones.
    Finite,
    /// The finite ones from this on.
    Least(f64),
    /// The finite ones above 0.
    Positive,
    /// Whole ones from the first to the second.
    Whole(u64, u64),
}

impl OptionRow {
    /// Reads the option among the settings, if it is given.
    pub(super) fn read(&self, reader: &mut OptionReader, options: &mut Options) {
        let Some(setting) = reader.get(self.name) else {
            return;
        };
        match (&self.kind, setting, setting.pair()) {
            (OptionKind::Word { words, also, set }, Setting::Text(word), _)
                if words.iter().chain(*also).any(|known| known == word) =>
            {
                set(options, word);
            }
            (OptionKind::Number { words, set, .. }, Setting::Text(word), _)
                if words.iter().any(|known| known == word) =>
            {
                set(options, Err(word));
            }
            (OptionKind::Number { numbers, set, .. }, &Setting::Number(number), _)
                if numbers.have(number) =>
            {
                set(options, Ok(number));
            }
            (OptionKind::Window { set }, _, Some((alpha, beta))) if alpha < beta => {
                set(options, Window { alpha, beta });
            }
            (OptionKind::Range { set }, _, Some((alpha, beta)))
                if alpha <= beta && (alpha.is_finite() || beta.is_finite()) =>
            {
                set(options, Window { alpha, beta });
            }
            _ => reader.bad(self.name, setting, self.kind.expectation()),
        }
    }
}

impl OptionKind {
    /// The expected values, as notation.
    fn expectation(&self) -> String {
        let quoted = |words: &[&str]| -> Vec<String> {
            words.iter().map(|word| format!("'{word}'")).collect()
        };
        match self {
            OptionKind::Word { words, .. } => quoted(words).join(" | "),
            OptionKind::Number { numbers, words, .. } => {
                let numbers = vec![numbers.expectation()];
                [quoted(words), numbers].concat().join(" | ")
            }
            OptionKind::Window { .. } => "[α, β], α < β".into(),
            OptionKind::Range { .. } => "[lo, hi], lo ≤ hi".into(),
        }
    }
}

impl OptionNumbers {
    fn have(self, number: f64) -> bool {
        match self {
            OptionNumbers::Any => !number.is_nan(),
            OptionNumbers::Finite => number.is_finite(),
            OptionNumbers::Least(least) => number >= least && number.is_finite(),
            OptionNumbers::Positive => number > 0.0 && number.is_finite(),
            OptionNumbers::Whole(least, most) => within(number, least, most),
        }
    }

    fn expectation(self) -> String {
        match self {
            OptionNumbers::Any | OptionNumbers::Finite => "-2 | 0 | 3.5 | …".into(),
            OptionNumbers::Least(least) => format!("{} | 1 | 2.5 | …", number::print(least)),
            OptionNumbers::Positive => "0.5 | 1 | 2 | …".into(),
            OptionNumbers::Whole(least, most) => format!("{least} … {most}"),
        }
    }
}
