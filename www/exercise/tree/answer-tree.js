/**
 * The tree that readers make of the one that an exercise began with.
 *
 * @import {loadTextEditing} from '../../api/text-editing.js'
 * @import {Search} from '../../core.js'
 */

export class AnswerTree {
  #search
  #load
  /** @type {string | null} */
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

  /** The text of the tree at the beginning. Each inner node has its name on view written in it, and so keeps that name when it moves. */
  async namedText() {
    return (this.#named ??= await this.#name())
  }

  async #name() {
    const { edit, partsOf } = await this.#load()
    let text = this.origin
    for (let node = 0; node < this.#search.summary.nodes; node += 1) {
      const { children, place } = this.#search.node(node, 0)
      const { name } = partsOf(text, false, node)
      if (children > 0 && name === '')
        ({ text } = edit(text, false, node, 'name', place.name ?? ''))
    }
    return text
  }
}
