// What an element tells of a check is JSON of the shape that docs/ gives, without the answers.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { detailOf } from '../../www/exercise/report.js'
import { Sheet, TICKED } from '../../www/exercise/sheet.js'

const path = new URL('../../docs/exercise-result.schema.json', import.meta.url)

/**
 * @typedef {{ type?: string | string[], const?: unknown, enum?: unknown[], required?: string[],
 *   properties?: Record<string, Schema>, items?: Schema }} Schema
 */

/** What is wrong with a value, place by place. @param {unknown} value @param {Schema} schema @param {string} at @returns {string[]} */
function wrong(value, schema, at = 'detail') {
  const types = [schema.type ?? []].flat()
  if (types.length > 0 && !types.some((type) => is(type, value))) return [`${at}: ${typeof value}`]
  if ('const' in schema && value !== schema.const) return [`${at}: ${value}`]
  if (schema.enum && !schema.enum.includes(value)) return [`${at}: ${value}`]
  const { items, properties, required = [] } = schema
  if (items) return Array.from(Object(value), (item, i) => wrong(item, items, `${at}[${i}]`)).flat()
  if (!properties) return []
  const table = Object(value)
  const missing = required.filter((name) => !(name in table)).map((name) => `${at}: no ${name}`)
  const rest = Object.entries(table).flatMap(([name, part]) =>
    Object.hasOwn(properties, name)
      ? wrong(part, properties[name], `${at}.${name}`)
      : [`${at}: ${name}`],
  )
  return [...missing, ...rest]
}

/** @param {string} type @param {unknown} value */
function is(type, value) {
  if (type === 'null') return value === null
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === type
}

test('the detail of a check has the shape of its schema, and no answer in it', async () => {
  const schema = JSON.parse(readFileSync(path, 'utf8'))
  const search = await open('((3 12 8) (2 4 6) (14 5 2))')
  const sheet = new Sheet()
  sheet.write({ node: 1, field: 'value' }, '12')
  sheet.write({ node: 5, field: 'range' }, '<=2')
  sheet.write({ node: 9, field: 'alpha' }, '4x')
  sheet.write({ node: 9, field: 'beta' }, '∞')
  sheet.write({ node: 10, field: 'cut' }, TICKED)
  const grade = await search.grade(sheet.answers, { ask: ['values', 'ranges', 'windows', 'cuts'] })
  const score = sheet.check(grade.score)
  const detail = detailOf(grade, sheet, 'all', score, null)
  assert.deepEqual(JSON.parse(JSON.stringify(detail)), detail)
  assert.deepEqual(wrong(detail, schema), [])
  assert.ok(detail.items.length > 10)
  assert.ok(!JSON.stringify(detail).includes('expected'))
  const bad = {
    ...detail,
    version: 2,
    score: '1',
    more: 1,
    items: [{ ...detail.items[0], expected: 3 }],
  }
  assert.equal(wrong(bad, schema).length, 4)
  search.free()
})
