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

/** The kinds of exercises: the first is that of the button. */
const KINDS = /** @type {const} */ (['practise', 'predict'])

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
  /** @type {HTMLInputElement[]} */
  #kinds
  #every = make('input', { type: 'checkbox', name: 'every' })
  /** What belongs to one kind of exercise, by its name. */
  #of
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
    this.#kinds = KINDS.map((value) => make('input', { type: 'radio', name: 'exercise', value }))
    const kinds = this.#kinds.map((input, at) => make('label', {}, input, words.kinds[KINDS[at]]))
    this.#of = {
      practise: make(
        'div',
        {},
        make('fieldset', {}, make('legend', {}, words.asked), ...labels, this.#windows),
        make('p', { class: 'note' }, words.keys),
      ),
      predict: make(
        'div',
        {},
        make('label', {}, this.#every, words.every),
        make('p', { class: 'note' }, words.runKeys),
      ),
    }
    const back = make('button', { type: 'button' }, words.back)
    back.addEventListener('click', () => this.leave())
    this.#panel = make(
      'section',
      { class: 'practising' },
      make('h2', {}, words.practise),
      make('fieldset', {}, make('legend', {}, words.kind), ...kinds),
      ...[this.#of.practise, this.#of.predict, back],
    )
    this.#panel.addEventListener('change', () => this.#ask())
  }

  get on() {
    return choiceOf(this.#viewer, 'exercise') !== ''
  }

  begin() {
    set(this.#viewer, 'exercise', KINDS[0])
    set(this.#viewer, 'windows', '')
    this.follow()
    // Where the settings are a drawer, it is closed now.
    if (this.#column.checkVisibility()) this.#kinds[0].focus()
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
      const kind = choiceOf(this.#viewer, 'exercise')
      for (const input of this.#kinds) input.checked = input.value === kind
      for (const name of KINDS) this.#of[name].hidden = name !== kind
      this.#every.checked = this.#viewer.hasAttribute('every')
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
    const kind = this.#kinds.find(({ checked }) => checked)?.value ?? KINDS[0]
    const answers = kind === KINDS[0]
    set(this.#viewer, 'exercise', kind)
    set(this.#viewer, 'windows', answers && value !== ASKED_WINDOWS[0] ? value : '')
    set(this.#viewer, 'every', !answers && this.#every.checked ? 'on' : '')
    this.follow()
  }
}
