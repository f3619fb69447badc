//! A scene as columns.

use serde::Serialize;
use ts_rs::TS;

use super::Column;
use crate::picture::scene::{Mark, Scene, Text};
use crate::tree::NodeId;

/// The marks and texts of a scene.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "SceneOfSearch")]
pub struct SceneColumns<'a> {
    /// The marks.
    pub marks: MarkColumns,
    /// The texts, painted over the marks.
    pub texts: TextColumns<'a>,
    /// How many values, names, ranges and probabilities in view have found no room.
    pub left_out: u32,
}

/// Columns of equal length, in painting order.
#[derive(Serialize, TS)]
#[ts(rename = "Marks")]
pub struct MarkColumns {
    /// Index into SHAPE.
    pub shape: Column<u8>,
    /// Index into INK.
    pub ink: Column<u8>,
    /// 0 for a mark of one node. For a mark of many nodes, the shares of open, closed, pruned and unreached nodes in
    /// fifteenths: four bits each, from the highest. A state that occurs has a share of at least one. Closed nodes that
    /// an earlier search left so count with the unreached.
    pub mix: Column<u16>,
    /// The node that the mark belongs to; the first of many.
    pub node: Column<NodeId>,
    /// Line, curve and head: the start; other shapes: the centre.
    pub x1: Column<f32>,
    /// The y of the same point.
    pub y1: Column<f32>,
    /// Line and curve: the end; head: the tip; other shapes: half the width, and `y2` half the height.
    pub x2: Column<f32>,
    /// The y of the same point, or half the height.
    pub y2: Column<f32>,
}

/// Columns of equal length, painted over the marks.
#[derive(Serialize, TS)]
#[ts(rename = "Texts")]
pub struct TextColumns<'a> {
    /// The texts.
    pub text: Vec<&'a str>,
    /// Index into ROLE.
    pub role: Column<u8>,
    /// Index into INK.
    pub ink: Column<u8>,
    /// The node that the text belongs to.
    pub node: Column<NodeId>,
    /// The start, the centre or the end of the text, as `align` says.
    pub x: Column<f32>,
    /// The middle of the line of text.
    pub y: Column<f32>,
    /// The size of the type, in CSS pixels.
    pub size: Column<f32>,
    /// 0: the text starts at x; 1: it is centred on x; 2: it ends at x.
    pub align: Column<u8>,
}

impl<'a> From<&'a Scene> for SceneColumns<'a> {
    fn from(scene: &'a Scene) -> SceneColumns<'a> {
        SceneColumns {
            marks: marks(&scene.marks),
            texts: texts(&scene.texts),
            left_out: scene.left_out,
        }
    }
}

fn marks(marks: &[Mark]) -> MarkColumns {
    let looks = |mark: &Mark| [mark.shape as u8, mark.ink as u8];
    let [shape, ink] = Column::of(marks.iter().map(looks));
    let coordinates = |mark: &Mark| [mark.x1, mark.y1, mark.x2, mark.y2].map(|x| x as f32);
    let [x1, y1, x2, y2] = Column::of(marks.iter().map(coordinates));
    MarkColumns {
        shape,
        ink,
        mix: marks.iter().map(|mark| mark.mix).collect(),
        node: marks.iter().map(|mark| mark.node).collect(),
        x1,
        y1,
        x2,
        y2,
    }
}

fn texts(texts: &[Text]) -> TextColumns<'_> {
    let looks = |text: &Text| [text.role as u8, text.ink as u8, text.align as u8];
    let [role, ink, align] = Column::of(texts.iter().map(looks));
    let places = |text: &Text| [text.x, text.y, text.size].map(|x| x as f32);
    let [x, y, size] = Column::of(texts.iter().map(places));
    TextColumns {
        text: texts.iter().map(|text| text.text.as_str()).collect(),
        role,
        ink,
        node: texts.iter().map(|text| text.node).collect(),
        x,
        y,
        size,
        align,
    }
}
