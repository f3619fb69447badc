/**
 * The search of the visitor's own program: opened by a button, or by dropping its file on the page, which can be a picture of
 * ours, too. It takes the place of the search by the rules, which stands beside it. Dialog, words and the reader of files are
 * loaded when they are first needed.
 *
 * @import {Messages} from '../../messages/pages.js'
 * @import {SecateurTree} from '../../secateur-tree.js'
 * @import {ForeignTrace} from './reading.js'
 * @import {TraceVerdict} from './verdict.js'
 *
 * @typedef {object} OwnSearchHost the functions of the page for it
 * @property {(foreignTrace: Pick<ForeignTrace, 'text' | 'rules'>) => void} show shows tree and rules in the controls,
 *   before the trace is shown
 * @property {(titles: [string, string] | null) => void} compare shows the search of the rules beside it, under these
 *   titles; null: ends that
 */

import { onDemand } from '../../on-demand.js'
import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { showForeign } from '../../element/foreign-search.js'

export class OwnSearch {
  #m
  #viewer
  #page
  #button
  #status = make('p', { class: 'note', role: 'status' })
  /** The verdict on the trace; null: no trace is shown. @type {TraceVerdict | null} */
  #verdict = null
  /** Whether a trace is about to be shown, so that nothing may end it. */
  #showing = false

  /** @param {Messages} m @param {SecateurTree} viewer @param {OwnSearchHost} page */
  constructor(m, viewer, page) {
    this.#m = m
    this.#viewer = viewer
    this.#page = page
    this.#button = makeButton(m.ui.ownSearch, () => this.open(), { class: 'own-search' })
    this.element = make('div', { class: 'own-entry' }, this.#button, this.#status)
    addEventListener('dragover', (event) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    })
    addEventListener('drop', (event) => {
      const file = event.dataTransfer?.files[0]
      if (!file || event.defaultPrevented) return
      event.preventDefault()
      this.#attempt(() => this.#drop(file))
    })
  }

  /** Whether the trace of another program is shown. */
  get on() {
    return this.#verdict !== null
  }

  /** Opens the dialog. @param {Blob} [file] to be read at once @param {'page' | 'visited'} [tree] */
  open(file, tree) {
    return this.#attempt(async () => {
      const { openDialog } = await onDemand(() => import('./dialog.js'))
      await openDialog(
        this.#m,
        this.#viewer,
        (trace) => this.#attempt(() => this.#show(trace)),
        file,
        tree,
      )
    })
  }

  /** Does an action whose files are loaded on demand, and says so where they cannot be loaded. @param {() => Promise<unknown>} act */
  async #attempt(act) {
    this.#status.textContent = ''
    try {
      await act()
    } catch {
      this.#status.textContent = this.#m.ui.noOwnSearch
    }
  }

  /** Opens a picture of ours at its step, a tree of another program, else the search whose trace a file has. @param {File} file */
  async #drop(file) {
    const { linkIn } = await onDemand(() => import('../../link/in-picture.js'))
    const link = await linkIn(file)
    if (link !== null) {
      location.hash = link
      return
    }
    const { treeIn } = await onDemand(() => import('./tree-file.js'))
    const text = await treeIn(file)
    if (text === null) await this.open(file)
    else this.#page.show({ text, rules: null })
  }

  /** Shows a trace that has been read and is good. @param {ForeignTrace} foreignTrace */
  async #show(foreignTrace) {
    const { TraceVerdict } = await onDemand(() => import('./verdict.js'))
    this.end()
    this.#showing = true
    this.#page.show(foreignTrace)
    this.#showing = false
    const { source, text, search, words } = foreignTrace
    this.#verdict = new TraceVerdict(this.#m, foreignTrace, this.#viewer, {
      close: () => {
        this.end()
        this.#button.focus()
      },
      visited: () => this.open(source.trace, 'visited'),
    })
    showForeign(this.#viewer, source, search)
    // Beside a tree that is too large to be written stands none: that of the page is another one.
    if (source.tree !== null || text !== null) this.#page.compare([words.yours, words.expected])
  }

  /** Shows the search by the rules again. */
  end() {
    if (!this.#verdict || this.#showing) return
    this.#verdict.remove()
    this.#verdict = null
    this.#page.compare(null)
    showForeign(this.#viewer, null)
  }
}
