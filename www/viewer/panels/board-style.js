/** The style of the position of a game and of its board, which is loaded with what draws boards. */

export const style = `
.board {
  display: grid;
  grid-template-columns: auto 8.5em;
  align-items: start;
  gap: 1rem;
  min-height: calc(6.5rem * var(--scale));
  padding: 0.25rem 0 0 1.25rem;
  font-size: var(--small);

  & p {
    margin: 0;
  }
}

.picture svg {
  display: block;
  max-width: 100%;
  height: calc(6.25rem * var(--scale));
  width: auto;
}

.picture .coins {
  height: auto;
}

.board .state {
  font-weight: 600;
}

.board .moves {
  color: var(--ink-quiet);
}

/* A long list of moves scrolls, so that the row keeps its height. */
.board > div:not(.picture) {
  max-height: calc(6.25rem * var(--scale));
  overflow-y: auto;
  scrollbar-width: thin;
}

/* With little room beside the sentence only the picture shows. Screen readers get the description from the picture. */
@container scene (width < 40em) {
  .board {
    grid-template-columns: auto;
    padding-left: 0.75rem;
  }

  .board > div:not(.picture) {
    display: none;
  }

  /* A row of coins leaves more than half of the width to the sentence. */
  .picture .coins {
    max-width: 40cqw;
  }
}

@container unit (height < 25em) {
  .board {
    min-height: 0;
    padding-left: 0;
  }

  .picture svg {
    height: calc(4.5rem * var(--scale));
  }
}

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
