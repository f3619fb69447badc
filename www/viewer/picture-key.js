/** The line below the picture that says what the signs over it mean, and its style. */

import { make } from '../dom/make.js'

/** @param {string} name of the class @param {(Node | string)[][]} signs each with its words */
export function makeKey(name, signs) {
  const parts = signs.map((parts) => make('span', {}, ...parts))
  return make('p', { class: `overlay-key ${name}` }, ...parts)
}

/** Colours and sizes are those of tokens.css. */
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
/* The minimal tree takes the place of the kinds of calls. */
.overlay-key.minimal ~ .overlay-key, .overlay-key:has(~ .minimal) { display: none }

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
`
