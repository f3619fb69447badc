//! Published figures of how many leaves are evaluated, and means of simulations to hold against them.

/// Branching, depth, how many leaves of a random tree take their turn with shallow bounds, and the
/// last digit given: they were found by simulation themselves, so it is not certain.
pub const SHALLOW_LEAVES: [(u32, u32, f64, f64); 7] = [
    (2, 4, 12.75, 0.01),
    (2, 6, 44.24, 0.01),
    (2, 10, 531.9, 0.1),
    (3, 4, 50.30, 0.01),
    (4, 4, 129.8, 0.1),
    (5, 5, 1035.8, 0.1),
    (10, 4, 2475.9, 0.1),
];

/// The mean of what was found is within three standard errors, or a digit of a figure that is not
/// exact, of what is expected, and that error is at most so large a share of it.
pub fn check_sample(found: &[u32], mean: f64, digit: f64, share: f64, what: &str) {
    let count = found.len() as f64;
    let average = found.iter().copied().map(f64::from).sum::<f64>() / count;
    let squares = found
        .iter()
        .map(|&found| (f64::from(found) - average).powi(2));
    let error = (squares.sum::<f64>() / (count - 1.0) / count).sqrt();
    let about = format!("{what}: {average} ± {error}, not {mean}");
    assert!((average - mean).abs() <= 3.0 * error + digit, "{about}");
    assert!(error < mean * share, "{about}");
}
