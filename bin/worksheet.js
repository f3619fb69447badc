// Writes worksheets: sheets with trees, boxes and points, then their solutions, as a page to print or as LaTeX.

import { messages } from '../www/messages/messages.js'
import { pageOf as htmlPage } from '../www/worksheet/html.js'
import { beginning, end, pageOf as latexPage } from '../www/worksheet/latex.js'
import { documentOf, markup } from '../www/worksheet/markup.js'
import { BadField, requestOf } from '../www/worksheet/request.js'
import { wordsFor } from '../www/worksheet/words.js'
import style from '../www/sheets/worksheet/document.css.js'
import { headingOf, worksheets } from '../www/worksheet/worksheet.js'
import { Usage, checkLanguage } from './arguments.js'
import { formatOf, writeNamed } from './commands.js'

/**
 * @import {WorksheetPage} from '../www/worksheet/worksheet.js'
 * @import {Arguments} from './arguments.js'
 */

/** The formats that file names stand for. @type {Record<string, string>} */
const ENDINGS = { '': 'html', '.html': 'html', '.htm': 'html', '.tex': 'tex' }
const KINDS = 'Worksheets are HTML (.html), from which a browser prints, or LaTeX (.tex)'

/** @param {Arguments} args */
export async function worksheet({ values }) {
  const { lang = 'en', output, heading, only } = values
  checkLanguage(values)
  const wording = await wordsFor(await messages(lang))
  const { m, words } = wording
  const request = readRequest(values)
  const tikz = formatOf(values, ENDINGS, KINDS) === 'tex'
  const { convention } = values
  const looks = {
    heading: heading || headingOf(request, wording),
    format: tikz ? /** @type {const} */ ('tikz') : /** @type {const} */ ('svg'),
    style: convention ? { convention: /** @type {'aima'} */ (convention) } : {},
  }
  /** @type {{ sheet: WorksheetPage[], solved: WorksheetPage[] }} */
  const pages = { sheet: [], solved: [] }
  for await (const { sheet, solved } of worksheets(request, looks, wording)) {
    if (only !== 'solutions') pages.sheet.push(sheet)
    if (only !== 'sheets') pages.solved.push(solved)
  }
  const all = [...pages.sheet, ...pages.solved]
  const text = tikz
    ? [beginning(m.lang), ...all.map((page) => latexPage(page, words)), end]
    : documentOf(
        m.lang,
        looks.heading,
        style,
        all.map((page) => htmlPage(markup, page, words)),
      )
  await writeNamed(output, `worksheet.${tikz ? 'tex' : 'html'}`, text)
}

/** @param {Arguments['values']} values */
function readRequest(values) {
  try {
    return requestOf(values)
  } catch (error) {
    throw error instanceof BadField ? new Usage(`--${error.message}`) : error
  }
}
