/**
 * The tree that readers make of the one that an exercise began with.
 *
 * @import {loadTextEditing} from '../../api/text-editing.js'
 * @import {Search} from '../../core.js'
 */

import { namedText } from './moving.js'

export class AnswerTree {
  #search
  #load
  /** @type {Promise<string> | null} */
  #named = null
  /** The text of the tree that it began with. @type {string} */
  origin
  /** The text of the tree that was made last. */
  text

  /** @param {Search} search @param {typeof loadTextEditing} load */
  constructor(search, load) {
    this.#search = search
    this.#load = load
    this.origin = search.print()
    this.text = this.origin
  }

  /** The text it began with, in which each inner node has its name. */
  namedText() {
    return (this.#named ??= namedText(this.#load, this.#search))
  }
}
