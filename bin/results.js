// The results that students hand in: files of JSON, each with one result of an exercise, a list of them, or one in a line.

import { basename, extname } from 'node:path'
import { BadInput, readJson, textOf } from './input.js'

/**
 * @import {ExerciseResult} from '../www/types.js'
 * @typedef {ExerciseResult & { student: string }} StudentResult
 */

const SHAPE = 'A file has one result, a list, or one in each line.'

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
  if (!apart) return readJson(text, file, SHAPE)
  return lines.flatMap((line, at) => (line.trim() ? [readJson(line, file, SHAPE, at + 1)] : []))
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
