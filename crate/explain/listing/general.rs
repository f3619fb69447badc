//! The general listing: pseudo-code made from any rules. For example, its cut test is `>` if that is the rule.

use super::code::{Duty, Named, Quantity};
use super::line::Line;
use super::start::bound;
use crate::search::{Algorithm, Bounds, Cut, Returns, Rules, Update, Window};
use crate::tree::Player;

/// The lines of a search by `rules`. A line is `changed` if it is different, absent or elsewhere by the rules of
/// `near`.
pub(super) fn lines(rules: &Rules, near: &Rules) -> Vec<Line> {
    let near = Rules {
        window: rules.window,
        depth: rules.depth,
        ..*near
    };
    let mut lines = vec![Line {
        text: call(rules),
        comment: None,
        block: false,
        changed: call(rules) != call(&near),
    }];
    for player in [Player::Max, Player::Min] {
        for &duty in duties(rules) {
            lines.push(Line {
                text: text(rules, player, duty),
                comment: None,
                block: duty == Duty::Block,
                changed: changed(rules, &near, player, duty),
            });
        }
    }
    lines
}

/// The number, from 1, of the line with a duty at the nodes of `player`.
pub(super) fn line_of(rules: &Rules, player: Player, duty: Duty) -> Option<u32> {
    let duties = duties(rules);
    let within = duties.iter().position(|&other| other == duty)?;
    let before = match player {
        Player::Max => 1,
        Player::Min => 1 + duties.len(),
    };
    Some((before + within + 1) as u32)
}

/// The variable that is set by the line that calls the search of the root.
pub(super) const ANSWER: &[Named] = &[Named("answer", Quantity::Answer)];

/// The variables of a call.
pub(super) fn variables(rules: &Rules) -> &'static [Named] {
    const V: Named = Named("v", Quantity::Best);
    const CHILD: Named = Named("child", Quantity::Child);
    const ALPHA: Named = Named("α", Quantity::Alpha);
    const BETA: Named = Named("β", Quantity::Beta);
    match (rules.algorithm, rules.returns) {
        (Algorithm::Minimax, _) => &[V, CHILD],
        (Algorithm::AlphaBeta, Returns::Soft) => &[ALPHA, BETA, V, CHILD],
        (Algorithm::AlphaBeta, Returns::Hard) => &[
            ALPHA,
            BETA,
            Named("α₀", Quantity::EntryAlpha),
            Named("β₀", Quantity::EntryBeta),
            V,
            CHILD,
        ],
    }
}

fn duties(rules: &Rules) -> &'static [Duty] {
    use Duty::*;
    match (rules.algorithm, rules.update) {
        (Algorithm::Minimax, _) => &[Head, Evaluate, Begin, Block, Take, Return],
        (_, Update::After) => &[Head, Evaluate, Begin, Block, Take, Test, Narrow, Return],
        (_, Update::Before) => &[Head, Evaluate, Begin, Block, Take, Narrow, Test, Return],
    }
}

/// Whether the line with a duty has another text by the rules of `near`, is absent, or stands elsewhere.
fn changed(rules: &Rules, near: &Rules, player: Player, duty: Duty) -> bool {
    let moved = matches!(duty, Duty::Test | Duty::Narrow) && rules.update != near.update;
    let there = duties(near).contains(&duty);
    moved || !there || text(rules, player, duty) != text(near, player, duty)
}

fn call(rules: &Rules) -> String {
    let Window { alpha, beta } = rules.window;
    let [alpha, beta] = [alpha, beta].map(bound);
    match rules.algorithm {
        Algorithm::Minimax => "answer ← search(root)".into(),
        Algorithm::AlphaBeta => format!("answer ← search(root, {alpha}, {beta})"),
    }
}

fn text(rules: &Rules, player: Player, duty: Duty) -> String {
    let max = player == Player::Max;
    let bounds = if rules.bounded() { ", α, β" } else { "" };
    match duty {
        Duty::Head => format!("{}(node{bounds})", if max { "max" } else { "min" }),
        Duty::Evaluate => match rules.depth {
            None => "  if leaf: return value(node)".into(),
            Some(depth) => format!("  if leaf or depth = {depth}: return value(node)"),
        },
        Duty::Begin => format!("  v ← {}", bound(player.worst())),
        Duty::Block => "  for each child".into(),
        Duty::Take | Duty::Improve => {
            let better = if max { "max" } else { "min" };
            format!(
                "    v ← {better}(v, search(child{}))",
                passed(rules, player)
            )
        }
        Duty::Test | Duty::Break => format!(
            "    if v {}: return {}",
            test(rules, player),
            returned(rules)
        ),
        Duty::Narrow if max => "    α ← max(α, v)".into(),
        Duty::Narrow => "    β ← min(β, v)".into(),
        Duty::Return => format!("  return {}", returned(rules)),
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
