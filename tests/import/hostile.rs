//! Files that are no traces: refused within bounds, with line and column.

use super::lines::{feed, import};
use crate::common::names;
use crate::common::random::Random;
use crate::common::tree;
use secateur::import::json::Json;
use secateur::import::{ImportError, ImportProblem, Importing, TraceError, View, json};
use serde_json::Value;

const ENTER: &str = "{\"event\":\"enter\",\"node\":0}\n";

fn refused(text: &str) -> ImportError {
    match import(&tree("(1 2)"), text, View::Max) {
        Err(TraceError::Import(error)) => error,
        other => panic!("{text}: {other:?}"),
    }
}

/// The column and the problem of second lines.
const BROKEN: &str = r#"
26 TraceSyntax {"event":"enter","node":0
18 TraceSyntax {"event":"enter" "node":0}
2 TraceSyntax {'event':1}
1 TraceSyntax [1,2]
28 TraceSyntax {"event":"enter","node":0} x
27 TraceSyntax {"event":"enter","node":00x}
12 TraceSyntax {"event":"é\q"}
25 TraceSyntax {"event":"enter","node":NaN}
27 TraceTwice {"node":0,"event":"enter","node":1}
10 TraceField {"event":"entre","node":0}
10 TraceField {"event":7,"node":0}
1 TraceField {"event":"enter"}
25 TraceField {"event":"enter","node":-1}
25 TraceField {"event":"enter","node":1.5}
25 TraceField {"event":"enter","node":{"__proto__":1}}
1 TraceField {"event":"leave","node":0}
35 TraceField {"event":"leave","node":0,"value":"five"}
35 TraceField {"event":"leave","node":0,"value":true}
33 TraceField {"event":"hit","node":0,"value":"inf"}
31 TraceVersion {"secateur":"trace","version":2}
"#;

#[test]
fn an_error_has_its_line_and_column() {
    for row in BROKEN.trim().lines() {
        let (column, row) = row.split_once(' ').expect("a column");
        let (code, line) = row.split_once(' ').expect("a problem");
        let error = refused(&format!("{ENTER}{line}"));
        let problem = format!("{:?}", error.problem);
        assert!(problem.starts_with(code), "{line}: {problem}");
        let place = (error.line, error.column.to_string());
        assert_eq!(place, (2, column.into()), "{line}: {problem}");
    }
}

#[test]
fn depth_and_number_of_fields_are_bounded() {
    for open in ["[", "{\"a\":"] {
        let deep = format!("{{\"a\":{}", open.repeat(500_000));
        let error = refused(&deep);
        assert!(
            matches!(error.problem, ImportProblem::TraceLine { .. }),
            "{error:?}"
        );
    }
    let wide: String = (0..100).map(|field| format!("\"f{field}\":0,")).collect();
    let error = refused(&format!("{{{wide}\"event\":\"enter\"}}"));
    assert!(matches!(error.problem, ImportProblem::TraceLine { .. }));
}

#[test]
fn reading_a_gigabyte_of_junk_stops_after_some_megabytes() {
    for byte in [b' ', b'\n', b'x', b'{', b'0'] {
        let tree = tree("(1 2)");
        let names = names(&tree);
        let mut importing = Importing::of(tree, names, View::Max, 1 << 30);
        let piece = [byte; 1 << 16];
        let took = (0..1 << 14).find(|_| importing.feed(&piece, false).is_err());
        assert!(took.is_some_and(|pieces| pieces <= 64), "{byte}: {took:?}");
    }
}

#[test]
fn other_encodings_are_refused_but_a_byte_order_mark_and_crlf_accepted() {
    let lines =
        "{\"event\":\"enter\",\"node\":0}\r\n\r\n{\"event\":\"leave\",\"node\":0,\"value\":1}\r\n";
    let one = || tree("5");
    let of = |bytes: &[u8]| {
        let names = names(&one());
        feed(Importing::of(one(), names, View::Max, bytes.len()), bytes)
    };
    let marked = [b"\xef\xbb\xbf", lines.as_bytes()].concat();
    assert_eq!(of(&marked).expect("it is a trace").trace.len(), 2);
    let wide = |bytes: fn(u16) -> [u8; 2], mark: bool| -> Vec<u8> {
        let mark = mark.then_some(0xfeff);
        mark.into_iter()
            .chain(lines.encode_utf16())
            .flat_map(bytes)
            .collect()
    };
    for (bytes, mark) in [
        (u16::to_le_bytes as fn(u16) -> [u8; 2], true),
        (u16::to_be_bytes, true),
        (u16::to_le_bytes, false),
    ] {
        let Err(TraceError::Import(error)) = of(&wide(bytes, mark)) else {
            panic!("UTF-16");
        };
        assert_eq!(error.problem, ImportProblem::TraceEncoding);
        assert_eq!(error.line, 1);
    }
    let Err(TraceError::Import(error)) = of(b"{\"event\":\"\xff\"}") else {
        panic!("no UTF-8");
    };
    assert_eq!((error.line, error.column), (1, 11));
}

#[test]
fn a_file_without_a_search_is_refused() {
    for text in [
        "",
        "\n\n",
        "{\"secateur\":\"trace\",\"version\":1}",
        "{\"event\":\"leave\",\"node\":0,\"value\":1}",
    ] {
        assert_eq!(refused(text).problem, ImportProblem::TraceEmpty, "{text}");
    }
}

/// Lines of JSON that are cut, joined and changed at random.
#[test]
fn json_is_read_as_serde_json_reads_it_or_refused() {
    let good = [
        r#"{"event":"enter","node":[0,2],"alpha":-1.5e3,"beta":"Infinity","x":null,"y":true}"#,
        r#"{"a":"\u00e4\ud83d\ude00\n\"\\\/","b":{"c":[1,[2,{}]],"d":""},"e":false}"#,
        r#" { "event" : "leave" , "value" : 0 , "range" : [ 3 , "Infinity" ] } "#,
    ];
    let mut random = Random::new(7);
    let (mut read, mut not) = (0, 0);
    for _ in 0..60_000 {
        let mut line: Vec<char> = random.pick(&good).chars().collect();
        for _ in 0..random.below(3) {
            let at = random.below(line.len() as u64) as usize;
            match random.below(3) {
                0 => drop(line.remove(at)),
                1 => line.insert(
                    at,
                    random.pick(&['"', '{', '}', '[', ',', ':', '0', '\\', 'e', '-', 'ä']),
                ),
                _ => line.swap(at, at / 2),
            }
        }
        let line: String = line.into_iter().collect();
        let read_line = json::object(&line);
        let ours = read_line.is_ok();
        let theirs = serde_json::from_str::<serde_json::Map<String, serde_json::Value>>(&line);
        // `serde_json` accepts a duplicate field and we refuse it; we accept `inf` and numbers out of range.
        match (ours, theirs) {
            (true, Err(error)) => assert!(
                line.contains("inf")
                    || number_out_of_range(&error.to_string())
                    || odd_number(&line),
                "{line}: {error}"
            ),
            (true, Ok(theirs)) => {
                let fields = read_line.unwrap_or_default();
                assert!(same(&Json::Object(fields), &theirs.into()), "{line}");
                read += 1;
            }
            (false, _) => not += 1,
        }
    }
    assert!(read > 10_000 && not > 10_000, "{read} {not}");
}

/// Whether both parsers read the same value. Control characters count as blanks.
fn same(ours: &Json, theirs: &Value) -> bool {
    match (ours, theirs) {
        (Json::Null, Value::Null) => true,
        (Json::Flag(ours), Value::Bool(theirs)) => ours == theirs,
        (Json::Number(ours), Value::Number(theirs)) => theirs.as_f64() == Some(*ours),
        (Json::Text(ours), Value::String(theirs)) => {
            *ours == theirs.replace(['\u{8}', '\u{c}'], " ")
        }
        (Json::List(ours), Value::Array(theirs)) => {
            let mut pairs = ours.iter().zip(theirs);
            ours.len() == theirs.len() && pairs.all(|(ours, theirs)| same(ours, theirs))
        }
        (Json::Object(ours), Value::Object(theirs)) => ours.iter().all(|field| {
            let name = field.name.as_ref();
            let twin = theirs
                .iter()
                .find(|(key, _)| key.replace(['\u{8}', '\u{c}'], " ") == name);
            twin.is_some_and(|(_, theirs)| same(&field.value, theirs))
        }),
        _ => false,
    }
}

fn number_out_of_range(error: &str) -> bool {
    error.contains("out of range")
}

/// A number that JSON writes another way, which does no harm: `00`, `1.`.
fn odd_number(line: &str) -> bool {
    let digit = |c: char| c.is_ascii_digit();
    let odd = |part: &str| {
        let part = part.trim_start_matches('-');
        part.starts_with("0") && part.get(1..).is_some_and(|rest| rest.starts_with(digit))
            || part.contains(".e")
            || part.contains(".E")
            || part.ends_with('.')
    };
    line.split(|c: char| !(digit(c) || matches!(c, '.' | 'e' | 'E' | '-' | '+')))
        .any(odd)
}
