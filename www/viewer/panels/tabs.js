/**
 * Panels as tabs, of which one is open. The first few have a tab; the others, which are seldom used, stand behind one
 * button. A single panel has no tab. The keys Left, Right, Home and End move to another tab and open it.
 *
 * @import {PanelName} from './names.js'
 *
 * @typedef {{ name: PanelName, element: HTMLElement, title?: string }} Panel
 * @typedef {{ title: string, more: string } & Partial<Record<PanelName, string>>} Words
 */

import { makeButton } from '../../dom/button.js'
import { icon } from '../../dom/icon.js'
import { isCommand } from '../../dom/key-target.js'
import { make } from '../../dom/make.js'
import { openBy } from '../../dom/popover.js'

/** The number of tabs in a row: in all languages they fit the column of panels. */
const IN_ROW = 3

export class Tabs {
  #words
  #opened
  #list
  #others
  #opener
  #bar
  /** Those in the row are first. @type {(Panel & { tab: HTMLElement })[]} */
  #tabs = []
  /** The tab that was asked for last, whether it is there or not. @type {PanelName | null} */
  #choice = null

  /** @param {Words} words @param {(name: PanelName) => void} opened called when the reader opens a tab */
  constructor(words, opened) {
    this.#words = words
    this.#opened = opened
    this.#list = make('div', { class: 'row', role: 'tablist', 'aria-label': words.title })
    this.#others = make('div', { class: 'others', popover: 'auto' })
    const label = { 'aria-label': words.more, title: words.more }
    this.#opener = make('button', { type: 'button', class: 'icon', ...label }, icon('more'))
    openBy(this.#others, this.#opener)
    this.#bar = make('div', { class: 'tabs' }, this.#list, this.#opener, this.#others)
    this.#list.addEventListener('keydown', (event) => this.#press(event))
  }

  /** Takes other panels. @param {Panel[]} panels @returns {HTMLElement[]} the elements that show them */
  fill(panels) {
    for (const { element } of this.#tabs) release(element)
    const row = panels.length === IN_ROW + 1 ? panels.length : IN_ROW
    this.#tabs =
      panels.length < 2
        ? []
        : panels.map((panel, at) => ({ ...panel, tab: this.#make(panel, at < row) }))
    const tabs = this.#tabs.map(({ tab }) => tab)
    this.#list.replaceChildren(...tabs.slice(0, row))
    this.#others.replaceChildren(...tabs.slice(row))
    this.#opener.hidden = tabs.length <= row
    this.open(this.#choice)
    const elements = panels.map(({ element }) => element)
    return this.#tabs.length > 0 ? [this.#bar, ...elements] : elements
  }

  /** Opens a tab, or the first where there is none of that name. @param {PanelName | null} name */
  open(name) {
    this.#choice = name
    const exists = this.#tabs.some((tab) => tab.name === name)
    const open = this.#tabs.find((tab, at) => (exists ? tab.name === name : at === 0))
    const inRow = this.#row.some((tab) => tab === open)
    for (const tab of this.#tabs) {
      const isInRow = this.#row.includes(tab)
      tab.tab.setAttribute(isInRow ? 'aria-selected' : 'aria-pressed', String(tab === open))
      // Where none of the row is open, Tab reaches the first.
      const hasTabStop = tab === open || (!inRow && tab === this.#tabs[0])
      if (isInRow) tab.tab.tabIndex = hasTabStop ? 0 : -1
      tab.element.hidden = tab !== open
    }
    this.#opener.classList.toggle('opened', !inRow && open !== undefined)
  }

  /** The tabs that stand in the row. */
  get #row() {
    return this.#tabs.filter(({ tab }) => tab.parentElement === this.#list)
  }

  /** @param {Panel} panel @param {boolean} inRow */
  #make({ name, element, title }, inRow) {
    const words = title ?? this.#words[name] ?? name
    const controls = { id: `tab-${name}`, 'aria-controls': `panel-${name}` }
    const choose = () => {
      if (!inRow) this.#others.hidePopover?.()
      this.#choose(name)
    }
    const tab = makeButton(words, choose, inRow ? { role: 'tab', ...controls } : {})
    element.id = `panel-${name}`
    if (inRow) element.setAttribute('role', 'tabpanel')
    element.classList.add('tabbed')
    element.classList.toggle('seldom', !inRow)
    return tab
  }

  /** @param {PanelName} name */
  #choose(name) {
    this.open(name)
    this.#opened(name)
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (isCommand(event) || event.shiftKey) return
    const row = this.#row
    const at = Math.max(
      row.findIndex(({ tab }) => tab.getAttribute('aria-selected') === 'true'),
      0,
    )
    const last = row.length - 1
    /** @type {Record<string, number>} */
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }
    if (!(event.key in to)) return
    event.preventDefault()
    const { name, tab } = row[(to[event.key] + last + 1) % (last + 1)]
    this.#choose(name)
    tab.focus()
  }
}

/** Turns the panel of a tab into a panel as any other. @param {HTMLElement} element */
function release(element) {
  element.hidden = false
  element.removeAttribute('id')
  element.setAttribute('role', 'group')
  element.classList.remove('tabbed', 'seldom')
}
