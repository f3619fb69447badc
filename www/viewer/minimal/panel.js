/**
 * The panel of the minimal tree: what it says of the selected node, how many nodes it has and how many were searched in
 * addition, and why.
 *
 * @import {MinimalTree, Uniform} from '../../types.js'
 * @import {Messages, MinimalWords} from '../../messages/messages.js'
 * @import {Part} from '../part.js'
 */

import { make } from '../../dom/make.js'
import { makePanel } from '../panels/panel.js'

/**
 * @param {Messages} m
 * @param {MinimalWords} words
 * @returns {Part & { count: (tree: MinimalTree | null, uniform: Uniform | null) => void }} `count` is told the numbers of
 *   the search on view; null: there is no minimal tree
 */
export function makeMinimalPanel(m, words) {
  const told = make('p', { class: 'told', role: 'status' })
  const numbers = make('div')
  return {
    title: words.title,
    element: makePanel('minimal', words.title, told, numbers),
    show({ search, step, view, node }) {
      const known = search.hasMinimalTree ? search.minimalNode(node, step, view) : null
      const said = known ? words.node(known) : ''
      if (told.textContent !== said) told.textContent = said
    },
    count(tree, uniform) {
      numbers.replaceChildren(...(tree ? tables(m, words, tree, uniform) : [words.none]))
    },
  }
}

/**
 * @param {Messages} m
 * @param {MinimalWords} words
 * @param {MinimalTree} tree
 * @param {Uniform | null} uniform
 */
function tables(m, words, tree, uniform) {
  const { goal, types, leaves, searched, searchedLeaves, extra, extraLeaves, reasons } = tree
  const nodes = types.reduce((sum, count) => sum + count)
  const { rows, columns } = words
  const [exact, one, all] = types
  const kinds = words.types.rows
  const why = Object.entries(words.reasons.rows).map(
    ([, reason], at) => /** @type {[string, number]} */ ([reason, reasons[at]]),
  )
  return [
    make('p', {}, words.proves(...goal)),
    ...(uniform
      ? [make('p', {}, words.formula(uniform.branching, uniform.depth, uniform.fewest))]
      : []),
    table(
      m,
      ['', columns.nodes, columns.leaves],
      [
        [rows.tree, nodes, leaves],
        [rows.searched, searched, searchedLeaves],
        [rows.extra, extra, extraLeaves],
      ],
    ),
    table(
      m,
      [words.types.title, columns.nodes],
      [
        [kinds.exact, exact],
        [kinds.one, one],
        [kinds.all, all],
      ],
    ),
    ...(extra > 0
      ? [
          table(
            m,
            [words.reasons.title, columns.nodes],
            why.filter(([, count]) => count > 0),
          ),
        ]
      : []),
  ]
}

/** @param {Messages} m @param {string[]} head @param {[string, ...number[]][]} rows */
function table(m, [first, ...rest], rows) {
  const head = make(
    'tr',
    {},
    first ? make('th', { scope: 'col', class: 'first' }, first) : make('td'),
    ...rest.map((name) => make('th', { scope: 'col' }, name)),
  )
  const body = rows.map(([name, ...counts]) =>
    make(
      'tr',
      {},
      make('th', { scope: 'row' }, name),
      ...counts.map((count) => make('td', {}, m.count(count))),
    ),
  )
  return make('table', {}, make('thead', {}, head), make('tbody', {}, ...body))
}
