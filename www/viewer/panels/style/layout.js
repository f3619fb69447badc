/** The column or block of panels. */

export const layout = `
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
`
