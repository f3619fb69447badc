/**
 * The page of worksheets. The form has the wishes, and so has the address; below is the sheet as it will be printed.
 *
 * @import {FieldValues} from '../link/fragment.js'
 * @import {WorksheetPage} from './worksheet.js'
 */

import { SecateurError } from '../core.js'
import { makeButton } from '../dom/button.js'
import { make } from '../dom/make.js'
import { onDemand } from '../on-demand.js'
import { peek, read as readLink, write } from '../link/fragment.js'
import { errorText } from '../messages/messages.js'
import { save } from '../dom/save.js'
import { fillShell } from '../page/shell.js'
import { noticeOfLink } from '../page/link-notice.js'
import { Address } from '../page/settings/address.js'
import { words as pageWords } from '../page/settings/language.js'
import { FIELDS } from './fields.js'
import { WorksheetForm } from './form.js'
import { pageOf } from './html.js'
import { requestOf } from './request.js'
import { wordsFor } from './words.js'
import style from '../sheets/worksheet/paper.css.js'
import { worksheets } from './worksheet.js'

const m = await pageWords()
const wording = await wordsFor(m)
const { words } = wording

let lang = peek(location.hash, 'lang')
/** The state that the link asks for, also where the form has no control for it. @type {FieldValues} */
let linkState = {}
/** Ends the making of the present sheets. */
let ending = new AbortController()

const address = new Address(() => ({
  fragment: write({ ...linkState, lang }, FIELDS),
  historyState: null,
}))
const form = new WorksheetForm(m, words, () => remake())
const status = make('p', { role: 'status', class: 'status' })
const sheets = make('div')
const solutions = make('div')
const print = makeButton(words.print, () => window.print(), { disabled: true })
const latex = makeButton(words.latex, saveLatex, { disabled: true })

/** Makes the sheets that the form asks for, one after the other. */
async function remake() {
  ending.abort()
  ending = new AbortController()
  const { signal } = ending
  linkState = { ...linkState, ...blank(), ...form.read(linkState) }
  address.changed()
  const { part = 'both' } = linkState
  sheets.hidden = part === 'solutions'
  solutions.hidden = part === 'sheets'
  sheets.replaceChildren()
  solutions.replaceChildren()
  status.textContent = ''
  print.disabled = latex.disabled = true
  let sheetCount = 0
  await attempt(async () => {
    for await (const { sheet, solved } of pages('svg')) {
      if (signal.aborted) return
      sheets.append(pageOf(make, sheet, words))
      solutions.append(pageOf(make, solved, words))
      sheetCount += 1
      status.textContent = words.made(sheetCount)
      // The page stays alive meanwhile.
      await new Promise((done) => setTimeout(done))
    }
    print.disabled = latex.disabled = signal.aborted
  }, signal)
}

/** The fields of the form as if nothing were ticked or chosen. @returns {FieldValues} */
function blank() {
  const names = Array.from(
    form.element.querySelectorAll('[name]'),
    (control) => control.getAttribute('name') ?? '',
  )
  return Object.fromEntries(names.map((name) => [name, FIELDS[name].initial]))
}

/** @param {'svg' | 'tikz'} format */
function pages(format) {
  const { heading, convention } = linkState
  const looks = {
    heading: heading ?? '',
    format,
    style: convention ? { convention: /** @type {'aima'} */ (convention) } : {},
  }
  return worksheets(requestOf(defaults(linkState)), looks, wording)
}

/** @param {FieldValues} state @returns {FieldValues} */
function defaults(state) {
  const own = Object.entries(FIELDS).map(([name, { initial }]) => [name, state[name] ?? initial])
  return Object.fromEntries(own.filter(([, text]) => text !== ''))
}

async function saveLatex() {
  const { part = 'both' } = linkState
  /** @type {{ sheet: string[], solved: string[] }} */
  const texts = { sheet: [], solved: [] }
  await attempt(async () => {
    const { beginning, end, pageOf } = await onDemand(() => import('./latex.js'))
    const write = (/** @type {WorksheetPage} */ page) => pageOf(page, words)
    for await (const { sheet, solved } of pages('tikz')) {
      texts.sheet.push(write(sheet))
      texts.solved.push(write(solved))
    }
    const all = [part !== 'solutions' && texts.sheet, part !== 'sheets' && texts.solved]
    const body = all.flatMap((one) => one || [])
    save('worksheet.tex', [beginning(m.lang), ...body, end].join(''), 'application/x-tex')
  })
}

/** Does something, and says it if it fails. @param {() => Promise<void>} act @param {AbortSignal} [signal] */
async function attempt(act, signal) {
  try {
    await act()
  } catch (error) {
    if (signal?.aborted) return
    status.textContent = error instanceof SecateurError ? errorText(m, error) : words.failed
  }
}

const sheet = new CSSStyleSheet()
sheet.replaceSync(style)
document.adoptedStyleSheets.push(sheet)
document.title = words.title
fillShell(m, 'worksheets', words, (chosen) => {
  lang = chosen
  address.write()
})
const about = make('p', { class: 'note' }, words.intro)
document
  .querySelector('aside')
  ?.append(about, form.element, make('div', { class: 'buttons' }, print, latex), status)
document.querySelector('main')?.append(sheets, solutions)
addEventListener('hashchange', () => location.reload())
const { state, problem } = await readLink(location.hash, FIELDS)
noticeOfLink(m).show(problem)
linkState = state ?? {}
form.write(linkState)
await remake()
