//! Reads a trace, line by line, as its bytes come.

use super::error::{ImportError, ImportProblem};
use super::finding::What;
use super::json::{self, Field, Json, Mistake, Wrong};
use super::lines::Lines;
use super::nodes::Nodes;
use super::told::{Kind, MOST, Said, Told};
use crate::search::Known;
use crate::tree::names::Names;
use crate::tree::{GameTree, Limits, NodeId, Player, TreeError};

/// The version of the schema that is read.
const VERSION: f64 = 1.0;

/// The words of events.
const EVENTS: [(&str, Option<Kind>); 12] = [
    ("enter", Some(Kind::Enter)),
    ("evaluate", Some(Kind::Evaluate)),
    ("compare", Some(Kind::Compare)),
    ("cutoff", Some(Kind::Cutoff)),
    ("leave", Some(Kind::Leave)),
    ("finish", Some(Kind::Finish)),
    ("hit", Some(Kind::Hit)),
    ("pass", Some(Kind::Pass)),
    ("narrow", Some(Kind::Narrow)),
    ("again", Some(Kind::Again)),
    ("verdict", Some(Kind::Verdict)),
    // What this says shows in the hits.
    ("store", None),
];

/// Whose values a trace tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum View {
    /// MAX's.
    #[default]
    Max,
    /// Those of the side to move.
    Mover,
}

/// Why reading ends.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// The file is no trace.
    Import(ImportError),
    /// The tree of what was visited is too large.
    Tree(TreeError),
}

/// A trace that has been read.
#[derive(Debug)]
pub struct Imported {
    /// The tree: the one that was given, or what was visited.
    pub tree: GameTree,
    /// The events, by the nodes of that tree.
    pub told: Told,
    /// Where the trace is no search: the line, and why. The events end before it.
    pub broken: Option<(u32, What)>,
}

/// A trace that is being read.
pub struct Importing {
    lines: Lines,
    reading: Reading,
    /// The bytes that there are, and those that have come.
    bytes: (usize, usize),
}

struct Reading {
    nodes: Nodes,
    view: View,
    told: Told,
    /// The open calls, the root's first.
    open: Vec<Open>,
    ended: bool,
    broken: Option<(u32, What)>,
}

#[derive(Clone, Copy)]
struct Open {
    node: NodeId,
    cut: bool,
    /// Whether it has called nothing yet.
    fresh: bool,
    /// The child that it searched last.
    left: Option<NodeId>,
}

impl Importing {
    /// A trace of so many bytes, of a tree with these names.
    pub fn of(tree: GameTree, names: Names, view: View, bytes: usize) -> Importing {
        Importing::by(Nodes::of(tree, names), view, bytes)
    }

    /// A trace without a tree, in which `root` moves first where it does not say so.
    pub fn visited(root: Player, limits: Limits, view: View, bytes: usize) -> Importing {
        Importing::by(Nodes::visited(root, limits), view, bytes)
    }

    fn by(nodes: Nodes, view: View, bytes: usize) -> Importing {
        Importing {
            lines: Lines::default(),
            reading: Reading {
                nodes,
                view,
                told: Told::default(),
                open: Vec::new(),
                ended: false,
                broken: None,
            },
            bytes: (bytes, 0),
        }
    }

    /// Takes the bytes that come next; `last`: no more come. Returns whether more are wanted.
    pub fn feed(&mut self, bytes: &[u8], last: bool) -> Result<bool, Refusal> {
        self.bytes.1 += bytes.len();
        let reading = &mut self.reading;
        let mut refused = None;
        let more = self.lines.feed(bytes, last, |line, number| {
            match reading.line(line, number) {
                Ok(()) => Ok(reading.broken.is_none()),
                Err(Refusal::Import(error)) => Err(error),
                Err(tree) => {
                    refused = Some(tree);
                    Ok(false)
                }
            }
        });
        match (refused, more) {
            (Some(tree), _) => Err(tree),
            (None, Ok(more)) => Ok(more),
            (None, Err(error)) => Err(Refusal::Import(error)),
        }
    }

    /// How many nodes and events have been read, whichever is more.
    pub fn most(&self) -> usize {
        self.reading.nodes.len().max(self.reading.told.len())
    }

    /// The share that has been read, 0 … 1.
    pub fn share(&self) -> f64 {
        self.bytes.1.min(self.bytes.0) as f64 / self.bytes.0.max(1) as f64
    }

    /// The trace, once all of it has come.
    pub fn finish(self) -> Result<Imported, Refusal> {
        let Reading {
            nodes,
            mut told,
            open,
            mut broken,
            ..
        } = self.reading;
        let line = self.lines.said();
        if told.is_empty() {
            let (line, column) = (broken.map_or(line, |(line, _)| line).max(1), 1);
            let problem = ImportProblem::TraceEmpty;
            return Err(Refusal::Import(ImportError {
                problem,
                line,
                column,
            }));
        }
        if let (None, Some(last)) = (&broken, open.last()) {
            broken = Some((line, What::StillOpen { open: last.node }));
        }
        let (tree, new) = nodes.finish().map_err(Refusal::Tree)?;
        if let Some(new) = new {
            told.renumber(&new);
            if let Some((_, what)) = &mut broken {
                what.renumber(&new);
            }
        }
        Ok(Imported { tree, told, broken })
    }
}

impl Reading {
    fn line(&mut self, line: &str, number: u32) -> Result<(), Refusal> {
        let place = |at: usize| {
            line.get(..at)
                .map_or(1, |before| before.chars().count() + 1)
        };
        let refuse = |(at, problem)| {
            Refusal::Import(ImportError {
                problem,
                line: number,
                column: place(at),
            })
        };
        let fields = json::object(line).map_err(|mistake| refuse(told(line, mistake)))?;
        if json::field(&fields, "event").is_none() && json::field(&fields, "secateur").is_some() {
            return header(&fields).map_err(refuse);
        }
        let Some(kind) = event(&fields).map_err(refuse)? else {
            return Ok(());
        };
        let said = Said {
            kind,
            node: 0,
            line: number,
            value: read(&fields, "value").map_err(refuse)?,
            alpha: read(&fields, "alpha").map_err(refuse)?,
            beta: read(&fields, "beta").map_err(refuse)?,
            best: match read(&fields, "best").map_err(refuse)? {
                None => read(&fields, "after").map_err(refuse)?,
                best => best,
            },
            known: None,
        };
        if self.told.len() >= MOST {
            return Err(refuse((0, ImportProblem::TraceTooLong { limit: MOST })));
        }
        let needs = matches!(kind, Kind::Evaluate | Kind::Hit | Kind::Leave);
        if needs && said.value.is_none() {
            return Err(refuse((0, wrong("value", None, "0"))));
        }
        match kind {
            Kind::Pass => self.pass(&fields, said),
            Kind::Finish => self.finish(&fields, said),
            Kind::Verdict => {
                let (low, high) = (read(&fields, "low"), read(&fields, "high"));
                let (alpha, beta) = (low.map_err(refuse)?, high.map_err(refuse)?);
                self.verdict(Said {
                    alpha,
                    beta,
                    ..said
                });
            }
            Kind::Enter => {
                let found = reference(&fields).map_err(refuse)?;
                let player = player(&fields).map_err(refuse)?;
                if let (Some(depth), true) = (limit(&fields), self.open.is_empty()) {
                    self.told.push(Said {
                        kind: Kind::Pass,
                        value: Some(depth),
                        ..said
                    });
                }
                return self.enter(found, player, said);
            }
            _ => {
                let found = reference(&fields).map_err(refuse)?;
                let given = matches!(kind, Kind::Evaluate | Kind::Hit);
                if said.value.is_some_and(f64::is_infinite) && given {
                    return Err(refuse((found.at, wrong("value", Some(&Json::Null), "0"))));
                }
                let known = match kind {
                    Kind::Hit | Kind::Narrow => Some(known(&fields, &said).map_err(refuse)?),
                    _ => None,
                };
                self.own(found, Said { known, ..said });
            }
        }
        Ok(())
    }

    fn enter(&mut self, found: &Field, player: Option<Player>, said: Said) -> Result<(), Refusal> {
        let line = said.line;
        let text = || written(&found.value);
        if self.ended {
            self.broken = Some((line, What::AfterEnd));
            return Ok(());
        }
        let open = self.open.last().copied();
        if let Some(open) = open.filter(|open| open.cut) {
            let (found, open) = (text(), open.node);
            self.broken = Some((line, What::AfterCutoff { found, open }));
            return Ok(());
        }
        let caller = open.map(|open| open.node);
        let after = open.and_then(|open| open.left);
        let child = self.nodes.child(caller, after, &found.value, player);
        match child.map_err(Refusal::Tree)? {
            Some(node) => {
                if let Some(caller) = self.open.last_mut() {
                    caller.fresh = false;
                }
                self.open.push(Open {
                    node,
                    cut: false,
                    fresh: true,
                    left: None,
                });
                self.push(Said { node, ..said });
            }
            None => {
                let (found, there) = (text(), self.nodes.has(&found.value));
                let what = match caller {
                    _ if !there => What::NotThere { found },
                    None => What::NotTheRoot { found },
                    Some(open) => What::NotAChild { found, open },
                };
                self.broken = Some((line, what));
            }
        }
        Ok(())
    }

    /// An event of the innermost call.
    fn own(&mut self, found: &Field, said: Said) {
        let open = self.open.last().copied();
        let Some(open) = open.filter(|open| self.nodes.is(open.node, &found.value)) else {
            // A child can be given a value without being entered.
            let child = match (said.kind, open) {
                (Kind::Evaluate, Some(open)) => self.nodes.known(open.node, &found.value),
                _ => None,
            };
            match child {
                Some(node) => self.push(Said { node, ..said }),
                None => {
                    let (found, open) = (written(&found.value), open.map(|open| open.node));
                    let what = match self.ended {
                        true => What::AfterEnd,
                        false => What::NotOpen { found, open },
                    };
                    self.broken = Some((said.line, what));
                }
            }
            return;
        };
        let node = open.node;
        self.push(Said { node, ..said });
        match said.kind {
            Kind::Leave => {
                self.open.pop();
                if let Some(caller) = self.open.last_mut() {
                    caller.left = Some(node);
                }
            }
            Kind::Cutoff => {
                if let Some(open) = self.open.last_mut() {
                    open.cut = true;
                }
            }
            _ => {}
        }
    }

    fn pass(&mut self, fields: &[Field], said: Said) {
        match self.open.last() {
            Some(open) => self.broken = Some((said.line, What::StillOpen { open: open.node })),
            None => self.told.push(Said {
                value: match json::field(fields, "depth").map(|field| &field.value) {
                    Some(Json::Number(depth)) => Some(*depth),
                    _ => None,
                },
                ..said
            }),
        }
    }

    fn verdict(&mut self, said: Said) {
        match self.open.last() {
            Some(open) => self.broken = Some((said.line, What::StillOpen { open: open.node })),
            None => self.push(said),
        }
    }

    fn finish(&mut self, fields: &[Field], said: Said) {
        let best = match json::field(fields, "bestMove").map(|field| &field.value) {
            Some(Json::Number(number)) => Some(*number),
            _ => None,
        };
        let what = match self.open.last() {
            Some(open) => Some(What::StillOpen { open: open.node }),
            None if self.ended || self.told.is_empty() => Some(What::AfterEnd),
            None => None,
        };
        self.broken = what.map(|what| (said.line, what));
        if self.broken.is_none() {
            self.ended = true;
            self.push(Said { best, ..said });
        }
    }

    /// Adds an event, with MAX's values.
    fn push(&mut self, said: Said) {
        let mut said = said;
        if self.view == View::Mover && self.nodes.player(said.node) == Player::Min {
            // Adding zero turns −0 into 0.
            let other = |number: Option<f64>| number.map(|number| 0.0 - number);
            said.value = other(said.value);
            (said.alpha, said.beta) = (other(said.beta), other(said.alpha));
            said.known = said.known.map(|known| Known {
                lower: 0.0 - known.upper,
                upper: 0.0 - known.lower,
                lower_by: known.upper_by,
                upper_by: known.lower_by,
                ..known
            });
            if said.kind != Kind::Finish {
                said.best = other(said.best);
            }
        }
        // What returns at once has been evaluated.
        let at_once = self
            .open
            .last()
            .is_some_and(|open| open.fresh && open.node == said.node);
        let value = said.value.filter(|value| value.is_finite());
        match said.kind {
            Kind::Hit => {
                self.nodes.stored(said.node, value);
                if let Some(open) = self.open.last_mut() {
                    open.fresh = false;
                }
            }
            Kind::Evaluate => self.nodes.value(said.node, value),
            Kind::Leave if at_once => self.nodes.value(said.node, value),
            _ => {}
        }
        self.told.push(said);
    }
}

/// A mistake in a line as a problem.
fn told(line: &str, Mistake { at, wrong }: Mistake) -> (usize, ImportProblem) {
    let rest = line.get(at..).unwrap_or_default();
    let problem = match wrong {
        Wrong::Twice { field } => ImportProblem::TraceTwice { field },
        Wrong::TooMuch => ImportProblem::TraceLine { limit: line.len() },
        Wrong::Syntax { expected } => ImportProblem::TraceSyntax {
            found: rest.chars().take(20).collect(),
            expected,
        },
    };
    (at, problem)
}

type Checked<T> = Result<T, (usize, ImportProblem)>;

fn wrong(field: &'static str, found: Option<&Json>, expected: &'static str) -> ImportProblem {
    ImportProblem::TraceField {
        field,
        found: found.map_or_else(String::new, written),
        expected,
    }
}

fn header(fields: &[Field]) -> Checked<()> {
    match json::field(fields, "version") {
        None => Ok(()),
        Some(field) if field.value == Json::Number(VERSION) => Ok(()),
        Some(field) => {
            let found = written(&field.value);
            Err((field.at, ImportProblem::TraceVersion { found }))
        }
    }
}

fn event(fields: &[Field]) -> Checked<Option<Kind>> {
    const EXPECTED: &str = "enter | evaluate | compare | cutoff | leave | finish | hit | narrow | again | pass | verdict";
    let Some(field) = json::field(fields, "event") else {
        return Err((0, wrong("event", None, EXPECTED)));
    };
    let word = EVENTS.iter().find(|(word, _)| match &field.value {
        Json::Text(text) => text == word,
        _ => false,
    });
    let kind = word.map(|&(_, kind)| kind);
    kind.ok_or_else(|| (field.at, wrong("event", Some(&field.value), EXPECTED)))
}

fn reference<'a, 'b>(fields: &'b [Field<'a>]) -> Checked<&'b Field<'a>> {
    const EXPECTED: &str = "7 | \"C\" | \"/0/2\" | [0, 2]";
    let Some(field) = json::field(fields, "node") else {
        return Err((0, wrong("node", None, EXPECTED)));
    };
    let whole = |value: &Json| {
        let Json::Number(n) = value else { return false };
        n.fract() == 0.0 && (0.0..f64::from(NodeId::MAX)).contains(n)
    };
    let lawful = match &field.value {
        Json::Text(_) => true,
        Json::List(path) => path.iter().all(whole),
        value => whole(value),
    };
    match lawful {
        true => Ok(field),
        false => Err((field.at, wrong("node", Some(&field.value), EXPECTED))),
    }
}

fn player(fields: &[Field]) -> Checked<Option<Player>> {
    let Some(field) = json::field(fields, "player") else {
        return Ok(None);
    };
    match &field.value {
        Json::Text(text) if text.eq_ignore_ascii_case("max") => Ok(Some(Player::Max)),
        Json::Text(text) if text.eq_ignore_ascii_case("min") => Ok(Some(Player::Min)),
        value => Err((field.at, wrong("player", Some(value), "max | min"))),
    }
}

/// How many plies a pass searches.
fn limit(fields: &[Field]) -> Option<f64> {
    match json::field(fields, "limit").map(|field| &field.value) {
        Some(Json::Number(depth)) => Some(*depth),
        _ => None,
    }
}

/// What a table has on a node. Whoever tells only the value of a hit tells all: it is exact.
fn known(fields: &[Field], said: &Said) -> Checked<Known> {
    let (lower, upper) = (read(fields, "lower")?, read(fields, "upper")?);
    let exact = said.value.filter(|_| lower.is_none() && upper.is_none());
    let by = |name| match json::field(fields, name).map(|field| &field.value) {
        Some(Json::Number(call)) => Some(*call as u32),
        _ => None,
    };
    let limited = json::field(fields, "limited");
    Ok(Known {
        lower: exact.or(lower).unwrap_or(f64::NEG_INFINITY),
        upper: exact.or(upper).unwrap_or(f64::INFINITY),
        lower_by: by("lowerBy"),
        upper_by: by("upperBy"),
        limited: limited.is_some_and(|field| field.value == Json::Flag(true)),
    })
}

/// A number, which may be infinite and then a text.
fn read(fields: &[Field], name: &'static str) -> Checked<Option<f64>> {
    let Some(field) = json::field(fields, name) else {
        return Ok(None);
    };
    let number = match &field.value {
        Json::Number(number) => Some(*number),
        Json::Text(text) => {
            let (sign, word) = match text.strip_prefix('-') {
                Some(word) => (-1.0, word),
                None => (1.0, text.strip_prefix('+').unwrap_or(text)),
            };
            let words = ["infinity", "inf", "∞"];
            let infinite = words.iter().any(|known| word.eq_ignore_ascii_case(known));
            infinite.then_some(sign * f64::INFINITY)
        }
        _ => None,
    };
    match number {
        None => Err((
            field.at,
            wrong(name, Some(&field.value), "0 | \"Infinity\" | \"-Infinity\""),
        )),
        number => Ok(number),
    }
}

/// A value as it is written, shortened.
pub fn written(value: &Json) -> String {
    match value {
        Json::Null => "null".into(),
        Json::Flag(flag) => flag.to_string(),
        Json::Number(number) if number.is_infinite() => "Infinity".into(),
        Json::Number(number) => crate::tree::number::print(*number),
        Json::Text(text) => text.chars().take(40).collect(),
        Json::List(items) => {
            let items: Vec<String> = items.iter().take(20).map(written).collect();
            format!("[{}]", items.join(", "))
        }
        Json::Table(_) => "{ … }".into(),
    }
}
