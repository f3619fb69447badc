// Moving large trees, in a browser without a GPU: how many frames are shown a second of the clock on
// the wall, and the page's own work, timed apart. Peers make the same motions in the same browser,
// in fewer frames where they are slow; they are given the places and the states of all nodes.

import { browse } from './browser.js'
import { figure, time, times } from './table.js'
import { percentile } from './timing.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {Site} from './browser.js'
 * @import {Reading} from './page/meter.js'
 * @import {Row} from './table.js'
 * @typedef {Reading & { nodes: number, frames: number }} Measured
 */

export const title = 'Frames of 1280×720'

const FRAMES = 600

/** The nodes of a game of coins grow as the numbers of Fibonacci. @type {Record<string, Record<string, string>>} */
const trees = {
  '10^4': { game: 'coins', coins: '18' },
  '10^5': { game: 'coins', coins: '23' },
  '10^6': { game: 'coins', coins: '28' },
  '10^7': { game: 'coins', coins: '32' },
  'tic-tac-toe': { game: 'tic-tac-toe' },
}

const peers = [
  { name: 'd3', how: 'd3, SVG', coins: 18, frames: 120, scripts: ['d3/dist/d3.min.js'] },
  {
    name: 'cytoscape',
    how: 'cytoscape',
    coins: 18,
    frames: 72,
    scripts: ['cytoscape/dist/cytoscape.min.js'],
  },
  { name: 'canvas', how: 'canvas, all drawn anew', coins: 22, frames: 120, scripts: [] },
  {
    name: 'sigma',
    how: 'sigma, WebGL in software',
    coins: 22,
    frames: 24,
    scripts: ['graphology/dist/graphology.umd.min.js', 'sigma/dist/sigma.min.js'],
  },
]

export function run() {
  return browse(async (site) => {
    /** @type {Map<string, Measured>} */
    const found = new Map()
    for (const [size, game] of Object.entries(trees)) found.set(size, await ownTimes(site, game))
    /** @type {Row[]} */
    const rows = []
    for (const peer of peers) rows.push(...besides(peer.how, await peerTimes(site, peer)))
    return [...[...found].flatMap(([size, read]) => shown(size, read)), ...growth(found), ...rows]
  })
}

/**
 * The times of our page.
 * @param {Site} site
 * @param {Record<string, string>} game
 * @returns {Promise<Measured>}
 */
export async function ownTimes({ visit }, game) {
  const page = await visit('')
  const read = await page.evaluate(
    async ({ game, frames }) => {
      const { measure } = await import(String('/bench/page/meter.js'))
      const { subject } = await import(String('/bench/page/secateur.js'))
      const { nodes, ...moved } = await subject(game)
      return { nodes, frames, ...(await measure(moved, frames)) }
    },
    { game, frames: FRAMES },
  )
  await page.close()
  return read
}

/**
 * @param {Site} site
 * @param {typeof peers[number]} peer
 * @returns {Promise<Measured>}
 */
async function peerTimes({ visit }, { name, coins, frames, scripts }) {
  const page = await visit('bench/page/blank.html')
  for (const script of scripts) await page.addScriptTag({ url: `/bench/node_modules/${script}` })
  const read = await page.evaluate(
    async ({ name, coins, frames }) => {
      const { measure } = await import(String('/bench/page/meter.js'))
      const { drawnTree } = await import(String('/bench/page/drawn-tree.js'))
      const { subject } = await import(`/bench/page/${name}.js`)
      const tree = await drawnTree(coins)
      return { nodes: tree.nodes, frames, ...(await measure(subject(tree), frames)) }
    },
    { name, coins, frames },
  )
  await page.close()
  return read
}

/**
 * @param {string} size
 * @param {Measured} read
 * @returns {Row[]}
 */
function shown(size, read) {
  const rate = read.frames / read.seconds
  const p95 = percentile(read.picture, 95)
  const million = size === '10^6'
  return [
    {
      work: `${game(size)}, ${read.nodes.toLocaleString('en')} nodes: frames a second`,
      found: figure(rate),
      ...(million && { goal: '≥ 58', met: rate >= 58 }),
    },
    {
      work: '— frame, scene and paint, p95',
      found: time(p95),
      against: `p50 ${time(percentile(read.picture, 50))}`,
      ...(million && { goal: '≤ 4 ms', met: p95 <= 4 }),
    },
    {
      work: '— all of the page, panels too, p95',
      found: time(percentile(read.all, 95)),
      against: `p50 ${time(percentile(read.all, 50))}`,
    },
  ]
}

/** @param {string} size */
function game(size) {
  return size === 'tic-tac-toe' ? size : 'coins'
}

/**
 * @param {Map<string, Measured>} found
 * @returns {Row[]}
 */
function growth(found) {
  const cost = (/** @type {string} */ size) => mean(found.get(size)?.picture ?? [])
  return Object.entries({ '10^6': 1.5, '10^7': 2.5 }).map(([size, most]) => ({
    work: `frame, scene and paint at ${size} ÷ at 10^4, mean`,
    found: times(cost(size) / cost('10^4')),
    against: `${time(cost(size))} ÷ ${time(cost('10^4'))}`,
    goal: `≤ ${most} ×`,
    met: cost(size) / cost('10^4') <= most,
  }))
}

/**
 * @param {string} how
 * @param {Measured} read
 * @returns {Row[]}
 */
function besides(how, { nodes, frames, seconds, all }) {
  return [
    {
      work: `${how}, ${nodes.toLocaleString('en')} nodes: frames a second`,
      found: figure(frames / seconds),
    },
    {
      work: '— its script, p95',
      found: time(percentile(all, 95)),
      against: `p50 ${time(percentile(all, 50))}`,
    },
  ]
}

/** @param {number[]} times */
function mean(times) {
  return times.reduce((sum, time) => sum + time, 0) / times.length
}
