//! The colours of figures are those of the page.

use secateur::figure::{Theme, Token};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

const TOKENS: [&str; 2] = [
    include_str!("../../www/tokens.css"),
    include_str!("../../www/viewer/notes/notes.css"),
];

/// The value of a custom property of the style sheets in a theme. Stones have one value for both.
fn value(theme: Theme, token: Token) -> Option<u32> {
    let name = format!("--{}: ", token.name());
    let mut sheets = TOKENS.iter();
    let (_, rest) = sheets.find_map(|sheet| sheet.split_once(&name))?;
    let (value, _) = rest.split_once(';')?;
    let mut colours = value.split('#').skip(1);
    let light = colours.next()?;
    let colour = match theme {
        Theme::Dark => colours.next().unwrap_or(light),
        _ => light,
    };
    u32::from_str_radix(colour.get(..6)?, 16).ok()
}

#[test]
fn colours_are_those_of_the_style_sheet() {
    for theme in [Theme::Light, Theme::Dark] {
        for (token, _) in Token::ALL {
            // Figures stand on white paper, as printed pages are.
            if (theme, token) == (Theme::Light, Token::Paper) {
                continue;
            }
            let found = value(theme, token);
            let found = found.unwrap_or_else(|| panic!("{token:?} in {theme:?}"));
            let colour = theme.palette().colour(token);
            assert_eq!(
                found, colour,
                "{token:?} in {theme:?}: {found:06x}, {colour:06x}"
            );
        }
    }
}

#[test]
fn tokens_are_listed_in_the_order_of_their_numbers() {
    for (at, (token, _)) in Token::ALL.into_iter().enumerate() {
        assert_eq!(token as usize, at);
    }
}

#[test]
fn light_paper_is_white_and_the_theme_without_colours_is_all_grey() {
    for theme in [Theme::Light, Theme::Mono, Theme::Auto] {
        assert_eq!(theme.palette().colour(Token::Paper), 0xffffff);
    }
    for (token, _) in Token::ALL {
        let colour = Theme::Mono.palette().colour(token);
        assert_eq!(colour % 0x010101, 0, "{token:?}");
    }
}
