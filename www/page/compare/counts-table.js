/**
 * The counts of two searches in one table, and the nodes that only one of them enters.
 *
 * @import {Search} from '../../core.js'
 * @import {Only} from '../../types.js'
 * @import {Messages} from '../../messages/pages.js'
 */

import { make } from '../../dom/make.js'

const COUNTS = /** @type {const} */ (['evaluated', 'entered', 'expanded', 'pruned', 'cutoffs'])

/** @typedef {'first' | 'second'} Which of two searches */

/**
 * @param {Messages} m
 * @param {(which: Which, step: number) => void} go called with the step at which one search enters a node
 */
export function countsTable(m, go) {
  return new CountsTable(m, go)
}

class CountsTable {
  #m
  #go
  #body = make('tbody')
  #differences = make('div', { class: 'only' })
  /** How many times `show` has been called. */
  #calls = 0

  /** @param {Messages} m @param {(which: Which, step: number) => void} go */
  constructor(m, go) {
    this.#m = m
    this.#go = go
    const words = m.compare.table
    const heads = [...COUNTS, /** @type {const} */ ('only'), /** @type {const} */ ('value')]
    const head = make(
      'tr',
      {},
      make('th', { scope: 'col' }, words.search),
      ...heads.map((name) => make('th', { scope: 'col' }, words.columns[name])),
    )
    this.element = make(
      'div',
      { class: 'counts-table', hidden: true },
      make('table', {}, make('thead', {}, head), this.#body),
      this.#differences,
    )
  }

  /**
   * Shows both searches once they have been compared; nothing, unless both are of one tree.
   * @param {Search | null} first
   * @param {Search | null} second
   */
  async show(first, second) {
    this.#calls += 1
    const call = this.#calls
    if (!first || !second || !first.sameTree(second)) {
      this.element.hidden = true
      return
    }
    const compared = await Promise.all([first.compare(second), second.compare(first)])
    // Otherwise a later call shows the searches that have replaced these.
    if (call !== this.#calls || compared.includes(false)) return
    this.element.hidden = false
    this.#showCounts(first, second)
    const { only, legend } = this.#m.compare
    const lists = [
      ...this.#list('first', first, first.only(second)),
      ...this.#list('second', second, second.only(first)),
    ]
    const summary = lists.length === 0 ? only.neither : legend
    this.#differences.replaceChildren(...lists, make('p', { class: 'note' }, summary))
  }

  /** @param {Search} first @param {Search} second */
  #showCounts(first, second) {
    const { count } = this.#m
    const words = this.#m.compare.table
    const [a, b] = [this.#counts(first, second), this.#counts(second, first)]
    const values = [this.#value(first), this.#value(second)]
    const same = values[0] === values[1]
    this.#body.replaceChildren(
      row(words.first, [...a.map(count), values[0]]),
      row(words.second, [...b.map(count), values[1]]),
      row(words.difference, [
        ...a.map((n, at) => words.signed(b[at] - n)),
        same ? words.same : words.differs,
      ]),
      row(words.ratio, [
        ...a.map((n, at) => (n === 0 ? words.none : words.times(b[at] / n))),
        words.none,
      ]),
    )
  }

  /** @param {Search} search @param {Search} other */
  #counts(search, other) {
    return [...COUNTS.map((name) => search.summary[name]), search.only(other).nodes]
  }

  /** @param {Search} search */
  #value(search) {
    const { value, range, limit, steps } = search.summary
    if (value === null) return this.#m.compare.table.none
    const exact = search.node(0, steps).proved === 'value'
    return exact ? this.#m.number(value) : this.#m.range(...range, limit)
  }

  /** The nodes that only one search enters. @param {Which} which @param {Search} search @param {Only} only */
  #list(which, search, { nodes, tops, more }) {
    if (nodes === 0) return []
    const buttons = tops.map((node) => {
      const { place, entered } = search.node(node, search.summary.steps)
      const button = make('button', { type: 'button' }, this.#m.place(place))
      button.addEventListener('click', () => this.#go(which, entered))
      return button
    })
    const words = this.#m.compare.only
    const rest = more === 0 ? [] : [words.more(more)]
    return [make('p', {}, words[which](nodes), ...buttons, ' ', ...rest)]
  }
}

/** @param {string} name @param {string[]} cells */
function row(name, cells) {
  return make(
    'tr',
    {},
    make('th', { scope: 'row' }, name),
    ...cells.map((cell) => make('td', {}, cell)),
  )
}
