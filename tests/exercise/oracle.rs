//! An independent grader, written from what the documents promise: a plain recursion over a simple tree. It shares
//! nothing with the grader of the crate.

use std::collections::{BTreeMap, BTreeSet};

use secateur::search::{Bounds, Cut, Returns, Rules, Update};
use secateur::tree::{GameTree, Player};

const INF: f64 = f64::INFINITY;

/// A node of a simple tree.
#[derive(Clone, Debug)]
pub struct Node {
    pub id: usize,
    pub max: bool,
    pub value: Option<f64>,
    pub children: Vec<Node>,
}

pub fn simple(tree: &GameTree) -> Node {
    fn node(tree: &GameTree, id: u32) -> Node {
        Node {
            id: id as usize,
            max: tree.player(id) == Player::Max,
            value: tree.value(id),
            children: tree.children(id).map(|child| node(tree, child)).collect(),
        }
    }
    node(tree, 0)
}

impl Node {
    pub fn all(&self) -> Vec<&Node> {
        let below = self.children.iter().flat_map(Node::all);
        std::iter::once(self).chain(below).collect()
    }

    pub fn mirrored(&self) -> Node {
        let children = self.children.iter().rev().map(Node::mirrored).collect();
        Node {
            children,
            ..self.clone()
        }
    }

    pub fn exchanged(&self) -> Node {
        let children = self.children.iter().map(Node::exchanged).collect();
        Node {
            max: !self.max,
            children,
            ..self.clone()
        }
    }
}

/// What a student gives, box by box; also what is to be given.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sheet {
    pub values: BTreeMap<usize, f64>,
    pub ranges: BTreeMap<usize, (f64, f64)>,
    pub alphas: BTreeMap<usize, Vec<f64>>,
    pub betas: BTreeMap<usize, Vec<f64>>,
    pub cuts: BTreeSet<usize>,
    pub none: bool,
    pub best: Option<usize>,
    pub leaves: Option<Vec<usize>>,
}

/// What is asked: which columns, and which window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ask {
    pub values: bool,
    pub ranges: bool,
    pub windows: Option<Which>,
    pub cuts: bool,
    pub best: bool,
    pub leaves: bool,
    pub follow: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Which {
    Final,
    Entry,
    History,
    Own,
}

/// One searched node in one run.
#[derive(Clone, Debug)]
pub struct Facts {
    pub value: f64,
    pub range: (f64, f64),
    /// The windows with the bound moved at a cutoff, and with the bound not moved; by the rule, the first is the one.
    pub windows: [Vec<(f64, f64)>; 2],
    pub cut: bool,
    pub entered: u32,
    pub left: u32,
    /// The value and the range that the run goes on with.
    pub goes_on: (f64, (f64, f64)),
}

/// One run.
#[derive(Clone, Debug, Default)]
pub struct Story {
    pub nodes: BTreeMap<usize, Facts>,
    pub cuts: BTreeSet<usize>,
    /// The outcome of the test before each child that comes to a decision, and its step.
    pub tests: BTreeMap<usize, (bool, u32)>,
    pub leaves: Vec<usize>,
    pub step: u32,
    pub best: Option<usize>,
}

/// What takes the place of the true run: a student's sheet.
struct Run<'a> {
    rules: &'a Rules,
    sheet: Option<(&'a Ask, &'a Sheet)>,
    forgets: bool,
    /// The root, where the run leaves out what cannot change the move.
    decides: Option<&'a Node>,
    story: Story,
}

pub fn story(root: &Node, rules: &Rules) -> Story {
    run(root, rules, None, false, false)
}

pub fn forgetful(root: &Node, rules: &Rules) -> Story {
    run(root, rules, None, true, false)
}

/// The run of a student who takes the value of one node for another, and goes on as the rules say.
pub fn slipped(root: &Node, rules: &Rules, ask: &Ask, node: usize, value: f64) -> Story {
    let mut sheet = Sheet::default();
    sheet.values.insert(node, value);
    let ask = Ask {
        cuts: false,
        ..*ask
    };
    run(root, rules, Some((&ask, &sheet)), false, false)
}

/// The run that leaves out what cannot change the move any more.
pub fn deciding(root: &Node, rules: &Rules) -> Story {
    run(root, rules, None, false, true)
}

/// What the leaves seen so far prove of a node.
fn proved(node: &Node, seen: &[usize]) -> (f64, f64) {
    if seen.contains(&node.id) {
        let value = node.value.expect("known values");
        return (value, value);
    }
    let below = node.children.iter().map(|child| proved(child, seen));
    let best = |a: (f64, f64), b: (f64, f64)| match node.max {
        true => (a.0.max(b.0), a.1.max(b.1)),
        false => (a.0.min(b.0), a.1.min(b.1)),
    };
    below.reduce(best).unwrap_or((-INF, INF))
}

/// Whether the leaves seen so far prove one move to be as good as every other.
fn decided(root: &Node, seen: &[usize]) -> bool {
    let moves: Vec<(f64, f64)> = root
        .children
        .iter()
        .map(|child| proved(child, seen))
        .collect();
    let beats = |one: usize, other: usize| match root.max {
        true => moves[one].0 >= moves[other].1,
        false => moves[one].1 <= moves[other].0,
    };
    let all = 0..moves.len();
    moves.len() > 1
        && all
            .clone()
            .any(|one| all.clone().all(|other| one == other || beats(one, other)))
}

fn run(
    root: &Node,
    rules: &Rules,
    sheet: Option<(&Ask, &Sheet)>,
    forgets: bool,
    decides: bool,
) -> Story {
    let mut run = Run {
        rules,
        sheet,
        forgets,
        decides: decides.then_some(root),
        story: Story::default(),
    };
    let window = match rules.bounded() {
        true => (rules.window.alpha, rules.window.beta),
        false => (-INF, INF),
    };
    let (_, _) = run.visit(root, window, 0);
    run.story.step += 1;
    run.story
}

impl Run<'_> {
    /// Returns the value and the range that the run goes on with.
    fn visit(&mut self, node: &Node, passed: (f64, f64), depth: u32) -> (f64, (f64, f64)) {
        self.story.step += 1;
        let entered = self.story.step;
        if node.children.is_empty() || self.rules.depth == Some(depth) {
            self.story.step += 2;
            self.story.leaves.push(node.id);
            let value = node.value.expect("known values");
            return (value, (value, value));
        }
        let passed = if self.forgets && depth > 0 {
            (-INF, INF)
        } else {
            passed
        };
        let entry = self.given_entry(node.id, passed);
        let bounded = self.rules.bounded();
        let better = |a: f64, b: f64| if node.max { a.max(b) } else { a.min(b) };
        let worst = if node.max { -INF } else { INF };
        let (mut best, mut window, mut test) = (worst, entry, None);
        let mut histories = [vec![passed], vec![passed]];
        let (mut lo, mut hi, mut open) = (worst, worst, false);
        let mut first_best = None;
        for child in &node.children {
            let cut = match self.sheet {
                Some((ask, sheet)) if ask.cuts && !sheet.cuts.is_empty() => covered(sheet, child),
                _ => {
                    let over = |root: &Node| decided(root, &self.story.leaves);
                    test == Some(true) || self.decides.is_some_and(over)
                }
            };
            if let Some(test) = test {
                self.story.tests.insert(child.id, (test, self.story.step));
            }
            if cut {
                self.story.cuts.insert(child.id);
                open = true;
                continue;
            }
            if test == Some(true) {
                window = narrowed(window, node.max, best);
            }
            let down = match self.rules.bounds {
                _ if !bounded => (-INF, INF),
                Bounds::Deep => window,
                Bounds::Shallow => narrowed((-INF, INF), node.max, best),
            };
            let (value, range) = self.visit(child, down, depth + 1);
            if better(best, value) != best || first_best.is_none() && value == best {
                first_best = Some(child.id);
            }
            best = better(best, value);
            (lo, hi) = (better(lo, range.0), better(hi, range.1));
            self.story.step += 1;
            let bound = if node.max { window.1 } else { window.0 };
            let passes = if node.max { best > bound } else { best < bound };
            let held = bounded && (passes || self.rules.cut == Cut::Reach && best == bound);
            test = Some(held);
            let moved = if bounded {
                narrowed(window, node.max, best)
            } else {
                window
            };
            let [by_rule, other] = match self.rules.update {
                Update::After if held => [window, moved],
                _ if held => [moved, window],
                _ => [moved, moved],
            };
            histories[1] = [histories[0].as_slice(), &[other]].concat();
            histories[0].push(by_rule);
            window = by_rule;
            self.story.step += u32::from(held);
        }
        self.story.step += 1;
        let value = match self.rules.returns {
            Returns::Hard if bounded => best.max(entry.0).min(entry.1),
            _ => best,
        };
        let range = match (open, node.max) {
            (false, _) => (lo, hi),
            (true, true) => (lo, INF),
            (true, false) => (-INF, hi),
        };
        if node.id == 0 {
            let bound = if node.max { entry.0 } else { entry.1 };
            let beats = if node.max { best > bound } else { best < bound };
            self.story.best = first_best.filter(|_| beats);
        }
        let left = self.story.step;
        let cut = test == Some(true);
        let goes_on = self.goes_on(node.id, value, range);
        let facts = Facts {
            value,
            range,
            windows: histories,
            cut,
            entered,
            left,
            goes_on,
        };
        self.story.nodes.insert(node.id, facts);
        goes_on
    }

    fn given_entry(&self, node: usize, passed: (f64, f64)) -> (f64, f64) {
        let Some((ask, sheet)) = self.sheet else {
            return passed;
        };
        if !matches!(ask.windows, Some(Which::Entry | Which::History)) {
            return passed;
        }
        let first = |column: &BTreeMap<usize, Vec<f64>>| column.get(&node).map(|list| list[0]);
        (
            first(&sheet.alphas).unwrap_or(passed.0),
            first(&sheet.betas).unwrap_or(passed.1),
        )
    }

    /// The student's value and range take the place of the true ones.
    fn goes_on(&self, node: usize, value: f64, range: (f64, f64)) -> (f64, (f64, f64)) {
        let Some((ask, sheet)) = self.sheet else {
            return (value, range);
        };
        let given = sheet.values.get(&node).filter(|_| ask.values).copied();
        let proved = sheet
            .ranges
            .get(&node)
            .filter(|given| ask.ranges && **given != range);
        let by_range = proved.and_then(|&(lo, hi)| match (lo, hi) {
            (lo, hi) if lo == hi => Some(lo),
            (lo, INF) if lo > -INF => Some(lo),
            (lo, hi) if lo == -INF && hi < INF => Some(hi),
            _ => None,
        });
        let given = given.or(by_range).unwrap_or(value);
        let range = match proved {
            Some(&range) => range,
            None if given == value => range,
            None if range.0 == -INF && range.1 < INF => (-INF, given),
            None if range.1 == INF && range.0 > -INF => (given, INF),
            None => (given, given),
        };
        (given, range)
    }
}

fn narrowed((alpha, beta): (f64, f64), max: bool, best: f64) -> (f64, f64) {
    if max {
        (alpha.max(best), beta)
    } else {
        (alpha, beta.min(best))
    }
}

/// Whether an edge is marked, or all that is below it.
fn covered(sheet: &Sheet, node: &Node) -> bool {
    let below =
        || !node.children.is_empty() && node.children.iter().all(|child| covered(sheet, child));
    sheet.cuts.contains(&node.id) || below()
}

fn dedup(mut list: Vec<f64>) -> Vec<f64> {
    list.dedup();
    list
}

impl Facts {
    /// The two contents of a window's box that are right.
    fn bounds(&self, which: Which, beta: bool) -> [Vec<f64>; 2] {
        let of = |window: &(f64, f64)| if beta { window.1 } else { window.0 };
        let one = |list: &Vec<(f64, f64)>| match which {
            Which::Entry => vec![of(&list[0])],
            Which::History => dedup(list.iter().map(of).collect()),
            _ => vec![of(list.last().expect("at least one"))],
        };
        let [by_rule, other] = [one(&self.windows[0]), one(&self.windows[1])];
        let either = if self.cut { other } else { by_rule.clone() };
        [by_rule, either]
    }
}

impl Story {
    /// The full answer.
    pub fn sheet(&self, root: &Node, ask: &Ask) -> Sheet {
        let mut sheet = Sheet::default();
        for node in root.all() {
            let Some(facts) = self.nodes.get(&node.id) else {
                continue;
            };
            if ask.values {
                sheet.values.insert(node.id, facts.value);
            }
            if ask.ranges {
                sheet.ranges.insert(node.id, facts.range);
            }
            if let Some(which) = ask.windows {
                if which != Which::Own || node.max {
                    sheet
                        .alphas
                        .insert(node.id, facts.bounds(which, false)[0].clone());
                }
                if which != Which::Own || !node.max {
                    sheet
                        .betas
                        .insert(node.id, facts.bounds(which, true)[0].clone());
                }
            }
        }
        if ask.cuts {
            sheet.cuts = self.cuts.clone();
            sheet.none = self.cuts.is_empty();
        }
        sheet.best = self.best.filter(|_| ask.best);
        sheet.leaves = ask.leaves.then(|| self.leaves.clone());
        sheet
    }
}

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
    truth: Story,
    own: Option<Story>,
    parents: BTreeMap<usize, usize>,
    ends: BTreeMap<usize, usize>,
    result: Result,
    /// The boxes that are asked, with whether each brings its points.
    due: BTreeMap<(Option<usize>, &'static str), bool>,
    extra_cuts: usize,
    /// Where a box is filled that has no content: the edge cut above, or else the node.
    misplaced: BTreeSet<usize>,
}

pub fn grade(root: &Node, rules: &Rules, ask: &Ask, sheet: &Sheet) -> Result {
    // A sheet of plain minimax, which has no windows, tells which boxes are its own: those weigh one point.
    let plain = Ask {
        follow: true,
        ..*ask
    };
    let alone = Ask {
        windows: None,
        ..*ask
    };
    let minimax = story(root, &rules.minimax()).sheet(root, &alone);
    let minimax = Sheet {
        none: true,
        ..minimax
    };
    let minimax = judge(root, rules, &plain, &minimax);
    let alike = minimax.due.values().filter(|ok| **ok).count();
    let others = minimax.due.len() - alike;
    let bounded = rules.bounded() && others > 0;
    let heavy = (1..)
        .find(|heavy| !bounded || heavy * others >= 3 * alike)
        .expect("a weight");
    let mut grading = judge(root, rules, ask, sheet);
    let weight = |place| match rules.bounded() && minimax.due.get(place) != Some(&true) {
        true => heavy,
        false => 1,
    };
    let about_cuts = |(_, field): &(Option<usize>, &str)| field.starts_with("cut");
    let points = |cuts: bool| {
        let due = grading.due.iter();
        let right = due.filter(|(place, ok)| **ok && about_cuts(place) == cuts);
        right.map(|(place, _)| weight(place)).sum::<usize>()
    };
    let cuts = points(true).saturating_sub(grading.extra_cuts * heavy);
    let unasked = |place: &&usize| !ask.cuts || !grading.truth.cuts.contains(place);
    let unasked = grading.misplaced.iter().filter(unasked).count();
    let max = grading.due.keys().map(weight).sum();
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
        truth: story(root, rules),
        own,
        parents: parents.collect(),
        ends: ends.collect(),
        result: Result::default(),
        due: BTreeMap::new(),
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

    fn due(&mut self, place: (Option<usize>, &'static str), ok: bool) {
        self.due.insert(place, ok);
    }

    /// The topmost edge above a node that the true run cuts.
    fn cut_above(&self, node: usize) -> Option<usize> {
        let up = std::iter::successors(Some(node), |up| self.parents.get(up).copied());
        up.filter(|up| self.truth.cuts.contains(up)).last()
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
        let goes_on = |own: &Story| own.tests.get(&edge).is_some_and(|(test, _)| !test);
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
        let due = self.truth.nodes.get(&id).cloned();
        if due.is_none() && !given {
            return;
        }
        let cut = self.cut_above(id);
        let step = match (&due, field, cut) {
            (Some(facts), "alpha" | "beta", _) if self.ask.windows == Some(Which::Entry) => {
                facts.entered
            }
            (Some(facts), ..) => facts.left,
            (None, _, Some(cut)) => self.truth.tests[&cut].1,
            _ => 0,
        };
        let right = given
            && due
                .as_ref()
                .is_some_and(|facts| self.agrees(id, field, facts));
        let own = self.own.as_ref().and_then(|own| own.nodes.get(&id));
        let follows = given && own.is_some_and(|facts| self.agrees(id, field, facts));
        let searched = own.is_some();
        let verdict = match (&due, cut.map(|cut| self.on_cut(cut))) {
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
        if due.is_some() {
            self.due((Some(id), field), matches!(verdict, "right" | "follows"));
        }
        if due.is_none() && matches!(verdict, "wrong" | "extra") {
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
            let due = self.truth.cuts.contains(&id);
            let mark = topmost.contains(&id);
            let decided = |id: usize| self.truth.tests.get(&id).map(|(_, step)| *step);
            let entered = || {
                let parent = self.parents.get(&id)?;
                let evaluated = self.truth.leaves.contains(parent);
                let searched = self.truth.nodes.get(parent).map(|facts| facts.entered);
                searched.or_else(|| evaluated.then(|| self.truth_step_of(*parent) - 1))
            };
            let pruned = || decided(self.cut_above(id)?);
            let step = decided(id).or_else(pruned).or_else(entered).unwrap_or(0);
            if due {
                let verdict = self.on_cut(id);
                let kept = verdict != "missing" && !self.misplaced.contains(&id);
                self.due((Some(id), "cut"), kept);
                self.note(Some(id), "cut", verdict, step);
            } else if mark {
                let verdict = self.on_mark(id);
                self.extra_cuts += usize::from(verdict == "extra");
                self.note(Some(id), "cut", verdict, step);
            }
        }
        if self.truth.cuts.is_empty() {
            let follow =
                !topmost.is_empty() && topmost.iter().all(|&edge| self.on_mark(edge) == "follows");
            let verdict = match (self.sheet.none, topmost.is_empty()) {
                (true, true) => "right",
                (true, false) => "wrong",
                (false, _) if follow => "follows",
                (false, _) => "missing",
            };
            self.due((None, "cuts"), matches!(verdict, "right" | "follows"));
            self.note(None, "cuts", verdict, self.truth.step);
        }
    }

    /// The verdict on a mark where the true run does not cut.
    fn on_mark(&self, id: usize) -> Verdict {
        let test = |own: &Story| own.tests.get(&id).is_some_and(|(test, _)| *test);
        match self.cut_above(id).map(|cut| self.on_cut(cut)) {
            Some("missing") => "uncounted",
            _ if self.own.as_ref().is_some_and(test) => "follows",
            _ => "extra",
        }
    }

    fn whole(&mut self) {
        let asked = [("move", self.ask.best), ("leaves", self.ask.leaves)];
        for (field, _) in asked.into_iter().filter(|(_, asked)| *asked) {
            let agrees = |story: &Story| match field {
                "move" => {
                    self.sheet.best == story.best
                        || self
                            .sheet
                            .best
                            .is_some_and(|best| equal(story, self.root, best))
                }
                _ => self.sheet.leaves.as_ref() == Some(&story.leaves),
            };
            let given = field == "move" || self.sheet.leaves.is_some();
            let verdict = match given {
                false => "missing",
                _ if agrees(&self.truth) => "right",
                _ if self.own.as_ref().is_some_and(agrees) => "follows",
                _ => "wrong",
            };
            self.due((None, field), matches!(verdict, "right" | "follows"));
            let at = self.first_other();
            let step = if (field, verdict) == ("leaves", "wrong") {
                at
            } else {
                self.truth.step
            };
            self.note(None, field, verdict, step);
        }
    }

    /// The step of the first leaf that differs from those given.
    fn first_other(&self) -> u32 {
        let given = self.sheet.leaves.clone().unwrap_or_default();
        let other = self
            .truth
            .leaves
            .iter()
            .enumerate()
            .find(|(at, leaf)| given.get(*at) != Some(leaf));
        other.map_or(self.truth.step, |(_, leaf)| self.truth_step_of(*leaf))
    }

    fn truth_step_of(&self, leaf: usize) -> u32 {
        let mut clock = Clock {
            story: &self.truth,
            step: 0,
            found: 0,
            leaf,
        };
        clock.visit(self.root);
        clock.found
    }
}

/// Whether a move is proved to be worth as much as the best.
fn equal(story: &Story, root: &Node, best: usize) -> bool {
    let worth = |id: usize| {
        let child = root.children.iter().find(|child| child.id == id)?;
        let leaf = child.value.filter(|_| story.leaves.contains(&id));
        let leaf = leaf.map(|value| (value, (value, value)));
        story.nodes.get(&id).map(|facts| facts.goes_on).or(leaf)
    };
    match (story.best.and_then(worth), worth(best)) {
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

/// Finds the step at which a leaf is evaluated.
struct Clock<'a> {
    story: &'a Story,
    step: u32,
    found: u32,
    leaf: usize,
}

impl Clock<'_> {
    fn visit(&mut self, node: &Node) {
        self.step += 1;
        if self.story.leaves.contains(&node.id) {
            self.step += 1;
            if node.id == self.leaf {
                self.found = self.step;
            }
        } else {
            let searched = node
                .children
                .iter()
                .filter(|child| !self.story.cuts.contains(&child.id));
            for child in searched {
                self.visit(child);
                self.step += 1;
            }
            self.step += u32::from(self.story.nodes[&node.id].cut);
        }
        self.step += 1;
    }
}
