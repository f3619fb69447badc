/** The tabs of panels. */

export const tabs = `
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
`
