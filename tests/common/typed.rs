//! The words of typed answers, read from the languages of the page.

use std::sync::LazyLock;

use secateur::exercise::reading::words::Words;

const FILES: [&str; 4] = [
    include_str!("../../www/messages/en/typed-answers.js"),
    include_str!("../../www/messages/de/typed-answers.js"),
    include_str!("../../www/messages/fi/typed-answers.js"),
    include_str!("../../www/messages/zh-Hans/typed-answers.js"),
];

/// The words of all languages.
pub static WORDS: LazyLock<Words> = LazyLock::new(|| Words {
    always: list("always"),
    never: list("never"),
    infinity: list("infinity"),
    to: list("to"),
    and: list("and"),
    or: list("or"),
});

/// The texts of a list in each file: `name: ['one', 'other'],`.
fn list(name: &str) -> Vec<String> {
    let all = FILES.iter().flat_map(|file| {
        let (_, after) = file.split_once(&format!("{name}: [")).expect("the list");
        let (list, _) = after.split_once(']').expect("its end");
        list.split('\'').skip(1).step_by(2)
    });
    all.map(String::from).collect()
}
