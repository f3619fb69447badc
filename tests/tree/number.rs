//! Numbers written as text and read back. WebAssembly, where the host does part of the work, must give the
//! same results as the native build.

use secateur::tree::number::{print, read, rounded};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[test]
fn numbers_are_printed_in_their_shortest_form() {
    for (value, text) in [
        (0.0, "0"),
        (-0.0, "0"),
        (7.0, "7"),
        (-3.5, "-3.5"),
        (0.1, "0.1"),
        (1e-6, "0.000001"),
        (1.25e-7, "1.25e-7"),
        (999_999_999_999_999.0, "999999999999999"),
        (1e15, "1000000000000000"),
        (123_456_789_012_345_680_000.0, "123456789012345680000"),
        (1e21, "1e21"),
        (-1.5e300, "-1.5e300"),
        (f64::MAX, "1.7976931348623157e308"),
        (5e-324, "5e-324"),
    ] {
        assert_eq!(print(value), text);
        assert_eq!(read(text), Some(value));
    }
}

#[test]
fn numbers_are_read_in_every_form() {
    for (text, value) in [
        ("+5", 5.0),
        ("5.", 5.0),
        (".5", 0.5),
        ("-.25", -0.25),
        ("007", 7.0),
        ("1e3", 1000.0),
        ("1E+3", 1000.0),
        ("12.5e-1", 1.25),
        ("0.3", 0.3),
        ("123456789.123456", 123_456_789.123_456),
        ("9007199254740993", 9_007_199_254_740_992.0),
        ("0.1000000000000000055511151231257827", 0.1),
        ("1e400", f64::INFINITY),
        ("-1e400", f64::NEG_INFINITY),
        ("1e-400", 0.0),
    ] {
        assert_eq!(read(text), Some(value), "{text}");
    }
    for text in [
        "", ".", "-", "+-5", "1e", "e5", "1e+", "1.2.3", "3abc", "0x10", "1_000", " 1", "1 ",
        "inf", "NaN", "1e5e5", "−5", "٣",
    ] {
        assert_eq!(read(text), None, "{text}");
    }
}

/// Every number is read back unchanged, to the bit.
#[test]
fn printed_numbers_read_back() {
    let mut random = oorandom::Rand64::new(17);
    for _ in 0..20_000 {
        let value = f64::from_bits(random.rand_u64());
        if value.is_finite() {
            assert_eq!(read(&print(value)), Some(value), "{}", print(value));
        }
        let thousandths = (random.rand_range(0..2_000_000) as f64 - 1e6) / 1000.0;
        assert_eq!(read(&print(thousandths)), Some(thousandths));
        assert!(print(thousandths).len() <= 8, "{}", print(thousandths));
    }
}

#[test]
fn rounded_numbers_have_three_decimals_or_significant_digits() {
    for (value, text) in [
        (1.0 / 3.0, "0.333"),
        (-2.0 / 3.0, "-0.667"),
        (12345.6789, "12345.679"),
        (0.0012345678, "0.001"),
        (0.99999, "1.000"),
        (123456.789, "1.23e5"),
        (-99999999.0, "-1.00e8"),
        (0.000123456, "1.23e-4"),
        (0.000999999, "1.00e-3"),
        (1.25e-100, "1.25e-100"),
        (7e200, "7.00e200"),
        (1.7976931348623157e308, "1.80e308"),
    ] {
        assert_eq!(rounded(value), text);
    }
}
