/**
 * The path from the root to a node, in one row: the names of its nodes, to select them. It leads to
 * the node of the step, or to the selected one if that is not on the way.
 *
 * @import {Search} from '../../core.js'
 * @import {MakePart, Snapshot} from '../part.js'
 */

import { make } from '../../dom/make.js'

/** About what a letter, and what is around a name, take of the row, as shares of the size of type. */
const LETTER = 0.6
const AROUND = 2
/** Fewer names than these say little. */
const FEWEST = 3

/** @type {MakePart} */
export function makePath(m, actions) {
  const words = m.wayfinding.path
  const list = make('ol', { 'aria-label': words.title })
  /** @type {Snapshot | null} */
  let shown = null
  let end = 0
  /** The width of the row, in sizes of type. */
  let width = 0
  let written = ''

  /** @param {Search} search @param {number} node @param {number | null} selected */
  const makeCrumb = (search, node, selected) => {
    const { place } = search.node(node, 0)
    const button = make(
      'button',
      { type: 'button', 'data-node': node, title: m.place(place) },
      m.viewer.log.short(place),
    )
    if (node === selected) button.setAttribute('aria-current', 'true')
    return make('li', {}, button)
  }

  /** For how many names the row has room, if they are like the last but one. @param {Search} search @param {number[]} path */
  const roomFor = (search, path) => {
    const { length } = m.viewer.log.short(search.node(path.at(-2) ?? end, 0).place)
    return Math.max(Math.floor(width / (length * LETTER + AROUND)), FEWEST)
  }

  const fill = () => {
    if (!shown) return
    const { search, selected } = shown
    const now = [end, width, selected].join(' ')
    if (now === written) return
    written = now
    const path = search.path(end)
    const [from, to] = gap(path.length, roomFor(search, path))
    const nodes = [...path.slice(0, from), ...path.slice(to)]
    const focused = list.matches(':focus-within')
    const crumbs = nodes.map((node) => makeCrumb(search, node, selected))
    if (to > from) crumbs.splice(from, 0, makeGap(words.between(to - from)))
    list.replaceChildren(...crumbs)
    // The button that was pressed is another one now.
    const button = list.querySelector(`[data-node="${selected ?? end}"]`)
    if (focused && button instanceof HTMLElement) button.focus()
  }

  list.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-node]')
    if (button instanceof HTMLElement) actions.select(Number(button.dataset.node))
  })
  actions.watch(list, () => {
    width = list.clientWidth / Number.parseFloat(getComputedStyle(list).fontSize)
    fill()
  })

  return {
    element: make(
      'div',
      { class: 'path', part: 'path', role: 'group', 'aria-label': words.title },
      list,
    ),
    show(snapshot) {
      const same = snapshot.search === shown?.search
      if (!same) written = ''
      const stays = same && snapshot.step === shown?.step ? end : null
      end = endOf(snapshot, stays)
      shown = snapshot
      fill()
    },
  }
}

/**
 * Where the path ends: as far down as a selected node lies on the way, so that whoever goes up finds
 * the way down again.
 * @param {Snapshot} snapshot
 * @param {number | null} before where it ended, at the same step
 */
function endOf({ search, selected, current }, before) {
  if (selected === null) return current ?? 0
  const after = selected + search.node(selected, 0).size
  const below = [before, current].find((node) => node !== null && selected <= node && node < after)
  return below ?? selected
}

/**
 * What is left out in the middle of a path, the first and one past the last.
 * @param {number} length
 * @param {number} room for so many names, the sign of what is left out being one of them
 */
export function gap(length, room) {
  if (length <= room) return [length, length]
  const first = Math.floor((room - 1) / 2)
  return [first, length - (room - 1 - first)]
}

/** @param {string} words */
function makeGap(words) {
  const sign = make('span', { 'aria-hidden': 'true', title: words }, '…')
  return make('li', { class: 'gap' }, sign, make('span', { class: 'unseen' }, words))
}
