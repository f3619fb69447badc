// The intervals that a search has proved of each node by a step. Two accounts, between which every sentence must lie: the most
// that all visits prove together, and the least that the visits to one depth prove, each by itself.

import { ANYTHING, both, together } from './interval.js'

/** The range of a node that can also stand pat. @param {Call} call @param {Interval} range @returns {Interval} */
function withStandPat({ node, standPat }, [lo, hi]) {
  if (standPat === null) return [lo, hi]
  const better = node.player === 'max' ? Math.max : Math.min
  return [better(lo, standPat), better(hi, standPat)]
}

/**
 * @import {Call} from './fold.js'
 * @import {Interval} from './interval.js'
 * @import {Rules} from './rules.js'
 * @import {Tree, TreeNode} from './tree.js'
 * @typedef {Map<number, Interval>} Account of each node
 */

export class Knowledge {
  #tree
  #quiescent
  /** Before anything is searched. @type {Interval} */
  #start
  /** The most that is proved of true values: nothing in it depends on a depth limit. @type {Account} */
  #whole = new Map()
  /** The most that is proved of values at a depth. @type {Map<number | null, Account>} */
  #most = new Map()
  /** The accounts of the visits to a depth. @type {Map<number | null, Account>} */
  #visits = new Map()

  /** @param {Tree} tree @param {Rules} rules */
  constructor(tree, rules) {
    this.#tree = tree
    this.#quiescent = rules.quiescent
    const chance = tree.nodes.some((node) => node.chance)
    this.#start = (chance && rules.values) || ANYTHING
  }

  /** The most that is proved of a node, of its true value or of that at a depth. @param {number} node @param {number | null} depth */
  most(node, depth) {
    return (
      (depth === null ? this.#whole : this.#account(this.#most, depth)).get(node) ?? this.#start
    )
  }

  /** The least that the visits to a depth prove of a node. @param {number} node @param {number | null} depth */
  visits(node, depth) {
    return this.#account(this.#visits, depth).get(node) ?? ANYTHING
  }

  /** @param {Map<number | null, Account>} accounts @param {number | null} depth */
  #account(accounts, depth) {
    const account = accounts.get(depth) ?? new Map()
    accounts.set(depth, account)
    return account
  }

  /**
   * A range is proved of a node.
   * @param {TreeNode} node
   * @param {Interval} range
   * @param {number | null} depth
   * @param {boolean} limited whether it depends on the depth limit
   * @param {boolean} [apart] whether nodes stand pat below, so that the value at the depth is not the true one even where
   *   all leaves are known
   */
  learn({ id }, range, depth, limited, apart = false) {
    const most = this.#account(this.#most, depth)
    if (!limited) this.#whole.set(id, both(this.#whole.get(id) ?? this.#start, range))
    if (apart && !limited) return
    const interval = both(most.get(id) ?? this.#start, range)
    most.set(id, apart ? interval : both(interval, this.most(id, null)))
  }

  /** The interval that an open call now proves. @param {Call} call */
  prove(call) {
    const { node, pass, value, answer } = call
    const { depth } = pass
    if (value !== null) this.learn(node, [value, value], depth, !node.leaf)
    else if (!answer && !node.leaf) {
      const children = node.children.map((id) => this.#tree.nodes[id])
      const of = (/** @type {number | null} */ at) =>
        together(node, children, ({ id }) => this.most(id, at))
      const apart = this.#quiescent && call.limited
      this.learn(node, of(null), depth, false, apart)
      if (depth !== null) this.learn(node, withStandPat(call, of(depth)), depth, true, apart)
    }
    call.range = this.#proved(call, (child) => child.range)
    const visits = this.#account(this.#visits, depth)
    const range = this.#proved(call, ({ node }) => this.visits(node.id, depth))
    visits.set(node.id, both(this.visits(node.id, depth), range))
  }

  /**
   * The interval that a call proves by its calls.
   * @param {Call} proving
   * @param {(inner: Call) => Interval} intervalOf
   * @returns {Interval}
   */
  #proved(proving, intervalOf) {
    const { node, value, answer, inner } = proving
    if (value !== null) return [value, value]
    if (answer) return answer
    if (node.leaf) return this.#start
    const children = node.children.map((id) => this.#tree.nodes[id])
    const proved = together(node, children, ({ id }) => {
      const call = inner.get(id)
      return call ? intervalOf(call) : this.#start
    })
    return both(withStandPat(proving, proved), this.#start)
  }
}
