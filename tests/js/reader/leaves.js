// The facts of a call that returns.

import { averages } from './averages.js'
import { inside, same } from './interval.js'

/**
 * @import {SearchEvent} from './event.js'
 * @import {Facts} from './facts.js'
 */

/** @param {Facts} facts @param {SearchEvent} event */
export function leave(facts, event) {
  if (!facts.kind('leave')) return
  const { reading, node, fold, lens, tree } = facts
  const { call } = fold
  facts.named('x', node.id)
  facts.number('value', Number(event.value))
  facts.is(
    'number',
    same(Number(event.value), returns(facts)),
    () => `it returns ${returns(facts)}`,
  )
  const to = node.parent === null ? undefined : tree.nodes[node.parent].name
  facts.is('name', reading.to === (to ?? undefined), () => `it returns to ${to}`)
  const depth = reading.depth ?? null
  if (reading.whose !== undefined) facts.named('whose', node.id)
  if (reading.range !== undefined) {
    const range = { ...lens.range(reading.range), depth }
    facts.worth(node, range, call)
    facts.is(
      'only a bound',
      range.lo < range.hi || reading.bound === undefined,
      () => 'the range is one value',
    )
    const value = Number(event.value)
    const within = inside([value, value], [range.lo, range.hi])
    facts.is(
      'outside',
      within === Boolean(reading.bound),
      () => `${value} of [${range.lo}, ${range.hi}]`,
    )
    facts.is(
      'clamped',
      Boolean(reading.clamped) === (!within && facts.rules.hard),
      () => 'fail-hard clamps',
    )
    if (within)
      facts.is('an end', same(value, range.lo) || same(value, range.hi), () => `${value} is no end`)
  } else if (reading.exact !== undefined || reading.depth !== undefined) {
    const value = Number(event.value)
    facts.worth(node, { lo: value, hi: value, depth }, call)
  } else facts.is('static value', node.leaf, () => 'it is not a leaf')
}

/** The value that the open call returns. @param {Facts} facts */
function returns({ fold, rules, node }) {
  const { best, entry, value, answer } = fold.call
  if (value !== null || answer) return best
  const cut = node.chance ? averages.cut(fold) : null
  const result = cut ?? best
  if (!rules.hard || !rules.bounded) return result
  return Math.min(Math.max(result, entry.alpha.value), entry.beta.value)
}
