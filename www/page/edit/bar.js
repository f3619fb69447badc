/**
 * The bar above the tree in which the selected node is edited: fields for its value and its name, and buttons. Each edit
 * is a new text of the page. Digits typed on the tree go to the field of the value, and Tab leads from leaf to leaf.
 *
 * @import {EditWords, Messages} from '../../messages/pages.js'
 * @import {SecateurTree} from '../../secateur-tree.js'
 * @import {Change} from '../../api/text-editing.js'
 */

import { loadTextEditing } from '../../api/text-editing.js'
import { SecateurError } from '../../core.js'
import { errorText, partOf } from '../../messages/messages.js'
import { keyTarget } from '../../dom/key-target.js'
import { set } from '../../dom/attribute.js'
import { disable, makeButton } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { PLAIN_TEXT } from '../../dom/plain-text.js'
import { withKey } from '../../dom/icon.js'
import { EditedTree } from './edited-tree.js'

/** The actions of the buttons, with their keys. */
const BUTTONS = /** @type {const} */ ([
  ['child', '+'],
  ['sibling', 'Insert'],
  ['left', 'Alt+←'],
  ['right', 'Alt+→'],
  ['turn', '/'],
  ['remove', 'Delete'],
])
/** The sign on a button in place of its words. @type {Record<string, string>} */
const SIGNS = { left: '←', right: '→', undo: '↶', redo: '↷', done: '×' }
/** The changes that keys ask for on the tree. @type {Record<string, Change>} */
const KEYS = { '+': 'child', Insert: 'sibling', '/': 'turn', Delete: 'remove' }
/** With the Alt key. @type {Record<string, Change>} */
const ALT_KEYS = { ArrowLeft: 'left', ArrowRight: 'right' }

/** The layout learns the height of the bar, so that the viewer below still fits the window. */
const heights = new ResizeObserver(([{ target }]) => {
  const { height } = target.getBoundingClientRect()
  document.documentElement.style.setProperty('--hand', `${height}px`)
})

/** @type {EditBar | undefined} */
let bar

/**
 * Begins or ends editing.
 * @param {Messages} m
 * @param {SecateurTree} viewer
 * @param {(text: string) => void} write
 * @param {(on: boolean) => void} toggled
 * @throws where the module that edits or the words cannot be loaded
 */
export async function toggleBar(m, viewer, write, toggled) {
  const [words, editing] = await Promise.all([partOf(m.lang, 'edit'), loadTextEditing()])
  const isMinFirst = () => viewer.getAttribute('root') === 'min'
  bar ??= new EditBar(m, words, viewer, new EditedTree(editing, isMinFirst), write, toggled)
  bar.toggle()
}

class EditBar {
  #m
  #words
  #viewer
  #write
  #toggled
  #tree
  /** Whether the text of an edit is being opened. */
  #written = false
  #value = field('hand-value')
  #name = field('hand-name')
  #valueLabel = make('label', { for: 'hand-value' })
  #status = make('p', { class: 'status', role: 'status', id: 'hand-status' })
  /** @type {Map<string, HTMLButtonElement>} */
  #buttons = new Map()
  #element

  /**
   * @param {Messages} m
   * @param {EditWords} w
   * @param {SecateurTree} viewer
   * @param {EditedTree} tree
   * @param {(text: string) => void} write
   * @param {(on: boolean) => void} toggled
   */
  constructor(m, w, viewer, tree, write, toggled) {
    this.#m = m
    this.#words = w
    this.#viewer = viewer
    this.#write = write
    this.#toggled = toggled
    this.#tree = tree
    const nameLabel = make('label', { for: 'hand-name' }, w.name)
    const changes = BUTTONS.map(([change, key]) =>
      this.#button(change, w.changes[change], key, () => this.#change(change)),
    )
    const history = [
      this.#button('undo', w.undo, 'Ctrl+Z', () => this.#travel('undo')),
      this.#button('redo', w.redo, 'Ctrl+Y', () => this.#travel('redo')),
    ]
    const done = this.#button('done', w.done, 'E', () => this.toggle())
    this.#element = make(
      'section',
      { class: 'hand', 'aria-label': w.title, hidden: true },
      make('div', { class: 'fields' }, this.#valueLabel, this.#value, nameLabel, this.#name),
      make('div', { class: 'changes' }, ...changes),
      make('div', { class: 'history' }, ...history, done),
      this.#status,
    )
    this.#listen()
    viewer.before(this.#element)
    heights.observe(this.#element)
  }

  /** @param {string} id @param {string} words @param {string} key @param {() => void} act */
  #button(id, words, key, act) {
    const sign = SIGNS[id]
    const named = sign && { 'aria-label': words }
    const button = makeButton(sign ?? words, act, { title: withKey(words, key), ...named })
    this.#buttons.set(id, button)
    return button
  }

  #listen() {
    for (const name of ['secateur-open', 'secateur-error']) {
      this.#viewer.addEventListener(name, () => {
        this.#written = false
        this.#follow()
      })
    }
    this.#viewer.addEventListener('secateur-select', () => this.#follow())
    this.#viewer.addEventListener('click', (event) => this.#press(event))
    for (const input of [this.#value, this.#name]) {
      input.addEventListener('change', () => this.#apply(input))
      input.addEventListener('focus', () => input.select())
      input.addEventListener('keydown', (event) => this.#key(event, input))
    }
    document.addEventListener('keydown', (event) => this.#keyOutside(event), true)
  }

  get #on() {
    return !this.#element.hidden
  }

  toggle() {
    const on = !this.#on
    this.#element.hidden = !on
    document.documentElement.toggleAttribute('data-hand', on)
    this.#toggled(on)
    if (!on) return this.#stage?.focus()
    const text = this.#text
    this.#tree.goTo(text, this.#node)
    if (text !== null && !this.#tree.parts) this.#tree.begin(text)
    this.#put()
    this.#value.focus()
  }

  /** The text of the tree; null if it is that of a game, or cannot be read. */
  get #text() {
    const { error, search } = this.#viewer
    const readable = search && !error && !this.#viewer.hasAttribute('game')
    return readable ? (this.#viewer.textContent ?? '') : null
  }

  /** The selected node, by its number as given; null if none is. */
  get #node() {
    const { search, selected } = this.#viewer
    return search && selected !== null ? search.given(selected) : null
  }

  /** Shows the node that is selected in the tree on view. */
  #follow() {
    // Until the text of an edit is open, the selection is that of the tree before.
    if (this.#written) return
    const [text, node] = [this.#text, this.#node]
    // Text that is being typed stays.
    if (!this.#on || (text === this.#tree.text && node === this.#tree.node)) return
    this.#tree.goTo(text, node)
    this.#show()
  }

  /** A leaf is pressed to give it a value. The field takes the focus last: the press gives it to the tree. @param {Event} event */
  #press(event) {
    const onStage = event.composedPath().includes(/** @type {Node} */ (this.#stage))
    if (this.#on && onStage && this.#tree.parts?.min === null) this.#value.focus()
  }

  /** Shows the text of the node. */
  #show() {
    const { text, node, parts, canUndo, canRedo } = this.#tree
    this.#valueLabel.textContent =
      parts && parts.min !== null ? this.#words.staticValue : this.#words.value
    this.#value.value = parts?.value ?? ''
    this.#name.value = parts?.name ?? ''
    for (const input of [this.#value, this.#name]) {
      input.disabled = !parts
      input.removeAttribute('aria-invalid')
    }
    const isFixed = !parts || node === 0
    const nothingToDo = {
      ...{ child: !parts, sibling: isFixed, remove: isFixed, turn: !parts || parts.min === null },
      ...{ left: !parts?.before, right: !parts?.after },
      ...{ undo: !canUndo, redo: !canRedo },
    }
    for (const [id, disabled] of Object.entries(nothingToDo)) {
      const button = this.#buttons.get(id)
      if (button) disable([button], disabled)
    }
    this.#showMessage(parts ? '' : this.#why(text))
  }

  /** Why there is nothing to edit. @param {string | null} text */
  #why(text) {
    if (text !== null) return this.#words.selectFirst
    return this.#viewer.hasAttribute('game') ? this.#words.game : this.#words.broken
  }

  /** @param {string} words */
  #showMessage(words) {
    this.#status.textContent = words
  }

  /** Edits the selected node. Returns whether that was possible. @param {Change} change @param {string} [typed] */
  #change(change, typed = '') {
    if (!this.#tree.parts || this.#buttons.get(change)?.ariaDisabled === 'true') return false
    try {
      this.#tree.change(change, typed)
      this.#put()
      return true
    } catch (error) {
      if (!(error instanceof SecateurError)) throw error
      const words = /** @type {Record<string, (typed: string) => string>} */ (this.#words.errors)
      this.#showMessage(words[error.code]?.(typed) ?? errorText(this.#m, error))
      return false
    }
  }

  /** Shows the edited tree in the page, with its node selected. */
  #put() {
    const { text, node } = this.#tree
    if (text !== null && text !== this.#text) {
      this.#written = true
      this.#write(text)
    }
    this.#viewer.restore({ selected: node })
    this.#show()
    // The next typed text replaces the whole value.
    if (document.activeElement === this.#value) this.#value.select()
  }

  /** @param {'undo' | 'redo'} way */
  #travel(way) {
    this.#tree.travel(way)
    this.#put()
  }

  /** Takes the text of a field. Returns false if it has no meaning. @param {HTMLInputElement} input */
  #apply(input) {
    if (this.#isTaken(input)) return true
    const done = this.#change(input === this.#value ? 'value' : 'name', input.value)
    set(input, 'aria-invalid', done ? '' : 'true')
    return done
  }

  /** Whether the node already has the text of a field. @param {HTMLInputElement} input */
  #isTaken(input) {
    return input.value.trim() === this.#tree.parts?.[input === this.#value ? 'value' : 'name']
  }

  /** @returns {HTMLElement | null | undefined} */
  get #stage() {
    return this.#viewer.shadowRoot?.querySelector('[part~="stage"]')
  }

  /** A key in a field. @param {KeyboardEvent} event @param {HTMLInputElement} input */
  #key(event, input) {
    // Text that is being typed has the undo of the browser.
    const isCommand = event.ctrlKey || event.metaKey
    const acts = isCommand ? this.#isTaken(input) && this.#command(event) : this.#type(event, input)
    if (acts) keep(event)
  }

  /** Ends the typing in a field by a key; false if the key goes on. @param {KeyboardEvent} event @param {HTMLInputElement} input */
  #type({ key, shiftKey }, input) {
    switch (key) {
      case 'Enter':
        this.#apply(input)
        return true
      case 'Escape':
        this.#show()
        this.#stage?.focus()
        return true
      case 'Tab':
        return input === this.#value && this.#goToLeaf(shiftKey ? 'previous' : 'next')
      default:
        return false
    }
  }

  /** Takes the value and goes on to another leaf; false if there is none, or the text is no value. @param {'previous' | 'next'} way */
  #goToLeaf(way) {
    const leaf = this.#tree.parts?.[way] ?? null
    if (leaf === null || !this.#apply(this.#value)) return false
    this.#tree.goTo(this.#tree.text, leaf)
    this.#put()
    return true
  }

  /** A key elsewhere: on the tree it edits the selected node. @param {KeyboardEvent} event */
  #keyOutside(event) {
    if (!this.#on || event.defaultPrevented) return
    const target = keyTarget(event)
    if (!target) return
    const acts = event.ctrlKey || event.metaKey ? this.#command(event) : this.#edit(event, target)
    if (acts) keep(event)
  }

  /** Goes through the edits by Ctrl+Z and Ctrl+Y; false if it is another key. @param {KeyboardEvent} event */
  #command({ key, shiftKey }) {
    const letter = key.toLowerCase()
    if (letter !== 'z' && letter !== 'y') return false
    this.#travel(letter === 'z' && !shiftKey ? 'undo' : 'redo')
    return true
  }

  /** Edits the selected node by a key; false if the key goes on. @param {KeyboardEvent} event @param {Element} target */
  #edit({ key, altKey }, target) {
    if (!this.#tree.parts || target.closest('button, a, select, summary')) return false
    const change = (altKey ? ALT_KEYS : KEYS)[key]
    if (change) {
      this.#change(change)
      return true
    }
    if (altKey || !/^([\d.−-]|Enter)$/.test(key)) return false
    this.#value.focus()
    // A digit goes on into the field.
    return key === 'Enter'
  }
}

/** Keeps a key from the browser and from the page. @param {KeyboardEvent} event */
function keep(event) {
  event.preventDefault()
  event.stopPropagation()
}

/** @param {string} id */
function field(id) {
  return make('input', { id, type: 'text', ...PLAIN_TEXT, 'aria-describedby': 'hand-status' })
}
