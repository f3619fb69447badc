//! Goes from source and options to everything that can be shown of a search, in slices. Knows no clock and no
//! JavaScript: the caller decides how much work a slice has.
//!
//! A page must respond while a large tree is opened, so no slice takes long. Naming the nodes is not sliced, because it
//! is fast for trees of any size.

pub mod options;
mod progress;
mod reserve;
mod source;
mod work;

pub use progress::{Progress, Stage};
pub use source::{Source, SourceError};

use crate::explain::listing::Writing;
use crate::explain::summary::{Summary, Survey, Tally, Tallying};
use crate::picture::layout::Layout;
use crate::search::uniform::Uniform;
use crate::source::games::AnyGame;
use crate::source::generate::Growth;
use crate::source::notation::Reading;
use crate::source::order::{Arranging, Order};
use crate::trace::{Recording, Trace};
use crate::tree::names::Names;
use crate::tree::{GameTree, Limits, Sliced};
use options::Options;
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
    game: Option<AnyGame>,
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
        let (first, work) = match source {
            Source::Text(text) => {
                let reading = Reading::new(text, options.root, limits)?;
                (Stage::Reading, Work::Reading(reading))
            }
            Source::Random(recipe) => {
                let growth = Growth::new(&recipe, options.root, limits)?;
                (Stage::Generating, Work::Generating(growth))
            }
            Source::Game(source) => {
                let expansion = source.game.expansion(source.plies, limits);
                game = Some(source.game);
                (Stage::Expanding, Work::Expanding(expansion))
            }
        };
        Ok(Opening {
            stages: Stage::after(first, options.order),
            options,
            game,
            work,
            nodes: 0,
        })
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

    fn made(&mut self, tree: GameTree) -> Work {
        self.nodes = tree.len();
        match self.options.order {
            Order::Given => Work::laying_out(tree),
            order => {
                let arranging = Arranging::new(&tree, order, self.options.rules.depth);
                Work::Ordering(tree, arranging)
            }
        }
    }

    fn laid_out(&self, tree: GameTree, layout: Layout) -> Work {
        let names = Names::new(&tree);
        let names = match &self.game {
            Some(game) => names
                .with_moves(&tree, |played| game.move_text(played))
                .with_root(game.start_text()),
            None => names,
        };
        Work::Searching(Recording::new(tree, self.options.rules), layout, names)
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
            game: self.game.take(),
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
                Some(tree) => self.made(tree),
                None => Work::Reading(work),
            },
            Work::Generating(mut work) => match work.advance(&(), nodes)? {
                Some(tree) => self.made(tree),
                None => Work::Generating(work),
            },
            Work::Expanding(mut work) => match work.advance(&(), nodes)? {
                Some(tree) => self.made(tree),
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
            Work::Searching(mut work, layout, names) => match work.advance(&(), nodes)? {
                Some(trace) => Work::surveying(Searched {
                    trace,
                    layout,
                    names,
                }),
                None => Work::Searching(work, layout, names),
            },
            Work::Surveying(mut work, searched) => match work.advance(&searched.last(), nodes)? {
                Some(()) => match work.minimax(&searched.last()) {
                    Some(minimax) => return Ok(Some(self.opened(work, minimax, searched))),
                    None => {
                        let tallying =
                            Tallying::new(searched.trace.tree(), &self.options.rules.minimax());
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
