// The results that students hand in: files of JSON, each with one result of an exercise, a list of them, or one in a line.

import { basename, extname } from 'node:path'
import { BadInput } from './bad-input.js'
import { textOf } from './text.js'

/**
 * @import {ExerciseResult} from '../www/types.js'
 * @typedef {ExerciseResult & { student: string }} StudentResult
 */

/** The results of a file, whose name stands for the student. @param {string} file @returns {StudentResult[]} */
export function resultsOf(file) {
  const student = basename(file, extname(file))
  const content = parse(textOf(file), file)
  const results = Array.isArray(content) ? content : [content]
  results.forEach((result, at) => check(result, `${file}: result ${at + 1}`))
  return results.map((result) => ({ ...result, student }))
}

/** JSON, or JSON in each line. @param {string} text @param {string} file @returns {any} */
function parse(text, file) {
  const lines = text.split('\n')
  const begins = lines.filter((line) => line.trim().startsWith('{'))
  const apart = begins.length > 1 && begins.every((line) => line.trim().endsWith('}'))
  if (!apart) return json(text, file, 1)
  return lines.flatMap((line, at) => (line.trim() ? [json(line, file, at + 1)] : []))
}

/** @param {string} text @param {string} file @param {number} line where the text begins */
function json(text, file, line) {
  try {
    return JSON.parse(text)
  } catch (error) {
    // Node before version 22 does not say where.
    const [, position] = /position (\d+)/.exec(/** @type {Error} */ (error).message) ?? []
    const place = position === undefined ? '' : placeOf(text.slice(0, Number(position)), line)
    throw new BadInput(
      `${file}${place}: this is no JSON; a file has one result, a list, or one in each line.`,
    )
  }
}

/** Line and column at the end of a text. @param {string} before @param {number} line where it begins */
function placeOf(before, line) {
  const lines = before.split('\n')
  return `:${line + lines.length - 1}:${(lines.at(-1) ?? '').length + 1}`
}

/** @param {unknown} result @param {string} place */
function check(result, place) {
  const { version, exercise, items, best, attempt } = Object(result)
  const hasKind = version === 1 && ['practise', 'predict', 'find'].includes(exercise)
  const numbers = [best, attempt].every((number) => typeof number === 'number')
  if (hasKind && numbers && Array.isArray(items) && items.every(isItem)) return
  throw new BadInput(
    `${place} is none of secateur-answer or secateur-result, version 1 (docs/exercise-result.schema.json).`,
  )
}

/** @param {unknown} item */
function isItem(item) {
  const { field, verdict } = Object(item)
  return typeof field === 'string' && typeof verdict === 'string'
}
