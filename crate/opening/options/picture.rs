//! Reads the viewport and the style of a picture.

use super::option_reader::OptionReader;
use super::setting::{OptionError, Setting, Settings, given};
use crate::picture::scene::{
    Advances, AnswerSpot, Convention, DrawnAnswer, ReachWords, Style, Viewport, Windows, Withheld,
};
use crate::tree::{MAX_NODES, NodeId};

/// The greatest width and height of a viewport in pixels: larger canvases do not work in every browser.
const MAX_PIXELS: f64 = 16_384.0;

/// The largest factor on the size of type.
const MAX_TEXT: f64 = 100.0;

/// The most answers of a picture.
const MOST_ANSWERS: usize = 10_000;

/// The kinds of texts that can be kept back.
const WITHHELD: &str = "['values' | 'windows' | 'open', …]";

/// The greatest width of a character, in ems.
const WIDEST: f64 = 10.0;

/// Reads a viewport. All its settings are required.
pub fn viewport(settings: &Settings) -> Result<Viewport, OptionError> {
    let mut reader = OptionReader::new("viewport.", settings);
    let viewport = Viewport {
        width: reader.pixels("width", 0.0, MAX_PIXELS),
        height: reader.pixels("height", 0.0, MAX_PIXELS),
        x: reader.pixels("x", f64::MIN, f64::MAX),
        y: reader.pixels("y", f64::MIN, f64::MAX),
        unit: reader.pixels("unit", f64::MIN_POSITIVE, f64::MAX),
        row_height: reader.pixels("rowHeight", f64::MIN_POSITIVE, f64::MAX),
    };
    reader.finish(viewport)
}

/// Reads a style. A setting that is left out has its default value.
pub fn style(settings: &Settings) -> Result<Style, OptionError> {
    let mut reader = OptionReader::new("style.", settings);
    let style = Style {
        convention: reader.word(
            "convention",
            Convention::Aima,
            &[
                ("aima", Convention::Aima),
                ("cs188", Convention::Cs188),
                ("wikipedia", Convention::Wikipedia),
            ],
        ),
        decimal: reader.character("decimal").unwrap_or('.'),
        text: reader.number("text", 0.0, MAX_TEXT).unwrap_or(1.0),
        selected: reader.integer("selected", NODES).map(|node| node as NodeId),
        view: reader.view(),
        unfolded: reader.nodes("unfolded").into(),
        reach: reader.reach("reach", "style.reach."),
        meaning: reader.reach("meaning", "style.meaning."),
        bounds: reader.names("bounds", ["α", "β"]),
        windows: reader.word(
            "windows",
            Windows::Path,
            &[
                ("path", Windows::Path),
                ("all", Windows::All),
                ("history", Windows::History),
            ],
        ),
        minimal: reader.flag("minimal"),
        whole: reader.flag("whole"),
        withheld: reader.withheld("withheld"),
        kinds: false,
        answers: Vec::new(),
        advances: reader.advances("advances"),
    };
    // The painter of the answers reads them.
    reader.get("answers");
    reader.get("kinds");
    reader.finish(style)
}

/// Reads a style with the settings that only the whole core draws.
pub fn full_style(settings: &Settings) -> Result<Style, OptionError> {
    let kinds = match given(settings, "kinds") {
        None => false,
        Some(&Setting::Flag(kinds)) => kinds,
        Some(other) => return Err(OptionError::bad("style.kinds", other, "true | false")),
    };
    Ok(Style {
        kinds,
        answers: answers(settings)?,
        ..style(settings)?
    })
}

/// Reads the answers of a style.
fn answers(settings: &Settings) -> Result<Vec<DrawnAnswer>, OptionError> {
    let list = match given(settings, "answers") {
        None => return Ok(Vec::new()),
        Some(Setting::List(list)) if list.len() <= MOST_ANSWERS => list,
        Some(other) => {
            let expected = "[{ node, at, … }]";
            return Err(OptionError::bad("style.answers", other, expected));
        }
    };
    list.iter().enumerate().map(answer).collect()
}

fn answer((number, answer): (usize, &Setting)) -> Result<DrawnAnswer, OptionError> {
    let place = format!("style.answers[{number}]");
    let Setting::Table(fields) = answer else {
        return Err(OptionError::bad(&place, answer, "{ node, at, … }"));
    };
    let prefix = [&place, "."].concat();
    let mut reader = OptionReader::new(&prefix, fields);
    reader.get("ok");
    let answer = DrawnAnswer {
        node: reader.required("node", NODES) as NodeId,
        at: reader.word(
            "at",
            AnswerSpot::Inside,
            &[
                ("inside", AnswerSpot::Inside),
                ("beside", AnswerSpot::Beside),
                ("edge", AnswerSpot::Edge),
            ],
        ),
        text: reader.text("text"),
        ok: given(fields, "ok").map(|_| reader.flag("ok")),
    };
    reader.finish(answer)
}

/// The range of node numbers.
const NODES: (u64, u64) = (0, MAX_NODES as u64);

impl OptionReader<'_> {
    fn pixels(&mut self, name: &'static str, least: f64, most: f64) -> f64 {
        let number = self.number(name, least, most);
        if number.is_none() {
            self.bad(name, &Setting::Nothing, "1 2 3 …".into());
        }
        number.unwrap_or(least)
    }

    fn character(&mut self, name: &'static str) -> Option<char> {
        self.optional(
            name,
            || "'.' | ','".into(),
            |setting| {
                let mut characters = setting.text()?.chars();
                characters.next().filter(|_| characters.next().is_none())
            },
        )
    }

    fn text(&mut self, name: &'static str) -> String {
        let text = self.optional(name, || "'…'".into(), Setting::text);
        text.unwrap_or_default().into()
    }

    fn withheld(&mut self, name: &'static str) -> Withheld {
        let mut withheld = Withheld::default();
        let words = match self.get(name) {
            None => return withheld,
            Some(Setting::List(words)) => words.as_slice(),
            Some(other) => return self.refused(name, other, WITHHELD.into()),
        };
        for word in words {
            match word.text() {
                Some("values") => withheld.values = true,
                Some("windows") => withheld.windows = true,
                Some("open") => withheld.open = true,
                _ => self.bad(name, word, WITHHELD.into()),
            }
        }
        withheld
    }

    /// Two words.
    fn names(&mut self, name: &'static str, default: [&str; 2]) -> [String; 2] {
        let found = match self.get(name) {
            None => return default.map(String::from),
            Some(Setting::List(list)) => {
                if let [Setting::Text(first), Setting::Text(second)] = list.as_slice() {
                    return [first.clone(), second.clone()];
                }
                &Setting::Other
            }
            Some(other) => other,
        };
        self.refused(name, found, "['α', 'β']".into())
    }

    /// The widths of characters, one for each measured character.
    fn advances(&mut self, name: &'static str) -> Advances {
        let widths = match self.get(name) {
            None => return Advances::default(),
            Some(Setting::List(list)) => list.as_slice(),
            Some(_) => &[],
        };
        let width = |setting: &Setting| match *setting {
            Setting::Number(width) if (0.0..=WIDEST).contains(&width) => Some(width),
            _ => None,
        };
        let read: Vec<f64> = widths.iter().map_while(width).collect();
        if read.len() != Advances::COUNT || widths.len() != read.len() {
            let expected = format!("[n, …], {}", Advances::COUNT);
            return self.refused(name, &Setting::Other, expected);
        }
        Advances::new(read)
    }

    fn nodes(&mut self, name: &'static str) -> Vec<NodeId> {
        let Some(setting) = self.get(name) else {
            return Vec::new();
        };
        let Setting::List(list) = setting else {
            return self.refused(name, setting, "[n, …]".into());
        };
        let mut nodes = Vec::with_capacity(list.len());
        for setting in list {
            match setting.integer(0, MAX_NODES as u64) {
                Some(node) => nodes.push(node as NodeId),
                None => self.bad(name, setting, "[n, …]".into()),
            }
        }
        nodes
    }

    fn reach(&mut self, name: &'static str, within: &'static str) -> ReachWords {
        let words = match self.get(name) {
            Some(Setting::Table(words)) => words,
            Some(other) => return self.refused(name, other, "{ … }".into()),
            None => return ReachWords::default(),
        };
        let mut reader = OptionReader::new(within, words);
        let words = ReachWords {
            shallow: reader.text("shallow"),
            deep: reader.text("deep"),
            window: reader.text("window"),
        };
        self.error = self.error.take().or(reader.error());
        words
    }
}
