// node scripts/accessibility.js: writes docs/accessibility.openacr.yaml, which an accessibility office imports, from the page
// that people read, docs/accessibility.md.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { version } from './dist/scripts.js'
import { root } from './phase.js'

export const REPORT = 'docs/accessibility.openacr.yaml'

/** The words of OpenACR for those of the page. @type {Record<string, string>} */
const STATES = {
  met: 'supports',
  'in part': 'partially-supports',
  'does not apply': 'not-applicable',
}

const page = readFileSync(join(root, 'docs/accessibility.md'), 'utf8')
const [, methods = ''] = page.match(/^(Each criterion is checked .*)$/m) ?? []
const [, gaps = ''] = page.match(/\n## Known gaps\n([^]*?)\n## /) ?? []
/** What is missing of criteria that are met in part, by their numbers and names. */
const lacking = new Map(
  Array.from(gaps.matchAll(/^- \*\*(.*)\*\*: (.*)$/gm), ([, criterion, how]) => [criterion, how]),
)
/** The limits that no criterion asks about. */
const others = Array.from(gaps.matchAll(/^- (?!\*\*)(.*)$/gm), ([, gap]) => gap)

/** The criteria in the table of the page; one without tests was looked at. */
export const CRITERIA = Array.from(page.matchAll(/^\| (\d.*) \|$/gm), ([, row]) => {
  const [criterion, level, state, how, files = ''] = row.split('|').map((cell) => cell.trim())
  return {
    ...{ num: criterion.split(' ')[0], level, state: STATES[state] },
    how: lacking.get(criterion) ?? how,
    tests: Array.from(files.matchAll(/`(.*?)`/g), ([, name]) => `tests/${name}.test.js`),
  }
})

/** A report by the schema of OpenACR 0.1.0. */
export function report() {
  return {
    title: 'Secateur Accessibility Conformance Report, VPAT 2.5 WCAG 2.2 and EN 301 549',
    product: {
      name: 'Secateur',
      version,
      description: 'Minimax and alpha–beta search of a game tree, step by step, in the browser',
    },
    author: { name: 'The authors of Secateur', email: 'accessibility@example.org' },
    vendor: { name: 'The authors of Secateur', email: 'accessibility@example.org' },
    report_date: '2026-11-26',
    version: 1,
    notes: `Clause 9 of EN 301 549 V3.2.1 takes the criteria of WCAG 2.1 A and AA by reference: 9.1.1.1 is 1.1.1, and so on. Not covered by a criterion: ${others.join(' ')}`,
    evaluation_methods_used: methods,
    license: 'CC0-1.0',
    catalog: '2.5-edition-wcag-2.2-en',
    chapters: {
      success_criteria_level_a: { criteria: chapter('A') },
      success_criteria_level_aa: { criteria: chapter('AA') },
      success_criteria_level_aaa: { disabled: true },
    },
  }
}

/** @param {'A' | 'AA'} level */
function chapter(level) {
  return CRITERIA.filter((one) => one.level === level).map(({ num, state, how, tests }) => {
    const tested = tests.length ? ` Tested by ${tests.join(', ')}.` : ''
    const adherence = { level: state, notes: `${how}${tested}` }
    return { num, components: [{ name: 'web', adherence }] }
  })
}

/** The report as its file has it: JSON is YAML, and every program reads it alike. */
export function reportText() {
  return `${lines(report())}\n`
}

/**
 * A value as JSON: a field of the report and of its chapters is a line, and so is each criterion.
 * @param {unknown} value
 * @param {string} [indent]
 * @returns {string}
 */
function lines(value, indent = '') {
  const deeper = `${indent}  `
  const rows = Array.isArray(value)
    ? value.map((one) => JSON.stringify(one, null, 1).replace(/\n */g, ' '))
    : Object.entries(/** @type {object} */ (value)).map(([name, one]) => {
        const within = one && typeof one === 'object'
        return `${JSON.stringify(name)}: ${within ? lines(one, deeper) : JSON.stringify(one)}`
      })
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${rows.map((row) => deeper + row).join(',\n')}\n${indent}${close}`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(join(root, REPORT), reportText())
}
