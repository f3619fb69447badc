/**
 * What is wrong with the search of another program, below the header of the page: the first wrong line, why, and what is
 * likely wrong with the program.
 *
 * @import {OwnSearchWords} from '../../messages/own-search.js'
 * @import {SecateurTree} from '../../secateur-tree.js'
 */

import { make } from '../../dom/make.js'
import { likelihood, wrongness } from '../../figure/finding.js'
import { addNotice } from '../visitor/notices.js'

/**
 * @param {OwnSearchWords} w
 * @param {SecateurTree} viewer
 * @param {() => void} close
 */
export function makeVerdict(w, viewer, close) {
  return new Verdict(w, viewer, close)
}

class Verdict {
  #w
  #viewer
  #line = make('strong')
  #why = make('span')
  #likely = make('span', { class: 'likely' })
  #go
  #element
  /** Whether the first wrong step has been shown. */
  #shown = false
  /** The step of what is wrong. */
  #step = 0

  /** @param {OwnSearchWords} w @param {SecateurTree} viewer @param {() => void} close */
  constructor(w, viewer, close) {
    this.#w = w
    this.#viewer = viewer
    this.#go = make('button', { type: 'button', hidden: true }, w.go)
    this.#go.addEventListener('click', () => viewer.seek(this.#step))
    const end = make('button', { type: 'button' }, w.close)
    end.addEventListener('click', close)
    this.#element = make(
      'section',
      { class: 'own-verdict', 'aria-label': w.title },
      make('p', { role: 'status' }, this.#line, ' ', this.#why, ' ', this.#likely),
      make('div', { class: 'actions' }, this.#go, end),
    )
    addNotice(this.#element)
  }

  /** Says what is wrong by the present rules, and goes there once. */
  judge() {
    const { search } = this.#viewer
    if (!search) return
    try {
      const { finding, summary } = search
      this.#go.hidden = !finding
      this.#line.textContent = finding ? this.#w.first(finding.line) : ''
      this.#why.textContent = finding
        ? wrongness(search, finding, this.#w)
        : this.#w.right(summary.steps)
      this.#likely.textContent = finding ? likelihood(finding, this.#w) : ''
      this.#element.classList.toggle('wrong', finding !== null)
      this.#step = finding?.step ?? 0
      if (finding && !this.#shown) this.#viewer.seek(finding.step)
      this.#shown = true
    } catch {
      // The search is lost; the next one is judged.
    }
  }

  remove() {
    this.#element.remove()
  }
}
