// Comparing two searches: all places where they part, counted, traced to their causes, and ranked.

import { open } from '../www/core.js'
import { time } from './table.js'

export const title = 'Comparing'

/** The longest that it may take, in ms. */
const LONGEST = 2000
const ROUNDS = 3
const SOURCE = { random: { branching: 4, depth: 10, seed: 3 } }

/** @type {[name: string, first: import('../www/types.js').Options, second: import('../www/types.js').Options][]} */
const PAIRS = [
  ['minimax and alpha–beta', { algorithm: 'minimax' }, {}],
  ['deep and shallow bounds', {}, { bounds: 'shallow' }],
  ['worst and best order', { order: 'worst' }, { order: 'best' }],
  ['alpha–beta and PVS', {}, { algorithm: 'pvs' }],
  ['alpha–beta and MTD(f)', {}, { algorithm: 'mtd' }],
]

export async function run() {
  const rows = []
  for (const pair of PAIRS) rows.push(await differenceTimes(...pair))
  return rows
}

/**
 * @param {string} name
 * @param {import('../www/types.js').Options} rules
 * @param {import('../www/types.js').Options} others
 */
async function differenceTimes(name, rules, others) {
  const first = await open(SOURCE, rules)
  const times = []
  let places = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const second = await open(SOURCE, others)
    const began = performance.now()
    const found = await first.differences(second)
    times.push(performance.now() - began)
    places = found?.nodes.length ?? 0
    second.free()
  }
  const nodes = first.summary.nodes.toLocaleString('en')
  first.free()
  const most = Math.max(...times)
  return {
    work: `${name}, ${nodes} nodes`,
    found: time(most),
    against: `${places.toLocaleString('en')} places`,
    goal: `≤ ${LONGEST / 1000} s`,
    met: most <= LONGEST,
  }
}
