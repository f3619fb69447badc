// A million iterations of Monte-Carlo tree search on tic-tac-toe: opened in our page, asked for at random steps, and moved
// like the large trees. Seeking is timed as JavaScript does it, with one node's state to hand over.

import { open } from '../www/core.js'
import { browse } from './browser.js'
import { ownTimes } from './frames.js'
import { figure, time } from './table.js'
import { percentile, randomSteps } from './timing.js'

/** @import {Site} from './browser.js' */

export const title = 'A million iterations of Monte-Carlo tree search'

const ITERATIONS = 1_000_000
const ROUNDS = 3
const SEEKS = 100_000
const SEARCHED = { game: 'tic-tac-toe', algorithm: 'mcts', iterations: String(ITERATIONS) }

export async function run() {
  return [
    ...(await seekTimes()),
    ...(await browse(async (site) => [...(await opened(site)), ...(await moved(site))])),
  ]
}

/** Seeking at random steps. */
async function seekTimes() {
  const search = await open({ game: 'tic-tac-toe' }, { algorithm: 'mcts', iterations: ITERATIONS })
  const { steps } = search.summary
  const times = Float64Array.from(randomSteps(SEEKS, steps - 1), (step) => {
    const began = performance.now()
    search.frame(step, { to: 1 })
    return performance.now() - began
  })
  search.free()
  const p50 = percentile(times, 50)
  return [
    {
      work: `tic-tac-toe, ${figure(steps)} events: seek, p50`,
      found: time(p50),
      goal: '≤ 10 µs',
      met: p50 <= 0.01,
    },
    { work: '— p99', found: time(percentile(times, 99)) },
  ]
}

/** From a click to the first frame. @param {Site} site */
async function opened({ visit }) {
  /** @type {number[]} */
  const found = []
  while (found.length < ROUNDS) {
    const page = await visit('')
    found.push(
      await page.evaluate(async (searched) => {
        const { opened } = await import(String('/bench/page/opened.js'))
        return (await opened(searched)).took
      }, SEARCHED),
    )
    await page.close()
  }
  const took = percentile(Float64Array.from(found), 50)
  return [
    { work: 'from click to first frame', found: time(took), goal: '≤ 3 s', met: took <= 3000 },
  ]
}

/** Scrubbing, zooming and panning. @param {Site} site */
async function moved(site) {
  const { frames, seconds, picture } = await ownTimes(site, SEARCHED)
  const rate = frames / seconds
  return [
    { work: 'frames a second', found: figure(rate), goal: '≥ 58', met: rate >= 58 },
    { work: '— frame, scene and paint, p95', found: time(percentile(picture, 95)) },
  ]
}
