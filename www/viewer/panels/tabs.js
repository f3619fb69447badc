/**
 * Panels as tabs, of which one is open. A single panel has no tab. The keys Left, Right, Home and End move to another
 * tab and open it.
 *
 * @import {PanelName} from './names.js'
 *
 * @typedef {{ name: PanelName, element: HTMLElement, title?: string }} Tabbed
 */

import { make } from '../../dom/make.js'

/**
 * @param {{ title: string } & Partial<Record<PanelName, string>>} words
 * @param {(name: PanelName) => void} opened called when the reader opens a tab
 */
export function makeTabs(words, opened) {
  return new Tabs(words, opened)
}

class Tabs {
  #words
  #opened
  #bar
  /** @type {(Tabbed & { tab: HTMLElement })[]} */
  #tabs = []
  /** The tab that was asked for last, whether it is there or not. @type {PanelName | null} */
  #wanted = null

  /** @param {{ title: string } & Partial<Record<PanelName, string>>} words @param {(name: PanelName) => void} opened */
  constructor(words, opened) {
    this.#words = words
    this.#opened = opened
    this.#bar = make('div', { class: 'tabs', role: 'tablist', 'aria-label': words.title })
    this.#bar.addEventListener('keydown', (event) => this.#press(event))
  }

  /** Takes other panels. @param {Tabbed[]} panels @returns {HTMLElement[]} what shows them */
  fill(panels) {
    for (const { element } of this.#tabs) release(element)
    this.#tabs =
      panels.length < 2 ? [] : panels.map((panel) => ({ ...panel, tab: this.#make(panel) }))
    this.#bar.replaceChildren(...this.#tabs.map(({ tab }) => tab))
    this.open(this.#wanted)
    const elements = panels.map(({ element }) => element)
    return this.#tabs.length > 0 ? [this.#bar, ...elements] : elements
  }

  /** Opens a tab, or the first where there is none of that name. @param {PanelName | null} name */
  open(name) {
    this.#wanted = name
    const there = this.#tabs.some((tab) => tab.name === name)
    this.#tabs.forEach(({ name: own, tab, element }, at) => {
      const open = there ? own === name : at === 0
      tab.setAttribute('aria-selected', String(open))
      tab.tabIndex = open ? 0 : -1
      element.hidden = !open
    })
  }

  /** @param {Tabbed} panel */
  #make({ name, element, title }) {
    const attributes = {
      type: 'button',
      role: 'tab',
      id: `tab-${name}`,
      'aria-controls': `panel-${name}`,
    }
    const tab = make('button', attributes, title ?? this.#words[name] ?? name)
    tab.addEventListener('click', () => this.#choose(name))
    element.id = `panel-${name}`
    element.setAttribute('role', 'tabpanel')
    element.classList.add('tabbed')
    return tab
  }

  /** @param {PanelName} name */
  #choose(name) {
    this.open(name)
    this.#opened(name)
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const at = this.#tabs.findIndex(({ tab }) => tab.getAttribute('aria-selected') === 'true')
    const last = this.#tabs.length - 1
    /** @type {Record<string, number>} */
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }
    if (!(event.key in to)) return
    event.preventDefault()
    const { name, tab } = this.#tabs[(to[event.key] + last + 1) % (last + 1)]
    this.#choose(name)
    tab.focus()
  }
}

/** What was a tab is a panel as any other. @param {HTMLElement} element */
function release(element) {
  element.hidden = false
  element.removeAttribute('id')
  element.setAttribute('role', 'group')
  element.classList.remove('tabbed')
}
