//! The tree and how it is drawn, whichever kind of search goes through it: where nodes are, and which a text can mean.

use crate::boundary::answer::{Column, PlanPosition};
use crate::boundary::arguments::Arguments;
use crate::boundary::failure::Answer;
use crate::boundary::module::PlanQuestion as Question;
use crate::boundary::search::TreeDrawing;
use crate::boundary::value::plain;
use crate::source::notation;
use crate::tree::{Found, GameTree, NodeId};

use super::run::MAX_COLUMN;

/// How many nodes `find` may name.
const MAX_FOUND: usize = 1_000;

/// The questions.
pub const QUESTIONS: &[(&str, Question)] = &[
    ("print", |tree, _, _| Ok(notation::print(tree).into())),
    ("extent", |_, drawing, _| {
        Ok(plain(&PlanPosition {
            column: drawing.layout.columns(),
            row: drawing.layout.rows().len(),
        }))
    }),
    ("position", |tree, drawing, arguments| {
        let node = arguments.node(tree)?;
        Ok(plain(&PlanPosition {
            column: drawing.layout.column(node),
            row: drawing.layout.row(node),
        }))
    }),
    ("area", |tree, drawing, arguments| {
        Ok(plain(&drawing.layout.area(tree, arguments.node(tree)?)))
    }),
    ("children", |tree, _, arguments| {
        let node = arguments.node(tree)?;
        let range = arguments.span(tree.len(), MAX_COLUMN)?;
        let children = tree.children_from(node, range.start);
        Ok(plain(&Column::from(
            children.take(range.len()).collect::<Vec<_>>(),
        )))
    }),
    ("path", |tree, _, arguments| {
        Ok(plain(&Column::from(tree.path_to(arguments.node(tree)?))))
    }),
    ("find", find),
    ("given", |tree, _, arguments| {
        Ok(tree.as_given(arguments.node(tree)?).into())
    }),
    ("searched", |tree, _, arguments| {
        let number = arguments.integer("given", NodeId::MAX as usize)?;
        Ok(plain(&tree.as_searched(number as NodeId)))
    }),
    ("drawing", |tree, drawing, arguments| {
        let node = arguments.node(tree)?;
        let game = drawing.game.as_ref();
        Ok(plain(&game.map(|game| game.position_at(tree, node))))
    }),
];

/// The nodes that a text can mean: those of a game that show the position, or those of that name, number or value.
fn find(tree: &GameTree, drawing: &TreeDrawing, arguments: &Arguments) -> Answer {
    let limit = arguments.integer("limit", MAX_FOUND)?;
    let text = arguments.text("text");
    let game = drawing.game.as_ref();
    let shown = game.map_or(Vec::new(), |game| game.showing(tree, text));
    Ok(plain(&match shown.is_empty() {
        true => drawing.names.find(tree, text, limit),
        false => Found::first(shown, limit),
    }))
}
