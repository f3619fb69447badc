/** The decision table. */

export const decision = `
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
  hyphens: auto;
  overflow-wrap: anywhere;
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
`
