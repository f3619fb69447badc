//! Goes from source and options to everything that can be shown of a search, in slices. Knows no clock and no
//! JavaScript: the caller decides how much work a slice has.
//!
//! A page must respond while a large tree is opened, so no slice takes long. Naming the nodes is not sliced, because it
//! is fast for trees of any size.

pub mod options;
mod progress;
mod reserve;
mod source;
#[cfg(not(feature = "once"))]
mod told;
#[cfg(feature = "once")]
#[path = "absent.rs"]
mod told;
mod work;

pub use progress::{Progress, Stage};
pub use source::{Source, SourceError, TraceSource, Unfit};
pub use told::Finding;

use crate::explain::listing::Writing;
use crate::explain::summary::{Summary, Survey, Tally, Tallying};
use crate::picture::layout::Layout;
use crate::search::uniform::Uniform;
#[cfg(not(feature = "once"))]
use crate::search::{Memory, Positions};
use crate::source::games::AnyGame;
#[cfg(not(feature = "once"))]
use crate::source::games::AnyPositioning;
use crate::source::generate::Growth;
use crate::source::notation::Reading;
use crate::source::order::{Arranging, Order};
use crate::trace::{Recording, Trace};
use crate::tree::names::Names;
use crate::tree::{GameTree, Limits, Sliced};
use options::{GameSource, Options};
use told::{Import, Told};
use work::{Searched, Work};

/// A search of a tree, laid out and named.
pub struct Opened {
    /// What the search did.
    pub trace: Trace,
    /// The listing.
    pub writing: Writing,
    /// The positions of the nodes.
    pub layout: Layout,
    /// The names of the nodes.
    pub names: Names,
    /// The game that the tree was expanded from.
    pub game: Option<AnyGame>,
    /// The first thing that is wrong with the search of another program.
    pub finding: Option<Finding>,
    /// The outcome.
    pub summary: Summary,
    /// What plain minimax does with the same tree and depth limit.
    pub minimax: Tally,
    /// The parameters of a uniform tree; `None` if the tree is not uniform.
    pub uniform: Option<Uniform>,
}

/// An opening under way.
pub struct Opening {
    options: Options,
    /// The most calls of a search.
    calls: usize,
    game: Option<GameSource>,
    /// The trace that is to be read once there is a tree.
    trace: Option<TraceSource>,
    /// The trace that has been read.
    told: Option<Told>,
    /// What is wrong with it.
    finding: Option<Finding>,
    /// The stages of this opening, in order.
    stages: Vec<Stage>,
    work: Work,
    /// The number of nodes, once the tree is made.
    nodes: usize,
}

impl Opening {
    /// Checks source and options. No work is done yet.
    pub fn new(source: Source, options: Options) -> Result<Opening, SourceError> {
        Opening::within(Limits::default(), source, options)
    }

    /// The same, within the limits of a host.
    pub fn within(
        limits: Limits,
        source: Source,
        options: Options,
    ) -> Result<Opening, SourceError> {
        let mut game = None;
        let (tree, trace) = match source {
            Source::Trace(mut trace) => (trace.tree.take().map(|tree| *tree), Some(trace)),
            other => (Some(other), None),
        };
        let (first, work) = match (tree, &trace) {
            (Some(Source::Text(text)), _) => {
                let reading = Reading::new(text, options.root, limits)?;
                (Stage::Reading, Work::Reading(reading))
            }
            (Some(Source::Random(recipe)), _) => {
                let growth = Growth::new(&recipe, options.root, limits)?;
                (Stage::Generating, Work::Generating(growth))
            }
            (Some(Source::Game(source)), _) => {
                let expansion = source.game.expansion(source.plies, limits);
                game = Some(source);
                (Stage::Expanding, Work::Expanding(expansion))
            }
            (None, Some(trace)) => {
                let import = Import::visited(options.root, limits, trace);
                (Stage::Importing, Work::Importing(import))
            }
            // The tree of a trace is no trace.
            (Some(Source::Trace(_)) | None, _) => (Stage::Reading, Work::Over),
        };
        Ok(Opening {
            stages: Stage::after(first, options.order, trace.is_some()),
            options,
            calls: limits.calls,
            game,
            trace,
            told: None,
            finding: None,
            work,
            nodes: 0,
        })
    }

    /// Takes the bytes of a trace that come next, in the stage of importing; `last`: no more come. Returns whether more
    /// are wanted.
    pub fn feed(&mut self, bytes: &[u8], last: bool) -> Result<bool, SourceError> {
        reserve::check(self.work.most(self.nodes))?;
        match &mut self.work {
            Work::Importing(import) => import.feed(bytes, last),
            _ => Ok(false),
        }
    }

    /// The progress; `None` once all is done or has failed.
    pub fn progress(&self) -> Option<Progress> {
        let (stage, part) = self.work.stage()?;
        let weight = |stages: &[Stage]| stages.iter().map(|stage| stage.weight()).sum::<f64>();
        let mut before = self.stages.split(|&other| other == stage);
        let done = weight(before.next().unwrap_or_default()) + part * stage.weight();
        let share = done / weight(&self.stages);
        Some(Progress { stage, share })
    }

    /// Fails if the values of the tree are not as the options say.
    fn made(&mut self, tree: GameTree) -> Result<Work, Unfit> {
        self.nodes = tree.len();
        if let Some(trace) = &self.trace {
            let names = self.names(&tree);
            #[cfg(feature = "once")]
            return Ok(Work::Importing(Import::of(tree, names, trace)));
            #[cfg(not(feature = "once"))]
            {
                let positioning = self.positioning(&tree);
                let import = Import::of(tree, names, trace);
                return Ok(Work::Importing(import.knowing(positioning)));
            }
        }
        #[cfg(not(feature = "once"))]
        if tree.chance().is_some() && !self.options.rules.once() {
            return Err(Unfit::ChanceSearchedAgain);
        }
        if let (Some(known), Some(_)) = (self.options.rules.values, tree.chance()) {
            let mut values = tree.nodes().filter_map(|node| tree.value(node));
            let outside = values.find(|value| !(known.alpha..=known.beta).contains(value));
            outside.map_or(Ok(()), |value| Err(Unfit::ValueOutside { value }))?;
        }
        Ok(match self.options.order {
            Order::Given => Work::laying_out(tree),
            order => {
                let arranging = Arranging::new(&tree, order, self.options.rules.depth);
                Work::Ordering(tree, arranging)
            }
        })
    }

    fn names(&self, tree: &GameTree) -> Names {
        let names = Names::new(tree);
        match &self.game {
            Some(GameSource { game, .. }) => names
                .with_moves(tree, |played| game.move_text(played))
                .with_root(game.start_text()),
            None => names,
        }
    }

    fn laid_out(&mut self, tree: GameTree, layout: Layout) -> Work {
        let names = self.names(&tree);
        if let Some(told) = self.told.take() {
            let retelling = told.retelling(tree, self.options.rules);
            return Work::Retelling(retelling, layout, names);
        }
        #[cfg(not(feature = "once"))]
        if let Some(positioning) = self.positioning(&tree) {
            return Work::Positioning(tree, positioning, layout, names);
        }
        Work::Searching(Recording::new(tree, self.options.rules), layout, names)
    }

    /// Whether a search that came back to nodes has made more calls than it may.
    fn exceeds(&self, trace: &Trace) -> bool {
        let calls = trace.counts(trace.steps()).entered as usize;
        !self.options.rules.once() && calls > self.calls
    }

    /// What finds the positions of a game that is searched with a table.
    #[cfg(not(feature = "once"))]
    fn positioning(&self, tree: &GameTree) -> Option<AnyPositioning> {
        let asked = self.options.rules.table != Memory::None && tree.chance().is_none();
        let source = self.game.as_ref().filter(|_| asked)?;
        Some(source.game.positioning(source.plies))
    }

    fn opened(&mut self, survey: Survey, minimax: Tally, searched: Searched) -> Opened {
        let summary = survey.summary(&searched.last());
        let Searched {
            trace,
            layout,
            names,
        } = searched;
        Opened {
            summary,
            writing: Writing::new(trace.tree(), trace.rules(), self.options.listing),
            uniform: survey.uniform(),
            trace,
            layout,
            names,
            game: self.game.take().map(|source| source.game),
            finding: self.finding.take(),
            minimax,
        }
    }
}

impl Sliced for Opening {
    type Output = Opened;
    type Error = SourceError;

    /// Stops at the end of the present stage. After the output or an error every call returns `Ok(None)`.
    fn advance(&mut self, (): &(), nodes: usize) -> Result<Option<Opened>, SourceError> {
        let work = std::mem::replace(&mut self.work, Work::Over);
        reserve::check(work.most(self.nodes))?;
        self.work = match work {
            Work::Reading(mut work) => match work.advance(&(), nodes)? {
                Some(tree) => self.made(tree)?,
                None => Work::Reading(work),
            },
            Work::Generating(mut work) => match work.advance(&(), nodes)? {
                Some(tree) => self.made(tree)?,
                None => Work::Generating(work),
            },
            Work::Expanding(mut work) => match work.advance(&(), nodes)? {
                Some(tree) => self.made(tree)?,
                None => Work::Expanding(work),
            },
            Work::Ordering(tree, mut work) => match work.advance(&tree, nodes)? {
                Some(ordered) => Work::laying_out(ordered),
                None => Work::Ordering(tree, work),
            },
            Work::LayingOut(tree, mut work) => match work.advance(&tree, nodes)? {
                Some(layout) => self.laid_out(tree, layout),
                None => Work::LayingOut(tree, work),
            },
            Work::Importing(mut work) => match work.advance(&self.options, nodes)? {
                Some((tree, told)) => {
                    self.told = Some(told);
                    self.nodes = tree.len();
                    Work::laying_out(tree)
                }
                None => Work::Importing(work),
            },
            Work::Retelling(mut work, layout, names) => match work.advance(&(), nodes)? {
                Some(retold) => {
                    self.finding = retold.finding;
                    let trace = retold.trace;
                    Work::surveying(Searched {
                        trace,
                        layout,
                        names,
                    })
                }
                None => Work::Retelling(work, layout, names),
            },
            #[cfg(not(feature = "once"))]
            Work::Positioning(tree, mut work, layout, names) => match work.advance(&tree, nodes)? {
                Some(numbers) => {
                    let positions = Positions(numbers.into());
                    let recording = Recording::knowing(tree, self.options.rules, positions);
                    Work::Searching(recording, layout, names)
                }
                None => Work::Positioning(tree, work, layout, names),
            },
            Work::Searching(mut work, layout, names) => match work.advance(&(), nodes)? {
                Some(trace) if self.exceeds(&trace) => {
                    return Err(Unfit::TooManyCalls { limit: self.calls }.into());
                }
                Some(trace) => Work::surveying(Searched {
                    trace,
                    layout,
                    names,
                }),
                None if work.calls() > self.calls => {
                    return Err(Unfit::TooManyCalls { limit: self.calls }.into());
                }
                None => Work::Searching(work, layout, names),
            },
            Work::Surveying(mut work, searched) => match work.advance(&searched.last(), nodes)? {
                Some(()) => match work.minimax(&searched.last()) {
                    Some(minimax) => return Ok(Some(self.opened(work, minimax, searched))),
                    None => {
                        let tallying = Tallying::new(&self.options.rules.minimax());
                        Work::Counting(tallying, work, searched)
                    }
                },
                None => Work::Surveying(work, searched),
            },
            Work::Counting(mut work, survey, searched) => {
                match work.advance(searched.trace.tree(), nodes)? {
                    Some(minimax) => return Ok(Some(self.opened(survey, minimax, searched))),
                    None => Work::Counting(work, survey, searched),
                }
            }
            Work::Over => Work::Over,
        };
        Ok(None)
    }

    fn share(&self, (): &()) -> f64 {
        self.progress().map_or(1.0, |progress| progress.share)
    }
}
