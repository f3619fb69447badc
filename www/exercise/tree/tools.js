/**
 * The tools that change the selected node of a tree that is made: a field for its value, and buttons.
 *
 * @import {NodeParts} from '../../types.js'
 * @import {ExerciseWords, PractiseWords} from '../../messages/messages.js'
 *
 * @typedef {'value' | typeof CHANGES[number]} Change
 */

import { set } from '../../dom/attribute.js'
import { disable } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { PLAIN_TEXT } from '../../dom/plain-text.js'
import { button } from '../controls.js'

const CHANGES = /** @type {const} */ (['child', 'sibling', 'left', 'right', 'turn', 'remove'])
/** The sign on a button in place of its words. @type {Record<string, string>} */
const SIGNS = { left: '←', right: '→' }

export class Tools {
  #on
  #value
  #wrong = make('p', { class: 'wrong', role: 'alert', hidden: true })
  /** @type {Map<typeof CHANGES[number], HTMLButtonElement>} */
  #buttons = new Map()
  /** The node and the value shown last. @type {{ node: number | null, value: string }} */
  #shown = { node: null, value: '' }
  /** The leaves before and after the selected node. @type {[number | null, number | null]} */
  #leaves = [null, null]

  /**
   * @param {PractiseWords['construct']} words
   * @param {ExerciseWords['edit']} editWords
   * @param {{ change: (change: Change, typed: string) => void, walk: (by: 1 | -1) => void }} on
   */
  constructor(words, editWords, on) {
    this.#on = on
    this.#value = make('input', {
      type: 'text',
      ...PLAIN_TEXT,
      size: 6,
      maxlength: 40,
      inputmode: 'text',
    })
    this.#value.addEventListener('change', () => this.#apply())
    this.#value.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      event.stopPropagation()
      if (this.#apply()) on.walk(event.shiftKey ? -1 : 1)
    })
    for (const change of CHANGES) {
      const label = editWords.changes[change]
      this.#buttons.set(
        change,
        button(SIGNS[change] ?? label, () => on.change(change, ''), label),
      )
    }
    this.element = make(
      'div',
      { class: 'moves', role: 'group', 'aria-label': words.edit },
      make('label', {}, `${editWords.value} `, this.#value),
      ...this.#buttons.values(),
      this.#wrong,
    )
  }

  /**
   * @param {number | null} node the selected one
   * @param {NodeParts | null} parts of it in the text of the tree
   * @param {boolean} closed whether nothing can be changed
   */
  show(node, parts, closed) {
    const { value = '', min, before, after, previous = null, next = null } = parts ?? {}
    const off = !parts || closed
    const root = node === 0
    const lacks = {
      ...{ child: false, sibling: root, remove: root, turn: min === null },
      ...{ left: !before, right: !after },
    }
    for (const [change, button] of this.#buttons) disable([button], off || lacks[change])
    this.#leaves = [previous, next]
    this.#value.disabled = off
    // Text that is being typed stays.
    if (node === this.#shown.node && value === this.#shown.value) return
    this.#shown = { node, value }
    this.#value.value = value
    this.refuse('')
  }

  /** The leaf after the selected node, or the one before; null: there is none. @param {1 | -1} by */
  leaf(by) {
    return this.#leaves[by > 0 ? 1 : 0]
  }

  /** Takes the typed text. Returns false if it has no meaning. */
  #apply() {
    const typed = this.#value.value
    this.refuse('')
    if (typed.trim() !== this.#shown.value) this.#on.change('value', typed)
    return this.#wrong.hidden
  }

  /** Says why a change is none; empty: nothing is wrong. @param {string} words */
  refuse(words) {
    this.#wrong.textContent = words
    this.#wrong.hidden = words === ''
    set(this.#value, 'aria-invalid', words && 'true')
  }

  focus() {
    if (this.#value.disabled) return
    this.#value.focus()
    this.#value.select()
  }
}
