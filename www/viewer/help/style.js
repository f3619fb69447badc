/** The style of the help, which is loaded with it. Colours and sizes are those of tokens.css. */

export const style = `
dialog {
  container-type: inline-size;
  box-sizing: border-box;
  /* In large type, as on a projector, it takes the width of the screen. */
  width: min(38rem + (var(--scale) - 1) * 1000rem, calc(100vw - 1rem));
  max-width: none;
  max-height: calc(100vh - 1rem);
  padding: 1.25rem 1.5rem;
  border: 1px solid var(--hairline);
  border-radius: 6px;
  background: var(--paper);
  color: var(--ink);
  font: var(--body) / 1.45 var(--type);
}

dialog::backdrop {
  background: rgb(0 0 0 / 40%);
}

dialog h2 {
  margin: 0;
  font: 600 var(--body) / 1.4 var(--type);
}

dialog h2:focus-visible {
  outline: none;
}

dialog dl {
  grid-template-columns: minmax(7em, auto) 1fr;
  gap: 0.3em 1.25em;
  margin: 0.4em 0 1em;
}

@container (width > 48em) {
  dialog dl {
    grid-template-columns: repeat(2, minmax(7em, auto) 1fr);
  }
}

dialog dt {
  color: var(--ink);
}

.signs dt {
  font-weight: 600;
}

.signs .open {
  color: var(--open);
}

.signs :is(.unreached, .spared, .earlier, .quiet) {
  color: var(--ink-quiet);
  font-weight: 400;
}

.signs .pruned {
  color: var(--pruned-text);
}

.signs :is(.cut, .shallow) {
  color: var(--cut);
}

.signs .variation {
  color: var(--variation);
}

dialog p {
  margin: 0 0 1em;
  color: var(--ink-quiet);
}

kbd {
  margin-right: 0.25em;
  padding: 0.1em 0.45em;
  border: 1px solid var(--hairline);
  border-radius: 4px;
  font: var(--small) / 1.4 var(--type);
  white-space: nowrap;
}

dialog > button {
  padding: 0 1em;
  border: 1px solid var(--hairline);
}
`
