/**
 * The nodes of a tree whose children are to be put in order, each with buttons that move it among its siblings. It is
 * enough without the picture.
 *
 * @import {Messages, PractiseWords} from '../../messages/messages.js'
 * @import {TaskNode} from '../nodes.js'
 * @import {Help} from '../help.js'
 *
 * @typedef {'left' | 'right'} Direction
 * @typedef {Record<Direction, boolean>} Movable whether a node can be moved to either side
 */

import { disable } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { button } from '../controls.js'
import { signOf } from '../nodes.js'

const DIRECTIONS = /** @type {const} */ (['left', 'right'])
const ARROWS = { left: '←', right: '→' }

export class OrderList {
  #m
  #words
  #shift
  /** By node. @type {Map<number, HTMLElement>} */
  #rows = new Map()
  #list

  /** @param {Messages} m @param {PractiseWords} words @param {(node: number, direction: Direction) => void} shift @param {Help} help */
  constructor(m, words, shift, help) {
    this.#m = m
    this.#words = words
    this.#shift = shift
    this.#list = make('ol', { 'aria-label': words.order.list })
    this.element = make('div', { class: 'order' }, this.#list, help.button, help.hints)
  }

  /** @param {TaskNode[]} nodes */
  fill(nodes) {
    this.#rows = new Map(nodes.map((taskNode) => [taskNode.node, this.#row(taskNode, nodes)]))
    this.#list.replaceChildren(...this.#rows.values())
  }

  /** @param {TaskNode} taskNode @param {TaskNode[]} nodes */
  #row({ node, place, depth }, nodes) {
    const name = this.#m.viewer.short(place)
    const movable = movableOf(nodes, node)
    const buttons = DIRECTIONS.map((direction) => {
      const label = this.#words.order[direction](name)
      const arrow = button(ARROWS[direction], () => this.#shift(node, direction), label)
      arrow.dataset.direction = direction
      disable([arrow], !movable[direction])
      return arrow
    })
    const named = make('span', { class: 'node' }, signOf(place), ` ${name}`)
    const row = make('li', {}, named, ...(depth > 0 ? buttons : []))
    row.style.setProperty('--depth', String(depth))
    return row
  }

  /** Moves the focus to a button. @param {number} node @param {Direction} direction */
  focus(node, direction) {
    /** @type {HTMLElement | null | undefined} */
    const button = this.#rows.get(node)?.querySelector(`[data-direction=${direction}]`)
    button?.focus()
  }

  /** Marks the selected node. @param {number | null} node */
  select(node) {
    for (const [other, row] of this.#rows) row.classList.toggle('selected', other === node)
  }
}

/** Whether a node can be moved. @param {TaskNode[]} nodes @param {number | null} node @returns {Movable} */
export function movableOf(nodes, node) {
  if (node === null || node === 0) return { left: false, right: false }
  const { depth, end } = nodes[node]
  return { left: nodes[node - 1].depth >= depth, right: nodes[end]?.depth === depth }
}
