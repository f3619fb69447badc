/**
 * Finds a node by its name, its number, or the value of a leaf. If a text means several, they are listed with
 * the path to each.
 *
 * @import {Search} from '../../core.js'
 * @import {Actions, Part} from '../part.js'
 * @import {Messages} from '../../messages/messages.js'
 */

import { make } from '../../dom/make.js'
import { gap } from './path.js'
import { makePanel } from '../panels/panel.js'

/** The most nodes that are listed. */
const LIMIT = 12
/** The most names in the path to each. */
const NAMES = 6

/** @param {Messages} m @param {Actions} actions @returns {Part & { focus: () => void }} */
export function makeFind(m, actions) {
  const words = m.wayfinding.find
  const input = makeInput(words)
  const go = make('button', { type: 'submit', class: 'go' }, words.go)
  const form = make('form', {}, input, go)
  const told = make('p', { class: 'told', role: 'status' })
  const list = make('ul', { hidden: true })
  /** @type {Search | null} */
  let search = null

  /** Says what was found. @param {string} said @param {...Node} items */
  const tell = (said, ...items) => {
    told.textContent = said
    list.replaceChildren(...items)
    list.hidden = items.length === 0
  }

  /** Selects the node that the text means, or lists the nodes that it can mean. */
  const seek = actions.guard(() => {
    const text = input.value.trim()
    if (!search || text === '') return tell('')
    const of = search
    // A number may be written as in the reader's language: no name has a comma.
    const plain = text.replaceAll('−', '-').replace(m.decimal, '.')
    const { nodes, more } = of.find(plain, LIMIT)
    if (nodes.length === 1) {
      actions.select(nodes[0])
      return tell(words.at(of.node(nodes[0], 0).place))
    }
    const matches = nodes.map((node) => makeMatch(m, actions, of, node))
    if (more > 0) matches.push(make('li', { class: 'more' }, words.more(more)))
    tell(nodes.length === 0 ? words.none(text) : words.several(nodes.length + more), ...matches)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    seek()
  })
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || input.value === '') return
    event.preventDefault()
    input.value = ''
    tell('')
  })

  return {
    element: makePanel('find', words.title, form, told, list),
    focus() {
      input.focus()
      input.select()
    },
    show(snapshot) {
      if (snapshot.search === search) return
      search = snapshot.search
      tell('')
    },
  }
}

/** @param {Messages['wayfinding']['find']} words */
function makeInput({ example, label }) {
  return make('input', {
    ...{ type: 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' },
    ...{ maxlength: 200, placeholder: example, 'aria-label': label, title: label },
  })
}

/** @param {Messages} m @param {Actions} actions @param {Search} search @param {number} node */
function makeMatch(m, actions, search, node) {
  const number = make('span', { class: 'number' }, m.wayfinding.find.number(search.given(node)))
  const button = make('button', { type: 'button', class: 'link' }, pathTo(m, search, node))
  button.addEventListener('click', () => actions.select(node))
  return make('li', {}, button, ' ', number)
}

/** The names from the root to a node. @param {Messages} m @param {Search} search @param {number} node */
function pathTo(m, search, node) {
  const path = search.path(node)
  const [from, to] = gap(path.length, NAMES)
  const name = (/** @type {number} */ at) => m.viewer.log.short(search.node(at, 0).place)
  const left = to > from ? ['…'] : []
  return [...path.slice(0, from).map(name), ...left, ...path.slice(to).map(name)].join(' › ')
}
