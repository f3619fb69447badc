// From a click to the first frame: full tic-tac-toe in our page, and a recorded run of as many events
// in speedscope. Each round is a fresh page, as it is for a visitor.

import { browse } from './browser.js'
import { time, times } from './table.js'
import { percentile } from './timing.js'

/** @import {Site} from './browser.js' */

export const title = 'Opening full tic-tac-toe'

const ROUNDS = 5
const PEER_ROUNDS = 2
const SPEEDSCOPE = 'bench/node_modules/speedscope/dist/release/index.html'

export function run() {
  return browse(async (site) => {
    const cut = await rounds(ROUNDS, () => openTimes(site, 'alpha-beta'))
    const full = await rounds(ROUNDS, () => openTimes(site, 'minimax'))
    const peer = await rounds(PEER_ROUNDS, () => speedscopeTimes(site, full.events))
    const ratio = peer.first / full.first
    return [
      ...rows('alpha-beta', cut),
      ...rows('minimax', full),
      {
        work: '— against speedscope, as many events',
        found: times(ratio),
        against: time(peer.first),
        goal: '≥ 10 ×',
        met: ratio >= 10,
      },
    ]
  })
}

/**
 * @typedef {{ events: number, first: number, again: number }} Opened times in milliseconds
 * @param {number} count
 * @param {() => Promise<Opened>} open
 * @returns {Promise<Opened>} medians
 */
async function rounds(count, open) {
  /** @type {Opened[]} */
  const found = []
  while (found.length < count) found.push(await open())
  const median = (/** @type {'first' | 'again'} */ which) =>
    percentile(
      found.map((opened) => opened[which]),
      50,
    )
  return { events: found[0].events, first: median('first'), again: median('again') }
}

/**
 * @param {string} algorithm
 * @param {Opened} opened
 */
function rows(algorithm, { events, first, again }) {
  return [
    {
      work: `${algorithm}, ${events.toLocaleString('en')} events: from click to first frame`,
      found: time(first),
      goal: '≤ 150 ms',
      met: first <= 150,
    },
    { work: '— again in the same page', found: time(again) },
  ]
}

/**
 * @param {Site} site
 * @param {string} algorithm
 * @returns {Promise<Opened>}
 */
async function openTimes({ visit }, algorithm) {
  const page = await visit('')
  const opened = await page.evaluate(async (algorithm) => {
    const { opened } = await import(String('/bench/page/opened.js'))
    const game = { algorithm, game: 'tic-tac-toe' }
    const { events, took: first } = await opened(game)
    await opened({ ...game, board: 'xox\noxo\n...' })
    const { took: again } = await opened({ ...game, board: '' })
    return { events, first, again }
  }, algorithm)
  await page.close()
  return opened
}

/**
 * @param {Site} site
 * @param {number} events
 * @returns {Promise<Opened>}
 */
async function speedscopeTimes({ visit }, events) {
  const page = await visit(SPEEDSCOPE)
  await page.waitForSelector('input[type=file]', { state: 'attached' })
  const opened = await page.evaluate(async (events) => {
    const { loaded, recording } = await import(String('/bench/page/speedscope.js'))
    const took = await loaded(recording(events))
    return { events, first: took, again: NaN }
  }, events)
  await page.close()
  return opened
}
