/** The style of the minimal tree, which is loaded with it. Colours and sizes are those of tokens.css. */

export const style = `
.overlay-key {
  grid-area: key;
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.5em;
  margin: 0;
  color: var(--ink-quiet);
  font-size: var(--small);
  line-height: 1.4;
}
.overlay-key .sign {
  display: inline-block;
  box-sizing: border-box;
  width: 1.6em;
  height: 0.65em;
  margin-right: 0.5em;
  border-radius: 0.35em;
}
.overlay-key .minimal { background: var(--minimal); forced-color-adjust: none }
.overlay-key .extra {
  width: 1em;
  height: 1em;
  border: 1.75px dashed var(--differs);
  border-radius: 0;
  vertical-align: -0.15em;
}

@container unit (height >= 25em) {
  .scene:has(> .overlay-key) {
    grid-template:
      'stage stage' minmax(0, 1fr)
      'map map' auto
      'key key' auto
      'way way' auto
      'sentence board' auto
      'notice notice' auto / minmax(0, 1fr) auto;
  }
}
@container unit (height < 25em) {
  .overlay-key { display: none }
}

/* The sentence keeps the room of a long one, so that the tables stay where they are. */
.panel.minimal > * { flex: none }
.panel.minimal .told { min-height: 5.6em }
.panel.minimal :is(table, p + p) { margin-bottom: 0.75em }
.panel.minimal table ~ p { color: var(--ink-quiet) }
.panel.minimal th.first { padding-left: 0; text-align: left }
`
