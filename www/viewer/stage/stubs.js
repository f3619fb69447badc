/**
 * Which stubs are unfolded: those that the user has unfolded, and the one that hides the selected node.
 *
 * @import {Search} from '../../core.js'
 */

/** Pruned children of one node that are unfolded at once. More could not be looked at. */
const MOST = 1000

export class Stubs {
  /** @type {Set<number>} */
  #unfolded = new Set()

  /** Takes over the stubs that another has unfolded. @param {Stubs} former */
  continueFrom(former) {
    this.#unfolded = former.#unfolded
  }

  /** Forgets all, for another tree. */
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
   * Folds or unfolds the stub that a node belongs to, else the stubs of its first children. If none of
   * them is folded, all are folded; otherwise all are unfolded.
   *
   * @param {Search} search
   * @param {number} step
   * @param {number} node
   * @returns {number | null} the stub of the node itself
   */
  toggle(search, step, node) {
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
 * The first pruned children of a node. Pruned children are the last ones, so bisection finds them.
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
