/** The style of the minimal tree, which is loaded with it. Colours and sizes are those of tokens.css. */

import { style as keyStyle } from '../picture-key.js'

export const style = `${keyStyle}
.overlay-key .minimal { background: var(--minimal); forced-color-adjust: none }
.overlay-key .extra {
  width: 1em;
  height: 1em;
  border: 1.75px dashed var(--differs);
  border-radius: 0;
  vertical-align: -0.15em;
}

/* The sentence keeps the room of a long one, so that the tables stay where they are. */
.panel.minimal > * { flex: none }
.panel.minimal .told { min-height: 5.6em }
.panel.minimal :is(table, p + p) { margin-bottom: 0.75em }
.panel.minimal table ~ p { color: var(--ink-quiet) }
.panel.minimal th.first { padding-left: 0; text-align: left }
`
