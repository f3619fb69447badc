// The state after each step of a search, folded from its events: calls, windows and the origin of their bounds, the
// best values, the passes. Values are MAX's.

import assert from 'node:assert/strict'
import { Knowledge } from './knowledge.js'

/**
 * @import {SearchEvent} from './event.js'
 * @import {Interval} from './interval.js'
 * @import {Rules} from './rules.js'
 * @import {Tree, TreeNode} from './tree.js'
 *
 * @typedef {{ kind: 'root' | 'test' | 'table' | 'values' } | { kind: 'node' | 'chance', node: number }} By where a bound
 *   comes from: the window of the root, a null window, the table, the bounds of all values, or a node above
 * @typedef {{ value: number, by: By }} Bound
 * @typedef {{ alpha: Bound, beta: Bound }} Window
 *
 * @typedef {object} Call
 * @property {number} id
 * @property {TreeNode} node
 * @property {Call | null} caller
 * @property {Pass} pass
 * @property {Window} follows the window that follows from the caller's
 * @property {Window} given the window that it was given
 * @property {Window} entry the same, once the table has narrowed it
 * @property {Window} window as it stands
 * @property {boolean} tested whether it was given a null window of its own
 * @property {number} best the best value so far, or the sum
 * @property {number | null} giver the child that gave it
 * @property {Map<number, Call>} inner the last call for each child
 * @property {boolean} limited whether the depth limit was met below
 * @property {number | null} value of a leaf, or at the depth limit
 * @property {number | null} standPat the static value on which it stands pat
 * @property {Interval | null} answer of the table
 * @property {Interval} range proved by this call alone
 * @property {number | null} returned
 *
 * @typedef {{ number: number, depth: number | null, window: Interval, low: number, high: number }} Pass
 *
 * @typedef {object} Compared
 * @property {Call} child
 * @property {number} before
 * @property {Window} window before
 * @property {boolean} improved
 * @property {boolean} moved
 */

export class Fold {
  /** @param {Tree} tree @param {Rules} rules */
  constructor(tree, rules) {
    this.tree = tree
    this.rules = rules
    this.knowledge = new Knowledge(tree, rules)
    /** @type {Call[]} */
    this.calls = []
    /** @type {Call[]} */
    this.open = []
    /** @type {Pass[]} */
    this.passes = []
    /** The last call for each node. @type {Map<number, Call>} */
    this.last = new Map()
    /** The call of the event. @type {Call} */
    this.call = /** @type {any} */ (null)
    /** Of the event, if it is a comparison. @type {Compared | null} */
    this.compared = null
    /** Of the event, if a node stands pat: whether its bound moves. */
    this.moved = false
    /** The cutoffs, by their steps. @type {Map<number, { call: Call, side: 'alpha' | 'beta', bound: Bound }>} */
    this.cuts = new Map()
    /** The depths at which the limit was met at each node or below. @type {Map<number, Set<number | null>>} */
    this.limits = new Map()
  }

  get pass() {
    return /** @type {Pass} */ (this.passes.at(-1))
  }

  /** @param {SearchEvent} event @param {SearchEvent | undefined} next */
  take(event, next) {
    this.compared = null
    if (event.kind !== 'enter') this.call = this.#of(event)
    switch (event.kind) {
      case 'enter':
        this.#enter(event)
        break
      case 'evaluate':
        this.call.value = this.call.best = Number(event.value)
        if (!this.call.node.leaf) this.#limit()
        break
      case 'stand-pat':
        this.#standPat(event, next)
        break
      case 'compare':
        this.#compare(event, next)
        break
      case 'cutoff': {
        const side = event.side ?? 'alpha'
        this.cuts.set(event.step, { call: this.call, side, bound: this.call.window[side] })
        break
      }
      case 'leave':
        this.call.returned = Number(event.value)
        break
      case 'hit':
        this.call.answer = [Number(event.lower), Number(event.upper)]
        this.call.best = Number(event.value)
        this.#table(event)
        break
      case 'narrow':
        this.#narrow(event)
        break
      case 'verdict':
        this.#judge(event)
        break
    }
    this.#prove()
    if (event.kind === 'leave') this.open.pop()
  }

  /** The call of an event. @param {SearchEvent} event @returns {Call} */
  #of({ kind, node }) {
    const ended = kind === 'finish' || kind === 'verdict'
    const call = ended ? this.last.get(0) : this.open.at(-1)
    assert.equal(call?.node.id, node, kind)
    return /** @type {Call} */ (call)
  }

  /** @param {SearchEvent} event */
  #enter({ node: id, alpha = -Infinity, beta = Infinity }) {
    const { tree, rules, calls } = this
    const node = tree.nodes[id]
    const caller = this.open.at(-1) ?? null
    if (!caller) this.#begin([alpha, beta])
    const follows = caller ? passed(rules, caller) : { alpha: rooted(alpha), beta: rooted(beta) }
    const window = {
      alpha: origin(rules, caller, follows.alpha, alpha, 0),
      beta: origin(rules, caller, follows.beta, beta, 1),
    }
    const whose = caller && !caller.node.chance
    this.call = {
      id: calls.length,
      node,
      caller,
      pass: this.pass,
      follows,
      given: window,
      entry: window,
      window,
      tested: Boolean(whose) && (follows.alpha.value !== alpha || follows.beta.value !== beta),
      best: node.chance ? 0 : node.player === 'max' ? -Infinity : Infinity,
      giver: null,
      inner: new Map(),
      limited: false,
      value: null,
      standPat: null,
      answer: null,
      range: [-Infinity, Infinity],
      returned: null,
    }
    calls.push(this.call)
    this.open.push(this.call)
    caller?.inner.set(id, this.call)
    this.last.set(id, this.call)
  }

  /** Begins a pass. @param {Interval} window */
  #begin(window) {
    const { rules, passes, tree } = this
    const before = passes.at(-1)
    const height = Math.max(...tree.nodes.map(({ depth }) => depth))
    const last = rules.depth ?? (rules.deepening ? height : null)
    const first = rules.deepening && last !== null ? Math.min(1, last) : last
    const again = before && this.#again()
    const deeper = before?.depth === undefined || before.depth === null ? null : before.depth + 1
    const depth = before ? (again ? before.depth : deeper) : first
    const samePass = again ? before : null
    const [low, high] = samePass ? [samePass.low, samePass.high] : [-Infinity, Infinity]
    passes.push({ number: passes.length + 1, depth, window, low, high })
  }

  /** Whether the pass that has ended is followed by one to the same depth. */
  #again() {
    const { low, high, window } = this.pass
    const value = Number(this.last.get(0)?.returned)
    if (this.rules.mtd) return low < high
    return this.rules.aspiration !== null && (value <= window[0] || value >= window[1])
  }

  /** @param {SearchEvent} event */
  #judge({ value: result }) {
    const { pass } = this
    const value = Number(result)
    const [alpha, beta] = pass.window
    if (value > alpha || alpha === -Infinity) pass.low = value
    if (value < beta || beta === Infinity) pass.high = value
  }

  /** The depth limit was met: at the node, and below all that are open. */
  #limit() {
    for (const call of this.open) {
      call.limited = true
      const depths = this.limits.get(call.node.id) ?? new Set()
      this.limits.set(call.node.id, depths.add(call.pass.depth))
    }
  }

  /** The content of a table. @param {SearchEvent} event */
  #table(event) {
    const { node, pass } = this.call
    const limited = this.owes(event.lowerBy) || this.owes(event.upperBy)
    this.knowledge.learn(node, [Number(event.lower), Number(event.upper)], pass.depth, limited)
    if (limited) this.#limit()
  }

  /** Whether what a call has stored depends on the depth limit. @param {number | null | undefined} id */
  owes(id) {
    return id !== null && id !== undefined && this.calls[id].limited
  }

  /** @param {SearchEvent} event */
  #narrow(event) {
    const { call } = this
    const table = /** @type {By} */ ({ kind: 'table' })
    const side = (/** @type {Bound} */ bound, /** @type {number} */ value) =>
      bound.value === value ? bound : { value, by: table }
    call.window = call.entry = {
      alpha: side(call.given.alpha, Number(event.alpha)),
      beta: side(call.given.beta, Number(event.beta)),
    }
    this.#table(event)
  }

  /** @param {SearchEvent} event @param {SearchEvent | undefined} next */
  #compare(event, next) {
    const { call } = this
    const { node, window, best: before } = call
    const child = /** @type {Call} */ (call.inner.get(Number(event.child)))
    const value = Number(child.returned)
    const improved = !node.chance && better(node, value, before)
    this.compared = { child, before, window, improved, moved: false }
    if (node.chance) {
      call.best = before + child.node.share * value
      return
    }
    if (!improved) return
    call.best = value
    call.giver = child.node.id
    this.compared.moved = this.#move(value, next)
  }

  /** @param {SearchEvent} event @param {SearchEvent | undefined} next */
  #standPat({ value: result }, next) {
    const value = Number(result)
    this.call.best = this.call.standPat = value
    this.#limit()
    this.moved = this.#move(value, next)
  }

  /**
   * Moves the own bound of the call to its new best value, and says whether it does.
   * @param {number} value
   * @param {SearchEvent | undefined} next
   */
  #move(value, next) {
    const { call, rules } = this
    const { node, window } = call
    const waits = next?.kind === 'cutoff' && !rules.before
    if (!rules.bounded || waits) return false
    const side = node.player === 'max' ? 'alpha' : 'beta'
    if (!better(node, value, window[side].value)) return false
    call.window = { ...window, [side]: { value, by: { kind: 'node', node: node.id } } }
    return true
  }

  /** The consequences of the event for all open calls. */
  #prove() {
    for (const call of this.open.toReversed()) this.knowledge.prove(call)
  }
}

/** @param {number} value @returns {Bound} */
function rooted(value) {
  return { value, by: { kind: 'root' } }
}

/** Whether a value is better than another one at a node. @param {TreeNode} node @param {number} one @param {number} other */
export function better({ player }, one, other) {
  return player === 'max' ? one > other : one < other
}

/** The window that a child gets by the rules. @param {Rules} rules @param {Call} caller @returns {Window} */
function passed(rules, caller) {
  const { node, window, best } = caller
  if (node.chance) return { alpha: rooted(-Infinity), beta: rooted(Infinity) }
  if (!rules.shallow) return window
  const own = /** @type {Bound} */ ({ value: best, by: { kind: 'node', node: node.id } })
  return node.player === 'max'
    ? { alpha: own.value === -Infinity ? rooted(-Infinity) : own, beta: rooted(Infinity) }
    : { alpha: rooted(-Infinity), beta: own.value === Infinity ? rooted(Infinity) : own }
}

/**
 * The source of a bound of the window that a call was given.
 * @param {Rules} rules
 * @param {Call | null} caller
 * @param {Bound} follows
 * @param {number} value
 * @param {0 | 1} end of the window
 * @returns {Bound}
 */
function origin(rules, caller, follows, value, end) {
  if (!caller || follows.value === value) return follows
  if (!caller.node.chance) return { value, by: { kind: 'test' } }
  const ofValues = rules.values?.[end] === value
  return { value, by: ofValues ? { kind: 'values' } : { kind: 'chance', node: caller.node.id } }
}
