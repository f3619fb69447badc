// Runs files of tests that each try one host or engine, and prints its results, and the skipped tests with the reasons.

import { basename } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { Failure, printLine } from './phase.js'

/** The results of one file. @typedef {{ versions: string[], seen: string[], failed: boolean }} Row */

/**
 * Runs files of tests one after the other, shows how they go, and prints the results. It is a failure if anything does
 * not. A test tells a version by a diagnostic: `version 1.2.3`.
 * @param {string[]} files
 */
export async function tryAll(files) {
  /** @type {Map<string, Row>} */
  const rows = new Map()
  for (const file of files) {
    const name = basename(file, '.test.js')
    printLine(`\n▶ ${name}`)
    rows.set(name, await tried(file))
  }
  print(rows)
}

/** @param {string} file @returns {Promise<Row>} */
async function tried(file) {
  /** @type {Row} */
  const row = { versions: [], seen: [], failed: false }
  const stream = run({ files: [file] })
  stream.on('test:diagnostic', ({ message }) => {
    const [, version] = message.match(/^version (.*)/) ?? []
    if (version) row.versions.push(version)
  })
  stream.on('test:pass', ({ name, skip }) => {
    row.seen.push(skip ? `– ${name}: skipped, ${skip}` : `✔ ${name}`)
  })
  stream.on('test:fail', ({ name }) => {
    row.seen.push(`✖ ${name}`)
    row.failed = true
  })
  for await (const text of stream.compose(new spec())) process.stdout.write(text)
  return row
}

/** @param {Map<string, Row>} rows */
function print(rows) {
  console.log('\nWhat holds:')
  for (const [name, { versions, seen }] of rows) {
    console.log(`\n${[name, ...versions].join(', ')}`)
    for (const line of seen) console.log(`  ${line}`)
  }
  const failed = [...rows].filter(([, row]) => row.failed).map(([name]) => name)
  if (failed.length) throw new Failure(`Not all holds in ${failed.join(', ')}.`)
}
