//! Settings are read, or the error names an invalid one.

use arbitrary::{Result, Unstructured};
use secateur::opening::options::{self, OptionError, Settings};
use secateur::tree::{MAX_DEPTH, Player};

use crate::settings::{setting, settings};

/// Reads settings as options, as a source, and as the viewport and the style of a picture.
pub fn run(data: &[u8]) {
    // Bytes that are too short for an input are ignored.
    let _ = read(&mut Unstructured::new(data));
}

fn read(from: &mut Unstructured) -> Result<()> {
    let given = settings(from)?;
    match options::options(&given) {
        Ok(options) => {
            let rules = options.rules;
            assert!(rules.window.alpha < rules.window.beta, "{rules:?}");
            assert!(rules.depth.is_none_or(|depth| depth as usize <= MAX_DEPTH));
        }
        Err(error) => is_named(&error, &given),
    }
    match options::game(&given, Player::Min) {
        Ok(source) => assert!(source.plies.is_none_or(|plies| plies as usize <= MAX_DEPTH)),
        Err(error) => is_named(&error, &given),
    }
    match options::viewport(&given) {
        Ok(viewport) => assert!(viewport.unit > 0.0 && viewport.row_height > 0.0),
        Err(error) => is_named(&error, &given),
    }
    match options::style(&given) {
        Ok(style) => assert!(style.text >= 0.0),
        Err(error) => is_named(&error, &given),
    }
    if let Ok(recipe) = options::recipe(&setting(from)?) {
        assert!(recipe.values.0 <= recipe.values.1 && recipe.branching >= 1);
    }
    Ok(())
}

/// Checks that an error names an option that was given, or one that is required and missing.
fn is_named(error: &OptionError, given: &Settings) {
    let option = match error {
        OptionError::BadOption { found, .. } if found == "undefined" => return,
        OptionError::BadOption { option, .. }
        | OptionError::UnknownOption { option, .. }
        | OptionError::OptionConflict { option, .. } => option,
        OptionError::BadSource { .. } => panic!("{error:?} of settings"),
    };
    let named = |(name, _): &(String, _)| option == name || option.contains(&format!(".{name}"));
    assert!(given.iter().any(named), "{error:?}");
}
