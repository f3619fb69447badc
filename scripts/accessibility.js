// node scripts/accessibility.js: writes docs/accessibility.md and docs/accessibility.openacr.yaml from the list of criteria.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { CRITERIA, GAPS } from './accessibility/criteria.js'
import { version } from './dist/scripts.js'
import { root } from './phase.js'

/** @import {Criterion} from './accessibility/criteria.js' */

/** The report that people read. */
export const PAGE = 'docs/accessibility.md'
/** The report that an accessibility office imports. */
export const REPORT = 'docs/accessibility.openacr.yaml'

const METHODS =
  'Each criterion is held by automatic tests in a browser, where the list names them: axe-core on states of all pages and of each kind of exercise, keyboard and accessibility tree alone, sizes, forced colours. The others were looked at by the authors. No screen reader was used, and nobody else has checked it.'
const STATES = {
  supports: 'met',
  'partially-supports': 'in part',
  'not-applicable': 'does not apply',
}

/** @returns {Promise<Record<string, string>>} the texts of the two files, by their paths */
export async function reportFiles() {
  const options = await resolveConfig(join(root, PAGE))
  return {
    [PAGE]: await format(page(), { ...options, filepath: PAGE }),
    // JSON is YAML, and every program reads it alike.
    [REPORT]: `${lines(report())}\n`,
  }
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
    notes: `Clause 9 of EN 301 549 V3.2.1 takes the criteria of WCAG 2.1 A and AA by reference: 9.1.1.1 is 1.1.1, and so on. Not covered by a criterion: ${GAPS.join(' ')}`,
    evaluation_methods_used: METHODS,
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
    const tested = tests.length ? ` Held by ${tests.join(', ')}.` : ''
    const adherence = { level: state, notes: `${how}${tested}` }
    return { num, components: [{ name: 'web', adherence }] }
  })
}

function page() {
  const gaps = CRITERIA.filter(({ state }) => state === 'partially-supports')
  return `# Accessibility

How far Secateur conforms to WCAG 2.2 at the levels A and AA, and so to clause 9 of EN 301 549 V3.2.1, which takes these criteria by
their numbers. An office that asks for a report takes [accessibility.openacr.yaml](accessibility.openacr.yaml), by the schema of
OpenACR; put your own address into its \`author\`. Both are made from one list, \`scripts/accessibility/criteria.js\`.

${METHODS}

## Ways through a tree

- **By keys**: the arrows step, \`c\` leads to the next cutoff, \`/\` finds a node, \`?\` tells all keys.
- **In words**: the tree stands beside the picture as a tree of the browser, with the state of each node; it opens with the focus.
- **As a table**: \`panels="nodes"\` has one row for each node: its parent, player, state, value and window at the step. The picture and the table have one selection.
- **Aloud**: each step is one sentence in a polite live region.
- **In exercises**: what is asked are fields, lists and buttons with names; the outcome of an answer takes the focus, and what cannot be read is told at once.
- **By touch**: a [tactile sheet](figures.md#for-fingers) has the tree at a step with thick lines and braille.
- **On paper**: print gives lines and text; [figures](figures.md) have a title and the sentence of their step.

## Known gaps

${gaps.map(({ num, name, how }) => `- **${num} ${name}**: ${how}`).join('\n')}
${GAPS.map((gap) => `- ${gap}`).join('\n')}

## Criterion by criterion

| criterion | level | | how | tests |
| --- | --- | --- | --- | --- |
${CRITERIA.map(row).join('\n')}
`
}

/** @param {Criterion} criterion */
function row({ num, name, level, state, how, tests }) {
  const files = tests.map((test) => `\`${test.replace('.test.js', '').replace('tests/', '')}\``)
  const note = state === 'partially-supports' ? 'see above' : how
  return `| ${num} ${name} | ${level} | ${STATES[state]} | ${note} | ${files.join(', ')} |`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [path, text] of Object.entries(await reportFiles()))
    writeFileSync(join(root, path), text)
}
