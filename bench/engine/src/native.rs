//! The same operations without WebAssembly. `native <tree>` prints the medians in milliseconds, one per line;
//! `native bytes <tree>` prints the memory of the layout in bytes.

mod heap;

use std::time::Instant;

use secateur_bench::Bench;

#[global_allocator]
static HEAP: heap::Counted = heap::Counted;

/// The least number of rounds and the least total time in milliseconds of a measurement.
const LEAST: (usize, f64) = (3, 250.0);

/// The largest number of rounds.
const MOST: usize = 1000;

fn main() {
    let mut name: Vec<String> = std::env::args().skip(1).collect();
    let bytes = name.first().is_some_and(|word| word == "bytes");
    name.drain(..usize::from(bytes));
    let Some(mut bench) = Bench::of(&name.join(" ")) else {
        eprintln!(
            "usage: native [bytes] uniform <branching> <depth> | recursive <nodes> | tic-tac-toe"
        );
        std::process::exit(2);
    };
    if bytes {
        let before = heap::used();
        bench.lay_out();
        println!("layout\t{}", heap::used() - before);
        return;
    }
    print("layout", &mut bench, |_| (), Bench::lay_out);
    for minimax in [true, false] {
        let kind = if minimax { "minimax" } else { "alpha-beta" };
        let search = |bench: &mut Bench| {
            std::hint::black_box(bench.search(minimax));
        };
        print(
            &format!("search {kind}"),
            &mut bench,
            Bench::prepare_record,
            search,
        );
        let record = |bench: &mut Bench| bench.record(minimax);
        print(
            &format!("record {kind}"),
            &mut bench,
            Bench::prepare_record,
            record,
        );
    }
}

fn print(what: &str, bench: &mut Bench, prepare: fn(&mut Bench), work: impl Fn(&mut Bench)) {
    let mut round = || {
        prepare(bench);
        let began = Instant::now();
        work(bench);
        began.elapsed().as_secs_f64() * 1000.0
    };
    round();
    let mut times = Vec::new();
    let mut spent = 0.0;
    while times.len() < MOST && (times.len() < LEAST.0 || spent < LEAST.1) {
        let took = round();
        spent += took;
        times.push(took);
    }
    times.sort_by(f64::total_cmp);
    println!("{what}\t{:.4}", times[times.len() / 2]);
}
