/**
 * @import {Area, Curves, Drawing, Found, Frame, MinimalNode, MinimalTree, NodeCalls, NodeState} from '../types.js'
 * @import {NumberLine, Position, ProofSet, Ratings, Style} from '../types.js'
 * @import { TableState, Uniform, View, Viewport } from '../types.js'
 */
import { fields } from './arguments.js'
import { ask } from './handle.js'
import { yieldTurn, slice } from './slices.js'
import { Steps } from './steps.js'

/** The nodes of a searched tree: the state of each at a step, and its place. */
export class Nodes extends Steps {
  /**
   * The frame at a step, 0 … `summary.steps`: all that is known of some nodes, at most 250,000 in one call.
   * @param {number} step
   * @param {{ from?: number, to?: number, view?: View }} [range]
   * @returns {Frame}
   */
  frame(step, range = {}) {
    const {
      from = 0,
      to = this.summary.nodes,
      view = 'max',
    } = fields('range', range, ['from', 'to', 'view'])
    return ask(this, 'frame', { step, from, to, view })
  }

  /**
   * One node at one step.
   * @param {number} node
   * @param {number} step
   * @param {View} [view] whose values and windows
   * @returns {NodeState}
   */
  node(node, step, view = 'max') {
    return ask(this, 'node', { node, step, view })
  }

  /**
   * The children of a node of a best-first search, at most 1000, with the numbers by which it chooses among them; null for
   * another search.
   * @param {number} node
   * @param {number} step
   * @param {number} most
   * @param {number} [exploration] C of the scores; default that of the rules
   * @returns {Ratings | null}
   */
  ratings(node, step, most, exploration) {
    if (!this.bestFirst) return null
    const args = { node, step, most }
    return ask(this, 'ratings', exploration === undefined ? args : { ...args, exploration })
  }

  /**
   * The visits and means of the root's children over the iterations of a best-first search; null for another search.
   * @param {number} points at most 10,000
   * @param {number} most how many children, at most 1000
   * @returns {Curves | null}
   */
  curves(points, most) {
    return this.bestFirst ? ask(this, 'curve', { points, most }) : null
  }

  /**
   * The smallest proof set of a proof-number search: the fewest nodes of its tree that have to be proved for the root to be.
   * Null if the root cannot be proved, if more than 100,000 nodes lead to the set, and for another search.
   * @param {number} step
   * @param {number} most how many of them to return, at most 1000
   * @returns {ProofSet | null}
   */
  proofSet(step, most) {
    return this.bestFirst ? ask(this, 'proofSet', { step, most }) : null
  }

  /**
   * The number line of a node at a step: its window, its range, its best value and the value of a child.
   * @param {number} node
   * @param {number} step
   * @param {View} [view] whose values and windows
   * @returns {NumberLine}
   */
  numberLine(node, step, view = 'max') {
    return ask(this, 'numberLine', { node, step, view })
  }

  /**
   * The children number `from` … `to` − 1 of a node, at most 250,000 in one call.
   * @param {number} node
   * @param {number} from
   * @param {number} to
   */
  children(node, from, to) {
    return Array.from(ask(this, 'children', { node, from, to }))
  }

  /**
   * The nodes from the root down to one, both included.
   * @param {number} node
   * @returns {number[]}
   */
  path(node) {
    return Array.from(ask(this, 'path', { node }))
  }

  /**
   * The nodes that a text can mean: those of that name, then the one of that number in the tree as
   * given, with or without a `#`, then the leaves of that value, written as in the notation. If there
   * are none, those with names that begin with it, capital or not.
   * @param {string} text
   * @param {number} limit how many are named, at most 1000
   * @returns {Found}
   */
  find(text, limit) {
    return ask(this, 'find', { text, limit })
  }

  /**
   * The number that a node has in the tree as given: an order numbers the nodes anew.
   * @param {number} node
   * @returns {number}
   */
  given(node) {
    return ask(this, 'given', { node })
  }

  /**
   * The number that a node of the tree as given has in the tree as searched; null if there is none.
   * @param {number} given
   * @returns {number | null}
   */
  searched(given) {
    return ask(this, 'searched', { given }) ?? null
  }

  /** The tree as searched, as text that reads back as the same tree. */
  print() {
    return ask(this, 'print', {})
  }

  /**
   * The tree as a uniform one on the full window; null if it is none.
   * @returns {Uniform | null}
   */
  uniform() {
    return ask(this, 'uniform', {})
  }

  /**
   * The position at a node; null where the tree is not that of a game.
   * @param {number} node
   * @returns {Drawing | null}
   */
  drawing(node) {
    return ask(this, 'drawing', { node })
  }

  /**
   * The node that `scene` draws at a point of the viewport.
   * @param {number} x
   * @param {number} y
   * @param {number} step
   * @param {Viewport} viewport
   * @param {Style} [style]
   * @returns {number | null}
   */
  nodeAt(x, y, step, viewport, style = {}) {
    return ask(this, 'nodeAt', { x, y, step, viewport, style }) ?? null
  }

  /**
   * Where a node stands in the plane of the tree.
   * @param {number} node
   * @returns {Position}
   */
  position(node) {
    return ask(this, 'position', { node })
  }

  /**
   * The part of the plane of the tree that the subtree of a node takes.
   * @param {number} node
   * @returns {Area}
   */
  area(node) {
    return ask(this, 'area', { node })
  }

  /**
   * The stub that a node belongs to at a step: the topmost node of a pruned subtree that is drawn
   * folded, unless the style says otherwise.
   * @param {number} node
   * @param {number} step
   * @returns {number | null}
   */
  stub(node, step) {
    return ask(this, 'stub', { node, step }) ?? null
  }

  /**
   * The calls for a node by a step: the last `most` of them, at most 1000, and how many there are.
   * @param {number} node
   * @param {number} step
   * @param {number} most
   * @param {View} [view]
   * @returns {NodeCalls}
   */
  nodeCalls(node, step, most, view = 'max') {
    return ask(this, 'nodeCalls', { node, step, most, view })
  }

  /**
   * The entry of the transposition table for the position at a node by a step, with its last `most` uses, at most
   * 1000; null if the search has no table.
   * @param {number} node
   * @param {number} step
   * @param {number} most
   * @param {View} [view]
   * @returns {TableState | null}
   */
  table(node, step, most, view = 'max') {
    return ask(this, 'table', { node, step, most, view })
  }

  /**
   * The minimal tree of this search, in slices of some milliseconds; null if the value of the root depends on an unknown
   * value or on chance. A call of `minimalNode`, or of `scene` with the style `minimal`, before it is done does the rest at once.
   * @returns {Promise<MinimalTree | null>}
   * @throws {SecateurError} `freed` if the search was freed meanwhile
   */
  async minimalTree() {
    for (;;) {
      const result = slice((nodes) => {
        const tree = ask(this, 'minimalTree', { nodes })
        return tree === undefined ? undefined : { tree }
      })
      if (result) return result.tree
      await yieldTurn()
    }
  }

  /**
   * The node in the minimal tree, at a step; null if there is no minimal tree.
   * @param {number} node
   * @param {number} step
   * @param {View} [view]
   * @returns {MinimalNode | null}
   */
  minimalNode(node, step, view = 'max') {
    return ask(this, 'minimalNode', { node, step, view })
  }
}
