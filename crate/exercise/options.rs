//! Reads what is asked from the options of a caller.

use super::asked::{Asked, Goal, Windows};
use crate::opening::options::{OptionError, Reader, Setting, Settings};

/// What can be asked.
const ASKS: [&str; 8] = [
    "values", "ranges", "windows", "cuts", "move", "leaves", "count", "order",
];

impl Asked {
    /// Reads the options of an exercise. An option that is left out has its default value.
    pub fn read(settings: &Settings) -> Result<Asked, OptionError> {
        let mut reader = Reader::new("", settings);
        let asks = asks(&mut reader);
        let asks = |name: &str| asks.iter().any(|asked| asked == name);
        let kinds = [
            ("final", Windows::Final),
            ("entry", Windows::Entry),
            ("history", Windows::History),
            ("own", Windows::Own),
        ];
        let windows = reader.word("windows", Windows::Final, kinds);
        let edges_alone = reader.word("cuts", false, [("any", false), ("edges", true)]);
        let follow = reader.word("follow", true, [("own", true), ("none", false)]);
        let update = reader.flag("update");
        let goal = goal(&mut reader);
        reader.finish(Asked {
            values: asks("values"),
            ranges: asks("ranges"),
            windows: asks("windows").then_some(windows),
            cuts: asks("cuts"),
            edges_alone,
            best_move: asks("move"),
            leaves: asks("leaves"),
            count: asks("count"),
            order: asks("order").then_some(goal),
            update,
            follow,
        })
    }
}

/// The words of the option `ask`: a list, or a text with spaces or commas between them.
fn asks(reader: &mut Reader) -> Vec<String> {
    let asks: Option<Vec<String>> = match reader.get("ask") {
        None => return vec!["values".into(), "cuts".into()],
        Some(Setting::Text(text)) => {
            let words = text.split([' ', ',']).filter(|word| !word.is_empty());
            Some(words.map(String::from).collect())
        }
        Some(Setting::List(list)) => list
            .iter()
            .map(|item| match item {
                Setting::Text(text) => Some(text.clone()),
                _ => None,
            })
            .collect(),
        Some(_) => None,
    };
    let known = |asks: &Vec<String>| asks.iter().all(|ask| ASKS.contains(&ask.as_str()));
    asks.filter(known).unwrap_or_else(|| {
        let found = reader.get("ask").unwrap_or(&Setting::Nothing);
        reader.bad("ask", found, format!("'{}'", ASKS.join(" ")));
        Vec::new()
    })
}

/// How many leaves an order is to reach.
fn goal(reader: &mut Reader) -> Goal {
    match reader.get("goal") {
        None => Goal::Fewest,
        Some(Setting::Text(word)) if word == "fewest" => Goal::Fewest,
        Some(Setting::Text(word)) if word == "most" => Goal::Most,
        Some(&Setting::Number(n)) if n.fract() == 0.0 && (1.0..=1e7).contains(&n) => {
            Goal::Exactly(n as u32)
        }
        Some(other) => {
            reader.bad("goal", other, "'fewest' | 'most' | 1 2 3 …".into());
            Goal::Fewest
        }
    }
}
