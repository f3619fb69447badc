/**
 * The bounds of one node as a table: its window, as passed and as it stands now, the holder of each bound; and the
 * range that is proved. The signs are those of the number line.
 *
 * @import {PanelMessages} from '../../messages/messages.js'
 * @import {NodeState, Origin, Place} from '../../types.js'
 */

import { makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { isEndless } from '../../messages/numbers.js'

/**
 * @param {PanelMessages} m
 * @param {(holder: number) => void} choose
 */
export function makeBounds(m, choose) {
  const words = m.panels.node.bounds
  const range = make('td', { colspan: 2 })
  const passedRow = makeRow(words.passed)
  const nowRow = makeRow(words.now)
  const holderRow = makeRow(words.heldBy)
  const none = make('td', { colspan: 2 })
  const window = make('tr', {}, header(words.window, 'window'))
  const sides = [make('th', { scope: 'col' }), make('th', { scope: 'col' })]
  const showHolders = holderRow.cells.map((cell) => makeHolder(m, cell, choose))
  const windowRows = [passedRow, nowRow, holderRow]
  const difference = make('p', { class: 'difference' })
  const element = make(
    'div',
    { class: 'bounds' },
    make(
      'table',
      {},
      make('tbody', {}, make('tr', {}, header(words.range, 'range'), range)),
      make('tbody', {}, window, ...windowRows.map(({ row }) => row)),
    ),
    difference,
  )

  /** @param {NodeState} node */
  const show = (node) => {
    range.textContent = words.proved(node)
    difference.textContent = words.difference(node)
    const { alpha, beta } = m.bounds.lettersAt[node.naming][node.place.player]
    ;[alpha, beta].forEach((letter, i) => (sides[i].textContent = letter))
    for (const { row } of windowRows) row.hidden = node.window === null
    window.replaceChildren(window.children[0], ...(node.window ? sides : [none]))
    none.textContent = noWindow(m, node)
    if (!node.window || !node.passed || !node.moved) return
    const holders = [node.alphaHolder, node.betaHolder]
    const origins = [node.alphaOrigin, node.betaOrigin]
    for (const i of [0, 1]) {
      passedRow.cells[i].textContent = m.number(node.passed[i])
      nowRow.cells[i].textContent = m.number(node.window[i])
      nowRow.cells[i].classList.toggle('moved', node.moved[i])
      showHolders[i](holders[i], origins[i], node, node.window[i])
    }
  }
  return { element, show }
}

/** @param {PanelMessages} m @param {NodeState} node */
function noWindow(m, { entered, status }) {
  const { unreached, never, minimax } = m.panels.node.bounds.noWindow
  if (entered > 0) return minimax
  return status === 'unreached' ? unreached : never
}

/**
 * The holder of a bound: a button that selects it, or a word.
 * @param {PanelMessages} m
 * @param {HTMLElement} cell
 * @param {(holder: number) => void} choose
 */
function makeHolder(m, cell, choose) {
  const words = m.panels.node.bounds.holders
  const button = makeButton('', () => choose(node), { class: 'link' })
  const word = make('span')
  let node = 0
  cell.append(button, word)

  /** @param {Place | null} holder @param {Origin | undefined} origin @param {NodeState} own @param {number} bound */
  return (holder, origin, own, bound) => {
    const other = holder !== null && holder.node !== own.place.node
    button.hidden = !other
    word.hidden = other
    if (other) {
      node = holder.node
      button.textContent = m.place(holder)
    } else if (holder) word.textContent = words.itself
    else word.textContent = isEndless(bound) ? words.nobody : words[origin ?? 'root']
  }
}

/** @param {string} label */
function makeRow(label) {
  const cells = [make('td'), make('td')]
  return { cells, row: make('tr', {}, make('th', { scope: 'row' }, label), ...cells) }
}

/** The name of a part of the number line, beside its look. @param {string} label @param {string} look */
function header(label, look) {
  return make('th', { scope: 'row', class: look }, label)
}
