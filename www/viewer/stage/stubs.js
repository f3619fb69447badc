/**
 * Which stubs are unfolded: those that the user has unfolded, and the one that hides the selected node.
 *
 * @import {Search} from '../../core.js'
 */

/** Of the pruned children of one node no more are unfolded at once: nobody could look at them. */
const MOST = 1000

export class Stubs {
  /** @type {Set<number>} */
  #unfolded = new Set()

  /** Those that another had unfolded. @param {Stubs} former */
  succeed(former) {
    this.#unfolded = former.#unfolded
  }

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
   * Folds or unfolds the stub that a node belongs to, or else those of its children, of very many the
   * first. Where none is folded, all are folded; otherwise all are unfolded.
   *
   * @param {Search} search
   * @param {number} step
   * @param {number} node
   * @returns {number | null} the stub of the node itself
   */
  turn(search, step, node) {
    const own = search.stub(node, step)
    const pruned = () => prunedChildren(search, step, node)
    const stubs = own === null ? pruned().filter((child) => search.stub(child, step)) : [own]
    const inside = own !== null && own !== node
    const fold = inside || stubs.every((stub) => this.#unfolded.has(stub))
    for (const stub of stubs) {
      if (fold) this.#unfolded.delete(stub)
      else this.#unfolded.add(stub)
    }
    return own
  }
}

/**
 * The first pruned children of a node. They are the last of its children, so halving finds them.
 * @param {Search} search
 * @param {number} step
 * @param {number} node
 */
function prunedChildren(search, step, node) {
  const { children } = search.node(node, step)
  let from = 0
  let to = children
  while (from < to) {
    const middle = (from + to) >> 1
    const [child] = search.children(node, middle, middle + 1)
    if (search.node(child, step).status === 'pruned') to = middle
    else from = middle + 1
  }
  return search.children(node, from, Math.min(children, from + MOST))
}
