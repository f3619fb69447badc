// The weight of the files of one viewer, and of those of other libraries.

import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { join } from 'node:path'
import { explained } from './browser.js'
import { dist } from '../scripts/dist.js'
import { root } from '../scripts/phase.js'
import { BROTLI_GOAL, LIMITS, weigh } from '../scripts/weight.js'
import { figure, times } from './table.js'

export const title = 'Weight over the wire, after gzip'

const libraries = {
  katex: ['katex/dist/katex.min.js', 'katex/dist/katex.min.css'],
  d3: ['d3/dist/d3.min.js'],
  mermaid: ['mermaid/dist/mermaid.min.js'],
}

export async function run() {
  const folder = join(root, 'dist')
  await dist(folder)
  const { sums, brotli } = await explained(() => weigh(folder))
  const { wasm, all } = LIMITS
  return [
    weighed('the core as WebAssembly', sums.wasm, wasm.goal),
    { work: 'script, style and one language', found: kilobytes(sums.rest) },
    weighed('all that one viewer loads', sums.all, all.goal),
    weighed('— after brotli', brotli, BROTLI_GOAL),
    ...Object.entries(libraries).map(([name, files]) => beside(name, files, sums.all)),
  ]
}

/**
 * @param {string} work
 * @param {number} bytes
 * @param {number} goal
 */
function weighed(work, bytes, goal) {
  return { work, found: kilobytes(bytes), goal: `≤ ${kilobytes(goal)}`, met: bytes <= goal }
}

/**
 * @param {string} name
 * @param {string[]} files in node_modules
 * @param {number} ours
 */
function beside(name, files, ours) {
  const read = (/** @type {string} */ file) => readFileSync(join(root, 'bench/node_modules', file))
  const bytes = files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0)
  return { work: `— against ${name}`, found: times(bytes / ours), against: kilobytes(bytes) }
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${figure(bytes / 1000)} kB`
}
