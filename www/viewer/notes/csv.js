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
  const lines = rows.map((row) => [cell(row[by]), ...COLUMNS.map((name) => row[name])])
  return [[by, ...COLUMNS], ...lines].map((line) => `${line.join(',')}\r\n`).join('')
}

/** A cell of CSV. A text that a spreadsheet would take for a formula begins with a quote. @param {unknown} value */
export function cell(value) {
  const text = String(value ?? '')
  const plain =
    typeof value === 'string' && /^(?:[=+@\t\r]|-(?![\d.]))/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
