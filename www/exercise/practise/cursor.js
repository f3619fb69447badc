/**
 * The node that a reader is at: selected by a press or a key, with its fields open or not.
 *
 * @import {ExerciseContext} from '../context.js'
 * @import {TaskNode} from '../nodes.js'
 * @import {PracticeWork} from './practice-work.js'
 */

export class Cursor {
  #context
  #moved
  /** The node that is selected. @type {number | null} */
  selected = null
  /** The node that was selected last. */
  #last = 0
  /** Whether the fields of the node that is being selected are to open. */
  #opening = false

  /**
   * @param {ExerciseContext<PracticeWork>} context
   * @param {(node: number | null, opens: boolean) => void} moved `opens`: whether the fields of the node open
   */
  constructor(context, moved) {
    this.#context = context
    this.#moved = moved
  }

  get #nodes() {
    return this.#context.work?.boxes.nodes ?? []
  }

  get #actions() {
    return this.#context.viewer.actions
  }

  begin() {
    this.#last = 0
    this.#put(null, false)
  }

  /** Follows the viewer. @param {number | null} selected */
  follow(selected) {
    if (selected !== this.selected) this.#put(selected, this.#opening)
    this.#opening = false
  }

  /** @param {number | null} node @param {boolean} opens */
  #put(node, opens) {
    this.selected = node
    this.#last = node ?? this.#last
    this.#moved(node, opens)
  }

  /** Selects a node, and opens its fields at once. @param {number | null} [node] */
  open(node = this.#last) {
    this.#actions.select(node)
    this.#put(node, true)
  }

  /** Selects none, and goes back to the picture. */
  close() {
    this.#actions.select(null)
    this.#put(null, false)
    this.#context.viewer.stage.element.focus()
  }

  /** Goes from node to node. Returns the node that it comes to; undefined: there is none. @param {'up' | 'down' | 'left' | 'right'} to */
  go(to) {
    this.#opening = true
    const next = this.selected === null ? this.#last : neighbour(this.#nodes, this.#last, to)
    if (next !== undefined) this.#actions.select(next)
    return next
  }

  /** Opens the next node with boxes, or the one before. Returns whether there is one. @param {1 | -1} by */
  walk(by) {
    const next = nextTaskNode(this.#nodes, this.#last, by)
    if (next !== undefined) this.open(next)
    return next !== undefined
  }
}

/**
 * The node beside, above or below one; undefined: there is none.
 * @param {TaskNode[]} nodes
 * @param {number} at
 * @param {'up' | 'down' | 'left' | 'right'} to
 */
function neighbour(nodes, at, to) {
  const { depth, place } = nodes[at]
  const row = nodes.filter((other) => other.depth === depth).map(({ node }) => node)
  const above = nodes.findLast((other) => other.node < at && other.depth === depth - 1)
  if (to === 'up') return above?.node
  if (to === 'down') return place.leaf ? undefined : at + 1
  return row[row.indexOf(at) + (to === 'left' ? -1 : 1)]
}

/**
 * The next node with boxes, or the one before; undefined: there is none.
 * @param {TaskNode[]} nodes
 * @param {number} at
 * @param {1 | -1} by
 */
function nextTaskNode(nodes, at, by) {
  const rest = by > 0 ? nodes.slice(at + 1) : nodes.slice(0, at).reverse()
  return rest.find(({ boxes }) => boxes.length > 0)?.node
}
