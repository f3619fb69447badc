/**
 * The path from the root to the node of the step as a row of names; pressing one selects its node.
 *
 * @import {Search} from '../../core.js'
 * @import {Messages} from '../../messages/messages.js'
 * @import {MakePart, Snapshot} from '../part.js'
 */

import { make } from '../../dom/make.js'

/** Rough widths of a letter and of the space around a name, as shares of the size of type. */
const LETTER = 0.6
const PADDING = 2
/** The least number of names: fewer say little. */
const FEWEST = 3

/** @type {MakePart} */
export function makePath(m, actions) {
  const words = m.wayfinding.path
  const list = make('ol', { 'aria-label': words.title })
  /** @type {Snapshot | null} */
  let lastSnapshot = null
  /** The node at the end of the path. */
  let end = 0
  /** The width of the row, in sizes of type. */
  let width = 0
  /** The name of the written content: the end of the path, the width of the row, the selected node. */
  let key = ''

  const fill = () => {
    if (!lastSnapshot) return
    const { search, selected } = lastSnapshot
    const nextKey = [end, width, selected].join(' ')
    if (nextKey === key) return
    key = nextKey
    const path = search.path(end)
    const { length } = m.viewer.short(search.node(path.at(-2) ?? end, 0).place)
    // The number of names that fit in the row, judged by the last but one.
    const room = Math.max(Math.floor(width / (length * LETTER + PADDING)), FEWEST)
    const [from, to] = gap(path.length, room)
    const nodes = [...path.slice(0, from), ...path.slice(to)]
    const focused = list.matches(':focus-within')
    const crumbs = nodes.map((node) => makeCrumb(m, search, node, node === selected))
    if (to > from) crumbs.splice(from, 0, makeGap(words.between(to - from)))
    list.replaceChildren(...crumbs)
    // The button that had the focus has been replaced.
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

  const attributes = { class: 'path', part: 'path', role: 'group', 'aria-label': words.title }
  return {
    element: make('div', attributes, list),
    show(snapshot) {
      if (snapshot.search !== lastSnapshot?.search) key = ''
      end = snapshot.current ?? 0
      lastSnapshot = snapshot
      fill()
    },
  }
}

/** @param {Messages} m @param {Search} search @param {number} node @param {boolean} selected */
function makeCrumb(m, search, node, selected) {
  const { place } = search.node(node, 0)
  const attributes = { type: 'button', 'data-node': node, title: m.place(place) }
  const button = make('button', attributes, m.viewer.short(place))
  if (selected) button.setAttribute('aria-current', 'true')
  return make('li', {}, button)
}

/**
 * The names left out in the middle of a path: the first, and one past the last.
 * @param {number} length
 * @param {number} room for so many names; the sign … counts as one
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
