/**
 * The controls of the dialog of figures: which steps, as which figure, and how it looks.
 *
 * @import {FigureOptions} from '../../figure/figure.js'
 * @import {FigureWords} from '../../messages/pages.js'
 * @import {SecateurTree} from '../../secateur-tree.js'
 */

import { make } from '../../dom/make.js'
import { stepsOf } from '../../figure/steps.js'
import { selectRow } from '../../dom/select.js'

/** The most panels of one figure. */
const MOST = 60
/** Seconds for each step of a figure that moves. */
const SECONDS = 1.5
/** The names of many steps that only searches made of calls have, and those that only best-first ones have. */
const OF_CALLS = ['cutoffs', 'decisions']
const OF_BEST_FIRST = ['iterations', 'choices']

export class FigureChoices {
  #steps
  #several
  #theme
  #list = make('input', {
    type: 'text',
    id: 'figure-list',
    value: 'cutoff:1, last',
    spellcheck: false,
  })
  #captions = make('input', { type: 'checkbox', checked: true })
  #listRow
  #captionsLabel
  /** @type {HTMLElement[]} */
  elements

  /** @param {FigureWords} w @param {() => void} changed */
  constructor(w, changed) {
    this.#steps = selectRow('figure-steps', w.steps)
    this.#several = selectRow('figure-several', w.several)
    this.#theme = selectRow('figure-theme', w.theme)
    const label = make('label', { for: 'figure-list' }, w.list)
    this.#listRow = make('div', { class: 'row' }, label, this.#list)
    this.#captionsLabel = make('label', { class: 'check' }, this.#captions, ' ', w.captions)
    const rows = [this.#steps.row, this.#listRow, this.#several.row, this.#theme.row]
    this.elements = [make('div', { class: 'choices' }, ...rows), this.#captionsLabel]
    for (const { input } of [this.#steps, this.#several, this.#theme]) {
      input.addEventListener('change', changed)
    }
    for (const input of [this.#list, this.#captions]) input.addEventListener('input', changed)
  }

  /** Whether the figure is a sheet for fingers. */
  get tactile() {
    return this.#theme.input.value === 'tactile'
  }

  /** Offers the steps that a search has. @param {boolean} bestFirst */
  offer(bestFirst) {
    const { input } = this.#steps
    const lacking = bestFirst ? OF_CALLS : OF_BEST_FIRST
    for (const option of input.options) {
      option.hidden = option.disabled = lacking.includes(option.value)
      if (option.hidden && option.selected) input.value = 'one'
    }
  }

  /** Hides the controls that do not matter for the steps chosen. */
  arrange() {
    const kind = this.#steps.input.value
    this.#listRow.hidden = kind !== 'list'
    this.#several.row.hidden = this.#captionsLabel.hidden = kind === 'one'
  }

  /** The names of the steps of a kind. @param {string} kind */
  #stepNames(kind) {
    if (kind === 'list') return this.#list.value
    return kind === 'cutoffs' ? 'cutoffs,last' : kind
  }

  /**
   * The steps of the figure, and how it is drawn.
   * @param {NonNullable<SecateurTree['picture']>} picture
   * @param {string} format
   */
  read({ search, step, ...look }, format) {
    const kind = this.#steps.input.value
    const all = kind === 'one' ? [step] : stepsOf(search, this.#stepNames(kind))
    const drawn = format === 'svg' || format === 'png'
    const moving = drawn && !this.tactile && this.#several.input.value === 'moving'
    const steps = moving ? all : all.slice(0, this.tactile ? 1 : MOST)
    const options = /** @type {FigureOptions} */ ({
      ...look,
      ...{ format: drawn ? 'svg' : format, theme: this.#theme.input.value },
      captions: steps.length > 1 && this.#captions.checked,
      seconds: moving && steps.length > 1 ? SECONDS : undefined,
    })
    return { search, all, steps, options }
  }
}
