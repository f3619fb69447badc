/** Window and range, on the number line and in the table. */

export const bounds = `
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
