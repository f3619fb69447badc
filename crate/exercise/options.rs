//! Reads the questions from the options of a caller.

use super::answer::node_of;
use super::condition::question::{About, ConditionQuestion};
use super::construct::statement::{self, Statement};
use super::construct::target::{TARGETS, Target};
use super::key::known::KnownFact;
use super::questions::{AskedWindows, OrderGoal, Questions};
use super::task::{Task, TaskError, quiet};
use crate::opening::SourceError;
use crate::opening::options::{self, OptionError, OptionReader, Options, Setting, Settings, given};
use crate::search::Window;

/// The words of the option `ask`.
pub(super) const ASKS: &[&str] = &[
    "values",
    "ranges",
    "windows",
    "cuts",
    "move",
    "leaves",
    "count",
    "order",
    "condition",
    "construct",
    "statement",
    "horizon",
];

impl Questions {
    /// Reads the options of an exercise. An option that is left out has its default value.
    pub fn read(settings: &Settings) -> Result<Questions, OptionError> {
        let mut reader = OptionReader::new("", settings);
        let asks = asks(&mut reader, ASKS).unwrap_or_else(|| vec!["values".into(), "cuts".into()]);
        let asks = |name: &str| asks.iter().any(|ask| ask == name);
        let kinds = [
            ("final", AskedWindows::Final),
            ("entry", AskedWindows::Entry),
            ("history", AskedWindows::History),
            ("own", AskedWindows::Own),
        ];
        let windows = reader.word("windows", AskedWindows::Final, &kinds);
        let edges_alone = reader.word("cuts", false, &[("any", false), ("edges", true)]);
        let follow = reader.word("follow", true, &[("own", true), ("none", false)]);
        let update = reader.flag("update");
        let view = reader.view();
        let construct = asks("construct").then(|| target(&mut reader));
        let statement = asks("statement").then(|| statement(&mut reader));
        let goal = match construct.is_some() || statement.is_some() {
            true => OrderGoal::Fewest,
            false => goal(&mut reader),
        };
        let condition = condition(&mut reader);
        let known = known(&mut reader);
        reader.finish(Questions {
            values: asks("values"),
            ranges: asks("ranges"),
            windows: asks("windows").then_some(windows),
            cuts: asks("cuts"),
            edges_alone,
            best_move: asks("move"),
            leaves: asks("leaves"),
            count: asks("count"),
            order: asks("order").then_some(goal),
            condition: asks("condition").then_some(condition),
            construct,
            statement,
            horizon: asks("horizon"),
            known,
            update,
            follow,
            view,
        })
    }

    /// Reads the options of a search that these questions can be about.
    pub fn options(&self, settings: &Settings) -> Result<Options, TaskError> {
        let options = options::options(settings)?;
        if !self.horizon {
            quiet(&options.rules)?;
        }
        Ok(options)
    }

    /// A task, if a sheet can ask these questions of it. The value and the choice of a search can be asked where it
    /// stands pat, too.
    ///
    /// # Errors
    /// It cannot.
    pub fn fitting<'a>(&self, task: &'a Task) -> Result<&'a Task, SourceError> {
        let horizon_alone = Questions {
            horizon: true,
            view: self.view,
            follow: self.follow,
            ..Questions::NOTHING
        };
        match *self == horizon_alone && task.rules.single_visit() {
            true => Ok(task),
            false => task.single_visit(),
        }
    }

    /// Reads the options of an exercise about a tree: settings that they leave to the tree are found out.
    pub fn of(task: &Task, settings: &Settings) -> Result<Questions, OptionError> {
        let mut questions = Questions::read(settings)?
            .settled(task)?
            .with_reachable_target(task)?;
        if let (Some(question), Some(node)) = (&mut questions.condition, given(settings, "node")) {
            let error = |expected: String| OptionError::bad("node", node, expected);
            question.node = Some(node_of(task, node).map_err(error)?);
        }
        questions
            .pointed(task)?
            .with_holding_bounds(task)?
            .with_horizon(task)?
            .with_fitting_statement(task)
    }

    /// The same questions, if the statement is about such a search.
    fn with_fitting_statement(self, task: &Task) -> Result<Questions, OptionError> {
        let fits = task.tree.chance().is_none() && statement::are_about(&task.rules);
        match self.statement {
            Some(_) if !fits => Err(OptionError::bad(
                "ask",
                Setting::Text("statement".into()),
                "alpha-beta, '>=', 'soft', 'deep'",
            )),
            _ => Ok(self),
        }
    }

    /// The same, if a tree is known on which the search reaches the target. The error names the targets that it can
    /// reach.
    fn with_reachable_target(self, task: &Task) -> Result<Questions, OptionError> {
        let is_reachable = |target: &Target| target.example(task).is_some();
        let quoted = |target: &Target| format!("'{}'", target.name);
        match &self.construct {
            Some(target) if !is_reachable(target) => {
                let others = TARGETS.iter().filter(|other| is_reachable(other));
                let others: Vec<String> = others.map(quoted).collect();
                let expected = others.join(" | ");
                Err(OptionError::bad("goal", quoted(target), expected))
            }
            _ => Ok(self),
        }
    }

    /// The same questions, if the bounds that are known beforehand hold in the task. Otherwise the error names the expected
    /// bounds.
    fn with_holding_bounds(self, task: &Task) -> Result<Questions, OptionError> {
        let Some(known) = self.known else {
            return Ok(self);
        };
        let Window { alpha, beta } = known.window();
        let all_within = || {
            let mut values = task.tree.nodes().filter_map(|node| task.tree.value(node));
            values.all(|value| (alpha..=beta).contains(&value))
        };
        let expected = match known {
            _ if !task.rules.bounded() => "alpha-beta",
            KnownFact::Values(_) if !all_within() => "{ values: [lo, hi] }, lo ≤ 3 ≤ hi",
            _ => return Ok(self),
        };
        let found = Setting::List(vec![Setting::Number(alpha), Setting::Number(beta)]);
        Err(OptionError::bad("known", found, expected))
    }
}

/// The question about the unknown leaf. The option `node` has a meaning only for a tree.
fn condition(reader: &mut OptionReader) -> ConditionQuestion {
    let abouts = [
        ("unseen", About::Unseen),
        ("best", About::Best),
        ("root", About::Root),
    ];
    let about = reader.word("condition", About::Unseen, &abouts);
    let whole = reader.word("numbers", false, &[("any", false), ("whole", true)]);
    reader.get("node");
    ConditionQuestion {
        about,
        node: None,
        whole,
    }
}

/// The knowledge given beforehand: `{ values: [lo, hi] }` or `{ window: [α, β] }`.
fn known(reader: &mut OptionReader) -> Option<KnownFact> {
    let setting = reader.get("known")?;
    if let Setting::Table(table) = setting
        && let [(kind, ends)] = table.as_slice()
        && let Some((alpha, beta)) = ends.pair()
        && alpha < beta
    {
        let window = Window::new(alpha, beta);
        match kind.as_str() {
            "values" => return Some(KnownFact::Values(window)),
            "window" => return Some(KnownFact::Window(window)),
            _ => {}
        }
    }
    let expected = "{ values: [lo, hi] } | { window: [α, β] }, α < β";
    reader.refused("known", setting, expected.into())
}

/// Words of the option `ask`: a list, or a text with spaces or commas between them. `None`: it is left out.
pub(super) fn asks(reader: &mut OptionReader, all: &[&str]) -> Option<Vec<String>> {
    let setting = reader.get("ask")?;
    let text = |item: &Setting| item.text().map(String::from);
    let asks: Option<Vec<String>> = match setting {
        Setting::Text(text) => {
            let words = text.split([' ', ',']).filter(|word| !word.is_empty());
            Some(words.map(String::from).collect())
        }
        Setting::List(list) => list.iter().map(text).collect(),
        _ => None,
    };
    let known = |ask: &String| all.contains(&ask.as_str());
    Some(match asks {
        Some(asks) if asks.iter().all(known) => asks,
        _ => reader.refused("ask", setting, format!("'{}'", all.join(" "))),
    })
}

/// How many leaves an order is to reach.
fn goal(reader: &mut OptionReader) -> OrderGoal {
    let Some(setting) = reader.get("goal") else {
        return OrderGoal::Fewest;
    };
    match setting {
        Setting::Text(word) if word == "fewest" => OrderGoal::Fewest,
        Setting::Text(word) if word == "most" => OrderGoal::Most,
        _ => match setting.integer(1, 10_000_000) {
            Some(leaves) => OrderGoal::Exactly(leaves as u32),
            None => {
                reader.bad("goal", setting, "'fewest' | 'most' | 1 2 3 …".into());
                OrderGoal::Fewest
            }
        },
    }
}

fn statement(reader: &mut OptionReader) -> Statement {
    let all = statement::ALL.map(|statement| (statement.name, statement));
    reader.word("goal", statement::ALL[0], &all)
}

/// The target of a tree that a student makes.
fn target(reader: &mut OptionReader) -> Target {
    reader.word(
        "goal",
        TARGETS[0],
        &TARGETS.map(|target| (target.name, target)),
    )
}
