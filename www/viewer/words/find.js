/**
 * Goes to a node by what it is called, its number, or the value of a leaf. Where several are meant,
 * they are listed with the way to each.
 *
 * @import {Search} from '../../core.js'
 * @import {Actions, Part} from '../part.js'
 * @import {Messages} from '../../messages/messages.js'
 */

import { make } from '../../dom/make.js'
import { gap } from './path.js'
import { makePanel } from '../panels/panel.js'

/** As many as one can look through. */
const LIMIT = 12
/** Names on the way to each. */
const WAY = 6

/** @param {Messages} m @param {Actions} actions @returns {Part & { focus: () => void }} */
export function makeFind(m, actions) {
  const words = m.wayfinding.find
  const input = make('input', {
    ...{ type: 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' },
    ...{
      maxlength: 200,
      placeholder: words.example,
      'aria-label': words.label,
      title: words.label,
    },
  })
  const go = make('button', { type: 'submit', class: 'go' }, words.go)
  const form = make('form', {}, input, go)
  const told = make('p', { class: 'told', role: 'status' })
  const list = make('ul', { hidden: true })
  /** @type {Search | null} */
  let search = null

  /** @param {string} said @param {...Node} items */
  const tell = (said, ...items) => {
    told.textContent = said
    list.replaceChildren(...items)
    list.hidden = items.length === 0
  }

  /** The names from the root to a node. @param {Search} search @param {number} node */
  const way = (search, node) => {
    const path = search.path(node)
    const [from, to] = gap(path.length, WAY)
    const names = path.map((at) => () => m.viewer.log.short(search.node(at, 0).place))
    const shown = [...names.slice(0, from), ...(to > from ? [() => '…'] : []), ...names.slice(to)]
    return shown.map((name) => name()).join(' › ')
  }

  /** @param {Search} search @param {number} node */
  const makeMatch = (search, node) => {
    const number = make('span', { class: 'number' }, words.number(search.given(node)))
    const button = make('button', { type: 'button', class: 'link' }, way(search, node))
    button.addEventListener('click', () => actions.select(node))
    return make('li', {}, button, ' ', number)
  }

  const seek = actions.guard(() => {
    const text = input.value.trim()
    if (!search || text === '') return tell('')
    const of = search
    // A number may be written as the reader's language does: no name has a comma.
    const plain = text.replaceAll('−', '-').replace(m.decimal, '.')
    const { nodes, more } = of.find(plain, LIMIT)
    if (nodes.length === 1) {
      actions.select(nodes[0])
      return tell(words.at(of.node(nodes[0], 0).place))
    }
    const matches = nodes.map((node) => makeMatch(of, node))
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
