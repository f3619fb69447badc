/**
 * The dialog that opens the search of another program: a file, or lines that are pasted. What is wrong with a file is said
 * here, and nothing else changes.
 *
 * @import {Messages} from '../../messages/pages.js'
 * @import {ImportedWords} from '../../messages/imported.js'
 * @import {SecateurTree} from '../../secateur-tree.js'
 * @import {Progress} from '../../types.js'
 * @import {ForeignTrace} from './reading.js'
 */

import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { partOf } from '../../messages/messages.js'
import { selectRow } from '../../dom/select.js'
import { openTrace } from './reading.js'
import { quotedLine, refusalOf } from './refusal.js'

/** Milliseconds between two reports of how far the reading is: drawing one can take long beside the text of a large tree. */
const OFTEN = 500

/** @type {OwnDialog | undefined} */
let dialog

/**
 * @param {Messages} m
 * @param {SecateurTree} viewer
 * @param {(foreignTrace: ForeignTrace) => void} show shows a trace that is good
 * @param {Blob} [file] to be read at once
 * @param {'page' | 'visited'} [tree] that of the file
 * @throws where the words cannot be loaded; the next call tries again
 */
export async function openDialog(m, viewer, show, file, tree) {
  const words = await partOf(m.lang, 'imported')
  dialog ??= new OwnDialog(m, words, viewer, show)
  dialog.open(file, tree)
}

class OwnDialog {
  #m
  #w
  #viewer
  #show
  #file = make('input', { type: 'file', id: 'own-file', accept: '.jsonl,.ndjson,.json,.txt,.log' })
  #paste = make('textarea', { id: 'own-paste', rows: 4, spellcheck: 'false', autocomplete: 'off' })
  #tree
  #view
  #note = make('p', { role: 'status', class: 'status' })
  /** The line that is refused, with a caret below the place. */
  #quoted = make('pre', { class: 'quoted', 'aria-hidden': 'true', hidden: true })
  #element
  /** Ends the present reading; null if there is none. @type {AbortController | null} */
  #reading = null

  /** @param {Messages} m @param {ImportedWords} w @param {SecateurTree} viewer @param {(foreignTrace: ForeignTrace) => void} show */
  constructor(m, w, viewer, show) {
    this.#m = m
    this.#w = w
    this.#viewer = viewer
    this.#show = show
    this.#tree = selectRow('own-tree', w.tree)
    this.#view = selectRow('own-view', w.view)
    const check = makeButton(w.check, () => this.#read())
    const close = makeButton(w.close, () => this.#element.close(), { class: 'close' })
    const how = make('a', { href: './docs/own-search.html' }, w.how)
    this.#element = make(
      'dialog',
      { class: 'dialog own-dialog', 'aria-label': w.title },
      make('h2', { tabindex: -1, autofocus: true }, w.title),
      make('p', {}, w.intro, ' ', how),
      this.#tree.row,
      this.#view.row,
      make('div', { class: 'row' }, make('label', { for: 'own-file' }, w.choose), this.#file),
      make('p', {}, w.drop),
      make('div', { class: 'row' }, make('label', { for: 'own-paste' }, w.paste), this.#paste),
      make('p', {}, w.private),
      this.#note,
      this.#quoted,
      make('div', { class: 'actions' }, check, close),
    )
    this.#file.addEventListener('change', () => this.#file.files?.[0] && this.#read())
    this.#element.addEventListener('close', () => this.#reading?.abort())
    // Back leads to another tree than that by which a trace was refused.
    const withdraw = () => this.#note.classList.contains('problem') && this.#showStatus('')
    addEventListener('popstate', withdraw)
    document.body.append(this.#element)
  }

  /** @param {Blob} [file] @param {'page' | 'visited'} [tree] */
  open(file, tree) {
    if (!this.#element.open) {
      this.#showStatus('')
      this.#element.showModal()
    }
    if (tree) this.#tree.input.value = tree
    if (file) this.#read(file)
  }

  /** Reads the chosen file, or else the pasted text. @param {Blob | undefined} [file] */
  async #read(file = this.#file.files?.[0]) {
    this.#reading?.abort()
    const reading = new AbortController()
    this.#reading = reading
    const { signal } = reading
    const trace = file ?? new Blob([this.#paste.value])
    const [tree, view] = [this.#tree.input.value, this.#view.input.value]
    const request = /** @type {import('./reading.js').Request} */ ({ trace, tree, view })
    this.#showStatus(this.#w.reading(0))
    try {
      const foreignTrace = await openTrace(this.#viewer, request, {
        signal,
        progress: this.#report(),
      })
      if (signal.aborted) return
      this.#reading = null
      this.#element.close()
      this.#show({ ...foreignTrace, words: this.#w })
    } catch (error) {
      if (!signal.aborted) await this.#showError(error, trace, signal)
    } finally {
      // The same file can be chosen again, once it is mended.
      this.#file.value = ''
    }
  }

  /** Says now and then how far the reading is. @returns {(progress: Progress) => void} */
  #report() {
    let lastReport = performance.now()
    return ({ share }) => {
      if (performance.now() - lastReport < OFTEN) return
      lastReport = performance.now()
      this.#showStatus(this.#w.reading(Math.floor(share * 100)))
    }
  }

  /** @param {unknown} error @param {Blob} trace @param {AbortSignal} signal aborted once something else is read */
  async #showError(error, trace, signal) {
    const file = trace instanceof File ? `${trace.name}: ` : ''
    this.#showStatus(`${file}${refusalOf(this.#m, this.#w, error)}`, true)
    const text = await quotedLine(trace, error)
    if (signal.aborted) return
    this.#quoted.textContent = text
    this.#quoted.hidden = text === ''
  }

  /** @param {string} words @param {boolean} [problem] */
  #showStatus(words, problem = false) {
    this.#quoted.hidden = true
    this.#note.classList.toggle('problem', problem)
    this.#note.textContent = words
  }
}
