/**
 * The panels beside or below the unit: the listing on top, the others as tabs, of which one is open. They are loaded once
 * the attribute `panels` names any. The tree in words and the search for a node always exist: a screen reader reads the
 * former, and a key leads to the latter. If they are not named, each is visible only while it has the focus.
 *
 * @import {Messages, PanelWords} from '../messages/messages.js'
 * @import {Actions, Part} from './part.js'
 * @import {PanelName} from './panels/names.js'
 *
 * @typedef {typeof import('./panels/panels.js') & { words: PanelWords }} Kit the module of all panels, with their words
 */

import { onDemand } from '../on-demand.js'
import { adopt } from '../dom/adopt.js'
import { make } from '../dom/make.js'
import { refill } from '../dom/refill.js'
import { partOf } from '../messages/messages.js'
import { makePosition } from './panels/position.js'

/** The panels about calls: those of a best-first search take their places. @type {PanelName[]} */
const OF_CALLS = ['decision', 'stack', 'counts', 'node']

/** By language. @type {Map<string, Kit>} */
const kits = new Map()

/**
 * Loads the module of all panels. Call it early, so that they are there with the tree.
 * @param {string} lang
 * @throws where it cannot be loaded
 */
export async function fetchPanels(lang) {
  const [panels, words] = await Promise.all([
    onDemand(() => import('./panels/panels.js')),
    partOf(lang, 'panels'),
  ])
  kits.set(lang, { ...panels, words })
}

export class Panels {
  #m
  #actions
  #find
  #outline
  #opened
  /** The parts that have been asked for at some time. @type {Map<PanelName, Part>} */
  #parts
  /** The panels that are asked for. @type {PanelName[]} */
  #names = []
  /** The tab that is asked for. @type {PanelName | null} */
  #open = null
  #bestFirst = false
  /** Whether panels that were asked for could not be loaded. */
  failed = false
  /** @type {Kit | undefined} */
  #kit
  /** @type {InstanceType<Kit['Tabs']> | undefined} */
  #tabs
  /** Holds the panels that exist without being named in the attribute. */
  spare = make('div', { class: 'spare' })
  element = make('div', { class: 'panels', part: 'panels', hidden: true })

  /**
   * @param {Messages} m
   * @param {Actions} actions
   * @param {{ outline: Part, find: Part & { focus: () => void } }} always the parts that are there for everybody
   * @param {(name: PanelName) => void} opened called when the reader opens a tab
   */
  constructor(m, actions, { outline, find }, opened) {
    this.#m = m
    this.#actions = actions
    this.#find = find
    this.#outline = outline
    this.#opened = opened
    this.#parts = new Map([
      ['outline', outline],
      ['find', find],
    ])
    this.spare.addEventListener('focusout', () => this.#find.element.classList.remove('called'))
    this.#fill()
  }

  /**
   * Offers a panel that is there at times only; null takes it back.
   * @param {PanelName} name
   * @param {Part | null} part
   * @returns {boolean} whether that changes anything
   */
  offer(name, part) {
    if ((this.#parts.get(name) ?? null) === part) return false
    if (part) this.#parts.set(name, part)
    else this.#parts.delete(name)
    this.#fill()
    return true
  }

  /** Whether the search goes best-first. @param {boolean} on */
  set bestFirst(on) {
    if (on === this.#bestFirst) return
    this.#bestFirst = on
    for (const name of OF_CALLS) this.#parts.delete(name)
    this.#fill()
  }

  /** Those of the panels asked for that are there. */
  get #available() {
    const kit = this.#kit
    if (!kit) return []
    const isMakeable = (/** @type {PanelName} */ name) =>
      name in kit.makers && !(this.#bestFirst && OF_CALLS.includes(name))
    return this.#names.filter((name) => this.#parts.has(name) || isMakeable(name))
  }

  /** Shows other panels, once they are loaded. @param {PanelName[]} names @returns {boolean} whether they are others */
  show(names) {
    if (String(names) === String(this.#names)) return false
    this.#names = names
    this.#fill()
    return true
  }

  /** Whether the requested panels can be shown at once. */
  get loaded() {
    return this.#names.length === 0 || kits.has(this.#m.lang)
  }

  /** Loads the requested panels, and shows them. @throws where it cannot be loaded */
  async load() {
    await fetchPanels(this.#m.lang)
    this.#fill()
  }

  /** Gives them their style again: an element that has moved to another document has lost it. */
  adopt() {
    if (this.#kit) adopt(this.element, this.#kit.style)
  }

  #fill() {
    if (this.#names.length > 0) this.#kit ??= kits.get(this.#m.lang)
    if (this.#kit && !this.#tabs) {
      this.#tabs = new this.#kit.Tabs(this.#kit.words.tabs, this.#opened)
      this.#tabs.open(this.#open)
    }
    this.adopt()
    const names = this.#available
    const elementOf = (/** @type {PanelName} */ name) => this.#part(name).element
    const top = names.filter((name) => name === 'listing').map(elementOf)
    const rest = names.filter((name) => name !== 'listing')
    const tabs = this.#tabs?.fill(rest.map((name) => ({ ...this.#part(name), name }))) ?? []
    refill(this.element, [...top, ...tabs])
    this.element.hidden = names.length === 0
    const always = /** @type {const} */ (['outline', 'find'])
    this.spare.replaceChildren(...always.filter((name) => !names.includes(name)).map(elementOf))
  }

  /** The open tab. @param {PanelName | null} name */
  set open(name) {
    this.#open = name
    this.#tabs?.open(name)
  }

  /** The parts to be kept up to date; the tree in words is one even where it is no panel. @returns {Part[]} */
  get parts() {
    return [...this.#available.map((name) => this.#part(name)), this.#outline]
  }

  /** Moves the focus to the search for a node. */
  seekNode() {
    if (this.#available.includes('find')) this.#tabs?.open('find')
    else this.#find.element.classList.add('called')
    this.#find.focus()
  }

  /** @param {PanelName} name */
  #part(name) {
    const cached = this.#parts.get(name)
    if (cached) return cached
    const { makers, words } = /** @type {Kit} */ (this.#kit)
    const makePanel = makers[/** @type {keyof Kit['makers']} */ (name)]
    // Words that are learned later, such as those of best-first searches, reach the panel, too: a copy would lack them.
    const m = Object.assign(Object.create(this.#m), { panels: words })
    const part = makePanel(m, this.#actions, makePosition)
    this.#parts.set(name, part)
    return part
  }
}
