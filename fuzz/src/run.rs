//! Runs the targets on the corpus and on changed copies of it. The changes are the same in each run, so
//! stable Rust is enough and every failure can be repeated.
//!
//! `run [seconds]`: all targets together stop after this many seconds, 20 by default.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use oorandom::Rand32;
use secateur_fuzz::{TARGETS, Target};

/// The number of changed inputs for each target.
const RUNS: [(&str, u32); 5] = [
    ("notation", 150_000),
    ("options", 250_000),
    ("boundary", 60_000),
    ("exercise", 60_000),
    ("traces", 60_000),
];

/// The greatest length of an input, in bytes.
const LONGEST: usize = 2_000;

/// Pieces of texts and tables that are inserted into inputs.
const WORDS: [&[u8]; 24] = [
    b"\"",
    b"\"e2-e4\"",
    b"\"Nf3+\"=",
    b"\\",
    b"(",
    b")",
    b"MAX(",
    b"MIN ",
    b"A=",
    b"=3(",
    b"#",
    b"\n",
    b",",
    b"1e999",
    b"-0",
    b"?(0.5:",
    b"CHANCE{",
    b"{\"event\":\"enter\",\"node\":",
    b"{\"event\":\"leave\"}\n",
    b"\xCE\xBE",
    b"\x00",
    b"\xFF",
    b"\xFF\xFF\xFF\xFF\xFF\xFF\xF0\x7F",
    b"\x7F",
];

fn main() -> ExitCode {
    let seconds = std::env::args()
        .nth(1)
        .and_then(|seconds| seconds.parse().ok());
    let end = Instant::now() + Duration::from_secs(seconds.unwrap_or(20));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut passed = true;
    for (at, (name, target)) in TARGETS.into_iter().enumerate() {
        let corpus = corpus(&folder.join("corpus").join(name));
        assert!(!corpus.is_empty(), "the corpus of {name} is empty");
        // The remaining targets share the remaining time equally.
        let left = end.saturating_duration_since(Instant::now());
        let until = Instant::now() + left / (TARGETS.len() - at) as u32;
        let wanted = RUNS.into_iter().find(|(other, _)| *other == name);
        let wanted = wanted.map_or(0, |(_, runs)| runs);
        match run(target, &corpus, wanted, until) {
            Ok(runs) => println!("{name}: {} of the corpus, {runs} changed", corpus.len()),
            Err(input) => {
                let path = keep(&folder.join("artifacts").join(name), &input);
                println!("{name}: failed, on {}", path.display());
                passed = false;
            }
        }
    }
    match passed {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    }
}

/// The contents of the files of a folder, ordered by file name.
fn corpus(folder: &Path) -> Vec<Vec<u8>> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    paths.iter().flat_map(fs::read).collect()
}

/// Gives a target the corpus, then changed copies. Returns the number of changed copies, or the input that
/// failed.
fn run(target: Target, corpus: &[Vec<u8>], wanted: u32, until: Instant) -> Result<u32, Vec<u8>> {
    let passes = |input: &[u8]| catch_unwind(AssertUnwindSafe(|| target(input))).is_ok();
    if let Some(failed) = corpus.iter().find(|input| !passes(input)) {
        return Err(failed.clone());
    }
    let mut random = Rand32::new(1);
    for runs in 0..wanted {
        if Instant::now() > until {
            return Ok(runs);
        }
        let input = changed(corpus, &mut random);
        if !passes(&input) {
            return Err(input);
        }
    }
    Ok(wanted)
}

/// A part of one input followed by a part of another, with a few bytes changed, removed or inserted.
fn changed(corpus: &[Vec<u8>], random: &mut Rand32) -> Vec<u8> {
    let mut below = |end: usize| random.rand_range(0..end.max(1) as u32) as usize;
    let (one, other) = (&corpus[below(corpus.len())], &corpus[below(corpus.len())]);
    let mut input = one.clone();
    if below(3) == 0 {
        input.truncate(below(one.len() + 1));
        input.extend_from_slice(&other[below(other.len() + 1)..]);
    }
    for _ in 0..=below(6) {
        let at = below(input.len() + 1);
        match below(4) {
            0 if at < input.len() => input[at] ^= 1 << below(8),
            1 if at < input.len() => {
                let end = (at + 1 + below(8)).min(input.len());
                input.drain(at..end);
            }
            2 => {
                let word = WORDS[below(WORDS.len())];
                input.splice(at..at, word.iter().copied());
            }
            _ => input.insert(at, below(256) as u8),
        }
    }
    input.truncate(LONGEST);
    input
}

/// Writes an input that failed to the folder where cargo-fuzz keeps such inputs.
fn keep(folder: &Path, input: &[u8]) -> PathBuf {
    let path = folder.join(format!("run-{}", input.len()));
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(&path, input));
    if let Err(error) = written {
        println!("it cannot be written: {error}; it is {input:02x?}");
    }
    path
}
