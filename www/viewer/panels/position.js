/**
 * The position of a game at the node of the current step or at another node, as a picture and in words.
 *
 * @import {Messages} from '../../messages/messages.js'
 * @import {Actions, Part, Snapshot} from '../part.js'
 * @import {Search} from '../../core.js'
 * @import {Drawing} from '../../types.js'
 */

import { make } from '../../dom/make.js'

/**
 * The module that draws boards, loaded on demand: most trees have no positions.
 * @type {typeof import('./board.js') | null}
 */
let board = null

/** Loads that module. Call it early, while the game is still being expanded. */
export async function fetchBoard() {
  board ??= await import('./board.js')
  return board
}

/**
 * @param {Messages} m
 * @param {Actions} _actions
 * @param {(snapshot: Snapshot) => number | null} nodeOf the node whose position is shown; null: none is
 * @returns {Part}
 */
export function makePosition(m, _actions, nodeOf = ({ current }) => current ?? 0) {
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
  /** @type {number | null} */
  let node = -1

  /** @type {Drawing | null} */
  let drawing = null

  /** @param {Drawing} wanted */
  async function draw(wanted) {
    // Without a pause if possible: the height of the board decides the room for the other parts.
    const drawn = board ?? (await fetchBoard().catch(() => null))
    if (wanted !== drawing) return
    element.hidden = false
    state.textContent = drawn ? words.state(wanted) : words.failed
    moves.textContent = words.moves(wanted.moves)
    if (!drawn) return picture.replaceChildren()
    const { cellNames, drawPosition } = drawn
    const svg = drawPosition(wanted)
    svg.setAttribute('aria-label', words.picture(wanted, cellNames(wanted)))
    picture.replaceChildren(svg)
  }

  return {
    element,
    show(snapshot) {
      const wanted = nodeOf(snapshot)
      if (snapshot.search === search && wanted === node) return
      search = snapshot.search
      node = wanted
      drawing = node === null ? null : search.drawing(node)
      if (drawing) draw(drawing)
      else element.hidden = true
    },
  }
}
