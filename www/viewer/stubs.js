/**
 * Which stubs are unfolded: those that the user has unfolded, and the one that hides the selected node.
 *
 * @import {Search} from '../core.js'
 */

export class Stubs {
  /** @type {Set<number>} */
  #unfolded = new Set()

  /** The tree is another. */
  clear() {
    this.#unfolded.clear()
  }

  /**
   * @param {Search} search
   * @param {number} step
   * @param {number | null} selected
   */
  unfolded(search, step, selected) {
    const stub = selected === null ? null : search.stub(selected, step)
    return stub === null || stub === selected ? [...this.#unfolded] : [...this.#unfolded, stub]
  }

  /** Unfolds the stub at a node, if there is one. @param {Search} search @param {number} step @param {number} node */
  open(search, step, node) {
    if (search.stub(node, step) === node) this.#unfolded.add(node)
  }

  /**
   * Folds or unfolds the stub that a node belongs to, or else all those of its children. Where none
   * is folded, all are folded; otherwise all are unfolded.
   *
   * @param {Search} search
   * @param {number} step
   * @param {number} node
   * @returns {number | null} the stub of the node itself
   */
  turn(search, step, node) {
    const own = search.stub(node, step)
    const children = () => search.children(node, 0, search.node(node, step).children)
    const stubs = own === null ? children().filter((child) => search.stub(child, step)) : [own]
    const inside = own !== null && own !== node
    const fold = inside || stubs.every((stub) => this.#unfolded.has(stub))
    for (const stub of stubs) {
      if (fold) this.#unfolded.delete(stub)
      else this.#unfolded.add(stub)
    }
    return own
  }
}
