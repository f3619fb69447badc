/**
 * What two searches took, in one table, and which nodes only one of them enters.
 *
 * @import {Search} from '../../core.js'
 * @import {Only} from '../../types.js'
 * @import {Messages} from '../../messages/pages.js'
 */

import { make } from '../../dom/make.js'

const COUNTS = /** @type {const} */ (['evaluated', 'entered', 'expanded', 'pruned', 'cutoffs'])

/**
 * @param {Messages} m
 * @param {(which: 'first' | 'second', step: number) => void} go called with the step at which one enters a node
 */
export function countsTable(m, go) {
  const words = m.compare.table
  const body = make('tbody')
  const heads = [...COUNTS, /** @type {const} */ ('only'), /** @type {const} */ ('value')]
  const head = make(
    'tr',
    {},
    make('th', { scope: 'col' }, words.search),
    ...heads.map((name) => make('th', { scope: 'col' }, words.columns[name])),
  )
  const differences = make('div', { class: 'only' })
  /** How often it has been shown something. */
  let shown = 0

  /** @param {Search} search @param {number} only */
  const counts = (search, only) => [...COUNTS.map((name) => search.summary[name]), only]

  /** @param {Search} search */
  function value({ summary: { value, range, limit } }) {
    const [lo, hi] = range
    if (value === null) return words.none
    return lo === hi && limit === null ? m.number(lo) : m.range(lo, hi, limit)
  }

  /** @param {'first' | 'second'} which @param {Search} search @param {Only} only */
  function list(which, search, { nodes, tops, more }) {
    if (nodes === 0) return []
    const buttons = tops.map((node) => {
      const { place, entered } = search.node(node, search.summary.steps)
      const button = make('button', { type: 'button' }, m.place(place))
      button.addEventListener('click', () => go(which, entered))
      return button
    })
    const rest = more === 0 ? [] : [m.compare.only.more(more)]
    return [make('p', {}, m.compare.only[which](nodes), ...buttons, ' ', ...rest)]
  }

  return {
    element: make(
      'div',
      { class: 'counts-table', hidden: true },
      make('table', {}, make('thead', {}, head), body),
      differences,
    ),

    /**
     * Nothing, unless both have searched one tree; once both have been held against each other.
     * @param {Search | null} first
     * @param {Search | null} second
     */
    async show(first, second) {
      shown += 1
      const asked = shown
      if (!first || !second || !first.sameTree(second)) {
        this.element.hidden = true
        return
      }
      const compared = await Promise.all([first.compare(second), second.compare(first)])
      // Of whatever has taken its place this is told, too.
      if (asked !== shown || compared.includes(false)) return
      this.element.hidden = false
      const [here, there] = [first.only(second), second.only(first)]
      const [a, b] = [counts(first, here.nodes), counts(second, there.nodes)]
      const same = value(first) === value(second)
      body.replaceChildren(
        row(words.first, [...a.map(m.count), value(first)]),
        row(words.second, [...b.map(m.count), value(second)]),
        row(words.difference, [
          ...a.map((n, at) => words.signed(b[at] - n)),
          same ? words.same : words.differs,
        ]),
        row(words.ratio, [
          ...a.map((n, at) => (n === 0 ? words.none : words.times(b[at] / n))),
          words.none,
        ]),
      )
      const lists = [...list('first', first, here), ...list('second', second, there)]
      const summary = lists.length === 0 ? m.compare.only.neither : m.compare.legend
      differences.replaceChildren(...lists, make('p', { class: 'note' }, summary))
    },
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
