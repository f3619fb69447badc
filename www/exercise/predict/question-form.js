/**
 * The fields of a question: a value, two bounds, numbers, or a node, which is chosen here or pressed in the picture.
 *
 * @import {PractiseWords, PredictWords} from '../../messages/messages.js'
 * @import {TaskNode} from '../nodes.js'
 * @import {Guess} from '../../types.js'
 *
 * @typedef {object} Fields the fields of a question
 * @property {Record<string, string>} [typed] the labels of those that are typed, each by the name of the answer; numbers by
 *   their places
 * @property {string} [nobody] the choice of no node; without it there is none
 * @property {string} [none] the words of a button that says that there is no value; without it there is none
 *
 * @typedef {object} FormActions
 * @property {(guess: Guess | null) => void} answer null: shows the answer
 * @property {(node: number | null) => void} choose a node was chosen in the list
 * @property {(typed: Record<string, string>) => void} type the fields have other text
 */

import { set } from '../../dom/attribute.js'
import { makeButton } from '../../dom/button.js'
import { makeForm } from '../../dom/form.js'
import { make } from '../../dom/make.js'
import { PLAIN_TEXT } from '../../dom/plain-text.js'

/** The choice of no node, or of no value. */
const NOBODY = 'none'
/** The field of an answer that is typed. */
const TYPED = { type: 'text', ...PLAIN_TEXT, maxlength: 40, size: 5 }

export class QuestionForm {
  #words
  #named
  #fields = make('div', { class: 'fields' })
  #none
  #unread = make('span', { class: 'unread', id: 'guess-unread', role: 'alert' })
  /** By name, numbers by their places. @type {Map<string, HTMLInputElement | HTMLSelectElement>} */
  #inputs = new Map()
  #on

  /** @param {PredictWords} words @param {PractiseWords['named']} named @param {FormActions} on */
  constructor(words, named, on) {
    this.#words = words
    this.#named = named
    this.#on = on
    const answer = make('button', { type: 'submit', class: 'primary' }, words.answer)
    const show = makeButton(words.show, () => on.answer(null))
    this.#none = makeButton('', () => on.answer({ value: NOBODY }), { hidden: true })
    this.element = makeForm(
      { class: 'guess', hidden: true, 'aria-labelledby': 'question' },
      () => (this.#isEmpty ? this.refuse(words.empty) : on.answer(this.#guess)),
      this.#fields,
      make('div', { class: 'buttons' }, answer, this.#none, show),
      this.#unread,
    )
    this.element.addEventListener('input', () => on.type(this.#typed))
  }

  /**
   * Asks a question.
   * @param {Fields} fields
   * @param {TaskNode[]} nodes
   * @param {Record<string, string>} before the text that was in the fields
   */
  ask({ typed, nobody, none }, nodes, before) {
    this.#none.hidden = none === undefined
    this.#none.textContent = none ?? ''
    this.element.hidden = false
    this.#unread.textContent = ''
    this.#inputs.clear()
    this.#fields.replaceChildren()
    for (const [name, label] of Object.entries(typed ?? {})) {
      this.#add(name, label, make('input', TYPED))
    }
    this.#fields.classList.toggle('pairs', this.#inputs.has('0'))
    if (!typed) this.#add('node', this.#words.node, this.#list(nodes, nobody))
    for (const [name, input] of this.#inputs) input.value = before[name] ?? ''
  }

  /** A list of all nodes in the order of the tree. @param {TaskNode[]} nodes @param {string | undefined} nobody */
  #list(nodes, nobody) {
    const options = nodes.map(({ node, place }) =>
      make('option', { value: node }, this.#named(place)),
    )
    const select = make(
      'select',
      {},
      make('option', { value: '' }, '…'),
      ...options,
      ...(nobody === undefined ? [] : [make('option', { value: NOBODY }, nobody)]),
    )
    select.addEventListener('change', () => this.#on.choose(this.#node))
    return select
  }

  /** @param {string} name @param {string} label @param {HTMLInputElement | HTMLSelectElement} input */
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

  /** Whether nothing is said. A bound or a number that is not typed stays as it is. */
  get #isEmpty() {
    const { value, node, numbers } = this.#guess
    const isBlank = (/** @type {unknown} */ text) => String(text).trim() === ''
    return node === '' || (value !== undefined && isBlank(value)) || numbers?.every(isBlank)
  }

  /** The text of the fields, by their names. @returns {Record<string, string>} */
  get #typed() {
    return Object.fromEntries([...this.#inputs].map(([name, { value }]) => [name, value]))
  }

  /** The guess in the form. @returns {Guess} */
  get #guess() {
    if (this.#node !== null) return { node: this.#node }
    const typed = this.#typed
    return this.#inputs.has('0') ? { numbers: Object.values(typed) } : typed
  }

  /** Takes a node that was pressed in the picture, if one is asked. @param {number} node */
  choose(node) {
    const list = this.#inputs.get('node')
    if (!list || this.element.hidden) return
    list.value = String(node)
    this.#on.type(this.#typed)
  }

  /** Says that the typed text cannot be read, or nothing. @param {string} words */
  refuse(words) {
    this.#unread.textContent = words
    for (const input of this.#inputs.values()) set(input, 'aria-invalid', words && 'true')
    if (words) this.focus()
  }

  focus() {
    this.#inputs.values().next().value?.focus()
  }
}
