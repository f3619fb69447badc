/** The style of boards, which is loaded with what draws them. */

export const style = `
.board svg text {
  fill: var(--ink-quiet);
  font: 500 9px var(--type);
  text-anchor: middle;
}

.board .grid {
  fill: none;
  stroke: var(--ahead);
  stroke-width: 1;
}

.board .mark {
  fill: none;
  stroke: var(--ink);
  stroke-linecap: round;
  stroke-width: 2.5;
}

.board .black {
  fill: var(--stone-black);
  stroke: var(--ahead);
}

.board .white {
  fill: var(--stone-white);
  stroke: var(--ahead);
}

.board .last {
  fill: none;
  stroke: var(--open);
  stroke-dasharray: 3 2;
  stroke-width: 1.75;
}

.board .line {
  fill: none;
  stroke: var(--variation);
  stroke-width: 2;
}

.board .coin {
  fill: var(--band);
  stroke: var(--ink);
  stroke-width: 2;
}

.board .taken {
  fill: none;
  stroke: var(--hairline);
  stroke-dasharray: 2 2;
  stroke-width: 1;
}
`
