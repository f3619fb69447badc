/**
 * The link of two trees: steps and the selected node of one are followed by the other.
 *
 * @import {Search} from '../../core.js'
 *
 * @typedef {'node' | 'step' | 'none'} LinkKind
 * @typedef {EventTarget & { search: Search | null, step: number, seek: (step: number) => void,
 *   selected: number | null, select: (node: number | null) => void }} Side a
 *   `<secateur-tree>`
 */

/**
 * The step of `other` that corresponds to the step of `one`; null if there is none.
 * @param {LinkKind} kind
 * @param {Pick<Side, 'search' | 'step'>} one
 * @param {Pick<Side, 'search'>} other
 */
export function stepIn(kind, { search, step }, { search: other }) {
  try {
    if (kind === 'none' || !search || !other?.sameTree(search)) return null
    return kind === 'step' ? Math.min(step, other.summary.steps) : search.counterpart(step, other)
  } catch {
    return null // A search is lost. Its tree reports when it is back.
  }
}

/**
 * The node of `other` that corresponds to the selected one of `one`; undefined if the trees are not linked.
 * @param {LinkKind} kind
 * @param {Pick<Side, 'search' | 'selected'>} one
 * @param {Pick<Side, 'search'>} other
 */
function nodeIn(kind, { search, selected }, { search: other }) {
  try {
    if (kind === 'none' || !search || !other?.sameTree(search)) return undefined
    return selected === null ? null : other.searched(search.given(selected))
  } catch {
    return undefined // As above.
  }
}

export class Link {
  /** @type {LinkKind} */
  #kind = 'node'
  #one
  #two
  /** The tree that moved last; after a new search, the first one. @type {Side} */
  #leader
  /** The searches that each side has announced by `secateur-open`. @type {Map<Side, Search | null>} */
  #searches = new Map()
  #following = false

  /** @param {Side} one leads after a new search @param {Side} two */
  constructor(one, two) {
    this.#one = one
    this.#two = two
    this.#leader = one
    this.#listen(one, two)
    this.#listen(two, one)
  }

  /** @param {LinkKind} kind */
  set kind(kind) {
    this.#kind = kind
    this.align()
  }

  /** Brings the other tree to the step and node of the leader. */
  align() {
    const other = this.#leader === this.#one ? this.#two : this.#one
    this.#follow(other)
    this.#mark(this.#leader, other)
  }

  /** Lets a tree lead, and brings the other one to its step and node. @param {Side} side */
  lead(side) {
    this.#leader = side
    this.align()
  }

  /** Brings each tree to a step of its own. @param {number} one @param {number} two */
  go(one, two) {
    this.#quietly(() => {
      this.#one.seek(one)
      this.#two.seek(two)
    })
  }

  /** @param {Side} side @param {Side} other */
  #listen(side, other) {
    this.#searches.set(side, side.search)
    side.addEventListener('secateur-open', () => {
      // A search that moves into the whole core is announced again.
      if (this.#searches.get(side) !== side.search) this.#leader = this.#one
      this.#searches.set(side, side.search)
      this.align()
    })
    // A new search sets its step and node before `secateur-open`: the user has not moved.
    const hasMoved = () => !this.#following && this.#searches.get(side) === side.search
    side.addEventListener('secateur-select', () => {
      if (hasMoved()) this.#mark(side, other)
    })
    side.addEventListener('secateur-step', () => {
      if (!hasMoved()) return
      this.#leader = side
      this.#follow(other)
    })
  }

  /** Moves a tree. Its own events must not move the other one. @param {() => void} move */
  #quietly(move) {
    this.#following = true
    move()
    this.#following = false
  }

  /** @param {Side} follower */
  #follow(follower) {
    const step = this.#following ? null : stepIn(this.#kind, this.#leader, follower)
    if (step !== null && step !== follower.step) this.#quietly(() => follower.seek(step))
  }

  /** @param {Side} leader @param {Side} follower */
  #mark(leader, follower) {
    const node = this.#following ? undefined : nodeIn(this.#kind, leader, follower)
    if (node !== undefined && node !== follower.selected) this.#quietly(() => follower.select(node))
  }
}
