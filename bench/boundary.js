// Handing 10^6 events to JavaScript. The page itself never asks for so many: its log has the rows in
// sight, and its columns are those of a frame. So the columns are made here: five of them, of 29 bytes
// an event, which stand ready in the memory of the module.

import { open } from '../www/core.js'
import { bench } from './engine.js'
import { figure, time, times } from './table.js'
import { median } from './timing.js'

export const title = 'Boundary'

const MILLION = 1_000_000
/** The most nodes of one call. */
const NODES = 250_000

export async function run() {
  const engine = bench('tic-tac-toe')
  engine.prepareRecord()
  engine.record(true)
  const columns = engine.eventColumns(MILLION)
  if (columns?.events() !== MILLION) throw new Error('too few events')
  const copies = median(() => columns.copies())
  const views = median(() => columns.views())
  const objects = median(() => columns.objects())
  const json = median(() => JSON.parse(columns.json() ?? ''))
  const summed = sum(columns.copies())
  if (sum(columns.views()) !== summed) throw new Error('views and copies differ')
  columns.free()
  engine.free()
  return [
    { work: '10^6 events as copies', found: time(copies), goal: '≤ 12 ms', met: copies <= 12 },
    { work: '10^6 events as views', found: time(views), goal: '≤ 0.05 ms', met: views <= 0.05 },
    slower('serde_wasm_bindgen objects', objects, copies),
    slower('JSON, written and parsed', json, copies),
    await frame(),
  ]
}

/**
 * @param {string} how
 * @param {number} took
 * @param {number} ours
 */
function slower(how, took, ours) {
  return { work: `— copies against ${how}`, found: times(took / ours), against: time(took) }
}

/** An answer of the page's own API of about this size: the states of as many nodes as it gives at once. */
async function frame() {
  const search = await open({ random: { branching: 10, depth: 6, seed: 1 } })
  const step = Math.round(search.summary.steps / 2)
  const took = median(() => search.frame(step, { to: NODES }))
  search.free()
  return { work: `a frame of ${figure(NODES)} nodes, six columns worked out`, found: time(took) }
}

/** @param {ArrayLike<number>[]} columns */
function sum([kinds, nodes]) {
  let sum = 0
  for (let at = 0; at < MILLION; at += 1) sum += kinds[at] + nodes[at]
  return sum
}
