/**
 * Practice on the page: what is asked takes the place of the settings, because those tell the search. The attributes
 * of the tree are the only state.
 *
 * @import {Messages} from '../../messages/pages.js'
 * @import {SecateurTree} from '../../secateur-tree.js'
 */

import { ASKED_WINDOWS, ASKS, choiceOf } from '../../element/attributes.js'
import { readAttribute } from '../../element/exercising.js'
import { ASKED } from '../../element/furnish.js'
import { make } from '../../dom/make.js'
import { askedBy } from '../../exercise/asked.js'
import { set } from '../state.js'

/**
 * @param {Messages} m
 * @param {SecateurTree} viewer
 * @param {HTMLElement} column of the settings
 * @param {{ begin: () => void, end: () => void }} page is told that the settings are taken away, and put back
 */
export function practising(m, viewer, column, page) {
  return new Practising(m, viewer, column, page)
}

class Practising {
  #viewer
  #column
  #page
  #asks
  #windows
  #panel
  /** What stands in the column otherwise; null while it stands there. @type {Node[] | null} */
  #settings = null
  /** The button that leads in. */
  button

  /** @param {Parameters<typeof practising>} made */
  constructor(...[m, viewer, column, page]) {
    const words = m.ui.practising
    this.#viewer = viewer
    this.#column = column
    this.#page = page
    this.button = make('button', { type: 'button', class: 'practise' }, words.practise)
    this.button.addEventListener('click', () => this.begin())
    this.#asks = ASKS.map((name) => make('input', { type: 'checkbox', name: 'ask', value: name }))
    const labels = this.#asks.map((input, at) => make('label', {}, input, words.asks[ASKS[at]]))
    const options = ASKED_WINDOWS.map((name) =>
      make('option', { value: name }, words.windows[name]),
    )
    this.#windows = make('select', { 'aria-label': words.which }, ...options)
    const back = make('button', { type: 'button' }, words.back)
    back.addEventListener('click', () => this.leave())
    this.#panel = make(
      'section',
      { class: 'practising' },
      make('h2', {}, words.practise),
      make('fieldset', {}, make('legend', {}, words.asked), ...labels, this.#windows),
      make('p', { class: 'note' }, words.keys),
      back,
    )
    this.#panel.addEventListener('change', () => this.#ask())
  }

  get on() {
    return choiceOf(this.#viewer, 'exercise') !== ''
  }

  begin() {
    set(this.#viewer, 'exercise', 'practise')
    set(this.#viewer, 'windows', '')
    this.follow()
    // Where the settings are a drawer, it is closed now.
    if (this.#column.checkVisibility()) this.#asks[0].focus()
    else document.querySelector('main')?.focus()
  }

  /** Back to the search. Returns false if there is no exercise. */
  leave() {
    if (!this.on) return false
    for (const name of ASKED) this.#viewer.removeAttribute(name)
    this.follow()
    this.button.focus()
    return true
  }

  /** Shows what the attributes of the tree ask. */
  follow() {
    const { on } = this
    if (on) {
      const asked = askedBy((name) => readAttribute(this.#viewer, name))
      for (const input of this.#asks) {
        input.checked = asked.ask.some((name) => name === input.value)
      }
      this.#windows.value = asked.windows
      this.#windows.hidden = !asked.ask.includes('windows')
    }
    if (on !== (this.#settings !== null)) this.#swap()
  }

  /** Exchanges the settings and what is asked. */
  #swap() {
    const away = this.#settings
    this.#settings = away ? null : [...this.#column.childNodes]
    this.#column.replaceChildren(...(away ?? [this.#panel]))
    if (away) this.#page.end()
    else this.#page.begin()
  }

  /** Asks what is chosen; something always is. */
  #ask() {
    const chosen = this.#asks.filter(({ checked }) => checked).map(({ value }) => value)
    set(this.#viewer, 'ask', chosen.join(' '))
    const { value } = this.#windows
    set(this.#viewer, 'windows', value === ASKED_WINDOWS[0] ? '' : value)
    this.follow()
  }
}
