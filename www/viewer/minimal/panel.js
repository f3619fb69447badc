/**
 * The panel of the minimal tree: the type of the selected node, the number of its nodes, and the number of nodes
 * that were searched in addition, with the reasons.
 *
 * @import {MinimalTree, Uniform} from '../../types.js'
 * @import {Messages, MinimalWords} from '../../messages/messages.js'
 * @import {Search} from '../../core.js'
 * @import {Part, Snapshot} from '../part.js'
 */

import { make } from '../../dom/make.js'
import { tableHead, tableRow } from '../../dom/table.js'
import { makePanel } from '../panels/panel.js'

/**
 * @param {Messages} m
 * @param {MinimalWords} words
 * @returns {Part & { count: (search: Search, tree: MinimalTree | null) => void }} `count` gets the numbers of a search;
 *   null: there is no minimal tree
 */
export function makeMinimalPanel(m, words) {
  const sentence = make('p', { class: 'message' })
  const panel = makePanel('minimal', words.title, sentence)
  // It scrolls, and has nothing else to focus.
  panel.tabIndex = 0
  /** @type {HTMLElement[]} */
  let numbers = []
  /** @type {Snapshot | null} */
  let lastSnapshot = null
  /** The search whose minimal tree is known. @type {Search | null} */
  let countedSearch = null
  const write = () => {
    if (!lastSnapshot) return
    const { search, step, view, node } = lastSnapshot
    const state = search === countedSearch ? search.minimalNode(node, step, view) : null
    sentence.textContent = state ? words.node(state) : ''
  }
  return {
    title: words.title,
    element: panel,
    show(snapshot) {
      lastSnapshot = snapshot
      write()
    },
    count(search, tree) {
      countedSearch = search
      const uniform = search.uniform()
      for (const part of numbers) part.remove()
      numbers = tree ? tables(m, words, tree, uniform) : [make('p', {}, words.none)]
      panel.append(...numbers)
      if (lastSnapshot?.search === search) write()
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
  const { goal, leaves, searched, searchedLeaves, extra, extraLeaves, reasons } = tree
  const nodes = tree.types.reduce((sum, count) => sum + count)
  const { rows, columns } = words
  const [exact, one, all] = tree.types
  const kinds = words.types.rows
  const why = Object.values(words.reasons.rows)
    .map((reason, at) => /** @type {[string, number]} */ ([reason, reasons[at]]))
    .filter(([, count]) => count > 0)
  const parts = table(
    m,
    ['', columns.nodes, columns.leaves],
    [rows.tree, nodes, leaves],
    [rows.searched, searched, searchedLeaves],
    [rows.extra, extra, extraLeaves],
  )
  const types = table(
    m,
    [words.types.title, columns.nodes],
    [kinds.exact, exact],
    [kinds.one, one],
    [kinds.all, all],
  )
  return [
    parts,
    ...(extra > 0 ? [table(m, [words.reasons.title, columns.nodes], ...why)] : []),
    types,
    make('p', {}, words.proves(...goal)),
    ...(uniform
      ? [make('p', {}, words.formula(uniform.branching, uniform.depth, uniform.fewest))]
      : []),
  ]
}

/** @param {Messages} m @param {string[]} head @param {...[string, ...number[]]} rows */
function table(m, head, ...rows) {
  const body = rows.map(([name, ...counts]) => tableRow(name, counts.map(m.count)))
  return make('table', {}, tableHead(head), make('tbody', {}, ...body))
}
