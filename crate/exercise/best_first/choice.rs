//! The child that is chosen at a node, and the node that an iteration reaches, by the rules or by a mistake.

use crate::frame::best_first::BestFirstFrame;
use crate::search::best_first::{Child, Mistake, first_of_equals, promise_by};
use crate::tree::NodeId;

/// How much two equal scores may differ, as a part of the greater one: a computer rounds.
const ROUNDED: f64 = 1e-9;

/// The child that is chosen at a node of the tree; `None` if chance chooses, or the mistake has no room.
pub(super) fn choice(
    frame: &BestFirstFrame,
    node: NodeId,
    mistake: Option<Mistake>,
) -> Option<NodeId> {
    if frame.tree().is_chance(node) {
        return None;
    }
    match frame.proves() {
        true => by_proof(frame, node, mistake),
        false => by_score(frame, node, mistake),
    }
}

/// The node that an iteration reaches that begins in this state; `None` as above.
pub(super) fn reached_node(frame: &BestFirstFrame, mistake: Option<Mistake>) -> Option<NodeId> {
    let (tree, all) = (frame.tree(), frame.rules().expands_all());
    let mut node = 0;
    while !tree.is_leaf(node) {
        let ends = match frame.proves() {
            true => !frame.grown(node + 1),
            false => all && node != 0 && frame.visits(node) == 0,
        };
        if ends {
            break;
        }
        node = choice(frame, node, mistake)?;
        if !all && frame.visits(node) == 0 {
            break;
        }
    }
    Some(node)
}

/// The children that can be chosen, each with its numbers.
pub(super) fn unproved_children(
    frame: &BestFirstFrame,
    node: NodeId,
) -> impl Iterator<Item = Child> {
    let children = frame.tree().children(node);
    let numbers = children.map(|child| frame.numbers(child));
    numbers.filter(|child| child.proved.is_none())
}

fn by_score(frame: &BestFirstFrame, node: NodeId, mistake: Option<Mistake>) -> Option<NodeId> {
    let parent = frame.parent(node);
    let fresh = |child: &Child| parent.score(child).is_none();
    // A child without visits comes first, whatever the others have.
    if let Some(fresh) = unproved_children(frame, node).find(fresh) {
        return Some(fresh.node);
    }
    let mut scores = Vec::new();
    for child in unproved_children(frame, node) {
        let score = parent.score_by(mistake, &child)?;
        scores.push((child.node, score.sum()));
    }
    let highest = scores.iter().map(|&(_, sum)| sum).reduce(f64::max)?;
    let slack = ROUNDED * highest.abs().max(1.0);
    let equals = scores.iter().filter(|&&(_, sum)| sum >= highest - slack);
    first_of_equals(mistake, equals).map(|&(child, _)| child)
}

fn by_proof(frame: &BestFirstFrame, node: NodeId, mistake: Option<Mistake>) -> Option<NodeId> {
    let player = frame.tree().player(node);
    let mut numbers = Vec::new();
    for (child, proof) in frame.numbered(node) {
        numbers.push((promise_by(mistake, player, proof)?, child));
    }
    let least = numbers.iter().map(|&(number, _)| number).min()?;
    let equals = numbers.iter().filter(|&&(number, _)| number == least);
    first_of_equals(mistake, equals).map(|&(_, child)| child)
}
