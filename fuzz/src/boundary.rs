//! Everything that the boundary lets a page do: open a tree in slices, then ask every question about its
//! search. The same tree opened in one go must give the same answers, and nothing may panic.

use arbitrary::{Arbitrary, Result, Unstructured};
use secateur::explain::best_first;
use secateur::explain::difference::difference;
use secateur::explain::view::View;
use secateur::frame::best_first::BestFirstFrame;
use secateur::frame::compare::{Comparison, Differences, counterpart, differs, same_tree};
use secateur::frame::{Frame, State};
use secateur::opening::options::{self, OPTIONS, OptionKind, Options, Setting, Settings};
use secateur::opening::{Opened, OpenedSearch, Opening, Plan, Source, SourceError};
use secateur::picture::scene::stub;
use secateur::picture::scene::{
    Rasters, Scene, Style, Viewport, node_at, scene_on, tint_differences,
};
use secateur::source::notation;
use secateur::trace::best_first::BestFirstTrace;
use secateur::tree::{NodeId, Sliced};

use crate::opened::called;
use crate::settings::{setting, settings};
use crate::{questions, source};

/// The number of slices after which an opening is given up, because a caller may ask for very large trees.
const SLICES: usize = 400;

/// Opens a source and asks about its search.
pub fn run(data: &[u8]) {
    // Bytes that are too short for an input are ignored.
    let _ = visit(&mut Unstructured::new(data));
}

fn visit(from: &mut Unstructured) -> Result<()> {
    let Ok(options) = options::options(&searched(from)?) else {
        return Ok(());
    };
    let Some(made) = source::source(from, options.root)? else {
        return Ok(());
    };
    let slice = from.int_in_range(8..=600)?;
    let Some(opened) = open(source::again(&made), options, slice) else {
        return Ok(());
    };
    is_the_same_at_once(&opened, source::again(&made), options);
    if let OpenedSearch::Updates(explored) = &opened.ran {
        return explore(&opened.plan, &explored.trace, from);
    }
    let text = notation::print(called(&opened).trace.tree());
    let steps = called(&opened).trace.steps();
    assert!(
        !text.is_empty() && called(&opened).summary.nodes == called(&opened).trace.tree().len()
    );
    for _ in 0..from.int_in_range(1..=4)? {
        let step = from.int_in_range(0..=steps)?;
        ask(&opened, step, from)?;
    }
    let others = options::options(&searched(from)?);
    let others = others.map(|others| Options {
        root: options.root,
        ..others
    });
    let other = others.ok();
    let other = other.and_then(|others| open(source::again(&made), others, 4096));
    if let Some(other) = other.filter(|other| matches!(other.ran, OpenedSearch::Calls(_))) {
        compare(&opened, &other, from)?;
    }
    Ok(())
}

/// Options of a search. Most are valid; about one in twelve is arbitrary.
fn searched(from: &mut Unstructured) -> Result<Settings> {
    if from.ratio(1, 12)? {
        return settings(from);
    }
    let mut searched = Settings::new();
    for row in OPTIONS {
        let (OptionKind::Word { words, .. } | OptionKind::Number { words, .. }) = row.kind else {
            continue;
        };
        if !words.is_empty() && from.ratio(1, 3)? {
            let word = *from.choose(words)?;
            searched.push((row.name.into(), Setting::Text(word.into())));
        }
    }
    for (name, most) in [
        ("aspiration", 9),
        ("table", 5),
        ("iterations", 60),
        ("exploration", 3),
    ] {
        if from.ratio(1, 6)? {
            let number = Setting::Number(from.int_in_range(0..=most)?.into());
            searched.push((name.into(), number));
        }
    }
    if from.ratio(1, 4)? {
        let depth = Setting::Number(from.int_in_range(0..=6)?.into());
        searched.push(("depth".into(), depth));
    }
    if from.ratio(1, 6)? {
        // Most leaves lie between them.
        let values = [-3, 9].map(|end| Setting::Number(end.into()));
        searched.push(("values".into(), Setting::List(values.into())));
    }
    if from.ratio(1, 3)? {
        let alpha = from.int_in_range(-9..=9)?;
        let beta = alpha + from.int_in_range(1..=9)?;
        let window = [alpha, beta].map(|end| Setting::Number(end.into()));
        searched.push(("window".into(), Setting::List(window.into())));
    }
    Ok(searched)
}

/// Opens a source in slices. Returns `None` if there is an error or the opening is given up.
fn open(source: Source, options: Options, slice: usize) -> Option<Opened> {
    let mut opening = Opening::new(source, options).ok()?;
    let mut before = 0.0;
    for _ in 0..SLICES {
        let progress = opening.progress().expect("there is more to do");
        assert!(
            (before..1.0).contains(&progress.share),
            "{progress:?} after {before}"
        );
        before = progress.share;
        match opening.advance(&(), slice) {
            Ok(None) => {}
            Ok(Some(opened)) => return Some(opened),
            Err(error) => {
                check_error(&error);
                return None;
            }
        }
    }
    None
}

/// Checks that an error can be written.
fn check_error(error: &SourceError) {
    assert!(!format!("{error:?}").is_empty());
}

fn is_the_same_at_once(opened: &Opened, source: Source, options: Options) {
    let whole = Opening::new(source, options).and_then(|opening| opening.finish(&()));
    let Ok(whole) = whole else {
        panic!("an error without slices");
    };
    match (&whole.ran, &opened.ran) {
        (OpenedSearch::Calls(whole), OpenedSearch::Calls(opened)) => {
            assert!(whole.trace.tree() == opened.trace.tree());
            assert_eq!(whole.summary, opened.summary);
            assert_eq!(whole.minimax, opened.minimax);
            assert_eq!(whole.trace.outcome(), opened.trace.outcome());
            assert!(whole.trace.iter().eq(opened.trace.iter()));
        }
        (OpenedSearch::Updates(whole), OpenedSearch::Updates(opened)) => {
            assert_eq!(whole.summary, opened.summary);
            assert_eq!(whole.minimax, opened.minimax);
            let steps = 1..=whole.trace.steps();
            assert!(
                steps
                    .into_iter()
                    .all(|step| whole.trace.at(step) == opened.trace.at(step))
            );
        }
        _ => panic!("another kind of search without slices"),
    }
}

/// Asks the questions of a page about a step of a best-first search, a node and a viewport.
fn explore(plan: &Plan, trace: &BestFirstTrace, from: &mut Unstructured) -> Result<()> {
    let tree = trace.tree();
    let end = tree.len() as NodeId;
    for _ in 0..from.int_in_range(1..=4)? {
        let step = from.int_in_range(0..=trace.steps())?;
        let node = from.int_in_range(0..=end - 1)?;
        let frame = BestFirstFrame::new(trace, step);
        let mix = State::mix(&frame, 0..end);
        assert_eq!(mix.open + mix.closed + mix.unreached, end);
        best_first::explain(&frame, &plan.names);
        best_first::inspect(&frame, &plan.names, node);
        best_first::ratings(&frame, &plan.names, node, 20, Some(1.0));
        best_first::variables(&frame);
        let (viewport, style) = (viewport(from)?, style(from)?);
        let mut rasters = Rasters::default();
        let raster = rasters.of(tree, &plan.layout, &viewport);
        let game = plan.game.as_deref();
        let scene = scene_on(raster, &frame, &plan.layout, &plan.names, game, &style);
        can_be_painted(&scene, end);
    }
    Ok(())
}

/// Asks everything that a page asks about a step, a node and a point of the view.
fn ask(opened: &Opened, step: u32, from: &mut Unstructured) -> Result<()> {
    let (trace, layout) = (&called(opened).trace, &opened.plan.layout);
    let tree = trace.tree();
    let end = tree.len() as NodeId;
    let node = from.int_in_range(0..=end - 1)?;
    let view = *from.choose(&View::ALL)?;
    questions::ask(opened, step, node, view);
    let frame = Frame::new(trace, step);
    let counts = frame.counts();
    assert!(counts.entered + counts.pruned <= end || !trace.rules().single_visit());
    let mix = frame.mix(0..end);
    assert_eq!(mix.open + mix.closed + mix.pruned + mix.unreached, end);
    assert_eq!(mix.open as usize, frame.path().len());
    for (node, call) in (0..end).zip(frame.calls(0..end)) {
        assert_eq!(call, frame.call(node));
        let range = frame.range(node);
        assert!(range.lo <= range.hi, "{node} at {step}");
    }
    let least = from.int_in_range(0..=20)?;
    let cutoff = trace.next_cutoff(step, least);
    assert!(cutoff.is_none_or(|next| (step + 1..=trace.steps()).contains(&next)));
    opened.plan.names.find(tree, <&str>::arbitrary(from)?, 20);
    let (viewport, style) = (viewport(from)?, style(from)?);
    let drawn = draw(opened, &frame, &viewport, &style);
    can_be_painted(&drawn, end);
    let at = (
        from.int_in_range(-9..=2_000)?,
        from.int_in_range(-9..=1_000)?,
    );
    let at = (f64::from(at.0), f64::from(at.1));
    let found = node_at(&frame, layout, &viewport, &style, at);
    assert!(found.is_none_or(|node| node < end));
    assert!(stub(&frame, node).is_none_or(|top| tree.contains(top, node)));
    Ok(())
}

fn draw(opened: &Opened, frame: &Frame, viewport: &Viewport, style: &Style) -> Scene {
    let mut rasters = Rasters::default();
    let raster = rasters.of(called(opened).trace.tree(), &opened.plan.layout, viewport);
    let game = opened.plan.game.as_deref();
    let mut scene = scene_on(
        raster,
        frame,
        &opened.plan.layout,
        &opened.plan.names,
        game,
        style,
    );
    scene.by_shade();
    scene
}

fn can_be_painted(scene: &Scene, end: NodeId) {
    for mark in &scene.marks {
        let numbers = [mark.x1, mark.y1, mark.x2, mark.y2];
        assert!(
            numbers.into_iter().all(f64::is_finite) && mark.node < end,
            "{mark:?}"
        );
    }
    for text in &scene.texts {
        let numbers = [text.x, text.y, text.size];
        assert!(
            numbers.into_iter().all(f64::is_finite) && text.node < end,
            "{text:?}"
        );
    }
}

/// Asks everything that a page asks about two searches of one tree.
fn compare(one: &Opened, other: &Opened, from: &mut Unstructured) -> Result<()> {
    assert!(same_tree(&called(one).trace, &called(other).trace));
    let step = from.int_in_range(0..=called(one).trace.steps())?;
    let beside = counterpart(&called(one).trace, step, &called(other).trace);
    assert!(beside <= called(other).trace.steps());
    let (frame, beside) = (
        Frame::new(&called(one).trace, step),
        Frame::new(&called(other).trace, beside),
    );
    let mut comparison = Comparison::new(&called(one).trace);
    let slice = from.int_in_range(1..=500)?;
    while !comparison.advance(&called(one).trace, &called(other).trace, slice) {}
    let once = [one, other].map(|opened| called(opened).trace.rules().single_visit()) == [true; 2];
    for node in called(one).trace.tree().nodes() {
        let differing = &comparison.differing;
        let alone = differing.any(node..node + 1, &frame, &beside);
        let differs = differs(&frame, node, &beside);
        // A search with several visits may enter later the nodes that it has pruned by now. The index has only the differences at the end.
        assert!(alone == differs || !once && !alone, "{node} at {step}");
    }
    let mut differences = Differences::default();
    while !differences.advance(&called(one).trace, &called(other).trace, slice) {}
    let ranked = differences.ranked().unwrap_or_default();
    assert!(ranked.iter().all(|row| row.part.nodes > 0));
    for row in ranked.iter().take(20) {
        difference(row, &frame, &beside, &one.plan.names);
    }
    let viewport = viewport(from)?;
    let mut rasters = Rasters::default();
    let raster = rasters.of(called(one).trace.tree(), &one.plan.layout, &viewport);
    let mut scene = draw(one, &frame, &viewport, &Style::default());
    tint_differences(&mut scene, raster, &frame, &beside, &comparison.differing);
    can_be_painted(&scene, called(one).trace.tree().len() as NodeId);
    Ok(())
}

/// A viewport such as an element may have.
fn viewport(from: &mut Unstructured) -> Result<Viewport> {
    let mut number = |least: i32, most: i32| Ok(f64::from(from.int_in_range(least..=most)?));
    let (width, height) = (number(0, 2_000)?, number(0, 1_200)?);
    let (x, y) = (number(-9_000, 9_000)?, number(-9_000, 9_000)?);
    let unit = number(-70, 60)?;
    let given = [
        ("width", width),
        ("height", height),
        ("x", x),
        ("y", y),
        ("unit", (unit / 10.0).exp()),
        ("rowHeight", number(1, 4_000)? / 10.0),
    ];
    let given = given.map(|(name, number)| (name.into(), Setting::Number(number)));
    Ok(options::viewport(&given.into()).expect("in the limits"))
}

/// A random valid style, or the default style.
fn style(from: &mut Unstructured) -> Result<Style> {
    let mut given = settings(from)?;
    let unfolded = (0..from.int_in_range(0..=5)?).map(|_| setting(from));
    given.push((
        "unfolded".into(),
        Setting::List(unfolded.collect::<Result<_>>()?),
    ));
    Ok(options::style(&given).unwrap_or_default())
}
