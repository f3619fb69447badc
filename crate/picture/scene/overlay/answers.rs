//! Answers over a scene: values in their nodes, other texts beside them where there is room, cut edges struck through
//! with their subtrees greyed, and the signs of a check.

use std::collections::BTreeMap;

use super::super::detail::raster::Raster;
use super::super::geometry::line::Line;
use super::super::node::shape::{room_inside, strikes};
use super::super::sizes::Sizes;
use super::super::text::free_space::FreeSpace;
use super::super::text::label::{BESIDE, aside, size_beside};
use super::super::text::request::{Rank, SMALLEST, Spot, TextRequest};
use super::super::{Align, AnswerSpot, DrawnAnswer, Ink, Mark, Role, Scene, Shape, Style, Text};
use crate::picture::layout::Layout;
use crate::tree::{GameTree, NodeId};

/// Pixels between the middle of a cut edge and the sign of a check.
const AWAY: f64 = 13.0;

/// Shows the answers of the style. Only nodes in the scene are examined.
pub fn show_answers(
    scene: &mut Scene,
    raster: &Raster,
    tree: &GameTree,
    layout: &Layout,
    style: &Style,
) {
    if style.answers.is_empty() {
        return;
    }
    let cut = CutSubtrees::of(tree, &style.answers);
    cut.grey(scene);
    let (edges, nodes) = own_marks(scene, &style.answers);
    let mut sheet = AnswerTexts {
        free: FreeSpace::new(&raster.viewport, &style.advances),
        sizes: Sizes::new(layout, &raster.viewport, style.text),
        style,
        texts: Vec::new(),
    };
    let (mut struck, unit) = (Vec::new(), raster.viewport.unit);
    for (&node, &edge) in edges.iter().filter(|(node, _)| cut.is_top(**node)) {
        let strikes = strikes(edge, unit, style.convention).into_iter();
        struck.extend(strikes.map(|strike| Mark::line(node, Ink::Cut, strike)));
    }
    // Answers keep clear of all that stands there already.
    sheet.free.take_scene(scene, 0.0);
    sheet.free.note_lines(&struck);
    for answer in &style.answers {
        match answer.at {
            AnswerSpot::Edge => {
                if let Some(&edge) = edges.get(&answer.node) {
                    sheet.judge(answer, edge);
                }
            }
            at => {
                if let Some(mark) = nodes.get(&answer.node) {
                    let values = scene.texts.iter();
                    let mut values = values.filter(|text| text.role == Role::Value);
                    let free = !values.any(|text| text.node == answer.node);
                    sheet.write(answer, mark, free && at == AnswerSpot::Inside);
                }
            }
        }
    }
    let texts = sheet.texts;
    // Strokes lie under the nodes.
    let first = scene.marks.iter().position(Mark::is_node);
    let first = first.unwrap_or(scene.marks.len());
    scene.marks.splice(first..first, struck);
    scene.texts.extend(texts);
}

/// The edges above nodes with answers, and the marks of these nodes.
fn own_marks(
    scene: &Scene,
    answers: &[DrawnAnswer],
) -> (BTreeMap<NodeId, Line>, BTreeMap<NodeId, Mark>) {
    let mut nodes_asked: Vec<NodeId> = answers.iter().map(|answer| answer.node).collect();
    nodes_asked.sort_unstable();
    let (mut edges, mut nodes) = (BTreeMap::new(), BTreeMap::new());
    let own = |mark: &&Mark| mark.mix == 0 && nodes_asked.binary_search(&mark.node).is_ok();
    for mark in scene.marks.iter().filter(own) {
        if mark.is_node() {
            nodes.insert(mark.node, *mark);
        } else if mark.shape == Shape::Line && mark.ink.is_state() {
            edges.insert(mark.node, mark.ends());
        }
    }
    (edges, nodes)
}

struct CutSubtrees {
    /// The top node of each, in their order, and the end of its subtree.
    tops: Vec<(NodeId, NodeId)>,
}

impl CutSubtrees {
    fn of(tree: &GameTree, answers: &[DrawnAnswer]) -> CutSubtrees {
        let cut = answers
            .iter()
            .filter(|answer| answer.at == AnswerSpot::Edge && tree.nodes().contains(&answer.node));
        let mut tops: Vec<_> = cut
            .map(|answer| (answer.node, tree.end(answer.node)))
            .collect();
        tops.sort_unstable();
        CutSubtrees { tops }
    }

    /// Whether the edge above a node is cut.
    fn is_top(&self, node: NodeId) -> bool {
        self.tops
            .binary_search_by_key(&node, |&(top, _)| top)
            .is_ok()
    }

    /// Gives marks and texts in these subtrees the ink of pruned nodes.
    fn grey(&self, scene: &mut Scene) {
        let mut apart: Vec<(NodeId, NodeId)> = Vec::new();
        for &(top, end) in &self.tops {
            if apart.last().is_none_or(|&(_, before)| before <= top) {
                apart.push((top, end));
            }
        }
        let within = |node: NodeId| {
            let before = apart.partition_point(|&(top, _)| top <= node);
            let last = before.checked_sub(1).and_then(|at| apart.get(at));
            last.is_some_and(|&(_, end)| node < end)
        };
        let marks = scene
            .marks
            .iter_mut()
            .map(|mark| (&mut mark.ink, mark.node));
        let texts = scene
            .texts
            .iter_mut()
            .map(|text| (&mut text.ink, text.node));
        for (ink, node) in marks.chain(texts) {
            if *ink == Ink::Unreached && within(node) {
                *ink = Ink::Pruned;
            }
        }
    }
}

/// The texts of answers, which keep clear of the nodes and of the other texts.
struct AnswerTexts<'a> {
    free: FreeSpace<'a>,
    sizes: Sizes,
    style: &'a Style,
    texts: Vec<Text>,
}

impl AnswerTexts<'_> {
    /// Writes an answer at its node.
    fn write(&mut self, answer: &DrawnAnswer, mark: &Mark, inside: bool) {
        let sign = sign(answer.ok);
        let at = (mark.x1, mark.y1);
        let size = size_beside(mark.x2.max(mark.y2), &self.sizes, self.style);
        let [upper, lower] = [-1.0, 1.0].map(|down| aside(at, mark.x2, size, down));
        let (role, spots) = match answer.at {
            AnswerSpot::Inside => (Role::Value, [lower, upper].concat()),
            _ => (Role::Bound, [upper, lower].concat()),
        };
        let mut outside = [&answer.text, sign].concat();
        if inside && let Some((size, down)) = self.room(mark, &answer.text) {
            let text = self.text(answer, role, size);
            self.texts.push(Text {
                text: answer.text.clone(),
                x: at.0,
                y: at.1 + down,
                ..text
            });
            outside = sign.into();
        }
        self.request(self.text(answer, Role::Bound, size), outside, spots);
    }

    /// Writes the verdict of a check on a cut edge.
    fn judge(&mut self, answer: &DrawnAnswer, [from, to]: Line) {
        let (x, y) = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
        let text = self.text(answer, Role::Bound, BESIDE * self.sizes.text);
        let spots = vec![(x + AWAY, y, Align::Start), (x - AWAY, y, Align::End)];
        self.request(text, sign(answer.ok).into(), spots);
    }

    /// Writes a text at the first of its spots that is free.
    fn request(&mut self, text: Text, words: String, spots: Vec<Spot>) {
        if !words.is_empty() && text.size >= SMALLEST {
            let request = TextRequest::new(Rank::Bound, text, vec![words], spots);
            self.texts.extend(request.place(&mut self.free));
        }
    }

    /// An empty text of an answer.
    fn text(&self, answer: &DrawnAnswer, role: Role, size: f64) -> Text {
        let ink = match answer.ok {
            None => Ink::Closed,
            Some(true) => Ink::Variation,
            Some(false) => Ink::Cut,
        };
        Text::empty(answer.node, role, ink, size)
    }

    /// The size of type in which a value can be read inside its node, and how far below the middle it stands.
    fn room(&self, mark: &Mark, value: &str) -> Option<(f64, f64)> {
        let (room, down) = room_inside(mark.shape, mark.x2, mark.y2);
        let width = |text: &str| self.style.advances.width(text, 1.0);
        let size = (room / width(value).max(width("00"))).min(mark.y2 * 1.15);
        let size = size.min(self.sizes.inside_inner);
        (size >= SMALLEST && !value.is_empty()).then_some((size, down))
    }
}

fn sign(ok: Option<bool>) -> &'static str {
    match ok {
        None => "",
        Some(true) => "\u{2009}✓",
        Some(false) => "\u{2009}✗",
    }
}
