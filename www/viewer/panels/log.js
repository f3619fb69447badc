/**
 * The list of all events. Only the rows in sight are in the document, so that its length does not
 * matter; it can be longer than a browser lets an element be high, and is then scrolled by share.
 *
 * @import {Search} from '../../core.js'
 * @import {MakePart} from '../view.js'
 */

import { make } from '../../make.js'
import { makeRow } from './log-row.js'
import { makePanel } from './panel.js'

/** Browsers begin to lose precision, and then rows, beyond this height. */
const HIGHEST = 4_000_000

/** @type {MakePart} */
export function makeLog(m, actions) {
  const rows = make('div', { class: 'rows' })
  const length = make('div', { class: 'length' })
  const list = make(
    'div',
    { class: 'scroll', role: 'listbox', tabindex: 0, 'aria-label': m.viewer.log.title },
    rows,
    length,
  )
  /** @type {Search | null} */
  let search = null
  let step = 0
  let last = 0

  /** Heights in pixels: of a row, of the window on the list, of what is scrolled, of all rows. */
  const measure = () => {
    const row = parseFloat(getComputedStyle(list).getPropertyValue('line-height')) || 24
    const sight = list.clientHeight
    const scrolled = Math.min(last * row, HIGHEST)
    const full = last * row
    const stretch = scrolled > sight ? (full - sight) / (scrolled - sight) : 1
    return { row, sight, scrolled, stretch }
  }

  const fill = () => {
    const { row, sight, scrolled, stretch } = measure()
    const run = search
    length.style.setProperty('height', `${scrolled}px`)
    if (!run || sight === 0) return
    const top = list.scrollTop * stretch
    const first = Math.max(Math.floor(top / row), 0)
    const end = Math.min(first + Math.ceil(sight / row) + 1, last)
    const items = run.events(first, end).map((event) => makeRow(m, run, event, step, last))
    rows.replaceChildren(...items)
    rows.style.setProperty('transform', `translateY(${first * row - top}px)`)
    const active = items.find((item) => item.getAttribute('aria-selected') === 'true')
    if (active) list.setAttribute('aria-activedescendant', active.id)
    else list.removeAttribute('aria-activedescendant')
  }

  const follow = () => {
    const { row, sight, stretch } = measure()
    const top = list.scrollTop * stretch
    const wanted = Math.max(step - 1, 0) * row
    if (wanted < top || wanted + row > top + sight) {
      list.scrollTop = Math.max(wanted - (sight - row) / 2, 0) / stretch
    }
  }

  list.addEventListener('scroll', fill)
  list.addEventListener('click', (event) => {
    const target = /** @type {Element} */ (event.target).closest('[data-step]')
    if (target instanceof HTMLElement) actions.seek(Number(target.dataset.step))
  })
  list.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { row, sight } = measure()
    const page = Math.max(Math.floor(sight / row) - 1, 1)
    /** @type {Record<string, number>} */
    const moves = { ArrowUp: -1, ArrowDown: 1, PageUp: -page, PageDown: page }
    if (!(event.key in moves)) return
    event.preventDefault()
    actions.move(moves[event.key])
  })
  new ResizeObserver(() => {
    follow()
    fill()
  }).observe(list)

  return {
    element: makePanel('log', m.viewer.log.title, list),
    show(view) {
      const moved = view.search !== search || view.step !== step
      search = view.search
      step = view.step
      last = view.last
      length.style.setProperty('height', `${measure().scrolled}px`)
      if (moved) follow()
      fill()
    },
  }
}
