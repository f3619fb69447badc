//! Why an answer is wrong: a key and its parameters. The sentences are in `www/messages/`.

use serde::Serialize;
use ts_rs::TS;

use super::asked::{Asked, Field, Windows};
use super::average::Average;
use super::content::Content;
use super::difficulty::cuts;
use super::key::{Call, Key, bound};
use super::reading::Unread;
use super::task::Task;
use crate::explain::view::View;
use crate::search::{Cut, Returns, Update, Window};
use crate::trace::event::Side;
use crate::tree::names::Place;
use crate::tree::{NodeId, Player};

/// The reason of a verdict.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(
    tag = "key",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum Reason {
    /// The text is no number, bound or range.
    Unreadable,
    /// The text can mean two things.
    Ambiguous,
    /// The box takes a single number.
    NotANumber,
    /// The text does not say for which x something holds.
    NoCondition,
    /// The text is not that of a tree.
    NoTree,
    /// The tree is too large.
    TreeTooLarge {
        /// The most nodes.
        most: usize,
    },
    /// The node returns another value.
    OtherValue {
        /// The node.
        node: Place,
        /// Its player, who takes the best of the values of the children searched.
        player: Player,
        /// Whether that is clamped into the window.
        clamped: bool,
        /// Whether values are those of the side to move: each node takes the greatest of the negated values.
        mover: bool,
    },
    /// Something else is proved of the node.
    OtherRange {
        /// The node.
        node: Place,
    },
    /// Chance moves at the node, which returns another average.
    OtherAverage {
        /// The node.
        node: Place,
    },
    /// Chance moves at the node, which is cut: it returns the bound that holds whatever its other children are worth.
    OtherLimit {
        /// The node.
        node: Place,
    },
    /// The average is that of equal probabilities.
    EqualChances,
    /// The sum so far of a node at which chance moves and that is cut.
    SumSoFar,
    /// The value is the worst of the children's for the player, not the best.
    OtherPlayer {
        /// The player of the node.
        player: Player,
    },
    /// The value is that with the pruned children, which the search never sees.
    BeyondCut,
    /// The value is not clamped into the window, and is to be.
    NotClamped,
    /// The value is clamped into the window, and is not to be.
    Clamped,
    /// A bare number where only a bound is proved.
    BoundAsValue,
    /// A bound where the value is known.
    ValueAsBound,
    /// ≥ for ≤, or the other way round.
    WrongSign,
    /// Another bound.
    OtherBound,
    /// The bound at entry, which has moved since.
    EntryBound,
    /// The bound as it last stood; asked is that at entry.
    FinalBound,
    /// α for β.
    Exchanged,
    /// The bound of an ancestor was not handed down.
    NotHandedDown,
    /// The bound has moved at the cutoff; by the rules it does not.
    Moved,
    /// The bound has not moved at the cutoff; by the rules it does.
    NotMoved,
    /// The cut test succeeds, and the edge is not marked.
    TestHolds(Test),
    /// The cut test fails, and the edge is marked.
    TestFails(Test),
    /// Whatever the other children of the chance node are worth, its average meets a bound.
    AverageDecided(Test),
    /// The average of the chance node can still lie between `least` and `most`, so nothing is cut.
    AverageOpen {
        /// The node.
        node: Place,
        /// The least that it can be.
        least: f64,
        /// The most.
        most: f64,
        /// α of the node.
        alpha: f64,
        /// β of the node.
        beta: f64,
    },
    /// The cut test fails, so the search goes on.
    GoesOn(Test),
    /// The edge of a first child: nothing has been compared.
    FirstChild,
    /// The edge lies below the one that is cut; only that one is asked.
    BelowCut {
        /// The node whose edge is cut.
        cut: Place,
    },
    /// It lies below an edge that is cut and not marked: the mistake is there.
    BelowMissedCut {
        /// The node whose edge is cut.
        cut: Place,
    },
    /// It lies below an edge that is marked and not cut: the mistake is there.
    BelowExtraCut {
        /// The node whose edge is marked.
        cut: Place,
    },
    /// The edge leads to the node that cuts off, which is entered: cut are edges to its children.
    CutsOff {
        /// The node.
        node: Place,
    },
    /// The node is never entered, because an edge above it is cut.
    NeverEntered {
        /// The node whose edge is cut.
        cut: Place,
    },
    /// The node is never searched: it lies at or below the depth limit, or after the end of the run.
    NeverSearched,
    /// An edge is marked, and nothing is said to be cut.
    SomethingMarked,
    /// Another move is best.
    OtherMove,
    /// No move is best: every value is only a bound.
    NoMove,
    /// The leaf of this number in the list, from 1, is another one.
    OtherLeaf {
        /// The number in the list.
        number: usize,
    },
    /// The list ends too early.
    TooFew {
        /// How many there are.
        given: usize,
    },
    /// The list goes on too long.
    TooMany {
        /// How many there are.
        given: usize,
    },
    /// Another number of leaves is evaluated.
    OtherCount,
    /// With this order the search evaluates another number of leaves than asked.
    OtherLeaves {
        /// How many it evaluates.
        leaves: u32,
    },
    /// It is no order of the children of this tree.
    NoOrder,
    /// The condition holds for this x, and the answer says that it does not.
    HoldsAt {
        /// The x.
        at: f64,
    },
    /// The condition does not hold for this x, and the answer says that it does.
    FailsAt {
        /// The x.
        at: f64,
    },
    /// The root can have this value, and the answer says that it cannot.
    CanBe {
        /// The value.
        at: f64,
    },
    /// The root cannot have this value, and the answer says that it can.
    CannotBe {
        /// The value.
        at: f64,
    },
    /// The statement is false: a tree shows it.
    Refuted,
    /// The statement is true of every tree.
    Proved,
    /// The reason does not show it.
    OtherReason,
    /// On this tree the statement holds.
    HoldsThere,
    /// The step that was pointed at is right.
    StepRight,
    /// An earlier step is wrong already.
    WrongBefore,
    /// The search meets a leaf without a value, and stops.
    UnknownMet,
    /// There is no cutoff.
    NoCutoff,
    /// The cut test succeeds only at last children, so nothing is pruned.
    LastChild {
        /// A node at which it does.
        cutoff: Place,
    },
    /// The cut test succeeds as asked, but at a last child, so nothing is pruned.
    NothingLeft {
        /// The node at which it does.
        cutoff: Place,
        /// The node that holds the bound.
        holder: Place,
    },
    /// There is a cutoff, but its bound is that of the root's own window.
    HeldByWindow {
        /// The node that cuts off.
        cutoff: Place,
    },
    /// There is a cutoff, but its bound is held by the parent: it is shallow.
    HeldByParent {
        /// The node that cuts off.
        cutoff: Place,
        /// Its parent.
        holder: Place,
    },
    /// There is a deep cutoff, but its bound is held too near.
    HeldNear {
        /// The node that cuts off.
        cutoff: Place,
        /// The node that holds the bound.
        holder: Place,
        /// How many plies above it is.
        plies: usize,
    },
    /// Both searches evaluate as many leaves.
    SameLeaves {
        /// How many.
        leaves: u32,
    },
    /// The same, and no value ever equals a bound, so the cut tests cannot differ.
    NoTie {
        /// How many.
        leaves: u32,
    },
    /// The search that is to evaluate more leaves evaluates fewer.
    FewerLeaves {
        /// How many it evaluates.
        leaves: u32,
        /// How many the other one does.
        others: u32,
    },
}

impl Reason {
    /// The same from the other side: the numbers negated, and the other bound.
    pub(super) fn mirrored(self) -> Reason {
        match self {
            Reason::TestHolds(test) => Reason::TestHolds(test.mirrored()),
            Reason::TestFails(test) => Reason::TestFails(test.mirrored()),
            other => other,
        }
    }
}

impl Test {
    fn mirrored(self) -> Test {
        Test {
            best: 0.0 - self.best,
            bound: 0.0 - self.bound,
            side: match self.side {
                Side::Alpha => Side::Beta,
                Side::Beta => Side::Alpha,
            },
            ..self
        }
    }
}

impl From<Unread> for Reason {
    fn from(unread: Unread) -> Reason {
        match unread {
            Unread::Unreadable => Reason::Unreadable,
            Unread::Ambiguous => Reason::Ambiguous,
            Unread::NotANumber => Reason::NotANumber,
            Unread::NoCondition => Reason::NoCondition,
            Unread::NoTree => Reason::NoTree,
            Unread::TreeTooLarge { most } => Reason::TreeTooLarge { most },
        }
    }
}

/// A cut test with its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "CutTest")]
pub struct Test {
    /// The best value of the node.
    best: f64,
    /// The bound that it is compared with.
    bound: f64,
    /// Which bound: β at MAX, α at MIN.
    side: Side,
    /// Whether the test is `>`.
    strict: bool,
}

impl Test {
    /// The test of a node of `player` whose best value is `best`, with the bound of the other player.
    pub(super) fn of(task: &Task, player: Player, best: f64, bound: f64) -> Test {
        Test {
            best,
            bound,
            side: Side::from(player.opponent()),
            strict: task.rules.cut == Cut::Pass,
        }
    }
}

/// The cut test of the parent of `child` before the edge to `child` is decided.
fn test(task: &Task, key: &Key, child: NodeId) -> Option<Test> {
    let parent = task.tree.parent(child)?;
    let call = key.call(parent)?;
    let player = task.tree.player(parent);
    let returned = |child: NodeId| key.call(child).map(|call| call.returned);
    let before = task
        .tree
        .children(parent)
        .take_while(|&other| other < child);
    let best = before
        .filter_map(returned)
        .fold(player.worst(), |best, value| player.better(best, value));
    let entry = call.windows.first().copied().unwrap_or_default();
    let bound = entry.bound_of(player.opponent());
    Some(Test::of(task, player, best, bound))
}

/// The cut test of the chance node above `child` before the edge to `child` is decided.
fn average(task: &Task, key: &Key, child: NodeId) -> Option<Average> {
    let node = task.tree.parent(child)?;
    let before = task.tree.children(node).take_while(|&other| other < child);
    Average::of(task, key, node, before.last()?)
}

/// Why a chance node cuts off.
fn average_decided(task: &Task, average: &Average) -> Reason {
    let (player, best) = average.met(task);
    let bound = average.window.bound_of(player);
    Reason::AverageDecided(Test::of(task, player.opponent(), best, bound))
}

/// Why a chance node does not cut off.
pub(super) fn average_open(task: &Task, average: &Average) -> Reason {
    let (least, most) = average.ends(task);
    let Window { alpha, beta } = average.window;
    Reason::AverageOpen {
        node: task.names.place(&task.tree, average.node),
        least,
        most,
        alpha,
        beta,
    }
}

/// Why an edge that is cut must be marked.
pub(super) fn missed(task: &Task, key: &Key, child: NodeId) -> Option<Reason> {
    if task
        .tree
        .parent(child)
        .is_some_and(|node| task.tree.is_chance(node))
    {
        return average(task, key, child).map(|average| average_decided(task, &average));
    }
    test(task, key, child).map(Reason::TestHolds)
}

/// Why an edge must not be marked.
pub(super) fn marked(task: &Task, key: &Key, child: NodeId) -> Option<Reason> {
    match key.edge(child).test {
        _ if cuts(task, key, child) => Some(Reason::CutsOff {
            node: task.names.place(&task.tree, child),
        }),
        None if key.call(child).is_some() => Some(Reason::FirstChild),
        None => Some(Reason::NeverSearched),
        Some(_)
            if task
                .tree
                .parent(child)
                .is_some_and(|node| task.tree.is_chance(node)) =>
        {
            average(task, key, child).map(|average| average_open(task, &average))
        }
        Some(_) => test(task, key, child).map(Reason::TestFails),
    }
}

/// Why the content of a box is wrong.
pub(super) fn wrong(
    task: &Task,
    asked: &Asked,
    key: &Key,
    node: NodeId,
    field: Field,
    read: &Content,
) -> Option<Reason> {
    let call = key.searched(node)?;
    Some(match field {
        Field::Value => value(task, asked, key, node, call, read),
        Field::Range => range(call, read).unwrap_or_else(|| Reason::OtherRange {
            node: task.names.place(&task.tree, node),
        }),
        _ => window(task, asked, node, field, call, read),
    })
}

fn value(
    task: &Task,
    asked: &Asked,
    key: &Key,
    node: NodeId,
    call: &Call,
    read: &Content,
) -> Reason {
    if task.tree.is_chance(node) {
        return average_value(task, asked, key, node, call, read);
    }
    let player = task.tree.player(node);
    let returned = |child: NodeId| key.call(child).map(|call| call.returned);
    let values: Vec<f64> = task.tree.children(node).filter_map(returned).collect();
    let worst = values
        .iter()
        .copied()
        .reduce(|a, b| player.opponent().better(a, b));
    let entry = call.windows.first().copied().unwrap_or_default();
    let clamped = entry.returned(call.best, Returns::Hard);
    let numbers = [call.best, clamped, worst.unwrap_or(f64::NAN)];
    let read = &read.meant(&[&numbers[..], &call.worths()].concat());
    let Content::Number(given) = *read else {
        return sign(call, read).unwrap_or_else(|| other_value(task, asked, node));
    };
    match task.rules.returns {
        Returns::Hard if given == call.best => Reason::NotClamped,
        Returns::Soft if task.rules.bounded() && given == clamped => Reason::Clamped,
        _ if call.cut && Some(given) == whole(task, node) => Reason::BeyondCut,
        _ if values.len() > 1 && Some(given) == worst => Reason::OtherPlayer { player },
        _ => other_value(task, asked, node),
    }
}

/// Why a value of a chance node is wrong.
fn average_value(
    task: &Task,
    asked: &Asked,
    key: &Key,
    node: NodeId,
    call: &Call,
    read: &Content,
) -> Reason {
    let other = || match call.cut && call.returned != call.best {
        true => Reason::OtherLimit {
            node: task.names.place(&task.tree, node),
        },
        false => other_value(task, asked, node),
    };
    let returned = |child: NodeId| key.call(child).map(|call| call.returned);
    let values: Vec<f64> = task.tree.children(node).filter_map(returned).collect();
    let equal = values.iter().sum::<f64>() / values.len().max(1) as f64;
    let whole = whole(task, node);
    let numbers = [call.best, equal, whole.unwrap_or(f64::NAN)];
    let read = &read.meant(&[&numbers[..], &call.worths()].concat());
    match *read {
        Content::Number(given) if call.cut && given == call.best => Reason::SumSoFar,
        Content::Number(given) if call.cut && Some(given) == whole => Reason::BeyondCut,
        Content::Number(given) if !call.cut && given == equal => Reason::EqualChances,
        Content::Number(_) => other(),
        _ => sign(call, read).unwrap_or_else(other),
    }
}

/// Why a value is wrong if nothing else says it.
pub(super) fn other_value(task: &Task, asked: &Asked, node: NodeId) -> Reason {
    if task.tree.is_chance(node) {
        return Reason::OtherAverage {
            node: task.names.place(&task.tree, node),
        };
    }
    Reason::OtherValue {
        node: task.names.place(&task.tree, node),
        player: task.tree.player(node),
        clamped: task.rules.bounded() && task.rules.returns == Returns::Hard,
        mover: asked.view == View::Mover,
    }
}

/// The value of a node with all its children.
fn whole(task: &Task, node: NodeId) -> Option<f64> {
    let tree = &task.tree;
    // Of each node down to the last below `node`, from the last to the first.
    let mut values = vec![None; tree.size(node) as usize];
    for below in (node..tree.end(node)).rev() {
        let (player, chance) = (tree.player(below), tree.chance());
        let chance = chance.filter(|_| tree.is_chance(below));
        let mut best = None;
        for child in tree.children(below) {
            let value: f64 = (*values.get((child - node) as usize)?)?;
            best = Some(match (chance, best) {
                (Some(chance), sum) => chance.joined(child, sum.unwrap_or(0.0), value, 1.0),
                (None, best) => best.map_or(value, |best| player.better(best, value)),
            });
        }
        *values.get_mut((below - node) as usize)? = best.or_else(|| tree.value(below));
    }
    *values.first()?
}

fn range(call: &Call, read: &Content) -> Option<Reason> {
    let (lo, hi) = (call.range.lo, call.range.hi);
    let read = &read.meant(&[lo, hi]);
    let (from, to) = read.ends()?;
    let ends = [lo, hi].contains(&from);
    match (from == to, lo == hi) {
        (true, false) if ends => Some(Reason::BoundAsValue),
        (false, true) if from == lo || to == hi => Some(Reason::ValueAsBound),
        _ => sign(call, read),
    }
}

fn sign(call: &Call, read: &Content) -> Option<Reason> {
    let (lo, hi) = (call.range.lo, call.range.hi);
    match read.ends()? {
        (from, f64::INFINITY) if from == hi && lo != hi => Some(Reason::WrongSign),
        (f64::NEG_INFINITY, to) if to == lo && lo != hi => Some(Reason::WrongSign),
        (from, to) if lo == hi && (from == lo || to == lo) => Some(Reason::ValueAsBound),
        _ => None,
    }
}

fn window(
    task: &Task,
    asked: &Asked,
    node: NodeId,
    field: Field,
    call: &Call,
    read: &Content,
) -> Reason {
    let (Some(entry), Some(last)) = (call.windows.first(), call.windows.last()) else {
        return Reason::OtherBound;
    };
    let numbers = [entry, last, &call.moved, &call.unmoved];
    let numbers = numbers.map(|window| [window.alpha, window.beta]).concat();
    let Content::Number(given) = read.meant(&numbers) else {
        return Reason::OtherBound;
    };
    let player = task.tree.player(node);
    let other = match field {
        Field::Alpha => Field::Beta,
        _ => Field::Alpha,
    };
    let at_entry = asked.windows == Some(Windows::Entry);
    let due = if at_entry { entry } else { last };
    let own = (field == Field::Alpha) == (player == Player::Max);
    let alone = match own && !at_entry {
        true => call.best,
        false => bound(Window::FULL, field),
    };
    match task.rules.update {
        Update::After if call.cut && !at_entry && given == bound(call.moved, field) => {
            Reason::Moved
        }
        Update::Before if call.cut && !at_entry && given == bound(call.unmoved, field) => {
            Reason::NotMoved
        }
        _ if !at_entry && given == bound(*entry, field) => Reason::EntryBound,
        _ if at_entry && given == bound(*last, field) => Reason::FinalBound,
        _ if given == bound(*due, other) => Reason::Exchanged,
        _ if given == alone => Reason::NotHandedDown,
        _ => Reason::OtherBound,
    }
}
