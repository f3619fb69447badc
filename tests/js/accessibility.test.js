// The report on accessibility: up to date, complete, valid by the schema of OpenACR, and with tests that exist.

import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { CRITERIA, REPORT, report, reportText } from '../../scripts/accessibility.js'
import { root } from '../../scripts/phase.js'
import { wrong } from './schema.js'

/** The criteria of WCAG 2.2 by level, as the catalogue 2.5-edition-wcag-2.2-en counts them, without the removed 4.1.1. */
const NUMBERS = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
}

const text = { type: 'string' }
const contact = { type: 'object', required: ['email'], properties: { name: text, email: text } }
const level = {
  enum: ['supports', 'partially-supports', 'does-not-support', 'not-applicable', 'not-evaluated'],
}
const adherence = { type: 'object', required: ['level'], properties: { level, notes: text } }
const component = {
  type: 'object',
  required: ['name'],
  properties: { name: { enum: ['web'] }, adherence },
}
const criterion = {
  type: 'object',
  required: ['num'],
  properties: { num: text, components: { type: 'array', items: component } },
}
const chapter = {
  type: 'object',
  properties: {
    notes: text,
    disabled: { type: 'boolean' },
    criteria: { type: 'array', items: criterion },
  },
}
/** The schema of OpenACR 0.1.0, as far as we use its fields. */
const OPENACR = {
  type: 'object',
  required: ['title', 'product', 'author'],
  properties: {
    ...{ title: text, author: contact, vendor: contact, report_date: text, notes: text },
    ...{ evaluation_methods_used: text, license: text, catalog: text },
    version: { type: 'integer' },
    product: {
      type: 'object',
      required: ['name'],
      properties: { name: text, version: text, description: text },
    },
    chapters: {
      type: 'object',
      properties: {
        success_criteria_level_a: chapter,
        success_criteria_level_aa: chapter,
        success_criteria_level_aaa: chapter,
      },
    },
  },
}

test('the report in docs/ is the one that node scripts/accessibility.js writes', () => {
  assert.equal(readFileSync(join(root, REPORT), 'utf8'), reportText())
})

test('every criterion of levels A and AA is listed once', () => {
  for (const [level, numbers] of Object.entries(NUMBERS)) {
    const criteria = CRITERIA.filter((one) => one.level === level).map(({ num }) => num)
    assert.deepEqual(criteria.sort(), numbers.split(' ').sort())
  }
})

test('the report is valid by the schema of OpenACR', () => {
  const page = JSON.parse(readFileSync(join(root, REPORT), 'utf8'))
  assert.deepEqual(wrong(page, OPENACR), [])
  const { author, ...without } = report()
  assert.ok(author)
  assert.deepEqual(wrong(without, OPENACR), ['detail: no author'])
  const odd = structuredClone(page)
  odd.chapters.success_criteria_level_a.criteria[0].components[0].adherence.level = 'yes'
  assert.equal(wrong(odd, OPENACR).length, 1)
})

test('the tests that the report names exist, and only criterion 2.3.1 has none', () => {
  for (const { tests } of CRITERIA)
    for (const path of tests) assert.ok(existsSync(join(root, path)), path)
  const seen = CRITERIA.filter(({ state, tests }) => state !== 'not-applicable' && !tests.length)
  assert.deepEqual(
    seen.map(({ num }) => num),
    ['2.3.1'],
  )
})
