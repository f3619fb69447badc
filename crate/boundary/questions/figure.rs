//! Figures of a search: one step, several side by side, or several one after the other.

use crate::boundary::arguments::Arguments;
use crate::boundary::failure::{Answer, Failure, bad_argument};
use crate::boundary::module::SearchQuestion;
use crate::figure::{Figure, Panel, Theme};
use crate::frame::Frame;
use crate::opening::options::Setting;
use crate::picture::scene::{Scene, Style, Viewport};

/// The most panels of a figure.
const MOST: usize = 1_000;

/// The questions.
pub const QUESTIONS: &[(&str, SearchQuestion)] = &[("figure", |search, arguments| {
    let (viewport, style) = (arguments.viewport()?, arguments.full_style()?);
    figure(arguments, search.trace.steps(), viewport, &style, |step| {
        let frame = Frame::new(&search.trace, step);
        search.draw_all(&frame, &viewport, &style, |_, _| {})
    })
})];

/// The text of a file in a `format`: `svg`, `tikz` or `typst`, of the scenes of a search with so many steps. With `seconds` the
/// panels come one after the other.
pub(super) fn figure(
    arguments: &Arguments,
    last: u32,
    viewport: Viewport,
    style: &Style,
    scene: impl Fn(u32) -> Scene,
) -> Answer {
    let figure = Figure {
        title: arguments.text("title").into(),
        description: arguments.text("description").into(),
        language: arguments.text("lang").into(),
        advances: style.advances.clone(),
        theme: Theme::of(arguments.text("theme")).unwrap_or_default(),
        columns: arguments
            .optional_integer("columns", MOST)?
            .unwrap_or_default(),
        panels: panels(arguments, last, scene)?,
        ..Figure::new(Scene::default(), viewport)
    };
    Ok(match (arguments.text("format"), arguments.get("seconds")) {
        ("tikz", _) => figure.tikz().into(),
        ("typst", _) => figure.typst().into(),
        (_, Setting::Number(seconds)) => figure.animation(*seconds).into(),
        _ => figure.svg().into(),
    })
}

/// A panel for each of the `steps`, with its caption if there are `captions`.
fn panels(
    arguments: &Arguments,
    last: u32,
    scene: impl Fn(u32) -> Scene,
) -> Result<Vec<Panel>, Failure> {
    let mut captions = arguments.list("captions").iter();
    let steps = arguments.list("steps").iter().take(MOST);
    let panels = steps.map(|setting| {
        let Some(step) = setting.integer(0, last.into()) else {
            return Err(bad_argument("steps", setting, &format!("0 … {last}")));
        };
        Ok(Panel {
            scene: scene(step as u32),
            caption: match captions.next() {
                Some(Setting::Text(caption)) => caption.clone(),
                _ => String::new(),
            },
        })
    });
    panels.collect()
}
