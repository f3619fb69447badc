/**
 * The tree as a table: one row for each node, in the order of the picture, with its state at the step. Readers of words and
 * programs that read aloud go through it line by line; its selection is that of the picture. The rows of a tree of usual
 * size are all in the document, those of a large one while they are in sight.
 *
 * @import {PanelMessages} from '../../messages/messages.js'
 * @import {Search} from '../../core.js'
 * @import {BestFirstNode, NodeState} from '../../types.js'
 * @import {MakePanel, Snapshot} from '../part.js'
 *
 * @typedef {{ name: string, text: string, inWords?: string }} Cell
 */

import { make } from '../../dom/make.js'
import { write } from '../../dom/write.js'
import { rangeInSigns } from '../../messages/range-in-signs.js'
import { scores } from '../../messages/scores.js'
import { makePanel } from './panel.js'
import { WindowedList } from './windowed-list.js'

/** So many rows are all in the document. */
const ROWS_AT_ONCE = 128
/** The usual width of a letter as a share of the size of type. */
const LETTER = 0.6

/** @type {MakePanel} */
export function makeNodes(m, actions) {
  const words = m.panels.nodes
  const head = make('div', { class: 'row heads', role: 'row', 'aria-rowindex': 1 })
  /**
   * Those in the document, by their nodes. A row that stays is not made anew, because its reader would lose the place.
   * @type {Map<number, HTMLElement>}
   */
  let rows = new Map()
  /** @type {Snapshot | null} */
  let lastSnapshot = null

  const list = new WindowedList(actions, {
    label: words.title,
    role: 'treegrid',
    head,
    whole: ROWS_AT_ONCE,
    make(from, to) {
      const snapshot = lastSnapshot
      if (!snapshot) return []
      const nodes = Array.from({ length: to - from }, (_, at) => from + at)
      rows = new Map(nodes.map((node) => [node, rows.get(node) ?? makeRow(node)]))
      return [...rows].map(([node, row]) => fillRow(m, snapshot, node, row))
    },
    // Nodes are numbered in the order of the rows.
    choose: (node) => actions.select(node),
    move(by) {
      if (!lastSnapshot) return
      const at = lastSnapshot.selected ?? lastSnapshot.current
      const last = lastSnapshot.search.summary.nodes - 1
      actions.select(at === null ? 0 : Math.min(Math.max(at + by, 0), last))
    },
  })

  const letters = widths(m)
  const columns = letters.map((most) => `minmax(${most * LETTER}em, ${most}fr)`).join(' ')
  list.element.style.setProperty('--columns', columns)
  const least = letters.reduce((sum, most) => sum + most, 0) * LETTER
  list.element.style.setProperty('--least', `${least}em`)

  return {
    element: makePanel('nodes', words.title, list.element),
    show(snapshot) {
      const { search, step, selected, current } = snapshot
      const other = search !== lastSnapshot?.search
      const moved = other || step !== lastSnapshot?.step || selected !== lastSnapshot.selected
      if (other) {
        const { nodes } = search.summary
        rows.clear()
        head.replaceChildren(...headsOf(m, search))
        list.element.setAttribute('aria-rowcount', String(nodes + 1))
        list.element.setAttribute('aria-colcount', String(head.children.length))
      }
      lastSnapshot = snapshot
      list.show(search.summary.nodes, moved ? (selected ?? current ?? 0) : null)
    },
    settle: () => list.settle(),
  }
}

/** The least widths of the columns in letters, by their commonest words. @param {PanelMessages} m */
function widths({ panels }) {
  const { columns, states } = panels.nodes
  const leaf = panels.calls.player({ leaf: true, player: 'max' })
  const { closed, pruned, unreached } = states
  const words = [
    [`${columns.where}_`],
    [columns.parent],
    // Capitals are wide.
    ['MAX_', leaf],
    [columns.status, closed, pruned, unreached],
    [columns.worth, '≥ 12_'],
    [columns.window, 'α −∞ β +∞_'],
  ]
  return words.map((column) => Math.max(...column.map(widthOf)))
}

/** Rough: a Chinese character is as wide as two letters. @param {string} word */
function widthOf(word) {
  return Array.from(word).reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0)
}

/** @param {number} node */
function makeRow(node) {
  return make('div', { id: `row-${node}`, role: 'row', 'aria-rowindex': node + 2 })
}

/**
 * Writes the state of a node into its row.
 * @param {PanelMessages} m
 * @param {Snapshot} snapshot
 * @param {number} node
 * @param {HTMLElement} row
 */
function fillRow(m, { search, step, view, selected }, node, row) {
  /** @type {NodeState | BestFirstNode} */
  const state = search.node(node, step, view)
  row.className = `row ${state.status}`
  row.toggleAttribute('data-current', state.current)
  row.setAttribute('aria-level', String(state.depth + 1))
  row.setAttribute('aria-selected', String(node === selected))
  cellsOf(m, search, state).forEach(({ name, text, inWords }, at) => {
    const cell = row.children[at] ?? row.appendChild(makeCell(name))
    write(cell, text)
    cell.setAttribute('title', inWords ?? text)
  })
  return row
}

/** @param {string} name */
function makeCell(name) {
  return make('span', { class: name, role: name === 'where' ? 'rowheader' : 'gridcell' })
}

/** The names of the columns. @param {PanelMessages} m @param {Search} search */
function headsOf(m, search) {
  /** @type {Record<string, string>} */
  const names = { ...m.panels.nodes.columns, ...m.explore?.ratings.head }
  return cellsOf(m, search, search.node(0, 0)).map(({ name }) => {
    // Readers who see MAX, MIN and leaves need no names for them.
    const label = make('span', { ...(name === 'player' && { class: 'unseen' }) }, names[name])
    return make('span', { class: name, role: 'columnheader' }, label)
  })
}

/** @param {PanelMessages} m @param {Search} search @param {NodeState | BestFirstNode} state @returns {Cell[]} */
function cellsOf(m, search, state) {
  const { none } = m.panels.nodes
  const { place } = state
  const bestFirst = 'grown' in state
  return [
    { name: 'where', text: m.viewer.short(place) },
    { name: 'parent', text: place.parent ?? none },
    { name: 'player', text: m.panels.calls.player(place) },
    { name: 'status', text: statusOf(m, state) },
    ...(bestFirst ? numbersOf(m, search, state) : boundsOf(m, state)),
  ]
}

/** @param {PanelMessages} m @param {NodeState | BestFirstNode} state */
function statusOf(m, state) {
  const { states, inside } = m.panels.nodes
  if (!('grown' in state)) return states[state.status]
  if (!state.grown) return m.explore?.ratings.outside ?? ''
  return state.status === 'open' ? states.open : inside
}

/** The row of a node in a search made of calls. @param {PanelMessages} m @param {NodeState} state @returns {Cell[]} */
function boundsOf(m, { proved, range, limit, window, naming }) {
  const { none } = m.panels.nodes
  return [
    proved === 'nothing'
      ? { name: 'worth', text: none }
      : { name: 'worth', text: rangeInSigns(range, m.number), inWords: m.range(...range, limit) },
    { name: 'window', text: window ? m.panels.calls.window(window, naming) : none },
  ]
}

/**
 * The row of a node in a best-first search.
 * @param {PanelMessages} m
 * @param {Search} search
 * @param {BestFirstNode} state
 * @returns {Cell[]}
 */
function numbersOf(m, search, { grown }) {
  const { fixed, proofNumber } = scores(m.lang)
  const { none } = m.panels.nodes
  const { bestFirst } = /** @type {{ bestFirst?: 'mcts' | 'pns' }} */ (search.listing)
  if (bestFirst === 'pns') {
    const grownNode = grown?.by === 'proof' ? grown : null
    return [
      { name: 'proof', text: grownNode ? proofNumber(grownNode.proof) : none },
      { name: 'disproof', text: grownNode ? proofNumber(grownNode.disproof) : none },
    ]
  }
  const grownNode = grown?.by === 'visits' ? grown : null
  return [
    { name: 'visits', text: grownNode ? m.count(grownNode.visits) : none },
    { name: 'mean', text: grownNode ? fixed(grownNode.mean) : none },
  ]
}
