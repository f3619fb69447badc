/**
 * The position of a game at the node that the panels speak of: a picture, and the same in words.
 *
 * @import {MakePart} from './view.js'
 * @import {Search} from '../core.js'
 * @import {Drawing} from '../types.js'
 */

import { make } from '../make.js'

/** @type {MakePart} */
export function makePosition(m) {
  const words = m.position
  const picture = make('div', { class: 'picture' })
  const state = make('p', { class: 'state' })
  const moves = make('p', { class: 'moves' })
  const element = make(
    'section',
    { class: 'board', 'aria-label': words.title, hidden: true },
    picture,
    make('div', {}, state, moves),
  )
  /** @type {Search | null} */
  let search = null
  let node = -1

  /** @type {Drawing | null} */
  let drawing = null
  /** @type {typeof import('./board.js') | null} fetched with the first position: most trees have none */
  let board = null

  /** @param {Drawing} wanted */
  async function draw(wanted) {
    board ??= await import('./board.js')
    if (wanted !== drawing) return
    const svg = board.drawPosition(wanted)
    svg.setAttribute('aria-label', words.picture(wanted, board.cellNames(wanted)))
    picture.replaceChildren(svg)
    state.textContent = words.state(wanted)
    moves.textContent = words.moves(wanted.moves)
    element.hidden = false
  }

  return {
    element,
    show(view) {
      if (view.search === search && view.node === node) return
      search = view.search
      node = view.node
      drawing = search.drawing(node)
      if (drawing) draw(drawing)
      else element.hidden = true
    },
  }
}
