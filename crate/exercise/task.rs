//! The tree and the rules that an exercise is about.

use std::error::Error;
use std::fmt;

use serde::Serialize;

use crate::opening::options::{self, OptionError, Options, Setting, Settings};
use crate::opening::{Source, SourceError, Unfit};
use crate::search::{Rules, Window};
use crate::source::generate::Growth;
use crate::source::notation::Reading;
use crate::source::order::{Order, ordered};
use crate::tree::names::Names;
use crate::tree::{GameTree, Limits, NodeId, Sliced, TreeError};

/// The most nodes of a tree in an exercise. Grading takes a bounded time.
pub const MOST: usize = 10_000;

/// Why a task cannot be read.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
#[allow(missing_docs, reason = "they say themselves what they are")]
pub enum TaskError {
    Option(OptionError),
    Source(SourceError),
}

/// For people who use the crate. The page has words of its own.
impl fmt::Display for TaskError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TaskError::Option(error) => error.fmt(f),
            TaskError::Source(error) => error.fmt(f),
        }
    }
}

impl Error for TaskError {}

impl From<OptionError> for TaskError {
    fn from(error: OptionError) -> TaskError {
        TaskError::Option(error)
    }
}

impl From<SourceError> for TaskError {
    fn from(error: SourceError) -> TaskError {
        TaskError::Source(error)
    }
}

/// Reads the options of a search that exercises can be about.
pub fn options(settings: &Settings) -> Result<Options, TaskError> {
    let options = options::options(settings)?;
    match options.rules.once() {
        true => Ok(options),
        false => Err(SourceError::from(Unfit::SearchedAgainInExercise).into()),
    }
}

/// A tree, its rules, and what its nodes are called.
#[derive(Debug)]
pub struct Task {
    /// The tree, as searched.
    pub tree: GameTree,
    /// The rules of the search.
    pub rules: Rules,
    /// The names of the nodes.
    pub names: Names,
}

impl Task {
    /// A task about a tree as searched.
    pub fn new(tree: GameTree, rules: Rules) -> Task {
        let names = Names::new(&tree);
        Task::named(tree, rules, names)
    }

    /// The same with another window of the root.
    pub(super) fn with_window(&self, window: Window) -> Task {
        Task {
            tree: self.tree.clone(),
            rules: Rules {
                window,
                ..self.rules
            },
            names: self.names.clone(),
        }
    }

    /// The same with another value of a node. Names are left out.
    pub(super) fn with_value(&self, node: NodeId, value: f64) -> Task {
        Task {
            tree: self.tree.with_value(node, value),
            rules: self.rules,
            names: Names::default(),
        }
    }

    fn named(tree: GameTree, rules: Rules, names: Names) -> Task {
        let rules = match rules.bounded() {
            true => rules,
            false => rules.minimax(),
        };
        Task { tree, rules, names }
    }

    /// Reads source and options as those of a search.
    pub fn read(source: &Setting, options: &Settings) -> Result<Task, TaskError> {
        let options = self::options(options)?;
        let source = match source {
            Setting::Text(text) => Source::Text(text.clone()),
            Setting::Table(settings) if options::given(settings, "game").is_some() => {
                Source::Game(options::game(settings, options.root)?)
            }
            source => Source::Random(options::recipe(source)?),
        };
        Ok(Task::open(source, &options)?)
    }

    /// Opens a source as a viewer does, but at once: the tree must not have more than [`MOST`] nodes.
    pub fn open(source: Source, options: &Options) -> Result<Task, SourceError> {
        let limits = Limits {
            nodes: MOST,
            ..Limits::default()
        };
        let mut game = None;
        let tree = match source {
            Source::Text(text) => Reading::new(text, options.root, limits)?.finish(&())?,
            Source::Random(recipe) => Growth::new(&recipe, options.root, limits)?.finish(&())?,
            Source::Game(source) => {
                let mut expansion = source.game.expansion(source.plies, limits);
                game = Some(source.game);
                loop {
                    if let Some(tree) = expansion.advance(&(), usize::MAX)? {
                        break tree;
                    }
                }
            }
            // No exercise asks about the search of another program.
            Source::Trace(_) => return Err(TreeError::NotOneRoot.into()),
        };
        if tree.chance().is_some() {
            return Err(Unfit::ChanceInExercise.into());
        }
        let tree = match options.order {
            Order::Given => tree,
            order => ordered(&tree, order, options.rules.depth),
        };
        let names = Names::new(&tree);
        let names = match game {
            Some(game) => names
                .with_moves(&tree, |played| game.move_text(played))
                .with_root(game.start_text()),
            None => names,
        };
        Ok(Task::named(tree, options.rules, names))
    }
}
