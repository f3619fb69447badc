/**
 * Finds a node by its name, its number, or the value of a leaf. If a text means several, they are listed with
 * the path to each.
 *
 * @import {Search} from '../../core.js'
 * @import {Actions, Part, Snapshot} from '../part.js'
 * @import {Messages} from '../../messages/messages.js'
 */

import { make } from '../../dom/make.js'
import { gap } from './path.js'
import { makePanel } from '../panels/panel.js'

/** The most nodes that are listed. */
const LIMIT = 12
/** The most names in the path to each. */
const NAMES = 6

/** @implements {Part} */
export class Find {
  #m
  #actions
  #input
  /** Says what was found. */
  #told = make('p', { class: 'told', role: 'status' })
  #list = make('ul', { hidden: true })
  /** @type {Search | null} */
  #search = null

  /** @param {Messages} m @param {Actions} actions */
  constructor(m, actions) {
    this.#m = m
    this.#actions = actions
    const words = m.wayfinding.find
    this.#input = make('input', {
      ...{ type: 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' },
      ...{ maxlength: 200, placeholder: words.example },
      ...{ 'aria-label': words.label, title: words.label },
    })
    const go = make('button', { type: 'submit', class: 'go' }, words.go)
    const form = make('form', {}, this.#input, go)
    this.element = makePanel('find', words.title, form, this.#told, this.#list)
    const seek = actions.guard(() => this.#seek())
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      seek()
    })
    this.#input.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || this.#input.value === '') return
      event.preventDefault()
      this.#input.value = ''
      this.#tell('')
    })
  }

  focus() {
    this.#input.focus()
    this.#input.select()
  }

  /** @param {Snapshot} snapshot */
  show(snapshot) {
    if (snapshot.search === this.#search) return
    this.#search = snapshot.search
    this.#tell('')
  }

  /** Selects the node that the text means, or lists the nodes that it can mean. */
  #seek() {
    const words = this.#m.wayfinding.find
    const text = this.#input.value.trim()
    const search = this.#search
    if (!search || text === '') return this.#tell('')
    // A number may be written as in the reader's language: no name has a comma.
    const plain = text.replaceAll('−', '-').replace(this.#m.decimal, '.')
    const { nodes, more } = search.find(plain, LIMIT)
    if (nodes.length === 1) {
      this.#actions.select(nodes[0])
      return this.#tell(words.at(search.node(nodes[0], 0).place))
    }
    const matches = nodes.map((node) => this.#makeMatch(search, node))
    if (more > 0) matches.push(make('li', { class: 'more' }, words.more(more)))
    const said = nodes.length === 0 ? words.none(text) : words.several(nodes.length + more)
    this.#tell(said, ...matches)
  }

  /** @param {string} said @param {...Node} items */
  #tell(said, ...items) {
    this.#told.textContent = said
    this.#list.replaceChildren(...items)
    this.#list.hidden = items.length === 0
  }

  /** @param {Search} search @param {number} node */
  #makeMatch(search, node) {
    const words = this.#m.wayfinding.find
    const number = make('span', { class: 'number' }, words.number(search.given(node)))
    const button = make('button', { type: 'button', class: 'link' }, this.#path(search, node))
    button.addEventListener('click', () => this.#actions.select(node))
    return make('li', {}, button, ' ', number)
  }

  /** The names from the root to a node. @param {Search} search @param {number} node */
  #path(search, node) {
    const path = search.path(node)
    const [from, to] = gap(path.length, NAMES)
    const name = (/** @type {number} */ at) => this.#m.viewer.log.short(search.node(at, 0).place)
    const left = to > from ? ['…'] : []
    return [...path.slice(0, from).map(name), ...left, ...path.slice(to).map(name)].join(' › ')
  }
}
