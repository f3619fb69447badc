/**
 * The tree that an exercise began with, of which readers make others.
 *
 * @import {loadTextEditing} from '../api/text-editing.js'
 * @import {Search} from '../core.js'
 */

import { namedText } from './moving.js'

export class Origin {
  #search
  #load
  /** @type {Promise<string> | null} */
  #named = null
  /** Its text. @type {string} */
  text

  /** @param {Search} search @param {typeof loadTextEditing} load */
  constructor(search, load) {
    this.#search = search
    this.#load = load
    this.text = search.print()
  }

  /** Its text in which each inner node has its name. */
  named() {
    return (this.#named ??= namedText(this.#load, this.#search))
  }
}
