//! Runs the targets on the corpus, and on changes of it that are the same in each run: so stable Rust is
//! enough, and what fails fails again.
//!
//! `run [seconds]`: all targets together stop after so many seconds at the latest, 20 if none are given.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use oorandom::Rand32;
use secateur_fuzz::{TARGETS, Target};

/// How many changed inputs a target is given.
const RUNS: [(&str, u32); 3] = [
    ("notation", 150_000),
    ("options", 250_000),
    ("boundary", 60_000),
];

/// How long an input gets at most.
const LONGEST: usize = 1_000;

/// What texts and tables are made of, put in here and there.
const WORDS: [&[u8]; 16] = [
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
        // The targets that are left share the time that is left.
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

/// The files of a folder, in the order of their names.
fn corpus(folder: &Path) -> Vec<Vec<u8>> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    paths.iter().flat_map(fs::read).collect()
}

/// Gives a target the corpus, then changes of it; tells how many, or the input that failed.
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

/// A part of an input, followed by a part of another, with a few bytes changed, taken out or put in.
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

/// Keeps an input that failed, where cargo-fuzz keeps its own.
fn keep(folder: &Path, input: &[u8]) -> PathBuf {
    let path = folder.join(format!("run-{}", input.len()));
    let kept = fs::create_dir_all(folder).and_then(|()| fs::write(&path, input));
    if let Err(error) = kept {
        println!("it cannot be kept: {error}; it is {input:02x?}");
    }
    path
}
