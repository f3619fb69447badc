//! The words that stand for a sign in typed answers. The page has them, of all languages at once.

use crate::opening::options::{Setting, Settings, given};

/// The words, in lower case.
#[derive(Clone, Debug, Default)]
pub struct Words {
    /// For all x.
    pub always: Vec<String>,
    /// For no x.
    pub never: Vec<String>,
    /// ∞.
    pub infinity: Vec<String>,
    /// Between the ends of a range.
    pub to: Vec<String>,
    /// Between two conditions that both hold.
    pub and: Vec<String>,
    /// Between two conditions, one of which holds.
    pub or: Vec<String>,
}

impl Words {
    /// The words that a caller gives; none where it gives none.
    pub fn of(setting: &Setting) -> Words {
        match setting {
            Setting::Table(words) => Words {
                always: list(words, "always"),
                never: list(words, "never"),
                infinity: list(words, "infinity"),
                to: list(words, "to"),
                and: list(words, "and"),
                or: list(words, "or"),
            },
            _ => Words::default(),
        }
    }
}

fn list(words: &Settings, name: &str) -> Vec<String> {
    let Some(Setting::List(list)) = given(words, name) else {
        return Vec::new();
    };
    let texts = list.iter().filter_map(Setting::text);
    texts.map(String::from).collect()
}

/// Whether a word is among others.
pub(crate) fn among(words: &[String], word: &str) -> bool {
    words.iter().any(|other| other == word)
}
