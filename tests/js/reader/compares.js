// The facts of a child that has returned, where MAX or MIN moves.

import { better } from './fold.js'
import { inside, same } from './interval.js'

/**
 * @import {SearchEvent} from './event.js'
 * @import {Facts} from './facts.js'
 * @import {Call, Fold} from './fold.js'
 * @import {Interval} from './interval.js'
 * @import {TreeNode} from './tree.js'
 */

/** @param {Facts} facts @param {SearchEvent} event */
export function compare(facts, event) {
  const { reading, node, fold } = facts
  if (!facts.kind('compare')) return
  const { child, before, window, improved, moved } = /** @type {NonNullable<Fold['compared']>} */ (
    fold.compared
  )
  const value = Number(child.returned)
  facts.named('x', child.node.id)
  facts.named('at', node.id)
  facts.mover('who', node)
  facts.mover('whose', node)
  facts.number('value', value)
  facts.number('before', before)
  facts.number('clamped', value)
  facts.is(
    'first result',
    Boolean(reading.first) === (before === start(node)),
    () => `before was ${before}`,
  )
  const range = worthOf(facts, child)
  const side = facts.side(node)
  const own = window[side].value
  if (reading.bound !== undefined) {
    facts.letter('bound', side, true)
    facts.number('end', own)
  }
  ordered(facts, range, before, own)
  const hasBest = reading.best !== undefined
  facts.is(
    'new best',
    hasBest === (improved && !(reading.first && reading.fails)),
    () => `improved: ${improved}`,
  )
  if (reading.best !== undefined) newBest(facts, child, range)
  boundMoves(facts, facts.rules.bounded && moved)
  facts.is('number', Number(event.after) === fold.call.best, () => `the event has ${event.after}`)
}

/** The own bound of a node moves to its new best value, or does not. @param {Facts} facts @param {boolean} moved */
export function boundMoves(facts, moved) {
  const { reading, node, fold, lens } = facts
  facts.is('bound moves', Boolean(reading.moved) === moved, () => `the bound moved: ${moved}`)
  if (reading.moved === undefined) return
  const side = facts.side(node)
  facts.letter('moved', side, true)
  facts.number('now', fold.call.window[side].value)
  const rises = lens.word(side, 'alpha', 'beta') === 'alpha'
  facts.is('bound moves', Boolean(reading.rises) === rises, () => `${side} rises: ${rises}`)
}

/** @param {TreeNode} node */
function start({ player }) {
  return player === 'max' ? -Infinity : Infinity
}

/**
 * The facts of a sentence about a child that has returned, MAX's.
 * @param {Facts} facts
 * @param {Call} child
 * @returns {Interval} its worth by the sentence, or its true worth if the sentence states none
 */
export function worthOf(facts, child) {
  const { reading, lens } = facts
  const { node, returned, range } = child
  if (reading.worth === undefined) {
    const described = node.leaf || reading.whose !== undefined || reading.value !== undefined
    facts.is('child described', described, () => 'nothing is said of the child')
    return range
  }
  const worth = lens.range(reading.worth)
  // A leaf is named by its number alone.
  if (node.leaf) facts.is('number', worth.lo === node.value, () => `the leaf is ${node.value}`)
  else facts.worth(node, worth, child)
  const value = Number(returned)
  const outside = !inside([value, value], [worth.lo, worth.hi])
  if (!reading.lost)
    facts.is('outside', (reading.clamped !== undefined) === outside, () => `it returned ${value}`)
  return [worth.lo, worth.hi]
}

/**
 * Better, or no better.
 * @param {Facts} facts
 * @param {Interval} worth of the child
 * @param {number} before
 * @param {number} own the bound of the node's own side
 */
function ordered(facts, worth, before, own) {
  const { reading, node, fold } = facts
  const returned = Number(fold.compared?.child.returned)
  // The value of the child is compared, if the sentence says so.
  const range = reading.lost ? [returned, returned] : worth
  const [worst, best] = node.player === 'max' ? range : [range[1], range[0]]
  const name = `the child is worth [${range}]`
  if (reading.better !== undefined) {
    const is = better(node, worst, before)
    facts.is('better', is, () => `${name}, which is not better than ${before}`)
  }
  if (reading.no === undefined && reading.fails === undefined) return
  const than = reading.before !== undefined ? before : own
  const not = !better(node, best, than)
  facts.is('no better', not, () => `${name}, which can be better than ${than}`)
}

/** The new best value is the worth of the child. @param {Facts} facts @param {Call} child @param {Interval} range */
function newBest(facts, child, range) {
  const { reading, lens } = facts
  const best = lens.range(reading.best)
  const value = Number(child.returned)
  const above = value < range[0] ? [value, Infinity] : [-Infinity, value]
  const [lo, hi] = reading.clamped === undefined ? range : above
  const right = same(best.lo, lo) && same(best.hi, hi)
  facts.is('new best', right, () => `the new best is [${lo}, ${hi}]`)
}
