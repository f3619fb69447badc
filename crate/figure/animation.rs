//! An SVG in which the panels follow each other, by keyframes of CSS and without a script.

use super::content::Figure;
use super::number::Thousandths;
use super::sheet::stack;
use super::svg::Svg;

/// How many times as long the last panel stays before the first one comes again.
const LAST: f64 = 4.0;

/// The panels one after the other. A program without CSS, and a reader who asked for less motion, see the last one.
pub(super) fn animation(figure: &Figure, seconds: f64) -> String {
    let sheet = stack(figure);
    let mut svg = Svg::new(figure, &sheet);
    let seconds = if seconds.is_finite() {
        seconds.clamp(0.05, 60.0)
    } else {
        1.0
    };
    let last = sheet.cells.len().saturating_sub(1);
    let all = seconds * (last as f64 + LAST);
    for (number, cell) in sheet.cells.iter().enumerate() {
        let delay = Thousandths(seconds * number as f64);
        match number == last {
            true => svg.tag(&format!(
                "<g class=\"frame last\" style=\"animation-delay:{delay}s\">"
            )),
            false => svg.tag(&format!(
                "<g class=\"frame\" visibility=\"hidden\" style=\"animation-delay:{delay}s\">"
            )),
        }
        cell.draw(figure, &mut svg);
        svg.tag("</g>");
    }
    let id = svg.id().to_string();
    let all_seconds = Thousandths(all);
    let (one, rest) = (
        Thousandths(100.0 * seconds / all),
        Thousandths(100.0 * seconds * LAST / all),
    );
    let moving = format!(
        "@keyframes {id}{{0%{{visibility:visible}}{one}%,to{{visibility:hidden}}}}\
         @keyframes {id}-last{{0%{{visibility:visible}}{rest}%,to{{visibility:hidden}}}}\
         @media (prefers-reduced-motion:no-preference){{\
         #{id} .frame{{visibility:hidden;animation:{id} {all_seconds}s step-end infinite}}\
         #{id} .last{{animation-name:{id}-last}}}}"
    );
    svg.finish(if last > 0 { &moving } else { "" })
}
