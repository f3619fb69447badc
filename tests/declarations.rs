//! The shapes that cross the boundary, as TypeScript: `www/shapes.d.ts` is made from the types of the core. `npm run golden`
//! rewrites it.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use secateur::boundary::answer;
use secateur::boundary::refusal::Refusal;
use secateur::exercise::answer::AnswerError;
use secateur::exercise::best_first as explored;
use secateur::exercise::construct::statement::StatementName;
use secateur::exercise::draw::wish::{Condition, Wish};
use secateur::exercise::predict::{Prediction, Question};
use secateur::exercise::task::TaskError;
use secateur::exercise::typescript::{Answer, Ask, Guess, QuestionOptions, TargetName};
use secateur::exercise::verdict::Grade;
use secateur::exercise::{Drawn, find};
use secateur::explain::Explanation;
use secateur::explain::best_first::{
    BestFirstEvent, BestFirstExplanation, BestFirstListing, BestFirstNode, BestFirstSummary,
    Curves, Ratings, ToProve,
};
use secateur::explain::calls::StackCall;
use secateur::explain::decision::DecisionTable;
use secateur::explain::difference::Difference;
use secateur::explain::inspect::NodeState;
use secateur::explain::listing::ListedEvent;
use secateur::explain::minimal::MinimalNode;
use secateur::explain::notes::{CallNotes, NoteCounts, NotedFields};
use secateur::explain::number_line::NumberLine;
use secateur::explain::passes::PassRow;
use secateur::explain::summary::{Summary, Tally};
use secateur::explain::table::TableView;
use secateur::frame::compare::OnlyEntered;
use secateur::import::{self, ImportProblem};
use secateur::lab::KnownLeaves;
use secateur::opening::Progress;
use secateur::opening::options::typescript::{LimitOptions, TreeSource};
use secateur::opening::options::{
    self, DESCRIPTIONS, Description, FieldValues, GAME_DESCRIPTIONS, GAMES, GameField, GameRow,
    OPTIONS, OptionRow,
};
use secateur::picture::layout::Area;
use secateur::picture::scene::{Style, Viewport};
use secateur::search::Algorithm;
use secateur::search::best_first::BestFirst;
use secateur::search::uniform::Uniform;
use secateur::source::editing::{Edited, Parts};
use secateur::source::foreign::{ForeignError, Translated};
use secateur::source::games::Drawing;
use secateur::trace::event::EventKind;
use secateur::trace::{StepSize, best_first};
use secateur::tree::Found;
use ts_rs::{Config, TS, TypeVisitor};

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/www/shapes.d.ts");
const HEADER: &str = "// Made from the types of crate/ by `npm run golden`: the shapes that cross the boundary.
// Infinity: −∞ and +∞ are `-Infinity` and `Infinity`. Nodes are numbered in preorder of the tree as searched; the root is 0.
// A search of n events has the frames 0 … n: frame 0 is the tree before the search, and frame k what is known after event
// k, whose `step` is k.
";

/// The declarations by name.
struct Declarations {
    config: Config,
    found: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // A type without a file is one of TypeScript itself.
        if T::output_path().is_none() {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        let text = format!("\n{docs}export {}\n", T::decl(&self.config));
        match self.found.insert(T::ident(&self.config), text.clone()) {
            None => T::visit_dependencies(self),
            Some(same) => assert_eq!(same, text, "two types have one name"),
        }
    }
}

/// The options that can be null, which is their default.
const NULLABLE: [&str; 3] = ["listing", "depth", "iterations"];

/// The options of a search, from their table.
fn search_options(config: &Config) -> String {
    let mut text = String::from("\n/** The options of a search; each is optional. */\n");
    text += "export type Options = {\n";
    for (row, description) in OPTIONS.iter().zip(DESCRIPTIONS) {
        text += &described(description);
        writeln!(text, "{}?: {},", row.name, taken(row)).unwrap();
    }
    let limits = LimitOptions::inline(config);
    text + "/** The most that is opened. The defaults are the largest: a host can only lower them. */\n"
        + &format!("limits?: {limits}, }};\n")
}

/// The type of the values that an option takes.
fn taken(row: &OptionRow) -> String {
    let quoted = |words: &[&str]| -> Vec<String> {
        words.iter().map(|word| format!("\"{word}\"")).collect()
    };
    let mut types = match row.kind {
        options::OptionKind::Word { words, also, .. } => quoted(&[words, also].concat()),
        options::OptionKind::Number { words, .. } => {
            [quoted(words), vec!["number".into()]].concat()
        }
        options::OptionKind::Window { .. } | options::OptionKind::Range { .. } => {
            vec!["[number, number]".into()]
        }
    };
    types.extend(NULLABLE.contains(&row.name).then(|| "null".into()));
    types.join(" | ")
}

/// All games, and the type of any of them.
fn games() -> Vec<(String, String)> {
    let mut games: Vec<_> = GAMES.iter().zip(GAME_DESCRIPTIONS).map(game).collect();
    let names: Vec<&str> = games.iter().map(|(name, _)| name.as_str()).collect();
    let any = names.join(" | ");
    let any = format!("\n/** A game with its fields. */\nexport type GameOptions = {any};\n");
    games.push(("GameOptions".into(), any));
    games
}

/// A game with its fields, from its row: the name of its type, and the declaration.
fn game((row, description): (&GameRow, &Description)) -> (String, String) {
    let plies = match row.plies {
        Some(plies) => format!(" How many plies are expanded; default {plies}."),
        None => " How many plies are expanded; default: to the end of the game.".into(),
    };
    let plies = (&row.plies(), described(&[&plies]));
    let own = description.fields.iter().map(|lines| described(lines));
    let name = type_name(row.name);
    let mut text = format!("\n{}export type {name} = {{\n", described(description.game));
    write!(text, "/** Its name. */\ngame: '{}',", row.name).unwrap();
    for (field, doc) in row.fields.iter().zip(own).chain([plies]) {
        write!(text, "\n{doc}{}?: {},", field.name, taken_by(field)).unwrap();
    }
    (name, text + " };\n")
}

/// The name of the type of a game: `TicTacToeGame` of `tic-tac-toe`.
fn type_name(game: &str) -> String {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    game.split('-').map(capital).collect::<String>() + "Game"
}

/// The type of the values that a field of a game takes.
fn taken_by(field: &GameField) -> String {
    match field.values {
        FieldValues::Number(..) => "number".into(),
        FieldValues::Numbers(_) => "Array<number>".into(),
        FieldValues::Board => "string".into(),
        FieldValues::Word(words) => words
            .iter()
            .map(|word| format!("'{word}'"))
            .collect::<Vec<_>>()
            .join(" | "),
    }
}

/// A description as a comment.
fn described(lines: &[&str]) -> String {
    format!("/**\n *{}\n */\n", lines.join("\n *"))
}

macro_rules! declarations {
    ($($shape:ty),* $(,)?) => {{
        let config = Config::new().with_large_int("number");
        let mut declarations = Declarations { config, found: BTreeMap::new() };
        $(declarations.visit::<$shape>();)*
        let options = search_options(&declarations.config);
        declarations.found.insert("Options".into(), options);
        declarations.found.extend(games());
        declarations.found.into_values().collect::<String>()
    }};
}

fn declarations() -> String {
    let shapes = declarations![
        // Given by callers.
        TreeSource,
        Algorithm,
        BestFirst,
        Viewport,
        Style,
        StepSize,
        best_first::StepSize,
        QuestionOptions,
        Ask,
        TargetName,
        StatementName,
        Answer,
        Guess,
        Wish,
        // The answers of a search.
        Progress,
        Summary,
        Tally,
        Uniform,
        answer::ListedSearch,
        answer::VariableView,
        answer::FrameColumns,
        answer::SceneColumns<'static>,
        answer::PlanPosition,
        answer::NodeCalls,
        answer::FoundNotes,
        answer::MinimalView,
        MinimalNode,
        ListedEvent,
        EventKind,
        Explanation,
        StackCall,
        DecisionTable,
        NodeState,
        CallNotes,
        NotedFields,
        NoteCounts,
        NumberLine,
        PassRow,
        TableView,
        // The answers of a best-first search.
        BestFirstSummary,
        BestFirstListing,
        BestFirstEvent,
        BestFirstExplanation,
        BestFirstNode,
        Ratings,
        Curves,
        ToProve,
        answer::BestFirstColumns,
        Area,
        Found,
        OnlyEntered,
        answer::DifferenceColumns,
        Difference,
        Drawing,
        import::Finding,
        import::best_first::Finding,
        import::Flaw,
        ImportProblem,
        // The answers of exercises.
        Grade,
        Question,
        Prediction,
        explored::Question,
        explored::Prediction,
        find::Planted,
        find::Pointed,
        Drawn,
        // The answers that need no search.
        KnownLeaves,
        Edited,
        Translated,
        ForeignError,
        Parts,
        // Errors.
        Refusal,
        TaskError,
        AnswerError,
        Condition,
    ];
    let in_words = shapes.replace("`None`", "null");
    let closer = [("/**\n * ", "/** "), ("\n */\n", " */\n"), (" \n", "\n")];
    closer
        .into_iter()
        .fold(format!("{HEADER}{in_words}"), |text, (wide, close)| {
            text.replace(wide, close)
        })
}

#[test]
fn golden_declarations() {
    let made = declarations();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(PATH, &made).unwrap();
    }
    let stored = std::fs::read_to_string(PATH).unwrap();
    assert!(
        made == stored,
        "www/shapes.d.ts differs from the types of the core: `npm run golden` renews it"
    );
}
