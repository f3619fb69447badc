/**
 * The element as a widget of Jupyter, made by anywidget. The model has the traits `tree`, `step` and `options`, an
 * object of attributes. Each goes both ways: the element shows the values of the kernel, and the model gets the actions
 * of the reader. A host may define some of them only.
 *
 * @typedef {{ get: (name: string) => any, set: (name: string, value: unknown) => void, save_changes: () => void,
 *   on: (event: string, hear: () => void) => void, off: (event: string, hear: () => void) => void }} Model
 */

import { SecateurTree } from '../secateur-tree.js'

/** The attributes that are options of the widget. */
const OPTIONS = SecateurTree.observedAttributes.filter((name) => !['tree', 'step'].includes(name))

/** @param {{ model: Model, el: Element }} widget @returns {() => void} ends it */
function render({ model, el }) {
  const element = document.createElement('secateur-tree')
  /** The fields of the model, each with the action that shows it. @type {Record<string, () => void>} */
  const show = {
    options: () => showOptions(element, model.get('options') ?? {}),
    tree: () => write(element, 'tree', model.get('tree')),
    step: () => {
      if (model.get('step') !== element.step || !element.search) element.step = model.get('step')
    },
  }
  for (const [name, work] of Object.entries(show)) {
    work()
    model.on(`change:${name}`, work)
  }
  element.addEventListener('secateur-step', () => put(model, 'step', element.step))
  const attributes = new MutationObserver(() => {
    const requested = model.get('options') ?? {}
    const options = currentOptions(element, requested)
    if (JSON.stringify(options) !== JSON.stringify(requested)) put(model, 'options', options)
    if (element.tree !== (model.get('tree') ?? '')) put(model, 'tree', element.tree)
  })
  attributes.observe(element, { attributeFilter: ['tree', ...OPTIONS] })
  el.append(element)
  return () => {
    attributes.disconnect()
    for (const [name, work] of Object.entries(show)) model.off(`change:${name}`, work)
  }
}

/** @param {Model} model @param {string} name @param {unknown} value */
function put(model, name, value) {
  model.set(name, value)
  model.save_changes()
}

/** @param {Element} element @param {Record<string, unknown>} options */
function showOptions(element, options) {
  const unknown = Object.keys(options).filter((name) => !OPTIONS.includes(name))
  for (const name of OPTIONS) write(element, name, options[name])
  if (unknown.length === 0) return
  throw new TypeError(`No option is ${unknown.join(', ')}. There are ${OPTIONS.join(', ')}.`)
}

/** @param {Element} element @param {string} name @param {unknown} value */
function write(element, name, value) {
  const text = asText(value)
  if (text === element.getAttribute(name)) return
  if (text === null) element.removeAttribute(name)
  else element.setAttribute(name, text)
}

/** The text of an attribute: a list has spaces; false or missing: no attribute. @param {unknown} value */
function asText(value) {
  if (value === undefined || value === null || value === false) return null
  return Array.isArray(value) ? value.join(' ') : String(value)
}

/** The options with the changes since they were requested. @param {Element} element @param {Record<string, unknown>} requested */
function currentOptions(element, requested) {
  const rest = Object.entries(requested).filter(([name]) => element.hasAttribute(name))
  const changed = OPTIONS.map((name) => [name, element.getAttribute(name)]).filter(
    ([name, text]) => text !== null && text !== asText(requested[String(name)]),
  )
  return { ...Object.fromEntries(rest), ...Object.fromEntries(changed) }
}

export default { render }
