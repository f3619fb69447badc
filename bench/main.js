// Runs the parts asked for, one after the other, and prints their tables. With --write all parts are
// run and their tables put into BENCHMARKS.md, and after them the goals that are missed.

import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import * as bestFirst from './best-first.js'
import * as boundary from './boundary.js'
import * as compare from './compare.js'
import * as exercise from './exercise.js'
import * as first from './first.js'
import * as frames from './frames.js'
import * as layout from './layout.js'
import * as memory from './memory.js'
import * as native from './native.js'
import * as open from './open.js'
import * as record from './record.js'
import * as seek from './seek.js'
import * as weight from './weight.js'
import { Failure } from '../scripts/phase.js'
import { missed, table } from './table.js'

/**
 * @import {Row} from './table.js'
 * @typedef {{ title: string, run: () => Row[] | Promise<Row[]> }} Part
 */

/** @type {Record<string, Part>} */
const parts = {
  layout,
  record,
  memory,
  seek,
  compare,
  boundary,
  frames,
  open,
  'best-first': bestFirst,
  first,
  exercise,
  weight,
  native,
}

const document = new URL('../BENCHMARKS.md', import.meta.url)
/** Between these lines of BENCHMARKS.md stands the table that this writes. */
const [FROM, TO] = ['<!-- table -->', '<!-- end of table -->']

const asked = process.argv.slice(2)
const write = asked.includes('--write')
const names = write || asked.length === 0 ? Object.keys(parts) : asked

console.log(`\n${machine()}\n`)
/** @type {string[]} */
const tables = []
/** @type {string[]} */
const unmet = []
for (const name of names) {
  const rows = await tried(parts[name])
  tables.push(table(parts[name].title, rows))
  unmet.push(...missed(rows))
  console.log(tables[tables.length - 1])
}
const verdict = unmet.length ? ['Not reached:', '', ...unmet] : ['All goals are reached.']
console.log(verdict.join('\n'))
if (write) put([machine(), '', ...tables, ...verdict].join('\n'))

/**
 * A part that cannot run here says why, with a remedy. The others run, even if one fails.
 * @param {Part} part
 */
async function tried({ title, run }) {
  try {
    return await run()
  } catch (error) {
    unmet.push(`- ${title}: not measured`)
    if (error instanceof Failure) return [{ work: title, found: `not measured: ${error.message}` }]
    console.error(error)
    process.exitCode = 1
    return [{ work: title, found: 'not measured: it failed, see the lines above' }]
  }
}

/** @param {string} text */
function put(text) {
  const now = readFileSync(document, 'utf8')
  const [before, rest = ''] = now.split(`${FROM}\n`)
  const after = rest.split(TO)[1]
  if (after === undefined) throw new Failure(`BENCHMARKS.md lacks the lines ${FROM} and ${TO}.`)
  writeFileSync(document, `${before}${FROM}\n\n${text}\n\n${TO}${after}`)
}

function machine() {
  const [{ model }] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  const day = new Date().toISOString().slice(0, 10)
  return `${day}: ${cpus().length} × ${model}, ${memory} GiB, Node ${process.version}`
}
