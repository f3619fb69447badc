// The table of a class: which mistake was made how often, which tree shows it, and how far each student is.

import { messages, partOf } from '../www/messages/messages.js'
import { cell } from '../www/viewer/notes/csv.js'
import { checkLanguage } from './arguments.js'
import { classPage } from './class-page.js'
import { answerOf, classTable } from './class-table.js'
import { formatOf, write } from './commands.js'
import { resultsOf } from './results.js'

/**
 * @import {Arguments} from './arguments.js'
 * @import {StudentResult} from './results.js'
 */

/** The columns that are the same for all boxes of a submission. */
const OF_SUBMISSION = /** @type {const} */ ([
  ...['student', 'exercise', 'tree', 'seed', 'attempt', 'help', 'score', 'best', 'likely'],
])
/** The columns of the answers as CSV, one line for each box of each submission. */
const COLUMNS = [...OF_SUBMISSION, 'node', 'field', 'given', 'verdict', 'reason']

/** The formats that file names stand for. @type {Record<string, string>} */
const ENDINGS = { '': 'html', '.html': 'html', '.htm': 'html', '.csv': 'csv' }
const KINDS = 'Reports are HTML (.html) or CSV (.csv)'

/** @param {Arguments} args */
export async function report({ values, files }) {
  const { lang = 'en', output } = values
  checkLanguage(values)
  const format = formatOf(values, ENDINGS, KINDS)
  const results = files.flatMap(resultsOf)
  if (format === 'csv') return write(output, csv(results))
  const [m, { mistakes, explored }, words] = await Promise.all([
    messages(lang),
    partOf(lang, 'exercise'),
    partOf(lang, 'report'),
  ])
  const mistakeNames = { ...explored.mistakes, ...mistakes }
  return write(output, await classPage(classTable(results), { m, mistakes: mistakeNames, words }))
}

/** @param {StudentResult[]} results */
function* csv(results) {
  yield `${COLUMNS.join(',')}\n`
  for (const result of results) {
    const own = OF_SUBMISSION.map((name) => result[name])
    for (const { node, field, given, verdict, reason } of result.items) {
      const row = [...own, node, field, answerOf(given), verdict, reason?.key]
      yield `${row.map(cell).join(',')}\n`
    }
  }
}
