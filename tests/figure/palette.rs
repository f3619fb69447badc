//! The colours of figures are those of the page.

use secateur::figure::{Theme, Token};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

const TOKENS: &str = include_str!("../../www/tokens.css");

/// The value of a custom property in a block of the style sheet, if it is a plain colour.
fn value(block: &str, token: Token) -> Option<u32> {
    let name = format!("--{}: #", token.name());
    let (_, rest) = block.split_once(&name)?;
    u32::from_str_radix(rest.get(..6)?, 16).ok()
}

/// The blocks of the style sheet: from each `{` to the next `}`.
fn blocks() -> Vec<&'static str> {
    let blocks = TOKENS.split('{').skip(1);
    blocks
        .map(|block| block.split('}').next().unwrap_or(""))
        .collect()
}

#[test]
fn colours_are_those_of_the_style_sheet() {
    for (theme, scheme) in [(Theme::Light, "light"), (Theme::Dark, "dark")] {
        let scheme = format!("color-scheme: {scheme};");
        let blocks = blocks();
        let own: Vec<_> = blocks
            .iter()
            .filter(|block| block.contains(&scheme))
            .collect();
        assert!(!own.is_empty(), "{scheme}");
        let stones = blocks
            .iter()
            .find(|block| value(block, Token::StoneBlack).is_some());
        for token in Token::ALL {
            // Figures stand on white paper, as printed pages are.
            if (theme, token) == (Theme::Light, Token::Paper) {
                continue;
            }
            for block in &own {
                let found = value(block, token).or(stones.and_then(|block| value(block, token)));
                let found = found.unwrap_or_else(|| panic!("{token:?} in {theme:?}"));
                let colour = theme.palette().colour(token);
                assert_eq!(
                    found, colour,
                    "{token:?} in {theme:?}: {found:06x}, {colour:06x}"
                );
            }
        }
    }
}

#[test]
fn tokens_stand_in_the_order_of_their_numbers() {
    for (at, token) in Token::ALL.into_iter().enumerate() {
        assert_eq!(token as usize, at);
    }
}

#[test]
fn light_paper_is_white_and_without_colours_all_is_grey() {
    for theme in [Theme::Light, Theme::Mono, Theme::Auto] {
        assert_eq!(theme.palette().colour(Token::Paper), 0xffffff);
    }
    for token in Token::ALL {
        let colour = Theme::Mono.palette().colour(token);
        assert_eq!(colour % 0x010101, 0, "{token:?}");
    }
}
