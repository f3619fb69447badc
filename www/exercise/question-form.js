/**
 * The fields of a question: a value, two bounds, or a node, which is chosen here or pressed in the picture.
 *
 * @import {Practise, Predict} from '../messages/messages.js'
 * @import {Asking} from './nodes.js'
 * @import {Guess, Question} from '../types.js'
 *
 * @typedef {object} FormActions
 * @property {(given: Guess | null) => void} say null: shows the answer
 * @property {(node: number | null) => void} choose a node was chosen in the list
 */

import { make } from '../dom/make.js'

/** The longest answer that is typed. */
const LONGEST = 40
/** The choice of no node. */
const NOBODY = 'none'
const PLAIN = {
  type: 'text',
  autocomplete: 'off',
  autocapitalize: 'off',
  spellcheck: 'false',
  maxlength: LONGEST,
  size: 5,
}

export class QuestionForm {
  #words
  #named
  #fields = make('div', { class: 'fields' })
  #unread = make('span', { class: 'unread', id: 'guess-unread' })
  /** By name. @type {Map<keyof Guess, HTMLInputElement | HTMLSelectElement>} */
  #inputs = new Map()
  #on

  /** @param {Predict} words @param {Practise['named']} named @param {FormActions} on */
  constructor(words, named, on) {
    this.#words = words
    this.#named = named
    this.#on = on
    const answer = make('button', { type: 'submit', class: 'primary' }, words.answer)
    const show = make('button', { type: 'button' }, words.show)
    show.addEventListener('click', () => on.say(null))
    this.element = make(
      'form',
      { class: 'guess', hidden: true, 'aria-labelledby': 'question' },
      this.#fields,
      make('div', { class: 'buttons' }, answer, show),
      this.#unread,
    )
    this.element.addEventListener('submit', (event) => {
      event.preventDefault()
      if (this.#empty) this.refuse(words.empty)
      else on.say(this.#guess)
    })
  }

  /**
   * Asks a question; null: none.
   * @param {Question | null} question
   * @param {Asking[]} nodes
   * @param {{ alpha: string, beta: string }} letters the names of the bounds
   * @param {(value: number) => string} number
   */
  ask(question, nodes, letters, number) {
    this.element.hidden = question === null
    this.#unread.textContent = ''
    this.#inputs.clear()
    this.#fields.replaceChildren()
    if (!question) return
    const words = this.#words
    if (question.ask === 'returns') this.#add('value', words.value, make('input', PLAIN))
    else if (question.ask === 'bound') {
      for (const side of /** @type {const} */ (['alpha', 'beta'])) {
        const label = words.bound(letters[side], number(question[side]))
        this.#add(side, label, make('input', PLAIN))
      }
    } else this.#add('node', words.node, this.#list(nodes, words.nobody[question.ask]))
  }

  /** A list of all nodes in the order of the tree. @param {Asking[]} nodes @param {string} nobody */
  #list(nodes, nobody) {
    const options = nodes.map(({ node, place }) =>
      make('option', { value: node }, this.#named(place)),
    )
    const select = make(
      'select',
      {},
      make('option', { value: '' }, '…'),
      ...options,
      make('option', { value: NOBODY }, nobody),
    )
    select.addEventListener('change', () => this.#on.choose(this.#node))
    return select
  }

  /** @param {keyof Guess} name @param {string} label @param {HTMLInputElement | HTMLSelectElement} input */
  #add(name, label, input) {
    input.id = `guess-${name}`
    input.setAttribute('aria-describedby', 'guess-unread')
    this.#inputs.set(name, input)
    this.#fields.append(make('label', { for: input.id, class: name }, label, input))
  }

  /** The node that is chosen. */
  get #node() {
    const value = this.#inputs.get('node')?.value ?? ''
    return value === '' || value === NOBODY ? null : Number(value)
  }

  /** Whether nothing is said. A bound that is not typed stays as it is. */
  get #empty() {
    const { value, node } = this.#guess
    return (this.#inputs.has('value') && !String(value).trim()) || node === ''
  }

  /** The guess in the form. @returns {Guess} */
  get #guess() {
    const given = [...this.#inputs].map(([name, { value }]) => [name, value])
    const guess = Object.fromEntries(given)
    return this.#node === null ? guess : { node: this.#node }
  }

  /** Takes a node that was pressed in the picture; false if no node is asked. @param {number} node */
  take(node) {
    const list = this.#inputs.get('node')
    if (!list || this.element.hidden) return false
    list.value = String(node)
    return true
  }

  /** Says that what was typed cannot be read, or nothing. @param {string} words */
  refuse(words) {
    this.#unread.textContent = words
    for (const input of this.#inputs.values()) {
      if (words) input.setAttribute('aria-invalid', 'true')
      else input.removeAttribute('aria-invalid')
    }
    if (words) this.focus()
  }

  focus() {
    this.#inputs.values().next().value?.focus()
  }
}
