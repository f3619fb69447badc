/** The style of panels, which is loaded with them. Colours and sizes are those of tokens.css. */

export const style = `
/* The panels: a column beside the unit; or below the unit, with the listing and the tabs side by side. */

.panels {
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1fr);
  flex: none;
  gap: 0 2rem;
  font-size: var(--small);

  & > .listing {
    grid-row: 1 / -1;
  }

  /* Tabs without a listing, or a listing without tabs, take the whole width. */
  & > :not(.listing):first-child,
  & > :not(.listing):first-child ~ *,
  & > .listing:last-child {
    grid-column: 1 / -1;
  }
}

@container viewer (width < 40em) {
  .panels {
    grid-template: none / minmax(0, 1fr);
    row-gap: 0.75rem;

    & > .listing {
      grid-row: auto;
    }
  }
}

@container roomy (width >= 56em) {
  .panels {
    display: flex;
    flex: none;
    flex-direction: column;
    width: calc(18.5rem * var(--scale));
    margin-left: 1.5rem;
    padding-left: 1.25rem;
    border-left: 1px solid var(--hairline);
    overflow: hidden;

    & > .panel {
      flex: 1 1 0;
      min-height: 0;
      overflow-y: auto;
      scrollbar-width: thin;
    }

    & > .listing {
      flex: 0 1 auto;
      max-height: 58%;
      overflow: hidden;

      & > h2 {
        display: none;
      }

      & > .code {
        max-height: none;
      }
    }
  }
}

/* The tabs of the panels. */

.tabs {
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 0 0.15em;
  padding-top: 0.35em;
  margin-left: -0.5em;

  & button {
    min-width: 0;
    min-height: calc(1.75rem * var(--scale));
    padding: 0 0.5em;
    color: var(--ink-quiet);
  }

  & [aria-selected='true'] {
    box-shadow: inset 0 -2px var(--ink);
    border-radius: 4px 4px 0 0;
    color: var(--ink);
    font-weight: 600;
  }
}

.listing + .tabs {
  border-top: 1px solid var(--hairline);
}

.tabbed {
  padding-top: 0.75em;

  & > h2 {
    display: none;
  }
}

@media (pointer: coarse) {
  .tabs button {
    min-height: 2.75rem;
  }
}

@media (forced-colors: active) {
  .tabs [aria-selected='true'] {
    border-bottom: 3px solid Highlight;
  }
}

/* The listing: numbered lines. The line of the step is marked. */

.listing .name {
  font-size: var(--body);
  font-weight: 600;
}

.listing .why,
.listing .hint {
  color: var(--ink-quiet);
}

.listing .code {
  position: relative;
  max-height: calc(24rem * var(--scale));
  margin: 0.35em 0;
  overflow-y: auto;
  overscroll-behavior: contain;
}

.listing ol {
  margin: 0;
  padding: 0;
  list-style: none;
}

.listing li {
  display: grid;
  grid-template-columns: 1.75em minmax(0, 1fr);
  column-gap: calc((var(--indent) + 1) * 1ch);
  align-items: baseline;
  padding: 0.1em 0.25em;
  font: 0.95em / 1.45 var(--type-code);
  counter-increment: line;
  cursor: pointer;
}

.listing li::before {
  color: var(--ink-quiet);
  font-size: 0.9em;
  text-align: end;
  content: counter(line);
}

.listing .head:not(:first-child) {
  margin-top: 0.4em;
}

.listing li:hover {
  background: var(--band);
}

.listing li button {
  justify-self: start;
  min-height: 0;
  padding: 0 0 0 2ch;
  background: none;
  text-align: start;
  text-indent: -2ch;
}

.listing code {
  font: inherit;
  white-space: pre-wrap;
}

.listing .comment {
  grid-column: 2;
  padding-inline-start: 2ch;
  color: var(--ink-quiet);
  font: 1em / 1.4 var(--type);
}

.listing .mark {
  color: var(--cut);
  font-weight: 700;
}

.listing li:has(.mark) code {
  text-decoration: underline dotted var(--cut);
  text-underline-offset: 0.25em;
}

.listing li:has([aria-current]) {
  background: var(--band);
  box-shadow: inset 3px 0 var(--open);
}

@media (forced-colors: active) {
  .listing li:has([aria-current]) {
    outline: 2px solid var(--open);
    outline-offset: -2px;
  }
}

.listing li:has([aria-current]) .comment {
  color: var(--ink);
}

@media (pointer: coarse) {
  .listing li {
    padding-block: 0.4em;
  }
}

/* Rows of scrolled lists. Only visible ones are in the document. */

.rows {
  position: sticky;
  top: 0;
  height: 0;
}

.row {
  display: grid;
  gap: 0.5em;
  height: calc(1.375rem * var(--scale));
  padding-right: 0.25em;
  cursor: pointer;
  white-space: nowrap;
}

.row:not(.heads):hover {
  background: var(--band);
}

.row[aria-selected='true'] {
  background: var(--band);
  box-shadow: inset 3px 0 var(--open);
}

.row span {
  overflow: hidden;
  text-overflow: ellipsis;
}

/* The log. */

.log .scroll {
  height: calc(14 * 1.375rem * var(--scale));
}

.log .row {
  grid-template-columns:
    minmax(2.25em, max-content) 4.75em minmax(min(var(--name), 9ch), 1fr)
    minmax(0, 2.75fr);
}

.row .step {
  color: var(--ink-quiet);
  text-align: right;
}

.row .kind {
  color: var(--ink-quiet);
}

.row.pruning .kind,
.row.pruning .what {
  color: var(--cut);
}

.row.finish .kind {
  color: var(--variation);
}

/* The call stack. */

.calls .scroll {
  max-height: calc(8 * 1.375rem * var(--scale));
}

.calls .row {
  grid-template-columns:
    minmax(min(var(--name), 9ch), 1.2fr) 2.75em minmax(0, 2fr) minmax(2.25em, 1fr)
    minmax(0, 1fr);
  padding-left: 0.5em;
}

.calls .heads {
  color: var(--ink-quiet);
  cursor: default;
}

.calls .innermost .where {
  color: var(--open);
  font-weight: 600;
}

.calls .none {
  color: var(--ink-quiet);
}

/* The moves at the root. */

.root-moves .turn {
  margin: 0.5em 0 0.25em;
  color: var(--ink-quiet);
}

.root-moves .scroll {
  max-height: calc(11 * 1.375rem * var(--scale));
}

.root-moves .row {
  grid-template-columns: minmax(min(var(--name), 9ch), 1fr) minmax(0, 2fr) minmax(0, 1fr);
  padding-left: 0.5em;
}

.root-moves .end {
  color: var(--ink-quiet);
}

.root-moves .best span {
  color: var(--variation);
  font-weight: 600;
}

/* Counts, one node, variables. */

.counts .now {
  color: var(--open);
  font-weight: 600;
}

.counts .stopped {
  margin-top: 0.35em;
  color: var(--ink-quiet);
}

.node .name {
  font-size: var(--body);
  font-weight: 600;
}

.node .status {
  color: var(--ink-quiet);
}

.node dd {
  text-align: right;
}

.variables .where,
.variables .side {
  color: var(--ink-quiet);
}

.variables code {
  font: 0.95em var(--type-code);
}

.variables dl {
  grid-template-columns: minmax(4em, max-content) 1fr;
}

.variables .changed {
  color: var(--open);
  font-weight: 600;
}

.variables .sign {
  display: inline-block;
  width: 1.25em;
}

/* The decision table: per player a heading and three cells, which divide the number line. */

.decision table {
  table-layout: fixed;
  border-spacing: 0;
}

.decision th {
  padding: 0.5em 0 0.2em;
  color: var(--ink);
  font-weight: 600;
  text-align: left;

  & .where {
    color: var(--ink-quiet);
    font-weight: 400;
  }
}

.decision td {
  padding: 0.35em 0.4em;
  border: 1px solid var(--hairline);
  color: var(--ink-quiet);
  text-align: center;
  vertical-align: top;
  text-wrap: balance;
  white-space: normal;

  & span {
    display: block;
  }

  & .then {
    margin-top: 0.15em;
    font-weight: 600;
  }
}

.decision .now td {
  color: var(--ink);
}

.decision .lit {
  background: var(--open);
  color: var(--paper) !important;
}

@media (forced-colors: active) {
  .decision .lit {
    forced-color-adjust: none;
    background: Highlight;
    color: HighlightText !important;
  }
}

/* Window and range, which look alike on the number line and in the table: a window is a band between two brackets; a
   range is a bar with a cap at each end that is proved. */

/* The height is that of the drawing, which grows with the type. A change of size draws the line again. */
.number-line {
  height: calc(92px * var(--scale));
  margin: 0.6rem 0 0.2rem;
}

.number-line svg {
  display: block;
  width: 100%;
  overflow: visible;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
}

.number-line text {
  fill: var(--ink);
  stroke: var(--paper);
  stroke-width: 3px;
  paint-order: stroke;
  font-size: 12.5px;
}

.number-line .axis {
  stroke: var(--ink-quiet);
  stroke-width: 1.25px;
}

.number-line .grid path {
  stroke: var(--hairline);
}

.number-line .grid text {
  fill: var(--ink-quiet);
  font-size: 11px;
}

.number-line .live {
  fill: var(--open);
  fill-opacity: 0.18;
}

.number-line path.bound {
  stroke: var(--open);
  stroke-width: 2.5px;
}

.number-line text.bound {
  fill: var(--open);
  font-weight: 600;
}

/* An infinite bound has no bracket: the window has no end there. */
.number-line .endless {
  opacity: 0;
}

.number-line :is(.value, .child) path {
  stroke: var(--ink);
}

.number-line circle {
  fill: var(--ink);
  stroke: var(--paper);
  stroke-width: 1.5px;
}

.number-line .child circle {
  fill: var(--paper);
  stroke: var(--ink);
}

.number-line text.value {
  font-weight: 600;
}

.cut .value path {
  stroke: var(--cut);
}

.cut .value circle,
.cut text.value {
  fill: var(--cut);
}

.crossed .live {
  fill: var(--cut);
  stroke: var(--cut);
  stroke-dasharray: 3 3;
  vector-effect: non-scaling-stroke;
}

.crossed path.bound {
  stroke: var(--cut);
}

.crossed text.bound {
  fill: var(--cut);
}

.number-line .proved {
  fill: var(--done);
}

.number-line .cap {
  stroke: var(--done);
  stroke-width: 2px;
}

.number-line .absent {
  visibility: hidden;
}

@media (prefers-reduced-motion: no-preference) {
  .number-line :is(.live, .bound, .value, .child, .proved, .cap) {
    transition: transform 220ms ease-out;
  }
}

.bounds {
  margin-top: 0.15em;
}

.bounds tbody + tbody::before {
  content: '';
  display: block;
  height: 0.4em;
}

.bounds th.range,
.bounds th.window {
  color: var(--ink);
  font-weight: 600;
}

.bounds .range::before,
.bounds .window::before {
  content: '';
  display: inline-block;
  width: 1.4em;
  margin-right: 0.5em;
  vertical-align: middle;
}

.bounds .range::before {
  height: 0.7em;
  border: solid var(--done);
  border-width: 0 2px;
  background: linear-gradient(var(--done), var(--done)) center / 100% 3px no-repeat;
}

.bounds .window::before {
  height: 1em;
  border: solid var(--open);
  border-width: 0 2px;
  border-radius: 2px;
  background: color-mix(in srgb, var(--open) 18%, transparent);
}

.bounds .link {
  min-width: 0;
}

.bounds .moved {
  font-weight: 600;
}

.bounds .difference {
  margin-top: 0.5em;
  color: var(--ink-quiet);
}
`
