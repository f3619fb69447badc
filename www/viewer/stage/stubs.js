/**
 * Which stubs are unfolded: those that the user has unfolded, and the one that hides the selected node.
 *
 * @import {Search} from '../../core.js'
 */

/** The most pruned children of one node that are unfolded at once. More would be too many to see. */
const MOST = 1000
/** The most pruned nodes that one command unfolds. */
const MOST_IN_ALL = 4000
/** The most cutoffs that are examined to find out whether there is a stub. */
const LOOKS = 16

export class Stubs {
  /** Those that the user has unfolded. @type {Set<number>} */
  byUser = new Set()

  /**
   * @param {Search} search
   * @param {number} step
   * @param {number | null} selected
   */
  unfolded(search, step, selected) {
    const stub = selected === null ? null : search.stub(selected, step)
    return stub === null || stub === selected ? [...this.byUser] : [...this.byUser, stub]
  }

  /** Unfolds the stub at a node, if there is one. @param {Search} search @param {number} step @param {number} node */
  open(search, step, node) {
    if (search.stub(node, step) === node) this.byUser.add(node)
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
    if (own === null) this.#toggle(stubsOf(search, step, node))
    else if (own === node) this.#toggle([own])
    // A node inside a stub is on view only while that is unfolded.
    else this.byUser.delete(own)
    return own
  }

  /** Folds some stubs, or unfolds them if any is folded. @param {number[]} stubs */
  #toggle(stubs) {
    const fold = stubs.every((stub) => this.byUser.has(stub))
    for (const stub of stubs) {
      if (fold) this.byUser.delete(stub)
      else this.byUser.add(stub)
    }
  }

  /**
   * Whether there are stubs, and so few pruned nodes that all can be unfolded.
   * @param {Search} search
   * @param {number} step
   */
  canToggleAll(search, step) {
    const { pruned } = search.frame(step, { from: 0, to: 0 }).counts
    if (pruned === 0 || pruned > MOST_IN_ALL) return false
    let looks = 0
    for (const node of cutBy(search, step)) {
      if (stubsOf(search, step, node).length > 0) return true
      looks += 1
      if (looks === LOOKS) break
    }
    return false
  }

  /** Unfolds all stubs, or folds them if none is folded. @param {Search} search @param {number} step */
  toggleAll(search, step) {
    if (!this.canToggleAll(search, step)) return
    this.#toggle([...cutBy(search, step)].flatMap((node) => stubsOf(search, step, node)))
  }
}

/** The nodes that have been cut by a step, where that pruned anything. @param {Search} search @param {number} step */
function* cutBy(search, step) {
  let at = search.next(0, 'cutoff')
  while (at !== null && at <= step) {
    yield search.events(at - 1, at)[0].node
    at = search.next(at, 'cutoff')
  }
}

/** The stubs among the children of a node. @param {Search} search @param {number} step @param {number} node */
function stubsOf(search, step, node) {
  return prunedChildren(search, step, node).filter((child) => search.stub(child, step) === child)
}

/**
 * The first children of a node from a pruned one on, by bisection: pruned children are the last ones, but that a
 * transposition table may have had one of them searched first.
 * @param {Search} search
 * @param {number} step
 * @param {number} node
 */
function prunedChildren(search, step, node) {
  const { children } = search.node(node, step)
  const isPruned = (/** @type {number} */ at) =>
    search.node(search.children(node, at, at + 1)[0], step).status === 'pruned'
  let from = 0
  let to = children
  while (from < to) {
    const middle = (from + to) >> 1
    if (isPruned(middle) || (middle > 0 && isPruned(middle - 1))) to = middle
    else from = middle + 1
  }
  return search.children(node, from, Math.min(children, from + MOST))
}
