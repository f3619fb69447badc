/** The listing. */

export const listing = `
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
  padding: 0 0.25em;
  font: max(1.08em, 14px) / 1.45 var(--type-code);
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
  width: 100%;
  min-height: 24px;
  padding: 0 0 0 2ch;
  background: none;
  text-align: start;
  text-indent: -2ch;
}

.listing code {
  font: inherit;
  white-space: pre-wrap;
}

.listing .comments {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: none;
  margin-block: 0.35em;

  & p {
    grid-area: 1 / 1;
    margin: 0;
  }

  & p:not(.lit) {
    visibility: hidden;
  }
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

@media (pointer: coarse) {
  .listing li {
    padding-block: 0.4em;
  }
}
`
