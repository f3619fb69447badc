// The facts of chance nodes.

import { worthOf } from './compares.js'
import { same } from './interval.js'

/**
 * @import {Facts, Side} from './facts.js'
 * @import {Fold} from './fold.js'
 */

/** A child has returned to a chance node. @param {Facts} facts */
function joined(facts) {
  if (!facts.kind('average')) return
  const { reading, node, fold, rules, lens } = facts
  const { child } = /** @type {NonNullable<Fold['compared']>} */ (fold.compared)
  const { share, weight } = child.node
  const value = Number(child.returned)
  facts.named('x', child.node.id)
  facts.named('at', node.id)
  facts.equal('weight', 'weight', weight)
  facts.number('value', value)
  facts.number('product', share * value)
  facts.number('sum', fold.call.best)
  facts.is('number', same(fold.call.best, fold.call.best), () => 'no sum')
  worthOf(facts, child)
  const last = node.children.at(-1) === child.node.id
  facts.is('in all', Boolean(reading.all) === last, () => `last: ${last}`)
  if (last) return
  const open = !rules.values
  if (reading.uncut)
    facts.is('uncut', open && rules.bounded, () => 'there are bounds of the values')
  facts.is(
    'whatever comes',
    (reading.range !== undefined) === !open,
    () => `bounds: ${rules.values}`,
  )
  if (reading.range === undefined) return
  facts.named('whole', node.id)
  const limit = lens.range(reading.range)
  facts.worth(node, { ...limit, depth: fold.call.limited ? fold.pass.depth : null }, fold.call)
}

/** The bound of the values that are still missing in the sum. @param {Facts} facts @param {Side} side */
function rest({ reading, fold, lens, rules, checks }, side) {
  const [lo, hi] = rules.values ?? [Number.NaN, Number.NaN]
  const each = side === 'alpha' ? hi : lo
  checks.compare(
    'number',
    reading.each === lens.number(each),
    () => `each is at most or at least ${each}`,
  )
  const way = lens.word(side, 'alpha', 'beta') === 'alpha' ? 'at most' : 'at least'
  checks.compare('direction', reading.rest === way, () => `it is ${way}`)
  checks.compare('number', fold.call.node.chance, () => 'it is no chance node')
}

/** The value of a chance node, at least or at most, by its children so far; null if it is not decided. @param {Fold} fold */
function cut({ call, rules, tree }) {
  const { node, inner, best, window } = call
  if (!rules.values) return null
  const left = node.children.filter((id) => !inner.has(id))
  const share = left.reduce((sum, id) => sum + tree.nodes[id].share, 0)
  const [lo, hi] = rules.values
  const [least, most] = [best + share * lo, best + share * hi]
  const { alpha, beta } = window
  const meets = (/** @type {number} */ one, /** @type {number} */ other) =>
    same(one, other) ? !rules.strict : one > other
  if (meets(least, beta.value)) return least
  return meets(alpha.value, most) ? most : null
}

export const averages = { joined, rest, cut }
