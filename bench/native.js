// The micro-benchmarks of the core, natively: criterion runs them and writes its results into files.

import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { time } from './table.js'

export const title = 'Native micro-benchmarks'

const engine = fileURLToPath(new URL('./engine/', import.meta.url))
const results = `${engine}target/criterion`

export function run() {
  // Benchmarks of another day would stand among those of today.
  rmSync(results, { recursive: true, force: true })
  execFileSync(`${engine}target/release/micro`, ['--bench', '--noplot'], {
    cwd: engine,
    stdio: ['ignore', 'ignore', 'pipe'], // its progress; shown after a failure
  })
  const names = readdirSync(results).filter((name) => name !== 'report')
  return names.map((name) => row(`${results}/${name}/new`))
}

/** @param {string} folder of one benchmark */
function row(folder) {
  const { full_id: work } = read(`${folder}/benchmark.json`)
  const { median } = read(`${folder}/estimates.json`)
  const { lower_bound: low, upper_bound: high } = median.confidence_interval
  return {
    work,
    found: time(median.point_estimate / 1e6),
    against: `95 %: ${time(low / 1e6)} to ${time(high / 1e6)}`,
  }
}

/** @param {string} file */
function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
