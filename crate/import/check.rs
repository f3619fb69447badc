//! Finds the first event at which a program departs from the rules, and its probable bug.

use std::convert::Infallible;

use super::assumed::Assumed;
use super::expecting::{Difference, Expecting, Listener};
use super::finding::Flaw;
use super::foreign_trace::ForeignTrace;
use super::likely::Likely;
use super::reading::Imported;
use super::soundness::Soundness;
use super::tolerance::{Tally, Tolerance, by_told, counts};
use crate::search::{Mistake, Positions, Rules, Run};
use crate::source::games::AnyPositioning;
use crate::source::order::{Arranging, Order};
use crate::tree::{GameTree, Sliced};

/// How many nodes a search with a bug enters before it is looked at: with some bugs it never ends.
const AT_ONCE: usize = 4096;

/// The mistakes that programs are known to make. Of two that fit equally well, the first is named.
pub const OF_PROGRAMS: [Mistake; 45] = [
    Mistake::OtherCutTest,
    Mistake::ShallowBounds,
    Mistake::DeepBounds,
    Mistake::ClampedValues,
    Mistake::UnclampedValues,
    Mistake::NothingHandedDown,
    Mistake::AlphaNotHandedDown,
    Mistake::BetaNotHandedDown,
    Mistake::WindowExchanged,
    Mistake::BoundOverwritten,
    Mistake::OtherCutTestAtMax,
    Mistake::OtherCutTestAtMin,
    Mistake::CutBeforeUpdate,
    Mistake::NoCutAtMax,
    Mistake::NoCutAtMin,
    Mistake::NeverCuts,
    Mistake::CutByOwnBound,
    Mistake::PlayersExchanged,
    Mistake::AlwaysMax,
    Mistake::AlwaysMin,
    Mistake::SkipsFirst,
    Mistake::SkipsLast,
    Mistake::RightToLeft,
    Mistake::LastForBest,
    Mistake::FirstForBest,
    Mistake::BestFromBound,
    Mistake::BestFromWrongEnd,
    Mistake::StaleBest,
    Mistake::BestFromZero,
    Mistake::TooShallow,
    Mistake::TooDeep,
    Mistake::SignOfLeaves,
    Mistake::LastOfEquals,
    Mistake::ValuesOfMover,
    Mistake::ValuesOfMax,
    Mistake::TableWrongDepth,
    Mistake::TableBoundForValue,
    Mistake::TableBoundsExchanged,
    Mistake::TableMovedWindow,
    Mistake::NoTable,
    Mistake::NoTableMove,
    Mistake::NotSearchedAgain,
    Mistake::OtherAgain,
    Mistake::NoNullWindows,
    Mistake::NullWindowOnOtherSide,
];

/// The first difference, and the probable bug.
#[derive(Clone, Debug, PartialEq)]
pub struct Checked {
    /// The number of the event, from 0; that of all events if it shows at the end.
    pub event: usize,
    /// Its line.
    pub line: u32,
    /// The difference.
    pub flaw: Flaw,
    /// The probable bug.
    pub likely: Option<Likely<Mistake>>,
}

/// A check under way.
pub struct Check {
    rules: Rules,
    tolerance: Tolerance,
    /// The tree in the order of the search; `None` as given.
    ordered: Option<GameTree>,
    /// The search for the positions of a game, until they are found.
    positioning: Option<AnyPositioning>,
    positions: Positions,
    span: (f64, f64),
    /// Whether the trace ends where the rules meet an unknown value, and is right up to there.
    stops: bool,
    work: Work,
}

#[allow(clippy::large_enum_variant, reason = "an opening has one")]
enum Work {
    Ordering(Arranging),
    /// The tree has its order but for equal moves.
    Ordered,
    Positioning(AnyPositioning),
    Searching(Run, Expecting),
    /// Calls that the rules do not know.
    Unknown(Soundness),
    Guessing(Box<Guess>),
}

/// The search for a bug.
struct Guess {
    difference: Difference,
    /// How many bugs have been tried.
    tried: usize,
    trial: Option<Trial>,
    /// The bug with which a search agrees longest with the trace, and how long.
    best: Option<(Mistake, usize)>,
}

/// A search with a bug, compared with the trace.
struct Trial {
    mistake: Mistake,
    assumed: Assumed,
    run: Run,
    state: Expecting,
    /// The tree that was visited, if its values are to be read as those of the other player.
    turned: Option<GameTree>,
}

impl Check {
    /// Nothing has been checked.
    pub fn new(tree: &GameTree, rules: Rules, order: Order, tolerance: Tolerance) -> Check {
        let rules = rules.heeded();
        Check {
            work: match order {
                Order::Given => Work::Ordered,
                order => Work::Ordering(Arranging::new(tree, order, rules.depth)),
            },
            rules,
            tolerance,
            ordered: None,
            positioning: None,
            positions: Positions::default(),
            span: span(tree),
            stops: false,
        }
    }

    /// Takes the search for the positions of the game.
    pub fn know(&mut self, positioning: Option<AnyPositioning>) {
        self.positioning = positioning;
    }

    /// Whether the trace ends where the search of the rules has to stop, so that its open calls are no bug.
    pub fn stops(&self) -> bool {
        self.stops
    }

    fn searching(&self) -> Work {
        let run = match self.rules.single_visit() {
            true => Run::new(&self.rules),
            false => Run::knowing(&self.rules, self.positions.clone()),
        };
        Work::Searching(run, Expecting::default())
    }

    /// The tree in the order of the search.
    fn tree<'a>(&'a self, imported: &'a Imported) -> &'a GameTree {
        self.ordered.as_ref().unwrap_or(&imported.tree)
    }

    /// Whether only one best move is right.
    fn counts_moves(&self) -> bool {
        !self.tolerance.equal_moves
    }

    /// The first difference of two numbers, where only numbers count.
    fn count(&self, imported: &Imported) -> Option<Checked> {
        let mut tally = Tally::default();
        let value = crate::search::run(self.tree(imported), &self.rules, &mut tally).ok()?;
        let flaw = counts(&imported.told, &tally, value)?;
        Some(whole(&imported.told, flaw))
    }

    /// Goes on with one search that has a bug; the answer once all are tried.
    fn guess(&self, guess: &mut Guess, imported: &Imported, nodes: usize) -> Option<Checked> {
        let (told, at) = (&imported.told, guess.difference.event);
        if guess.trial.is_none() {
            let Some(&mistake) = OF_PROGRAMS.get(guess.tried) else {
                let likely = guess.best.map(|(mistake, reached)| {
                    let part = reached < told.len();
                    let lines = || [reached - 1, told.len()].map(|event| line(told, event));
                    Likely::new(mistake, part.then(lines))
                });
                return Some(Checked {
                    event: at,
                    line: line(told, at),
                    flaw: guess.difference.flaw.clone(),
                    likely,
                });
            };
            guess.tried += 1;
            guess.trial = self.trial(mistake, imported);
        }
        let trial = guess.trial.as_mut()?;
        let tree = trial.turned.as_ref().unwrap_or(self.tree(imported));
        let mut listener = Listener {
            assumed: trial.assumed,
            span: trial.turned.as_ref().map_or(self.span, span),
            ..self.listener(told, tree, &mut trial.state)
        };
        let done = trial.run.advance(tree, &mut listener, nodes.min(AT_ONCE));
        if let Ok(Some(value)) = done {
            listener.finish(value, self.counts_moves());
        }
        let difference = trial.state.difference.as_ref();
        if done == Ok(None) && difference.is_none() {
            return None;
        }
        let reached = difference.map_or(told.len() + 1, |difference| difference.event);
        if reached > guess.best.map_or(at, |(_, best)| best) {
            guess.best = Some((trial.mistake, reached));
        }
        guess.trial = None;
        None
    }

    /// A search with a bug; `None` where the rules or the trace leave no room for it.
    fn trial(&self, mistake: Mistake, imported: &Imported) -> Option<Trial> {
        let assumed = Assumed::of(mistake, imported.view)?;
        let turned = assumed.turned && imported.visited;
        Some(Trial {
            mistake,
            assumed,
            run: Run::mistaken(&self.rules, &self.positions, mistake)?,
            state: Expecting::default(),
            turned: turned.then(|| self.tree(imported).turned()),
        })
    }

    fn listener<'a>(
        &'a self,
        told: &'a ForeignTrace,
        tree: &'a GameTree,
        state: &'a mut Expecting,
    ) -> Listener<'a> {
        Listener {
            state,
            told,
            tree,
            rules: &self.rules,
            assumed: Assumed::default(),
            extra: self.tolerance.extra_evaluations,
            span: self.span,
        }
    }

    /// Searches some more by the rules; the difference, once it is clear whether there is one.
    fn search(
        &self,
        run: &mut Run,
        state: &mut Expecting,
        imported: &Imported,
        nodes: usize,
    ) -> Option<Option<Difference>> {
        let tree = self.tree(imported);
        let mut listener = self.listener(&imported.told, tree, state);
        match run.advance(tree, &mut listener, nodes) {
            Ok(Some(value)) => listener.finish(value, self.counts_moves()),
            // The rules need a value that nobody has told. A trace that ends there is whole.
            Err(_) => {
                let ends = state.cursor.event == imported.told.len();
                state.stops = state.difference.is_none() && ends;
                return Some(state.difference.take());
            }
            Ok(None) if state.difference.is_none() => return None,
            Ok(None) => {}
        }
        Some(state.difference.take())
    }
}

impl Sliced<Imported> for Check {
    type Output = Option<Checked>;
    type Error = Infallible;

    fn advance(
        &mut self,
        imported: &Imported,
        nodes: usize,
    ) -> Result<Option<Option<Checked>>, Infallible> {
        let mut work = std::mem::replace(&mut self.work, Work::Ordered);
        let unknown = imported.told.notes.any_unknown(&self.rules);
        if let (Work::Ordering(_) | Work::Ordered, true) = (&work, unknown) {
            work = match self.tolerance.counts_only {
                true => work,
                false => Work::Unknown(Soundness::default()),
            };
        }
        let done = match &mut work {
            Work::Unknown(soundness) => {
                let told = &imported.told;
                let done = soundness.advance(&imported.tree, told, nodes);
                done.map(|difference| difference.map(|found| unexplained(told, found)))
            }
            Work::Ordering(ordering) => {
                let Ok(ordered) = ordering.advance(&imported.tree, nodes);
                if ordered.is_some() {
                    self.ordered = ordered;
                    return Ok(None);
                }
                None
            }
            Work::Ordered => {
                if self.tolerance.equal_moves {
                    self.ordered = Some(by_told(self.tree(imported), &imported.told, &self.rules));
                }
                work = match self.positioning.take() {
                    Some(positioning) => Work::Positioning(positioning),
                    None => self.searching(),
                };
                None
            }
            Work::Positioning(positioning) => {
                let tree = self.tree(imported);
                let Ok(numbers) = positioning.advance(tree, nodes);
                if let Some(numbers) = numbers {
                    self.positions = Positions(numbers.into());
                    work = self.searching();
                }
                None
            }
            Work::Searching(..) if self.tolerance.counts_only => Some(self.count(imported)),
            Work::Searching(run, state) => match self.search(run, state, imported, nodes) {
                None => None,
                Some(None) => {
                    self.stops = state.stops;
                    Some(None)
                }
                Some(Some(difference)) => {
                    work = Work::Guessing(Box::new(Guess {
                        difference,
                        tried: 0,
                        trial: None,
                        best: None,
                    }));
                    None
                }
            },
            Work::Guessing(guess) => self.guess(guess, imported, nodes).map(Some),
        };
        self.work = work;
        Ok(done)
    }

    fn share(&self, _: &Imported) -> f64 {
        match &self.work {
            Work::Ordering(_) | Work::Ordered | Work::Positioning(_) => 0.0,
            Work::Searching(..) | Work::Unknown(_) => 0.25,
            Work::Guessing(guess) => 0.5 + 0.5 * guess.tried as f64 / OF_PROGRAMS.len() as f64,
        }
    }
}

/// The least and the greatest value of a tree.
fn span(tree: &GameTree) -> (f64, f64) {
    let values = || tree.nodes().filter_map(|node| tree.value(node));
    (
        values().fold(f64::INFINITY, f64::min),
        values().fold(f64::NEG_INFINITY, f64::max),
    )
}

/// A difference that shows at the end.
fn whole(told: &ForeignTrace, flaw: Flaw) -> Checked {
    let event = told.len().saturating_sub(1);
    unexplained(told, Difference { event, flaw })
}

/// A difference of which no bug is known.
fn unexplained(told: &ForeignTrace, Difference { event, flaw }: Difference) -> Checked {
    Checked {
        event,
        line: line(told, event),
        flaw,
        likely: None,
    }
}

/// The line of an event; that of the last one if there is none.
fn line(told: &ForeignTrace, event: usize) -> u32 {
    told.line(event.min(told.len().saturating_sub(1)))
}
