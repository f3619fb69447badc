/**
 * A list of any length, of which only the rows in sight are in the document. Browsers limit the height of an
 * element; a list that would be higher is scrolled by its share. All rows are one line high.
 *
 * @import {Actions} from '../part.js'
 *
 * @typedef {object} RowSource
 * @property {string} label
 * @property {'tree' | 'treegrid'} [role] without it a listbox
 * @property {HTMLElement} [head] the row of the names of columns, which stays in sight
 * @property {number} [whole] of a list of so many rows at most all are in the document
 * @property {(from: number, to: number) => HTMLElement[]} make the rows `from` … `to` − 1: options, items or rows, by the role, with an id
 * @property {(index: number) => void} choose called when a row is clicked
 * @property {(rows: number) => void} move called when a key moves by a number of rows
 */

import { set } from '../../dom/attribute.js'
import { isCommand } from '../../dom/key-target.js'
import { make } from '../../dom/make.js'
import { refill } from '../../dom/refill.js'

/** Pixels: browsers lose precision, and then rows, beyond this height. */
const HIGHEST = 4_000_000

/** The attributes of an option; the list numbers it. @param {string} id @param {boolean} selected */
export function optionAttributes(id, selected) {
  return { id, role: 'option', 'aria-selected': String(selected) }
}

export class WindowedList {
  #source
  #rows = make('div', { class: 'rows' })
  /** Gives the list its height. */
  #length = make('div', { class: 'length' })
  /** The number of rows in the list. */
  #count = 0
  /** The rows in the document: `first` … `end` − 1. */
  #first = 0
  #end = 0
  /** Pixels from the top of the window to row `first`. */
  #offset = 0
  /** The row to keep in sight. */
  #target = 0
  /** Heights in pixels of a row and of the window. They are kept, because reading them is slow. */
  #rowHeight = 24
  #height = 0
  /** The scroll position that the rows in the document are for. */
  #scrollTop = 0

  /** @param {Pick<Actions, 'guard' | 'watch'>} actions @param {RowSource} source */
  constructor(actions, source) {
    this.#source = source
    this.element = make(
      'div',
      { class: 'scroll', role: source.role ?? 'listbox', tabindex: 0, 'aria-label': source.label },
      ...(source.head ? [source.head] : []),
      this.#rows,
      this.#length,
    )
    this.element.addEventListener(
      'scroll',
      actions.guard(() => this.#follow()),
    )
    this.element.addEventListener('click', ({ target }) => {
      const rows = [...this.#rows.children]
      const row = rows.findIndex((row) => row.contains(/** @type {Node} */ (target)))
      if (row >= 0) source.choose(this.#first + row)
    })
    this.element.addEventListener('keydown', (event) => this.#press(event))
    actions.watch(this.element, () => this.#resize())
  }

  /**
   * Shows the rows anew.
   * @param {number} count how many there are
   * @param {number | null} row one to be brought into sight
   */
  show(count, row) {
    this.#count = count
    if (row !== null) {
      this.#target = row
      this.#reveal()
    }
    this.#fill()
  }

  /** Scrolls to the rows in the document. */
  settle() {
    if (this.#height > 0 && this.#moved()) this.element.scrollTop = this.#scrollTop
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (isCommand(event)) return
    const page = Math.max(Math.floor(this.#height / this.#rowHeight) - 1, 1)
    /** @type {Record<string, number>} */
    const moves = { ArrowUp: -1, ArrowDown: 1, PageUp: -page, PageDown: page }
    if (!(event.key in moves)) return
    event.preventDefault()
    this.#source.move(moves[event.key])
  }

  /** Whether the user has scrolled away from the rows in the document. */
  #moved() {
    return Math.abs(this.element.scrollTop - this.#scrollTop) >= 1
  }

  /** Fills in the rows where the user has scrolled to. After `settle` they are there already. */
  #follow() {
    if (!this.#moved()) return
    this.#scrollTop = this.element.scrollTop
    this.#fill()
  }

  #resize() {
    const rowHeight = this.#rowHeight
    const moved = this.#moved()
    this.#measure()
    // Usually the height changes by a few pixels, with that of the panels around: nothing to do.
    if (!moved && rowHeight === this.#rowHeight && this.#fits()) return
    this.#reveal()
    this.#fill()
    this.settle()
  }

  #measure() {
    const height = parseFloat(getComputedStyle(this.element).getPropertyValue('line-height'))
    this.#rowHeight = height || this.#rowHeight
    this.#height = this.element.clientHeight - (this.#source.head?.offsetHeight ?? 0)
    if (this.#moved()) this.#scrollTop = this.element.scrollTop
  }

  /** Whether the rows in the document fill the window, and the wanted one is in sight. */
  #fits() {
    const top = (/** @type {number} */ row) => this.#offset + (row - this.#first) * this.#rowHeight
    const full = this.#end === this.#count || top(this.#end) >= this.#height
    return full && top(this.#target) >= 0 && top(this.#target + 1) <= this.#height
  }

  /** The height of the scrolled element, and how many pixels of rows a pixel of it stands for. */
  #extent() {
    const full = this.#count * this.#rowHeight
    const height = Math.min(full, HIGHEST)
    const rest = height - this.#height
    return { height, stretch: rest > 0 ? (full - this.#height) / rest : 1 }
  }

  /** Moves the scroll position so that the wanted row is in sight. */
  #reveal() {
    const { height, stretch } = this.#extent()
    const last = Math.max(height - this.#height, 0)
    this.#scrollTop = Math.min(this.#scrollTop, last)
    const top = this.#scrollTop * stretch
    const row = this.#target * this.#rowHeight
    if (row >= top && row + this.#rowHeight <= top + this.#height) return
    const middle = Math.max(row - (this.#height - this.#rowHeight) / 2, 0) / stretch
    this.#scrollTop = Math.min(middle, last)
  }

  /** Puts the rows at the scroll position into the document. */
  #fill() {
    // In lines, so that a change of the type size is seen as a change of the list's size.
    this.#length.style.setProperty('height', `min(${this.#count} * 1lh, ${HIGHEST}px)`)
    if (this.#height === 0) return
    const top = this.#scrollTop * this.#extent().stretch
    const all = this.#count <= (this.#source.whole ?? 0)
    const visibleCount = Math.ceil(this.#height / this.#rowHeight) + 1
    this.#first = all ? 0 : Math.min(Math.max(Math.floor(top / this.#rowHeight), 0), this.#count)
    this.#end = all ? this.#count : Math.min(this.#first + visibleCount, this.#count)
    this.#offset = this.#first * this.#rowHeight - top
    const rows = this.#source.make(this.#first, this.#end)
    if (!this.#source.role) this.#number(rows)
    refill(this.#rows, rows)
    this.#rows.style.setProperty('transform', `translateY(${this.#offset}px)`)
    const active = rows.find((row) => row.getAttribute('aria-selected') === 'true')
    set(this.element, 'aria-activedescendant', active?.id ?? '')
  }

  /** Says of each option which one of all it is: the document has only some. @param {HTMLElement[]} options */
  #number(options) {
    options.forEach((option, at) => {
      option.setAttribute('aria-setsize', String(this.#count))
      option.setAttribute('aria-posinset', String(this.#first + at + 1))
    })
  }
}
