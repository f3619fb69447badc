//! What decides a picture: the viewport, and the style.

use super::{OptionError, Reader, Setting, Settings};
use crate::scene::{Convention, ReachWords, Style, Viewport};
use crate::tree::{MAX_NODES, NodeId};
use crate::view::View;

/// The largest factor on the size of type.
const MAX_TEXT: f64 = 100.0;

/// Reads a viewport. Nothing may be left out.
pub fn viewport(settings: &Settings) -> Result<Viewport, OptionError> {
    let mut reader = Reader::new("viewport.", settings);
    let viewport = Viewport {
        width: reader.pixels("width", 0.0)?,
        height: reader.pixels("height", 0.0)?,
        x: reader.pixels("x", f64::MIN)?,
        y: reader.pixels("y", f64::MIN)?,
        unit: reader.pixels("unit", f64::MIN_POSITIVE)?,
        row_height: reader.pixels("rowHeight", f64::MIN_POSITIVE)?,
    };
    reader.finish()?;
    Ok(viewport)
}

/// Reads a style. What is left out has its default.
pub fn style(settings: &Settings) -> Result<Style, OptionError> {
    let mut reader = Reader::new("style.", settings);
    let style = Style {
        convention: reader.word(
            "convention",
            &[
                ("aima", Convention::Aima),
                ("cs188", Convention::Cs188),
                ("wikipedia", Convention::Wikipedia),
            ],
        )?,
        decimal: reader.character("decimal")?.unwrap_or('.'),
        text: reader.number("text", 0.0, MAX_TEXT)?.unwrap_or(1.0),
        selected: reader.whole("selected", NODES)?.map(|node| node as NodeId),
        view: reader.word("view", &View::ALL.map(|view| (view.id(), view)))?,
        unfolded: reader.nodes("unfolded")?.into_iter().collect(),
        reach: match reader.get("reach") {
            Some(Setting::Table(words)) => reach(words)?,
            Some(other) => return Err(reader.bad("reach", other, "{ … }".into())),
            None => ReachWords::default(),
        },
    };
    reader.finish()?;
    Ok(style)
}

fn reach(settings: &Settings) -> Result<ReachWords, OptionError> {
    let mut reader = Reader::new("style.reach.", settings);
    let words = ReachWords {
        shallow: reader.text("shallow")?,
        deep: reader.text("deep")?,
        window: reader.text("window")?,
    };
    reader.finish()?;
    Ok(words)
}

/// The numbers a node can have.
const NODES: (u64, u64) = (0, MAX_NODES as u64);

impl Reader<'_> {
    fn pixels(&mut self, name: &'static str, least: f64) -> Result<f64, OptionError> {
        let missing = self.bad(name, &Setting::Nothing, "1 2 3 …".into());
        self.number(name, least, f64::MAX)?.ok_or(missing)
    }

    fn character(&mut self, name: &'static str) -> Result<Option<char>, OptionError> {
        let Some(setting) = self.get(name) else {
            return Ok(None);
        };
        let mut characters = match setting {
            Setting::Text(text) => text.chars(),
            _ => "".chars(),
        };
        match (characters.next(), characters.next()) {
            (Some(only), None) => Ok(Some(only)),
            _ => Err(self.bad(name, setting, "'.' | ','".into())),
        }
    }

    fn text(&mut self, name: &'static str) -> Result<String, OptionError> {
        match self.get(name) {
            None => Ok(String::new()),
            Some(Setting::Text(text)) => Ok(text.clone()),
            Some(setting) => Err(self.bad(name, setting, "'…'".into())),
        }
    }

    fn nodes(&mut self, name: &'static str) -> Result<Vec<NodeId>, OptionError> {
        let list = match self.get(name) {
            None => return Ok(Vec::new()),
            Some(Setting::List(list)) => list,
            Some(setting) => return Err(self.bad(name, setting, "[n, …]".into())),
        };
        let node = |setting: &Setting| match *setting {
            Setting::Number(n) if n.fract() == 0.0 && (0.0..=MAX_NODES as f64).contains(&n) => {
                Ok(n as NodeId)
            }
            _ => Err(self.bad(name, setting, "[n, …]".into())),
        };
        list.iter().map(node).collect()
    }
}
