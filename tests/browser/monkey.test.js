// One seeded monkey: whatever it does to the page, sentence, counts and step are those of a fresh
// search. MONKEY_SECONDS says how long it plays, MONKEY_SEED what.

import { test } from 'node:test'
import { play } from './monkey.js'
import { WIDE, visit } from './page.js'
import { watchOrigins } from './witness.js'

const SECONDS = Number(process.env.MONKEY_SECONDS ?? 60)
const SEED = Number(process.env.MONKEY_SEED ?? 1)

test(`a monkey plays with the page, seed ${SEED}`, async (t) => {
  const page = await visit(t, WIDE, (page) => page.addInitScript(watchOrigins))
  t.diagnostic(`${await play(page, SEED, SECONDS, 20)} actions`)
})
