/**
 * The order of the children in practice: buttons and a list that move a node among its siblings. The element is given the
 * tree in the order that was made, and practice goes on once that tree is on view.
 *
 * @import {Desk} from '../desk.js'
 * @import {Way} from './order-list.js'
 * @import {TaskNode} from '../nodes.js'
 * @import {Box} from '../practise/sheet.js'
 * @import {PracticeWork} from '../practise/work.js'
 *
 * @typedef {{ node: number | null, way: Way | null }} Arrival the next action once the tree is on view: the node
 *   that was moved, and the way if the list moved it
 *
 * @typedef {object} MakingActions
 * @property {() => number | null} selected
 * @property {(words: string) => void} say
 * @property {(box: import('../practise/sheet.js').Box) => void} help
 */

import { disable } from '../../dom/button.js'
import { make } from '../../dom/make.js'
import { button } from '../controls.js'
import { OrderList, waysOf } from './order-list.js'
import { ORDER } from '../practise/work.js'

export class Ordering {
  /** Its box. */
  box = ORDER
  #desk
  #on
  #list
  /** The buttons that move the selected node among its siblings. */
  #ways
  /** The row of buttons. */
  moves
  /** While the tree that was given is not on view yet. @type {Arrival | null} */
  #arrival = null

  /** @param {Desk<PracticeWork>} desk @param {MakingActions} on */
  constructor(desk, on) {
    const { m, words } = desk.words
    const shift = (/** @type {number} */ node, /** @type {Way} */ way) =>
      this.shift(node, way, true)
    this.#desk = desk
    this.#on = on
    this.#list = new OrderList(m, words, shift, () => on.help(ORDER))
    const { order } = words
    this.#ways = {
      left: button(order.toLeft, () => this.shift(on.selected(), 'left')),
      right: button(order.toRight, () => this.shift(on.selected(), 'right')),
    }
    this.moves = make(
      'div',
      { class: 'moves', role: 'group', 'aria-label': order.move },
      ...[this.#ways.left, this.#ways.right, button(order.mirror, () => this.#mirror())],
    )
  }

  /** The list of the nodes. */
  get list() {
    return this.#list.element
  }

  /** Moves the focus into the list. */
  focus() {
    this.list.querySelector('button')?.focus()
  }

  /** The next action, now that a tree is on view; null: that tree is another one, not the same in another order. */
  arrival() {
    const arrival = this.#arrival
    this.#arrival = null
    return arrival
  }

  /** @param {TaskNode[]} nodes */
  fill(nodes) {
    this.#list.fill(nodes)
  }

  /** Goes on at the node that was moved, or first gives the tree in the order that was kept. @param {Arrival | null} arrival */
  begin(arrival) {
    const { work } = this.#desk
    if (!arrival && work?.sheet.read(ORDER) && !this.#arrival) this.place()
    const { node = null, way = null } = arrival ?? {}
    const place = node === null ? undefined : work?.boxes.nodes[node].place
    if (node === null || !place) return
    if (way) this.#list.focus(node, way)
    const { m, words } = this.#desk.words
    this.#on.say(words.order.moved(m.viewer.short(place), place.ordinal))
    queueMicrotask(() => this.#desk.viewer.actions.select(node))
  }

  /** @param {number | null} node */
  select(node) {
    this.#list.select(node)
  }

  /**
   * @param {(box: Box) => string} next the name of the next step of help at a box
   * @param {(box: Box) => string[]} hints the words of help there so far
   */
  show(next, hints) {
    const work = this.#desk.work
    if (!work) return
    this.#list.help.show(next(ORDER), hints(ORDER))
    const { left, right } = waysOf(work.boxes.nodes, this.#on.selected())
    disable([this.#ways.left], work.left <= 0 || !left)
    disable([this.#ways.right], work.left <= 0 || !right)
  }

  /**
   * Moves a node among its siblings.
   * @param {number | null} node
   * @param {Way} way
   * @param {boolean} [listed] whether it was asked for in the list
   */
  shift(node, way, listed = false) {
    const { work } = this.#desk
    if (!work?.takes(ORDER) || work.left <= 0) return undefined
    // Until the tree on view is that of the last move, the numbers of its nodes are others.
    if (node === null || !waysOf(work.boxes.nodes, node)[way] || this.#arrival) return undefined
    return this.#desk.askCore(async () => {
      const { edit } = await this.#desk.host.loadTextEditing()
      const moved = edit(await work.order(), false, node, way)
      work.remake(moved.text, ORDER)
      await this.place({ node: moved.node, way: listed ? way : null })
    })
  }

  /** Lets the children of all nodes come from right to left. */
  #mirror() {
    const work = this.#desk.work
    if (!work || work.left <= 0 || this.#arrival) return undefined
    return this.#desk.askCore(async () => {
      const search = await this.#desk.host.open(await work.order(), { order: 'reversed' })
      work.remake(search.print(), ORDER)
      search.free()
      await this.place()
    })
  }

  /** Nothing but the order can be changed. */
  change() {}

  /** There is nothing to type. */
  enter() {}

  /** Gives the tree in the order that was made. @param {Arrival} [arrival] */
  async place(arrival = { node: null, way: null }) {
    this.#arrival = arrival
    const text = await this.#desk.work?.order()
    if (text !== undefined) this.#desk.remake(text)
  }
}
