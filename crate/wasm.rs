//! The boundary to JavaScript, and the only module that knows of it.
//!
//! Large data crosses as typed arrays, small data as plain objects. Nothing here panics: every
//! argument is checked, and there is one error, an object with a `code` and its parameters.

mod compare;

use js_sys::{Array, Float32Array, Float64Array, JsString, Uint8Array, Uint32Array};
use serde::{Deserialize, Serialize};
use serde_wasm_bindgen::{Serializer, from_value};
use wasm_bindgen::prelude::*;

use crate::calls;
use crate::counts::Counts;
use crate::event::Event;
use crate::explain;
use crate::frame::Frame;
use crate::games::AnyGame;
use crate::generate::{self, RandomTreeError};
use crate::inspect;
use crate::lab;
use crate::layout::Layout;
use crate::listing::{self, Line, Listing, Reason, Value, Variable};
use crate::names::{Names, Place as NodePlace};
use crate::notation::{self, ParseError};
use crate::options::{self, GameSource, OptionError, Options, Setting, Settings};
use crate::order;
use crate::scene::{self, Scene, Style, Viewport};
use crate::search::Cut;
use crate::summary;
use crate::trace::Trace;
use crate::tree::{GameTree, MAX_DEPTH, MAX_NODES, NodeId, Player, TreeError};
use crate::view::View;

/// Says in the console where a fault of the core is, should there be one.
#[wasm_bindgen(start)]
fn start() {
    std::panic::set_hook(Box::new(|fault| {
        web_sys::console::error_1(&fault.to_string().into());
    }));
}

/// One search of one tree.
#[wasm_bindgen]
pub struct Search {
    trace: Trace,
    layout: Layout,
    names: Names,
    /// The game that the tree was expanded from.
    game: Option<AnyGame>,
}

type Answer = Result<JsValue, JsValue>;

#[wasm_bindgen]
impl Search {
    /// Reads or makes the tree, orders it, and searches it.
    pub fn open(source: &JsValue, options: JsValue) -> Result<Search, JsValue> {
        let options = read_options(options)?;
        let (tree, game) = read_source(source, options.root)?;
        let tree = order::ordered(&tree, options.order, options.rules.depth);
        let layout = Layout::new(&tree);
        let mut names = Names::new(&tree, &layout);
        if let Some(game) = &game {
            names = names.with_moves(&tree, |played| game.move_text(played));
        }
        let trace = Trace::record(tree, options.rules).told_in(options.listing);
        Ok(Search {
            trace,
            layout,
            names,
            game,
        })
    }

    /// The outcome.
    pub fn summary(&self) -> Answer {
        plain(&summary::summary(&self.trace, &self.layout))
    }

    /// What plain minimax does with the same tree and depth limit.
    pub fn minimax(&self) -> Answer {
        let rules = self.trace.rules().minimax();
        plain(&summary::tally(self.trace.tree(), &rules))
    }

    /// The pseudo-code.
    pub fn listing(&self) -> Answer {
        plain(&ListingView::new(&self.trace))
    }

    /// The variables of the call that the event at `step` belongs to; none at step 0.
    pub fn variables(&self, step: f64, view: &str) -> Answer {
        let step = self.step("step", step)?;
        let view = read_view(view)?;
        let variables = match step {
            0 => Vec::new(),
            _ => listing::variables(&self.trace, step, view),
        };
        let shown = variables.iter().map(|variable| self.variable(variable));
        plain(&shown.collect::<Vec<_>>())
    }

    /// The first step after `step` on a line of the pseudo-code, from 1.
    #[wasm_bindgen(js_name = nextOnLine)]
    pub fn next_on_line(&self, step: f64, line: f64) -> Result<Option<u32>, JsValue> {
        let step = self.step("step", step)?;
        let lines = listing::lines(&self.trace).len();
        let line = whole("line", line, lines)? as u32;
        Ok(listing::next_on_line(&self.trace, step, line))
    }

    /// How far the tree extends.
    pub fn extent(&self) -> Answer {
        plain(&Place {
            column: self.layout.columns(),
            row: self.layout.rows().len(),
        })
    }

    /// What happens between the frames `from` and `to`.
    pub fn events(&self, from: f64, to: f64, view: &str) -> Answer {
        let from = self.step("from", from)?;
        let to = self.step("to", to)?;
        let view = read_view(view)?;
        let events = self.trace.events(from + 1..to + 1);
        let seen = events.map(|event| view.event(self.tree().player(event.node), event));
        plain(&seen.collect::<Vec<Event>>())
    }

    /// What is known at `step` of the nodes `from` … `to` − 1.
    pub fn frame(&self, step: f64, from: f64, to: f64, view: &str) -> Answer {
        let frame = self.frame_at(step)?;
        let view = read_view(view)?;
        let end = self.tree().len();
        let from = whole("from", from, end)? as NodeId;
        let to = whole("to", to, end)? as NodeId;
        plain(&FrameView::new(&frame, from, to, view))
    }

    /// The marks of the frame at `step`.
    pub fn scene(&self, step: f64, viewport: JsValue, style: JsValue) -> Answer {
        let frame = self.frame_at(step)?;
        let viewport = read_viewport(viewport)?;
        let style: Style = read("style", style)?;
        let scene = scene::scene(&frame, &self.layout, &self.names, &viewport, &style);
        plain(&SceneView::from(scene))
    }

    /// What the event at `step` means.
    pub fn explain(&self, step: f64, view: &str) -> Answer {
        let step = self.step("step", step)?;
        let view = read_view(view)?;
        plain(&explain::explain(&self.trace, &self.names, step).seen(view))
    }

    /// The open calls number `from` … `to` − 1 at `step`, counted from the innermost.
    pub fn calls(&self, step: f64, from: f64, to: f64, view: &str) -> Answer {
        let frame = self.frame_at(step)?;
        let view = read_view(view)?;
        let end = frame.path().len();
        let range = whole("from", from, end)?..whole("to", to, end)?;
        plain(&calls::calls(&frame, &self.names, range, view))
    }

    /// One node at one step.
    pub fn node(&self, node: f64, step: f64, view: &str) -> Answer {
        let node = self.id(node)?;
        let frame = self.frame_at(step)?;
        let view = read_view(view)?;
        plain(&inspect::inspect(&frame, &self.names, node).seen(view))
    }

    /// The children number `from` … `to` − 1 of a node.
    pub fn children(&self, node: f64, from: f64, to: f64) -> Result<Vec<NodeId>, JsValue> {
        let node = self.id(node)?;
        let end = self.tree().len();
        let from = whole("from", from, end)?;
        let to = whole("to", to, end)?;
        let children = self.tree().children(node);
        Ok(children.skip(from).take(to.saturating_sub(from)).collect())
    }

    /// Where a node stands.
    pub fn position(&self, node: f64) -> Answer {
        let node = self.id(node)?;
        plain(&Place {
            column: self.layout.column(node),
            row: self.layout.row(node),
        })
    }

    /// The node drawn at a point.
    #[wasm_bindgen(js_name = nodeAt)]
    pub fn node_at(
        &self,
        x: f64,
        y: f64,
        step: f64,
        viewport: JsValue,
        style: JsValue,
    ) -> Result<Option<NodeId>, JsValue> {
        let frame = self.frame_at(step)?;
        let viewport = read_viewport(viewport)?;
        let style: Style = read("style", style)?;
        let at = (x, y);
        Ok(scene::node_at(&frame, &self.layout, &viewport, &style, at))
    }

    /// The stub that a node belongs to.
    pub fn stub(&self, node: f64, step: f64) -> Result<Option<NodeId>, JsValue> {
        let node = self.id(node)?;
        Ok(scene::stub(&self.frame_at(step)?, node))
    }

    /// The first step after `step` that evaluates a leaf, that prunes at least `least` nodes, or that
    /// returns to `node`.
    pub fn next(
        &self,
        step: f64,
        what: &str,
        least: f64,
        node: Option<f64>,
    ) -> Result<Option<u32>, JsValue> {
        let step = self.step("step", step)?;
        let least = whole("least", least, MAX_NODES)? as u32;
        let node = node.map(|node| self.id(node)).transpose()?;
        match (what, node) {
            ("leaf", _) => Ok(self.trace.next_leaf(step)),
            ("cutoff", _) => Ok(self.trace.next_cutoff(step, least)),
            ("return", Some(node)) => Ok(self.trace.next_return(step, node)),
            _ => Err(bad_argument("what", what, "leaf | cutoff | return")),
        }
    }

    /// The step of the cutoff that prunes most nodes.
    #[wasm_bindgen(js_name = largestCutoff)]
    pub fn largest_cutoff(&self) -> Option<u32> {
        self.trace.largest_cutoff()
    }

    /// The nodes that a text can mean.
    pub fn find(&self, text: &str, limit: f64) -> Answer {
        let limit = whole("limit", limit, MAX_FOUND)?;
        plain(&self.names.find(self.tree(), text, limit))
    }

    /// The nodes from the root down to one.
    pub fn path(&self, node: f64) -> Result<Vec<NodeId>, JsValue> {
        Ok(self.tree().path_to(self.id(node)?))
    }

    /// The part of the plane that the subtree of a node takes.
    pub fn area(&self, node: f64) -> Answer {
        plain(&self.layout.area(self.tree(), self.id(node)?))
    }

    /// Which kinds of events there are in each of `columns` equal parts of the run, a bit a kind.
    pub fn ticks(&self, columns: f64) -> Result<Vec<u8>, JsValue> {
        Ok(self.trace.ticks(whole("columns", columns, 100_000)?))
    }

    /// The position at a node, where the tree is that of a game.
    pub fn drawing(&self, node: f64) -> Answer {
        let node = self.id(node)?;
        let game = self.game.as_ref();
        plain(&game.map(|game| game.shown(self.tree(), node)))
    }

    /// What the tree is as a uniform one.
    pub fn uniform(&self) -> Answer {
        plain(&order::uniform(self.tree(), self.trace.rules()))
    }

    /// The tree as text.
    pub fn print(&self) -> String {
        notation::print(self.tree())
    }
}

impl Search {
    fn tree(&self) -> &GameTree {
        self.trace.tree()
    }

    fn variable(&self, variable: &Variable) -> VariableView {
        VariableView {
            name: variable.name,
            value: match variable.value {
                Value::Nothing => ValueView::Nothing(()),
                Value::Number(number) => ValueView::Number(number),
                Value::Flag(flag) => ValueView::Flag(flag),
                Value::Node(node) => ValueView::Node(self.names.place(self.tree(), node)),
            },
            changed: variable.changed,
        }
    }

    fn step(&self, argument: &str, step: f64) -> Result<u32, JsValue> {
        whole(argument, step, self.trace.steps() as usize).map(|step| step as u32)
    }

    fn frame_at(&self, step: f64) -> Result<Frame<'_>, JsValue> {
        Ok(Frame::new(&self.trace, self.step("step", step)?))
    }

    fn id(&self, node: f64) -> Result<NodeId, JsValue> {
        whole("node", node, self.tree().len() - 1).map(|node| node as NodeId)
    }
}

/// How many nodes `find` may name.
const MAX_FOUND: usize = 1_000;
/// How many trees one call of `sample` may search.
const MAX_SAMPLE: usize = 1_000_000;
/// How many values with ties `known_leaves` takes: its work grows with them.
const MAX_VALUES: usize = 1_000;

/// How many leaves the search evaluates in each of the trees number `from` … `from` + `count` − 1
/// of a recipe.
#[wasm_bindgen]
pub fn sample(
    source: JsValue,
    options: JsValue,
    from: f64,
    count: f64,
) -> Result<Vec<u32>, JsValue> {
    let options = read_options(options)?;
    let setting: Setting = read("source", source)?;
    let recipe = options::recipe(&setting).map_err(|error| fail(&Failure::Option(error)))?;
    let from = whole("from", from, u32::MAX as usize)? as u64;
    let count = whole("count", count, MAX_SAMPLE)? as u64;
    let leaves = lab::sample(&recipe, &options, from..from + count);
    leaves.map_err(|error| fail(&Failure::Random(error)))
}

/// What is known of the leaves of uniform trees without searching one.
#[wasm_bindgen(js_name = knownLeaves)]
pub fn known_leaves(branching: f64, depth: f64, values: Option<f64>, cut: &str) -> Answer {
    let branching = whole("branching", branching, MAX_NODES)? as u32;
    let depth = whole("depth", depth, MAX_DEPTH)? as u32;
    let values = values.map(|values| whole("values", values, MAX_VALUES).map(|n| n as u32));
    let cut = match cut {
        ">=" => Cut::Reach,
        ">" => Cut::Pass,
        _ => return Err(bad_argument("cut", cut, ">= | >")),
    };
    let known = lab::known_leaves(branching, depth, values.transpose()?, cut);
    plain(&known.map_err(|error| fail(&Failure::Random(error)))?)
}

fn read_options(options: JsValue) -> Result<Options, JsValue> {
    let settings = match options.is_undefined() {
        true => Settings::new(),
        false => read("options", options)?,
    };
    options::options(&settings).map_err(|error| fail(&Failure::Option(error)))
}

fn read_source(source: &JsValue, root: Player) -> Result<(GameTree, Option<AnyGame>), JsValue> {
    if let Some(text) = source.as_string() {
        let tree = notation::parse(&text, root).map_err(|error| fail(&Failure::Parse(error)))?;
        return Ok((tree, None));
    }
    let setting: Setting = read("source", source.clone())?;
    let option = |error| fail(&Failure::Option(error));
    match &setting {
        Setting::Table(settings) if settings.contains_key("game") => {
            let GameSource { game, plies } = options::game(settings, root).map_err(option)?;
            let tree = game.expand(plies);
            let tree = tree.map_err(|error| fail(&Failure::Tree(error)))?;
            Ok((tree, Some(game)))
        }
        _ => {
            let recipe = options::recipe(&setting).map_err(option)?;
            let tree = generate::generate(&recipe, root);
            let tree = tree.map_err(|error| fail(&Failure::Random(error)))?;
            Ok((tree, None))
        }
    }
}

fn read_viewport(viewport: JsValue) -> Result<Viewport, JsValue> {
    let viewport: Viewport = read("viewport", viewport)?;
    match viewport.is_usable() {
        true => Ok(viewport),
        false => Err(bad_argument("viewport", &format!("{viewport:?}"), "> 0")),
    }
}

fn read_view(view: &str) -> Result<View, JsValue> {
    View::of(view).ok_or_else(|| bad_argument("view", view, "max | mover"))
}

fn read<T: for<'a> Deserialize<'a>>(argument: &str, value: JsValue) -> Result<T, JsValue> {
    from_value(value.clone()).map_err(|error| {
        let kind = value.js_typeof().as_string().unwrap_or_default();
        let found = match value.is_object() {
            true => &error.to_string(),
            false if value.is_null() => "null",
            false => &kind,
        };
        bad_argument(argument, found, "object")
    })
}

fn whole(argument: &str, value: f64, most: usize) -> Result<usize, JsValue> {
    if value.fract() == 0.0 && (0.0..=most as f64).contains(&value) {
        Ok(value as usize)
    } else {
        Err(bad_argument(
            argument,
            &value.to_string(),
            &format!("0 … {most}"),
        ))
    }
}

/// The one error of the boundary.
#[derive(Serialize)]
#[serde(untagged)]
enum Failure {
    Parse(ParseError),
    Option(OptionError),
    Random(RandomTreeError),
    Tree(TreeError),
    Argument(ArgumentError),
}

#[derive(Serialize)]
#[serde(tag = "code", rename = "bad-argument")]
struct ArgumentError {
    argument: String,
    found: String,
    expected: String,
}

fn bad_argument(argument: &str, found: &str, expected: &str) -> JsValue {
    fail(&Failure::Argument(ArgumentError {
        argument: argument.into(),
        found: found.into(),
        expected: expected.into(),
    }))
}

fn fail(failure: &Failure) -> JsValue {
    plain(failure).unwrap_or_else(|error| error)
}

/// A plain object, maps included, with `null` for what is missing.
fn plain<T: Serialize>(value: &T) -> Answer {
    let serializer = Serializer::json_compatible();
    value.serialize(&serializer).map_err(JsValue::from)
}

#[derive(Serialize)]
struct Place {
    column: f64,
    row: usize,
}

/// A typed array, or an array of strings, that is handed over as it is.
#[derive(Serialize)]
#[serde(transparent)]
struct Column(#[serde(with = "serde_wasm_bindgen::preserve")] JsValue);

fn bytes<T>(rows: &[T], of: impl Fn(&T) -> u8) -> Column {
    Column(Uint8Array::from(rows.iter().map(of).collect::<Vec<_>>().as_slice()).into())
}

fn ids<T>(rows: &[T], of: impl Fn(&T) -> NodeId) -> Column {
    Column(Uint32Array::from(rows.iter().map(of).collect::<Vec<_>>().as_slice()).into())
}

fn numbers<T>(rows: &[T], of: impl Fn(&T) -> f64) -> Column {
    Column(Float64Array::from(rows.iter().map(of).collect::<Vec<_>>().as_slice()).into())
}

fn pixels<T>(rows: &[T], of: impl Fn(&T) -> f64) -> Column {
    let pixels: Vec<f32> = rows.iter().map(|row| of(row) as f32).collect();
    Column(Float32Array::from(pixels.as_slice()).into())
}

fn strings<T>(rows: &[T], of: impl Fn(&T) -> &str) -> Column {
    let strings = rows.iter().map(|row| JsString::from(of(row)));
    Column(strings.collect::<Array>().into())
}

#[derive(Serialize)]
struct ListingView {
    id: Option<&'static str>,
    near: &'static str,
    reason: Option<Reason>,
    view: View,
    lines: Vec<Line>,
}

impl ListingView {
    fn new(trace: &Trace) -> ListingView {
        let writing = trace.writing();
        ListingView {
            id: writing.listing().map(Listing::id),
            near: writing.near().id(),
            reason: writing.reason(),
            view: writing.view(),
            lines: listing::lines(trace),
        }
    }
}

#[derive(Serialize)]
struct VariableView {
    name: &'static str,
    value: ValueView,
    changed: bool,
}

#[derive(Serialize)]
#[serde(untagged)]
enum ValueView {
    Nothing(()),
    Number(f64),
    Flag(bool),
    Node(NodePlace),
}

#[derive(Serialize)]
struct FrameView {
    step: u32,
    from: NodeId,
    to: NodeId,
    status: Column,
    value: Column,
    lo: Column,
    hi: Column,
    alpha: Column,
    beta: Column,
    path: Column,
    current: Option<NodeId>,
    counts: Counts,
}

impl FrameView {
    fn new(frame: &Frame, from: NodeId, to: NodeId, view: View) -> FrameView {
        let nodes: Vec<NodeId> = (from..to).collect();
        let player = |node| frame.trace().tree().player(node);
        let value = |node| {
            frame
                .value(node)
                .map(|value| view.value(player(node), value))
        };
        let range = |&node: &NodeId| view.range(player(node), frame.range(node));
        let window = |&node: &NodeId| {
            let call = frame.call(node);
            call.map(|call| view.window(player(node), call.held.window))
        };
        let ranges: Vec<_> = nodes.iter().map(range).collect();
        let windows: Vec<_> = nodes.iter().map(window).collect();
        FrameView {
            step: frame.step(),
            from,
            to,
            status: bytes(&nodes, |&node| frame.status(node) as u8),
            value: numbers(&nodes, |&node| value(node).unwrap_or(f64::NAN)),
            lo: numbers(&ranges, |range| range.lo),
            hi: numbers(&ranges, |range| range.hi),
            alpha: numbers(&windows, |window| window.map_or(f64::NAN, |w| w.alpha)),
            beta: numbers(&windows, |window| window.map_or(f64::NAN, |w| w.beta)),
            path: ids(frame.path(), |call| call.node),
            current: frame.current(),
            counts: frame.counts(),
        }
    }
}

#[derive(Serialize)]
struct SceneView {
    marks: MarksView,
    texts: TextsView,
}

#[derive(Serialize)]
struct MarksView {
    shape: Column,
    ink: Column,
    node: Column,
    x1: Column,
    y1: Column,
    x2: Column,
    y2: Column,
}

#[derive(Serialize)]
struct TextsView {
    text: Column,
    role: Column,
    ink: Column,
    node: Column,
    x: Column,
    y: Column,
    size: Column,
    align: Column,
}

impl From<Scene> for SceneView {
    fn from(scene: Scene) -> SceneView {
        let marks = scene.marks.as_slice();
        let texts = scene.texts.as_slice();
        SceneView {
            marks: MarksView {
                shape: bytes(marks, |mark| mark.shape as u8),
                ink: bytes(marks, |mark| mark.ink as u8),
                node: ids(marks, |mark| mark.node),
                x1: pixels(marks, |mark| mark.x1),
                y1: pixels(marks, |mark| mark.y1),
                x2: pixels(marks, |mark| mark.x2),
                y2: pixels(marks, |mark| mark.y2),
            },
            texts: TextsView {
                text: strings(texts, |text| &text.text),
                role: bytes(texts, |text| text.role as u8),
                ink: bytes(texts, |text| text.ink as u8),
                node: ids(texts, |text| text.node),
                x: pixels(texts, |text| text.x),
                y: pixels(texts, |text| text.y),
                size: pixels(texts, |text| text.size),
                align: bytes(texts, |text| text.align as u8),
            },
        }
    }
}
