//! Traces that people can read, in `golden/`. `npm run golden` rewrites these files; read the changes
//! before committing them. For a new case, first create an empty file with the name of the case.

use crate::common::golden::check;
use crate::common::rules::{MINIMAX, PVS, SHALLOW, TEXTBOOK};
use crate::common::{names, trace};
use secateur::search::{
    Again, Algorithm, Cut, Deepening, Memory, Ordering, Quiescence, Returns, Rules, StoredBounds,
    Update, Window,
};
use secateur::source::notation::print;
use secateur::trace::Trace;
use secateur::trace::event::{Cutoff, Event, EventDetails, Side, ValueRange};
use secateur::tree::NodeId;
use secateur::tree::names::Names;
use secateur::tree::number;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

const AIMA: &str = "((3 12 8) (2 4 6) (14 5 2))";
const A_TO_G: &str = "A(B(D(2 3) E(5 9)) C(F(0 1) G(7 5)))";
/// One move looks good at the depth limit, and is answered there; another stands pat, and a third is cut at once.
const NOISY: &str = "A(B=7!(2 C=9!(4 D=5(1 8))) E=3!(6 8) F=1!(9 0) G=2(0 0))";
const UNKNOWN: &str = "MAX{MIN{3,5,10}, MIN{2,a,b}, MIN{2,7,3}}";
const WIKIPEDIA: &str = "((((5 6) (7 4 5)) ((3))) (((6) (6 9)) ((7))) (((5)) ((9 8) (6))))";

/// Defines a test that compares the trace of a search with the file named after the test.
macro_rules! golden {
    ($($name:ident: $tree:expr, $rules:expr;)*) => {$(
        #[test]
        fn $name() {
            let expected = include_str!(concat!("../golden/", stringify!($name), ".txt"));
            check(concat!(stringify!($name), ".txt"), expected, &text_of(&trace($tree, $rules)));
        }
    )*};
}

golden! {
    aima: AIMA, TEXTBOOK;
    aima_minimax: AIMA, MINIMAX;
    a_to_g: A_TO_G, TEXTBOOK;
    a_to_g_hard: A_TO_G, Rules { returns: Returns::Hard, ..TEXTBOOK };
    a_to_g_hard_by_greater: A_TO_G, Rules { returns: Returns::Hard, cut: Cut::Pass, ..TEXTBOOK };
    a_to_g_update_before: A_TO_G, Rules { update: Update::Before, ..TEXTBOOK };
    wikipedia: WIKIPEDIA, TEXTBOOK;
    deep_cutoff: "(5 (((4 9))))", TEXTBOOK;
    deep_cutoff_shallow_bounds: "(5 (((4 9))))", SHALLOW;
    equality: "((10) (10 0))", TEXTBOOK;
    equality_by_greater: "((10) (10 0))", Rules { cut: Cut::Pass, ..TEXTBOOK };
    unknown_minimax: UNKNOWN, MINIMAX;
    unknown_alpha_beta: UNKNOWN, TEXTBOOK;
    nothing_left: "((3) (2))", TEXTBOOK;
    min_root: "MIN((11 900) (7 3))", TEXTBOOK;
    twice_running: "MAX(MAX(1 5) MAX(MIN(3 9) MIN(7 6)))", TEXTBOOK;
    window: AIMA, Rules { window: Window::new(4.0, 10.0), ..TEXTBOOK };
    window_hard: AIMA, Rules { window: Window::new(-1.0, 2.0), returns: Returns::Hard, ..TEXTBOOK };
    chance: "(?(1/3:6 2/3:3) ?(MIN(2 7) 5))", MINIMAX;
    chance_without_bounds: "(?(4 8) ?((7 1) 6 9))", TEXTBOOK;
    star1: "(?(4 8) ?((7 1) 6 9))", Rules { values: Some(Window::new(0.0, 10.0)), ..TEXTBOOK };
    pvs: "((5 9) (6 8) (4 7))", PVS;
    pvs_again_from_value: "(5 (6 8) (4 7))", Rules { algorithm: Algorithm::Pvs, again: Again::Value, ..TEXTBOOK };
    sss: "((3 12 8) (2 4 6) (14 5 2))", Rules { algorithm: Algorithm::Mtd, guess: f64::INFINITY, table: Memory::Unlimited, ..TEXTBOOK };
    deepening: "A(B=4(3 12) C=6(2 9))", Rules { deepening: Deepening::On, table: Memory::Unlimited, ordering: Ordering::Table, ..TEXTBOOK };
    quiescence: NOISY, Rules { depth: Some(1), quiescence: Quiescence::On, ..TEXTBOOK };
    quiescence_minimax: NOISY, Rules { depth: Some(1), quiescence: Quiescence::On, ..MINIMAX };
    depth_limit: "A(B=4(3 12 8) C=2(2 4 6) D(14 5 2))", Rules { depth: Some(1), ..TEXTBOOK };
}

/// A trace as text: the tree and the rules, then a line for each step, indented by the depth of its node.
fn text_of(trace: &Trace) -> String {
    let reader = Reader {
        trace,
        names: names(trace.tree()),
    };
    let steps: Vec<String> = trace.iter().map(|event| reader.line(&event)).collect();
    let answer = match trace.outcome() {
        Ok(value) => number::print(value),
        Err(stop) => format!("none, for want of {}", reader.name(stop.node)),
    };
    let counts = trace.counts(trace.steps());
    format!(
        "tree    {}\nrules   {}\nanswer  {answer}\ncounts  {} entered, {} evaluated, {} expanded, {} pruned, {} cutoffs\n\n{}",
        print(trace.tree()),
        rules(trace.rules()),
        counts.entered,
        counts.evaluated,
        counts.expanded,
        counts.pruned,
        counts.cutoffs,
        steps.concat(),
    )
}

fn rules(rules: &Rules) -> String {
    let limit = rules.depth.map(|depth| format!(", depth {depth}"));
    let mut limit = limit.unwrap_or_default();
    if rules.quiescence == Quiescence::On {
        limit += ", quiescence on";
    }
    if !rules.single_visit() {
        let Rules {
            guess,
            deepening,
            table,
            ordering,
            ..
        } = rules;
        limit += &format!(", guess {}, deepening {deepening:?}", value(*guess));
        limit += &format!(", table {table:?}, ordering {ordering:?}");
    }
    if rules.algorithm == Algorithm::Minimax {
        return format!("minimax{limit}");
    }
    let cut = match rules.cut {
        Cut::Reach => ">=",
        Cut::Pass => ">",
    };
    let Rules {
        returns,
        bounds,
        update,
        window: Window { alpha, beta },
        ..
    } = rules;
    format!(
        "{}, cut {cut}, returns {returns:?}, bounds {bounds:?}, update {update:?}, \
         window [{}, {}]{limit}",
        match rules.algorithm {
            Algorithm::Pvs => "pvs",
            Algorithm::Mtd => "mtd",
            _ => "alpha-beta",
        },
        value(*alpha),
        value(*beta)
    )
    .to_lowercase()
}

struct Reader<'a> {
    trace: &'a Trace,
    names: Names,
}

impl Reader<'_> {
    fn line(&self, event: &Event) -> String {
        let indent = "  ".repeat(event.depth as usize);
        let (kind, rest) = self.details(event);
        let name = self.name(event.node);
        format!("{:>3}  {indent}{kind} {name}{rest}\n", event.step)
    }

    /// A leaf is named after its parent and its child number, as in "B.1".
    fn name(&self, node: NodeId) -> String {
        let place = self.names.place(self.trace.tree(), node);
        let numbered = |parent| format!("{parent}.{}", place.ordinal);
        place
            .name
            .or(place.parent.map(numbered))
            .unwrap_or("the leaf".into())
    }

    fn details(&self, event: &Event) -> (&'static str, String) {
        let bounded = self.trace.rules().bounded();
        let now = |window| match bounded {
            true => format!("; now {}", between(window)),
            false => String::new(),
        };
        match &event.details {
            EventDetails::Enter(entry) if bounded => {
                let bound = |bound: f64, holder: Option<NodeId>| match holder {
                    Some(holder) => format!("{} of {}", value(bound), self.name(holder)),
                    None => value(bound),
                };
                let alpha = bound(entry.window.alpha, entry.alpha_holder);
                let beta = bound(entry.window.beta, entry.beta_holder);
                ("enter", format!(" [{alpha}, {beta}]"))
            }
            EventDetails::Enter(_) => ("enter", String::new()),
            EventDetails::Evaluate { value: found } => {
                ("evaluate", format!(" = {}", value(*found)))
            }
            EventDetails::StandPat {
                value: found,
                window,
            } => ("stand-pat", format!(" = {}{}", value(*found), now(window))),
            EventDetails::Compare {
                child,
                value: found,
                before,
                after,
                improved,
                window,
            } => {
                let child = self.name(*child);
                let better = if *improved { "better" } else { "no better" };
                let (found, before, after) = (value(*found), value(*before), value(*after));
                let best = format!("best {before} → {after}{}", now(window));
                ("compare", format!(": {child} = {found}, {better}; {best}"))
            }
            EventDetails::Cutoff(cutoff) => ("cutoff", self.cutoff(event.node, cutoff)),
            EventDetails::Leave {
                value: found,
                range,
            } => ("leave", format!(" = {}, {}", value(*found), proved(*range))),
            EventDetails::Finish {
                value: found,
                principal_variation,
                ..
            } => {
                let path = self.trace.variation();
                let names: Vec<String> = path.iter().map(|&node| self.name(node)).collect();
                let variation = format!("{principal_variation:?} {}", names.join(" "));
                (
                    "finish",
                    format!(" = {}, variation {}", value(*found), variation.trim_end()),
                )
            }
            EventDetails::Again {
                child,
                value: found,
                tested,
                window,
            } => {
                let child = self.name(*child);
                let found = value(*found);
                let rest = format!("{} → {}", between(tested), between(window));
                ("again", format!(": {child} = {found}, {rest}"))
            }
            EventDetails::Hit {
                value: found,
                known,
            } => ("hit", format!(" = {}, {}", value(*found), stored(known))),
            EventDetails::Narrow { window, known } => {
                ("narrow", format!(" {}, {}", between(window), stored(known)))
            }
            EventDetails::Verdict {
                value: found,
                verdict,
                low,
                high,
            } => {
                let verdict = format!("{verdict:?}").to_lowercase();
                let known = proved(ValueRange {
                    lo: *low,
                    hi: *high,
                });
                (
                    "verdict",
                    format!(" = {}, {verdict}; {known}", value(*found)),
                )
            }
        }
    }

    fn cutoff(&self, node: NodeId, cutoff: &Cutoff) -> String {
        let side = match cutoff.side {
            Side::Alpha => "≤ alpha",
            Side::Beta => "≥ beta",
        };
        let holder = cutoff
            .holder
            .map(|holder| format!(" of {}", self.name(holder)));
        let reach = format!("{:?}", cutoff.reach).to_lowercase();
        let tree = self.trace.tree();
        let pruned = tree.children_from(node, tree.child_count(node) - cutoff.pruned);
        let pruned: Vec<String> = pruned.map(|child| self.name(child)).collect();
        let pruned = match pruned.as_slice() {
            [] => "prunes nothing".into(),
            names => format!("prunes {}", names.join(" ")),
        };
        let (best, bound) = (value(cutoff.best), value(cutoff.bound));
        format!(
            ": {best} {side} {bound}{}, {reach}, {pruned}",
            holder.unwrap_or_default()
        )
    }
}

fn between(window: &Window) -> String {
    format!("[{}, {}]", value(window.alpha), value(window.beta))
}

/// The bounds that a table has, and the calls that stored them.
fn stored(known: &StoredBounds) -> String {
    let range = ValueRange {
        lo: known.lower,
        hi: known.upper,
    };
    let calls: Vec<String> = [known.lower_by, known.upper_by]
        .into_iter()
        .flatten()
        .map(|call| call.to_string())
        .collect();
    format!("{} by call {}", proved(range), calls.join(" and "))
}

fn proved(range: ValueRange) -> String {
    match (range.lo.is_finite(), range.hi.is_finite()) {
        _ if range.lo == range.hi => "exact".into(),
        (true, true) => format!("proved {} … {}", value(range.lo), value(range.hi)),
        (true, false) => format!("proved ≥ {}", value(range.lo)),
        (false, true) => format!("proved ≤ {}", value(range.hi)),
        (false, false) => "proved nothing".into(),
    }
}

fn value(value: f64) -> String {
    match value {
        f64::INFINITY => "+∞".into(),
        f64::NEG_INFINITY => "−∞".into(),
        _ => number::print(value),
    }
}
