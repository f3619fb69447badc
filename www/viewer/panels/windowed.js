/**
 * A list of any length, of which only the rows in sight are in the document. It can be longer than a
 * browser lets an element be high, and is then scrolled by share. All rows are one line high.
 *
 * @import {Actions} from '../part.js'
 *
 * @typedef {object} Rows
 * @property {string} label
 * @property {(from: number, to: number) => HTMLElement[]} make the rows `from` … `to` − 1: options with an id
 * @property {(index: number) => void} choose called when one is clicked
 * @property {(rows: number) => void} move called when keys go so many rows down
 */

import { make } from '../../dom/make.js'

/** Browsers begin to lose precision, and then rows, beyond this height. */
const HIGHEST = 4_000_000

/** @param {Actions} actions @param {Rows} given */
export function makeWindowed(actions, { label, make: makeRows, choose, move }) {
  const rows = make('div', { class: 'rows' })
  const length = make('div', { class: 'length' })
  const list = make(
    'div',
    { class: 'scroll', role: 'listbox', tabindex: 0, 'aria-label': label },
    rows,
    length,
  )
  let count = 0
  let first = 0
  let end = 0
  /** Pixels from the top of the window to the first row that is there. */
  let offset = 0
  let wanted = 0
  /** Heights in pixels, of a row and of the window on the list: reading them is dear. */
  let row = 24
  let sight = 0
  /** Where the list is scrolled to. */
  let scrolled = 0

  const measure = () => {
    row = parseFloat(getComputedStyle(list).getPropertyValue('line-height')) || row
    sight = list.clientHeight
    if (drifted()) scrolled = list.scrollTop
  }

  /** Somebody else has scrolled. What follows from `settle` has its rows already. */
  const drifted = () => Math.abs(list.scrollTop - scrolled) >= 1

  /** Heights in pixels: of what is scrolled, and of the rows for a pixel of that. */
  const extent = () => {
    const full = count * row
    const height = Math.min(full, HIGHEST)
    return { height, stretch: height > sight ? (full - sight) / (height - sight) : 1 }
  }

  const fill = () => {
    // In lines, so that another size of type is seen as another size of the list.
    length.style.setProperty('height', `min(${count} * 1lh, ${HIGHEST}px)`)
    if (sight === 0) return
    const top = scrolled * extent().stretch
    first = Math.min(Math.max(Math.floor(top / row), 0), count)
    end = Math.min(first + Math.ceil(sight / row) + 1, count)
    offset = first * row - top
    const items = makeRows(first, end)
    rows.replaceChildren(...items)
    rows.style.setProperty('transform', `translateY(${offset}px)`)
    const active = items.find((item) => item.getAttribute('aria-selected') === 'true')
    if (active) list.setAttribute('aria-activedescendant', active.id)
    else list.removeAttribute('aria-activedescendant')
  }

  const follow = () => {
    const { height, stretch } = extent()
    // As far as the list can be scrolled at all: it may have become shorter.
    scrolled = Math.min(scrolled, Math.max(height - sight, 0))
    const top = scrolled * stretch
    const at = wanted * row
    if (at >= top && at + row <= top + sight) return
    const middle = Math.max(at - (sight - row) / 2, 0) / stretch
    scrolled = Math.min(middle, Math.max(height - sight, 0))
  }

  /** Scrolls to where the rows are. */
  const settle = () => {
    if (sight > 0 && drifted()) list.scrollTop = scrolled
  }

  const scroll = () => {
    if (!drifted()) return
    scrolled = list.scrollTop
    fill()
  }
  list.addEventListener('scroll', actions.guard(scroll))
  list.addEventListener('click', (event) => {
    const row = [...rows.children].findIndex((row) =>
      row.contains(/** @type {Node} */ (event.target)),
    )
    if (row >= 0) choose(first + row)
  })
  list.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const page = Math.max(Math.floor(sight / row) - 1, 1)
    /** @type {Record<string, number>} */
    const moves = { ArrowUp: -1, ArrowDown: 1, PageUp: -page, PageDown: page }
    if (!(event.key in moves)) return
    event.preventDefault()
    move(moves[event.key])
  })
  actions.watch(list, () => {
    const high = row
    const stays = !drifted()
    measure()
    const top = (/** @type {number} */ index) => offset + (index - first) * row
    const full = end === count || top(end) >= sight
    // Mostly it is a little higher or lower than it was, as its neighbours are.
    if (stays && full && row === high && top(wanted) >= 0 && top(wanted + 1) <= sight) return
    follow()
    fill()
    settle()
  })

  return {
    element: list,

    /**
     * Shows the rows anew.
     * @param {number} rows how many there are
     * @param {number | null} row one to be brought into sight
     */
    show(rows, row) {
      count = rows
      if (row !== null) {
        wanted = row
        follow()
      }
      fill()
    },
    settle,
  }
}
