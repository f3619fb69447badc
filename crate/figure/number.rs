//! Numbers in figures: few digits, and no table to print them from.

use std::fmt;

/// A number with one decimal place at most.
pub(super) struct Tenths(pub(super) f64);

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        decimal(f, self.0, 10)
    }
}

/// A number with three decimal places at most.
pub(super) struct Thousandths(pub(super) f64);

impl fmt::Display for Thousandths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        decimal(f, self.0, 1000)
    }
}

fn decimal(f: &mut fmt::Formatter<'_>, value: f64, parts: i64) -> fmt::Result {
    let rounded = (value * parts as f64).round() as i64;
    if rounded < 0 {
        f.write_str("-")?;
    }
    let all = rounded.unsigned_abs();
    let (whole, mut rest) = (all / parts as u64, all % parts as u64);
    write!(f, "{whole}")?;
    if rest == 0 {
        return Ok(());
    }
    f.write_str(".")?;
    let mut part = parts as u64;
    while rest > 0 {
        part /= 10;
        write!(f, "{}", rest / part)?;
        rest %= part;
    }
    Ok(())
}
