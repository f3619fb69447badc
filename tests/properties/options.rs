//! Options of any kind and shape.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use secateur::opening::options::{self, OptionError, Setting, Settings};
use secateur::tree::{MAX_DEPTH, Player};

use super::cases;
use super::vocabulary::{NAMES, WORDS};

fn setting() -> impl Strategy<Value = Setting> {
    let plain = prop_oneof![
        Just(Setting::Nothing),
        Just(Setting::Other),
        any::<bool>().prop_map(Setting::Flag),
        (-3_i32..20).prop_map(|number| Setting::Number(number.into())),
        proptest::num::f64::ANY.prop_map(Setting::Number),
        select(WORDS.to_vec()).prop_map(|word| Setting::Text(word.into())),
        any::<String>().prop_map(Setting::Text),
    ];
    plain.prop_recursive(2, 12, 4, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..4).prop_map(Setting::List),
            vec((name(), inner), 0..4).prop_map(Setting::Table),
        ]
    })
}

fn name() -> impl Strategy<Value = String> {
    select(NAMES.to_vec()).prop_map(String::from)
}

fn settings() -> impl Strategy<Value = Settings> {
    vec((name(), setting()), 0..5)
}

/// Whether a path such as `reach.shallow` leads to one of the settings.
fn is_given(path: &str, settings: &Settings) -> bool {
    settings.iter().any(|(name, setting)| {
        let inner = path
            .strip_prefix(name)
            .and_then(|rest| rest.strip_prefix('.'));
        match (setting, inner) {
            (Setting::Table(table), Some(inner)) => path == name || is_given(inner, table),
            _ => path == name,
        }
    })
}

/// Whether the error names an option that was given, or one that is required and missing.
fn names_what_is_given(error: &OptionError, settings: &Settings, prefix: &str) -> bool {
    let given = |option: &str| {
        let own = option.strip_prefix(prefix);
        own.is_some_and(|own| is_given(own, settings))
    };
    match error {
        OptionError::BadOption { option, found, .. } => found == "undefined" || given(option),
        OptionError::UnknownOption { option, .. } => given(option),
        OptionError::OptionConflict { option, .. } => given(option),
        OptionError::BadSource { .. } => false,
    }
}

proptest! {
    #![proptest_config(cases(2048))]

    #[test]
    fn options_are_read_or_the_wrong_one_is_named(settings in settings()) {
        match options::options(&settings) {
            Err(error) => prop_assert!(names_what_is_given(&error, &settings, ""), "{:?}", error),
            Ok(options) => {
                let rules = options.rules;
                prop_assert!(rules.window.alpha < rules.window.beta);
                prop_assert!(rules.depth.is_none_or(|depth| depth as usize <= MAX_DEPTH));
            }
        }
    }

    #[test]
    fn sources_are_read_or_the_wrong_setting_is_named(source in setting(), settings in settings()) {
        let recipe = options::recipe(&source);
        if let Ok(recipe) = recipe {
            prop_assert!(recipe.values.0 <= recipe.values.1 && recipe.branching >= 1);
        }
        match options::game(&settings, Player::Min) {
            Err(error) => prop_assert!(names_what_is_given(&error, &settings, ""), "{:?}", error),
            Ok(source) => prop_assert!(source.plies.is_none_or(|plies| plies as usize <= MAX_DEPTH)),
        }
    }

    #[test]
    fn pictures_are_read_or_the_wrong_setting_is_named(settings in settings()) {
        match options::viewport(&settings) {
            Err(error) => {
                prop_assert!(names_what_is_given(&error, &settings, "viewport."), "{:?}", error);
            }
            Ok(viewport) => prop_assert!(viewport.unit > 0.0 && viewport.row_height > 0.0),
        }
        if let Err(error) = options::style(&settings) {
            prop_assert!(names_what_is_given(&error, &settings, "style."), "{:?}", error);
        }
    }
}
