/** The styles of a build that has them inside, in place of `styles.js`. */

import { adopt } from '../dom/adopt.js'
import style from '../sheets/viewer/viewer.css.js'

export class Styles {
  #shadow
  /** They are there at once. */
  done = true

  /** @param {ShadowRoot} shadow @param {() => void} _loaded */
  constructor(shadow, _loaded) {
    this.#shadow = shadow
  }

  /** Call this whenever the host is connected: a host that moved to another document has lost its sheets. */
  put() {
    adopt(this.#shadow, style)
  }
}
