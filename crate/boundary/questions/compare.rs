//! Two searches of one tree.

use std::cell::{RefCell, RefMut};

use wasm_bindgen::prelude::*;

use crate::boundary::answer::{DifferenceColumns, SceneColumns};
use crate::boundary::arguments::Arguments;
use crate::boundary::failure::Answer;
use crate::boundary::module::ComparisonQuestion;
use crate::boundary::search::CallSearch;
use crate::boundary::value::plain;
use crate::explain::difference::difference;
use crate::frame::Frame;
use crate::frame::compare::{Comparison, Differences};
use crate::picture::scene;

/// The questions.
pub const QUESTIONS: &[(&str, ComparisonQuestion)] = &[
    ("only", |search, other, arguments| {
        let nodes = arguments.integer("nodes", u32::MAX as usize)?;
        Ok(match search.comparison(other, nodes) {
            (true, comparison) => plain(&comparison.only),
            (false, _) => JsValue::UNDEFINED,
        })
    }),
    ("differences", |search, other, arguments| {
        let nodes = arguments.integer("nodes", u32::MAX as usize)?;
        let differences = search.differences(other, nodes);
        let columns = differences.ranked().map(DifferenceColumns::from);
        Ok(columns.map_or(JsValue::UNDEFINED, |columns| plain(&columns)))
    }),
    ("difference", |search, other, arguments| {
        let differences = search.all_differences(other);
        let number = arguments.integer("number", u32::MAX as usize)?;
        let row = differences.ranked().and_then(|ranked| ranked.get(number));
        let frames = [search, other].map(|search| Frame::new(&search.trace, 0));
        let describe = |row| difference(row, &frames[0], &frames[1], &search.drawing.names);
        Ok(plain(&row.map(describe)))
    }),
    ("sceneBeside", scene_beside),
];

/// The marks of the frame at `step`, with a tint behind nodes that differ from the other search at its step, and the sizes of the
/// differences.
fn scene_beside(search: &CallSearch, other: &CallSearch, arguments: &Arguments) -> Answer {
    let frame = search.frame(arguments)?;
    let beside = Frame::new(&other.trace, other.step(arguments, "beside.step")?);
    let style = arguments.full_style()?;
    let scene = search.draw_all(&frame, &arguments.viewport()?, &style, |scene, raster| {
        let comparison = search.comparison(other, usize::MAX).1;
        scene::tint_differences(scene, raster, &frame, &beside, &comparison.differing);
        let differences = search.all_differences(other);
        scene::show_parts(scene, raster, &frame, &beside, &differences, &style);
    });
    Ok(plain(&SceneColumns::from(&scene)))
}

impl CallSearch {
    /// Looks at so many more nodes for all differences from another search.
    fn differences(&self, other: &CallSearch, nodes: usize) -> RefMut<'_, Differences> {
        let mut differences = work_beside(&self.differences, other, Differences::default);
        differences.advance(&self.trace, &other.trace, nodes);
        differences
    }

    /// All differences from another search; those not known yet are found at once.
    fn all_differences(&self, other: &CallSearch) -> RefMut<'_, Differences> {
        loop {
            let differences = self.differences(other, usize::MAX);
            if differences.ranked().is_some() {
                return differences;
            }
        }
    }

    /// Compares so many more nodes with another search. Returns whether all are compared, and the differences.
    fn comparison(&self, other: &CallSearch, nodes: usize) -> (bool, RefMut<'_, Comparison>) {
        let new = || Comparison::new(&self.trace);
        let mut comparison = work_beside(&self.comparison, other, new);
        let whole = comparison.advance(&self.trace, &other.trace, nodes);
        (whole, comparison)
    }
}

/// The work on two searches as far as it is done; `new` if it was beside another one.
fn work_beside<'a, T>(
    work: &'a RefCell<Option<(u32, T)>>,
    other: &CallSearch,
    new: impl FnOnce() -> T,
) -> RefMut<'a, T> {
    RefMut::map(work.borrow_mut(), |work| {
        work.take_if(|(number, _)| *number != other.drawing.number);
        &mut work.get_or_insert_with(|| (other.drawing.number, new())).1
    })
}
