//! The verdicts on a sheet, and its points.

use std::collections::{BTreeMap, BTreeSet};

use secateur::search::Rules;

use super::clock::Clock;
use super::node::Node;
use super::run::*;

/// A verdict, as the documents name it.
pub type Verdict = &'static str;

/// The verdict on each box by node and field, with its step; the points; the most points.
#[derive(Debug, Default, PartialEq)]
pub struct Result {
    pub verdicts: BTreeMap<(Option<usize>, &'static str), (Verdict, u32)>,
    pub points: usize,
    pub max: usize,
}

struct Grading<'a> {
    root: &'a Node,
    ask: &'a Ask,
    sheet: &'a Sheet,
    correct: Record,
    own: Option<Record>,
    parents: BTreeMap<usize, usize>,
    ends: BTreeMap<usize, usize>,
    result: Result,
    /// The boxes that are asked, with whether each brings its points.
    asked: BTreeMap<(Option<usize>, &'static str), bool>,
    extra_cuts: usize,
    /// Where a box is filled that has no content: the edge cut above, or else the node.
    misplaced: BTreeSet<usize>,
}

pub fn grade(root: &Node, rules: &Rules, ask: &Ask, sheet: &Sheet) -> Result {
    // The boxes that a sheet of plain minimax, which has no windows, gets right weigh one point.
    let plain = Ask {
        follow: true,
        ..*ask
    };
    let alone = Ask {
        windows: None,
        ..*ask
    };
    let minimax = record(root, &rules.minimax()).sheet(root, &alone);
    let minimax = Sheet {
        none: true,
        ..minimax
    };
    let minimax = judge(root, rules, &plain, &minimax);
    let alike = minimax.asked.values().filter(|ok| **ok).count();
    let others = minimax.asked.len() - alike;
    let bounded = rules.bounded() && others > 0;
    let heavy = (1..)
        .find(|heavy| !bounded || heavy * others >= 3 * alike)
        .expect("a weight");
    let mut grading = judge(root, rules, ask, sheet);
    let weight = |place| match rules.bounded() && minimax.asked.get(place) != Some(&true) {
        true => heavy,
        false => 1,
    };
    let about_cuts = |(_, field): &(Option<usize>, &str)| field.starts_with("cut");
    let points = |cuts: bool| {
        let boxes = grading.asked.iter();
        let right = boxes.filter(|(place, ok)| **ok && about_cuts(place) == cuts);
        right.map(|(place, _)| weight(place)).sum::<usize>()
    };
    let cuts = points(true).saturating_sub(grading.extra_cuts * heavy);
    let unasked = |place: &&usize| !ask.cuts || !grading.correct.cuts.contains(place);
    let unasked = grading.misplaced.iter().filter(unasked).count();
    let max = grading.asked.keys().map(weight).sum();
    grading.result.points = points(false).saturating_sub(unasked) + cuts;
    grading.result.max = max;
    grading.result
}

fn judge<'a>(root: &'a Node, rules: &Rules, ask: &'a Ask, sheet: &'a Sheet) -> Grading<'a> {
    let all = root.all();
    let parents = all
        .iter()
        .flat_map(|node| node.children.iter().map(|child| (child.id, node.id)));
    let ends = all.iter().map(|node| (node.id, node.id + node.all().len()));
    let own = ask
        .follow
        .then(|| run(root, rules, Some((ask, sheet)), false, false));
    let mut grading = Grading {
        root,
        ask,
        sheet,
        correct: record(root, rules),
        own,
        parents: parents.collect(),
        ends: ends.collect(),
        result: Result::default(),
        asked: BTreeMap::new(),
        extra_cuts: 0,
        misplaced: BTreeSet::new(),
    };
    grading.boxes();
    grading.cuts();
    grading.whole();
    grading
}

impl Grading<'_> {
    fn note(&mut self, node: Option<usize>, field: &'static str, verdict: Verdict, step: u32) {
        self.result.verdicts.insert((node, field), (verdict, step));
    }

    fn count(&mut self, place: (Option<usize>, &'static str), ok: bool) {
        self.asked.insert(place, ok);
    }

    /// The topmost edge above a node that the true run cuts.
    fn cut_above(&self, node: usize) -> Option<usize> {
        let up = std::iter::successors(Some(node), |up| self.parents.get(up).copied());
        up.filter(|up| self.correct.cuts.contains(up)).last()
    }

    fn filled(&self, from: usize, to: usize) -> bool {
        let inside = |node: &usize| (from..to).contains(node);
        let Sheet {
            values,
            ranges,
            alphas,
            betas,
            ..
        } = self.sheet;
        values
            .keys()
            .chain(ranges.keys())
            .chain(alphas.keys())
            .chain(betas.keys())
            .any(inside)
    }

    /// The verdict on an edge that the true run cuts.
    fn on_cut(&self, edge: usize) -> Verdict {
        let node = *self
            .root
            .all()
            .iter()
            .find(|node| node.id == edge)
            .expect("a node");
        if !self.ask.cuts || covered(self.sheet, node) {
            return "right";
        }
        let parent = self.parents[&edge];
        let shown = self.says() || self.filled(parent, self.ends[&parent]);
        let goes_on = |own: &Record| own.tests.get(&edge).is_some_and(|(test, _)| !test);
        match self.own.as_ref().is_some_and(goes_on) && shown || self.pruned_by_own(edge) {
            true => "follows",
            false => "missing",
        }
    }

    /// Whether the topmost mark above a node is at a cutoff of the student's own run.
    fn pruned_by_own(&self, node: usize) -> bool {
        let mut topmost = Vec::new();
        marked(self.root, self.sheet, &mut topmost);
        let above = |edge: &&usize| (**edge..self.ends[edge]).contains(&node);
        let test = |edge: &usize| self.own.as_ref()?.tests.get(edge).map(|(test, _)| *test);
        self.ask.cuts && topmost.iter().find(above).and_then(test) == Some(true)
    }

    fn says(&self) -> bool {
        self.sheet.none || !self.sheet.cuts.is_empty()
    }

    fn boxes(&mut self) {
        for node in self
            .root
            .all()
            .into_iter()
            .map(|node| (node.id, node.max))
            .collect::<Vec<_>>()
        {
            let (id, max) = node;
            let own = self.ask.windows == Some(Which::Own);
            let fields = [
                ("value", self.ask.values),
                ("range", self.ask.ranges),
                ("alpha", self.ask.windows.is_some() && (!own || max)),
                ("beta", self.ask.windows.is_some() && (!own || !max)),
            ];
            for (field, _) in fields.into_iter().filter(|(_, asked)| *asked) {
                self.one(id, field);
            }
        }
    }

    fn one(&mut self, id: usize, field: &'static str) {
        let given = match field {
            "value" => self.sheet.values.contains_key(&id),
            "range" => self.sheet.ranges.contains_key(&id),
            "alpha" => self.sheet.alphas.contains_key(&id),
            _ => self.sheet.betas.contains_key(&id),
        };
        let expected = self.correct.nodes.get(&id).cloned();
        if expected.is_none() && !given {
            return;
        }
        let cut = self.cut_above(id);
        let step = match (&expected, field, cut) {
            (Some(facts), "alpha" | "beta", _) if self.ask.windows == Some(Which::Entry) => {
                facts.entered
            }
            (Some(facts), ..) => facts.left,
            (None, _, Some(cut)) => self.correct.tests[&cut].1,
            _ => 0,
        };
        let right = given
            && expected
                .as_ref()
                .is_some_and(|facts| self.agrees(id, field, facts));
        let own = self.own.as_ref().and_then(|own| own.nodes.get(&id));
        let follows = given && own.is_some_and(|facts| self.agrees(id, field, facts));
        let searched = own.is_some();
        let verdict = match (&expected, cut.map(|cut| self.on_cut(cut))) {
            _ if !given && self.pruned_by_own(id) => "follows",
            _ if !given => "missing",
            _ if right => "right",
            (Some(_), _) if follows => "follows",
            (Some(_), _) => "wrong",
            (None, None) => "extra",
            (None, Some("missing")) => "uncounted",
            (None, Some(_)) if follows => "follows",
            (None, Some("follows")) if searched => "wrong",
            (None, Some(_)) => "extra",
        };
        if expected.is_some() {
            self.count((Some(id), field), matches!(verdict, "right" | "follows"));
        }
        if expected.is_none() && matches!(verdict, "wrong" | "extra") {
            self.misplaced.insert(cut.unwrap_or(id));
        }
        self.note(Some(id), field, verdict, step);
    }

    fn agrees(&self, id: usize, field: &str, facts: &Facts) -> bool {
        match field {
            "value" => self.sheet.values[&id] == facts.value,
            "range" => self.sheet.ranges[&id] == facts.range,
            "alpha" => facts
                .bounds(self.ask.windows.expect("asked"), false)
                .contains(&self.sheet.alphas[&id]),
            _ => facts
                .bounds(self.ask.windows.expect("asked"), true)
                .contains(&self.sheet.betas[&id]),
        }
    }

    fn cuts(&mut self) {
        if !self.ask.cuts {
            return;
        }
        let mut topmost = Vec::new();
        marked(self.root, self.sheet, &mut topmost);
        for id in 1..=self.ends[&0] {
            let expected = self.correct.cuts.contains(&id);
            let mark = topmost.contains(&id);
            let decided = |id: usize| self.correct.tests.get(&id).map(|(_, step)| *step);
            let entered = || {
                let parent = self.parents.get(&id)?;
                let evaluated = self.correct.leaves.contains(parent);
                let searched = self.correct.nodes.get(parent).map(|facts| facts.entered);
                searched.or_else(|| evaluated.then(|| self.step_of(*parent) - 1))
            };
            let pruned = || decided(self.cut_above(id)?);
            let step = decided(id).or_else(pruned).or_else(entered).unwrap_or(0);
            if expected {
                let verdict = self.on_cut(id);
                let right = verdict != "missing" && !self.misplaced.contains(&id);
                self.count((Some(id), "cut"), right);
                self.note(Some(id), "cut", verdict, step);
            } else if mark {
                let verdict = self.on_mark(id);
                self.extra_cuts += usize::from(verdict == "extra");
                self.note(Some(id), "cut", verdict, step);
            }
        }
        if self.correct.cuts.is_empty() {
            let follow =
                !topmost.is_empty() && topmost.iter().all(|&edge| self.on_mark(edge) == "follows");
            let verdict = match (self.sheet.none, topmost.is_empty()) {
                (true, true) => "right",
                (true, false) => "wrong",
                (false, _) if follow => "follows",
                (false, _) => "missing",
            };
            self.count((None, "cuts"), matches!(verdict, "right" | "follows"));
            self.note(None, "cuts", verdict, self.correct.step);
        }
    }

    /// The verdict on a mark where the true run does not cut.
    fn on_mark(&self, id: usize) -> Verdict {
        let test = |own: &Record| own.tests.get(&id).is_some_and(|(test, _)| *test);
        match self.cut_above(id).map(|cut| self.on_cut(cut)) {
            Some("missing") => "uncounted",
            _ if self.own.as_ref().is_some_and(test) => "follows",
            _ => "extra",
        }
    }

    fn whole(&mut self) {
        let asked = [("move", self.ask.best), ("leaves", self.ask.leaves)];
        for (field, _) in asked.into_iter().filter(|(_, asked)| *asked) {
            let agrees = |record: &Record| match field {
                "move" => {
                    self.sheet.best == record.best
                        || self
                            .sheet
                            .best
                            .is_some_and(|best| equal(record, self.root, best))
                }
                _ => self.sheet.leaves.as_ref() == Some(&record.leaves),
            };
            let given = field == "move" || self.sheet.leaves.is_some();
            let verdict = match given {
                false => "missing",
                _ if agrees(&self.correct) => "right",
                _ if self.own.as_ref().is_some_and(agrees) => "follows",
                _ => "wrong",
            };
            self.count((None, field), matches!(verdict, "right" | "follows"));
            let at = self.first_other();
            let step = if (field, verdict) == ("leaves", "wrong") {
                at
            } else {
                self.correct.step
            };
            self.note(None, field, verdict, step);
        }
    }

    /// The step of the first leaf that differs from those given.
    fn first_other(&self) -> u32 {
        let given = self.sheet.leaves.clone().unwrap_or_default();
        let other = self
            .correct
            .leaves
            .iter()
            .enumerate()
            .find(|(at, leaf)| given.get(*at) != Some(leaf));
        other.map_or(self.correct.step, |(_, leaf)| self.step_of(*leaf))
    }

    fn step_of(&self, leaf: usize) -> u32 {
        let mut clock = Clock {
            record: &self.correct,
            step: 0,
            found: 0,
            leaf,
        };
        clock.visit(self.root);
        clock.found
    }
}

/// Whether a move is proved to be worth as much as the best.
fn equal(record: &Record, root: &Node, best: usize) -> bool {
    let worth = |id: usize| {
        let child = root.children.iter().find(|child| child.id == id)?;
        let leaf = child.value.filter(|_| record.leaves.contains(&id));
        let leaf = leaf.map(|value| (value, (value, value)));
        record.nodes.get(&id).map(|facts| facts.goes_on).or(leaf)
    };
    match (record.best.and_then(worth), worth(best)) {
        (Some((value, _)), Some((_, range))) => range == (value, value),
        _ => false,
    }
}

/// The topmost marked edges.
fn marked(node: &Node, sheet: &Sheet, found: &mut Vec<usize>) {
    for child in &node.children {
        match covered(sheet, child) {
            true => found.push(child.id),
            false => marked(child, sheet, found),
        }
    }
}
