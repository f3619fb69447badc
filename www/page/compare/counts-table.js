/**
 * The counts of two searches in one table.
 *
 * @import {Search} from '../../core.js'
 * @import {Messages} from '../../messages/pages.js'
 */

import { make } from '../../dom/make.js'
import { tableHead, tableRow } from '../../dom/table.js'

/** The counts where both searches take each node once. */
const COUNTS = /** @type {const} */ (['evaluated', 'entered', 'expanded', 'pruned', 'cutoffs'])
/** The counts where one of them can visit a node several times: different nodes, and the calls for them. */
const COUNTS_OF_REVISITS = /** @type {const} */ ([
  ...['evaluated', 'entered', 'evaluations', 'calls', 'again', 'hits', 'cutoffs'],
])

export class CountsTable {
  #m
  #table = make('table')
  #note = make('p', { class: 'note' })
  /** The number of calls of `show`. */
  #calls = 0

  /** @param {Messages} m */
  constructor(m) {
    this.#m = m
    this.element = make('div', { class: 'counts-table', hidden: true }, this.#table, this.#note)
  }

  /**
   * Shows both searches once they have been compared; nothing, unless both are of one tree.
   * @param {Search | null} first
   * @param {Search | null} second
   * @returns {Promise<boolean | null>} whether one of them enters nodes that the other does not, or enters nodes more often;
   *   null: others are shown by now
   */
  async show(first, second) {
    this.#calls += 1
    const call = this.#calls
    if (!first || !second || !first.sameTree(second)) {
      this.element.hidden = true
      return false
    }
    const compared = await Promise.all([first.compare(second), second.compare(first)])
    // Otherwise a later call shows the searches that have replaced these.
    if (call !== this.#calls || compared.includes(false)) return null
    this.element.hidden = false
    this.#showCounts(first, second)
    this.#note.textContent = revisits(first, second) ? this.#m.compare.returns : ''
    const calls = first.summary.entered !== second.summary.entered
    return calls || first.only(second).nodes + second.only(first).nodes > 0
  }

  /** @param {Search} first @param {Search} second */
  #showCounts(first, second) {
    const { count } = this.#m
    const words = this.#m.compare.table
    const again = revisits(first, second)
    const names = again ? COUNTS_OF_REVISITS : COUNTS
    const heads = [...names, /** @type {const} */ ('only'), /** @type {const} */ ('value')]
    this.element.classList.toggle('again', again)
    const counts = (/** @type {Search} */ search, /** @type {Search} */ other) => {
      const sideCounts = countsOf(search)
      return [...names.map((name) => sideCounts[name]), search.only(other).nodes]
    }
    const [a, b] = [counts(first, second), counts(second, first)]
    const values = [this.#value(first, again), this.#value(second, again)]
    const same = values[0] === values[1]
    const differences = a.map((n, at) => words.signed(b[at] - n))
    const ratios = a.map((n, at) => (n === 0 ? words.none : words.times(b[at] / n)))
    this.#table.replaceChildren(
      tableHead([words.search, ...heads.map((name) => words.columns[name])]),
      make(
        'tbody',
        {},
        tableRow(words.first, [...a.map(count), values[0]]),
        tableRow(words.second, [...b.map(count), values[1]]),
        tableRow(words.difference, [...differences, same ? words.same : words.differs]),
        tableRow(words.ratio, [...ratios, words.none]),
      ),
    )
  }

  /** @param {Search} search @param {boolean} again whether the passes of a search prove its value together */
  #value(search, again) {
    const { value, range, limit, steps } = search.summary
    if (value === null) return this.#m.compare.table.none
    const exact = !again && search.node(0, steps).proved === 'value'
    return exact ? this.#m.number(value) : this.#m.range(...range, limit)
  }
}

/** Whether one of two searches can visit a node several times. @param {Search} first @param {Search} second */
export function revisits(first, second) {
  return [first, second].some(({ summary }) => summary.distinct !== undefined)
}

/** The counts of a search: each node once, and each call for it. @param {Search} search */
function countsOf({ summary }) {
  const { evaluated, entered, again = 0, hits = 0, distinct, ...others } = summary
  return {
    ...others,
    evaluated,
    entered,
    ...distinct,
    evaluations: evaluated,
    calls: entered,
    again,
    hits,
  }
}
