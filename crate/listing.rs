//! The search as pseudo-code of our own, and the line that each step stands for.
//!
//! The listing is that of the rules: it says `>` where the search cuts by `>`, and so on.

use crate::event::Kind;
use crate::search::{Algorithm, Bounds, Cut, Returns, Rules, Update, Window};
use crate::trace::Trace;
use crate::tree::Player;

/// The lines of a function for one player, in the order they are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    Head,
    Evaluate,
    Worst,
    Loop,
    Compare,
    Test,
    Narrow,
    Return,
}

/// The pseudo-code of a search by `rules`, line by line.
pub fn listing(rules: &Rules) -> Vec<String> {
    let players = [Player::Max, Player::Min].into_iter();
    std::iter::once(call(rules))
        .chain(players.flat_map(|player| {
            lines(rules)
                .iter()
                .map(move |&line| text(rules, player, line))
        }))
        .collect()
}

/// The line, from 1, of the event at `step`.
pub fn line(trace: &Trace, step: u32) -> u32 {
    let (kind, node) = trace.at(step);
    let rules = trace.rules();
    let line = match kind {
        Kind::Finish => return 1,
        Kind::Enter => Line::Head,
        Kind::Evaluate => Line::Evaluate,
        Kind::Compare => Line::Compare,
        Kind::Cutoff => Line::Test,
        Kind::Leave if trace.evaluated(node) => Line::Evaluate,
        Kind::Leave if trace.cutoff(node).is_some() => Line::Test,
        Kind::Leave => Line::Return,
    };
    let lines = lines(rules);
    let within = lines.iter().position(|&l| l == line).unwrap_or_default();
    let before = match trace.tree().player(node) {
        Player::Max => 1,
        Player::Min => 1 + lines.len(),
    };
    (before + within + 1) as u32
}

fn lines(rules: &Rules) -> &'static [Line] {
    use Line::*;
    match (rules.algorithm, rules.update) {
        (Algorithm::Minimax, _) => &[Head, Evaluate, Worst, Loop, Compare, Return],
        (_, Update::After) => &[Head, Evaluate, Worst, Loop, Compare, Test, Narrow, Return],
        (_, Update::Before) => &[Head, Evaluate, Worst, Loop, Compare, Narrow, Test, Return],
    }
}

fn call(rules: &Rules) -> String {
    let Window { alpha, beta } = rules.window;
    let [alpha, beta] = [alpha, beta].map(bound);
    match rules.algorithm {
        Algorithm::Minimax => "answer ← search(root)".into(),
        Algorithm::AlphaBeta => format!("answer ← search(root, {alpha}, {beta})"),
    }
}

fn text(rules: &Rules, player: Player, line: Line) -> String {
    let max = player == Player::Max;
    let bounds = if rules.bounded() { ", α, β" } else { "" };
    match line {
        Line::Head => format!("{}(node{bounds})", if max { "max" } else { "min" }),
        Line::Evaluate => match rules.depth {
            None => "  if leaf: return value(node)".into(),
            Some(depth) => format!("  if leaf or depth = {depth}: return value(node)"),
        },
        Line::Worst => format!("  v ← {}", bound(player.worst())),
        Line::Loop => "  for each child".into(),
        Line::Compare => {
            let better = if max { "max" } else { "min" };
            format!(
                "    v ← {better}(v, search(child{}))",
                passed(rules, player)
            )
        }
        Line::Test => format!(
            "    if v {}: return {}",
            test(rules, player),
            returned(rules)
        ),
        Line::Narrow if max => "    α ← max(α, v)".into(),
        Line::Narrow => "    β ← min(β, v)".into(),
        Line::Return => format!("  return {}", returned(rules)),
    }
}

fn returned(rules: &Rules) -> &'static str {
    match (rules.algorithm, rules.returns) {
        (Algorithm::AlphaBeta, Returns::Hard) => "clamp(v, α₀, β₀)",
        _ => "v",
    }
}

fn passed(rules: &Rules, player: Player) -> &'static str {
    match (rules.algorithm, rules.bounds, player) {
        (Algorithm::Minimax, ..) => "",
        (_, Bounds::Deep, _) => ", α, β",
        (_, Bounds::Shallow, Player::Max) => ", v, +∞",
        (_, Bounds::Shallow, Player::Min) => ", −∞, v",
    }
}

fn test(rules: &Rules, player: Player) -> &'static str {
    match (player, rules.cut) {
        (Player::Max, Cut::Reach) => "≥ β",
        (Player::Max, Cut::Pass) => "> β",
        (Player::Min, Cut::Reach) => "≤ α",
        (Player::Min, Cut::Pass) => "< α",
    }
}

fn bound(value: f64) -> String {
    match value {
        f64::INFINITY => "+∞".into(),
        f64::NEG_INFINITY => "−∞".into(),
        _ => crate::notation::number(value).replace('-', "−"),
    }
}
