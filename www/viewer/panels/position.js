/**
 * The position of a game at the node of the current step or at another node, as a picture and in words.
 *
 * @import {Messages, PositionWords} from '../../messages/messages.js'
 * @import {Part, Snapshot} from '../part.js'
 * @import {Search} from '../../core.js'
 * @import {Drawing} from '../../types.js'
 *
 * @typedef {typeof import('./board.js') & { words: PositionWords }} Board
 */

import { onDemand } from '../../on-demand.js'
import { adopt } from '../../dom/adopt.js'
import { make } from '../../dom/make.js'
import { partOf } from '../../messages/messages.js'

/**
 * The module that draws boards and describes positions, by language. It is loaded on demand: most trees have none.
 * @type {Map<string, Board>}
 */
const boards = new Map()

/** Loads that. Call it early, while the game is still being expanded. @param {string} lang @throws where it cannot be loaded */
export async function fetchBoard(lang) {
  const [board, words] = await Promise.all([
    onDemand(() => import('./board.js')),
    partOf(lang, 'position'),
  ])
  boards.set(lang, { ...board, words })
  return boards.get(lang)
}

/**
 * @param {Messages} m
 * @param {(snapshot: Snapshot) => number | null} nodeOf the node whose position is shown; null: none is
 * @returns {Part}
 */
export function makePosition(m, nodeOf = ({ current }) => current ?? 0) {
  const picture = make('div', { class: 'picture' })
  const state = make('p', { class: 'state' })
  const moves = make('p', { class: 'moves' })
  const element = make(
    'section',
    { class: 'board', hidden: true },
    picture,
    make('div', {}, state, moves),
  )
  /** @type {Search | null} */
  let search = null
  /** @type {number | null} */
  let node = -1

  /** @type {Drawing | null} */
  let drawing = null

  /** @param {Drawing} next */
  async function draw(next) {
    // Without a pause if possible: the height of the board decides the room for the other parts.
    const board = boards.get(m.lang) ?? (await fetchBoard(m.lang).catch(() => null))
    if (next !== drawing) return
    element.hidden = false
    state.textContent = board ? board.words.state(next) : m.opening.noBoard
    moves.textContent = board ? board.words.moves(next.moves) : ''
    if (!board) return picture.replaceChildren()
    const { cellNames, drawPosition, style, words } = board
    adopt(element, style)
    element.setAttribute('aria-label', words.title)
    const svg = drawPosition(next)
    svg.setAttribute('aria-label', words.picture(next, cellNames(next)))
    picture.replaceChildren(svg)
  }

  return {
    element,
    show(snapshot) {
      const next = nodeOf(snapshot)
      if (snapshot.search === search && next === node) return
      search = snapshot.search
      node = next
      drawing = node === null ? null : search.drawing(node)
      if (drawing) draw(drawing)
      else element.hidden = true
    },
  }
}
