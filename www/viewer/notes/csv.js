/**
 * Tables for other programs, and the counts of calls as one.
 *
 * @import {NoteCounts} from '../../types.js'
 */

const COLUMNS = /** @type {const} */ (['calls', 'below', 'cutoffs', 'hits', 'again'])

/**
 * @param {NoteCounts} counts
 * @param {'kind' | 'tag' | 'depth'} by
 */
export function countsOfNotes({ rows }, by) {
  const columns = [by, ...COLUMNS]
  return csvText([columns, ...rows.map((row) => columns.map((name) => row[name]))])
}

/** Rows as CSV. @param {readonly (readonly unknown[])[]} rows */
export function csvText(rows) {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

/** A cell of CSV. A text that a spreadsheet would take for a formula begins with a quote. @param {unknown} value */
export function cell(value) {
  const text = String(value ?? '')
  const plain =
    typeof value === 'string' && /^(?:[=+@\t\r]|-(?![\d.]))/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
