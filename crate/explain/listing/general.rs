//! The general listing: pseudo-code made from any rules. For example, its cut test is `>` if that is the rule.

use super::code::{Duty, Named, Quantity};
use super::line::Line;
use super::start::bound;
use crate::search::{Algorithm, Bounds, Cut, Returns, Rules, Update, Window};
use crate::tree::{Mover, Player};

/// The lines of a search by `rules`, with `chance` those for nodes where chance moves too. A line is `changed` if it is
/// different, absent or elsewhere by the rules of `near`.
pub(super) fn lines(rules: &Rules, near: &Rules, chance: bool) -> Vec<Line> {
    let near = Rules {
        window: rules.window,
        depth: rules.depth,
        values: rules.values,
        ..*near
    };
    let call = |rules| call(rules, chance);
    let mut lines = vec![Line {
        text: call(rules),
        comment: None,
        block: false,
        changed: call(rules) != call(&near),
    }];
    let movers = MOVERS.into_iter();
    for mover in movers.filter(|&mover| chance || mover != Mover::Chance) {
        for &duty in duties(rules, mover) {
            lines.push(Line {
                text: text(rules, mover, duty),
                comment: None,
                block: matches!(duty, Duty::Block | Duty::Bind),
                changed: changed(rules, &near, mover, duty),
            });
        }
    }
    lines
}

const MOVERS: [Mover; 3] = [Mover::Max, Mover::Min, Mover::Chance];

/// The number, from 1, of the line with a duty at the nodes of `mover`.
pub(super) fn line_of(rules: &Rules, mover: Mover, duty: Duty) -> Option<u32> {
    let found = |mover| duties(rules, mover).iter().position(|&other| other == duty);
    let above = MOVERS.into_iter().take_while(|&other| other != mover);
    let before: usize = above.map(|mover| duties(rules, mover).len()).sum();
    Some((1 + before + found(mover)? + 1) as u32)
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
        (_, Returns::Soft) => &[ALPHA, BETA, V, CHILD],
        (_, Returns::Hard) => &[
            ALPHA,
            BETA,
            Named("α₀", Quantity::EntryAlpha),
            Named("β₀", Quantity::EntryBeta),
            V,
            CHILD,
        ],
    }
}

fn duties(rules: &Rules, mover: Mover) -> &'static [Duty] {
    use Duty::*;
    if mover == Mover::Chance {
        return match star1(rules) {
            true => &[Head, Evaluate, Begin, Block, Bind, Take, Test, Return],
            false => &[Head, Evaluate, Begin, Block, Take, Return],
        };
    }
    match (rules.algorithm, rules.update) {
        (Algorithm::Minimax, _) => &[Head, Evaluate, Begin, Block, Take, Return],
        (_, Update::After) => &[Head, Evaluate, Begin, Block, Take, Test, Narrow, Return],
        (_, Update::Before) => &[Head, Evaluate, Begin, Block, Take, Narrow, Test, Return],
    }
}

/// Whether nodes where chance moves are cut.
fn star1(rules: &Rules) -> bool {
    rules.bounded() && rules.values.is_some()
}

/// Whether the line with a duty has another text by the rules of `near`, is absent, or stands elsewhere.
fn changed(rules: &Rules, near: &Rules, mover: Mover, duty: Duty) -> bool {
    let moved = matches!(duty, Duty::Test | Duty::Narrow) && rules.update != near.update;
    let there = duties(near, mover).contains(&duty);
    moved && mover != Mover::Chance || !there || text(rules, mover, duty) != text(near, mover, duty)
}

fn call(rules: &Rules, chance: bool) -> String {
    let [alpha, beta] = [rules.window.alpha, rules.window.beta].map(bound);
    let call = match rules.algorithm {
        Algorithm::Minimax => "answer ← search(root)".into(),
        _ => format!("answer ← search(root, {alpha}, {beta})"),
    };
    match rules.values.filter(|_| chance && star1(rules)) {
        Some(Window { alpha, beta }) => {
            format!("L ← {}; U ← {}; {call}", bound(alpha), bound(beta))
        }
        None => call,
    }
}

fn text(rules: &Rules, mover: Mover, duty: Duty) -> String {
    let player = match mover {
        Mover::Max => Player::Max,
        Mover::Min => Player::Min,
        Mover::Chance => return chance_text(rules, duty),
    };
    let max = player == Player::Max;
    match duty {
        Duty::Head => head(rules, if max { "max" } else { "min" }),
        Duty::Evaluate => evaluate(rules),
        Duty::Begin => format!("  v ← {}", bound(player.worst())),
        Duty::Block | Duty::Bind => "  for each child".into(),
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

fn head(rules: &Rules, name: &str) -> String {
    let bounds = if rules.bounded() { ", α, β" } else { "" };
    format!("{name}(node{bounds})")
}

fn evaluate(rules: &Rules) -> String {
    match rules.depth {
        None => "  if leaf: return value(node)".into(),
        Some(depth) => format!("  if leaf or depth = {depth}: return value(node)"),
    }
}

/// The lines for nodes where chance moves: p is the weight of the child, and r that of all children after it.
fn chance_text(rules: &Rules, duty: Duty) -> String {
    let (star1, shallow) = (star1(rules), rules.bounds == Bounds::Shallow);
    match duty {
        Duty::Head => head(rules, "chance"),
        Duty::Evaluate => evaluate(rules),
        Duty::Begin => "  v ← 0".into(),
        Duty::Block if star1 => "  for each child of weight p, with r left after it".into(),
        Duty::Block => "  for each child of weight p".into(),
        Duty::Bind if shallow => "    a ← −∞; b ← +∞".into(),
        Duty::Bind => "    a ← max(L, (α − v − r·U) / p); b ← min(U, (β − v − r·L) / p)".into(),
        Duty::Test | Duty::Break => {
            let (reach, under) = match rules.cut {
                Cut::Reach => ("≥", "≤"),
                Cut::Pass => (">", "<"),
            };
            let [least, most] = match rules.returns {
                Returns::Soft => ["v + r·L", "v + r·U"],
                Returns::Hard => ["β₀", "α₀"],
            };
            format!("    if v + r·L {reach} β: return {least}; if v + r·U {under} α: return {most}")
        }
        Duty::Return => format!("  return {}", returned(rules)),
        _ if star1 => "    v ← v + p·search(child, a, b)".into(),
        _ if rules.bounded() => "    v ← v + p·search(child, −∞, +∞)".into(),
        _ => "    v ← v + p·search(child)".into(),
    }
}

fn returned(rules: &Rules) -> &'static str {
    match (rules.algorithm, rules.returns) {
        (algorithm, Returns::Hard) if algorithm != Algorithm::Minimax => "clamp(v, α₀, β₀)",
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
