//! The ground below all stages: numbers as text, lower case, and which characters are letters. They need large tables,
//! which the host has: JavaScript in WebAssembly, where they would weigh 25 kB, else the standard library. The core asks
//! `crate::HOST`, and lib.rs says which host that is; this file imports nothing of the crate.

/// The functions that the core needs of its host. None of them panics.
pub(crate) struct Host {
    /// The shortest decimal that reads back as a finite number, with an exponent, as in `1.5e-7`, below a millionth and
    /// from 1e21.
    pub(crate) print: fn(f64) -> String,
    /// The nearest number to a decimal without a sign.
    pub(crate) read: fn(&str) -> f64,
    /// A text in lower case.
    pub(crate) lower: fn(&str) -> String,
    /// Whether a character is a letter of any script.
    pub(crate) is_letter: fn(char) -> bool,
    /// Whether a character is a letter of any script, or a digit or another number.
    pub(crate) is_letter_or_digit: fn(char) -> bool,
}

/// The standard library as the host.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) const STANDARD_LIBRARY: Host = Host {
    print: |value| match value == 0.0 || (1e-6..1e21).contains(&value.abs()) {
        true => format!("{value}"),
        false => format!("{value:e}"),
    },
    read: |decimal| decimal.parse().unwrap_or(f64::NAN),
    lower: str::to_lowercase,
    is_letter: char::is_alphabetic,
    is_letter_or_digit: char::is_alphanumeric,
};
