//! Goes from source and options to everything that can be shown of a search, in slices. Knows no clock and no
//! JavaScript: the caller decides how much work a slice has.
//!
//! A page must respond while a large tree is opened, so no slice takes long. Naming the nodes is not sliced, because it
//! is fast for trees of any size.

mod foreign_trace;
mod make;
pub mod options;
mod other_search;
mod plan;
mod progress;
mod reserve;
mod scope;
mod source;
mod stage_work;

pub use crate::import::Finding;
pub use make::{Expanded, Make, SourceTree, StartReplay};
pub use other_search::{OtherSearch, Recorded};
pub use plan::Plan;
pub use progress::{Progress, Stage};
pub use scope::Scope;
pub use source::{RequestError, Source, SourceError, TraceSource};

use crate::explain::best_first::OpenedUpdates;
use crate::explain::listing::Writing;
use crate::explain::summary::{Summary, Survey, Tally};
use crate::import::Replayed;
use crate::picture::layout::Layout;
use crate::search::Positions;
use crate::search::uniform::Uniform;
use crate::source::order::Order;
use crate::trace::Trace;
use crate::tree::{GameTree, Limits, Sliced};
use make::{names, positioning};
use options::Options;
use stage_work::{SearchedTree, StageWork};

/// A search of a tree, laid out and named.
pub struct Opened {
    /// The search.
    pub ran: OpenedSearch,
    /// The drawn tree.
    pub plan: Plan,
}

/// A search of either kind.
pub enum OpenedSearch {
    /// Made of calls.
    Calls(Box<OpenedCalls>),
    /// Made of updates: a best-first search.
    Updates(Box<OpenedUpdates>),
}

/// A search that is made of calls.
pub struct OpenedCalls {
    /// The recorded search.
    pub trace: Trace,
    /// The listing.
    pub writing: Writing,
    /// The first thing that is wrong with the search of another program.
    pub finding: Option<Finding>,
    /// The outcome.
    pub summary: Summary,
    /// The outcome and the counts of plain minimax on the same tree with the same depth limit.
    pub minimax: Tally,
    /// The parameters of a uniform tree; `None` if the tree is not uniform.
    pub uniform: Option<Uniform>,
}

/// An opening under way.
pub struct Opening {
    scope: Scope,
    options: Options,
    /// The most calls of a search.
    calls: usize,
    game: Option<Expanded>,
    /// Records the search of another program.
    replay: Option<StartReplay>,
    /// The first thing that is wrong with it.
    finding: Option<Finding>,
    /// The stages of this opening, in order.
    stages: Vec<Stage>,
    work: StageWork,
    /// The number of nodes, once the tree is made.
    nodes: usize,
}

impl Opening {
    /// Checks source and options. No work is done yet.
    ///
    /// # Errors
    /// The problem of the source.
    pub fn new(source: Source, options: Options) -> Result<Opening, SourceError> {
        Opening::within(&Scope::WHOLE, Limits::default(), source, options)
    }

    /// The same, within the scope of a module and the limits of a host.
    ///
    /// # Errors
    /// The problem of the source; [`RequestError::NotHere`] if it is out of the scope.
    pub fn within(
        scope: &Scope,
        limits: Limits,
        source: Source,
        options: Options,
    ) -> Result<Opening, SourceError> {
        let imported = matches!(source, Source::Trace(_));
        let make = (scope.make)(source, &options, limits)?;
        Ok(Opening {
            scope: *scope,
            stages: Stage::after(make.stages(), options.order, imported),
            options,
            calls: limits.calls,
            game: None,
            replay: None,
            finding: None,
            work: StageWork::Making(make),
            nodes: 0,
        })
    }

    /// Takes the bytes of a trace that come next, in the stage of importing; `last`: no more come. Returns whether more
    /// are wanted.
    ///
    /// # Errors
    /// The problem of the trace.
    pub fn feed(&mut self, bytes: &[u8], last: bool) -> Result<bool, SourceError> {
        reserve::check(self.work.most(self.nodes))?;
        match &mut self.work {
            StageWork::Making(make) => make.feed(bytes, last),
            _ => Ok(false),
        }
    }

    /// The progress; `None` once all is done or has failed.
    pub fn progress(&self) -> Option<Progress> {
        let (stage, part) = self.work.stage()?;
        let weights = self.stages.iter().map(|stage| stage.weight());
        let before = self.stages.iter().take_while(|&&other| other != stage);
        let before: f64 = before.map(|stage| stage.weight()).sum();
        let share = (before + part * stage.weight()) / weights.sum::<f64>();
        Some(Progress { stage, share })
    }

    /// Goes on with a tree. Fails if it does not go with the options.
    fn after_making(&mut self, source_tree: SourceTree) -> Result<StageWork, RequestError> {
        let SourceTree { tree, game, replay } = source_tree;
        (self.nodes, self.game, self.replay) = (tree.len(), game, replay);
        if self.replay.is_some() {
            return Ok(StageWork::laying_out(tree));
        }
        if tree.chance().is_some() && !self.options.rules.single_visit() {
            return Err(RequestError::ChanceSearchedAgain);
        }
        if let (Some(known), Some(_)) = (self.options.rules.values, tree.chance()) {
            let mut values = tree.nodes().filter_map(|node| tree.value(node));
            let outside = values.find(|value| !(known.alpha..=known.beta).contains(value));
            if let Some(value) = outside {
                return Err(RequestError::ValueOutside { value });
            }
        }
        Ok(match self.options.order {
            Order::Given => StageWork::laying_out(tree),
            order => {
                let arrange = (self.scope.arrange)(&tree, order, self.options.rules.depth)?;
                StageWork::Ordering(tree, arrange)
            }
        })
    }

    fn after_layout(&mut self, tree: GameTree, layout: Layout) -> Result<StageWork, RequestError> {
        let (rules, expanded) = (self.options.rules, self.game.take());
        let positioning = positioning(&tree, &rules, expanded.as_ref());
        let plan = Plan {
            layout,
            names: names(&tree, expanded.as_ref()),
            game: expanded.map(|expanded| expanded.game),
        };
        if let Some(start_replay) = self.replay.take() {
            return Ok(StageWork::Other(start_replay(tree, rules), plan));
        }
        if let Some(rules) = self.options.best_first {
            return Ok(StageWork::Other((self.scope.explore)(tree, rules)?, plan));
        }
        if let Some(positioning) = positioning {
            return Ok(StageWork::Positioning(tree, positioning, plan));
        }
        let recording = (self.scope.record)(tree, rules, Positions::default())?;
        Ok(StageWork::Searching(recording, plan))
    }

    /// Whether a search with several visits has made more calls than it may.
    fn has_too_many_calls(&self, trace: &Trace) -> bool {
        let calls = trace.counts(trace.steps()).entered as usize;
        !self.options.rules.single_visit() && calls > self.calls
    }

    fn result_of_calls(
        &mut self,
        survey: Survey,
        minimax: Tally,
        searched: SearchedTree,
    ) -> Opened {
        let summary = survey.summary(&searched.last());
        let SearchedTree { trace, plan } = searched;
        let called = OpenedCalls {
            summary,
            writing: Writing::new(trace.tree(), trace.rules(), self.options.listing),
            uniform: survey.uniform(),
            trace,
            finding: self.finding.take(),
            minimax,
        };
        Opened {
            ran: OpenedSearch::Calls(Box::new(called)),
            plan,
        }
    }
}

impl Sliced for Opening {
    type Output = Opened;
    type Error = SourceError;

    /// Stops at the end of the present stage. After the output or an error every call returns `Ok(None)`.
    fn advance(&mut self, (): &(), nodes: usize) -> Result<Option<Opened>, SourceError> {
        let work = std::mem::replace(&mut self.work, StageWork::Over);
        reserve::check(work.most(self.nodes))?;
        self.work = match work {
            StageWork::Making(mut make) => match make.advance(&self.options, nodes)? {
                Some(source_tree) => self.after_making(source_tree)?,
                None => StageWork::Making(make),
            },
            StageWork::Ordering(tree, mut work) => match work.advance(&tree, nodes)? {
                Some(ordered) => StageWork::laying_out(ordered),
                None => StageWork::Ordering(tree, work),
            },
            StageWork::LayingOut(tree, mut work) => match work.advance(&tree, nodes)? {
                Some(layout) => self.after_layout(tree, layout)?,
                None => StageWork::LayingOut(tree, work),
            },
            StageWork::Other(mut work, plan) => match work.advance(nodes)? {
                Some(Recorded::Calls(replayed)) => {
                    let Replayed { trace, finding } = *replayed;
                    self.finding = finding;
                    StageWork::surveying(SearchedTree { trace, plan })
                }
                Some(Recorded::Updates(explored)) => {
                    let ran = OpenedSearch::Updates(explored);
                    return Ok(Some(Opened { ran, plan }));
                }
                None => StageWork::Other(work, plan),
            },
            StageWork::Positioning(tree, mut work, plan) => match work.advance(&tree, nodes)? {
                Some(numbers) => {
                    let positions = Positions(numbers.into());
                    let recording = (self.scope.record)(tree, self.options.rules, positions)?;
                    StageWork::Searching(recording, plan)
                }
                None => StageWork::Positioning(tree, work, plan),
            },
            StageWork::Searching(mut work, plan) => match work.advance(&(), nodes)? {
                Some(trace) if self.has_too_many_calls(&trace) => {
                    return Err(RequestError::TooManyCalls { limit: self.calls }.into());
                }
                Some(trace) => StageWork::surveying(SearchedTree { trace, plan }),
                None if work.calls() > self.calls => {
                    return Err(RequestError::TooManyCalls { limit: self.calls }.into());
                }
                None => StageWork::Searching(work, plan),
            },
            StageWork::Surveying(mut work, searched) => {
                match work.advance(&searched.last(), nodes)? {
                    Some(()) => match work.minimax(&searched.last()) {
                        Some(minimax) => {
                            return Ok(Some(self.result_of_calls(work, minimax, searched)));
                        }
                        None => {
                            let minimax = self.options.rules.minimax();
                            let count = (self.scope.count)(searched.trace.tree(), &minimax);
                            StageWork::Counting(count, work, searched)
                        }
                    },
                    None => StageWork::Surveying(work, searched),
                }
            }
            StageWork::Counting(mut work, survey, searched) => {
                match work.advance(searched.trace.tree(), nodes)? {
                    Some(minimax) => {
                        return Ok(Some(self.result_of_calls(survey, minimax, searched)));
                    }
                    None => StageWork::Counting(work, survey, searched),
                }
            }
            StageWork::Over => StageWork::Over,
        };
        Ok(None)
    }

    fn share(&self, (): &()) -> f64 {
        self.progress().map_or(1.0, |progress| progress.share)
    }
}
