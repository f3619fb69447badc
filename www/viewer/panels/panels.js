/**
 * The panels beside or below the unit: the listing on top, the others as tabs, of which one is open. The tree in words
 * and the search for a node always exist: a screen reader reads the former, and a key leads to the latter. If the
 * attribute `panels` does not name them, each is visible only while it has the focus.
 *
 * @import {Messages} from '../../messages/messages.js'
 * @import {Actions, Part} from '../part.js'
 * @import {PanelName} from './names.js'
 */

import { make } from '../../dom/make.js'
import { refill } from '../../dom/refill.js'
import { makeCallStack } from './call-stack.js'
import { makeCounts } from './counts.js'
import { makeDecision } from './decision.js'
import { makeListing } from './listing.js'
import { makeLog } from './log.js'
import { makeNode } from './node.js'
import { makeTabs } from './tabs.js'
import { makeVariables } from './variables.js'

const MAKERS = {
  listing: makeListing,
  variables: makeVariables,
  decision: makeDecision,
  stack: makeCallStack,
  counts: makeCounts,
  node: makeNode,
  log: makeLog,
}

export class Panels {
  #m
  #actions
  #find
  #outline
  /** The parts that have been asked for at some time. @type {Map<PanelName, Part>} */
  #made
  /** What is asked for. @type {PanelName[]} */
  #names = []
  #tabs
  /** Holds the panels that exist without being named in the attribute. */
  spare = make('div', { class: 'spare' })
  element = make('div', { class: 'panels', part: 'panels', hidden: true })

  /**
   * @param {Messages} m
   * @param {Actions} actions
   * @param {{ outline: Part, find: Part & { focus: () => void } }} always what is there for everybody
   * @param {(name: PanelName) => void} opened called when the reader opens a tab
   */
  constructor(m, actions, { outline, find }, opened) {
    this.#m = m
    this.#actions = actions
    this.#find = find
    this.#outline = outline
    this.#made = new Map([
      ['outline', outline],
      ['find', find],
    ])
    this.#tabs = makeTabs(m.panels.tabs, opened)
    this.spare.addEventListener('focusout', () => this.#find.element.classList.remove('called'))
    this.#fill()
  }

  /** Offers a panel that is there at times only; null takes it back. @param {PanelName} name @param {Part | null} part */
  offer(name, part) {
    if (part) this.#made.set(name, part)
    else this.#made.delete(name)
    this.#fill()
  }

  /** Those of the panels asked for that are there. */
  get #there() {
    return this.#names.filter((name) => name in MAKERS || this.#made.has(name))
  }

  /** Shows other panels. @param {PanelName[]} names @returns {boolean} whether they are others */
  show(names) {
    if (String(names) === String(this.#names)) return false
    this.#names = names
    this.#fill()
    return true
  }

  #fill() {
    const names = this.#there
    const top = names.filter((name) => name === 'listing')
    const rest = names.filter((name) => name !== 'listing')
    const tabbed = rest.map((name) => ({ ...this.#part(name), name }))
    const spared = /** @type {const} */ (['outline', 'find']).filter(
      (name) => !names.includes(name),
    )
    const listing = top.map((name) => this.#part(name).element)
    refill(this.element, [...listing, ...this.#tabs.fill(tabbed)])
    this.element.hidden = names.length === 0
    this.spare.replaceChildren(...spared.map((name) => this.#part(name).element))
  }

  /** The open tab. @param {PanelName | null} name */
  set open(name) {
    this.#tabs.open(name)
  }

  /** The parts to be kept up to date, those that find their way apart. @returns {Part[]} */
  get parts() {
    const names = this.#there.filter((name) => name !== 'find' && name !== 'outline')
    return [...names.map((name) => this.#part(name)), this.#outline]
  }

  /** Moves the focus to the search for a node. */
  seekNode() {
    if (this.#names.includes('find')) this.#tabs.open('find')
    else this.#find.element.classList.add('called')
    this.#find.focus()
  }

  /** @param {PanelName} name */
  #part(name) {
    const made = this.#made.get(name)
    if (made) return made
    const part = MAKERS[/** @type {keyof typeof MAKERS} */ (name)](this.#m, this.#actions)
    this.#made.set(name, part)
    return part
  }
}
