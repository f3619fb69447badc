//! The general listing: pseudo-code made from any rules. For example, its cut test is `>` if that is the rule.

use super::alpha_beta::{ALPHA, BETA, V};
use super::bound::bound;
use super::code::{Code, Duty};
use super::comment::Comment;
use super::driver;
use super::line::Line;
use super::minimax::CHILD;
use super::quantity::{Named, Quantity};
use super::repeating::W;
use crate::search::{
    Again, Algorithm, Bounds, Cut, Memory, Ordering, Returns, Rules, Update, Window,
};
use crate::tree::{Mover, Player};

/// The lines of a search by `rules`, with `chance` those for nodes where chance moves too. A line is `changed` if it is
/// different, absent or elsewhere by the rules of `near`.
pub(super) fn lines(rules: &Rules, near: &Rules, chance: bool) -> Vec<Line> {
    let near = Rules {
        window: rules.window,
        depth: rules.depth,
        values: rules.values,
        guess: rules.guess,
        ..*near
    };
    let call = |rules: &Rules| driver::call(rules).unwrap_or_else(|| call(rules, chance));
    let mut lines = vec![Line {
        text: call(rules),
        comment: None,
        block: false,
        changed: call(rules) != call(&near),
    }];
    let nearby = driver::lines(&near, SEARCH);
    for line in driver::lines(rules, SEARCH) {
        let changed = nearby.iter().all(|other| other.text != line.text);
        lines.push(Line { changed, ..line });
    }
    let movers = MOVERS.into_iter();
    for mover in movers.filter(|&mover| chance || mover != Mover::Chance) {
        for duty in duties(rules, mover) {
            lines.push(Line {
                text: text(rules, mover, duty),
                comment: comment(rules, mover, duty),
                block: duty.is_block(),
                changed: differs(rules, &near, mover, duty),
            });
        }
    }
    lines
}

/// The distance between the rules of a listing and these: the weights of the differences that the code shows. Several
/// visits to a node weigh most, then the bounds that are passed down, then the returned value, then the cut test, the
/// update and the window. Whether there are bounds outweighs all.
pub(super) fn distance(code: &Code, rules: &Rules) -> u32 {
    let own = code.rules();
    if own.bounded() != rules.bounded() {
        return u32::MAX;
    }
    let (bounded, table) = (own.bounded(), has_table(rules));
    let star1 = code.cuts_chance() != rules.values.is_some();
    let weights = [
        (64, own.algorithm != rules.algorithm),
        (32, has_table(&own) != table),
        (16, own.deepening != rules.deepening),
        (8, own.quiescence != rules.quiescence),
        (4, bounded && own.bounds != rules.bounds),
        (2, bounded && own.returns != rules.returns),
        (1, bounded && own.cut != rules.cut),
        (1, bounded && own.update != rules.update),
        (1, bounded && code.one_bound && rules.window != Window::FULL),
        (1, bounded && code.knows_chance() && star1),
        (1, table && own.ordering != rules.ordering),
        (1, tests(rules) && own.again != rules.again),
        (1, own.aspiration.is_some() != rules.aspiration.is_some()),
    ];
    let differences = weights.into_iter().filter(|&(_, differs)| differs);
    differences.map(|(weight, _)| weight).sum()
}

/// The name of the function that searches a node, whoever moves there.
const SEARCH: &str = "search";

const MOVERS: [Mover; 3] = [Mover::Max, Mover::Min, Mover::Chance];

/// The number, from 1, of the line with a duty at the nodes of `mover`, not counting the lines that repeat the call for
/// the root.
pub(super) fn line_of(rules: &Rules, mover: Mover, duty: Duty) -> Option<u32> {
    let position = |mover| duties(rules, mover).iter().position(|&other| other == duty);
    let above = MOVERS.into_iter().take_while(|&other| other != mover);
    let before: usize = above.map(|mover| duties(rules, mover).len()).sum();
    Some((1 + before + position(mover)? + 1) as u32)
}

/// The variable that is set by the line that calls the search of the root.
pub(super) const ANSWER: &[Named] = &[Named("answer", Quantity::Answer)];

/// The variables where chance moves, besides those of all calls.
pub(super) fn chance_variables(rules: &Rules) -> &'static [Named] {
    match star1(rules) {
        true => &[
            Named("p", Quantity::Weight),
            Named("r", Quantity::Left),
            Named("a", Quantity::PassedAlpha),
            Named("b", Quantity::PassedBeta),
        ],
        false => &[Named("p", Quantity::Weight)],
    }
}

pub(super) fn variables(rules: &Rules) -> &'static [Named] {
    const ALPHA0: Named = Named("α₀", Quantity::EntryAlpha);
    const BETA0: Named = Named("β₀", Quantity::EntryBeta);
    match (rules.algorithm, rules.returns) {
        (Algorithm::Minimax, _) => &[V, CHILD],
        (Algorithm::Pvs, Returns::Soft) if tests(rules) => &[ALPHA, BETA, V, CHILD, W],
        (Algorithm::Pvs, Returns::Hard) if tests(rules) => {
            &[ALPHA, BETA, ALPHA0, BETA0, V, CHILD, W]
        }
        (_, Returns::Soft) => &[ALPHA, BETA, V, CHILD],
        (_, Returns::Hard) => &[ALPHA, BETA, ALPHA0, BETA0, V, CHILD],
    }
}

fn duties(rules: &Rules, mover: Mover) -> Vec<Duty> {
    use Duty::*;
    if mover == Mover::Chance {
        return match star1(rules) {
            true => vec![
                Head, Evaluate, Begin, Block, Bind, BindHigh, Take, Test, TestLow, Return,
            ],
            false => vec![Head, Evaluate, Begin, Block, Take, Return],
        };
    }
    let table: &[Duty] = match (has_table(rules), rules.bounded()) {
        (false, _) => &[],
        (true, false) => &[Probe, Hit],
        (true, true) => &[Probe, Hit, Tighten],
    };
    let take: &[Duty] = match tests(rules) {
        true => &[Block, Bind, Take, Again, Improve],
        false => &[Block, Take],
    };
    let end: &[Duty] = match (rules.bounded(), rules.update) {
        (false, _) => &[Return],
        (_, Update::After) => &[Test, Narrow, Return],
        (_, Update::Before) => &[Narrow, Test, Return],
    };
    [&[Head, Evaluate, Begin], table, stand_pat(rules), take, end].concat()
}

/// The lines for noisy nodes.
fn stand_pat(rules: &Rules) -> &'static [Duty] {
    use Duty::*;
    match (rules.bounded(), rules.update) {
        _ if !rules.quiescent() => &[],
        (false, _) => &[Noisy, StandPat],
        (_, Update::After) => &[Noisy, StandPat, StandTest, StandNarrow],
        (_, Update::Before) => &[Noisy, StandPat, StandNarrow, StandTest],
    }
}

/// Whether children are tested with null windows.
fn tests(rules: &Rules) -> bool {
    rules.algorithm == Algorithm::Pvs
}

fn has_table(rules: &Rules) -> bool {
    rules.table != Memory::None
}

/// Whether chance nodes cut off.
fn star1(rules: &Rules) -> bool {
    rules.bounded() && rules.values.is_some()
}

/// Whether the line with a duty has another text by the rules of `near`, is absent, or stands elsewhere.
fn differs(rules: &Rules, near: &Rules, mover: Mover, duty: Duty) -> bool {
    use Duty::{Narrow, StandNarrow, StandTest, Test};
    let moved = matches!(duty, Test | Narrow | StandTest | StandNarrow);
    let moved = moved && rules.update != near.update;
    let is_line = duties(near, mover).contains(&duty);
    moved && mover != Mover::Chance
        || !is_line
        || text(rules, mover, duty) != text(near, mover, duty)
}

fn call(rules: &Rules, chance: bool) -> String {
    let [alpha, beta] = [rules.window.alpha, rules.window.beta].map(bound);
    let call = match rules.algorithm {
        Algorithm::Minimax => "answer ← search(root)".into(),
        _ => format!("answer ← search(root, {alpha}, {beta})"),
    };
    match rules.values {
        Some(Window { alpha, beta }) if chance && star1(rules) => {
            format!("L ← {}; U ← {}; {call}", bound(alpha), bound(beta))
        }
        _ => call,
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
        Duty::Block if has_table(rules) && rules.ordering == Ordering::Table => {
            "  for each child, the best of the table first".into()
        }
        Duty::Block => "  for each child".into(),
        Duty::Take if !tests(rules) => {
            let better = if max { "max" } else { "min" };
            format!(
                "    v ← {better}(v, search(child{}))",
                child_bounds(rules, player)
            )
        }
        Duty::Test | Duty::TestLow | Duty::Break => format!(
            "    if v {}: return {}",
            test(rules, player),
            return_value(rules)
        ),
        Duty::Noisy => {
            let limit = limit(rules);
            // Quiescence begins at a limit.
            debug_assert!(limit.is_some());
            format!("  if depth ≥ {}", limit.unwrap_or_default())
        }
        Duty::StandPat => "    v ← value(node)".into(),
        Duty::StandTest => text(rules, mover, Duty::Test),
        Duty::Narrow | Duty::StandNarrow if max => "    α ← max(α, v)".into(),
        Duty::Narrow | Duty::StandNarrow => "    β ← min(β, v)".into(),
        Duty::Return => format!("  return {}", return_value(rules)),
        _ => repeating_text(rules, player, duty),
    }
}

/// The lines of searches with several visits.
fn repeating_text(rules: &Rules, player: Player, duty: Duty) -> String {
    let max = player == Player::Max;
    match duty {
        Duty::Probe => "  l, u ← table(node)".into(),
        Duty::Hit | Duty::HitHigh => hit(rules),
        Duty::Tighten => match rules.returns {
            Returns::Soft => "  α ← max(α, l); β ← min(β, u)".into(),
            Returns::Hard => "  α, α₀ ← max(α, l); β, β₀ ← min(β, u)".into(),
        },
        Duty::Bind | Duty::BindHigh if max => "    γ ← β if first child, else min(β, α⁺)".into(),
        Duty::Bind | Duty::BindHigh => "    γ ← α if first child, else max(α, β⁻)".into(),
        Duty::Again => again(rules, player),
        Duty::Improve if max => "    v ← max(v, w)".into(),
        Duty::Improve => "    v ← min(v, w)".into(),
        _ if max => "    w ← search(child, α, γ)".into(),
        _ => "    w ← search(child, γ, β)".into(),
    }
}

fn head(rules: &Rules, name: &str) -> String {
    let bounds = if rules.bounded() { ", α, β" } else { "" };
    format!("{name}(node{bounds})")
}

fn evaluate(rules: &Rules) -> String {
    match limit(rules) {
        None => "  if leaf: return value(node)".into(),
        Some(limit) if rules.quiescent() => {
            format!("  if leaf or depth ≥ {limit} and quiet: return value(node)")
        }
        Some(limit) => format!("  if leaf or depth = {limit}: return value(node)"),
    }
}

/// The depth limit, as the code has it.
fn limit(rules: &Rules) -> Option<String> {
    match driver::limits(rules) {
        true => Some("limit".into()),
        false => rules.depth.map(|depth| depth.to_string()),
    }
}

/// The lines for chance nodes: p is the probability of the child, and r that of all children after it.
fn chance_text(rules: &Rules, duty: Duty) -> String {
    let (star1, shallow) = (star1(rules), rules.bounds == Bounds::Shallow);
    let (passes, hard) = (rules.cut == Cut::Pass, rules.returns == Returns::Hard);
    match duty {
        Duty::Head => head(rules, "chance"),
        Duty::Evaluate => evaluate(rules),
        Duty::Begin => "  v ← 0".into(),
        Duty::Block if star1 => "  for each child of weight p, with r left after it".into(),
        Duty::Block => "  for each child of weight p".into(),
        Duty::Bind if shallow => "    a ← −∞".into(),
        Duty::BindHigh if shallow => "    b ← +∞".into(),
        Duty::Bind => "    a ← max(L, (α − v − r·U) / p)".into(),
        Duty::BindHigh => "    b ← min(U, (β − v − r·L) / p)".into(),
        Duty::Test | Duty::Break => format!(
            "    if v + r·L {} β: return {}",
            if passes { ">" } else { "≥" },
            if hard { "β₀" } else { "v + r·L" },
        ),
        Duty::TestLow => format!(
            "    if v + r·U {} α: return {}",
            if passes { "<" } else { "≤" },
            if hard { "α₀" } else { "v + r·U" },
        ),
        Duty::Return => format!("  return {}", return_value(rules)),
        _ if star1 => "    v ← v + p·search(child, a, b)".into(),
        _ if rules.bounded() => "    v ← v + p·search(child, −∞, +∞)".into(),
        _ => "    v ← v + p·search(child)".into(),
    }
}

/// The value that a call returns after its search; a table keeps it.
fn return_value(rules: &Rules) -> &'static str {
    let hard = rules.bounded() && rules.returns == Returns::Hard;
    match (hard, has_table(rules)) {
        (true, true) => "store(clamp(v, α₀, β₀))",
        (true, false) => "clamp(v, α₀, β₀)",
        (false, true) => "store(v)",
        (false, false) => "v",
    }
}

/// The line that returns a value from the table.
fn hit(rules: &Rules) -> String {
    match (rules.bounded(), rules.returns) {
        (false, _) => "  if l = u: return l".into(),
        (_, Returns::Soft) => "  if l = u or l ≥ β: return l; if u ≤ α: return u".into(),
        (_, Returns::Hard) => {
            "  if l = u or l ≥ β: return clamp(l, α, β); if u ≤ α: return α".into()
        }
    }
}

/// The line that searches a child again whose value lies inside.
fn again(rules: &Rules, player: Player) -> String {
    let inside = match (player, rules.cut) {
        (Player::Max, Cut::Reach) => "γ < β and α < w < β",
        (Player::Max, Cut::Pass) => "γ < β and α < w ≤ β",
        (Player::Min, Cut::Reach) => "γ > α and α < w < β",
        (Player::Min, Cut::Pass) => "γ > α and α ≤ w < β",
    };
    let window = match (rules.again, player) {
        (Again::Window, _) => "α, β",
        (Again::Value, Player::Max) => "w, β",
        (Again::Value, Player::Min) => "α, w",
    };
    format!("    if {inside}: w ← search(child, {window})")
}

/// The key of the comment on a line.
fn comment(rules: &Rules, mover: Mover, duty: Duty) -> Option<Comment> {
    match duty {
        Duty::Bind if mover != Mover::Chance => Some(Comment::NextNumber),
        Duty::Take if tests(rules) => Some(Comment::NullWindow),
        Duty::Again => Some(Comment::SearchAgain),
        Duty::Probe => Some(Comment::TableBounds),
        Duty::Noisy => Some(Comment::NoisyNode),
        Duty::StandPat => Some(Comment::StandPat),
        Duty::Return if has_table(rules) => Some(Comment::TableStore),
        _ => None,
    }
}

fn child_bounds(rules: &Rules, player: Player) -> &'static str {
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
