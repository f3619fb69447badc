/**
 * A sheet of the study: one of two parallel tests, or one of two arms. What a student does is recorded in the page and saved as a
 * file; nothing is sent, and nothing else keeps it.
 *
 * @import {SecateurTree} from '../secateur-tree.js'
 * @import {Lessons} from '../messages/pages.js'
 *
 * @typedef {typeof SHEETS[number]} SheetName
 *
 * @typedef {object} StudyEntry the record of one item, beside the result of an exercise
 * @property {SheetName} sheet
 * @property {number} item from 1
 * @property {string} lang
 * @property {string} code of the student
 * @property {number} seconds since the page was opened
 * @property {unknown} [answers] to be graded again by `npx secateur grade`
 */

import { makeButton } from '../dom/button.js'
import { make } from '../dom/make.js'
import { save } from '../dom/save.js'
import { ITEMS, SEARCHES } from './study-items.js'

/** The sheets: a test, one of the arms, the other test. */
export const SHEETS = /** @type {const} */ (['before', 'watch', 'predict', 'after'])
/** The attributes of all exercises: answered once, kept nowhere. */
const ONCE = { another: 'none', keep: 'off' }
/** Characters of a code that cannot stand in the name of a file. */
const ODD = /[^\p{L}\p{N}_-]+/gu

/** The elements of a sheet, by their attributes. @param {SheetName} sheet @returns {Record<string, string>[]} */
export function elementsOf(sheet) {
  if (sheet === 'watch') return SEARCHES.map((tree) => ({ tree }))
  if (sheet === 'predict') {
    return SEARCHES.map((tree) => ({ exercise: 'predict', ...ONCE, tree }))
  }
  const test = { exercise: 'practise', feedback: 'end', attempts: '1', ...ONCE }
  return ITEMS.map(({ attributes, [sheet]: tree }) => ({ ...test, ...attributes, tree }))
}

/** @param {SheetName} sheet @param {Lessons['study']} words */
export function studySheet(sheet, words) {
  return new StudySheet(sheet, words).parts
}

class StudySheet {
  parts
  #sheet
  #words
  #code = make('input', { autocomplete: 'off', maxlength: 40, spellcheck: 'false' })
  #status = make('p', { role: 'status' })
  /** The result of each item; undefined: nothing was done yet. @type {(object | undefined)[]} */
  #done
  #saved = true
  #begun = performance.now()

  /** @param {SheetName} sheet @param {Lessons['study']} words */
  constructor(sheet, words) {
    this.#sheet = sheet
    this.#words = words
    const elements = elementsOf(sheet)
    this.#done = elements.map(() => undefined)
    this.parts = [
      make('section', {}, make('h2', {}, words.titles[sheet]), make('p', {}, words.tasks[sheet])),
      ...elements.map((attributes, at) => this.#item(attributes, at)),
      make(
        'section',
        { class: 'record' },
        make('p', {}, words.local),
        make('label', {}, words.code, ' ', this.#code),
        makeButton(words.save, () => this.#save()),
        this.#status,
      ),
    ]
    addEventListener('beforeunload', (event) => {
      if (!this.#saved) event.preventDefault()
    })
    this.#showOpen()
  }

  /** @param {Record<string, string>} attributes @param {number} at */
  #item(attributes, at) {
    const tree = make('secateur-tree', attributes)
    tree.classList.toggle('picture', this.#sheet === 'watch')
    const heading = make('h3', {}, this.#words.item(at + 1, this.#done.length))
    const section = make('section', { class: 'item' }, heading, tree)
    tree.addEventListener('secateur-step', () => this.#seen(at, tree))
    tree.addEventListener('secateur-answer', ({ detail }) => {
      this.#note(at, { ...detail, study: { ...this.#entry(at), answers: tree.answers } })
      // In a test nothing is said of an answer.
      if (this.#sheet !== 'predict') tree.replaceWith(make('p', {}, this.#words.handedIn))
    })
    return section
  }

  /** @param {number} at @returns {StudyEntry} */
  #entry(at) {
    const seconds = Math.round((performance.now() - this.#begun) / 1000)
    const { lang } = document.documentElement
    return { sheet: this.#sheet, item: at + 1, lang, code: '', seconds }
  }

  /** Notes how far a search was watched. @param {number} at @param {SecateurTree} tree */
  #seen(at, tree) {
    const { search, step } = tree
    if (this.#sheet !== 'watch' || !search) return
    const before = /** @type {{ step?: number } | undefined} */ (this.#done[at])?.step ?? 0
    const { steps } = search.summary
    const far = Math.max(before, step)
    this.#note(at, { version: 1, exercise: 'watch', step: far, steps, study: this.#entry(at) })
  }

  /** @param {number} at @param {object} done */
  #note(at, done) {
    this.#done[at] = done
    this.#saved = false
    this.#showOpen()
  }

  #showOpen() {
    this.#status.textContent = this.#words.open(this.#done.filter((done) => !done).length)
  }

  /** Saves the record as a list of results, which `npx secateur report` reads. */
  #save() {
    const code = this.#code.value.trim()
    const all = this.#done.filter((done) => done !== undefined)
    const named = all.map((done) => {
      const { study, ...rest } = /** @type {{ study: StudyEntry }} */ (done)
      return { ...rest, study: { ...study, code } }
    })
    const name = `secateur-${this.#sheet}-${code.replace(ODD, '_') || 'record'}.json`
    save(name, `${JSON.stringify(named, null, 1)}\n`, 'application/json')
    this.#saved = true
  }
}
