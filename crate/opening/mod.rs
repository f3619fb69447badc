//! From what a caller asks for to everything that can be shown of a search, a bounded amount of work at a time.
//! Knows no clock and no JavaScript: whoever opens asks for a little work again and again.
//!
//! A page must answer its reader while a large tree is made, so no slice takes long. Nodes are named in one go,
//! because that is quick however large the tree is.

pub mod options;
mod reserve;

use serde::Serialize;

use crate::explain::listing::Writing;
use crate::explain::summary::{Summary, Survey, Tally, Tallying};
use crate::frame::Frame;
use crate::opening::options::{GameSource, Options};
use crate::picture::layout::{Layout, Placing};
use crate::search::uniform::Uniform;
use crate::source::games::{AnyGame, Expanding};
use crate::source::generate::{Growth, RandomTree, RandomTreeError};
use crate::source::notation::{ParseError, Reading};
use crate::source::order::{Arranging, Order};
use crate::trace::{Recording, Trace};
use crate::tree::names::Names;
use crate::tree::{GameTree, Limits, TreeError};

/// What a tree is made from.
pub enum Source {
    /// The notation.
    Text(String),
    /// A recipe for a random tree.
    Random(RandomTree),
    /// A game, and how far it is expanded.
    Game(GameSource),
}

/// Why there is nothing to open.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
#[allow(missing_docs, reason = "they say themselves what they are")]
pub enum SourceError {
    Parse(ParseError),
    Random(RandomTreeError),
    Tree(TreeError),
}

/// What an opening is busy with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Stage {
    Reading,
    Generating,
    Expanding,
    Ordering,
    LayingOut,
    Searching,
    /// What was found, and what plain minimax would do.
    Counting,
}

impl Stage {
    /// About how long it takes beside the others.
    fn weight(self) -> f64 {
        match self {
            Stage::Reading | Stage::Generating | Stage::Searching => 4.0,
            Stage::Expanding => 6.0,
            Stage::Ordering => 5.0,
            Stage::LayingOut | Stage::Counting => 2.0,
        }
    }
}

/// How far an opening is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Progress {
    /// What it is busy with.
    pub stage: Stage,
    /// How much of the whole is done, about, 0 … 1.
    pub share: f64,
}

/// A search of a tree, laid out and named.
pub struct Opened {
    /// What the search did.
    pub trace: Trace,
    /// In which listing it is told.
    pub writing: Writing,
    /// Where the nodes stand.
    pub layout: Layout,
    /// How they are called.
    pub names: Names,
    /// The game that the tree was expanded from.
    pub game: Option<AnyGame>,
    /// The outcome.
    pub summary: Summary,
    /// What plain minimax does with the same tree and depth limit.
    pub minimax: Tally,
    /// What the tree is as a uniform one.
    pub uniform: Option<Uniform>,
}

/// An opening under way.
pub struct Opening {
    options: Options,
    game: Option<AnyGame>,
    /// What has to be done, in order.
    stages: Vec<Stage>,
    work: Work,
    /// How many nodes the tree has, once it is made.
    nodes: usize,
}

/// What has been done, as the stage needs it that is next.
enum Work {
    Reading(Reading),
    Generating(Growth),
    Expanding(Box<dyn Expanding>),
    Ordering(GameTree, Arranging),
    LayingOut(GameTree, Placing),
    Searching(Recording, Layout, Names),
    Surveying(Survey, Searched),
    Counting(Tallying, Survey, Searched),
    /// All is done, or it failed.
    Over,
}

/// A tree that has been searched.
struct Searched {
    trace: Trace,
    layout: Layout,
    names: Names,
}

impl Searched {
    /// The frame at the end of the search.
    fn last(&self) -> Frame<'_> {
        Frame::new(&self.trace, self.trace.steps())
    }
}

impl Opening {
    /// Refuses what can be refused at once; nothing else is done yet.
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
        let mut stages = vec![first, Stage::Ordering, Stage::LayingOut];
        stages.extend([Stage::Searching, Stage::Counting]);
        stages.retain(|&stage| stage != Stage::Ordering || options.order != Order::Given);
        Ok(Opening {
            options,
            game,
            stages,
            work,
            nodes: 0,
        })
    }

    /// Does so much work, about a node each, or what is left of the present stage. Gives everything
    /// once it is done; after that, and after an error, there is nothing more to be had.
    pub fn advance(&mut self, nodes: usize) -> Result<Option<Opened>, SourceError> {
        let work = std::mem::replace(&mut self.work, Work::Over);
        reserve::check(match &work {
            Work::Reading(reading) => reading.most(),
            Work::Generating(growth) => growth.most(),
            Work::Expanding(expansion) => expansion.most(),
            _ => self.nodes,
        })?;
        self.work = match work {
            Work::Reading(mut reading) => match reading.advance(nodes)? {
                None => Work::Reading(reading),
                Some(tree) => self.made(tree),
            },
            Work::Generating(mut growth) => match growth.advance(nodes)? {
                None => Work::Generating(growth),
                Some(tree) => self.made(tree),
            },
            Work::Expanding(mut expansion) => match expansion.advance(nodes)? {
                None => Work::Expanding(expansion),
                Some(tree) => self.made(tree),
            },
            Work::Ordering(tree, mut arranging) => match arranging.advance(&tree, nodes) {
                false => Work::Ordering(tree, arranging),
                true => laying_out(arranging.finish()),
            },
            Work::LayingOut(tree, mut placing) => match placing.advance(&tree, nodes) {
                false => Work::LayingOut(tree, placing),
                true => self.laid_out(tree, placing),
            },
            Work::Searching(mut recording, layout, names) => match recording.advance(nodes) {
                false => Work::Searching(recording, layout, names),
                true => self.searched(recording, layout, names),
            },
            Work::Surveying(mut survey, searched) => {
                let last = searched.last();
                if !survey.advance(&last, nodes) {
                    Work::Surveying(survey, searched)
                } else if let Some(minimax) = survey.minimax(&last) {
                    return Ok(Some(self.opened(survey, minimax, searched)));
                } else {
                    let tallying = Tallying::new(&self.options.rules.minimax());
                    Work::Counting(tallying, survey, searched)
                }
            }
            Work::Counting(mut tallying, survey, searched) => {
                match tallying.advance(searched.trace.tree(), nodes) {
                    None => Work::Counting(tallying, survey, searched),
                    Some(minimax) => return Ok(Some(self.opened(survey, minimax, searched))),
                }
            }
            Work::Over => Work::Over,
        };
        Ok(None)
    }

    /// Does all the work.
    pub fn finish(mut self) -> Result<Opened, SourceError> {
        loop {
            if let Some(opened) = self.advance(usize::MAX)? {
                return Ok(opened);
            }
        }
    }

    /// How far it is; `None` once there is nothing more to do.
    pub fn progress(&self) -> Option<Progress> {
        let (stage, part) = match &self.work {
            Work::Reading(reading) => (Stage::Reading, reading.share()),
            Work::Generating(growth) => (Stage::Generating, growth.share()),
            Work::Expanding(expansion) => (Stage::Expanding, expansion.share()),
            Work::Ordering(_, arranging) => (Stage::Ordering, arranging.share()),
            Work::LayingOut(tree, placing) => (Stage::LayingOut, placing.share(tree)),
            Work::Searching(recording, ..) => (Stage::Searching, recording.share()),
            Work::Surveying(survey, searched) => {
                (Stage::Counting, survey.share(searched.trace.tree()) / 2.0)
            }
            Work::Counting(tallying, _, searched) => {
                let share = tallying.share(searched.trace.tree());
                (Stage::Counting, 0.5 + share / 2.0)
            }
            Work::Over => return None,
        };
        let weight = |stages: &[Stage]| stages.iter().map(|stage| stage.weight()).sum::<f64>();
        let mut before = self.stages.split(|&other| other == stage);
        let done = weight(before.next().unwrap_or_default()) + part * stage.weight();
        let share = done / weight(&self.stages);
        Some(Progress { stage, share })
    }

    fn made(&mut self, tree: GameTree) -> Work {
        self.nodes = tree.len();
        match self.options.order {
            Order::Given => laying_out(tree),
            order => {
                let arranging = Arranging::new(&tree, order, self.options.rules.depth);
                Work::Ordering(tree, arranging)
            }
        }
    }

    fn laid_out(&self, tree: GameTree, placing: Placing) -> Work {
        let layout = placing.finish(&tree);
        let names = Names::new(&tree);
        let names = match &self.game {
            Some(game) => names
                .with_moves(&tree, |played| game.move_text(played))
                .with_root(game.start_text()),
            None => names,
        };
        Work::Searching(Recording::new(tree, self.options.rules), layout, names)
    }

    fn searched(&self, recording: Recording, layout: Layout, names: Names) -> Work {
        let trace = recording.finish();
        let searched = Searched {
            trace,
            layout,
            names,
        };
        let survey = Survey::new(&searched.last());
        Work::Surveying(survey, searched)
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

fn laying_out(tree: GameTree) -> Work {
    let placing = Layout::begin(&tree);
    Work::LayingOut(tree, placing)
}

impl From<ParseError> for SourceError {
    fn from(error: ParseError) -> SourceError {
        SourceError::Parse(error)
    }
}

impl From<RandomTreeError> for SourceError {
    fn from(error: RandomTreeError) -> SourceError {
        SourceError::Random(error)
    }
}

impl From<TreeError> for SourceError {
    fn from(error: TreeError) -> SourceError {
        SourceError::Tree(error)
    }
}
