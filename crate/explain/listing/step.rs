//! The line that a step stands for, and the next step on a line.

use super::code::Role;
use super::general;
use crate::frame::CallState;
use crate::search::Update;
use crate::trace::Trace;
use crate::trace::event::Kind;
use crate::tree::{NodeId, Player};

/// The line that calls for the root.
const CALL: u32 = 1;

/// The line, from 1, of the event at `step`, which is at least 1.
pub fn line(trace: &Trace, step: u32) -> u32 {
    let (kind, node) = trace.at(step);
    let player = trace.tree().player(node);
    let line = |role| place(trace, player, role);
    let found = match kind {
        Kind::Finish => None,
        Kind::Enter if trace.searched(node) => line(Role::Begin).or(line(Role::Head)),
        Kind::Enter => line(Role::Head),
        Kind::Evaluate => line(Role::Evaluate),
        Kind::Compare => compared(trace, step, node),
        Kind::Cutoff => line(Role::Test).or(line(Role::Break)),
        Kind::Leave if trace.evaluated(node) => line(Role::Evaluate),
        Kind::Leave if trace.cutoff(node).is_some() => line(Role::Test).or(line(Role::Return)),
        Kind::Leave => line(Role::Return),
    };
    found.unwrap_or(CALL)
}

/// The first step after `step` that stands for `line`.
pub fn next_on_line(trace: &Trace, step: u32, of: u32) -> Option<u32> {
    (step + 1..=trace.steps())
        .filter(|&next| may_stand_for(trace, next, of))
        .find(|&next| line(trace, next) == of)
}

/// Rules out most steps, for a search of millions, by what is quickly known.
fn may_stand_for(trace: &Trace, step: u32, of: u32) -> bool {
    let (kind, node) = trace.at(step);
    let player = trace.tree().player(node);
    let roles: &[Role] = match kind {
        Kind::Finish => return of == CALL,
        Kind::Enter => &[Role::Head, Role::Begin],
        Kind::Evaluate => &[Role::Evaluate],
        Kind::Compare => &[Role::Take, Role::Improve, Role::Narrow],
        Kind::Cutoff => &[Role::Test, Role::Break],
        Kind::Leave => &[Role::Evaluate, Role::Test, Role::Return],
    };
    let mut lines = roles.iter().map(|&role| place(trace, player, role));
    lines.any(|line| line == Some(of))
}

/// The line, from 1, of a role at the nodes of `player`.
fn place(trace: &Trace, player: Player, role: Role) -> Option<u32> {
    match trace.writing().listing() {
        Some(listing) => listing.code().place(player, role),
        None => general::place(trace.rules(), player, role),
    }
}

/// The last line by which a `compare` changes something.
fn compared(trace: &Trace, step: u32, node: NodeId) -> Option<u32> {
    let player = trace.tree().player(node);
    let child = trace.compared(step);
    let improved = player.prefers(trace.best_with(child), trace.best_before(child));
    let cut = trace.cutoff(node) == Some(step + 1);
    let line = |role| place(trace, player, role);
    let test = line(Role::Test).or(line(Role::Break));
    let improve = line(Role::Improve).filter(|&line| improved && (!cut || Some(line) < test));
    let narrow = line(Role::Narrow).filter(|_| improved && moved(trace, step, node, cut));
    let lines = [line(Role::Take), improve, narrow];
    lines.into_iter().flatten().max()
}

/// Whether a value that is the best so far moves the bound of the node's player.
fn moved(trace: &Trace, step: u32, node: NodeId, cut: bool) -> bool {
    let player = trace.tree().player(node);
    let entry = CallState::of(trace, node, step).map(|call| call.entry.window.bound_of(player));
    let stays = cut && trace.rules().update == Update::After;
    let best = trace.best_with(trace.compared(step));
    !stays && entry.is_some_and(|bound| player.prefers(best, bound))
}
