/**
 * The position of a game at the node that the panels speak of: a picture, and the same in words.
 *
 * @import {MakePart} from './view.js'
 * @import {Search} from '../core.js'
 */

import { cellNames, drawPosition } from './board.js'
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

  return {
    element,
    show(view) {
      if (view.search === search && view.node === node) return
      search = view.search
      node = view.node
      const drawing = search.drawing(node)
      element.hidden = drawing === null
      if (!drawing) return
      const svg = drawPosition(drawing)
      svg.setAttribute('aria-label', words.picture(drawing, cellNames(drawing)))
      picture.replaceChildren(svg)
      state.textContent = words.state(drawing)
      moves.textContent = words.moves(drawing.moves)
    },
  }
}
