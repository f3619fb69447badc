//! Reads for which values of two unknown leaves a condition is said to hold: `x < 4 and y >= x`, `2 ≤ x < y or y = 3`,
//! or in words always and never.

use super::super::reading::token::simplified;
use super::super::reading::words::{Words, among};
use super::super::reading::{ReadingError, read_number};
use super::region::{Operand, Region, Relation, Sign, Unknown};

/// The longest text that is read, and the most comparisons.
const LONGEST: usize = 200;

/// The most lists to which brackets are multiplied out.
const MOST: usize = 100;

const OPENING: [char; 2] = ['(', '['];
const CLOSING: [char; 2] = [')', ']'];

/// The signs, the longer ones first.
const SIGNS: [(&str, Sign); 6] = [
    ("<=", Sign::AtMost),
    ("=<", Sign::AtMost),
    (">=", Sign::AtLeast),
    ("<", Sign::Below),
    (">", Sign::Above),
    ("=", Sign::Equal),
];

impl Region {
    /// Reads for which values of two symbols something holds.
    pub fn read(text: &str, symbols: [&str; 2], words: &Words) -> Result<Region, ReadingError> {
        if text.len() > LONGEST {
            return Err(ReadingError::Unreadable);
        }
        let symbols = symbols.map(simplified);
        let text = simplified(text);
        let text = text.trim().trim_end_matches(['.', '!']);
        if among(&words.always, text) {
            return Ok(Region::all());
        }
        if text == "∅" || among(&words.never, text) {
            return Ok(Region::default());
        }
        let any = alternatives(text, &symbols, words)?;
        Ok(Region { any })
    }
}

/// The lists of comparisons of a text, one of which holds. Brackets around a whole part are read first.
fn alternatives(
    text: &str,
    symbols: &[String; 2],
    words: &Words,
) -> Result<Vec<Vec<Relation>>, ReadingError> {
    let mut any = Vec::new();
    for list in parts(text, &words.or, ["∨", "||", ";"]) {
        let mut all = vec![Vec::new()];
        for part in parts(&list, &words.and, ["∧", "&&", "&"]) {
            let read = match within_brackets(&part) {
                Some(inner) => alternatives(inner, symbols, words)?,
                None => vec![comparisons(&part, symbols, words)?],
            };
            if all.len() * read.len() > MOST {
                return Err(ReadingError::NoCondition);
            }
            let joined = all
                .iter()
                .flat_map(|one| read.iter().map(move |other| (one, other)));
            all = joined
                .map(|(one, other)| [&one[..], other].concat())
                .collect();
        }
        any.extend(all);
    }
    Ok(any)
}

/// The text within the brackets around it, if there are any.
fn within_brackets(text: &str) -> Option<&str> {
    let text = text.trim();
    text.strip_prefix(OPENING)?.strip_suffix(CLOSING)
}

/// The parts of a text between some words, or some signs, outside of brackets. Within brackets each of these signs is
/// written as the first, and splits when the brackets are read.
fn parts(text: &str, words: &[String], signs: [&str; 3]) -> Vec<String> {
    let mut spaced = text.to_string();
    let [first, ..] = signs;
    let apart = [" ", first, " "].concat();
    for sign in signs {
        spaced = spaced.replace(sign, &apart);
    }
    // In Chinese no space stands between words.
    for word in words.iter().filter(|word| !word.is_ascii()) {
        spaced = spaced.replace(word.as_str(), &apart);
    }
    let mut all = vec![String::new()];
    let mut depth = 0;
    for word in spaced.split(' ').filter(|word| !word.is_empty()) {
        depth += word.matches(OPENING).count() as i32 - word.matches(CLOSING).count() as i32;
        let parts = depth <= 0 && (word == first || among(words, word));
        match all.last_mut() {
            Some(part) if !parts => {
                part.push_str(word);
                part.push(' ');
            }
            _ => all.push(String::new()),
        }
    }
    all
}

/// A chain of comparisons, such as `2 <= x < y`.
fn comparisons(
    text: &str,
    symbols: &[String; 2],
    words: &Words,
) -> Result<Vec<Relation>, ReadingError> {
    let mut rest = text.trim();
    let mut signs = Vec::new();
    let mut sides = Vec::new();
    loop {
        let next = SIGNS
            .iter()
            .filter_map(|&(text, sign)| Some((rest.find(text)?, text, sign)));
        // Of two at one place the first is the longer one.
        let Some((at, sign_text, sign)) = next.min_by_key(|&(at, ..)| at) else {
            sides.push(side(rest, symbols, words)?);
            break;
        };
        let (before, after) = rest.split_at_checked(at).ok_or(ReadingError::NoCondition)?;
        sides.push(side(before, symbols, words)?);
        signs.push(sign);
        rest = after.strip_prefix(sign_text).unwrap_or(after);
    }
    if signs.is_empty() {
        return Err(ReadingError::NoCondition);
    }
    let pairs = sides.iter().zip(sides.iter().skip(1)).zip(signs);
    Ok(pairs
        .map(|((&left, &right), sign)| Relation { left, sign, right })
        .collect())
}

fn side(text: &str, symbols: &[String; 2], words: &Words) -> Result<Operand, ReadingError> {
    let text = text
        .trim()
        .trim_matches(['(', ')', '[', ']', ',', '\'', '"'])
        .trim();
    match text {
        _ if text == symbols[0] => Ok(Operand::Unknown(Unknown::First)),
        _ if text == symbols[1] => Ok(Operand::Unknown(Unknown::Second)),
        _ => read_number(text, words)
            .map(Operand::Number)
            .map_err(|_| ReadingError::NoCondition),
    }
}
