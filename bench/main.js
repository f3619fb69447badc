// Runs the parts asked for, one after the other, and prints their tables.

import { cpus, totalmem } from 'node:os'
import * as layout from './layout.js'
import * as memory from './memory.js'
import * as places from './places.js'
import * as record from './record.js'
import * as seek from './seek.js'
import { table } from './table.js'

/** @type {Record<string, { title: string, run: () => import('./table.js').Row[] }>} */
const parts = { layout, record, memory, seek, places }

console.log(`\n${machine()}\n`)
for (const name of process.argv.slice(2)) {
  const { title, run } = parts[name]
  console.log(table(title, run()))
}

function machine() {
  const [{ model }] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  const day = new Date().toISOString().slice(0, 10)
  return `${day}: ${cpus().length} × ${model}, ${memory} GiB, Node ${process.version}`
}
