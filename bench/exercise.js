// Drawing a tree for an exercise: the longest of many seeds, because that is the longest wait.

import { drawExercise } from '../www/core.js'
import { time } from './table.js'

export const title = 'Trees for exercises'

const SEEDS = 1000
/** The longest that a tree may take, in ms. */
const LONGEST = 50

/** The questions about the trees, each with the conditions that its trees have to fulfil. */
const kinds = [
  { name: 'values and cuts', wish: {}, asked: { ask: 'values cuts' } },
  {
    name: 'a deep cutoff',
    wish: { deep: true, plies: 4, leaves: [16, 24] },
    asked: { ask: 'values cuts' },
  },
  { name: 'a condition', wish: {}, asked: { ask: 'condition' } },
  { name: 'an order', wish: {}, asked: { ask: 'order' } },
  { name: 'a tree to make', wish: {}, asked: { ask: 'construct' } },
  { name: 'what is known', wish: {}, asked: { ask: 'cuts', known: { values: [0, 10] } } },
]

export async function run() {
  await drawExercise({})
  const rows = []
  for (const { name, wish, asked } of kinds) rows.push(await longest(name, wish, asked))
  return rows
}

/**
 * @param {string} name
 * @param {object} wish
 * @param {object} asked
 */
async function longest(name, wish, asked) {
  const times = []
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const began = performance.now()
    await drawExercise({ ...wish, seed }, {}, asked)
    times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  const most = times[SEEDS - 1]
  return {
    work: `${name}: the longest of ${SEEDS.toLocaleString('en')} seeds`,
    found: time(most),
    against: `median ${time(times[SEEDS / 2])}`,
    goal: `≤ ${LONGEST} ms`,
    met: most <= LONGEST,
  }
}
