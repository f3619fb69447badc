// Writes worksheets: sheets with trees, boxes and points, then their solutions, as a page to print or as LaTeX.

import { extname } from 'node:path'
import { stdout } from 'node:process'
import { messages } from '../www/messages/messages.js'
import { pageOf as htmlPage } from '../www/worksheet/html.js'
import { beginning, end, pageOf as latexPage } from '../www/worksheet/latex.js'
import { escaped, markup } from '../www/worksheet/markup.js'
import { BadField, orderOf } from '../www/worksheet/order.js'
import { wordsFor } from '../www/worksheet/words.js'
import style from '../www/sheets/worksheet/document.css.js'
import { headingOf, worksheets } from '../www/worksheet/worksheet.js'
import { Usage, checkLanguage } from './arguments.js'
import { write } from './commands.js'

/**
 * @import {WorksheetPage} from '../www/worksheet/worksheet.js'
 * @import {WorksheetWords} from '../www/messages/pages.js'
 * @typedef {import('./arguments.js').Arguments} Arguments
 */

/** The formats that file names stand for. @type {Record<string, string>} */
const ENDINGS = { '': 'html', '.html': 'html', '.htm': 'html', '.tex': 'tex' }

/** @param {Arguments} args */
export async function worksheet({ values }) {
  const { lang = 'en', output, heading, only } = values
  checkLanguage(values)
  const wording = await wordsFor(await messages(lang))
  const { m, words } = wording
  const ordered = order(values)
  const tikz = (values.format ?? formatOf(extname(output ?? ''))) === 'tex'
  const { convention } = values
  const looks = {
    heading: heading || headingOf(ordered, wording),
    format: tikz ? /** @type {const} */ ('tikz') : /** @type {const} */ ('svg'),
    style: convention ? { convention: /** @type {'aima'} */ (convention) } : {},
  }
  /** @type {{ sheet: WorksheetPage[], solved: WorksheetPage[] }} */
  const pages = { sheet: [], solved: [] }
  for await (const { sheet, solved } of worksheets(ordered, looks, wording)) {
    if (only !== 'solutions') pages.sheet.push(sheet)
    if (only !== 'sheets') pages.solved.push(solved)
  }
  const all = [...pages.sheet, ...pages.solved]
  const text = tikz ? latex(all, m.lang, words) : html(all, m.lang, looks.heading, words)
  const path = output ?? `worksheet.${tikz ? 'tex' : 'html'}`
  await write(path, text)
  if (output === undefined) stdout.write(`${path}\n`)
}

/** @param {string} ending of a file name */
function formatOf(ending) {
  const format = ENDINGS[ending.toLowerCase()]
  if (format) return format
  throw new Usage(
    `Worksheets are HTML (.html), from which a browser prints, or LaTeX (.tex), not '${ending}'. Name the output so, or give --format.`,
  )
}

/** @param {Arguments['values']} values */
function order(values) {
  try {
    return orderOf(values)
  } catch (error) {
    throw error instanceof BadField ? new Usage(`--${error.message}`) : error
  }
}

/** @param {WorksheetPage[]} pages @param {string} lang @param {WorksheetWords} words */
function* latex(pages, lang, words) {
  yield beginning(lang)
  for (const page of pages) yield latexPage(page, words)
  yield end
}

/** @param {WorksheetPage[]} pages @param {string} lang @param {string} title @param {WorksheetWords} words */
function* html(pages, lang, title, words) {
  yield `<!doctype html>\n<html lang="${lang}">\n<head>\n<meta charset="utf-8">\n`
  yield `<meta name="viewport" content="width=device-width, initial-scale=1">\n`
  yield `<title>${escaped(title)}</title>\n<style>${style}</style>\n</head>\n<body>\n`
  for (const page of pages) yield `${htmlPage(markup, page, words).text}\n`
  yield '</body>\n</html>\n'
}
