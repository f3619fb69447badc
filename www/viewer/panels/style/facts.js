/** The moves at the root, counts, one node, and variables. */

export const facts = `
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

.node .noted {
  overflow-wrap: anywhere;
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
`
