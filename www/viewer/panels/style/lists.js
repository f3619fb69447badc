/** Scrolled lists: events, nodes and open calls. */

export const lists = `
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

/* The tree as a table. */

.nodes .scroll {
  height: calc(17 * 1.375rem * var(--scale));
}

.nodes .heads {
  position: sticky;
  z-index: 1;
  top: 0;
  background: var(--paper);
}

.nodes .rows {
  top: calc(1.375rem * var(--scale));
}

.nodes .row {
  grid-template-columns: var(--columns);
  gap: 0.25em;
  min-width: calc(var(--least) + 1.5em);
  padding: 0 0 0 0.25em;
}

.nodes .row > span {
  font-size: 0.92em;
}

.nodes .row[data-current] .where {
  color: var(--open);
  font-weight: 600;
}

.nodes .pruned .status {
  color: var(--cut);
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

.heads {
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
`
