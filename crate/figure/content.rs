//! The content of a figure: scenes, the words around them, and how they are drawn.

use super::palette::Theme;
use crate::picture::scene::{Advances, Scene, Viewport};

/// A figure: the scenes of some steps, all seen through one viewport.
#[derive(Clone, Debug)]
pub struct Figure {
    /// The title, which readers of the screen hear and which stands in no picture.
    pub title: String,
    /// The description of the picture, in words.
    pub description: String,
    /// The language of all words, as a tag such as `de`.
    pub language: String,
    /// The viewport of all scenes. Marks outside it are clipped; margins without marks are left out.
    pub viewport: Viewport,
    /// The factor on type and lines, as in the style of the scenes.
    pub scale: f64,
    /// The widths of characters, as in the style of the scenes.
    pub advances: Advances,
    /// The colours.
    pub theme: Theme,
    /// The largest number of panels side by side; 0: as many as fit into a page.
    pub columns: usize,
    /// The scenes, in their order.
    pub panels: Vec<Panel>,
}

/// A scene of a figure.
#[derive(Clone, Debug, Default)]
pub struct Panel {
    /// The marks and texts.
    pub scene: Scene,
    /// The caption; empty: none. Panels of a strip also get letters.
    pub caption: String,
}

impl Figure {
    /// A figure of one scene, without words.
    pub fn new(scene: Scene, viewport: Viewport) -> Figure {
        Figure {
            title: String::new(),
            description: String::new(),
            language: String::new(),
            viewport,
            scale: 1.0,
            advances: Advances::default(),
            theme: Theme::default(),
            columns: 0,
            panels: vec![Panel {
                scene,
                caption: String::new(),
            }],
        }
    }

    /// The title and the description as comments, each one line that begins with a sign.
    pub(super) fn comments(&self, sign: &str) -> String {
        let texts = [&self.title, &self.description].into_iter();
        let lines = texts.filter(|text| !text.is_empty());
        let lines = lines.map(|text| text.replace(|one: char| one.is_control(), " "));
        lines.map(|line| format!("{sign} {line}\n")).collect()
    }
}
