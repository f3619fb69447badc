/**
 * The counts of two searches in one table, and the nodes that only one of them enters.
 *
 * @import {Search} from '../../core.js'
 * @import {Only} from '../../types.js'
 * @import {Messages} from '../../messages/pages.js'
 */

import { make } from '../../dom/make.js'

/** The counts where both searches take each node once. */
const ONCE = /** @type {const} */ (['evaluated', 'entered', 'expanded', 'pruned', 'cutoffs'])
/** The counts where one of them can visit a node several times: different nodes, and the calls for them. */
const AGAIN = /** @type {const} */ ([
  ...['evaluated', 'entered', 'evaluations', 'calls', 'again', 'hits', 'cutoffs'],
])

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
  #head = make('tr')
  #body = make('tbody')
  #differences = make('div', { class: 'only' })
  /** Whether one of the two searches enters what the other does not. */
  differ = false
  /** How many times `show` has been called. */
  #calls = 0

  /** @param {Messages} m @param {(which: Which, step: number) => void} go */
  constructor(m, go) {
    this.#m = m
    this.#go = go
    this.element = make(
      'div',
      { class: 'counts-table', hidden: true },
      make('table', {}, make('thead', {}, this.#head), this.#body),
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
      this.differ = false
      return
    }
    const compared = await Promise.all([first.compare(second), second.compare(first)])
    // Otherwise a later call shows the searches that have replaced these.
    if (call !== this.#calls || compared.includes(false)) return
    this.element.hidden = false
    this.#showCounts(first, second)
    const { only, returns } = this.#m.compare
    const lists = [
      ...this.#list('first', first, first.only(second)),
      ...this.#list('second', second, second.only(first)),
    ]
    this.differ = lists.length > 0
    const notes = lists.length === 0 ? [only.neither] : []
    if (comesBack(first, second)) notes.push(returns)
    this.#differences.replaceChildren(
      ...lists,
      ...notes.map((note) => make('p', { class: 'note' }, note)),
    )
  }

  /** @param {Search} first @param {Search} second */
  #showCounts(first, second) {
    const { count } = this.#m
    const words = this.#m.compare.table
    const again = comesBack(first, second)
    const names = again ? AGAIN : ONCE
    const heads = [...names, /** @type {const} */ ('only'), /** @type {const} */ ('value')]
    this.element.classList.toggle('again', again)
    this.#head.replaceChildren(
      make('th', { scope: 'col' }, words.search),
      ...heads.map((name) => make('th', { scope: 'col' }, words.columns[name])),
    )
    const counts = (/** @type {Search} */ search, /** @type {Search} */ other) => {
      const found = countsOf(search)
      return [...names.map((name) => found[name]), search.only(other).nodes]
    }
    const [a, b] = [counts(first, second), counts(second, first)]
    const values = [this.#value(first, again), this.#value(second, again)]
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

  /** @param {Search} search @param {boolean} again whether the passes of a search prove its value together */
  #value(search, again) {
    const { value, range, limit, steps } = search.summary
    if (value === null) return this.#m.compare.table.none
    const exact = !again && search.node(0, steps).proved === 'value'
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

/** Whether one of two searches can visit a node several times. @param {Search} first @param {Search} second */
function comesBack(first, second) {
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

/** @param {string} name @param {string[]} cells */
function row(name, cells) {
  return make(
    'tr',
    {},
    make('th', { scope: 'row' }, name),
    ...cells.map((cell) => make('td', {}, cell)),
  )
}
