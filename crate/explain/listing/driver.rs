//! The lines that call the search of the root several times: MTD(f) and iterative deepening.

use super::bound::bound;
use super::comment::Comment;
use super::line::Line;
use super::quantity::{Named, Quantity};
use crate::search::{Algorithm, Deepening, Rules, Widen};

/// The lines after the first, which is the `call`; none if there is one pass. `search` is the function that searches
/// the root. All but those where a pass ends are blocks.
pub(super) fn lines(rules: &Rules, search: &str) -> Vec<Line> {
    if !rules.in_passes() {
        return Vec::new();
    }
    let mut lines = Vec::new();
    if limits(rules) {
        deepening(rules, search, &mut lines);
    }
    if rules.algorithm == Algorithm::Mtd {
        mtd(search, &mut lines);
    }
    lines
}

/// The number, from 1, of the line where a pass ends; line 1 makes the first call.
pub(super) fn verdict(rules: &Rules) -> Option<u32> {
    let at = lines(rules, "").iter().position(|line| !line.block);
    at.map(|at| at as u32 + 2)
}

/// The call that begins it all; `None` if there is one pass.
pub(super) fn call(rules: &Rules) -> Option<String> {
    match (rules.deepening, rules.algorithm) {
        (Deepening::On, _) => Some("answer ← deepen(root)".into()),
        (_, Algorithm::Mtd) => Some(format!("answer ← mtd(root, {})", bound(rules.guess))),
        _ => None,
    }
}

/// Whether passes differ by their depth limits.
pub(super) fn limits(rules: &Rules) -> bool {
    rules.deepening == Deepening::On
}

/// The variables where a pass ends.
pub(super) fn variables(rules: &Rules) -> &'static [Named] {
    match rules.algorithm {
        Algorithm::Mtd => &[
            Named("g", Quantity::Answer),
            Named("l", Quantity::Low),
            Named("u", Quantity::High),
        ],
        _ => &[
            Named("limit", Quantity::PassLimit),
            Named("answer", Quantity::Answer),
        ],
    }
}

fn deepening(rules: &Rules, search: &str, lines: &mut Vec<Line>) {
    let [alpha, beta] = [rules.window.alpha, rules.window.beta].map(bound);
    let mut block = |text: String| lines.push(Line::new(text, None, true));
    let last = match rules.depth {
        None => "height".into(),
        Some(depth) => depth.to_string(),
    };
    let first = rules.depth.map_or(1, |depth| depth.min(1));
    block("deepen(root)".into());
    match (rules.algorithm, rules.aspiration) {
        (Algorithm::Mtd, _) => block(format!("  answer ← {}", bound(rules.guess))),
        (Algorithm::Minimax, _) | (_, None) => {}
        _ => block(format!("  α ← {alpha}; β ← {beta}")),
    }
    lines.push(Line::new(
        format!("  for limit from {first} to {last}"),
        Some(Comment::PassDeeper),
        true,
    ));
    let mut block = |text: &str| lines.push(Line::new(text, None, true));
    let pass = |text: String| Line::new(text, None, false);
    match (rules.algorithm, rules.aspiration) {
        (Algorithm::Mtd, _) => block("    answer ← mtd(root, answer)"),
        (Algorithm::Minimax, _) => lines.push(pass(format!("    answer ← {search}(root)"))),
        (_, None) => lines.push(pass(format!(
            "    answer ← {search}(root, {alpha}, {beta})"
        ))),
        (_, Some(reach)) => {
            block("    repeat");
            lines.push(pass(format!("      answer ← {search}(root, α, β)")));
            aspiration(rules.widen, reach, lines);
        }
    }
    lines.push(Line::new("  return answer", None, true));
}

/// The window widens until the value lies inside.
fn aspiration(widen: Widen, reach: f64, lines: &mut Vec<Line>) {
    let [low, high] = match widen {
        Widen::Open => ["−∞", "+∞"],
        Widen::Double => ["2·α − c", "2·β − c"],
    };
    let reach = bound(reach);
    for text in [
        format!("      if answer ≤ α: α ← {low}"),
        format!("      else if answer ≥ β: β ← {high}"),
        "      else: break".into(),
        format!("    c ← answer; α ← c − {reach}; β ← c + {reach}"),
    ] {
        lines.push(Line::new(text, None, true));
    }
}

fn mtd(search: &str, lines: &mut Vec<Line>) {
    let mut push = |text: &str, comment, block| lines.push(Line::new(text, comment, block));
    push("mtd(root, g)", Some(Comment::FirstGuess), true);
    push("  l ← −∞; u ← +∞", Some(Comment::ValueBetween), true);
    push("  while l < u", None, true);
    let window = "    if g = l: α ← g; β ← g⁺; else: α ← g⁻; β ← g";
    push(window, Some(Comment::NextNumber), true);
    push(&format!("    g ← {search}(root, α, β)"), None, true);
    let verdict = "    if g < β: u ← g; else: l ← g";
    push(verdict, Some(Comment::FailsLowHigh), false);
    push("  return g", None, true);
}
