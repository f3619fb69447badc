//! Golden files: texts and pictures of `tests/golden/` that people can read. `npm run golden` rewrites them; read the
//! changes before you commit them.

/// Compares a text with a golden file, whose text was compiled in, because a browser reads no files.
pub fn check(file: &str, expected: &str, found: &str) {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let path = format!("{}/tests/golden/{file}", env!("CARGO_MANIFEST_DIR"));
        return std::fs::write(path, found).expect("the folder is there");
    }
    for (at, (found, expected)) in found.lines().zip(expected.lines()).enumerate() {
        assert_eq!(found, expected, "line {} of {file}", at + 1);
    }
    assert_eq!(found.len(), expected.len(), "{file} is longer or shorter");
}
