//! All places where two searches of one tree part: the merged tree of both, in parts that only one of them enters.
//!
//! A part has all children of one node that one search enters and the other does not, with all that it enters below
//! them. Each node that only one search enters is in one part. Where nodes are searched again, a part has the visits that
//! one search makes more. So the parts add up to the difference of the calls.

use super::blame::Blame;
use super::cause_finding::{LastGiver, cause_of};
use super::part::{NONE, Part, first_call};
use super::revisits::Revisits;
use super::{counterpart, twin};
use crate::frame::Frame;
use crate::trace::{RecordedCall, Trace};
use crate::tree::NodeId;
use crate::tree::sorting::sorted_positions;

/// How many nodes are looked at while a part is traced to its cause.
const TRACED: usize = 8;

/// A part in the list of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// The part.
    pub part: Part,
    /// How many nodes, or visits, more the second search makes in this part and in those that follow from it.
    pub total: i64,
    /// How many parts follow from it: those after it in the list.
    pub followers: u32,
}

/// A node above the next one, and its parts: that of the first search and that of the second.
#[derive(Debug)]
struct Open {
    node: NodeId,
    end: NodeId,
    parts: [u32; 2],
}

/// The differences of two finished searches, found node by node of the first one.
#[derive(Debug, Default)]
pub struct Differences {
    parts: Vec<Part>,
    path: Vec<Open>,
    /// The end of the subtree that only one search enters, and its part.
    inside: Option<(NodeId, u32)>,
    /// The next node.
    node: NodeId,
    revisits: Revisits,
    /// Whether all parts are found.
    collected: bool,
    /// How many parts are traced to their causes.
    traced: usize,
    blame: Blame,
    /// Of the parts of each search.
    givers: [LastGiver; 2],
    /// All parts, once they are known: those that follow from no other, by the size of their totals, each with the
    /// parts that follow from it after it.
    ranked: Option<Vec<Ranked>>,
    /// The numbers of all parts in that list, by their parents.
    by_parent: Vec<u32>,
}

impl Differences {
    /// All differences at once.
    pub fn of(first: &Trace, second: &Trace) -> Differences {
        let mut differences = Differences::default();
        while !differences.advance(first, second, usize::MAX) {}
        differences
    }

    /// All parts as a list; `None` as long as there is work left.
    pub fn ranked(&self) -> Option<&[Ranked]> {
        self.ranked.as_deref()
    }

    /// The parts with this parent, as the first search numbers it, once all are known.
    pub fn of_node(&self, parent: NodeId) -> impl Iterator<Item = &Part> {
        let part = |&at: &u32| Some(&self.ranked.as_ref()?.get(at as usize)?.part);
        let parent_of = move |at: &u32| part(at).map_or(0, |part| part.parent);
        let from = self.by_parent.partition_point(|at| parent_of(at) < parent);
        let rest = self.by_parent.iter().skip(from);
        rest.filter_map(part)
            .take_while(move |part| part.parent == parent)
    }

    /// Looks at so many nodes, or at those that are left, and says whether that was all. Pass the same traces each time.
    pub fn advance(&mut self, first: &Trace, second: &Trace, nodes: usize) -> bool {
        let all = first.tree().len() as NodeId;
        if self.node < all {
            self.collect(first, second, nodes);
        } else if !self.collected {
            self.revisit(first, second, nodes);
        } else if self.traced < self.parts.len() {
            self.find_causes(first, second, nodes);
        } else if self.ranked.is_none() {
            self.rank();
        }
        self.ranked.is_some()
    }

    fn collect(&mut self, first: &Trace, second: &Trace, nodes: usize) {
        let nodes = first.tree().slice(self.node, nodes);
        let last = |trace| Frame::new(trace, Trace::steps(trace));
        let frames = [last(first), last(second)];
        for node in nodes.clone() {
            self.visit(&frames, [first, second], node);
        }
        self.node = nodes.end;
    }

    fn revisit(&mut self, first: &Trace, second: &Trace, calls: usize) {
        if self.revisits.advance([first, second], calls) {
            self.parts.extend(self.revisits.parts());
            self.revisits = Revisits::default();
            self.sort(first, second);
            self.collected = true;
        }
    }

    /// Puts the parts in the order of the steps of the first search, so that each comes after those that it can follow
    /// from.
    fn sort(&mut self, first: &Trace, second: &Trace) {
        for part in &mut self.parts {
            let [by, other] = part.sides(first, second);
            let side = usize::from(part.second);
            part.steps[1 - side] = counterpart(by, part.steps[side], other);
        }
        let sorted = sorted_positions(self.parts.iter().map(|part| part.steps[0]));
        self.parts = sorted.filter_map(|at| self.part(at).copied()).collect();
        self.blame = Blame::new(&self.parts);
        self.path = Vec::new();
    }

    fn find_cause(&mut self, at: u32, traces: [&Trace; 2]) {
        let Some(&part) = self.part(at) else { return };
        let cause = cause_of(
            &part,
            traces[0],
            traces[1],
            &self.givers[usize::from(part.second)],
        );
        let Some(source) = cause.and_then(|cause| cause.source) else {
            return;
        };
        let from = self.blame.of((at, &part), source, traces);
        if self.part(from).is_some_and(|from| from.before(&part)) {
            self.parts[at as usize].follows = from;
        }
    }

    fn visit(&mut self, frames: &[Frame; 2], traces: [&Trace; 2], node: NodeId) {
        let tree = frames[0].tree();
        while self.path.pop_if(|open| open.end <= node).is_some() {}
        let Some(like) = twin(tree, node, frames[1].tree()) else {
            return;
        };
        let (here, there) = (frames[0].ever(node), frames[1].ever(like));
        if here != there {
            let own = if there { like } else { node };
            self.add(tree.end(node), node, there, own, traces[usize::from(there)]);
        }
        if (here || there) && !tree.is_leaf(node) {
            self.path.push(Open {
                node,
                end: tree.end(node),
                parts: [NONE; 2],
            });
        }
    }

    /// Adds a node that only one search enters, which numbers it `own`.
    fn add(&mut self, end: NodeId, node: NodeId, second: bool, own: NodeId, by: &Trace) {
        let within = self.inside.filter(|&(end, _)| node < end);
        let same = |&(_, at): &(NodeId, u32)| self.part(at).is_some_and(|p| p.second == second);
        let at = match within.filter(same) {
            Some((_, at)) => at,
            None => self.top(end, second, own, by),
        };
        if let Some(part) = self.parts.get_mut(at as usize) {
            part.nodes += 1;
        }
    }

    fn part(&self, at: u32) -> Option<&Part> {
        self.parts.get(at as usize)
    }

    /// Adds a topmost node to the part of its parent, which is made if need be. Returns the number of the part.
    fn top(&mut self, end: NodeId, second: bool, own: NodeId, by: &Trace) -> u32 {
        let side = usize::from(second);
        let number = self.parts.len() as u32;
        let parent = self.path.last().map_or(0, |open| open.node);
        let at = match self.path.last_mut().map(|open| &mut open.parts[side]) {
            Some(part) if *part != NONE => *part,
            Some(part) => {
                *part = number;
                number
            }
            None => number,
        };
        let entered = first_call(by, own).map_or(0, RecordedCall::entered);
        if at == number {
            let mut steps = [0; 2];
            steps[side] = entered;
            self.parts.push(Part {
                second,
                again: false,
                parent,
                top: own,
                nodes: 0,
                steps,
                follows: NONE,
            });
        } else if let Some(part) = self.parts.get_mut(at as usize)
            && entered < part.steps[side]
        {
            (part.top, part.steps[side]) = (own, entered);
        }
        self.inside = Some((end, at));
        at
    }

    fn find_causes(&mut self, first: &Trace, second: &Trace, nodes: usize) {
        let end = self.traced.saturating_add(nodes.div_ceil(TRACED));
        let end = end.min(self.parts.len());
        for at in self.traced..end {
            self.find_cause(at as u32, [first, second]);
        }
        self.traced = end;
    }

    fn rank(&mut self) {
        let roots = self.roots();
        // Of each part that follows from none: the sum, and its members.
        let mut groups = vec![(0, Vec::new()); self.parts.len()];
        for at in sorted_positions(self.parts.iter().map(|part| u32::MAX - part.nodes)) {
            let group = roots
                .get(at as usize)
                .and_then(|&root| groups.get_mut(root as usize));
            if let (Some((total, members)), Some(part)) = (group, self.parts.get(at as usize)) {
                *total += part.signed();
                members.push(at);
            }
        }
        let least = |(total, _): &(i64, _)| u32::MAX - total.unsigned_abs() as u32;
        let order = sorted_positions(groups.iter().map(least));
        let mut ranked = Vec::with_capacity(self.parts.len());
        for root in order {
            if let Some((total, members)) = groups.get(root as usize) {
                self.list(root, *total, members, &mut ranked);
            }
        }
        self.by_parent = sorted_positions(ranked.iter().map(|row| row.part.parent)).collect();
        self.ranked = Some(ranked);
        (self.parts, self.blame) = (Vec::new(), Blame::default());
    }

    /// Lists a part that follows from none, and the others of its group after it.
    fn list(&self, root: u32, total: i64, members: &[u32], ranked: &mut Vec<Ranked>) {
        let others = members.iter().copied().filter(|&at| at != root);
        let head = (!members.is_empty()).then_some(root);
        for at in head.into_iter().chain(others) {
            let Some(&part) = self.part(at) else { continue };
            let own = at == root;
            ranked.push(Ranked {
                part,
                total: if own { total } else { part.signed() },
                followers: if own { members.len() as u32 - 1 } else { 0 },
            });
        }
    }

    /// For each part the first one that it follows from, over any number of others; itself if it follows from none.
    fn roots(&self) -> Vec<u32> {
        let mut roots = Vec::with_capacity(self.parts.len());
        for (part, at) in self.parts.iter().zip(0..) {
            let root = roots.get(part.follows as usize).copied();
            roots.push(root.unwrap_or(at));
        }
        roots
    }
}
