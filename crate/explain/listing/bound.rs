//! Numbers as the code writes them.

use crate::tree::number;

/// A bound in the notation of the code.
pub(super) fn bound(value: f64) -> String {
    match value {
        f64::INFINITY => "+∞".into(),
        f64::NEG_INFINITY => "−∞".into(),
        _ => number::print(value).replace('-', "−"),
    }
}
