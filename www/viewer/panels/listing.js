/**
 * The search in pseudo-code, with the line of this step lit. A line leads to its next step.
 *
 * @import {ListedSearch} from '../../types.js'
 * @import {MakePart, Snapshot} from '../part.js'
 */

import { keepInView } from '../../dom/keep-in-view.js'
import { make } from '../../dom/make.js'
import { makeLine } from './listing-line.js'
import { makePanel } from './panel.js'

/** @type {MakePart} */
export function makeListing(m, actions) {
  const words = m.panels.listing
  const name = make('p', { class: 'name' })
  const why = make('p', { class: 'why' })
  const list = make('ol', { role: 'list' })
  const box = make('div', { class: 'code' }, list)
  const hint = make('p', { class: 'hint' }, words.hint)
  const none = make('p', { class: 'hint', role: 'status' })
  /** @type {Snapshot | null} */
  let shown = null
  /** @type {ReturnType<typeof makeLine>[]} */
  let lines = []
  /** The listing that stands here. */
  let written = ''
  /** It is to be seen from its beginning. */
  let fresh = false
  /** The line that is to be brought into sight. @type {HTMLElement | undefined} */
  let lit

  /** @param {ListedSearch} listing */
  const write = (listing) => {
    const text = JSON.stringify(listing)
    // Most searches are told as the one before.
    if (text === written) return
    written = text
    const { id, near, reason, lines: given } = listing
    const nearest = m.listings.names[near]
    const marked = given.some((line) => line.changed)
    name.textContent = id === null ? words.none : m.listings.names[id]
    why.textContent = reason && words.why[reason](nearest, marked)
    why.hidden = reason === null
    lines = given.map((line) => makeLine(m, line, words.differs(nearest)))
    list.replaceChildren(...lines.map(({ item }) => item))
    fresh = true
  }

  /** One line can be reached by Tab, the others from there by the arrow keys. @param {number} at */
  const reach = (at) => {
    lines.forEach(({ button }, i) => (button.tabIndex = i === at ? 0 : -1))
  }

  /** The line that something is part of. @param {EventTarget | null} part */
  const indexOf = (part) => lines.findIndex(({ item }) => item.contains(/** @type {Node} */ (part)))

  /** To the next step of a line, counted from 1. */
  const go = actions.guard((/** @type {number} */ line) => {
    if (!shown) return
    const { search, step } = shown
    const next = search.nextOnLine(step, line)
    if (next !== null) return actions.seek(next)
    const stands = search.nextOnLine(0, line) !== null
    const { block } = search.listing.lines[line - 1]
    none.textContent = block && !stands ? words.noStep(line) : words.noLater(line)
  })

  list.addEventListener('click', ({ target }) => {
    const at = indexOf(target)
    if (at >= 0) go(at + 1)
  })
  list.addEventListener('keydown', (event) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return
    event.preventDefault()
    const next = indexOf(event.target) + (key === 'ArrowDown' ? 1 : -1)
    if (!lines[next]) return
    reach(next)
    lines[next].button.focus({ preventScroll: true })
    keepInView(box, lines[next].item)
  })

  /** @param {number} at the line of this step */
  const light = (at) => {
    lines.forEach(({ button }, i) => {
      if (i === at) button.setAttribute('aria-current', 'step')
      else button.removeAttribute('aria-current')
    })
    if (!list.matches(':focus-within')) reach(Math.max(at, 0))
    lit = lines[at]?.item
  }
  const settle = () => {
    if (fresh) box.scrollTop = 0
    fresh = false
    keepInView(box, lit)
    lit = undefined
  }
  actions.watch(box, () => {
    lit = lines[(shown?.event?.line ?? 0) - 1]?.item
    settle()
  })

  return {
    element: makePanel('listing', words.title, name, why, box, hint, none),
    show(snapshot) {
      const other = snapshot.search !== shown?.search
      const moved = other || snapshot.step !== shown?.step
      shown = snapshot
      if (other) write(snapshot.search.listing)
      if (!moved) return
      none.textContent = ''
      light((snapshot.event?.line ?? 0) - 1)
    },
    settle,
  }
}
