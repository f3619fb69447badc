// The facts of a cutoff.

import { averages } from './averages.js'
import { bounds } from './bounds.js'
import { atMost, same } from './interval.js'

/**
 * @import {SearchEvent} from './event.js'
 * @import {Facts, Side} from './facts.js'
 */

const SIGN = { alpha: ['≤', '<'], beta: ['≥', '>'] }

/** @param {Facts} facts @param {SearchEvent} event */
export function cutoff(facts, event) {
  const { reading, node, fold, rules, lens } = facts
  if (!facts.kind('cutoff', 'chance-cutoff')) return
  const { call } = fold
  const side = /** @type {Side} */ (event.side)
  const bound = call.window[side]
  const best = node.chance ? Number(averages.cut(fold)) : call.best
  facts.named('x', node.id)
  facts.named('at', node.id)
  facts.number('best', best)
  facts.number('end', bound.value)
  facts.letter('bound', side)
  const sign = SIGN[lens.word(side, 'alpha', 'beta')][rules.strict ? 1 : 0]
  facts.equal('cut test', 'sign', sign)
  const meets = side === 'beta' ? atMost(bound.value, best) : atMost(best, bound.value)
  facts.is(
    'cut test',
    meets && !(rules.strict && same(best, bound.value)),
    () => `${best} and ${bound.value}`,
  )
  const worth = lens.range(reading.worth)
  const ends = side === 'beta' ? [best, Infinity] : [-Infinity, best]
  facts.is(
    'number',
    same(worth.lo, ends[0]) && same(worth.hi, ends[1]),
    () => `it is worth [${ends}]`,
  )
  facts.worth(node, worth, undefined)
  const left = node.children.filter((child) => !call.inner.has(child))
  facts.is(
    'pruned',
    Boolean(reading.last) === (left.length === 0),
    () => `${left.length} children are left`,
  )
  if (reading.pruned !== undefined)
    facts.equal(
      'pruned',
      'pruned',
      left.reduce((n, at) => n + size(facts, at), 0),
    )
  if (node.chance && reading.each !== undefined) averages.rest(facts, side)
  bounds.cut(facts, side, bound)
}

/** How many nodes a subtree has. @param {Facts} facts @param {number} node @returns {number} */
function size(facts, node) {
  return facts.tree.nodes[node].children.reduce((n, child) => n + size(facts, child), 1)
}
