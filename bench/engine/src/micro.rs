//! Native micro-benchmarks of the core with criterion: one function each, on a tree of a million nodes.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use secateur::frame::Frame;
use secateur::picture::layout::Layout;
use secateur::picture::scene::{self, Style, Viewport};
use secateur::search::Rules;
use secateur::source::games::{Board, TicTacToe, expand};
use secateur::trace::Trace;
use secateur::tree::names::Names;
use secateur::tree::{GameTree, NodeId};
use secateur_bench::tree;

fn tic_tac_toe() -> GameTree {
    let game = TicTacToe::new(&Board::empty(3)).expect("a game");
    expand(&game, None).expect("its tree")
}

fn making(criterion: &mut Criterion) {
    criterion.bench_function("expand tic-tac-toe", |bench| bench.iter(tic_tac_toe));
    let tree = tic_tac_toe();
    criterion.bench_function("lay out tic-tac-toe", |bench| {
        bench.iter(|| Layout::new(&tree))
    });
    for (kind, rules) in [
        ("alpha-beta", Rules::default()),
        ("minimax", Rules::default().minimax()),
    ] {
        criterion.bench_function(&format!("record tic-tac-toe, {kind}"), |bench| {
            bench.iter_batched(
                || tree.clone(),
                |tree| Trace::record(tree, rules),
                BatchSize::PerIteration,
            )
        });
    }
}

fn asking(criterion: &mut Criterion) {
    let tree = tree("uniform 3 12").expect("a tree");
    let layout = Layout::new(&tree);
    let names = Names::new(&tree);
    let trace = Trace::record(tree, Rules::default());
    let steps = trace.steps();
    let nodes = trace.tree().len() as NodeId;
    let mut at = 0;
    // Visits steps that are far apart from each other.
    let mut step = || {
        at = (at + 100_003) % steps;
        at
    };
    criterion.bench_function("seek", |bench| {
        bench.iter(|| {
            let frame = Frame::new(&trace, step());
            (frame.path().len(), frame.counts())
        })
    });
    criterion.bench_function("next cutoff", |bench| {
        bench.iter(|| trace.next_cutoff(step(), 1))
    });
    criterion.bench_function("next cutoff of 1,000 nodes", |bench| {
        bench.iter(|| trace.next_cutoff(step(), 1_000))
    });
    let middle = Frame::new(&trace, steps / 2);
    criterion.bench_function("mix of half of the nodes", |bench| {
        bench.iter(|| middle.mix(black_box(nodes / 4..nodes / 4 * 3)))
    });
    for (name, unit) in [("all", 1280.0 / layout.columns()), ("a part", 16.0)] {
        let viewport = Viewport {
            width: 1280.0,
            height: 720.0,
            x: 640.0 - layout.columns() / 2.0 * unit,
            y: 40.0,
            unit,
            row_height: 640.0 / layout.rows().len() as f64,
        };
        criterion.bench_function(&format!("scene of {name}"), |bench| {
            bench.iter(|| {
                let frame = Frame::new(&trace, step());
                scene::scene(&frame, &layout, &names, None, &viewport, &Style::default())
            })
        });
    }
}

criterion_group! {
    name = core;
    config = Criterion::default()
        .sample_size(20)
        .warm_up_time(std::time::Duration::from_millis(500))
        .measurement_time(std::time::Duration::from_secs(2));
    targets = making, asking
}
criterion_main!(core);
