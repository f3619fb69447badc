/**
 * The report of a game-playing program: the player to move, each move at the root with its value, and the time that
 * the search took. Choosing a move selects the node that it leads to.
 *
 * @import {PanelMessages} from '../../messages/messages.js'
 * @import {NodeState} from '../../types.js'
 * @import {Actions, Snapshot} from '../part.js'
 */

import { make } from '../../dom/make.js'
import { WindowedList, optionAttributes } from './windowed-list.js'

/** @param {PanelMessages} m @param {Actions} actions */
export function makeRootMoves(m, actions) {
  const words = m.panels.rootMoves
  const turn = make('p', { class: 'turn' })
  /** @type {Snapshot | null} */
  let lastSnapshot = null
  let count = 0
  /** The index of the selected move; −1: none. */
  let selectedIndex = -1

  /** @param {number} index */
  const choose = (index) => {
    const at = Math.min(Math.max(index, 0), count - 1)
    if (lastSnapshot && count > 0) actions.select(lastSnapshot.search.children(0, at, at + 1)[0])
  }
  const list = new WindowedList(actions, {
    label: words.title,
    make(from, to) {
      if (!lastSnapshot) return []
      const { search, step, last, view } = lastSnapshot
      const best = step === last ? search.summary.bestMove : null
      return search.children(0, from, to).map((child, i) => {
        const node = search.node(child, step, view)
        return makeRow(m, node, from + i === selectedIndex, from + i === best)
      })
    },
    choose,
    move: (rows) => choose(selectedIndex + rows),
  })

  return {
    element: make('div', { class: 'root-moves' }, turn, list.element),
    /** @param {Snapshot} snapshot */
    show(snapshot) {
      const { search, step, selected } = snapshot
      const root = search.node(0, step)
      lastSnapshot = snapshot
      count = root.children
      const selectedNode = selected === null ? null : search.node(selected, step)
      selectedIndex = selectedNode?.parent === 0 ? selectedNode.place.ordinal - 1 : -1
      turn.textContent = words.turn(root.place, search.elapsed)
      list.element.hidden = count === 0
      list.show(count, selectedIndex < 0 ? null : selectedIndex)
    },
    settle: () => list.settle(),
  }
}

/** @param {PanelMessages} m @param {NodeState} node @param {boolean} selected @param {boolean} best whether it is the move to choose */
function makeRow(m, { place, status, range, proved, limit, cut }, selected, best) {
  const words = m.panels.rootMoves
  const end = cut ? words.cut : ''
  const value = proved === 'nothing' ? words.status[status] : m.range(...range, limit)
  return make(
    'div',
    {
      ...optionAttributes(`root-move-${place.ordinal}`, selected),
      class: best ? 'row best' : 'row',
    },
    make('span', { class: 'where' }, m.viewer.short(place)),
    make('span', { class: 'worth' }, value),
    make('span', { class: 'end' }, best ? words.best : end),
  )
}
