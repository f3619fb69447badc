//! The lines of the general listing that call the search of the root several times: MTD(f) and iterative deepening.

use super::code::{Named, Quantity};
use super::start::bound;
use crate::search::{Algorithm, Deepening, Rules, Widen};

/// A line: its text, the key of its comment, and what it does.
pub(super) struct Driven(pub String, pub Option<&'static str>, pub Part);

/// What a line does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// No step stands for it.
    Block,
    /// A pass ends here.
    Verdict,
}

/// The lines, the line that is told first excepted; none if there is one pass.
pub(super) fn lines(rules: &Rules) -> Vec<Driven> {
    if cfg!(feature = "once") || !rules.in_passes() {
        return Vec::new();
    }
    let mut lines = Vec::new();
    if rules.deepening == Deepening::On {
        deepening(rules, &mut lines);
    }
    if rules.algorithm == Algorithm::Mtd {
        mtd(&mut lines);
    }
    lines
}

/// The number, from 1, of the line where a pass ends; line 1 makes the first call.
pub(super) fn verdict(rules: &Rules) -> Option<u32> {
    let ends = |line: &Driven| line.2 == Part::Verdict;
    lines(rules).iter().position(ends).map(|at| at as u32 + 2)
}

/// The call that begins it all; `None` if there is one pass.
pub(super) fn call(rules: &Rules) -> Option<String> {
    match (rules.deepening, rules.algorithm) {
        _ if cfg!(feature = "once") => None,
        (Deepening::On, _) => Some("answer ← deepen(root)".into()),
        (_, Algorithm::Mtd) => Some(format!("answer ← mtd(root, {})", bound(rules.guess))),
        _ => None,
    }
}

/// The variables where a pass ends.
pub(super) fn variables(rules: &Rules) -> &'static [Named] {
    match rules.algorithm {
        Algorithm::Mtd => &[
            Named("g", Quantity::Answer),
            Named("l", Quantity::Low),
            Named("u", Quantity::High),
        ],
        _ => &[Named("answer", Quantity::Answer)],
    }
}

fn deepening(rules: &Rules, lines: &mut Vec<Driven>) {
    let [alpha, beta] = [rules.window.alpha, rules.window.beta].map(bound);
    let mut block = |text: String| lines.push(Driven(text, None, Part::Block));
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
    block(format!("  for limit from {first} to {last}"));
    let search = |text: String| Driven(text, None, Part::Verdict);
    match (rules.algorithm, rules.aspiration) {
        (Algorithm::Mtd, _) => block("    answer ← mtd(root, answer)".into()),
        (Algorithm::Minimax, _) => lines.push(search("    answer ← search(root)".into())),
        (_, None) => lines.push(search(format!(
            "    answer ← search(root, {alpha}, {beta})"
        ))),
        (_, Some(reach)) => {
            block("    repeat".into());
            lines.push(search("      answer ← search(root, α, β)".into()));
            aspiration(rules.widen, reach, lines);
        }
    }
    lines.push(Driven("  return answer".into(), None, Part::Block));
}

/// The window widens until the value lies inside.
fn aspiration(widen: Widen, reach: f64, lines: &mut Vec<Driven>) {
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
        lines.push(Driven(text, None, Part::Block));
    }
}

fn mtd(lines: &mut Vec<Driven>) {
    for (text, comment, part) in [
        ("mtd(root, g)", None, Part::Block),
        ("  l ← −∞; u ← +∞", None, Part::Block),
        ("  while l < u", None, Part::Block),
        (
            "    if g = l: α ← g; β ← g⁺; else: α ← g⁻; β ← g",
            Some("next-number"),
            Part::Block,
        ),
        ("    g ← search(root, α, β)", None, Part::Block),
        ("    if g < β: u ← g; else: l ← g", None, Part::Verdict),
        ("  return g", None, Part::Block),
    ] {
        lines.push(Driven(text.into(), comment, part));
    }
}
