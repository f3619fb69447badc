// Alpha-beta with a table and quiescence that prints its trace and its notes. Run: rustc engine.rs && ./engine > trace.jsonl
use std::collections::HashMap;
const ROW: [i32; 11] = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5]; // Two players take the number at either end in turn.
const NOISY: i32 = 5; // Taking as much as that is noisy.
const INFINITE: i32 = 1000;
type Table = HashMap<String, (i32, i32, i32)>;

fn search(table: &mut Table, (i, j, ahead): (usize, usize, i32), depth: i32, (alpha, beta): (i32, i32), node: &str, played: &str) -> i32 {
    let (quiet, key) = (depth <= 0, format!("{i}-{j} {ahead}"));
    let kind = if quiet { "quiescence" } else { "full" };
    println!(r#"{{"event":"enter","node":"{node}","alpha":{alpha},"beta":{beta},"depth":{depth},"key":"{key}","kind":"{kind}","move":"{played}"}}"#);
    let (stored, lower, upper) = table.get(&key).copied().unwrap_or((-1, 0, 0));
    if stored >= depth.max(0) && (lower >= beta || upper <= alpha || lower == upper) {
        let best = if lower >= beta { lower } else { upper };
        println!(r#"{{"event":"hit","node":"{node}","value":{best},"lower":{lower},"upper":{upper}}}"#);
        println!(r#"{{"event":"leave","node":"{node}","value":{best},"reason":"table"}}"#);
        return best;
    }
    let mut best = if quiet || i == j { ahead } else { -INFINITE };
    if quiet { println!(r#"{{"event":"stand-pat","node":"{node}","value":{ahead},"eval":{ahead}}}"#); }
    for (right, name) in ["left", "right"].iter().enumerate().filter(|_| i < j) {
        let taken = if right == 1 { ROW[j - 1] } else { ROW[i] };
        if best >= beta || quiet && taken < NOISY { continue; }
        let (rest, window) = ((i + 1 - right, j - right, -ahead - taken), (-beta, -alpha.max(best)));
        best = best.max(-search(table, rest, depth - 1, window, &format!("{node}/{right}"), name));
    }
    table.insert(key, (depth.max(0), if best > alpha { best } else { -INFINITE }, if best < beta { best } else { INFINITE }));
    if best >= beta { println!(r#"{{"event":"cutoff","node":"{node}"}}"#); }
    println!(r#"{{"event":"leave","node":"{node}","value":{best}}}"#);
    best
}

fn main() {
    println!(r#"{{"secateur":"trace","version":1,"view":"mover"}}"#);
    let mut table = Table::new();
    for limit in 1..7 { println!(r#"{{"event":"pass","depth":{limit}}}"#); search(&mut table, (0, ROW.len(), 0), limit, (-INFINITE, INFINITE), "", ""); }
}
