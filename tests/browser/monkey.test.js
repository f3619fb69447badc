// One seeded monkey: after each of its actions on the page, sentence, counts and step are those of a new search. MONKEY_ACTIONS
// is the number of its actions, MONKEY_SEED its seed.

import { test } from 'node:test'
import { play } from './monkey.js'
import { WIDE, visit } from './page.js'
import { watchOrigins } from './fresh-search.js'

const ACTIONS = Number(process.env.MONKEY_ACTIONS ?? 70)
const SEED = Number(process.env.MONKEY_SEED ?? 1)

test(`random actions leave the page as a new search shows it, seed ${SEED}`, async (t) => {
  const page = await visit(t, WIDE, (page) => page.addInitScript(watchOrigins))
  await play(page, SEED, ACTIONS)
})
