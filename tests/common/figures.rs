//! Published numbers of leaves evaluated, and a check that a simulated mean agrees with them.

/// Branching, depth, expected number of leaves evaluated in a random tree with shallow bounds, and the last
/// digit given. The published numbers come from simulations, so their last digit is uncertain.
pub const SHALLOW_LEAVES: [(u32, u32, f64, f64); 7] = [
    (2, 4, 12.75, 0.01),
    (2, 6, 44.24, 0.01),
    (2, 10, 531.9, 0.1),
    (3, 4, 50.30, 0.01),
    (4, 4, 129.8, 0.1),
    (5, 5, 1035.8, 0.1),
    (10, 4, 2475.9, 0.1),
];

/// Checks that the mean of the sample is within three standard errors plus `digit` of `mean`, and that the
/// standard error is less than `share` of `mean`.
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
