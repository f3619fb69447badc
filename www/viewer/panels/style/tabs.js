/** The tabs of panels. */

export const tabs = `
/* The tabs of the panels. */

.tabs {
  display: flex;
  flex: none;
  justify-content: space-between;
  padding-top: 0.35em;
  margin-left: -0.4em;

  & .row {
    display: flex;
    min-width: 0;
  }

  & button {
    min-width: 0;
    min-height: calc(1.75rem * var(--scale));
    padding: 0 0.4em;
    color: var(--ink-quiet);
    white-space: normal;
  }

  & > button {
    flex: none;
    width: 2em;
  }

  & .others {
    position: fixed;
    inset: auto;
    min-width: 10em;
    padding: 0.35em;
    border: 1px solid var(--ahead);
    border-radius: 6px;
    margin: 0;
    overflow: auto;
    background: var(--paper);
    box-shadow: 0 8px 20px rgb(0 0 0 / 18%);

    &:popover-open {
      display: grid;
    }

    & button {
      min-height: calc(2rem * var(--scale));
      padding-inline: 0.75em;
      text-align: start;
    }

    & [aria-pressed='true'] {
      color: var(--ink);
      font-weight: 600;
    }
  }

  & .opened,
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

  /* A tab is its heading. */
  &:not(.seldom) > h2 {
    display: none;
  }
}

@media (pointer: coarse) {
  .tabs button,
  .tabs .others button {
    min-height: 2.75rem;
  }
}

@media (forced-colors: active) {
  .tabs [aria-selected='true'] {
    border-bottom: 3px solid Highlight;
  }
}
`
