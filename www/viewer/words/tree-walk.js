/**
 * Walks over the items of an unfolded tree in the order of the screen. It asks the search for parents and
 * children as it goes, so the size of the tree does not matter.
 *
 * @import {Search} from '../../core.js'
 * @import {NodeState} from '../../types.js'
 */

/** The most nodes in the cache. */
const CACHE_SIZE = 1000
/** The most neighbours of a node on either side. */
const REACH = 24

export class TreeWalk {
  #search
  /** Nodes unfolded because they are above the node of the step. @type {Set<number>} */
  #path = new Set()
  /** Nodes unfolded or folded by the user, which overrides `#path`. @type {Map<number, boolean>} */
  #userFolds = new Map()
  /** A cache: a walk asks for the same nodes again and again. @type {Map<number, NodeState>} */
  #cache = new Map()

  /** @param {Search} search */
  constructor(search) {
    this.#search = search
  }

  /** Unfolds the path to the node of the step. @param {number} node */
  follow(node) {
    this.#path = new Set([0, node, ...this.#above(node)])
  }

  /** Unfolds all nodes above one. @param {number} node */
  reveal(node) {
    for (const above of this.#above(node)) this.#userFolds.set(above, true)
  }

  /** @param {number} node @param {boolean} open */
  fold(node, open) {
    this.#userFolds.set(node, open)
  }

  /** @param {number} node */
  isOpen(node) {
    return this.#node(node).children > 0 && (this.#userFolds.get(node) ?? this.#path.has(node))
  }

  /** The node itself, or the topmost folded node above it. @param {number} node */
  visible(node) {
    return this.#above(node).reduce((top, above) => (this.isOpen(above) ? top : above), node)
  }

  /** The number of children of its parent. @param {number} node */
  siblings(node) {
    const { parent } = this.#node(node)
    return parent === null ? 1 : this.#node(parent).children
  }

  /** @param {number} node */
  parent(node) {
    return this.#node(node).parent
  }

  /** @param {number} node @param {number} index */
  child(node, index) {
    return this.#search.children(node, index, index + 1)[0] ?? null
  }

  /** @param {number} node @returns {number | null} */
  next(node) {
    if (this.isOpen(node)) return this.child(node, 0)
    /** @type {number | null} */
    let at = node
    while (at !== null) {
      const { parent, place } = this.#node(at)
      const sibling = parent === null ? null : this.child(parent, place.ordinal)
      if (sibling !== null) return sibling
      at = parent
    }
    return null
  }

  /** @param {number} node @returns {number | null} */
  previous(node) {
    const { parent, place } = this.#node(node)
    if (parent === null || place.ordinal === 1) return parent
    return this.last(/** @type {number} */ (this.child(parent, place.ordinal - 2)))
  }

  /** The last visible item below a node, or the node itself. @param {number} node */
  last(node) {
    let at = node
    while (this.isOpen(at)) at = /** @type {number} */ (this.child(at, this.#node(at).children - 1))
    return at
  }

  /** The node and up to `REACH` items before and after it. @param {number} node */
  neighbours(node) {
    const items = [node]
    for (let i = 0, at = this.previous(node); i < REACH && at !== null; i += 1) {
      items.unshift(at)
      at = this.previous(at)
    }
    for (let i = 0, at = this.next(node); i < REACH && at !== null; i += 1) {
      items.push(at)
      at = this.next(at)
    }
    return items
  }

  /** All nodes above one, the nearest first. @param {number} node */
  #above(node) {
    const above = []
    for (let up = this.parent(node); up !== null; up = this.parent(up)) above.push(up)
    return above
  }

  /** A node at step 0: its words are the same at every step. @param {number} node */
  #node(node) {
    if (this.#cache.size > CACHE_SIZE) this.#cache.clear()
    const state = this.#cache.get(node) ?? this.#search.node(node, 0)
    this.#cache.set(node, state)
    return state
  }
}
