/**
 * Finds a node by its name, a path of names or moves, a board, its number, or the value of a leaf. The view goes
 * there, and a button leads to the step at which the node is entered. If a text means several nodes, they are listed
 * with the path to each.
 *
 * @import {Search} from '../../core.js'
 * @import {Actions, Part} from '../part.js'
 * @import {Messages} from '../../messages/messages.js'
 */

import { makeButton } from '../../dom/button.js'
import { makeForm } from '../../dom/form.js'
import { make } from '../../dom/make.js'
import { PLAIN_TEXT } from '../../dom/plain-text.js'
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
  const status = make('p', { class: 'message', role: 'status' })
  const list = make('ul', { hidden: true })
  /** @type {Search | null} */
  let search = null

  /** Shows the result. @param {(string | Node)[]} message @param {Node[]} [items] */
  const showResult = (message, items = []) => {
    status.replaceChildren(...message)
    list.replaceChildren(...items)
    list.hidden = items.length === 0
  }

  /** Goes to a node. @param {number} node */
  const go = actions.guard((/** @type {number} */ node) => {
    if (!search) return
    actions.reveal(node)
    status.replaceChildren(
      words.at(search.node(node, 0).place),
      ...makeStepLink(m, actions, search, node),
    )
  })

  /** Goes to the node that the text means, or lists the nodes that it can mean. */
  const seek = actions.guard(() => {
    const text = input.value.trim()
    if (!search || text === '') return showResult([])
    const searched = search
    const { nodes, more } = searched.find(plain(text, m.decimal), LIMIT)
    showResult([])
    if (nodes.length === 1) return go(nodes[0])
    const matches = nodes.map((node) => makeMatch(m, go, searched, node))
    if (more > 0) matches.push(make('li', { class: 'more' }, words.more(more)))
    const message = nodes.length === 0 ? words.none(text) : words.several(nodes.length + more)
    showResult([message], matches)
  })
  const submit = make('button', { type: 'submit', class: 'go' }, words.go)
  const form = makeForm({}, seek, input, submit)
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || input.value === '') return
    event.preventDefault()
    input.value = ''
    showResult([])
  })

  return {
    element: makePanel('find', words.title, form, status, list),
    focus() {
      input.focus()
      input.select()
    },
    show(snapshot) {
      if (snapshot.search === search) return
      search = snapshot.search
      showResult([])
    },
  }
}

/** @param {Messages['wayfinding']['find']} words */
function makeInput({ example, label }) {
  return make('input', {
    ...{ type: 'text', ...PLAIN_TEXT, maxlength: 200 },
    ...{ placeholder: example, 'aria-label': label, title: label },
  })
}

/**
 * A text with numbers as the notation writes them.
 * @param {string} text
 * @param {string} decimal the sign of the language
 */
function plain(text, decimal) {
  const signed = text.replaceAll('−', '-')
  return decimal === ',' ? signed.replace(/(\d),(\d)/g, '$1.$2') : signed
}

/**
 * A button that leads to the step at which a node is entered, or at which it is pruned.
 * @param {Messages} m
 * @param {Actions} actions
 * @param {Search} search
 * @param {number} node
 */
function makeStepLink(m, actions, search, node) {
  const { entered, pruned } = search.node(node, search.summary.steps)
  const step = entered || pruned?.step
  if (!step) return []
  const words = entered ? m.wayfinding.find.entered(step) : m.wayfinding.find.pruned(step)
  return [' ', makeButton(words, () => actions.seek(step), { class: 'link' })]
}

/** @param {Messages} m @param {(node: number) => void} go @param {Search} search @param {number} node */
function makeMatch(m, go, search, node) {
  const number = make('span', { class: 'number' }, m.wayfinding.find.number(search.given(node)))
  const button = makeButton(pathTo(m, search, node), () => go(node), { class: 'link' })
  return make('li', {}, button, ' ', number)
}

/** The names from the root to a node. @param {Messages} m @param {Search} search @param {number} node */
function pathTo(m, search, node) {
  const path = search.path(node)
  const [from, to] = gap(path.length, NAMES)
  const name = (/** @type {number} */ at) => m.viewer.short(search.node(at, 0).place)
  const left = to > from ? ['…'] : []
  return [...path.slice(0, from).map(name), ...left, ...path.slice(to).map(name)].join(' › ')
}
