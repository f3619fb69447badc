//! The variables of the listing after the line of a step.

use crate::explain::listing::{Value, Variable};
use crate::frame::State;
use crate::frame::best_first::BestFirstFrame;
use crate::trace::best_first::EventKind;

/// The variables after the event of a step; none at step 0.
pub fn variables(frame: &BestFirstFrame) -> Vec<Variable> {
    let Some((kind, other)) = frame.event().filter(|&(kind, _)| kind != EventKind::Finish) else {
        return Vec::new();
    };
    let variable = |name, value, changed| Variable {
        name,
        value,
        changed,
    };
    // A selection takes the node down to the child.
    let goes_down = matches!(kind, EventKind::Select | EventKind::Expand);
    let node = match goes_down && !(kind == EventKind::Expand && frame.rules().expands_all()) {
        true => other,
        false => frame.current().unwrap_or(other),
    };
    let updates = kind == EventKind::Update;
    let mut variables = vec![variable("node", Value::Node(node), goes_down || updates)];
    if frame.proves() {
        let (proof, disproof) = frame.proof(node).finite();
        let number = |number: Option<u32>| Value::Number(number.map_or(f64::INFINITY, f64::from));
        variables.push(variable("pn", number(proof), updates));
        variables.push(variable("dn", number(disproof), updates));
        return variables;
    }
    let numbers = frame.numbers(node);
    let reward = frame.reward();
    variables.extend([
        variable("n", Value::Number(f64::from(numbers.visits)), updates),
        variable("w", Value::Number(numbers.total), updates),
        variable(
            "r",
            reward.map_or(Value::Nothing, Value::Number),
            kind.evaluates(),
        ),
    ]);
    variables
}
