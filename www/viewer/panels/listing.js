/**
 * The search in pseudo-code. The line of this step is lit; pressing a line goes to its next step.
 *
 * @import {PanelMessages} from '../../messages/messages.js'
 * @import {Idea, ListedSearch, ListingLine} from '../../types.js'
 * @import {Actions, Part, Snapshot} from '../part.js'
 */

import { set } from '../../dom/attribute.js'
import { keepInView } from '../../dom/keep-in-view.js'
import { isCommand } from '../../dom/key-target.js'
import { make } from '../../dom/make.js'
import { makePanel } from './panel.js'

/** @implements {Part} */
export class Listing {
  #m
  #actions
  #name = make('p', { class: 'name' })
  #reason = make('p', { class: 'why' })
  #list = make('ol', { role: 'list' })
  #box = make('div', { class: 'code' }, this.#list)
  /** The comments; that of the lit line is seen. All take the room of the longest, so that nothing moves. */
  #comments = make('div', { class: 'comments' })
  /** Says why a line leads nowhere. */
  #nowhere = make('p', { class: 'hint', role: 'status' })
  /** @type {Snapshot | null} */
  #snapshot = null
  /** @type {ReturnType<typeof makeLine>[]} */
  #lines = []
  /** The listing in the document, as text. */
  #listingKey = ''
  /** The listing is new: scroll to its beginning. */
  #fresh = false
  /** The line to bring into view. @type {HTMLElement | undefined} */
  #lit

  /** @param {PanelMessages} m @param {Actions} actions */
  constructor(m, actions) {
    this.#m = m
    this.#actions = actions
    const words = m.panels.listing
    const hint = make('p', { class: 'hint' }, words.hint)
    const parts = [this.#name, this.#reason, this.#box, this.#comments, hint, this.#nowhere]
    this.element = makePanel('listing', words.title, ...parts)
    const go = actions.guard((/** @type {number} */ line) => this.#go(line))
    this.#list.addEventListener('click', ({ target }) => {
      const at = this.#indexOf(target)
      if (at >= 0) go(at + 1)
    })
    this.#list.addEventListener('keydown', (event) => this.#press(event))
    actions.watch(this.#box, () => {
      this.#lit = this.#lines[(this.#snapshot?.event?.line ?? 0) - 1]?.item
      this.settle()
    })
  }

  /** @param {Snapshot} snapshot */
  show(snapshot) {
    const other = snapshot.search !== this.#snapshot?.search
    const moved = other || snapshot.step !== this.#snapshot?.step
    this.#snapshot = snapshot
    if (other) this.#write(snapshot.search.listing)
    if (!moved) return
    this.#nowhere.textContent = ''
    this.#light((snapshot.event?.line ?? 0) - 1)
  }

  settle() {
    if (this.#fresh) this.#box.scrollTop = 0
    this.#fresh = false
    keepInView(this.#box, this.#lit)
    this.#lit = undefined
  }

  /** Writes the listing, unless it is the one in the document. @param {ListedSearch} listing */
  #write(listing) {
    const text = JSON.stringify(listing)
    if (text === this.#listingKey) return
    this.#listingKey = text
    const words = this.#m.panels.listing
    const { near, reason, lines } = listing
    const nearestName = this.#m.panels.listing.names[near]
    const hasMarks = lines.some((line) => line.changed)
    this.#name.textContent = nameOf(this.#m, listing)
    this.#reason.textContent = reason && words.why[reason](nearestName, hasMarks)
    this.#reason.hidden = !reason
    this.#lines = lines.map((line) => makeLine(this.#m, line, words.differs(nearestName)))
    this.#list.replaceChildren(...this.#lines.map(({ item }) => item))
    this.#comments.replaceChildren(...this.#lines.map(({ comment }) => comment))
    this.#fresh = true
  }

  /** Tab reaches this line; the arrow keys lead from it to the others. @param {number} at */
  #reach(at) {
    this.#lines.forEach(({ button }, i) => (button.tabIndex = i === at ? 0 : -1))
  }

  /** The line that contains an element. @param {EventTarget | null} part */
  #indexOf(part) {
    return this.#lines.findIndex(({ item }) => item.contains(/** @type {Node} */ (part)))
  }

  /** Goes to the next step of a line. @param {number} line from 1 */
  #go(line) {
    if (!this.#snapshot) return
    const words = this.#m.panels.listing
    const { search, step } = this.#snapshot
    const next = search.nextOnLine(step, line)
    if (next !== null) return this.#actions.seek(next)
    const occurs = search.nextOnLine(0, line) !== null
    const { block } = search.listing.lines[line - 1]
    this.#nowhere.textContent = block && !occurs ? words.noStep(line) : words.noLater(line)
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const { key } = event
    if (isCommand(event) || event.shiftKey) return
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return
    event.preventDefault()
    const next = this.#indexOf(event.target) + (key === 'ArrowDown' ? 1 : -1)
    if (!this.#lines[next]) return
    this.#reach(next)
    this.#lines[next].button.focus({ preventScroll: true })
    keepInView(this.#box, this.#lines[next].item)
  }

  /** @param {number} at the line of this step, from 0; −1: none */
  #light(at) {
    this.#lines.forEach(({ button, comment }, i) => {
      comment.classList.toggle('lit', i === at)
      set(button, 'aria-current', i === at ? 'step' : '')
    })
    if (!this.#list.matches(':focus-within')) this.#reach(Math.max(at, 0))
    this.#lit = this.#lines[at]?.item
  }
}

/** The name of a listing; of the general one a title. @param {PanelMessages} m @param {ListedSearch} listing */
function nameOf(m, listing) {
  const { bestFirst } = /** @type {{ bestFirst?: 'mcts' | 'pns' }} */ (listing)
  if (bestFirst) return m.explore?.listings[bestFirst] ?? ''
  const { id, ideas } = listing
  return id === null ? titleOf(m, ideas) : m.panels.listing.names[id]
}

/** The title of the general listing, from the ideas in its search. @param {PanelMessages} m @param {Idea[]} ideas */
function titleOf(m, ideas) {
  const { none, ideas: ideaNames } = m.panels.listing
  const words = { ...m.panels.listing.names, ...ideaNames }
  return ideas.map((idea) => words[idea]).join('') || none
}

/**
 * One line: the code as a button, and its comment.
 * @param {PanelMessages} m
 * @param {ListingLine} line
 * @param {string} differs the words of the mark of a changed line
 */
function makeLine(m, { text, comment, changed }, differs) {
  const code = text.trimStart()
  const indent = text.length - code.length
  const button = make('button', { type: 'button' }, make('code', {}, code))
  // A line that is not indented begins a function.
  const item = make('li', { class: indent === 0 ? 'head' : '' }, button)
  item.style.setProperty('--indent', String(indent))
  if (changed) {
    const mark = make('span', { class: 'mark', role: 'img', 'aria-label': differs }, '≠')
    button.append(' ', mark)
  }
  const words = comment ? m.panels.listing.comments[comment] : ''
  return { item, button, comment: make('p', {}, words) }
}
