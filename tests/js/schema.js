// The mistakes in a value by a JSON schema: as much of that language as the schemas of docs/ use.

import { read } from './sources.js'

/**
 * @typedef {{ type?: string | string[], const?: unknown, enum?: unknown[], required?: string[],
 *   properties?: Record<string, Schema>, items?: Schema }} Schema
 */

/** The schema of the result of an exercise. @type {Schema} */
export const RESULT = JSON.parse(read('docs/exercise-result.schema.json'))

/** The mistakes in a value, place by place. @param {unknown} value @param {Schema} schema @param {string} at @returns {string[]} */
export function wrong(value, schema, at = 'detail') {
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
