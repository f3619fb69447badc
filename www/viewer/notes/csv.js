/**
 * Counts of calls as a table for other programs.
 *
 * @import {NoteCounts} from '../../types.js'
 */

const COLUMNS = /** @type {const} */ (['calls', 'below', 'cutoffs', 'hits', 'again'])

/**
 * @param {NoteCounts} counts
 * @param {'kind' | 'tag' | 'depth'} by
 */
export function countsOfNotes({ rows }, by) {
  const lines = rows.map((row) => [cell(row[by] ?? ''), ...COLUMNS.map((name) => row[name])])
  return [[by, ...COLUMNS], ...lines].map((line) => `${line.join(',')}\r\n`).join('')
}

/** @param {string | number} value */
function cell(value) {
  const text = String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
