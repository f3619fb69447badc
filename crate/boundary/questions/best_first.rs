//! Questions about a best-first search. Those that a search made of calls answers too have the same names.

use wasm_bindgen::prelude::*;

use crate::boundary::answer::{BestFirstColumns, Column, SceneColumns, VariableView};
use crate::boundary::arguments::Arguments;
use crate::boundary::failure::{Answer, Failure};
use crate::boundary::module::BestFirstQuestion as Question;
use crate::boundary::search::BestFirstSearch;
use crate::boundary::value::plain;
use crate::exercise::best_first::Course;
use crate::exercise::reading::words::Words;
use crate::explain::best_first::{
    BestFirstEvent, ToProve, curve, explain, inspect, listing, next_on_line, ratings, variables,
};
use crate::frame::best_first::{BestFirstFrame, ProofSet};
use crate::opening::{RequestError, SourceError};
use crate::picture::scene::{Scene, Style, Viewport, show_cover};
use crate::trace::best_first::StepSize;
use crate::tree::NodeId;

use super::figure::figure;
use super::node::step_named;
use super::picture::node_at;
use super::run::{MAX_COLUMN, MAX_EVENTS};
use super::walk::{size_among, walk_length};

/// The most children in a table.
const MAX_ROWS: usize = 1_000;

/// The most points of a curve.
const MAX_POINTS: usize = 10_000;

/// The questions.
pub const QUESTIONS: &[(&str, Question)] = &[
    ("summary", |search, _| Ok(plain(&search.explored.summary))),
    ("minimax", |search, _| Ok(plain(&search.explored.minimax))),
    ("finding", |search, _| Ok(plain(&search.explored.finding))),
    // Notes are about calls.
    ("notedFields", |_, _| Ok(JsValue::NULL)),
    ("unjudged", |_, _| Ok(plain(&[(); 0]))),
    ("listing", |search, _| {
        Ok(plain(&listing(search.trace().rules())))
    }),
    ("events", events),
    ("frame", frame),
    ("explain", |search, arguments| {
        Ok(plain(&explain(&search.frame(arguments)?, &search.names)))
    }),
    ("variables", |search, arguments| {
        let variables = variables(&search.frame(arguments)?);
        let shown = variables
            .iter()
            .map(|variable| VariableView::of(variable, &search.names, search.tree()));
        Ok(plain(&shown.collect::<Vec<_>>()))
    }),
    ("node", |search, arguments| {
        let (node, frame) = (arguments.node(search.tree())?, search.frame(arguments)?);
        Ok(plain(&inspect(&frame, &search.names, node)))
    }),
    ("ratings", |search, arguments| {
        let (node, frame) = (arguments.node(search.tree())?, search.frame(arguments)?);
        let most = arguments.integer("most", MAX_ROWS)?;
        let exploration =
            Some(arguments.number("exploration")).filter(|c| *c >= 0.0 && c.is_finite());
        Ok(plain(&ratings(
            &frame,
            &search.names,
            node,
            most,
            exploration,
        )))
    }),
    ("curve", |search, arguments| {
        let points = arguments.integer("points", MAX_POINTS)?;
        let most = arguments.integer("most", MAX_ROWS)?;
        Ok(plain(&curve(search.trace(), &search.names, points, most)))
    }),
    ("stepOf", |search, arguments| {
        let name = arguments.text("name");
        step_named(name, search.trace().step_of(&search.names, name))
    }),
    ("next", next),
    // Of calls, cutoffs and tables there are none.
    ("passCount", |_, _| Ok(1.into())),
    ("passes", |_, _| Ok(plain(&[(); 0]))),
    ("calls", |_, _| Ok(plain(&[(); 0]))),
    ("largestCutoff", |_, _| Ok(JsValue::NULL)),
    ("skip", |_, _| Ok(JsValue::NULL)),
    ("stub", |_, _| Ok(JsValue::NULL)),
    ("table", |_, _| Ok(JsValue::NULL)),
    ("uniform", |_, _| Ok(JsValue::NULL)),
    ("nextOnLine", |search, arguments| {
        let line = arguments.integer("line", u32::MAX as usize)? as u32;
        Ok(plain(&next_on_line(&search.frame(arguments)?, line)))
    }),
    ("stops", |search, arguments| {
        let step = search.step(arguments, "step")?;
        Ok(search.trace().stops(size(arguments)?, step).into())
    }),
    ("stop", |search, arguments| {
        let number = arguments.integer("number", i32::MAX as usize)? as u32;
        Ok(search.trace().stop(size(arguments)?, number).into())
    }),
    ("walk", |search, arguments| {
        let step = search.step(arguments, "step")?;
        Ok(search
            .trace()
            .walk(size(arguments)?, step, walk_length(arguments)?)
            .into())
    }),
    ("ticks", |search, arguments| {
        let columns = arguments.integer("columns", 100_000)?;
        Ok(plain(&Column::from(search.trace().ticks(columns))))
    }),
    ("nodeAt", |search, arguments| {
        node_at(search, &search.frame(arguments)?, arguments)
    }),
    ("scene", |search, arguments| {
        let scene = search.draw_all(
            &search.frame(arguments)?,
            &arguments.viewport()?,
            &arguments.style()?,
        );
        Ok(plain(&SceneColumns::from(&scene)))
    }),
    ("proofSet", |search, arguments| {
        let set = ProofSet::of(&search.frame(arguments)?);
        let most = arguments.integer("most", MAX_ROWS)?;
        Ok(plain(&set.map(|set| {
            ToProve::of(&set, &search.names, search.tree(), most)
        })))
    }),
    ("grade", refuse),
    ("questions", |search, arguments| {
        Ok(plain(&course(search, arguments)?.questions))
    }),
    ("predict", |search, arguments| {
        let number = arguments.integer("number", u32::MAX as usize)?;
        let course = course(search, arguments)?.with_words(Words::of(arguments.get("words")));
        Ok(plain(&course.predict(number, arguments.get("guess"))?))
    }),
    ("plant", refuse),
    ("point", refuse),
    ("figure", |search, arguments| {
        let (viewport, style) = (arguments.viewport()?, arguments.style()?);
        figure(
            arguments,
            search.trace().steps(),
            viewport,
            &style,
            |step| {
                let frame = BestFirstFrame::new(search.trace(), step);
                search.draw_all(&frame, &viewport, &style)
            },
        )
    }),
];

impl BestFirstSearch {
    /// The scene of a frame, with the smallest proof set if the style asks for it.
    pub(super) fn draw_all(
        &self,
        frame: &BestFirstFrame,
        viewport: &Viewport,
        style: &Style,
    ) -> Scene {
        self.draw(frame, viewport, style, |scene, raster| {
            if style.minimal
                && let Some(set) = ProofSet::of(frame)
            {
                show_cover(scene, raster, &set, style);
            }
        })
    }
}

/// The questions before decisions of a search.
fn course<'a>(search: &'a BestFirstSearch, arguments: &Arguments) -> Result<Course<'a>, Failure> {
    let options = arguments.settings("options")?;
    Ok(Course::read(search.trace(), &search.names, options)?)
}

/// The other exercises are about searches that are made of calls.
fn refuse(_: &BestFirstSearch, _: &Arguments) -> Answer {
    Err(SourceError::from(RequestError::BestFirst).into())
}

/// The events between the frames `from` and `to`.
fn events(search: &BestFirstSearch, arguments: &Arguments) -> Answer {
    let steps = arguments.span(search.trace().steps() as usize, MAX_EVENTS)?;
    let event = |step| BestFirstEvent::of(&BestFirstFrame::new(search.trace(), step));
    let events = (steps.start as u32 + 1..steps.end as u32 + 1).filter_map(event);
    Ok(plain(&events.collect::<Vec<BestFirstEvent>>()))
}

/// The state of the nodes `from` … `to` − 1 at `step`.
fn frame(search: &BestFirstSearch, arguments: &Arguments) -> Answer {
    let frame = search.frame(arguments)?;
    let nodes = arguments.span(search.tree().len(), MAX_COLUMN)?;
    let (from, to) = (nodes.start as NodeId, nodes.end as NodeId);
    Ok(plain(&BestFirstColumns::of(&frame, from, to)))
}

/// The next step of a kind: the end of an iteration (`leaf`), of one through `node` (`return`), or of one that changes the
/// choice (`cutoff`).
fn next(search: &BestFirstSearch, arguments: &Arguments) -> Answer {
    let (trace, step) = (search.trace(), search.step(arguments, "step")?);
    let after = |size| {
        let next = trace.walk(size, step, 1);
        (next > step && trace.stops(size, next) > trace.stops(size, step)).then_some(next)
    };
    let next = match (
        arguments.text("what"),
        arguments.optional_node(search.tree())?,
    ) {
        ("leaf", _) => after(StepSize::Iteration),
        ("cutoff", _) => after(StepSize::Choice),
        ("return", Some(node)) => trace.next_through(step, node),
        _ => return Err(arguments.bad("what", "leaf | cutoff | return")),
    };
    Ok(plain(&next))
}

fn size(arguments: &Arguments) -> Result<StepSize, Failure> {
    size_among(arguments, StepSize::ALL, StepSize::id)
}
