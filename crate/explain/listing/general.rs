//! The general listing, made from the rules: it says `>` where the search cuts by `>`, and so on.

use super::Line;
use super::code::{Named, Quantity, Role};
use super::start::bound;
use crate::search::{Algorithm, Bounds, Cut, Returns, Rules, Update, Window};
use crate::tree::Player;

/// The lines of a search by `rules`, and which of them are others by the rules of `near`.
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
        for &role in roles(rules) {
            lines.push(Line {
                text: text(rules, player, role),
                comment: None,
                block: role == Role::Block,
                changed: changed(rules, &near, player, role),
            });
        }
    }
    lines
}

/// The line, from 1, of a role at the nodes of `player`.
pub(super) fn place(rules: &Rules, player: Player, role: Role) -> Option<u32> {
    let roles = roles(rules);
    let within = roles.iter().position(|&other| other == role)?;
    let before = match player {
        Player::Max => 1,
        Player::Min => 1 + roles.len(),
    };
    Some((before + within + 1) as u32)
}

/// What the line sets that calls for the root.
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

fn roles(rules: &Rules) -> &'static [Role] {
    use Role::*;
    match (rules.algorithm, rules.update) {
        (Algorithm::Minimax, _) => &[Head, Evaluate, Begin, Block, Take, Return],
        (_, Update::After) => &[Head, Evaluate, Begin, Block, Take, Test, Narrow, Return],
        (_, Update::Before) => &[Head, Evaluate, Begin, Block, Take, Narrow, Test, Return],
    }
}

/// Whether a line reads otherwise by the rules of `near`, is not there, or stands elsewhere.
fn changed(rules: &Rules, near: &Rules, player: Player, role: Role) -> bool {
    let moved = matches!(role, Role::Test | Role::Narrow) && rules.update != near.update;
    let there = roles(near).contains(&role);
    moved || !there || text(rules, player, role) != text(near, player, role)
}

fn call(rules: &Rules) -> String {
    let Window { alpha, beta } = rules.window;
    let [alpha, beta] = [alpha, beta].map(bound);
    match rules.algorithm {
        Algorithm::Minimax => "answer ← search(root)".into(),
        Algorithm::AlphaBeta => format!("answer ← search(root, {alpha}, {beta})"),
    }
}

fn text(rules: &Rules, player: Player, role: Role) -> String {
    let max = player == Player::Max;
    let bounds = if rules.bounded() { ", α, β" } else { "" };
    match role {
        Role::Head => format!("{}(node{bounds})", if max { "max" } else { "min" }),
        Role::Evaluate => match rules.depth {
            None => "  if leaf: return value(node)".into(),
            Some(depth) => format!("  if leaf or depth = {depth}: return value(node)"),
        },
        Role::Begin => format!("  v ← {}", bound(player.worst())),
        Role::Block => "  for each child".into(),
        Role::Take | Role::Improve => {
            let better = if max { "max" } else { "min" };
            format!(
                "    v ← {better}(v, search(child{}))",
                passed(rules, player)
            )
        }
        Role::Test | Role::Break => format!(
            "    if v {}: return {}",
            test(rules, player),
            returned(rules)
        ),
        Role::Narrow if max => "    α ← max(α, v)".into(),
        Role::Narrow => "    β ← min(β, v)".into(),
        Role::Return => format!("  return {}", returned(rules)),
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
